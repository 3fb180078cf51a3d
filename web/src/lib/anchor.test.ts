import { afterEach, expect, it, vi } from 'vitest';
import { Anchor } from './anchor.svelte';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['', ''],
  ['#thing%3Aa', 'thing:a'],
  ['#%', '%'],
])('an address that ends in “%s” points at “%s”', (hash, id) => {
  vi.stubGlobal('location', { hash });
  expect(new Anchor().id).toBe(id);
});
