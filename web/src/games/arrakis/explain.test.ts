import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { marksOn } from './explain';
import { ICONS } from './icons';
import { THINGS, type AreaView } from './types';

const here = import.meta.dirname;
const content = readFileSync(resolve(here, '../../../../crates/arrakis/content/terms.toml'), 'utf8');
const known = new Set([...content.matchAll(/"([a-z-]+)"/g)].map((found) => found[1]!));

/** Parts of the screen and steps of it, which are no words of the game. */
const PLAIN = new Set(['opponents', 'layers', 'map']);

const area: AreaView = {
  side: 'atreides',
  regular: 1,
  elite: 1,
  special: 1,
  generic: 1,
  units: 4,
  leaders: ['chani'],
  tokens: [{ id: 3, back: 'stock', shows: null }],
  sietch: { rank: null, revealed: false },
  settlement: 1,
  station: true,
  wormsign: true,
  sandworm: true,
  wild_maker: true,
  harvester: true,
};
const things: Parameters<typeof marksOn>[0] = {
  catalogue: {
    areas: {
      one: {
        name: '',
        terrain: 'deep-desert',
        sectors: [],
        borders: [],
        walls: ['two'],
        sheltered: false,
        settlement: null,
        outline: [],
        label: [0, 0],
        room: 1,
      },
    },
    atomics: { one: [] },
    cards: {},
    leaders: {},
    prescience: {},
  },
  view: {
    areas: { one: area },
    zones: { one: 'carryall' },
    leaders: { chani: { at: 'tank', ready: true, area: null, slot: 1 } },
  },
};

describe('the screen', () => {
  it('names only terms that the content explains', () => {
    const sources = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.svelte'));
    const named = sources.flatMap((path) =>
      [...readFileSync(join(here, path), 'utf8').matchAll(/\b(?:data-)?term="([a-z-]+)"/g)].map((found) => found[1]!),
    );
    expect(named.filter((term) => !known.has(term))).toEqual([]);
  });

  it('has a term for every icon of the game', () => {
    expect(Object.keys(ICONS).filter((icon) => !known.has(icon) && !PLAIN.has(icon))).toEqual([]);
  });
});

describe('a thing', () => {
  it('of every kind is drawn with words that are explained', () => {
    for (const kind of THINGS) {
      const marks = marksOn(things, { kind, id: kind === 'leader' ? 'chani' : 'one' });
      expect(marks.length, kind).toBeGreaterThan(0);
      expect(
        marks.filter((mark) => !known.has(mark)),
        kind,
      ).toEqual([]);
    }
  });
});
