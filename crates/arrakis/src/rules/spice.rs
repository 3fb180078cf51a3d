//! Phase 4: the spice must flow (section 14).

use table::Sink;

use super::Engine;
use crate::action::Change;
use crate::event::Event;
use crate::game::Arrakis;
use crate::ids::*;
use crate::state::*;

impl Arrakis {
    /// The last row of the spice board.
    pub(crate) fn bottom(&self) -> u8 {
        self.content.constants.rows.len() as u8 - 1
    }

    /// Markers on the bottom row, by bits.
    fn at_bottom(&self, s: &State) -> u8 {
        (0..3).fold(0, |all, i| all | (u8::from(s.imperium[i] == self.bottom()) << i))
    }
}

impl<S: Sink<Event>> Engine<'_, S> {
    /// W136, W137.
    pub(super) fn harvest(&mut self) {
        self.s.phase = Phase::Spice;
        self.emit(Event::Phase(Phase::Spice));
        self.s.turn.side = Side::Harkonnen;
        self.s.turn.board = Board::HouseHarkonnen;
        self.s.bans &= self.g.at_bottom(self.s);
        self.s.dropped = 0;
        let deep = (self.s.harvesters & self.g.deep_desert()).len() as u8;
        let all = self.s.harvesters.len() as u8;
        self.s.spice += all + deep;
        self.s.harvesters = AreaSet::NONE;
        self.emit(Event::Spice(self.s.spice));
        self.step(Frame::Bans);
        if self.g.solo {
            self.step(Frame::MahdiDoes(Task::Keep(0b111)));
            return;
        }
        self.ask(Side::Harkonnen, Frame::Stockpile);
        for &power in Power::ALL.iter().rev() {
            self.ask(Side::Harkonnen, Frame::Imperium(power));
        }
    }

    /// W138, W139.
    pub(super) fn move_imperium(&mut self, power: Power, change: Change) {
        let constants = &self.g.content.constants;
        let bottom = self.g.bottom();
        let row = &mut self.s.imperium[power.index()];
        match change {
            Change::Raise => {
                *row -= 1;
                self.s.spice -= constants.raise;
            }
            Change::Keep => self.s.spice -= constants.keep,
            Change::Drop => {
                if *row < bottom {
                    *row += 1;
                    self.s.dropped |= 1 << power.index();
                }
            }
        }
        let row = *row;
        self.emit(Event::Imperium(power, change, row));
    }

    /// W140.
    pub(super) fn stockpile(&mut self) {
        self.s.spice -= self.g.content.constants.stockpile;
        self.emit(Event::Stockpiled);
        self.raise_supremacy(1);
    }

    /// W141, W142, W144.
    pub(super) fn begin_bans(&mut self) {
        self.s.spice = self.s.spice.min(1);
        if self.s.spice > 0 {
            self.emit(Event::SpiceSaved(self.s.spice));
        }
        self.s.bans = self.g.at_bottom(self.s) | self.s.dropped;
        for &power in Power::ALL {
            if self.s.banned(power) {
                self.emit(Event::Ban(power));
            }
        }
        self.step(Frame::RoundEnd);
        self.step(Frame::CheckLimits(Side::Harkonnen));
    }
}
