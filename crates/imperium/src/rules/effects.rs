//! Resolving effect trees.

use table::{Seat, Sink};

use super::Engine;
use crate::content::Owner;
use crate::effect::{Cost, Effect, Post, Track, When};
use crate::event::{Event, Troops};
use crate::ids::*;
use crate::state::*;

impl<S: Sink<Event>> Engine<'_, S> {
    /// Resolves a node for a seat. What asks for a decision, and what comes after it, goes on the stack.
    pub(super) fn resolve(&mut self, seat: Seat, node: NodeId) {
        self.source = Some(node);
        match self.content().effect(node) {
            Effect::Gain(Good::Vp, n) => self.add_vp(seat, self.vp_source(node), n as i8),
            Effect::Gain(good, n) => self.gain(seat, good, n),
            Effect::Troop(n) => self.recruit(seat, n),
            Effect::Draw(n) => self.draw(seat, n),
            Effect::Intrigue(n) => self.draw_intrigue(seat, n),
            Effect::Trash(n) => (0..n).for_each(|_| self.push(seat, Frame::Trash(true))),
            Effect::TrashSelf => {
                if let Owner::Card(card) = self.content().node(node).owner {
                    self.trash_self(seat, card);
                }
            }
            Effect::Discard(n) => self.push(seat, Frame::Discard(n)),
            Effect::Influence(Track::Of(faction), n) => self.gain_influence(seat, faction, n),
            Effect::Influence(track, n) => {
                let factions = self.game.rising(self.s, seat, track);
                self.push(seat, Frame::GainInfluence(n, factions));
            }
            Effect::LoseInfluence(Track::Of(faction), n) => self.lose_influence(seat, faction, n),
            Effect::LoseInfluence(_, n) => self.push(seat, Frame::LoseInfluence(n)),
            Effect::LoseTroop(n, post) => self.lose_troops(seat, n, post),
            Effect::Deploy(n) => self.push(seat, Frame::Deploy(n)),
            Effect::Retreat(n) => self.push(seat, Frame::Retreat(n)),
            Effect::DeployRecruits => self.push(seat, Frame::Deploy(self.s.turn.recruits)),
            Effect::Mentat => {
                if self.s.mentat == Mentat::Home {
                    self.s.mentat = Mentat::With(seat);
                    self.player(seat).agents[MENTAT] = Agent::Ready;
                    self.emit(Event::MentatTaken { seat });
                }
            }
            Effect::MentatNextRound => {
                if let Mentat::With(holder) = self.s.mentat {
                    self.player(holder).agents[MENTAT] = Agent::Absent;
                }
                self.s.mentat = Mentat::Kept(seat);
                self.emit(Event::MentatTaken { seat });
            }
            Effect::HighCouncil => {
                self.player(seat).high_council = true;
                self.emit(Event::CouncilSeat { seat });
                self.raise(seat, When::TookCouncilSeat);
            }
            Effect::Swordmaster => {
                self.player(seat).agents[SWORDMASTER] = Agent::Ready;
                self.emit(Event::SwordmasterGained { seat });
            }
            Effect::Harvest(n) => self.harvest(seat, n),
            Effect::Foldspace(n) => {
                if let Some((card, pile)) = self.game.foldspace() {
                    for _ in 0..n.min(self.s.reserve[pile]) {
                        if !self.s.players[seat.index()].cards.is_full() {
                            self.s.reserve[pile] -= 1;
                            self.player(seat).put(DISCARD, card);
                            self.emit(Event::Acquired { seat, card, cost: 0, to_deck: false });
                        }
                    }
                }
            }
            Effect::StealIntrigue => self.steal_intrigue(seat),
            Effect::Control(space) => {
                if let Some((place, ..)) = self.content().spaces[space.index()].control {
                    self.s.control[usize::from(place)] = Some(seat);
                    self.emit(Event::ControlTaken { seat, space });
                }
            }
            Effect::Signet => {
                if let Some(signet) = self.game.signet(&self.s.players[seat.index()]) {
                    self.push(seat, Frame::Do(signet));
                }
            }
            Effect::RecallAgent(n) => (0..n).for_each(|_| self.push(seat, Frame::RecallAgent)),
            Effect::Recover(faction) => self.push(seat, Frame::Recover(faction)),
            Effect::Acquire { max_cost, to_deck } => self.push(seat, Frame::Acquire { max_cost, to_deck }),
            Effect::AcquireToDeck => self.player(seat).acquire_to_deck = true,
            Effect::Reshuffle => self.reshuffle(seat),
            Effect::AddIcons(icons) => self.s.turn.extra_icons |= icons,
            Effect::Infiltrate => self.s.turn.infiltrate = true,
            Effect::Discount(card, n) => {
                let before = match self.s.turn.discount {
                    Some((same, n)) if same == card => n,
                    _ => 0,
                };
                self.s.turn.discount = Some((card, before + n));
            }
            // Read off the card when it is played.
            Effect::VisitInfluence(_) | Effect::VisitHarvest(_) => {}
            Effect::PassTurn => self.push(seat, Frame::PassTurn),
            Effect::Hook(hook) => self.hook(seat, hook),
            Effect::All(nodes) => nodes.iter().rev().for_each(|node| self.push(seat, Frame::Do(node))),
            Effect::OneOf(_) => self.push(seat, Frame::Choose(node)),
            Effect::SomeOf(n, _) => self.push(seat, Frame::ChooseSome(node, n, 0)),
            Effect::Pay { cost, then } => {
                self.push(seat, Frame::Do(then));
                cost.iter().rev().for_each(|cost| self.pay(seat, cost));
            }
            Effect::If(condition, then) => {
                if self.game.holds(self.s, seat, condition, self.content().node(node).owner) {
                    self.push(seat, Frame::Do(then));
                }
            }
            Effect::Per(inner, count) => {
                let count = self.game.count(self.s, seat, count);
                match self.content().effect(inner) {
                    Effect::Gain(good, n) if good != Good::Vp => self.gain(seat, good, n.saturating_mul(count as u8)),
                    _ => self.push(seat, Frame::Times(inner, count as u8)),
                }
            }
            Effect::EachOpponent(node) => {
                let next = self.game.next_in_turn_order(seat);
                self.push(seat, Frame::EachOpponent { next, node });
            }
        }
    }

    /// Pays one part of a cost; what must be chosen goes on the stack, above what it pays for.
    fn pay(&mut self, seat: Seat, cost: NodeId) {
        match self.content().cost(cost) {
            Cost::Goods(good, n) => self.spend(seat, good, n),
            Cost::Trash(n) => (0..n).for_each(|_| self.push(seat, Frame::Trash(false))),
            Cost::TrashSelf | Cost::Discard(_) | Cost::LoseInfluence(..) | Cost::LoseTroop(..) => {
                self.resolve(seat, cost);
            }
        }
    }

    /// Gains a good other than victory points.
    pub(super) fn gain(&mut self, seat: Seat, good: Good, amount: u8) {
        if amount == 0 {
            return;
        }
        let player = self.player(seat);
        match good {
            Good::Solari => player.solari = player.solari.saturating_add(amount.into()),
            Good::Spice => player.spice = player.spice.saturating_add(amount.into()),
            Good::Water => player.water = player.water.saturating_add(amount.into()),
            Good::Persuasion => player.persuasion = player.persuasion.saturating_add(amount),
            Good::Sword => player.swords = player.swords.saturating_add(amount),
            Good::Vp => unreachable!("victory points have a source"),
        }
        self.emit(Event::Gained { seat, good, amount });
    }

    /// Spends a resource that is there.
    pub(super) fn spend(&mut self, seat: Seat, good: Good, amount: u8) {
        if amount == 0 {
            return;
        }
        let player = self.player(seat);
        match good {
            Good::Solari => player.solari -= u16::from(amount),
            Good::Spice => player.spice -= u16::from(amount),
            Good::Water => player.water -= u16::from(amount),
            Good::Persuasion | Good::Sword | Good::Vp => unreachable!("{good:?} is never paid"),
        }
        self.emit(Event::Paid { seat, good, amount });
    }

    /// Recruits troops, as many as the supply has (B21, R89).
    fn recruit(&mut self, seat: Seat, wanted: u8) {
        let count = self.player(seat).move_troops(Troops::Recruit, wanted);
        if self.s.turn.seat == seat {
            self.s.turn.recruited += count;
            self.s.turn.recruits = count;
        }
        if count > 0 {
            self.emit(Event::TroopsMoved { seat, how: Troops::Recruit, count });
        }
    }

    /// Troops go from garrison to conflict.
    pub(super) fn deploy(&mut self, seat: Seat, count: u8) {
        self.player(seat).move_troops(Troops::Deploy, count);
        if count > 0 {
            self.emit(Event::TroopsMoved { seat, how: Troops::Deploy, count });
            self.deployed(seat, count);
        }
    }

    /// Troops go from conflict to garrison.
    pub(super) fn retreat(&mut self, seat: Seat, count: u8) {
        self.player(seat).move_troops(Troops::Retreat, count);
        if count > 0 {
            self.emit(Event::TroopsMoved { seat, how: Troops::Retreat, count });
        }
    }

    /// Troops go to supply, as many as are there.
    pub(super) fn lose_troops(&mut self, seat: Seat, wanted: u8, post: Post) {
        let how = match post {
            Post::Garrison => Troops::LoseGarrison,
            Post::Conflict => Troops::LoseConflict,
        };
        let count = self.player(seat).move_troops(how, wanted);
        if count > 0 {
            self.emit(Event::TroopsMoved { seat, how, count });
        }
    }

    /// Harvests at the space the agent was sent to: the printed spice and all bonus spice.
    fn harvest(&mut self, seat: Seat, printed: u8) {
        let space = &self.content().spaces[self.s.turn.space.index()];
        let bonus = space.maker.map_or(0, |maker| std::mem::take(&mut self.s.bonus_spice[usize::from(maker)]));
        let spice = (printed * self.s.turn.harvest).saturating_add(bonus);
        self.gain(seat, Good::Spice, spice.saturating_sub(self.game.modifiers(self.s, seat).harvest_less));
        self.raise(seat, When::Harvested);
    }

    /// Where the victory points of a node come from.
    fn vp_source(&self, node: NodeId) -> VpSource {
        match self.content().node(node).owner {
            Owner::Card(card) if self.content().cards[card.index()].acquire.iter().any(|own| own == node) => {
                VpSource::Acquire
            }
            Owner::Intrigue(_) => VpSource::Intrigue,
            Owner::Conflict(_) => VpSource::Conflict,
            Owner::Card(_) | Owner::Space(_) | Owner::Leader(_) | Owner::Track(_) => VpSource::Card,
        }
    }
}
