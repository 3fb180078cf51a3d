//! Losing figures: casualties, stacking limits, tokens turned into figures, the regeneration tank.

use table::Sink;

use super::turn::bits;
use super::{ActionSink, Engine};
use crate::action::{Action, Piece};
use crate::event::Event;
use crate::game::Arrakis;
use crate::ids::*;
use crate::state::*;

impl Arrakis {
    /// What a hit can cost (W97).
    pub(super) fn list_hit(&self, s: &State, side: Side, area: AreaId, out: &mut impl ActionSink) {
        let group = s.legion(side, area);
        for &kind in Kind::ALL {
            if group.troops.units[kind.index()] > 0 {
                out.push(Action::Lose(Piece::Unit(kind)));
            }
        }
        if group.troops.generic > 0 {
            out.push(Action::Lose(Piece::Generic));
        }
        bits(group.leaders.into()).for_each(|leader| out.push(Action::Lose(Piece::Leader(LeaderId(leader)))));
    }

    /// What can be removed down to the limit (W10).
    pub(super) fn list_excess(&self, s: &State, side: Side, area: AreaId, out: &mut impl ActionSink) {
        let group = s.legion(side, area);
        for &kind in Kind::ALL {
            if group.troops.units[kind.index()] > 0 {
                out.push(Action::Lose(Piece::Unit(kind)));
            }
        }
        bits(group.tokens).for_each(|token| out.push(Action::Lose(Piece::Token(TokenId(token)))));
    }

    /// Hits a legion can take before its last figure is gone, whatever its owner chooses.
    pub(crate) fn endurance(&self, s: &State, side: Side, area: AreaId) -> u8 {
        let group = s.legion(side, area);
        let [regular, elite, special] = group.troops.units;
        // Each better unit takes two hits, as long as there are regulars to take its place: a figure that leaves the
        // supply comes back when it is removed, so one is enough for all.
        let lives = if regular + s.supply[side.index()][0] > 0 { 2 } else { 1 };
        regular + lives * (elite + special) + group.all_leaders()
    }
}

