//! The list of legal actions.

use super::ActionSink;
use super::turn::bits;
use crate::action::{Action, Change, Piece};
use crate::board::ZONES;
use crate::effect::{Effect, NextTo};
use crate::game::Arrakis;
use crate::ids::*;
use crate::state::*;

impl Arrakis {
    /// All legal actions, sorted.
    pub(crate) fn list(&self, s: &State, out: &mut Vec<Action>) {
        let Some(pending) = s.pending() else { return };
        self.list_main(s, pending, out);
        if pending.frame.is_open_step() {
            self.list_free(s, pending.by, out);
        }
        if self.cone_open(s, pending.by) {
            out.push(Action::Cone);
        }
        out.sort_unstable();
        out.dedup();
    }

    /// The answers to a decision, free actions apart.
    pub(super) fn list_main(&self, s: &State, pending: Pending, out: &mut impl ActionSink) {
        let (by, side) = (pending.by, pending.by.side());
        let areas =
            |set: AreaSet, out: &mut dyn FnMut(Action)| set.into_iter().for_each(|area| out(Action::Area(area)));
        macro_rules! areas {
            ($set:expr) => {
                areas($set, &mut |action| out.push(action))
            };
            ($set:expr, stop) => {{
                areas($set, &mut |action| out.push(action));
                out.push(Action::Stop);
            }};
        }
        macro_rules! yes_no {
            () => {{
                out.push(Action::Yes);
                out.push(Action::No);
            }};
        }
        match pending.frame {
            Frame::Harvester(_) => areas!(self.harvester_places(s)),
            Frame::Flyer(..) => (0..ZONES as u8).for_each(|zone| out.push(Action::Zone(ZoneId(zone)))),
            Frame::Turned => bits(self.turnable(s, by).into()).for_each(|face| out.push(Action::Face(face_of(face)))),
            Frame::BgToken => {
                bits(self.token_faces(s, by).into()).for_each(|face| out.push(Action::Face(face_of(face))));
                out.push(Action::No);
            }
            Frame::Turn => self.list_turn(s, by, out),
            Frame::EndTurn => out.push(Action::EndTurn),
            Frame::Partner => {
                out.push(Action::Yes);
                out.push(Action::HandOver);
            }
            Frame::PlayCard(_) => {
                self.playable(s, by).for_each(|card| out.push(Action::Play(card)));
                out.push(Action::Stop);
            }
            Frame::Choose(node) => {
                if let Effect::Any(_, count) = self.content.effect(node) {
                    (0..count).for_each(|option| out.push(Action::Choose(option)));
                }
                out.push(Action::Stop);
            }
            Frame::Draw(count, one_deck) => self.list_draw(by, count, one_deck, out),
            Frame::MoveLegion(_, rule) => areas!(self.movers(s, side, rule), stop),
            Frame::MoveTo(from, _) => self.list_move_to(s, side, from, out),
            Frame::MoveZone(from, ..) | Frame::AttackZone(from, ..) => {
                bits(self.transports(s, from).into()).for_each(|zone| out.push(Action::Zone(ZoneId(zone))));
            }
            Frame::MoveAll(from, ..) => {
                if !self.unit_stays(s, side, from) {
                    out.push(Action::All);
                }
                out.push(Action::Part);
            }
            Frame::MoveCount(from, _, rule, kind) => {
                let (least, most) = self.count_range(s, side, from, rule, kind);
                (least..=most).for_each(|count| out.push(Action::Count(count)));
            }
            Frame::MoveToken(..) | Frame::MoveLeader(..) => yes_no!(),
            Frame::AttackWith(legion, _) => areas!(self.attackers(s, side, legion), stop),
            Frame::AttackAt(from, _) => self.list_attack_at(s, side, from, out),
            Frame::BattleCard(of) => {
                if self.may_add_die(s, of) {
                    self.playable(s, by).for_each(|card| out.push(Action::Discard(card)));
                }
                out.push(Action::Stop);
            }
            Frame::BattleLeader(of, _) => self.list_leaders_in_battle(s, of, out),
            Frame::Hits(of, area, _) => self.list_hit(s, of, area, out),
            Frame::GoOn | Frame::Retreat | Frame::Advance | Frame::ExchangeWild => yes_no!(),
            Frame::RetreatTo(of, from, cause) => areas!(self.retreats(s, of, from, cause)),
            Frame::TokenTo(_) => areas!(s.sietches),
            Frame::LeaderOnly => areas!(s.sietches & s.occupied[side.index()], stop),
            Frame::LeaderTo(_) | Frame::DeployLeader => {
                let leaders = self.available_leaders(s, side, crate::effect::Deploy::Deploy);
                bits(leaders.into()).for_each(|leader| out.push(Action::Leader(LeaderId(leader))));
                if s.supply[side.index()][3] > 0 {
                    out.push(Action::Generic);
                }
                out.push(Action::Stop);
            }
            Frame::DeployLeaderTo(_) => areas!(s.settlements & s.occupied[side.index()], stop),
            Frame::Deploy(_) => {
                let there = s.supply[side.index()][0] > 0;
                areas!(if there { self.settlements(s, side) } else { AreaSet::NONE }, stop);
            }
            Frame::Place(..) | Frame::PlaceOut(..) | Frame::PlaceLeader(..) | Frame::PlaceFrom(..) => {
                self.list_place(s, side, pending.frame, out);
            }
            Frame::Upgrade(_, from, to) => areas!(self.upgradable(s, side, from, to), stop),
            Frame::VehicleKind(_) => {
                Vehicle::ALL.iter().for_each(|&vehicle| out.push(Action::Vehicle(vehicle)));
                out.push(Action::Stop);
            }
            Frame::VehicleAt(_, vehicle, _) => {
                match vehicle {
                    Vehicle::Harvester => areas!(self.harvester_places(s)),
                    _ => (0..ZONES as u8).for_each(|zone| out.push(Action::Zone(ZoneId(zone)))),
                }
                if self.vehicles_left(s, vehicle) < self.content.constants.vehicles[vehicle.index()] {
                    out.push(Action::FromBoard);
                }
                out.push(Action::Stop);
            }
            Frame::VehicleOver(_, vehicle, _, from) => {
                match vehicle {
                    Vehicle::Harvester => areas!(self.harvester_places(s)),
                    _ => {
                        let others = (0..ZONES as u8).filter(|&zone| zone != from);
                        others.for_each(|zone| out.push(Action::Zone(ZoneId(zone))));
                    }
                }
                out.push(Action::Stop);
            }
            Frame::VehicleFrom(_, vehicle, _) => {
                match vehicle {
                    Vehicle::Harvester => areas!(s.harvesters),
                    _ => bits(self.zones_with(s, vehicle).into()).for_each(|zone| out.push(Action::Zone(ZoneId(zone)))),
                }
                out.push(Action::Stop);
            }
            Frame::Sign(_) => {
                let any = self.signs_left(s) > 0;
                areas!(if any { self.sign_places(s) } else { AreaSet::NONE }, stop);
            }
            Frame::Worm(_, moved) => {
                let worms = s.all_worms().without(moved).into_iter();
                areas!(worms.filter(|&worm| !self.worm_reach(s, worm).is_empty()).collect(), stop);
            }
            Frame::WormTo(from, ..) => areas!(self.worm_reach(s, from), stop),
            Frame::WormAttack => {
                let worms = s.all_worms().into_iter();
                areas!(worms.filter(|&worm| !self.worm_targets(s, worm).is_empty()).collect(), stop);
            }
            Frame::WormAttackAt(from) => areas!(self.worm_targets(s, from), stop),
            Frame::DesertPower(_) => {
                self.list_desert_power(s, out);
                out.push(Action::Stop);
            }
            Frame::Sandworm(_, next_to) => areas!(self.card_worm_places(s, next_to), stop),
            Frame::WormFigure(_) => self.list_worm_figures(s, out),
            Frame::WildMakerTo => areas!(self.desert(s) & self.empty(s), stop),
            _ => self.list_targets(s, pending, out),
        }
    }

