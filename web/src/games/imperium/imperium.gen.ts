// Made from the Rust types by `UPDATE_TYPES=1 cargo test -p games types`. Do not edit.

/**
 * A place at the table, counted clockwise from 0 and written as a letter: `A`, `B`, …
 */
export type Seat = string;

/**
 * A faction with an influence track.
 */
export type Faction = "emperor" | "guild" | "bene-gesserit" | "fremen";

/**
 * An agent icon: which spaces a card can send an agent to.
 */
export type Icon = "emperor" | "guild" | "bene-gesserit" | "fremen" | "landsraad" | "city" | "spice-trade" | "spy";

/**
 * What is counted in numbers.
 */
export type Good = "solari" | "spice" | "water" | "persuasion" | "sword" | "vp";

/**
 * Where a victory point came from.
 */
export type VpSource = "start" | "influence" | "alliance" | "conflict" | "acquire" | "card" | "intrigue" | "tech" | "battle-icon";

/**
 * What a conflict card or an objective bears, to be paired.
 */
export type BattleIcon = "crysknife" | "desert-mouse" | "ornithopter" | "wild";

/**
 * Where one of one's own cards lies when an effect reaches for it.
 */
export type Zone = "hand" | "discard" | "play" | "deck";

/**
 * What tells players with equal points apart.
 */
export type TieBreak = "spice" | "solari" | "water" | "garrison" | "last-reveal";

/**
 * The numbers of the rules.
 */
export type Constants = {
/**
 * Numbers of players there can be.
 */
seats: Array<number>,
/**
 * Points at the start, by number of players.
 */
starting_points: [number, number, number, number, number, number, number],
/**
 * What tells players with equal points apart, in order.
 */
tie_breaks: Array<TieBreak>,
/**
 * Conflict cards of level 1, 2 and 3 in the deck.
 */
conflict_deck: [number, number, number],
/**
 * Solari, spice and water at the start.
 */
starting_goods: [number, number, number],
/**
 * Points that end the game when a round is over.
 */
winning_points: number,
/**
 * The fewest players with a reward for third place.
 */
third_reward_seats: number,
/**
 * Agents of a player at the start.
 */
starting_agents: number,
/**
 * Intrigue cards of a player at the start.
 */
starting_intrigue: number,
/**
 * Troops of one player.
 */
troops: number,
/**
 * Those of them in garrison at the start.
 */
starting_garrison: number,
/**
 * Cards drawn at the start of a round.
 */
hand_size: number,
/**
 * Cards in the Imperium row.
 */
row_size: number,
/**
 * Highest step of an influence track.
 */
track_top: number,
/**
 * The step of a track that is worth a point.
 */
point_step: number,
/**
 * The step of a track that earns its bonus, and the alliance.
 */
bonus_step: number,
/**
 * What a troop in the conflict counts.
 */
troop_strength: number,
/**
 * Dreadnoughts of one player.
 */
dreadnoughts: number,
/**
 * What a dreadnought in the conflict counts.
 */
dreadnought_strength: number,
/**
 * What a sandworm in the conflict counts.
 */
sandworm_strength: number,
/**
 * With so many intrigue cards or more an opponent can have one stolen.
 */
steal_intrigue_from: number,
/**
 * Troops from the garrison that may be deployed on a combat space besides the turn's recruits.
 */
deploy_from_garrison: number,
/**
 * Persuasion that a seat on the High Council gives in each reveal turn.
 */
council_persuasion: number,
/**
 * Bonus spice that comes to a maker space without an agent.
 */
maker_spice: number,
/**
 * Whether an effect may recall the agent sent in the same turn: 1, or 0.
 */
recalls_sent_agent: number,
/**
 * Spies of one player.
 */
spies: number,
/**
 * Whether the Shield Wall stands at the start: 1, or 0 where there is none.
 */
shield_wall: number,
/**
 * Contracts that lie face up.
 */
contracts_face_up: number,
/**
 * Ixian contracts that each player is dealt at the start, to keep one.
 */
contracts_dealt: number,
/**
 * Solari that a contract icon gives when there is no contract to take.
 */
contract_solari: number, };

/** Those of the base game. */
export const BASE_CONSTANTS: Constants = {"seats":[3,4],"starting_points":[0,0,0,0,1,0,0],"tie_breaks":["spice","solari","water","garrison"],"conflict_deck":[1,5,4],"starting_goods":[0,0,1],"winning_points":10,"third_reward_seats":4,"starting_agents":2,"starting_intrigue":0,"troops":12,"starting_garrison":3,"hand_size":5,"row_size":5,"track_top":6,"point_step":2,"bonus_step":4,"troop_strength":2,"dreadnoughts":0,"dreadnought_strength":3,"sandworm_strength":3,"steal_intrigue_from":4,"deploy_from_garrison":2,"council_persuasion":2,"maker_spice":1,"recalls_sent_agent":1,"spies":0,"shield_wall":0,"contracts_face_up":0,"contracts_dealt":0,"contract_solari":0};

