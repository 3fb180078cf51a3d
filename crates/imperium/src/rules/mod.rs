//! The rules. `predicates` says what is possible, `legal` lists it, the rest does it.
//!
//! Every step happens on an [`Engine`]: the game, the state it changes and where events go. What waits to be done lies
//! on the state's stack; [`Engine::run`] works it off until somebody owes a decision.

mod apply;
mod automatic;
mod cards;
mod combat;
mod contracts;
mod effects;
mod flow;
mod hooks;
mod influence;
mod legal;
#[cfg(test)]
mod limits_tests;
#[cfg(test)]
mod players_tests;
mod predicates;
mod reasons;
#[cfg(test)]
mod reasons_tests;
#[cfg(test)]
mod repeated_tests;
mod shipping;
mod spaces;
mod spies;
mod tech;
mod turn;
mod worms;

pub(crate) use predicates::distinct;
pub use reasons::{Moment, Obstacle};
pub(crate) use spaces::Board;
use table::{Audience, Seat, Sink};
pub(crate) use turn::max_tray_entries;

use crate::content::Content;
use crate::event::Event;
use crate::game::Imperium;
use crate::ids::NodeId;
use crate::state::{Frame, Pending, Player, State};

/// The rules at work on one state.
pub(crate) struct Engine<'a, S> {
    /// The rules and their content.
    pub game: &'a Imperium,
    /// What they change.
    pub s: &'a mut State,
    /// Where events go.
    pub sink: &'a mut S,
    /// The effect being resolved.
    source: Option<NodeId>,
    /// Who decides for which player in what is being resolved.
    deciding: Option<(Seat, Seat)>,
}

impl<'a, S: Sink<Event>> Engine<'a, S> {
    /// The rules about to work on a state.
    pub fn new(game: &'a Imperium, s: &'a mut State, sink: &'a mut S) -> Self {
        Engine { game, s, sink, source: None, deciding: None }
    }

    fn content(&self) -> &'a Content {
        &self.game.content
    }

    fn player(&mut self, seat: Seat) -> &mut Player {
        &mut self.s.players[seat.index()]
    }

    fn emit(&mut self, event: Event) {
        self.sink.emit(Audience::ALL, event);
    }

    fn emit_to(&mut self, seat: Seat, event: Event) {
        self.sink.emit(Audience::only(seat), event);
    }

    /// Puts something on the stack that is to be done or decided for `player`. The seat that decides what is being
    /// resolved for that player goes on deciding; steps of the round and decisions of other players fall to the usual
    /// decider.
    fn push(&mut self, player: Seat, frame: Frame) {
        let decider = match self.deciding {
            Some((decider, of)) if of == player && !frame.is_step() => decider,
            _ => self.game.decider_of(player),
        };
        let source = if frame.is_step() { None } else { self.source };
        self.s.stack.push(Pending { decider, player, frame, source });
    }

    /// Makes the effect and the decider of `pending` those of the steps that follow.
    fn set_context(&mut self, pending: Pending) {
        self.source = pending.source;
        self.deciding = Some((pending.decider, pending.player));
    }
}
