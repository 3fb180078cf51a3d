/** How this game's events read as lines of the log. */
import type { LinePiece } from '../../../table/game';
import type { LineRole } from '../../../table/log';
import type { Line } from '../../../wire';
import type { Catalogue, EventTree, Thing } from '../types';

export const event = (line: Line): EventTree => line.event as unknown as EventTree;

export type LineKind = 'moves' | 'gains' | 'cards' | 'fight' | 'other';

const KINDS: Record<string, LineKind> = {
  'agent-sent': 'moves',
  'agent-recalled': 'moves',
  revealed: 'moves',
  'turn-began': 'moves',
  'turn-ended': 'moves',
  'intrigue-played': 'moves',
  gained: 'gains',
  paid: 'gains',
  'influence-gained': 'gains',
  'influence-lost': 'gains',
  'alliance-taken': 'gains',
  'alliance-lost': 'gains',
  'vp-gained': 'gains',
  'vp-lost': 'gains',
  'council-seat': 'gains',
  'swordmaster-gained': 'gains',
  'mentat-taken': 'gains',
  drew: 'cards',
  'drew-card': 'cards',
  'drew-intrigue': 'cards',
  'drew-intrigue-card': 'cards',
  trashed: 'cards',
  discarded: 'cards',
  acquired: 'cards',
  'card-revealed': 'cards',
  'row-filled': 'cards',
  reshuffled: 'cards',
  looked: 'cards',
  'set-aside': 'cards',
  'troops-moved': 'fight',
  'conflict-won': 'fight',
  placed: 'fight',
  'combat-passed': 'fight',
  'nobody-won': 'fight',
  'control-taken': 'fight',
};
export const LINE_KINDS: LineKind[] = ['moves', 'gains', 'cards', 'fight', 'other'];
export const kindOf = (line: Line): LineKind => KINDS[event(line).event] ?? 'other';

const ROLES: Record<string, LineRole> = {
  'round-began': 'round',
  'turn-began': 'turn',
  'turn-ended': 'turn-end',
  'game-over': 'game-end',
  // The checklist of the turn is made from these; what comes of them is said by other lines.
  resolved: 'silent',
};
export const roleOf = (line: Line): LineRole => ROLES[event(line).event] ?? null;

const MINOR = new Set([
  'resolved',
  'turn-began',
  'turn-ended',
  'drew-card',
  'looked',
  'drew',
  'row-filled',
  'card-revealed',
  'reshuffled',
]);
export const isMinor = (line: Line): boolean => MINOR.has(event(line).event);

/** The things an event is about. */
export function things(tree: EventTree): Thing[] {
  const found: Thing[] = [];
  const intrigue = tree.event.includes('intrigue');
  if (tree.card) found.push({ kind: intrigue ? 'intrigue' : 'card', id: tree.card });
  if (tree.space) found.push({ kind: 'space', id: tree.space });
  if (tree.conflict) found.push({ kind: 'conflict', id: tree.conflict });
  if (tree.leader) found.push({ kind: 'leader', id: tree.leader });
  return found;
}

export const nameOf = (catalogue: Catalogue, thing: Thing): string => {
  const shelves = {
    card: catalogue.cards,
    intrigue: catalogue.intrigues,
    conflict: catalogue.conflicts,
    leader: catalogue.leaders,
    space: catalogue.spaces,
  };
  return shelves[thing.kind][thing.id]?.name ?? '';
};

/** A line with its things as links: in place where the name stands as such, else after the sentence. */
export function pieces(catalogue: Catalogue, line: Line): LinePiece[] {
  let parts: LinePiece[] = [{ text: line.text, thing: null }];
  for (const thing of things(event(line))) {
    const name = nameOf(catalogue, thing);
    if (!name) continue;
    const at = parts.findIndex((part) => !part.thing && part.text.includes(name));
    if (at < 0) {
      parts.push({ text: ' ', thing: null }, { text: name, thing });
      continue;
    }
    const text = parts[at]!.text;
    const from = text.indexOf(name);
    parts.splice(
      at,
      1,
      { text: text.slice(0, from), thing: null },
      { text: name, thing },
      { text: text.slice(from + name.length), thing: null },
    );
  }
  parts = parts.filter((part) => part.text !== '');
  return parts;
}

/** The space an agent was sent to in the turn at the log's end; none if there was no agent in it. */
export function agentSpace(lines: Line[]): string | null {
  const at = lines.findLast(
    (line) => !line.undone && ['agent-sent', 'turn-began', 'round-began'].includes(event(line).event),
  );
  return (at && event(at).space) ?? null;
}
