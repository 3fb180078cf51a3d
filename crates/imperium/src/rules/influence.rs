//! Influence tracks and alliances (B34–B37, R22–R30).

use table::{Seat, Sink};

use super::Engine;
use crate::content::Constants;
use crate::effect::When;
use crate::event::Event;
use crate::ids::*;
use crate::state::Frame;

impl<S: Sink<Event>> Engine<'_, S> {
    /// Rises on a track, with everything that follows at once: its point, its bonus, the alliance.
    pub(super) fn gain_influence(&mut self, seat: Seat, faction: Faction, amount: u8) {
        let Constants { track_top, point_step, bonus_step, .. } = self.content().constants;
        let step = &mut self.s.players[seat.index()].influence[faction.index()];
        let (old, new) = (*step, (*step + amount).min(track_top));
        if new == old {
            return;
        }
        *step = new;
        self.emit(Event::InfluenceGained { seat, faction, amount: new - old, now: new });
        if old < point_step && new >= point_step {
            self.add_vp(seat, VpSource::Influence, 1);
            self.raise(seat, When::Reached(faction));
        }
        if self.s.players[seat.index()].snoopers & faction.bit() != 0 && new >= point_step {
            self.take_snooper(seat, faction);
        }
        if old < bonus_step && new >= bonus_step {
            self.push(seat, Frame::Do(self.content().track_bonus[faction.index()]));
        }
        let holder = self.s.alliances[faction.index()];
        let highest = holder.is_none_or(|holder| self.s.players[holder.index()].influence[faction.index()] < new);
        if new >= bonus_step && holder != Some(seat) && highest {
            self.move_alliance(faction, Some(seat));
        }
    }

    /// A snooper leaves the track. What it brings depends on how many were taken before, whatever the faction.
    fn take_snooper(&mut self, seat: Seat, faction: Faction) {
        let snoopers = &mut self.player(seat).snoopers;
        let taken = FACTIONS as u32 - snoopers.count_ones();
        *snoopers &= !faction.bit();
        self.emit(Event::SnooperTaken { seat, faction });
        self.push(seat, Frame::Snooper(faction, taken as u8));
    }

    /// What a snooper brings: a trade, the bonus of its track, a step on it, or both of these.
    pub(super) fn snooper_reward(&mut self, seat: Seat, faction: Faction, taken: u8) {
        match taken {
            0 => {
                let leader = self.s.players[seat.index()].leader;
                if let Some(node) = self.content().leaders[leader.index()].snooper {
                    self.resolve_or_offer(seat, node);
                }
            }
            1 => self.push(seat, Frame::Do(self.content().track_bonus[faction.index()])),
            2 => self.gain_influence(seat, faction, 1),
            _ => {
                self.push(seat, Frame::Do(self.content().track_bonus[faction.index()]));
                self.gain_influence(seat, faction, 1);
            }
        }
    }

    /// Falls on a track. A holder who falls behind loses the alliance to whoever is highest, by choice among equals.
    pub(super) fn lose_influence(&mut self, seat: Seat, faction: Faction, amount: u8) {
        let Constants { point_step, bonus_step, .. } = self.content().constants;
        let step = &mut self.s.players[seat.index()].influence[faction.index()];
        let (old, new) = (*step, step.saturating_sub(amount));
        if new == old {
            return;
        }
        *step = new;
        self.emit(Event::InfluenceLost { seat, faction, amount: old - new, now: new });
        if old >= point_step && new < point_step {
            self.add_vp(seat, VpSource::Influence, -1);
        }
        if self.s.alliances[faction.index()] != Some(seat) {
            return;
        }
        let step_of = |other: Seat| self.s.players[other.index()].influence[faction.index()];
        let highest = self.game.opponents_of(seat).map(step_of).max().unwrap_or(0);
        if highest > new && highest >= bonus_step {
            let heirs: u8 =
                self.game.opponents_of(seat).filter(|&other| step_of(other) == highest).map(Seat::bit).sum();
            if heirs.count_ones() == 1 {
                self.move_alliance(faction, Some(Seat(heirs.trailing_zeros() as u8)));
            } else {
                self.push(seat, Frame::GiveAlliance(faction, heirs));
            }
        } else if new < bonus_step {
            self.move_alliance(faction, None);
        }
    }

    /// Gives the alliance token to a seat, or back to the board, and moves its point.
    pub(super) fn move_alliance(&mut self, faction: Faction, to: Option<Seat>) {
        if let Some(seat) = std::mem::replace(&mut self.s.alliances[faction.index()], to) {
            self.emit(Event::AllianceLost { seat, faction });
            self.add_vp(seat, VpSource::Alliance, -1);
        }
        if let Some(seat) = to {
            self.emit(Event::AllianceTaken { seat, faction });
            self.add_vp(seat, VpSource::Alliance, 1);
        }
    }

    /// Adds (or takes back) victory points.
    pub(super) fn add_vp(&mut self, seat: Seat, source: VpSource, amount: i8) {
        self.player(seat).vp[source as usize] += amount;
        let count = amount.unsigned_abs();
        self.emit(if amount > 0 {
            Event::Gained { seat, good: Good::Vp, amount: count }
        } else {
            Event::VpLost { seat, amount: count }
        });
    }
}
