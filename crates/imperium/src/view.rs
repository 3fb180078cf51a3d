//! What a viewer may know. Views are built up from what is known, never stripped down from the state: a hidden card
//! has no field here.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::{Value, json};
use table::{Game, List, Rng, Seat, Viewer};

use crate::game::Imperium;
use crate::ids::*;
use crate::state::*;
use crate::view_fields::Names;
use crate::wire::Cost;

/// A pile or hand of which some cards may be known.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Pile<'a> {
    /// How many cards.
    pub count: usize,
    /// Those the viewer knows; of a deck with their distance from the top.
    pub known: Vec<Cow<'a, str>>,
}

/// One player as the viewer sees them.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the names are the rulebook's words")]
pub struct PlayerView<'a> {
    pub leader: Option<&'a str>,
    pub vp: i32,
    #[cfg_attr(feature = "types", ts(type = "Record<VpSource, number>"))]
    pub vp_from: BTreeMap<VpSource, i8>,
    pub solari: u16,
    pub spice: u16,
    pub water: u16,
    pub supply: u8,
    pub garrison: u8,
    pub conflict: u8,
    pub swords: u8,
    pub strength: u32,
    /// The part of the strength that units bring.
    pub unit_strength: u32,
    pub persuasion: u8,
    #[cfg_attr(feature = "types", ts(type = "Record<Faction, number>"))]
    pub influence: BTreeMap<Faction, u8>,
    pub agents_ready: usize,
    pub agents: Vec<&'a str>,
    pub mentat: bool,
    pub swordmaster: bool,
    pub high_council: bool,
    pub revealed: bool,
    pub closed: Option<&'a str>,
    /// Row cards set aside for this player.
    pub aside: Vec<&'a str>,
    /// A leader's secret factions are still face down.
    pub has_secret_factions: bool,
    /// Which ones, for their owner.
    pub secret_factions: Vec<Faction>,
    pub dreadnoughts: UnitsView,
    pub negotiators: u8,
    /// The freighter's step on the shipping track.
    pub freighter: u8,
    pub tiles: Vec<&'a str>,
    /// Those of them that were used this round.
    pub used_tiles: Vec<&'a str>,
    /// Tracks on which a snooper lies.
    pub snoopers: Vec<Faction>,
    /// Sandworms in the conflict.
    pub sandworms: u8,
    /// Posts with a spy of this player.
    pub spies: Vec<&'a str>,
    /// Spies in supply.
    pub spies_supply: u8,
    pub maker_hooks: bool,
    /// Troops that are memories.
    pub memories: u8,
    /// The step on the leader's training track, from 1; 0 without one.
    pub training: u8,
    pub objective: Option<&'a str>,
    /// Whether the objective lies face down.
    pub objective_down: bool,
    /// Conflict cards won.
    pub won: Vec<&'a str>,
    /// Those of them that lie face down.
    pub won_down: Vec<&'a str>,
    /// Battle icons that are face up, on the objective and on conflict cards.
    pub battle_icons: Vec<BattleIcon>,
    /// Contracts taken and not completed.
    pub contracts: Vec<&'a str>,
    /// Contracts completed.
    pub completed: Vec<&'a str>,
    /// Contracts dealt at the start, until all have chosen.
    pub dealt: Pile<'a>,
    /// Whether one of them has been chosen.
    pub has_chosen_contract: bool,
    /// Which one, for its owner.
    pub kept: Option<&'a str>,
    /// A hand card set aside until the second turn.
    pub saved: Pile<'a>,
    /// Cards of the intrigue deck that the viewer knows, with their distance from the top; in the viewer's own entry.
    pub intrigue_deck_known: Vec<String>,
    pub deck: Pile<'a>,
    pub hand: Pile<'a>,
    pub discard: Vec<&'a str>,
    pub played: Vec<&'a str>,
    pub shown: Vec<&'a str>,
    pub intrigue: Pile<'a>,
    pub face_up: Vec<&'a str>,
    /// Spaces that cost this player something else than is printed, price by price.
    pub prices: Prices<'a>,
    /// Cards on offer that cost this player something else than is printed: `row:ID`, `aside:ID`.
    pub costs: Costs,
}

