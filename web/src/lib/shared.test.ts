/** What every game shares knows no game: neither its name nor its words. */
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../wire';
import { boxesOf, choicesOf, firstSetup, openTable, playersOf, quickTable, defaultSetup } from './newTable';

const SRC = join(import.meta.dirname, '..');
const ENGLISH = join(SRC, '../../locales/en');

/** Words that belong to one game; plurals count too. */
const OWN = [
  'imperium',
  'leader',
  'house',
  'faction',
  'spice',
  'solari',
  'agent',
  'intrigue',
  'influence',
  'garrison',
  'troop',
  'conflict',
  'persuasion',
  'alliance',
  'mentat',
  'swordmaster',
  'arrakis',
  'sietch',
  'legion',
  'sandworm',
  'harkonnen',
];

/** Words as they stand in names too: `house_id` and `myHouse` both have a house in them. */
function ownWords(text: string): string[] {
  const words = [...text.matchAll(/[A-Z]?[a-z]+|[A-Z]+/g)].map(([word]) => word.toLowerCase());
  return [...new Set(words.filter((word) => OWN.includes(word) || OWN.includes(word.replace(/s$/, ''))))];
}

/** Who may import whom: each folder only itself and what is named here. */
const LAYERS: Record<string, string[]> = {
  lib: [],
  table: ['lib'],
  games: ['lib', 'table'],
  pages: ['lib', 'table', 'games'],
};

/** Layers that a file imports from, its own left out. */
function imported(path: string, text: string): string[] {
  const folders = [...text.matchAll(/(?:from|import|import\()\s*'(\.[^']+)'/g)].map(
    ([, to]) => normalize(join(dirname(path), to!)).split('/')[0]!,
  );
  return [...new Set(folders)].filter((folder) => folder in LAYERS && !path.startsWith(`${folder}/`));
}

describe('folders', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.(svelte|ts)$/.test(path) && !path.endsWith('.test.ts'),
  );

  it.each(Object.entries(LAYERS))('%s imports only what lies below it', (folder, below) => {
    const own = files.filter((path) => path.startsWith(`${folder}/`));
    expect(own.length).toBeGreaterThan(5);
    const wrong = own
      .map((path) => ({ path, from: imported(path, readFileSync(join(SRC, path), 'utf8')) }))
      .filter(({ from }) => from.some((other) => !below.includes(other)));
    expect(wrong).toEqual([]);
  });

  it('are told from imports of all kinds', () => {
    const text = "import a from '../lib/a'; import '../styles/x.css'; const b = import('../games'); from './own';";
    expect(imported('table/A.ts', text)).toEqual(['lib', 'games']);
    expect(imported('table/deep/A.ts', "import type { B } from '../../games/b';")).toEqual(['games']);
  });
});

describe('what every game shares', () => {
  const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(svelte|ts|css)$/.test(path) && !path.endsWith('.test.ts') && !path.startsWith('games'))
    .map((path) => join(SRC, path));
  const words = ['web.ftl', 'web-refusals.ftl', 'web-table.ftl'].map((name) => join(ENGLISH, name));

  it('says no word of any one game', () => {
    expect(sources.length).toBeGreaterThan(50);
    const found = [...sources, ...words].map((path) => ({ path, own: ownWords(readFileSync(path, 'utf8')) }));
    expect(found.filter(({ own }) => own.length > 0)).toEqual([]);
  });

  it('would notice one', () => {
    expect(ownWords("const myHouse = setup['leaders']; // house_id, SPICE")).toEqual(['house', 'leaders', 'spice']);
  });
});

describe('a table of any game', () => {
  const plain: GameInfo = {
    name: 'war',
    languages: ['en'],
    options: { combinations: [{ modules: ['base'], players: [2] }] },
    bots: [{ name: 'random', about: '' }],
  };
  const rich: GameInfo = {
    ...plain,
    options: {
      combinations: [
        { modules: ['base'], players: [2, 3] },
        { modules: ['base', 'more'], players: [4] },
      ],
      side: ['drawn', 'bid'],
      length: ['short', 'long'],
    },
  };
  it('needs no choices beyond modules and players', () => {
    expect(choicesOf(plain)).toEqual([]);
    const setup = { modules: ['base'], players: 2 };
    expect(defaultSetup(plain)).toEqual(setup);
    expect(firstSetup(plain)).toEqual(setup);
    expect(quickTable(plain, 2, setup)).toMatchObject({
      kind: 'war',
      setup,
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
    });
  });

  it('keeps every other seat open for friends', () => {
    expect(openTable(3)).toEqual([{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]);
  });

  it('offers those that a game has, and begins with the first way of each', () => {
    expect(choicesOf(rich)).toEqual([
      { name: 'side', ways: ['drawn', 'bid'] },
      { name: 'length', ways: ['short', 'long'] },
    ]);
    expect(defaultSetup(rich)).toEqual({ modules: ['base'], players: 3, side: 'drawn', length: 'short' });
    expect(firstSetup(rich)).toMatchObject({ modules: ['base'], players: 2 });
    expect([['more', 'base'], ['base'], ['more']].map((modules) => playersOf(rich, modules))).toEqual([
      [4],
      [2, 3],
      [],
    ]);
  });

  describe('offers its boxes', () => {
    const boxes: GameInfo = {
      ...plain,
      options: {
        combinations: [
          ['base'],
          ['base', 'more'],
          ['base', 'more', 'long'],
          ['other'],
          ['base', 'other'],
          ['other', 'more'],
        ].map((modules) => ({ modules, players: [2] })),
      },
    };
    const after = (...chosen: string[]) =>
      Object.fromEntries(boxesOf(boxes, chosen).map((box) => [box.module, box.after?.join('+') ?? null]));

    it('those that fit come in, those that do not cannot', () => {
      expect(after('base')).toEqual({ base: null, more: 'base+more', long: null, other: 'other' });
      expect(after('base', 'more')).toMatchObject({ more: 'base', long: 'base+more+long' });
    });

    it('a game by itself takes the place of all others, and can be added where that fits', () => {
      expect(after('other', 'more')).toMatchObject({ base: 'base' });
      expect(after('base', 'other')).toMatchObject({ base: 'other', other: 'base' });
      const added = (...chosen: string[]) =>
        Object.fromEntries(boxesOf(boxes, chosen).map((box) => [box.module, box.also?.join('+') ?? null]));
      expect(added('base')).toEqual({ base: null, more: null, long: null, other: 'base+other' });
      expect(added('other', 'more')).toMatchObject({ base: 'base+other', more: null });
    });

    it('one that goes takes along what needs it', () => {
      expect(after('base', 'more', 'long')).toMatchObject({ base: null, more: 'base', long: 'base+more' });
    });

    it('with the reason', () => {
      const why = (module: string, ...chosen: string[]) => {
        const { missing, against } = boxesOf(boxes, chosen).find((box) => box.module === module)!;
        return { missing, against };
      };
      expect(why('long', 'base')).toEqual({ missing: ['more'], against: [] });
      expect(why('long', 'other')).toEqual({ missing: ['base', 'more'], against: ['other'] });
      expect(why('more', 'base', 'other')).toEqual({ missing: [], against: ['base', 'other'] });
    });
  });
});
