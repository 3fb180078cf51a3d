import { describe, expect, it } from 'vitest';
import { hintFor, type Moment } from '../../../table/hints';
import type { Choice, Phase, View } from '../types';
import { HINTS, HINT_IDS } from './hints';
import { firstMoves } from './moves';

type Now = Moment<View>;

function moment(
  ask: string | null,
  more: { kinds?: string[]; staged?: boolean; undo?: number; phase?: Phase } = {},
): Now {
  const { kinds = [], staged = false, undo = 0, phase = 'actions' } = more;
  const view = { phase, decision: ask ? { ask } : null } as View;
  const self: Now['self'] = { side: 'atreides', boards: [] };
  return { asked: ask !== null, kinds: new Set(kinds), staged, undo, numbers: {}, view, self };
}

/** A moment in which each is the one to show. */
const MOMENTS: Record<string, Now> = {
  'arrakis-die': moment('turn', { kinds: ['spend'] }),
  'arrakis-use': moment('turn', { kinds: ['spend'], staged: true }),
  'arrakis-move': moment('move-to'),
  'arrakis-attack': moment('attack-at'),
  'arrakis-cards': moment('battle-card'),
  'arrakis-losses': moment('hits'),
  'arrakis-deploy': moment('deploy'),
  'arrakis-desert': moment('wormsign'),
  'arrakis-vehicles': moment('flyer'),
  'arrakis-spice': moment('imperium'),
  'arrakis-sisters': moment('bene-gesserit'),
  'arrakis-free': moment('end-turn'),
  'arrakis-undo': moment('move-all', { undo: 1 }),
  'arrakis-hazards': moment(null, { phase: 'hazards' }),
  'arrakis-tracks': moment(null),
};

describe('hints', () => {
  it.each(HINT_IDS)('%s has its moment, and comes once', (id) => {
    const others = new Set(HINT_IDS.filter((other) => other !== id));
    expect(hintFor(HINTS, MOMENTS[id]!, others)?.id).toBe(id);
    expect(hintFor(HINTS, MOMENTS[id]!, new Set(HINT_IDS))).toBeNull();
  });
});

describe('first moves', () => {
  const spend = (on: string): Pick<Choice, 'tree'> => ({ tree: { do: 'spend', face: 'mentat', on } as Choice['tree'] });

  it('are three that can be made, the best of the side first', () => {
    const choices = ['card', 'draw', 'move', 'attack', 'deploy'].map(spend);
    expect(firstMoves(choices, 'atreides')).toEqual(['deploy', 'draw', 'move']);
    expect(firstMoves(choices, 'harkonnen')).toEqual(['deploy', 'move', 'draw']);
    expect(firstMoves([spend('card')], 'harkonnen')).toEqual(['card']);
  });

  it('are those that usually can be made, before any die can be spent', () => {
    expect(firstMoves([{ tree: { do: 'yes' } }], 'harkonnen')).toEqual(['deploy', 'move', 'vehicles']);
  });
});
