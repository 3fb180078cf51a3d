//! Cards on their way: drawing, discarding, trashing, acquiring.

use table::{List, Seat, Sink};

use super::Engine;
use crate::action::Market;
use crate::content::{Deck, Source};
use crate::effect::{Destination, Nodes, When};
use crate::event::Event;
use crate::ids::*;
use crate::state::*;

impl<S: Sink<Event>> Engine<'_, S> {
    /// Draws cards; the discard pile becomes the deck when needed. In one's reveal turn they are revealed at once.
    pub(super) fn draw(&mut self, seat: Seat, count: u8) {
        let revealing =
            self.s.turn.seat == seat && self.s.turn.kind == TurnKind::Reveal && self.s.phase == Phase::Turns;
        let mut drawn = 0;
        for _ in 0..count {
            if self.s.players[seat.index()].deck().is_empty() {
                if self.s.players[seat.index()].discard().is_empty() {
                    break;
                }
                self.reshuffle(seat);
            }
            let player = self.player(seat);
            let Some(held) = player.cards.pop(DECK) else { break };
            drawn += 1;
            if revealing {
                self.show(seat, held.card);
            } else {
                player.cards.insert_sorted(HAND, Hidden { card: held.card, known: held.known | seat.bit() });
                self.emit_to(seat, Event::DrewCard { seat, card: held.card });
            }
        }
        if drawn > 0 {
            self.s.secrets_seen += 1;
            self.emit(Event::Drew { seat, count: drawn });
            self.see_top_card(seat);
        }
    }

    /// Discard pile and deck become one new deck.
    pub(super) fn reshuffle(&mut self, seat: Seat) {
        let player = &mut self.s.players[seat.index()];
        player.cards.move_all(DISCARD, DECK);
        let deck = player.cards.pile_mut(DECK);
        deck.iter_mut().for_each(|held| held.known = 0);
        self.s.rng.shuffle(deck);
        self.s.secrets_seen += 1;
        self.emit(Event::Reshuffled { seat });
        self.see_top_card(seat);
    }

    /// Reveals a card: its reveal box goes on the tray.
    pub(super) fn show(&mut self, seat: Seat, card: CardId) {
        self.player(seat).put(SHOWN, card);
        self.emit(Event::CardRevealed { seat, card });
        self.add_revealed_to_tray(seat, self.content().cards[card.index()].reveal);
    }

    /// Adds entries to the tray.
    #[inline]
    pub(super) fn add_to_tray(&mut self, entries: Nodes) {
        entries.iter().for_each(|node| self.s.tray.insert_sorted(node));
    }

    /// Draws intrigue cards; the discard pile becomes the deck when needed.
    pub(crate) fn draw_intrigue(&mut self, seat: Seat, count: u8) {
        let mut drawn = 0;
        for _ in 0..count {
            let intrigue = &mut self.s.intrigue;
            if intrigue.pile(INTRIGUE_DECK).is_empty() {
                intrigue.move_all(INTRIGUE_DISCARD, INTRIGUE_DECK);
                let deck = intrigue.pile_mut(INTRIGUE_DECK);
                deck.iter_mut().for_each(|held| held.known = 0);
                self.s.rng.shuffle(deck);
            }
            let Some(Hidden { card, .. }) = intrigue.pop(INTRIGUE_DECK) else { break };
            intrigue.insert_sorted(intrigue_hand(seat), Hidden { card, known: seat.bit() });
            self.emit_to(seat, Event::DrewIntrigueCard { seat, card });
            drawn += 1;
        }
        if drawn > 0 {
            self.s.secrets_seen += 1;
            self.emit(Event::DrewIntrigue { seat, count: drawn });
        }
    }

    /// Every opponent with enough intrigue cards gives one at random (B29, R45).
    pub(super) fn steal_intrigue(&mut self, seat: Seat) {
        for from in self.game.opponents_of(seat) {
            let count = self.s.intrigue.pile(intrigue_hand(from)).len();
            if count < usize::from(self.content().constants.steal_intrigue_from) {
                continue;
            }
            let index = self.s.rng.below(count);
            let held = self.s.intrigue.remove(intrigue_hand(from), index);
            let known = held.known | from.bit() | seat.bit();
            self.s.intrigue.insert_sorted(intrigue_hand(seat), Hidden { card: held.card, known });
            self.s.secrets_seen += 1;
            self.emit(Event::StoleIntrigue { seat, from });
            let event = Event::StoleIntrigueCard { seat, from, card: held.card };
            self.emit_to(seat, event);
            self.emit_to(from, event);
        }
    }

    /// Discards a card from hand.
    pub(super) fn discard(&mut self, seat: Seat, card: CardId) {
        self.player(seat).take(HAND, card);
        self.player(seat).put(DISCARD, card);
        self.emit(Event::Discarded { seat, card });
        let kind = &self.content().cards[card.index()];
        // What a leader's ability asks for in between is not what the card being resolved looks at.
        let by_card = |node: NodeId| matches!(self.content().node(node).source, Source::Card(_));
        if self.source.is_some_and(by_card) {
            self.s.turn.discarded = kind.factions;
        }
        for node in kind.discarded.iter().rev() {
            self.push(seat, Frame::Do(node));
        }
        self.unload(seat, card);
    }

    /// The reveal box of a card that is discarded or trashed works, if it has the icon for it (X13).
    fn unload(&mut self, seat: Seat, card: CardId) {
        let kind = &self.content().cards[card.index()];
        if kind.unload {
            for node in kind.reveal.iter().rev() {
                self.source = Some(node);
                self.resolve_or_offer(seat, node);
            }
        }
    }

    /// Trashes a card: what it still had on the tray lapses unless its own effect trashed it (R20), and what it does on
    /// being trashed happens.
    pub(super) fn trash(&mut self, seat: Seat, zone: Zone, card: CardId) {
        match zone {
            Zone::Hand => _ = self.player(seat).take(HAND, card),
            Zone::Discard => _ = self.player(seat).take(DISCARD, card),
            Zone::Deck => _ = self.player(seat).cards.pop(DECK),
            Zone::Play => {
                self.forget_swords(seat, card);
                self.take_from_play(seat, card);
                let own = self.source.is_some_and(|node| self.content().node(node).source == Source::Card(card));
                if !own {
                    self.cancel_effects_of(seat, card);
                }
            }
        }
        self.leave_game(seat, card, zone);
        if zone == Zone::Deck {
            self.see_top_card(seat);
        }
        for node in self.content().cards[card.index()].trashed.iter().rev() {
            self.push(seat, Frame::Do(node));
        }
        self.unload(seat, card);
    }

    /// A revealed card that gave swords and leaves play counts no longer among those that did.
    fn forget_swords(&mut self, seat: Seat, card: CardId) {
        let shown = self.s.players[seat.index()].cards.pile(SHOWN).iter().any(|held| held.card == card);
        let gave = |node: NodeId| self.content().node(node).marks_sword_card && !self.s.tray.contains(&node);
        if shown && self.content().cards[card.index()].reveal.iter().any(gave) {
            self.s.turn.sword_cards = self.s.turn.sword_cards.saturating_sub(1);
        }
    }

    /// A card trashes itself: it goes, but the rest of its effects stay (R20).
    pub(super) fn trash_self(&mut self, seat: Seat, card: CardId) {
        if self.take_from_play(seat, card) {
            self.leave_game(seat, card, Zone::Play);
            self.unload(seat, card);
        }
    }

    fn take_from_play(&mut self, seat: Seat, card: CardId) -> bool {
        let player = self.player(seat);
        player.take(PLAYED, card) || player.take(SHOWN, card)
    }

    /// Removes the entries of a trashed card from the tray, but not those of another copy still in play. What the card
    /// would have added to the visit or the harvest is lost too.
    fn cancel_effects_of(&mut self, seat: Seat, card: CardId) {
        let left = self.s.players[seat.index()].in_play().filter(|&other| other == card).count();
        if left == 0 && self.s.turn.kind == TurnKind::Agent && self.s.turn.card == card {
            self.s.turn.harvest = 1;
            self.s.turn.deploys_recruits = false;
            for [plain, double] in self.content().visit {
                if self.s.tray.remove_item(double) {
                    self.s.tray.insert_sorted(plain);
                }
            }
        }
        let mut index = 0;
        while index < self.s.tray.len() {
            let node = self.s.tray[index];
            let copies = self.s.tray.iter().filter(|&&other| other == node).count();
            if self.content().node(node).source == Source::Card(card) && copies > left {
                self.s.tray.remove(index);
            } else {
                index += 1;
            }
        }
    }

    fn leave_game(&mut self, seat: Seat, card: CardId, zone: Zone) {
        self.emit(Event::Trashed { seat, card, zone });
        match self.content().cards[card.index()].deck {
            Deck::Reserve(pile) => self.s.reserve[usize::from(pile)] += 1,
            Deck::Starter | Deck::Imperium => self.s.gone.insert_sorted(card),
        }
    }

    /// Acquires a card for `cost` persuasion: the row is refilled, then the acquire bonus happens (R66, R67).
    pub(super) fn acquire(&mut self, seat: Seat, card: CardId, market: Market, to: Destination, cost: u8) {
        let (to_deck, to_hand) = (to == Destination::Deck, to == Destination::Hand);
        self.emit(Event::Acquired { seat, card, cost, to_deck, to_hand });
        if market == Market::Aside {
            self.player(seat).take(ASIDE, card);
        } else if let Deck::Reserve(pile) = self.content().cards[card.index()].deck {
            self.s.reserve[usize::from(pile)] -= 1;
            self.s.turn.acquired |= 1 << pile;
        } else {
            self.take_from_row(card);
        }
        let player = self.player(seat);
        player.persuasion -= cost;
        match to {
            Destination::Deck => player.cards.push(DECK, Hidden { card, known: KNOWN_TO_ALL }),
            Destination::Discard => player.put(DISCARD, card),
            Destination::Hand => player.put(HAND, card),
        }
        if self.s.players[seat.index()].troops_for_cards > 0 && self.s.turn.kind == TurnKind::Reveal {
            self.recruit(seat, self.s.players[seat.index()].troops_for_cards);
        }
        if self.s.players[seat.index()].contracts != 0 {
            self.acquire_contracts(seat, card);
        }
        for node in self.content().cards[card.index()].acquire.iter().rev() {
            self.resolve_or_offer(seat, node);
        }
    }

    /// Takes a Foldspace card if one is left. It is acquired like any other, so who may put cards onto the deck is asked.
    pub(super) fn take_foldspace(&mut self, seat: Seat) {
        let Some(card) = self.game.foldspace(self.s, seat) else { return };
        if self.game.may_acquire_to_deck(self.s, seat) {
            self.push(seat, Frame::Foldspace);
        } else {
            self.acquire(seat, card, Market::Open, Destination::Discard, 0);
        }
    }

    /// Takes a card out of the row and turns up the next one in its place.
    pub(super) fn take_from_row(&mut self, card: CardId) {
        let index = self.s.row.iter().position(|&other| other == card).expect("a legal action names a row card");
        self.s.row.remove(index);
        if let Some(next) = self.s.imperium.pop() {
            self.s.row.insert(index, next);
            self.s.secrets_seen += 1;
            self.emit(Event::RowFilled { card: next });
        }
    }

    /// An intrigue card goes from hand under the deck; what it is only its owner knows.
    pub(super) fn return_intrigue(&mut self, seat: Seat, card: IntrigueId) {
        let hand = self.s.intrigue.pile(intrigue_hand(seat));
        let index = hand.iter().rposition(|held| held.card == card).expect("a legal action names a card in hand");
        let held = self.s.intrigue.remove(intrigue_hand(seat), index);
        self.s.intrigue.insert(INTRIGUE_DECK, 0, held);
        self.emit(Event::IntrigueReturned { seat });
        self.emit_to(seat, Event::IntrigueReturnedKnown { seat, card });
    }

    /// Shows the two top intrigue cards to `seat`, who will keep one of them.
    pub(super) fn use_intelligence(&mut self, seat: Seat) {
        self.emit(Event::Intelligence { seat });
        let deck = self.s.intrigue.pile_mut(INTRIGUE_DECK);
        let mut seen = [None; 2];
        for (held, seen) in deck.iter_mut().rev().zip(&mut seen) {
            held.known |= seat.bit();
            *seen = Some(held.card);
        }
        self.s.secrets_seen += 1;
        for card in seen.into_iter().flatten() {
            self.emit_to(seat, Event::IntelligenceSeen { seat, card });
        }
        self.push(seat, Frame::KeepIntrigue);
    }

    /// Keeps one of the two top intrigue cards; the other one stays on top.
    pub(super) fn keep_intrigue(&mut self, seat: Seat, card: IntrigueId) {
        let deck = self.s.intrigue.pile(INTRIGUE_DECK);
        let index = deck.iter().rposition(|held| held.card == card).expect("a legal action names one of the two");
        let held = self.s.intrigue.remove(INTRIGUE_DECK, index);
        self.s.intrigue.insert_sorted(intrigue_hand(seat), held);
        self.emit_to(seat, Event::DrewIntrigueCard { seat, card });
        self.emit(Event::DrewIntrigue { seat, count: 1 });
    }

    /// Sets a hand card aside until the second turn of the round.
    pub(super) fn save_card(&mut self, seat: Seat, card: CardId) {
        let player = self.player(seat);
        player.take(HAND, card);
        player.cards.push(SAVED, Hidden { card, known: seat.bit() });
        self.emit(Event::CardSaved { seat });
        self.emit_to(seat, Event::CardSavedKnown { seat, card });
    }

    /// The card set aside comes back to the hand for all to see.
    pub(super) fn return_saved(&mut self, seat: Seat) {
        if let Some(held) = self.player(seat).cards.pop(SAVED) {
            let card = held.card;
            self.player(seat).put(HAND, card);
            self.s.turn.saved = Some(card);
            self.s.secrets_seen += 1;
            self.emit(Event::CardReturned { seat, card });
        }
    }

    /// The reveal turn is over: cards that lay face up for it go to the discard pile; those that wait for something else
    /// stay.
    pub(super) fn put_away_face_up(&mut self, seat: Seat) {
        let mut index = 0;
        while let Some(held) = self.s.intrigue.pile(intrigue_face_up(seat)).get(index).copied() {
            if self.content().intrigues[held.card.index()].face_up.is_empty() {
                self.s.intrigue.remove(intrigue_face_up(seat), index);
                self.s.intrigue.insert_sorted(INTRIGUE_DISCARD, held);
            } else {
                index += 1;
            }
        }
    }

    /// An intrigue card leaves the game, for all to see.
    pub(super) fn trash_intrigue(&mut self, seat: Seat, card: IntrigueId) {
        let hand = self.s.intrigue.pile(intrigue_hand(seat));
        let index = hand.iter().rposition(|held| held.card == card).expect("a legal action names a card in hand");
        self.s.intrigue.remove(intrigue_hand(seat), index);
        self.s.intrigue.insert_sorted(INTRIGUE_GONE, Hidden { card, known: KNOWN_TO_ALL });
        self.emit(Event::IntrigueTrashed { seat, card });
    }

    /// A card goes back from play to its owner's hand.
    pub(super) fn return_to_hand(&mut self, seat: Seat, card: CardId) {
        if self.take_from_play(seat, card) {
            self.player(seat).put(HAND, card);
            self.emit(Event::CardBackInHand { seat, card });
        }
    }

    /// Shows the three top cards of the deck to `seat`, who sorts them.
    pub(super) fn see_top_cards(&mut self, seat: Seat, count: u8) {
        let deck = self.s.players[seat.index()].cards.pile_mut(DECK);
        let mut seen: List<CardId, 8> = List::new();
        for held in deck.iter_mut().rev().take(count.into()) {
            held.known |= seat.bit();
            seen.push(held.card);
        }
        self.s.secrets_seen += 1;
        for &card in &seen {
            self.emit_to(seat, Event::CardSeen { seat, card });
        }
        self.push(seat, Frame::TopCards(count));
    }

    /// Takes a card out of the top ones of the deck.
    fn take_top_card(&mut self, seat: Seat, card: CardId, count: u8) -> Hidden<CardId> {
        let deck = self.s.players[seat.index()].deck();
        let top = deck.len().saturating_sub(count.into());
        let index = deck[top..].iter().rposition(|held| held.card == card).expect("a legal action names one of them");
        self.player(seat).cards.remove(DECK, top + index)
    }

    /// One of the top cards goes to the hand; the others are still to be sorted.
    pub(super) fn keep_top_card(&mut self, seat: Seat, card: CardId, count: u8) {
        let held = self.take_top_card(seat, card, count);
        self.player(seat).cards.insert_sorted(HAND, held);
        self.emit_to(seat, Event::TookCard { seat, card });
        self.emit(Event::Drew { seat, count: 1 });
        self.push(seat, Frame::TopCards(count - 1));
    }

    /// Of the last two, one is discarded (not from hand) and the other trashed.
    pub(super) fn discard_top_card(&mut self, seat: Seat, card: CardId, count: u8) {
        self.take_top_card(seat, card, count);
        self.player(seat).put(DISCARD, card);
        self.emit(Event::Discarded { seat, card });
        if let Some(last) = self.s.players[seat.index()].deck().last() {
            self.trash(seat, Zone::Deck, last.card);
        }
    }

    /// Plays an intrigue card: its effect happens, then it is put away.
    pub(super) fn play_intrigue(&mut self, seat: Seat, card: IntrigueId, effect: NodeId) {
        let hand = self.s.intrigue.pile(intrigue_hand(seat));
        let index = hand.iter().rposition(|held| held.card == card).expect("a legal action names a card in hand");
        self.s.intrigue.remove(intrigue_hand(seat), index);
        self.emit(Event::IntriguePlayed { seat, card });
        self.push(seat, Frame::PutAway(card));
        self.push(seat, Frame::Do(effect));
    }

    /// An intrigue card goes to the discard pile, or lies face up until the reveal turn it acts on (R75) or until what
    /// it waits for, which may have happened in this turn already.
    pub(super) fn put_away(&mut self, seat: Seat, card: IntrigueId) {
        let kind = &self.content().intrigues[card.index()];
        let until_reveal = kind.lasts && self.s.phase == Phase::Turns && self.s.turn.kind != TurnKind::Reveal;
        let waits = until_reveal || !kind.face_up.is_empty();
        let pile = if waits { intrigue_face_up(seat) } else { INTRIGUE_DISCARD };
        self.s.intrigue.insert_sorted(pile, Hidden { card, known: KNOWN_TO_ALL });
        if !kind.face_up.is_empty() && self.is_in_turn(seat) {
            self.fire_face_up_triggers(seat, When::UnitsDeployed(self.s.turn.units_deployed()));
        }
    }
}
