//! Listing the legal actions of the decision that is owed, in the order of [`Action`].

use table::{List, Seat};

use super::flow::chosen;
use super::predicates::{distinct, goods_of, kinds};
use super::spaces::each;
use crate::action::{Action, Market};
use crate::content::{PlotTime, Source};
use crate::effect::{Destination, Effect};
use crate::game::Imperium;
use crate::ids::*;
use crate::state::*;

/// Cards on offer to everybody at most: row and reserve piles.
type Offers = List<CardId, { MAX_ROW + MAX_RESERVE }>;

impl Imperium {
    /// Lists the legal actions.
    pub(crate) fn list(&self, s: &State, out: &mut Vec<Action>) {
        match s.pending() {
            // First, as most decisions are of this kind.
            Some(Pending { player, frame: Frame::Turn, .. }) => self.list_turn(s, player, out),
            Some(Pending { player, frame, .. }) => self.list_answers(s, player, frame, out),
            None => {}
        }
    }

    /// Lists the answers to what is asked outside the course of a turn.
    fn list_answers(&self, s: &State, seat: Seat, frame: Frame, out: &mut Vec<Action>) {
        match frame {
            Frame::Turn
            | Frame::Do(..)
            | Frame::Times(..)
            | Frame::EachOpponent { .. }
            | Frame::PutAway(..)
            | Frame::Snooper(..)
            | Frame::BeginTurns
            | Frame::Arrive
            | Frame::Contracts(_) => {}
            Frame::Reward => {
                if self.list_tray(s, seat, out) {
                    out.push(Action::Decline);
                }
            }
            Frame::Leader | Frame::Draft(..) => {
                let free = self.on_offer(s).filter(|&leader| s.who_plays(leader).is_none());
                out.extend(free.map(Action::Leader));
            }
            Frame::SecretFactions => {
                for (i, &first) in Faction::ALL.iter().enumerate() {
                    out.extend(Faction::ALL[i + 1..].iter().map(|&second| Action::Factions(first, second)));
                }
            }
            Frame::Defend | Frame::PassTurn | Frame::Offer(_) | Frame::BlowWall => {
                out.extend([Action::Accept, Action::Decline])
            }
            Frame::Choose(node) | Frame::ChooseSome(node, ..) => {
                out.extend(self.options(s, seat, node, chosen(frame)).map(Action::Choose));
            }
            Frame::GainInfluence(_, factions) => {
                out.extend(Faction::ALL.iter().filter(|f| factions & f.bit() != 0).map(|&f| Action::Faction(f)));
            }
            Frame::GiveAlliance(_, heirs) => {
                out.extend(self.all_players().filter(|seat| heirs & seat.bit() != 0).map(Action::Seat));
            }
            Frame::LoseInfluence(n) => {
                let own = &s.players[seat.index()].influence;
                out.extend(Faction::ALL.iter().filter(|f| own[f.index()] >= n).map(|&f| Action::Faction(f)));
            }
            Frame::Trash(may_decline) => {
                let player = &s.players[seat.index()];
                out.extend(kinds(player.hand()).map(|card| Action::Trash(Zone::Hand, card)));
                out.extend(kinds(player.discard()).map(|card| Action::Trash(Zone::Discard, card)));
                let start = out.len();
                out.extend(player.in_play().map(|card| Action::Trash(Zone::Play, card)));
                out[start..].sort_unstable();
                out.dedup();
                if may_decline {
                    out.push(Action::Decline);
                }
            }
            Frame::Discard(_) => out.extend(kinds(s.players[seat.index()].hand()).map(Action::Discard)),
            Frame::Recover(faction) => {
                out.extend(self.recoverable(&s.players[seat.index()], faction).map(Action::Take));
            }
            Frame::Acquire { max_cost, to } => {
                self.list_offers(s, seat, to, |printed, _| printed <= max_cost, out);
            }
            Frame::Foldspace => {
                let card = self.foldspace(s, seat).into_iter();
                let to = |card| [false, true].map(|to_deck| Action::Acquire { card, market: Market::Open, to_deck });
                out.extend(card.flat_map(to));
            }
            Frame::Infiltrate => self.list_spies(s.players[seat.index()].spies & self.posts_here(s), out),
            Frame::Gather => {
                self.list_spies(s.players[seat.index()].spies & self.posts_here(s), out);
                out.push(Action::Decline);
            }
            Frame::Spy { posts, shared } => {
                if self.spies_in_supply(&s.players[seat.index()]) > 0 {
                    let free = self.free_posts(s, seat, posts, shared);
                    out.extend(PostId::members(free).map(Action::Spy));
                } else {
                    self.list_spies(self.recallable_for(s, seat, posts, shared), out);
                    out.push(Action::Decline);
                }
            }
            Frame::RecallSpy(_) => self.list_spies(s.players[seat.index()].spies, out),
            Frame::Contract => {
                out.extend(ContractId::members(self.contracts_on_offer(s, seat)).map(Action::Contract));
                // With none face up the others are still to be had instead (R179).
                out.extend(s.contract_market.is_empty().then_some(Action::Decline));
            }
            Frame::KeepContract => {
                out.extend(ContractId::members(s.players[seat.index()].dealt).map(Action::Contract));
            }
            Frame::TrashIntrigue(_) => self.list_hand(s, seat, Action::TrashIntrigue, out),
            Frame::TrashFromHand(faction) => {
                let cards = self.of_faction_in_hand(&s.players[seat.index()], faction);
                out.extend(cards.map(|card| Action::Trash(Zone::Hand, card)));
            }
            Frame::TrashFromPlay(faction) => {
                let start = out.len();
                let source = s.pending().and_then(|pending| pending.source).map(|node| self.content.node(node).source);
                let source = source.unwrap_or(Source::Shipping);
                let cards = self.others_in_play(&s.players[seat.index()], faction, source);
                out.extend(cards.map(|card| Action::Trash(Zone::Play, card)));
                out[start..].sort_unstable();
                out.dedup();
            }
            Frame::TurnDown(icon) => {
                out.extend(self.turnable(&s.players[seat.index()], icon).map(Action::BattleIcon));
            }
            Frame::Lines(node, used) => {
                out.extend(self.options(s, seat, node, used).map(Action::Choose));
                out.extend((used != 0).then_some(Action::Decline));
            }
            Frame::Training => {
                let steps = self.next_steps(&s.players[seat.index()]).len() as u8;
                out.extend((0..steps).map(Action::Choose));
            }
            Frame::Chronicle => {
                self.list_offers(s, seat, Destination::Hand, |printed, _| printed == 1, out);
                let hand = kinds(s.players[seat.index()].hand());
                out.extend(hand.map(|card| Action::Trash(Zone::Hand, card)));
                out.push(Action::Decline);
            }
            Frame::TopCards(count) => {
                let start = out.len();
                let top = s.players[seat.index()].deck().iter().rev().take(count.into());
                out.extend(top.map(|held| match count {
                    3 => Action::Take(held.card),
                    _ => Action::Discard(held.card),
                }));
                out[start..].sort_unstable();
                out.dedup();
            }
            Frame::BuyWithSolari => {
                let solari = s.players[seat.index()].solari;
                self.list_offers(s, seat, Destination::Hand, |printed, _| u16::from(printed) <= solari, out);
                out.push(Action::Decline);
            }
            Frame::Deploy(n) => out.extend((0..=n.min(s.players[seat.index()].garrison.troops)).map(Action::Deploy)),
            Frame::Retreat(n) => out.extend((0..=n.min(s.players[seat.index()].conflict.troops)).map(Action::Retreat)),
            Frame::RecallAgent => out.extend(self.recallable(s, seat).iter().map(|&space| Action::Space(space))),
            Frame::CloseSpace => {
                out.extend((0..self.content.spaces.len()).map(|i| Action::Space(SpaceId(i as u8))));
            }
            Frame::SetAside => {
                let start = out.len();
                out.extend(s.row.iter().map(|&card| Action::Take(card)));
                out[start..].sort_unstable();
                out.dedup();
            }
            Frame::DoubleCross => {
                let targets = self.all_players().filter(|&other| self.opposes(seat, other));
                out.extend(targets.filter(|other| s.players[other.index()].conflict.troops > 0).map(Action::Seat));
            }
            Frame::Snoop => out.extend([Action::Choose(0), Action::Choose(1)]),
            Frame::Freighter => {
                let step = s.players[seat.index()].freighter;
                out.extend((step < SHIPPING_TOP).then_some(Action::Advance));
                out.extend((step > 0).then_some(Action::Recall));
                out.push(Action::Decline);
            }
            Frame::Shipping(left) => {
                let mut may_end = true;
                for node in self.shipping_left(left).filter(|&node| self.can(s, seat, node)) {
                    out.push(Action::Resolve(node));
                    may_end &= self.content.node(node).optional;
                }
                out.extend(may_end.then_some(Action::Decline));
            }
            Frame::Tech { discount, or_solari, may_decline } => {
                self.list_tiles(s, seat, discount, or_solari, out);
                out.extend(may_decline.then_some(Action::Decline));
            }
            Frame::DeployUnits(n) => {
                let garrison = s.players[seat.index()].garrison;
                out.extend((1..=n.min(garrison.troops)).map(Action::Deploy));
                out.extend((1..=n.min(garrison.dreadnoughts)).map(Action::DeployDreadnought));
                out.push(Action::Decline);
            }
            Frame::RetreatUnits(_) => self.list_units(s, seat, out),
            Frame::RetreatEnemy(_) => {
                self.all_players().filter(|&other| self.opposes(seat, other)).for_each(|other| {
                    self.list_units(s, other, out);
                });
                out.push(Action::Decline);
            }
            Frame::TrashInPlay => {
                let start = out.len();
                out.extend(s.players[seat.index()].in_play().map(|card| Action::Trash(Zone::Play, card)));
                out[start..].sort_unstable();
                out.dedup();
                out.push(Action::Decline);
            }
            Frame::ReturnIntrigue(_) => self.list_hand(s, seat, Action::Return, out),
            Frame::SwapIntrigue(_) => {
                self.list_hand(s, seat, Action::Return, out);
                out.push(Action::Decline);
            }
            Frame::KeepIntrigue => {
                let start = out.len();
                let deck = s.intrigue.pile(INTRIGUE_DECK);
                out.extend(deck.iter().rev().take(2).map(|held| Action::Keep(held.card)));
                out[start..].sort_unstable();
                out.dedup();
            }
            Frame::SaveCard => out.extend(kinds(s.players[seat.index()].hand()).map(Action::Save)),
            Frame::PlaceDreadnought => {
                out.extend(self.free_flags(s).map(Action::Space));
                if s.players[seat.index()].tiles & self.content.tile_sets.detonation != 0 {
                    // With no flag to choose instead, giving the dreadnought up stays a choice.
                    let declines = self.free_flags(s).next().is_none();
                    out.push(Action::Accept);
                    out.extend(declines.then_some(Action::Decline));
                }
            }
            Frame::Combat | Frame::Won | Frame::Endgame => {
                self.list_intrigue(s, seat, frame, out);
                if frame == Frame::Endgame {
                    out.extend(self.wild_pairs(&s.players[seat.index()]).map(Action::BattleIcon));
                }
                out.push(Action::Pass);
            }
        }
    }

