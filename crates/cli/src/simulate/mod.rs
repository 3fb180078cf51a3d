//! `melange simulate`: many games between bots, and what came of them.

mod report;
mod tally;

use std::io::IsTerminal;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use table::{Bot, Log, MAX_STEPS, Problem, Seat, Seed, Sight, play_game};

use crate::games::{Played, SetupArgs, with_game};
use crate::{Done, Failure};
use tally::Tally;

/// Let bots play many games and count who wins
///
/// The games depend on --seed alone: game i of a run has its own seed, and so has every bot in it. The number of
/// threads changes nothing but the time.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  melange simulate --bots random --games 10000
  melange simulate --bots greedy,random,random,random --games 1000 --seed 7
  melange simulate --bots greedy,random --games 50 --json | jq .bots
  melange simulate --games 3 --log games/      then: melange replay games/game-000000.json

Bots: random takes any legal action; greedy looks ahead to the end of its own turn.
A list shorter than the table is repeated: 'greedy,random' at four seats is greedy, random, greedy, random.")]
pub struct Args {
    /// Which game
    #[arg(long, default_value = "imperium")]
    game: String,
    #[command(flatten)]
    setup: SetupArgs,
    /// Bots from seat A on, separated by commas; a shorter list is repeated
    #[arg(long, value_delimiter = ',', default_value = "random", value_name = "NAMES")]
    bots: Vec<String>,
    /// Number of games
    #[arg(long, default_value_t = 100, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Number of the run, from which all seeds come
    #[arg(long, default_value_t = 0, value_name = "N")]
    seed: u64,
    /// Number of threads; as many as there are processors if not given
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Print one JSON object instead of tables
    #[arg(long)]
    json: bool,
    /// Write every game's log into this folder
    #[arg(long, value_name = "DIR")]
    log: Option<PathBuf>,
}

/// Runs the command.
///
/// # Errors
/// Unknown names or a setup no box allows; a game that went wrong, with its seed.
pub fn run(args: &Args) -> Done {
    with_game!(args.game.as_str(), G => simulate::<G>(args))
}

/// What the threads share.
struct Run<'a, G: Played> {
    game: &'a G,
    bots: &'a [String],
    seed: u64,
    games: u64,
    log: Option<&'a Path>,
    /// Nothing looks at the state and nobody writes logs: the games can be played without ceremony.
    chance_alone: bool,
    next: AtomicU64,
    failed: AtomicBool,
    progress: ProgressBar,
}

fn simulate<G: Played>(args: &Args) -> Done {
    let setup = G::setup_of(&args.setup)?;
    let game = G::new(&setup)?;
    let bots: Vec<String> = args.bots.iter().cycle().take(game.seats()).cloned().collect();
    if args.bots.len() > game.seats() {
        return Err(Failure::input(format!("{} bots for {} seats", args.bots.len(), game.seats())));
    }
    for name in &args.bots {
        bots::bot::<G>(name, &Seed([0; 32]))?;
    }
    if let Some(folder) = &args.log {
        std::fs::create_dir_all(folder).map_err(|error| Failure::file(folder, &error))?;
    }
    let progress = if !args.json && std::io::stderr().is_terminal() {
        let style = "{bar:40} {pos}/{len} games, {per_sec}, {eta} left";
        ProgressBar::new(args.games)
            .with_style(ProgressStyle::with_template(style).unwrap_or(ProgressStyle::default_bar()))
    } else {
        ProgressBar::hidden()
    };
    let run = Run {
        game: &game,
        chance_alone: args.log.is_none() && bots.iter().all(|name| name == "random"),
        bots: &bots,
        seed: args.seed,
        games: args.games,
        log: args.log.as_deref(),
        next: AtomicU64::new(0),
        failed: AtomicBool::new(false),
        progress,
    };
    let processors = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = args.threads.map_or(processors, usize::from).min(usize::try_from(args.games).unwrap_or(usize::MAX));

    let started = Instant::now();
    let total = Mutex::new((Tally::new(game.seats()), Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let (tally, failures) = run.work();
                let mut total = total.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
                total.0.add(&tally);
                total.1.extend(failures);
            });
        }
    });
    let seconds = started.elapsed().as_secs_f64();
    run.progress.finish_and_clear();
    let (tally, mut failures) = total.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner());
    failures.sort();
    if let Some((index, message)) = failures.into_iter().next() {
        return Err(Failure::check(format!("game {index}: {message}")));
    }
    report::print::<G>(&report::Facts { args, game: &game, bots: &bots, threads, seconds }, &tally)
}

