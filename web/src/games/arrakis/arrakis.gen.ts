// Made from the Rust types by `UPDATE_TYPES=1 cargo test -p games types`. Do not edit.

/**
 * A place at the table, counted clockwise from 0 and written as a letter: `A`, `B`, …
 */
export type Seat = string;

/**
 * One of the two sides.
 */
export type Side = "atreides" | "harkonnen";

/**
 * How the game was won: the prescience markers reached the secret objective, supremacy its last step, or the last
 * round ended with neither (W32, W33, W272).
 */
export type Victory = "prescience" | "supremacy" | "rounds";

/**
 * One of the four factions: a planning deck, and with a shared side a board with a player of its own.
 */
export type Board = "house-atreides" | "fremen-ally" | "house-harkonnen" | "corrino-ally";

/**
 * A result of an action die.
 */
export type Face = "leadership" | "strategy" | "deployment" | "mentat" | "house";

/**
 * Kinds of units, weakest first.
 */
export type Kind = "regular" | "elite" | "special";

/**
 * Kinds of vehicles.
 */
export type Vehicle = "harvester" | "ornithopter" | "carryall";

/**
 * The markers of the prescience track.
 */
export type Marker = "kwisatz-haderach" | "sand-dwellers" | "jihad";

/**
 * The powers whose markers stand on the spice board.
 */
export type Power = "choam" | "spacing-guild" | "landsraad";

/**
 * What an area is made of.
 */
export type Terrain = "mountain" | "plateau" | "minor-erg" | "desert" | "deep-desert";

/**
 * What a wormsign shows.
 */
export type Sign = "sand" | "sandworm" | "deep-sandworm";

/**
 * Somebody who takes part in two forms.
 */
export type Person = "paul" | "jessica";

/**
 * What a die is spent on, besides leader actions and claims.
 */
export type Use = "move" | "attack" | "lead" | "surprise" | "deploy" | "deploy-leader" | "draw" | "upgrade" | "vehicles" | "card";

/**
 * The ways of desert power.
 */
export type Desert = "signs" | "move" | "attack" | "wild-maker";

/**
 * What happens to an Imperium marker.
 */
export type Change = "raise" | "keep" | "drop";

/**
 * How a legion moves.
 */
export type Way = "foot" | "ride" | "flight" | "advance";

/**
 * What decided a choice of the Harkonnen in the solo game.
 */
export type Criterion = "harvest-safe" | "harvest-free" | "carryall-cover" | "ornithopter-attack" | "ornithopter-target" | "attack-sietch" | "attack-rank" | "attack-difference" | "attack-on-foot" | "attack-target" | "attack-legion" | "attack-leader" | "move-nearest" | "move-strongest" | "move-merge" | "end-path" | "end-legion" | "end-sietch" | "end-terrain" | "temporary-target" | "deploy-strongest" | "near-sietch" | "near-sietch-strongest" | "near-target" | "carryall-saves" | "carryall-deep" | "carry-strongest" | "leader-first" | "loss-leader" | "loss-elite" | "loss-special" | "loss-regular" | "loss-last-leader" | "loss-weakest" | "keep-lowest" | "drop-unpaid" | "raise-lowest" | "players";

/**
 * Part of the round.
 */
export type Phase = "start" | "vehicles" | "dice" | "actions" | "hazards" | "spice" | "end" | "over";

/**
 * A pile or hand of which some cards may be known.
 */
export type Pile = {
/**
 * How many cards.
 */
count: number,
/**
 * Those the viewer knows.
 */
known: Array<string>, };

/**
 * A deployment token.
 */
export type TokenView = {
/**
 * Its number, from 1.
 */
id: number,
/**
 * The kind its back shows: `initial`, `stock`, `black` or `silver`.
 */
back: string,
/**
 * Regular, elite and special elite units and generic leaders, if the viewer knows.
 */
shows: [number, number, number, number] | null, };