/**
 * Solari, spice and water.
 */
export type Cost = { solari: number, spice: number, water: number, };

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
 * A kind of unit that can be chosen.
 */
export type UnitKind = "troop" | "dreadnought";

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
 * Units of one kind by place.
 */
export type UnitsView = { supply: number, garrison: number, conflict: number, };

/**
 * A stack of technology tiles.
 */
export type StackView = {
/**
 * The tile that lies face up.
 */
top: string | null,
/**
 * Tiles in the stack, this one included.
 */
left: number,
/**
 * While somebody buys a tile: what the open one costs them before they take negotiators back.
 */
price: number | null, };

/**
 * One player as the viewer sees them.
 */
export type PlayerView = { leader: string | null, vp: number, vp_from: Record<VpSource, number>, solari: number, spice: number, water: number, supply: number, garrison: number, conflict: number, swords: number, strength: number,
/**
 * The part of the strength that units bring.
 */
unit_strength: number, persuasion: number, influence: Record<Faction, number>, agents_ready: number, agents: Array<string>, mentat: boolean, swordmaster: boolean, high_council: boolean, revealed: boolean, closed: string | null,
/**
 * Row cards set aside for this player.
 */
aside: Array<string>,
/**
 * A leader's secret factions are still face down.
 */
has_secret_factions: boolean,
/**
 * Which ones, for their owner.
 */
secret_factions: Array<Faction>, dreadnoughts: UnitsView, negotiators: number,
/**
 * The freighter's step on the shipping track.
 */
freighter: number, tiles: Array<string>,
/**
 * Those of them that were used this round.
 */
used_tiles: Array<string>,
/**
 * Tracks on which a snooper lies.
 */
snoopers: Array<Faction>,
/**
 * Sandworms in the conflict.
 */
sandworms: number,
/**
 * Posts with a spy of this player.
 */
spies: Array<string>,
/**
 * Spies in supply.
 */
spies_supply: number, maker_hooks: boolean,
/**
 * Troops that are memories.
 */
memories: number,
/**
 * The step on the leader's training track, from 1; 0 without one.
 */
training: number, objective: string | null,
/**
 * Whether the objective lies face down.
 */
objective_down: boolean,
/**
 * Conflict cards won.
 */
won: Array<string>,
/**
 * Those of them that lie face down.
 */
won_down: Array<string>,
/**
 * Battle icons that are face up, on the objective and on conflict cards.
 */
battle_icons: Array<BattleIcon>,
/**
 * Contracts taken and not completed.
 */
contracts: Array<string>,
/**
 * Contracts completed.
 */
completed: Array<string>,
/**
 * Contracts dealt at the start, until all have chosen.
 */
dealt: Pile,
/**
 * Whether one of them has been chosen.
 */
has_chosen_contract: boolean,
/**
 * Which one, for its owner.
 */
kept: string | null,
/**
 * A hand card set aside until the second turn.
 */
saved: Pile,
/**
 * Cards of the intrigue deck that the viewer knows, with their distance from the top; in the viewer's own entry.
 */
intrigue_deck_known: Array<string>, deck: Pile, hand: Pile, discard: Array<string>, played: Array<string>, shown: Array<string>, intrigue: Pile, face_up: Array<string>,
/**
 * Spaces that cost this player something else than is printed, price by price.
 */
prices: { [key in string]: Array<Cost> },
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
leaders_order: Array<Seat>, tray: Array<string>, players: { [key in Seat]: PlayerView }, row: Array<string>, reserve: { [key in string]: number }, imperium_deck: number, intrigue_deck: number, intrigue_discard: Array<string>, gone: Array<string>, conflict: string | null, conflicts_left: number, bonus_spice: { [key in string]: number }, control: { [key in string]: Seat | null }, alliances: Record<Faction, Seat | null>,
/**
 * Whose dreadnoughts stand on the spaces that can be controlled; empty without dreadnoughts.
 */
dreadnoughts_on: { [key in string]: Seat | null },
/**
 * The stacks of technology tiles; none without them.
 */
tech: Array<StackView>, tiles_gone: Array<string>,
/**
 * Whose spies are on each observation post; empty without posts.
 */
posts: { [key in string]: Array<Seat> },
/**
 * Whether the Shield Wall stands.
 */
shield_wall: boolean,
/**
 * Whether it keeps sandworms from this round's conflict.
 */
conflict_walled: boolean,
/**
 * Contracts that lie face up.
 */
contract_market: Array<string>,
/**
 * Contracts in the stack.
 */
contract_stack: number,
/**
 * Contracts set aside for one leader.
 */
contracts_aside: Array<string>,
/**
 * Intrigue cards that left the game.
 */
intrigue_gone: Array<string>, mentat: Mentat, };

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
 * See [`Leaders`].
 */
