//! `melange card`: what a card says.

use std::io::Write;

use crate::games::{Played, SetupArgs, with_game};
use crate::{Done, Failure};

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
    #[arg(long, default_value = "imperium")]
    game: String,
    /// Boxes in play, separated by commas
    #[arg(long, value_delimiter = ',', default_value = "base", value_name = "NAMES")]
    modules: Vec<String>,
}

/// Runs the command.
///
/// # Errors
/// Nothing is called that; the message has what comes close.
pub fn run(args: &Args) -> Done {
    with_game!(args.game.as_str(), G => {
        let setup = SetupArgs { modules: args.modules.clone(), players: 4, leaders: vec!["random".into()] };
        let game = <G as table::Game>::new(&G::setup_of(&setup)?)?;
        let query = args.name.join(" ");
        let text = game.describe(&G::english(), &query).map_err(|near| Failure::input(not_found(&query, &near)))?;
        writeln!(std::io::stdout(), "{text}")?;
        Ok(())
    })
}

/// That nothing is called so, with names that come close.
pub fn not_found(query: &str, near: &[String]) -> String {
    match near {
        [] => format!("nothing is called '{query}'"),
        near => format!("nothing is called '{query}'; close are: {}", near.join(", ")),
    }
}
