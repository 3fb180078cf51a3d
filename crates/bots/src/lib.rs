//! Players that are programs. They decide by what their seat may know (a [`table::Sight`]) and nothing else, and work
//! for every game that has rules ([`table::Game`]) and says what is good in it ([`table::Evaluate`]).

mod greedy;
mod random;

pub use greedy::Greedy;
pub use random::Random;

use table::{Bot, Evaluate, Problem, Seat, Seed};

/// The names [`bot`] knows, each with what it stands for.
pub const KNOWN: &[(&str, &str)] = &[
    ("random", "takes any legal action, each as likely as the others"),
    ("greedy", "looks ahead to the end of its own turn"),
];

/// The bot of that name. What it chooses depends on what it sees and on `seed` alone.
///
/// # Errors
/// Lists the known names.
pub fn bot<G: Evaluate>(name: &str, seed: &Seed) -> Result<Box<dyn Bot<G>>, Problem> {
    match name {
        "random" => Ok(Box::new(Random::new(seed))),
        "greedy" => Ok(Box::new(Greedy::new(seed))),
        _ => {
            let known: Vec<&str> = KNOWN.iter().map(|(name, _)| *name).collect();
            Err(Problem::new(format!("there is no bot '{name}'; there are: {}", known.join(", "))))
        }
    }
}

/// The seed of the bot at `seat` in a game with the seed `game`: the whole run follows from the game's seed.
pub fn seat_seed(game: &Seed, seat: Seat) -> Seed {
    game.derive(&format!("bot at {seat}"))
}
