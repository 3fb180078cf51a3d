/** How this game's events read as lines of the log. */
import type { Thing } from '../../../table/game';
import type { LineRole } from '../../../table/log';
import type { Catalogue, EventName, Line } from '../types';

export type LineKind = 'moves' | 'gains' | 'cards' | 'fight' | 'other';

const KINDS: Record<EventName, LineKind> = {
  'leader-offered': 'other',
  'leader-chosen': 'other',
  'secret-factions-chosen': 'other',
  'secret-factions': 'other',
  'round-began': 'other',
  'turn-began': 'moves',
  'agent-sent': 'moves',
  'agent-recalled': 'moves',
  revealed: 'moves',
  'card-revealed': 'cards',
  'turn-ended': 'moves',
  'turn-passed': 'other',
  resolved: 'other',
  gained: 'gains',
  paid: 'gains',
  'vp-lost': 'gains',
  drew: 'cards',
  'drew-card': 'cards',
  reshuffled: 'cards',
  'drew-intrigue': 'cards',
  'drew-intrigue-card': 'cards',
  'stole-intrigue': 'other',
  'stole-intrigue-card': 'other',
  'intrigue-played': 'moves',
  trashed: 'cards',
  discarded: 'cards',
  recovered: 'other',
  looked: 'cards',
  acquired: 'cards',
  'row-filled': 'cards',
  'set-aside': 'cards',
  'aside-removed': 'other',
  'troops-moved': 'fight',
  'influence-gained': 'gains',
  'influence-lost': 'gains',
  'alliance-taken': 'gains',
  'alliance-lost': 'gains',
  'council-seat': 'gains',
  'swordmaster-gained': 'gains',
  'mentat-taken': 'gains',
  'space-closed': 'other',
  'control-taken': 'fight',
  'combat-passed': 'fight',
  placed: 'fight',
  'conflict-won': 'fight',
  'nobody-won': 'fight',
  'maker-grew': 'other',
  'first-player': 'other',
  'dreadnoughts-moved': 'fight',
  'dreadnought-placed': 'fight',
  'dreadnought-returned': 'fight',
  'unit-retreats': 'fight',
  'tile-acquired': 'cards',
  'tile-turned': 'cards',
  'tile-used': 'moves',
  'tile-trashed': 'cards',
  'negotiator-sent': 'gains',
  'negotiators-returned': 'gains',
  'freighter-advanced': 'gains',
  'freighter-recalled': 'gains',
  'snooper-taken': 'gains',
  'card-saved': 'cards',
  'card-saved-known': 'cards',
  'card-returned': 'cards',
  'intrigue-returned': 'cards',
  'intrigue-returned-known': 'cards',
  intelligence: 'cards',
  'intelligence-seen': 'cards',
  'extra-turn': 'moves',
  'objective-dealt': 'other',
  'spy-placed': 'moves',
  'spy-recalled': 'moves',
  infiltrated: 'moves',
  'gathered-intelligence': 'moves',
  'maker-hooks-taken': 'gains',
  'shield-wall-removed': 'fight',
  'worms-summoned': 'fight',
  'reward-doubled': 'fight',
  'conflict-taken': 'fight',
  'icons-paired': 'gains',
  'icon-turned-down': 'gains',
  'contract-dealt': 'cards',
  'contract-chosen': 'cards',
  'contract-taken': 'cards',
  'contract-turned': 'cards',
  'contract-completed': 'gains',
  'intrigue-trashed': 'cards',
  'card-back-in-hand': 'cards',
  'card-seen': 'cards',
  'took-card': 'cards',
  'memory-made': 'gains',
  'memories-returned': 'gains',
  'leader-turned': 'moves',
  trained: 'gains',
  'game-over': 'other',
};
export const LINE_KINDS: LineKind[] = ['moves', 'gains', 'cards', 'fight', 'other'];
export const kindOf = (line: Line): LineKind => KINDS[line.event.event];

const ROLES: Partial<Record<EventName, LineRole>> = {
  'round-began': 'round',
  'turn-began': 'turn',
  'turn-ended': 'turn-end',
  'game-over': 'game-end',
  // Whoever drew reads which cards.
  drew: 'sum',
  'drew-intrigue': 'sum',
  'card-saved': 'sum',
  'intrigue-returned': 'sum',
  // The checklist of the turn is made from these; what comes of them is said by other lines.
  resolved: 'silent',
};
export const roleOf = (line: Line): LineRole => ROLES[line.event.event] ?? null;

const MINOR: ReadonlySet<EventName> = new Set<EventName>([
  'resolved',
  'turn-began',
  'turn-ended',
  'drew-card',
  'looked',
  'drew',
  'row-filled',
  'card-revealed',
  'reshuffled',
  'tile-turned',
  'contract-turned',
  'card-seen',
]);
export const isMinor = (line: Line): boolean => MINOR.has(line.event.event);

/** The name of a component; empty for what is none. */
export function nameOf(catalogue: Catalogue, { kind, id }: Thing): string {
  switch (kind) {
    case 'card':
      return catalogue.cards[id]?.name ?? '';
    case 'intrigue':
      return catalogue.intrigues[id]?.name ?? '';
    case 'conflict':
      return catalogue.conflicts[id]?.name ?? '';
    case 'leader':
      return catalogue.leaders[id]?.name ?? '';
    case 'space':
      return catalogue.spaces[id]?.name ?? '';
    case 'tech':
      return catalogue.tech[id]?.name ?? '';
    case 'contract':
      return catalogue.contracts[id]?.name ?? '';
    case 'objective':
      return catalogue.objectives[id]?.name ?? '';
    case 'post':
      return catalogue.posts[id]?.name ?? '';
    default:
      return '';
  }
}

/** The space an agent was sent to in the turn at the log's end; none if there was no agent in it. */
export function agentSpace(lines: Line[]): string | null {
  for (const { event, undone } of lines.toReversed()) {
    if (undone) continue;
    if (event.event === 'agent-sent') return event.space;
    if (event.event === 'turn-began' || event.event === 'round-began') return null;
  }
  return null;
}
