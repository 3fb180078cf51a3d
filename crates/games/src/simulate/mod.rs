//! Many games between bots, as fast as the rules allow: nothing here goes through text or a game's name.

mod tally;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use table::{Bot, MAX_STEPS, Observation, Presentation, Problem, Seat, Seed, play_game};

use crate::rules::Shared;
pub use tally::{Count, Tally};

/// Which games to play.
pub struct Simulation<'a> {
    /// The bots, seat by seat.
    pub bots: &'a [String],
    /// Number of the run, from which all seeds come: game i has the seed [`Seed::of_run`]`(run, i)`.
    pub run: u64,
    /// Number of games.
    pub games: u64,
    /// Number of threads; it changes nothing but the time.
    pub threads: usize,
    /// Whether the laws of the game are checked after every action.
    pub check_laws: bool,
    /// Called after every game.
    pub progress: &'a (dyn Fn() + Sync),
    /// Takes the save file of every game, with the game's number.
    pub log: Option<&'a LogSink<'a>>,
}

/// Takes the save file of a game, with the game's number.
pub type LogSink<'a> = dyn Fn(u64, &str) -> Result<(), Problem> + Sync + 'a;

/// Plays the games and counts.
///
/// # Errors
/// A bot's name is wrong; a game that went wrong, with its number and seed.
pub(crate) fn run<G: Presentation>(game: &G, shared: &Shared<G>, simulation: &Simulation) -> Result<Tally, Problem> {
    for name in simulation.bots {
        shared.bot(name, &Seed([0; 32]))?;
    }
    let run = Run {
        game,
        shared,
        simulation,
        random_only: simulation.log.is_none() && simulation.bots.iter().all(|name| name == bots::RANDOM),
        next: AtomicU64::new(0),
        failed: AtomicBool::new(false),
    };
    let total = Mutex::new((Tally::new(game.seats()), Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..simulation.threads {
            scope.spawn(|| {
                let (tally, failure) = run.work();
                let mut total = total.lock().unwrap_or_else(PoisonError::into_inner);
                total.0.add(&tally);
                total.1.extend(failure);
            });
        }
    });
    let (tally, failures) = total.into_inner().unwrap_or_else(PoisonError::into_inner);
    match failures.into_iter().min() {
        Some((index, message)) => Err(Problem(format!("game {index}: {message}"))),
        None => Ok(tally),
    }
}

/// What the threads share.
struct Run<'a, G: Presentation> {
    game: &'a G,
    shared: &'a Shared<G>,
    simulation: &'a Simulation<'a>,
    /// All choose at random and nobody writes logs: the games can be played without views, boxes and logs.
    random_only: bool,
    next: AtomicU64,
    failed: AtomicBool,
}

