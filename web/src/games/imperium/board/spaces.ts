/** Where things lie on our board, and what stands on them. Positions are per cent of the map. */
import type { Catalogue, Cost, EffectTree, PlayerView, Seat, SpaceEntry, View } from '../types';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The map beside the faction strips: assembly and trade above, the cities on the shield wall, the open desert below. */
export const MAP: Record<string, Box> = {
  'high-council': { x: 1.5, y: 6.5, w: 47.8, h: 10 },
  'hall-of-oratory': { x: 50.7, y: 6.5, w: 47.8, h: 10 },
  'rally-troops': { x: 1.5, y: 18, w: 31.5, h: 10.5 },
  swordmaster: { x: 34.3, y: 18, w: 31.5, h: 10.5 },
  mentat: { x: 67, y: 18, w: 31.5, h: 10.5 },
  'sell-melange': { x: 1.5, y: 34, w: 56, h: 12 },
  'secure-contract': { x: 60, y: 34, w: 38.5, h: 12 },
  'research-station': { x: 1.5, y: 55, w: 46, h: 10 },
  arrakeen: { x: 52, y: 56, w: 46.5, h: 10 },
  carthag: { x: 3, y: 68, w: 46, h: 10 },
  'sietch-tabr': { x: 51.5, y: 68.5, w: 46, h: 10 },
  'imperial-basin': { x: 1.5, y: 86, w: 31.5, h: 12 },
  'hagga-basin': { x: 34.3, y: 87, w: 31.5, h: 11.5 },
  'the-great-flat': { x: 67, y: 86, w: 31.5, h: 12 },
};

/** With the boards of CHOAM and Ix the assembly is one row; what it leaves of the upper half is theirs. */
export const MAP_UNDER: Record<string, Box> = {
  ...MAP,
  'high-council': { x: 1.5, y: 5.5, w: 31.5, h: 9.5 },
  swordmaster: { x: 34.3, y: 5.5, w: 31.5, h: 9.5 },
  mentat: { x: 67, y: 5.5, w: 31.5, h: 9.5 },
  'research-station': { x: 1.5, y: 57.5, w: 46, h: 10 },
  arrakeen: { x: 52, y: 58, w: 46.5, h: 10 },
  carthag: { x: 3, y: 69.5, w: 46, h: 10 },
  'sietch-tabr': { x: 51.5, y: 70, w: 46, h: 10 },
};

/** Their spaces, by area. */
export const OVERLAY: Record<string, string[]> = {
  choam: ['interstellar-shipping', 'smuggling'],
  ix: ['tech-negotiation', 'dreadnought'],
};

/** Where the names of the areas stand. */
export const AREAS: Record<string, [x: number, y: number]> = {
  landsraad: [1.5, 1.6],
  choam: [1.5, 29.7],
  city: [1.5, 50.5],
  desert: [1.5, 81],
};

export const AREAS_UNDER: Record<string, [x: number, y: number]> = {
  landsraad: [1.5, 1.2],
  city: [1.5, 53.6],
  desert: [1.5, 81.6],
};

/** The two spaces of each faction strip. */
export const STRIPS: Record<string, string[]> = {
  emperor: ['conspire', 'wealth'],
  guild: ['heighliner', 'foldspace'],
  'bene-gesserit': ['selective-breeding', 'secrets'],
  fremen: ['hardy-warriors', 'stillsuits'],
};

type Row = SpaceEntry['trees'][number];

/** Who has an agent on a space. */
export const occupants = (view: View, space: string): Seat[] =>
  Object.entries(view.players).flatMap(([seat, player]) => player.agents.filter((at) => at === space).map(() => seat));

/** The seat of the player who closed a space to the others; null if nobody did. */
export const closedBy = (view: View, space: string): Seat | null =>
  Object.entries(view.players).find(([, player]) => player.closed === space)?.[0] ?? null;

/** The viewer's open contracts that an agent sent there completes. */
export const contractsAt = ({ contracts }: Catalogue, self: PlayerView | null, space: string): string[] =>
  self?.contracts.filter((id) => {
    const goal = contracts[id]?.completed_by;
    return goal?.by === 'sent-to' && goal.space === space;
  }) ?? [];

/** What a space costs and does for the viewer: some give something else to whoever has been there. */
export function rowsFor({ trees, again_trees, later_cost }: SpaceEntry, view: View, self: PlayerView | null): Row[] {
  if (self?.high_council && again_trees.length > 0) return trees.map(({ cost }) => ({ cost, effect: again_trees }));
  const taken = later_cost !== null && Object.values(view.players).some(({ swordmaster }) => swordmaster);
  return taken ? trees.map(({ effect }) => ({ cost: later_cost, effect })) : trees;
}

const GOODS = ['solari', 'spice', 'water'] as const;

/** So much of something, as an effect. */
export type Amount = Extract<EffectTree, { is: (typeof GOODS)[number] | 'persuasion' }>;

/** A price as effects, so that it is drawn like everything else. */
export const price = (cost: Cost): Amount[] =>
  GOODS.filter((good) => cost[good] > 0).map((good) => ({ is: good, n: cost[good] }));
