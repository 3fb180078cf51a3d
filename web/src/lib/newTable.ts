/** The shortest ways into a game: against the default bots, or with open seats for friends. */
import type { GameInfo, Json, NewTable, SeatRequest, TableOptions } from '../wire';

/** How many milliseconds a bot waits before it acts, for each choice of the new table. */
export const BOT_DELAY = { brisk: 350, calm: 900, slow: 2000 } as const;

export function defaultOptions(): TableOptions {
  return { listed: false, undo: 'own-turn', time: { kind: 'none' }, spectators: true, pace_ms: BOT_DELAY.calm };
}

/** The bot that gives the better game; the list has the simplest first. */
export function defaultBot(game: GameInfo): string {
  return game.bots.at(-1)?.name ?? '';
}

/** What is agreed before a game: beyond modules and players, whatever else the game lets one choose. */
export type Setup = { modules: string[]; players: number; [choice: string]: Json };

/** The choices of a game's own, each with its ways, the usual one first. */
export function choicesOf({ options }: GameInfo): { name: string; ways: string[] }[] {
  const own = Object.entries(options).filter(([name]) => name !== 'combinations');
  return own.map(([name, ways]) => ({ name, ways: ways.map(String) }));
}

/** How many can play with these modules; none if they do not go together. */
export function playersOf({ options }: GameInfo, modules: string[]): number[] {
  const same = (other: string[]) =>
    other.length === modules.length && other.every((module) => modules.includes(module));
  return options.combinations.find((combination) => same(combination.modules))?.players ?? [];
}

/** A module as it is offered beside those chosen already. */
export interface Box {
  module: string;
  chosen: boolean;
  /** What is in play once it is pressed; nothing where it cannot be. */
  after: string[] | null;
  /** For a game by itself: what is in play once it is mixed with one that is chosen; nothing where it cannot be. */
  also: string[] | null;
  /** Modules it cannot be played without that are not chosen. */
  missing: string[];
  /** Chosen modules it cannot be played with. */
  against: string[];
}

/**
 * All modules of a game, and what pressing each does: one that is a game by itself takes the place of all others, one
 * that fits comes in, one that goes takes along whatever needs it.
 */
export function boxesOf({ options: { combinations } }: GameInfo, chosen: string[]): Box[] {
  const all = combinations.map(({ modules }) => modules);
  const within = (some: string[], of: string[]) => some.every((module) => of.includes(module));
  const exactly = (wanted: string[]) => all.find((one) => one.length === wanted.length && within(one, wanted)) ?? null;
  const largest = (some: string[][]) => [...some].sort((a, b) => b.length - a.length)[0] ?? null;
  return [...new Set(all.flat())].map((module) => {
    const having = all.filter((one) => one.includes(module));
    if (!chosen.includes(module)) {
      const alone = exactly([module]);
      const isGame = (other: string) => other !== module && exactly([other]) !== null;
      const mixes = having.filter((one) => one.some(isGame) && within(one, [...chosen, module]));
      const needs = (having[0] ?? []).filter((one) => having.every((modules) => modules.includes(one)));
      const missing = needs.filter((one) => one !== module && !chosen.includes(one));
      const against = chosen.filter((one) => !having.some((modules) => modules.includes(one)));
      return {
        module,
        chosen: false,
        after: alone ?? exactly([...chosen, module]),
        also: alone && largest(mixes),
        missing,
        // It may go with each of those chosen, and not with all of them.
        against: missing.length + against.length > 0 ? against : chosen,
      };
    }
    const rest = chosen.filter((one) => one !== module);
    const left = largest(all.filter((one) => within(one, rest)));
    return { module, chosen: true, after: left, also: null, missing: [], against: [] };
  });
}

/** Of the sets of modules people play most those that go together, the usual one first; else the simplest there is. */
export function presetsOf(game: GameInfo, wanted: readonly string[][]): string[][] {
  const possible = wanted.filter((modules) => playersOf(game, modules).length > 0);
  return possible.length > 0 ? possible : [game.options.combinations[0]?.modules ?? []];
}

/** A game with these modules, or with the simplest ones. */
export function defaultSetup(game: GameInfo, modules = game.options.combinations[0]?.modules ?? []): Setup {
  return {
    modules,
    players: Math.max(...playersOf(game, modules)),
    ...Object.fromEntries(choicesOf(game).map(({ name, ways }) => [name, ways[0] ?? null])),
  };
}

/** For a first game as few opponents as there can be: less to follow, less to wait for. */
export function firstSetup(game: GameInfo, modules?: string[]): Setup {
  const setup = defaultSetup(game, modules);
  return { ...setup, players: Math.min(...playersOf(game, setup.modules)) };
}

/** Who sits where at a new table: its owner, and open seats for friends to take. */
export function openTable(players: number): SeatRequest[] {
  return Array.from({ length: players }, (_, index) => ({ kind: index === 0 ? 'me' : 'open' }));
}

export function friendsTable(game: GameInfo, setup: Setup): NewTable {
  return { kind: game.name, setup, options: defaultOptions(), seats: openTable(setup.players), start: false };
}

export function quickTable(game: GameInfo, players: number, setup: Json): NewTable {
  const bot: SeatRequest = { kind: 'bot', bot: defaultBot(game) };
  const others = Array.from({ length: players - 1 }, () => bot);
  return { kind: game.name, setup, options: defaultOptions(), seats: [{ kind: 'me' }, ...others], start: true };
}
