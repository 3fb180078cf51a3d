//! The Harkonnen of the solo game: attacks and moves (W226 to W236).

use table::{List, Sink};

use super::Engine;
use super::mahdi::{Chooser, Shortlist, best, power_of};
use super::turn::bits;
use crate::board::{AREAS, Map};
use crate::effect::{Assault, Legion};
use crate::event::{Criterion, Event, Way};
use crate::game::Arrakis;
use crate::ids::*;
use crate::state::*;

const OWN: Side = Side::Harkonnen;

/// What decides between attacks on sietches (W228), and between those on legions (W230).
const SIETCH_CRITERIA: &[Criterion] =
    &[Criterion::AttackRank, Criterion::AttackDifference, Criterion::AttackOnFoot, Criterion::AttackTarget];
const LEGION_CRITERIA: &[Criterion] = &[Criterion::AttackLegion, Criterion::AttackLeader];

/// An attack they can make: from where, at what, and whether an ornithopter is needed.
#[derive(Clone, Copy, Default)]
pub(super) struct Chance {
    from: AreaId,
    to: AreaId,
    flight: bool,
}

/// All attacks they can make, the best of them, and what decided.
pub(super) struct Chances {
    all: List<Chance, 200>,
    best: List<Chance, 200>,
    why: Criterion,
}

/// A legion that joins another next to the target: from where, to where, and how strong it makes that one.
#[derive(Clone, Copy, Default)]
struct Merger {
    from: AreaId,
    to: AreaId,
    power: (u8, u8),
}

/// A move they make: which legion goes where, by which ornithopter if any, and what decided on each, between what.
struct March {
    from: (AreaId, Criterion, AreaSet),
    to: (AreaId, Criterion, AreaSet),
    zone: Option<(ZoneId, u8)>,
}

impl Arrakis {
    pub(super) fn solo_legion(&self, s: &State, area: AreaId, legion: Legion) -> bool {
        let group = s.legion(OWN, area);
        group.units() > 0
            && match legion {
                Legion::Any => true,
                Legion::WithLeader => group.all_leaders() > 0,
                Legion::WithSpecial => group.troops.units[Kind::Special.index()] > 0,
                Legion::With(leader) => group.leaders & leader.bit() != 0,
                Legion::That => s.last_named_legion == Some(area),
            }
    }

    fn solo_legions(&self, s: &State, legion: Legion) -> AreaSet {
        s.occupied[OWN.index()].into_iter().filter(|&area| self.solo_legion(s, area, legion)).collect()
    }

    /// Attacks on sietches (W227) or, with `legions`, on legions next to theirs (W229), and the best ones (W228, W230).
    fn chances(&self, s: &State, legion: Legion, legions: bool) -> Chances {
        let map = &self.content.map;
        let targets = if legions { s.occupied[0].without(s.sietches) } else { s.sietches };
        let targets = targets.without(s.all_worms());
        let mut found: List<Chance, 200> = List::new();
        for from in self.solo_legions(s, legion) {
            let near = map.touch[from.index()];
            let flies = !legions && !s.solo.flown && self.transports(s, from) != 0;
            let reach = if flies { near | map.flight[from.index()] } else { near };
            for to in targets & reach {
                if !found.is_full() && self.overpowers(s, from, to) {
                    found.push(Chance { from, to, flight: !near.has(to) });
                }
            }
        }
        let (best, why) = self.best_chances(s, found, legions);
        Chances { all: found, best, why }
    }

