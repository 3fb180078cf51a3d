/** The log as a reader wants it: rounds, turns inside them, lines inside those. */
import { lineText } from '../lib/lines';
import type { Line, Seat } from '../wire';

/**
 * What a line is in the order of the log: it begins a round or a turn and stands as its heading, ends a turn or the game,
 * sums up lines that only some may read (whoever reads them needs no sum), or is never shown because others say it.
 */
export type LineRole = 'round' | 'turn' | 'turn-end' | 'game-end' | 'sum' | 'silent' | null;

/** A line, and how often it stands there in a row. */
export interface Entry {
  line: Line;
  times: number;
}
export interface Turn {
  key: string;
  seat: Seat | null;
  entries: Entry[];
}
export interface Round {
  round: number;
  turns: Turn[];
}

export function rounds<L extends Line>(lines: L[], roleOf: (line: L) => LineRole): Round[] {
  const all: Round[] = [{ round: 0, turns: [{ key: '0', seat: null, entries: [] }] }];
  // What is told of a later round does not change what the turns of this one are called.
  const begin = ({ turns }: Round, seat: Seat | null): unknown =>
    turns.push({ key: `${turns.length}`, seat, entries: [] });
  for (const [i, line] of lines.entries()) {
    const role = roleOf(line);
    let round = all[all.length - 1]!;
    if (role === 'round' && !line.undone) {
      round = { round: line.event.round ?? all.length, turns: [] };
      begin(round, null);
      all.push(round);
    }
    if (role === 'turn' && !line.undone) begin(round, seatOf(line));
    else if (role !== 'silent' && !(role === 'sum' && isToldInFull(lines, i))) {
      add(round.turns[round.turns.length - 1]!.entries, line);
      // What follows a turn's end belongs to nobody's turn.
      if (role === 'turn-end' && !line.undone) begin(round, null);
    }
  }
  return all
    .map((round) => ({ ...round, turns: round.turns.filter((turn) => turn.entries.length > 0) }))
    .filter((round) => round.turns.length > 0);
}

/** Where the last `count` rounds begin: a long game has more than a thousand lines, and few of them are looked at. */
export function lastRounds<L extends Line>(lines: L[], roleOf: (line: L) => LineRole, count: number): number {
  let at = lines.length;
  for (let left = count; left > 0 && at > 0; left -= 1)
    at = lines.findLastIndex((line, i) => i < at && !line.undone && roleOf(line) === 'round');
  return Math.max(at, 0);
}

/** Somebody's turn and what happened in it. */
export interface PlayedTurn<L extends Line = Line> {
  key: string;
  round: number;
  seat: Seat;
  lines: L[];
}

/** The turns of this round and the one before, what was taken back left out. */
export function lastTurns<L extends Line>(lines: L[], roleOf: (line: L) => LineRole): PlayedTurn<L>[] {
  const turns: PlayedTurn<L>[] = [];
  let round = 0;
  let ofRound = 0;
  let on: PlayedTurn<L> | null = null;
  for (const line of lines.slice(lastRounds(lines, roleOf, 2))) {
    if (line.undone) continue;
    const [role, seat] = [roleOf(line), seatOf(line)];
    if (role === 'round') [round, ofRound] = [line.event.round ?? round + 1, 0];
    if (role === 'turn' && seat) turns.push((on = { key: `${round} ${ofRound++}`, round, seat, lines: [] }));
    else if (role === 'round' || role === 'turn-end') on = null;
    else if (role !== 'silent') on?.lines.push(line);
  }
  return turns.filter((turn) => turn.lines.length > 0);
}

/** Whether this viewer reads, right before a sum, what it sums up: the secrets of the same player in the same step. */
function isToldInFull(lines: Line[], at: number): boolean {
  const [sum, before] = [lines[at]!, lines[at - 1]];
  return before !== undefined && before.secret && before.step === sum.step && seatOf(before) === seatOf(sum);
}

/** Whose doing a line is. */
export const seatOf = (line: Line): Seat | null => line.event.seat ?? null;

/** Equal lines in a row become one. */
function add(entries: Entry[], line: Line): void {
  const last = entries[entries.length - 1];
  if (last && lineText(last.line) === lineText(line) && last.line.undone === line.undone) last.times += 1;
  else entries.push({ line, times: 1 });
}