/// Units of one kind by place.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the names are the rulebook's words")]
pub struct UnitsView {
    pub supply: u8,
    pub garrison: u8,
    pub conflict: u8,
}

/// A stack of technology tiles.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct StackView<'a> {
    /// The tile that lies face up.
    pub top: Option<&'a str>,
    /// Tiles in the stack, this one included.
    pub left: usize,
    /// While somebody buys a tile: what the open one costs them before they take negotiators back.
    pub price: Option<u8>,
}

/// Prices of spaces, price by price.
pub(crate) type Prices<'a> = BTreeMap<&'a str, Vec<Cost>>;

/// Costs of cards.
pub(crate) type Costs = BTreeMap<String, u8>;

/// The decision somebody owes.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct DecisionView {
    /// Who decides.
    pub seat: Seat,
    /// The player it is decided for.
    pub player: Seat,
    /// The name of the question, such as `turn-open`: rules are about it.
    pub ask: &'static str,
    /// The component whose effect asks it, such as `card:seek-allies`.
    pub source: Option<String>,
}

/// The whole table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the names are the rulebook's words")]
pub struct View<'a> {
    pub round: u8,
    pub phase: Phase,
    pub first: Seat,
    pub turn: Option<Seat>,
    pub turn_kind: TurnKind,
    pub decision: Option<DecisionView>,
    /// The leaders to choose from, those taken included, while leaders are chosen.
    pub leaders_offered: Vec<&'a str>,
    /// In which order that is done.
    pub leaders_order: Vec<Seat>,
    pub tray: Vec<&'a str>,
    pub players: BTreeMap<Seat, PlayerView<'a>>,
    pub row: Vec<&'a str>,
    pub reserve: BTreeMap<&'a str, u8>,
    pub imperium_deck: usize,
    pub intrigue_deck: usize,
    pub intrigue_discard: Vec<&'a str>,
    pub gone: Vec<&'a str>,
    pub conflict: Option<&'a str>,
    pub conflicts_left: usize,
    pub bonus_spice: BTreeMap<&'a str, u8>,
    pub control: BTreeMap<&'a str, Option<Seat>>,
    #[cfg_attr(feature = "types", ts(type = "Record<Faction, Seat | null>"))]
    pub alliances: BTreeMap<Faction, Option<Seat>>,
    /// Whose dreadnoughts stand on the spaces that can be controlled; empty without dreadnoughts.
    pub dreadnoughts_on: BTreeMap<&'a str, Option<Seat>>,
    /// The stacks of technology tiles; none without them.
    pub tech: Vec<StackView<'a>>,
    pub tiles_gone: Vec<&'a str>,
    /// Whose spies are on each observation post; empty without posts.
    pub posts: BTreeMap<&'a str, Vec<Seat>>,
    /// Whether the Shield Wall stands.
    pub shield_wall: bool,
    /// Whether it keeps sandworms from this round's conflict.
    pub conflict_walled: bool,
    /// Contracts that lie face up.
    pub contract_market: Vec<&'a str>,
    /// Contracts in the stack.
    pub contract_stack: usize,
    /// Contracts set aside for one leader.
    pub contracts_aside: Vec<&'a str>,
    /// Intrigue cards that left the game.
    pub intrigue_gone: Vec<&'a str>,
    pub mentat: Mentat,
}