    /// The best of some attacks, and what decided (W228, W230).
    fn best_chances(&self, s: &State, of: List<Chance, 200>, legions: bool) -> (List<Chance, 200>, Criterion) {
        // Power in all counts before power by single units, which is far below 100.
        let power = |(all, single): (i16, i16)| 100 * all + single;
        let key = |chance: &Chance, criterion: Criterion| match criterion {
            Criterion::AttackRank => self.rank(s, chance.to).into(),
            Criterion::AttackDifference => power(self.superiority(s, chance.from, chance.to)),
            Criterion::AttackOnFoot => (!chance.flight).into(),
            Criterion::AttackTarget => (self.target(s) == Some(chance.to)).into(),
            Criterion::AttackLeader => (s.legion(Side::Atreides, chance.to).leaders != 0).into(),
            _ => {
                let (all, single) = self.power(s, Side::Atreides, chance.to);
                power((all.into(), single.into()))
            }
        };
        let (first, criteria) = if legions {
            (Criterion::AttackLegion, LEGION_CRITERIA)
        } else {
            (Criterion::AttackSietch, SIETCH_CRITERIA)
        };
        let (mut best, mut why) = (of, first);
        for &criterion in criteria {
            let most = best.iter().map(|chance| key(chance, criterion)).max();
            let left = best.iter().copied().filter(|chance| Some(key(chance, criterion)) == most);
            let left: List<Chance, 200> = left.collect();
            if left.len() < best.len() {
                (best, why) = (left, criterion);
            }
        }
        if best.len() > 1 {
            why = Criterion::Players;
        }
        (best, why)
    }

    /// Whether such a legion can attack anything.
    pub(super) fn mahdi_attacks(&self, s: &State, legion: Legion) -> bool {
        [false, true].into_iter().any(|legions| !self.chances(s, legion, legions).all.is_empty())
    }

    /// Steps from each area to one next to `target`, through areas free for them, walls ignored (W231, W279).
    fn march_distances(&self, s: &State, target: AreaId) -> [u8; AREAS] {
        let map = &self.content.map;
        let free = self.free(s, OWN);
        let mut steps = [u8::MAX; AREAS];
        let mut edge = map.touch[target.index()] & free;
        let (mut reached, mut distance) = (edge, 1);
        while !edge.is_empty() {
            edge.into_iter().for_each(|area| steps[area.index()] = distance);
            edge = map.touching(edge) & free.without(reached);
            reached |= edge;
            distance += 1;
        }
        steps
    }

    /// The sietch they move towards: the target, or for want of a strong legion another for this turn (W232). Several
    /// if the criteria leave them equal; and all that it was chosen from.
    fn march_targets(&self, s: &State, legion: Legion) -> (AreaSet, AreaSet) {
        if let Some(temporary) = s.solo.temporary
            && s.sietches.has(temporary)
        {
            return (temporary.set(), temporary.set());
        }
        let Some(target) = self.target(s) else { return (AreaSet::NONE, AreaSet::NONE) };
        let legions = self.solo_legions(s, legion);
        let fits = |sietch: AreaId| legions.into_iter().any(|area| self.overpowers(s, area, sietch));
        if fits(target) {
            return (target.set(), target.set());
        }
        let others: AreaSet = s.sietches.into_iter().filter(|&sietch| fits(sietch)).collect();
        let distance = &self.content.map.distance[target.index()];
        let near = best(others, |sietch| std::cmp::Reverse(distance[sietch.index()]));
        (best(near, |sietch| self.rank(s, sietch)), others)
    }

    /// Legions strong enough for a sietch that have not moved and do not stand next to it (W232, W235).
    fn marchers(&self, s: &State, legion: Legion, sietch: AreaId) -> AreaSet {
        let standing = s.solo.marched | self.content.map.touch[sietch.index()];
        let movable = self.solo_legions(s, legion).without(standing).into_iter();
        movable.filter(|&area| self.overpowers(s, area, sietch)).collect()
    }

    /// Where a legion can end its move on the shortest path to a sietch, and whether it has to fly (W231, W233). An area
    /// that is full takes nobody in.
    fn march_ends(&self, s: &State, from: AreaId, steps: &[u8; AREAS]) -> (AreaSet, bool) {
        let map = &self.content.map;
        let limit = self.limit(s, OWN);
        let open: AreaSet = self.free(s, OWN).into_iter().filter(|&area| s.units(OWN, area) < limit).collect();
        let here = steps_from(map, steps, from);
        let nearest = |reach: AreaSet| {
            let nearer: AreaSet = (reach & open).into_iter().filter(|area| steps[area.index()] < here).collect();
            best(nearer, |area| std::cmp::Reverse(steps[area.index()]))
        };
        let step = |areas: AreaSet| areas.first().map_or(u8::MAX, |area| steps[area.index()]);
        let walk = nearest(map.touch[from.index()]);
        if s.solo.flown || self.transports(s, from) == 0 {
            return (walk, false);
        }
        let flight = nearest(map.flight[from.index()].without(map.touch[from.index()]));
        if step(flight) < step(walk) { (flight, true) } else { (walk, false) }
    }

