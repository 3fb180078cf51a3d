/**
 * Everything that crosses the wire, as `crates/server/src/wire.rs` and `crates/games/src/desk.rs` define it.
 * Views, setups and trees are the game's own JSON: here they are `unknown` until a game's own code reads them.
 */

/** A seat's letter: `A` is the first. */
export type Seat = string;

export type { PushInfo, Subscribe } from './wire.gen';

/** Any JSON a game chose the shape of. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** An action or an event as a tree. */
export type Tree = { [key: string]: Json };

/** The final standing, by seat in order. */
export interface Outcome {
  ranks: number[];
  scores: number[];
}

export interface Choice {
  action: string;
  label: string;
  tree: Tree;
  /** Changes of public numbers by seat; none if somebody would learn something hidden. */
  preview: Record<Seat, Record<string, number>> | null;
}

export interface Blocked {
  tree: Tree;
  reason: string;
  /** A key of the catalogue's `about`: which rules the reason rests on. */
  about: string;
}

export interface Decision {
  seat: Seat;
  prompt: string;
  /** A key of the catalogue's `about`: which rules the question rests on. */
  about: string;
  choices: Choice[];
  blocked: Blocked[];
}

export interface Line {
  /** The action it belongs to, from 1; 0 is the deal. */
  step: number;
  event: Tree;
  text: string;
  secret: boolean;
  /** It was taken back; `step` is the action that can take its place. */
  undone?: boolean;
}

export interface Position {
  seq: number;
  steps: number;
  viewer: Seat | null;
  view: Json;
  decision: Decision | null;
  /** The step from which `lines` tell the log anew: older lines of that step and later ones are void. */
  lines_from: number;
  lines: Line[];
  undo: number;
  /** How many actions, others' included, the viewer may ask to take back. */
  ask_undo: number;
  /** Why neither is possible, for a player. */
  no_undo: Refused | null;
  outcome: Outcome | null;
}

export type SeatRequest =
  | { kind: 'me' }
  | { kind: 'open' }
  | { kind: 'bot'; bot: string }
  | { kind: 'hot-seat'; name: string };

export type UndoPolicy = 'own-turn' | 'consent' | 'none';

export type TimeControl =
  | { kind: 'none' }
  | { kind: 'per-move'; seconds: number }
  | { kind: 'per-game'; seconds: number };

export interface TableOptions {
  listed: boolean;
  undo: UndoPolicy;
  time: TimeControl;
  spectators: boolean;
  pace_ms: number | null;
}

export interface NewTable {
  kind: string;
  setup: Json;
  options: TableOptions;
  seats: SeatRequest[];
  start: boolean;
}

export type TableStatus = 'lobby' | 'playing' | 'over' | 'abandoned';

export type SeatKind = 'open' | 'human' | 'bot' | 'hot-seat';

export interface SeatInfo {
  seat: Seat;
  kind: SeatKind;
  name: string;
  bot: string | null;
  mine: boolean;
  online: boolean;
  clock: number | null;
}

/** The round, and what each seat plays as. */
export interface Summary {
  round: number;
  plays_as: (string | null)[];
}

export interface TableInfo {
  id: string;
  code: string;
  kind: string;
  setup: Json;
  options: TableOptions;
  status: TableStatus;
  mine: boolean;
  commitment: string;
  seed: string | null;
  seats: SeatInfo[];
  created_at: number;
  updated_at: number;
  summary: Summary | null;
  to_move: Seat | null;
  outcome: Outcome | null;
  watching: number;
}

export interface Me {
  id: string;
  name: string;
  account: boolean;
}

/** What can be chosen before a game of some kind. */
export interface GameInfo {
  name: string;
  languages: string[];
  options: { modules: string[]; players: number[]; leaders: string[] };
  bots: { name: string; about: string }[];
}

export interface Tables {
  mine: TableInfo[];
  listed: TableInfo[];
}

/** Where a round or a turn began. */
export interface Mark {
  step: number;
  round: number;
  seat: Seat;
}

/** The scores from an action on: by seat, then by source. */
export interface Scores {
  step: number;
  round: number;
  seats: Record<string, number>[];
}

/** How a game went. */
export interface History {
  steps: number;
  turns: Mark[];
  scores: Scores[];
}

/** A moment of a game, with how the whole of it went. */
export interface Replay {
  history: History;
  summary: Summary;
  /** Everybody's view, where all eyes were asked for. */
  views: Record<Seat, Json>;
  position: Position;
}

/** Somebody asks to take back their last action and whatever came after it. */
export interface UndoRequest {
  by: Seat;
  steps: number;
  agreed: Seat[];
  waits: Seat[];
}

/** Why something was not done: a code the client has words for, and the same as an English sentence. */
export interface Refused {
  code: string;
  message: string;
  args: Record<string, string | number>;
}

export type ServerMessage =
  | { t: 'welcome'; table: TableInfo; position: Position | null; request: UndoRequest | null }
  | { t: 'update'; position: Position; undone: boolean }
  | { t: 'table'; table: TableInfo }
  | { t: 'undo-asked'; request: UndoRequest | null; refused: Seat | null }
  | { t: 'thinking'; seat: Seat }
  | ({ t: 'refused' } & Refused)
  | { t: 'pong' };

export type ClientMessage =
  | { t: 'act'; seq: number; seat: Seat; action: string }
  | { t: 'undo'; seq: number }
  | { t: 'ask-undo'; seq: number }
  | { t: 'answer-undo'; seq: number; agree: boolean }
  | { t: 'look'; seat: Seat | null }
  | { t: 'language'; language: string }
  | { t: 'ping' };

/** A game's components in words and trees, by kind of component, then by id. `rules` maps a rule's number to its text. */
export type Catalogue = Record<string, Record<string, Json>>;