    /// Lists the targets of cards, and the answers to the questions of phases 3 and 4 and of the end of the round.
    fn list_targets(&self, s: &State, pending: Pending, out: &mut impl ActionSink) {
        let (by, side) = (pending.by, pending.by.side());
        let map = &self.content.map;
        macro_rules! areas {
            ($set:expr) => {
                $set.into_iter().for_each(|area| out.push(Action::Area(area)))
            };
            ($set:expr, stop) => {{
                $set.into_iter().for_each(|area| out.push(Action::Area(area)));
                out.push(Action::Stop);
            }};
        }
        match pending.frame {
            Frame::TankEnemy(victim) => {
                let victims = self.victims(s, side, victim);
                bits(victims.into()).for_each(|leader| out.push(Action::Leader(LeaderId(leader))));
                out.push(Action::Stop);
            }
            Frame::StrikeAt(_) => {
                let near = map.touching(s.occupied[side.index()]);
                areas!(near & s.occupied[side.enemy().index()], stop)
            }
            Frame::StrikeZone(_) => {
                for zone in bits(self.zones_with(s, Vehicle::Ornithopter).into()) {
                    if !(map.zone_areas[usize::from(zone)] & s.occupied[side.enemy().index()]).is_empty() {
                        out.push(Action::Zone(ZoneId(zone)));
                    }
                }
                out.push(Action::Stop);
            }
            Frame::StrikeFrom(zone, _) => areas!(map.zone_areas[zone.index()] & s.occupied[side.enemy().index()]),
            Frame::RemoveVehicle(kind, _, of, zones) => {
                if kind.is_none_or(|kind| kind == Vehicle::Harvester) {
                    areas!(of & s.harvesters);
                }
                for zone in bits(zones.into()) {
                    let there = s.zones[usize::from(zone)];
                    if there.is_some() && kind.is_none_or(|kind| there == Some(kind)) {
                        out.push(Action::Zone(ZoneId(zone)));
                    }
                }
                out.push(Action::Stop);
            }
            Frame::RocketSector(_) => {
                for sector in 0..map.sector.len() {
                    if !(map.sector[sector] & s.occupied[side.index()]).is_empty() {
                        out.push(Action::Sector(sector as u8));
                    }
                }
                out.push(Action::Stop);
            }
            Frame::DiscardSign(_) => areas!(s.sign_areas, stop),
            Frame::RevealArea => areas!(self.hidden_areas(s), stop),
            Frame::ScoutArea(zone) => areas!(self.hidden_areas(s) & map.zone_areas[zone.index()]),
            Frame::ImperiumDown => {
                for &power in Power::ALL {
                    if s.imperium[power.index()] < self.bottom() {
                        out.push(Action::Power(power));
                    }
                }
                out.push(Action::Stop);
            }
            Frame::Detonate => {
                map.atomics.iter().for_each(|atomics| out.push(Action::Area(atomics.0)));
                out.push(Action::Stop);
            }
            Frame::ForceDie | Frame::LoseDie(_) => {
                let only = match pending.frame {
                    Frame::LoseDie(face) => face,
                    _ => None,
                };
                for &face in Face::ALL {
                    if only.is_none_or(|only| only == face) && self.can_take_die(s, side.enemy(), face) {
                        out.push(Action::Face(face));
                    }
                }
                out.push(Action::Stop);
            }
            Frame::LoseDieOf(..) => (0..2).for_each(|board| out.push(Action::Choose(board))),
            Frame::RenewPrescience(_) | Frame::ReturnPrescience | Frame::RemovePrescience => {
                bits((s.revealed & !s.kept).into()).for_each(|card| out.push(Action::Prescience(PrescienceId(card))));
                out.push(Action::Stop);
            }
            Frame::BonusPrescience(_) | Frame::HoldPrescience => {
                bits(s.revealed.into()).for_each(|card| out.push(Action::Prescience(PrescienceId(card))));
                out.push(Action::Stop);
            }
            Frame::BonusMarker(_) => Marker::ALL.iter().for_each(|&marker| out.push(Action::Marker(marker))),
            Frame::ShiftFrom => {
                let some = Marker::ALL.iter().filter(|marker| s.markers[marker.index()] > 0);
                some.for_each(|&marker| out.push(Action::Marker(marker)));
                out.push(Action::Stop);
            }
            Frame::ShiftTo(from) => {
                let others = Marker::ALL.iter().filter(|&&marker| marker != from);
                others.for_each(|&marker| out.push(Action::Marker(marker)));
            }
            Frame::ShiftBy(from, _) => {
                (1..=s.markers[from.index()]).for_each(|count| out.push(Action::Count(count)));
            }
            Frame::SwapTokens => areas!(self.swappable(s), stop),
            Frame::SwapWith(first) => areas!(s.sietches.without(first.set()), stop),
            Frame::MoveSietch => {
                areas!(s.sietches.into_iter().filter(|&a| !self.sietch_places(s, a).is_empty()), stop)
            }
            Frame::MoveSietchTo(from) => areas!(self.sietch_places(s, from)),
            Frame::MoveSietchWith(..) | Frame::Stockpile => {
                out.push(Action::Yes);
                out.push(Action::No);
            }
            Frame::DisplaceEnemy => {
                let legions = s.occupied[side.enemy().index()] & self.desert(s);
                let enemy = side.enemy();
                let driven = legions.into_iter();
                areas!(driven.filter(|&a| !self.retreats(s, enemy, a, RetreatCause::Card).is_empty()), stop)
            }
            Frame::CarryFrom => {
                let others = |area: AreaId| !s.occupied[side.index()].without(area.set()).is_empty();
                let from = (s.settlements & s.occupied[side.index()]).into_iter().filter(|&area| others(area));
                areas!(from.filter(|&area| self.movable(s, side, area).units() > 0), stop)
            }
            Frame::CarryTo(from) => areas!(s.occupied[side.index()].without(from.set())),
            Frame::WhoDiscards(_) => {
                // Who holds nothing but schemes discards only if the partner has nothing else either (W72, W191).
                let any = |board: Board| self.playable(s, board).next().is_some();
                let neither = !any(side.house()) && !any(side.ally());
                let can = |board: Board| any(board) || (neither && !s.cards.pile(hand(board)).is_empty());
                if can(side.house()) {
                    out.push(Action::Yes);
                }
                if can(side.ally()) {
                    out.push(Action::HandOver);
                }
            }
            Frame::EnemyDiscard(_) => self.list_enemy_discard(s, by, out),
            Frame::Excess(of, area) => self.list_excess(s, of, area, out),
            Frame::Claim => {
                let open = self.claimable(s, false) & !s.achievements.asked;
                bits(open.into()).for_each(|card| out.push(Action::Claim(PrescienceId(card))));
                out.push(Action::Stop);
            }
            Frame::EndClaim => {
                let open = self.claimable(s, false);
                bits(open.into()).for_each(|card| out.push(Action::Claim(PrescienceId(card))));
                out.push(Action::Stop);
            }
            Frame::ClaimUnits(_) => {
                for area in s.occupied[Side::Atreides.index()] & self.deep_desert() {
                    out.push(Action::Area(area));
                }
            }
            Frame::ClaimUnit(area) => self.list_excess(s, Side::Atreides, area, out),
            Frame::ClaimTokens(area, _) => {
                for token in bits(s.tokens_of(Side::Atreides, area)) {
                    out.push(Action::Lose(Piece::Token(TokenId(token))));
                }
            }
            Frame::LastSign(due, _) => areas!(due),
            Frame::DropSign | Frame::WormOrder => areas!(s.worms_due),
            Frame::Carryall(area) => {
                let zones = self.zones_with(s, Vehicle::Carryall) & map.zones_of[area.index()];
                bits(zones.into()).for_each(|zone| out.push(Action::Zone(ZoneId(zone))));
                out.push(Action::No);
            }
            Frame::Imperium(power) => {
                let constants = &self.content.constants;
                if s.spice >= constants.raise && s.imperium[power.index()] > 0 {
                    out.push(Action::Change(Change::Raise));
                }
                if s.spice >= constants.keep {
                    out.push(Action::Change(Change::Keep));
                }
                out.push(Action::Change(Change::Drop));
            }
            Frame::Exchange(of) => {
                for leader in bits(self.leaders_of(of).into()) {
                    if matches!(s.leaders[usize::from(leader)].at, LeaderAt::On(_)) {
                        out.push(Action::Leader(LeaderId(leader)));
                    }
                }
                out.push(Action::Stop);
            }
            Frame::HandLimit => self.playable(s, by).for_each(|card| out.push(Action::Discard(card))),
            Frame::BreakTie(Candidates::Areas(set)) => areas!(set),
            Frame::BreakTie(Candidates::Zones(set)) => {
                bits(set.into()).for_each(|zone| out.push(Action::Zone(ZoneId(zone))));
            }
            Frame::BreakTie(Candidates::Sectors(set)) => {
                bits(set.into()).for_each(|sector| out.push(Action::Sector(sector)));
            }
            Frame::BreakTie(Candidates::Leaders(set)) => {
                bits(set.into()).for_each(|leader| out.push(Action::Leader(LeaderId(leader))));
            }
            Frame::BreakTie(Candidates::Prescience(set)) => {
                bits(set.into()).for_each(|card| out.push(Action::Prescience(PrescienceId(card))));
            }
            Frame::BreakTie(Candidates::Tokens(set)) => {
                bits(set).for_each(|token| out.push(Action::Lose(Piece::Token(TokenId(token)))));
            }
            Frame::BreakTie(Candidates::Powers(set)) => {
                bits(set.into()).for_each(|power| out.push(Action::Power(Power::ALL[usize::from(power)])));
            }
            _ => {}
        }
    }