export type LeaderChoice = "random" | "choose" | "draft";

/**
 * What can be chosen before a game, the usual way of each first.
 */
export type Options = {
/**
 * Modules that can be played together, the simplest first.
 */
combinations: Array<Combination>,
/**
 * How leaders come to their players.
 */
leaders: Array<LeaderChoice>, };

/**
 * An action with components by their ids.
 */
export type ActionTree = { "do": "agent", card: string, space: string, price: number, from: string | null, } | { "do": "reveal" } | { "do": "resolve", effect: string, } | { "do": "deploy", count: number, } | { "do": "deploy-dreadnought", count: number, } | { "do": "retreat", count: number, } | { "do": "acquire", card: string, aside: boolean, to_deck: boolean, } | { "do": "intrigue", intrigue: string, } | { "do": "use", tile: string, } | { "do": "tech", tile: string, negotiators: number, solari: boolean, } | { "do": "advance" } | { "do": "recall" } | { "do": "choose", option: number, } | { "do": "faction", faction: Faction, } | { "do": "factions", factions: [Faction, Faction], } | { "do": "trash", zone: Zone, card: string, } | { "do": "discard", card: string, } | { "do": "take", card: string, } | { "do": "space", space: string, } | { "do": "seat", seat: Seat, } | { "do": "unit", seat: Seat, kind: UnitKind, } | { "do": "return", intrigue: string, } | { "do": "keep", intrigue: string, } | { "do": "save", card: string, } | { "do": "spy", post: string, } | { "do": "recall-spy", post: string, } | { "do": "contract", contract: string, } | { "do": "battle-icon", icon: BattleIcon, } | { "do": "trash-intrigue", intrigue: string, } | { "do": "leader", leader: string, } | { "do": "accept" } | { "do": "decline" } | { "do": "pass" } | { "do": "end-turn" };

/**
 * By how much one player's numbers change; what does not change is left out.
 */
export type Change = { vp?: number, solari?: number, spice?: number, water?: number, garrison?: number, conflict?: number,
/**
 * Dreadnoughts in garrison.
 */
dreadnoughts?: number, negotiators?: number, freighter?: number,
/**
 * Sandworms in the conflict.
 */
sandworms?: number,
/**
 * Spies on the board.
 */
spies?: number,
/**
 * Contracts completed.
 */
completed?: number, strength?: number, unit_strength?: number, persuasion?: number, influence?: { [key in Faction]?: number }, };

/**
 * Where troops that are lost come from.
 */
export type Post = "garrison" | "conflict";

/**
 * Where a card goes that is taken without paying.
 */
export type Destination = "discard" | "deck" | "hand";

/**
 * A kind of space that conditions speak of.
 */
export type SpaceKind = "maker" | "faction" | "landsraad";

/**
 * One faction, or one of the player's choice.
 */
export type TrackName = "emperor" | "guild" | "bene-gesserit" | "fremen" | "any" | "behind" | "visited" | "snooped" | "spied";

/**
 * What must hold for an effect or a visit.
 */
export type ConditionTree = { "if": "influence", of: Faction, n: number, } | { "if": "alliance", of: TrackName, } | { "if": "bond", of: Faction, } | { "if": "high-council" } | { "if": "swordmaster" } | { "if": "reveal-turn" } | { "if": "owns", n: number, } | { "if": "most" } | { "if": "tracks", count: number, n: number, } | { "if": "tiles", n: number, } | { "if": "units-deployed", n: number, } | { "if": "agents", n: number, } | { "if": "enemy-there" } | { "if": "has", good: Good, n: number, } | { "if": "persuasion", n: number, } | { "if": "goals", n: number, } | { "if": "spies", n: number, } | { "if": "spying-on", of: SpaceKind, } | { "if": "sent-to", of: SpaceKind, } | { "if": "placed-spy", of: SpaceKind, } | { "if": "recalled-spy" } | { "if": "contracts", n: number, } | { "if": "units", n: number, } | { "if": "strength", n: number, } | { "if": "worms", n: number, } | { "if": "maker-hooks" } | { "if": "discarded", of: Faction, } | { "if": "gained", good: Good, } | { "if": "rival-alliance" } | { "if": "acquired" };

/**
 * What `per` counts.
 */
export type CountTree = { "of": "card", faction: Faction, } | { "of": "sword-card" } | { "of": "other-sword-card" } | { "of": "dreadnought" } | { "of": "deployed-troop" } | { "of": "low-track" } | { "of": "worm" } | { "of": "contract" } | { "of": "revealed", faction: Faction, };

/**
 * An effect with its parts inside: `{"is": "troop", "n": 2}`, `{"is": "pay", "cost": […], "then": {…}}`.
 */