    fn list_turn(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        let player = &s.players[seat.index()];
        if s.turn.kind == TurnKind::Open {
            self.list_agents(s, seat, out);
            out.push(Action::Reveal);
        }
        let may_end = s.tray.is_empty() || self.list_tray(s, seat, out);
        if s.turn.kind == TurnKind::Agent {
            out.extend((1..=self.deployable(s, seat, UnitKind::Troop)).map(Action::Deploy));
            if player.garrison.dreadnoughts > 0 {
                out.extend((1..=self.deployable(s, seat, UnitKind::Dreadnought)).map(Action::DeployDreadnought));
            }
        }
        if s.turn.kind == TurnKind::Reveal {
            self.list_offers(s, seat, Destination::Discard, |_, cost| cost <= player.persuasion, out);
        }
        if !s.intrigue.pile(intrigue_hand(seat)).is_empty() {
            self.list_intrigue(s, seat, Frame::Turn, out);
        }
        let unused = player.tiles & !player.used_tiles;
        if unused != 0 {
            out.extend(TechId::members(unused).filter(|&tile| self.can_use(s, seat, tile)).map(Action::Use));
        }
        if s.turn.kind != TurnKind::Open && may_end {
            out.push(Action::EndTurn);
        }
    }

    fn list_agents(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        let player = &s.players[seat.index()];
        let ready = player.ready_agents() > 0;
        let (open, held) = if ready { self.open_and_infiltrated(s, seat, false, false) } else { (0, 0) };
        let watched = self.watched(player);
        // What a card makes cheaper is looked at with that card.
        let affordable = self.affordable(s, seat, open | held);
        let added = if s.turn.extra_icons == 0 { 0 } else { self.board.reach(s.turn.extra_icons) };
        for card in kinds(player.hand()) {
            let kind = &self.content.cards[card.index()];
            if kind.moves_agent {
                self.list_moves(s, seat, card, out);
                continue;
            }
            let by_spies = if kind.icons & Icon::Spy.bit() == 0 { 0 } else { watched };
            let mut reached = (open & (kind.reach | added | by_spies)) | (held & kind.infiltrated);
            let mut affordable = affordable;
            if kind.no_requirements && ready {
                let (open, _) = self.open_and_infiltrated(s, seat, false, true);
                reached |= open & (kind.reach | added | by_spies);
                affordable = self.affordable(s, seat, open | held);
            }
            reached &= affordable | kind.visit_discount.map_or(0, |(space, ..)| space.bit());
            for space in each(reached) {
                // At one price that can be paid nothing is left to ask.
                if self.board.has_prices(space) || affordable & space.bit() == 0 {
                    self.list_prices(s, seat, card, space, &[None], out);
                } else {
                    out.push(Action::Agent { card, space, price: 0, from: None });
                }
            }
        }
    }

