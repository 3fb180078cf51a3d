//! `melange simulate`: many games between bots, and what came of them.

mod report;

use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::time::Instant;

use games::Simulation;
use indicatif::{ProgressBar, ProgressStyle};
use table::Problem;

use crate::setup::SetupArgs;
use crate::{Done, Failure};

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
    #[arg(long, default_value = games::DEFAULT)]
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
    /// Check the laws of the game after every action: pieces conserved, nothing negative, …
    #[arg(long)]
    laws: bool,
}

/// Runs the command.
///
/// # Errors
/// Unknown names or a setup no box allows; a game that went wrong, with its seed.
pub fn run(args: &Args) -> Done {
    let rules = games::find(&args.game)?;
    let setup = args.setup.setup(rules)?;
    let seats = rules.seats(&setup)?;
    if args.bots.len() > seats {
        return Err(Failure::input(format!("{} bots for {seats} seats", args.bots.len())));
    }
    args.bots.iter().try_for_each(|name| rules.check_bot(name))?;
    let bots: Vec<String> = args.bots.iter().cycle().take(seats).cloned().collect();
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
    let processors = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = args.threads.map_or(processors, usize::from).min(usize::try_from(args.games).unwrap_or(usize::MAX));
    let folder = args.log.as_deref();
    let write_log = |index: u64, text: &str| folder.map_or(Ok(()), |folder| write_log(folder, index, text));
    let simulation = Simulation {
        bots: &bots,
        run: args.seed,
        games: args.games,
        threads,
        check_laws: args.laws,
        progress: &|| progress.inc(1),
        log: if folder.is_some() { Some(&write_log) } else { None },
    };
    let started = Instant::now();
    let tally = rules.simulate(&setup, &simulation);
    let seconds = started.elapsed().as_secs_f64();
    progress.finish_and_clear();
    let tally = tally.map_err(|problem| Failure::check(problem.0))?;
    report::print(&report::Facts { args, game: rules.name(), setup: &setup, bots: &bots, threads, seconds }, &tally)
}

fn write_log(folder: &Path, index: u64, text: &str) -> Result<(), Problem> {
    let path = folder.join(format!("game-{index:06}.json"));
    std::fs::write(&path, text).map_err(|error| Problem::new(format!("{}: {error}", path.display())))
}
