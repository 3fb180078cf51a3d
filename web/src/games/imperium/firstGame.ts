/** A first game: the newcomer plays one of the simplest leaders; the others are dealt from all. */
import type { Json } from '../../wire';
import type { Setup } from '../../lib/newTable';
import type { LeaderEntry } from './types';

function pick<T>(from: T[]): T | undefined {
  return from[Math.floor(Math.random() * from.length)];
}

export function easySetup(
  setup: Setup,
  { leaders }: { leaders: Record<string, Pick<LeaderEntry, 'complexity' | 'is_back'>> },
): Json {
  const hardness = (id: string): number => leaders[id]?.complexity ?? Infinity;
  let left = Object.keys(leaders).filter((id) => !leaders[id]?.is_back);
  const least = Math.min(...left.map(hardness));
  const named: string[] = [];
  while (named.length < setup.players) {
    const leader = pick(named.length === 0 ? left.filter((id) => hardness(id) === least) : left);
    if (!leader) return setup;
    named.push(leader);
    left = left.filter((id) => id !== leader);
  }
  return { ...setup, leaders: named };
}