    fn list_draw(&self, by: Board, count: u8, one_deck: bool, out: &mut impl ActionSink) {
        let side = by.side();
        if self.shared[side.index()] && by != Board::HouseAtreides {
            // A partner draws from his own deck only (W190).
            out.push(Action::Draw(if by == side.house() { count } else { 0 }));
            return;
        }
        for house in 0..=count {
            if !one_deck || house == 0 || house == count {
                out.push(Action::Draw(house));
            }
        }
    }

    /// A card the enemy's effect costs; only schemes are safe (W72).
    fn list_enemy_discard(&self, s: &State, by: Board, out: &mut impl ActionSink) {
        let mut any = false;
        for card in self.playable(s, by) {
            out.push(Action::Discard(card));
            any = true;
        }
        if !any {
            out.push(Action::Stop);
        }
    }

    /// Results a die without a slot can be turned to, by bits (W45, W195).
    fn turnable(&self, s: &State, board: Board) -> u8 {
        let constants = &self.content.constants;
        let dice = &s.dice[board.index()];
        let shared = self.shared[board.side().index()];
        let slots =
            if shared { &constants.shared_slots[board.index()] } else { &constants.slots[board.side().index()] };
        let open = (0..5).filter(|&face| dice[face] < slots[face]);
        // On a shared side the result with the fewest dice; else the one with the most open slots.
        let rank = |face: usize| if shared { dice[face] } else { u8::MAX - (slots[face] - dice[face]) };
        let least = open.clone().map(rank).min();
        open.filter(|&face| Some(rank(face)) == least).fold(0, |all, face| all | 1 << face)
    }

