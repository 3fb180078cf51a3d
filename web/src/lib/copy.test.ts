import { afterEach, expect, it, vi } from 'vitest';
import { copy } from './copy';
import { toasts } from './toasts.svelte';

afterEach(() => {
  vi.unstubAllGlobals();
  toasts.length = 0;
});

it('copies, and says so if asked to', async () => {
  const written: string[] = [];
  vi.stubGlobal('navigator', { clipboard: { writeText: (text: string) => void written.push(text) } });
  expect(await copy('one')).toBe(true);
  expect(await copy('two', 'Done.')).toBe(true);
  expect(written).toEqual(['one', 'two']);
  expect(toasts.map(({ text, bad }) => [text, bad])).toEqual([['Done.', false]]);
});

it('makes a note where there is no clipboard or it is refused', async () => {
  vi.stubGlobal('navigator', {});
  expect(await copy('one', 'Done.')).toBe(false);
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('no')) } });
  expect(await copy('one', 'Done.')).toBe(false);
  expect(toasts.map(({ text, bad }) => [/blocked copying/.test(text), bad])).toEqual([[true, true]]);
});