/**
 * A sietch.
 */
export type SietchView = {
/**
 * Its rank, if the viewer knows.
 */
rank: number | null,
/**
 * Face up.
 */
revealed: boolean, };

/**
 * What is in an area.
 */
export type AreaView = {
/**
 * Whose legion stands there.
 */
side: Side | null, regular: number, elite: number, special: number, generic: number,
/**
 * Units, a token counting as one.
 */
units: number, leaders: Array<string>, tokens: Array<TokenView>, sietch: SietchView | null,
/**
 * The rank of a Harkonnen settlement.
 */
settlement: number | null, station: boolean, wormsign: boolean, sandworm: boolean, wild_maker: boolean, harvester: boolean, };

/**
 * A named leader.
 */
export type LeaderView = {
/**
 * `waiting`, `aside`, `board`, `tank` or `gone`.
 */
at: string,
/**
 * The area, on the board.
 */
area: string | null,
/**
 * The slot of the tank, from 1.
 */
slot: number | null,
/**
 * The card can be used.
 */
ready: boolean, };

/**
 * One board with its dice and hand.
 */
export type BoardView = {
/**
 * Who decides for it; none for the Harkonnen of the solo game.
 */
seat: Seat | null, dice: Record<Face, number>, hand: Pile,
/**
 * Cards left in the planning deck.
 */
deck: number, discard: Array<string>, };

/**
 * How a battle ends if it is fought to its end, in thousandths.
 */
export type Chances = {
/**
 * The attacker is left.
 */
attacker: number,
/**
 * Both legions are gone.
 */
nobody: number,
/**
 * The defender is left.
 */
defender: number, };

/**
 * One side of a battle.
 */
export type FighterView = { cards: number,
/**
 * Dice now, or as rolled.
 */
dice: number, hits: number, shields: number, specials: number,
/**
 * Its shields that the enemy's special elite units cancel.
 */
cancelled: number,
/**
 * Its hits that the enemy's shields do not stop.
 */
counting: number,
/**
 * Hits it suffers: those of the enemy that count.
 */
suffers: number, };

/**
 * A battle.
 */
export type BattleView = { attacker: Side, from: string, to: string, round: number, surprise: boolean, atreides: FighterView, harkonnen: FighterView,
/**
 * If it goes on; none while results are being used.
 */
chances: Chances | null, };

/**
 * An attack that can be chosen.
 */
export type AttackView = { from: string, to: string, chances: Chances, };

/**
 * Somebody at the table.
 */
export type PlayerView = {
/**
 * The side they play.
 */
side: Side,
/**
 * The boards they decide for.
 */
boards: Array<Board>, };

/**
 * The decision somebody owes.
 */
export type DecisionView = {
/**
 * Who decides.
 */
seat: Seat,
/**
 * For which board.
 */
board: Board,
/**
 * The name of the question.
 */
ask: string,
/**
 * The area it is about: a legion that moves or fights, a place where something happens.
 */
area: string | null,
/**
 * The area something is on its way to.
 */
to: string | null,
/**
 * The thing it comes from, such as `leader:stilgar`.
 */
source: string | null,
/**
 * Of casualties: the action that is proposed.
 */
proposed: string | null, };

/**
 * The whole table as one viewer sees it.
 */
