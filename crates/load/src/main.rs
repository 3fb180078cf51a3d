//! `melange-load`: plays many games at once against a server of its own, measures, and checks every stored log.
//!
//! Everything stays on this machine (the server listens on 127.0.0.1), is bounded in count and time, and ends by
//! itself. `cargo xtask load` builds it and the server, and gives each of them a core.

mod disk;
mod figures;
mod http;
mod play;
mod seat;
mod server;
mod setup;
mod verify;

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::{Parser, ValueEnum};

use figures::{Figures, kib};
use play::{Measurement, Pace};
use server::{Server, Usage};
use setup::GameLog;

/// Whatever went wrong, in words.
type Failure = String;

/// The longest a whole run may take.
const RUN_TIMEOUT: Duration = Duration::from_secs(900);

/// Measure the server under load
///
/// Starts `melange serve` with a database of its own, plays games over real sockets, kills the server (SIGKILL, so
/// that nothing is written at the last moment), and then checks every stored log: what was acknowledged is stored,
/// once, in order, nothing else is, and the rules accept all of it. Ends with 1 if anything went wrong.
#[derive(Parser)]
#[command(name = "melange-load", version)]
struct Args {
    /// What to measure
    #[arg(value_enum, default_value = "all")]
    scenario: Scenario,
    /// A tenth of the games, for a few seconds: to see that it works
    #[arg(long)]
    quick: bool,
    /// The program to start
    #[arg(long, default_value = "target/release/melange", value_name = "FILE")]
    server: PathBuf,
    /// The core the server is bound to
    #[arg(long, default_value_t = 0, value_name = "N")]
    server_core: usize,
    /// Where the database goes; a folder on the disk to be measured
    #[arg(long, default_value = "target/tmp", value_name = "FOLDER")]
    folder: PathBuf,
    /// Games at once, instead of 500 (saturation) and 2,500 (paced)
    #[arg(long, value_name = "N")]
    games: Option<usize>,
    /// Seconds to measure, instead of 20 (saturation) and 30 (paced)
    #[arg(long, value_name = "N")]
    seconds: Option<u64>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Scenario {
    /// 500 games of four seats, actions as fast as they are answered
    Saturation,
    /// 2,500 games of four seats, an action per game about every two seconds
    Paced,
    /// Both, each with a server of its own
    All,
}

fn main() -> ExitCode {
    let args = Args::parse();
    // One thread: this program has one core.
    let runtime = match tokio::runtime::Builder::new_current_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(error) => return failed(&error.to_string()),
    };
    let done = runtime.block_on(async {
        tokio::time::timeout(RUN_TIMEOUT, run(&args)).await.unwrap_or_else(|_| Err("it took too long".into()))
    });
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failed(&failure),
    }
}

fn failed(failure: &str) -> ExitCode {
    eprintln!("melange-load: {failure}");
    ExitCode::FAILURE
}

async fn run(args: &Args) -> Result<(), Failure> {
    server::print_environment();
    let (tenth, seconds) = if args.quick { (10, [4, 6]) } else { (1, [20, 30]) };
    if args.scenario != Scenario::Paced {
        let games = args.games.unwrap_or(500 / tenth);
        measure(args, Pace::Saturation, games, args.seconds.unwrap_or(seconds[0])).await?;
    }
    if args.scenario != Scenario::Saturation {
        let games = args.games.unwrap_or(2500 / tenth);
        measure(args, Pace::EveryTwoSeconds, games, args.seconds.unwrap_or(seconds[1])).await?;
    }
    Ok(())
}

