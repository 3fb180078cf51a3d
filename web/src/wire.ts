/**
 * Everything that crosses the wire. `wire.gen.ts` is made from the Rust types; what is `unknown` there is the game's own
 * JSON and gets its shape here. Nothing is said twice, so that whatever is new on the server is new here too.
 */
import type * as made from './wire.gen';

export type {
  ClientMessage,
  History,
  Mark,
  Me,
  Outcome,
  PushInfo,
  Refused,
  Seat,
  SeatInfo,
  SeatRequest,
  Subscribe,
  TableOptions,
  TimeControl,
  UndoRequest,
} from './wire.gen';

type Seat = made.Seat;

/** A made type with some of its fields known better; none but its own. */
export type Known<T, Better extends { [K in keyof Better]: K extends keyof T ? T[K] : never }> = Omit<T, keyof Better> &
  Better;

/** Any JSON a game chose the shape of. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** An action or an event as a tree. */
export type Tree = { [key: string]: Json };

/** `preview`: changes of public numbers by seat. */
export type Choice = Known<made.Choice, { tree: Tree; preview: Record<Seat, Record<string, number>> | null }>;
export type Blocked = Known<made.Blocked, { tree: Tree }>;
export type Decision = Known<made.Decision, { choices: Choice[]; blocked: Blocked[] }>;
export type Line = Known<made.Line, { event: Tree }>;
export type Position = Known<made.Position, { view: Json; decision: Decision | null; lines: Line[] }>;

/** The round, and what each seat plays as. */
export interface Summary {
  round: number;
  plays_as: (string | null)[];
}

export type NewTable = Known<made.NewTable, { setup: Json }>;
export type TableInfo = Known<made.TableInfo, { setup: Json; summary: Summary | null }>;
export type Tables = Known<made.Tables, { mine: TableInfo[]; listed: TableInfo[] }>;
export type Replay = Known<made.Replay, { summary: Summary; views: Record<Seat, Json>; position: Position }>;

/**
 * What can be chosen before a game: modules that can be played together and by how many, the simplest first; beyond
 * these, choices of its own by name, the usual way of each first.
 */
export type GameInfo = Known<
  made.GameInfo,
  { options: { combinations: { modules: string[]; players: number[] }[]; [choice: string]: unknown[] } }
>;

type Told<T> = T extends made.Position ? Position : T extends made.TableInfo ? TableInfo : T;
type Message<M> = { [K in keyof M]: Told<M[K]> };
export type ServerMessage = Message<made.ServerMessage>;

/** A game's components in words and trees, by kind of component, then by id. `rules` maps a rule's number to its text. */
export type Catalogue = Record<string, Record<string, Json>>;
