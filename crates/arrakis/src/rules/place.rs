//! Deploying, placing and replacing figures, one by one (W16, W18, W54 to W59, W269, W270).

use table::Sink;

use super::turn::bits;
use super::{ActionSink, Engine};
use crate::action::{Action, Piece};
use crate::effect::*;
use crate::event::Event;
use crate::game::Arrakis;
use crate::ids::*;
use crate::state::*;

/// A placement being carried out: the figures, where, and which one is next.
pub(crate) struct Placement {
    place: Place,
    deploy: Deploy,
    figure: Figure,
}

impl Arrakis {
    /// Figure number `index` of a placement; none after the last.
    pub(crate) fn placement(&self, node: NodeId, index: u8) -> Option<Placement> {
        let Effect::Place(figures, place, deploy) = self.content.effect(node) else { return None };
        let mut number = index;
        for &(figure, count) in &figures {
            if number < count {
                return Some(Placement { place, deploy, figure });
            }
            number -= count;
        }
        None
    }

    /// Whether figure number `index` of a placement is a leader, who needs a unit (W14).
    pub(super) fn places_leader(&self, node: NodeId, index: u8) -> bool {
        self.placement(node, index).is_some_and(|next| matches!(next.figure, Figure::Generic | Figure::Leader))
    }

    /// Areas the next figure can go to.
    pub(super) fn placement_areas(
        &self,
        s: &State,
        side: Side,
        next: &Placement,
        fixed: Option<AreaId>,
        used: AreaSet,
    ) -> AreaSet {
        let areas = match fixed {
            Some(area) => area.set(),
            // Where every figure goes elsewhere, areas of earlier ones are out of the question.
            None if next.place == Place::EmptyDeserts => self.place_areas(s, side, next.place).without(used),
            None => self.place_areas(s, side, next.place),
        };
        match next.figure {
            Figure::Unit(kind) if self.has_unit(s, side, kind, next.deploy) => areas,
            Figure::Token if s.token_at[..ATREIDES_TOKENS].contains(&TokenAt::Stock) => areas,
            Figure::Unit(_) | Figure::Token | Figure::Nothing => AreaSet::NONE,
            // Leaders need company (W14).
            Figure::Generic => (areas & s.occupied[side.index()])
                .into_iter()
                .filter(|&area| self.has_generic_leader(s, side, area, next.deploy))
                .collect(),
            Figure::Leader => (areas & s.occupied[side.index()])
                .into_iter()
                .filter(|&area| {
                    self.available_leaders(s, side, next.deploy) & !s.leaders_in(area) != 0
                        || self.has_generic_leader(s, side, area, next.deploy)
                })
                .collect(),
            Figure::Named(_) | Figure::Person(_) => match self.named_figure(s, next.figure) {
                Some(leader) if self.available_leaders(s, side, next.deploy) & leader.bit() != 0 => {
                    let here = match s.leaders[leader.index()].at {
                        LeaderAt::On(area) => area.set(),
                        _ => AreaSet::NONE,
                    };
                    (areas & s.occupied[side.index()]).without(here)
                }
                _ => AreaSet::NONE,
            },
        }
    }

    fn named_figure(&self, s: &State, figure: Figure) -> Option<LeaderId> {
        match figure {
            Figure::Named(leader) => Some(leader),
            Figure::Person(person) => self.form(s, person),
            _ => None,
        }
    }

    /// The named leaders that can be placed, by bits.
    pub(super) fn available_leaders(&self, s: &State, side: Side, deploy: Deploy) -> u16 {
        let own = self.leaders_of(side);
        bits(own.into()).fold(0, |all, i| {
            let there = match s.leaders[usize::from(i)].at {
                LeaderAt::Aside => true,
                LeaderAt::On(_) => deploy == Deploy::Place,
                _ => false,
            };
            if there && !self.is_blocked(s, 1 << i) { all | 1 << i } else { all }
        })
    }

    /// Whether there is a unit to place: from the supply, from the board, or a lower one (W16).
    fn has_unit(&self, s: &State, side: Side, kind: Kind, deploy: Deploy) -> bool {
        (0..=kind.index()).any(|lower| s.supply[side.index()][lower] > 0)
            || (deploy == Deploy::Place && !self.unit_sources(s, side, kind).is_empty())
    }

    /// Whether there is a generic leader to place in an area: from the supply, or from elsewhere on the board.
    fn has_generic_leader(&self, s: &State, side: Side, area: AreaId, deploy: Deploy) -> bool {
        s.supply[side.index()][3] > 0
            || (deploy == Deploy::Place && !self.generic_sources(s, side).without(area.set()).is_empty())
    }

    fn generic_sources(&self, s: &State, side: Side) -> AreaSet {
        let occupied = s.occupied[side.index()];
        occupied.into_iter().filter(|&area| s.troops[side.index()][area.index()].generic > 0).collect()
    }