export type EffectTree = { "is": "solari", n: number, } | { "is": "spice", n: number, } | { "is": "water", n: number, } | { "is": "persuasion", n: number, } | { "is": "sword", n: number, } | { "is": "vp", n: number, } | { "is": "troop", n: number, } | { "is": "draw", n: number, } | { "is": "intrigue", n: number, } | { "is": "trash", n: number, } | { "is": "trash-self" } | { "is": "discard", n: number, } | { "is": "influence", of: TrackName, n: number, } | { "is": "lose-influence", of: TrackName, n: number, } | { "is": "lose-troop", from: Post, n: number, } | { "is": "deploy", n: number, } | { "is": "retreat", n: number, } | { "is": "deploy-recruits" } | { "is": "mentat" } | { "is": "mentat-next-round" } | { "is": "high-council" } | { "is": "swordmaster" } | { "is": "harvest", n: number, } | { "is": "foldspace", n: number, } | { "is": "steal-intrigue" } | { "is": "control", space: string, } | { "is": "signet" } | { "is": "recall-agent", n: number, } | { "is": "recover", of: Faction, } | { "is": "acquire", n: number, to: Destination, } | { "is": "may-acquire", n: number, } | { "is": "acquire-to-deck" } | { "is": "reshuffle" } | { "is": "add-icons", icons: Array<Icon>, } | { "is": "infiltrate" } | { "is": "discount", card: string, n: number, } | { "is": "visit-influence", n: number, } | { "is": "visit-harvest", n: number, } | { "is": "pass-turn" } | { "is": "freighter" } | { "is": "dreadnought" } | { "is": "tech", discount: number, or_solari: boolean, } | { "is": "negotiate" } | { "is": "deploy-units", n: number, } | { "is": "deploy-from-supply", n: number, } | { "is": "retreat-units", n: number, } | { "is": "retreat-dreadnought" } | { "is": "retreat-enemy" } | { "is": "trash-in-play" } | { "is": "extra-turn" } | { "is": "return-intrigue", n: number, } | { "is": "swap-intrigue" } | { "is": "trash-tile" } | { "is": "solari-if-won", n: number, } | { "is": "shipping-troop", n: number, } | { "is": "visit-discount", space: string, good: Good, n: number, } | { "is": "spy", n: number, icons: Array<Icon>, } | { "is": "spy-shared" } | { "is": "spy-here" } | { "is": "recall-spy", n: number, } | { "is": "contract", n: number, } | { "is": "maker-hooks" } | { "is": "blow-wall" } | { "is": "worm", n: number, } | { "is": "harvest-worms", n: number, } | { "is": "trash-intrigue", n: number, } | { "is": "return-to-hand" } | { "is": "memory" } | { "is": "repeat-space" } | { "is": "double-visit" } | { "is": "trash-from-hand", of: Faction, } | { "is": "trash-from-play", of: Faction, } | { "is": "turn-down", icon: BattleIcon, } | { "is": "troops-for-cards" } | { "is": "deploys-recruits" } | { "is": "no-requirements" } | { "is": "hook", hook: string, } | { "is": "lines", of: Array<EffectTree>, } | { "is": "all", of: Array<EffectTree>, } | { "is": "one-of", of: Array<EffectTree>, } | { "is": "some-of", n: number, of: Array<EffectTree>, } | { "is": "pay", cost: Array<EffectTree>, then: EffectTree, } | { "is": "if", condition: ConditionTree, then: EffectTree, } | { "is": "per", each: EffectTree, count: CountTree, } | { "is": "each-opponent", then: EffectTree, };

/**
 * Where units move.
 */
export type UnitMove = "recruit" | "deploy" | "join" | "retreat" | "lose-garrison" | "lose-conflict";

/**
 * One thing that happened, with components by their ids.
 */
