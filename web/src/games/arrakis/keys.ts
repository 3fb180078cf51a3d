/** Keys of this game's own: they lead to what no other table has. */
import type { Command } from '../../lib/keys';

export const KEYS = [
  { name: 'dice', codes: ['KeyD'], shown: ['D'], where: 'game' },
  { name: 'prescience', codes: ['KeyT'], shown: ['T'], where: 'game' },
  { name: 'spice', codes: ['KeyM'], shown: ['M'], where: 'game' },
  { name: 'leaders', codes: ['KeyC'], shown: ['C'], where: 'game' },
] as const satisfies readonly Command[];