export type View = { round: number, phase: Phase, turn: Side | null, decision: DecisionView | null, players: Record<Seat, PlayerView>,
/**
 * Areas with anything in them.
 */
areas: { [key in string]: AreaView }, leaders: { [key in string]: LeaderView }, boards: Record<Board, BoardView>, unused_dice: Record<Side, number>, locked_dice: number, bene_gesserit: Record<Side, number>, bene_gesserit_reserve: number,
/**
 * Regular, elite, special elite units and generic leaders beside the board.
 */
supply: Record<Side, Array<number>>, vehicles_left: Record<Vehicle, number>, zones: { [key in string]: Vehicle | null }, token_stock: number,
/**
 * The token drawn and not yet set down.
 */
drawn_token: TokenView | null, sietches_destroyed: Array<number>, wormsigns_left: number, wild_maker: boolean | null, atomics: string | null, prescience: Array<string>, prescience_kept: Array<string>, prescience_bonus: string | null, prescience_claimed: Array<string>, prescience_gone: Array<string>, prescience_deck: number,
/**
 * Those of the viewer.
 */
objectives: Array<string>, markers: Record<Marker, number>, supremacy: number,
/**
 * Rows from 1, the top.
 */
imperium: Record<Power, number>, bans: Array<Power>, spice: number, battle: BattleView | null,
/**
 * While the viewer chooses what attacks what: every attack there is.
 */
attacks: Array<AttackView>, forced_die: Face | null, blocked: Array<Person>, cones: Record<Side, number>,
/**
 * Solo: the harvesting sector's and the target's cards.
 */
tactics: Array<string>,
/**
 * Solo: cards that wait as combat dice.
 */
reinforcements: number,
/**
 * Solo: results of the used dice.
 */
used_faces: Record<Face, number>, winner: Side | null, };

/**
 * Modules that can be played together.
 */
export type Combination = {
/**
 * Their ids, in order.
 */
modules: Array<string>,
/**
 * How many can play.
 */
players: Array<number>, };

/**
 * What can be chosen before a game, the usual way of each first.
 */
export type Options = {
/**
 * Modules that can be played together, the simplest first.
 */
combinations: Array<Combination>,
/**
 * The side that two of three players share.
 */
shared: [Side, Side], };

/**
 * A figure or token.
 */
export type PieceTree = { "is": "unit", kind: Kind, } | { "is": "token", token: number, } | { "is": "generic" } | { "is": "leader", leader: string, };

/**
 * An action with components by their ids.
 */
export type ActionTree = { "do": "spend", face: Face, on: Use, } | { "do": "spend-leader", face: Face, leader: string, } | { "do": "spend-claim", face: Face, prescience: string, } | { "do": "desert", way: Desert, } | { "do": "hand-over" } | { "do": "reveal", token: number, } | { "do": "scout", zone: string, } | { "do": "scheme", cards: number, } | { "do": "detonate", area: string, } | { "do": "claim", prescience: string, } | { "do": "cone" } | { "do": "area", area: string, } | { "do": "ride", area: string, } | { "do": "zone", zone: string, } | { "do": "sector", sector: string, } | { "do": "all" } | { "do": "part" } | { "do": "count", count: number, } | { "do": "yes" } | { "do": "no" } | { "do": "lose", piece: PieceTree, } | { "do": "take", kind: Kind, } | { "do": "play", card: string, } | { "do": "discard", card: string, } | { "do": "choose", option: number, } | { "do": "draw", count: number, } | { "do": "leader", leader: string, } | { "do": "generic" } | { "do": "wild-maker" } | { "do": "supply" } | { "do": "from-board" } | { "do": "vehicle", vehicle: Vehicle, } | { "do": "face", face: Face, } | { "do": "marker", marker: Marker, } | { "do": "power", power: Power, } | { "do": "change", change: Change, } | { "do": "prescience", prescience: string, } | { "do": "stop" } | { "do": "end-turn" };

/**
 * One thing that happened, with components by their ids.
 */
