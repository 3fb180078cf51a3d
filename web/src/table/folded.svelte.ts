/** Which parts of the screen are folded: rails, the hand, rows of a panel. Kept in the browser: whoever folded one once wants it so tomorrow. */
import { writeLocal, readLocal } from '../lib/localStore';

const KEY = 'melange.folded';

export const folded = $state<Record<string, boolean>>(
  Object.fromEntries(readLocal<string[]>(KEY, []).map((part) => [part, true])),
);

export function fold(part: string): void {
  folded[part] = !folded[part];
  writeLocal(
    KEY,
    Object.keys(folded).filter((one) => folded[one]),
  );
}
