//! Agent turns and reveal turns (B13–B42).

use table::{Seat, Sink};

use super::Engine;
use crate::content::{Card, Content, Passive};
use crate::effect::{Effect, Nodes, When};
use crate::event::Event;
use crate::ids::*;
use crate::state::*;

impl Turn {
    /// A turn in which nothing has happened yet.
    pub(crate) fn new(seat: Seat) -> Turn {
        Turn {
            seat,
            kind: TurnKind::Open,
            begun: false,
            card: CardId(0),
            space: SpaceId(0),
            combat: false,
            recruited: 0,
            deployed: 0,
            deployed_by_space: 0,
            recruits: 0,
            extra_icons: 0,
            infiltrate: false,
            harvest: 1,
            discount: None,
            deployed_dreadnoughts: 0,
            commissioned: 0,
            dreadnoughts_by_space: 0,
            persuasion: 0,
            sword_cards: 0,
            extra: false,
            saved: None,
            price: 0,
            spice: 0,
            no_deploy: false,
            deploys_recruits: false,
            worms: 0,
            recalled_spy: false,
            placed_spy: None,
            discarded: 0,
            acquired: 0,
            harvest_contracts: 0,
        }
    }

    /// Units deployed this turn, of whatever kind.
    pub(crate) fn units_deployed(&self) -> u8 {
        self.deployed + self.deployed_dreadnoughts + self.worms
    }

    /// Forgets what is remembered within one effect only.
    pub(crate) fn begin_effect(&mut self) {
        self.recruits = 0;
        self.placed_spy = None;
        self.discarded = 0;
    }
}

