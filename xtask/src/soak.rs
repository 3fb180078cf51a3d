//! `cargo xtask soak`: the long sweeps, each with its own flag.

use std::ffi::OsString;
use std::path::Path;
use std::process::Command;

use crate::sweep::{Start, Sweep};
use crate::{Stop, cargo, fuzz, games, mutants, program, step};

/// How often the server is killed with each database, if nothing is said.
const KILLS: u64 = 100;

/// What one step of a sweep does at most: the games of a setup, the kills with a database, the seconds of a fuzz target.
/// Steps are short, so that little is done twice after a stop, and all setups, databases and targets have a turn early.
const STEP: Steps = Steps { games: 500, kills: 20, seconds: 60 };

struct Steps {
    games: u64,
    kills: u64,
    seconds: u64,
}

/// The tests of `crates/cli/tests/kill`, by database.
const DATABASES: [&str; 2] = ["sqlite", POSTGRES];
const POSTGRES: &str = "postgresql";

/// Runs a sweep of so much.
type Run = fn(u64, Start) -> Result<(), Stop>;

/// What was asked for; nothing of what is zero.
#[derive(Debug, Default, PartialEq)]
struct Plan {
    games: u64,
    kills: u64,
    fuzz_minutes: u64,
    mutants: u64,
    start: Start,
}

/// Runs the sweeps that are asked for, one after the other.
pub fn run(args: &[OsString]) -> Result<(), Stop> {
    let plan = parse(args)?;
    let sweeps: [(u64, Run); 4] =
        [(plan.games, random_games), (plan.kills, kills), (plan.fuzz_minutes, fuzz_all), (plan.mutants, mutants::run)];
    let mut asked = sweeps.into_iter().filter(|(asked, _)| *asked > 0);
    asked.try_for_each(|(asked, sweep)| sweep(asked, plan.start))
}

fn parse(args: &[OsString]) -> Result<Plan, Stop> {
    let mut plan = Plan::default();
    let mut args = args.iter().map(|arg| arg.to_string_lossy());
    let number = |flag: &str, text: Option<std::borrow::Cow<str>>| {
        let number = text.and_then(|text| text.parse().ok()).filter(|&number| number > 0);
        number.ok_or_else(|| Stop::input(format!("soak: {flag} needs a number above 0")))
    };
    while let Some(flag) = args.next() {
        match &*flag {
            "--games" => plan.games = number(&flag, args.next())?,
            "--kills" => plan.kills = number(&flag, args.next())?,
            "--fuzz" => plan.fuzz_minutes = number(&flag, args.next())?,
            "--mutants" => plan.mutants = number(&flag, args.next())?,
            "--seed" => plan.start.seed = Some(number(&flag, args.next())?),
            "--fresh" => plan.start.fresh = true,
            other => {
                let flags = "--games, --kills, --fuzz, --mutants, --fresh or --seed";
                return Err(Stop::input(format!("soak: '{other}' is not {flags}")));
            }
        }
    }
    // Without a word, the kills: they take a few minutes, the other sweeps as long as one likes.
    if plan.games + plan.kills + plan.fuzz_minutes + plan.mutants == 0 {
        plan.kills = KILLS;
    }
    Ok(plan)
}

/// What is to be done of one thing, in parts of at most `most`: how much in each round.
fn rounds(all: u64, most: u64) -> impl Iterator<Item = u64> {
    (0..all.div_ceil(most)).map(move |round| most.min(all - round * most))
}

/// For each thing how much of it is to be done, cut into steps: first one of each, then a second one of each, and so on.
/// Gives the place of the thing in the list, the round, and how much.
fn in_turn(all: &[u64], most: u64) -> Vec<(usize, u64, u64)> {
    let things = all.iter().enumerate();
    let cut = |(thing, &all)| (0..).zip(rounds(all, most)).map(move |(round, part)| (thing, round, part));
    let mut steps: Vec<(usize, u64, u64)> = things.flat_map(cut).collect();
    steps.sort_by_key(|&(thing, round, _)| (round, thing));
    steps
}

/// So many random games of each game with the laws checked after every action, shared equally by all its setups. A
/// failure names the seed of its game.
fn random_games(all: u64, start: Start) -> Result<(), Stop> {
    step("build", cargo(["build", "--release", "--package", "cli"]))?;
    let program = program("release");
    let (mut setups, mut shares) = (Vec::new(), Vec::new());
    for game in games()? {
        let listed = setups_of(&program, &game)?;
        shares.extend(vec![all.div_ceil(listed.len() as u64); listed.len()]);
        setups.extend(listed);
    }
    let sweep = Sweep::open("games", all, start)?;
    let seed = sweep.seed;
    let steps = in_turn(&shares, STEP.games);
    let command_line = |&(setup, round, games): &(usize, u64, u64)| {
        // Every round has a seed of its own, and so other games.
        format!("simulate --laws --bots random {} --seed {} --games {games}", setups[setup], seed + round)
    };
    let lines: Vec<String> = steps.iter().map(command_line).collect();
    let ended = sweep.run(&lines, |sweep, index| {
        let mut command = Command::new(&program);
        command.args(lines[index].split(' ')).arg("--json");
        sweep.succeed(&format!("melange {}", lines[index]), command)?;
        Ok(format!("{} games", steps[index].2))
    })?;
    let played = ended.sum(0);
    ended.say(&format!("{played} random games in {} setups, every law held after every action", setups.len()));
    Ok(())
}

