//! Doing an action.

use table::{Seat, Sink};

use super::Engine;
use crate::action::{Action, Market};
use crate::effect::{Destination, Effect};
use crate::event::{Event, UnitMove};
use crate::ids::*;
use crate::state::*;

impl<S: Sink<Event>> Engine<'_, S> {
    /// Does a legal action and goes on to the next decision.
    pub(crate) fn act(&mut self, action: Action) {
        let Some(pending) = self.s.pending() else { return };
        // What an answer brings comes from the same effect as the question.
        self.set_context(pending);
        let Pending { player: seat, frame, .. } = pending;
        if let (Frame::Turn | Frame::Reward, Action::Resolve(node)) = (frame, action) {
            self.s.tray.remove_item(node);
            self.s.turn.begin_effect();
            self.emit(Event::Resolved { seat, effect: node });
            self.resolve(seat, node);
        } else if let Action::Intrigue(card) = action {
            self.intrigue(seat, frame, card);
        } else {
            self.answer(seat, frame, action);
        }
        self.run();
    }

    fn intrigue(&mut self, seat: Seat, frame: Frame, card: IntrigueId) {
        let kind = &self.content().intrigues[card.index()];
        let effect = match frame {
            Frame::Turn => {
                self.s.turn.begun = true;
                self.s.turn.begin_effect();
                kind.plot.map(|(node, _)| node)
            }
            Frame::Combat => {
                self.s.played_this_turn = true;
                self.s.passed = 0;
                kind.combat
            }
            Frame::Won => kind.won,
            Frame::Endgame => kind.endgame,
            _ => return,
        };
        if let Some(effect) = effect {
            self.play_intrigue(seat, card, effect);
        }
    }

    /// Answers the decision on top of the stack. Whatever the frame asks once only is taken off first.
    fn answer(&mut self, seat: Seat, frame: Frame, action: Action) {
        match (frame, action) {
            (Frame::Turn, Action::Agent { card, space, price, from }) => {
                self.send_agent(seat, card, space, price, from);
                return;
            }
            (Frame::Turn, Action::Reveal) => return self.reveal(seat),
            (Frame::Turn, Action::Deploy(n)) => {
                self.s.turn.deployed_by_space += n;
                return self.deploy(seat, UnitKind::Troop, n);
            }
            (Frame::Turn, Action::DeployDreadnought(n)) => {
                self.s.turn.dreadnoughts_by_space += n;
                return self.deploy(seat, UnitKind::Dreadnought, n);
            }
            (Frame::Turn, Action::Use(tile)) => return self.use_tile(seat, tile),
            (Frame::Turn, Action::Acquire { card, market, to_deck }) => {
                let cost = self.game.cost(self.s, card, market == Market::Aside);
                return self.acquire(seat, card, market, destination(to_deck), cost);
            }
            (Frame::Endgame, Action::BattleIcon(icon)) => return self.pair_wild(seat, icon),
            _ => _ = self.s.stack.pop(),
        }
        match (frame, action) {
            (Frame::Turn, Action::EndTurn) => self.end_turn(seat),
            (Frame::Leader | Frame::Draft(_), Action::Leader(leader)) => self.take_leader(seat, leader),
            (Frame::SecretFactions, Action::Factions(first, second)) => {
                self.player(seat).secret_factions = first.bit() | second.bit();
                self.emit(Event::SecretFactionsChosen { seat });
                self.emit_to(seat, Event::SecretFactions { seat, first, second });
            }
            (Frame::Defend, Action::Accept) => {
                let count = self.player(seat).move_units(UnitKind::Troop, UnitMove::Join, 1);
                self.emit(Event::TroopsMoved { seat, how: UnitMove::Join, count });
            }
            (Frame::Choose(node), Action::Choose(option)) => {
                if let Effect::OneOf(options) = self.content().effect(node) {
                    self.push(seat, Frame::Do(options.get(option.into())));
                }
            }
            (Frame::ChooseSome(node, left, taken), Action::Choose(option)) => {
                if let Effect::SomeOf(_, options) = self.content().effect(node) {
                    // All are named before any of them happens (R19).
                    let taken = taken | 1 << option;
                    let more = Frame::ChooseSome(node, left - 1, taken);
                    if left > 1 && self.game.options(self.s, seat, node, taken).next().is_some() {
                        self.push(seat, more);
                    } else {
                        let chosen = (0..options.len).rev().filter(|i| taken & 1 << i != 0);
                        chosen.for_each(|i| self.push(seat, Frame::Do(options.get(i.into()))));
                    }
                }
            }
            (Frame::GainInfluence(n, _), Action::Faction(faction)) => self.gain_influence(seat, faction, n),
            (Frame::LoseInfluence(n), Action::Faction(faction)) => self.lose_influence(seat, faction, n),
            (Frame::Trash(_), Action::Trash(zone, card)) => self.trash(seat, zone, card),
            (Frame::Discard(left), Action::Discard(card)) => {
                if left > 1 {
                    self.push(seat, Frame::Discard(left - 1));
                }
                self.discard(seat, card);
            }
            (Frame::Recover(_), Action::Take(card)) => {
                let player = self.player(seat);
                player.take(DISCARD, card);
                player.put(HAND, card);
                self.emit(Event::Recovered { seat, card });
            }
            (Frame::Acquire { to: Destination::Hand, .. }, Action::Acquire { card, market, .. }) => {
                self.acquire(seat, card, market, Destination::Hand, 0);
            }
            (Frame::Acquire { .. } | Frame::Foldspace, Action::Acquire { card, market, to_deck }) => {
                self.acquire(seat, card, market, destination(to_deck), 0);
            }
            (Frame::Deploy(_), Action::Deploy(n)) => {
                self.spend_recruits(seat, n);
                self.deploy(seat, UnitKind::Troop, n);
            }
            (Frame::Retreat(_), Action::Retreat(n)) => self.retreat(seat, UnitKind::Troop, n),
            (Frame::RecallAgent, Action::Space(space)) => {
                let agents = &mut self.player(seat).agents;
                if let Some(agent) = agents.iter_mut().find(|agent| **agent == Agent::On(space)) {
                    *agent = Agent::Ready;
                    self.emit(Event::AgentRecalled { seat, space });
                }
            }
            (Frame::CloseSpace, Action::Space(space)) => {
                self.player(seat).closed = Some(space);
                self.emit(Event::SpaceClosed { seat, space });
            }
            (Frame::SetAside, Action::Take(card)) => {
                self.emit(Event::SetAside { seat, card });
                self.player(seat).put(ASIDE, card);
                self.take_from_row(card);
            }
            (Frame::DoubleCross, Action::Seat(from)) => self.double_cross(seat, from),
            (Frame::Snoop, Action::Choose(0)) => self.draw(seat, 1),
            (Frame::Snoop, Action::Choose(_)) => {
                if let Some(top) = self.s.players[seat.index()].deck().last() {
                    self.trash(seat, Zone::Deck, top.card);
                }
            }
            (Frame::Offer(node), Action::Accept) => self.push(seat, Frame::Do(node)),
            (Frame::Freighter, Action::Advance) => self.advance_freighter(seat),
            (Frame::Freighter, Action::Recall) => self.recall_freighter(seat),
            (Frame::Shipping(left), Action::Resolve(node)) => self.take_shipping_bonus(seat, left, node),
            (Frame::Tech { discount, .. }, Action::Tech { tile, negotiators, solari }) => {
                self.buy_tile(seat, tile, discount, negotiators, solari);
            }
            (Frame::DeployUnits(left), Action::Deploy(n)) => {
                self.push(seat, Frame::DeployUnits(left - n));
                self.deploy(seat, UnitKind::Troop, n);
            }
            (Frame::DeployUnits(left), Action::DeployDreadnought(n)) => {
                self.push(seat, Frame::DeployUnits(left - n));
                self.deploy(seat, UnitKind::Dreadnought, n);
            }
            (Frame::RetreatUnits(left), Action::Unit(_, kind)) => {
                self.push(seat, Frame::RetreatUnits(left - 1));
                self.retreat(seat, kind, 1);
            }
            (Frame::RetreatEnemy(left), Action::Unit(of, kind)) => {
                self.push(seat, Frame::RetreatEnemy(left - 1));
                self.emit(Event::UnitRetreats { seat: of, by: seat });
                self.retreat(of, kind, 1);
            }
            (Frame::TrashInPlay, Action::Trash(zone, card)) => self.trash(seat, zone, card),
            (Frame::ReturnIntrigue(left), Action::Return(card)) => {
                self.push(seat, Frame::ReturnIntrigue(left - 1));
                self.return_intrigue(seat, card);
            }
            (Frame::SwapIntrigue(until_now), Action::Return(card)) => {
                self.push(seat, Frame::SwapIntrigue(until_now + 1));
                self.return_intrigue(seat, card);
            }
            (Frame::SwapIntrigue(count), Action::Decline) => self.draw_intrigue(seat, count),
            (Frame::KeepIntrigue, Action::Keep(card)) => self.keep_intrigue(seat, card),
            (Frame::SaveCard, Action::Save(card)) => self.save_card(seat, card),
            (Frame::PlaceDreadnought, Action::Space(space)) => self.place_dreadnought(seat, space),
            (Frame::PlaceDreadnought, Action::Accept) => self.detonate(seat),
            (Frame::PassTurn, Action::Accept) => self.pass_turn(seat),
            (Frame::Infiltrate, Action::RecallSpy(post)) => self.infiltrate(seat, post),
            (Frame::Gather, Action::RecallSpy(post)) => self.gather(seat, post),
            (Frame::Spy { .. }, Action::Spy(post)) => self.place_spy(seat, post),
            (Frame::Spy { .. }, Action::RecallSpy(post)) => {
                self.push(seat, frame);
                self.recall_spy(seat, post, Event::SpyRecalled { seat, post });
            }
            (Frame::RecallSpy(left), Action::RecallSpy(post)) => {
                self.push(seat, Frame::RecallSpy(left - 1));
                self.recall_spy(seat, post, Event::SpyRecalled { seat, post });
            }
            (Frame::Contract, Action::Contract(contract)) => self.take_contract(seat, contract),
            (Frame::Contract, Action::Decline) => {
                self.gain(seat, Good::Solari, self.content().constants.contract_solari);
            }
            (Frame::KeepContract, Action::Contract(contract)) => self.keep_contract(seat, contract),
            (Frame::BlowWall, Action::Accept) => self.blow_wall(seat),
            (Frame::TrashIntrigue(left), Action::TrashIntrigue(card)) => {
                self.push(seat, Frame::TrashIntrigue(left - 1));
                self.trash_intrigue(seat, card);
            }
            (Frame::TrashFromHand(_) | Frame::TrashFromPlay(_), Action::Trash(zone, card)) => {
                self.trash(seat, zone, card);
            }
            (Frame::TurnDown(_), Action::BattleIcon(icon)) => {
                self.turn_down(seat, icon);
                self.emit(Event::IconTurnedDown { seat, icon });
            }
            (Frame::Lines(node, used), Action::Choose(line)) => {
                if let Effect::Lines(lines) = self.content().effect(node) {
                    self.push(seat, Frame::Lines(node, used | 1 << line));
                    self.push(seat, Frame::Do(lines.get(line.into())));
                }
            }
            (Frame::Training, Action::Choose(option)) => {
                let steps = self.game.next_steps(&self.s.players[seat.index()]);
                if let Some(&step) = steps.get(usize::from(option)) {
                    self.train(seat, step);
                }
            }
            (Frame::Chronicle, Action::Acquire { card, market, .. }) => {
                self.acquire(seat, card, market, Destination::Hand, 0);
            }
            (Frame::Chronicle, Action::Trash(zone, card)) => {
                let spice = if self.content().cards[card.index()].cost > 0 { 2 } else { 0 };
                self.trash(seat, zone, card);
                self.gain(seat, Good::Spice, spice);
            }
            (Frame::TopCards(count), Action::Take(card)) => self.keep_top_card(seat, card, count),
            (Frame::TopCards(count), Action::Discard(card)) => self.discard_top_card(seat, card, count),
            (Frame::BuyWithSolari, Action::Acquire { card, market, .. }) => {
                self.spend(seat, Good::Solari, self.content().cards[card.index()].cost);
                self.acquire(seat, card, market, Destination::Hand, 0);
            }
            (Frame::GiveAlliance(faction, _), Action::Seat(heir)) => self.move_alliance(faction, Some(heir)),
            (Frame::Combat, Action::Pass) => {
                self.emit(Event::CombatPassed { seat });
                self.end_combat_turn(seat);
            }
            (Frame::Endgame, Action::Pass) => self.s.passed |= seat.bit(),
            (Frame::Reward, Action::Decline) => self.s.tray.clear(),
            // Declined: nothing happens.
            _ => {}
        }
    }
}

fn destination(to_deck: bool) -> Destination {
    if to_deck { Destination::Deck } else { Destination::Discard }
}
