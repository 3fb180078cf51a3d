/**
 * The game's own JSON: what `crates/imperium` sends as catalogue, view, action tree and event tree. Views are made from
 * the Rust types; catalogue and trees are built there piece by piece and have no types to make these from.
 */
import type { Known, Seat } from '../../wire';
import type * as made from './view.gen';

export type { Seat };
export type Faction = 'emperor' | 'guild' | 'bene-gesserit' | 'fremen';
export const FACTIONS: Faction[] = ['emperor', 'guild', 'bene-gesserit', 'fremen'];
export type AgentIcon = Faction | 'landsraad' | 'city' | 'spice-trade';

/** What must hold for an effect or a visit. */
export interface Condition {
  if: string;
  of?: string;
  n?: number;
  count?: number;
}

/** An effect as the catalogue draws it: `{"is": "troop", "n": 2}`. */
export interface Effect {
  is: string;
  n?: number;
  of?: string | Effect[];
  from?: string;
  space?: string;
  card?: string;
  icons?: AgentIcon[];
  to_deck?: boolean;
  cost?: Effect[];
  then?: Effect;
  each?: Effect;
  condition?: Condition;
  hook?: string;
}

export interface CardEntry {
  name: string;
  cost: number;
  factions: Faction[];
  icons: AgentIcon[];
  agent: string;
  reveal: string;
  acquire: string;
  trashed: string;
  deck: string;
  copies: number;
  buyable: boolean;
  trees: { agent: Effect[]; reveal: Effect[]; acquire: Effect[]; trashed: Effect[] };
}

export type Good = 'solari' | 'spice' | 'water';
export type Cost = Record<Good, number>;

export interface SpaceEntry {
  name: string;
  area: string;
  icon: string;
  visit: string;
  requires: string;
  combat: string;
  maker: string;
  control: string;
  once: string;
  reveal: string;
  prices: { cost: string; effect: string }[];
  area_id: string;
  icon_id: AgentIcon;
  faction: Faction | null;
  is_combat: boolean;
  is_maker: boolean;
  controlled: Partial<Cost> | null;
  needs: Condition | null;
  trees: { cost: Cost; effect: Effect[] }[];
  reveal_trees: Effect[];
}

export interface IntrigueEntry {
  name: string;
  plot: string;
  when: string;
  combat: string;
  won: string;
  endgame: string;
  copies: number;
  trees: { plot: Effect | null; combat: Effect | null; won: Effect | null; endgame: Effect | null };
}

export interface ConflictEntry {
  name: string;
  level: number;
  location: string | null;
  location_id: string | null;
  rewards: string[];
  trees: Effect[][];
}

export interface LeaderEntry {
  name: string;
  house: string;
  house_id: string;
  complexity: number;
  passive_name: string;
  passive: string;
  signet_name: string;
  signet: string;
  trees: { signet: Effect };
}

export interface Catalogue {
  cards: Record<string, CardEntry>;
  spaces: Record<string, SpaceEntry>;
  intrigues: Record<string, IntrigueEntry>;
  conflicts: Record<string, ConflictEntry>;
  leaders: Record<string, LeaderEntry>;
  /** `steps` are the marked steps of the track, with what reaching them brings. */
  factions: Record<Faction, { name: string; steps: { at: number; tree: Effect; text: string }[] }>;
  icons: Record<AgentIcon, string>;
  effects: Record<string, { tree: Effect; text: string }>;
  rules: Record<string, string>;
  /** Icons and words, explained; `also` are other names of the same. */
  terms: Record<string, { name: string; text: string; also: string[] }>;
  /** The numbers of the rules about a thing, such as `card:dagger`, `term:troop`, `ask:turn-open`, `obstacle:occupied`. */
  about: Record<string, string[]>;
}

export type PlayerView = Known<
  made.PlayerView,
  { influence: Record<Faction, number>; secret_factions: Faction[]; prices: Record<string, Cost[]> }
>;
export type View = Known<made.View, { players: Record<Seat, PlayerView>; alliances: Record<Faction, Seat | null> }>;

/** An action as a tree: what the screen's targets match. */
export interface ActionTree {
  do: string;
  card?: string;
  space?: string;
  price?: number;
  from?: string | null;
  effect?: string;
  count?: number;
  aside?: boolean;
  to_deck?: boolean;
  intrigue?: string;
  option?: number;
  faction?: Faction;
  factions?: Faction[];
  zone?: string;
  seat?: Seat;
  leader?: string;
}

/** How a choice changes the numbers everybody sees. */
export type Preview = Record<Seat, Record<string, number>>;

/** An event of the log. */
export interface EventTree {
  event: string;
  seat?: Seat;
  card?: string;
  space?: string;
  leader?: string;
  conflict?: string;
  effect?: string;
  faction?: Faction;
  round?: number;
  [more: string]: unknown;
}

/** Something that can be looked at closely. */
export interface Thing {
  kind: 'card' | 'intrigue' | 'conflict' | 'leader' | 'space';
  id: string;
}
