/** The words and icons behind a thing: the close look explains each of them, with its rules. */
import type { Thing } from '../../table/game';
import type { AreaView, Catalogue, View } from './types';

/** What there is to say of whoever and whatever is in an area. */
const inArea = (here: AreaView | undefined): string[] =>
  here
    ? [
        ...(here.sietch ? ['sietch', 'rank'] : []),
        ...(here.settlement === null ? [] : ['settlement', 'rank']),
        ...(here.station ? ['station'] : []),
        ...(here.wild_maker ? ['wild-maker'] : []),
        ...(here.sandworm || here.wild_maker ? ['sandworm'] : []),
        ...(here.wormsign ? ['wormsign'] : []),
        ...(here.harvester ? ['harvester'] : []),
        ...(here.side ? ['legion', 'stacking-limit'] : []),
        ...(here.regular + here.elite > 0 ? ['unit'] : []),
        ...(here.special > 0 ? ['special-elite'] : []),
        ...(here.tokens.length > 0 ? ['deployment-token'] : []),
        ...(here.generic > 0 ? ['generic-leader'] : []),
        ...(here.leaders.length > 0 ? ['named-leader'] : []),
      ]
    : [];

interface Known {
  catalogue: Pick<Catalogue, 'areas' | 'atomics' | 'cards' | 'leaders' | 'prescience'>;
  view: Pick<View, 'areas' | 'zones' | 'leaders'>;
}

export function marksOn({ catalogue, view }: Known, { kind, id }: Thing): string[] {
  switch (kind) {
    case 'area': {
      const entry = catalogue.areas[id];
      return [
        ...inArea(view.areas[id]),
        ...(id in catalogue.atomics ? ['family-atomics'] : []),
        ...(entry?.terrain === 'deep-desert' ? ['deep-desert'] : []),
        ...(entry && entry.walls.length > 0 ? ['impassable-border'] : []),
        'terrain',
        'area',
      ];
    }
    case 'zone':
      return ['air-zone', ...(view.zones[id] ? [view.zones[id]] : [])];
    case 'card':
      return [...(catalogue.cards[id]?.terms ?? []), 'planning-card'];
    case 'leader': {
      const leader = catalogue.leaders[id];
      const at = view.leaders[id]?.at;
      if (leader && leader.attack_dice > 0) return [...leader.terms, 'wild-maker', 'desert-power'];
      if (!at) return ['generic-leader', 'special-result'];
      return [
        ...(at === 'tank' ? ['regeneration-tank'] : []),
        ...(leader?.slot ? ['special-action', leader.slot, ...leader.terms] : []),
        'special-result',
        'named-leader',
      ];
    }
    case 'prescience': {
      const card = catalogue.prescience[id];
      return [
        ...(card?.terms ?? []),
        ...(card?.spend_die ? ['action-die'] : []),
        'prescience-card',
        'prescience-marker',
      ];
    }
    case 'objective':
      return ['secret-objective', 'prescience-marker'];
    case 'ban':
      return ['ban', 'imperium-marker'];
    case 'tactic':
      return ['tactics-card', 'sietch', 'sector'];
    default:
      return [];
  }
}
