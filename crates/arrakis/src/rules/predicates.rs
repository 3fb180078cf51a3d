//! What holds, and where things can go. Nothing here changes anything.

use crate::effect::{Condition, From, Legion, NextTo, Place, Requirement, Victim};
use crate::game::Arrakis;
use crate::ids::*;
use crate::state::*;

/// Where a legion can go: on foot, and riding or by ornithopter.
#[derive(Clone, Copy, Default)]
pub(crate) struct Reach {
    pub foot: AreaSet,
    pub ride: AreaSet,
    pub flight: AreaSet,
}

impl Reach {
    pub fn all(self) -> AreaSet {
        self.foot | self.ride | self.flight
    }

    fn only(self, areas: AreaSet) -> Reach {
        Reach { foot: self.foot & areas, ride: self.ride & areas, flight: self.flight & areas }
    }
}

impl Arrakis {
    /// Desert of either kind; one area more once atomics were used (W168).
    #[inline]
    pub(crate) fn desert(&self, s: &State) -> AreaSet {
        let map = &self.content.map;
        map.desert | s.atomics.map_or(AreaSet::NONE, |number| map.atomics[usize::from(number)].0.set())
    }

    pub(crate) fn deep_desert(&self) -> AreaSet {
        self.content.map.terrain[Terrain::DeepDesert.index()]
    }

    /// Areas of a terrain as it is now, desert including deep desert.
    pub(crate) fn of_terrain(&self, s: &State, terrain: Terrain) -> AreaSet {
        match terrain {
            Terrain::Desert => self.desert(s),
            Terrain::DeepDesert => self.deep_desert(),
            _ => self.content.map.terrain[terrain.index()].without(self.desert(s)),
        }
    }

    /// Areas of settlements of a side.
    #[inline]
    pub(crate) fn settlements(&self, s: &State, side: Side) -> AreaSet {
        match side {
            Side::Atreides => s.sietches,
            Side::Harkonnen => s.settlements,
        }
    }

    /// Areas free for a side (W6).
    #[inline]
    pub(crate) fn free(&self, s: &State, side: Side) -> AreaSet {
        let enemy = side.enemy();
        crate::board::Map::ALL.without(s.occupied[enemy.index()] | self.settlements(s, enemy) | s.all_worms())
    }

    /// Areas without a figure or token of any kind (W7).
    pub(crate) fn empty(&self, s: &State) -> AreaSet {
        crate::board::Map::ALL.without(
            s.occupied[0]
                | s.occupied[1]
                | s.all_worms()
                | s.harvesters
                | s.sign_areas
                | s.stations
                | s.sietches
                | s.settlements,
        )
    }

    /// Areas that storms strike, and where worms can attack if they are not desert (W123, W171).
    pub(crate) fn exposed(&self, s: &State) -> AreaSet {
        let map = &self.content.map;
        let opened = s.atomics.map_or(AreaSet::NONE, |number| map.atomics[usize::from(number)].1);
        let sheltered = map.sheltered.without(opened);
        self.desert(s)
            | (map.terrain[Terrain::Plateau.index()] | map.terrain[Terrain::MinorErg.index()]).without(sheltered)
    }

    /// Most units of a side in an area (W10, W144).
    pub(crate) fn limit(&self, s: &State, side: Side) -> u8 {
        let constants = &self.content.constants;
        if side == Side::Harkonnen && s.banned(Power::Choam) { constants.units_banned } else { constants.units }
    }

    /// Zones with a vehicle of a kind, by bits.
    pub(crate) fn zones_with(&self, s: &State, vehicle: Vehicle) -> u8 {
        s.zones.iter().enumerate().fold(0, |all, (i, &in_zone)| all | (u8::from(in_zone == Some(vehicle)) << i))
    }

    /// Vehicles of a kind beside the board.
    pub(crate) fn vehicles_left(&self, s: &State, vehicle: Vehicle) -> u8 {
        let out = match vehicle {
            Vehicle::Harvester => s.harvesters.len() as u8,
            _ => self.zones_with(s, vehicle).count_ones() as u8,
        };
        self.content.constants.vehicles[vehicle.index()] - out
    }

    /// Areas a legion comes over by riding: chains of signs and worms without Harkonnen legions (W79, W80).
    fn chain(&self, s: &State, from: AreaId) -> AreaSet {
        let map = &self.content.map;
        let links = (s.sign_areas | s.all_worms()).without(s.occupied[Side::Harkonnen.index()]);
        let mut edge = map.ground[from.index()] & links;
        let mut reached = edge;
        while !edge.is_empty() {
            edge = map.walking(edge) & links.without(reached);
            reached |= edge;
        }
        reached
    }