    /// Results a Bene Gesserit token can be laid on, by bits (W183).
    pub(super) fn token_faces(&self, s: &State, board: Board) -> u8 {
        let constants = &self.content.constants;
        let dice = &s.dice[board.index()];
        let shared = self.shared[board.side().index()];
        let slots =
            if shared { &constants.shared_slots[board.index()] } else { &constants.slots[board.side().index()] };
        let there = (0..5).filter(|&face| slots[face] > 0);
        let least = there.clone().map(|face| dice[face]).min();
        let open = there.filter(|&face| Some(dice[face]) == least && dice[face] < slots[face]);
        open.fold(0, |all, face| all | 1 << face)
    }

    /// Areas where units can be replaced by better ones.
    pub(super) fn upgradable(&self, s: &State, side: Side, from: Kind, to: Kind) -> AreaSet {
        if s.supply[side.index()][to.index()] == 0 {
            return AreaSet::NONE;
        }
        let occupied = s.occupied[side.index()];
        occupied.into_iter().filter(|&area| s.troops[side.index()][area.index()].units[from.index()] > 0).collect()
    }

    /// Where a card can bring a worm, while there is a figure for it.
    fn card_worm_places(&self, s: &State, next_to: NextTo) -> AreaSet {
        if self.has_worm_figure(s) { self.worm_places(s, next_to) } else { AreaSet::NONE }
    }

