/** Which hints were read on this device, game by game. */
import { writeLocal, readLocal } from './localStore';

const KEY = 'melange.hints';

let read = $state.raw(readLocal<Record<string, string[]>>(KEY, {}));

export function hintsRead(kind: string): ReadonlySet<string> {
  return new Set(read[kind] ?? []);
}

export function markRead(kind: string, id: string): void {
  read = { ...read, [kind]: [...new Set([...(read[kind] ?? []), id])] };
  writeLocal(KEY, read);
}

/** They all come again. */
export function forgetHints(): void {
  read = {};
  localStorage.removeItem(KEY);
}
