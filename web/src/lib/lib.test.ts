import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Line, Position, ServerMessage, TableInfo } from '../wire';
import { GAME_NAMES, gameModule } from '../games';
import { band, decidedBy, highest, scoresBySeat, sourcesOf, stack, stairs } from './chart';
import { canonical, commitment } from './commitment';
import { addLines, backOff, applyMessage, EMPTY } from './liveState';
import { entriesOf, matches, partsOf, rulesOf } from './glossary';
import { bundleOf, format, span } from './i18n.svelte';
import { isolated } from './isolated';
import { COMMANDS, commandOf } from './keys';
import { lineText } from './lines';
import { firstSetup, quickTable, defaultSetup } from './newTable';
import { refusalText } from './refusal';
import { routeOf } from './routes';
import { LANGUAGES, pickLanguage, readSettings } from './settings';
import { clockText, standing } from './tables';
import { rounds, turnAt, turnFrom } from './turns';

const line = (step: number, text = `${step}`): Line => ({
  step,
  parts: [text],
  event: { event: 'passed' },
  secret: false,
});
const position = (steps: number, lines_from: number, lines: Line[]): Position => ({
  seq: steps,
  steps,
  viewer: 'A',
  view: {},
  decision: null,
  lines_from,
  lines,
  undo: 0,
  ask_undo: 0,
  no_undo: null,
  talk: [],
  outcome: null,
});

describe('names', () => {
  it('turn nothing but themselves', () => {
    for (const plain of ['Paul', 'Чані', '保罗', '🪱']) expect(isolated(plain)).toBe(plain);
    for (const turning of ['\u05d0\u05d1', 'Paul \u0645']) expect(isolated(turning)).toBe(`\u2068${turning}\u2069`);
  });
});

describe('routes', () => {
  it('knows every address and nothing else', () => {
    expect(routeOf('/')).toEqual({ page: 'home' });
    expect(routeOf('/t/abc')).toEqual({ page: 'table', id: 'abc' });
    expect(routeOf('/t/abc/replay')).toEqual({ page: 'replay', id: 'abc' });
    expect(routeOf('/join/X%20Y')).toEqual({ page: 'join', code: 'X Y' });
    expect(routeOf('/join/%')).toEqual({ page: 'join', code: '%' });
    expect(routeOf('/help/rules')).toEqual({ page: 'help', part: 'rules' });
    expect(routeOf('/help/nothing')).toEqual({ page: 'lost' });
    expect(routeOf('/t/abc/replay/more')).toEqual({ page: 'lost' });
  });
});

describe('settings', () => {
  it('keep what is valid and replace what is not', () => {
    const read = readSettings({ theme: 'dark', language: 'fr', sound: 'loud', textMode: true, unknown: 1 });
    expect(read).toMatchObject({ theme: 'dark', language: 'en', sound: true, textMode: true });
    expect(readSettings({}).theme).toBe('system');
  });

  it('take the first language that is spoken here', () => {
    expect(pickLanguage(['fr-FR', 'uk-UA', 'ru'])).toBe('uk');
    expect(pickLanguage(['zh-Hans-CN'])).toBe('zh');
    expect(pickLanguage([])).toBe('en');
  });
});