export type EventTree = { "event": "round", round: number, } | { "event": "phase", phase: Phase, } | { "event": "revealed", prescience: string, } | { "event": "drew", board: Board, deck: Board, count: number, } | { "event": "drew-card", board: Board, card: string, } | { "event": "locked", count: number, } | { "event": "harvester", area: string, } | { "event": "flyer", vehicle: Vehicle, zone: string, } | { "event": "harvester-gone", area: string, } | { "event": "flyer-gone", vehicle: Vehicle, zone: string, } | { "event": "rolled", side: Side, results: [number, number, number, number, number], } | { "event": "turned", board: Board, face: Face, } | { "event": "bg-die", board: Board, face: Face, } | { "event": "turn", side: Side, } | { "event": "spent", board: Board, face: Face, } | { "event": "leader-action", leader: string, } | { "event": "desert-power", } | { "event": "played", board: Board, card: string, } | { "event": "discarded", board: Board, card: string, } | { "event": "moved", side: Side, from: string, to: string, way: Way, } | { "event": "carried", zone: string, } | { "event": "placed", side: Side, piece: string, area: string, } | { "event": "token-placed", token: number, area: string, } | { "event": "leader-placed", leader: string, area: string, } | { "event": "changed", side: Side, area: string, kind: Kind, into: Kind, } | { "event": "lost", side: Side, area: string, piece: string, } | { "event": "entered", leader: string, } | { "event": "wild-maker-entered", } | { "event": "retired", leader: string, } | { "event": "tank", leader: string, } | { "event": "freed", leader: string, } | { "event": "token-revealed", token: number, area: string, shows: [number, number, number, number], } | { "event": "sietch-revealed", area: string, rank: number, } | { "event": "station", area: string, marker: Marker, } | { "event": "destroyed", area: string, rank: number, } | { "event": "marker", marker: Marker, step: number, } | { "event": "supremacy", step: number, } | { "event": "claimed", prescience: string, } | { "event": "sign", area: string, } | { "event": "sign-gone", area: string, } | { "event": "sign-revealed", area: string, sign: Sign, } | { "event": "worm", area: string, wild: boolean, } | { "event": "worm-moved", from: string, to: string, } | { "event": "worm-attacked", from: string, to: string, } | { "event": "worm-gone", area: string, } | { "event": "saved", area: string, zone: string, } | { "event": "detonated", area: string, } | { "event": "attack", side: Side, from: string, to: string, surprise: boolean, } | { "event": "combat", side: Side, results: [number, number, number], } | { "event": "special", side: Side, leader: string | null, } | { "event": "hits", side: Side, count: number, } | { "event": "struck", area: string, results: [number, number, number], hits: number, } | { "event": "won", winner: Side | null, } | { "event": "driven", side: Side, from: string, to: string, } | { "event": "scouted", area: string, } | { "event": "spice", count: number, } | { "event": "imperium", power: Power, change: Change, row: number, } | { "event": "stockpiled", } | { "event": "spice-saved", count: number, } | { "event": "ban", power: Power, } | { "event": "bg-token", side: Side, } | { "event": "exchanged", leader: string, area: string, } | { "event": "prescience-gone", prescience: string, } | { "event": "prescience-back", prescience: string, } | { "event": "second-objective", } | { "event": "die-lost", side: Side, face: Face, } | { "event": "die-forced", face: Face, } | { "event": "blocked", person: Person, } | { "event": "sietch-moved", from: string, to: string, } | { "event": "tokens-swapped", from: string, to: string, } | { "event": "cone", side: Side, } | { "event": "tactics", harvest: string, target: string, } | { "event": "target", target: string, } | { "event": "mahdi-rolled", face: Face, } | { "event": "mahdi-rerolled", face: Face, } | { "event": "mahdi-chose", criterion: Criterion, area: string, among: Array<string>, } | { "event": "mahdi-chose-zone", criterion: Criterion, zone: string, among: Array<string>, } | { "event": "mahdi-chose-leader", criterion: Criterion, leader: string, among: Array<string>, } | { "event": "mahdi-chose-prescience", criterion: Criterion, prescience: string, among: Array<string>, } | { "event": "mahdi-chose-loss", criterion: Criterion, area: string, piece: string, among: Array<string>, } | { "event": "mahdi-chose-power", criterion: Criterion, power: Power, among: Array<Power>, } | { "event": "mahdi-goes-on", on: boolean, own: number, foe: number, } | { "event": "mahdi-surplus", count: number, } | { "event": "mahdi-set-aside", card: string, } | { "event": "mahdi-bg-token", freed: boolean, } | { "event": "mahdi-die-lost", } | { "event": "mahdi-idle", } | { "event": "reinforced", board: Board, } | { "event": "over", winner: Side, victory: Victory, };

