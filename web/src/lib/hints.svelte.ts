/** Which hints were read on this device, game by game. */
import { store, stored } from './stored';

const KEY = 'melange.hints';

let read = $state.raw(stored<Record<string, string[]>>(KEY, {}));

export function hintsRead(kind: string): ReadonlySet<string> {
  return new Set(read[kind] ?? []);
}

export function markRead(kind: string, id: string): void {
  read = { ...read, [kind]: [...new Set([...(read[kind] ?? []), id])] };
  store(KEY, read);
}

/** They all come again. */
export function forgetHints(): void {
  read = {};
  localStorage.removeItem(KEY);
}
