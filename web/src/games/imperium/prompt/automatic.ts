/** The one choice there is, if it needs no thought: an effect without a price, or a pass nobody can avoid. */
import type { ImperiumPlay } from '../play.svelte';
import type { Choice } from '../types';

export function automatic(play: ImperiumPlay): Choice | null {
  const [only, ...others] = play.choices;
  if (!only || others.length > 0) return null;
  const action = only.tree;
  if (action.do === 'pass') return only;
  if (action.do !== 'resolve') return null;
  const entry = play.catalogue.effects[action.effect];
  return entry && entry.tree.is !== 'pay' ? only : null;
}
