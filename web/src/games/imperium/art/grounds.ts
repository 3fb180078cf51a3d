/**
 * What lies behind a motif, on a field of 120 by 64 with the horizon near 58: desert, rock, hall, space, or a sky of
 * lines. A ground goes on to both sides, each the mirror of the middle, so that the motif is whole in a frame of any shape.
 */
import { dune } from '../../../lib/dunes';
import { hair, hatch, line, mirrored, rays, ring, wash } from './pen';

const sand = (base: number, height: number, period: number, phase: number): string => {
  const { body, lines } = dune({ width: 120, bottom: 66, base, height, period, phase, hatch: 3 });
  return wash(body) + hair(lines);
};
/** Strokes of sky, long and short, thinning out upwards. */
const strokes = (seed: number): string => {
  let d = '';
  for (let i = 0; i < 9; i++) {
    const x = (i * 37 + seed * 13) % 96;
    d += `M${x} ${4 + i * 5}h${8 + ((i * 11 + seed) % 20)}`;
  }
  return hair(d);
};
const stars = (seed: number): string => {
  let d = '';
  for (let i = 0; i < 26; i++) d += `M${(i * 47 + seed * 29) % 119} ${(i * 31 + seed * 17) % 62}h.1`;
  return line(d);
};

const MIDDLES: Record<string, string> = {
  dunes: sand(62, 16, 74, 10) + sand(66, 14, 96, 60),
  erg: sand(60, 12, 58, 34) + sand(67, 18, 120, 20),
  rock:
    wash('M0 64V40l10-8 8 6 9-14 10 9 7-5 12 16 14 2 8-8 9 4 8-13 10 8 8-5 7 9V64z') +
    hair(
      'M10 32l3 16-4 12M27 24l4 18-5 14M44 28l2 14M89 30l3 14-3 12M103 27l4 16M0 52c20-5 40 3 60-2s40-2 60-4M0 58c24-4 44 2 64-1s38-1 56-3',
    ),
  floor: hair(
    `M0 58h120M60 58L20 70M60 58l40 12M48 58L-10 68M72 58l58 10M0 61.500h120${hatch(4, 6, 20, 46, 5)}${hatch(96, 6, 20, 46, 5)}`,
  ),
  hall: hair(
    'M8 58V22c0-14 20-14 20 0v36M12 58V24c0-9 12-9 12 0v34M92 58V22c0-14 20-14 20 0v36M96 58V24c0-9 12-9 12 0v34M0 58h120M0 61h120',
  ),
  space: stars(3) + hair('M-4 50C30 34 90 34 124 50'),
  water: hair(
    'M0 46c10-3 20 3 30 0s20-3 30 0 20 3 30 0 20-3 30 0M0 51c10-3 20 3 30 0s20-3 30 0 20 3 30 0 20-3 30 0M0 56c10-3 20 3 30 0s20-3 30 0 20 3 30 0 20-3 30 0M0 61c10-3 20 3 30 0s20-3 30 0 20 3 30 0 20-3 30 0',
  ),
};

const wide = (shape: string): string =>
  shape.replace(/ d="([^"]*)"/g, (_, d: string) => ` d="${d}${mirrored(d, 0)}${mirrored(d, 120)}"`);

export const GROUNDS = Object.fromEntries(Object.entries(MIDDLES).map(([name, shape]) => [name, wide(shape)]));

export const SKIES: Record<string, string> = {
  haze: strokes(1),
  wind: strokes(5),
  sun: ring(98, 15, 9) + hair(rays(98, 15, 11.5, 19, 20)),
  moons:
    ring(18, 16, 9) +
    wash('M18 7a9 9 0 0 1 0 18c4-5 4-13 0-18z') +
    ring(103, 11, 4.5) +
    wash('M103 6.500a4.5 4.5 0 0 1 0 9c2-2.5 2-6.5 0-9z'),
  night: stars(1) + ring(100, 14, 7) + wash('M100 7a7 7 0 0 1 0 14c3-4 3-10 0-14z'),
};
