import { describe, expect, it } from 'vitest';
import { BASE_CONSTANTS, type Phase } from '../imperium.gen';
import { lastRound } from './lastRound';

/** Somebody has so many points, and so many conflicts are left. */
const told = (vp: number, conflicts_left: number, phase: Phase = 'turns') =>
  lastRound({ phase, conflicts_left, players: { A: { vp: 3 }, B: { vp } } }, BASE_CONSTANTS);

describe('the last round', () => {
  it('is the one in which somebody has the points that end the game, or no conflict is left', () => {
    expect(told(9, 1)).toBe(null);
    expect(told(10, 1)).toBe('points');
    expect(told(11, 1, 'combat')).toBe('points');
    expect(told(9, 0)).toBe('conflicts');
    // Nothing can change that any more.
    expect(told(12, 0)).toBe('conflicts');
  });

  it('is told of in a round only', () => {
    for (const phase of ['setup', 'endgame', 'over'] as const) expect(told(12, 0, phase)).toBe(null);
  });
});
