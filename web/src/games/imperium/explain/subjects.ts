/** What can be asked about on the screen, and which words and rules answer. */
import type { Catalogue, Condition, Effect, Thing } from '../types';

export type Subject =
  | Thing
  /** Icons and words. */
  | { kind: 'terms'; ids: string[]; says?: string }
  /** The decision that is owed. */
  | { kind: 'ask' }
  /** A choice that is not there: the server's reason, what rules are about it, and the thing it was looked for on. */
  | { kind: 'refusal'; reason: string; about: string; of: Thing | null };

export const isThing = (subject: Subject): subject is Thing =>
  subject.kind === 'card' ||
  subject.kind === 'intrigue' ||
  subject.kind === 'conflict' ||
  subject.kind === 'leader' ||
  subject.kind === 'space';

/** Two looks at the same thing. */
export const same = (a: Subject | null, b: Subject | null): boolean => JSON.stringify(a) === JSON.stringify(b);

const names = new WeakMap<Catalogue, Map<string, string>>();

/** The term behind the name of an icon, effect or condition. */
export function termOf(catalogue: Catalogue, mark: string): string | null {
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

/** The names in a condition. */
const marksOf = (condition: Condition): string[] => [condition.if, ...(condition.of ? [condition.of] : [])];

/** The names of everything an effect is drawn with, from the outside in. */
export function marks(effect: Effect): string[] {
  const inner = [
    ...(Array.isArray(effect.of) ? effect.of : []),
    ...(effect.cost ?? []),
    ...(effect.then ? [effect.then] : []),
    ...(effect.each ? [effect.each] : []),
  ];
  return [
    effect.is,
    ...(typeof effect.of === 'string' ? [effect.of] : []),
    ...(effect.is === 'per' && effect.card ? [effect.card] : []),
    ...(effect.to_deck ? ['to-deck'] : []),
    ...(effect.icons ?? []),
    ...(effect.condition ? marksOf(effect.condition) : []),
    ...inner.flatMap(marks),
  ];
}

/** The names of everything a thing is drawn with. */
export function marksOn(catalogue: Catalogue, { kind, id }: Thing): string[] {
  switch (kind) {
    case 'card': {
      const card = catalogue.cards[id];
      if (!card) return [];
      const { agent, reveal, acquire, trashed } = card.trees;
      return [...card.icons, ...card.factions, ...[...agent, ...reveal, ...acquire, ...trashed].flatMap(marks)];
    }
    case 'intrigue':
      return Object.entries(catalogue.intrigues[id]?.trees ?? {}).flatMap(([moment, effect]) =>
        effect ? [moment, ...marks(effect)] : [],
      );
    case 'conflict':
      return ['conflict', ...(catalogue.conflicts[id]?.trees.flat().flatMap(marks) ?? [])];
    case 'leader':
      return ['leader', 'signet', ...(catalogue.leaders[id] ? marks(catalogue.leaders[id].trees.signet) : [])];
    case 'space': {
      const space = catalogue.spaces[id];
      if (!space) return [];
      const paid = space.trees.flatMap(({ cost }) =>
        Object.entries(cost).flatMap(([good, n]) => (n > 0 ? [good] : [])),
      );
      const has = [space.is_combat && 'conflict', space.is_maker && 'maker', space.controlled && 'control'].filter(
        (mark) => typeof mark === 'string',
      );
      return [
        space.icon_id,
        ...has,
        ...(space.needs ? marksOf(space.needs) : []),
        ...paid,
        ...space.trees.flatMap(({ effect }) => effect.flatMap(marks)),
        ...space.reveal_trees.flatMap(marks),
      ];
    }
  }
}

/** The terms a thing is drawn with, each once. */
export const termsOn = (catalogue: Catalogue, thing: Thing): string[] => [
  ...new Set(marksOn(catalogue, thing).flatMap((mark) => termOf(catalogue, mark) ?? [])),
];

/** The numbers of the rules about some things, each once, the most particular thing first. */
export const rulesOf = (catalogue: Catalogue, ...keys: string[]): string[] => [
  ...new Set(keys.flatMap((key) => catalogue.about[key] ?? [])),
];

export interface Place {
  left: number;
  top?: number;
  bottom?: number;
  maxHeight: number;
}
type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Where to put a panel: beside a box where there is room, else above or below it, never over it. */
export function beside(box: Box, view: { width: number; height: number }, width: number): Place {
  const GAP = 8;
  const [right, left] = [view.width - box.right - 2 * GAP, box.left - 2 * GAP];
  if (right >= width || left >= width) {
    const at = right >= width ? box.right + GAP : box.left - GAP - width;
    if (box.top + box.bottom > view.height)
      return {
        left: at,
        bottom: Math.max(GAP, view.height - box.bottom),
        maxHeight: Math.min(box.bottom, view.height) - GAP,
      };
    const top = Math.max(GAP, box.top);
    return { left: at, top, maxHeight: view.height - top - GAP };
  }
  const at = Math.max(GAP, Math.min((box.left + box.right - width) / 2, view.width - width - GAP));
  const [above, below] = [box.top - 2 * GAP, view.height - box.bottom - 2 * GAP];
  return above > below
    ? { left: at, bottom: view.height - box.top + GAP, maxHeight: above }
    : { left: at, top: box.bottom + GAP, maxHeight: below };
}
