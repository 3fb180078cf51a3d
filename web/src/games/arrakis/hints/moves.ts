/** Good first moves for a newcomer: what a side is best served by, as far as a die can be spent on it. */
import type { Choice, Side, Use } from '../types';

/** What is told to be good, the best first. */
const BEST: Record<Side, readonly Use[]> = {
  atreides: ['deploy', 'draw', 'move', 'card', 'upgrade'],
  harkonnen: ['deploy', 'move', 'vehicles', 'upgrade', 'draw', 'card'],
};
export const USES: Use[] = [...new Set([...BEST.atreides, ...BEST.harkonnen])];
const MOST = 3;

/** Three things to spend the first die on; while no die can be spent yet, those that usually can be. */
export function firstMoves(choices: Pick<Choice, 'tree'>[], side: Side): Use[] {
  const spent = choices.flatMap(({ tree }) => (tree.do === 'spend' ? [tree.on] : []));
  return BEST[side].filter((use) => spent.length === 0 || spent.includes(use)).slice(0, MOST);
}
