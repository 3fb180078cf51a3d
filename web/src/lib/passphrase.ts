/** How short a new passphrase may be, in characters: the server's number. Too long a one it refuses in its own words. */
export const SHORTEST_PASSPHRASE = 8;

/** Counted as the server counts: a character outside the first plane is one, not two. */
export function longEnough(passphrase: string): boolean {
  return [...passphrase].length >= SHORTEST_PASSPHRASE;
}