/**
 * An event and whose doing it is, as far as that is somebody's at the table.
 */
export type EventOfSeat = {
/**
 * Whose doing it is.
 */
seat?: Seat, } & ({ "event": "round", round: number, } | { "event": "phase", phase: Phase, } | { "event": "revealed", prescience: string, } | { "event": "drew", board: Board, deck: Board, count: number, } | { "event": "drew-card", board: Board, card: string, } | { "event": "locked", count: number, } | { "event": "harvester", area: string, } | { "event": "flyer", vehicle: Vehicle, zone: string, } | { "event": "harvester-gone", area: string, } | { "event": "flyer-gone", vehicle: Vehicle, zone: string, } | { "event": "rolled", side: Side, results: [number, number, number, number, number], } | { "event": "turned", board: Board, face: Face, } | { "event": "bg-die", board: Board, face: Face, } | { "event": "turn", side: Side, } | { "event": "spent", board: Board, face: Face, } | { "event": "leader-action", leader: string, } | { "event": "desert-power", } | { "event": "played", board: Board, card: string, } | { "event": "discarded", board: Board, card: string, } | { "event": "moved", side: Side, from: string, to: string, way: Way, } | { "event": "carried", zone: string, } | { "event": "placed", side: Side, piece: string, area: string, } | { "event": "token-placed", token: number, area: string, } | { "event": "leader-placed", leader: string, area: string, } | { "event": "changed", side: Side, area: string, kind: Kind, into: Kind, } | { "event": "lost", side: Side, area: string, piece: string, } | { "event": "entered", leader: string, } | { "event": "wild-maker-entered", } | { "event": "retired", leader: string, } | { "event": "tank", leader: string, } | { "event": "freed", leader: string, } | { "event": "token-revealed", token: number, area: string, shows: [number, number, number, number], } | { "event": "sietch-revealed", area: string, rank: number, } | { "event": "station", area: string, marker: Marker, } | { "event": "destroyed", area: string, rank: number, } | { "event": "marker", marker: Marker, step: number, } | { "event": "supremacy", step: number, } | { "event": "claimed", prescience: string, } | { "event": "sign", area: string, } | { "event": "sign-gone", area: string, } | { "event": "sign-revealed", area: string, sign: Sign, } | { "event": "worm", area: string, wild: boolean, } | { "event": "worm-moved", from: string, to: string, } | { "event": "worm-attacked", from: string, to: string, } | { "event": "worm-gone", area: string, } | { "event": "saved", area: string, zone: string, } | { "event": "detonated", area: string, } | { "event": "attack", side: Side, from: string, to: string, surprise: boolean, } | { "event": "combat", side: Side, results: [number, number, number], } | { "event": "special", side: Side, leader: string | null, } | { "event": "hits", side: Side, count: number, } | { "event": "struck", area: string, results: [number, number, number], hits: number, } | { "event": "won", winner: Side | null, } | { "event": "driven", side: Side, from: string, to: string, } | { "event": "scouted", area: string, } | { "event": "spice", count: number, } | { "event": "imperium", power: Power, change: Change, row: number, } | { "event": "stockpiled", } | { "event": "spice-saved", count: number, } | { "event": "ban", power: Power, } | { "event": "bg-token", side: Side, } | { "event": "exchanged", leader: string, area: string, } | { "event": "prescience-gone", prescience: string, } | { "event": "prescience-back", prescience: string, } | { "event": "second-objective", } | { "event": "die-lost", side: Side, face: Face, } | { "event": "die-forced", face: Face, } | { "event": "blocked", person: Person, } | { "event": "sietch-moved", from: string, to: string, } | { "event": "tokens-swapped", from: string, to: string, } | { "event": "cone", side: Side, } | { "event": "tactics", harvest: string, target: string, } | { "event": "target", target: string, } | { "event": "mahdi-rolled", face: Face, } | { "event": "mahdi-rerolled", face: Face, } | { "event": "mahdi-chose", criterion: Criterion, area: string, among: Array<string>, } | { "event": "mahdi-chose-zone", criterion: Criterion, zone: string, among: Array<string>, } | { "event": "mahdi-chose-leader", criterion: Criterion, leader: string, among: Array<string>, } | { "event": "mahdi-chose-prescience", criterion: Criterion, prescience: string, among: Array<string>, } | { "event": "mahdi-chose-loss", criterion: Criterion, area: string, piece: string, among: Array<string>, } | { "event": "mahdi-chose-power", criterion: Criterion, power: Power, among: Array<Power>, } | { "event": "mahdi-goes-on", on: boolean, own: number, foe: number, } | { "event": "mahdi-surplus", count: number, } | { "event": "mahdi-set-aside", card: string, } | { "event": "mahdi-bg-token", freed: boolean, } | { "event": "mahdi-die-lost", } | { "event": "mahdi-idle", } | { "event": "reinforced", board: Board, } | { "event": "over", winner: Side, victory: Victory, });