/// The setups of a game, as arguments of `melange simulate`.
fn setups_of(program: &Path, game: &str) -> Result<Vec<String>, Stop> {
    let output = Command::new(program).args(["content", "setups", "--game", game]).output();
    let output = output.map_err(|error| Stop::failed(format!("{}: {error}", program.display())))?;
    let said = String::from_utf8_lossy(&output.stdout);
    let setups: Vec<String> = said.lines().map(str::to_owned).collect();
    if !output.status.success() || setups.is_empty() {
        return Err(Stop::failed(format!("melange content setups --game {game} lists no setups")));
    }
    Ok(setups)
}

/// So many kills with each database.
fn kills(all: u64, start: Start) -> Result<(), Stop> {
    // With the whole workspace, as the tests have been built.
    step("build", cargo(["test", "--workspace", "--test", "kill", "--no-run"]))?;
    let sweep = Sweep::open("kills", all, start)?;
    let steps = in_turn(&[all; DATABASES.len()], STEP.kills);
    let names: Vec<String> =
        steps.iter().map(|(database, _, kills)| format!("{} {kills}", DATABASES[*database])).collect();
    let ended = sweep.run(&names, |sweep, index| {
        let (database, _, kills) = steps[index];
        let mut command = cargo(["test", "--workspace", "--test", "kill", "--", "--nocapture", "--exact"]);
        command.arg(DATABASES[database]).env("MELANGE_KILLS", kills.to_string());
        let said = sweep.succeed(&names[index], command)?;
        let line = said.lines().find_map(|line| line.strip_prefix(&format!("{}: ", DATABASES[database])));
        let line = match line {
            Some(line) => line,
            // Where the machine has no PostgreSQL, the test says nothing.
            None if DATABASES[database] == POSTGRES => "",
            None => return Err(Stop::failed(format!("the test of kills with {} says nothing", DATABASES[database]))),
        };
        let numbers = line.split(|letter: char| !letter.is_ascii_digit()).filter(|word| !word.is_empty());
        let numbers: Vec<&str> = numbers.take(2).collect();
        Ok(format!("{} kills, {} acknowledged", numbers.first().unwrap_or(&"0"), numbers.get(1).unwrap_or(&"0")))
    })?;
    let of = |database: &str| {
        let done = ended.done.iter().filter(|done| done.step.starts_with(database));
        done.filter_map(|done| done.result.split(' ').next()?.parse::<u64>().ok()).sum::<u64>()
    };
    let each: Vec<String> = DATABASES.iter().map(|database| format!("{} with {database}", of(database))).collect();
    ended.say(&format!("kills: {}; {} acknowledged actions, none lost", each.join(", "), ended.sum(1)));
    Ok(())
}

/// Every fuzz target for its part of the time.
fn fuzz_all(minutes: u64, start: Start) -> Result<(), Stop> {
    let fuzzer = fuzz::Fuzzer::find()?;
    let targets = fuzz::targets()?;
    for target in &targets {
        step(&format!("build fuzz target {target}"), fuzzer.build(target))?;
    }
    let sweep = Sweep::open("fuzz", minutes, start)?;
    let each = (minutes * 60).div_ceil(targets.len() as u64);
    let steps = in_turn(&vec![each; targets.len()], STEP.seconds);
    let names: Vec<String> =
        steps.iter().map(|(target, _, seconds)| format!("{} {seconds} s", targets[*target])).collect();
    let ended = sweep.run(&names, |sweep, index| {
        let (target, round, seconds) = steps[index];
        let seed = u32::try_from((sweep.seed + round) % u64::from(u32::MAX)).unwrap_or(1).max(1);
        let said = sweep.succeed(&names[index], fuzzer.run(&targets[target], seconds, Some(seed))?)?;
        let runs = said.lines().find_map(|line| line.strip_prefix("Done ")?.split(' ').next()?.parse::<u64>().ok());
        Ok(format!("{} runs", runs.unwrap_or(0)))
    })?;
    ended.say(&format!("{} runs of {}, nothing found", ended.sum(0), targets.join(", ")));
    Ok(())
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
        let start = Start { fresh: true, seed: Some(3) };
        assert_eq!(read("--mutants 60 --seed 3 --fresh"), Ok(Plan { mutants: 60, start, ..Plan::default() }));
        for wrong in ["--games", "--games many", "--kills 0", "--cards 3"] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn every_thing_has_its_turn_before_one_has_its_second() {
        assert_eq!(in_turn(&[5, 4, 1], 2), [(0, 0, 2), (1, 0, 2), (2, 0, 1), (0, 1, 2), (1, 1, 2), (0, 2, 1)]);
        assert!(in_turn(&[], 2).is_empty());
    }
}
