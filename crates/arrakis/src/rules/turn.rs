//! What a turn can be spent on (W47 to W63), and free actions (W67 to W72).

use table::Sink;

use super::{ActionSink, Engine};
use crate::action::{Action, Desert, Use};
use crate::effect::{Assault, From, Legion};
use crate::event::Event;
use crate::game::Arrakis;
use crate::ids::*;
use crate::state::*;

impl Arrakis {
    /// Whether a partner has something to spend the turn on.
    pub(crate) fn can_act(&self, s: &State, board: Board) -> bool {
        let forced = s.forced.filter(|_| board.side() == Side::Harkonnen);
        let forced = forced.filter(|face| s.dice.iter().skip(2).any(|dice| dice[face.index()] > 0));
        let dice = &s.dice[board.index()];
        let able = match forced {
            Some(face) => dice[face.index()] > 0,
            None => dice.iter().any(|&dice| dice > 0),
        };
        able || (board == Board::FremenAlly && self.desert_power_open(s))
    }

    /// W48: the Atreides have fewer unused dice.
    pub(crate) fn desert_power_open(&self, s: &State) -> bool {
        s.unused(Side::Atreides) < s.unused(Side::Harkonnen)
    }

    /// Everything a turn can be spent on (D5).
    pub(super) fn list_turn(&self, s: &State, board: Board, out: &mut impl ActionSink) {
        let side = board.side();
        let shared = self.shared[side.index()];
        let can_claim = if side == Side::Atreides { self.claimable(s, true) } else { 0 };
        let playable = self.playable(s, board).next().is_some();
        for &face in Face::ALL {
            if s.dice[board.index()][face.index()] == 0 {
                continue;
            }
            if side == Side::Harkonnen
                && let Some(forced) = s.forced
                && forced != face
                && s.dice.iter().skip(2).any(|dice| dice[forced.index()] > 0)
            {
                continue;
            }
            let counts_as_any = side == Side::Atreides && face == Face::House;
            for &of in Face::ALL {
                if of != face && !counts_as_any {
                    continue;
                }
                self.list_box(s, side, of, |on| out.push(Action::Spend(face, on)));
                for i in 0..self.content.leaders.len() {
                    let leader = &self.content.leaders[i];
                    // A house die of a shared side reaches the partner's board too (W199).
                    let here = !shared || leader.faction == board || counts_as_any;
                    if leader.slot == Some(of)
                        && leader.faction.side() == side
                        && here
                        && self.is_ready(s, LeaderId(i as u8))
                    {
                        out.push(Action::SpendLeader(face, LeaderId(i as u8)));
                    }
                }
            }
            if playable {
                out.push(Action::Spend(face, Use::Card));
            }
            for card in bits(can_claim.into()) {
                out.push(Action::SpendClaim(face, PrescienceId(card)));
            }
        }
        if side == Side::Atreides && self.desert_power_open(s) && (!shared || board == Board::FremenAlly) {
            self.list_desert_power(s, out);
        }
    }

    /// The options of a box; the first is always there, for a die can be spent without effect (W19).
    fn list_box(&self, s: &State, side: Side, face: Face, mut push: impl FnMut(Use)) {
        match (face, side) {
            (Face::Strategy, _) => {
                push(Use::Move);
                if !self.attackers(s, side, Legion::Any).is_empty() {
                    push(Use::Attack);
                }
            }
            (Face::Leadership, _) => {
                push(Use::Lead);
                if !self.attackers(s, side, Legion::WithLeader).is_empty() {
                    push(Use::Surprise);
                }
            }
            (Face::Deployment, Side::Atreides) => {
                if !s.sietches.is_empty() && s.token_at[..ATREIDES_TOKENS].contains(&TokenAt::Stock) {
                    push(Use::Deploy);
                }
                push(Use::DeployLeader);
            }
            (Face::Deployment, Side::Harkonnen) => push(Use::Deploy),
            (Face::Mentat, _) => push(Use::Draw),
            (Face::House, Side::Harkonnen) => {
                push(Use::Upgrade);
                push(Use::Vehicles);
            }
            (Face::House, Side::Atreides) => {}
        }
    }

    /// The ways of desert power (W60); laying signs is always there.
    pub(super) fn list_desert_power(&self, s: &State, out: &mut impl ActionSink) {
        out.push(Action::Desert(Desert::Signs));
        let worms = s.all_worms();
        if worms.into_iter().any(|worm| !self.worm_reach(s, worm).is_empty()) {
            out.push(Action::Desert(Desert::Move));
        }
        if worms.into_iter().any(|worm| !self.worm_targets(s, worm).is_empty()) {
            out.push(Action::Desert(Desert::Attack));
        }
        if s.wild.in_play && s.wild.ready {
            out.push(Action::Desert(Desert::WildMaker));
        }
    }

