//! The Harkonnen of the solo game: deploying, placing and replacing figures (W237 to W239, W244).

use table::{List, Sink};

use super::Engine;
use super::mahdi::{Chooser, Shortlist};
use super::turn::bits;
use crate::action::Piece;
use crate::content::TokenFace;
use crate::effect::*;
use crate::event::{Criterion, Event, Way};
use crate::game::Arrakis;
use crate::ids::*;
use crate::state::*;

const OWN: Side = Side::Harkonnen;

impl Arrakis {
    /// Areas with units that can be replaced, or with tokens that may show some.
    pub(super) fn solo_upgradable(&self, s: &State, from: Kind, to: Kind) -> AreaSet {
        if s.supply[OWN.index()][to.index()] == 0 {
            return AreaSet::NONE;
        }
        let occupied = s.occupied[OWN.index()].into_iter();
        let tokens: AreaSet = occupied.filter(|&area| s.tokens_of(OWN, area) != 0).collect();
        tokens | self.upgradable(s, OWN, from, to)
    }

    /// How many units of a kind the tokens on the board can show at most: what they do show is not known before they are
    /// revealed.
    pub(super) fn tokens_may_show(&self, s: &State, kind: Kind) -> u8 {
        let [black, silver] = &self.content.constants.harkonnen_tokens;
        let (blacks, silvers) = s.token_at[ATREIDES_TOKENS..].split_at(black.len());
        let most = |faces: &[TokenFace]| faces.iter().map(|face| face[kind.index()]).max().unwrap_or(0);
        let there = |tokens: &[TokenAt]| tokens.iter().filter(|at| matches!(at, TokenAt::On(_))).count() as u8;
        there(blacks) * most(black) + there(silvers) * most(silver)
    }

    /// Legions with room for one that is carried from an area.
    pub(super) fn carried_to(&self, s: &State, from: AreaId) -> AreaSet {
        let limit = self.limit(s, OWN);
        let others = s.occupied[OWN.index()].without(from.set()).into_iter();
        others.filter(|&area| s.units(OWN, area) < limit).collect()
    }
}