impl<G: Played> Run<'_, G> {
    /// Plays games until none is left; the failure with the number of its game, if there was one.
    fn work(&self) -> (Tally, Option<(u64, String)>) {
        let mut tally = Tally::new(self.game.seats());
        let mut legal = Vec::new();
        while !self.failed.load(Ordering::Relaxed) {
            let index = self.next.fetch_add(1, Ordering::Relaxed);
            if index >= self.games {
                break;
            }
            let seed = Seed::of_run(self.seed, index);
            // Rules that panic must not take the other games, or the seed to look into it, with them.
            let played = catch_unwind(AssertUnwindSafe(|| {
                if self.chance_alone {
                    self.by_chance(&seed, &mut tally, &mut legal)
                } else {
                    self.by_bots(index, &seed, &mut tally)
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
            self.progress.inc(1);
        }
        (tally, None)
    }

    /// The same game that [`Run::by_bots`] plays with random bots, without views, boxes and logs.
    fn by_chance(&self, seed: &Seed, tally: &mut Tally, legal: &mut Vec<G::Action>) -> Result<(), Problem> {
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
        }
        let outcome =
            game.outcome(&state).ok_or_else(|| Problem::new(format!("seed {seed}: over without a standing")))?;
        tally.count(game, &state, &outcome, forced);
        Ok(())
    }

    fn by_bots(&self, index: u64, seed: &Seed, tally: &mut Tally) -> Result<(), Problem> {
        let clocks: Vec<Clock> = (0..self.game.seats()).map(|_| Clock::default()).collect();
        let mut seated: Vec<Box<dyn Bot<G>>> = Vec::new();
        for (i, name) in self.bots.iter().enumerate() {
            let bot = bots::bot::<G>(name, &bots::seat_seed(seed, Seat(i as u8)))?;
            seated.push(Box::new(Timed { bot, clock: clocks[i].clone() }));
        }
        let played = play_game(self.game, seed, &mut seated, |_| {})?;
        for (seat, clock) in tally.seats.iter_mut().zip(&clocks) {
            let clock = clock.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
            seat.decisions += clock.0;
            seat.thinking += clock.1;
        }
        tally.count(self.game, &played.state, &played.outcome, played.forced as u64);
        match self.log {
            Some(folder) => write_log(folder, index, &played.log),
            None => Ok(()),
        }
    }
}

fn write_log<G: Played>(folder: &Path, index: u64, log: &Log<G>) -> Result<(), Problem> {
    let text = log.save().map_err(|error| Problem::new(error.to_string()))?;
    let path = folder.join(format!("game-{index:06}.json"));
    std::fs::write(&path, text).map_err(|error| Problem::new(format!("{}: {error}", path.display())))
}

/// Decisions made and time spent on them.
type Clock = std::sync::Arc<Mutex<(u64, Duration)>>;

/// A bot whose thinking is timed.
struct Timed<G: Played> {
    bot: Box<dyn Bot<G>>,
    clock: Clock,
}

impl<G: Played> Bot<G> for Timed<G> {
    fn name(&self) -> &str {
        self.bot.name()
    }

    fn choose(&mut self, sight: &Sight<G>) -> G::Action {
        let began = Instant::now();
        let action = self.bot.choose(sight);
        let mut clock = self.clock.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        clock.0 += 1;
        clock.1 += began.elapsed();
        action
    }
}