    /// Every area within reach of a legion, whatever is there.
    fn range(&self, s: &State, side: Side, from: AreaId) -> Reach {
        let map = &self.content.map;
        let foot = map.ground[from.index()];
        let mut reach = Reach { foot, ..Reach::default() };
        match side {
            Side::Atreides => {
                let chain = self.chain(s, from);
                if !chain.is_empty() {
                    reach.ride = map.walking(chain).without(from.set());
                }
            }
            Side::Harkonnen => {
                if self.transports(s, from) != 0 {
                    reach.flight = map.flight[from.index()].without(foot);
                }
            }
        }
        reach
    }

    /// Zones whose ornithopter can carry a legion from an area, by bits (W81).
    pub(crate) fn transports(&self, s: &State, from: AreaId) -> u8 {
        if s.turn.flown.has(from) {
            return 0;
        }
        self.zones_with(s, Vehicle::Ornithopter) & self.content.map.zones_of[from.index()]
    }

    /// Where a legion can move.
    pub(crate) fn reach(&self, s: &State, side: Side, from: AreaId) -> Reach {
        self.range(s, side, from).only(self.free(s, side).without(from.set()))
    }

    /// Areas that a side can attack at all (W83).
    pub(crate) fn attackable(&self, s: &State, side: Side) -> AreaSet {
        let enemy = side.enemy();
        (s.occupied[enemy.index()] | self.settlements(s, enemy)).without(s.all_worms())
    }

    /// What a legion can attack.
    pub(crate) fn targets(&self, s: &State, side: Side, from: AreaId) -> Reach {
        self.range(s, side, from).only(self.attackable(s, side))
    }

    /// The figures of a legion that can move: those that have not in this action, unless the last unit has to stay.
    pub(crate) fn movable(&self, s: &State, side: Side, area: AreaId) -> Group {
        let group = self.unmoved(s, side, area);
        if group.units() == 1 && self.unit_stays(s, side, area) { Group { area, ..Group::default() } } else { group }
    }

    /// Whether one of the units has to stay: beside leaders who have moved in this action, if those that moved with them
    /// are gone (W74).
    pub(crate) fn unit_stays(&self, s: &State, side: Side, area: AreaId) -> bool {
        if s.moved.iter().all(|moved| moved.area != area) {
            return false;
        }
        let (legion, unmoved) = (s.legion(side, area), self.unmoved(s, side, area));
        unmoved.units() == legion.units() && unmoved.all_leaders() < legion.all_leaders()
    }

    /// The figures of a legion that have not moved in this action (W75).
    fn unmoved(&self, s: &State, side: Side, area: AreaId) -> Group {
        let mut group = s.legion(side, area);
        for moved in s.moved.iter().filter(|moved| moved.area == area) {
            for kind in 0..3 {
                group.troops.units[kind] = group.troops.units[kind].saturating_sub(moved.troops.units[kind]);
            }
            group.troops.generic = group.troops.generic.saturating_sub(moved.troops.generic);
            group.tokens &= !moved.tokens;
            group.leaders &= !moved.leaders;
        }
        group
    }

    /// Whether some figures are such a legion.
    pub(crate) fn is_legion(&self, s: &State, group: &Group, legion: Legion) -> bool {
        group.units() > 0
            && match legion {
                Legion::Any => true,
                Legion::WithLeader => group.all_leaders() > 0,
                Legion::WithSpecial => group.troops.units[Kind::Special.index()] > 0,
                Legion::With(leader) => group.leaders & leader.bit() != 0,
                Legion::That => s.last_named_legion == Some(group.area),
            }
            && !self.is_blocked(s, group.leaders)
    }

    /// Whether one of these leaders is kept from acting this turn.
    pub(crate) fn is_blocked(&self, s: &State, leaders: u16) -> bool {
        let blocked = s.blocked >> 4;
        blocked != 0
            && s.turn.side == Side::Atreides
            && self.content.leaders.iter().enumerate().any(|(i, leader)| {
                leaders >> i & 1 != 0 && leader.person.is_some_and(|person| blocked >> person.index() & 1 != 0)
            })
    }

    /// Areas with a legion that can move.
    pub(crate) fn movers(&self, s: &State, side: Side, rule: MoveRule) -> AreaSet {
        let from = if rule.from == From::Desert { self.desert(s) } else { crate::board::Map::ALL };
        let occupied = s.occupied[side.index()] & from;
        occupied
            .into_iter()
            .filter(|&area| {
                self.is_legion(s, &self.movable(s, side, area), rule.legion)
                    && !self.reach(s, side, area).all().is_empty()
            })
            .collect()
    }

