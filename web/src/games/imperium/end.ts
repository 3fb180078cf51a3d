/** What a finished game of Imperium shows: counts from the last view and the log, and everything open. */
import type { Json, Line, Position, Seat } from '../../wire';
import type { Facts } from '../../lib/chart';

/** In the rulebook's order. */
const TIES = ['spice', 'solari', 'water', 'garrison'] as const;

type Count = (lines: Line[]) => number;

function amount(value: Json | undefined): number {
  return typeof value === 'number' ? value : 0;
}

const events =
  (kind: string) =>
  (lines: Line[]): Line['event'][] =>
    lines.map(({ event }) => event).filter(({ event }) => event === kind);
const times =
  (kind: string): Count =>
  (lines) =>
    events(kind)(lines).length;
const sum =
  (kind: string, field: string, of: Record<string, Json> = {}): Count =>
  (lines) =>
    events(kind)(lines)
      .filter((event) => Object.entries(of).every(([name, value]) => event[name] === value))
      .reduce((total, event) => total + amount(event[field]), 0);
const different =
  (kind: string, field: string): Count =>
  (lines) =>
    new Set(events(kind)(lines).map((event) => event[field])).size;

/** What is worth a number, from the lines of one seat. */
const COUNTED: { name: string; of: Count }[] = [
  { name: 'turns', of: times('agent-sent') },
  { name: 'spaces', of: different('agent-sent', 'space') },
  { name: 'influence-gained', of: sum('influence-gained', 'amount') },
  { name: 'acquired', of: times('acquired') },
  { name: 'persuasion-spent', of: sum('acquired', 'cost') },
  { name: 'trashed', of: times('trashed') },
  { name: 'troops-recruited', of: sum('troops-moved', 'count', { how: 'recruit' }) },
  { name: 'troops-deployed', of: sum('troops-moved', 'count', { how: 'deploy' }) },
  { name: 'conflicts-won', of: times('conflict-won') },
  { name: 'intrigues-played', of: times('intrigue-played') },
  { name: 'spice-gained', of: sum('gained', 'amount', { good: 'spice' }) },
  { name: 'solari-gained', of: sum('gained', 'amount', { good: 'solari' }) },
  { name: 'water-gained', of: sum('gained', 'amount', { good: 'water' }) },
];

type Players = { players?: Record<Seat, Json> };

/** The table with everybody's own view of themselves: nothing is hidden after the end. */
export function openView(view: Json, views: Record<Seat, Json>): Json {
  const own = Object.entries(views).map(([seat, seen]) => [seat, (seen as Players).players?.[seat] ?? null]);
  return {
    ...(view as { [key: string]: Json }),
    players: { ...((view as Players).players ?? {}), ...Object.fromEntries(own) },
  };
}

export function factsOf(last: Position, seats: Seat[]): Facts {
  const players = (last.view as { players?: Record<Seat, Record<string, Json>> }).players ?? {};
  const ties = TIES.map((name) => ({ name, values: seats.map((seat) => amount(players[seat]?.[name])) }));
  const bySeat = seats.map((seat) => last.lines.filter((line) => !line.undone && line.event.seat === seat));
  const counts = COUNTED.map(({ name, of }) => ({ name, values: bySeat.map(of) }));
  return { ties, counts };
}