    /// A card that moves any agent, waiting or placed, to any space that is not closed or used up.
    fn list_moves(&self, s: &State, seat: Seat, card: CardId, out: &mut Vec<Action>) {
        let player = &s.players[seat.index()];
        let mut origins: List<Option<SpaceId>, 5> = List::new();
        if player.ready_agents() > 0 {
            origins.push(None);
        }
        for &space in &self.placed(player) {
            origins.push(Some(space));
        }
        let open = self.open_spaces(s, seat, true);
        let affordable = self.affordable(s, seat, open);
        for space in each(open) {
            if self.board.has_prices(space) || affordable & space.bit() == 0 {
                self.list_prices(s, seat, card, space, &origins, out);
            } else {
                out.extend(origins.iter().map(|&from| Action::Agent { card, space, price: 0, from }));
            }
        }
    }

    fn list_prices(
        &self,
        s: &State,
        seat: Seat,
        card: CardId,
        space: SpaceId,
        origins: &[Option<SpaceId>],
        out: &mut Vec<Action>,
    ) {
        let (player, place) = (&s.players[seat.index()], &self.content.spaces[space.index()]);
        let goods = goods_of(player);
        let mut less = self.modifiers_of(player).space_discount[place.icon as usize];
        if let Some((cheaper, good, n)) = self.content.cards[card.index()].visit_discount
            && cheaper == space
        {
            less[good as usize] += n;
        }
        for (price, cost) in (0..).zip(place.prices.iter().map(|price| price.cost)) {
            let has = |good: usize| goods[good] >= u16::from(cost[good].saturating_sub(less[good]));
            if has(0) && has(1) && has(2) {
                out.extend(origins.iter().map(|&from| Action::Agent { card, space, price, from }));
            }
        }
    }

