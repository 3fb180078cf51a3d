/** What this browser keeps, by key. Whatever cannot be read is as if it had never been kept. */
export function readLocal<T extends object>(key: string, fallback: T): T {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    const alike = typeof found === 'object' && found !== null && Array.isArray(found) === Array.isArray(fallback);
    return alike ? (found as T) : fallback;
  } catch {
    return fallback;
  }
}

export function writeLocal(key: string, value: object): void {
  localStorage.setItem(key, JSON.stringify(value));
}