    /// Areas with a legion that can attack.
    pub(crate) fn attackers(&self, s: &State, side: Side, legion: Legion) -> AreaSet {
        let attackable = self.attackable(s, side);
        if attackable.is_empty() {
            return AreaSet::NONE;
        }
        let occupied = s.occupied[side.index()];
        occupied
            .into_iter()
            .filter(|&area| {
                self.is_legion(s, &s.legion(side, area), legion) && !self.targets(s, side, area).all().is_empty()
            })
            .collect()
    }

    /// The areas a legion can retreat to (W102); without a wall in between for a displacement as well (W4).
    pub(crate) fn retreats(&self, s: &State, side: Side, from: AreaId, cause: RetreatCause) -> AreaSet {
        let next = self.content.map.ground[from.index()];
        match cause {
            RetreatCause::Card => next & self.empty(s),
            RetreatCause::Atomics => next & self.free(s, side),
            // In the solo game empty areas come first (W251).
            RetreatCause::Battle if side == Side::Atreides && self.solo && !(next & self.empty(s)).is_empty() => {
                next & self.empty(s)
            }
            _ if side == Side::Harkonnen => next & self.free(s, side).without(s.sign_areas),
            _ => next & self.free(s, side),
        }
    }

    /// Where a worm can move (W127); walls do not hinder it (Q8).
    pub(crate) fn worm_reach(&self, s: &State, from: AreaId) -> AreaSet {
        let (map, desert) = (&self.content.map, self.desert(s));
        let near = map.touch[from.index()] & desert;
        let all = (near | map.touching(near)) & desert;
        let taken =
            s.occupied[0] | s.occupied[1] | s.all_worms() | s.harvesters | s.sign_areas | s.sietches | s.settlements;
        all.without(taken)
    }

    /// What a worm can attack (W129, W130).
    pub(crate) fn worm_targets(&self, s: &State, from: AreaId) -> AreaSet {
        let (map, desert) = (&self.content.map, self.desert(s));
        let near = map.touch[from.index()];
        let all = (near | map.touching(near & desert)).without(from.set());
        let legions = s.occupied[Side::Harkonnen.index()] & self.exposed(s);
        all & (legions | (s.harvesters & desert))
    }

    /// Desert areas where a wormsign can be laid (W60).
    pub(crate) fn sign_places(&self, s: &State) -> AreaSet {
        self.desert(s).without(s.sign_areas | s.all_worms() | s.sietches)
    }

    /// Wormsigns in the pool.
    pub(crate) fn signs_left(&self, s: &State) -> u8 {
        s.sign_pool.iter().sum()
    }

    /// Free desert areas without a harvester (W40).
    pub(crate) fn harvester_places(&self, s: &State) -> AreaSet {
        self.desert(s) & self.free(s, Side::Harkonnen).without(s.harvesters)
    }

    /// Empty desert next to something, for worms.
    pub(crate) fn worm_places(&self, s: &State, next_to: NextTo) -> AreaSet {
        let near = match next_to {
            NextTo::Sandworm => s.all_worms(),
            NextTo::OwnLegion => s.occupied[Side::Atreides.index()],
        };
        self.content.map.touching(near) & self.desert(s) & self.empty(s)
    }

    /// Sandworm figures beside the board.
    pub(crate) fn worms_left(&self, s: &State) -> u8 {
        self.content.constants.sandworms - s.worms.len() as u8
    }

    /// Whether a leader's card may be used: in play and not in the tank (W62).
    pub(crate) fn is_ready(&self, s: &State, leader: LeaderId) -> bool {
        let leader = s.leaders[leader.index()];
        leader.ready && matches!(leader.at, LeaderAt::Aside | LeaderAt::On(_))
    }

    /// The form of a person that is in play.
    pub(crate) fn form(&self, s: &State, person: Person) -> Option<LeaderId> {
        (0..self.content.leaders.len() as u8).map(LeaderId).find(|id| {
            self.content.leaders[id.index()].person == Some(person)
                && !matches!(s.leaders[id.index()].at, LeaderAt::Waiting | LeaderAt::Gone)
        })
    }

    /// Where a person stands on the board.
    pub(crate) fn person_at(&self, s: &State, person: Person) -> Option<AreaId> {
        match s.leaders[self.form(s, person)?.index()].at {
            LeaderAt::On(area) => Some(area),
            _ => None,
        }
    }

