//! What every game at this table shares: the [`Game`] trait, seats, shuffles, the log, undo, views, replays and
//! scenarios. Nothing here knows a game by name.

mod game;
mod hash;
mod list;
mod rng;

pub use game::{Audience, Evaluate, Game, Illegal, Outcome, Problem, Seat, Sink, Viewer};
pub use hash::stable_hash;
pub use list::List;
pub use rng::{Rng, Seed};
