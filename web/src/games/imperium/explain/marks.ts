/** The names of everything that effects and things are drawn with: each may be explained. */
import type { Thing } from '../../../table/game';
import type { Catalogue, ConditionTree, EffectTree } from '../types';

/** The names in a condition. */
const marksOf = (condition: ConditionTree): string[] => {
  if (condition.if === 'has') return [condition.good];
  return 'of' in condition ? [condition.if, condition.of] : [condition.if];
};

/** The names of everything an effect is drawn with, from the outside in. */
export function marks(effect: EffectTree): string[] {
  switch (effect.is) {
    case 'all':
    case 'lines':
    case 'one-of':
    case 'some-of':
      return [effect.is, ...effect.of.flatMap(marks)];
    case 'pay':
      return [effect.is, ...effect.cost.flatMap(marks), ...marks(effect.then)];
    case 'if':
      return [effect.is, ...marksOf(effect.condition), ...marks(effect.then)];
    case 'per':
      return [effect.is, effect.count.of === 'card' ? effect.count.faction : effect.count.of, ...marks(effect.each)];
    case 'each-opponent':
      return [effect.is, ...marks(effect.then)];
    case 'influence':
    case 'lose-influence':
    case 'recover':
    case 'trash-from-hand':
    case 'trash-from-play':
      return [effect.is, effect.of];
    case 'acquire':
      return effect.to === 'deck' ? [effect.is, 'to-deck'] : [effect.is];
    case 'turn-down':
      return [effect.is, effect.icon];
    case 'add-icons':
      return [effect.is, ...effect.icons];
    case 'tech':
      return effect.discount > 0 ? [effect.is, 'tech-discount'] : [effect.is];
    default:
      return [effect.is];
  }
}

/** The names of everything a thing is drawn with. */
export function marksOn(catalogue: Catalogue, { kind, id }: Thing): string[] {
  switch (kind) {
    case 'card': {
      const card = catalogue.cards[id];
      if (!card) return [];
      const { agent, reveal, acquire, trashed } = card.trees;
      return [
        ...card.icons,
        ...(card.infiltrates.length > 0 ? ['infiltrate-icon'] : []),
        ...(card.unload ? ['unload'] : []),
        ...card.factions,
        ...[...agent, ...reveal, ...acquire, ...trashed].flatMap(marks),
      ];
    }
    case 'intrigue':
      return Object.entries(catalogue.intrigues[id]?.trees ?? {}).flatMap(([moment, effect]) =>
        [effect ?? []].flat().flatMap((one) => [moment, ...marks(one)]),
      );
    case 'contract':
      return ['contract', ...(catalogue.contracts[id]?.trees.flatMap(marks) ?? [])];
    case 'objective':
      return ['battle-icon'];
    case 'post':
      return ['observation-post', 'spy'];
    case 'conflict':
      return ['conflict', ...(catalogue.conflicts[id]?.trees.flat().flatMap(marks) ?? [])];
    case 'leader':
      return ['leader', 'signet', ...(catalogue.leaders[id] ? marks(catalogue.leaders[id].trees.signet) : [])];
    case 'tech': {
      const tile = catalogue.tech[id];
      if (!tile) return [];
      const { acquire, reveal, usage } = tile.trees;
      return ['tech', ...[...acquire, ...reveal].flatMap(marks), ...(usage ? ['flip', ...marks(usage)] : [])];
    }
    case 'space': {
      const space = catalogue.spaces[id];
      if (!space) return [];
      const paid = space.trees.flatMap(({ cost }) =>
        Object.entries(cost).flatMap(([good, n]) => (n > 0 ? [good] : [])),
      );
      const has = [space.is_combat && 'conflict', space.is_maker && 'maker', space.is_controllable && 'control'].filter(
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
    default:
      return [];
  }
}
