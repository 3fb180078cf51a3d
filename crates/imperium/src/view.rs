//! What a viewer may know. Views are built up from what is known, never stripped down from the state: a hidden card
//! has no field here.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::Serialize;
use serde::ser::SerializeMap;
use serde_json::value::{RawValue, to_raw_value};
use serde_json::{Value, json};
use table::{Game, List, Rng, Seat, Viewer};

use crate::effect::Modifiers;
use crate::game::Imperium;
use crate::ids::*;
use crate::state::*;
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
    pub aside: Option<&'a str>,
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
    pub mentat: Mentat,
}

impl<'a> View<'a> {
    /// What `viewer` may know of `state`.
    pub(crate) fn of(game: &'a Imperium, s: &State, viewer: Viewer) -> View<'a> {
        let player = |seat| (seat, Names(game).player(s, seat, viewer));
        View { players: game.all_players().map(player).collect(), ..View::without_players(game, s) }
    }

    /// What everybody knows, without the players.
    pub(crate) fn without_players(game: &'a Imperium, s: &State) -> View<'a> {
        let names = Names(game);
        View {
            round: s.round,
            phase: s.phase,
            first: s.first,
            turn: (s.phase == Phase::Turns).then_some(s.turn.seat),
            turn_kind: s.turn.kind,
            decision: s.stack.last().map(|pending| DecisionView {
                seat: pending.decider,
                player: pending.player,
                ask: pending.frame.question(s.turn.kind),
                source: pending.source.map(|node| names.owner(node)),
            }),
            leaders_offered: match s.frame() {
                Some(Frame::Leader | Frame::Draft(..)) => game.on_offer(s).map(|id| names.leader(id)).collect(),
                _ => Vec::new(),
            },
            leaders_order: match s.frame() {
                Some(Frame::Leader) => game.turn_order(s.first).collect(),
                Some(Frame::Draft(..)) => game.turn_order(s.first).rev().collect(),
                _ => Vec::new(),
            },
            tray: s.tray.iter().map(|&node| game.content.label(node)).collect(),
            row: names.cards(&s.row),
            reserve: game.content.reserve.iter().zip(s.reserve).map(|(&card, n)| (names.card(card), n)).collect(),
            imperium_deck: s.imperium.len(),
            intrigue_deck: s.intrigue.pile(INTRIGUE_DECK).len(),
            intrigue_discard: names.intrigues(s, INTRIGUE_DISCARD),
            gone: names.cards(&s.gone),
            conflict: s.conflict.map(|card| game.content.conflicts[card.index()].id.as_str()),
            conflicts_left: s.conflicts.len(),
            bonus_spice: game.content.makers.iter().zip(s.bonus_spice).map(|(&m, n)| (names.space(m), n)).collect(),
            control: game.content.controllable.iter().zip(s.control).map(|(&m, by)| (names.space(m), by)).collect(),
            alliances: Faction::ALL.iter().copied().zip(s.alliances).collect(),
            dreadnoughts_on: {
                let places = game.content.controllable.iter().zip(s.dreadnoughts);
                let places = places.filter(|_| game.content.constants.dreadnoughts > 0);
                places.map(|(&space, by)| (names.space(space), by)).collect()
            },
            tech: {
                let stacks = if game.content.tech.is_empty() { &[][..] } else { &s.tech[..] };
                let top = |stack: &List<TechId, MAX_STACK>| stack.last().map(|&tile| names.tile(tile));
                stacks.iter().map(|stack| StackView { top: top(stack), left: stack.len() }).collect()
            },
            tiles_gone: names.tiles(s.tiles_gone),
            mentat: s.mentat,
            players: BTreeMap::new(),
        }
    }
}

/// Does something with every field of a view that is not as it was, and its name; a field that is not listed does not
/// compile.
macro_rules! for_changed_fields {
    ($View:ident { $($field:ident,)+ } $(but $other:ident)?, $now:expr, $before:expr, |$name:ident, $value:ident| $do:expr) => {
        let $View { $($other: _,)? $($field),+ } = $now;
        $(
            if $before.$field != *$field {
                let ($name, $value) = (stringify!($field), $field);
                $do;
            }
        )+
    };
}

/// Values by names, written out.
pub(crate) type WrittenFields = Vec<(&'static str, Box<RawValue>)>;

impl View<'_> {
    /// The fields that are not as they were, but for the players.
    pub(crate) fn changed_fields(&self, before: &View<'_>) -> WrittenFields {
        let mut written = Vec::new();
        for_changed_fields!(
            View {
                round,
                phase,
                first,
                turn,
                turn_kind,
                decision,
                leaders_offered,
                leaders_order,
                tray,
                row,
                reserve,
                imperium_deck,
                intrigue_deck,
                intrigue_discard,
                gone,
                conflict,
                conflicts_left,
                bonus_spice,
                control,
                alliances,
                dreadnoughts_on,
                tech,
                tiles_gone,
                mentat,
            } but players,
            self,
            before,
            |name, value| written.push((name, to_raw_value(value).expect("a view is plain data")))
        );
        written
    }
}

impl PlayerView<'_> {
    /// Writes the fields that are not as they were, by their paths.
    pub(crate) fn write_changes<M: SerializeMap>(
        &self,
        before: &PlayerView<'_>,
        seat: Seat,
        map: &mut M,
    ) -> Result<(), M::Error> {
        let path = format!("players.{seat}.");
        for_changed_fields!(
            PlayerView {
                leader,
                vp,
                vp_from,
                solari,
                spice,
                water,
                supply,
                garrison,
                conflict,
                swords,
                strength,
                unit_strength,
                persuasion,
                influence,
                agents_ready,
                agents,
                mentat,
                swordmaster,
                high_council,
                revealed,
                closed,
                aside,
                has_secret_factions,
                secret_factions,
                dreadnoughts,
                negotiators,
                freighter,
                tiles,
                used_tiles,
                snoopers,
                saved,
                intrigue_deck_known,
                deck,
                hand,
                discard,
                played,
                shown,
                intrigue,
                face_up,
                prices,
                costs,
            },
            self,
            before,
            |name, value| map.serialize_entry(&[&path, name].concat(), value)?
        );
        Ok(())
    }
}

/// Turns numbers into names.
pub(crate) struct Names<'a>(pub &'a Imperium);

