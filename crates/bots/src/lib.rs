//! Players that are programs. A bot decides by a [`table::Observation`] alone, which holds what its seat may know. Bots
//! work for every game that has rules ([`table::Game`]); some also need to be told what is good in it
//! ([`table::Evaluate`]).

mod greedy;
mod random;

pub use greedy::Greedy;
pub use random::Random;

use table::{Bot, Evaluate, Game, Seat, Seed};

/// A bot that a game lists among its own.
pub struct BotKind<G: Game> {
    /// What it is called in commands and records.
    pub name: &'static str,
    /// What it does, in one line.
    pub about: &'static str,
    /// Makes one. What it chooses depends on what it sees and on the seed alone.
    pub new: fn(&Seed) -> Box<dyn Bot<G>>,
}

/// The name of [`Random`].
pub const RANDOM: &str = "random";

impl<G: Game> BotKind<G> {
    /// [`Random`], for any game.
    pub fn random() -> BotKind<G> {
        BotKind {
            name: RANDOM,
            about: "takes any legal action, each as likely as the others",
            new: |seed| Box::new(Random::new(seed)),
        }
    }
}

impl<G: Evaluate> BotKind<G> {
    /// [`Greedy`], for a game that says how good a state is.
    pub fn greedy() -> BotKind<G> {
        BotKind {
            name: "greedy",
            about: "looks ahead to the end of its own turn",
            new: |seed| Box::new(Greedy::new(seed)),
        }
    }
}

/// The seed of the bot at `seat` in a game with the seed `game`: the whole run follows from the game's seed.
pub fn seat_seed(game: &Seed, seat: Seat) -> Seed {
    game.derive(&format!("bot at {seat}"))
}
