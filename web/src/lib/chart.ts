/** Geometry of the charts: from numbers to paths. */
import type { History, Seat } from '../wire';

/** One seat's points by source, from a step on until the next entry. */
export interface SeatScores {
  seat: Seat;
  scores: { step: number; round: number; by: Record<string, number> }[];
}

/** What a game says about its end beyond ranks and scores. */
export interface Facts {
  /** The score that ends the game, if one does: charts draw it as a line. */
  goal?: number;
  /** How equal scores were told apart, in order, each with its value by seat. Said in the game's words `tie-…`. */
  ties: { name: string; values: number[] }[];
  /** Numbers by seat, said in the game's words `count-…`. */
  counts: { name: string; values: number[] }[];
  /** What went up and down beside the points, where a game has such. */
  courses?: Course[];
}

/** A chart said in the game's words `course-…`: each line with its value at the end of every round. */
export interface Course {
  name: string;
  /** Of several lines each is said in the game's words `line-…`, or is called by its own. */
  lines: { name: string | null; text: string | null; values: number[] }[];
}

export function scoresBySeat(history: History, seats: Seat[]): SeatScores[] {
  return seats.map((seat, index) => ({
    seat,
    scores: history.scores.map(({ step, round, seats: all }) => ({ step, round, by: all[index] ?? {} })),
  }));
}

/** Sources that brought anybody anything. */
export function sourcesOf(seats: SeatScores[]): string[] {
  const all = new Set(
    seats.flatMap((seat) => seat.scores.flatMap(({ by }) => Object.keys(by).filter((name) => by[name] !== 0))),
  );
  // What everybody begins with lies at the bottom.
  return [...all].sort((a, b) => Number(b === 'start') - Number(a === 'start') || (a < b ? -1 : 1));
}

export interface Frame {
  width: number;
  height: number;
  steps: number;
  /** The highest score there is room for. */
  most: number;
}

export const total = (by: Record<string, number>): number => Object.values(by).reduce((sum, n) => sum + n, 0);

/** The highest total any seat ever had, and at least `least`. */
export function highest(seats: SeatScores[], least = 10): number {
  return Math.max(least, ...seats.flatMap((seat) => seat.scores.map((score) => total(score.by))));
}

export const xOf = (frame: Frame, step: number): number => (frame.steps ? (step / frame.steps) * frame.width : 0);
export const yOf = (frame: Frame, score: number): number =>
  frame.height - (Math.max(0, score) / frame.most) * frame.height;

const n = (value: number) => String(Math.round(value * 10) / 10);

/** A line that stays level until the next change: scores do not grow in between. */
export function stairs(frame: Frame, points: { step: number; value: number }[]): string {
  let path = '';
  for (const { step, value } of points) {
    path += path
      ? `H${n(xOf(frame, step))}V${n(yOf(frame, value))}`
      : `M${n(xOf(frame, step))} ${n(yOf(frame, value))}`;
  }
  return path ? `${path}H${n(frame.width)}` : '';
}

/** The area between two such lines. */
export function band(frame: Frame, points: { step: number; low: number; high: number }[]): string {
  if (!points.length) return '';
  const upper = stairs(
    frame,
    points.map(({ step, high }) => ({ step, value: high })),
  );
  let lower = '';
  for (let i = points.length - 1; i >= 0; i--) {
    const point = points[i];
    if (point) lower += `V${n(yOf(frame, point.low))}H${n(xOf(frame, point.step))}`;
  }
  return `${upper}${lower}z`;
}

/** One seat's points by source, stacked. */
export function stack(
  frame: Frame,
  seat: SeatScores,
  sources: string[],
): { source: string; path: string; last: number; middle: number }[] {
  return sources.map((source, index) => {
    const points = seat.scores.map(({ step, by }) => {
      const low = sources.slice(0, index).reduce((sum, below) => sum + (by[below] ?? 0), 0);
      return { step, low, high: low + (by[source] ?? 0) };
    });
    const end = points.at(-1) ?? { low: 0, high: 0 };
    return { source, path: band(frame, points), last: end.high - end.low, middle: (end.high + end.low) / 2 };
  });
}

/** Everybody's points at the end of every round. */
export function afterRounds(seats: SeatScores[], rounds: number[]): { round: number; totals: number[] }[] {
  return rounds.map((round) => ({
    round,
    totals: seats.map((seat) => total(seat.scores.findLast((score) => score.round <= round)?.by ?? {})),
  }));
}

/** The first tie-break that tells two seats of equal score apart; none if nothing does. */
export function decidedBy(breaks: { name: string; values: number[] }[], a: number, b: number): string | null {
  return breaks.find(({ values }) => values[a] !== values[b])?.name ?? null;
}
