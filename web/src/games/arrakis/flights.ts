/** What flies between two positions, told by the events in between. */
import type { Flight } from '../../table/flights';
import type { EventOfSeat, Line, Side } from './types';

export function flightsOf(lines: Line[]): Flight[] {
  return lines.flatMap((line) => (line.undone ? [] : flightOf(line.event)));
}

const hue = (side: Side): string => `var(--${side})`;

function flightOf(event: EventOfSeat): Flight[] {
  const one = (piece: string, from: string[], to: string[], colour: string, count = 1): Flight[] => [
    { piece, from, to, colour, count },
  ];
  switch (event.event) {
    case 'moved':
    case 'driven':
      return one('legion', [`area:${event.from}`], [`area:${event.to}`], hue(event.side));
    case 'attack':
      return one('hit', [`area:${event.from}`], [`area:${event.to}`], hue(event.side));
    case 'placed':
      return one('regular', [`side:${event.side}`], [`area:${event.area}`], hue(event.side));
    case 'lost':
      return one('hit', [`area:${event.area}`], [`side:${event.side}`], hue(event.side));
    case 'worm-moved':
    case 'worm-attacked':
      return one('sandworm', [`area:${event.from}`], [`area:${event.to}`], 'var(--worm)');
    case 'saved':
      return one('carryall', [`zone:${event.zone}`], [`area:${event.area}`], hue('harkonnen'));
    case 'played':
    case 'discarded':
      return one(`card:${event.card}`, [`card:${event.card}`], [`discard:${event.board}`], 'var(--ink)');
    default:
      return [];
  }
}
