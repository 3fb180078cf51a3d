/** A turn as one picture: the card, the space, and what was gained and paid. */
import type { EventTree, Good, Line, Seat, Thing } from '../types';

export interface Gain {
  icon: string;
  /** Less than nothing is what was paid. */
  n: number;
}

export interface Picture {
  /** What was played: the agent's card and where it went, or a revealed hand. */
  card: string | null;
  space: string | null;
  revealed: boolean;
  gains: Gain[];
  /** Cards that were bought, and intrigue cards that were played. */
  things: Thing[];
}

const GOODS: Record<Good, string> = {
  solari: 'solari',
  spice: 'spice',
  water: 'water',
  persuasion: 'persuasion',
  sword: 'sword',
  vp: 'vp',
};

function gainOf(event: EventTree): Gain | null {
  switch (event.event) {
    case 'gained':
      return { icon: GOODS[event.good], n: event.amount };
    case 'paid':
      return { icon: GOODS[event.good], n: -event.amount };
    case 'vp-lost':
      return { icon: 'vp', n: -event.amount };
    case 'influence-gained':
      return { icon: event.faction, n: event.amount };
    case 'influence-lost':
      return { icon: event.faction, n: -event.amount };
    case 'troops-moved':
      if (event.how === 'recruit') return { icon: 'troop', n: event.count };
      if (event.how === 'deploy' || event.how === 'join') return { icon: 'deploy', n: event.count };
      return event.how === 'retreat' ? { icon: 'retreat', n: event.count } : { icon: 'troop', n: -event.count };
    case 'dreadnoughts-moved':
      if (event.how === 'recruit') return { icon: 'dreadnought', n: event.count };
      if (event.how === 'deploy' || event.how === 'join') return { icon: 'deploy-dreadnought', n: event.count };
      return { icon: 'dreadnought', n: -event.count };
    case 'negotiator-sent':
      return { icon: 'negotiate', n: 1 };
    case 'negotiators-returned':
      return { icon: 'negotiate', n: -event.count };
    case 'freighter-advanced':
      return { icon: 'freighter-advance', n: 1 };
    case 'freighter-recalled':
      return { icon: 'freighter-recall', n: 1 };
    case 'drew':
      return { icon: 'draw', n: event.count };
    case 'drew-intrigue':
      return { icon: 'intrigue', n: event.count };
    case 'stole-intrigue':
      return { icon: 'steal-intrigue', n: 1 };
    case 'trashed':
      return { icon: 'trash', n: 1 };
    case 'discarded':
      return { icon: 'discard', n: 1 };
    case 'alliance-taken':
      return { icon: 'alliance', n: 1 };
    case 'council-seat':
      return { icon: 'high-council', n: 1 };
    case 'swordmaster-gained':
      return { icon: 'swordmaster', n: 1 };
    case 'mentat-taken':
      return { icon: 'mentat', n: 1 };
    case 'agent-recalled':
      return { icon: 'recall', n: 1 };
    case 'spy-placed':
      return { icon: 'spy', n: 1 };
    case 'spy-recalled':
      return { icon: 'recall-spy', n: 1 };
    case 'infiltrated':
      return { icon: 'infiltrate-spy', n: 1 };
    case 'gathered-intelligence':
      return { icon: 'gather-intelligence', n: 1 };
    case 'maker-hooks-taken':
      return { icon: 'maker-hooks', n: 1 };
    case 'shield-wall-removed':
      return { icon: 'blow-wall', n: 1 };
    case 'worms-summoned':
      return { icon: 'worm', n: event.count };
    case 'icons-paired':
      return { icon: 'pair', n: 1 };
    case 'intrigue-trashed':
      return { icon: 'trash-intrigue', n: 1 };
    case 'memory-made':
      return { icon: 'memory', n: 1 };
    case 'memories-returned':
      return { icon: 'memory', n: -event.count };
    case 'leader-turned':
      return { icon: 'turn-leader', n: 1 };
    case 'trained':
      return { icon: 'training', n: 1 };
    default:
      return null;
  }
}

/** What a seat did and got in these lines; what others got by it is left to the log. */
export function pictureOf(lines: Line[], seat: Seat): Picture {
  const picture: Picture = { card: null, space: null, revealed: false, gains: [], things: [] };
  for (const { event } of lines) {
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.event === 'agent-sent') [picture.card, picture.space] = [event.card, event.space];
    if (event.event === 'revealed') picture.revealed = true;
    if (event.event === 'acquired') picture.things.push({ kind: 'card', id: event.card });
    if (event.event === 'intrigue-played') picture.things.push({ kind: 'intrigue', id: event.card });
    if (event.event === 'tile-acquired' || event.event === 'tile-used')
      picture.things.push({ kind: 'tech', id: event.tile });
    if (event.event === 'contract-taken' || event.event === 'contract-completed')
      picture.things.push({ kind: 'contract', id: event.contract });
    const gain = gainOf(event);
    if (!gain || gain.n === 0) continue;
    const same = picture.gains.find(({ icon, n }) => icon === gain.icon && n > 0 === gain.n > 0);
    if (same) same.n += gain.n;
    else picture.gains.push(gain);
  }
  return picture;
}