describe('messages', () => {
  const welcome = (told: Position): ServerMessage => ({
    t: 'welcome',
    table: {} as TableInfo,
    position: told,
    request: null,
    talk: [],
  });

  it('extend the log, and cut it when something was taken back', () => {
    let known = applyMessage(EMPTY, welcome(position(2, 0, [line(0), line(1), line(2)])));
    known = applyMessage(known, {
      t: 'update',
      changes: false,
      undone: false,
      clocks: [],
      position: position(3, 3, [line(3)]),
    });
    expect(known.lines.map((l) => l.step)).toEqual([0, 1, 2, 3]);
    known = applyMessage(known, {
      t: 'update',
      changes: false,
      undone: true,
      clocks: [],
      position: position(1, 2, []),
    });
    expect(known.lines.map((l) => l.step)).toEqual([0, 1]);
  });

  it('bring only what changed of a view to those who want that', () => {
    const view = { round: 1, row: ['chani'], players: { A: { spice: 0 }, B: { spice: 2 } } };
    const before = applyMessage(EMPTY, welcome({ ...position(1, 0, []), view }));
    const changes = { round: 2, 'players.A.spice': 1 };
    const message = { ...position(2, 2, []), view: changes };
    const known = applyMessage(before, { t: 'update', changes: true, undone: false, clocks: [], position: message });
    expect(known.position?.view).toEqual({ ...view, round: 2, players: { A: { spice: 1 }, B: { spice: 2 } } });
    expect(before.position?.view).toEqual({ round: 1, row: ['chani'], players: { A: { spice: 0 }, B: { spice: 2 } } });
  });

  it('resume with later lines only, and start over for other eyes', () => {
    const known = applyMessage(EMPTY, welcome(position(1, 0, [line(0), line(1)])));
    expect(applyMessage(known, welcome(position(2, 2, [line(2)]))).lines).toHaveLength(3);
    expect(applyMessage(known, welcome(position(2, 0, [line(2)]))).lines).toHaveLength(1);
  });

  it('forget a request to take back when something happens', () => {
    const request = { by: 'A', steps: 1, agreed: [], waits: ['B'] };
    const asked = applyMessage(applyMessage(EMPTY, welcome(position(1, 0, []))), {
      t: 'undo-asked',
      request,
      refused: null,
    });
    expect(asked.request).toEqual(request);
    expect(
      applyMessage(asked, { t: 'update', changes: false, undone: false, clocks: [], position: position(2, 2, []) })
        .request,
    ).toBeNull();
    expect(applyMessage(asked, { t: 'undo-asked', request: null, refused: 'B' }).request).toBeNull();
  });

  it('keep a private talk for as long as it lasts', () => {
    const talking = { ...position(1, 0, []), talk: ['A', 'C'] };
    const known = applyMessage(applyMessage(EMPTY, welcome(talking)), { t: 'talk', seat: 'C', text: 'south' });
    expect(known.talk).toEqual([{ seat: 'C', text: 'south' }]);
    const update = (now: Position) =>
      applyMessage(known, { t: 'update', changes: false, undone: false, clocks: [], position: now });
    expect(update({ ...talking, seq: 2 }).talk).toEqual(known.talk);
    expect(update(position(2, 2, [])).talk).toEqual([]);
    expect(update({ ...talking, seq: 2, talk: ['B', 'D'] }).talk).toEqual([]);
  });

  it('tell the time on all clocks with every action', () => {
    const seats = [
      { seat: 'A', clock: 60 },
      { seat: 'B', clock: 60 },
    ];
    const begun = applyMessage(EMPTY, {
      t: 'welcome',
      table: { seats } as TableInfo,
      position: position(1, 0, []),
      request: null,
      talk: [],
    });
    const known = applyMessage(begun, {
      t: 'update',
      changes: false,
      undone: false,
      clocks: [48, 60],
      position: position(2, 2, []),
    });
    expect(known.table?.seats).toMatchObject([
      { seat: 'A', clock: 48 },
      { seat: 'B', clock: 60 },
    ]);
  });

  it('never double a step that comes again', () => {
    const again = position(2, 2, [line(2, 'new')]);
    expect(addLines([line(1), line(2, 'old')], again).map(lineText)).toEqual(['1', 'new']);
  });

  it('wait longer after every failure, but not for ever', () => {
    expect(backOff(0, 1)).toBe(500);
    expect(backOff(3, 0)).toBe(2000);
    expect(backOff(50, 1)).toBe(30_000);
  });
});

describe('fair shuffle', () => {
  it('hashes what the server hashes', async () => {
    // Seed and value of the test in crates/table/src/commit.rs: Seed::of_run(1, 0).
    const hash = await crypto.subtle.digest('SHA-256', ofRun());
    const seed = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
    const setup = { b: { d: 3, c: [2] }, a: 1 };
    expect(canonical(setup)).toBe('{"a":1,"b":{"c":[2],"d":3}}');
    expect(await commitment('game', setup, seed)).toBe(
      '93ea278fb13e63d7c2fd988ea5ea1e873888028c9739dcbd8b28bc9c404d0b27',
    );
  });

  function ofRun(): Uint8Array<ArrayBuffer> {
    const name = new TextEncoder().encode('melange run');
    const bytes = new Uint8Array(name.length + 16);
    bytes.set(name);
    bytes[name.length] = 1;
    return bytes;
  }
});

