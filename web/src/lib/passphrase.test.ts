import { expect, it } from 'vitest';
import { longEnough } from './passphrase';

it('counts the characters of a passphrase as the server counts', () => {
  expect(longEnough('melange!')).toBe(true);
  expect(longEnough('melange')).toBe(false);
  expect(longEnough('🐛🐛🐛🐛')).toBe(false);
});
