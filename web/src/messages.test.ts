/** Every message the client can ask for is there, in every language: those written out, and those put together. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { COUNTED as ARRAKIS_COUNTED, COURSES, LINES } from './games/arrakis/end';
import { HELP_STEPS } from './games/arrakis/help/steps';
import { HINT_IDS as ARRAKIS_HINTS } from './games/arrakis/hints/hints';
import { USES } from './games/arrakis/hints/moves';
import { KEYS as ARRAKIS_KEYS } from './games/arrakis/keys';
import { LINE_KINDS as ARRAKIS_LINE_KINDS } from './games/arrakis/log';
import { OVERLAYS } from './games/arrakis/map/overlays.svelte';
import { REASONS as ARRAKIS_REASONS } from './games/arrakis/resolve/steps';
import type { Chances, LeaderView, Side, Terrain, Victory } from './games/arrakis/types';
import { COUNTED } from './games/imperium/end';
import { HINT_IDS } from './games/imperium/hints/hints';
import { REASONS } from './games/imperium/hints/moves';
import { KEYS } from './games/imperium/keys';
import { LINE_KINDS } from './games/imperium/panels/log';
import type { LeaderChoice, Phase, TieBreak, VpSource } from './games/imperium/types';
import { bundleOf } from './lib/i18n.svelte';
import { COMMANDS } from './lib/keys';
import { BOT_DELAY } from './lib/newTable';
import type { Route } from './lib/routes';
import { LANGUAGES, SIZES, SPEEDS, type Theme } from './lib/settings';
import type { TableOptions, TimeControl } from './wire';

const SRC = import.meta.dirname;
const LOCALES = join(SRC, '../../locales');

/** All members of a union: the compiler says when one is missing. */
const all = <Name extends string>(members: Record<Name, true>): string[] => Object.keys(members);

const PAGES = all<Exclude<Route['page'], 'home' | 'lost' | 'table'>>({
  new: true,
  replay: true,
  join: true,
  help: true,
  account: true,
  settings: true,
});
const HELP = all<Extract<Route, { page: 'help' }>['part']>({ steps: true, glossary: true, rules: true });
const UNDO = all<TableOptions['undo']>({ 'own-turn': true, consent: true, none: true });
const CLOCKS = all<TimeControl['kind']>({ none: true, 'per-move': true, 'per-game': true });
const THEMES = all<Theme>({ system: true, light: true, dark: true });
const LEADERS = all<LeaderChoice>({ random: true, choose: true, draft: true });
const TIES = all<TieBreak>({ spice: true, solari: true, water: true, garrison: true, 'last-reveal': true });
const SOURCES = all<VpSource>({
  start: true,
  influence: true,
  alliance: true,
  conflict: true,
  acquire: true,
  card: true,
  intrigue: true,
  tech: true,
  'battle-icon': true,
});
const PHASES = all<Phase>({
  setup: true,
  'round-start': true,
  turns: true,
  combat: true,
  rewards: true,
  endgame: true,
  over: true,
});
const COUNTS = COUNTED.map(({ name }) => name);
const PARTS = [
  'cards',
  'spaces',
  'intrigues',
  'conflicts',
  'leaders',
  'tech',
  'contracts',
  'objectives',
  'posts',
  'factions',
  'terms',
];
const GOODS = ['solari', 'spice', 'water', 'garrison', 'conflict', 'supply', 'persuasion'];
const STEPS = ['goal', 'house', 'round', 'agent', 'effects', 'influence', 'troops', 'reveal', 'combat', 'end'];
const BOX_STEPS = ['tech', 'shipping', 'dreadnoughts', 'epic'];
const MODULES = ['base', 'uprising', 'choam', 'ix', 'epic'];
const BOTS = ['greedy', 'random'];

/** The same of War for Arrakis. */
const ARRAKIS_PARTS = ['areas', 'zones', 'cards', 'leaders', 'prescience', 'objectives', 'bans', 'tactics'];
const ARRAKIS_STEPS = [...new Set(Object.values(HELP_STEPS).flat())];
const CHANCES = all<keyof Chances>({ attacker: true, nobody: true, defender: true });
const PANELS = ['dice', 'hand', 'prescience', 'spice', 'leaders', 'battle'];
const VICTORIES = all<Victory>({ prescience: true, supremacy: true, rounds: true });
const TERRAINS = all<Terrain>({ mountain: true, plateau: true, 'minor-erg': true, desert: true, 'deep-desert': true });
const PLACES = all<LeaderView['at']>({ waiting: true, aside: true, board: true, tank: true, gone: true });
const SHARED = all<Side>({ harkonnen: true, atreides: true });

