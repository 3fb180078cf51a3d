/** A turn in a few icons with names, read off its lines. */
import type { Catalogue, Line } from '../types';

interface Part {
  icon: string;
  text: string;
}

export function pictureOf(lines: Line[], { areas, cards, leaders, prescience }: Catalogue): Part[] {
  const name = (id: string): string => areas[id]?.name ?? '';
  return lines.flatMap(({ event }): Part[] => {
    switch (event.event) {
      case 'spent':
        return [{ icon: event.face, text: '' }];
      case 'played':
        return [{ icon: 'hand', text: cards[event.card]?.name ?? '' }];
      case 'leader-action':
        return [{ icon: 'leader', text: leaders[event.leader]?.name ?? '' }];
      case 'moved':
        return [{ icon: 'move', text: name(event.to) }];
      case 'attack':
        return [{ icon: event.surprise ? 'surprise' : 'hit', text: name(event.to) }];
      case 'placed':
      case 'token-placed':
      case 'leader-placed':
        return [{ icon: 'deployment', text: name(event.area) }];
      case 'worm-attacked':
      case 'worm-moved':
        return [{ icon: 'sandworm', text: name(event.to) }];
      case 'destroyed':
        return [{ icon: 'settlement', text: name(event.area) }];
      case 'claimed':
        return [{ icon: 'prescience', text: prescience[event.prescience]?.name ?? '' }];
      default:
        return [];
    }
  });
}
