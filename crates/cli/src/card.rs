//! `melange card`: what a card says.

use std::io::Write;

use crate::Done;
use crate::setup::SetupArgs;

/// Show the text of a card, space, conflict or leader
///
/// The words are made from the same effects that the engine runs.
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
    /// Boxes in play, separated by commas; the base box if not given
    #[arg(long, value_delimiter = ',', value_name = "NAMES")]
    modules: Vec<String>,
}

/// Runs the command.
///
/// # Errors
/// Nothing is called that; the message has what comes close.
pub fn run(args: &Args) -> Done {
    let rules = games::find(&args.game)?;
    let modules = args.modules.clone();
    let setup = SetupArgs { modules, players: 4, leaders: Vec::new(), choices: Vec::new() }.setup(rules)?;
    let text = rules.describe(&setup, "en", &args.name.join(" "))?;
    writeln!(std::io::stdout(), "{text}")?;
    Ok(())
}
