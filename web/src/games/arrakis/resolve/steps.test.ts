import { describe, expect, it } from 'vitest';
import { lineOf } from '../testing';
import type { EventOfSeat, Line } from '../types';
import { stepsOf } from './steps';

let step = 0;
const lines = (...events: EventOfSeat[]): Line[] => events.map((event) => lineOf(event, (step += 1)));
const HAZARDS: EventOfSeat = { event: 'phase', phase: 'hazards' };
const told = (steps: ReturnType<typeof stepsOf>): string[][] =>
  steps.map((one) => [...one.because, ...one.lines].map(({ event }) => event.event));

describe('what happens by itself', () => {
  it('is told of the hazards one after another, each with its reason', () => {
    const steps = stepsOf(
      lines(
        HAZARDS,
        { event: 'sign-revealed', area: 'a', sign: 'sandworm' },
        { event: 'worm', area: 'a', wild: false },
        { event: 'worm-gone', area: 'a' },
        { event: 'struck', area: 'a', results: [1, 0, 0], hits: 1 },
        { event: 'lost', side: 'harkonnen', area: 'a', piece: 'regular' },
        { event: 'struck', area: 'b', results: [0, 0, 1], hits: 2 },
        { event: 'phase', phase: 'spice' },
        { event: 'spice', count: 3 },
      ),
      [],
      false,
    );
    expect(steps.map(({ reason }) => reason)).toEqual(['hazards', 'sign', 'worm', 'worm-strike', 'storm']);
    expect(told(steps)[3]).toEqual(['struck', 'lost']);
    expect(steps[4]!.areas).toEqual(['b']);
  });

  it('goes on where the phase has begun before', () => {
    const before = lines({ event: 'turn', side: 'harkonnen' }, HAZARDS);
    const fresh = lines({ event: 'struck', area: 'b', results: [0, 0, 0], hits: 0 });
    expect(stepsOf(fresh, before, false).map(({ reason }) => reason)).toEqual(['storm']);
    expect(stepsOf(fresh, lines({ event: 'turn', side: 'atreides' }), true)).toEqual([]);
  });

  it('is, in the solo game, a turn of the Harkonnen: what decided stands with the deed', () => {
    const events: EventOfSeat[] = [
      { event: 'turn', side: 'harkonnen' },
      { event: 'mahdi-rolled', face: 'strategy' },
      { event: 'mahdi-chose', criterion: 'attack-sietch', area: 'b', among: ['b', 'c'] },
      { event: 'attack', side: 'harkonnen', from: 'a', to: 'b', surprise: false },
      { event: 'combat', side: 'harkonnen', results: [1, 1, 0] },
      { event: 'turn', side: 'atreides' },
      { event: 'moved', side: 'atreides', from: 'c', to: 'd', way: 'foot' },
    ];
    const steps = stepsOf(lines(...events), [], true);
    expect(told(steps)).toEqual([['mahdi-rolled'], ['mahdi-chose', 'attack', 'combat']]);
    expect(steps[1]!.areas).toEqual(['b', 'a', 'b']);
    expect(stepsOf(lines(...events), [], false)).toEqual([]);
  });
});
