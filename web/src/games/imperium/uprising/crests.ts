/** Crests of Uprising's leaders: the house gives the shield, the leader its charge. */
import { SHIELDS } from '../art/crests';
import { hair, ink, line, rays, ring, solid, wash } from '../art/pen';

/** House Corrino: a crown over a long field. */
const corrino =
  solid('M8 14l6-10 9 6 9-8 9 8 9-6 6 10v26c0 14-12 22-24 28C20 62 8 54 8 40z') +
  hair('M12 16h40v24c0 11-10 18-20 23C22 58 12 51 12 40z');
/** House Fenring: cut corners. */
const fenring = solid('M18 4h28l12 12v24L32 68 6 40V16z') + hair('M20 8h24l10 10v20L32 62 10 38V18z');
/** House Metulli: a round shield with a boss on each side. */
const metulli =
  ring(6, 36, 3) + ring(58, 36, 3) + ring(32, 36, 28) + ring(32, 36, 24.5, 'h') + hair(rays(32, 36, 24.5, 28, 24));
/** Smugglers have no house: a sail of sand. */
const smuggler =
  solid('M32 3c12 4 22 12 26 24-2 18-10 32-26 42C16 59 8 45 6 27 10 15 20 7 32 3z') +
  hair('M32 8c10 4 18 10 21 20-2 14-8 26-21 35C19 54 13 42 11 28 14 18 22 12 32 8z');

const ears = 'M24 28c-6-3-8-10-5-15 6 0 10 6 9 13zM40 28c6-3 8-10 5-15-6 0-10 6-9 13z';

export const CRESTS: Record<string, string> = {
  'feyd-rautha-harkonnen':
    SHIELDS['harkonnen'] +
    solid('M21 15l4-2 22 34-5 4z') +
    solid('M43 15l-4-2-22 34 5 4z') +
    hair('M24 16l20 32M40 16L20 48') +
    wash('M21 15l4-2 22 34-5 4z') +
    line('M15 42l9 8M49 42l-9 8') +
    ink('M14 51l4-3 3 4-4 3zM50 51l-4-3-3 4 4 3z'),
  'gurney-halleck':
    SHIELDS['atreides'] +
    solid('M30 12h5v20h-5z') +
    solid('M32.500 28c9 0 14 6 14 14s-6 14-14 14-14-6-14-14 5-14 14-14z') +
    wash('M32.500 28c9 0 14 6 14 14s-6 14-14 14z') +
    ring(32.5, 42, 5) +
    ring(32.5, 42, 1.5, 'k') +
    hair('M31 14v40M32.500 14v40M34 14v40') +
    line('M27 14h11M27 18h11M26 54h13'),
  'lady-amber-metulli':
    metulli +
    solid('M20 22h24v6c0 12-5 20-12 26-7-6-12-14-12-26z') +
    wash('M32 22h12v6c0 12-5 20-12 26z') +
    hair('M24 26h16M24 30h16') +
    ink('M32 33l2.500 5 5 .5-4 3.500 1.500 5-5-2.600-5 2.600 1.500-5-4-3.500 5-.5z') +
    line('M14 20c6-6 12-9 18-9s12 3 18 9'),
  'lady-jessica':
    SHIELDS['atreides'] +
    solid(
      'M32 14c8 0 12 6 12 13 0 5-2 8-4 11 6 3 9 8 10 16-6 5-12 7-18 8-6-1-12-3-18-8 1-8 4-13 10-16-2-3-4-6-4-11 0-7 4-13 12-13z',
    ) +
    ink('M32 18c5 0 7 4 7 9s-3 10-7 10-7-5-7-10 2-9 7-9z') +
    wash('M32 38c8 0 17 6 18 16-6 5-12 7-18 8z') +
    hair('M22 46c-2 4-3 8-3 11M27 44c-1 5-1 10-1 15M37 44c1 5 1 10 1 15M42 46c2 4 3 8 3 11') +
    line('M28 28c2 1 6 1 8 0'),
  'reverend-mother-jessica':
    SHIELDS['atreides'] +
    hair(rays(32, 26, 13, 20, 22, 180, 180)) +
    solid('M32 13c9 0 13 7 13 14v24c-4 5-8 8-13 10-5-2-9-5-13-10V27c0-7 4-14 13-14z') +
    ink('M32 18c5 0 8 4 8 9s-3 11-8 11-8-6-8-11 3-9 8-9z') +
    solid('M32 42c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11z') +
    wash('M32 42c4 5 6 8 6 11a6 6 0 0 1-6 6z') +
    hair('M22 30v22M42 30v22'),
  'lady-margot-fenring':
    fenring +
    solid('M14 33c10-13 26-13 36 0-10 13-26 13-36 0z') +
    ring(32, 33, 7) +
    ring(32, 33, 2.6, 'k') +
    hair('M18 33c8-9 20-9 28 0') +
    hair(rays(32, 20, 5, 10, 12, 180, 180)) +
    line('M24 50c5 4 11 4 16 0M28 55h8'),
  muaddib:
    SHIELDS['atreides'] +
    solid(ears) +
    solid('M32 22c8 0 12 6 12 13 0 8-6 19-12 19s-12-11-12-19c0-7 4-13 12-13z') +
    wash('M32 22c8 0 12 6 12 13 0 8-6 19-12 19z') +
    ink('M26 35a2 2 0 1 1 0 .1zM34.500 35a2 2 0 1 1 0 .1zM30 46h4l-2 3z') +
    line('M22 46l-8-2M22 49l-7 2M42 46l8-2M42 49l7 2') +
    hair('M22 16c2 3 3 6 3 9M42 16c-2 3-3 6-3 9M28 26c2-1 6-1 8 0'),
  'princess-irulan':
    corrino +
    solid('M18 28c5-3 10-2 14 1v22c-4-3-9-4-14-1zM46 28c-5-3-10-2-14 1v22c4-3 9-4 14-1z') +
    wash('M46 28c-5-3-10-2-14 1v22c4-3 9-4 14-1z') +
    hair('M21 33c3-1 6-1 8 0M21 37c3-1 6-1 8 0M21 41c3-1 6-1 8 0M35 33c3-1 6-1 8 0M35 37c3-1 6-1 8 0') +
    line('M46 18L34 44l-1 5 4-3 11-26z'),
  'shaddam-corrino-iv':
    corrino +
    solid('M20 44l-3-20 9 8 6-14 6 14 9-8-3 20z') +
    wash('M32 18l6 14 9-8-3 20H32z') +
    solid('M20 46h24v5H20z') +
    ring(32, 17, 2, 'k') +
    ring(17, 23, 1.6, 'k') +
    ring(47, 23, 1.6, 'k') +
    hair(rays(32, 36, 4, 8, 12)) +
    line('M24 56h16'),
  'staban-tuek':
    smuggler +
    solid('M18 38l6-9h17l6 6v4l-6 5H22z') +
    hair('M26 29v15M31 29v15M36 29v15') +
    wash('M18 38h29v1l-6 5H22z') +
    line('M16 50c6-4 10 2 16 0s10-3 16 0M20 55c5-2 8 1 12 0s8-1 12 0') +
    ink('M32 14l3 5.500-3 4-3-4z') +
    hair(rays(32, 19, 7, 11, 12)),
};
