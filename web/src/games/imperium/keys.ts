/** Keys of Imperium's own: they lead to what no other table has. */
import type { Command } from '../../lib/keys';

export const KEYS = [
  { name: 'market', codes: ['KeyM'], shown: ['M'], where: 'game' },
  { name: 'fold-row', codes: ['KeyR'], shown: ['R'], where: 'game' },
  { name: 'fold-reserve', codes: ['KeyV'], shown: ['V'], where: 'game' },
  { name: 'tracks', codes: ['KeyT'], shown: ['T'], where: 'game' },
  { name: 'conflict', codes: ['KeyC'], shown: ['C'], where: 'game' },
] as const satisfies readonly Command[];