    /// Cards a board can play (W72 bars schemes).
    pub(crate) fn playable<'s>(&'s self, s: &'s State, board: Board) -> impl Iterator<Item = CardId> + 's {
        let cards = s.cards.pile(hand(self.hand_of(board))).iter().map(|held| held.card);
        cards.filter(|card| !self.content.cards[card.index()].scheme)
    }

    /// Free actions of the side whose turn it is (W67 to W72, W169).
    pub(super) fn list_free(&self, s: &State, board: Board, out: &mut impl ActionSink) {
        let side = s.turn.side;
        if s.phase != Phase::Actions || board.side() != side || s.battle.is_some() {
            return;
        }
        match side {
            Side::Atreides => {
                for (i, at) in s.token_at[..ATREIDES_TOKENS].iter().enumerate() {
                    if let TokenAt::On(area) = *at
                        && !self.watched(s, area)
                    {
                        out.push(Action::Reveal(TokenId(i as u8)));
                    }
                }
                let step = self.content.constants.atomics_step;
                if s.atomics.is_none() && s.markers.iter().any(|&marker| marker >= step) {
                    self.content.map.atomics.iter().for_each(|atomics| out.push(Action::Detonate(atomics.0)));
                }
                for card in bits(self.claimable(s, false).into()) {
                    out.push(Action::Claim(PrescienceId(card)));
                }
            }
            Side::Harkonnen => {
                for zone in bits(self.scouting_zones(s).into()) {
                    out.push(Action::Scout(ZoneId(zone)));
                }
                for count in 2..=self.schemes(s, board).min(3) {
                    out.push(Action::Scheme(count));
                }
            }
        }
    }

    /// Whether the turn's end has to be asked for: only while a free action is possible, as far as everybody can tell.
    pub(super) fn may_act_freely(&self, s: &State, board: Board) -> bool {
        if self.schemable(s).is_some() && s.turn.side == Side::Harkonnen {
            let cards = s.cards.pile(hand(Board::HouseHarkonnen)).len();
            if cards >= 2 {
                return true;
            }
        }
        let mut single = super::SingleAction::default();
        self.list_free(s, board, &mut single);
        single.first.is_some()
    }

    /// A partner who owes a decision can spend a cone of silence, for the talk if not for the cards (W189, W278).
    pub(super) fn cone_open(&self, s: &State, board: Board) -> bool {
        let side = board.side();
        self.shared[side.index()] && !self.solo && s.cones[side.index()] > 0
    }

    /// Solo: tokens and sietches in a sector under an ornithopter are not revealed willingly (W260).
    pub(crate) fn watched(&self, s: &State, area: AreaId) -> bool {
        self.solo && self.zones_with(s, Vehicle::Ornithopter) & self.content.map.zones_of[area.index()] != 0
    }

    /// Zones from which something hidden can be scouted, by bits (W71).
    fn scouting_zones(&self, s: &State) -> u8 {
        if s.banned(Power::SpacingGuild) {
            return 0;
        }
        let (zones, hidden) = (self.zones_with(s, Vehicle::Ornithopter), self.hidden_areas(s));
        bits(zones.into())
            .filter(|&zone| !(self.content.map.zone_areas[usize::from(zone)] & hidden).is_empty())
            .fold(0, |all, zone| all | 1 << zone)
    }

    /// Areas with a hidden sietch or an Atreides token.
    pub(crate) fn hidden_areas(&self, s: &State) -> AreaSet {
        let tokens = s.token_at[..ATREIDES_TOKENS].iter().filter_map(|at| match at {
            TokenAt::On(area) => Some(*area),
            _ => None,
        });
        let sietches = (0..8).filter(|i| (s.sietch_known | s.sietch_gone) >> i & 1 == 0).map(|i| s.sietch_area[i]);
        tokens.chain(sietches).collect()
    }

    /// The leader schemes can remove, if in play (W72).
    pub(crate) fn schemable(&self, s: &State) -> Option<LeaderId> {
        (0..self.content.leaders.len() as u8).map(LeaderId).find(|id| {
            self.content.leaders[id.index()].schemed_against
                && !matches!(s.leaders[id.index()].at, LeaderAt::Waiting | LeaderAt::Gone)
        })
    }

    /// Schemes in the hand of a board, if they are of use.
    fn schemes(&self, s: &State, board: Board) -> u8 {
        if self.schemable(s).is_none() {
            return 0;
        }
        let cards = s.cards.pile(hand(self.hand_of(board))).iter();
        cards.filter(|held| self.content.cards[held.card.index()].scheme).count() as u8
    }
}

