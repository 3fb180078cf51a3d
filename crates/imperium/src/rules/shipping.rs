//! The shipping track (X6, X7, R139, R140).

use table::{Seat, Sink};

use super::Engine;
use crate::event::Event;
use crate::ids::*;
use crate::state::*;

impl<S: Sink<Event>> Engine<'_, S> {
    /// The freighter goes one step up.
    pub(super) fn advance_freighter(&mut self, seat: Seat) {
        let step = &mut self.player(seat).freighter;
        *step += 1;
        let now = *step;
        self.emit(Event::FreighterAdvanced { seat, now });
    }

    /// The freighter goes back to the foot and brings the bonuses of its step and of all below, in any order.
    pub(super) fn recall_freighter(&mut self, seat: Seat) {
        let step = std::mem::take(&mut self.player(seat).freighter);
        self.emit(Event::FreighterRecalled { seat });
        let bonuses = self.content().shipping.iter().enumerate().filter(|(_, bonus)| bonus.step <= step);
        let all = bonuses.fold(0, |set, (i, _)| set | 1 << i);
        self.push(seat, Frame::Shipping(all));
    }

    /// Takes one of the bonuses that are left.
    pub(super) fn take_shipping_bonus(&mut self, seat: Seat, left: u8, node: NodeId) {
        let taken = self.content().shipping.iter().position(|bonus| bonus.node == node);
        self.push(seat, Frame::Shipping(left & !taken.map_or(0, |i| 1 << i)));
        self.s.turn.begin_effect();
        self.emit(Event::Resolved { seat, effect: node });
        self.source = Some(node);
        self.push(seat, Frame::Do(node));
    }

    /// Recruits by the track. Troop Transports bring one more, and all of them may be deployed while there is a conflict
    /// to come.
    pub(super) fn shipping_troops(&mut self, seat: Seat, printed: u8) {
        let transports = self.s.players[seat.index()].tiles & self.content().tile_sets.troop_transports != 0;
        let before = self.s.players[seat.index()].supply.troops;
        self.recruit(seat, printed + u8::from(transports));
        let recruited = before - self.s.players[seat.index()].supply.troops;
        if transports && recruited > 0 && self.s.phase == Phase::Turns {
            self.push(seat, Frame::Deploy(recruited));
        }
    }
}