/** What stands in the holes of ids that are put together, hole by hole. The name of the game is one of the games. */
const HOLES: Record<string, readonly (readonly string[])[]> = {
  'title-*': [PAGES],
  'account-way-*': [['register', 'login']],
  'account-about-*': [['register', 'login']],
  'account-*': [['register', 'login']],
  'help-*': [HELP],
  'keys-*': [['everywhere', 'game', 'replay']],
  'undo-*': [UNDO],
  'pace-*': [Object.keys(BOT_DELAY)],
  'clock-*': [CLOCKS],
  'speed-*': [SPEEDS],
  'size-*': [SIZES],
  'theme-*': [THEMES],
  'hint-*-title': [[...HINT_IDS, ...ARRAKIS_HINTS]],
  'hint-*-text': [[...HINT_IDS, ...ARRAKIS_HINTS]],
  'learn-*-title': [[...STEPS, ...BOX_STEPS]],
  'learn-*-text': [[...STEPS, ...BOX_STEPS]],
  'bot-*': [BOTS],
  'fact-undo-*': [UNDO],
  'fact-clock-*': [CLOCKS],
  'imperium-setup-*': [['leaders']],
  'imperium-setup-*-*': [['leaders'], LEADERS],
  'imperium-setup-*-*-about': [['leaders'], LEADERS],
  'imperium-module-*': [MODULES],
  'imperium-module-*-about': [MODULES],
  'imperium-part-*': [PARTS],
  'imperium-part-one-*': [PARTS],
  'imperium-play-*-about': [['first', 'now']],
  'imperium-tie-*': [TIES],
  'imperium-tie-*-order': [TIES],
  'imperium-count-*': [COUNTS],
  'imperium-source-*': [SOURCES],
  'imperium-vp-*': [SOURCES],
  'imperium-phase-*': [[...PHASES, 'makers', 'recall']],
  'imperium-last-round-*': [['conflicts', 'points']],
  'imperium-name-*': [[...GOODS, 'strength', 'agents']],
  'imperium-fact-*': [[...GOODS, 'agents', 'hand', 'deck', 'discard', 'intrigue']],
  'imperium-moment-*': [['plot', 'combat', 'won', 'endgame']],
  'imperium-sort-*': [['name', 'playable']],
  'imperium-pile-*': [['discard', 'played']],
  'imperium-log-*': [LINE_KINDS],
  'imperium-first-move-*': [REASONS],
  'arrakis-setup-*': [['shared']],
  'arrakis-setup-*-*': [['shared'], SHARED],
  'arrakis-setup-*-*-about': [['shared'], SHARED],
  'arrakis-module-*': [['base', 'mahdi']],
  'arrakis-module-*-about': [['base', 'mahdi']],
  'arrakis-part-*': [ARRAKIS_PARTS],
  'arrakis-part-one-*': [ARRAKIS_PARTS],
  'arrakis-play-*-about': [['first', 'now']],
  // Nothing tells equal scores apart.
  'arrakis-tie-*': [[]],
  'arrakis-tie-*-order': [[]],
  'arrakis-count-*': [ARRAKIS_COUNTED.map(({ name }) => name)],
  'arrakis-victory-*': [VICTORIES],
  // No points, so no sources of them.
  'arrakis-source-*': [[]],
  'arrakis-log-*': [ARRAKIS_LINE_KINDS],
  'arrakis-panel-*': [PANELS],
  'arrakis-terrain-*': [TERRAINS],
  'arrakis-at-*': [PLACES],
  'arrakis-chance-*': [CHANCES],
  'arrakis-overlay-*': [[...OVERLAYS]],
  'arrakis-why-*': [[...ARRAKIS_REASONS]],
  'arrakis-first-move-*': [USES],
  'arrakis-course-*': [[...COURSES]],
  'arrakis-line-*': [[...LINES]],
  // Only points decide.
  'imperium-victory-*': [[]],
  'imperium-course-*': [[]],
  'imperium-line-*': [[]],
  'arrakis-learn-*': [SHARED],
  'arrakis-learn-*-title': [ARRAKIS_STEPS],
  'arrakis-learn-*-text': [ARRAKIS_STEPS],
};

/** Ids that come from elsewhere: by file and argument. */
const PASSED: Record<string, readonly string[]> = {
  // The words of refusals are compared with the server's list by a test of the server.
  'lib/refusal.ts id': [],
  'pages/KeyTable.svelte command.words': [
    ...COMMANDS.map(({ name }) => `key-${name}`),
    ...KEYS.map(({ name }) => `imperium-key-${name}`),
    ...ARRAKIS_KEYS.map(({ name }) => `arrakis-key-${name}`),
  ],
  // The names of the panels.
  'games/imperium/Screen.svelte id': ['hand', 'intrigue', 'market', 'conflict'].map((panel) => `imperium-${panel}`),
  // Only where there is one.
  'pages/help/Glossary.svelte label': [],
  // What it is called with is found where it is called.
  'games/imperium/TextScreen.svelte id': [],
  'games/imperium/TextScreenIx.svelte id': [],
  // `say` puts the name of the game before an id, and calls of it are read with that.
  'table/play.svelte.ts imperium-*': [],
  'table/play.svelte.ts arrakis-*': [],
};

