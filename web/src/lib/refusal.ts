/** Why the server did not do something, in the visitor's own language. */
import type { Refused } from '../wire';
import type { Translate } from './i18n.svelte';

/** The client's words for the code; the server's English sentence for one it does not know. */
export function refusalText(t: Translate, refused: Refused): string {
  const id = `refused-${refused.code}`;
  const words = t(id, refused.args);
  return words === id ? refused.message : words;
}