/**
 * By how much the tracks everybody sees change; what does not change is left out.
 */
export type Preview = { markers?: { [key in Marker]?: number }, supremacy?: number, spice?: number, };

/**
 * An icon or word, explained.
 */
export type TermEntry = { name: string,
/**
 * With what of it is reconstructed.
 */
text: string, also: Array<string>, };

/**
 * Numbers of the rules.
 */
export type Figures = {
/**
 * Most units of a legion.
 */
units: number,
/**
 * Most combat dice.
 */
combat_dice: number,
/**
 * The last round.
 */
rounds: number,
/**
 * The step of the supremacy track that wins.
 */
supremacy: number,
/**
 * The last step of the prescience tracks that an objective asks for.
 */
prescience: number,
/**
 * Cards that may stay in a hand at the end of a round.
 */
hand: number,
/**
 * Slots of the regeneration tanks.
 */
tank: Record<Side, number>,
/**
 * Slots for dice of each side, by result.
 */
slots: Record<Side, Record<Face, number>>,
/**
 * Rows of the spice board: dice locked, harvesters, ornithopters, carryalls.
 */
rows: Array<[number, number, number, number]>,
/**
 * Hits and shields that a generic leader makes of a Special.
 */
generic: [number, number], };

/**
 * An area of the board.
 */
export type AreaEntry = {
/**
 * Its name.
 */
name: string,
/**
 * What it is made of.
 */
terrain: Terrain,
/**
 * The sectors it lies in.
 */
sectors: Array<string>,
/**
 * Areas that share a border.
 */
borders: Array<string>,
/**
 * Those of them that no legion walks to.
 */
walls: Array<string>,
/**
 * A plateau ringed by mountains.
 */
sheltered: boolean,
/**
 * The rank of the settlement printed there.
 */
settlement: number | null,
/**
 * Points in order, 0 to 1000 from the left and from the top.
 */
outline: Array<[number, number]>,
/**
 * Where to put pieces.
 */
label: [number, number],
/**
 * The radius of the free circle about that place.
 */
room: number, };

/**
 * An impassable border.
 */
export type WallEntry = {
/**
 * The areas at its two sides.
 */
between: [string, string],
/**
 * Its line.
 */
points: Array<[number, number]>, };

/**
 * An air zone.
 */
export type ZoneEntry = {
/**
 * Its name.
 */
name: string,
/**
 * The sectors it joins.
 */
sectors: Array<string>,
/**
 * Where to draw it.
 */
at: [number, number], };

/**
 * A planning card.
 */
