/** Which rows of the market are folded. Kept in the browser: whoever folded the reserve once wants it so tomorrow. */
import { writeLocal, readLocal } from '../../../lib/localStore';

const KEY = 'melange.imperium.folded';

export const folded = $state<Record<string, boolean>>(
  Object.fromEntries(readLocal<string[]>(KEY, []).map((row) => [row, true])),
);

export function fold(row: string): void {
  folded[row] = !folded[row];
  writeLocal(
    KEY,
    Object.keys(folded).filter((one) => folded[one]),
  );
}
