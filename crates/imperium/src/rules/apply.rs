//! Doing an action.

use table::Sink;

use super::Engine;
use crate::action::{Action, Market};
use crate::effect::Effect;
use crate::event::Event;
use crate::ids::*;
use crate::state::*;

impl<S: Sink<Event>> Engine<'_, S> {
    /// Does a legal action and goes on to the next decision.
    pub(crate) fn act(&mut self, action: Action) {
        let Some(&Pending { frame, source }) = self.s.stack.last() else { return };
        // What an answer brings comes from the same effect as the question.
        self.source = source;
        if let (Frame::Turn(seat) | Frame::Reward(seat), Action::Resolve(node)) = (frame, action) {
            self.s.tray.remove_item(node);
            self.s.turn.recruits = 0;
            self.emit(Event::Resolved { seat, effect: node });
            self.resolve(seat, node);
        } else if let Action::Intrigue(card) = action {
            self.intrigue(frame, card);
        } else {
            self.answer(frame, action);
        }
        self.run();
    }

    fn intrigue(&mut self, frame: Frame, card: IntrigueId) {
        let kind = &self.content().intrigues[card.index()];
        let (seat, effect) = match frame {
            Frame::Turn(seat) => {
                self.s.turn.begun = true;
                self.s.turn.recruits = 0;
                (seat, kind.plot.map(|(node, _)| node))
            }
            Frame::Combat(seat) => {
                self.s.fought = true;
                self.s.passed = 0;
                (seat, kind.combat)
            }
            Frame::Won(seat) => (seat, kind.won),
            Frame::Endgame(seat) => (seat, kind.endgame),
            _ => return,
        };
        if let Some(effect) = effect {
            self.play_intrigue(seat, card, effect);
        }
    }

    /// Answers the decision on top of the stack. Whatever the frame asks once only is taken off first.
    fn answer(&mut self, frame: Frame, action: Action) {
        match (frame, action) {
            (Frame::Turn(seat), Action::Agent { card, space, price, from }) => {
                self.send_agent(seat, card, space, price, from);
                return;
            }
            (Frame::Turn(seat), Action::Reveal) => return self.reveal(seat),
            (Frame::Turn(seat), Action::Deploy(n)) => {
                self.s.turn.deployed_by_space += n;
                return self.deploy(seat, n);
            }
            (Frame::Turn(seat), Action::Acquire { card, market, to_deck }) => {
                let cost = self.game.cost(self.s, card, market == Market::Aside);
                return self.acquire(seat, card, market, to_deck, cost);
            }
            _ => _ = self.s.stack.pop(),
        }
        match (frame, action) {
            (Frame::Turn(seat), Action::EndTurn) => self.end_turn(seat),
            (Frame::Leader(seat) | Frame::Draft(seat, _), Action::Leader(leader)) => self.take_leader(seat, leader),
            (Frame::SecretFactions(seat), Action::Factions(first, second)) => {
                self.player(seat).secret_factions = first.bit() | second.bit();
                self.emit(Event::SecretFactionsChosen { seat });
                self.tell(seat, Event::SecretFactions { seat, first, second });
            }
            (Frame::Defend(seat), Action::Accept) => {
                let player = self.player(seat);
                player.supply -= 1;
                player.conflict += 1;
                self.emit(Event::TroopsMoved { seat, how: crate::event::Troops::Join, count: 1 });
            }
            (Frame::Choose(seat, node), Action::Choose(option)) => {
                if let Effect::OneOf(options) = self.content().effect(node) {
                    self.push(Frame::Do(seat, options.get(option.into())));
                }
            }
            (Frame::ChooseSome(seat, node, left, taken), Action::Choose(option)) => {
                if let Effect::SomeOf(_, options) = self.content().effect(node) {
                    if left > 1 {
                        self.push(Frame::ChooseSome(seat, node, left - 1, taken | 1 << option));
                    }
                    self.push(Frame::Do(seat, options.get(option.into())));
                }
            }
            (Frame::GainInfluence(seat, n, _), Action::Faction(faction)) => self.gain_influence(seat, faction, n),
            (Frame::LoseInfluence(seat, n), Action::Faction(faction)) => self.lose_influence(seat, faction, n),
            (Frame::Trash(seat, _), Action::Trash(zone, card)) => self.trash(seat, zone, card),
            (Frame::Discard(seat, left), Action::Discard(card)) => {
                if left > 1 {
                    self.push(Frame::Discard(seat, left - 1));
                }
                self.discard(seat, card);
            }
            (Frame::Recover(seat, _), Action::Take(card)) => {
                let player = self.player(seat);
                player.discard.remove_item(card);
                player.hand.insert_sorted(Held { card, known: OPEN });
                self.emit(Event::Recovered { seat, card });
            }
            (Frame::Acquire { seat, .. }, Action::Acquire { card, market, to_deck }) => {
                self.acquire(seat, card, market, to_deck, 0);
            }
            (Frame::Deploy(seat, _), Action::Deploy(n)) => self.deploy(seat, n),
            (Frame::Retreat(seat, _), Action::Retreat(n)) => self.retreat(seat, n),
            (Frame::RecallAgent(seat), Action::Space(space)) => {
                let agents = &mut self.player(seat).agents;
                if let Some(agent) = agents.iter_mut().find(|agent| **agent == Agent::On(space)) {
                    *agent = Agent::Ready;
                    self.emit(Event::AgentRecalled { seat, space });
                }
            }
            (Frame::CloseSpace(seat), Action::Space(space)) => {
                self.player(seat).closed = Some(space);
                self.emit(Event::SpaceClosed { seat, space });
            }
            (Frame::SetAside(seat), Action::Take(card)) => {
                self.emit(Event::SetAside { seat, card });
                self.player(seat).aside = Some(card);
                self.take_from_row(card);
            }
            (Frame::DoubleCross(seat), Action::Seat(from)) => self.double_cross(seat, from),
            (Frame::Snoop(seat), Action::Choose(0)) => self.draw(seat, 1),
            (Frame::Snoop(seat), Action::Choose(_)) => {
                if let Some(top) = self.s.players[seat.index()].deck.last() {
                    self.trash(seat, Zone::Deck, top.card);
                }
            }
            (Frame::PassTurn(seat), Action::Accept) => self.pass_turn(seat),
            (Frame::GiveAlliance(_, faction, _), Action::Seat(heir)) => self.move_alliance(faction, Some(heir)),
            (Frame::Combat(seat), Action::Pass) => {
                self.emit(Event::CombatPassed { seat });
                self.end_go(seat);
            }
            (Frame::Endgame(seat), Action::Pass) => self.s.passed |= seat.bit(),
            (Frame::Reward(_), Action::Decline) => self.s.tray.clear(),
            // Declined: nothing happens.
            _ => {}
        }
    }
}
