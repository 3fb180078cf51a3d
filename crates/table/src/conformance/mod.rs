//! What every game must keep, whatever its rules: checks that play random games and look at each step.
//!
//! Each returns a message with seed and step, from which the case can be had again. [`check_all`] runs them all; a
//! game's own tests call it once per setup.

mod knowledge;
mod record;
mod rules;

pub use knowledge::{check_secrets, check_views};
pub use record::{check_replay, check_rereading};
pub use rules::{check_laws, check_legality, check_lists};

use crate::{Game, MAX_STEPS, Problem, RandomGame, RandomStep, Rng, Seed, ensure, random_game_within};

/// Which games to play and how closely to look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// The run the seeds belong to: game i has the seed [`Seed::of_run`]`(run, i)`.
    pub run: u64,
    /// Number of games.
    pub games: u64,
    /// Costly looks are taken at every so many steps.
    pub every: usize,
    /// Number of actions from elsewhere that are tried at each of these.
    pub foreign: usize,
    /// Every game must end within so many steps.
    pub bound: usize,
}

impl Plan {
    /// `games` games of `run`, looked at closely every fifth step.
    pub fn new(run: u64, games: u64) -> Plan {
        Plan { run, games, every: 5, foreign: 32, bound: MAX_STEPS }
    }
}

/// What was looked at, so that a test can see it was not nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stats {
    /// Games played.
    pub games: usize,
    /// Steps in them.
    pub steps: usize,
    /// Steps of the longest game.
    pub longest: usize,
    /// Legal actions that were tried.
    pub tried: usize,
    /// Actions from elsewhere that were rightly refused.
    pub refused: usize,
    /// Actions that were taken back.
    pub undone: usize,
    /// States written down and read again.
    pub reread: usize,
    /// States drawn anew around what a viewer knows.
    pub resampled: usize,
    /// Those that differed from the true state.
    pub redrawn: usize,
    /// Actions that told nothing hidden, done again with what is hidden drawn anew.
    pub repeated: usize,
}

/// All checks of this module.
///
/// # Errors
/// The first thing that does not hold, with seed and step.
pub fn check_all<G: Game>(game: &G, plan: &Plan) -> Result<Stats, Problem> {
    let mut all = Stats::default();
    for check in [check_lists, check_legality, check_laws, check_replay, check_rereading, check_views, check_secrets] {
        let stats = check(game, plan)?;
        // Every check plays the same games.
        (all.games, all.steps, all.longest) = (stats.games, stats.steps, stats.longest);
        all.tried += stats.tried;
        all.refused += stats.refused;
        all.undone += stats.undone;
        all.reread += stats.reread;
        all.resampled += stats.resampled;
        all.redrawn += stats.redrawn;
        all.repeated += stats.repeated;
    }
    Ok(all)
}

/// The games of a plan, shared by all checks.
struct Play<'a, G> {
    game: &'a G,
    plan: &'a Plan,
}

impl<G: Game> Play<'_, G> {
    fn games(
        &self,
        mut at_step: impl FnMut(&mut Stats, &RandomStep<'_, G>) -> Result<(), Problem>,
        mut at_end: impl FnMut(&mut Stats, &Seed, &RandomGame<G>) -> Result<(), Problem>,
    ) -> Result<Stats, Problem> {
        let mut stats = Stats::default();
        for i in 0..self.plan.games {
            let seed = Seed::of_run(self.plan.run, i);
            let finished = random_game_within(self.game, &seed, self.plan.bound, |step| at_step(&mut stats, &step))?;
            let steps = finished.log.actions.len();
            at_end(&mut stats, &seed, &finished)
                .map_err(|problem| Problem::new(format!("seed {seed}, at the end after {steps} steps: {problem}")))?;
            stats.games += 1;
            stats.steps += steps;
            stats.longest = stats.longest.max(steps);
        }
        Ok(stats)
    }

    fn own_rng(&self, purpose: &str) -> Rng {
        Rng::new(&Seed::of_run(self.plan.run, 0).derive(purpose))
    }
}
