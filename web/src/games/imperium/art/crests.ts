/** Crests, on a field of 64 by 72: the shields of houses that leaders of several boxes belong to, and one for strangers. */
import { hair, hatch, line, rays, ring, solid } from './pen';

export const SHIELDS: Record<string, string> = {
  /** Broad and open, with a chief. */
  atreides:
    solid('M6 6h52v28c0 16-12 26-26 34C18 60 6 50 6 34z') +
    hair('M9.5 9.500h45V34c0 14-10 23-22.5 30C19.5 57 9.5 48 9.5 34z'),
  /** Angular, like plate. */
  harkonnen: solid('M10 4h44l6 12-4 32-24 20L8 48 4 16z') + hair('M12 8h40l4 9-4 28-20 17-20-17-4-28z'),
  /** A house we do not know yet. */
  other: solid('M8 6h48v30c0 16-12 24-24 32C20 60 8 52 8 36z'),
};

/** For leaders of boxes to come: a star over the dunes. */
const UNKNOWN =
  hair(rays(32, 26, 6, 14, 16)) +
  ring(32, 26, 4, 'k') +
  line('M14 46c8-8 14-8 20-2s12 4 16-2M14 53c8-6 14-5 20-1s12 3 16-1') +
  hair(hatch(20, 44, 10, 6, 2.5, 1));

/** By leader; a box adds its own. */
export const CRESTS: Record<string, string> = { unknown: `${SHIELDS['other']}${UNKNOWN}` };
