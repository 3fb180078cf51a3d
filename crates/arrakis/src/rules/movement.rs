//! Moving legions (section 7).

use table::Sink;

use super::turn::bits;
use super::{ActionSink, Engine};
use crate::action::Action;
use crate::effect::{Legion, Requirement};
use crate::event::{Event, Way};
use crate::game::Arrakis;
use crate::ids::*;
use crate::state::*;

impl Arrakis {
    /// Whether a revealed card asks for a ride, so that riding is a choice even where walking would do (D26).
    fn ride_matters(&self, s: &State) -> bool {
        bits(s.revealed.into()).any(|card| {
            let requires = &self.content.prescience[usize::from(card)].requires;
            requires.iter().any(|requirement| matches!(requirement, Requirement::Rode(_)))
        })
    }

    pub(super) fn list_move_to(&self, s: &State, side: Side, from: AreaId, out: &mut impl ActionSink) {
        let reach = self.reach(s, side, from);
        reach.all().into_iter().for_each(|area| out.push(Action::Area(area)));
        if !reach.ride.is_empty() && self.ride_matters(s) {
            (reach.foot & reach.ride).into_iter().for_each(|area| out.push(Action::Ride(area)));
        }
    }

    pub(super) fn list_attack_at(&self, s: &State, side: Side, from: AreaId, out: &mut impl ActionSink) {
        let targets = self.targets(s, side, from);
        targets.all().into_iter().for_each(|area| out.push(Action::Area(area)));
        if !targets.ride.is_empty() && self.ride_matters(s) {
            (targets.foot & targets.ride).into_iter().for_each(|area| out.push(Action::Ride(area)));
        }
    }

    /// How many of a kind of unit (0 to 2) or of generic leaders (3) may go: the least and the most.
    pub(crate) fn count_range(&self, s: &State, side: Side, from: AreaId, rule: MoveRule, kind: u8) -> (u8, u8) {
        let (group, picked) = (self.movable(s, side, from), s.chosen_figures);
        if kind < 3 {
            let special = rule.legion == Legion::WithSpecial && kind == Kind::Special as u8;
            let most = group.troops.units[usize::from(kind)].min(self.may_go(s, side, from, rule, kind));
            let later = (usize::from(kind) + 1..3).any(|later| group.troops.units[later] > 0) || group.tokens != 0;
            let least = u8::from(special || (picked.units() == 0 && !later));
            return (least.min(most), most);
        }
        let most = group.troops.generic;
        if self.leaves_nobody(s, side, from) {
            return (most, most);
        }
        let needed = rule.legion == Legion::WithLeader && group.leaders == 0;
        (u8::from(needed).min(most), most)
    }

    /// How many more units may go, of a kind or of those after it: one has to stay if [`Arrakis::unit_stays`], and where
    /// a special elite unit has to go it is not that one.
    fn may_go(&self, s: &State, side: Side, from: AreaId, rule: MoveRule, kind: u8) -> u8 {
        let stay = u8::from(self.unit_stays(s, side, from));
        let later = u8::from(stay > 0 && rule.legion == Legion::WithSpecial && kind < Kind::Special as u8);
        s.units(side, from).saturating_sub(s.chosen_figures.units() + stay + later)
    }

    /// Whether a token can go along.
    pub(super) fn token_may_go(&self, s: &State, side: Side, from: AreaId, rule: MoveRule) -> bool {
        self.may_go(s, side, from, rule, 3) > 0
    }

    /// Whether a token must go: somebody has to.
    pub(super) fn token_must_go(&self, s: &State, side: Side, from: AreaId, token: u8) -> bool {
        s.chosen_figures.units() == 0 && self.movable(s, side, from).tokens >> (token + 1) == 0
    }

    /// Whether a named leader must go: nobody stays with them, or the move needs one.
    pub(super) fn leader_must_go(&self, s: &State, side: Side, from: AreaId, rule: MoveRule, leader: u8) -> bool {
        let needed = match rule.legion {
            Legion::With(id) => id.0 == leader,
            Legion::WithLeader => {
                s.chosen_figures.all_leaders() == 0 && self.movable(s, side, from).leaders >> (leader + 1) == 0
            }
            _ => false,
        };
        needed || self.leaves_nobody(s, side, from)
    }