impl<S: Sink<Event>> Engine<'_, S> {
    /// The settlement to deploy in, with room, and what decided between which (W238).
    fn settlement(&self, chooser: &mut Chooser) -> Result<Option<(AreaId, Criterion, AreaSet)>, Candidates> {
        let limit = self.g.limit(self.s, OWN);
        let room: AreaSet = self.s.settlements.into_iter().filter(|&area| self.s.units(OWN, area) < limit).collect();
        if room.is_empty() {
            return Ok(None);
        }
        let strong = Criterion::DeployStrongest;
        let list = Shortlist::new(room, strong).by(strong, |area| self.g.power(self.s, OWN, area));
        let list = self.nearest_target(list);
        Ok(Some((chooser.area(list.areas)?, list.why(), room)))
    }

    /// A unit from the supply, or the next stronger, or the next weaker (W239).
    fn solo_unit(&mut self, area: AreaId, kind: Kind) -> bool {
        let supply = self.s.supply[OWN.index()];
        let order = (kind.index()..3).chain((0..kind.index()).rev());
        let Some(found) = order.into_iter().find(|&kind| supply[kind] > 0) else { return false };
        self.add_unit(OWN, area, Kind::ALL[found]);
        self.emit(Event::Placed(OWN, Piece::Unit(Kind::ALL[found]), area));
        true
    }

    /// The named leader that comes next, and what decided between which: one of leadership first, else any; none if all
    /// are elsewhere (W237).
    fn solo_leader(&self, chooser: &mut Chooser) -> Result<Option<(LeaderId, Criterion, u16)>, Candidates> {
        let aside = self.g.available_leaders(self.s, OWN, Deploy::Deploy);
        let leads = |leader: &u8| self.g.content.leaders[usize::from(*leader)].slot == Some(Face::Leadership);
        let leading = bits(aside.into()).filter(leads).fold(0, |all, leader| all | 1 << leader);
        let first = if leading != 0 { leading } else { aside };
        if first == 0 {
            return Ok(None);
        }
        let why = if first.count_ones() > 1 { Criterion::Players } else { Criterion::LeaderFirst };
        Ok(Some((chooser.leader(first)?, why, aside)))
    }

    /// That leader, or a Bashar, comes to units in an area.
    fn set_solo_leader(&mut self, area: AreaId, leader: Option<(LeaderId, Criterion, u16)>) {
        if !self.s.occupied[OWN.index()].has(area) {
            return;
        }
        match leader {
            Some((leader, why, among)) => {
                self.explain_leader(why, leader, among);
                self.place_leader(leader, area);
            }
            None if self.s.supply[OWN.index()][3] > 0 => self.place_generic(OWN, area),
            None => {}
        }
    }

    /// W237 to W239: units and a leader, as many as fit in the first settlement, the rest in the next.
    pub(super) fn mahdi_deploy(&mut self, regular: u8, special: u8, chooser: &mut Chooser) -> Result<(), Candidates> {
        let Some((area, why, among)) = self.settlement(chooser)? else { return Ok(()) };
        let leader = self.solo_leader(chooser)?;
        self.explain(why, area, among);
        self.deploy_in(area, regular, special);
        self.set_solo_leader(area, leader);
        Ok(())
    }

    /// What was over goes to the next settlement.
    pub(super) fn mahdi_rest(&mut self, regular: u8, special: u8, chooser: &mut Chooser) -> Result<(), Candidates> {
        if let Some((area, why, among)) = self.settlement(chooser)? {
            self.explain(why, area, among);
            self.deploy_in(area, regular, special);
        }
        Ok(())
    }

    /// As many units as fit, the strongest first; those that are over go elsewhere.
    fn deploy_in(&mut self, area: AreaId, regular: u8, special: u8) {
        let limit = self.g.limit(self.s, OWN);
        let mut left = [regular, 0, special];
        for kind in [Kind::Special, Kind::Regular] {
            let left = &mut left[kind.index()];
            while *left > 0 && self.s.units(OWN, area) < limit && self.solo_unit(area, kind) {
                *left -= 1;
            }
        }
        let [regular, _, special] = left;
        if regular + special > 0 && self.s.units(OWN, area) == limit {
            self.step(Frame::MahdiDoes(Task::Rest(regular, special)));
        }
    }

    /// W244: the area nearest to a sietch, then with the greatest difference, then nearest to the target.
    pub(super) fn upgrade_area(&self, areas: AreaSet) -> Shortlist {
        let map = &self.g.content.map;
        let distance = |area: AreaId| {
            let sietches = self.s.sietches.into_iter();
            sietches.map(|sietch| map.distance[area.index()][sietch.index()]).min()
        };
        let near = Criterion::NearSietch;
        let list = Shortlist::new(areas, near).by(near, |area| std::cmp::Reverse(distance(area)));
        let list = list.by(Criterion::NearSietchStrongest, |area| {
            let sietches = self.s.sietches.into_iter();
            let nearest = sietches.filter(|sietch| Some(map.distance[area.index()][sietch.index()]) == distance(area));
            nearest.map(|sietch| self.g.superiority(self.s, area, sietch)).max()
        });
        self.nearest_target(list)
    }

    /// W244: one unit, then the others. Tokens are revealed where only they can hold such a unit (W258).
    pub(super) fn mahdi_upgrade(
        &mut self,
        left: u8,
        from: Kind,
        to: Kind,
        chooser: &mut Chooser,
    ) -> Result<(), Candidates> {
        let areas = self.g.solo_upgradable(self.s, from, to);
        if left == 0 || areas.is_empty() {
            return Ok(());
        }
        let list = self.upgrade_area(areas);
        let area = chooser.area(list.areas)?;
        self.explain(list.why(), area, areas);
        if self.g.upgradable(self.s, OWN, from, to).has(area) {
            self.change_unit(OWN, area, from, to);
            self.step(Frame::MahdiDoes(Task::Upgrade(left - 1, from, to)));
        } else {
            self.step(Frame::MahdiDoes(Task::Upgrade(left, from, to)));
            self.reveal_tokens(OWN, area);
        }
        Ok(())
    }

    /// W241: figures are placed by W244; what is over the limit goes weakest first (W258).
    pub(super) fn mahdi_place(
        &mut self,
        figures: Figures,
        place: Place,
        chooser: &mut Chooser,
    ) -> Result<(), Candidates> {
        let each_elsewhere = place == Place::EmptyDeserts;
        let allowed = self.g.place_areas(self.s, OWN, place);
        let count = if each_elsewhere { figures.iter().map(|figure| figure.1).sum() } else { 1 };
        let mut areas: List<AreaId, 8> = List::new();
        let mut why = [None; 8];
        for _ in 0..count {
            let left = allowed.without(areas.iter().copied().collect());
            if !left.is_empty() {
                let list = self.upgrade_area(left);
                why[areas.len()] = Some((list.why(), left));
                areas.push(chooser.area(list.areas)?);
            }
        }
        let Some(&first) = areas.first() else { return Ok(()) };
        let needs_leader = figures.iter().any(|figure| figure.0 == Figure::Leader);
        let leader = if needs_leader { self.solo_leader(chooser)? } else { None };
        for (&area, (why, among)) in areas.iter().zip(why.into_iter().flatten()) {
            self.explain(why, area, among);
        }
        self.s.last_named_legion = Some(first);
        self.step(Frame::CheckLimits(OWN));
        let mut next = areas.iter().copied();
        for &(figure, count) in &figures {
            for _ in 0..count {
                let area = if each_elsewhere { next.next() } else { Some(first) };
                let Some(area) = area else { continue };
                match figure {
                    Figure::Unit(kind) => {
                        self.solo_unit(area, kind);
                    }
                    Figure::Generic if self.s.supply[OWN.index()][3] > 0 => self.place_generic(OWN, area),
                    Figure::Leader => self.set_solo_leader(area, leader),
                    Figure::Named(leader) if self.s.occupied[OWN.index()].has(area) => self.place_leader(leader, area),
                    _ => {}
                }
            }
        }
        for &area in areas.iter() {
            if self.s.sign_areas.has(area) {
                self.step(Frame::Entered(area));
            }
        }
        Ok(())
    }

    /// Troop Carriers: the strongest legion of a settlement to the legion nearest to the target.
    pub(super) fn mahdi_carriers(&mut self, chooser: &mut Chooser) -> Result<(), Candidates> {
        let garrisons = self.s.settlements & self.s.occupied[OWN.index()];
        if garrisons.is_empty() {
            return Ok(());
        }
        let strongest = Shortlist::new(garrisons, Criterion::CarryStrongest)
            .by(Criterion::CarryStrongest, |area| self.g.power(self.s, OWN, area));
        let from = chooser.area(strongest.areas)?;
        let open = self.g.carried_to(self.s, from);
        if open.is_empty() {
            return Ok(());
        }
        let near = self.nearest_target(Shortlist::new(open, Criterion::NearTarget));
        let to = chooser.area(near.areas)?;
        self.explain(strongest.why(), from, garrisons);
        self.explain(near.why(), to, open);
        self.mahdi_goes(from, to, Way::Flight);
        Ok(())
    }
}
