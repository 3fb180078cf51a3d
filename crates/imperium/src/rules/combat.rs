//! Combat: intrigue, places, rewards (B43–B49).

use table::{List, Seat, Sink};

use super::Engine;
use crate::effect::When;
use crate::event::{Event, UnitMove};
use crate::game::Imperium;
use crate::ids::*;
use crate::state::*;

/// A player's place in a conflict: seat, and 1 to 3 for the reward taken.
pub(crate) type Places = List<(u8, u8), 8>;

impl Imperium {
    /// Who takes which reward, best first (B45, B46, R107–R112).
    pub(crate) fn places(&self, s: &State) -> Places {
        let strength = |seat: Seat| self.strength(&s.players[seat.index()]);
        let mut order: List<u8, MAX_SEATS> =
            self.turn_order(s.first).filter(|&seat| strength(seat) > 0).map(|seat| seat.0).collect();
        // Stable: equals stay in turn order.
        order.sort_by_key(|&seat| std::cmp::Reverse(strength(Seat(seat))));
        let tied =
            |rest: &[u8]| rest.iter().take_while(|&&seat| strength(Seat(seat)) == strength(Seat(rest[0]))).count();
        let third = self.seats >= self.content.constants.third_reward_seats;

        let mut places = Places::new();
        let first = if order.is_empty() { 0 } else { tied(&order) };
        let (top, rest) = order.split_at(first);
        let third_of = |rest: &[u8], places: &mut Places| {
            if third && !rest.is_empty() && tied(rest) == 1 {
                places.push((rest[0], 3));
            }
        };
        match top {
            [] => {}
            [winner] => {
                places.push((*winner, 1));
                let second = if rest.is_empty() { 0 } else { tied(rest) };
                match rest.split_at(second) {
                    ([], _) => {}
                    ([second], others) => {
                        places.push((*second, 2));
                        third_of(others, &mut places);
                    }
                    (equals, _) => equals.iter().for_each(|&seat| places.push((seat, 3))),
                }
            }
            equals => {
                equals.iter().for_each(|&seat| places.push((seat, 2)));
                if equals.len() == 2 {
                    third_of(rest, &mut places);
                }
            }
        }
        places
    }
}

impl<S: Sink<Event>> Engine<'_, S> {
    /// Begins the combat, after all have revealed: players with a unit in the conflict may play combat intrigue, from
    /// the first player on.
    pub(crate) fn begin_combat(&mut self) {
        self.s.stack.clear();
        self.s.phase = Phase::Combat;
        self.s.passed = 0;
        self.s.played_this_turn = false;
        self.begin_combat_turn(self.s.first);
    }

    /// Ends a combat turn; a turn without a card played counts as a pass.
    pub(super) fn end_combat_turn(&mut self, seat: Seat) {
        if self.s.played_this_turn {
            self.s.passed = 0;
            self.s.played_this_turn = false;
        } else {
            self.s.passed |= seat.bit();
        }
        self.begin_combat_turn(self.game.next_in_turn_order(seat));
    }

    /// Begins the turn of the next fighter, from `seat` on, or resolves the conflict if all fighters have passed in a
    /// row.
    fn begin_combat_turn(&mut self, seat: Seat) {
        let fights = |seat: &Seat| self.s.players[seat.index()].fights();
        if self.game.turn_order(seat).filter(fights).all(|seat| self.s.passed & seat.bit() != 0) {
            return self.resolve_conflict();
        }
        if let Some(next) = self.game.turn_order(seat).find(fights) {
            self.push(next, Frame::Combat);
        }
    }

    fn resolve_conflict(&mut self) {
        self.s.phase = Phase::Rewards;
        let conflict = self.s.conflict.expect("a round has a conflict");
        let places = self.game.places(self.s);
        self.s.winner = places.iter().find(|(_, place)| *place == 1).map(|&(seat, _)| Seat(seat));
        match self.s.winner {
            Some(seat) => self.emit(Event::ConflictWon { seat, conflict }),
            None => self.emit(Event::NobodyWon { conflict }),
        }
        for &(seat, place) in &places {
            let seat = Seat(seat);
            let strength = self.game.strength(&self.s.players[seat.index()]).min(255) as u8;
            self.emit(Event::Placed { seat, place, strength });
        }
        self.s.rewards = places.iter().rev().copied().collect();
        if let Some(winner) = self.s.winner {
            self.gain(winner, Good::Solari, self.s.players[winner.index()].solari_if_won);
            self.raise(winner, When::WonConflict);
        }
    }

    /// The next reward is laid out; after the last one the winner may play cards for having won (B47), and all go home.
    pub(super) fn next_reward(&mut self) {
        if let Some((seat, place)) = self.s.rewards.pop() {
            let conflict = self.s.conflict.expect("a round has a conflict");
            self.s.tray.clear();
            // Recruits of rewards are no recruits of a turn.
            self.s.turn = Turn::new(Seat(seat));
            self.add_reward_to_tray(
                Seat(seat),
                self.content().conflicts[conflict.index()].rewards[usize::from(place) - 1],
            );
            self.push(Seat(seat), Frame::Reward);
        } else if let Some(winner) = self.s.winner.take() {
            self.s.tray.clear();
            let conflict = self.s.conflict.expect("a round has a conflict");
            self.take_conflict(winner, conflict);
            self.push(winner, Frame::PlaceDreadnought);
            // Without cards for it nobody is asked (R199).
            if self.content().intrigues.iter().any(|card| card.won.is_some()) {
                self.push(winner, Frame::Won);
            }
        } else {
            self.s.tray.clear();
            self.return_dreadnoughts();
            for seat in self.game.all_players() {
                self.player(seat).leave_conflict();
            }
            self.s.conflict = None;
            self.end_round();
        }
    }

    /// A dreadnought that won goes to a location, over any marker there (X11).
    pub(super) fn place_dreadnought(&mut self, seat: Seat, space: SpaceId) {
        if let Some((place, ..)) = self.content().spaces[space.index()].control {
            self.player(seat).conflict.dreadnoughts -= 1;
            self.s.dreadnoughts[usize::from(place)] = Some(seat);
            self.s.new_dreadnoughts |= 1 << place;
            self.emit(Event::DreadnoughtPlaced { seat, space });
        }
    }

    /// A dreadnought that won goes to supply for a point instead.
    pub(super) fn detonate(&mut self, seat: Seat) {
        let count = self.player(seat).move_units(UnitKind::Dreadnought, UnitMove::LoseConflict, 1);
        self.emit(Event::DreadnoughtsMoved { seat, how: UnitMove::LoseConflict, count });
        self.add_vp(seat, VpSource::Tech, 1);
    }

    /// Dreadnoughts placed in the combat before this one go back to their garrisons.
    fn return_dreadnoughts(&mut self) {
        for (place, &space) in self.content().controllable.iter().enumerate() {
            if self.s.new_dreadnoughts & 1 << place == 0
                && let Some(seat) = self.s.dreadnoughts[place].take()
            {
                self.player(seat).garrison.dreadnoughts += 1;
                self.emit(Event::DreadnoughtReturned { seat, space });
            }
        }
        self.s.new_dreadnoughts = 0;
    }
}
