//! The rules of the Dune: Imperium family. Cards and boards are data (`content/`), effects are trees that the engine
//! runs and the texts are made from, and a state is plain memory.

pub mod action;
pub mod content;
pub mod effect;
pub mod event;
pub mod ids;
pub mod state;
pub mod text;
pub mod wire;

mod check;
mod eval;
mod game;
mod names;
mod overview;
mod position;
#[cfg(test)]
mod position_tests;
mod requirements;
mod rules;
mod show;
mod tooling;
mod units;
mod view;
mod view_changes;
mod view_fields;

pub use action::Action;
pub use content::Content;
pub use event::Event;
pub use game::{Imperium, LeaderChoice, Leaders, Setup};
pub use position::Given;
pub use requirements::requirements;
pub use rules::{Moment, Obstacle};
pub use state::State;
pub use view::{DecisionView, Pile, PlayerView, StackView, UnitsView, View};
pub use view_changes::ViewChanges;
