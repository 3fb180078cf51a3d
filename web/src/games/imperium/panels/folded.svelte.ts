/** Which rows of the market are folded. Kept in the browser: whoever folded the reserve once wants it so tomorrow. */
const KEY = 'melange.imperium.folded';

export const folded = $state<Record<string, boolean>>(read());

function read(): Record<string, boolean> {
  const rows: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
  return Array.isArray(rows) ? Object.fromEntries(rows.map((row) => [String(row), true])) : {};
}

export function fold(row: string): void {
  folded[row] = !folded[row];
  localStorage.setItem(KEY, JSON.stringify(Object.keys(folded).filter((one) => folded[one])));
}
