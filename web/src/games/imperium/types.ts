/**
 * What `crates/imperium` sends, as `imperium.gen.ts` has it from the Rust types, and the shared messages with the game's
 * own JSON in them.
 */
import type * as wire from '../../wire';
import type { ActionTree, Catalogue, Change, EventTree, Faction, Seat, View } from './imperium.gen';

export type * from './imperium.gen';

export const FACTIONS: Faction[] = ['emperor', 'guild', 'bene-gesserit', 'fremen'];

/** How a choice changes the numbers everybody sees; only seats with a change. */
export type Preview = Record<Seat, Change>;

/** The shapes of this game's own JSON. */
export interface Imperium extends wire.GameTypes {
  view: View;
  action: ActionTree;
  preview: Preview;
  event: EventTree;
  catalogue: Catalogue;
}

export type Choice = wire.Choice<Imperium>;
export type Blocked = wire.Blocked<Imperium>;
export type Decision = wire.Decision<Imperium>;
export type Line = wire.Line<Imperium>;
export type Position = wire.Position<Imperium>;

/** Choices to do one kind of thing. */
export type ChoiceOf<Do extends ActionTree['do']> = Choice & { tree: Extract<ActionTree, { do: Do }> };
export const does =
  <Do extends ActionTree['do']>(what: Do) =>
  (choice: Choice): choice is ChoiceOf<Do> =>
    choice.tree.do === what;

/** The name of an event, and the events of one name. */
export type EventName = EventTree['event'];
export type EventOf<Name extends EventName> = Extract<EventTree, { event: Name }>;

/** Kinds of components that can be looked at closely. */
export const THINGS = [
  'card',
  'intrigue',
  'conflict',
  'leader',
  'space',
  'tech',
  'contract',
  'objective',
  'post',
] as const;
export interface Thing {
  kind: (typeof THINGS)[number];
  id: string;
}
export const isThing = (named: { kind: string; id: string }): named is Thing =>
  THINGS.some((kind) => kind === named.kind);
