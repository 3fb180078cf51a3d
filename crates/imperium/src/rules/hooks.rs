//! Abilities that no effect tree can say, each in a few lines. Those that change a price, a harvest or what blocks an
//! agent are asked for where that is decided (`predicates.rs`, `effects.rs`, `turn.rs`).

use table::{Seat, Sink};

use super::Engine;
use crate::effect::Hook;
use crate::event::{Event, Troops};
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
            Hook::TheVoice => true,
            // Always on, never resolved.
            Hook::RuthlessNegotiator
            | Hook::SpiceAddict
            | Hook::LandsraadPopularity
            | Hook::Connections
            | Hook::EyesEverywhere
            | Hook::Prescience => false,
        }
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
            Hook::RuthlessNegotiator
            | Hook::SpiceAddict
            | Hook::LandsraadPopularity
            | Hook::Connections
            | Hook::EyesEverywhere
            | Hook::Prescience => {}
        }
    }

    /// Lays a leader's passive effect on the tray if the leader has this ability.
    pub(super) fn passive(&mut self, seat: Seat, hook: Hook) {
        if self.game.has_passive(self.s, seat, hook) {
            let node = self.content().passive[self.s.players[seat.index()].leader.index()];
            self.s.tray.insert_sorted(node);
        }
    }

    /// Four troops in one turn open the masterstroke, once.
    pub(super) fn after_deploying(&mut self, seat: Seat) {
        if self.s.turn.deployed >= 4
            && self.s.turn.seat == seat
            && self.s.players[seat.index()].secret_factions != 0
            && self.game.has_passive(self.s, seat, Hook::Masterstroke)
        {
            let node = self.content().passive[self.s.players[seat.index()].leader.index()];
            if !self.s.tray.contains(&node) {
                self.s.tray.insert_sorted(node);
            }
        }
    }

    /// One of `from`'s troops goes home and one of `seat`'s joins the conflict.
    pub(super) fn double_cross(&mut self, seat: Seat, from: Seat) {
        self.lose_troops(from, 1, crate::effect::Post::Conflict);
        if self.player(seat).move_troops(Troops::Join, 1) > 0 {
            self.s.turn.deployed += 1;
            self.emit(Event::TroopsMoved { seat, how: Troops::Join, count: 1 });
            self.after_deploying(seat);
        }
    }

    /// Who may always see the top card of their deck sees the new one.
    pub(crate) fn refresh_prescience(&mut self, seat: Seat) {
        if self.game.has_passive(self.s, seat, Hook::Prescience)
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
