//! Bots that think beside the game they play.

use std::any::Any;
use std::sync::Arc;

use table::{Bot, Game, Observation, Problem, Seat, Seed};

/// A bot at one seat, whatever the game. It decides on a copy of the position, so that the game can be looked at, and can
/// go on, while it thinks.
pub trait Thinker: Send {
    /// What it does in the position it was given last ([`crate::LiveGame::brief`]), as an action's text.
    ///
    /// # Errors
    /// It was given no position, or the game is over there.
    fn think(&mut self) -> Result<String, Problem>;

    /// Itself, for the game that knows its type.
    fn as_any(&mut self) -> &mut dyn Any;
}

/// A bot for the game `G`.
pub(crate) struct TypedThinker<G: Game> {
    bot: Box<dyn Bot<G>>,
    /// What it is to think about. Gone once it has: a state takes some thousand bytes.
    position: Option<Position<G>>,
}

struct Position<G: Game> {
    game: Arc<G>,
    state: G::State,
    seat: Seat,
}

impl<G: Game> TypedThinker<G> {
    pub(crate) fn new(bot: Box<dyn Bot<G>>) -> TypedThinker<G> {
        TypedThinker { bot, position: None }
    }

    /// Gives it the position in which `seat` owes a decision, and what its chance is to come from.
    pub(crate) fn brief(&mut self, game: Arc<G>, state: &G::State, seat: Seat, seed: &Seed) {
        self.bot.reseed(seed);
        self.position = Some(Position { game, state: state.clone(), seat });
    }
}

impl<G: Game> Thinker for TypedThinker<G> {
    fn think(&mut self) -> Result<String, Problem> {
        let Position { game, state, seat } =
            self.position.take().ok_or_else(|| Problem::new("a bot was given no position"))?;
        let mut legal = Vec::new();
        game.legal_actions(&state, &mut legal);
        let action = match legal[..] {
            [] => return Err(Problem::new("the game is over")),
            [only] => only,
            _ => self.bot.choose(&Observation::new(&game, &state, seat, &legal)),
        };
        Ok(game.action_text(action))
    }

    fn as_any(&mut self) -> &mut dyn Any {
        self
    }
}
