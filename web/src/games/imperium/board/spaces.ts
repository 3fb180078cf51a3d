/** Where things lie on our board, and what stands on them. Positions are per cent of the map. */
import type { Cost, Effect, Good, Seat, View } from '../types';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The map right of the faction strips: palace and trade above, the shield wall's cities, the open desert below. */
export const MAP: Record<string, Box> = {
  'high-council': { x: 1.5, y: 6, w: 18.4, h: 17.5 },
  'hall-of-oratory': { x: 21.2, y: 6, w: 18.4, h: 17.5 },
  'rally-troops': { x: 40.9, y: 6, w: 18.4, h: 17.5 },
  swordmaster: { x: 60.6, y: 6, w: 18.4, h: 17.5 },
  mentat: { x: 80.3, y: 6, w: 18.2, h: 17.5 },
  'sell-melange': { x: 1.5, y: 31, w: 33, h: 17.5 },
  'secure-contract': { x: 36.5, y: 31, w: 19, h: 17.5 },
  'research-station': { x: 76.5, y: 30, w: 22, h: 17.5 },
  arrakeen: { x: 9, y: 54, w: 23, h: 17.5 },
  carthag: { x: 42, y: 55.5, w: 23, h: 17.5 },
  'sietch-tabr': { x: 75.5, y: 53, w: 23, h: 17.5 },
  'imperial-basin': { x: 2, y: 79, w: 30, h: 18 },
  'hagga-basin': { x: 35.5, y: 81, w: 29, h: 17 },
  'the-great-flat': { x: 68, y: 78.5, w: 30, h: 18 },
};

/** The two spaces of each faction strip. */
export const STRIPS: Record<string, string[]> = {
  emperor: ['conspire', 'wealth'],
  guild: ['heighliner', 'foldspace'],
  'bene-gesserit': ['selective-breeding', 'secrets'],
  fremen: ['hardy-warriors', 'stillsuits'],
};

/** Who has an agent on a space. */
export const occupants = (view: View, space: string): Seat[] =>
  Object.entries(view.players).flatMap(([seat, player]) => player.agents.filter((at) => at === space).map(() => seat));

/** Who has closed a space to the others. */
export const closer = (view: View, space: string): Seat | null =>
  Object.entries(view.players).find(([, player]) => player.closed === space)?.[0] ?? null;

const GOODS: Good[] = ['solari', 'spice', 'water'];

/** A price as effects, so that it is drawn like everything else. */
export const price = (cost: Cost): Effect[] => GOODS.filter((good) => cost[good] > 0).map((good) => ({ is: good, n: cost[good] }));

/** The next thing in a direction, by geometry. */
export function neighbour(from: HTMLElement, all: HTMLElement[], code: string): HTMLElement | null {
  const centre = (node: HTMLElement): [number, number] => {
    const box = node.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [x, y] = centre(from);
  const flat = code === 'ArrowLeft' || code === 'ArrowRight';
  const sign = code === 'ArrowRight' || code === 'ArrowDown' ? 1 : -1;
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const node of all) {
    const [nx, ny] = centre(node);
    const along = sign * (flat ? nx - x : ny - y);
    const across = Math.abs(flat ? ny - y : nx - x);
    if (node === from || along < 4) continue;
    const distance = along + 2.5 * across;
    if (distance < least) [best, least] = [node, distance];
  }
  return best;
}
