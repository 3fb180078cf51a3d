//! The Harkonnen of the solo game: what they spend their spice on (W253, W254).

use table::Sink;

use super::Engine;
use super::mahdi::Chooser;
use super::turn::bits;
use crate::action::Change;
use crate::event::{Criterion, Event, Powers};
use crate::ids::*;
use crate::state::*;

impl<S: Sink<Event>> Engine<'_, S> {
    /// W253: the markers left are kept, the lowest first, as far as spice goes; with all kept they are raised.
    pub(super) fn mahdi_keep(&mut self, left: u8, chooser: &mut Chooser) -> Result<(), Candidates> {
        let keep = self.g.content.constants.keep;
        if left == 0 {
            self.mahdi_kept_all();
            return Ok(());
        }
        if self.s.spice < keep {
            for power in powers(left) {
                self.emit(Event::MahdiChosePower(Criterion::DropUnpaid, power, Powers(bit(power))));
                self.move_imperium(power, Change::Drop);
            }
            return Ok(());
        }
        let (power, why) = self.next_marker(left, keep, Criterion::KeepLowest, chooser)?;
        // With spice for all of them there is nothing to choose.
        if self.s.spice < keep * left.count_ones() as u8 {
            self.emit(Event::MahdiChosePower(why, power, Powers(left)));
        }
        self.move_imperium(power, Change::Keep);
        self.step(Frame::MahdiDoes(Task::Keep(left & !bit(power))));
        Ok(())
    }

    /// W254: what is left over with all markers on the top row brings supremacy; else it raises the others.
    fn mahdi_kept_all(&mut self) {
        let below = Power::ALL.iter().filter(|power| self.s.imperium[power.index()] > 0);
        let below = below.fold(0, |all, &power| all | bit(power));
        if below != 0 {
            self.step(Frame::MahdiDoes(Task::Raise(below)));
        } else if self.s.spice > 0 {
            self.emit(Event::MahdiSurplus(self.s.spice));
            self.s.spice = 0;
            self.raise_supremacy(1);
        }
    }

    /// W253: the markers left, all kept already, are raised for the difference, the lowest first.
    pub(super) fn mahdi_raise(&mut self, left: u8, chooser: &mut Chooser) -> Result<(), Candidates> {
        let constants = &self.g.content.constants;
        let (keep, more) = (constants.keep, constants.raise - constants.keep);
        if left == 0 || self.s.spice < more {
            return Ok(());
        }
        let (power, why) = self.next_marker(left, more, Criterion::RaiseLowest, chooser)?;
        self.emit(Event::MahdiChosePower(why, power, Powers(left)));
        self.s.spice += keep;
        self.move_imperium(power, Change::Raise);
        self.step(Frame::MahdiDoes(Task::Raise(left & !bit(power))));
        Ok(())
    }

    /// The marker that spice goes to next, and what decided: the lowest one. Where there is spice for all of a row their
    /// order does not matter; where there is not the players choose (W209).
    fn next_marker(
        &self,
        of: u8,
        price: u8,
        criterion: Criterion,
        chooser: &mut Chooser,
    ) -> Result<(Power, Criterion), Candidates> {
        let row = |power: Power| self.s.imperium[power.index()];
        let lowest_row = powers(of).map(row).max();
        let lowest = powers(of).filter(|&power| Some(row(power)) == lowest_row);
        let lowest = lowest.fold(0, |all, power| all | bit(power));
        let all_get_it = self.s.spice >= price * lowest.count_ones() as u8;
        match powers(lowest).next() {
            Some(first) if all_get_it => Ok((first, criterion)),
            _ => {
                let why = if lowest.count_ones() > 1 { Criterion::Players } else { criterion };
                Ok((chooser.power(lowest)?, why))
            }
        }
    }
}

fn bit(power: Power) -> u8 {
    1 << power.index()
}

/// Some Imperium markers, given by bits.
fn powers(set: u8) -> impl Iterator<Item = Power> {
    bits(set.into()).map(|number| Power::ALL[usize::from(number)])
}
