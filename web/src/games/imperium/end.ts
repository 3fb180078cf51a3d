/** What a finished game of Imperium shows: counts from the last view and the log, and everything open. */
import type { Json, Line, Position, Seat } from '../../wire';
import type { Facts } from '../../lib/chart';

/** In the rulebook's order. */
const TIES = ['spice', 'solari', 'water', 'garrison'] as const;

/** Events that are worth a number, each with what it adds. */
const COUNTED: { name: string; of: (line: Line) => number }[] = [
  { name: 'turns', of: ({ event }) => (event.event === 'agent-sent' ? 1 : 0) },
  { name: 'acquired', of: ({ event }) => (event.event === 'acquired' ? 1 : 0) },
  { name: 'trashed', of: ({ event }) => (event.event === 'trashed' ? 1 : 0) },
  { name: 'conflicts-won', of: ({ event }) => (event.event === 'conflict-won' ? 1 : 0) },
  { name: 'troops-deployed', of: ({ event }) => (event.event === 'troops-moved' && event.how === 'deploy' ? amount(event.count) : 0) },
  { name: 'intrigues-played', of: ({ event }) => (event.event === 'intrigue-played' ? 1 : 0) },
  { name: 'spice-gained', of: gained('spice') },
  { name: 'solari-gained', of: gained('solari') },
  { name: 'water-gained', of: gained('water') },
];

function amount(value: Json | undefined): number {
  return typeof value === 'number' ? value : 0;
}

function gained(good: string): (line: Line) => number {
  return ({ event }) => (event.event === 'gained' && event.good === good ? amount(event.amount) : 0);
}

type Players = { players?: Record<Seat, Json> };

/** The table with everybody's own view of themselves: nothing is hidden after the end. */
export function openView(view: Json, views: Record<Seat, Json>): Json {
  const own = Object.entries(views).map(([seat, seen]) => [seat, (seen as Players).players?.[seat] ?? null]);
  return { ...(view as { [key: string]: Json }), players: { ...((view as Players).players ?? {}), ...Object.fromEntries(own) } };
}

export function factsOf(last: Position, seats: Seat[]): Facts {
  const players = (last.view as { players?: Record<Seat, Record<string, Json>> }).players ?? {};
  const ties = TIES.map((name) => ({ name, values: seats.map((seat) => amount(players[seat]?.[name])) }));
  const counts = COUNTED.map(({ name, of }) => ({
    name,
    values: seats.map((seat) => last.lines.reduce((sum, line) => (line.event.seat === seat ? sum + of(line) : sum), 0)),
  }));
  return { ties, counts };
}
