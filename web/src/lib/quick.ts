/** The shortest way into a game: one person against the default bots. */
import type { GameInfo, Json, NewTable, SeatRequest, TableOptions } from '../wire';

export const PACE = { brisk: 350, calm: 900, slow: 2000 } as const;

export function usualOptions(): TableOptions {
  return { listed: false, undo: 'own-turn', time: { kind: 'none' }, spectators: true, pace_ms: PACE.calm };
}

/** The bot that gives the better game; the list has the simplest first. */
export function usualBot(game: GameInfo): string {
  return game.bots.at(-1)?.name ?? '';
}

export function usualSetup(game: GameInfo): { modules: string[]; players: number; leaders: string } {
  return {
    modules: game.options.modules.slice(0, 1),
    players: Math.max(...game.options.players),
    leaders: game.options.leaders[0] ?? 'random',
  };
}

export function quickTable(game: GameInfo): NewTable {
  const setup = usualSetup(game);
  const bot: SeatRequest = { kind: 'bot', bot: usualBot(game) };
  const others = Array.from({ length: setup.players - 1 }, () => bot);
  return { kind: game.name, setup: setup as Json, options: usualOptions(), seats: [{ kind: 'me' }, ...others], start: true };
}
