//! How the fields of views are made, and which of them changed.

use std::collections::BTreeMap;

use serde::Serialize;
use serde::ser::SerializeMap;
use serde_json::value::{RawValue, to_raw_value};
use table::{List, Seat, Viewer};

use crate::game::Imperium;
use crate::ids::*;
use crate::state::*;
use crate::view::{Costs, DecisionView, Pile, PlayerView, Prices, StackView, UnitsView, View};

/// Takes fields that changed.
pub(crate) trait FieldWriter {
    type Error;

    fn write(&mut self, name: &'static str, value: &impl Serialize) -> Result<(), Self::Error>;
}

/// Values by names, written out.
pub(crate) type WrittenFields = Vec<(&'static str, Box<RawValue>)>;

impl FieldWriter for WrittenFields {
    type Error = serde_json::Error;

    fn write(&mut self, name: &'static str, value: &impl Serialize) -> Result<(), serde_json::Error> {
        self.push((name, to_raw_value(value)?));
        Ok(())
    }
}

/// Writes fields into a map under a path that ends with a dot.
pub(crate) struct FieldsUnder<'a, M> {
    pub path: String,
    pub map: &'a mut M,
}

impl<M: SerializeMap> FieldWriter for FieldsUnder<'_, M> {
    type Error = M::Error;

    fn write(&mut self, name: &'static str, value: &impl Serialize) -> Result<(), M::Error> {
        let path = self.path.len();
        self.path.push_str(name);
        let written = self.map.serialize_entry(&self.path, value);
        self.path.truncate(path);
        written
    }
}

/// Evaluates an expression on a state, with the value that many of these expressions share.
macro_rules! eval_with {
    ($s:ident = $state:expr, $common:ident = $shared:expr, $of:expr) => {{
        let $s = $state;
        #[allow(unused_variables, reason = "some need it")]
        let $common = $shared;
        $of
    }};
}

/// Two values of a field. The field tells the compiler their type.
fn typed_pair<V, T>(_field: impl Fn(&V) -> &T, old: T, new: T) -> [T; 2] {
    [old, new]
}