impl<S: Sink<Event>> Engine<'_, S> {
    /// A player's turn begins; what they closed to others opens again (R50).
    pub(crate) fn begin_turn(&mut self, seat: Seat) {
        self.player(seat).closed = None;
        self.s.turn = Turn::new(seat);
        self.s.tray.clear();
        self.push(seat, Frame::Turn);
        self.emit(Event::TurnBegan { seat });
        let turns = &mut self.player(seat).turns;
        *turns += 1;
        if *turns == 2 {
            self.return_saved(seat);
        }
    }

    /// Plays a card and sends an agent (B16–B20). All that follows is laid on the tray, to be resolved in any order.
    pub(super) fn send_agent(&mut self, seat: Seat, card: CardId, space: SpaceId, price: u8, from: Option<SpaceId>) {
        let player = self.player(seat);
        player.take(HAND, card);
        player.put(PLAYED, card);
        let origin = from.map_or(Agent::Ready, Agent::On);
        // Which of several ready agents goes makes no difference but for the Mentat, which goes last: our convention.
        let agent =
            player.agents.iter_mut().find(|agent| **agent == origin).expect("legal actions send agents there are");
        *agent = Agent::On(space);
        self.emit(Event::AgentSent { seat, card, space });

        let cost = self.game.price_with(self.s, seat, card, space, price);
        let goods = [Good::Solari, Good::Spice, Good::Water].into_iter();
        for (good, amount) in goods.zip(cost) {
            self.spend(seat, good, amount);
        }

        let (kind, place) = (&self.content().cards[card.index()], &self.content().spaces[space.index()]);
        self.s.turn.kind = TurnKind::Agent;
        self.s.turn.begun = true;
        self.s.turn.card = card;
        self.s.turn.space = space;
        self.s.turn.price = price;
        self.s.turn.combat = place.combat;
        self.s.turn.harvest = kind.visit_harvest;
        self.s.turn.deploys_recruits = kind.deploys_recruits;
        // From the moment the card is played (R180).
        self.s.turn.no_deploy = kind.signet && self.game.modifiers(self.s, seat).no_deploy_with_signet;

        if let Some((place, good, amount)) = place.control
            && let Some(owner) = self.game.controller(self.s, place)
        {
            self.gain(owner, good, amount);
        }
        if place.maker.is_some() && self.content().constants.spies > 0 {
            for other in self.game.opponents_of(seat) {
                if self.game.watched(&self.s.players[other.index()]) & space.bit() != 0 {
                    self.raise(other, When::SpiedMakerVisited);
                }
            }
        }
        let spies = self.s.players[seat.index()].spies;
        let spies = if spies == 0 { 0 } else { spies & self.game.posts_next_to(space) };
        if spies == 0 {
            return self.arrive(seat, cost);
        }
        // Spies are recalled before any effect of the visit (R159).
        self.push(seat, Frame::Arrive);
        self.push(seat, Frame::Gather);
        if self.game.needs_spy(self.s, seat, card, space) {
            if spies.count_ones() == 1 {
                self.infiltrate(seat, PostId(spies.trailing_zeros() as u8));
            } else {
                self.push(seat, Frame::Infiltrate);
            }
        }
    }

    /// What follows when an agent has arrived is laid on the tray.
    pub(super) fn arrive(&mut self, seat: Seat, cost: [u8; 3]) {
        let Turn { card, space, .. } = self.s.turn;
        let (kind, place) = (&self.content().cards[card.index()], &self.content().spaces[space.index()]);
        if self.s.players[seat.index()].contracts != 0 {
            self.visit_contracts(seat, space);
        }
        self.add_space_to_tray(seat);
        self.add_to_tray(kind.agent);
        if let Some(faction) = place.faction {
            let visit = self.content().visit[faction.index()][usize::from(kind.visit_influence) - 1];
            self.s.tray.insert_sorted(visit);
        }
        let goods = [Good::Solari, Good::Spice, Good::Water].into_iter();
        for (good, _) in goods.zip(cost).filter(|(_, amount)| *amount > 0) {
            self.raise(seat, When::Paid(good));
        }
        if self.s.turn.saved == Some(card) {
            self.raise(seat, When::SentSetAside(kind.icons.count_ones() == 1));
        }
        self.raise(seat, When::SentTo(place.icon));
    }

    /// Adds the effects of the visited space to the tray; a player on the High Council gets what the space gives later.
    pub(super) fn add_space_to_tray(&mut self, seat: Seat) {
        let place = &self.content().spaces[self.s.turn.space.index()];
        let again = !place.again.is_empty() && self.s.players[seat.index()].high_council;
        let price = usize::from(self.s.turn.price);
        self.add_to_tray(if again { place.again } else { place.prices[price].effect });
    }

    /// Reveals the hand (B38).
    pub(super) fn reveal(&mut self, seat: Seat) {
        self.s.turn.kind = TurnKind::Reveal;
        self.s.turn.begun = true;
        // What cards that lie face up have given counts in this turn (R75).
        self.s.turn.persuasion = self.s.players[seat.index()].persuasion;
        self.emit(Event::Revealed { seat });
        let before = self.game.all_players().filter(|other| self.s.players[other.index()].revealed).count();
        self.player(seat).reveal_rank = before as u8 + 1;
        let player = &mut self.s.players[seat.index()];
        player.cards.move_all(HAND, SHOWN);
        // A card still set aside is revealed with the rest (R131).
        let saved = !player.cards.pile(SAVED).is_empty();
        if saved {
            player.cards.move_all(SAVED, SHOWN);
        }
        let shown = player.cards.pile_mut(SHOWN);
        shown.iter_mut().for_each(|held| held.known = KNOWN_TO_ALL);
        if saved {
            shown.sort_unstable();
        }
        let count = shown.len();
        // First all cards, for conditions look at what is in play.
        for index in 0..count {
            let card = self.s.players[seat.index()].cards.pile(SHOWN)[index].card;
            self.emit(Event::CardRevealed { seat, card });
        }
        for index in 0..count {
            let card = self.s.players[seat.index()].cards.pile(SHOWN)[index].card;
            self.add_revealed_to_tray(seat, self.content().cards[card.index()].reveal);
        }
        for &space in &self.game.placed(&self.s.players[seat.index()]) {
            self.add_revealed_to_tray(seat, self.content().spaces[space.index()].reveal);
        }
        if self.s.players[seat.index()].high_council {
            self.gain(seat, Good::Persuasion, self.content().constants.council_persuasion);
        }
        TechId::members(self.s.players[seat.index()].tiles).for_each(|tile| {
            self.add_revealed_to_tray(seat, self.content().tech[tile.index()].reveal);
        });
        self.raise(seat, When::Revealed);
    }

    /// Persuasion and swords on the tray count as soon as their conditions hold.
    pub(super) fn collect(&mut self, seat: Seat) {
        let mut index = 0;
        while index < self.s.tray.len() {
            let node = self.s.tray[index];
            if self.content().node(node).automatic && self.game.can(self.s, seat, node) {
                self.s.tray.remove(index);
                self.gain_automatic(seat, node);
                // Strength gained now may be what one before it waits for.
                index = 0;
            } else {
                index += 1;
            }
        }
    }

    /// Adds the effects of a reveal to the tray; persuasion and swords that count already are gained at once.
    pub(super) fn add_revealed_to_tray(&mut self, seat: Seat, entries: Nodes) {
        for node in entries.iter() {
            if self.content().node(node).automatic && self.game.can(self.s, seat, node) {
                self.gain_automatic(seat, node);
            } else {
                self.s.tray.insert_sorted(node);
            }
        }
    }

    /// Gains what an automatic node brings now.
    fn gain_automatic(&mut self, seat: Seat, node: NodeId) {
        match self.content().effect(node) {
            Effect::Gain(good, n) => {
                self.gain(seat, good, n);
                self.mark_sword_card(seat, node);
            }
            Effect::If(condition, then) => {
                if self.game.holds(self.s, seat, condition, self.content().node(node).source) {
                    self.gain_automatic(seat, then);
                }
            }
            Effect::All(nodes) => nodes.iter().for_each(|node| self.gain_automatic(seat, node)),
            other => unreachable!("{other:?} is never automatic"),
        }
    }

    /// Ends the turn; after a reveal turn everything in play is cleaned up (B42).
    pub(super) fn end_turn(&mut self, seat: Seat) {
        if self.s.turn.kind == TurnKind::Reveal {
            let player = &mut self.s.players[seat.index()];
            player.cards.move_all(PLAYED, DISCARD);
            player.cards.move_all(SHOWN, DISCARD);
            // All of them are open, so that they differ by card alone.
            player.cards.pile_mut(DISCARD).sort_unstable_by_key(|held| held.card);
            player.persuasion = 0;
            player.acquire_to_deck = false;
            player.troops_for_cards = 0;
            player.revealed = true;
            self.put_away_face_up(seat);
            while let Some(Hidden { card, .. }) = self.player(seat).cards.pop(ASIDE) {
                self.s.gone.insert_sorted(card);
                self.emit(Event::AsideRemoved { seat, card });
            }
        }
        self.s.tray.clear();
        self.emit(Event::TurnEnded { seat });
        if self.s.turn.extra && !self.s.players[seat.index()].revealed {
            self.emit(Event::ExtraTurn { seat });
            return self.begin_turn(seat);
        }
        self.next_turn(seat);
    }

    /// Passes the turn: it counts as neither agent nor reveal turn (R51).
    pub(super) fn pass_turn(&mut self, seat: Seat) {
        while let Some(pending) = self.s.stack.pop() {
            match pending.frame {
                Frame::PutAway(card) => self.put_away(pending.player, card),
                Frame::Turn => break,
                _ => {}
            }
        }
        self.s.tray.clear();
        self.emit(Event::TurnPassed { seat });
        self.next_turn(seat);
    }

    /// Goes on with the next player who has not revealed, or to combat.
    fn next_turn(&mut self, seat: Seat) {
        let left = self.game.next_in_turn_order(seat);
        match self.game.turn_order(left).find(|next| !self.s.players[next.index()].revealed) {
            Some(next) => self.begin_turn(next),
            None => self.begin_combat(),
        }
    }
}

