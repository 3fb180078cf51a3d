import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Position, Replay } from '../wire';
import { Replayed } from './replay.svelte';

const line = (step: number) => ({ step, parts: [`${step}`], event: { event: 'passed' }, secret: false });
const answer = (step: number): Omit<Replay, 'summary'> => ({
  history: { steps: 100, turns: [], scores: [] },
  position: {
    seq: step,
    steps: step,
    viewer: null,
    view: { row: ['a', 'b'], step },
    decision: null,
    lines_from: 0,
    lines: Array.from({ length: step + 1 }, (_, i) => line(i)),
    undo: 0,
    ask_undo: 0,
    no_undo: null,
    talk: [],
    outcome: null,
  },
  views: {},
});

describe('a replay', () => {
  let asked: number[] = [];
  /** Steps the server has another answer for. */
  let other: Record<number, () => Promise<Response>> = {};

  beforeEach(() => {
    vi.useFakeTimers();
    [asked, other] = [[], {}];
    vi.stubGlobal('fetch', (path: string) => {
      const step = Number(new URL(path, 'http://here').searchParams.get('step'));
      asked.push(step);
      return other[step]?.() ?? Promise.resolve(new Response(JSON.stringify(answer(step))));
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const replay = () => new Replayed('t', (view) => Promise.resolve(view));
  async function at(one: Replayed, step: number): Promise<Position> {
    one.show(step, undefined, 'en');
    await vi.advanceTimersByTimeAsync(100);
    expect(one.position?.steps).toBe(step);
    return one.position as Position;
  }

  it('keeps what was looked at last, and no more', async () => {
    const one = replay();
    for (let step = 0; step <= 60; step += 1) {
      await at(one, step);
      await at(one, 0);
    }
    expect(asked).toHaveLength(61);
    await at(one, 60);
    await at(one, 30);
    expect(asked).toHaveLength(61);
    await at(one, 10);
    expect(asked.slice(61)).toEqual([10]);
  });

  it('shares what is equal from one position to the next', async () => {
    const one = replay();
    const [before, after] = [await at(one, 4), await at(one, 5)];
    expect(after.lines[3]).toBe(before.lines[3]);
    expect((after.view as { row: unknown }).row).toBe((before.view as { row: unknown }).row);
    expect(after.lines).toHaveLength(6);
  });

  it('says nothing of a failure that nobody waits for any more', async () => {
    const one = replay();
    await at(one, 1);
    let fail: (error: Error) => void = () => undefined;
    other[2] = () => new Promise((_, failed) => (fail = failed));
    one.show(2, undefined, 'en');
    await vi.advanceTimersByTimeAsync(100);
    await at(one, 3);
    fail(new Error('gone'));
    await vi.advanceTimersByTimeAsync(0);
    expect(one.failed).toBe('');
    other[4] = () => Promise.reject(new Error('gone'));
    one.show(4, undefined, 'en');
    await vi.advanceTimersByTimeAsync(100);
    expect(one.failed).not.toBe('');
  });
});
