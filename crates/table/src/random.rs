//! One game played by chance alone: what tests, golden playthroughs and measurements have in common.

use crate::{Game, Log, Problem, Rng, Seat, Seed};

/// No game may last longer than this many steps.
pub const MAX_STEPS: usize = 100_000;

/// One step of a random game.
pub struct RandomStep<'a, G: Game> {
    /// Number of the step, counted from 1.
    pub number: usize,
    /// Whose decision it is.
    pub seat: Seat,
    /// All legal actions, as the rules list them.
    pub legal: &'a [G::Action],
    /// The state before the action.
    pub before: &'a G::State,
    /// The action, each as likely as the others.
    pub action: G::Action,
    /// The state after the action.
    pub after: &'a G::State,
}

/// A random game that was played to its end.
pub struct RandomGame<G: Game> {
    /// All that was done.
    pub log: Log<G>,
    /// The last state.
    pub state: G::State,
}

/// Plays a game with uniformly random choices, which depend on `seed` alone, and shows every step to `per_step`.
///
/// # Errors
/// What `per_step` objects to, or a game that does not end within [`MAX_STEPS`]; the message has the seed and the step.
pub fn random_game<G: Game>(
    game: &G,
    seed: &Seed,
    per_step: impl FnMut(RandomStep<'_, G>) -> Result<(), Problem>,
) -> Result<RandomGame<G>, Problem> {
    random_game_within(game, seed, MAX_STEPS, per_step)
}

/// Like [`random_game`], with another bound on the number of steps.
///
/// # Errors
/// What `per_step` objects to, or a game that does not end within `bound` steps; the message has the seed and the step.
pub fn random_game_within<G: Game>(
    game: &G,
    seed: &Seed,
    bound: usize,
    mut per_step: impl FnMut(RandomStep<'_, G>) -> Result<(), Problem>,
) -> Result<RandomGame<G>, Problem> {
    let mut rng = Rng::new(&seed.derive("random choices"));
    let mut log = Log::<G>::new(game.setup().clone(), *seed);
    let mut legal = Vec::new();
    let mut context = PanicContext { seed, step: 0 };
    let mut before = game.start(seed, &mut ());
    while let Some(seat) = game.to_move(&before) {
        let number = log.actions.len() + 1;
        context.step = number;
        if number > bound {
            return Err(Problem::new(format!("seed {seed}: the game has not ended after {bound} steps")));
        }
        game.legal_actions(&before, &mut legal);
        if legal.is_empty() {
            return Err(Problem::new(format!("seed {seed}, step {number}: {seat} owes a decision but has no action")));
        }
        let action = legal[rng.below(legal.len())];
        let mut after = before.clone();
        game.apply_unchecked(&mut after, action, &mut ());
        per_step(RandomStep { number, seat, legal: &legal, before: &before, action, after: &after }).map_err(
            |problem| {
                let text = game.action_text(action);
                Problem::new(format!("seed {seed}, step {number} ({seat} does '{text}'): {problem}"))
            },
        )?;
        log.actions.push(action);
        before = after;
    }
    Ok(RandomGame { log, state: before })
}

/// Tells where the game was when the rules panic: without the seed nobody could look into it.
struct PanicContext<'a> {
    seed: &'a Seed,
    step: usize,
}

impl Drop for PanicContext<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("panicked in the random game of seed {}, step {}", self.seed, self.step);
        }
    }
}
