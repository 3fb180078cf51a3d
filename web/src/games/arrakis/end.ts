/** What a finished game shows: counts from the log, and everything open. */
import type { Course, Facts } from '../../lib/chart';
import { MARKERS, sideOfBoard } from './types';
import type { Board, Catalogue, EventName, EventOf, EventOfSeat, Line, Marker, Seat, Side, View } from './types';

type Count = (events: EventOfSeat[], side: Side) => number;

const called =
  <Name extends EventName>(name: Name) =>
  (event: EventOfSeat): event is EventOf<Name> =>
    event.event === name;
const times =
  <Name extends EventName>(name: Name, which: (event: EventOf<Name>, side: Side) => boolean): Count =>
  (events, side) =>
    events.filter(called(name)).filter((event) => which(event, side)).length;
const own = (event: { side: Side }, side: Side): boolean => event.side === side;
const ofBoard = ({ board }: { board: Board }, side: Side): boolean => sideOfBoard(board) === side;

/** What is worth a number. Partners have the same: their side is counted. */
export const COUNTED: { name: string; of: Count }[] = [
  { name: 'moves', of: times('moved', own) },
  { name: 'attacks', of: times('attack', own) },
  { name: 'battles-won', of: times('won', ({ winner }, side) => winner === side) },
  { name: 'figures-lost', of: times('lost', own) },
  { name: 'figures-placed', of: times('placed', own) },
  { name: 'cards-played', of: times('played', ofBoard) },
  { name: 'worm-attacks', of: times('worm-attacked', (_, side) => side === 'atreides') },
  { name: 'prescience-claimed', of: times('claimed', (_, side) => side === 'atreides') },
  {
    name: 'spice-harvested',
    of: (events, side) =>
      side === 'harkonnen' ? events.filter(called('spice')).reduce((sum, { count }) => sum + count, 0) : 0,
  },
];

/** What the charts show, round by round, and the lines of those that have several. */
export const COURSES = ['supremacy', 'prescience', 'spice', 'losses'] as const;
export const LINES = ['atreides', 'harkonnen'] as const;

/** Where everything stood at the end of each round; spice and losses are summed up. */
export function coursesOf(events: EventOfSeat[], names: Record<Marker, string>): Course[] {
  const now = {
    supremacy: 0,
    markers: { 'kwisatz-haderach': 0, 'sand-dwellers': 0, jihad: 0 },
    spice: 0,
    lost: { atreides: 0, harkonnen: 0 },
  };
  const rounds: (typeof now)[] = [];
  for (const event of events) {
    if (event.event === 'round') rounds.push(structuredClone(now));
    else if (event.event === 'supremacy') now.supremacy = event.step;
    else if (event.event === 'marker') now.markers[event.marker] = event.step;
    else if (event.event === 'spice') now.spice += event.count;
    else if (event.event === 'lost') now.lost[event.side] += 1;
    else continue;
    if (rounds.length > 0) rounds[rounds.length - 1] = structuredClone(now);
  }
  const line = (name: string | null, text: string | null, of: (then: typeof now) => number) => ({
    name,
    text,
    values: rounds.map(of),
  });
  const charts: Record<(typeof COURSES)[number], Course['lines']> = {
    supremacy: [line(null, null, (then) => then.supremacy)],
    prescience: MARKERS.map((marker) => line(null, names[marker], (then) => then.markers[marker])),
    spice: [line(null, null, (then) => then.spice)],
    losses: LINES.map((side) => line(side, null, (then) => then.lost[side])),
  };
  return COURSES.map((name) => ({ name, lines: charts[name] }));
}

/** The table with everybody's own hands and objectives: nothing is hidden after the end. */
export function openView(view: View, views: Record<Seat, View>): View {
  let all = view;
  for (const [seat, seen] of Object.entries(views)) {
    const mine = seen.players[seat]?.boards ?? [];
    const boards = Object.fromEntries(mine.map((board) => [board, seen.boards[board]]));
    all = { ...all, boards: { ...all.boards, ...boards } };
    if (seen.objectives.length > 0) all = { ...all, objectives: seen.objectives, areas: seen.areas };
  }
  return all;
}

/** What of the last position counts. */
interface Last {
  view: Pick<View, 'players'>;
  lines: Pick<Line, 'event' | 'undone'>[];
}

export function factsOf({ view, lines }: Last, seats: Seat[], { names }: Pick<Catalogue, 'names'>): Facts {
  const events = lines.flatMap((line) => (line.undone ? [] : [line.event]));
  const sideOf = (seat: Seat): Side => view.players[seat]?.side ?? 'atreides';
  const counts = COUNTED.map(({ name, of }) => ({ name, values: seats.map((seat) => of(events, sideOf(seat))) }));
  return { ties: [], counts, courses: coursesOf(events, names.markers) };
}
