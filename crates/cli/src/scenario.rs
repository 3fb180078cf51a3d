//! `melange scenario`: run the rulebook's examples, see what they cover, begin a new one.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Subcommand;
use serde_json::json;
use table::coverage::{coverage, unknown};
use table::scenario::{Scenario, parse_file, run as run_scenario};

use crate::games::{Played, with_game};
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
}

#[derive(clap::Args)]
struct Which {
    /// Files or folders
    #[arg(default_value = "scenarios", value_name = "PATH")]
    paths: Vec<PathBuf>,
    /// Which game
    #[arg(long, default_value = "imperium")]
    game: String,
}

/// Runs the command.
///
/// # Errors
/// A scenario fails, something is shown by none, or a file cannot be read.
pub fn run(args: &Args) -> Done {
    match &args.command {
        Command::Run(args) => with_game!(args.which.game.as_str(), G => run_all::<G>(args)),
        Command::Coverage(args) => with_game!(args.which.game.as_str(), G => cover::<G>(args)),
        Command::New(args) => new(args),
    }
}

/// The scenarios of these paths, and what is wrong with the rest of what is there.
fn load(which: &Which) -> Result<(Vec<Scenario>, Vec<String>), Failure> {
    let (mut scenarios, mut broken) = (Vec::new(), Vec::new());
    let found = files::find(&which.paths, "toml")?;
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

fn run_all<G: Played>(args: &RunArgs) -> Done {
    let required = G::requirements()?;
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
        match run_scenario::<G>(scenario) {
            Ok(_) => passed += usize::from(mistakes.is_empty()),
            Err(failure) => writeln!(out, "{failure}\n")?,
        }
    }
    // What cannot be read counts as one failure: nobody knows how many scenarios are in it.
    let failed = scenarios.len() - passed + broken.len();
    writeln!(out, "{passed} passed, {failed} failed")?;
    if failed == 0 { Ok(()) } else { Err(Failure::check("")) }
}

fn cover<G: Played>(args: &CoverageArgs) -> Done {
    let required = G::requirements()?;
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

fn new(args: &NewArgs) -> Done {
    let text = template(&args.name);
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

/// A scenario that runs as it is, with a comment for everything in it.
fn template(name: &str) -> String {
    let name = toml::Value::String(name.to_owned());
    format!(
        r#"# A scenario: docs/scenarios.md explains every word. Change it and run it: melange scenario run FILE
[[scenario]]
# What it is about, in one sentence.
name = {name}

# The rules and parts of components it shows, such as B22, R107, space:arrakeen, card:stilgar.reveal, intrigue:ambush.1,
# intrigue:ambush.not, conflict:skirmish-a.tie, leader:paul-atreides.signet. `melange scenario coverage` lists them all.
shows = ["space:arrakeen"]

# A remark; may be left out.
note = "Replace all of this."

# What happens, one step per line; '#' begins a comment. A failing step lists the legal actions.
play = """
turn A                                    # A owes the decision
illegal A agent dagger arrakeen           # A cannot do this now
A agent reconnaissance arrakeen           # A does this
A resolve arrakeen.space.1                # effects wait on the tray, to be resolved in any order
expect A.garrison = 3                     # what must hold; OP is =, !=, >=, <=, has, lacks, ==
A resolve arrakeen.space.2
no undo                                   # a card was drawn: there is no way back
expect A.hand has convincing-argument
view B players.A.hand.known lacks convincing-argument   # what B may know
A deploy 1
undo                                      # the last action can be taken back, and is
A end-turn
turn B
"""

# The position. What is not said is as at the start of a game.
[scenario.given]
round = 2
conflict = "skirmish-a"

[scenario.given.A]
leader = "glossu-the-beast-rabban"
garrison = 2
hand = ["reconnaissance", "dagger"]
deck = ["convincing-argument"]
"#
    )
}
