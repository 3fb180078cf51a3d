import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

it('a broken note of folded parts folds none', async () => {
  vi.stubGlobal('localStorage', { getItem: () => '["reserve' });
  const { folded } = await import('./folded.svelte');
  expect({ ...folded }).toEqual({});
}, 30_000);
