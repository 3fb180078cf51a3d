import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { TableInfo } from '../../wire';
import { bundleOf, format, type Translate } from '../../lib/i18n.svelte';
import { endStory, endTitle } from './ending';

const ENGLISH = join(import.meta.dirname, '../../../../locales/en');
const bundle = bundleOf(
  'en',
  readdirSync(ENGLISH).map((name) => readFileSync(join(ENGLISH, name), 'utf8')),
);
const t: Translate = (id, args) => format([bundle], id, args);

const table = (...mine: string[]) =>
  ({
    seats: ['Ann', 'Bob', 'Cid'].map((name) => ({ name, mine: mine.includes(name) })),
  }) as TableInfo;

describe('the end', () => {
  const outcome = { ranks: [2, 1, 3], scores: [9, 11, 1] };

  it('is place and score for who played', () => {
    expect(endTitle(table('Ann'), outcome, t)).toBe('You came 2nd with 9 points');
    expect(endTitle(table('Bob'), outcome, t)).toBe('You win with 11 points');
    expect(endTitle(table('Cid'), outcome, t)).toBe('You came 3rd with 1 point');
    expect(endStory(table('Ann'), outcome, t)).toBe('Bob wins with 11 points');
    expect(endStory(table('Bob'), outcome, t)).toBe('');
  });

  it('is the winner for who watched, or shared the screen', () => {
    expect(endTitle(table(), outcome, t)).toBe('Bob wins with 11 points');
    expect(endTitle(table('Ann', 'Bob'), outcome, t)).toBe('Bob wins with 11 points');
  });

  it('is victory or defeat, and the way to it, where no points decide', () => {
    const war = (...mine: string[]) => ({ ...table(...mine), kind: 'arrakis', summary: { round: 6, plays_as: [] } });
    const story = 'The Harkonnen win in round 6: supremacy reached its last step';
    // Ann alone against two, and all against the rules.
    const teams = { ranks: [3, 1, 1], scores: [13, 10, 10], victory: 'supremacy' };
    const solo = { ranks: [2, 2, 2], scores: [13, 13, 13], victory: 'supremacy' };
    for (const [who, outcome, title] of [
      ['Ann', teams, 'Defeat'],
      ['Cid', teams, 'You win'],
      ['Bob', solo, 'Defeat'],
    ] as const) {
      expect(endTitle(war(who), outcome, t)).toBe(title);
      expect(endStory(war(who), outcome, t)).toBe(story);
    }
    expect(endTitle(war(), teams, t)).toBe(story);
    expect(endStory(war(), teams, t)).toBe('');
  });

  it('tells a victory that is shared', () => {
    const shared = { ranks: [1, 1, 3], scores: [10, 10, 4] };
    expect(endTitle(table('Ann'), shared, t)).toBe('2 players share first place with 10 points');
    expect(endTitle(table('Cid'), shared, t)).toBe('You came 3rd with 4 points');
  });
});
