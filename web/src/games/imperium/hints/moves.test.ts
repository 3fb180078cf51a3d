import { describe, expect, it } from 'vitest';
import type { Catalogue, Choice, EffectTree, SpaceEntry } from '../types';
import { firstMoves } from './moves';

const space = (effect: EffectTree[], more: Partial<SpaceEntry> = {}, spice = 0): SpaceEntry =>
  ({ faction: null, trees: [{ cost: { solari: 0, spice, water: 0 }, effect }], ...more }) as SpaceEntry;
const spaces: Catalogue['spaces'] = {
  wealth: space([{ is: 'solari', n: 2 }], { faction: 'emperor' }),
  conspire: space(
    [
      { is: 'solari', n: 5 },
      { is: 'troop', n: 2 },
    ],
    { faction: 'emperor' },
    4,
  ),
  rally: space([{ is: 'troop', n: 1 }]),
  mine: space([{ is: 'solari', n: 1 }]),
  flat: space([{ is: 'all', of: [{ is: 'harvest', n: 2 }] }]),
  tower: space([{ is: 'recall-agent', n: 1 }]),
};
const to = (id: string, card = 'dagger'): Choice =>
  ({ tree: { do: 'agent', card, space: id, price: 0, from: null } }) as Choice;

describe('first moves', () => {
  it('are three, each good for something else, and free where they can be', () => {
    const choices = [to('conspire'), to('wealth'), to('mine'), to('rally'), to('flat'), to('tower')];
    expect(firstMoves(choices, { spaces })).toEqual([
      { card: 'dagger', space: 'wealth', reason: 'influence' },
      { card: 'dagger', space: 'rally', reason: 'troops' },
      { card: 'dagger', space: 'mine', reason: 'solari' },
    ]);
  });

  it('are only among what can be done', () => {
    expect(firstMoves([to('flat', 'dune'), to('tower')], { spaces })).toEqual([
      { card: 'dune', space: 'flat', reason: 'spice' },
    ]);
    expect(firstMoves([{ tree: { do: 'reveal' } } as Choice], { spaces })).toEqual([]);
  });
});
