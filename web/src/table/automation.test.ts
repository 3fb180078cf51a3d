import { describe, expect, it } from 'vitest';
import type { Choice, Decision } from '../wire';
import { Automation } from './automation';
import { Digits } from './digits';

const choice = (action: string): Choice => ({
  action,
  label: action,
  tree: { do: action.split(' ')[0]! },
  preview: null,
});

function asked(actions: string[], more: Partial<Decision> = {}): Decision {
  return {
    seat: 'A',
    player: 'A',
    prompt: [],
    about: '',
    choices: actions.map(choice),
    blocked: [],
    due: [],
    automatic: null,
    ...more,
  };
}
const ON = { auto: true, timeScale: 1 };
const automatic = (action: string, why: 'any-order' | 'nothing-to-play' = 'any-order') => ({ action, why });

describe('what is done by itself', () => {
  const effect = asked(['resolve a', 'resolve b'], { automatic: automatic('resolve a') });

  it('is what the server says, after a pause, and only for whoever wants it', () => {
    expect(new Automation().next({ decision: effect, undo: 0 }, ON)).toMatchObject({ act: { action: 'resolve a' } });
    expect(new Automation().next({ decision: effect, undo: 0 }, { auto: false, timeScale: 1 })).toBeNull();
    expect(new Automation().next({ decision: asked(['pass', 'intrigue x']), undo: 0 }, ON)).toBeNull();
  });

  it('passes no faster than one would think, whatever the speed', () => {
    const pass = asked(['pass'], { automatic: automatic('pass', 'nothing-to-play') });
    expect(new Automation().next({ decision: pass, undo: 0 }, { auto: true, timeScale: 0 })).toMatchObject({
      after: 700,
    });
  });

  it('waits after something was taken back until the viewer has chosen again', () => {
    const automation = new Automation();
    automation.chosen();
    automation.takeBack({ decision: effect, undo: 1 });
    expect(automation.next({ decision: effect, undo: 1 }, ON)).toEqual({ undo: true });
    expect(automation.next({ decision: effect, undo: 0 }, ON)).toBeNull();
    automation.chosen();
    expect(automation.next({ decision: effect, undo: 1 }, ON)).toMatchObject({ act: { action: 'resolve a' } });
  });
});

describe('a step', () => {
  it('is taken back with all that followed by itself', () => {
    const automation = new Automation();
    automation.chosen();
    automation.chosen();
    automation.followed();
    automation.followed();
    const moment = (undo: number) => ({ decision: null, undo });
    expect(automation.lastStep(moment(4))).toBe(3);
    expect(automation.lastStep(moment(2))).toBe(2);
    automation.takeBack(moment(4));
    const undone = [4, 3, 2, 1].map((undo) => automation.next(moment(undo), ON));
    expect(undone).toEqual([{ undo: true }, { undo: true }, { undo: true }, null]);
    expect(automation.lastStep(moment(1))).toBe(1);
  });
});

describe('resolving all', () => {
  it('goes on in the given order and ends the turn only if that was wanted', () => {
    for (const end of [true, false]) {
      const automation = new Automation();
      automation.resolveAll(end);
      const moments = [
        asked(['resolve a', 'resolve b'], { due: ['resolve b', 'resolve a'] }),
        asked(['resolve a'], { due: ['resolve a'] }),
        asked(['end-turn', 'deploy 1']),
        asked(['end-turn']),
      ];
      const done = moments.map((decision) => automation.next({ decision, undo: 0 }, { auto: false, timeScale: 1 }));
      const actions = done.map((next) => (next && 'act' in next ? next.act.action : null));
      expect(actions).toEqual(['resolve b', 'resolve a', end ? 'end-turn' : null, null]);
    }
  });

  it('stops at a question', () => {
    const automation = new Automation();
    automation.resolveAll(true);
    const next = (decision: Decision) => automation.next({ decision, undo: 0 }, { auto: false, timeScale: 1 });
    expect(next(asked(['trash a', 'decline']))).toBeNull();
    expect(next(asked(['end-turn']))).toBeNull();
  });
});

describe('digits', () => {
  it('keep their meaning within a turn', () => {
    const digits = new Digits();
    const first = ['a', 'b', 'c'];
    expect(first.map((one) => digits.of('turn 1', 'effects', first).get(one))).toEqual([1, 2, 3]);
    const later = digits.of('turn 1', 'effects', ['c', 'd']);
    expect([later.get('c'), later.get('d')]).toEqual([3, 4]);
    expect(digits.of('turn 1', 'faction', ['x']).get('x')).toBe(1);
    expect(digits.of('turn 1', 'effects', ['c']).get('c')).toBe(3);
    expect(digits.of('turn 2', 'effects', ['c']).get('c')).toBe(1);
  });

  it('end at nine', () => {
    const many = [...'abcdefghijk'];
    const given = new Digits().of('', '', many);
    expect(many.map((one) => given.get(one))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, undefined, undefined]);
  });
});
