/** Geometry of the charts: from numbers to paths. */
import type { SeatStats } from '../wire';

export interface Frame {
  width: number;
  height: number;
  steps: number;
  /** The highest score there is room for. */
  most: number;
}

export const total = (by: Record<string, number>): number => Object.values(by).reduce((sum, n) => sum + n, 0);

/** The highest total any seat ever had, and at least `least`. */
export function highest(seats: SeatStats[], least = 10): number {
  return Math.max(least, ...seats.flatMap((seat) => seat.scores.map((score) => total(score.by))));
}

export const xOf = (frame: Frame, step: number): number => (frame.steps ? (step / frame.steps) * frame.width : 0);
export const yOf = (frame: Frame, score: number): number => frame.height - (Math.max(0, score) / frame.most) * frame.height;

const n = (value: number) => String(Math.round(value * 10) / 10);

/** A line that stays level until the next change: scores do not grow in between. */
export function stairs(frame: Frame, points: { step: number; value: number }[]): string {
  let path = '';
  for (const { step, value } of points) {
    path += path ? `H${n(xOf(frame, step))}V${n(yOf(frame, value))}` : `M${n(xOf(frame, step))} ${n(yOf(frame, value))}`;
  }
  return path ? `${path}H${n(frame.width)}` : '';
}

/** The area between two such lines. */
export function band(frame: Frame, points: { step: number; low: number; high: number }[]): string {
  if (!points.length) return '';
  const upper = stairs(frame, points.map(({ step, high }) => ({ step, value: high })));
  let lower = '';
  for (let i = points.length - 1; i >= 0; i--) {
    const point = points[i];
    if (point) lower += `V${n(yOf(frame, point.low))}H${n(xOf(frame, point.step))}`;
  }
  return `${upper}${lower}z`;
}

/** One seat's points by source, stacked. */
export function stack(frame: Frame, seat: SeatStats, sources: string[]): { source: string; path: string; last: number; middle: number }[] {
  return sources.map((source, index) => {
    const points = seat.scores.map(({ step, by }) => {
      const low = sources.slice(0, index).reduce((sum, below) => sum + (by[below] ?? 0), 0);
      return { step, low, high: low + (by[source] ?? 0) };
    });
    const end = points.at(-1) ?? { low: 0, high: 0 };
    return { source, path: band(frame, points), last: end.high - end.low, middle: (end.high + end.low) / 2 };
  });
}

/** Where each round begins. */
export function roundStarts(seats: SeatStats[]): { round: number; step: number }[] {
  const first = new Map<number, number>();
  for (const { step, round } of seats.flatMap((seat) => seat.scores)) {
    first.set(round, Math.min(step, first.get(round) ?? Infinity));
  }
  return [...first].map(([round, step]) => ({ round, step })).sort((a, b) => a.round - b.round);
}

/** The first tie-break that tells two seats of equal score apart; none if nothing does. */
export function decidedBy(breaks: { name: string; values: number[] }[], a: number, b: number): string | null {
  return breaks.find(({ values }) => values[a] !== values[b])?.name ?? null;
}
