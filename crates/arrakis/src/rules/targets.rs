//! Answers about the targets of cards, and of phases 3, 4 and the end of the round.

use table::Sink;

use super::Engine;
use super::turn::bits;
use crate::action::{Action, Change, Piece};
use crate::effect::{From, Legion};
use crate::event::{Event, Way};
use crate::ids::*;
use crate::state::*;

impl<S: Sink<Event>> Engine<'_, S> {
    /// Does what follows when a player names a target of a card, or answers a question of phases 3 and 4 or of the end
    /// of the round.
    pub(super) fn answer_target(&mut self, pending: Pending, action: Action) {
        let (by, side) = (pending.by, pending.by.side());
        match (pending.frame, action) {
            (Frame::Sandworm(left, next_to), Action::Area(area)) => {
                self.push(by, Frame::Sandworm(left - 1, next_to));
                self.push(by, Frame::WormFigure(area));
            }
            (Frame::WormFigure(area), Action::Supply) => self.set_worm(area, None),
            (Frame::WormFigure(area), Action::Area(from)) => self.set_worm(area, Some(from)),
            (Frame::WormFigure(area), Action::WildMaker) => self.set_wild_maker(area),
            (Frame::WildMakerTo, Action::Area(area)) => self.set_wild_maker(area),
            (Frame::TankEnemy(_), Action::Leader(leader)) => self.tank(leader),
            (Frame::StrikeAt(dice), Action::Area(area)) => self.card_strike(side, area, dice),
            (Frame::StrikeZone(dice), Action::Zone(zone)) => {
                self.remove_flyer(zone);
                self.push(by, Frame::StrikeFrom(zone, dice));
            }
            (Frame::StrikeFrom(_, dice), Action::Area(area)) => self.card_strike(side, area, dice),
            (Frame::RemoveVehicle(kind, left, areas, zones), Action::Area(area)) => {
                let map = &self.g.content.map;
                // Harvesters of deep desert all lie in one sector.
                let areas = if areas == self.g.deep_desert() {
                    areas & map.of_sectors(map.sectors_of[area.index()])
                } else {
                    areas
                };
                self.push(by, Frame::RemoveVehicle(kind, left - 1, areas, zones));
                self.burn_harvester(area);
            }
            (Frame::RemoveVehicle(kind, left, areas, zones), Action::Zone(zone)) => {
                self.push(by, Frame::RemoveVehicle(kind, left - 1, areas, zones));
                self.remove_flyer(zone);
            }
            (Frame::RocketSector(dice), Action::Sector(sector)) => self.rockets(by, sector, dice),
            (Frame::DiscardSign(left), Action::Area(area)) => {
                self.push(by, Frame::DiscardSign(left - 1));
                self.discard_signs(area.set());
            }
            (Frame::RevealArea | Frame::ScoutArea(_), Action::Area(area)) => {
                self.emit(Event::Scouted(area));
                self.reveal_sietch(area);
                self.reveal_tokens(Side::Atreides, area);
            }
            (Frame::ImperiumDown, Action::Power(power)) => {
                self.s.imperium[power.index()] += 1;
                let row = self.s.imperium[power.index()];
                self.emit(Event::Imperium(power, Change::Drop, row));
            }
            (Frame::Detonate, Action::Area(area)) => self.detonate(area),
            (Frame::ForceDie, Action::Face(face)) => {
                if self.g.solo {
                    self.s.solo.forced = Some(face);
                } else {
                    self.s.forced = Some(face);
                }
                self.emit(Event::DieForced(face));
            }
            (Frame::LoseDie(_), Action::Face(face)) => self.lose_die(by, side.enemy(), face),
            (Frame::LoseDieOf(of, face), Action::Choose(number)) => {
                self.lose_die_of(of.boards()[usize::from(number)], face);
            }
            (Frame::RenewPrescience(count), Action::Prescience(card)) => {
                self.push(by, Frame::RenewPrescience(count + 1));
                self.remove_prescience(card);
            }
            (Frame::RemovePrescience, Action::Prescience(card)) => {
                self.push(by, Frame::RemovePrescience);
                self.remove_prescience(card);
            }
            (Frame::ReturnPrescience, Action::Prescience(card)) => {
                self.s.revealed &= !card.bit();
                self.s.prescience_deck |= card.bit();
                self.emit(Event::PrescienceBack(card));
            }
            (Frame::BonusPrescience(steps), Action::Prescience(card)) => self.s.bonus = Some((card, steps)),
            (Frame::BonusMarker(steps), Action::Marker(marker)) => self.advance_marker(marker, steps),
            (Frame::HoldPrescience, Action::Prescience(card)) => self.s.kept |= card.bit(),
            (Frame::ShiftFrom, Action::Marker(from)) => self.push(by, Frame::ShiftTo(from)),
            (Frame::ShiftTo(from), Action::Marker(to)) => self.push(by, Frame::ShiftBy(from, to)),
            (Frame::ShiftBy(from, to), Action::Count(count)) => {
                self.s.markers[from.index()] -= count;
                let now = self.s.markers[from.index()];
                self.emit(Event::Marker(from, now));
                self.advance_marker(to, count);
            }
            (Frame::SwapTokens, Action::Area(first)) => self.push(by, Frame::SwapWith(first)),
            (Frame::SwapWith(first), Action::Area(second)) => self.swap_tokens(by, first, second),
            (Frame::MoveSietch, Action::Area(from)) => self.push(by, Frame::MoveSietchTo(from)),
            (Frame::MoveSietchTo(from), Action::Area(to)) => {
                if self.s.occupied[Side::Atreides.index()].has(from) {
                    self.push(by, Frame::MoveSietchWith(from, to));
                } else {
                    self.move_sietch(by, from, to, false);
                }
            }
            (Frame::MoveSietchWith(from, to), answer) => self.move_sietch(by, from, to, answer == Action::Yes),
            (Frame::DisplaceEnemy, Action::Area(from)) => {
                self.push(by, Frame::RetreatTo(side.enemy(), from, RetreatCause::Card));
            }
            (Frame::CarryFrom, Action::Area(from)) => self.push(by, Frame::CarryTo(from)),
            (Frame::CarryTo(from), Action::Area(to)) => {
                self.s.moved.clear();
                self.s.move_mode = Way::Flight;
                self.push(by, Frame::MovesDone);
                let rule = MoveRule { legion: Legion::Any, from: From::Anywhere };
                self.push(by, Frame::MoveAll(from, to, rule));
            }
            (Frame::WhoDiscards(left), answer) => {
                let board = if answer == Action::HandOver { by.partner() } else { by };
                self.push(by, Frame::WhoDiscards(left - 1));
                self.push(board, Frame::EnemyDiscard(1));
            }
            (Frame::EnemyDiscard(left), Action::Discard(card)) => {
                self.push(by, Frame::EnemyDiscard(left - 1));
                self.discard_card(self.g.hand_of(by), card);
            }
            (Frame::HandLimit, Action::Discard(card)) => {
                self.push(by, Frame::HandLimit);
                self.discard_card(by, card);
            }
            (Frame::Excess(of, area), Action::Lose(piece)) => {
                self.push(by, Frame::Excess(of, area));
                self.lose(of, area, piece);
            }
            (Frame::Claim, Action::Claim(card)) => {
                self.push(by, Frame::Claims);
                self.claim(by, card);
            }
            (Frame::EndClaim, Action::Claim(card)) => {
                self.push(by, Frame::EndClaim);
                self.claim(by, card);
            }
            (Frame::ClaimUnits(left), Action::Area(area)) => {
                self.push(by, Frame::ClaimUnits(left - 1));
                self.push(by, Frame::ClaimUnit(area));
            }
            (Frame::ClaimUnit(area), Action::Lose(piece)) => self.lose(Side::Atreides, area, piece),
            (Frame::ClaimTokens(area, left), Action::Lose(Piece::Token(token))) => {
                self.push(by, Frame::ClaimTokens(area, left - 1));
                self.reveal_token(token);
                self.mahdi_saw_reveal();
            }
            (Frame::LastSign(due, left), Action::Area(area)) => {
                self.push(by, Frame::LastSign(due.without(area.set()), left - 1));
                self.lay_sign(area);
            }
            (Frame::DropSign, Action::Area(area)) => self.s.worms_due.remove(area),
            (Frame::WormOrder, Action::Area(area)) => {
                self.push(by, Frame::WormOrder);
                self.s.worms_due.remove(area);
                self.step(Frame::WormActs(area));
            }
            (Frame::Carryall(area), Action::Zone(zone)) => {
                self.remove_flyer(zone);
                self.emit(Event::Saved(area, zone));
            }
            (Frame::Carryall(area), Action::No) => self.burn_harvester(area),
            (Frame::Imperium(power), Action::Change(change)) => self.move_imperium(power, change),
            (Frame::Stockpile, Action::Yes) => self.stockpile(),
            (Frame::Exchange(of), Action::Leader(leader)) => {
                self.push(by, Frame::Exchange(of));
                self.exchange(leader);
            }
            (Frame::ExchangeWild, Action::Yes) => {
                if let Some(area) = self.s.wild.at.take() {
                    self.emit(Event::WormGone(area));
                    self.set_worm(area, None);
                }
            }
            (Frame::BreakTie(_), answer) => self.answer_tie_break(answer),
            _ => {}
        }
    }

    /// Stillsuits: all tokens of two sietches change places.
    fn swap_tokens(&mut self, by: Board, first: AreaId, second: AreaId) {
        let own = Side::Atreides;
        let tokens = [first, second].map(|area| self.s.tokens_of(own, area));
        for (tokens, to) in [(tokens[0], second), (tokens[1], first)] {
            for token in bits(tokens) {
                self.s.token_at[usize::from(token)] = TokenAt::On(to);
            }
        }
        for area in [first, second] {
            self.s.refresh(own, area);
            self.remove_lone_leaders(own, area);
        }
        self.emit(Event::TokensSwapped(first, second));
        self.push(by, Frame::CheckLimits(own));
    }

    /// Kitab al-Ibar: a sietch moves, with figures of its area or without.
    pub(super) fn move_sietch(&mut self, by: Board, from: AreaId, to: AreaId, with_figures: bool) {
        let Some(sietch) = self.s.sietch_in(from) else { return };
        self.s.sietch_area[sietch.index()] = to;
        self.s.sietches.remove(from);
        self.s.sietches.insert(to);
        self.emit(Event::SietchMoved(from, to));
        if with_figures {
            self.s.moved.clear();
            self.s.move_mode = Way::Foot;
            let rule = MoveRule { legion: Legion::Any, from: From::Anywhere };
            self.push(by, Frame::MoveAll(from, to, rule));
        }
    }
}
