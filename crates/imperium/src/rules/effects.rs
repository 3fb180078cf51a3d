//! Resolving effect trees.

use table::{Seat, Sink};

use super::Engine;
use super::worms::is_barred;
use crate::content::Source;
use crate::effect::{Cost, Destination, Effect, Track, TroopPlace, When};
use crate::event::{Event, UnitMove};
use crate::ids::*;
use crate::state::*;

impl<S: Sink<Event>> Engine<'_, S> {
    /// Resolves a node for a seat. What asks for a decision, and what comes after it, goes on the stack.
    pub(super) fn resolve(&mut self, seat: Seat, node: NodeId) {
        self.source = Some(node);
        match self.content().effect(node) {
            Effect::Gain(Good::Vp, n) => self.add_vp(seat, self.vp_source(node), n as i8),
            Effect::Gain(good, n) => {
                self.gain(seat, good, n);
                self.mark_sword_card(seat, node);
            }
            Effect::Troop(n) => self.recruit(seat, n),
            Effect::Draw(n) => self.draw(seat, n),
            Effect::Intrigue(n) => self.draw_intrigue(seat, n),
            Effect::Trash(n) => (0..n).for_each(|_| self.push(seat, Frame::Trash(true))),
            Effect::TrashSelf => {
                if let Source::Card(card) = self.content().node(node).source {
                    self.trash_self(seat, card);
                }
            }
            Effect::Discard(n) => self.push(seat, Frame::Discard(n)),
            Effect::Influence(Track::Of(faction), n) => self.gain_influence(seat, faction, n),
            Effect::Influence(track, n) => {
                let factions = self.game.gainable_factions(self.s, seat, track);
                match track {
                    Track::Visited | Track::Spied => {
                        Faction::members(factions).for_each(|faction| self.gain_influence(seat, faction, n))
                    }
                    _ => self.push(seat, Frame::GainInfluence(n, factions)),
                }
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
                // A seat taken in a reveal turn counts in it (R204).
                if self.s.phase == Phase::Turns && self.s.turn.seat == seat && self.s.turn.kind == TurnKind::Reveal {
                    self.gain(seat, Good::Persuasion, self.content().constants.council_persuasion);
                }
                self.raise(seat, When::TookCouncilSeat);
            }
            Effect::Swordmaster => {
                self.player(seat).agents[SWORDMASTER] = Agent::Ready;
                self.emit(Event::SwordmasterGained { seat });
            }
            Effect::Harvest(n) => self.harvest(seat, n),
            Effect::Foldspace(n) => (0..n).for_each(|_| self.take_foldspace(seat)),
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
            Effect::Acquire { max_cost, to } => self.push(seat, Frame::Acquire { max_cost, to }),
            Effect::MayAcquire(max_cost) => self.push(seat, Frame::Acquire { max_cost, to: Destination::Discard }),
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
            Effect::VisitInfluence(_)
            | Effect::VisitHarvest(_)
            | Effect::VisitDiscount(..)
            | Effect::DeploysRecruits
            | Effect::NoRequirements => {}
            Effect::PassTurn => self.push(seat, Frame::PassTurn),
            Effect::Freighter => self.push(seat, Frame::Freighter),
            Effect::Dreadnought => self.commission(seat),
            Effect::Tech { discount, or_solari } => {
                // Whoever plays an intrigue card for a tile buys one.
                let may_decline = !matches!(self.content().node(node).source, Source::Intrigue(_));
                self.push(seat, Frame::Tech { discount, or_solari, may_decline });
            }
            Effect::Negotiate => self.negotiate(seat),
            Effect::DeployUnits(n) => self.push(seat, Frame::DeployUnits(n)),
            Effect::DeployFromSupply(n) => self.deploy_from_supply(seat, n),
            Effect::RetreatUnits(n) => self.push(seat, Frame::RetreatUnits(n)),
            Effect::RetreatDreadnought => self.retreat(seat, UnitKind::Dreadnought, 1),
            Effect::RetreatEnemy => self.push(seat, Frame::RetreatEnemy(1)),
            Effect::TrashInPlay => self.push(seat, Frame::TrashInPlay),
            Effect::ExtraTurn => self.s.turn.extra = true,
            Effect::ReturnIntrigue(n) => self.push(seat, Frame::ReturnIntrigue(n)),
            Effect::SwapIntrigue => self.push(seat, Frame::SwapIntrigue(0)),
            Effect::TrashTile => {
                if let Source::Tech(tile) = self.content().node(node).source {
                    self.trash_tile(seat, tile);
                }
            }
            Effect::SolariIfWon(n) => {
                let player = self.player(seat);
                player.solari_if_won = player.solari_if_won.saturating_add(n);
            }
            Effect::ShippingTroop(n) => self.shipping_troops(seat, n),
            Effect::Spy(n, icons) => {
                let posts = self.game.posts_at(icons);
                (0..n).for_each(|_| self.ask_spy(seat, posts, false));
            }
            Effect::SpyShared => self.ask_spy(seat, self.game.posts_at(0), true),
            Effect::SpyHere => self.ask_spy(seat, self.game.posts_here(self.s), true),
            Effect::RecallSpy(n) => self.push(seat, Frame::RecallSpy(n)),
            Effect::Contract(n) => self.push(seat, Frame::Contracts(n)),
            Effect::MakerHooks => self.take_hooks(seat),
            Effect::BlowWall => self.push(seat, Frame::BlowWall),
            Effect::Worm(n) => self.summon(seat, n),
            Effect::HarvestWorms(n) => {
                self.harvest_bonus(seat);
                self.summon(seat, n);
            }
            Effect::TrashIntrigue(n) => self.push(seat, Frame::TrashIntrigue(n)),
            Effect::ReturnToHand => {
                if let Source::Card(card) = self.content().node(node).source {
                    self.return_to_hand(seat, card);
                }
            }
            Effect::Memory => self.make_memory(seat),
            Effect::RepeatSpace => self.add_space_to_tray(seat),
            Effect::DoubleVisit => {
                if let Some([plain, double]) = self.game.plain_visit(self.s, seat) {
                    self.s.tray.remove_item(plain);
                    self.s.tray.insert_sorted(double);
                }
            }
            Effect::TrashFromHand(faction) => self.push(seat, Frame::TrashFromHand(faction)),
            Effect::TrashFromPlay(faction) => self.push(seat, Frame::TrashFromPlay(faction)),
            Effect::TurnDown(icon) => self.push(seat, Frame::TurnDown(icon)),
            Effect::TroopsForCards => self.player(seat).troops_for_cards += 1,
            Effect::Hook(hook) => self.hook(seat, hook),
            // What is optional among them is offered when its turn comes.
            Effect::All(nodes) => nodes.iter().rev().for_each(|node| self.resolve_or_offer(seat, node)),
            Effect::Lines(_) => self.push(seat, Frame::Lines(node, 0)),
            Effect::OneOf(_) => self.push(seat, Frame::Choose(node)),
            Effect::SomeOf(n, _) => self.push(seat, Frame::ChooseSome(node, n, 0)),
            Effect::Pay { cost, then } => {
                self.push(seat, Frame::Do(then));
                cost.iter().rev().for_each(|cost| self.pay(seat, cost));
            }
            Effect::If(condition, then) => {
                if self.game.holds(self.s, seat, condition, self.content().node(node).source) {
                    self.push(seat, Frame::Do(then));
                }
            }
            Effect::Per(inner, count) => {
                let count = self.game.count(self.s, seat, count);
                match self.content().effect(inner) {
                    Effect::Gain(good, n) if good != Good::Vp => {
                        self.gain(seat, good, n.saturating_mul(count as u8));
                        if count > 0 {
                            self.mark_sword_card(seat, node);
                        }
                    }
                    Effect::RetreatEnemy => self.push(seat, Frame::RetreatEnemy(count as u8)),
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
            Cost::TrashSelf
            | Cost::Discard(_)
            | Cost::LoseInfluence(..)
            | Cost::LoseTroop(..)
            | Cost::RetreatUnits(_)
            | Cost::ReturnIntrigue(_)
            | Cost::TrashTile
            | Cost::RecallSpy(_)
            | Cost::TrashIntrigue(_)
            | Cost::TrashFromHand(_)
            | Cost::TrashFromPlay(_)
            | Cost::TurnDown(_) => self.resolve(seat, cost),
            Cost::Retreat(n) => self.retreat(seat, UnitKind::Troop, n),
        }
    }

    /// Gains a good other than victory points.
    pub(super) fn gain(&mut self, seat: Seat, good: Good, mut amount: u8) {
        if amount == 0 {
            return;
        }
        if good == Good::Solari && self.s.phase == Phase::Turns && self.s.turn.seat == seat {
            amount += self.game.modifiers(self.s, seat).solari_more;
        }
        let player = &mut self.s.players[seat.index()];
        match good {
            Good::Solari => player.solari = player.solari.saturating_add(amount.into()),
            Good::Spice => {
                player.spice = player.spice.saturating_add(amount.into());
                if self.s.turn.seat == seat && self.s.phase == Phase::Turns {
                    self.s.turn.spice = self.s.turn.spice.saturating_add(amount);
                }
            }
            Good::Water => player.water = player.water.saturating_add(amount.into()),
            Good::Persuasion => {
                player.persuasion = player.persuasion.saturating_add(amount);
                // Persuasion comes in one's own turns alone.
                self.s.turn.persuasion = self.s.turn.persuasion.saturating_add(amount);
            }
            Good::Sword => player.swords = player.swords.saturating_add(amount),
            Good::Vp => unreachable!("victory points have a source"),
        }
        self.emit(Event::Gained { seat, good, amount });
        if good == Good::Spice && self.s.turn.harvest_contracts != 0 && self.s.turn.seat == seat {
            self.harvest_contracts(seat);
        }
    }

    /// A revealed card whose entry `node` is was gained by: if it gave swords, it is one that did (each copy once).
    #[inline]
    pub(super) fn mark_sword_card(&mut self, seat: Seat, node: NodeId) {
        if self.content().node(node).marks_sword_card
            && self.s.turn.kind == TurnKind::Reveal
            && self.s.turn.seat == seat
        {
            self.s.turn.sword_cards += 1;
        }
    }

    /// Resolves an effect at once, outside of the tray. An optional effect is offered first, unless it asks by itself.
    pub(super) fn resolve_or_offer(&mut self, seat: Seat, node: NodeId) {
        let offered = self.content().node(node).optional && !self.asks_itself(node);
        self.push(seat, if offered { Frame::Offer(node) } else { Frame::Do(node) });
    }

    fn asks_itself(&self, node: NodeId) -> bool {
        match self.content().effect(node) {
            Effect::Trash(_)
            | Effect::Deploy(_)
            | Effect::Retreat(_)
            | Effect::DeployRecruits
            | Effect::Freighter
            | Effect::Tech { .. }
            | Effect::DeployUnits(_)
            | Effect::RetreatEnemy
            | Effect::TrashInPlay
            | Effect::BlowWall
            | Effect::PassTurn => true,
            Effect::If(_, inner) | Effect::Per(inner, _) => self.asks_itself(inner),
            _ => false,
        }
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
    pub(super) fn recruit(&mut self, seat: Seat, wanted: u8) {
        let count = self.player(seat).move_units(UnitKind::Troop, UnitMove::Recruit, wanted);
        if self.s.turn.seat == seat {
            self.s.turn.recruited += count;
            self.s.turn.recruits = count;
        }
        if count > 0 {
            self.emit(Event::TroopsMoved { seat, how: UnitMove::Recruit, count });
        }
    }

    /// Commissions a dreadnought: it counts as a unit recruited this turn (X8, X9).
    fn commission(&mut self, seat: Seat) {
        let count = self.player(seat).move_units(UnitKind::Dreadnought, UnitMove::Recruit, 1);
        if self.s.turn.seat == seat {
            self.s.turn.commissioned += count;
        }
        if count > 0 {
            self.emit(Event::DreadnoughtsMoved { seat, how: UnitMove::Recruit, count });
        }
    }

    /// Deploys troops from supply straight to the conflict, as many as there are; none if the player may deploy no
    /// unit.
    pub(super) fn deploy_from_supply(&mut self, seat: Seat, wanted: u8) {
        if is_barred(self.s, seat) {
            return;
        }
        let count = self.player(seat).move_units(UnitKind::Troop, UnitMove::Join, wanted);
        if count > 0 {
            self.emit(Event::TroopsMoved { seat, how: UnitMove::Join, count });
            self.deployed(seat, count);
        }
    }

    /// Recruits that an effect lets go to the conflict do not go by right of the combat space once more (R91, R92).
    pub(super) fn spend_recruits(&mut self, seat: Seat, count: u8) {
        let effect = self.source.map(|node| self.content().effect(node));
        if self.s.turn.seat == seat && matches!(effect, Some(Effect::DeployRecruits | Effect::ShippingTroop(_))) {
            self.s.turn.recruited = self.s.turn.recruited.saturating_sub(count);
        }
    }

    /// Units go from garrison to conflict.
    pub(super) fn deploy(&mut self, seat: Seat, kind: UnitKind, count: u8) {
        self.player(seat).move_units(kind, UnitMove::Deploy, count);
        if count == 0 {
            return;
        }
        match kind {
            UnitKind::Troop => {
                self.emit(Event::TroopsMoved { seat, how: UnitMove::Deploy, count });
                self.deployed(seat, count);
            }
            UnitKind::Dreadnought => {
                self.emit(Event::DreadnoughtsMoved { seat, how: UnitMove::Deploy, count });
                if self.is_in_turn(seat) {
                    for _ in 0..count {
                        self.s.turn.deployed_dreadnoughts += 1;
                        self.unit_deployed(seat);
                    }
                }
            }
        }
    }

    /// Units go from conflict to garrison, as many as are there.
    pub(super) fn retreat(&mut self, seat: Seat, kind: UnitKind, wanted: u8) {
        let count = self.player(seat).move_units(kind, UnitMove::Retreat, wanted);
        if count > 0 {
            self.emit(match kind {
                UnitKind::Troop => Event::TroopsMoved { seat, how: UnitMove::Retreat, count },
                UnitKind::Dreadnought => Event::DreadnoughtsMoved { seat, how: UnitMove::Retreat, count },
            });
        }
    }

    /// Troops go to supply, as many as are there.
    pub(super) fn lose_troops(&mut self, seat: Seat, wanted: u8, place: TroopPlace) {
        let how = match place {
            TroopPlace::Garrison => UnitMove::LoseGarrison,
            TroopPlace::Conflict => UnitMove::LoseConflict,
        };
        let count = self.player(seat).move_units(UnitKind::Troop, how, wanted);
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

    /// All bonus spice of the space the agent was sent to; without any, nothing was harvested (R202).
    fn harvest_bonus(&mut self, seat: Seat) {
        let maker = self.content().spaces[self.s.turn.space.index()].maker;
        let bonus = maker.map_or(0, |maker| std::mem::take(&mut self.s.bonus_spice[usize::from(maker)]));
        if bonus > 0 {
            self.gain(seat, Good::Spice, bonus.saturating_sub(self.game.modifiers(self.s, seat).harvest_less));
            self.raise(seat, When::Harvested);
        }
    }

    /// Where the victory points of a node come from.
    fn vp_source(&self, node: NodeId) -> VpSource {
        match self.content().node(node).source {
            Source::Card(card) if self.content().cards[card.index()].acquire.iter().any(|own| own == node) => {
                VpSource::Acquire
            }
            Source::Intrigue(_) => VpSource::Intrigue,
            Source::Conflict(_) => VpSource::Conflict,
            Source::Tech(_) => VpSource::Tech,
            Source::Card(_)
            | Source::Space(_)
            | Source::Leader(_)
            | Source::Track(_)
            | Source::Shipping
            | Source::Contract(_) => VpSource::Card,
        }
    }
}
