import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Position } from '../wire';
import { Playback, type Snapshot } from './playback.svelte';

const snapshot = (steps: number, more: Partial<Position> = {}): Snapshot => ({
  position: {
    seq: steps,
    steps,
    viewer: 'A',
    view: {},
    decision: null,
    lines_from: steps,
    lines: [],
    undo: 0,
    ask_undo: 0,
    no_undo: null,
    talk: [],
    outcome: null,
    ...more,
  },
  lines: [],
});

describe('playback', () => {
  let dwell = 100;
  let seen: number | null = null;
  let loaded: number[] = [];
  let fails = false;
  const playback = () =>
    new Playback({
      dwell: () => dwell,
      load: (step) => {
        loaded.push(step);
        return fails ? Promise.reject(new Error('gone')) : Promise.resolve(snapshot(step));
      },
      seen,
    });
  const at = (one: Playback) => one.shown?.position.steps;

  beforeEach(() => {
    vi.useFakeTimers();
    [dwell, seen, loaded, fails] = [100, null, [], false];
  });
  afterEach(() => vi.useRealTimers());

  it('shows steps one after another, each for its time', async () => {
    const one = playback();
    one.push(snapshot(1), false);
    expect(at(one)).toBe(1);
    for (const step of [2, 3, 4]) one.push(snapshot(step), false);
    expect(at(one)).toBe(1);
    expect(one.behind).toBe(3);
    await vi.advanceTimersByTimeAsync(100);
    expect(at(one)).toBe(2);
    await vi.advanceTimersByTimeAsync(99);
    expect(at(one)).toBe(2);
    await vi.advanceTimersByTimeAsync(101);
    expect(at(one)).toBe(4);
    expect(loaded).toEqual([]);
  });

  it('shows a step at once that comes after its predecessor had its time', async () => {
    const one = playback();
    one.push(snapshot(1), false);
    await vi.advanceTimersByTimeAsync(500);
    one.push(snapshot(2), false);
    await vi.advanceTimersByTimeAsync(0);
    expect(at(one)).toBe(2);
  });

  it('never keeps the viewer from what they did themselves, or from now', async () => {
    const one = playback();
    for (const step of [1, 2, 3]) one.push(snapshot(step), false);
    one.catchUp();
    expect(at(one)).toBe(3);
    one.push(snapshot(4), false);
    one.push(snapshot(5), true);
    expect(at(one)).toBe(5);
    await vi.advanceTimersByTimeAsync(1000);
    expect(at(one)).toBe(5);
  });

  it('asks for steps it did not hear of, and gives up on those it cannot have', async () => {
    const one = playback();
    one.push(snapshot(1), false);
    one.push(snapshot(4, { lines_from: 2 }), false);
    await vi.advanceTimersByTimeAsync(300);
    expect(loaded).toEqual([2, 3]);
    expect(at(one)).toBe(4);
    fails = true;
    one.push(snapshot(7, { lines_from: 5 }), false);
    await vi.advanceTimersByTimeAsync(150);
    expect(at(one)).toBe(7);
  });

  it('shows at once what was taken back or is told anew', () => {
    const one = playback();
    for (const step of [1, 2, 3]) one.push(snapshot(step), false);
    one.push(snapshot(1, { seq: 4, lines_from: 2 }), false);
    expect(at(one)).toBe(1);
    one.push(snapshot(3, { seq: 6, lines_from: 0 }), false);
    expect(at(one)).toBe(3);
    one.push(snapshot(4, { viewer: 'B' }), false);
    expect(at(one)).toBe(4);
  });

  it('forgets waiting steps that were taken back before they were shown', async () => {
    const one = playback();
    for (const step of [1, 2, 3]) one.push(snapshot(step), false);
    one.push(snapshot(2, { seq: 4, lines_from: 3 }), false);
    await vi.advanceTimersByTimeAsync(500);
    expect(one.shown?.position.seq).toBe(4);
  });

  it('goes faster the more there is to see', async () => {
    const one = playback();
    for (let step = 1; step <= 21; step += 1) one.push(snapshot(step), false);
    await vi.advanceTimersByTimeAsync(1500);
    expect(at(one)).toBe(21);
  });

  it('waits for nothing where motion is off', () => {
    dwell = 0;
    const one = playback();
    for (const step of [1, 2, 3]) one.push(snapshot(step), false);
    expect(at(one)).toBe(3);
  });

  it('offers what happened since the viewer last looked, and shows it on demand', async () => {
    [seen, dwell] = [2, 0];
    const one = playback();
    one.push(snapshot(5), false);
    expect([at(one), one.missed]).toEqual([5, 3]);
    await one.watch();
    expect([at(one), one.behind, one.missed]).toEqual([2, 3, 0]);
    await vi.advanceTimersByTimeAsync(3000);
    expect(at(one)).toBe(5);
    expect(loaded).toEqual([2, 3, 4]);
  });

  it('waits for whoever looks away, and shows them a few steps but not many', async () => {
    const one = playback();
    one.push(snapshot(1), false);
    vi.stubGlobal('document', { hidden: true });
    for (const step of [2, 3]) one.push(snapshot(step), false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(at(one)).toBe(1);
    vi.stubGlobal('document', { hidden: false });
    one.onVisibilityChange();
    await vi.advanceTimersByTimeAsync(0);
    expect([at(one), one.missed]).toEqual([2, 0]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(at(one)).toBe(3);

    vi.stubGlobal('document', { hidden: true });
    for (let step = 4; step <= 40; step += 1) one.push(snapshot(step), false);
    vi.stubGlobal('document', { hidden: false });
    one.onVisibilityChange();
    expect([at(one), one.missed]).toEqual([40, 37]);
    vi.unstubAllGlobals();
  });

  it('offers nothing to whoever has seen it', () => {
    seen = 5;
    const one = playback();
    one.push(snapshot(5), false);
    expect(one.missed).toBe(0);
  });
});
