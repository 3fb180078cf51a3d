import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Catalogue, Constants, EffectTree } from '../types';
import { beside, rulesOf, termOf } from '../../../table/explain';
import { marks, marksOn } from './marks';

const FACTION = { name: '', steps: [] };
const FACTIONS = { emperor: FACTION, guild: FACTION, 'bene-gesserit': FACTION, fremen: FACTION };
const ICONS = {
  emperor: '',
  guild: '',
  'bene-gesserit': '',
  fremen: '',
  landsraad: '',
  city: '',
  'spice-trade': '',
  spy: '',
};
const catalogue: Catalogue = {
  constants: {} as Constants,
  tech: {},
  shipping: [],
  posts: {},
  objectives: {},
  contracts: {},
  battle_icons: { crysknife: '', 'desert-mouse': '', ornithopter: '', wild: '' },
  terms: {
    troop: { name: 'Troop', text: 'Fights.', also: [] },
    influence: { name: 'Influence', text: 'Standing.', also: ['lose-influence', 'any'] },
    guild: { name: 'Guild', text: 'A faction.', also: [] },
    pay: { name: 'Arrow', text: 'A trade.', also: [] },
    spice: { name: 'Spice', text: 'Melange.', also: [] },
    city: { name: 'City', text: 'An icon.', also: [] },
    conflict: { name: 'Conflict', text: 'The fight.', also: [] },
  },
  about: { 'term:troop': ['B21', 'R89'], 'obstacle:occupied': ['B20'], 'space:carthag': ['B27', 'B20'] },
  cards: {},
  intrigues: {},
  conflicts: {},
  leaders: {},
  factions: FACTIONS,
  icons: ICONS,
  effects: {},
  rules: {},
  spaces: {
    carthag: {
      later_cost: null,
      again_trees: [],
      posts: [],
      later: '',
      again: '',
      name: 'Carthag',
      area: 'Cities',
      icon: 'City',
      visit: '',
      requires: '',
      combat: '',
      maker: '',
      control: '',
      once: '',
      prices: [],
      reveal: '',
      area_id: 'cities',
      icon_id: 'city',
      faction: null,
      is_combat: true,
      is_maker: false,
      is_controllable: false,
      needs: { if: 'influence', of: 'guild', n: 2 },
      trees: [{ cost: { solari: 0, spice: 2, water: 0 }, effect: [{ is: 'troop', n: 1 }] }],
      reveal_trees: [],
    },
  },
};

describe('terms', () => {
  it('have other names', () => {
    expect(termOf(catalogue, 'any')).toBe('influence');
    expect(termOf(catalogue, 'lock')).toBeNull();
  });

  it('are found all through an effect', () => {
    const effect: EffectTree = {
      is: 'pay',
      cost: [{ is: 'spice', n: 1 }],
      then: { is: 'if', condition: { if: 'bond', of: 'fremen' }, then: { is: 'influence', of: 'guild', n: 1 } },
    };
    expect(marks(effect)).toEqual(['pay', 'spice', 'if', 'bond', 'fremen', 'influence', 'guild']);
  });

  it('of a space include its icon, its price and what it asks for', () => {
    expect(marksOn(catalogue, { kind: 'space', id: 'carthag' })).toEqual([
      'city',
      'conflict',
      'influence',
      'guild',
      'spice',
      'troop',
    ]);
  });
});

describe('rules', () => {
  it('come from every key, each once', () => {
    expect(rulesOf(catalogue, 'obstacle:occupied', 'space:carthag', 'card:none')).toEqual(['B20', 'B27']);
  });
});

describe('a panel', () => {
  const views = [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
    { width: 360, height: 640 },
  ];

  it.each(views)('never lies over what it explains, nor off the screen (%o)', (view) => {
    const width = Math.min(328, view.width - 16);
    for (let left = 0; left < view.width; left += 60) {
      for (let top = 0; top < view.height; top += 60) {
        for (const [w, h] of [
          [20, 20],
          [150, 200],
          [view.width, 40],
        ] as const) {
          const box = { left, top, right: Math.min(left + w, view.width), bottom: Math.min(top + h, view.height) };
          const place = beside(box, view, width);
          const high = place.top ?? view.height - place.bottom! - place.maxHeight;
          expect(place.left).toBeGreaterThanOrEqual(0);
          expect(place.left + width).toBeLessThanOrEqual(view.width);
          expect(high).toBeGreaterThanOrEqual(0);
          expect(high + place.maxHeight).toBeLessThanOrEqual(view.height);
          expect(place.maxHeight).toBeGreaterThan(100);
          const apart =
            place.left >= box.right ||
            place.left + width <= box.left ||
            high >= box.bottom ||
            high + place.maxHeight <= box.top;
          expect(apart, JSON.stringify({ box, place })).toBe(true);
        }
      }
    }
  });
});

describe('the screen', () => {
  it('names only terms that the content explains', () => {
    const here = resolve(import.meta.dirname, '..');
    const content = ['base', 'ix', 'uprising', 'choam']
      .map((box) => readFileSync(resolve(here, `../../../../crates/imperium/content/${box}/terms.toml`), 'utf8'))
      .join('\n');
    const known = new Set(
      [...content.matchAll(/^(?:id|also) = (.*)$/gm)].flatMap((line) =>
        [...line[1]!.matchAll(/"([a-z-]+)"/g)].map((found) => found[1]!),
      ),
    );
    const sources = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.svelte'));
    const named = sources.flatMap((path) =>
      [...readFileSync(join(here, path), 'utf8').matchAll(/\b(?:data-)?term="([a-z-]+)"/g)].map((found) => found[1]!),
    );
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((term) => !known.has(term))).toEqual([]);
  });
});