    /// Lists the tray's entries that can be resolved; says whether what is left may be left.
    fn list_tray(&self, s: &State, seat: Seat, out: &mut Vec<Action>) -> bool {
        let mut may_end = true;
        for node in distinct(&s.tray) {
            if self.can(s, seat, node) {
                out.push(Action::Resolve(node));
                may_end &= self.is_optional(s, seat, node);
            }
        }
        may_end
    }

    fn list_intrigue(&self, s: &State, seat: Seat, frame: Frame, out: &mut Vec<Action>) {
        let hand = s.intrigue.pile(intrigue_hand(seat));
        for (i, held) in hand.iter().enumerate() {
            if i > 0 && hand[i - 1].card == held.card {
                continue;
            }
            if self.intrigue_effect(s, frame, held.card).is_some_and(|effect| self.can_play(s, seat, effect)) {
                out.push(Action::Intrigue(held.card));
            }
        }
    }

    /// What an intrigue card does when it is played as an answer to `frame`; nothing if this is not its moment.
    pub(crate) fn intrigue_effect(&self, s: &State, frame: Frame, card: IntrigueId) -> Option<NodeId> {
        let kind = &self.content.intrigues[card.index()];
        match frame {
            Frame::Combat => kind.combat,
            Frame::Won => kind.won,
            Frame::Endgame => kind.endgame,
            _ => kind.plot.filter(|&(_, time)| self.is_time(s, time)).map(|(effect, _)| effect),
        }
    }

    /// Whether a plot card of this kind can be played at this moment of its owner's turn.
    pub(crate) fn is_time(&self, s: &State, time: PlotTime) -> bool {
        match time {
            PlotTime::OwnTurn => true,
            PlotTime::TurnStart => !s.turn.begun,
            PlotTime::BeforeAgent => s.turn.kind == TurnKind::Open,
        }
    }