/// Room on the tray beyond what [`max_tray_entries`] counts by name: what a card that trashed itself left there, if the
/// card comes back and is revealed once more.
const SPARE_ENTRIES: usize = 8;

/// The most effects that can ever wait on the tray: those of a reveal turn of a player who owns the components that
/// leave most there.
pub(crate) fn max_tray_entries(content: &Content) -> usize {
    let most = |mut counts: Vec<usize>, pieces: usize| -> usize {
        counts.sort_unstable_by(|a, b| b.cmp(a));
        counts.iter().take(pieces).sum()
    };
    let triggers = |passive: &Passive| passive.triggers.iter().filter(|trigger| !trigger.at_once).count();
    let copies = |card: &Card| std::iter::repeat_n(waiting(content, card.reveal), card.copies.into());
    let cards = most(content.cards.iter().flat_map(copies).collect(), MAX_OWNED);
    let spaces = most(content.spaces.iter().map(|space| waiting(content, space.reveal)).collect(), MENTAT + 1);
    let tiles: usize = content.tech.iter().map(|tile| waiting(content, tile.reveal) + triggers(&tile.passive)).sum();
    let leader = content.leaders.iter().map(|leader| triggers(&leader.passive)).max().unwrap_or(0);
    let intrigues = content.intrigues.iter();
    let intrigues: usize = intrigues.map(|card| usize::from(card.copies) * triggers(&card.face_up)).sum();
    cards + spaces + tiles + leader + intrigues + SPARE_ENTRIES
}

/// How many entries of a reveal can wait on the tray, and do not count as soon as they are revealed.
pub(crate) fn waiting(content: &Content, entries: Nodes) -> usize {
    fn always_counts(content: &Content, node: NodeId) -> bool {
        match content.effect(node) {
            Effect::All(nodes) => nodes.iter().all(|node| always_counts(content, node)),
            Effect::If(..) => false,
            _ => content.node(node).automatic,
        }
    }
    entries.iter().filter(|&node| !always_counts(content, node)).count()
}
