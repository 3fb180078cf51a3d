/** What flies between two positions, told by the events in between. */
import type { Flight } from '../../table/flights';
import type { Line } from '../../wire';
import { event } from './panels/log';
import type { EventTree } from './types';

const GOODS = new Set(['solari', 'spice', 'water', 'vp']);
const TROOPS: Record<string, ['space' | 'seat' | 'conflict', 'seat' | 'conflict']> = {
  recruit: ['space', 'seat'],
  deploy: ['seat', 'conflict'],
  join: ['seat', 'conflict'],
  retreat: ['conflict', 'seat'],
  'lose-garrison': ['seat', 'seat'],
  'lose-conflict': ['conflict', 'seat'],
};

/** What flies in a step. `space` is where its turn's agent stands: most of what is gained comes from there. */
export function flightsOf(lines: Line[], space: string | null): Flight[] {
  return lines.flatMap((line) => (line.undone ? [] : flightOf(event(line), space)));
}

function flightOf(tree: EventTree, space: string | null): Flight[] {
  const { seat, card, faction } = tree;
  if (!seat) return [];
  const home = [`seat:${seat}`, `points:${seat}`];
  const own = `var(--seat-${seat.toLowerCase()})`;
  const source = space ? [`space:${space}`] : [];
  const one = (piece: string, from: string[], to: string[], colour = own, count = 1): Flight[] => [
    { piece, from, to, colour, count },
  ];
  const amount = Number(tree['amount'] ?? 1);
  switch (tree.event) {
    case 'agent-sent':
      return [
        ...one(`hand:${card}`, [`hand:${card}`], [`played:${seat}`]),
        ...one('agent', home, [`space:${tree.space}`]),
      ];
    case 'agent-recalled':
      return one('agent', [`space:${tree.space}`], home);
    case 'acquired':
      return one(`row:${card}`, [`row:${card}`], [`discard:${seat}`, ...home]);
    case 'discarded':
      return one(`hand:${card}`, [`hand:${card}`], [`discard:${seat}`]);
    case 'drew-card':
      return one('draw', [`deck:${seat}`], [`hand:${card}`]);
    case 'drew-intrigue':
      return one('intrigue', source, home, 'var(--intrigue)', Number(tree['count'] ?? 1));
    case 'gained':
    case 'paid': {
      const good = String(tree['good']);
      if (!GOODS.has(good)) return [];
      const [from, to] = tree.event === 'gained' ? [source.length > 0 ? source : ['conflict'], home] : [home, source];
      return one(good, from, good === 'vp' ? [`points:${seat}`, ...to] : to, `var(--${good})`, amount);
    }
    case 'troops-moved': {
      const places = { space: source, seat: home, conflict: ['conflict'] };
      const [from, to] = TROOPS[String(tree['how'])] ?? ['seat', 'seat'];
      return from === to ? [] : one('troop', places[from], places[to], own, Number(tree['count'] ?? 1));
    }
    case 'influence-gained':
    case 'influence-lost': {
      const now = Number(tree['now']);
      const before = tree.event === 'influence-gained' ? now - amount : now + amount;
      return one(`mark:${seat}`, [`step:${faction}:${before}`], [`step:${faction}:${now}`]);
    }
    case 'alliance-taken':
      return one('alliance', [`step:${faction}:4`], home, `var(--${faction})`);
    default:
      return [];
  }
}
