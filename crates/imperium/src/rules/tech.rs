//! Technology tiles and negotiators (X3–X5, R133–R137).

use table::{Seat, Sink};

use super::Engine;
use crate::event::Event;
use crate::ids::*;
use crate::state::{Phase, TurnKind};

impl<S: Sink<Event>> Engine<'_, S> {
    /// Buys a tile that lies face up; the next one of its stack is turned up, then its bonus comes.
    pub(super) fn buy_tile(&mut self, seat: Seat, tile: TechId, discount: u8, negotiators: u8, solari: bool) {
        let amount = self.game.tile_price(tile, discount, negotiators);
        let good = if solari { Good::Solari } else { Good::Spice };
        self.spend(seat, good, amount);
        let player = self.player(seat);
        player.negotiators -= negotiators;
        player.supply.troops += negotiators;
        player.tiles |= tile.bit();
        if negotiators > 0 {
            self.emit(Event::NegotiatorsReturned { seat, count: negotiators });
        }
        self.emit(Event::TileAcquired { seat, tile, good, amount });
        let stack = self.s.tech.iter_mut().find(|stack| stack.last() == Some(&tile));
        let stack = stack.expect("a legal action names a tile that lies face up");
        stack.pop();
        if let Some(&next) = stack.last() {
            self.s.secrets_seen += 1;
            self.emit(Event::TileTurned { tile: next });
        }
        // What it gives in a reveal turn it gives in the one it is bought in, as a council seat does (R204).
        if self.s.phase == Phase::Turns && self.s.turn.seat == seat && self.s.turn.kind == TurnKind::Reveal {
            self.add_revealed_to_tray(seat, self.content().tech[tile.index()].reveal);
        }
        for node in self.content().tech[tile.index()].acquire.iter().rev() {
            self.source = Some(node);
            self.resolve_or_offer(seat, node);
        }
    }

    /// Uses a tile: it is turned face down for the rest of the round.
    pub(super) fn use_tile(&mut self, seat: Seat, tile: TechId) {
        self.s.turn.begun = true;
        self.s.turn.begin_effect();
        self.player(seat).used_tiles |= tile.bit();
        self.emit(Event::TileUsed { seat, tile });
        if let Some(node) = self.content().tech[tile.index()].usage {
            self.resolve(seat, node);
        }
    }

    /// A tile leaves the game.
    pub(super) fn trash_tile(&mut self, seat: Seat, tile: TechId) {
        let player = self.player(seat);
        player.tiles &= !tile.bit();
        player.used_tiles &= !tile.bit();
        self.s.tiles_gone |= tile.bit();
        self.emit(Event::TileTrashed { seat, tile });
    }

    /// A troop from supply becomes a negotiator, if there is one (R135).
    pub(super) fn negotiate(&mut self, seat: Seat) {
        let player = self.player(seat);
        if player.supply.troops > 0 {
            player.supply.troops -= 1;
            player.negotiators += 1;
            self.emit(Event::NegotiatorSent { seat });
        }
    }
}
