/** The names of everything that effects and things are drawn with: each may be explained. */
import type { Catalogue, Condition, Effect, Thing } from '../types';

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