    /// Areas that the next figure can be taken from instead of the supply (D41); none if it only deploys.
    fn sources(&self, s: &State, side: Side, next: &Placement) -> AreaSet {
        match (next.deploy, next.figure) {
            (Deploy::Place, Figure::Unit(kind)) => self.unit_sources(s, side, kind),
            (Deploy::Place, Figure::Generic | Figure::Leader) => self.generic_sources(s, side),
            _ => AreaSet::NONE,
        }
    }

    /// Where the next figure can go if it comes from the board.
    fn placement_out(&self, s: &State, side: Side, next: &Placement, fixed: Option<AreaId>, used: AreaSet) -> AreaSet {
        let sources = self.sources(s, side, next);
        let areas = self.placement_areas(s, side, next, fixed, used);
        areas.into_iter().filter(|area| !sources.without(area.set()).is_empty()).collect()
    }

    /// Areas a unit can be taken from without leaving a leader alone (W269).
    fn unit_sources(&self, s: &State, side: Side, kind: Kind) -> AreaSet {
        let occupied = s.occupied[side.index()];
        occupied
            .into_iter()
            .filter(|&area| {
                let group = s.legion(side, area);
                group.troops.units[kind.index()] > 0 && (group.units() > 1 || group.all_leaders() == 0)
            })
            .collect()
    }

    pub(super) fn list_place(&self, s: &State, side: Side, frame: Frame, out: &mut impl ActionSink) {
        match frame {
            Frame::Place(node, index, fixed, used) => {
                if let Some(next) = self.placement(node, index) {
                    let areas = self.placement_areas(s, side, &next, fixed, used);
                    areas.into_iter().for_each(|area| out.push(Action::Area(area)));
                    // Usually figures come from the supply; who wants one of the board says so.
                    let supplied = match next.figure {
                        Figure::Unit(kind) => s.supply[side.index()][kind.index()] > 0,
                        Figure::Generic => s.supply[side.index()][3] > 0,
                        _ => false,
                    };
                    if supplied && !self.placement_out(s, side, &next, fixed, used).is_empty() {
                        out.push(Action::FromBoard);
                    }
                }
            }
            Frame::PlaceOut(node, index, fixed, used) => {
                if let Some(next) = self.placement(node, index) {
                    let areas = self.placement_out(s, side, &next, fixed, used);
                    areas.into_iter().for_each(|area| out.push(Action::Area(area)));
                }
            }
            Frame::PlaceLeader(node, index, area, _) => {
                let Some(next) = self.placement(node, index) else { return };
                let mut leaders = self.available_leaders(s, side, next.deploy);
                leaders &= !s.leaders_in(area);
                bits(leaders.into()).for_each(|leader| out.push(Action::Leader(LeaderId(leader))));
                if self.has_generic_leader(s, side, area, next.deploy) {
                    out.push(Action::Generic);
                }
                let elsewhere = self.sources(s, side, &next).without(area.set());
                if s.supply[side.index()][3] > 0 && !elsewhere.is_empty() {
                    out.push(Action::FromBoard);
                }
            }
            Frame::PlaceFrom(node, index, area, _) => {
                let Some(next) = self.placement(node, index) else { return };
                let from = self.sources(s, side, &next).without(area.set());
                from.into_iter().for_each(|area| out.push(Action::Area(area)));
                // Short of a rank, a lower one will do (W16).
                if let Figure::Unit(kind) = next.figure
                    && s.supply[side.index()][kind.index()] == 0
                {
                    for &lower in &Kind::ALL[..kind.index()] {
                        if s.supply[side.index()][lower.index()] > 0 {
                            out.push(Action::Take(lower));
                        }
                    }
                }
            }
            _ => return,
        }
        out.push(Action::Stop);
    }
}

