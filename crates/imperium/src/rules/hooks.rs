//! Abilities that no effect tree can say, each in a few lines, and what standing abilities wait for. What these change
//! is asked for where it is decided, by `Imperium::modifiers`.

use table::{Seat, Sink};

use super::Engine;
use crate::content::{Passive, Source};
use crate::effect::{Destination, Hook, Trigger, When};
use crate::event::Event;
use crate::game::Imperium;
use crate::ids::*;
use crate::state::*;

impl Imperium {
    /// Whether a hook could do anything for `seat` now.
    pub(crate) fn can_hook(&self, s: &State, seat: Seat, hook: Hook) -> bool {
        let player = &s.players[seat.index()];
        match hook {
            // An empty own supply does not forbid it (R105).
            Hook::DoubleCross => self.opponents_of(seat).any(|other| s.players[other.index()].conflict.troops > 0),
            // Looking never reshuffles (R63).
            Hook::PoisonSnooper => !player.deck().is_empty(),
            Hook::Manipulate => !s.row.is_empty() && !player.cards.is_full(),
            Hook::Masterstroke => player.secret_factions != 0,
            Hook::InfluenceWhereAgents => self.factions_visited(player) != 0,
            Hook::TheVoice => true,
            Hook::Training => !self.next_steps(player).is_empty(),
            Hook::OtherMemories => player.has_leader && self.content.leaders[player.leader.index()].back.is_some(),
            Hook::ChroniclersInsight => {
                !player.hand().is_empty() || self.acquirable(s, seat, 1).any(|card| self.costs_one(card))
            }
            // With fewer nothing happens, and nothing is shuffled first.
            Hook::LongLiveTheFighters => player.deck().len() >= 3,
            Hook::PriceIsNoObject => self.acquirable(s, seat, player.solari.min(255) as u8).next().is_some(),
            Hook::InspireAwe => self.acquirable(s, seat, 3).next().is_some(),
        }
    }
}

impl Imperium {
    /// Steps of the leader's training track that can follow.
    pub(crate) fn next_steps(&self, player: &Player) -> &[u8] {
        let leader = player.has_leader.then(|| &self.content.leaders[player.leader.index()]);
        leader.and_then(|leader| leader.track.get(usize::from(player.training))).map_or(&[], |step| &step.next)
    }

    /// Whether a card's cost is exactly 1.
    pub(crate) fn costs_one(&self, card: CardId) -> bool {
        self.content.cards[card.index()].cost == 1
    }

    /// Factions on whose spaces agents of a player stand, as a set.
    fn factions_visited(&self, player: &Player) -> u8 {
        let spaces = self.placed(player);
        let factions = spaces.iter().filter_map(|space| self.content.spaces[space.index()].faction);
        factions.fold(0, |set, faction| set | faction.bit())
    }
}

