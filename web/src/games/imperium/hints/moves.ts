/** Good first moves for a newcomer: of what can be done, the plainest gains, each of another kind. */
import type { Catalogue, Choice, EffectTree } from '../types';
import { does } from '../types';

/** What a first move is good for, the best first. */
export const REASONS = ['influence', 'troops', 'contract', 'solari', 'spice', 'spies', 'cards', 'water'] as const;
export type Reason = (typeof REASONS)[number];

export interface FirstMove {
  card: string;
  space: string;
  reason: Reason;
}

const BY_EFFECT: Partial<Record<EffectTree['is'], Reason>> = {
  troop: 'troops',
  solari: 'solari',
  spice: 'spice',
  harvest: 'spice',
  draw: 'cards',
  intrigue: 'cards',
  water: 'water',
  contract: 'contract',
  spy: 'spies',
};
const MOST = 3;

const parts = (effect: EffectTree): EffectTree[] => (effect.is === 'all' ? effect.of.flatMap(parts) : [effect]);

/** Three spaces to send the first agent to, free ones before those with a price. */
export function firstMoves(choices: Choice[], { spaces }: Pick<Catalogue, 'spaces'>): FirstMove[] {
  const found = choices.filter(does('agent')).flatMap(({ tree: { card, space, price } }) => {
    const entry = spaces[space];
    const bought = entry?.trees[price];
    if (!entry || !bought) return [];
    const reasons = bought.effect.flatMap(parts).flatMap(({ is }) => BY_EFFECT[is] ?? []);
    const paid = bought.cost.solari + bought.cost.spice + bought.cost.water;
    return (entry.faction ? ['influence' as const, ...reasons] : reasons).map((reason) => ({
      card,
      space,
      reason,
      paid,
    }));
  });
  const moves: FirstMove[] = [];
  for (const reason of REASONS) {
    const fitting = found.filter((move) => move.reason === reason && !moves.some(({ space }) => space === move.space));
    const [best] = fitting.sort((a, b) => a.paid - b.paid);
    if (best && moves.length < MOST) moves.push({ card: best.card, space: best.space, reason });
  }
  return moves;
}
