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
  Part,
  PushInfo,
  Refused,
  Seat,
  SeatInfo,
  SeatRequest,
  Subscribe,
  TableOptions,
  TalkMessage,
  TimeControl,
  UndoRequest,
} from './wire.gen';

type Seat = made.Seat;

/** A made type with some of its fields known better; none but its own. */
export type Known<T, Better extends { [K in keyof Better]: K extends keyof T ? T[K] : never }> = Omit<T, keyof Better> &
  Better;

/** Any JSON a game chose the shape of. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** The shapes of a game's own JSON, as far as all games have them. */
export interface GameTypes {
  view: unknown;
  /** An action, as choices and refusals hold it: its kind, and its number if it differs from others by one only. */
  action: { do: string; count?: number };
  /** What a choice would change. */
  preview: unknown;
  /** What happened, and to whom. */
  event: { event: string; seat?: Seat; round?: number };
  catalogue: unknown;
}

export type Choice<G extends GameTypes = GameTypes> = Known<
  made.Choice,
  { tree: G['action']; preview: G['preview'] | null }
>;
export type Blocked<G extends GameTypes = GameTypes> = Known<made.Blocked, { tree: G['action'] }>;
export type Decision<G extends GameTypes = GameTypes> = Known<
  made.Decision,
  { choices: Choice<G>[]; blocked: Blocked<G>[] }
>;
export type Line<G extends GameTypes = GameTypes> = Known<made.Line, { event: G['event'] }>;
export type Position<G extends GameTypes = GameTypes> = Known<
  made.Position,
  { view: G['view']; decision: Decision<G> | null; lines: Line<G>[] }
>;

/** The round, and what each seat plays as. */
export interface Summary {
  round: number;
  plays_as: (string | null)[];
}

export type NewTable = Known<made.NewTable, { setup: Json }>;
export type TableInfo = Known<made.TableInfo, { setup: Json; summary: Summary | null }>;
export type Tables = Known<made.Tables, { mine: TableInfo[]; listed: TableInfo[] }>;
export type Replay = Known<made.Replay, { summary: Summary; views: Record<Seat, unknown>; position: Position }>;

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