describe('charts', () => {
  const history = {
    steps: 100,
    turns: [],
    scores: [
      { step: 0, round: 1, seats: [{ start: 1, card: 0, other: 0 }] },
      { step: 50, round: 2, seats: [{ start: 1, card: 3, other: 0 }] },
    ],
  };
  const seats = scoresBySeat(history, ['A']);
  const plot = { width: 100, height: 100, steps: 100, most: 10 };

  it('draw stairs and stacked bands', () => {
    expect(highest(seats)).toBe(10);
    expect(sourcesOf(seats)).toEqual(['start', 'card']);
    expect(
      stairs(plot, [
        { step: 0, value: 1 },
        { step: 50, value: 4 },
      ]),
    ).toBe('M0 90H50V60H100');
    expect(band(plot, [{ step: 0, low: 0, high: 1 }])).toBe('M0 90H100V100H0z');
    expect(seats.flatMap((seat) => stack(plot, seat, ['start', 'card']).map((one) => one.last))).toEqual([1, 3]);
  });

  it('name the tie-break that decided', () => {
    const breaks = [
      { name: 'gold', values: [2, 2] },
      { name: 'wood', values: [1, 5] },
    ];
    expect(decidedBy(breaks, 0, 1)).toBe('wood');
    expect(decidedBy(breaks.slice(0, 1), 0, 1)).toBeNull();
  });
});

describe('small things', () => {
  it('walk a game by turns', () => {
    const turns = [
      { step: 1, round: 1, seat: 'A' },
      { step: 5, round: 1, seat: 'B' },
      { step: 9, round: 2, seat: 'A' },
    ];
    expect(turnFrom(turns, 5, 1, 12)).toBe(9);
    expect(turnFrom(turns, 5, -1, 12)).toBe(1);
    expect(turnFrom(turns, 10, 1, 12)).toBe(12);
    expect(turnAt(turns, 7)?.seat).toBe('B');
    expect(rounds(turns).map((turn) => turn.step)).toEqual([1, 9]);
  });

  it('order seats by rank', () => {
    expect(standing([2, 1, 4, 3])).toEqual([1, 0, 3, 2]);
    expect(clockText(65)).toBe('1:05');
    expect(clockText(3600)).toBe('1:00:00');
  });

  it('open a table against the better bots', () => {
    const game = {
      name: 'x',
      languages: ['en'],
      options: { combinations: [{ modules: ['base'], players: [3, 4] }] },
      bots: [
        { name: 'random', about: '' },
        { name: 'greedy', about: '' },
      ],
    };
    const table = quickTable(game, defaultSetup(game).players, defaultSetup(game));
    expect(table.seats.map((seat) => seat.kind)).toEqual(['me', 'bot', 'bot', 'bot']);
    expect(firstSetup(game).players).toBe(3);
    expect(table.seats[1]).toEqual({ kind: 'bot', bot: 'greedy' });
  });

  it('find entries of any catalogue', () => {
    const catalogue = {
      things: {
        a: {
          name: 'Thing',
          text: 'Does a thing.',
          skill_name: 'Luck',
          icons: ['x'],
          prices: [{ cost: '2 gold', effect: 'Wins.' }],
          steps: [{ at: 2, text: 'A point.' }],
        },
      },
      terms: { gold: { name: 'Gold', text: 'It is yellow.', also: ['metal'] } },
      rules: { R7: 'Gold wins.' },
      about: { 'thing:a': ['R7'], 'ask:turn': ['R7'] },
      effects: {},
    };
    expect(partsOf(catalogue)).toEqual(['terms', 'things']);
    const [entry] = entriesOf(catalogue, ['things'], (kind, head, text) => `${kind} ${head}：${text}`);
    expect(entry?.texts.map((text) => text.text)).toEqual([
      'Does a thing.',
      'Luck',
      'price 2 gold：Wins.',
      'step 2：A point.',
    ]);
    expect(entry?.rules).toEqual(['R7']);
    expect(entry && matches(entry, 'gold thing r7')).toBe(true);
    expect(rulesOf(catalogue)).toEqual([
      { id: 'R7', text: 'Gold wins.', about: [{ key: 'thing:a', part: 'things', name: 'Thing', twin: false }] },
    ]);
  });
});

