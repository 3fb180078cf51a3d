/** Which things on the screen an action names, and the icon it has. */
import type { Numbered, Target } from '../../table/game';
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
    case 'tech':
      return [`tech:${action.tile}`];
    case 'use':
      return [`tile:${action.tile}`];
    case 'advance':
    case 'recall':
      return [`freighter:${action.do}`];
    case 'unit':
      return [`unit:${action.seat} ${action.kind}`];
    case 'return':
      return [`intrigue:${action.intrigue}`];
    case 'keep':
      return [`keep:${action.intrigue}`];
    case 'save':
      return [`hand:${action.card}`];
    case 'spy':
    case 'recall-spy':
      return [`post:${action.post}`];
    case 'contract':
      return [`contract:${action.contract}`];
    case 'choose':
      return [`option:${action.option}`];
    case 'battle-icon':
      return [`battle:${action.icon}`];
    case 'trash-intrigue':
      return [`intrigue:${action.intrigue}`];
    default:
      return [action.do];
  }
}

/**
 * Choices that differ by a number only: what they are about, and the number. One small control shows them all.
 */
export function numbered(action: ActionTree): Numbered | null {
  if ('count' in action) return { of: action.do, n: action.count };
  if (action.do !== 'tech') return null;
  return { of: `${action.do} ${action.tile} ${action.solari}`, n: action.negotiators, zeroActs: true };
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
    case 'advance':
    case 'recall':
      return `freighter-${action.do}`;
    case 'use':
      return 'tech';
    case 'unit':
      return action.kind;
    case 'battle-icon':
      return action.icon;
    case 'return':
    case 'keep':
      return `${action.do}-intrigue`;
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