    pub(crate) fn side_of(&self, leader: LeaderId) -> Side {
        self.content.leaders[leader.index()].faction.side()
    }

    /// Leaders of a side, by bits.
    pub(crate) fn leaders_of(&self, side: Side) -> u16 {
        self.side_leaders[side.index()]
    }

    pub(crate) fn holds(&self, s: &State, condition: Condition) -> bool {
        let entered = |leader: LeaderId| s.leaders[leader.index()].at != LeaderAt::Waiting;
        match condition {
            Condition::InPlay(leader, is) => entered(leader) == is,
            Condition::Retired(leader, is) => (s.leaders[leader.index()].at == LeaderAt::Gone) == is,
            Condition::WildMaker(is) => s.wild.in_play == is,
            Condition::AtomicsUsed(is) => s.atomics.is_some() == is,
            Condition::AnyMarker(step) => s.markers.iter().any(|&marker| marker >= step),
        }
    }

    /// Areas a placement allows.
    pub(crate) fn place_areas(&self, s: &State, side: Side, place: Place) -> AreaSet {
        let map = &self.content.map;
        match place {
            Place::Settlement(areas) => areas & self.settlements(s, side),
            Place::AnySietch => s.sietches,
            Place::AnySettlement | Place::Settlements => self.settlements(s, side),
            Place::Legion(legion) => {
                let occupied = s.occupied[side.index()];
                occupied.into_iter().filter(|&area| self.is_placed_with(s, &s.legion(side, area), legion)).collect()
            }
            Place::EmptyDesert | Place::EmptyDeserts => self.desert(s) & self.empty(s),
            Place::FreePlateau => self.of_terrain(s, Terrain::Plateau) & self.free(s, side),
            Place::FreeMountain => self.of_terrain(s, Terrain::Mountain) & self.free(s, side),
            Place::ThreatenedSietch => {
                let near = s.occupied[Side::Harkonnen.index()];
                let near = near.into_iter().fold(near, |all, area| all | map.flight[area.index()]);
                s.sietches & near
            }
        }
    }

    /// Like [`Arrakis::is_legion`], but nobody moves: who is blocked does not matter.
    fn is_placed_with(&self, s: &State, group: &Group, legion: Legion) -> bool {
        match legion {
            Legion::Any => group.units() > 0,
            Legion::WithLeader => group.all_leaders() > 0,
            Legion::WithSpecial => group.troops.units[Kind::Special.index()] > 0,
            Legion::With(leader) => group.leaders & leader.bit() != 0,
            Legion::That => s.last_named_legion == Some(group.area),
        }
    }

    /// Enemy named leaders that a card can send to the tank, by bits.
    pub(crate) fn victims(&self, s: &State, side: Side, victim: Victim) -> u16 {
        let map = &self.content.map;
        let own = s.occupied[side.index()];
        let areas = match victim {
            Victim::Anywhere => crate::board::Map::ALL,
            Victim::InSector => {
                let sectors = own.into_iter().fold(0, |all, area| all | map.sectors_of[area.index()]);
                map.of_sectors(sectors)
            }
            Victim::NextToThat => match s.last_named_legion {
                Some(area) => map.touch[area.index()],
                // The legion stayed where it was: next to any legion that could have moved.
                None => map.touching(
                    own.into_iter()
                        .filter(|&area| self.is_legion(s, &s.legion(side, area), Legion::WithSpecial))
                        .collect(),
                ),
            },
        };
        let enemies = self.leaders_of(side.enemy());
        (0..LEADERS).fold(0, |all, i| match s.leaders[i].at {
            LeaderAt::On(area) if enemies >> i & 1 != 0 && areas.has(area) => all | 1 << i,
            _ => all,
        })
    }

