/** Small things kept while a tab lives: a page loaded anew finds them again. */
const KEY = 'melange.';

export function readSession<T>(name: string): T | null {
  if (waiting.has(name)) return waiting.get(name) as T | null;
  try {
    return JSON.parse(sessionStorage.getItem(KEY + name) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

const waiting = new Map<string, unknown>();

/** Writes it soon, and at the latest when the page is left: what is drawn meanwhile does not wait for the disk. */
export function writeSession(name: string, value: unknown): void {
  if (waiting.size === 0) setTimeout(writeAll, 500);
  waiting.set(name, value);
}
globalThis.addEventListener?.('pagehide', writeAll);

function writeAll(): void {
  for (const [name, value] of waiting)
    if (value === null) sessionStorage.removeItem(KEY + name);
    else sessionStorage.setItem(KEY + name, JSON.stringify(value));
  waiting.clear();
}
