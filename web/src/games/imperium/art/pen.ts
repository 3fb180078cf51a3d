/** The strokes our engravings are made of. `currentColor` is the ink, `--art` the ground it is printed on. */

/** An outline that hides what lies behind it. */
export const solid = (d: string): string => `<path d="${d}" class="ink-o"/>`;
/** A line. */
export const line = (d: string): string => `<path d="${d}" class="ink-l"/>`;
/** A hairline, for hatching and shade. */
export const hair = (d: string): string => `<path d="${d}" class="ink-h"/>`;
/** Full ink. */
export const ink = (d: string): string => `<path d="${d}" class="ink-k"/>`;
/** A light wash of ink. */
export const wash = (d: string): string => `<path d="${d}" class="ink-w"/>`;
export const ring = (x: number, y: number, r: number, kind = 'o'): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" class="ink-${kind}"/>`;

type Point = readonly [number, number];
export type Curve = readonly [Point, Point, Point, Point];

const at = ([a, b, c, d]: Curve, t: number): Point => {
  const u = 1 - t;
  const mix = (i: 0 | 1): number => u * u * u * a[i] + 3 * u * u * t * b[i] + 3 * u * t * t * c[i] + t * t * t * d[i];
  return [mix(0), mix(1)];
};
const fix = (n: number): string => String(Math.round(n * 10) / 10);

/** Ribs between two edges of a body, bowed by `bow`: segments of a worm, rungs of a helix. */
export function ribs(left: Curve, right: Curve, count: number, bow: number): string {
  let d = '';
  for (let i = 1; i <= count; i++) {
    const t = i / (count + 1);
    const [x1, y1] = at(left, t);
    const [x2, y2] = at(right, t);
    // The control point stands off the middle, at a right angle to the rib.
    const cx = (x1 + x2) / 2 - (y2 - y1) * bow;
    const cy = (y1 + y2) / 2 + (x2 - x1) * bow;
    d += `M${fix(x1)} ${fix(y1)}Q${fix(cx)} ${fix(cy)} ${fix(x2)} ${fix(y2)}`;
  }
  return d;
}

/** Strokes from a centre outwards. */
export function rays(x: number, y: number, from: number, to: number, count: number, start = 0, turn = 360): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const angle = ((start + (turn * i) / (turn === 360 ? count : count - 1)) * Math.PI) / 180;
    const long = i % 2 ? to : from + (to - from) * 0.65;
    d += `M${fix(x + Math.cos(angle) * from)} ${fix(y + Math.sin(angle) * from)}L${fix(x + Math.cos(angle) * long)} ${fix(y + Math.sin(angle) * long)}`;
  }
  return d;
}

/** Parallel strokes over a field, each a little shorter than the one before. */
export function hatch(x: number, y: number, width: number, height: number, gap: number, slant = 0): string {
  let d = '';
  for (let i = 0; i * gap <= width; i++)
    d += `M${fix(x + i * gap)} ${fix(y)}l${fix(slant)} ${fix(height * (1 - (0.35 * ((i * 7) % 3)) / 2))}`;
  return d;
}

/** Of how many numbers each command of a path is made, and which of them run from left to right. */
const ACROSS: Record<string, readonly [count: number, across: readonly number[]]> = {
  M: [2, [0]],
  L: [2, [0]],
  H: [1, [0]],
  V: [1, []],
  C: [6, [0, 2, 4]],
  S: [4, [0, 2]],
  Q: [4, [0, 2]],
  Z: [1, []],
};

/** A path as in a mirror that stands upright at `axis`. */
export function mirrored(d: string, axis: number): string {
  return d.replace(/([a-z])([^a-z]*)/gi, (_, command: string, rest: string) => {
    const [count, across] = ACROSS[command.toUpperCase()]!;
    const from = command < 'a' ? 2 * axis : 0;
    const numbers = rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? [];
    return command + numbers.map((n, i) => (across.includes(i % count) ? fix(from - Number(n)) : n)).join(' ');
  });
}
