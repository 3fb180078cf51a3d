/** Where storms strike: open sand, and rock that nothing shelters. */
import type { Catalogue, View } from '../types';

export function isExposed(
  id: string,
  { areas, atomics: opens }: Pick<Catalogue, 'areas' | 'atomics'>,
  { atomics }: Pick<View, 'atomics'>,
): boolean {
  const area = areas[id];
  if (!area) return false;
  if (atomics === id) return true;
  if (area.terrain === 'mountain') return false;
  return !area.sheltered || (atomics !== null && (opens[atomics]?.includes(id) ?? false));
}
