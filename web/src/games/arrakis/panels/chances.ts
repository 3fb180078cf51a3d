/** Chances in whole percents that add up to a hundred. */
import type { Chances } from '../types';

export function percents({ attacker, nobody, defender }: Chances): [number, number, number] {
  const exact = [attacker / 10, nobody / 10, defender / 10];
  const whole = exact.map(Math.floor);
  const order = [0, 1, 2].sort((a, b) => exact[b]! - whole[b]! - (exact[a]! - whole[a]!));
  const left = 100 - whole.reduce((sum, n) => sum + n, 0);
  for (const i of order.slice(0, left)) whole[i]! += 1;
  return [whole[0]!, whole[1]!, whole[2]!];
}
