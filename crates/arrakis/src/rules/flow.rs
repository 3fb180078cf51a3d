//! The round: what goes on by itself (sections 4 to 6).

use table::Sink;

use super::Engine;
use crate::event::Event;
use crate::ids::*;
use crate::state::*;

impl<S: Sink<Event>> Engine<'_, S> {
    /// Works off a frame that asks nobody.
    pub(super) fn go_on(&mut self, pending: Pending) {
        match pending.frame {
            Frame::RoundStart => self.round_start(),
            Frame::Vehicles => self.vehicles(),
            Frame::Dice => self.roll_dice(),
            Frame::Overflow => self.overflow(),
            Frame::NextTurn => self.next_turn(),
            Frame::TurnDone => self.turn_done(),
            Frame::Hazards => self.hazards(),
            Frame::WormsDue => self.worms_due(),
            Frame::Storms => self.storms(),
            Frame::StormsLeft(areas) => self.storms_left(areas),
            Frame::Spice => self.harvest(),
            Frame::Bans => self.begin_bans(),
            Frame::RoundEnd => self.round_end(),
            Frame::EndCheck => self.end_check(),
            Frame::Ready => self.ready_cards(),
            Frame::NextRound => self.next_round(),
            Frame::Do(node) => self.resolve(pending.by, node),
            Frame::PutAway(card) => self.put_away(card),
            Frame::MovesDone => {
                self.s.moved.clear();
                self.s.turn.flown |= self.s.turn.flying;
                self.s.turn.flying = AreaSet::NONE;
                self.check_limits(pending.by.side());
            }
            Frame::CheckLimits(side) => self.check_limits(side),
            Frame::BattleRound => self.battle_round(),
            Frame::BattleRoll => self.battle_roll(),
            Frame::BattleResults => self.battle_results(),
            Frame::BattleAfter => self.battle_after(),
            Frame::BattleOn => self.battle_on(),
            Frame::BattleEnd => self.battle_end(),
            Frame::Entered(area) => self.entered(area),
            Frame::WormActs(area) => self.worm_acts(area),
            Frame::Strike(side, area, dice, source) => self.strike_roll(side, area, dice, source),
            Frame::WormStruck(area) => self.worm_struck(area),
            Frame::Struck(area, worm) => self.struck(area, worm),
            Frame::Claims => self.ask_claims(),
            Frame::Claimed(card) => self.claimed(card),
            Frame::Mahdi => self.mahdi_turn(),
            Frame::MahdiDoes(task) => self.mahdi_does(task),
            Frame::MahdiGoOn => self.mahdi_goes_on(),
            _ => {}
        }
    }

    fn phase(&mut self, phase: Phase) {
        self.s.phase = phase;
        self.emit(Event::Phase(phase));
    }

    /// W34 to W36, W211 to W214.
    fn round_start(&mut self) {
        self.s.round += 1;
        self.s.phase = Phase::Start;
        self.emit(Event::Round(self.s.round));
        for &side in Side::ALL {
            if side == Side::Harkonnen && self.g.solo {
                continue;
            }
            for deck in side.boards() {
                let board = self.g.hand_of(deck);
                self.draw(board, deck, 1);
            }
        }
        let constants = &self.g.content.constants;
        let count = if self.g.solo { constants.revealed_solo } else { constants.revealed };
        self.reveal_prescience(count);
        self.s.achievements = PhaseAchievements::default();
        if self.g.solo {
            self.mahdi_round();
        }
        self.step(Frame::Vehicles);
    }

    /// Reveals so many prescience cards, as far as there are any (Q20).
    pub(super) fn reveal_prescience(&mut self, count: u8) {
        for _ in 0..count {
            let left = self.s.prescience_deck.count_ones() as usize;
            if left == 0 {
                return;
            }
            let number = self.s.rng.below(left);
            let card = nth_bit(self.s.prescience_deck.into(), number);
            self.s.prescience_deck &= !(1 << card);
            self.s.revealed |= 1 << card;
            self.secret();
            self.emit(Event::Revealed(PrescienceId(card)));
        }
    }

    /// W37 to W41: locks dice and puts the vehicles of the active row on the board.
    fn vehicles(&mut self) {
        self.phase(Phase::Vehicles);
        let row = *self.s.imperium.iter().max().unwrap_or(&0);
        let [locked, harvesters, ornithopters, carryalls] = self.g.content.constants.rows[usize::from(row)];
        self.s.locked = locked;
        self.emit(Event::Locked(locked));
        self.step(Frame::Dice);
        if self.g.solo {
            self.mahdi_vehicles(harvesters, ornithopters, carryalls);
            return;
        }
        self.ask(Side::Harkonnen, Frame::Flyer(Vehicle::Carryall, carryalls));
        self.ask(Side::Harkonnen, Frame::Flyer(Vehicle::Ornithopter, ornithopters));
        self.ask(Side::Harkonnen, Frame::Harvester(harvesters));
    }

    fn roll(&mut self, side: Side, count: u8) -> [u8; 5] {
        let faces = self.g.content.constants.faces[side.index()];
        let mut results = [0; 5];
        for _ in 0..count {
            let mut number = self.s.rng.below(6) as u8;
            for (face, &of_six) in faces.iter().enumerate() {
                if number < of_six {
                    results[face] += 1;
                    break;
                }
                number -= of_six;
            }
        }
        self.emit(Event::Rolled(side, results));
        results
    }

    /// W43 to W46, W192 to W196.
    fn roll_dice(&mut self) {
        self.phase(Phase::Dice);
        self.secret();
        self.s.dice = [[0; 5]; 4];
        self.s.overflow = [0; 4];
        self.s.dice_gone = [0; 2];
        self.s.dice_laid = [0; 2];
        let [atreides, harkonnen] = self.g.content.constants.dice;
        self.s.turn.side = Side::Atreides;
        for (side, count) in [(Side::Harkonnen, harkonnen - self.s.locked), (Side::Atreides, atreides)] {
            if side == Side::Harkonnen && self.g.solo {
                self.s.unrolled = count;
                continue;
            }
            let results = self.roll(side, count);
            if self.g.shared[side.index()] {
                self.share_dice(side, results);
            } else {
                let board = side.house().index();
                for (face, &count) in results.iter().enumerate() {
                    let slots = self.g.content.constants.slots[side.index()][face];
                    self.s.dice[board][face] = count.min(slots);
                    self.s.overflow[board] += count.saturating_sub(slots);
                }
            }
        }
        self.step(Frame::NextTurn);
        for side in [Side::Atreides, Side::Harkonnen] {
            if side == Side::Harkonnen && self.g.solo {
                continue;
            }
            if self.g.shared[side.index()] {
                self.push(side.ally(), Frame::BgToken);
            }
            self.push(side.house(), Frame::BgToken);
        }
        self.step(Frame::Overflow);
    }

    /// Shares the dice of a side between its two boards (W192 to W194).
    fn share_dice(&mut self, side: Side, results: [u8; 5]) {
        let boards = side.boards().map(Board::index);
        let slots = boards.map(|board| self.g.content.constants.shared_slots[board]);
        let mut aside = 0;
        for face in 0..5 {
            for (own, other) in [(0, 1), (1, 0)] {
                if slots[own][face] > 0 && slots[other][face] == 0 {
                    let placed = results[face].min(slots[own][face]);
                    self.s.dice[boards[own]][face] = placed;
                    aside += results[face] - placed;
                }
            }
        }
        for face in 0..5 {
            if slots[0][face] == 0 || slots[1][face] == 0 {
                continue;
            }
            for _ in 0..results[face] {
                let open = [0, 1].map(|i| self.s.dice[boards[i]][face] < slots[i][face]);
                match self.board_with_fewer_dice(boards, open) {
                    Some(i) => self.s.dice[boards[i]][face] += 1,
                    None => aside += 1,
                }
            }
        }
        for _ in 0..aside {
            let open = [0, 1].map(|i| self.open_slots(boards[i], slots[i]) > self.s.overflow[boards[i]]);
            if let Some(i) = self.board_with_fewer_dice(boards, open) {
                self.s.overflow[boards[i]] += 1;
            }
        }
    }

    /// The one of two boards that has fewer dice; the House if both have as many (W196).
    fn board_with_fewer_dice(&self, boards: [usize; 2], open: [bool; 2]) -> Option<usize> {
        let total = |board: usize| self.s.dice[board].iter().sum::<u8>() + self.s.overflow[board];
        match open {
            [false, false] => None,
            [true, false] => Some(0),
            [false, true] => Some(1),
            [true, true] => Some(usize::from(total(boards[1]) < total(boards[0]))),
        }
    }

    fn open_slots(&self, board: usize, slots: [u8; 5]) -> u8 {
        slots.iter().zip(self.s.dice[board]).map(|(&slot, dice)| slot - dice.min(slot)).sum()
    }

    /// W45, W195: dice without a slot are turned one by one, the sides in turn, the Harkonnen first.
    fn overflow(&mut self) {
        let boards = |side: Side| side.boards().into_iter().filter(|board| self.s.overflow[board.index()] > 0);
        let next = self.s.turn.side.enemy();
        let board = boards(next).next().or_else(|| boards(next.enemy()).next());
        let Some(board) = board else { return };
        self.s.turn.side = board.side();
        self.step(Frame::Overflow);
        self.push(board, Frame::Turned);
    }

    /// Results a die without a slot can be turned to, by bits.
    pub(super) fn turn_die(&mut self, board: Board, face: Face) {
        self.s.overflow[board.index()] -= 1;
        self.s.dice[board.index()][face.index()] += 1;
        self.emit(Event::Turned(board, face));
    }

    /// W47, W51, W265.
    fn next_turn(&mut self) {
        if self.s.phase != Phase::Actions {
            self.phase(Phase::Actions);
            self.begin_turn(Side::Atreides);
            return;
        }
        let side = self.s.turn.side.enemy();
        let harkonnen_done = self.s.unused(Side::Harkonnen) == 0;
        if harkonnen_done {
            for &side in Side::ALL {
                self.s.dice_gone[side.index()] += self.s.unused(side);
            }
            self.s.dice = [[0; 5]; 4];
            self.s.achievements.asked = 0;
            self.s.moved.clear();
            self.step(Frame::Hazards);
            self.step(Frame::Claims);
            return;
        }
        self.begin_turn(side);
    }

    fn begin_turn(&mut self, side: Side) {
        self.s.turn = Turn::of(side);
        self.s.last_named_legion = None;
        self.s.moved.clear();
        if side == Side::Atreides {
            // Who was to be blocked in the next turn is blocked now.
            self.s.blocked <<= 4;
        }
        self.emit(Event::Turn(side));
        self.step(Frame::TurnDone);
        if side == Side::Harkonnen && self.g.solo {
            self.step(Frame::Mahdi);
            return;
        }
        if !self.g.shared[side.index()] {
            self.push(side.house(), Frame::Turn);
            return;
        }
        let able = side.boards().map(|board| self.g.can_act(self.s, board));
        match able {
            [true, true] => self.push(side.house(), Frame::Partner),
            [false, true] => self.act_as(side.ally()),
            _ => self.act_as(side.house()),
        }
    }

    /// A partner takes the turn.
    pub(super) fn act_as(&mut self, board: Board) {
        self.s.turn.board = board;
        self.push(board, Frame::Turn);
    }

    /// W112: the tank of the side moves on if a die was spent.
    fn turn_done(&mut self) {
        let side = self.s.turn.side;
        if self.s.turn.spent {
            self.advance_tank(side);
        }
        if side == Side::Atreides {
            self.s.blocked &= 0x0f;
        }
        self.step(Frame::NextTurn);
    }
}

/// The number of the bit that is set as number `n`.
pub(super) fn nth_bit(bits: u32, n: usize) -> u8 {
    let mut bits = bits;
    for _ in 0..n {
        bits &= bits - 1;
    }
    bits.trailing_zeros() as u8
}
