//! The bot trait and the input of a bot.

use crate::{Game, Rng, Seat, Seed, Viewer};

/// A program that makes the decisions of one seat.
pub trait Bot<G: Game>: Send {
    /// What to call it in tables of results.
    fn name(&self) -> &str;

    /// Chooses one of the legal actions. The caller asks only when there is more than one.
    fn choose(&mut self, observation: &Observation<G>) -> G::Action;

    /// Begins the bot's own chance anew; what it knows of the game may stay. A bot that is kept between decisions gets a
    /// seed for each, so that it decides the same wherever and however often the game was loaded.
    fn reseed(&mut self, seed: &Seed);
}

/// The input of a bot: the rules, the legal actions and what its seat may know.
///
/// The true state is in here but a bot cannot reach it: it gets the view of its seat, and sampled states that agree
/// with what the seat knows.
///
/// ```compile_fail,E0616
/// fn cheat<G: table::Game>(observation: &table::Observation<G>) -> G::State {
///     observation.state.clone()
/// }
/// ```
pub struct Observation<'a, G: Game> {
    game: &'a G,
    state: &'a G::State,
    seat: Seat,
    legal: &'a [G::Action],
}

impl<'a, G: Game> Observation<'a, G> {
    /// The observation of `seat`, which has to choose one of the actions in `legal` in `state`.
    pub fn new(game: &'a G, state: &'a G::State, seat: Seat, legal: &'a [G::Action]) -> Observation<'a, G> {
        Observation { game, state, seat, legal }
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

    /// A state that looks the same to the seat as the true one; `rng` draws everything the seat does not know.
    pub fn sample(&self, rng: &mut Rng) -> G::State {
        self.game.resample(self.state, Viewer::Seat(self.seat), rng)
    }
}
