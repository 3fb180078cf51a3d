/** The board as paths. Places are 0 to 1000 from the left and from the top; drawn, the board is lower than wide. */
import type { Catalogue } from '../types';

export type Point = [number, number];

export const WIDTH = 1000;
const RATIO = 0.68;
export const HEIGHT = WIDTH * RATIO;

const n = (value: number): string => String(Math.round(value * 10) / 10);
const at = ([x, y]: Point): string => `${n(x)} ${n(y * RATIO)}`;

/** A line through some points. */
export const lineOf = (points: Point[]): string => `M${points.map(at).join('L')}`;
export const shapeOf = (points: Point[]): string => `${lineOf(points)}Z`;

/** Where something stands, for what is laid over the drawing. */
export const placeOf = ([x, y]: Point): string => `position:absolute;left:${n(x / 10)}%;top:${n(y / 10)}%`;

/** The box around an outline, as drawn. */
export function boxOf(points: Point[]): { width: number; height: number } {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y * RATIO)];
  return { width: Math.max(...xs) - Math.min(...xs), height: Math.max(...ys) - Math.min(...ys) };
}

const key = (a: Point, b: Point): string => [a, b].map(String).sort().join(' ');

/** The lines between areas of different sectors, and the rim of the board. */
export function sectorLines(areas: Catalogue['areas']): { sectors: string; rim: string } {
  const sides = new Map<string, { from: Point; to: Point; of: string[] }>();
  for (const { outline, sectors } of Object.values(areas)) {
    outline.forEach((from, i) => {
      const to = outline[(i + 1) % outline.length]!;
      const side = sides.get(key(from, to)) ?? { from, to, of: [] };
      side.of.push(sectors.join());
      sides.set(key(from, to), side);
    });
  }
  const drawn = (wanted: (of: string[]) => boolean): string =>
    [...sides.values()].flatMap(({ from, to, of }) => (wanted(of) ? [lineOf([from, to])] : [])).join('');
  return { sectors: drawn(([a, b]) => b !== undefined && a !== b), rim: drawn((of) => of.length === 1) };
}

/** The middle of some places. */
export function centreOf(points: Point[]): Point {
  const middle = (i: 0 | 1): number => points.reduce((sum, point) => sum + point[i], 0) / Math.max(1, points.length);
  return [middle(0), middle(1)];
}

/** An arrow's way from one place to the next and on: bent a little, so that it is seen beside a border. */
export function wayOf([first, ...rest]: Point[]): string {
  if (!first) return '';
  let [x1, y1] = first;
  const bends = rest.map(([x2, y2]) => {
    const [mx, my] = [(x1 + x2) / 2 + (y2 - y1) * 0.12, (y1 + y2) / 2 - (x2 - x1) * 0.12];
    [x1, y1] = [x2, y2];
    return `Q${at([mx, my])} ${at([x2, y2])}`;
  });
  return `M${at(first)}${bends.join('')}`;
}
