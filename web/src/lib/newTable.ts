/** The shortest way into a game: one person against the default bots. */
import type { GameInfo, Json, NewTable, SeatInfo, SeatRequest, TableInfo, TableOptions } from '../wire';

export const PACE = { brisk: 350, calm: 900, slow: 2000 } as const;

export function defaultOptions(): TableOptions {
  return { listed: false, undo: 'own-turn', time: { kind: 'none' }, spectators: true, pace_ms: PACE.calm };
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

export function defaultSetup(game: GameInfo): Setup {
  const [simplest] = game.options.combinations;
  return {
    modules: simplest?.modules ?? [],
    players: Math.max(...(simplest?.players ?? [])),
    ...Object.fromEntries(choicesOf(game).map(({ name, ways }) => [name, ways[0] ?? null])),
  };
}

/** For a first game as few opponents as there can be: less to follow, less to wait for. */
export function firstSetup(game: GameInfo): Setup {
  const setup = defaultSetup(game);
  return { ...setup, players: Math.min(...playersOf(game, setup.modules)) };
}

export function quickTable(game: GameInfo, players: number, setup: Json): NewTable {
  const bot: SeatRequest = { kind: 'bot', bot: defaultBot(game) };
  const others = Array.from({ length: players - 1 }, () => bot);
  return { kind: game.name, setup, options: defaultOptions(), seats: [{ kind: 'me' }, ...others], start: true };
}

function again(seat: SeatInfo): SeatRequest {
  switch (seat.kind) {
    case 'bot':
      return { kind: 'bot', bot: seat.bot ?? '' };
    case 'hot-seat':
      return { kind: 'hot-seat', name: seat.name };
    case 'human':
      return { kind: seat.mine ? 'me' : 'open' };
    case 'open':
      return { kind: 'open' };
  }
}

/** The same table once more. The seats of other people stay open for them; what no choice offers is left to the usual way. */
export function rematch({ kind, setup, options, seats }: TableInfo, game: GameInfo | undefined): NewTable {
  const old = setup as Setup;
  const settled = game
    ? choicesOf(game).filter(({ name, ways }) => name in old && !ways.some((way) => way === old[name]))
    : [];
  const asked = seats.map(again);
  return {
    kind,
    setup: { ...old, ...Object.fromEntries(settled.map(({ name, ways }) => [name, ways[0] ?? null])) },
    options,
    seats: asked,
    start: asked.every((seat) => seat.kind !== 'open'),
  };
}