impl<S: Sink<Event>> Engine<'_, S> {
    /// Takes figures back to the supply, or named leaders to the tank.
    pub(super) fn lose(&mut self, side: Side, area: AreaId, piece: Piece) {
        let troops = &mut self.s.troops[side.index()][area.index()];
        match piece {
            Piece::Unit(kind) => {
                troops.units[kind.index()] -= 1;
                self.s.supply[side.index()][kind.index()] += 1;
            }
            Piece::Generic => {
                troops.generic -= 1;
                self.s.supply[side.index()][3] += 1;
            }
            Piece::Token(token) => self.remove_token(token),
            Piece::Leader(leader) => {
                self.emit(Event::Lost(side, area, piece));
                self.tank(leader);
                return;
            }
        }
        self.s.refresh(side, area);
        self.emit(Event::Lost(side, area, piece));
        self.remove_lone_leaders(side, area);
    }

    /// A token leaves the board: the game, or for the Harkonnen of the solo game back to the pool (W12, W258).
    pub(super) fn remove_token(&mut self, token: TokenId) {
        let atreides = token.index() < ATREIDES_TOKENS;
        self.s.token_at[token.index()] = if atreides { TokenAt::Gone } else { TokenAt::Stock };
    }

    /// Removes leaders that are left in an area without a unit (W14, W98).
    pub(super) fn remove_lone_leaders(&mut self, side: Side, area: AreaId) {
        if self.s.occupied[side.index()].has(area) {
            return;
        }
        let generic = self.s.troops[side.index()][area.index()].generic;
        for _ in 0..generic {
            self.s.troops[side.index()][area.index()].generic -= 1;
            self.s.supply[side.index()][3] += 1;
            self.emit(Event::Lost(side, area, Piece::Generic));
        }
        let leaders = self.s.leaders_in(area) & self.g.leaders_of(side);
        for leader in bits(leaders.into()) {
            self.emit(Event::Lost(side, area, Piece::Leader(LeaderId(leader))));
            self.tank(LeaderId(leader));
        }
    }

    /// One hit (W97).
    pub(super) fn take_hit(&mut self, side: Side, area: AreaId, piece: Piece) {
        match piece {
            Piece::Unit(kind @ (Kind::Elite | Kind::Special)) if self.s.supply[side.index()][0] > 0 => {
                self.change_unit(side, area, kind, Kind::Regular);
            }
            _ => self.lose(side, area, piece),
        }
    }

    /// A unit becomes one of another kind.
    pub(super) fn change_unit(&mut self, side: Side, area: AreaId, from: Kind, to: Kind) {
        let units = &mut self.s.troops[side.index()][area.index()].units;
        units[from.index()] -= 1;
        units[to.index()] += 1;
        let supply = &mut self.s.supply[side.index()];
        supply[from.index()] += 1;
        supply[to.index()] -= 1;
        // A unit that moved in this action has moved in its new form too (W75).
        let left = self.s.troops[side.index()][area.index()].units[from.index()];
        let moved = self.s.moved.iter_mut().find(|moved| moved.area == area && moved.troops.units[from.index()] > left);
        if let Some(moved) = moved {
            moved.troops.units[from.index()] -= 1;
            moved.troops.units[to.index()] += 1;
        }
        self.emit(Event::Changed(side, area, from, to));
    }

    /// Everybody of a legion is gone.
    pub(super) fn destroy_legion(&mut self, side: Side, area: AreaId) {
        let group = self.s.legion(side, area);
        for &kind in Kind::ALL {
            for _ in 0..group.troops.units[kind.index()] {
                self.lose(side, area, Piece::Unit(kind));
            }
        }
        for token in bits(group.tokens) {
            self.lose(side, area, Piece::Token(TokenId(token)));
        }
    }

    /// Asks for figures to be removed where an area is over the limit, unless moves or a placement are under way after
    /// which it is checked anyway (W75, W270).
    pub(super) fn limit_area(&mut self, side: Side, area: AreaId) {
        let later = self.s.stack.iter().any(|pending| match pending.frame {
            Frame::MovesDone => pending.by.side() == side,
            Frame::CheckLimits(of) => of == side,
            _ => false,
        });
        if !later && self.s.units(side, area) > self.g.limit(self.s, side) {
            self.ask_owner(side, Frame::Excess(side, area));
        }
    }

    pub(super) fn check_limits(&mut self, side: Side) {
        let occupied = self.s.occupied[side.index()];
        for area in occupied {
            self.limit_area(side, area);
        }
    }

    /// A sietch is turned up (W12).
    pub(super) fn reveal_sietch(&mut self, area: AreaId) {
        if let Some(sietch) = self.s.sietch_in(area)
            && self.s.sietch_known >> sietch.0 & 1 == 0
        {
            self.s.sietch_known |= 1 << sietch.0;
            self.secret();
            self.emit(Event::SietchRevealed(area, self.s.sietch_rank[sietch.index()]));
        }
    }

    /// All tokens of a side in an area are replaced by what they show (W12), then the limit holds.
    pub(super) fn reveal_tokens(&mut self, side: Side, area: AreaId) {
        let tokens = self.s.tokens_of(side, area);
        if tokens == 0 {
            return;
        }
        // The owner may choose the order (W271), but it makes no difference: where a rank is short each takes the next
        // lower one there is, so the same figures come in any order.
        bits(tokens).for_each(|token| self.reveal_token(TokenId(token)));
        self.limit_area(side, area);
    }

    /// One token is replaced by what it shows, as far as figures go (W16, W271).
    pub(super) fn reveal_token(&mut self, token: TokenId) {
        let TokenAt::On(area) = self.s.token_at[token.index()] else { return };
        let face = self.g.token_face(self.s, token);
        let side = if token.index() < ATREIDES_TOKENS { Side::Atreides } else { Side::Harkonnen };
        self.remove_token(token);
        self.secret();
        self.emit(Event::TokenRevealed(token, area, face));
        let mut shown = Troops::default();
        for kind in [Kind::Special, Kind::Elite, Kind::Regular] {
            for _ in 0..face[kind.index()] {
                let lower = (0..=kind.index()).rev().find(|&lower| self.s.supply[side.index()][lower] > 0);
                if let Some(lower) = lower {
                    self.add_unit(side, area, Kind::ALL[lower]);
                    shown.units[lower] += 1;
                }
            }
        }
        for _ in 0..face[3].min(self.s.supply[side.index()][3]) {
            self.s.supply[side.index()][3] -= 1;
            self.s.troops[side.index()][area.index()].generic += 1;
            shown.generic += 1;
        }
        // What moved as a token in this action has moved as figures (W75).
        for moved in self.s.moved.iter_mut().filter(|moved| moved.tokens >> token.0 & 1 != 0) {
            moved.tokens &= !(1 << token.0);
            for kind in 0..3 {
                moved.troops.units[kind] += shown.units[kind];
            }
            moved.troops.generic += shown.generic;
        }
        self.s.refresh(side, area);
        self.remove_lone_leaders(side, area);
    }

    /// A unit comes from the supply.
    pub(super) fn add_unit(&mut self, side: Side, area: AreaId, kind: Kind) {
        self.s.supply[side.index()][kind.index()] -= 1;
        self.s.troops[side.index()][area.index()].units[kind.index()] += 1;
        self.s.occupied[side.index()].insert(area);
    }

    /// W111, W113: a leader goes to the leftmost slot and pushes the others on.
    pub(super) fn tank(&mut self, leader: LeaderId) {
        self.s.leaders[leader.index()].at = LeaderAt::Tank(0);
        self.s.turn.tanked |= leader.bit();
        self.emit(Event::Tank(leader));
        self.push_on(leader, 0);
    }

    /// Who is in the slot that a leader has come to goes one on, which may push the next (W113).
    fn push_on(&mut self, leader: LeaderId, slot: u8) {
        let (mut newcomer, mut slot) = (leader, slot);
        loop {
            let own = self.g.tank_mates(leader) & !newcomer.bit();
            let pushed =
                bits(own.into()).map(LeaderId).find(|other| self.s.leaders[other.index()].at == LeaderAt::Tank(slot));
            let Some(pushed) = pushed else { return };
            slot += 1;
            self.set_slot(pushed, slot);
            newcomer = pushed;
        }
    }

    fn set_slot(&mut self, leader: LeaderId, slot: u8) {
        let length = self.g.tank_length(leader);
        if slot >= length {
            self.s.leaders[leader.index()].at = LeaderAt::Aside;
            self.emit(Event::Freed(leader));
        } else {
            self.s.leaders[leader.index()].at = LeaderAt::Tank(slot);
        }
    }

    /// W112: those who were in the tank already move on.
    pub(super) fn advance_tank(&mut self, side: Side) {
        for leader in bits((self.g.leaders_of(side) & !self.s.turn.tanked).into()) {
            if let LeaderAt::Tank(slot) = self.s.leaders[usize::from(leader)].at {
                self.set_slot(LeaderId(leader), slot + 1);
            }
        }
    }

    /// A leader enters play (W176 to W182).
    pub(super) fn enter(&mut self, leader: LeaderId) {
        if self.s.leaders[leader.index()].at != LeaderAt::Waiting {
            return;
        }
        let entry = &self.g.content.leaders[leader.index()];
        let mut state = LeaderState { at: LeaderAt::Aside, ready: true };
        self.emit(Event::Entered(leader));
        if let Some(old) = entry.replaces {
            let replaced = self.s.leaders[old.index()];
            if !matches!(replaced.at, LeaderAt::Waiting | LeaderAt::Gone) {
                state = replaced;
            }
            self.s.leaders[old.index()] = LeaderState { at: LeaderAt::Gone, ready: false };
            // Who came into the tank this turn, or moved in this action, still did in the new form.
            if self.s.turn.tanked & old.bit() != 0 {
                self.s.turn.tanked |= leader.bit();
            }
            for moved in self.s.moved.iter_mut().filter(|moved| moved.leaders & old.bit() != 0) {
                moved.leaders |= leader.bit();
            }
        }
        self.s.leaders[leader.index()] = state;
        // On a shared side the new form may lie in the other partner's tank (W202).
        if let LeaderAt::Tank(slot) = state.at {
            self.push_on(leader, slot);
        }
        if let Some(other) = entry.retires {
            self.retire(other);
        }
        if entry.bg_token {
            self.take_bg_token(entry.faction.side());
        }
    }

    /// A leader leaves the game for good.
    pub(super) fn retire(&mut self, leader: LeaderId) {
        if self.s.leaders[leader.index()].at == LeaderAt::Gone {
            return;
        }
        self.s.leaders[leader.index()] = LeaderState { at: LeaderAt::Gone, ready: false };
        self.emit(Event::Retired(leader));
        if let Some(successor) = self.g.content.leaders[leader.index()].successor {
            self.enter(successor);
        }
    }

    /// A side takes a Bene Gesserit token from the reserve (W185, W256).
    pub(super) fn take_bg_token(&mut self, side: Side) {
        if side == Side::Harkonnen && self.g.solo {
            self.mahdi_bg_token();
            return;
        }
        if self.s.bg_reserve > 0 {
            self.s.bg_reserve -= 1;
            self.s.bg[side.index()] += 1;
            self.emit(Event::BgToken(side));
        }
    }

    /// Supremacy rises; leaders enter, tokens come, and at last the Harkonnen win (W32, W178, W179, W185).
    pub(super) fn raise_supremacy(&mut self, steps: u8) {
        let constants = &self.g.content.constants;
        let before = self.s.supremacy;
        let now = (before + steps).min(constants.win_supremacy);
        if now == before {
            return;
        }
        self.s.supremacy = now;
        self.emit(Event::Supremacy(now));
        for (i, leader) in self.g.content.leaders.iter().enumerate() {
            if leader.at_supremacy.is_some_and(|step| before < step && step <= now) {
                self.enter(LeaderId(i as u8));
            }
        }
        for &step in &self.g.content.constants.bg_steps {
            if before < step && step <= now {
                self.take_bg_token(Side::Atreides);
            }
        }
        if now >= constants.win_supremacy {
            self.win(Side::Harkonnen);
        }
    }

    /// A prescience marker moves on; leaders enter (W158 to W160).
    pub(super) fn advance_marker(&mut self, marker: Marker, steps: u8) {
        if steps == 0 {
            return;
        }
        let now = self.s.markers[marker.index()].saturating_add(steps);
        self.s.markers[marker.index()] = now;
        self.emit(Event::Marker(marker, now));
        for (i, leader) in self.g.content.leaders.iter().enumerate() {
            let enters = leader.at_marker.is_some_and(|at| at.marker.is_none_or(|of| of == marker) && now >= at.step);
            if enters {
                self.enter(LeaderId(i as u8));
            }
        }
    }
}
