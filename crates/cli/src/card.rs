//! `melange card`: what a card says.

use std::io::Write;

use games::Rules;
use table::Problem;

use crate::Done;
use crate::setup::SetupArgs;

/// Show the text of a card, space, conflict or leader
///
/// The text is made from the same effects that the engine runs.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  melange card the spice must flow
  melange card arrakeen
  melange card paul-atreides")]
pub struct Args {
    /// Name or id; several words need no quotes
    #[arg(required = true)]
    name: Vec<String>,
    /// Which game
    #[arg(long, default_value = games::DEFAULT)]
    game: String,
    /// Boxes in play, separated by commas; all boxes if not given
    #[arg(long, value_delimiter = ',', value_name = "NAMES")]
    modules: Vec<String>,
}

/// Runs the command.
///
/// # Errors
/// Nothing is called that; the message has what comes close.
pub fn run(args: &Args) -> Done {
    let rules = games::find(&args.game)?;
    let name = args.name.join(" ");
    let mut found: Vec<(String, String)> = Vec::new();
    let mut problem = None;
    for (modules, players) in combinations(args, rules) {
        let boxes = modules.join(",");
        let setup = SetupArgs { modules, players, leaders: Vec::new(), choices: Vec::new() }.setup(rules)?;
        match rules.describe(&setup, "en", &name) {
            // What another box says in the same words is said once.
            Ok(text) if found.iter().all(|(_, other)| *other != text) => found.push((boxes, text)),
            Ok(_) => {}
            // Of several the longest: only some have names that come close.
            Err(other) => problem = problem.into_iter().chain([other]).max_by_key(|problem: &Problem| problem.0.len()),
        }
    }
    let mut out = std::io::stdout();
    match (&found[..], problem) {
        ([], Some(problem)) => return Err(problem.into()),
        ([(_, text)], _) => writeln!(out, "{text}")?,
        (several, _) => {
            for (boxes, text) in several {
                writeln!(out, "With {boxes}:\n{text}\n")?;
            }
        }
    }
    Ok(())
}

/// The boxes to look into, with a number of players they are for: those that were named, or else every combination.
fn combinations(args: &Args, rules: &dyn Rules) -> Vec<(Vec<String>, u8)> {
    let options = rules.options();
    let combinations = options["combinations"].as_array().into_iter().flatten().filter_map(|combination| {
        let modules: Vec<String> = serde_json::from_value(combination["modules"].clone()).ok()?;
        let players: Vec<u8> = serde_json::from_value(combination["players"].clone()).ok()?;
        Some((modules, *players.last()?))
    });
    if args.modules.is_empty() { combinations.collect() } else { vec![(args.modules.clone(), 4)] }
}
