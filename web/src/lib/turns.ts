/** Moving through a game by turns. */
import type { Mark } from '../wire';

/** The step where the turn before or after this one begins; the ends of the game if there is none. */
export function turnFrom(turns: Mark[], step: number, direction: -1 | 1, steps: number): number {
  const starts = turns.map((turn) => turn.step);
  if (direction > 0) return starts.find((start) => start > step) ?? steps;
  return starts.findLast((start) => start < step) ?? 0;
}

/** The turn a step belongs to. */
export function turnAt(turns: Mark[], step: number): Mark | null {
  return turns.findLast((turn) => turn.step <= step) ?? null;
}

/** The first turn of every round; what is chosen before the first one is no round. */
export function rounds(turns: Mark[]): Mark[] {
  return turns.filter((turn, index) => turn.round > 0 && turn.round !== turns[index - 1]?.round);
}
