/** Which things on the screen an action names, and the icon it has. */
import type { Target } from '../../table/game';
import type { ActionTree } from './types';

/** How an action is chosen: an agent by card and space, everything else at once. */
export const targetOf = (action: ActionTree): Target => ({ keys: keysOf(action), inSteps: action.do === 'agent' });

/** Every place where the action can be chosen, such as `space:carthag` or `row:chani`. */
export function keysOf(action: ActionTree): string[] {
  switch (action.do) {
    case 'agent':
      return [`hand:${action.card}`, `space:${action.space}`];
    case 'resolve':
      return [`effect:${action.effect}`];
    case 'acquire':
      return [action.aside ? `aside:${action.card}` : `row:${action.card}`];
    case 'intrigue':
      return [`intrigue:${action.intrigue}`];
    case 'faction':
      return [`faction:${action.faction}`];
    case 'trash':
      return [`${action.zone}:${action.card}`];
    case 'discard':
      return [`hand:${action.card}`];
    case 'take':
      return [`discard:${action.card}`, `row:${action.card}`];
    case 'space':
      return [`space:${action.space}`];
    case 'seat':
      return [`seat:${action.seat}`];
    case 'leader':
      return [`leader:${action.leader}`];
    default:
      return [action.do];
  }
}

/** The icon that stands for an action on a button. */
export function iconOf(action: ActionTree): string {
  switch (action.do) {
    case 'agent':
      return 'agent';
    case 'faction':
      return action.faction;
    case 'factions':
      return 'alliance';
    case 'space':
      return 'map';
    case 'seat':
      return 'opponents';
    case 'leader':
      return 'signet';
    case 'take':
      return 'draw';
    case 'resolve':
    case 'choose':
    case 'accept':
      return 'check';
    case 'decline':
      return 'close';
    case 'pass':
      return 'pass-turn';
    default:
      return action.do;
  }
}
