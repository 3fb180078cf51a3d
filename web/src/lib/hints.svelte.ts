/** Which hints were read on this device, game by game. */
const KEY = 'melange.hints';

function stored(): Record<string, string[]> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, string[]>) : {};
  } catch {
    return {};
  }
}

let read = $state.raw(stored());

export function hintsRead(kind: string): ReadonlySet<string> {
  return new Set(read[kind] ?? []);
}

export function markRead(kind: string, id: string): void {
  read = { ...read, [kind]: [...new Set([...(read[kind] ?? []), id])] };
  localStorage.setItem(KEY, JSON.stringify(read));
}

/** They all come again. */
export function forgetHints(): void {
  read = {};
  localStorage.removeItem(KEY);
}
