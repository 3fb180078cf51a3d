/** A reward as a sandworm doubles it: what is counted counts twice, anything else comes twice; control does not. */
import type { EffectTree } from '../types';

const COUNTED: ReadonlySet<EffectTree['is']> = new Set<EffectTree['is']>([
  'solari',
  'spice',
  'water',
  'vp',
  'troop',
  'intrigue',
  'draw',
  'spy',
  'contract',
]);

export function doubled(effects: EffectTree[]): EffectTree[] {
  return effects.flatMap((effect): EffectTree[] => {
    if (effect.is === 'control') return [effect];
    if (effect.is === 'all') return [{ ...effect, of: doubled(effect.of) }];
    if (COUNTED.has(effect.is) && 'n' in effect) return [{ ...effect, n: effect.n * 2 } as EffectTree];
    return [effect, effect];
  });
}
