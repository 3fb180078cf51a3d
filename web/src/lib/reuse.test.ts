import { describe, expect, it } from 'vitest';
import { reuseUnchanged, reusingLast } from './reuse';

describe('what did not change', () => {
  it('is the same object still, and what did change is new', () => {
    const old = { round: 1, players: { A: { solari: 2, hand: ['dagger'] }, B: { solari: 0, hand: [] as string[] } } };
    const now = reuseUnchanged(old, {
      round: 1,
      players: { A: { solari: 3, hand: ['dagger'] }, B: { solari: 0, hand: [] } },
    });
    expect(now).toEqual({ round: 1, players: { A: { solari: 3, hand: ['dagger'] }, B: { solari: 0, hand: [] } } });
    expect(now).not.toBe(old);
    expect(now.players.A).not.toBe(old.players.A);
    expect(now.players.A.hand).toBe(old.players.A.hand);
    expect(now.players.B).toBe(old.players.B);
  });

  it('is the old value itself if nothing changed', () => {
    const old = { a: [1, { b: null }], c: undefined };
    expect(reuseUnchanged(old, { a: [1, { b: null }], c: undefined })).toBe(old);
  });

  it.each([
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: 1 }, { a: 1, b: undefined }],
    [[1, 2], [1]],
    [[], {}],
    [{ a: null }, { a: {} }],
    [{ a: {} }, { a: null }],
    [null, [1]],
    ['x', 'y'],
  ])('tells %j from %j', (old, now) => {
    const expected = structuredClone(now);
    const shared = reuseUnchanged(old, now);
    expect(shared).not.toBe(old);
    expect(shared).toStrictEqual(expected);
  });

  it('lets a value that is made again stand', () => {
    let who = ['A'];
    const made = reusingLast(() => [...who]);
    const first = made();
    expect(made()).toBe(first);
    who = ['A', 'B'];
    expect(made()).toEqual(['A', 'B']);
  });
});
