//! Abilities that no effect tree can say, each in a few lines, and what standing abilities wait for. What these change
//! is asked for where it is decided, by `Imperium::modifiers`.

use table::{Seat, Sink};

use super::Engine;
use crate::content::Passive;
use crate::effect::{Hook, When};
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
            Hook::Manipulate => !s.row.is_empty() && player.aside.is_none(),
            Hook::Masterstroke => player.secret_factions != 0,
            Hook::InfluenceWhereAgents => self.factions_visited(player) != 0,
            Hook::TheVoice => true,
        }
    }
}

impl Imperium {
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
                self.tell(seat, Event::Looked { seat, card });
                self.push(seat, Frame::Snoop);
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

    /// Something happened to `seat` that standing abilities may wait for. What they bring is done at once or laid on
    /// the tray, unless it could do nothing; in a reveal turn it waits there.
    #[inline]
    pub(super) fn raise(&mut self, seat: Seat, event: When) {
        let content = self.content();
        let player = &self.s.players[seat.index()];
        let tiles = player.tiles;
        if player.has_leader {
            let passive = &content.leaders[player.leader.index()].passive;
            if passive.events & event.bit() != 0 {
                self.pull(seat, passive, event);
            }
        }
        if tiles != 0 && content.tile_sets.events & event.bit() != 0 {
            TechId::members(tiles).for_each(|tile| self.pull(seat, &content.tech[tile.index()].passive, event));
        }
    }

    /// What one standing ability does when something happens.
    fn pull(&mut self, seat: Seat, passive: &Passive, event: When) {
        for trigger in passive.triggers.iter().filter(|trigger| trigger.when == event) {
            if trigger.at_once {
                self.grant(seat, trigger.node);
            } else if event == When::Revealed || self.game.can(self.s, seat, trigger.node) {
                self.s.tray.insert_sorted(trigger.node);
            }
        }
    }

    /// Counts troops that came to the conflict in one's own turn.
    pub(super) fn deployed(&mut self, seat: Seat, count: u8) {
        if self.s.turn.seat == seat {
            for _ in 0..count {
                self.s.turn.deployed += 1;
                self.raise(seat, When::Deployed(self.s.turn.deployed));
            }
        }
    }

    /// One of `from`'s troops goes home and one of `seat`'s joins the conflict.
    pub(super) fn double_cross(&mut self, seat: Seat, from: Seat) {
        self.lose_troops(from, 1, crate::effect::Post::Conflict);
        self.join(seat, 1);
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
            self.tell(seat, Event::Looked { seat, card });
        }
    }
}
