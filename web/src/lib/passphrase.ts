import { SHORTEST_PASSPHRASE } from '../wire.gen';

/**
 * Counted as the server counts: a character outside the first plane is one, not two. Too long a passphrase it refuses in
 * its own words.
 */
export function longEnough(passphrase: string): boolean {
  return [...passphrase].length >= SHORTEST_PASSPHRASE;
}
