/** Crests of the base game's leaders: the house gives the shield, the leader its charge. */
import { SHIELDS } from '../art/crests';
import { hair, ink, line, rays, ring, solid, wash } from '../art/pen';

const OWN_SHIELDS: Record<string, string> = {
  ...SHIELDS,
  /** Round, like a machine's wheel. */
  richese: ring(32, 36, 30) + ring(32, 36, 27, 'h') + hair(rays(32, 36, 27, 30, 40)),
  /** Tall and pointed, like a gate. */
  thorvald:
    solid('M32 2c10 6 18 8 26 8v30c0 14-10 22-26 30C16 62 6 54 6 40V10c8 0 16-2 26-8z') +
    hair('M32 6c8 5 15 7 22 7.500V40c0 12-8 19-22 26-14-7-22-14-22-26V13.500C17 13 24 11 32 6z'),
};

const CHARGES: Record<string, string> = {
  'duke-leto-atreides':
    solid(
      'M32 20c3 0 5 2 5 5l-1 3c8-4 14-6 17-14 2 12-3 22-12 27l4 2-6 2c-1 5-3 9-7 13-4-4-6-8-7-13l-6-2 4-2c-9-5-14-15-12-27 3 8 9 10 17 14l-1-3c0-3 2-5 5-5z',
    ) +
    hair(
      'M16 24c3 5 8 9 13 11M14 30c4 4 8 7 13 8M48 24c-3 5-8 9-13 11M50 30c-4 4-8 7-13 8M32 32v18M29 38c0 4 1 8 3 12M35 38c0 4-1 8-3 12',
    ) +
    ink('M33 23l4 1.5-3.5 1.500z') +
    wash('M32 20c3 0 5 2 5 5l-1 3c8-4 14-6 17-14 2 12-3 22-12 27l4 2-6 2c-1 5-3 9-7 13z'),
  'paul-atreides':
    ring(32, 32, 17) +
    wash('M32 15a17 17 0 0 1 0 34c8-8 8-26 0-34z') +
    ink(
      'M24 40c-1-6 3-11 9-11 1-5 4-8 6-7s1 5-1 7c3 2 4 5 3 7 2 1 3 2 2 3-2 1-5 1-7 0-1 3-4 5-8 5h-6c4-1 5-2 5-3-1 0-2-.5-3-1z',
    ) +
    line('M24 41c-5 1-8 5-6 9s8 4 11 2') +
    hair('M16 56c8-3 24-3 32 0'),
  'baron-vladimir-harkonnen':
    hair(rays(32, 34, 20, 25, 18)) +
    solid('M32 14c9 0 15 6 15 14 0 4-2 6-2 9 0 10-6 16-13 16s-13-6-13-16c0-3-2-5-2-9 0-8 6-14 15-14z') +
    ink('M22 29c3-2 6-1 8 2-3 1-6 1-8-2zM42 29c-3-2-6-1-8 2 3 1 6 1 8-2z') +
    hair('M32 31v7M28 44c3-2 5-2 8 0M24 40c-1 4 0 7 3 10M40 40c1 4 0 7-3 10M24 22c4-3 12-3 16 0') +
    wash('M32 14c9 0 15 6 15 14 0 4-2 6-2 9 0 10-6 16-13 16z') +
    ring(12, 22, 2, 'k') +
    ring(52, 22, 2, 'k'),
  'glossu-the-beast-rabban':
    solid(
      'M14 12c2 7 7 9 12 8h12c5 1 10-1 12-8 3 8-1 15-8 17l-2 14c-1 6-4 10-8 12-4-2-7-6-8-12l-2-14c-7-2-11-9-8-17z',
    ) +
    ink('M24 31l6 3-5 1zM40 31l-6 3 5 1z') +
    hair('M28 22v8M36 22v8M32 21v10M29 47c2 1.5 4 1.5 6 0') +
    ring(29.5, 43, 1.2, 'k') +
    ring(34.5, 43, 1.2, 'k') +
    wash('M32 20h6c5 1 10-1 12-8 3 8-1 15-8 17l-2 14c-1 6-4 10-8 12z') +
    line('M29 49c0 4 6 4 6 0'),
  'count-ilban-richese':
    ring(32, 36, 17) +
    hair(rays(32, 36, 17, 22, 24)) +
    ring(32, 36, 11) +
    ring(32, 36, 4, 'k') +
    line('M32 25v-6M32 53v-6M21 36h-6M49 36h-6M24 28l-4-4M40 44l4 4M40 28l4-4M24 44l-4 4') +
    hair('M25 36a7 7 0 0 1 14 0'),
  'helena-richese':
    solid('M32 16c9 0 14 7 14 16s-6 15-14 15-14-6-14-15 5-16 14-16z') +
    solid('M32 21c6 0 9.5 5 9.5 11S38 42 32 42s-9.5-4-9.5-10S26 21 32 21z') +
    hair('M26 34l8-10M28 38l10-12M33 39l6-7') +
    solid('M30 47h4v12h-4z') +
    ring(32, 61, 2.5) +
    ring(32, 14, 3) +
    hair(rays(32, 32, 17, 21, 18)) +
    wash('M32 16c9 0 14 7 14 16s-6 15-14 15z'),
  'earl-memnon-thorvald':
    hair(rays(32, 20, 7, 13, 16)) +
    ring(32, 20, 5, 'k') +
    solid('M12 54l12-22 6 8 6-12 16 26z') +
    wash('M36 28l16 26H40z') +
    hair('M24 32l2 10-4 8M36 28l2 12-3 10M30 40l2 8M18 44l4 2M42 40l3 4') +
    line('M10 54h44'),
  'countess-ariana-thorvald':
    solid(
      'M20 50c-6-8-4-18 4-20 6-2 10 2 12 6 4-2 6-6 5-10-1-5-8-5-8 0l-6-1c0-10 18-12 20 0 1 8-4 12-4 16 0 6-6 11-13 11z',
    ) +
    ink('M27 24l6-2-1 4z') +
    hair('M22 36c4-3 8-2 10 2M22 42c4-3 8-1 11 2M24 47c4-2 8-1 11 0') +
    line('M12 53c6-3 10 2 16 0s10 2 16 0 6-1 8 0M16 58c6-2 10 2 16 0s10 1 14 0') +
    ring(35, 22, 1, 'k'),
};

/** Their houses; the catalogue's house is a word in somebody's language. */
const HOUSE: Record<string, string> = {
  'duke-leto-atreides': 'atreides',
  'paul-atreides': 'atreides',
  'baron-vladimir-harkonnen': 'harkonnen',
  'glossu-the-beast-rabban': 'harkonnen',
  'count-ilban-richese': 'richese',
  'helena-richese': 'richese',
  'earl-memnon-thorvald': 'thorvald',
  'countess-ariana-thorvald': 'thorvald',
};

export const CRESTS: Record<string, string> = Object.fromEntries(
  Object.keys(CHARGES).map((id) => [id, `${OWN_SHIELDS[HOUSE[id]!]}${CHARGES[id]}`]),
);
