/** What a game tells the shared table about itself. Nothing in this folder knows any one game. */
import type { Component } from 'svelte';
import type { Command } from '../lib/keys';
import type { Translate } from '../lib/i18n.svelte';
import type { Settings } from '../lib/settings';
import type { Blocked, Choice, GameTypes, Line, Position, Seat, TableInfo } from '../wire';
import type { Hint } from './hints';
import type { LineRole } from './log';
import type { Play } from './play.svelte';

/** What a game's screen is given. With `live` false it only shows: replays and spectators. */
export interface ScreenProps<G extends GameTypes = GameTypes> {
  catalogue: G['catalogue'];
  table: TableInfo;
  /** What is on the screen, and the log up to it. */
  position: Position<G>;
  lines: Line<G>[];
  /** The newest position: what is asked stands there. The screen may be some steps behind it. */
  now: Position<G>;
  /** Shows the newest position at once. */
  catchUp: () => void;
  names: Record<Seat, string>;
  /** The visitor's own seats. */
  mine: Seat[];
  live: boolean;
  /** A position of the past: nobody thinks about it any more. */
  replay?: boolean;
  act: (action: string) => void;
  undo: () => void;
  settings: Settings;
  t: Translate;
}

/** A component of the game that can be looked at closely: a card, a space. Its `kind` is one of the game's own. */
export interface Thing {
  kind: string;
  id: string;
}

/** What every game's catalogue has. */
export interface TableCatalogue {
  rules: Record<string, string>;
  /** Icons and words, explained; `also` are other names of the same. */
  terms: Record<string, { name: string; text: string; also: string[] }>;
  /** The numbers of the rules about a thing, such as `card:dagger`, `term:hand`, `ask:turn-open`. */
  about: Record<string, string[]>;
}

/** What every game's view has. `source` is the thing a question comes from, such as `card:dagger`. */
export interface TableView<Player extends object = object> {
  players: Record<Seat, Player>;
  decision: { source: string | null } | null;
}

/** A turn with all its pictures, with names in their place, or as the smallest of signs. */
export type TurnForm = 'picture' | 'names' | 'small';

/** How an action is chosen on the screen. */
export interface Target {
  /** The things it is chosen on, each a zone and an id: `row:chani`. */
  keys: string[];
  /** All of them are taken up one after another, in any order, as a card and then a space; else any one will do. */
  inSteps: boolean;
  /** Offered beside what is asked: the viewer confirms it in the prompt, so that a stray click does nothing. */
  needsConfirm?: boolean;
}

/** A choice among those alike but for a number. */
export interface Numbered {
  /** What they share. */
  of: string;
  n: number;
  /** With the number zero it does something all the same, as a purchase does that nothing is paid back for. */
  zeroActs?: boolean;
}

/** An effect that waits to be resolved this turn, or is done. */
export interface TrayItem {
  label: string;
  /** Of equal effects, which one. */
  n: number;
  done: boolean;
}

/** Tells effects of the tray apart, equal ones too. */
export const trayKey = ({ label, n }: TrayItem): string => `${label} ${n}`;

/** The shapes of the JSON of a game at the shared table. */
export interface TableTypes extends GameTypes {
  view: TableView;
  catalogue: TableCatalogue;
}

export interface TableGame<G extends TableTypes = TableTypes, P extends Play<G> = Play<G>> {
  /** Its drawings on a field of 24 × 24, by name. */
  icons: Record<string, string>;
  /** Its keys, and where those that lead to a part of the screen find it. */
  keys: readonly Command[];
  zones: Record<string, string>;
  /** Does what a key of its own is for; true if there was something to do. */
  command(name: string, play: P): boolean;
  /** What a newcomer is told at a table with these components. */
  hints(catalogue: G['catalogue']): readonly Hint<G['view']>[];
  /** Those of them that are the steps of a first game, numbered as they come. */
  hintSteps(catalogue: G['catalogue']): readonly string[];
  /** Numbers of the rules that the hints' texts speak of. */
  hintNumbers(catalogue: G['catalogue']): Record<string, number>;

  /** In which `view` an action is asked for says where its things are. */
  target(action: Choice<G> | Blocked<G>, view: G['view']): Target;
  icon(choice: Choice<G>): string;
  /** Kinds of action that differ by a number only: each is one stepper. */
  counted: readonly string[];
  /** Of the choices behind one thing, those alike but for a number: what they share, and the number. They are one stepper. */
  numbered(choice: Choice<G>): Numbered | null;
  /** Kinds of action that the viewer may leave undone: the prompt suggests the end of the turn when only these are open. */
  optionalAtTurnEnd: readonly string[];

  /** Whether a thing that can be chosen is on the screen, and glows there. */
  isOnScreen(play: P, key: string): boolean;
  /** A choice of a card: where it lies out of sight it is shown as one. */
  isCard(choice: Choice<G>): boolean;
  /** A line for the prompt with what the viewer must see to decide while it is behind another tab. */
  promptExtra?(play: P): Component | null;
  /** What to do next with what is taken up of something chosen in steps; null with nothing taken up. */
  stepPrompt(play: P): string | null;

  /** Kinds of things that can be looked at closely. */
  things: readonly string[];
  name(play: P, thing: Thing): string;
  /** The names of everything a thing is drawn with. */
  marks(play: P, thing: Thing): string[];
  /** Zones in which a thing of a kind can be chosen. */
  zonesOf(kind: string): readonly string[];

  log: {
    kinds: readonly string[];
    kindOf(line: Line<G>): string;
    role(line: Line<G>): LineRole;
    /** Is worth no note of its own on the board. */
    isMinor(line: Line<G>): boolean;
  };

  /** Whether the viewer's first decision is still to come. */
  isOpening(play: P): boolean;
  /** What the viewer plays as, and what wins. */
  Opening: Component;
  /** Somebody's turn as one picture: what was played, where, and what came of it. Its words are said by others. */
  TurnPicture: Component<{ seat: Seat; lines: Line<G>[]; form?: TurnForm }>;
  /** A thing, large and with all its words. */
  Face: Component<{ thing: Thing }>;
  /** What a thing costs the viewer now, where that is not what is printed. */
  PriceNow?: Component<{ thing: Thing }>;
  /** The picture of what a question comes from. */
  Source: Component<{ source: string | null }>;
  /** What stands on the button of a choice beside its words. */
  ChoiceMark: Component<{ choice: Choice<G> }>;
  /** What follows the words on the button of a choice. */
  ChoicePrice?: Component<{ choice: Choice<G> }>;
  /** The next step of what is chosen in steps, as buttons; for games that have such. */
  Steps?: Component<{ digits: ReadonlyMap<string, number> }>;
  /** Choices that are cards, as cards. */
  Cards: Component<{ choices: Choice<G>[]; digits: ReadonlyMap<string, number> }>;
  /** An effect of the tray as icons, where there is a tray. */
  TrayIcons?: Component<{ label: string; size: number; spoken?: boolean }>;
  /** An effect of the tray in words. */
  trayText(play: P, label: string): string;
}
