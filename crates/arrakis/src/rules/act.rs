//! Answers to decisions: what each of them does.

use table::Sink;

use super::Engine;
use crate::action::{Action, Piece};
use crate::effect::{Deploy, Effect};
use crate::event::{Event, Way};
use crate::ids::*;
use crate::state::*;

impl<S: Sink<Event>> Engine<'_, S> {
    /// Skips a decision that has no object any more, as far as everybody can tell; says whether it did.
    pub(super) fn skip_if_moot(&mut self, pending: Pending) -> bool {
        let (by, side) = (pending.by, pending.by.side());
        let done = match pending.frame {
            Frame::Harvester(left) => {
                left == 0
                    || self.g.vehicles_left(self.s, Vehicle::Harvester) == 0
                    || self.g.harvester_places(self.s).is_empty()
            }
            Frame::Flyer(vehicle, left) => left == 0 || self.g.vehicles_left(self.s, vehicle) == 0,
            Frame::BgToken => self.s.bg[side.index()] == 0 || self.g.token_faces(self.s, by) == 0,
            Frame::EndTurn => {
                if self.g.may_act_freely(self.s, by) {
                    return false;
                }
                true
            }
            Frame::PlayCard(left) => left == 0 || self.s.cards.pile(hand(self.g.hand_of(by))).is_empty(),
            Frame::BattleCard(of) => {
                !self.g.may_add_die(self.s, of) || self.s.cards.pile(hand(self.g.hand_of(by))).is_empty()
            }
            Frame::EnemyDiscard(left) => left == 0 || self.s.cards.pile(hand(self.g.hand_of(by))).is_empty(),
            Frame::WhoDiscards(left) => {
                left == 0 || side.boards().iter().all(|&board| self.s.cards.pile(hand(board)).is_empty())
            }
            Frame::HandLimit => self.hand_fits(by),
            Frame::Hits(of, area, left) => {
                if left > 0 && self.s.occupied[of.index()].has(area) {
                    if left >= self.g.endurance(self.s, of, area) {
                        self.s.stack.pop();
                        self.destroy_legion(of, area);
                        return true;
                    }
                    if of == Side::Harkonnen && self.g.solo {
                        self.s.stack.pop();
                        self.step(Frame::MahdiDoes(Task::Casualties(area, left)));
                        return true;
                    }
                    return false;
                }
                true
            }
            Frame::Excess(of, area) => {
                if self.s.units(of, area) <= self.g.limit(self.s, of) {
                    true
                } else if of == Side::Harkonnen && self.g.solo {
                    self.mahdi_excess(area);
                    return true;
                } else {
                    return false;
                }
            }
            Frame::BattleLeader(_, left) => left == 0,
            // A free action in between may have taken the legion away, or its ornithopter.
            Frame::MoveTo(from, rule) => {
                let movable = self.g.movable(self.s, side, from);
                !self.g.is_legion(self.s, &movable, rule.legion) || self.g.reach(self.s, side, from).all().is_empty()
            }
            Frame::MoveZone(from, _, rule) => {
                !self.g.is_legion(self.s, &self.g.movable(self.s, side, from), rule.legion)
            }
            Frame::MoveAll(from, to, rule)
            | Frame::MoveCount(from, to, rule, _)
            | Frame::MoveToken(from, to, rule, _)
            | Frame::MoveLeader(from, to, rule, _) => return self.settle_who(pending, from, to, rule),
            Frame::LeaderTo(area) => !self.s.occupied[side.index()].has(area),
            Frame::AttackAt(from, _) => {
                !self.s.occupied[side.index()].has(from) || self.g.targets(self.s, side, from).all().is_empty()
            }
            Frame::Place(node, index, fixed, used) => return self.settle_place(by, node, index, fixed, used),
            Frame::Deploy(left) => left == 0,
            Frame::Upgrade(left, from, to) => left == 0 || self.g.upgradable(self.s, side, from, to).is_empty(),
            Frame::VehicleKind(left) | Frame::DesertPower(left) => left == 0,
            Frame::VehicleAt(only, vehicle, left) => {
                if left > 0 && self.g.vehicles_left(self.s, vehicle) == 0 {
                    return self.replace_question(by, Frame::VehicleFrom(only, vehicle, left));
                }
                left == 0
            }
            Frame::Sign(left)
            | Frame::Worm(left, _)
            | Frame::Sandworm(left, _)
            | Frame::DiscardSign(left)
            | Frame::RemoveVehicle(_, left, ..)
            | Frame::ClaimUnits(left)
            | Frame::ClaimTokens(_, left)
            | Frame::MoveLegion(left, _) => left == 0,
            // The leader was removed from the game, the atomics used or the vehicle taken in between.
            Frame::DeployLeaderTo(Some(leader)) => {
                self.g.available_leaders(self.s, side, Deploy::Deploy) & leader.bit() == 0
            }
            Frame::Detonate => self.s.atomics.is_some(),
            Frame::VehicleOver(only, vehicle, left, from) if !self.is_there(vehicle, from) => {
                return self.replace_question(by, Frame::VehicleAt(only, vehicle, left));
            }
            // Free actions in between may have cost the units there, or atomics driven them away or others into the area.
            Frame::PlaceLeader(node, index, area, used) if !self.s.occupied[side.index()].has(area) => {
                return self.replace_question(by, Frame::Place(node, index + 1, Some(area), used));
            }
            Frame::PlaceFrom(node, index, area, used)
                if self.g.places_leader(node, index) && !self.s.occupied[side.index()].has(area) =>
            {
                return self.replace_question(by, Frame::Place(node, index + 1, Some(area), used));
            }
            Frame::PlaceFrom(node, index, area, used) if self.s.occupied[side.enemy().index()].has(area) => {
                return self.replace_question(by, Frame::Place(node, index + 1, None, used));
            }
            Frame::MoveSietchTo(from) => self.g.sietch_places(self.s, from).is_empty(),
            Frame::MoveSietchWith(from, to) if !self.g.sietch_places(self.s, from).has(to) => {
                return self.replace_question(by, Frame::MoveSietchTo(from));
            }
            Frame::MoveSietchWith(from, to) if !self.s.occupied[side.index()].has(from) => {
                self.s.stack.pop();
                self.move_sietch(by, from, to, false);
                return true;
            }
            Frame::WormFigure(area) => {
                let taken = self.s.turn.side == Side::Atreides && self.s.phase == Phase::Actions;
                if self.s.all_worms().has(area) || (taken && (self.s.occupied[0] | self.s.occupied[1]).has(area)) {
                    true
                } else if self.g.has_worm_figure(self.s) {
                    false
                } else {
                    self.s.worms_due.remove(area);
                    true
                }
            }
            Frame::WormOrder => return self.settle_order(by),
            Frame::Stockpile => {
                let constants = &self.g.content.constants;
                self.s.spice < constants.stockpile || self.s.supremacy > constants.stockpile_up_to
            }
            Frame::LastSign(_, left) => left == 0,
            Frame::DropSign => self.s.worms_due.is_empty(),
            Frame::Carryall(area) => !self.s.harvesters.has(area),
            Frame::StrikeFrom(zone, _) => {
                let areas = self.g.content.map.zone_areas[zone.index()];
                (areas & self.s.occupied[side.enemy().index()]).is_empty()
            }
            // Nowhere to set it down: it goes back (no sietch is left).
            Frame::TokenTo(token) if self.s.sietches.is_empty() => {
                self.s.token_at[token.index()] = TokenAt::Stock;
                true
            }
            Frame::RetreatTo(of, from, cause) => {
                !self.s.occupied[of.index()].has(from) || self.g.retreats(self.s, of, from, cause).is_empty()
            }
            _ => false,
        };
        if done {
            self.s.stack.pop();
        }
        done
    }

    /// Replaces a question that has lost its object by another one.
    pub(super) fn replace_question(&mut self, by: Board, frame: Frame) -> bool {
        self.s.stack.pop();
        self.push(by, frame);
        true
    }

    /// Whether a vehicle of a kind is still in an area or air zone.
    fn is_there(&self, vehicle: Vehicle, number: u8) -> bool {
        match vehicle {
            Vehicle::Harvester => self.s.harvesters.has(AreaId(number)),
            _ => self.s.zones[usize::from(number)] == Some(vehicle),
        }
    }

    fn hand_fits(&self, board: Board) -> bool {
        let constants = &self.g.content.constants;
        let limit = if self.g.shared[board.side().index()] { constants.hand_shared } else { constants.hand };
        let fits = self.s.cards.pile(hand(board)).len() <= limit.into();
        fits || self.g.playable(self.s, board).next().is_none()
    }

    /// D15: worms whose order cannot matter act by themselves.
    fn settle_order(&mut self, by: Board) -> bool {
        let due = self.s.worms_due & self.s.all_worms();
        self.s.worms_due = due;
        let legions = due & self.s.occupied[Side::Harkonnen.index()];
        let next = match (due.without(legions).first(), legions.first()) {
            (Some(area), _) => area,
            (None, Some(area)) if legions.len() == 1 => area,
            (None, Some(_)) => return false,
            (None, None) => {
                self.s.stack.pop();
                return true;
            }
        };
        self.s.stack.pop();
        self.push(by, Frame::WormOrder);
        self.s.worms_due.remove(next);
        self.step(Frame::WormActs(next));
        true
    }

    /// Answers the decision on top of the stack.
    pub(super) fn answer(&mut self, pending: Pending, action: Action) {
        let (by, side) = (pending.by, pending.by.side());
        // Free actions leave the decision where it is (W268).
        match action {
            Action::Reveal(token) => {
                let TokenAt::On(area) = self.s.token_at[token.index()] else { return };
                self.reveal_token(token);
                self.mahdi_saw_reveal();
                self.limit_area(side, area);
                return;
            }
            Action::Scout(zone) => {
                self.remove_flyer(zone);
                self.push(by, Frame::ScoutArea(zone));
                return;
            }
            Action::Scheme(count) => return self.scheme(by, count),
            Action::Detonate(area) => return self.detonate(area),
            Action::Cone => return self.use_cone(by),
            Action::Claim(card) if pending.frame.is_open_step() => return self.claim(by, card),
            _ => {}
        }
        match (pending.frame, action) {
            (Frame::Turn, Action::Spend(face, on)) => {
                self.spend(by, face);
                let acting = self.acting_board(by, face, Some(on), None);
                self.begin_action(acting);
                self.use_die(acting, on);
                return;
            }
            (Frame::Turn, Action::SpendLeader(face, leader)) => {
                self.spend(by, face);
                let acting = self.acting_board(by, face, None, Some(leader));
                self.begin_action(acting);
                self.use_leader(acting, leader);
                return;
            }
            (Frame::Turn, Action::SpendClaim(face, card)) => {
                self.spend(by, face);
                self.begin_action(by);
                self.claim(by, card);
                return;
            }
            (Frame::Turn, Action::Desert(way)) => {
                self.s.turn.acted = true;
                self.begin_action(by);
                self.use_desert_power(by, way);
                return;
            }
            _ => {}
        }
        self.s.stack.pop();
        if action == Action::Stop && !self.on_stop(pending) {
            return;
        }
        self.answer_step(pending, action);
    }

    /// Does what follows when a player leaves the rest; says whether the answer is worked off like any other.
    fn on_stop(&mut self, pending: Pending) -> bool {
        let (by, side) = (pending.by, pending.by.side());
        match pending.frame {
            Frame::Place(_, _, _, used) | Frame::PlaceOut(_, _, _, used) => self.placed(by, used),
            Frame::PlaceLeader(_, _, area, used) | Frame::PlaceFrom(_, _, area, used) => {
                // The area itself counts only if something stands there already.
                let used = if self.s.occupied[side.index()].has(area) { used } else { used.without(area.set()) };
                self.placed(by, used);
            }
            Frame::Claim => self.s.achievements.asked |= self.g.claimable(self.s, false),
            Frame::RenewPrescience(count) => self.reveal_prescience(count),
            _ => {}
        }
        false
    }

    fn answer_step(&mut self, pending: Pending, action: Action) {
        let (by, side) = (pending.by, pending.by.side());
        match (pending.frame, action) {
            (Frame::Harvester(left), Action::Area(area)) => {
                self.push(by, Frame::Harvester(left - 1));
                self.s.harvesters.insert(area);
                self.emit(Event::Harvester(area));
            }
            (Frame::Flyer(vehicle, left), Action::Zone(zone)) => {
                self.push(by, Frame::Flyer(vehicle, left - 1));
                self.set_flyer(vehicle, zone);
            }
            (Frame::Turned, Action::Face(face)) => self.turn_die(by, face),
            (Frame::BgToken, Action::Face(face)) => {
                self.s.bg[side.index()] -= 1;
                self.s.dice[by.index()][face.index()] += 1;
                self.s.dice_laid[side.index()] += 1;
                self.emit(Event::BgDie(by, face));
                // One a round: the partner is not asked (W205).
                if let Some(next) = self.s.pending()
                    && next == (Pending { by: by.partner(), frame: Frame::BgToken })
                {
                    self.s.stack.pop();
                }
            }
            (Frame::Partner, Action::Yes) => self.act_as(by),
            (Frame::Partner, Action::HandOver) => self.act_as(by.partner()),
            (Frame::PlayCard(left), Action::Play(card)) => {
                if left > 1 {
                    self.push(by, Frame::PlayCard(left - 1));
                }
                self.play_card(by, card);
            }
            (Frame::Choose(node), Action::Choose(option)) => {
                if let Effect::Any(first, _) = self.g.content.effect(node) {
                    self.push(by, Frame::Do(NodeId(first.0 + u16::from(option))));
                }
            }
            (Frame::Draw(count, _), Action::Draw(house)) => {
                let [first, second] = side.boards();
                self.draw(self.g.hand_of(first), first, house);
                self.draw(self.g.hand_of(second), second, count - house);
            }
            (Frame::MoveLegion(left, rule), Action::Area(area)) => {
                if left > 1 {
                    self.push(by, Frame::MoveLegion(left - 1, rule));
                }
                self.push(by, Frame::MoveTo(area, rule));
            }
            (Frame::MoveTo(from, rule), Action::Area(to)) => self.choose_way(by, from, to, rule, false),
            (Frame::MoveTo(from, rule), Action::Ride(to)) => self.choose_way(by, from, to, rule, true),
            (Frame::MoveZone(from, to, rule), Action::Zone(zone)) => {
                self.fly(zone);
                self.push(by, Frame::MoveAll(from, to, rule));
            }
            (Frame::MoveAll(from, to, _), Action::All) => {
                self.s.chosen_figures = self.g.movable(self.s, side, from);
                self.finish_move(by, from, to);
            }
            (Frame::MoveAll(from, to, rule), Action::Part) => {
                self.s.chosen_figures = Group { area: from, ..Group::default() };
                self.s.chosen_from = self.s.legion(side, from);
                self.next_who(by, from, to, rule, 0);
            }
            (Frame::MoveCount(from, to, rule, kind), Action::Count(count)) => {
                if kind < 3 {
                    self.s.chosen_figures.troops.units[usize::from(kind)] = count;
                    self.next_who(by, from, to, rule, kind + 1);
                } else {
                    self.s.chosen_figures.troops.generic = count;
                    self.next_who(by, from, to, rule, 4 + TOKENS as u8);
                }
            }
            (Frame::MoveToken(from, to, rule, token), answer) => {
                if answer == Action::Yes {
                    self.s.chosen_figures.tokens |= 1 << token;
                }
                self.next_who(by, from, to, rule, 3 + token + 1);
            }
            (Frame::MoveLeader(from, to, rule, leader), answer) => {
                if answer == Action::Yes {
                    self.s.chosen_figures.leaders |= 1 << leader;
                }
                self.next_who(by, from, to, rule, 4 + TOKENS as u8 + leader + 1);
            }
            (Frame::AttackWith(_, assault), Action::Area(from)) => self.push(by, Frame::AttackAt(from, assault)),
            (Frame::AttackAt(from, assault), Action::Ride(to)) => self.attack(by, from, to, assault, Way::Ride),
            (Frame::AttackAt(from, assault), Action::Area(to)) => {
                let targets = self.g.targets(self.s, side, from);
                if targets.foot.has(to) {
                    self.attack(by, from, to, assault, Way::Foot);
                } else if targets.ride.has(to) {
                    self.attack(by, from, to, assault, Way::Ride);
                } else {
                    self.push(by, Frame::AttackZone(from, to, assault));
                }
            }
            (Frame::AttackZone(from, to, assault), Action::Zone(zone)) => {
                self.fly(zone);
                self.attack(by, from, to, assault, Way::Flight);
            }
            (Frame::BattleCard(of), Action::Discard(card)) => {
                self.push(by, Frame::BattleCard(of));
                self.add_die(by, card);
            }
            (Frame::BattleLeader(of, left), Action::Leader(leader)) => {
                self.push(by, Frame::BattleLeader(of, left - 1));
                self.use_special(of, Some(leader));
            }
            (Frame::BattleLeader(of, left), Action::Generic) => {
                self.push(by, Frame::BattleLeader(of, left - 1));
                self.use_special(of, None);
            }
            (Frame::Hits(of, area, left), Action::Lose(piece)) => {
                self.push(by, Frame::Hits(of, area, left - 1));
                self.take_hit(of, area, piece);
            }
            (Frame::GoOn, answer) => self.go_on_or_stop(answer == Action::Yes),
            (Frame::Retreat, answer) => self.retreat_or_stay(answer == Action::Yes),
            (Frame::Advance, answer) => self.advance(answer == Action::Yes),
            (Frame::RetreatTo(of, from, _), Action::Area(to)) => self.drive(of, from, to),
            (Frame::TokenTo(token), Action::Area(area)) => self.set_token(by, token, area),
            (Frame::LeaderOnly, Action::Area(area)) => self.push(by, Frame::LeaderTo(area)),
            (Frame::LeaderTo(area), Action::Leader(leader)) => self.place_leader(leader, area),
            (Frame::LeaderTo(area), Action::Generic) => self.place_generic(side, area),
            (Frame::Deploy(left), Action::Area(area)) => {
                self.push(by, Frame::Deploy(left - 1));
                self.add_unit(side, area, Kind::Regular);
                self.emit(Event::Placed(side, Piece::Unit(Kind::Regular), area));
                self.arrive_placed(area);
            }
            (Frame::DeployLeader, Action::Leader(leader)) => self.push(by, Frame::DeployLeaderTo(Some(leader))),
            (Frame::DeployLeader, Action::Generic) => self.push(by, Frame::DeployLeaderTo(None)),
            (Frame::DeployLeaderTo(Some(leader)), Action::Area(area)) => self.place_leader(leader, area),
            (Frame::DeployLeaderTo(None), Action::Area(area)) => self.place_generic(side, area),
            (Frame::Place(node, index, _, used), Action::Area(area)) => self.place_at(by, node, index, used, area),
            (Frame::Place(node, index, fixed, used), Action::FromBoard) => {
                let next = match fixed {
                    Some(area) => Frame::PlaceFrom(node, index, area, used),
                    None => Frame::PlaceOut(node, index, fixed, used),
                };
                self.push(by, next);
            }
            (Frame::PlaceOut(node, index, _, used), Action::Area(area)) => {
                self.push(by, Frame::PlaceFrom(node, index, area, used));
            }
            (Frame::PlaceLeader(node, index, area, used), Action::Leader(leader)) => {
                self.place_leader(leader, area);
                self.next_figure(by, node, index, used, area);
            }
            (Frame::PlaceLeader(node, index, area, used), Action::Generic) => {
                if self.s.supply[side.index()][3] > 0 {
                    self.place_generic(side, area);
                    self.next_figure(by, node, index, used, area);
                } else {
                    self.push(by, Frame::PlaceFrom(node, index, area, used));
                }
            }
            (Frame::PlaceLeader(node, index, area, used), Action::FromBoard) => {
                self.push(by, Frame::PlaceFrom(node, index, area, used));
            }
            (Frame::PlaceFrom(node, index, area, used), from) => self.place_from(by, node, index, used, area, from),
            (Frame::Upgrade(left, from, to), Action::Area(area)) => {
                self.push(by, Frame::Upgrade(left - 1, from, to));
                self.change_unit(side, area, from, to);
            }
            (Frame::VehicleKind(left), Action::Vehicle(vehicle)) => {
                self.push(by, Frame::VehicleAt(None, vehicle, left));
            }
            (Frame::VehicleAt(only, vehicle, left), Action::FromBoard) => {
                self.push(by, Frame::VehicleFrom(only, vehicle, left));
            }
            (Frame::VehicleAt(only, vehicle, left), to) => {
                match to {
                    Action::Area(area) => {
                        self.s.harvesters.insert(area);
                        self.emit(Event::Harvester(area));
                    }
                    Action::Zone(zone) => self.set_flyer(vehicle, zone),
                    _ => {}
                }
                self.next_vehicle(by, only, left);
            }
            (Frame::VehicleFrom(only, vehicle, left), Action::Area(AreaId(from)) | Action::Zone(ZoneId(from))) => {
                self.push(by, Frame::VehicleOver(only, vehicle, left, from));
            }
            (Frame::VehicleOver(only, vehicle, left, from), to) => {
                match to {
                    Action::Area(area) => {
                        self.s.harvesters.remove(AreaId(from));
                        self.emit(Event::HarvesterGone(AreaId(from)));
                        self.s.harvesters.insert(area);
                        self.emit(Event::Harvester(area));
                    }
                    Action::Zone(zone) => {
                        self.remove_flyer(ZoneId(from));
                        self.set_flyer(vehicle, zone);
                    }
                    _ => {}
                }
                self.next_vehicle(by, only, left);
            }
            (Frame::Sign(left), Action::Area(area)) => {
                self.push(by, Frame::Sign(left - 1));
                self.lay_sign(area);
            }
            (Frame::Worm(left, moved), Action::Area(worm)) => self.push(by, Frame::WormTo(worm, left, moved)),
            (Frame::WormTo(from, left, moved), Action::Area(to)) => {
                if self.s.wild.at == Some(from) {
                    self.s.wild.at = Some(to);
                } else {
                    self.s.worms.remove(from);
                    self.s.worms.insert(to);
                }
                self.emit(Event::WormMoved(from, to));
                if left > 1 {
                    self.push(by, Frame::Worm(left - 1, moved | to.set()));
                }
            }
            (Frame::WormAttack, Action::Area(worm)) => self.push(by, Frame::WormAttackAt(worm)),
            (Frame::WormAttackAt(worm), Action::Area(to)) => self.worm_attack(worm, to),
            (Frame::DesertPower(left), Action::Desert(way)) => {
                self.push(by, Frame::DesertPower(left - 1));
                self.use_desert_power(by, way);
            }
            _ => self.answer_target(pending, action),
        }
    }

    /// One vehicle stands: the next one.
    fn next_vehicle(&mut self, by: Board, only: Option<Vehicle>, left: u8) {
        let next = match only {
            Some(vehicle) => Frame::VehicleAt(only, vehicle, left - 1),
            None => Frame::VehicleKind(left - 1),
        };
        self.push(by, next);
    }

    /// Harkonnen units set down on a wormsign enter it (Q17).
    fn arrive_placed(&mut self, area: AreaId) {
        if self.s.sign_areas.has(area) {
            self.step(Frame::Entered(area));
        }
    }

    /// A strike by a card.
    pub(super) fn card_strike(&mut self, side: Side, area: AreaId, dice: u8) {
        self.strike(side.enemy(), area, dice, StrikeSource::Card);
    }
}
