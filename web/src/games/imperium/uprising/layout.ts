/** Where the spaces and observation posts of Uprising lie. Positions are per cent of the map, as in `board/spaces.ts`. */
import type { Box } from '../board/spaces';

/** The two spaces of each faction strip; its post stands between them. */
export const STRIPS: Record<string, string[]> = {
  emperor: ['sardaukar', 'dutiful-service'],
  guild: ['heighliner', 'deliver-supplies'],
  'bene-gesserit': ['espionage', 'secrets'],
  fremen: ['desert-tactics', 'fremkit'],
};

export type Point = readonly [x: number, y: number];

export interface Layout {
  spaces: Record<string, Box>;
  /** Names of areas. */
  areas: Record<string, Point>;
  posts: Record<string, Point>;
  /** Sights of the landscape, where the spaces leave room. */
  sights: { motif: string; x: number; y: number; h: number }[];
  /** Between the two rows of cities, and between the lower one and the desert: so the Shield Wall runs. */
  wall: { upper: number; lower: number; right: number; basin: number };
}

/** Posts stand in the middle, between what they watch; those of one space above it. */
const MIDDLE = 50;
const LEFT = { x: 1.5, w: 43.5 };
const RIGHT = { x: 55, w: 43.5 };

/** Two rows of cities and the desert below them, from `city` on down. */
function arrakis(city: number): Pick<Layout, 'spaces' | 'posts' | 'areas' | 'wall'> {
  const [outer, inner, desert] = [city + 4.2, city + 19.8, 83];
  return {
    spaces: {
      'sietch-tabr': { ...LEFT, y: outer, h: 12.6 },
      'research-station': { ...RIGHT, y: outer, h: 12.6 },
      arrakeen: { ...LEFT, y: inner, h: 10 },
      'spice-refinery': { x: 55, w: 41.5, y: inner, h: 10 },
      'imperial-basin': { x: 1.5, y: desert, w: 25, h: 11.6 },
      'hagga-basin': { x: 30, y: desert, w: 32.5, h: 11.6 },
      'deep-desert': { x: 64, y: desert, w: 34.5, h: 11.6 },
    },
    posts: {
      'sietch-tabr-research-station': [MIDDLE, outer + 5],
      'research-station-spice-refinery': [MIDDLE, (outer + inner) / 2 + 5.6],
      'spice-refinery-arrakeen': [MIDDLE, inner + 5.6],
      'imperial-basin': [9, desert - 3.2],
      'hagga-basin': [38, desert - 3.2],
      'deep-desert': [72, desert - 3.2],
    },
    areas: { city: [1.5, city], desert: [1.5, 96.4] },
    wall: { upper: inner - 1.3, lower: desert - 5.4, right: 98.2, basin: 28.2 },
  };
}

const landsraad: Record<string, Box> = {
  'high-council': { x: 1.5, y: 5.8, w: 26.5, h: 12.4 },
  'imperial-privilege': { x: 29, y: 5.8, w: 43, h: 12.4 },
  swordmaster: { x: 73, y: 5.8, w: 25.5, h: 12.4 },
};

const lower = arrakis(46.2);

export const LAYOUT: Layout = {
  spaces: {
    ...landsraad,
    'assembly-hall': { ...LEFT, y: 19.4, h: 9.4 },
    'gather-support': { ...RIGHT, y: 19.4, h: 9.4 },
    shipping: { ...LEFT, y: 34.6, h: 9.6 },
    'accept-contract': { ...RIGHT, y: 34.6, h: 9.6 },
    ...lower.spaces,
  },
  posts: {
    'landsraad-council': [MIDDLE, 2.9],
    'landsraad-assembly': [MIDDLE, 24.1],
    choam: [MIDDLE, 39.4],
    ...lower.posts,
  },
  areas: { landsraad: [1.5, 1.4], choam: [1.5, 30.4], ...lower.areas },
  sights: [
    { motif: 'thopter', x: 84, y: 29.2, h: 5.2 },
    { motif: 'sietch', x: 17, y: 44.4, h: 6 },
    { motif: 'station', x: 62, y: 44.2, h: 6.2 },
    { motif: 'refinery', x: 88, y: 77, h: 6 },
    { motif: 'sign', x: 52, y: 77.6, h: 5.4 },
  ],
  wall: lower.wall,
};

/** With the boards of CHOAM and Ix: one row of the assembly, then theirs (`ix/Overlay.svelte`). */
const under = arrakis(47.6);

export const LAYOUT_UNDER: Layout = {
  spaces: { ...landsraad, ...under.spaces },
  posts: { 'landsraad-council': [MIDDLE, 2.9], ...under.posts },
  areas: { landsraad: [1.5, 1.4], ...under.areas },
  sights: [{ motif: 'refinery', x: 88, y: 77, h: 6 }],
  wall: under.wall,
};
