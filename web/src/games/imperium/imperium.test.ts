import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lineText } from '../../lib/lines';
import { bundleOf, format } from '../../lib/i18n.svelte';
import { LANGUAGES } from '../../lib/settings';
import { COUNTED } from './end';
import { neighbour } from '../../table/neighbour';
import { price } from './board/spaces';
import { SHAPES } from './icons/shapes';
import { KEYS } from './keys';
import { rounds } from '../../table/log';
import { SHAPES as TABLE_SHAPES } from '../../table/shapes';
import { LINE_KINDS, roleOf } from './panels/log';
import { iconOf, keysOf } from './targets';
import type { ActionTree, EventTree, Line, TieBreak } from './types';

const ACTIONS: ActionTree[] = [
  { do: 'agent', card: 'dagger', space: 'carthag', price: 0, from: null },
  { do: 'reveal' },
  { do: 'resolve', effect: 'wealth.space' },
  { do: 'deploy', count: 1 },
  { do: 'retreat', count: 1 },
  { do: 'acquire', card: 'chani', aside: false, to_deck: false },
  { do: 'intrigue', intrigue: 'bribery' },
  { do: 'choose', option: 0 },
  { do: 'faction', faction: 'guild' },
  { do: 'factions', factions: ['guild', 'fremen'] },
  { do: 'trash', zone: 'discard', card: 'dagger' },
  { do: 'discard', card: 'dagger' },
  { do: 'take', card: 'dagger' },
  { do: 'space', space: 'carthag' },
  { do: 'seat', seat: 'B' },
  { do: 'leader', leader: 'paul-atreides' },
  { do: 'accept' },
  { do: 'decline' },
  { do: 'pass' },
  { do: 'end-turn' },
];

describe('targets', () => {
  it('names a place and an icon for every kind of action', () => {
    for (const action of ACTIONS) {
      expect(keysOf(action).length).toBeGreaterThan(0);
      expect({ ...TABLE_SHAPES, ...SHAPES }).toHaveProperty([iconOf(action)]);
    }
  });

  it('offers an agent both as a card and as a space', () => {
    expect(keysOf(ACTIONS[0]!)).toEqual(['hand:dagger', 'space:carthag']);
  });
});

describe('log', () => {
  const line = (event: EventTree, ...parts: Line['parts']): Line => ({ step: 1, event, parts, secret: false });
  const ann = { kind: 'seat', id: 'A', text: 'Ann' };
  const lines = [
    line({ event: 'round-began', round: 1, first: 'A', conflict: 'skirmish' }, 'Round 1 begins.'),
    line({ event: 'turn-began', seat: 'A' }, "It's ", ann, "'s turn."),
    line(
      { event: 'agent-sent', seat: 'A', card: 'dagger', space: 'carthag' },
      ann,
      ' sends an agent to ',
      { kind: 'space', id: 'carthag', text: 'Carthag' },
      ' with ',
      { kind: 'card', id: 'dagger', text: 'Dagger' },
      '.',
    ),
    line({ event: 'turn-ended', seat: 'A' }, ann, ' ends the turn.'),
    line({ event: 'conflict-won', seat: 'A', conflict: 'skirmish' }, ann, ' wins Skirmish.'),
  ];

  it('groups lines by round and turn', () => {
    const [round] = rounds(lines, roleOf);
    expect(round?.turns.map((turn) => [turn.seat, turn.entries.length])).toEqual([
      [null, 1],
      ['A', 2],
      [null, 1],
    ]);
  });

  it('reads as one sentence', () => {
    expect(lineText(lines[2]!)).toBe('Ann sends an agent to Carthag with Dagger.');
  });
});

describe('board', () => {
  it('draws only the goods a price has', () => {
    expect(price({ solari: 0, spice: 4, water: 1 })).toEqual([
      { is: 'spice', n: 4 },
      { is: 'water', n: 1 },
    ]);
  });

  it('finds neighbours by geometry', () => {
    const at = (x: number, y: number): HTMLElement =>
      ({ getBoundingClientRect: () => ({ x, y, width: 10, height: 10 }) }) as HTMLElement;
    const [here, right, below] = [at(0, 0), at(100, 5), at(4, 80)];
    expect(neighbour(here, [here, right, below], 'ArrowRight')).toBe(right);
    expect(neighbour(here, [here, right, below], 'ArrowDown')).toBe(below);
    expect(neighbour(here, [here, right, below], 'ArrowLeft')).toBeNull();
  });
});

describe('words', () => {
  const here = import.meta.dirname;
  const sources = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.(svelte|ts)$/.test(path) && !path.endsWith('.test.ts'),
  );
  const spoken = new Set(
    sources.flatMap((path) =>
      [...readFileSync(join(here, path), 'utf8').matchAll(/\bsay\('([a-z0-9-]+)'/g)].map((found) => found[1]!),
    ),
  );
  const SOURCES = ['acquire', 'alliance', 'card', 'conflict', 'influence', 'intrigue', 'start', 'tech'];
  /** What the shared pages say of any game. */
  const SHARED = [
    'game',
    'title',
    'pitch',
    'fan-notice',
    'play-now-about',
    'play-first-about',
    'first-game-about',
    'setup-leaders',
    'you-win',
    'rules-about',
  ];
  const TIES: TieBreak[] = ['spice', 'solari', 'water', 'garrison'];
  /** Those whose end is only known when they are said. */
  const ENDS: Record<string, readonly string[]> = {
    phase: ['setup', 'round-start', 'turns', 'combat', 'rewards', 'makers', 'recall', 'endgame', 'over'],
    moment: ['plot', 'combat', 'won', 'endgame'],
    sort: ['name', 'playable'],
    pile: ['discard', 'played'],
    log: LINE_KINDS,
    fact: [
      'solari',
      'spice',
      'water',
      'garrison',
      'conflict',
      'supply',
      'agents',
      'hand',
      'deck',
      'discard',
      'intrigue',
      'persuasion',
    ],
    name: ['solari', 'spice', 'water', 'garrison', 'conflict', 'supply', 'strength', 'persuasion', 'agents'],
    'setup-leaders': ['random', 'choose', 'draft', 'random-about', 'choose-about', 'draft-about'],
    module: ['base', 'ix', 'epic'].flatMap((box) => [box, `${box}-about`]),
    count: COUNTED.map(({ name }) => name),
    tie: TIES.flatMap((name) => [name, `${name}-order`]),
    source: SOURCES,
    key: KEYS.map(({ name }) => name),
    vp: SOURCES,
  };
  const ids = [
    ...spoken,
    ...Object.entries(ENDS).flatMap(([start, ends]) => ends.map((end) => `${start}-${end}`)),
    'hand',
    'intrigue',
    'market',
    'conflict',
    'seats',
    ...SHARED,
  ];

  it.each(LANGUAGES)('has every word of the screen in %s', (language) => {
    const folder = resolve(here, `../../../../locales/${language}`);
    const files = readdirSync(folder).filter((name) => name.startsWith('web-imperium'));
    const bundle = bundleOf(
      language,
      files.map((name) => readFileSync(join(folder, name), 'utf8')),
    );
    for (const id of ids)
      expect(format([bundle], `imperium-${id}`, { n: 2, who: 'Ann' }), id).not.toContain('imperium-');
  });
});
