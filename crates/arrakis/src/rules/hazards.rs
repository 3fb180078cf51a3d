//! Wormsigns, sandworms, storms and atomics (sections 11, 12 and 17).

use table::Sink;

use super::Engine;
use super::flow::nth_bit;
use crate::event::Event;
use crate::ids::*;
use crate::state::*;

impl<S: Sink<Event>> Engine<'_, S> {
    /// A sign from the pool comes to an area, seen by nobody.
    pub(super) fn lay_sign(&mut self, area: AreaId) {
        let left: u8 = self.s.sign_pool.iter().sum();
        if left == 0 {
            return;
        }
        let mut number = self.s.rng.below(left.into()) as u8;
        let mut kind = 0;
        while number >= self.s.sign_pool[kind] {
            number -= self.s.sign_pool[kind];
            kind += 1;
        }
        self.s.sign_pool[kind] -= 1;
        self.s.signs.insert_sorted((area, kind as u8));
        self.s.sign_areas.insert(area);
        self.emit(Event::Sign(area));
    }

    /// A sign goes back to the pool.
    pub(super) fn return_sign(&mut self, area: AreaId) -> Option<Sign> {
        let index = self.s.signs.iter().position(|sign| sign.0 == area)?;
        let (_, kind) = self.s.signs.remove(index);
        self.s.sign_pool[usize::from(kind)] += 1;
        self.s.sign_areas.remove(area);
        Some(Sign::ALL[usize::from(kind)])
    }

    /// A sign is revealed and goes back; says whether a worm appears (W117, W118).
    fn reveal_sign(&mut self, area: AreaId) -> bool {
        let Some(sign) = self.return_sign(area) else { return false };
        self.secret();
        self.emit(Event::SignRevealed(area, sign));
        match sign {
            Sign::Sand => false,
            Sign::Sandworm => true,
            Sign::DeepSandworm => self.g.deep_desert().has(area),
        }
    }

    /// W121: a Harkonnen legion came to a sign.
    pub(super) fn entered(&mut self, area: AreaId) {
        if !self.s.sign_areas.has(area) || !self.s.occupied[Side::Harkonnen.index()].has(area) {
            return;
        }
        if self.reveal_sign(area) {
            self.s.worms_new = AreaSet::NONE;
            self.step(Frame::WormActs(area));
            self.ask(Side::Atreides, Frame::WormFigure(area));
        }
    }

    /// W114 to W119.
    pub(super) fn hazards(&mut self) {
        self.s.phase = Phase::Hazards;
        self.emit(Event::Phase(Phase::Hazards));
        self.s.turn.side = Side::Atreides;
        self.s.turn.board = self.g.decider(self.s, Side::Atreides);
        self.s.worms_new = AreaSet::NONE;
        self.step(Frame::WormsDue);
        let gone = self.s.sign_areas & (self.s.occupied[Side::Atreides.index()] | self.s.all_worms());
        for area in gone {
            self.return_sign(area);
            self.emit(Event::SignGone(area));
        }
        let exposed = self.g.desert(self.s) & (self.s.occupied[Side::Harkonnen.index()] | self.s.harvesters);
        let due = exposed.without(self.s.sign_areas | self.s.all_worms());
        let left = self.g.signs_left(self.s);
        if due.len() > left.into() {
            self.ask(Side::Atreides, Frame::LastSign(due, left));
        } else {
            due.into_iter().for_each(|area| self.lay_sign(area));
        }
    }

    /// The signs are laid and revealed; worms that come stand in [`State::worms_due`] until all do.
    pub(super) fn worms_due(&mut self) {
        let limit = self.worm_limit();
        if !self.s.signs.is_empty() {
            let areas = self.s.sign_areas;
            self.s.worms_due = areas.into_iter().filter(|&area| self.reveal_sign(area)).collect();
        }
        if self.s.worms_due.len() > limit {
            self.step(Frame::WormsDue);
            self.ask(Side::Atreides, Frame::DropSign);
            return;
        }
        self.step(Frame::Storms);
        let due = self.s.worms_due;
        if due.is_empty() {
            return;
        }
        if self.g.solo {
            self.step(Frame::MahdiDoes(Task::Carryalls));
        }
        self.ask(Side::Atreides, Frame::WormOrder);
        for area in due {
            self.ask(Side::Atreides, Frame::WormFigure(area));
        }
    }

    /// Most worms in one phase 3 (W119).
    fn worm_limit(&self) -> usize {
        usize::from(self.g.content.constants.sandworms) + usize::from(self.s.wild.in_play)
    }

    /// An ordinary worm stands in an area now, from the supply or from elsewhere.
    pub(super) fn set_worm(&mut self, area: AreaId, from: Option<AreaId>) {
        if let Some(from) = from {
            self.s.worms.remove(from);
            self.emit(Event::WormGone(from));
        }
        self.s.worms.insert(area);
        self.s.worms_new.insert(area);
        self.emit(Event::Worm(area, false));
    }

    pub(super) fn set_wild_maker(&mut self, area: AreaId) {
        if let Some(from) = self.s.wild.at {
            self.emit(Event::WormGone(from));
        }
        self.s.wild.at = Some(area);
        self.s.worms_new.insert(area);
        self.emit(Event::Worm(area, true));
    }

    pub(super) fn remove_worm(&mut self, area: AreaId) {
        if self.s.wild.at == Some(area) {
            self.s.wild.at = None;
        } else {
            self.s.worms.remove(area);
        }
        self.emit(Event::WormGone(area));
    }

    /// W120: what a worm does where it appeared.
    pub(super) fn worm_acts(&mut self, area: AreaId) {
        self.s.worms_due.remove(area);
        if !self.s.all_worms().has(area) {
            return;
        }
        let harkonnen = Side::Harkonnen;
        if !self.s.occupied[harkonnen.index()].has(area) {
            // An Atreides legion that retreated to a harvester saves it from nothing, and stays beside the worm.
            self.threaten_harvester(area);
        } else if !self.g.retreats(self.s, harkonnen, area, RetreatCause::Worm).is_empty() {
            self.step(Frame::WormStruck(area));
            self.ask_retreat(harkonnen, area, RetreatCause::Worm);
        } else {
            let dice = self.worm_dice(area);
            self.remove_worm(area);
            self.step(Frame::WormStruck(area));
            self.strike(harkonnen, area, dice, StrikeSource::Worm);
        }
    }

    pub(super) fn worm_dice(&self, worm: AreaId) -> u8 {
        let constants = &self.g.content.constants;
        if self.s.wild.at == Some(worm) { constants.wild_maker_dice } else { constants.sandworm_dice }
    }

    /// The legion is gone or stands: without units there the harvester is lost.
    pub(super) fn worm_struck(&mut self, area: AreaId) {
        if !self.s.occupied[Side::Harkonnen.index()].has(area) {
            self.threaten_harvester(area);
        }
    }

    /// A harvester is lost to a worm, unless a carryall saves it in phase 3 (W122).
    fn threaten_harvester(&mut self, area: AreaId) {
        if !self.s.harvesters.has(area) {
            return;
        }
        let carryalls = self.g.zones_with(self.s, Vehicle::Carryall) & self.g.content.map.zones_of[area.index()];
        if self.s.phase != Phase::Hazards || carryalls == 0 {
            self.burn_harvester(area);
        } else if self.g.solo {
            // Which ones are saved is decided when all worms have acted.
            self.s.solo.threatened.insert(area);
        } else {
            self.ask(Side::Harkonnen, Frame::Carryall(area));
        }
    }

    /// A worm attacks an area from where it stands (W129 to W132).
    pub(super) fn worm_attack(&mut self, worm: AreaId, to: AreaId) {
        let dice = self.worm_dice(worm);
        self.emit(Event::WormAttacked(worm, to));
        self.remove_worm(worm);
        if self.s.occupied[Side::Harkonnen.index()].has(to) {
            self.strike(Side::Harkonnen, to, dice, StrikeSource::Worm);
        } else if self.s.harvesters.has(to) {
            self.burn_harvester(to);
        }
    }

    /// A special attack: tokens are revealed, then it strikes (W105).
    pub(super) fn strike(&mut self, side: Side, area: AreaId, dice: u8, source: StrikeSource) {
        self.step(Frame::Struck(area, source == StrikeSource::Worm));
        self.step(Frame::Strike(side, area, dice, source));
        self.reveal_tokens(side, area);
    }

    /// Its dice, hits and casualties. Worms and storms count Specials by terrain (W125).
    pub(super) fn strike_roll(&mut self, side: Side, area: AreaId, dice: u8, source: StrikeSource) {
        let results = self.roll_combat(dice);
        let special = match source {
            StrikeSource::Card => 1,
            _ if self.g.deep_desert().has(area) => 2,
            _ => u8::from(self.g.desert(self.s).has(area)),
        };
        let hits = results[0] + special * results[2];
        self.emit(Event::Struck(area, results, hits));
        if hits > 0 {
            self.ask_owner(side, Frame::Hits(side, area, hits));
        }
    }

    /// After a special attack: a worm that killed everybody takes the harvester too (W131).
    pub(super) fn struck(&mut self, area: AreaId, worm: bool) {
        let dead = !self.s.occupied[Side::Harkonnen.index()].has(area);
        if worm && dead && self.s.phase == Phase::Actions && self.s.harvesters.has(area) {
            self.burn_harvester(area);
        }
    }

    /// W123 to W125, in phase 3 or by a card.
    pub(super) fn storms(&mut self) {
        if self.s.phase == Phase::Hazards {
            self.step(Frame::Spice);
        }
        let struck = self.s.occupied[Side::Harkonnen.index()] & self.g.exposed(self.s);
        self.step(Frame::StormsLeft(struck));
    }

    pub(super) fn storms_left(&mut self, areas: AreaSet) {
        let Some(area) = areas.first() else { return };
        let mut rest = areas;
        rest.remove(area);
        if !rest.is_empty() {
            self.step(Frame::StormsLeft(rest));
        }
        if self.s.occupied[Side::Harkonnen.index()].has(area) {
            self.strike(Side::Harkonnen, area, self.g.content.constants.storm_dice, StrikeSource::Storm);
        }
    }

    /// W167 to W171.
    pub(super) fn detonate(&mut self, area: AreaId) {
        let Some(number) = self.g.content.map.atomics.iter().position(|atomics| atomics.0 == area) else { return };
        self.s.atomics = Some(number as u8);
        self.emit(Event::Detonated(area));
        for &side in Side::ALL {
            if !self.s.occupied[side.index()].has(area) {
                continue;
            }
            if self.g.retreats(self.s, side, area, RetreatCause::Atomics).is_empty() {
                self.destroy_legion(side, area);
            } else {
                self.ask_retreat(side, area, RetreatCause::Atomics);
            }
        }
    }

    /// A sector's vehicles are shot at (Fremen Rockets).
    pub(super) fn rockets(&mut self, by: Board, sector: u8, dice: u8) {
        let results = self.roll_combat(dice);
        let hits = results[0] + results[2];
        let map = &self.g.content.map;
        let areas = map.sector[usize::from(sector)];
        let zones = (0..map.zone.len()).filter(|&zone| map.zone[zone] >> sector & 1 != 0);
        let zones = zones.fold(0, |all, zone| all | 1 << zone);
        if let Some(area) = areas.first() {
            self.emit(Event::Struck(area, results, hits));
        }
        self.push(by, Frame::RemoveVehicle(None, hits, areas, zones));
    }

    /// A flyer leaves its zone.
    pub(super) fn remove_flyer(&mut self, zone: ZoneId) {
        if let Some(vehicle) = self.s.zones[zone.index()].take() {
            self.emit(Event::FlyerGone(vehicle, zone));
        }
    }

    /// A flyer comes to a zone and pushes out the one there (W41).
    pub(super) fn set_flyer(&mut self, vehicle: Vehicle, zone: ZoneId) {
        self.remove_flyer(zone);
        self.s.zones[zone.index()] = Some(vehicle);
        self.emit(Event::Flyer(vehicle, zone));
    }

    /// A die of a side is lost; if both of its boards have such a die, who takes it says of which.
    pub(super) fn lose_die(&mut self, by: Board, side: Side, face: Face) {
        match side.boards().map(|board| self.s.dice[board.index()][face.index()] > 0) {
            [true, true] => self.push(by, Frame::LoseDieOf(side, face)),
            [true, false] => self.lose_die_of(side.house(), face),
            [false, true] => self.lose_die_of(side.ally(), face),
            [false, false] => {}
        }
    }

    pub(super) fn lose_die_of(&mut self, board: Board, face: Face) {
        self.s.dice[board.index()][face.index()] -= 1;
        self.s.dice_gone[board.side().index()] += 1;
        self.emit(Event::DieLost(board.side(), face));
    }

    /// A face-down card of the deck, at random.
    pub(super) fn random_bit(&mut self, set: u32) -> Option<u8> {
        (set != 0).then(|| {
            let number = self.s.rng.below(set.count_ones() as usize);
            nth_bit(set, number)
        })
    }

    /// Removes the given signs unseen.
    pub(super) fn discard_signs(&mut self, areas: AreaSet) {
        for area in areas & self.s.sign_areas {
            self.return_sign(area);
            self.emit(Event::SignGone(area));
        }
    }
}
