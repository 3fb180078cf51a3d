//! The Harkonnen of the solo game: harvesters, carryalls and ornithopters (W215 to W219, W252).

use table::Sink;

use super::Engine;
use super::mahdi::{Chooser, Shortlist};
use super::turn::bits;
use crate::event::{Criterion, Event, Zones};
use crate::game::Arrakis;
use crate::ids::*;
use crate::state::*;

impl Arrakis {
    /// The best places for a harvester in some sectors, what decided, and all there are (W215).
    fn harvest_places(&self, s: &State, sectors: u8) -> (AreaSet, Criterion, AreaSet) {
        let map = &self.content.map;
        let here = self.harvester_places(s) & map.of_sectors(sectors);
        let atreides = s.occupied[Side::Atreides.index()] | s.sietches;
        let safe = here & self.empty(s).without(map.touching(atreides));
        let deep = self.deep_desert();
        let tiers = [
            (safe & deep, Criterion::HarvestSafe),
            (safe, Criterion::HarvestSafe),
            (here & deep, Criterion::HarvestFree),
        ];
        let (best, why) = tiers.into_iter().find(|tier| !tier.0.is_empty()).unwrap_or((here, Criterion::HarvestFree));
        (best, why, here)
    }

    /// Zones in which no vehicle is, by bits.
    fn open_zones(&self, s: &State) -> u8 {
        s.zones.iter().enumerate().fold(0, |all, (i, zone)| all | (u8::from(zone.is_none()) << i))
    }

    /// Open zones for an ornithopter, and what decided (W218, W219).
    fn ornithopter_zones(&self, s: &State) -> (u8, Criterion) {
        let (map, open) = (&self.content.map, self.open_zones(s));
        let ready = s.occupied[Side::Harkonnen.index()].into_iter().filter(|&area| {
            s.sietches
                .into_iter()
                .any(|sietch| map.distance[area.index()][sietch.index()] == 2 && self.overpowers(s, area, sietch))
        });
        let useful = ready.fold(0, |all, area| all | map.zones_of[area.index()]) & open;
        if useful != 0 {
            return (useful, Criterion::OrnithopterAttack);
        }
        let connected = |sectors: u8| {
            let zones = (0..map.zone.len()).filter(|&zone| map.zone[zone] & sectors != 0);
            zones.fold(0u8, |all, zone| all | 1 << zone) & open
        };
        let target = self.tactic_sectors(s.solo.target);
        let next = bits(target.into()).fold(0, |all, sector| all | map.next_sectors[usize::from(sector)]);
        let central = (0..map.zone.len()).filter(|&zone| map.zone[zone] & !map.central == 0);
        let central = central.fold(0u8, |all, zone| all | 1 << zone);
        let order = [connected(target), connected(next) & central, connected(next), open];
        (order.into_iter().find(|&zones| zones != 0).unwrap_or(0), Criterion::OrnithopterTarget)
    }
}

