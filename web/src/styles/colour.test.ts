/** The palette, read from the style sheets themselves: contrast, and what is left of it for those who see fewer colours. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SHAPES } from '../games/imperium/icons/shapes';
import { FACTIONS } from '../games/imperium/types';

type Rgb = [number, number, number];

const read = (path: string): string => readFileSync(join(import.meta.dirname, path), 'utf8');
const TOKENS = read('tokens.css');
const THEME = read('../games/imperium/theme.css');
const TABLE = read('../table/table.css');
const variables = (css: string): Map<string, string> =>
  new Map([...css.matchAll(/(--[\w-]+): ([^;]+);/g)].map((found) => [found[1]!, found[2]!]));
const colours = new Map([...variables(TOKENS), ...variables(THEME)]);

function palette(mode: 'light' | 'dark'): (name: string) => Rgb {
  return (name) => {
    const value = colours.get(name) ?? '';
    const pair = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value);
    const hex = pair ? pair[mode === 'light' ? 1 : 2]! : value;
    if (!/^#\w{6}$/.test(hex)) throw new Error(`${name} is no colour: ${value}`);
    return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255) as Rgb;
  };
}

const linear = (colour: Rgb): Rgb =>
  colour.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)) as Rgb;
const light = (colour: Rgb): number => linear(colour).reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i]!, 0);
function contrast(one: Rgb, other: Rgb): number {
  const [high, low] = [light(one), light(other)].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** What a colour becomes (Machado, Oliveira and Fernandes 2009, in full strength), in linear light. */
const SIGHTS: Record<string, number[][]> = {
  'all colours': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
function seen(colour: Rgb, sight: string): Rgb {
  const given = linear(colour);
  return SIGHTS[sight]!.map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        row.reduce((sum, k, i) => sum + k * given[i]!, 0),
      ),
    ),
  ) as Rgb;
}

/** Distance in Oklab, times 100: about 2 can just be told apart side by side. */
function distance(one: Rgb, other: Rgb): number {
  const lab = ([r, g, b]: Rgb): Rgb => {
    const [l, m, s] = [
      0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b,
      0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b,
      0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b,
    ].map(Math.cbrt) as Rgb;
    return [
      0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
    ];
  };
  const [a, b] = [lab(one), lab(other)];
  return 100 * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

const pairs = <T>(all: T[]): [T, T][] => all.flatMap((one, i) => all.slice(i + 1).map((other): [T, T] => [one, other]));
/** Four at a table today, six in boxes to come. */
const SEATS = ['a', 'b', 'c', 'd', 'e', 'f'].map((seat) => `--seat-${seat}`);
const GROUNDS = ['--ground', '--surface', '--raised', '--sunken'];
const GOODS = [
  'solari',
  'spice',
  'water',
  'persuasion',
  'sword',
  'vp',
  'intrigue',
  'emperor',
  'guild',
  'bene-gesserit',
  'fremen',
  'landsraad',
  'city',
  'spice-trade',
].map((name) => `--${name}`);

describe.each(['light', 'dark'] as const)('colours (%s)', (mode) => {
  const colour = palette(mode);
  /** What falls short, by name. */
  const short = (fore: string[], back: string[], least: number): string[] =>
    fore.flatMap((one) =>
      back.flatMap((other) => {
        const value = contrast(colour(one), colour(other));
        return value < least ? [`${one} on ${other}: ${value.toFixed(2)}`] : [];
      }),
    );

  it('text stands out 4.5 to 1 from every ground', () => {
    expect(short(['--ink', '--ink-2', '--ink-3'], GROUNDS, 4.5)).toEqual([]);
    expect(short(['--good', '--bad'], ['--ground', '--surface', '--raised'], 4.5)).toEqual([]);
    expect(short(['--accent-ink'], ['--accent', '--accent-strong'], 4.5)).toEqual([]);
    expect(SEATS.flatMap((seat) => short([`${seat}-ink`], [seat], 4.5))).toEqual([]);
  });

  it('icons, borders of controls, the next action and the focus stand out 3 to 1', () => {
    expect(short([...GOODS, ...SEATS], GROUNDS, 3)).toEqual([]);
    expect(short(['--line-strong', '--accent', '--focus'], GROUNDS, 3)).toEqual([]);
  });

  it.each(Object.keys(SIGHTS))('seats differ with %s', (sight) => {
    const close = (seats: string[], least: number): string[] =>
      pairs(seats)
        .filter(([one, other]) => distance(seen(colour(one), sight), seen(colour(other), sight)) < least)
        .map((pair) => pair.join(' and '));
    expect(close(SEATS.slice(0, 4), 10)).toEqual([]);
    expect(close(SEATS, 6.5)).toEqual([]);
  });

  it.each(Object.keys(SIGHTS))('the next action differs from text and from the focus with %s', (sight) => {
    const by = (one: string, other: string): number => distance(seen(colour(one), sight), seen(colour(other), sight));
    expect(by('--accent', '--ink')).toBeGreaterThan(15);
    expect(by('--accent', '--focus')).toBeGreaterThan(15);
    expect(by('--accent', '--surface')).toBeGreaterThan(15);
  });
});

describe('beyond colour', () => {
  it('every colour of the shell is written once, for day and night', () => {
    const colours = [...TOKENS.matchAll(/(--[\w-]+): ([^;]*(?:#|rgb)[^;]*);/g)];
    expect(colours.length).toBeGreaterThan(40);
    expect(colours.filter(([, , value]) => !value!.startsWith('light-dark(')).map(([, name]) => name)).toEqual([]);
    expect(new Set(colours.map(([, name]) => name)).size).toBe(colours.length);
  });

  it('every seat has a shape of its own, and its letter', () => {
    const mark = read('../lib/ui/SeatMark.svelte');
    const shapes = [...mark.matchAll(/^ {4}([A-F]): '([^']+)'/gm)].map((found) => found[2]);
    expect(new Set(shapes).size).toBe(6);
    expect(mark).toMatch(/<text[^>]*>\{seat\}<\/text>/);
  });

  it('factions and kinds of space each have an icon of their own', () => {
    const icons = [...FACTIONS, 'landsraad', 'city', 'spice-trade'].map((name) =>
      JSON.stringify(SHAPES[name as keyof typeof SHAPES]),
    );
    expect(icons.every((icon) => icon?.length > 10)).toBe(true);
    expect(new Set(icons).size).toBe(7);
  });

  it('what can be chosen is dashed, what is chosen solid and thicker', () => {
    const ring = (selector: string, property: string): string =>
      new RegExp(`\\b${property}: ([^;]+);`).exec(
        /\{([^}]*)\}/.exec(TABLE.slice(TABLE.indexOf(`${selector}::after {`)))![1]!,
      )![1]!;
    expect(ring(':is(.space, .offer, .card, .glow, .chosen, .dim)', 'border')).toBe('2px dashed transparent');
    expect(ring('.tabletop .glow', 'border-color')).toBe('var(--accent)');
    expect(ring('.tabletop .chosen', 'border')).toBe('3px solid var(--accent)');
  });
});