async fn measure(args: &Args, pace: Pace, games: usize, seconds: u64) -> Result<(), Failure> {
    println!("\n{}: {games} games, {} connections, {seconds} s", pace.name(), games * setup::SEATS);
    server::check_files(games * setup::SEATS)?;
    std::fs::create_dir_all(&args.folder).map_err(|error| format!("{}: {error}", args.folder.display()))?;
    let folder = tempfile::tempdir_in(&args.folder).map_err(|error| format!("{}: {error}", args.folder.display()))?;
    let database = folder.path().join("load.db");
    let mut server = Server::start(&args.server, args.server_core, &database)?;

    let started = Instant::now();
    let users = setup::create_users(server.address, games * setup::SEATS).await?;
    let empty = server.usage()?;
    let started_games = setup::start_games(server.address, users).await?;
    let loaded = server.usage()?;
    let connected_games = setup::connect(server.address, started_games).await?;
    let connected = server.usage()?;
    println!("  set up in {:.1} s", started.elapsed().as_secs_f64());

    let probe = disk::Probe::start(folder.path())?;
    let (before, own) = (server.usage()?, Usage::of_self()?);
    let result = play::all(connected_games, pace, Duration::from_secs(seconds)).await?;
    let (after, own_after) = (server.usage()?, Usage::of_self()?);
    let disk = probe.times()?;
    // Killed, not asked to stop: what is acknowledged must be on the disk already.
    server.kill()?;

    let Measurement { games, figures, elapsed } = result;
    report(pace, &figures, elapsed);
    println!("  the disk alone, 4 KiB durably: {disk}");
    let server_time = after.cpu.saturating_sub(before.cpu);
    let own_time = own_after.cpu.saturating_sub(own.cpu);
    let per = |time: Duration| time.as_secs_f64() * 1e6 / figures.acknowledged.max(1) as f64;
    println!(
        "  server {:.0} % of a core, {:.0} µs an action; load program {:.0} %, {:.0} µs",
        100.0 * server_time.as_secs_f64() / elapsed.as_secs_f64(),
        per(server_time),
        100.0 * own_time.as_secs_f64() / elapsed.as_secs_f64(),
        per(own_time)
    );
    let memory = after.memory.saturating_sub(empty.memory) / games.len() as u64;
    println!(
        "  server memory: {} with users only, {} a game, {} a connection; {} at the end, {} a game with its connections",
        kib(empty.memory),
        kib(loaded.memory.saturating_sub(empty.memory) / games.len() as u64),
        kib(connected.memory.saturating_sub(loaded.memory) / (games.len() * setup::SEATS) as u64),
        kib(after.memory),
        kib(memory),
    );
    let mut missed = 0;
    for (what, met) in targets(pace, &figures, elapsed, memory) {
        println!("  target, {what}: {}", if met { "met" } else { "MISSED" });
        missed += usize::from(!met);
    }
    verify_all(&database, &games, &figures).await?;
    // Fewer games or seconds than the targets are about say nothing of them.
    let full = !args.quick && args.games.is_none() && args.seconds.is_none();
    if full && missed > 0 { Err(format!("{missed} of the targets were missed")) } else { Ok(()) }
}

/// What a full run has to come to, and whether it did. `memory` is what a game takes with its connections, in bytes.
fn targets(pace: Pace, figures: &Figures, elapsed: Duration, memory: u64) -> Vec<(&'static str, bool)> {
    let p99 = figures.delivered_after.percentile(99.0);
    match pace {
        Pace::Saturation => vec![
            ("at least 8,000 durable actions a second", rate(figures, elapsed) >= 8000.0),
            ("p99 until all four seats are told at most 300 ms", p99 <= Duration::from_millis(300)),
            ("at most 300 KiB a game with its connections", memory <= 300 * 1024),
        ],
        Pace::EveryTwoSeconds => {
            vec![("p99 until all four seats are told at most 100 ms", p99 <= Duration::from_millis(100))]
        }
    }
}

/// Durable actions a second.
fn rate(figures: &Figures, elapsed: Duration) -> f64 {
    figures.acknowledged as f64 / elapsed.as_secs_f64()
}

/// Prints the figures.
fn report(pace: Pace, figures: &Figures, elapsed: Duration) {
    println!(
        "  {} actions acknowledged in {:.1} s: {:.0} a second; {} games ended; updates of {:.1} KiB on average",
        figures.acknowledged,
        elapsed.as_secs_f64(),
        rate(figures, elapsed),
        figures.ended,
        figures.bytes as f64 / 1024.0 / (figures.acknowledged * setup::SEATS as u64).max(1) as f64,
    );
    println!("  sent until acknowledged:       {}", figures.acknowledged_after);
    println!("  sent until all four had it:    {}", figures.delivered_after);
    if pace == Pace::EveryTwoSeconds {
        println!("  actions that came too late for the next one: {}", figures.late);
    }
}

async fn verify_all(database: &std::path::Path, games: &[GameLog], figures: &Figures) -> Result<(), Failure> {
    let started = Instant::now();
    let stored = verify::logs(database, games).await?;
    if stored != figures.acknowledged {
        return Err(format!("{stored} actions are stored, {} were acknowledged", figures.acknowledged));
    }
    println!(
        "  stored logs: {} games, {stored} actions, none lost, none doubled, all legal ({:.1} s)",
        games.len(),
        started.elapsed().as_secs_f64()
    );
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn saturation_has_a_bound_for_rate_latency_and_memory() {
        let second = Duration::from_secs(1);
        let met = |acknowledged: u64, p99: u64, kib: u64| -> Vec<bool> {
            let mut figures = Figures { acknowledged, ..Figures::default() };
            figures.delivered_after.add(Duration::from_millis(p99));
            targets(Pace::Saturation, &figures, second, kib * 1024).into_iter().map(|(_, met)| met).collect()
        };
        assert_eq!(met(8_000, 300, 300), [true, true, true]);
        assert_eq!(met(7_999, 301, 301), [false, false, false]);
    }
}
