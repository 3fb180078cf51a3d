/** How messages from the server change what the screen knows. Plain functions, so that they can be tested. */
import type { Line, Position, ServerMessage, TableInfo, TalkMessage, UndoRequest } from '../wire';

export interface LiveState {
  table: TableInfo | null;
  position: Position | null;
  /** The whole log as far as the viewer may read it. */
  lines: Line[];
  /** What somebody asks to take back. */
  request: UndoRequest | null;
  /** The private talk one has a part in. */
  talk: TalkMessage[];
}

export const EMPTY: LiveState = { table: null, position: null, lines: [], request: null, talk: [] };

/** The log with the lines of a position: they replace whatever was known from their first step on. */
export function addLines(old: Line[], position: Position): Line[] {
  return [...old.filter((line) => line.step < position.lines_from), ...position.lines];
}

type Fields = Record<string, unknown>;

/** A view with new values at the paths of fields, such as `players.A.hand`. */
export function withChanges(view: unknown, changes: unknown): unknown {
  const changed: Fields = { ...(view as Fields) };
  for (const [path, value] of Object.entries(changes as Fields)) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    let at = changed;
    for (const key of keys) at = at[key] = { ...(at[key] as Fields) };
    at[last] = value;
  }
  return changed;
}

/** Brings what is known up to date. */
export function applyMessage(known: LiveState, message: ServerMessage): LiveState {
  switch (message.t) {
    case 'welcome': {
      const { table, position, request, talk } = message;
      const lines = position ? addLines(known.lines, position) : [];
      return { table, position, lines, request, talk };
    }
    case 'update': {
      const view = message.changes ? withChanges(known.position?.view, message.position.view) : message.position.view;
      const position = { ...message.position, view };
      const lines = addLines(known.lines, position);
      const seats = (known.table?.seats ?? []).map((seat, i) => ({ ...seat, clock: message.clocks[i] ?? null }));
      const table = known.table && { ...known.table, seats, to_move: position.decision?.seat ?? null };
      // Where others talk at once after these, the talk before is over as well.
      const goesOn = position.talk.join() === known.position?.talk.join();
      const talk = goesOn ? known.talk : [];
      return { table, position, lines, request: null, talk };
    }
    case 'table':
      return { ...known, table: message.table };
    case 'undo-asked':
      return { ...known, request: message.request };
    case 'talk':
      return { ...known, talk: [...known.talk, { seat: message.seat, text: message.text }] };
    case 'thinking':
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
