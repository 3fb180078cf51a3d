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

/** What a chart is drawn on: its size in units of the drawing, and the steps and points it has room for. */
export interface PlotArea {
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

export const xOf = (plot: PlotArea, step: number): number => (plot.steps ? (step / plot.steps) * plot.width : 0);
export const yOf = (plot: PlotArea, score: number): number =>
  plot.height - (Math.max(0, score) / plot.most) * plot.height;

const n = (value: number) => String(Math.round(value * 10) / 10);

/** A line that stays level until the next change: scores do not grow in between. */
export function stairs(plot: PlotArea, points: { step: number; value: number }[]): string {
  let path = '';
  for (const { step, value } of points) {
    path += path ? `H${n(xOf(plot, step))}V${n(yOf(plot, value))}` : `M${n(xOf(plot, step))} ${n(yOf(plot, value))}`;
  }
  return path ? `${path}H${n(plot.width)}` : '';
}

/** The area between two such lines. */
export function band(plot: PlotArea, points: { step: number; low: number; high: number }[]): string {
  if (!points.length) return '';
  const upper = stairs(
    plot,
    points.map(({ step, high }) => ({ step, value: high })),
  );
  let lower = '';
  for (let i = points.length - 1; i >= 0; i--) {
    const point = points[i];
    if (point) lower += `V${n(yOf(plot, point.low))}H${n(xOf(plot, point.step))}`;
  }
  return `${upper}${lower}z`;
}

/** One seat's points by source, stacked. */
export function stack(
  plot: PlotArea,
  seat: SeatScores,
  sources: string[],
): { source: string; path: string; last: number; middle: number }[] {
  return sources.map((source, index) => {
    const points = seat.scores.map(({ step, by }) => {
      const low = sources.slice(0, index).reduce((sum, below) => sum + (by[below] ?? 0), 0);
      return { step, low, high: low + (by[source] ?? 0) };
    });
    const end = points.at(-1) ?? { low: 0, high: 0 };
    return { source, path: band(plot, points), last: end.high - end.low, middle: (end.high + end.low) / 2 };
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