impl<S: Sink<Event>> Engine<'_, S> {
    /// Skips figures that there are none of; ends a placement that is complete.
    pub(super) fn settle_place(
        &mut self,
        by: Board,
        node: NodeId,
        index: u8,
        fixed: Option<AreaId>,
        used: AreaSet,
    ) -> bool {
        let Some(next) = self.g.placement(node, index) else {
            self.s.stack.pop();
            self.placed(by, used);
            return true;
        };
        if self.g.placement_areas(self.s, by.side(), &next, fixed, used).is_empty() {
            self.s.stack.pop();
            self.push(by, Frame::Place(node, index + 1, fixed, used));
            return true;
        }
        false
    }

    /// All figures stand: limits, and wormsigns under Harkonnen units (Q17).
    pub(super) fn placed(&mut self, by: Board, used: AreaSet) {
        let side = by.side();
        self.push(by, Frame::CheckLimits(side));
        if side == Side::Harkonnen {
            for area in used & self.s.sign_areas {
                self.step(Frame::Entered(area));
            }
        }
    }

    /// The next figure goes to an area.
    pub(super) fn place_at(&mut self, by: Board, node: NodeId, index: u8, used: AreaSet, area: AreaId) {
        let Some(next) = self.g.placement(node, index) else { return };
        let side = by.side();
        match next.figure {
            Figure::Unit(kind) if self.s.supply[side.index()][kind.index()] > 0 => {
                self.add_unit(side, area, kind);
                self.emit(Event::Placed(side, Piece::Unit(kind), area));
            }
            Figure::Unit(_) => {
                self.push(by, Frame::PlaceFrom(node, index, area, used));
                return;
            }
            Figure::Token => self.place_stock_token(area),
            Figure::Generic if self.s.supply[side.index()][3] > 0 => self.place_generic(side, area),
            Figure::Generic => {
                self.push(by, Frame::PlaceFrom(node, index, area, used));
                return;
            }
            Figure::Leader => {
                self.push(by, Frame::PlaceLeader(node, index, area, used));
                return;
            }
            Figure::Named(_) | Figure::Person(_) => {
                if let Some(leader) = self.g.named_figure(self.s, next.figure) {
                    self.place_leader(leader, area);
                }
            }
            Figure::Nothing => {}
        }
        self.next_figure(by, node, index, used, area);
    }

    pub(super) fn next_figure(&mut self, by: Board, node: NodeId, index: u8, used: AreaSet, area: AreaId) {
        let Effect::Place(_, place, _) = self.g.content.effect(node) else { return };
        let each_elsewhere = matches!(place, Place::Settlements | Place::EmptyDeserts);
        self.s.last_named_legion = Some(area);
        let fixed = if each_elsewhere { None } else { Some(area) };
        self.push(by, Frame::Place(node, index + 1, fixed, used | area.set()));
    }

    /// A unit or generic leader comes from elsewhere on the board, or a lower unit from the supply.
    pub(super) fn place_from(&mut self, by: Board, node: NodeId, index: u8, used: AreaSet, area: AreaId, from: Action) {
        let Some(next) = self.g.placement(node, index) else { return };
        let side = by.side();
        match from {
            Action::Area(source) => {
                let mut group = Group { area: source, ..Group::default() };
                let piece = match next.figure {
                    Figure::Unit(kind) => {
                        group.troops.units[kind.index()] = 1;
                        Piece::Unit(kind)
                    }
                    _ => {
                        group.troops.generic = 1;
                        Piece::Generic
                    }
                };
                self.transfer(side, group, area);
                self.emit(Event::Placed(side, piece, area));
            }
            Action::Take(lower) => {
                self.add_unit(side, area, lower);
                self.emit(Event::Placed(side, Piece::Unit(lower), area));
            }
            _ => {}
        }
        self.next_figure(by, node, index, used, area);
    }

    pub(super) fn place_generic(&mut self, side: Side, area: AreaId) {
        self.s.supply[side.index()][3] -= 1;
        self.s.troops[side.index()][area.index()].generic += 1;
        self.emit(Event::Placed(side, Piece::Generic, area));
    }

    pub(super) fn place_leader(&mut self, leader: LeaderId, area: AreaId) {
        self.s.leaders[leader.index()].at = LeaderAt::On(area);
        self.emit(Event::LeaderPlaced(leader, area));
    }

    /// A token of the stock, unseen, comes to an area.
    fn place_stock_token(&mut self, area: AreaId) {
        if let Some(token) = self.random_stock_token() {
            self.s.token_at[token.index()] = TokenAt::On(area);
            self.s.occupied[Side::Atreides.index()].insert(area);
            self.secret();
            self.emit(Event::TokenPlaced(token, area));
        }
    }

    /// One of the stock's tokens. Which of them is no secret, what it shows is.
    fn random_stock_token(&mut self) -> Option<TokenId> {
        let stock = self.s.token_at[..ATREIDES_TOKENS].iter().position(|&at| at == TokenAt::Stock)?;
        Some(TokenId(stock as u8))
    }

    /// W54: a token is drawn and looked at, then set down in a sietch with a leader.
    pub(super) fn draw_token(&mut self, by: Board) {
        if let Some(token) = self.random_stock_token() {
            self.s.token_at[token.index()] = TokenAt::Drawn;
            self.secret();
            self.push(by, Frame::TokenTo(token));
        }
    }

    pub(super) fn set_token(&mut self, by: Board, token: TokenId, area: AreaId) {
        self.s.token_at[token.index()] = TokenAt::On(area);
        self.s.occupied[Side::Atreides.index()].insert(area);
        self.emit(Event::TokenPlaced(token, area));
        self.push(by, Frame::CheckLimits(Side::Atreides));
        self.push(by, Frame::LeaderTo(area));
    }
}
