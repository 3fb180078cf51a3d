/** The log as a reader wants it: rounds, turns inside them, lines inside those. */
import type { Line } from '../../../wire';
import type { Catalogue, EventTree, Seat, Thing } from '../types';

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

/** A line, and how often it stands there in a row. */
export interface Entry {
  line: Line;
  times: number;
}
export interface Turn {
  key: string;
  seat: Seat | null;
  entries: Entry[];
}
export interface Round {
  round: number;
  turns: Turn[];
}

/** Begins a round or a turn, and stands as its heading. */
export const isFrame = (line: Line): boolean => ['round-began', 'turn-began'].includes(event(line).event);
/** Said by what comes of it; the checklist of the turn is made from these. */
export const isSilent = (line: Line): boolean => event(line).event === 'resolved';

export function rounds(lines: Line[]): Round[] {
  const all: Round[] = [{ round: 0, turns: [{ key: '0', seat: null, entries: [] }] }];
  for (const [i, line] of lines.entries()) {
    const tree = event(line);
    let round = all[all.length - 1]!;
    if (tree.event === 'round-began' && !line.undone) {
      round = { round: tree.round ?? all.length, turns: [{ key: `r${i}`, seat: null, entries: [] }] };
      all.push(round);
    }
    if (tree.event === 'turn-began' && !line.undone)
      round.turns.push({ key: `t${i}`, seat: tree.seat ?? null, entries: [] });
    else if (!isSilent(line)) {
      add(round.turns[round.turns.length - 1]!.entries, line);
      // What follows a turn's end (combat, rewards) belongs to nobody's turn.
      if (tree.event === 'turn-ended' && !line.undone) round.turns.push({ key: `e${i}`, seat: null, entries: [] });
    }
  }
  return all
    .map((round) => ({ ...round, turns: round.turns.filter((turn) => turn.entries.length > 0) }))
    .filter((round) => round.turns.length > 0);
}

/** Equal lines in a row become one. */
function add(entries: Entry[], line: Line): void {
  const last = entries[entries.length - 1];
  if (last && last.line.text === line.text && last.line.undone === line.undone) last.times += 1;
  else entries.push({ line, times: 1 });
}

export interface Piece {
  text: string;
  thing: Thing | null;
}

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
export function pieces(catalogue: Catalogue, line: Line): Piece[] {
  let parts: Piece[] = [{ text: line.text, thing: null }];
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
