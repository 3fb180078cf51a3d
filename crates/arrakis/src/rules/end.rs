//! The end of the round (section 15).

use table::Sink;

use super::Engine;
use crate::event::Event;
use crate::ids::*;
use crate::state::*;

impl<S: Sink<Event>> Engine<'_, S> {
    /// W150.
    pub(super) fn round_end(&mut self) {
        self.s.phase = Phase::End;
        self.emit(Event::Phase(Phase::End));
        self.s.turn.side = Side::Harkonnen;
        self.s.turn.board = Board::HouseHarkonnen;
        self.step(Frame::EndCheck);
        self.ask(Side::Atreides, Frame::EndClaim);
    }

    /// W151 to W153.
    pub(super) fn end_check(&mut self) {
        // Whether the game goes on tells something of the secret objective.
        self.secret();
        if self.g.objective_reached(self.s) {
            self.win(Side::Atreides);
            return;
        }
        for zone in 0..self.s.zones.len() as u8 {
            self.remove_flyer(ZoneId(zone));
        }
        self.step(Frame::Ready);
        if self.s.wild.at.is_some() && self.g.worms_left(self.s) > 0 {
            self.ask(Side::Atreides, Frame::ExchangeWild);
        }
        self.ask(Side::Atreides, Frame::Exchange(Side::Atreides));
        if !self.g.solo {
            self.ask(Side::Harkonnen, Frame::Exchange(Side::Harkonnen));
        }
    }

    /// A named leader waits aside; a generic one takes the place, if there is one (W153).
    pub(super) fn exchange(&mut self, leader: LeaderId) {
        let LeaderAt::On(area) = self.s.leaders[leader.index()].at else { return };
        let side = self.g.side_of(leader);
        self.s.leaders[leader.index()].at = LeaderAt::Aside;
        if self.s.supply[side.index()][3] > 0 {
            self.s.supply[side.index()][3] -= 1;
            self.s.troops[side.index()][area.index()].generic += 1;
        }
        self.emit(Event::Exchanged(leader, area));
    }

    /// W154, W155.
    pub(super) fn ready_cards(&mut self) {
        for leader in &mut self.s.leaders {
            leader.ready |= !matches!(leader.at, LeaderAt::Waiting | LeaderAt::Gone);
        }
        self.s.wild.ready = self.s.wild.in_play;
        self.step(Frame::NextRound);
        self.ask(Side::Atreides, Frame::RemovePrescience);
        for board in [Board::FremenAlly, Board::HouseAtreides, Board::CorrinoAlly, Board::HouseHarkonnen] {
            if self.g.hand_of(board) == board && !(self.g.solo && board.side() == Side::Harkonnen) {
                self.push(board, Frame::HandLimit);
            }
        }
    }

    /// W156, W157, W255, W272.
    pub(super) fn next_round(&mut self) {
        self.return_prescience();
        if self.g.solo {
            self.mahdi_round_ends();
        }
        if self.s.winner.is_none() && self.s.round >= self.g.content.constants.rounds {
            self.win(Side::Harkonnen);
        }
        self.step(Frame::RoundStart);
    }
}