    /// The best of several ends of equal paths (W233).
    fn best_ends(&self, s: &State, ends: AreaSet) -> Shortlist {
        let map = &self.content.map;
        let joins = |area: AreaId| s.occupied[OWN.index()].has(area);
        let nearest_sietch = |area: AreaId| {
            let distances = s.sietches.into_iter().map(|sietch| map.distance[area.index()][sietch.index()]);
            std::cmp::Reverse(distances.min())
        };
        let ground = |area: AreaId| match map.kind[area.index()] {
            _ if self.desert(s).has(area) => u8::from(!s.sign_areas.has(area)),
            Terrain::Mountain => 3,
            _ => 2,
        };
        let ends = Shortlist::new(ends, Criterion::EndPath).by(Criterion::EndLegion, joins);
        ends.by(Criterion::EndSietch, nearest_sietch).by(Criterion::EndTerrain, ground)
    }

    /// Legions that can join one next to the sietch, which then is stronger than either (W235).
    fn mergers(&self, s: &State, legion: Legion, sietch: AreaId) -> List<Merger, 64> {
        let map = &self.content.map;
        let limit = self.limit(s, OWN);
        let occupied = s.occupied[OWN.index()];
        let mut found: List<Merger, 64> = List::new();
        for to in occupied & map.touch[sietch.index()] {
            let room = limit.saturating_sub(s.units(OWN, to));
            for from in occupied & map.touch[to.index()].without(s.solo.marched) {
                if room == 0 || found.is_full() || !self.solo_legion(s, from, legion) {
                    continue;
                }
                let (own, joining) = (power_of(&s.legion(OWN, to)), power_of(&strongest(s.legion(OWN, from), room)));
                let power = (own.0 + joining.0, own.1 + joining.1);
                if power > self.power(s, OWN, from) {
                    found.push(Merger { from, to, power });
                }
            }
        }
        found
    }

    /// The next legion that moves towards a sietch; none if no legion of the kind comes nearer.
    fn next_march(
        &self,
        s: &State,
        legion: Legion,
        sietch: AreaId,
        chooser: &mut Chooser,
    ) -> Result<Option<March>, Candidates> {
        let mergers = self.mergers(s, legion, sietch);
        if !mergers.is_empty() {
            let most = mergers.iter().map(|merger| merger.power).max();
            let strongest = || mergers.iter().filter(|merger| Some(merger.power) == most);
            let why = |best: AreaSet| if best.len() > 1 { Criterion::Players } else { Criterion::MoveMerge };
            let ends: AreaSet = strongest().map(|merger| merger.to).collect();
            let to = chooser.area(ends)?;
            let joining: AreaSet = strongest().filter(|merger| merger.to == to).map(|merger| merger.from).collect();
            let from = chooser.area(joining)?;
            let all = mergers.iter().map(|merger| merger.to).collect();
            let all_joining = mergers.iter().filter(|merger| merger.to == to).map(|merger| merger.from).collect();
            return Ok(Some(March { from: (from, why(joining), all_joining), to: (to, why(ends), all), zone: None }));
        }
        let steps = self.march_distances(s, sietch);
        let nearing = self.marchers(s, legion, sietch).into_iter();
        let nearing: AreaSet = nearing.filter(|&area| !self.march_ends(s, area, &steps).0.is_empty()).collect();
        let near = |area: AreaId| std::cmp::Reverse(steps_from(&self.content.map, &steps, area));
        let movers = Shortlist::new(nearing, Criterion::MoveNearest).by(Criterion::MoveNearest, near);
        let movers = movers.by(Criterion::MoveStrongest, |area| self.power(s, OWN, area));
        if nearing.is_empty() {
            return Ok(None);
        }
        let from = chooser.area(movers.areas)?;
        let (ends, flies) = self.march_ends(s, from, &steps);
        let best = self.best_ends(s, ends);
        let to = chooser.area(best.areas)?;
        let zones = self.transports(s, from);
        let zone = if flies { Some((chooser.zone(zones)?, zones)) } else { None };
        Ok(Some(March { from: (from, movers.why(), nearing), to: (to, best.why(), ends), zone }))
    }
}

