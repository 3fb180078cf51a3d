//! Doing things: the engine works off the stack until a decision is owed.

mod act;
mod battle;
mod cards;
mod casualties;
mod end;
mod flow;
mod hazards;
mod legal;
mod mahdi;
mod mahdi_battle;
mod mahdi_cards;
mod mahdi_deploy;
mod mahdi_march;
mod mahdi_spice;
#[cfg(test)]
mod mahdi_tests;
mod mahdi_vehicles;
mod movement;
mod place;
mod predicates;
mod prescience;
mod reasons;
#[cfg(test)]
mod reasons_tests;
mod spice;
mod targets;
mod turn;

pub(crate) use reasons::Obstacle;
pub(crate) use turn::bits;

use table::{Audience, Sink};

use crate::action::Action;
use crate::event::Event;
use crate::game::Arrakis;
use crate::ids::*;
use crate::state::*;

/// A state being changed by the rules.
pub(crate) struct Engine<'a, S> {
    pub g: &'a Arrakis,
    pub s: &'a mut State,
    pub sink: &'a mut S,
}

/// Receives actions while they are listed.
pub(crate) trait ActionSink {
    fn push(&mut self, action: Action);
}

impl ActionSink for Vec<Action> {
    fn push(&mut self, action: Action) {
        Vec::push(self, action);
    }
}

/// Keeps the first action listed, and notes whether there is another.
#[derive(Default)]
pub(crate) struct SingleAction {
    first: Option<Action>,
    more: bool,
}

impl ActionSink for SingleAction {
    fn push(&mut self, action: Action) {
        self.more |= self.first.is_some_and(|first| first != action);
        self.first.get_or_insert(action);
    }
}

impl<S: Sink<Event>> Engine<'_, S> {
    pub fn emit(&mut self, event: Event) {
        self.sink.emit(Audience::ALL, event);
    }

    /// Something that only the player of a board learns.
    pub fn emit_to(&mut self, board: Board, event: Event) {
        self.sink.emit(Audience::only(self.g.seat_of(board)), event);
    }

    /// Somebody learned something hidden, or dice fell.
    pub fn secret(&mut self) {
        self.s.secrets_seen += 1;
    }

    pub fn push(&mut self, by: Board, frame: Frame) {
        self.s.stack.push(Pending { by, frame });
    }

    /// Pushes something that goes on by itself.
    pub fn step(&mut self, frame: Frame) {
        self.push(self.s.turn.board, frame);
    }

    /// Pushes a decision of a side.
    pub fn ask(&mut self, side: Side, frame: Frame) {
        let by = self.g.decider(self.s, side);
        self.push(by, frame);
    }

    /// Pushes a decision about a side's own figures: in the solo game those of the Harkonnen are the player's too (W209).
    pub fn ask_owner(&mut self, side: Side, frame: Frame) {
        self.ask(if self.g.solo { Side::Atreides } else { side }, frame);
    }

    /// Works off the stack until somebody owes a decision or the game is over.
    pub fn run(&mut self) {
        while let Some(pending) = self.s.pending() {
            if self.s.winner.is_some() {
                break;
            }
            if !pending.frame.is_decision() {
                self.s.stack.pop();
                self.go_on(pending);
            } else if !self.resolve_unasked(pending) {
                return;
            }
        }
        self.s.stack.clear();
        self.s.phase = Phase::Over;
    }

    /// Does an action and goes on to the next decision.
    pub fn act(&mut self, action: Action) {
        self.s.steps += 1;
        if let Some(pending) = self.s.pending() {
            self.answer(pending, action);
        }
        self.run();
    }

    /// Takes the only answer of a decision, if it has one and nothing is learned by giving it.
    fn resolve_unasked(&mut self, pending: Pending) -> bool {
        if self.skip_if_moot(pending) {
            return true;
        }
        if pending.frame.always_asked() {
            return false;
        }
        let mut single = SingleAction::default();
        self.g.list_main(self.s, pending, &mut single);
        match single {
            SingleAction { first: Some(action), more: false } => {
                self.answer(pending, action);
                true
            }
            _ => false,
        }
    }

    /// The game is won.
    pub fn win(&mut self, side: Side) {
        if self.s.winner.is_none() {
            self.s.winner = Some(side);
            if let Some(victory) = self.g.victory(self.s) {
                self.emit(Event::Over(side, victory));
            }
        }
    }
}

impl Frame {
    /// Whether somebody has to choose; anything else goes on by itself.
    pub const fn is_decision(self) -> bool {
        !matches!(
            self,
            Frame::RoundStart
                | Frame::Vehicles
                | Frame::Dice
                | Frame::Overflow
                | Frame::NextTurn
                | Frame::TurnDone
                | Frame::Hazards
                | Frame::WormsDue
                | Frame::Storms
                | Frame::StormsLeft(_)
                | Frame::Spice
                | Frame::Bans
                | Frame::RoundEnd
                | Frame::EndCheck
                | Frame::Ready
                | Frame::NextRound
                | Frame::Do(_)
                | Frame::PutAway(_)
                | Frame::MovesDone
                | Frame::CheckLimits(_)
                | Frame::BattleRound
                | Frame::BattleRoll
                | Frame::BattleResults
                | Frame::BattleAfter
                | Frame::BattleOn
                | Frame::BattleEnd
                | Frame::Entered(_)
                | Frame::WormActs(_)
                | Frame::Strike(..)
                | Frame::WormStruck(_)
                | Frame::Struck(..)
                | Frame::Claims
                | Frame::Claimed(_)
                | Frame::Mahdi
                | Frame::MahdiDoes(_)
                | Frame::MahdiGoOn
        )
    }

    /// Decisions that are asked even if one answer is left, for what others would learn from their being skipped.
    const fn always_asked(self) -> bool {
        matches!(
            self,
            Frame::Turn | Frame::EndTurn | Frame::BattleCard(_) | Frame::PlayCard(_) | Frame::EnemyDiscard(_)
        )
    }

    /// Whether free actions are open at a decision, if it is one of the own turn (W268): not in a battle, a casualty or a
    /// retreat, nor while another free action is under way.
    pub(crate) const fn is_open_step(self) -> bool {
        !matches!(
            self,
            Frame::BattleCard(_)
                | Frame::BattleLeader(..)
                | Frame::GoOn
                | Frame::Retreat
                | Frame::Advance
                | Frame::Hits(..)
                | Frame::Excess(..)
                | Frame::RetreatTo(..)
                | Frame::ScoutArea(_)
                | Frame::Claim
                | Frame::EndClaim
                | Frame::ClaimUnits(_)
                | Frame::ClaimUnit(_)
                | Frame::ClaimTokens(..)
                | Frame::BreakTie(_)
        )
    }
}
