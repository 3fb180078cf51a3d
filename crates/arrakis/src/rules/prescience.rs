//! Claiming prescience cards (section 16).

use table::Sink;

use super::Engine;
use super::turn::bits;
use crate::effect::Deed;
use crate::event::Event;
use crate::ids::*;
use crate::state::*;

impl<S: Sink<Event>> Engine<'_, S> {
    /// Asks for cards that a deed has just fulfilled, each once (W164).
    pub(super) fn ask_claims(&mut self) {
        let open = self.g.claimable(self.s, false) & !self.s.achievements.asked;
        if open == 0 || self.s.phase != Phase::Actions {
            return;
        }
        self.ask(Side::Atreides, Frame::Claim);
    }

    /// The deed of a claim is done, then the markers move.
    pub(super) fn claim(&mut self, by: Board, card: PrescienceId) {
        self.s.revealed &= !card.bit();
        self.s.claimed |= card.bit();
        self.s.kept &= !card.bit();
        self.emit(Event::Claimed(card));
        self.push(by, Frame::Claimed(card));
        match self.g.content.prescience[card.index()].deed {
            Deed::None => {}
            Deed::RevealSietchOf(person) => {
                if let Some(area) = self.g.person_at(self.s, person) {
                    self.reveal_sietch(area);
                    self.mahdi_saw_reveal();
                }
            }
            Deed::RevealTokensWith(person, count) => {
                if let Some(area) = self.g.person_at(self.s, person) {
                    self.push(by, Frame::CheckLimits(Side::Atreides));
                    self.push(by, Frame::ClaimTokens(area, count));
                }
            }
            Deed::Tank(person) => {
                if let Some(leader) = self.g.form(self.s, person) {
                    self.tank(leader);
                }
            }
            Deed::RemoveUnitsInDeepDesert(count) => self.push(by, Frame::ClaimUnits(count)),
        }
    }

    /// W166, and what a card added.
    pub(super) fn claimed(&mut self, card: PrescienceId) {
        let steps = self.g.content.prescience[card.index()].markers;
        for &marker in Marker::ALL {
            self.advance_marker(marker, steps[marker.index()]);
        }
        if let Some((attached, more)) = self.s.bonus
            && attached == card
        {
            self.s.bonus = None;
            self.ask(Side::Atreides, Frame::BonusMarker(more));
        }
    }

    /// Unclaimed cards leave the game or go back to the deck (W156).
    pub(super) fn return_prescience(&mut self) {
        for card in bits(self.s.claimed.into()) {
            self.s.prescience_gone |= 1 << card;
        }
        self.s.claimed = 0;
        let back = self.s.revealed & !self.s.kept;
        self.s.prescience_deck |= back;
        self.s.revealed &= !back;
        self.s.bonus = None;
    }

    /// A revealed card leaves the game.
    pub(super) fn remove_prescience(&mut self, card: PrescienceId) {
        self.s.revealed &= !card.bit();
        self.s.prescience_gone |= card.bit();
        self.emit(Event::PrescienceGone(card));
    }
}