impl<S: Sink<Event>> Engine<'_, S> {
    /// Harvesters first, then carryalls, then ornithopters.
    pub(super) fn mahdi_vehicles(&mut self, harvesters: u8, ornithopters: u8, carryalls: u8) {
        self.step(Frame::MahdiDoes(Task::Flyers(Vehicle::Ornithopter, ornithopters)));
        self.step(Frame::MahdiDoes(Task::Flyers(Vehicle::Carryall, carryalls)));
        self.step(Frame::MahdiDoes(Task::Harvesters(harvesters, None)));
    }

    /// W215, W216.
    pub(super) fn mahdi_harvester(
        &mut self,
        left: u8,
        sector: Option<u8>,
        chooser: &mut Chooser,
    ) -> Result<(), Candidates> {
        if left == 0 || self.g.vehicles_left(self.s, Vehicle::Harvester) == 0 {
            return Ok(());
        }
        let harvest = self.g.tactic_sectors(self.s.solo.harvest);
        let (mut places, mut criterion, mut all) = self.g.harvest_places(self.s, harvest);
        let mut sector = sector;
        if places.is_empty() {
            // The rest goes to a sector next to it, but not to that of the target; if that one fills up, to another.
            let room = |sector: u8| !self.g.harvest_places(self.s, 1 << sector).0.is_empty();
            if !sector.is_some_and(room) {
                let next = &self.g.content.map.next_sectors;
                let beside = bits(harvest.into()).fold(0, |all, sector| all | next[usize::from(sector)]);
                let beside = beside & !harvest & !self.g.tactic_sectors(self.s.solo.target);
                let open = bits(beside.into()).filter(|&sector| room(sector)).fold(0, |all, sector| all | 1 << sector);
                if open == 0 {
                    return Ok(());
                }
                sector = Some(chooser.sector(open)?);
            }
            (places, criterion, all) = self.g.harvest_places(self.s, sector.map_or(0, |sector| 1 << sector));
        }
        // Where all are taken in the end, their order does not matter.
        let area = if places.len() <= left.into() {
            places.first()
        } else {
            criterion = if places.len() > 1 { Criterion::Players } else { criterion };
            Some(chooser.area(places)?)
        };
        if let Some(area) = area {
            self.explain(criterion, area, all);
            self.s.harvesters.insert(area);
            self.emit(Event::Harvester(area));
        }
        self.step(Frame::MahdiDoes(Task::Harvesters(left - 1, sector)));
        Ok(())
    }

    /// W217 to W219.
    pub(super) fn mahdi_flyer(&mut self, vehicle: Vehicle, left: u8, chooser: &mut Chooser) -> Result<(), Candidates> {
        let open = self.g.open_zones(self.s);
        if left == 0 || open == 0 || self.g.vehicles_left(self.s, vehicle) == 0 {
            return Ok(());
        }
        let map = &self.g.content.map;
        let (zones, criterion) = if vehicle == Vehicle::Carryall {
            let covers = |zone: u8| (map.zone_areas[usize::from(zone)] & self.s.harvesters).len();
            let most = bits(open.into()).map(covers).max();
            let zones = bits(open.into()).filter(|&zone| Some(covers(zone)) == most);
            (zones.fold(0, |all, zone| all | 1 << zone), Criterion::CarryallCover)
        } else {
            self.g.ornithopter_zones(self.s)
        };
        let zone = chooser.zone(zones)?;
        let why = if zones.count_ones() > 1 { Criterion::Players } else { criterion };
        self.emit(Event::MahdiChoseZone(why, zone, Zones(open)));
        self.set_flyer(vehicle, zone);
        self.step(Frame::MahdiDoes(Task::Flyers(vehicle, left - 1)));
        Ok(())
    }

    /// W252: harvesters in deep desert are saved before others; those left are lost.
    pub(super) fn mahdi_carryalls(&mut self, chooser: &mut Chooser) -> Result<(), Candidates> {
        let carryalls = self.g.zones_with(self.s, Vehicle::Carryall);
        let zones = |area: AreaId| carryalls & self.g.content.map.zones_of[area.index()];
        let threatened = self.s.solo.threatened & self.s.harvesters;
        let savable: AreaSet = threatened.into_iter().filter(|&area| zones(area) != 0).collect();
        if savable.is_empty() {
            threatened.into_iter().for_each(|area| self.burn_harvester(area));
            self.s.solo.threatened = AreaSet::NONE;
            return Ok(());
        }
        let deep = self.g.deep_desert();
        let list = Shortlist::new(savable, Criterion::CarryallSaves).by(Criterion::CarryallDeep, |area| deep.has(area));
        let area = chooser.area(list.areas)?;
        let zones = zones(area);
        let zone = chooser.zone(zones)?;
        self.explain(list.why(), area, savable);
        self.explain_zone(zone, zones);
        self.s.solo.threatened.remove(area);
        self.remove_flyer(zone);
        self.emit(Event::Saved(area, zone));
        self.step(Frame::MahdiDoes(Task::Carryalls));
        Ok(())
    }
}
