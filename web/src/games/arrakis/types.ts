/** What `crates/arrakis` sends, as `arrakis.gen.ts` has it from the Rust types, and the shared messages with it in them. */
import type * as wire from '../../wire';
import type {
  ActionTree,
  AreaView,
  Board,
  Catalogue,
  EventOfSeat,
  Face,
  Marker,
  Power,
  Preview,
  Side,
  Vehicle,
  View,
} from './arrakis.gen';

export type * from './arrakis.gen';

export const SIDES: Side[] = ['atreides', 'harkonnen'];
export const FACES: Face[] = ['leadership', 'strategy', 'deployment', 'mentat', 'house'];
export const MARKERS: Marker[] = ['kwisatz-haderach', 'sand-dwellers', 'jihad'];
export const POWERS: Power[] = ['choam', 'spacing-guild', 'landsraad'];
export const VEHICLES: Vehicle[] = ['harvester', 'ornithopter', 'carryall'];
export const BOARDS: Record<Side, Board[]> = {
  atreides: ['house-atreides', 'fremen-ally'],
  harkonnen: ['house-harkonnen', 'corrino-ally'],
};
export const sideOfBoard = (board: Board): Side => (BOARDS.atreides.includes(board) ? 'atreides' : 'harkonnen');
export const enemyOf = (side: Side): Side => (side === 'atreides' ? 'harkonnen' : 'atreides');

/** The shapes of this game's own JSON. */
export interface Arrakis extends wire.GameTypes {
  view: View;
  action: ActionTree;
  preview: Preview;
  event: EventOfSeat;
  catalogue: Catalogue;
}

export type Choice = wire.Choice<Arrakis>;
export type Blocked = wire.Blocked<Arrakis>;
export type Line = wire.Line<Arrakis>;
export type Position = wire.Position<Arrakis>;

/** The name of an event, and the events of one name. */
export type EventName = EventOfSeat['event'];
export type EventOf<Name extends EventName> = Extract<EventOfSeat, { event: Name }>;

/** Kinds of components that can be looked at closely. */
export const THINGS = ['area', 'zone', 'card', 'leader', 'prescience', 'objective', 'ban', 'tactic'] as const;

/** Somebody's leaders in an area, named and generic. */
export const leadersIn = (area: AreaView): number => area.leaders.length + area.generic;