impl<S: Sink<Event>> Engine<'_, S> {
    /// W226: attack if possible, else move.
    pub(super) fn mahdi_march(
        &mut self,
        legion: Legion,
        assault: Assault,
        moves: u8,
        chooser: &mut Chooser,
    ) -> Result<(), Candidates> {
        if !self.mahdi_attack(legion, assault, chooser)? {
            self.step(Frame::MahdiDoes(Task::Move(legion, moves, None)));
        }
        Ok(())
    }

    /// W227 to W230; says whether there is an attack.
    pub(super) fn mahdi_attack(
        &mut self,
        legion: Legion,
        assault: Assault,
        chooser: &mut Chooser,
    ) -> Result<bool, Candidates> {
        for legions in [false, true] {
            let Chances { all, best, why } = self.g.chances(self.s, legion, legions);
            if all.is_empty() {
                continue;
            }
            let to = chooser.area(best.iter().map(|chance| chance.to).collect())?;
            let fitting = best.iter().filter(|chance| chance.to == to);
            let from = chooser.area(fitting.clone().map(|chance| chance.from).collect())?;
            let flight = fitting.clone().find(|chance| chance.from == from).is_some_and(|chance| chance.flight);
            let zones = self.g.transports(self.s, from);
            let zone = if flight { Some((chooser.zone(zones)?, zones)) } else { None };
            self.explain(why, to, all.iter().map(|chance| chance.to).collect());
            let against: List<Chance, 200> = all.iter().copied().filter(|chance| chance.to == to).collect();
            if against.len() > 1 {
                let (_, why) = self.g.best_chances(self.s, against, legions);
                self.explain(why, from, against.iter().map(|chance| chance.from).collect());
            }
            let way = self.mahdi_flies(zone);
            self.attack(Board::HouseHarkonnen, from, to, assault, way);
            return Ok(true);
        }
        Ok(false)
    }

    /// The ornithopter of a zone is used up, if one is needed (W234).
    fn mahdi_flies(&mut self, zone: Option<(ZoneId, u8)>) -> Way {
        let Some((zone, among)) = zone else { return Way::Foot };
        self.explain_zone(zone, among);
        self.fly(zone);
        self.s.solo.flown = true;
        Way::Flight
    }

    /// W231 to W236: one legion moves towards the target, then the others.
    pub(super) fn mahdi_move(
        &mut self,
        legion: Legion,
        left: u8,
        sietch: Option<AreaId>,
        chooser: &mut Chooser,
    ) -> Result<(), Candidates> {
        if left == 0 {
            return Ok(());
        }
        let chosen = |sietch: AreaId| (sietch.set(), sietch.set());
        let (targets, others) = sietch.map_or_else(|| self.g.march_targets(self.s, legion), chosen);
        if targets.is_empty() {
            self.emit(Event::MahdiIdle);
            return Ok(());
        }
        let target = chooser.area(targets)?;
        if sietch.is_none() && self.g.target(self.s) != Some(target) && self.s.solo.temporary.is_none() {
            self.explain(Criterion::TemporaryTarget, target, others);
            self.s.solo.temporary = Some(target);
            self.step(Frame::MahdiDoes(Task::Move(legion, left, Some(target))));
            return Ok(());
        }
        let Some(march) = self.g.next_march(self.s, legion, target, chooser)? else {
            if self.s.solo.marched.is_empty() {
                self.emit(Event::MahdiIdle);
            }
            return Ok(());
        };
        for (area, why, among) in [march.from, march.to] {
            self.explain(why, area, among);
        }
        let way = self.mahdi_flies(march.zone);
        self.step(Frame::MahdiDoes(Task::Move(legion, left - 1, Some(target))));
        self.mahdi_goes(march.from.0, march.to.0, way);
        Ok(())
    }

    /// So many moves without what follows from them; says how many could be made.
    pub(super) fn rehearse_moves(&mut self, legion: Legion, count: u8, chooser: &mut Chooser) -> u8 {
        self.s.solo.marched = AreaSet::NONE;
        let Ok(target) = chooser.area(self.g.march_targets(self.s, legion).0) else { return 0 };
        for moved in 0..count {
            let Ok(Some(march)) = self.g.next_march(self.s, legion, target, chooser) else { return moved };
            self.s.solo.flown |= march.zone.is_some();
            self.march(march.from.0, march.to.0);
        }
        count
    }

    /// A legion goes to an area: all of it, or as much as there is room for beside another (W233).
    fn march(&mut self, from: AreaId, to: AreaId) {
        let room = self.g.limit(self.s, OWN).saturating_sub(self.s.units(OWN, to));
        let group = strongest(self.s.legion(OWN, from), room);
        self.transfer(OWN, group, to);
        self.s.last_named_legion = Some(to);
        self.s.solo.marched.insert(to);
    }

    /// The same, with what follows from it.
    pub(super) fn mahdi_goes(&mut self, from: AreaId, to: AreaId, way: Way) {
        self.march(from, to);
        self.emit(Event::Moved(OWN, from, to, way));
        self.arrive(OWN, to);
        self.step(Frame::MahdiDoes(Task::Garrison(from)));
    }

    /// W236, W259: tokens come at once to a settlement that a legion has left.
    pub(super) fn mahdi_garrison(&mut self, area: AreaId, chooser: &mut Chooser) -> Result<(), Candidates> {
        if !self.s.settlements.has(area) || self.s.occupied[OWN.index()].has(area) {
            return Ok(());
        }
        // Moves of one action count as simultaneous (W75): those who come only now do not move in it.
        self.s.solo.marched.insert(area);
        let silver = ATREIDES_TOKENS + self.g.content.constants.harkonnen_tokens[0].len();
        let colours = [ATREIDES_TOKENS..silver, silver..TOKENS];
        let mut revealed = [None; 2];
        for (range, revealed) in colours.clone().into_iter().zip(&mut revealed) {
            let at = |token: usize| self.s.token_at[token];
            if range.clone().all(|token| at(token) != TokenAt::Stock) {
                let there = range.filter(|&token| matches!(at(token), TokenAt::On(_)));
                let there = there.fold(0, |all, token| all | 1 << token);
                if there != 0 {
                    *revealed = Some(chooser.token(there)?);
                }
            }
        }
        for token in revealed.into_iter().flatten() {
            self.reveal_token(token);
            self.step(Frame::CheckLimits(OWN));
        }
        for range in colours {
            let pool = range.filter(|&token| self.s.token_at[token] == TokenAt::Stock);
            let pool = pool.fold(0u32, |all, token| all | 1 << token);
            let Some(drawn) = self.random_bit(pool) else { continue };
            // Tokens of the pool are told apart by nothing: the first of them is set down, with what was drawn on it.
            let token = pool.trailing_zeros() as usize;
            self.s.token_face.swap(token, drawn.into());
            self.s.token_at[token] = TokenAt::On(area);
            self.s.occupied[OWN.index()].insert(area);
            self.emit(Event::TokenPlaced(TokenId(token as u8), area));
        }
        Ok(())
    }
}

/// Steps to the target for a legion that stands in an area, which need not be free for counting.
fn steps_from(map: &Map, steps: &[u8; AREAS], area: AreaId) -> u8 {
    let own = steps[area.index()];
    let next = map.touch[area.index()].into_iter().map(|next| steps[next.index()].saturating_add(1)).min();
    own.min(next.unwrap_or(u8::MAX))
}

/// The strongest units of a legion that fit, and all its leaders; all of it if there is room (W233). A token has the
/// power of two units, whichever these are (W225).
pub(super) fn strongest(group: Group, room: u8) -> Group {
    if group.units() <= room {
        return group;
    }
    let generic = group.troops.generic;
    let mut picked = Group { troops: Troops { generic, ..Troops::default() }, tokens: 0, ..group };
    let mut left = room;
    let mut take = |there: u8| {
        let count = there.min(left);
        left -= count;
        count
    };
    let tokens = take(group.tokens.count_ones() as u8);
    picked.tokens = bits(group.tokens).take(tokens.into()).fold(0, |all, token| all | 1 << token);
    picked.troops.units[2] = take(group.troops.units[2]);
    picked.troops.units[1] = take(group.troops.units[1]);
    picked.troops.units[0] = take(group.troops.units[0]);
    picked
}
