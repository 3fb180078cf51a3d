// Made from the Rust types by `UPDATE_TYPES=1 cargo test -p server --test types`. Do not edit.

/**
 * A place at the table, counted clockwise from 0 and written as a letter: `A`, `B`, …
 */
export type Seat = string;

/**
 * What part of the round it is.
 */
export type Phase = "setup" | "round-start" | "turns" | "combat" | "rewards" | "endgame" | "over";

/**
 * The kind of turn being taken.
 */
export type TurnKind = "open" | "agent" | "reveal";

/**
 * Where the Mentat is.
 */
export type Mentat = "home" | { "with": Seat } | { "kept": Seat };

/**
 * A pile or hand of which some cards may be known.
 */
export type Pile = {
/**
 * How many cards.
 */
count: number,
/**
 * Those the viewer knows; of a deck with their distance from the top.
 */
known: Array<string>, };

/**
 * One player as the viewer sees them.
 */
export type PlayerView = { leader: string | null, vp: number, vp_from: { [key in string]: number }, solari: number, spice: number, water: number, supply: number, garrison: number, conflict: number, swords: number, strength: number,
/**
 * The part of the strength that units bring.
 */
unit_strength: number, persuasion: number, influence: { [key in string]: number }, agents_ready: number, agents: Array<string>, mentat: boolean, swordmaster: boolean, high_council: boolean, revealed: boolean, closed: string | null, aside: string | null,
/**
 * A leader's secret factions are still face down.
 */
has_secret_factions: boolean,
/**
 * Which ones, for their owner.
 */
secret_factions: Array<string>, deck: Pile, hand: Pile, discard: Array<string>, played: Array<string>, shown: Array<string>, intrigue: Pile, face_up: Array<string>,
/**
 * Spaces that cost this player something else than is printed, price by price.
 */
prices: { [key in string]: Array<{ [key in string]: number }> },
/**
 * Cards on offer that cost this player something else than is printed: `row:ID`, `aside:ID`.
 */
costs: { [key in string]: number }, };

/**
 * The decision somebody owes.
 */
export type DecisionView = {
/**
 * Who decides.
 */
seat: Seat,
/**
 * The player it is decided for.
 */
player: Seat,
/**
 * The name of the question, such as `turn-open`: rules are about it.
 */
ask: string,
/**
 * The component whose effect asks it, such as `card:seek-allies`.
 */
source: string | null, };

/**
 * The whole table as one viewer sees it.
 */
export type View = { round: number, phase: Phase, first: Seat, turn: Seat | null, turn_kind: TurnKind, decision: DecisionView | null,
/**
 * The leaders to choose from, those taken included, while leaders are chosen.
 */
leaders_offered: Array<string>,
/**
 * In which order that is done.
 */
leaders_order: Array<Seat>, tray: Array<string>, players: { [key in string]: PlayerView }, row: Array<string>, reserve: { [key in string]: number }, imperium_deck: number, intrigue_deck: number, intrigue_discard: Array<string>, gone: Array<string>, conflict: string | null, conflicts_left: number, bonus_spice: { [key in string]: number }, control: { [key in string]: Seat | null }, alliances: { [key in string]: Seat | null }, mentat: Mentat, };