/// Lists the fields of a view with their values. Where a value takes work, what it is made of stands in brackets: as
/// long as that is the same, so is the value, and it is not made to be compared. A field that is not listed does not
/// compile.
macro_rules! view_fields {
    (
        $View:ident $(without $other:ident)?: |$names:ident, $s:ident $(, $arg:ident: $type:ty)*| let $common:ident = $shared:expr;
        $($field:ident $([$made_of:expr])?: $value:expr,)+
    ) => {
        impl<'a> $View<'a> {
            pub(crate) fn new($names: Names<'a>, $s: &State $(, $arg: $type)*) -> $View<'a> {
                let $common = $shared;
                $View { $($other: Default::default(),)? $($field: $value),+ }
            }

            /// Writes the fields that are not as they were.
            pub(crate) fn write_changed<W: FieldWriter>(
                $names: Names<'a>,
                before: &State,
                now: &State
                $(, $arg: $type)*,
                out: &mut W,
            ) -> Result<(), W::Error> {
                $(
                    if true $(&& eval_with!($s = before, $common = $shared, $made_of)
                        != eval_with!($s = now, $common = $shared, $made_of))? {
                        let [old, new] = typed_pair(
                            |view: &$View<'a>| &view.$field,
                            eval_with!($s = before, $common = $shared, $value),
                            eval_with!($s = now, $common = $shared, $value),
                        );
                        if old != new {
                            out.write(stringify!($field), &new)?;
                        }
                    }
                )+
                Ok(())
            }
        }
    };
}

view_fields! {
    View without players: |names, s| let frame = s.frame();
    round: s.round,
    phase: s.phase,
    first: s.first,
    turn: (s.phase == Phase::Turns).then_some(s.turn.seat),
    turn_kind: s.turn.kind,
    decision[(s.stack.last(), s.turn.kind)]: s.stack.last().map(|pending| DecisionView {
        seat: pending.decider,
        player: pending.player,
        ask: pending.frame.question(s.turn.kind),
        source: pending.source.map(|node| names.source(node)),
    }),
    leaders_offered[frame]: match frame {
        Some(Frame::Leader | Frame::Draft(..)) => names.0.on_offer(s).map(|id| names.leader(id)).collect(),
        _ => Vec::new(),
    },
    leaders_order[(frame, s.first)]: match frame {
        Some(Frame::Leader) => names.0.turn_order(s.first).collect(),
        Some(Frame::Draft(..)) => names.0.turn_order(s.first).rev().collect(),
        _ => Vec::new(),
    },
    tray[&s.tray[..]]: s.tray.iter().map(|&node| names.0.content.label(node)).collect(),
    row[&s.row[..]]: names.cards(&s.row),
    reserve[s.reserve]: names.0.content.reserve.iter().zip(s.reserve).map(|(&card, n)| (names.card(card), n)).collect(),
    imperium_deck: s.imperium.len(),
    intrigue_deck: s.intrigue.pile(INTRIGUE_DECK).len(),
    intrigue_discard[s.intrigue.pile(INTRIGUE_DISCARD)]: names.intrigues(s, INTRIGUE_DISCARD),
    gone[&s.gone[..]]: names.cards(&s.gone),
    conflict: s.conflict.map(|card| names.0.content.conflicts[card.index()].id.as_str()),
    conflicts_left: s.conflicts.len(),
    bonus_spice[s.bonus_spice]: {
        let makers = names.0.content.makers.iter().zip(s.bonus_spice);
        makers.map(|(&space, n)| (names.space(space), n)).collect()
    },
    control[s.control]: {
        let places = names.0.content.controllable.iter().zip(s.control);
        places.map(|(&space, by)| (names.space(space), by)).collect()
    },
    alliances[s.alliances]: Faction::ALL.iter().copied().zip(s.alliances).collect(),
    dreadnoughts_on[s.dreadnoughts]: {
        let places = names.0.content.controllable.iter().zip(s.dreadnoughts);
        let places = places.filter(|_| names.0.content.constants.dreadnoughts > 0);
        places.map(|(&space, by)| (names.space(space), by)).collect()
    },
    tech[(&s.tech, frame)]: {
        let stacks = if names.0.content.tech.is_empty() { &[][..] } else { &s.tech[..] };
        let discount = match frame {
            Some(Frame::Tech { discount, .. }) => Some(discount),
            _ => None,
        };
        let view = |stack: &List<TechId, MAX_STACK>| {
            let top = stack.last().copied();
            let price = top.zip(discount).map(|(tile, discount)| names.0.tile_price(tile, discount, 0));
            StackView { top: top.map(|tile| names.tile(tile)), left: stack.len(), price }
        };
        stacks.iter().map(view).collect()
    },
    tiles_gone[s.tiles_gone]: names.tiles(s.tiles_gone),
    posts[s.players.each_ref().map(|player| player.spies)]: {
        let on = |post: PostId| move |seat: &Seat| s.players[seat.index()].spies & post.bit() != 0;
        let posts = names.0.content.posts.iter().zip(0..).map(|(post, i)| (post, PostId(i)));
        posts.map(|(post, i)| (post.id.as_str(), names.0.all_players().filter(on(i)).collect())).collect()
    },
    shield_wall: s.shield_wall,
    conflict_walled: names.0.is_walled(s),
    contract_market[&s.contract_market[..]]: s.contract_market.iter().map(|&tile| names.contract(tile)).collect(),
    contract_stack: s.contract_stack.len(),
    contracts_aside[s.contracts_aside]: names.contracts(s.contracts_aside),
    intrigue_gone[s.intrigue.pile(INTRIGUE_GONE)]: names.intrigues(s, INTRIGUE_GONE),
    mentat: s.mentat,
}

view_fields! {
    PlayerView: |names, s, seat: Seat, viewer: Viewer| let player = &s.players[seat.index()];
    leader: player.has_leader.then(|| names.leader(player.leader)),
    vp: player.points(),
    vp_from[player.vp]: VpSource::ALL.iter().map(|&source| (source, player.vp[source as usize])).collect(),
    solari: player.solari,
    spice: player.spice,
    water: player.water,
    supply: player.supply.troops,
    garrison: player.garrison.troops,
    conflict: player.conflict.troops,
    swords: player.swords,
    strength: names.0.strength(player),
    unit_strength: names.0.unit_strength(player, player.conflict),
    persuasion: player.persuasion,
    influence[player.influence]: Faction::ALL.iter().map(|&f| (f, player.influence[f.index()])).collect(),
    agents_ready: player.ready_agents(),
    agents[player.agents]: {
        let placed = player.agents.iter().filter_map(|agent| match agent {
            Agent::On(space) => Some(names.space(*space)),
            Agent::Absent | Agent::Ready => None,
        });
        placed.collect()
    },
    mentat: player.agents[MENTAT] != Agent::Absent,
    swordmaster: player.agents[SWORDMASTER] != Agent::Absent,
    high_council: player.high_council,
    revealed: player.revealed,
    closed: player.closed.map(|space| names.space(space)),
    aside[player.aside()]: names.pile(player.aside()),
    has_secret_factions: player.secret_factions != 0,
    secret_factions[player.secret_factions]: {
        Faction::members(if viewer == Viewer::Seat(seat) { player.secret_factions } else { 0 }).collect()
    },
    dreadnoughts: UnitsView {
        supply: player.supply.dreadnoughts,
        garrison: player.garrison.dreadnoughts,
        conflict: player.conflict.dreadnoughts,
    },
    negotiators: player.negotiators,
    freighter: player.freighter,
    tiles[player.tiles]: names.tiles(player.tiles),
    used_tiles[player.used_tiles]: names.tiles(player.used_tiles),
    snoopers[player.snoopers]: Faction::members(player.snoopers).collect(),
    sandworms: player.conflict.sandworms,
    spies[player.spies]: names.posts(player.spies),
    spies_supply: names.0.spies_in_supply(player),
    maker_hooks: player.maker_hooks,
    memories: player.memories,
    training: {
        let track = player.has_leader.then(|| &names.0.content.leaders[player.leader.index()].track);
        if track.is_some_and(|track| !track.is_empty()) { player.training + 1 } else { 0 }
    },
    objective: player.objective.map(|card| names.0.content.objectives[card.index()].id.as_str()),
    objective_down: player.objective_down,
    won[player.won]: names.conflicts(player.won),
    won_down[player.won_down]: names.conflicts(player.won_down),
    battle_icons[(player.objective, player.objective_down, player.won, player.won_down)]: {
        let icons = BattleIcon::ALL.iter().copied();
        icons.filter(|&icon| names.0.shows_icon(player, icon)).collect()
    },
    contracts[player.contracts]: names.contracts(player.contracts),
    completed[player.completed]: names.contracts(player.completed),
    dealt[player.dealt]: {
        let known = names.contracts(if viewer == Viewer::Seat(seat) { player.dealt } else { 0 });
        Pile { count: player.dealt.count_ones() as usize, known: known.into_iter().map(Into::into).collect() }
    },
    has_chosen_contract: player.kept.is_some(),
    kept: player.kept.filter(|_| viewer == Viewer::Seat(seat)).map(|contract| names.contract(contract)),
    saved[player.cards.pile(SAVED)]: names.held(player.cards.pile(SAVED), viewer),
    intrigue_deck_known[s.intrigue.pile(INTRIGUE_DECK)]: {
        if viewer == Viewer::Seat(seat) { names.intrigue_deck_known(s, viewer) } else { Vec::new() }
    },
    deck[player.deck()]: {
        let known = player.deck().iter().rev().enumerate().filter(|(_, held)| held.known_to(viewer));
        let known = known.map(|(depth, held)| format!("{} {}", depth + 1, names.card(held.card)).into());
        Pile { count: player.deck().len(), known: known.collect() }
    },
    hand[player.hand()]: names.held(player.hand(), viewer),
    discard[player.discard()]: names.pile(player.discard()),
    played[player.cards.pile(PLAYED)]: names.pile(player.cards.pile(PLAYED)),
    shown[player.cards.pile(SHOWN)]: names.pile(player.cards.pile(SHOWN)),
    intrigue[s.intrigue.pile(intrigue_hand(seat))]: {
        let hand = s.intrigue.pile(intrigue_hand(seat));
        let known = hand.iter().filter(|held| held.known_to(viewer));
        Pile { count: hand.len(), known: known.map(|held| names.intrigue(held.card).into()).collect() }
    },
    face_up[s.intrigue.pile(intrigue_face_up(seat))]: names.intrigues(s, intrigue_face_up(seat)),
    prices[names.prices_from(s, seat)]: names.prices(s, seat),
    costs[names.costs_from(s, seat)]: names.costs(s, seat),
}

/// What costs of cards depend on: a discount, whether it is the player's own, and the cards set aside.
type CostsFrom<'s> = (Option<((CardId, u8), bool)>, &'s [Hidden<CardId>]);