impl<G: Presentation> Run<'_, G> {
    /// Plays games until none is left; the failure with the number of its game, if there was one.
    fn work(&self) -> (Tally, Option<(u64, String)>) {
        let mut tally = Tally::new(self.game.seats());
        let mut legal = Vec::new();
        while !self.failed.load(Ordering::Relaxed) {
            let index = self.next.fetch_add(1, Ordering::Relaxed);
            if index >= self.simulation.games {
                break;
            }
            let seed = Seed::of_run(self.simulation.run, index);
            // Rules that panic must not take the other games, or the seed to look into it, with them.
            let played = catch_unwind(AssertUnwindSafe(|| {
                if self.random_only {
                    self.play_random(&seed, &mut tally, &mut legal)
                } else {
                    self.play_bots(index, &seed, &mut tally)
                }
            }));
            let failure = match played {
                Ok(Ok(())) => None,
                Ok(Err(Problem(message))) => Some(message),
                Err(_) => Some(format!("seed {seed}: the rules panicked")),
            };
            if let Some(message) = failure {
                self.failed.store(true, Ordering::Relaxed);
                return (tally, Some((index, message)));
            }
            (self.simulation.progress)();
        }
        (tally, None)
    }

    /// The same game that [`Run::play_bots`] plays with random bots, without views, boxes and logs.
    fn play_random(&self, seed: &Seed, tally: &mut Tally, legal: &mut Vec<G::Action>) -> Result<(), Problem> {
        let game = self.game;
        let seats = (0..game.seats()).map(|i| Seat(i as u8));
        let mut bots: Vec<bots::Random> = seats.map(|seat| bots::Random::new(&bots::seat_seed(seed, seat))).collect();
        let mut state = game.start(seed, &mut ());
        let mut forced = 0;
        for step in 1.. {
            let Some(seat) = game.to_move(&state) else { break };
            game.legal_actions(&state, legal);
            if legal.is_empty() || step > MAX_STEPS {
                return Err(Problem::new(format!("seed {seed}, step {step}: the game does not go on")));
            }
            let action = if let [only] = legal[..] {
                forced += 1;
                only
            } else {
                tally.seats[seat.index()].decisions += 1;
                bots[seat.index()].pick(legal)
            };
            game.apply_unchecked(&mut state, action, &mut ());
            if self.simulation.check_laws {
                self.check(seed, step, action, &state)?;
            }
        }
        let outcome =
            game.outcome(&state).ok_or_else(|| Problem::new(format!("seed {seed}: over without a standing")))?;
        tally.count(game, &state, &outcome, forced);
        Ok(())
    }

    fn play_bots(&self, index: u64, seed: &Seed, tally: &mut Tally) -> Result<(), Problem> {
        let clocks: Vec<Clock> = (0..self.game.seats()).map(|_| Clock::default()).collect();
        let mut seated: Vec<Box<dyn Bot<G>>> = Vec::new();
        for (i, name) in self.simulation.bots.iter().enumerate() {
            let bot = self.shared.bot(name, &bots::seat_seed(seed, Seat(i as u8)))?;
            seated.push(Box::new(Timed { bot, clock: clocks[i].clone() }));
        }
        let finished = play_game(self.game, seed, &mut seated, |_| {})?;
        if self.simulation.check_laws {
            let mut state = self.game.start(seed, &mut ());
            for (step, &action) in (1..).zip(&finished.log.actions) {
                self.game.apply_unchecked(&mut state, action, &mut ());
                self.check(seed, step, action, &state)?;
            }
        }
        for (seat, clock) in tally.seats.iter_mut().zip(&clocks) {
            let clock = clock.lock().unwrap_or_else(PoisonError::into_inner);
            seat.decisions += clock.0;
            seat.thinking += clock.1;
        }
        tally.count(self.game, &finished.state, &finished.outcome, finished.forced as u64);
        match self.simulation.log {
            Some(write) => write(index, &finished.log.save().map_err(|error| Problem::new(error.to_string()))?),
            None => Ok(()),
        }
    }

    fn check(&self, seed: &Seed, step: usize, action: G::Action, state: &G::State) -> Result<(), Problem> {
        self.game.check(state).map_err(|problem| {
            Problem(format!("seed {seed}, step {step}, '{}': {problem}", self.game.action_text(action)))
        })
    }
}

/// Decisions made and time spent on them.
type Clock = std::sync::Arc<Mutex<(u64, Duration)>>;

/// A bot whose thinking is timed.
struct Timed<G: Presentation> {
    bot: Box<dyn Bot<G>>,
    clock: Clock,
}

impl<G: Presentation> Bot<G> for Timed<G> {
    fn name(&self) -> &str {
        self.bot.name()
    }

    fn choose(&mut self, observation: &Observation<G>) -> G::Action {
        let began = Instant::now();
        let action = self.bot.choose(observation);
        let mut clock = self.clock.lock().unwrap_or_else(PoisonError::into_inner);
        clock.0 += 1;
        clock.1 += began.elapsed();
        action
    }

    fn reseed(&mut self, seed: &Seed) {
        self.bot.reseed(seed);
    }
}
