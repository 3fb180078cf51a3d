//! `cargo xtask soak`: the long sweeps, each with its own flag and a progress bar.

use std::ffi::OsString;
use std::io::{IsTerminal, Write};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use crate::{FUZZ_TARGETS, Stop, cargo, check_fuzz, code_of, fuzz_command, step};

/// How the games of a sweep are set up, and how many hundredths of those of a game.
type Setups = &'static [(u64, &'static [&'static str])];
const IMPERIUM: Setups = &[
    (10, &["--modules", "base", "--players", "3"]),
    (20, &["--modules", "base", "--players", "4"]),
    (10, &["--modules", "base,ix,epic", "--players", "4"]),
    (10, &["--modules", "uprising,choam", "--players", "3"]),
    (20, &["--modules", "uprising,choam", "--players", "4"]),
    (10, &["--modules", "uprising,ix,choam,epic", "--players", "4"]),
    (10, &["--players", "4", "--leaders", "choose"]),
    (10, &["--players", "4", "--leaders", "draft"]),
];
const ARRAKIS: Setups = &[
    (25, &["--players", "2"]),
    (15, &["--players", "3", "--set", "shared=harkonnen"]),
    (15, &["--players", "3", "--set", "shared=atreides"]),
    (15, &["--players", "4"]),
    (15, &["--players", "1", "--modules", "base,mahdi"]),
    (15, &["--players", "2", "--modules", "base,mahdi"]),
];
const SETUPS: [(&str, Setups); 2] = [("imperium", IMPERIUM), ("arrakis", ARRAKIS)];

/// How often the server is killed with each database, if nothing is said.
const KILLS: u64 = 100;

/// What was asked for; nothing of what is zero.
#[derive(Debug, Default, PartialEq)]
struct Plan {
    games: u64,
    kills: u64,
    fuzz_minutes: u64,
}

/// Runs the sweeps that are asked for, one after the other.
pub fn run(args: &[OsString]) -> Result<(), Stop> {
    let plan = parse(args)?;
    if plan.games > 0 {
        games(plan.games)?;
    }
    if plan.kills > 0 {
        // With the whole workspace, as the tests have been built.
        let mut command = cargo(["test", "--workspace", "--test", "kill", "--", "--nocapture"]);
        // One after the other: two progress bars would write over each other.
        command.args(["--test-threads", "1"]).env("MELANGE_KILLS", plan.kills.to_string());
        step(&format!("{} kills under load", plan.kills), command)?;
    }
    if plan.fuzz_minutes > 0 {
        fuzz(plan.fuzz_minutes)?;
    }
    Ok(())
}

fn parse(args: &[OsString]) -> Result<Plan, Stop> {
    let mut plan = Plan::default();
    let mut args = args.iter().map(|arg| arg.to_string_lossy());
    while let Some(flag) = args.next() {
        let number = match &*flag {
            "--games" => &mut plan.games,
            "--kills" => &mut plan.kills,
            "--fuzz" => &mut plan.fuzz_minutes,
            other => return Err(Stop::input(format!("soak: '{other}' is not --games, --kills or --fuzz"))),
        };
        let value = args.next().and_then(|text| text.parse().ok()).filter(|&number| number > 0);
        *number = value.ok_or_else(|| Stop::input(format!("soak: {flag} needs a number above 0")))?;
    }
    // Without a word, the kills: they take a few minutes, the other sweeps as long as one likes.
    Ok(if plan == Plan::default() { Plan { kills: KILLS, ..plan } } else { plan })
}

/// So many random games of each game with the laws checked after every action. The seed is the time: every sweep plays other games, and a
/// failure names the seed of its game.
fn games(all: u64) -> Result<(), Stop> {
    let run = std::time::UNIX_EPOCH.elapsed().map_or(0, |time| time.as_secs()).to_string();
    for (game, setups) in SETUPS {
        for (share, setup) in setups {
            let games = (all * share).div_ceil(100).to_string();
            let mut command = cargo(["run", "--release", "--quiet", "--package", "cli", "--bin", "melange", "--"]);
            command.args(["simulate", "--laws", "--bots", "random", "--seed", &run, "--games", &games]);
            command.args(["--game", game]).args(*setup);
            step(&format!("{games} random games of {game}, {}", setup.join(" ")), command)?;
        }
    }
    Ok(())
}

/// Every fuzz target for its part of the time.
fn fuzz(minutes: u64) -> Result<(), Stop> {
    check_fuzz()?;
    let each = Duration::from_secs(minutes * 60 / FUZZ_TARGETS.len() as u64);
    for target in FUZZ_TARGETS {
        step(&format!("build fuzz target {target}"), cargo(["+nightly", "fuzz", "build", target]))?;
        with_bar(target, fuzz_command(target, each.as_secs())?, each)?;
    }
    Ok(())
}

/// Runs a program that takes a known time, with a progress bar; what it says goes to a file and is shown if it fails.
fn with_bar(name: &str, mut command: Command, time: Duration) -> Result<(), Stop> {
    let path = crate::target_folder().join(format!("soak-{name}.log"));
    let failed = |error: std::io::Error| Stop::failed(format!("{}: {error}", path.display()));
    let file = std::fs::File::create(&path).map_err(failed)?;
    command.stdin(Stdio::null()).stdout(file.try_clone().map_err(failed)?).stderr(file);
    let mut child = command.spawn().map_err(failed)?;
    let began = Instant::now();
    let status = loop {
        if let Some(status) = child.try_wait().map_err(failed)? {
            break status;
        }
        if std::io::stderr().is_terminal() {
            eprint!("\r{}", bar(name, began.elapsed(), time));
            let _ = std::io::stderr().flush();
        }
        std::thread::sleep(Duration::from_millis(500));
    };
    if std::io::stderr().is_terminal() {
        eprintln!();
    }
    println!("── fuzz {name}: {} s", began.elapsed().as_secs());
    if status.success() {
        return Ok(());
    }
    let said = std::fs::read_to_string(&path).unwrap_or_default();
    let last: Vec<&str> = said.lines().rev().take(40).collect();
    last.iter().rev().for_each(|line| eprintln!("{line}"));
    let message = format!("fuzz target {name} failed; all it said is in {}", path.display());
    Err(Stop { code: code_of(status.code()), message })
}

fn bar(name: &str, done: Duration, time: Duration) -> String {
    const WIDTH: u64 = 40;
    let filled = (done.as_secs() * WIDTH / time.as_secs().max(1)).min(WIDTH) as usize;
    let empty = WIDTH as usize - filled;
    format!("fuzz {name:<14} {}{} {}/{} s", "█".repeat(filled), "░".repeat(empty), done.as_secs(), time.as_secs())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Plan, String> {
        let args: Vec<OsString> = text.split_whitespace().map(OsString::from).collect();
        parse(&args).map_err(|stop| stop.message)
    }

    #[test]
    fn flags_are_read() {
        assert_eq!(read("--games 1000000"), Ok(Plan { games: 1_000_000, ..Plan::default() }));
        assert_eq!(read("--kills 100 --fuzz 60"), Ok(Plan { kills: 100, fuzz_minutes: 60, ..Plan::default() }));
        assert_eq!(read(""), Ok(Plan { kills: KILLS, ..Plan::default() }));
        for wrong in ["--games", "--games many", "--kills 0", "--cards 3"] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn the_shares_of_the_setups_are_the_whole() {
        for (game, setups) in SETUPS {
            assert_eq!(setups.iter().map(|(share, _)| share).sum::<u64>(), 100, "{game}");
        }
    }

    #[test]
    fn the_bar_fills() {
        let drawn = |seconds| bar("x", Duration::from_secs(seconds), Duration::from_secs(10));
        assert_eq!(drawn(0).matches('█').count(), 0);
        assert_eq!(drawn(5).matches('█').count(), 20);
        assert_eq!(drawn(99).matches('█').count(), 40);
    }
}