    /// D14: figures for a worm that appears, from the supply or, as the Atreides like, from the board (W119).
    fn list_worm_figures(&self, s: &State, out: &mut impl ActionSink) {
        if self.worms_left(s) > 0 {
            out.push(Action::Supply);
        }
        s.worms.without(s.worms_new).into_iter().for_each(|area| out.push(Action::Area(area)));
        if s.wild.in_play && s.wild.at.is_none_or(|at| !s.worms_new.has(at)) {
            out.push(Action::WildMaker);
        }
    }

    /// Whether there is a figure for another worm.
    pub(super) fn has_worm_figure(&self, s: &State) -> bool {
        let wild = s.wild.in_play && s.wild.at.is_none_or(|at| !s.worms_new.has(at));
        wild || self.worms_left(s) > 0 || !s.worms.without(s.worms_new).is_empty()
    }

    /// Whether a die of the enemy can be named: rolled, or in the solo game not used up yet (W263).
    fn can_take_die(&self, s: &State, side: Side, face: Face) -> bool {
        if self.solo && side == Side::Harkonnen {
            let most = if matches!(face, Face::Deployment | Face::House) { 2 } else { 3 };
            return s.unrolled > 0 && s.solo.used[face.index()] < most;
        }
        side.boards().iter().any(|board| s.dice[board.index()][face.index()] > 0)
    }

    /// Where a card can move a sietch.
    pub(super) fn sietch_places(&self, s: &State, from: AreaId) -> AreaSet {
        self.content.map.ground[from.index()] & self.desert(s) & self.empty(s)
    }

    /// Sietches with tokens to swap.
    fn swappable(&self, s: &State) -> AreaSet {
        if s.sietches.len() < 2 {
            return AreaSet::NONE;
        }
        s.sietches.into_iter().filter(|&area| s.tokens_of(Side::Atreides, area) != 0).collect()
    }
}

/// A result by its number.
pub(super) const fn face_of(number: u8) -> Face {
    Face::ALL[number as usize]
}