export type EventTree = { "event": "leader-offered", leader: string, } | { "event": "leader-chosen", seat: Seat, leader: string, } | { "event": "secret-factions-chosen", seat: Seat, } | { "event": "secret-factions", seat: Seat, first: Faction, second: Faction, } | { "event": "round-began", round: number, first: Seat, conflict: string, } | { "event": "turn-began", seat: Seat, } | { "event": "agent-sent", seat: Seat, card: string, space: string, } | { "event": "agent-recalled", seat: Seat, space: string, } | { "event": "revealed", seat: Seat, } | { "event": "card-revealed", seat: Seat, card: string, } | { "event": "turn-ended", seat: Seat, } | { "event": "turn-passed", seat: Seat, } | { "event": "resolved", seat: Seat, effect: string, } | { "event": "gained", seat: Seat, good: Good, amount: number, } | { "event": "paid", seat: Seat, good: Good, amount: number, } | { "event": "vp-lost", seat: Seat, amount: number, } | { "event": "drew", seat: Seat, count: number, } | { "event": "drew-card", seat: Seat, card: string, } | { "event": "reshuffled", seat: Seat, } | { "event": "drew-intrigue", seat: Seat, count: number, } | { "event": "drew-intrigue-card", seat: Seat, card: string, } | { "event": "stole-intrigue", seat: Seat, from: Seat, } | { "event": "stole-intrigue-card", seat: Seat, from: Seat, card: string, } | { "event": "intrigue-played", seat: Seat, card: string, } | { "event": "trashed", seat: Seat, card: string, zone: Zone, } | { "event": "discarded", seat: Seat, card: string, } | { "event": "recovered", seat: Seat, card: string, } | { "event": "looked", seat: Seat, card: string, } | { "event": "acquired", seat: Seat, card: string, cost: number, to_deck: boolean, to_hand: boolean, } | { "event": "row-filled", card: string, } | { "event": "set-aside", seat: Seat, card: string, } | { "event": "aside-removed", seat: Seat, card: string, } | { "event": "troops-moved", seat: Seat, how: UnitMove, count: number, } | { "event": "dreadnoughts-moved", seat: Seat, how: UnitMove, count: number, } | { "event": "influence-gained", seat: Seat, faction: Faction, amount: number, now: number, } | { "event": "influence-lost", seat: Seat, faction: Faction, amount: number, now: number, } | { "event": "alliance-taken", seat: Seat, faction: Faction, } | { "event": "alliance-lost", seat: Seat, faction: Faction, } | { "event": "council-seat", seat: Seat, } | { "event": "swordmaster-gained", seat: Seat, } | { "event": "mentat-taken", seat: Seat, } | { "event": "space-closed", seat: Seat, space: string, } | { "event": "control-taken", seat: Seat, space: string, } | { "event": "combat-passed", seat: Seat, } | { "event": "placed", seat: Seat, place: number, strength: number, } | { "event": "conflict-won", seat: Seat, conflict: string, } | { "event": "nobody-won", conflict: string, } | { "event": "maker-grew", space: string, now: number, } | { "event": "first-player", seat: Seat, } | { "event": "unit-retreats", seat: Seat, by: Seat, } | { "event": "dreadnought-placed", seat: Seat, space: string, } | { "event": "dreadnought-returned", seat: Seat, space: string, } | { "event": "tile-acquired", seat: Seat, tile: string, good: Good, amount: number, } | { "event": "tile-turned", tile: string, } | { "event": "tile-used", seat: Seat, tile: string, } | { "event": "tile-trashed", seat: Seat, tile: string, } | { "event": "negotiator-sent", seat: Seat, } | { "event": "negotiators-returned", seat: Seat, count: number, } | { "event": "freighter-advanced", seat: Seat, now: number, } | { "event": "freighter-recalled", seat: Seat, } | { "event": "snooper-taken", seat: Seat, faction: Faction, } | { "event": "card-saved", seat: Seat, } | { "event": "card-saved-known", seat: Seat, card: string, } | { "event": "card-returned", seat: Seat, card: string, } | { "event": "intrigue-returned", seat: Seat, } | { "event": "intrigue-returned-known", seat: Seat, card: string, } | { "event": "intelligence", seat: Seat, } | { "event": "intelligence-seen", seat: Seat, card: string, } | { "event": "extra-turn", seat: Seat, } | { "event": "objective-dealt", seat: Seat, objective: string, } | { "event": "spy-placed", seat: Seat, post: string, } | { "event": "spy-recalled", seat: Seat, post: string, } | { "event": "infiltrated", seat: Seat, post: string, space: string, } | { "event": "gathered-intelligence", seat: Seat, post: string, } | { "event": "maker-hooks-taken", seat: Seat, } | { "event": "shield-wall-removed", seat: Seat, } | { "event": "worms-summoned", seat: Seat, count: number, } | { "event": "reward-doubled", seat: Seat, } | { "event": "conflict-taken", seat: Seat, conflict: string, } | { "event": "icons-paired", seat: Seat, icon: BattleIcon, } | { "event": "icon-turned-down", seat: Seat, icon: BattleIcon, } | { "event": "contract-dealt", seat: Seat, contract: string, } | { "event": "contract-chosen", seat: Seat, } | { "event": "contract-taken", seat: Seat, contract: string, } | { "event": "contract-turned", contract: string, } | { "event": "contract-completed", seat: Seat, contract: string, } | { "event": "intrigue-trashed", seat: Seat, card: string, } | { "event": "card-back-in-hand", seat: Seat, card: string, } | { "event": "card-seen", seat: Seat, card: string, } | { "event": "took-card", seat: Seat, card: string, } | { "event": "memory-made", seat: Seat, } | { "event": "memories-returned", seat: Seat, count: number, } | { "event": "leader-turned", seat: Seat, leader: string, } | { "event": "trained", seat: Seat, step: number, } | { "event": "game-over", winner: Seat, };