describe('keys', () => {
  const press = (code: string, shiftKey = false) => ({ code, shiftKey, ctrlKey: false, altKey: false, metaKey: false });

  it('go by place, not by letter', () => {
    expect(commandOf(press('Slash', true), ['everywhere'])).toBe('help');
    expect(commandOf(press('KeyE'), ['everywhere'])).toBeNull();
    expect(commandOf(press('KeyE'), ['game'])).toBe('end-turn');
    expect(commandOf({ ...press('KeyE'), ctrlKey: true }, ['game'])).toBeNull();
  });

  it('mean one thing each where they work together', () => {
    for (const kind of GAME_NAMES) {
      const seen = [...COMMANDS, ...(gameModule(kind)?.keys ?? [])].flatMap((command) =>
        command.codes.map((code) => `${command.where} ${code}`),
      );
      expect(new Set(seen).size).toBe(seen.length);
    }
  });
});

describe('refusals', () => {
  const words = bundleOf('en', ['refused-no-such-seat = No seat { $seat }.']);
  const say = (code: string) =>
    refusalText((id, args) => format([words], id, args), { code, message: 'as the server says', args: { seat: 'H' } });

  it("are said in own words, and in the server's where there are none", () => {
    expect(say('no-such-seat')).toBe('No seat H.');
    expect(say('never-heard-of')).toBe('as the server says');
  });
});

describe('words', () => {
  const root = join(import.meta.dirname, '..', '..', '..', 'locales');
  const texts = (language: string) =>
    readdirSync(join(root, language))
      .filter((name) => /^web.*\.ftl$/.test(name))
      .map((name) => readFileSync(join(root, language, name), 'utf8'));
  const english = bundleOf('en', texts('en'));

  /** Ids that stand in the sources as they are. */
  function used(folder: string): string[] {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith('.test.ts'))
      .flatMap((entry) => [
        ...readFileSync(join(entry.parentPath, entry.name), 'utf8').matchAll(/\bt\('([a-z0-9-]+)'/g),
      ])
      .map((match) => match[1] ?? '');
  }

  it('are there in English for every id in the shell', () => {
    const src = join(import.meta.dirname, '..');
    const ids = [
      ...used(join(src, 'lib')),
      ...used(join(src, 'table')),
      ...used(join(src, 'games')),
      ...used(join(src, 'pages')),
      ...COMMANDS.map((command) => `key-${command.name}`),
    ];
    expect(ids.filter((id) => !english.hasMessage(id))).toEqual([]);
  });

  it.each(LANGUAGES)('of the table are all there in %s', (language) => {
    const ids = (of: string): string[] =>
      [...readFileSync(join(root, of, 'web-table.ftl'), 'utf8').matchAll(/^([a-z-]+) =/gm)].map(([, id]) => id!);
    expect(ids(language)).toEqual(ids('en'));
    expect(ids('en').every((id) => id.startsWith('table-'))).toBe(true);
  });

  it('name a length of time by its largest unit', () => {
    expect([60, 300, 3600, 86_400, 259_200].map(span)).toEqual(['1 minute', '5 minutes', '1 hour', '1 day', '3 days']);
  });

  it('fall back to English, then to the id', () => {
    const other = bundleOf('ru', ['close = Закрыть']);
    expect(format([other, english], 'close')).toBe('Закрыть');
    expect(format([other, english], 'save')).toBe('Save');
    expect(format([other, english], 'no-such-id')).toBe('no-such-id');
  });
});