    fn leaves_nobody(&self, s: &State, side: Side, from: AreaId) -> bool {
        s.chosen_figures.units() >= s.units(side, from)
    }
}

impl<S: Sink<Event>> Engine<'_, S> {
    /// So many legions may move; limits are checked after the last (W75).
    pub(super) fn begin_moves(&mut self, board: Board, count: u8, rule: MoveRule) {
        self.s.moved.clear();
        self.push(board, Frame::MovesDone);
        self.push(board, Frame::MoveLegion(count, rule));
    }

    /// The way to an area: on foot if that will do (D26).
    pub(super) fn choose_way(&mut self, by: Board, from: AreaId, to: AreaId, rule: MoveRule, ride: bool) {
        let side = by.side();
        let reach = self.g.reach(self.s, side, from);
        if ride || (!reach.foot.has(to) && reach.ride.has(to)) {
            self.s.move_mode = Way::Ride;
        } else if reach.foot.has(to) {
            self.s.move_mode = Way::Foot;
        } else {
            self.s.move_mode = Way::Flight;
            self.push(by, Frame::MoveZone(from, to, rule));
            return;
        }
        self.push(by, Frame::MoveAll(from, to, rule));
    }

    /// An ornithopter is used up (W81).
    pub(super) fn fly(&mut self, zone: ZoneId) {
        self.s.zones[zone.index()] = None;
        self.emit(Event::Carried(zone));
    }

    /// Who goes: needs no answer where one unit goes with all its leaders or without any. What a free action took away
    /// in between, or put into the way, is not asked after any more (W268).
    pub(super) fn settle_who(&mut self, pending: Pending, from: AreaId, to: AreaId, rule: MoveRule) -> bool {
        let (by, side) = (pending.by, pending.by.side());
        let group = self.g.movable(self.s, side, from);
        if !self.g.is_legion(self.s, &group, rule.legion) {
            self.s.stack.pop();
            return true;
        }
        let open = match self.s.move_mode {
            Way::Foot => self.g.reach(self.s, side, from).foot.has(to),
            Way::Ride => self.g.reach(self.s, side, from).ride.has(to),
            Way::Flight | Way::Advance => self.g.free(self.s, side).has(to),
        };
        if !open {
            return self.replace_question(by, Frame::MoveTo(from, rule));
        }
        if !matches!(pending.frame, Frame::MoveAll(..)) {
            let legion = self.s.legion(side, from);
            return legion != self.s.chosen_from && self.replace_question(by, Frame::MoveAll(from, to, rule));
        }
        // A leader may stay only with another unit.
        let together = group.all_leaders() == 0 || self.s.units(side, from) == 1;
        if group.units() == 1 && together {
            self.s.stack.pop();
            self.s.chosen_figures = group;
            self.finish_move(by, from, to);
            return true;
        }
        false
    }

    /// Asks after the next figures from `step` on: kinds of units, tokens, generic leaders, named leaders.
    pub(super) fn next_who(&mut self, by: Board, from: AreaId, to: AreaId, rule: MoveRule, step: u8) {
        let side = by.side();
        let group = self.g.movable(self.s, side, from);
        for kind in step..3 {
            let (least, most) = self.g.count_range(self.s, side, from, rule, kind);
            if least < most {
                self.push(by, Frame::MoveCount(from, to, rule, kind));
                return;
            }
            self.s.chosen_figures.troops.units[usize::from(kind)] = most;
        }
        let first = step.max(3) - 3;
        for token in bits(group.tokens).filter(|&token| token >= first) {
            if !self.g.token_may_go(self.s, side, from, rule) {
                break;
            }
            if !self.g.token_must_go(self.s, side, from, token) {
                self.push(by, Frame::MoveToken(from, to, rule, token));
                return;
            }
            self.s.chosen_figures.tokens |= 1 << token;
        }
        let generic = 3 + TOKENS as u8;
        if step <= generic {
            let (least, most) = self.g.count_range(self.s, side, from, rule, 3);
            if least < most {
                self.push(by, Frame::MoveCount(from, to, rule, 3));
                return;
            }
            self.s.chosen_figures.troops.generic = most;
        }
        let first = step.max(generic + 1) - generic - 1;
        for leader in bits(group.leaders.into()).filter(|&leader| leader >= first) {
            if !self.g.leader_must_go(self.s, side, from, rule, leader) {
                self.push(by, Frame::MoveLeader(from, to, rule, leader));
                return;
            }
            self.s.chosen_figures.leaders |= 1 << leader;
        }
        self.finish_move(by, from, to);
    }

    /// The figures picked move.
    pub(super) fn finish_move(&mut self, by: Board, from: AreaId, to: AreaId) {
        let (side, way) = (by.side(), self.s.move_mode);
        let group = Group { area: from, ..self.s.chosen_figures };
        self.transfer(side, group, to);
        if self.s.moved.is_full() {
            self.s.moved.remove(0);
        }
        self.s.moved.push(Group { area: to, ..group });
        self.s.last_named_legion = Some(to);
        if way == Way::Flight {
            self.s.turn.flying.insert(to);
        } else if self.s.turn.flown.has(from) && !self.s.occupied[side.index()].has(from) {
            self.s.turn.flown.remove(from);
            self.s.turn.flown.insert(to);
        }
        self.emit(Event::Moved(side, from, to, way));
        if way == Way::Ride {
            self.record_worm_ride(group.leaders);
        }
        self.arrive(side, to);
    }

    /// Records that a legion with these leaders rode a worm.
    pub(super) fn record_worm_ride(&mut self, leaders: u16) {
        let before = self.s.achievements.worm_riders;
        for leader in bits(leaders.into()) {
            if let Some(person) = self.g.content.leaders[usize::from(leader)].person {
                self.s.achievements.worm_riders |= 1 << person.index();
            }
        }
        if self.s.achievements.worm_riders != before {
            self.step(Frame::Claims);
        }
    }

    /// Moves figures from their area to another, without anything that follows from it.
    pub(super) fn transfer(&mut self, side: Side, group: Group, to: AreaId) {
        let from = group.area;
        let troops = &mut self.s.troops[side.index()];
        for kind in 0..3 {
            troops[from.index()].units[kind] -= group.troops.units[kind];
            troops[to.index()].units[kind] += group.troops.units[kind];
        }
        troops[from.index()].generic -= group.troops.generic;
        troops[to.index()].generic += group.troops.generic;
        for token in bits(group.tokens) {
            self.s.token_at[usize::from(token)] = TokenAt::On(to);
        }
        for leader in bits(group.leaders.into()) {
            self.s.leaders[usize::from(leader)].at = LeaderAt::On(to);
        }
        self.s.refresh(side, from);
        self.s.refresh(side, to);
    }

    /// What follows when a legion ends its move or advance in an area (W77, W78, W104).
    pub(super) fn arrive(&mut self, side: Side, area: AreaId) {
        match side {
            Side::Atreides => {
                if self.s.harvesters.has(area) && !self.s.occupied[Side::Harkonnen.index()].has(area) {
                    self.burn_harvester(area);
                }
                self.capture_station(area);
            }
            Side::Harkonnen => {
                if self.s.sign_areas.has(area) {
                    self.step(Frame::Entered(area));
                }
            }
        }
    }

    /// A harvester is lost to the Atreides.
    pub(super) fn burn_harvester(&mut self, area: AreaId) {
        self.s.harvesters.remove(area);
        self.emit(Event::HarvesterGone(area));
        if self.s.phase == Phase::Actions {
            self.s.achievements.burned = self.s.achievements.burned.saturating_add(1);
            self.step(Frame::Claims);
        }
    }

    /// W175.
    fn capture_station(&mut self, area: AreaId) {
        if !self.s.stations.has(area) {
            return;
        }
        self.s.stations.remove(area);
        let number = self.g.content.map.stations.iter().position(|&station| station == area).unwrap_or(0);
        let marker = Marker::ALL[usize::from(self.s.station[number])];
        self.secret();
        self.emit(Event::Station(area, marker));
        self.advance_marker(marker, 1);
    }
}