/**
 * A card in words. A box that is empty is an empty text.
 */
export type CardText = {
/**
 * Its name.
 */
name: string,
/**
 * Persuasion cost.
 */
cost: number,
/**
 * Its factions.
 */
factions: Array<Faction>,
/**
 * Its agent icons.
 */
icons: Array<Icon>,
/**
 * Those of them that enemy agents do not stop.
 */
infiltrates: Array<Icon>,
/**
 * Whether the reveal box also works when the card is discarded or trashed.
 */
unload: boolean,
/**
 * The agent box.
 */
agent: string,
/**
 * The reveal box.
 */
reveal: string,
/**
 * What acquiring it brings.
 */
acquire: string,
/**
 * What happens when another effect trashes it.
 */
trashed: string,
/**
 * What happens when it is discarded from hand.
 */
discarded: string,
/**
 * Copies in its deck.
 */
copies: number,
/**
 * Name of its deck.
 */
deck: string, };

/**
 * One price of a space in words.
 */
export type PriceText = {
/**
 * What is paid; empty if nothing.
 */
cost: string,
/**
 * What it buys.
 */
effect: string, };

/**
 * A board space in words. What it does not have is an empty text.
 */
export type SpaceText = {
/**
 * Its name.
 */
name: string,
/**
 * Name of its part of the board.
 */
area: string,
/**
 * Name of the agent icon it needs.
 */
icon: string,
/**
 * What its faction gives to every visitor.
 */
visit: string,
/**
 * What must hold to enter.
 */
requires: string,
/**
 * What a combat space allows.
 */
combat: string,
/**
 * How a maker space grows.
 */
maker: string,
/**
 * What its controller gains.
 */
control: string,
/**
 * That it can be used once.
 */
once: string,
/**
 * Its prices and what they buy.
 */
prices: Array<PriceText>,
/**
 * What it gives in a reveal turn.
 */
reveal: string,
/**
 * What it costs once any player has what it gives once a game.
 */
later: string,
/**
 * What it gives to a player who has had its effect before.
 */
again: string, };

/**
 * An intrigue card in words. What it cannot do is an empty text.
 */
export type IntrigueText = {
/**
 * Its name.
 */
name: string,
/**
 * Copies in the deck.
 */
copies: number,
/**
 * What it does as a plot card.
 */
plot: string,
/**
 * When it can be played as a plot card.
 */
when: string,
/**
 * What it does in combat.
 */
combat: string,
/**
 * What it does after a conflict is won.
 */
won: string,
/**
 * What it does at the end of the game.
 */
endgame: string, };

/**
 * A conflict in words.
 */
export type ConflictText = {
/**
 * Its name.
 */
name: string,
/**
 * Level 1 to 3.
 */
level: number,
/**
 * Name of the location fought over.
 */
location: string | null,
/**
 * Name of the battle icon it bears.
 */
battle_icon_name: string | null,
/**
 * Rewards for first, second and third.
 */
rewards: [string, string, string], };

/**
 * A leader in words.
 */
export type LeaderText = {
/**
 * Name.
 */
name: string,
/**
 * Name of the house.
 */
house: string,
/**
 * Dots of complexity.
 */
complexity: number,
/**
 * Name of the left ability.
 */
passive_name: string,
/**
 * The left ability.
 */
passive: string,
/**
 * Name of the signet ability.
 */
signet_name: string,
/**
 * The signet ability.
 */
signet: string, };

/**
 * A technology tile in words. What it does not have is an empty text.
 */
export type TechText = {
/**
 * Its name.
 */
name: string,
/**
 * Spice it costs.
 */
cost: number,
/**
 * What acquiring it brings.
 */
acquire: string,
/**
 * What it gives in the owner's reveal turn.
 */
reveal: string,
/**
 * What it can be used for.
 */
usage: string,
/**
 * What it does by being owned.
 */
passive: string, };

/**
 * A contract in words.
 */
export type ContractText = {
/**
 * Its name.
 */
name: string,
/**
 * What completes it.
 */
goal: string,
/**
 * What completing it brings.
 */
reward: string, };

/**
 * A word or icon of the game, explained.
 */
export type TermText = {
/**
 * What it is called.
 */
name: string,
/**
 * What it means.
 */
text: string,
/**
 * Other icons, effects and conditions that mean the same.
 */
also: Array<string>, };

/**
 * The boxes of a card.
 */
export type CardTrees = { agent: Array<EffectTree>, reveal: Array<EffectTree>, acquire: Array<EffectTree>, trashed: Array<EffectTree>, discarded: Array<EffectTree>, };

/**
 * A card.
 */