impl<S: Sink<Event>> Engine<'_, S> {
    /// A die is spent on something (W48).
    pub(super) fn spend(&mut self, board: Board, face: Face) {
        self.s.dice[board.index()][face.index()] -= 1;
        self.s.dice_gone[board.side().index()] += 1;
        self.s.turn.spent = true;
        self.s.turn.acted = true;
        if board.side() == Side::Harkonnen {
            self.s.forced = None;
        }
        self.emit(Event::Spent(board, face));
    }

    /// The turn has been spent: what follows it is its end.
    pub(super) fn begin_action(&mut self, board: Board) {
        self.s.stack.pop();
        self.push(board, Frame::EndTurn);
    }

    pub(super) fn use_die(&mut self, board: Board, on: Use) {
        let side = board.side();
        let any = MoveRule { legion: Legion::Any, from: From::Anywhere };
        match (on, side) {
            (Use::Move, _) => self.begin_moves(board, 2, any),
            (Use::Lead, _) => self.begin_moves(board, 2, MoveRule { legion: Legion::WithLeader, ..any }),
            (Use::Attack, _) => self.push(board, Frame::AttackWith(Legion::Any, Assault::default())),
            (Use::Surprise, _) => {
                let assault = Assault { surprise: true, ..Assault::default() };
                self.push(board, Frame::AttackWith(Legion::WithLeader, assault));
            }
            (Use::Deploy, Side::Atreides) => self.draw_token(board),
            (Use::DeployLeader, _) => self.push(board, Frame::LeaderOnly),
            (Use::Deploy, Side::Harkonnen) => {
                self.push(board, Frame::CheckLimits(side));
                self.push(board, Frame::DeployLeader);
                self.push(board, Frame::Deploy(3));
            }
            (Use::Draw, _) => self.push(board, Frame::Draw(2, false)),
            (Use::Upgrade, _) => self.push(board, Frame::Upgrade(2, Kind::Regular, Kind::Elite)),
            (Use::Vehicles, _) => self.push(board, Frame::VehicleKind(2)),
            (Use::Card, _) => self.push(board, Frame::PlayCard(1)),
        }
    }

    /// Whose decisions an action's steps are: those of a house die for the partner's board are the partner's (W199).
    pub(super) fn acting_board(
        &mut self,
        board: Board,
        face: Face,
        on: Option<Use>,
        leader: Option<LeaderId>,
    ) -> Board {
        if !self.g.shared[board.side().index()] || face != Face::House || board != Board::HouseAtreides {
            return board;
        }
        let slots = &self.g.content.constants.shared_slots;
        let of = match on {
            Some(Use::Move | Use::Attack) => Some(Face::Strategy),
            Some(Use::Lead | Use::Surprise) => Some(Face::Leadership),
            Some(Use::Deploy | Use::DeployLeader) => Some(Face::Deployment),
            Some(Use::Draw) => Some(Face::Mentat),
            _ => None,
        };
        let partner = board.partner();
        let only_there =
            of.is_some_and(|of| slots[board.index()][of.index()] == 0 && slots[partner.index()][of.index()] > 0);
        let theirs = leader.is_some_and(|leader| self.g.content.leaders[leader.index()].faction == partner);
        let acting = if only_there || theirs { partner } else { board };
        self.s.turn.board = acting;
        acting
    }

    /// A leader's special action (W62, W63).
    pub(super) fn use_leader(&mut self, board: Board, leader: LeaderId) {
        self.s.leaders[leader.index()].ready = false;
        self.s.last_named_legion = None;
        self.emit(Event::LeaderAction(leader));
        if let Some(node) = self.g.content.leaders[leader.index()].special {
            self.push(board, Frame::Do(node));
        }
    }

    pub(super) fn use_desert_power(&mut self, board: Board, way: Desert) {
        self.emit(Event::DesertPower);
        match way {
            Desert::Signs => self.push(board, Frame::Sign(2)),
            Desert::Move => self.push(board, Frame::Worm(2, AreaSet::NONE)),
            Desert::Attack => self.push(board, Frame::WormAttack),
            Desert::WildMaker => {
                self.s.wild.ready = false;
                self.push(board, Frame::Do(self.g.content.wild_maker.1));
            }
        }
    }

    /// W72: schemes remove their victim, whose successor enters.
    pub(super) fn scheme(&mut self, board: Board, count: u8) {
        let Some(victim) = self.g.schemable(self.s) else { return };
        let own = self.g.hand_of(board);
        for _ in 0..count {
            let scheme = self.s.cards.pile(hand(own)).iter().map(|held| held.card);
            let scheme = scheme.clone().find(|card| self.g.content.cards[card.index()].scheme);
            if let Some(card) = scheme {
                self.discard_card(own, card);
            }
        }
        self.retire(victim);
    }

    /// W278: both partners see each other's hand as it is.
    pub(super) fn use_cone(&mut self, board: Board) {
        let side = board.side();
        self.s.cones[side.index()] -= 1;
        for own in side.boards() {
            let partner = self.g.seat_of(own.partner()).bit();
            self.s.cards.pile_mut(hand(own)).iter_mut().for_each(|held| held.known |= partner);
        }
        self.secret();
        self.emit(Event::Cone(side));
    }
}

/// The numbers of the bits that are set.
pub(crate) fn bits(mut set: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let bit = set.trailing_zeros() as u8;
        set &= set - 1;
        Some(bit)
    })
}
