import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SHORTEST_PASSPHRASE, longEnough } from './passphrase';

it('asks of a passphrase what the server asks, and counts as it counts', () => {
  const rust = readFileSync(join(import.meta.dirname, '../../../crates/server/src/identity/passphrase.rs'), 'utf8');
  expect(SHORTEST_PASSPHRASE).toBe(Number(/MIN_PASSPHRASE: usize = (\d+)/.exec(rust)?.[1]));
  expect(longEnough('melange!')).toBe(true);
  expect(longEnough('melange')).toBe(false);
  expect(longEnough('🐛🐛🐛🐛')).toBe(false);
});