/// Turns numbers into names.
#[derive(Clone, Copy)]
pub(crate) struct Names<'a>(pub &'a Imperium);

impl<'a> Names<'a> {
    pub fn card(&self, card: CardId) -> &'a str {
        &self.0.content.cards[card.index()].id
    }

    pub fn cards(&self, cards: &[CardId]) -> Vec<&'a str> {
        cards.iter().map(|&card| self.card(card)).collect()
    }

    pub fn pile(&self, cards: &[Hidden<CardId>]) -> Vec<&'a str> {
        cards.iter().map(|held| self.card(held.card)).collect()
    }

    /// Cards of which the viewer knows some.
    pub fn held(&self, cards: &[Hidden<CardId>], viewer: Viewer) -> Pile<'a> {
        let known = cards.iter().filter(|held| held.known_to(viewer));
        Pile { count: cards.len(), known: known.map(|held| self.card(held.card).into()).collect() }
    }

    pub fn intrigues(&self, s: &State, pile: usize) -> Vec<&'a str> {
        s.intrigue.pile(pile).iter().map(|held| self.intrigue(held.card)).collect()
    }

    pub fn intrigue(&self, card: IntrigueId) -> &'a str {
        &self.0.content.intrigues[card.index()].id
    }

    pub fn leader(&self, leader: LeaderId) -> &'a str {
        &self.0.content.leaders[leader.index()].id
    }

    pub fn tile(&self, tile: TechId) -> &'a str {
        &self.0.content.tech[tile.index()].id
    }

    pub fn contract(&self, contract: ContractId) -> &'a str {
        &self.0.content.contracts[contract.index()].id
    }

    pub fn contracts(&self, set: u32) -> Vec<&'a str> {
        ContractId::members(set).map(|contract| self.contract(contract)).collect()
    }

    pub fn conflicts(&self, set: u32) -> Vec<&'a str> {
        ConflictId::members(set).map(|card| self.0.content.conflicts[card.index()].id.as_str()).collect()
    }

    pub fn posts(&self, set: u16) -> Vec<&'a str> {
        PostId::members(set).map(|post| self.0.content.posts[post.index()].id.as_str()).collect()
    }

    pub fn tiles(&self, set: u32) -> Vec<&'a str> {
        if set == 0 { Vec::new() } else { TechId::members(set).map(|tile| self.tile(tile)).collect() }
    }

    pub fn source(&self, node: NodeId) -> String {
        let (kind, id) = self.0.content.node(node).source.named(&self.0.content);
        [kind, ":", id].concat()
    }

    pub fn space(&self, space: SpaceId) -> &'a str {
        &self.0.content.spaces[space.index()].id
    }

    pub fn intrigue_deck_known(&self, s: &State, viewer: Viewer) -> Vec<String> {
        let deck = s.intrigue.pile(INTRIGUE_DECK).iter().rev().enumerate();
        let known = deck.filter(|(_, held)| held.known_to(viewer));
        known.map(|(depth, held)| format!("{} {}", depth + 1, self.intrigue(held.card))).collect()
    }

    /// What the prices of spaces depend on.
    pub fn prices_from(&self, s: &State, seat: Seat) -> (bool, Option<LeaderId>) {
        let player = &s.players[seat.index()];
        (self.0.swordmaster_taken(s), player.has_leader.then_some(player.leader))
    }

    pub fn prices(&self, s: &State, seat: Seat) -> Prices<'a> {
        let mut differing = BTreeMap::new();
        let later = self.0.content.spaces.iter().any(|space| space.later_cost.is_some()) && self.0.swordmaster_taken(s);
        if !later && self.0.modifiers(s, seat).discounted == 0 {
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

    /// What the costs of cards depend on.
    pub fn costs_from<'s>(&self, s: &'s State, seat: Seat) -> CostsFrom<'s> {
        let discount = s.turn.discount.map(|discount| (discount, s.turn.seat == seat));
        (discount, s.players[seat.index()].aside())
    }

    pub fn costs(&self, s: &State, seat: Seat) -> Costs {
        let cheaper = s.turn.discount.filter(|_| s.turn.seat == seat).map(|(card, _)| ("row", card));
        let aside = s.players[seat.index()].aside().iter().map(|held| ("aside", held.card));
        let cost = |(from, card)| (format!("{from}:{}", self.card(card)), self.0.cost(s, card, from == "aside"));
        cheaper.into_iter().chain(aside).map(cost).collect()
    }
}
