/** The way something takes over the map, as far as it can be seen: the server alone knows what is allowed. */
import type { AreaView, Catalogue } from '../types';

type Areas = Pick<Catalogue['areas'][string], 'borders' | 'walls'>;

/** The shortest way on foot, over signs and worms if there is one, else over any areas. Both ends are part of it. */
export function pathOf(
  from: string,
  to: string,
  areas: Record<string, Areas>,
  here: Record<string, Pick<AreaView, 'wormsign' | 'sandworm' | 'wild_maker'>>,
): string[] {
  const isWorm = (id: string): boolean => {
    const area = here[id];
    return area !== undefined && (area.wormsign || area.sandworm || area.wild_maker);
  };
  return (
    shortest(from, to, areas, (id, next) => !isWall(areas, id, next) && (next === to || isWorm(next))) ??
    shortest(from, to, areas, () => true) ?? [from, to]
  );
}

const isWall = (areas: Record<string, Areas>, id: string, next: string): boolean =>
  areas[id]?.walls.includes(next) ?? false;

function shortest(
  from: string,
  to: string,
  areas: Record<string, Areas>,
  open: (id: string, next: string) => boolean,
): string[] | null {
  const before = new Map<string, string>([[from, '']]);
  const edge = [from];
  for (let id = edge.shift(); id !== undefined; id = edge.shift()) {
    if (id === to) {
      const way = [to];
      while (way[0] !== from) way.unshift(before.get(way[0]!)!);
      return way;
    }
    for (const next of areas[id]?.borders ?? []) {
      if (before.has(next) || !open(id, next)) continue;
      before.set(next, id);
      edge.push(next);
    }
  }
  return null;
}
