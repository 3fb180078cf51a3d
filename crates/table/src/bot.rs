//! What a bot is, and all it gets to see.

use crate::{Game, Rng, Seat, Seed, Viewer};

/// Somebody who makes one seat's decisions.
pub trait Bot<G: Game>: Send {
    /// What to call it in tables of results.
    fn name(&self) -> &str;

    /// One of the legal actions. Only asked when there is more than one.
    fn choose(&mut self, sight: &Sight<G>) -> G::Action;

    /// Begins its own chance anew. What it knows of the game may stay. A bot that is kept between decisions gets a seed
    /// for each, so that it decides the same wherever and however often the game was loaded.
    fn reseed(&mut self, seed: &Seed);
}

/// A decision as the seat that owes it sees it.
///
/// The true state is in here but cannot be reached: a bot gets its seat's view, and states drawn anew around what the
/// seat knows.
///
/// ```compile_fail,E0616
/// fn cheat<G: table::Game>(sight: &table::Sight<G>) -> G::State {
///     sight.state.clone()
/// }
/// ```
pub struct Sight<'a, G: Game> {
    game: &'a G,
    state: &'a G::State,
    seat: Seat,
    legal: &'a [G::Action],
}

impl<'a, G: Game> Sight<'a, G> {
    /// What `seat` sees of `state`, in which it owes a decision between the actions in `legal`.
    pub fn new(game: &'a G, state: &'a G::State, seat: Seat, legal: &'a [G::Action]) -> Sight<'a, G> {
        Sight { game, state, seat, legal }
    }

    /// The rules.
    pub fn game(&self) -> &'a G {
        self.game
    }

    /// The seat that owes the decision.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// All legal actions, never none.
    pub fn legal(&self) -> &'a [G::Action] {
        self.legal
    }

    /// What the seat may know.
    pub fn view(&self) -> G::View<'a> {
        self.game.view(self.state, Viewer::Seat(self.seat))
    }

    /// A state the seat cannot tell from the true one, with all it does not know drawn by `rng`.
    pub fn sample(&self, rng: &mut Rng) -> G::State {
        self.game.resample(self.state, Viewer::Seat(self.seat), rng)
    }
}