impl<'a> View<'a> {
    /// What `viewer` may know of `state`.
    pub(crate) fn of(game: &'a Imperium, s: &State, viewer: Viewer) -> View<'a> {
        let names = Names(game);
        let player = |seat| (seat, PlayerView::new(names, s, seat, viewer));
        View { players: game.all_players().map(player).collect(), ..View::new(names, s) }
    }
}

/// A state that `viewer` cannot tell from `state`.
///
/// Every card in a hidden place knows who knows it. What the viewer does not know is gathered by what it could be (a
/// player's own hand and deck; intrigue hands and the intrigue deck; the Imperium deck; the conflicts left, by level;
/// secret factions; the stack of contracts and those dealt), shuffled, and put back into the same places.
pub(crate) fn resample(game: &Imperium, state: &State, viewer: Viewer, rng: &mut Rng) -> State {
    let mut s = state.clone();
    s.rng = Rng::new(&rng.fork());
    for i in 0..usize::from(game.players) {
        let player = &mut s.players[i];
        let mut own: Vec<CardId> = Vec::new();
        let hidden = player.hand().iter().chain(player.cards.run(SAVED, DECK));
        own.extend(hidden.filter(|h| !h.known_to(viewer)).map(|h| h.card));
        // From one order, whatever the truth is: the sample must depend on nothing hidden.
        own.sort_unstable();
        rng.shuffle(&mut own);
        for pile in [HAND, SAVED, DECK] {
            for held in player.cards.pile_mut(pile).iter_mut().filter(|h| !h.known_to(viewer)) {
                held.card = own.pop().expect("as many go back as were taken");
            }
        }
        player.cards.pile_mut(HAND).sort_unstable();
        if player.secret_factions != 0 && viewer != Viewer::Seat(Seat(i as u8)) {
            let mut factions = [0, 1, 2, 3];
            rng.shuffle(&mut factions);
            player.secret_factions = 1 << factions[0] | 1 << factions[1];
        }
    }
    let hidden = || game.all_players().map(intrigue_hand).chain([INTRIGUE_DECK]);
    let mut intrigue: Vec<IntrigueId> = Vec::new();
    for pile in hidden() {
        intrigue.extend(s.intrigue.pile(pile).iter().filter(|h| !h.known_to(viewer)).map(|h| h.card));
    }
    intrigue.sort_unstable();
    rng.shuffle(&mut intrigue);
    for pile in hidden() {
        for held in s.intrigue.pile_mut(pile).iter_mut().filter(|h| !h.known_to(viewer)) {
            held.card = intrigue.pop().expect("as many go back as were taken");
        }
        if pile != INTRIGUE_DECK {
            s.intrigue.pile_mut(pile).sort_unstable();
        }
    }
    if !game.content.tech.is_empty() {
        resample_tech(&mut s, rng);
    }
    if !game.content.contracts.is_empty() {
        s.contract_stack.sort_unstable();
        rng.shuffle(&mut s.contract_stack);
        resample_dealt(game, &mut s, viewer, rng);
    }
    s.imperium.sort_unstable();
    rng.shuffle(&mut s.imperium);
    resample_conflicts(game, &mut s, rng);
    s
}

/// Contracts dealt to others may be any that were not dealt to the viewer, and any of them may be the one kept.
fn resample_dealt(game: &Imperium, s: &mut State, viewer: Viewer, rng: &mut Rng) {
    let others = || game.all_players().filter(|&seat| viewer != Viewer::Seat(seat));
    if others().all(|seat| s.players[seat.index()].dealt == 0) {
        return;
    }
    let known = match viewer {
        Viewer::Seat(seat) => s.players[seat.index()].dealt,
        Viewer::Spectator => 0,
    };
    let mut pool: Vec<ContractId> = ContractId::members(game.content.contract_sets.ix & !known).collect();
    rng.shuffle(&mut pool);
    for seat in others() {
        let player = &mut s.players[seat.index()];
        let count = player.dealt.count_ones() as usize;
        let dealt = pool.split_off(pool.len() - count.min(pool.len()));
        player.dealt = dealt.iter().fold(0, |set, tile| set | tile.bit());
        player.kept = player.kept.and(dealt.first().copied());
    }
}

/// Technology tiles below those that lie face up may be any of the unseen ones.
fn resample_tech(s: &mut State, rng: &mut Rng) {
    let below = |stack: &List<TechId, MAX_STACK>| stack.len().saturating_sub(1);
    let hidden = s.tech.iter().flat_map(|stack| stack[..below(stack)].iter().copied());
    let mut tiles: Vec<TechId> = hidden.collect();
    tiles.sort_unstable();
    rng.shuffle(&mut tiles);
    for stack in &mut s.tech {
        let below = below(stack);
        for tile in &mut stack[..below] {
            *tile = tiles.pop().expect("as many go back as were taken");
        }
    }
}

/// Conflicts still face down may be any that nobody has seen, level by level.
fn resample_conflicts(game: &Imperium, s: &mut State, rng: &mut Rng) {
    let seen = s.seen_conflicts;
    for level in 1..=3 {
        let ids = (0..game.content.conflicts.len()).map(|i| ConflictId(i as u8));
        let unseen = ids.filter(|id| game.content.conflicts[id.index()].level == level && seen & id.bit() == 0);
        let mut pool: Vec<ConflictId> = unseen.collect();
        rng.shuffle(&mut pool);
        for card in s.conflicts.iter_mut().filter(|card| game.content.conflicts[card.index()].level == level) {
            *card = pool.pop().expect("the deck's cards are among the unseen ones");
        }
    }
}

/// The whole truth as a tree: players by seat letter, hidden piles in full.
pub(crate) fn inspect(game: &Imperium, s: &State) -> Value {
    let names = Names(game);
    let mut tree = serde_json::to_value(View::of(game, s, Viewer::Spectator)).expect("a view is plain data");
    let players = tree["players"].take();
    tree.as_object_mut().expect("a view is an object").remove("players");
    for seat in game.all_players() {
        let player = &s.players[seat.index()];
        let mut own = players[seat.to_string()].clone();
        own["hand"] = json!(names.pile(player.hand()));
        own["deck"] = json!(player.deck().iter().rev().map(|held| names.card(held.card)).collect::<Vec<_>>());
        own["intrigue"] = json!(names.intrigues(s, intrigue_hand(seat)));
        own["secret_factions"] = json!(Faction::members(player.secret_factions).collect::<Vec<_>>());
        own["saved"] = json!(names.pile(player.cards.pile(SAVED)));
        own["acquire_to_deck"] = json!(player.acquire_to_deck);
        own["dealt"] = json!(names.contracts(player.dealt));
        tree[seat.to_string()] = own;
    }
    let stacks = s.tech.iter().map(|stack| stack.iter().rev().map(|&tile| names.tile(tile)).collect::<Vec<_>>());
    tree["tech_stacks"] = json!(stacks.collect::<Vec<_>>());
    tree["contract_stack"] = json!(s.contract_stack.iter().rev().map(|&tile| names.contract(tile)).collect::<Vec<_>>());
    tree["imperium_deck"] = json!(names.cards(&s.imperium.iter().rev().copied().collect::<Vec<_>>()));
    tree["intrigue_deck"] = json!(names.intrigues(s, INTRIGUE_DECK).into_iter().rev().collect::<Vec<_>>());
    let conflicts = s.conflicts.iter().rev().map(|&card| game.content.conflicts[card.index()].id.as_str());
    tree["conflict_deck"] = json!(conflicts.collect::<Vec<_>>());
    let ranks = game.outcome(s).map(|outcome| outcome.ranks).unwrap_or_default();
    tree["ranks"] = ranks.iter().zip(0..).map(|(&rank, i)| (Seat(i).to_string(), json!(rank))).collect();
    let winners: Vec<usize> = (0..ranks.len()).filter(|&i| ranks[i] == 1).collect();
    tree["winner"] = if let [one] = winners[..] { json!(Seat(one as u8)) } else { Value::Null };
    tree["recruited"] = json!(s.turn.recruited);
    tree["spice_gained"] = json!(s.turn.spice);
    tree["deployed"] = json!(s.turn.deployed);
    tree["secrets_seen"] = json!(s.secrets_seen);
    tree
}