impl<'a> Names<'a> {
    fn card(&self, card: CardId) -> &'a str {
        &self.0.content.cards[card.index()].id
    }

    fn cards(&self, cards: &[CardId]) -> Vec<&'a str> {
        cards.iter().map(|&card| self.card(card)).collect()
    }

    fn pile(&self, cards: &[Held<CardId>]) -> Vec<&'a str> {
        cards.iter().map(|held| self.card(held.card)).collect()
    }

    fn intrigues(&self, s: &State, pile: usize) -> Vec<&'a str> {
        s.intrigue.pile(pile).iter().map(|held| self.intrigue(held.card)).collect()
    }

    fn intrigue(&self, card: IntrigueId) -> &'a str {
        &self.0.content.intrigues[card.index()].id
    }

    fn leader(&self, leader: LeaderId) -> &'a str {
        &self.0.content.leaders[leader.index()].id
    }

    fn tile(&self, tile: TechId) -> &'a str {
        &self.0.content.tech[tile.index()].id
    }

    fn tiles(&self, set: u32) -> Vec<&'a str> {
        if set == 0 { Vec::new() } else { TechId::members(set).map(|tile| self.tile(tile)).collect() }
    }

    fn owner(&self, node: NodeId) -> String {
        let (kind, id) = self.0.content.node(node).owner.named(&self.0.content);
        [kind, ":", id].concat()
    }

    fn space(&self, space: SpaceId) -> &'a str {
        &self.0.content.spaces[space.index()].id
    }

    pub fn player(&self, s: &State, seat: Seat, viewer: Viewer) -> PlayerView<'a> {
        let player = &s.players[seat.index()];
        let hand = player.hand().iter().filter(|held| held.known_to(viewer));
        let intrigue = s.intrigue.pile(intrigue_hand(seat)).iter().filter(|held| held.known_to(viewer));
        let deck = player.deck().iter().rev().enumerate().filter(|(_, held)| held.known_to(viewer));
        let own_secret = viewer == Viewer::Seat(seat);
        let secret = Faction::members(if own_secret { player.secret_factions } else { 0 });
        PlayerView {
            leader: player.has_leader.then(|| self.leader(player.leader)),
            vp: player.points(),
            vp_from: VpSource::ALL.iter().map(|&source| (source, player.vp[source as usize])).collect(),
            solari: player.solari,
            spice: player.spice,
            water: player.water,
            supply: player.supply.troops,
            garrison: player.garrison.troops,
            conflict: player.conflict.troops,
            swords: player.swords,
            strength: self.0.strength(player),
            unit_strength: self.0.unit_strength(player, player.conflict),
            persuasion: player.persuasion,
            influence: Faction::ALL.iter().map(|&f| (f, player.influence[f.index()])).collect(),
            agents_ready: player.ready_agents(),
            agents: {
                let placed = player.agents.iter().filter_map(|agent| match agent {
                    Agent::On(space) => Some(self.space(*space)),
                    Agent::Absent | Agent::Ready => None,
                });
                placed.collect()
            },
            mentat: player.agents[MENTAT] != Agent::Absent,
            swordmaster: player.agents[SWORDMASTER] != Agent::Absent,
            high_council: player.high_council,
            revealed: player.revealed,
            closed: player.closed.map(|space| self.space(space)),
            aside: player.aside.map(|card| self.card(card)),
            has_secret_factions: player.secret_factions != 0,
            secret_factions: secret.collect(),
            dreadnoughts: UnitsView {
                supply: player.supply.dreadnoughts,
                garrison: player.garrison.dreadnoughts,
                conflict: player.conflict.dreadnoughts,
            },
            negotiators: player.negotiators,
            freighter: player.freighter,
            tiles: self.tiles(player.tiles),
            used_tiles: self.tiles(player.used_tiles),
            snoopers: Faction::members(player.snoopers).collect(),
            saved: {
                let saved = player.cards.pile(SAVED);
                let known = saved.iter().filter(|held| held.known_to(viewer));
                Pile { count: saved.len(), known: known.map(|held| self.card(held.card).into()).collect() }
            },
            intrigue_deck_known: if own_secret { self.intrigue_deck_known(s, viewer) } else { Vec::new() },
            deck: Pile {
                count: player.deck().len(),
                known: deck.map(|(depth, held)| format!("{} {}", depth + 1, self.card(held.card)).into()).collect(),
            },
            hand: Pile { count: player.hand().len(), known: hand.map(|held| self.card(held.card).into()).collect() },
            discard: self.pile(player.discard()),
            played: self.pile(player.cards.pile(PLAYED)),
            shown: self.pile(player.cards.pile(SHOWN)),
            intrigue: Pile {
                count: s.intrigue.pile(intrigue_hand(seat)).len(),
                known: intrigue.map(|held| self.intrigue(held.card).into()).collect(),
            },
            face_up: self.intrigues(s, intrigue_face_up(seat)),
            prices: self.prices(s, seat),
            costs: self.costs(s, seat),
        }
    }

    pub fn intrigue_deck_known(&self, s: &State, viewer: Viewer) -> Vec<String> {
        let deck = s.intrigue.pile(INTRIGUE_DECK).iter().rev().enumerate();
        let known = deck.filter(|(_, held)| held.known_to(viewer));
        known.map(|(depth, held)| format!("{} {}", depth + 1, self.intrigue(held.card))).collect()
    }

    pub fn prices(&self, s: &State, seat: Seat) -> Prices<'a> {
        let mut differing = BTreeMap::new();
        if self.0.modifiers(s, seat).space_discount == Modifiers::NONE.space_discount {
            return differing;
        }
        for (space, i) in self.0.content.spaces.iter().zip(0..) {
            let now = |price: u8| self.0.price(s, seat, SpaceId(i), price);
            if space.prices.iter().zip(0..).any(|(price, n)| price.cost != now(n)) {
                let prices = (0..space.prices.len() as u8).map(|n| now(n).into());
                differing.insert(space.id.as_str(), prices.collect());
            }
        }
        differing
    }

    pub fn costs(&self, s: &State, seat: Seat) -> Costs {
        let cheaper = s.turn.discount.filter(|_| s.turn.seat == seat).map(|(card, _)| ("row", card));
        let aside = s.players[seat.index()].aside.map(|card| ("aside", card));
        let cost = |(from, card)| (format!("{from}:{}", self.card(card)), self.0.cost(s, card, from == "aside"));
        cheaper.into_iter().chain(aside).map(cost).collect()
    }
}