interface Asked {
  /** The file and the argument as it is written. */
  where: string;
  argument: string;
  /** The call puts the name of the game in front. */
  own: boolean;
}

/** The first argument of every call that asks for a message. */
function asked(path: string, text: string): Asked[] {
  const calls = [...text.matchAll(/(?<![\w$])(t|say|labelled)\(/g)];
  return calls.map(({ 0: call, 1: name, index }) => ({
    where: path,
    argument: firstArgument(text, index + call.length),
    own: name !== 't',
  }));
}

function firstArgument(text: string, from: number): string {
  let at = from;
  /** Quotes and brackets that are open. */
  const open: string[] = [];
  for (; at < text.length; at += 1) {
    const [char, inside] = [text[at]!, open.at(-1)];
    if (inside === "'" || inside === '`') {
      if (char === inside) open.pop();
      else if (inside === '`' && text.startsWith('${', at)) open.push(text[(at += 1)]!);
    } else if (char === "'" || char === '`' || '([{'.includes(char)) open.push(char);
    else if (open.length === 0 && (char === ')' || char === ',')) break;
    else if (')]}'.includes(char)) open.pop();
  }
  return text.slice(from, at).trim();
}

/** The games whose words a file can ask for: its own, or those of all. */
const GAMES = ['imperium', 'arrakis'];
const gamesOf = (path: string): string[] => {
  const own = GAMES.filter((game) => path.startsWith(`games/${game}/`));
  return own.length > 0 ? own : GAMES;
};

/** The ids an argument can be, each hole a `*`: what stands at its beginning, or after a `?` or `:` of a condition. */
function patterns(argument: string, game: string): string[] {
  const flat = argument.replaceAll(/\$\{(?:table\.|this\.)?(?:kind|one\.name)\}/g, game);
  const holed = flat.replaceAll(/\$\{[^{}]*\}/g, '*');
  return [...holed.matchAll(/(?:^|[?:]\s*)(['`])([^'`]+)\1/g)].map(([, , id]) => id!);
}

/** All that a pattern can become. */
function filled(pattern: string, holes: readonly (readonly string[])[]): string[] {
  const [first, ...rest] = holes;
  if (!first) return [pattern];
  return first.flatMap((word) => filled(pattern.replace('*', word), rest));
}

const calls = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(svelte|ts)$/.test(path) && !path.endsWith('.test.ts') && path !== 'lib/i18n.svelte.ts')
  .flatMap((path) => asked(path, readFileSync(join(SRC, path), 'utf8')))
  // In a function's own signature or in a drawing there is no message.
  .filter(({ argument }) => argument !== '' && !/^id: string|^event\b|px$|^[-\d{$]/.test(argument));

/** What the sources ask for: ids, and what of it this test cannot tell the ids of. */
function wanted(): { ids: Set<string>; unknown: string[] } {
  const ids = new Set<string>();
  const unknown: string[] = [];
  const asks = calls.flatMap((call) => gamesOf(call.where).map((game) => ({ ...call, game })));
  for (const { where, argument, own, game } of asks) {
    const found = patterns(argument, game).map((pattern) => (own ? `${game}-${pattern}` : pattern));
    for (const pattern of found.length > 0 ? found : [argument]) {
      const holes = pattern.includes('*') ? HOLES[pattern] : [];
      const passed = PASSED[`${where} ${pattern}`];
      if (passed) passed.forEach((id) => ids.add(id));
      else if (found.length === 0 || !holes) unknown.push(`${where}: ${pattern}`);
      else filled(pattern, holes).forEach((id) => ids.add(id));
    }
  }
  return { ids, unknown };
}

describe('messages', () => {
  const { ids, unknown } = wanted();

  it('are asked for by ids that can be told', () => {
    expect(unknown).toEqual([]);
    expect(ids.size).toBeGreaterThan(500);
  });

  it.each(LANGUAGES)('are all there in %s', (language) => {
    const folder = join(LOCALES, language);
    const files = readdirSync(folder).filter((name) => /^web.*\.ftl$/.test(name));
    const bundle = bundleOf(
      language,
      files.map((name) => readFileSync(join(folder, name), 'utf8')),
    );
    expect([...ids].filter((id) => !bundle.hasMessage(id))).toEqual([]);
  });

  it('are found in arguments of every shape', () => {
    const text =
      "t('plain') t(a === 'x' ? 'one' : `two-${b ? 'c' : d}-about`, { n: f(1) }) play.say(`log-${id}`) at(3)";
    expect(asked('a.ts', text).map(({ argument, own }) => [patterns(argument, 'imperium'), own])).toEqual([
      [['plain'], false],
      [['one', 'two-*-about'], false],
      [['log-*'], true],
    ]);
    expect(patterns('`${table.kind}-setup-${choice}-${way}`', 'arrakis')).toEqual(['arrakis-setup-*-*']);
    expect(filled('a-*-*', [['x', 'y'], ['z']])).toEqual(['a-x-z', 'a-y-z']);
  });
});
