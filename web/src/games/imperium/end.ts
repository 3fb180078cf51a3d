/** What a finished game of Imperium shows: counts from the last view and the log, and everything open. */
import type { Facts } from '../../lib/chart';
import type { Catalogue, EventName, EventOf, EventTree, Line, PlayerView, Seat, TieBreak, View } from './types';

type Count = (events: EventTree[]) => number;

const called =
  <Name extends EventName>(name: Name) =>
  (event: EventTree): event is EventOf<Name> =>
    event.event === name;
const times =
  (name: EventName): Count =>
  (events) =>
    events.filter(called(name)).length;
const sum =
  <Name extends EventName>(name: Name, amount: (event: EventOf<Name>) => number): Count =>
  (events) =>
    events.filter(called(name)).reduce((total, event) => total + amount(event), 0);

/** What is worth a number, from the events of one seat; what only some boxes have is told where it happened. */
export const COUNTED: { name: string; of: Count; ifAny?: true }[] = [
  { name: 'turns', of: times('agent-sent') },
  { name: 'spaces', of: (events) => new Set(events.filter(called('agent-sent')).map(({ space }) => space)).size },
  { name: 'influence-gained', of: sum('influence-gained', ({ amount }) => amount) },
  { name: 'acquired', of: times('acquired') },
  { name: 'persuasion-spent', of: sum('acquired', ({ cost }) => cost) },
  { name: 'trashed', of: times('trashed') },
  { name: 'troops-recruited', of: sum('troops-moved', ({ how, count }) => (how === 'recruit' ? count : 0)) },
  { name: 'troops-deployed', of: sum('troops-moved', ({ how, count }) => (how === 'deploy' ? count : 0)) },
  { name: 'conflicts-won', of: times('conflict-won') },
  { name: 'intrigues-played', of: times('intrigue-played') },
  { name: 'spice-gained', of: sum('gained', ({ good, amount }) => (good === 'spice' ? amount : 0)) },
  { name: 'solari-gained', of: sum('gained', ({ good, amount }) => (good === 'solari' ? amount : 0)) },
  { name: 'water-gained', of: sum('gained', ({ good, amount }) => (good === 'water' ? amount : 0)) },
  { name: 'tiles-acquired', of: times('tile-acquired'), ifAny: true },
  {
    name: 'dreadnoughts-commissioned',
    of: sum('dreadnoughts-moved', ({ how, count }) => (how === 'recruit' ? count : 0)),
    ifAny: true,
  },
  { name: 'freighters-recalled', of: times('freighter-recalled'), ifAny: true },
  { name: 'spies-placed', of: times('spy-placed'), ifAny: true },
  { name: 'worms-summoned', of: sum('worms-summoned', ({ count }) => count), ifAny: true },
  { name: 'contracts-completed', of: times('contract-completed'), ifAny: true },
  { name: 'icons-paired', of: times('icons-paired'), ifAny: true },
];

/** The table with everybody's own view of themselves: nothing is hidden after the end. */
export function openView(view: View, views: Record<Seat, View>): View {
  const own = Object.entries(views).flatMap(([seat, { players }]) => (players[seat] ? [[seat, players[seat]]] : []));
  return { ...view, players: { ...view.players, ...Object.fromEntries(own) } };
}

/** What of the last position counts. */
interface Last {
  view: { players: Record<Seat, Pick<PlayerView, Exclude<TieBreak, 'last-reveal'>>> };
  lines: Pick<Line, 'event' | 'undone'>[];
}

export function factsOf(last: Last, seats: Seat[], { constants }: Pick<Catalogue, 'constants'>): Facts {
  const { players } = last.view;
  const events = last.lines.flatMap((line) => (line.undone ? [] : [line.event]));
  /** Who revealed last in the last round counts most. */
  const reveals = events.flatMap((event) => (event.event === 'revealed' ? [event.seat] : [])).slice(-seats.length);
  const ties = constants.tie_breaks.map((name) => ({
    name,
    values: seats.map((seat) => (name === 'last-reveal' ? reveals.indexOf(seat) + 1 : (players[seat]?.[name] ?? 0))),
  }));
  const bySeat = seats.map((seat) => events.filter((event) => 'seat' in event && event.seat === seat));
  const counts = COUNTED.map(({ name, of, ifAny }) => ({ name, values: bySeat.map(of), ifAny }))
    .filter(({ values, ifAny }) => !ifAny || values.some((value) => value > 0))
    .map(({ name, values }) => ({ name, values }));
  return { goal: constants.winning_points, ties, counts };
}
