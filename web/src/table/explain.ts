/** What can be asked about on the screen, and which words and rules answer. */
import type { TableCatalogue, Thing } from './game';

export type Subject =
  | Thing
  /** Icons and words. */
  | { kind: 'terms'; ids: string[]; says?: string }
  /** The decision that is owed. */
  | { kind: 'ask' }
  /** A blocked choice: the server's reason, the key of the rules about it, and the thing the viewer wanted to choose. */
  | { kind: 'blocked'; reason: string; about: string; of: Thing | null };

export const isThing = (subject: Subject): subject is Thing => 'id' in subject;

/** Two looks at the same thing. */
export const same = (a: Subject | null, b: Subject | null): boolean => JSON.stringify(a) === JSON.stringify(b);

const names = new WeakMap<TableCatalogue, Map<string, string>>();

/** The term behind the name of an icon, effect or condition. */
export function termOf(catalogue: TableCatalogue, mark: string): string | null {
  let known = names.get(catalogue);
  if (!known) {
    known = new Map(
      Object.entries(catalogue.terms).flatMap(([id, term]) =>
        [id, ...term.also].map((name): [string, string] => [name, id]),
      ),
    );
    names.set(catalogue, known);
  }
  return known.get(mark) ?? null;
}

/** The numbers of the rules about some things, each once, the most particular thing first. */
export const rulesOf = (catalogue: TableCatalogue, ...keys: string[]): string[] => [
  ...new Set(keys.flatMap((key) => catalogue.about[key] ?? [])),
];

export interface Place {
  left: number;
  top?: number;
  bottom?: number;
  maxHeight: number;
}
type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const GAP = 8;
/** As much of a panel as is worth opening, and as high as most are. */
const [LOW, HIGH] = [150, 320];

/**
 * Where to put a panel: beside a box where there is room, else above or below it, never over it. Of places that will do
 * it is the one that hides least of `targets`.
 */
export function beside(box: Box, view: { width: number; height: number }, width: number, targets: Box[] = []): Place {
  const [right, left] = [view.width - box.right - 2 * GAP, box.left - 2 * GAP];
  const [above, below] = [box.top - 2 * GAP, view.height - box.bottom - 2 * GAP];
  const across = (at: number): Place => {
    if (box.top + box.bottom > view.height)
      return {
        left: at,
        bottom: Math.max(GAP, view.height - box.bottom),
        maxHeight: Math.min(box.bottom, view.height) - GAP,
      };
    const top = Math.max(GAP, box.top);
    return { left: at, top, maxHeight: view.height - top - GAP };
  };
  const middle = Math.max(GAP, Math.min((box.left + box.right - width) / 2, view.width - width - GAP));
  const over: Place = { left: middle, bottom: view.height - box.top + GAP, maxHeight: above };
  const under: Place = { left: middle, top: box.bottom + GAP, maxHeight: below };
  const sides = [
    ...(right >= width ? [across(box.right + GAP)] : []),
    ...(left >= width ? [across(box.left - GAP - width)] : []),
  ];
  const stacked = above > below ? [over, under] : [under, over];
  const places = [...sides, ...stacked.filter(({ maxHeight }) => maxHeight >= LOW)];
  const hidden = (place: Place): number => {
    const height = Math.min(HIGH, place.maxHeight);
    const top = place.top ?? view.height - (place.bottom ?? 0) - height;
    const lap = (from: number, to: number, low: number, high: number): number =>
      Math.max(0, Math.min(to, high) - Math.max(from, low));
    return targets.reduce(
      (sum, one) =>
        sum + lap(place.left, place.left + width, one.left, one.right) * lap(top, top + height, one.top, one.bottom),
      0,
    );
  };
  const [first = stacked[0]!, ...others] = places;
  return others.reduce((best, place) => (hidden(place) < hidden(best) ? place : best), first);
}
