/** How this game's events read as lines of the log. */
import type { Thing } from '../../table/game';
import type { LineRole } from '../../table/log';
import type { Catalogue, EventName, Line } from './types';

export type LineKind = 'moves' | 'fight' | 'desert' | 'cards' | 'tracks' | 'other';
export const LINE_KINDS: LineKind[] = ['moves', 'fight', 'desert', 'cards', 'tracks', 'other'];

const KINDS: Record<EventName, LineKind> = {
  round: 'other',
  phase: 'other',
  revealed: 'cards',
  drew: 'cards',
  'drew-card': 'cards',
  locked: 'other',
  harvester: 'desert',
  flyer: 'desert',
  'harvester-gone': 'desert',
  'flyer-gone': 'desert',
  rolled: 'other',
  turned: 'other',
  'bg-die': 'other',
  turn: 'moves',
  spent: 'moves',
  'leader-action': 'moves',
  'desert-power': 'moves',
  played: 'cards',
  discarded: 'cards',
  moved: 'moves',
  carried: 'moves',
  placed: 'moves',
  'token-placed': 'moves',
  'leader-placed': 'moves',
  changed: 'moves',
  lost: 'fight',
  entered: 'moves',
  'wild-maker-entered': 'desert',
  retired: 'other',
  tank: 'fight',
  freed: 'other',
  'token-revealed': 'fight',
  'sietch-revealed': 'fight',
  station: 'fight',
  destroyed: 'fight',
  marker: 'tracks',
  supremacy: 'tracks',
  claimed: 'tracks',
  sign: 'desert',
  'sign-gone': 'desert',
  'sign-revealed': 'desert',
  worm: 'desert',
  'worm-moved': 'desert',
  'worm-attacked': 'desert',
  'worm-gone': 'desert',
  saved: 'desert',
  detonated: 'desert',
  attack: 'fight',
  combat: 'fight',
  special: 'fight',
  hits: 'fight',
  struck: 'fight',
  won: 'fight',
  driven: 'fight',
  scouted: 'moves',
  spice: 'tracks',
  imperium: 'tracks',
  stockpiled: 'tracks',
  'spice-saved': 'tracks',
  ban: 'tracks',
  'bg-token': 'tracks',
  exchanged: 'moves',
  'prescience-gone': 'cards',
  'prescience-back': 'cards',
  'second-objective': 'cards',
  'die-lost': 'other',
  'die-forced': 'other',
  blocked: 'other',
  'sietch-moved': 'moves',
  'tokens-swapped': 'moves',
  cone: 'other',
  tactics: 'other',
  target: 'other',
  'mahdi-rolled': 'moves',
  'mahdi-chose': 'moves',
  'mahdi-chose-zone': 'moves',
  'mahdi-rerolled': 'moves',
  'mahdi-chose-leader': 'moves',
  'mahdi-chose-prescience': 'cards',
  'mahdi-chose-loss': 'fight',
  'mahdi-chose-power': 'tracks',
  'mahdi-goes-on': 'fight',
  'mahdi-surplus': 'tracks',
  'mahdi-set-aside': 'cards',
  'mahdi-bg-token': 'other',
  'mahdi-die-lost': 'other',
  'mahdi-idle': 'moves',
  reinforced: 'cards',
  over: 'other',
};
export const kindOf = (line: Line): LineKind => KINDS[line.event.event];

const ROLES: Partial<Record<EventName, LineRole>> = {
  round: 'round',
  turn: 'turn',
  over: 'game-end',
  // Whoever drew reads which cards.
  drew: 'sum',
};
/** What follows the turns of a phase belongs to nobody. */
const ENDS: ReadonlySet<string> = new Set(['hazards', 'spice', 'end']);
export function roleOf({ event }: Line): LineRole {
  if (event.event === 'phase') return ENDS.has(event.phase) ? 'turn-end' : null;
  return ROLES[event.event] ?? null;
}

const MINOR: ReadonlySet<EventName> = new Set<EventName>(['turn', 'drew', 'drew-card', 'phase', 'round', 'spent']);
export const isMinor = (line: Line): boolean => MINOR.has(line.event.event);

/** The name of a component; empty for what is none. */
export function nameOf(catalogue: Catalogue, { kind, id }: Thing): string {
  switch (kind) {
    case 'area':
      return catalogue.areas[id]?.name ?? '';
    case 'zone':
      return catalogue.zones[id]?.name ?? '';
    case 'card':
      return catalogue.cards[id]?.name ?? '';
    case 'leader':
      return catalogue.leaders[id]?.name ?? '';
    case 'prescience':
      return catalogue.prescience[id]?.name ?? '';
    case 'objective':
      return catalogue.objectives[id]?.name ?? '';
    case 'ban':
      return catalogue.bans[id]?.name ?? '';
    case 'tactic':
      return catalogue.tactics[id]?.name ?? '';
    default:
      return '';
  }
}
