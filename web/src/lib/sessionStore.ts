/** Small things kept while a tab lives: a page loaded anew finds them again. */
const KEY = 'melange.';

export function readSession<T>(name: string): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY + name) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

export function writeSession(name: string, value: unknown): void {
  if (value === null) sessionStorage.removeItem(KEY + name);
  else sessionStorage.setItem(KEY + name, JSON.stringify(value));
}