impl<S: Sink<Event>> Engine<'_, S> {
    /// Resolves a hook that stands in an effect tree.
    pub(super) fn hook(&mut self, seat: Seat, hook: Hook) {
        if !self.game.can_hook(self.s, seat, hook) {
            return;
        }
        match hook {
            Hook::TheVoice => self.push(seat, Frame::CloseSpace),
            Hook::InfluenceWhereAgents => {
                let factions = self.game.factions_visited(&self.s.players[seat.index()]);
                Faction::members(factions).for_each(|faction| self.gain_influence(seat, faction, 1));
            }
            Hook::DoubleCross => self.push(seat, Frame::DoubleCross),
            Hook::Manipulate => self.push(seat, Frame::SetAside),
            Hook::PoisonSnooper => {
                let top = self.s.players[seat.index()].cards.pile_mut(DECK).last_mut().expect("looked for above");
                top.known |= seat.bit();
                let card = top.card;
                self.s.secrets_seen += 1;
                self.emit_to(seat, Event::Looked { seat, card });
                self.push(seat, Frame::Snoop);
            }
            Hook::Training => match *self.game.next_steps(&self.s.players[seat.index()]) {
                [step] => self.train(seat, step),
                _ => self.push(seat, Frame::Training),
            },
            Hook::OtherMemories => self.other_memories(seat),
            Hook::ChroniclersInsight => self.push(seat, Frame::Chronicle),
            Hook::LongLiveTheFighters => self.see_top_cards(seat, 3),
            Hook::PriceIsNoObject => self.push(seat, Frame::BuyWithSolari),
            Hook::InspireAwe => {
                let worm = self.s.players[seat.index()].conflict.sandworms > 0;
                let to = if worm { Destination::Hand } else { Destination::Discard };
                self.push(seat, Frame::Acquire { max_cost: 3, to });
            }
            Hook::Masterstroke => {
                let set = std::mem::take(&mut self.player(seat).secret_factions);
                let mut factions = Faction::ALL.iter().copied().filter(|faction| set & faction.bit() != 0);
                if let (Some(first), Some(second)) = (factions.next(), factions.next()) {
                    self.emit(Event::SecretFactions { seat, first, second });
                    self.gain_influence(seat, first, 1);
                    self.gain_influence(seat, second, 1);
                }
            }
        }
    }

    /// Fires the standing abilities of `seat` that wait for `event`. Their effects are resolved at once or added to
    /// the tray, unless they could do nothing; effects of sending an agent or of revealing always wait there (R5).
    #[inline]
    pub(super) fn raise(&mut self, seat: Seat, event: When) {
        let content = self.content();
        let player = &self.s.players[seat.index()];
        let tiles = player.tiles;
        if player.has_leader {
            let passive = &content.leaders[player.leader.index()].passive;
            if passive.events & event.bit() != 0 {
                self.fire_triggers(seat, passive, event);
            }
        }
        if tiles != 0 && content.tile_sets.events & event.bit() != 0 {
            TechId::members(tiles)
                .for_each(|tile| self.fire_triggers(seat, &content.tech[tile.index()].passive, event));
        }
        if content.face_up_events & event.bit() != 0 {
            self.fire_face_up_triggers(seat, event);
        }
    }

    /// Adds the effects of face-up intrigue cards that wait for `event` to the tray, once for each copy. A card stays
    /// where it is until its effect is resolved, because a player who declines the effect keeps the card (R76).
    pub(super) fn fire_face_up_triggers(&mut self, seat: Seat, event: When) {
        let content = self.content();
        for index in 0..self.s.intrigue.pile(intrigue_face_up(seat)).len() {
            let pile = self.s.intrigue.pile(intrigue_face_up(seat));
            let card = pile[index].card;
            let copies = pile[..=index].iter().filter(|held| held.card == card).count();
            let triggers = content.intrigues[card.index()].face_up.triggers.iter();
            for trigger in triggers.filter(|trigger| event.satisfies(trigger.when)) {
                if self.s.tray.iter().filter(|&&node| node == trigger.node).count() < copies {
                    self.s.tray.insert_sorted(trigger.node);
                }
            }
        }
    }

    /// Discards the face-up intrigue card whose effect has just been resolved, if it was one.
    pub(super) fn discard_resolved_face_up(&mut self, seat: Seat) {
        let Some(node) = self.source else { return };
        let Source::Intrigue(card) = self.content().node(node).source else { return };
        let brought = |trigger: &Trigger| trigger.node == node;
        if !self.content().intrigues[card.index()].face_up.triggers.iter().any(brought) {
            return;
        }
        let pile = self.s.intrigue.pile(intrigue_face_up(seat));
        if let Some(index) = pile.iter().position(|held| held.card == card) {
            let held = self.s.intrigue.remove(intrigue_face_up(seat), index);
            self.s.intrigue.insert_sorted(INTRIGUE_DISCARD, held);
        }
    }

    /// Fires the triggers of one standing ability that wait for `event`.
    fn fire_triggers(&mut self, seat: Seat, passive: &Passive, event: When) {
        for trigger in passive.triggers.iter().filter(|trigger| trigger.when == event) {
            if trigger.at_once {
                self.resolve_or_offer(seat, trigger.node);
            } else if matches!(event, When::Revealed | When::SentTo(_)) || self.game.can(self.s, seat, trigger.node) {
                self.s.tray.insert_sorted(trigger.node);
            }
        }
    }

    /// Whether `seat` is taking a turn. When all turns of the round are over, what is remembered of the last one still
    /// names its player.
    pub(super) fn is_in_turn(&self, seat: Seat) -> bool {
        self.s.turn.seat == seat && self.s.phase == Phase::Turns
    }

    /// Counts troops that came to the conflict in one's own turn.
    pub(super) fn deployed(&mut self, seat: Seat, count: u8) {
        if self.is_in_turn(seat) {
            for _ in 0..count {
                self.s.turn.deployed += 1;
                self.raise(seat, When::Deployed(self.s.turn.deployed));
                self.unit_deployed(seat);
            }
        }
    }

    /// One more unit came to the conflict in one's own turn.
    pub(super) fn unit_deployed(&mut self, seat: Seat) {
        if self.content().face_up_events != 0 {
            self.raise(seat, When::UnitsDeployed(self.s.turn.units_deployed()));
        }
    }

    /// The token advances on the training track.
    pub(super) fn train(&mut self, seat: Seat, step: u8) {
        self.player(seat).training = step;
        self.emit(Event::Trained { seat, step: step + 1 });
        let leader = self.s.players[seat.index()].leader;
        if let Some(node) = self.content().leaders[leader.index()].track[usize::from(step)].reward {
            self.resolve_or_offer(seat, node);
        }
    }

    /// A troop from supply becomes a memory, if there is one (R206).
    pub(super) fn make_memory(&mut self, seat: Seat) {
        let player = self.player(seat);
        if player.supply.troops > 0 {
            player.supply.troops -= 1;
            player.memories += 1;
            self.emit(Event::MemoryMade { seat });
        }
    }

    /// All memories go back to supply and bring a card each; then the leader turns over, for good. What the other side
    /// waits for may have happened in this turn already (R182).
    fn other_memories(&mut self, seat: Seat) {
        let player = self.player(seat);
        let count = std::mem::take(&mut player.memories);
        player.supply.troops += count;
        let leader = player.leader;
        if count > 0 {
            self.emit(Event::MemoriesReturned { seat, count });
            self.draw(seat, count);
        }
        if let Some(back) = self.content().leaders[leader.index()].back {
            self.player(seat).leader = back;
            self.emit(Event::LeaderTurned { seat, leader: back });
            if self.s.turn.seat == seat && self.s.turn.kind == TurnKind::Agent {
                let icon = self.content().spaces[self.s.turn.space.index()].icon;
                self.raise(seat, When::SentTo(icon));
            }
        }
    }

    /// One of `from`'s troops goes home and one of `seat`'s joins the conflict.
    pub(super) fn double_cross(&mut self, seat: Seat, from: Seat) {
        self.lose_troops(from, 1, crate::effect::TroopPlace::Conflict);
        self.deploy_from_supply(seat, 1);
    }

    /// Who may always see the top card of their deck sees the new one.
    pub(crate) fn see_top_card(&mut self, seat: Seat) {
        if self.game.modifiers(self.s, seat).see_top_card
            && let Some(top) = self.s.players[seat.index()].cards.pile_mut(DECK).last_mut()
            && top.known & seat.bit() == 0
        {
            top.known |= seat.bit();
            let card = top.card;
            self.s.secrets_seen += 1;
            self.emit_to(seat, Event::Looked { seat, card });
        }
    }
}
