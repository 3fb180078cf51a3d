/** What a player's line counts: goods, troops, agents, cards. */
import type { PlayerView } from '../imperium.gen';
import type { Change } from '../types';

export interface Fact {
  id: string;
  icon: string;
  value: number;
  /** What a looked-at choice would add. */
  change?: number | undefined;
}

const TERMS: Record<string, string> = { agents: 'agent', discard: 'discard-pile' };
/** The word that explains a fact. */
export const termOf = ({ id }: Fact): string => TERMS[id] ?? id;

/** What matters most, and fits into one row. */
const SHORT = new Set(['solari', 'spice', 'water', 'garrison', 'agents', 'hand', 'intrigue']);
export const isShort = ({ id }: Fact): boolean => SHORT.has(id);

/** Goods, troops and agents of a player, in groups. */
export const resources = (player: PlayerView, change: Change): Fact[][] => [
  [
    { icon: 'solari', value: player.solari, id: 'solari', change: change.solari },
    { icon: 'spice', value: player.spice, id: 'spice', change: change.spice },
    { icon: 'water', value: player.water, id: 'water', change: change.water },
  ],
  [
    { icon: 'troop', value: player.garrison, id: 'garrison', change: change.garrison },
    { icon: 'conflict', value: player.conflict, id: 'conflict', change: change.conflict },
    { icon: 'supply', value: player.supply, id: 'supply' },
  ],
  [{ icon: 'agent', value: player.agents_ready, id: 'agents' }],
];

export const cards = (player: PlayerView): Fact[] => [
  { icon: 'hand', value: player.hand.count, id: 'hand' },
  { icon: 'deck', value: player.deck.count, id: 'deck' },
  { icon: 'discard', value: player.discard.length, id: 'discard' },
  { icon: 'intrigue', value: player.intrigue.count, id: 'intrigue' },
];