/// A state that `viewer` cannot tell from `state`.
///
/// Every card in a hidden place knows who knows it. What the viewer does not know is gathered by what it could be (a
/// player's own hand and deck; intrigue hands and the intrigue deck; the Imperium deck; the conflicts left, by level;
/// secret factions), shuffled, and put back into the same places.
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
    s.imperium.sort_unstable();
    rng.shuffle(&mut s.imperium);
    resample_conflicts(game, &mut s, rng);
    s
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
        let unseen = ids.filter(|id| game.content.conflicts[id.index()].level == level && seen & (1 << id.0) == 0);
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
        tree[seat.to_string()] = own;
    }
    let stacks = s.tech.iter().map(|stack| stack.iter().rev().map(|&tile| names.tile(tile)).collect::<Vec<_>>());
    tree["tech_stacks"] = json!(stacks.collect::<Vec<_>>());
    tree["imperium_deck"] = json!(names.cards(&s.imperium.iter().rev().copied().collect::<Vec<_>>()));
    tree["intrigue_deck"] = json!(names.intrigues(s, INTRIGUE_DECK).into_iter().rev().collect::<Vec<_>>());
    let conflicts = s.conflicts.iter().rev().map(|&card| game.content.conflicts[card.index()].id.as_str());
    tree["conflict_deck"] = json!(conflicts.collect::<Vec<_>>());
    let ranks = game.outcome(s).map(|outcome| outcome.ranks).unwrap_or_default();
    tree["ranks"] = ranks.iter().zip(0..).map(|(&rank, i)| (Seat(i).to_string(), json!(rank))).collect();
    let winners: Vec<usize> = (0..ranks.len()).filter(|&i| ranks[i] == 1).collect();
    tree["winner"] = if let [one] = winners[..] { json!(Seat(one as u8)) } else { Value::Null };
    tree["recruited"] = json!(s.turn.recruited);
    tree["deployed"] = json!(s.turn.deployed);
    tree["secrets_seen"] = json!(s.secrets_seen);
    tree
}