export type CardEntry = { name: string, deck: Board, copies: number,
/**
 * Never played nor discarded.
 */
scheme: boolean, text: string,
/**
 * The terms behind the text.
 */
terms: string[],
/**
 * What of it is reconstructed.
 */
note: string, };

/**
 * A leader's card: of a named leader, of the generic ones of a side, or of the Wild Maker.
 */
export type LeaderEntry = { name: string, faction: Board, slot: Face | null,
/**
 * The special action.
 */
text: string,
/**
 * Hits and shields made of one Special.
 */
combat: [number, number],
/**
 * The dice of a worm's attack; 0 for all others.
 */
attack_dice: number,
/**
 * The terms behind the text.
 */
terms: string[],
/**
 * What of it is reconstructed.
 */
note: string, };

/**
 * A prescience card.
 */
export type PrescienceEntry = { name: string,
/**
 * Claimed in the action phase; else at the end of the round.
 */
action_phase: boolean,
/**
 * Claimed by spending a die.
 */
spend_die: boolean,
/**
 * What must hold.
 */
text: string, markers: Record<Marker, number>,
/**
 * The terms behind the text.
 */
terms: string[],
/**
 * What of it is reconstructed.
 */
note: string, };

/**
 * A secret objective.
 */
export type ObjectiveEntry = { name: string, markers: Record<Marker, number>,
/**
 * What of it is reconstructed.
 */
note: string, };

/**
 * A ban.
 */
export type BanEntry = { name: string, power: Power,
/**
 * What it forbids.
 */
text: string, };

/**
 * A tactics card.
 */
export type TacticEntry = { name: string, sectors: Array<string>,
/**
 * The area where the sietch starts.
 */
sietch: string, };

/**
 * Names of what is no component.
 */
export type Names = { faces: Record<Face, string>,
/**
 * Units of a side by kind.
 */
units: Record<Side, Record<Kind, string>>,
/**
 * Generic leaders of a side.
 */
generic: Record<Side, string>, vehicles: Record<Vehicle, string>, markers: Record<Marker, string>, powers: Record<Power, string>, phases: Record<Phase, string>, sandworm: string, wild_maker: string, };

/**
 * All components by their ids, and everything that explains them.
 */
export type Catalogue = {
/**
 * The numbers of the rules that a screen shows.
 */
figures: Figures,
/**
 * Areas of the board.
 */
areas: { [key in string]: AreaEntry },
/**
 * Impassable borders.
 */
walls: Array<WallEntry>,
/**
 * Air zones.
 */
zones: { [key in string]: ZoneEntry },
/**
 * Names of the sectors.
 */
sectors: { [key in string]: string },
/**
 * Areas that atomics can open, each with the plateaus that lose their shelter.
 */
atomics: { [key in string]: Array<string> },
/**
 * Planning cards.
 */
cards: { [key in string]: CardEntry },
/**
 * Cards of leaders.
 */
leaders: { [key in string]: LeaderEntry },
/**
 * Prescience cards.
 */
prescience: { [key in string]: PrescienceEntry },
/**
 * Secret objectives.
 */
objectives: { [key in string]: ObjectiveEntry },
/**
 * Bans of the Imperium.
 */
bans: { [key in string]: BanEntry },
/**
 * Tactics cards of the solo game.
 */
tactics: { [key in string]: TacticEntry },
/**
 * Names of the sides.
 */
sides: Record<Side, string>,
/**
 * Names of the boards.
 */
boards: Record<Board, string>,
/**
 * Names of what is no component.
 */
names: Names,
/**
 * Numbered rules, each in a few sentences; what the rulebook leaves open is marked.
 */
rules: { [key in string]: string },
/**
 * Icons and words, explained.
 */
terms: { [key in string]: TermEntry },
/**
 * The numbers of the rules about a thing, such as `card:the-voice`, `term:legion`, `ask:turn` or
 * `obstacle:no-leader-in`.
 */
about: { [key in string]: Array<string> }, };
