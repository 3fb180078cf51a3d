/** Which rows of the market are folded. Kept in the browser: whoever folded the reserve once wants it so tomorrow. */
import { store, stored } from '../../../lib/stored';

const KEY = 'melange.imperium.folded';

export const folded = $state<Record<string, boolean>>(
  Object.fromEntries(stored<string[]>(KEY, []).map((row) => [row, true])),
);

export function fold(row: string): void {
  folded[row] = !folded[row];
  store(
    KEY,
    Object.keys(folded).filter((one) => folded[one]),
  );
}
