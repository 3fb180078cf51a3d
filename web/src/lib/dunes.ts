/** Lines of an engraved desert: crests with a long windward side and a short, hatched lee side. */

export interface Dune {
  /** Closed outline, for filling. */
  body: string;
  /** The crest line and the strokes below it. */
  lines: string;
}

export interface Shape {
  width: number;
  bottom: number;
  base: number;
  height: number;
  period: number;
  phase: number;
  /** How far apart the strokes of the lee side stand. */
  hatch: number;
}

/** Where the crest of a dune lies within its period. */
const CREST = 0.66;

const smooth = (x: number) => x * x * (3 - 2 * x);

/** The height of a row of dunes at one place, 0..1, and whether it lies in the lee of the wind. */
export function ridge(x: number, period: number, phase: number): { height: number; lee: number } {
  const u = ((((x + phase) % period) + period) % period) / period;
  // Every crest is a little higher or lower than its neighbours.
  const swell = 0.72 + 0.28 * Math.sin(2.4 * Math.floor((x + phase) / period) + 1);
  if (u < CREST) return { height: swell * smooth(u / CREST), lee: 0 };
  const down = (u - CREST) / (1 - CREST);
  return { height: swell * (1 - down) ** 1.7, lee: 1 - down };
}

const at = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** How high up the sand lies at one place. */
export function surface({ base, height, period, phase }: Shape, x: number): number {
  return base - height * ridge(x, period, phase).height;
}

export function dune(shape: Shape): Dune {
  const { width, bottom, height, period, phase, hatch } = shape;
  const top = (x: number) => surface(shape, x);
  const crest: string[] = [];
  for (let x = 0; x <= width; x += 6) crest.push(at(x, top(x)));
  const strokes: string[] = [];
  for (let x = 0; x <= width; x += hatch) {
    const { lee } = ridge(x, period, phase);
    if (lee <= 0.04) continue;
    const length = height * (0.25 + 0.95 * lee);
    const y = top(x);
    strokes.push(`M${at(x, y)}q${at(-length * 0.1, length * 0.55)} ${at(length * 0.16, length)}`);
  }
  const outline = `M${crest.join('L')}`;
  return {
    body: `${outline}L${at(width, bottom)}L${at(0, bottom)}z`,
    lines: outline + strokes.join(''),
  };
}