export type CardEntry = {
/**
 * Whether persuasion can buy it.
 */
buyable: boolean,
/**
 * Its boxes.
 */
trees: CardTrees,
/**
 * Its name.
 */
name: string,
/**
 * Persuasion cost.
 */
cost: number,
/**
 * Its factions.
 */
factions: Array<Faction>,
/**
 * Its agent icons.
 */
icons: Array<Icon>,
/**
 * Those of them that enemy agents do not stop.
 */
infiltrates: Array<Icon>,
/**
 * Whether the reveal box also works when the card is discarded or trashed.
 */
unload: boolean,
/**
 * The agent box.
 */
agent: string,
/**
 * The reveal box.
 */
reveal: string,
/**
 * What acquiring it brings.
 */
acquire: string,
/**
 * What happens when another effect trashes it.
 */
trashed: string,
/**
 * What happens when it is discarded from hand.
 */
discarded: string,
/**
 * Copies in its deck.
 */
copies: number,
/**
 * Name of its deck.
 */
deck: string, };

/**
 * One price of a space.
 */
export type SpaceTrees = { cost: Cost, effect: Array<EffectTree>, };

/**
 * A board space.
 */
export type SpaceEntry = {
/**
 * The part of the board it lies in.
 */
area_id: string,
/**
 * The agent icon it needs.
 */
icon_id: Icon,
/**
 * The faction it belongs to.
 */
faction: Faction | null,
/**
 * Whether agents here may bring troops into the conflict.
 */
is_combat: boolean,
/**
 * Whether spice gathers here.
 */
is_maker: boolean,
/**
 * Whether it can be controlled.
 */
is_controllable: boolean,
/**
 * What must hold to enter.
 */
needs: ConditionTree | null,
/**
 * What each price buys.
 */
trees: Array<SpaceTrees>,
/**
 * What it gives in a reveal turn.
 */
reveal_trees: Array<EffectTree>,
/**
 * What it costs once any player has what it gives once a game, where that is something else.
 */
later_cost: Cost | null,
/**
 * What it gives to a player who has had its effect before.
 */
again_trees: Array<EffectTree>,
/**
 * Observation posts next to it.
 */
posts: Array<string>,
/**
 * Its name.
 */
name: string,
/**
 * Name of its part of the board.
 */
area: string,
/**
 * Name of the agent icon it needs.
 */
icon: string,
/**
 * What its faction gives to every visitor.
 */
visit: string,
/**
 * What must hold to enter.
 */
requires: string,
/**
 * What a combat space allows.
 */
combat: string,
/**
 * How a maker space grows.
 */
maker: string,
/**
 * What its controller gains.
 */
control: string,
/**
 * That it can be used once.
 */
once: string,
/**
 * Its prices and what they buy.
 */
prices: Array<PriceText>,
/**
 * What it gives in a reveal turn.
 */
reveal: string,
/**
 * What it costs once any player has what it gives once a game.
 */
later: string,
/**
 * What it gives to a player who has had its effect before.
 */
again: string, };

/**
 * The effects of an intrigue card.
 */
export type IntrigueTrees = { plot: EffectTree | null, combat: EffectTree | null, won: EffectTree | null, endgame: EffectTree | null,
/**
 * What it does once, lying face up.
 */
face_up: Array<EffectTree>, };

/**
 * An intrigue card.
 */
export type IntrigueEntry = {
/**
 * What it does, by when it is played.
 */
trees: IntrigueTrees,
/**
 * Its name.
 */
name: string,
/**
 * Copies in the deck.
 */
copies: number,
/**
 * What it does as a plot card.
 */
plot: string,
/**
 * When it can be played as a plot card.
 */
when: string,
/**
 * What it does in combat.
 */
combat: string,
/**
 * What it does after a conflict is won.
 */
won: string,
/**
 * What it does at the end of the game.
 */
endgame: string, };

/**
 * A conflict card.
 */
export type ConflictEntry = {
/**
 * What its winner can pair.
 */
battle_icon: BattleIcon | null,
/**
 * The space fought over.
 */
location_id: string | null,
/**
 * Rewards for first, second and third.
 */
trees: [Array<EffectTree>, Array<EffectTree>, Array<EffectTree>],
/**
 * Its name.
 */
name: string,
/**
 * Level 1 to 3.
 */
level: number,
/**
 * Name of the location fought over.
 */
location: string | null,
/**
 * Name of the battle icon it bears.
 */
battle_icon_name: string | null,
/**
 * Rewards for first, second and third.
 */
rewards: [string, string, string], };

/**
 * A step of a leader's training track.
 */
export type TrainingEntry = { reward: EffectTree | null, text: string,
/**
 * The steps that can follow, by their places in the list.
 */
next: Array<number>, };

/**
 * The abilities of a leader.
 */
export type LeaderTrees = { signet: EffectTree, };

