import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { store, stored } from './stored';

describe('what the browser keeps', () => {
  const kept = new Map<string, string>();
  beforeEach(() =>
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    }),
  );
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
    kept.clear();
  });

  it('is found again, and what is broken or of another shape is not', () => {
    store('a', [1, 2]);
    expect(stored('a', [])).toEqual([1, 2]);
    expect(stored('a', {})).toEqual({});
    expect(stored('b', ['none'])).toEqual(['none']);
    for (const broken of ['[1', 'null', '7', '"x"']) {
      kept.set('a', broken);
      expect(stored('a', ['none'])).toEqual(['none']);
    }
  });

  it('keeps nothing from loading', async () => {
    for (const key of ['melange.settings', 'melange.hints', 'melange.seen']) kept.set(key, '{broken');
    const [{ hintsRead }, { seenStep }, { loadSettings }] = await Promise.all([
      import('./hints.svelte'),
      import('./pace.svelte'),
      import('./settings'),
    ]);
    expect(hintsRead('any').size).toBe(0);
    expect(seenStep('any')).toBeNull();
    expect(loadSettings().theme).toBe('system');
  });
});
