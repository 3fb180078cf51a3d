//! `melange scenario`: run the rulebook's examples, see what they cover, begin a new one.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Subcommand;
use games::Rules;
use serde_json::json;
use table::coverage::{coverage, unknown};
use table::scenario::{Scenario, parse_file};

use crate::{Done, Failure, files};

/// Run the rulebook's examples, list what they show, or begin a new one
#[derive(clap::Args)]
#[command(after_help = "docs/scenarios.md explains the notation.")]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Run(RunArgs),
    Coverage(CoverageArgs),
    New(NewArgs),
}

/// Play scenarios and say which of them do not hold
#[derive(clap::Args)]
#[command(after_help = "Examples:
  melange scenario run
  melange scenario run scenarios/combat.toml scenarios/cards")]
struct RunArgs {
    #[command(flatten)]
    which: Which,
}

/// List every rule and card with the number of scenarios that show it; fail if one is shown by none
#[derive(clap::Args)]
#[command(after_help = "Examples:
  melange scenario coverage --missing
  melange scenario coverage --json")]
struct CoverageArgs {
    #[command(flatten)]
    which: Which,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// List only what no scenario shows
    #[arg(long)]
    missing: bool,
}

/// Print a commented scenario to begin with
#[derive(clap::Args)]
#[command(after_help = "Example:
  melange scenario new \"a tie for second place\" --out scenarios/ties.toml")]
struct NewArgs {
    /// What it is about, in words
    name: String,
    /// Write it to this file, which must not exist yet
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Which game
    #[arg(long, default_value = games::DEFAULT)]
    game: String,
}

#[derive(clap::Args)]
struct Which {
    /// Files or folders
    #[arg(default_value = "scenarios", value_name = "PATH")]
    paths: Vec<PathBuf>,
    /// Which game
    #[arg(long, default_value = games::DEFAULT)]
    game: String,
}

/// Runs the command.
///
/// # Errors
/// A scenario fails, something is shown by none, or a file cannot be read.
pub fn run(args: &Args) -> Done {
    match &args.command {
        Command::Run(args) => run_all(games::find(&args.which.game)?, args),
        Command::Coverage(args) => cover(games::find(&args.which.game)?, args),
        Command::New(args) => new(games::find(&args.game)?, args),
    }
}

/// The scenarios of these paths, and what is wrong with the rest of what is there.
fn load(which: &Which) -> Result<(Vec<Scenario>, Vec<String>), Failure> {
    let (mut scenarios, mut broken) = (Vec::new(), Vec::new());
    let mut found = files::find(&which.paths, "toml")?;
    // A folder named like a game holds the scenarios of that game, any other those of the first one.
    let owner = |path: &Path| {
        let names = || games::REGISTRY.iter().map(|rules| rules.name());
        let folders = path.components().filter_map(|part| part.as_os_str().to_str());
        folders.rev().find_map(|folder| names().find(|name| *name == folder)).or_else(|| names().next())
    };
    found.retain(|path| which.paths.contains(path) || owner(path) == Some(which.game.as_str()));
    if found.is_empty() {
        let paths: Vec<String> = which.paths.iter().map(|path| path.display().to_string()).collect();
        return Err(Failure::input(format!("no scenario files (*.toml) in {}", paths.join(", "))));
    }
    for path in found {
        match files::read(&path) {
            Ok(text) => {
                let parsed = parse_file(&path.display().to_string(), &text);
                scenarios.extend(parsed.scenarios);
                broken.extend(parsed.problems.into_iter().map(|problem| problem.0));
            }
            Err(failure) => broken.push(failure.to_string()),
        }
    }
    Ok((scenarios, broken))
}

fn run_all(rules: &dyn Rules, args: &RunArgs) -> Done {
    let required = rules.requirements()?;
    let (scenarios, broken) = load(&args.which)?;
    let mut out = std::io::stdout().lock();
    for problem in &broken {
        writeln!(out, "{problem}\n")?;
    }
    let mut passed = 0;
    for scenario in &scenarios {
        let mistakes = unknown(&required, scenario);
        for mistake in &mistakes {
            writeln!(out, "{mistake}\n")?;
        }
        match rules.run_scenario(scenario) {
            Ok(_) => passed += usize::from(mistakes.is_empty()),
            Err(failure) => writeln!(out, "{failure}\n")?,
        }
    }
    // What cannot be read counts as one failure: nobody knows how many scenarios are in it.
    let failed = scenarios.len() - passed + broken.len();
    writeln!(out, "{passed} passed, {failed} failed")?;
    if failed == 0 { Ok(()) } else { Err(Failure::check("")) }
}

fn cover(rules: &dyn Rules, args: &CoverageArgs) -> Done {
    let required = rules.requirements()?;
    let (scenarios, broken) = load(&args.which)?;
    let mut covered = coverage(&required, &scenarios);
    covered.mistakes.splice(0..0, broken);
    let missing: Vec<_> = covered.uncovered().collect();
    let mut out = std::io::stdout().lock();
    if args.json {
        let shown = covered.shown.iter().filter(|(_, count)| !args.missing || *count == 0);
        let shown: Vec<_> = shown
            .map(|(requirement, count)| json!({ "id": requirement.id, "title": requirement.title, "scenarios": count }))
            .collect();
        let all = json!({
            "required": required.len(),
            "covered": required.len() - missing.len(),
            "missing": missing.iter().map(|requirement| &requirement.id).collect::<Vec<_>>(),
            "mistakes": covered.mistakes,
            "scenarios": scenarios.len(),
            "requirements": shown,
        });
        writeln!(out, "{all}")?;
    } else {
        for (requirement, count) in covered.shown.iter().filter(|(_, count)| !args.missing || *count == 0) {
            writeln!(out, "{count:>3}  {:<40} {}", requirement.id, requirement.title)?;
        }
        for mistake in &covered.mistakes {
            writeln!(out, "{mistake}")?;
        }
        writeln!(
            out,
            "{} of {} shown by {} scenarios, {} missing, {} mistakes",
            required.len() - missing.len(),
            required.len(),
            scenarios.len(),
            missing.len(),
            covered.mistakes.len()
        )?;
    }
    if missing.is_empty() && covered.mistakes.is_empty() { Ok(()) } else { Err(Failure::check("")) }
}

fn new(rules: &dyn Rules, args: &NewArgs) -> Done {
    let text = rules.scenario_template(&args.name);
    let Some(path) = &args.out else {
        std::io::stdout().write_all(text.as_bytes())?;
        return Ok(());
    };
    create_new(path, &text)?;
    writeln!(std::io::stdout(), "{}: written; run it with: melange scenario run {}", path.display(), path.display())?;
    Ok(())
}

/// Writes a file that does not exist yet.
fn create_new(path: &Path, text: &str) -> Done {
    let file = std::fs::File::options().write(true).create_new(true).open(path);
    file.and_then(|mut file| file.write_all(text.as_bytes())).map_err(|error| Failure::file(path, &error))
}
