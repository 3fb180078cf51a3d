/** How messages from the server change what the screen knows. Plain functions, so that they can be tested. */
import type { Line, Position, Seat, ServerMessage, TableInfo } from '../wire';

export interface Known {
  table: TableInfo | null;
  position: Position | null;
  /** The whole log as far as the viewer may read it. */
  lines: Line[];
  thinking: Seat | null;
}

export const NOTHING: Known = { table: null, position: null, lines: [], thinking: null };

/** The log after an update: what was taken back is gone, what is new follows. */
export function addLines(old: Line[], added: Line[], steps: number): Line[] {
  const kept = old.filter((line) => line.step <= steps);
  const first = added[0];
  // The last step may come again as a whole after a reconnect.
  const before = first ? kept.filter((line) => line.step < first.step) : kept;
  return [...before, ...added];
}

/** Brings what is known up to date. `resumed` says that a welcome holds only the lines since the last message. */
export function fold(known: Known, message: ServerMessage, resumed: boolean): Known {
  switch (message.t) {
    case 'welcome': {
      const { table, position } = message;
      const sameEyes = position?.viewer === known.position?.viewer;
      const old = resumed && sameEyes ? known.lines : [];
      const lines = position ? addLines(old, position.lines, position.steps) : [];
      return { table, position, lines, thinking: null };
    }
    case 'update': {
      const { position } = message;
      const lines = addLines(known.lines, position.lines, position.steps);
      const table = known.table && { ...known.table, to_move: position.decision?.seat ?? null };
      return { table, position, lines, thinking: null };
    }
    case 'table':
      return { ...known, table: message.table };
    case 'thinking':
      return { ...known, thinking: message.seat };
    case 'refused':
    case 'pong':
      return known;
  }
}

/** Milliseconds to wait before another attempt: doubling from half a second to half a minute, spread by `chance` in 0..1. */
export function backOff(attempt: number, chance: number): number {
  const most = Math.min(30_000, 500 * 2 ** attempt);
  return Math.round(most * (0.5 + chance / 2));
}
