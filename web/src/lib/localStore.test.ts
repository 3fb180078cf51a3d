import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeLocal, readLocal } from './localStore';

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
    writeLocal('a', [1, 2]);
    expect(readLocal('a', [])).toEqual([1, 2]);
    expect(readLocal('a', {})).toEqual({});
    expect(readLocal('b', ['none'])).toEqual(['none']);
    for (const broken of ['[1', 'null', '7', '"x"']) {
      kept.set('a', broken);
      expect(readLocal('a', ['none'])).toEqual(['none']);
    }
  });

  it('keeps nothing from loading', async () => {
    for (const key of ['melange.settings', 'melange.hints', 'melange.seen']) kept.set(key, '{broken');
    const [{ hintsRead }, { seenStep }, { loadSettings }] = await Promise.all([
      import('./hints.svelte'),
      import('./playback.svelte'),
      import('./settings'),
    ]);
    expect(hintsRead('any').size).toBe(0);
    expect(seenStep('any')).toBeNull();
    expect(loadSettings().theme).toBe('system');
  });
});
