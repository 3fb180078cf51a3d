/** Small facts about tables that several pages show. */
import type { Catalogue, Json, SeatInfo, Seat, TableInfo } from '../wire';
import { t } from './i18n.svelte';
import type { Setup } from './newTable';

export function mySeats(table: TableInfo): Seat[] {
  return table.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
}

export function myTurn(table: TableInfo): boolean {
  return table.status === 'playing' && table.to_move !== null && mySeats(table).includes(table.to_move);
}

/** Whether a seat is kept here for the visitor, who has not taken it yet. */
export function invited(table: TableInfo): boolean {
  return table.status === 'lobby' && table.seats.some((seat) => seat.invited);
}

/** Whether several people play at this screen. */
export function isHotSeat(table: TableInfo): boolean {
  return mySeats(table).length > 1;
}

export function namesOf(table: TableInfo): Record<Seat, string> {
  return Object.fromEntries(table.seats.map((seat) => [seat.seat, seat.name]));
}

/** The modules that are played; a setup may leave them to the game. */
export function modulesOf(table: TableInfo): string[] {
  return (table.setup as Partial<Setup>).modules ?? [];
}

/** What modules of a game are called, as a list. */
export function boxNames(kind: string, modules: readonly string[]): string {
  const names = modules.map((module) => t(`${kind}-module-${module}`));
  return names.length > 0 ? names.reduce((first, next) => t('table-list', { first, next })) : '';
}

export function openSeats(table: TableInfo): SeatInfo[] {
  return table.seats.filter((seat) => seat.kind === 'open');
}

/** Where it is my turn or a seat is kept for me comes first, then what changed last. */
export function byUrgency(tables: TableInfo[]): TableInfo[] {
  const weights: Record<TableInfo['status'], number> = { lobby: 1, playing: 1, over: 2, abandoned: 2 };
  const weight = (table: TableInfo) => (myTurn(table) || invited(table) ? 0 : weights[table.status]);
  return [...tables].sort((a, b) => weight(a) - weight(b) || b.updated_at - a.updated_at);
}

/** Seats from the winner down, those of equal rank in order. */
export function standing(ranks: number[]): number[] {
  return ranks.map((_, index) => index).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0) || a - b);
}

function nameIn(entry: Json | undefined): string | null {
  if (typeof entry === 'string') return entry;
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return null;
  return typeof entry.name === 'string' ? entry.name : null;
}

/** The name of a component, whatever part of the catalogue it stands in. */
export function componentName(catalogue: Catalogue, id: string): string {
  for (const part of Object.values(catalogue)) {
    const name = nameIn(part[id]);
    if (name) return name;
  }
  return id;
}

/** How long somebody has been waited for, in the largest unit that fits. */
export function waitText(minutes: number, language: string): string {
  const [count, unit] =
    minutes < 60
      ? [minutes, 'minute']
      : minutes < 60 * 48
        ? [Math.floor(minutes / 60), 'hour']
        : [Math.floor(minutes / 1440), 'day'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(count);
}

/** Minutes and seconds of a clock; hours if there are any. */
export function clockText(seconds: number): string {
  const two = (n: number) => String(n).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** Clocks to show: the one that runs, and where the whole game is timed those of all people. */
export function clocksShown(table: TableInfo, decider: Seat | null): { seat: Seat; name: string; clock: number }[] {
  const all = table.options.time.kind === 'per-game';
  return table.seats.flatMap(({ seat, name, kind, clock }) =>
    clock !== null && kind !== 'bot' && (all || seat === decider) ? [{ seat, name, clock }] : [],
  );
}