    /// Bonuses of the shipping track in a set.
    pub(crate) fn shipping_left(&self, left: u8) -> impl Iterator<Item = NodeId> + '_ {
        self.content.shipping.iter().enumerate().filter(move |(i, _)| left & 1 << i != 0).map(|(_, bonus)| bonus.node)
    }

    fn list_tiles(&self, s: &State, seat: Seat, discount: u8, or_solari: bool, out: &mut Vec<Action>) {
        let player = &s.players[seat.index()];
        let start = out.len();
        for tile in self.tiles_on_offer(s) {
            for negotiators in 0..=player.negotiators {
                let price = u16::from(self.tile_price(tile, discount, negotiators));
                for solari in [false, true] {
                    // For nothing there is one way to pay.
                    let way = !solari || (or_solari && price > 0);
                    if way && goods_of(player)[usize::from(!solari)] >= price {
                        out.push(Action::Tech { tile, negotiators, solari });
                    }
                }
            }
        }
        out[start..].sort_unstable();
    }

    fn list_units(&self, s: &State, of: Seat, out: &mut Vec<Action>) {
        let units = s.players[of.index()].conflict;
        out.extend(UnitKind::ALL.iter().filter(|&&kind| units.of(kind) > 0).map(|&kind| Action::Unit(of, kind)));
    }

    fn list_spies(&self, posts: u16, out: &mut Vec<Action>) {
        out.extend(PostId::members(posts).map(Action::RecallSpy));
    }

    fn list_hand(&self, s: &State, seat: Seat, action: fn(IntrigueId) -> Action, out: &mut Vec<Action>) {
        let hand = s.intrigue.pile(intrigue_hand(seat));
        let new = |i: usize| i == 0 || hand[i - 1].card != hand[i].card;
        out.extend(hand.iter().enumerate().filter(|(i, _)| new(*i)).map(|(_, held)| action(held.card)));
    }

    /// Options of a choice that can be taken, but for those in `taken`.
    pub(crate) fn options<'a>(
        &'a self,
        s: &'a State,
        seat: Seat,
        node: NodeId,
        taken: u8,
    ) -> impl Iterator<Item = u8> + 'a {
        let nodes = match self.content.effect(node) {
            Effect::OneOf(nodes) | Effect::SomeOf(_, nodes) | Effect::Lines(nodes) => nodes,
            _ => Default::default(),
        };
        (0..nodes.len).filter(move |&i| taken & (1 << i) == 0 && self.can(s, seat, nodes.get(i.into())))
    }

    /// Lists the cards on offer that pass `test(printed cost, cost now)`: to the discard pile, or onto the deck if they
    /// must or may go there (R77).
    fn list_offers(
        &self,
        s: &State,
        seat: Seat,
        to: Destination,
        test: impl Fn(u8, u8) -> bool,
        out: &mut Vec<Action>,
    ) {
        let player = &s.players[seat.index()];
        if player.cards.is_full() {
            return;
        }
        let on_offer = |card: CardId, aside: bool| {
            let kind = &self.content.cards[card.index()];
            kind.buyable && test(kind.cost, self.cost(s, card, aside))
        };
        let reserve = self.content.reserve.iter().zip(s.reserve).filter(|(_, left)| *left > 0);
        let mut open = Offers::new();
        for card in s.row.iter().copied().chain(reserve.map(|(&card, _)| card)) {
            if on_offer(card, false) {
                open.insert_distinct(card);
            }
        }
        let may = to == Destination::Discard && self.may_acquire_to_deck(s, seat);
        let start = out.len();
        let mut list = |card: CardId, market: Market| {
            out.push(Action::Acquire { card, market, to_deck: to == Destination::Deck });
            if may {
                out.push(Action::Acquire { card, market, to_deck: true });
            }
        };
        open.iter().for_each(|&card| list(card, Market::Open));
        if !player.aside().is_empty() {
            kinds(player.aside()).filter(|&card| on_offer(card, true)).for_each(|card| list(card, Market::Aside));
            out[start..].sort_unstable();
        }
    }

    /// Spaces where a player's agents stand, sorted, without duplicates.
    pub(crate) fn placed(&self, player: &Player) -> List<SpaceId, 4> {
        let mut spaces = List::new();
        for agent in player.agents {
            if let Agent::On(space) = agent
                && !spaces.contains(&space)
            {
                spaces.insert_sorted(space);
            }
        }
        spaces
    }
}
