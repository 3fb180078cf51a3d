/** What flies between two positions, told by the events in between. */
import type { Flight } from '../../table/flights';
import type { EventTree, Good, Line, UnitMove } from './types';

const GOODS: ReadonlySet<Good> = new Set<Good>(['solari', 'spice', 'water', 'vp']);
const TROOPS: Record<UnitMove, ['space' | 'seat' | 'conflict', 'seat' | 'conflict']> = {
  recruit: ['space', 'seat'],
  deploy: ['seat', 'conflict'],
  join: ['seat', 'conflict'],
  retreat: ['conflict', 'seat'],
  'lose-garrison': ['seat', 'seat'],
  'lose-conflict': ['conflict', 'seat'],
};

/** What flies in a step. `space` is where its turn's agent stands: most of what is gained comes from there. */
export function flightsOf(lines: Line[], space: string | null): Flight[] {
  return lines.flatMap((line) => (line.undone ? [] : flightOf(line.event, space)));
}

function flightOf(event: EventTree, space: string | null): Flight[] {
  if (!('seat' in event)) return [];
  const { seat } = event;
  const home = [`seat:${seat}`, `points:${seat}`];
  const own = `var(--seat-${seat.toLowerCase()})`;
  const source = space ? [`space:${space}`] : [];
  const one = (piece: string, from: string[], to: string[], colour = own, count = 1): Flight[] => [
    { piece, from, to, colour, count },
  ];
  switch (event.event) {
    case 'agent-sent':
      return [
        ...one(`hand:${event.card}`, [`hand:${event.card}`], [`played:${seat}`]),
        ...one('agent', home, [`space:${event.space}`]),
      ];
    case 'agent-recalled':
      return one('agent', [`space:${event.space}`], home);
    case 'acquired':
      return one(`row:${event.card}`, [`row:${event.card}`], [`discard:${seat}`, ...home]);
    case 'discarded':
      return one(`hand:${event.card}`, [`hand:${event.card}`], [`discard:${seat}`]);
    case 'drew-card':
      return one('draw', [`deck:${seat}`], [`hand:${event.card}`]);
    case 'drew-intrigue':
      return one('intrigue', source, home, 'var(--intrigue)', event.count);
    case 'gained':
    case 'paid': {
      const { good, amount } = event;
      if (!GOODS.has(good)) return [];
      const [from, to] = event.event === 'gained' ? [source.length > 0 ? source : ['conflict'], home] : [home, source];
      return one(good, from, good === 'vp' ? [`points:${seat}`, ...to] : to, `var(--${good})`, amount);
    }
    case 'troops-moved': {
      const places = { space: source, seat: home, conflict: ['conflict'] };
      const [from, to] = TROOPS[event.how];
      return from === to ? [] : one('troop', places[from], places[to], own, event.count);
    }
    case 'dreadnoughts-moved': {
      const places = { space: source, seat: home, conflict: ['conflict'] };
      const [from, to] = TROOPS[event.how];
      return from === to ? [] : one('dreadnought', places[from], places[to], own, event.count);
    }
    case 'dreadnought-placed':
      return one('dreadnought', ['conflict'], [`space:${event.space}`]);
    case 'dreadnought-returned':
      return one('dreadnought', [`space:${event.space}`], home);
    case 'tile-acquired':
      return one(`tech:${event.tile}`, [`tech:${event.tile}`, 'tech'], ['tiles', ...home]);
    case 'tile-trashed':
      return one('tech', home, ['tech'], 'var(--ix)');
    case 'negotiator-sent':
      return one('troop', home, ['tech']);
    case 'negotiators-returned':
      return one('troop', ['tech'], home, own, event.count);
    case 'freighter-advanced':
      return one('freighter', [`shipping:${event.now - 1}`], [`shipping:${event.now}`]);
    case 'freighter-recalled':
      return one('freighter', ['shipping'], ['shipping:0']);
    case 'spy-placed':
      return one('spy', home, [`post:${event.post}`]);
    case 'spy-recalled':
    case 'infiltrated':
    case 'gathered-intelligence':
      return one('spy', [`post:${event.post}`], home);
    case 'worms-summoned':
      return one('worm', source, ['conflict'], 'var(--battle)', event.count);
    case 'maker-hooks-taken':
      return one('maker-hooks', source, home);
    case 'conflict-taken':
      return one('conflict', ['conflict'], home, 'var(--battle)');
    case 'icons-paired':
      return one('pair', home, [`points:${seat}`], 'var(--battle)');
    case 'contract-taken':
      return one(`contract:${event.contract}`, [`contract:${event.contract}`, 'contracts'], ['own-contracts', ...home]);
    case 'contract-completed':
      return one('contract', home, home, 'var(--contract)');
    case 'memory-made':
      return one('memory', home, ['step:bene-gesserit:0'], own);
    case 'memories-returned':
      return one('memory', ['step:bene-gesserit:0'], home, own, event.count);
    case 'snooper-taken':
      return one('snooped', [`step:${event.faction}:2`], home);
    case 'influence-gained':
    case 'influence-lost': {
      const { faction, now, amount } = event;
      const before = event.event === 'influence-gained' ? now - amount : now + amount;
      return one(`mark:${seat}`, [`step:${faction}:${before}`], [`step:${faction}:${now}`]);
    }
    case 'alliance-taken':
      return one('alliance', [`step:${event.faction}:4`], home, `var(--${event.faction})`);
    default:
      return [];
  }
}