/**
 * A leader.
 */
export type LeaderEntry = {
/**
 * The other side of the board.
 */
back: string | null,
/**
 * Whether it is the other side of another leader's board.
 */
is_back: boolean,
/**
 * The training track.
 */
track: Array<TrainingEntry>,
/**
 * The abilities.
 */
trees: LeaderTrees,
/**
 * Name.
 */
name: string,
/**
 * Name of the house.
 */
house: string,
/**
 * Dots of complexity.
 */
complexity: number,
/**
 * Name of the left ability.
 */
passive_name: string,
/**
 * The left ability.
 */
passive: string,
/**
 * Name of the signet ability.
 */
signet_name: string,
/**
 * The signet ability.
 */
signet: string, };

/**
 * What a technology tile does.
 */
export type TechTrees = { acquire: Array<EffectTree>, reveal: Array<EffectTree>, usage: EffectTree | null, };

/**
 * A technology tile.
 */
export type TechEntry = {
/**
 * What it does.
 */
trees: TechTrees,
/**
 * Its name.
 */
name: string,
/**
 * Spice it costs.
 */
cost: number,
/**
 * What acquiring it brings.
 */
acquire: string,
/**
 * What it gives in the owner's reveal turn.
 */
reveal: string,
/**
 * What it can be used for.
 */
usage: string,
/**
 * What it does by being owned.
 */
passive: string, };

/**
 * An observation post.
 */
export type PostEntry = { name: string,
/**
 * The spaces it is next to.
 */
spaces: Array<string>, };

/**
 * An objective card.
 */
export type ObjectiveEntry = { name: string, battle_icon: BattleIcon,
/**
 * Whether its owner begins.
 */
first_player: boolean, };

/**
 * What completes a contract.
 */
export type GoalEntry = { "by": "sent-to", space: string, } | { "by": "harvest", n: number, } | { "by": "immediate" } | { "by": "acquire", card: string, };

/**
 * A contract tile.
 */
export type ContractEntry = {
/**
 * What completes it.
 */
completed_by: GoalEntry,
/**
 * Whether it is one of those dealt at the start.
 */
ix: boolean,
/**
 * Its reward.
 */
trees: Array<EffectTree>,
/**
 * Its name.
 */
name: string,
/**
 * What completes it.
 */
goal: string,
/**
 * What completing it brings.
 */
reward: string, };

/**
 * A step of the shipping track.
 */
export type ShippingEntry = { step: number, trees: Array<EffectTree>, text: string, };

/**
 * What reaching a step of a track brings.
 */
export type StepEntry = { at: number, tree: EffectTree, text: string, };

/**
 * A faction.
 */
export type FactionEntry = {
/**
 * Its name.
 */
name: string,
/**
 * The marked steps of its track.
 */
steps: Array<StepEntry>, };

/**
 * An effect.
 */
export type EffectEntry = { tree: EffectTree, text: string, };

/**
 * All components by their ids, and everything that explains them.
 */
export type Catalogue = {
/**
 * The numbers of the rules: points that end the game, the order of tie-breaks.
 */
constants: Constants,
/**
 * Cards that can be in a player's deck.
 */
cards: { [key in string]: CardEntry },
/**
 * Board spaces.
 */
spaces: { [key in string]: SpaceEntry },
/**
 * Intrigue cards.
 */
intrigues: { [key in string]: IntrigueEntry },
/**
 * Conflict cards.
 */
conflicts: { [key in string]: ConflictEntry },
/**
 * Leaders.
 */
leaders: { [key in string]: LeaderEntry },
/**
 * Technology tiles.
 */
tech: { [key in string]: TechEntry },
/**
 * The steps of the shipping track, lowest first; none without one.
 */
shipping: Array<ShippingEntry>,
/**
 * Observation posts.
 */
posts: { [key in string]: PostEntry },
/**
 * Objective cards.
 */
objectives: { [key in string]: ObjectiveEntry },
/**
 * Contract tiles.
 */
contracts: { [key in string]: ContractEntry },
/**
 * Names of the battle icons.
 */
battle_icons: Record<BattleIcon, string>,
/**
 * Factions with their tracks.
 */
factions: Record<Faction, FactionEntry>,
/**
 * Names of the agent icons.
 */
icons: Record<Icon, string>,
/**
 * Effects that can lie on the tray, by their labels.
 */
effects: { [key in string]: EffectEntry },
/**
 * Numbered rules, each in one sentence.
 */
rules: { [key in string]: string },
/**
 * Icons and words, explained.
 */
terms: { [key in string]: TermText },
/**
 * The numbers of the rules about a thing, such as `card:dagger`, `term:troop`, `ask:turn-open` or
 * `obstacle:occupied`, in the order of the rules.
 */
about: { [key in string]: Array<string> }, };
