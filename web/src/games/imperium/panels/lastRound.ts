/** Whether the game ends with this round, as far as the table can tell. */
import type { Constants, PlayerView, View } from '../types';

/** What of a position tells it. */
type Standing = Pick<View, 'phase' | 'conflicts_left'> & { players: Record<string, Pick<PlayerView, 'vp'>> };

/** Before the first round and after the last one there is nothing to tell. */
const OUTSIDE: readonly string[] = ['setup', 'endgame', 'over'];

/**
 * Why this is the last round: no conflict is left for another one, or somebody has the points that end the game. Points
 * can still be lost before the round is over.
 */
export function lastRound(view: Standing, { winning_points }: Constants): 'conflicts' | 'points' | null {
  if (OUTSIDE.includes(view.phase)) return null;
  if (view.conflicts_left === 0) return 'conflicts';
  return Object.values(view.players).some(({ vp }) => vp >= winning_points) ? 'points' : null;
}