    /// Whether what a prescience card asks for is the case. What is hidden is asked for where it is then revealed, which
    /// in the solo game nobody does willingly under an ornithopter (W260).
    pub(crate) fn fulfilled(&self, s: &State, requirement: Requirement) -> bool {
        let map = &self.content.map;
        let occupied = s.occupied[Side::Atreides.index()];
        let at = |person| self.person_at(s, person);
        match requirement {
            Requirement::Legions(terrain, count) => (occupied & self.of_terrain(s, terrain)).len() >= count.into(),
            Requirement::DesertLegions(count) => (occupied & self.desert(s)).without(s.sietches).len() >= count.into(),
            Requirement::DeepDesert(person) => {
                at(person).is_some_and(|area| self.deep_desert().without(s.sietches).has(area))
            }
            Requirement::Together => at(Person::Paul).is_some() && at(Person::Paul) == at(Person::Jessica),
            Requirement::SietchOf(person) => at(person).is_some_and(|area| s.sietches.has(area)),
            Requirement::HiddenSietchOf(person) => {
                let sietch = at(person).filter(|&area| !self.watched(s, area)).and_then(|area| s.sietch_in(area));
                sietch.is_some_and(|sietch| s.sietch_known >> sietch.0 & 1 == 0)
            }
            Requirement::TokensWith(person, count) => at(person).is_some_and(|area| {
                s.tokens_of(Side::Atreides, area).count_ones() >= count.into() && !self.watched(s, area)
            }),
            Requirement::SpecialWith(person, count) => {
                at(person).is_some_and(|area| s.troops[0][area.index()].units[Kind::Special.index()] >= count)
            }
            Requirement::OnBoard(person) => at(person).is_some(),
            Requirement::Quiet(person) => at(person).is_some_and(|area| {
                (s.occupied[Side::Harkonnen.index()] & map.of_sectors(map.sectors_of[area.index()])).is_empty()
            }),
            Requirement::OwnTurn => s.turn.side == Side::Atreides,
            Requirement::UnitsInDeepDesert(count) => {
                let units = |area| u32::from(s.units(Side::Atreides, area));
                (occupied & self.deep_desert()).into_iter().map(units).sum::<u32>() >= count.into()
            }
            Requirement::Rode(person) => s.achievements.worm_riders >> person.index() & 1 != 0,
            Requirement::HarvestersBurned(count) => s.achievements.burned >= count,
            Requirement::BeatSpecialOrNamed => s.achievements.beat_special,
            Requirement::BeatInCentralSector => s.achievements.beat_central,
        }
    }

    /// Cards that can be claimed now, without or with a die, by bits.
    pub(crate) fn claimable(&self, s: &State, with_die: bool) -> u16 {
        let most = self.content.constants.claims;
        if s.claimed.count_ones() >= most.into() || s.revealed == 0 {
            return 0;
        }
        let action_phase = s.phase == Phase::Actions;
        (0..self.content.prescience.len()).fold(0, |all, i| {
            let card = &self.content.prescience[i];
            let open = s.revealed >> i & 1 != 0 && card.action_phase == action_phase && card.spend_die == with_die;
            if open && card.requires.iter().all(|&requirement| self.fulfilled(s, requirement)) {
                all | 1 << i
            } else {
                all
            }
        })
    }

    /// Whether the Atreides have reached an objective (W33).
    pub(crate) fn objective_reached(&self, s: &State) -> bool {
        s.objectives.iter().flatten().any(|objective| {
            let wanted = self.content.objectives[objective.index()].markers;
            wanted.iter().zip(s.markers).all(|(&wanted, marker)| marker >= wanted)
        })
    }

    /// How the game was won; none while it goes on.
    pub(crate) fn victory(&self, s: &State) -> Option<Victory> {
        Some(match s.winner? {
            Side::Atreides => Victory::Prescience,
            Side::Harkonnen if s.supremacy >= self.content.constants.win_supremacy => Victory::Supremacy,
            Side::Harkonnen => Victory::Rounds,
        })
    }

    /// Dice a side rolls in this combat round (W85).
    pub(crate) fn combat_dice(&self, s: &State, battle: &Battle, side: Side) -> u8 {
        let constants = &self.content.constants;
        let fighter = &battle.fighters[side.index()];
        let attacks = battle.attacker == side;
        let area = if attacks { battle.from } else { battle.to };
        let mut dice = s.units(side, area) + fighter.cards;
        if attacks {
            dice += battle.assault.extra_dice;
        } else {
            dice += self.rank(s, battle.to);
        }
        dice.min(self.combat_cap(battle, side)).min(constants.combat_dice)
    }

    /// Most dice of a side in this combat round.
    pub(crate) fn combat_cap(&self, battle: &Battle, side: Side) -> u8 {
        let most = self.content.constants.combat_dice;
        match battle.assault.foe_dice_max {
            0 => most,
            max if battle.attacker != side && battle.round == 1 => max.min(most),
            _ => most,
        }
    }

    /// The rank of the settlement in an area, whosever it is.
    pub(crate) fn rank(&self, s: &State, area: AreaId) -> u8 {
        match s.sietch_in(area) {
            Some(sietch) => s.sietch_rank[sietch.index()],
            None if s.settlements.has(area) => self.content.map.rank(area),
            None => 0,
        }
    }
}
