//! `melange play`: a game in the terminal, for one or more people at one device, with bots.

mod screen;
mod terminal;

use std::io::{BufRead, IsTerminal, Write};
use std::path::PathBuf;

use table::Seed;

use crate::setup::SetupArgs;
use crate::{Done, Failure, files, replay};
use screen::Screen;
use terminal::TerminalGame;

/// Play in the terminal, alone or with others on one device, against bots
///
/// Humans take the first seats, bots the others. Choices are numbered; type a number and press Enter. The game is saved
/// after every action and can be resumed at any time. Input can also come from a file or a pipe: one number per line.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  melange play                                      one human, three greedy bots
  melange play --players 3 --bots random            two humans and a bot
  melange play --bots none                          four humans on one device
  melange play --leaders choose
  melange play --resume melange-save.json           resume a saved game

Commands in the game: a number to choose, ? for help, u to undo, c NAME for a card's text, t for the table,
l for the log, q to save and quit.")]
pub struct Args {
    /// Which game
    #[arg(long, default_value = games::DEFAULT)]
    game: String,
    #[command(flatten)]
    setup: SetupArgs,
    /// Bots for the last seats, separated by commas, or 'none'; greedy bots at all seats but A if not given
    #[arg(long, value_delimiter = ',', value_name = "NAMES")]
    bots: Option<Vec<String>>,
    /// Seed of the shuffle: a number or 64 hexadecimal digits; a secret random one if not given
    #[arg(long, value_name = "SEED")]
    seed: Option<Seed>,
    /// Where to save the game; if not given, melange-save.json, or the resumed file
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Resume this saved game; give --bots again if they were not the default ones
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seed", "modules", "players", "leaders"])]
    resume: Option<PathBuf>,
}

/// The file a game is saved in if nothing else is said.
const SAVE_FILE: &str = "melange-save.json";

/// Runs the command.
///
/// # Errors
/// The setup is refused, or the save file cannot be read or written.
pub fn run(args: &Args) -> Done {
    let game = match &args.resume {
        Some(path) => replay::load(path)?,
        None => {
            let rules = games::find(&args.game)?;
            rules.open(&args.setup.setup(rules)?, &args.seed.unwrap_or_else(files::fresh_seed), &[])?
        }
    };
    let rules = games::find(game.name())?;
    let bots = match args.bots.as_deref() {
        None => vec![rules.fallback_bot().to_owned(); game.seats() - 1],
        Some([none]) if none == "none" => Vec::new(),
        Some(names) => names.to_vec(),
    };
    if bots.len() > game.seats() {
        return Err(Failure::input(format!("{} bots for {} seats", bots.len(), game.seats())));
    }
    let save = match (&args.save, &args.resume) {
        (Some(save), _) => save.clone(),
        (None, Some(resumed)) => resumed.clone(),
        (None, None) => PathBuf::from(SAVE_FILE),
    };
    let (stdin, stdout) = (std::io::stdin(), std::io::stdout());
    let terminal = stdin.is_terminal() && stdout.is_terminal();
    let input: Box<dyn BufRead> = Box::new(stdin.lock());
    let out: Box<dyn Write> = Box::new(stdout.lock());
    TerminalGame::new(rules, game, bots, save, Screen { input, out, terminal })?.play()
}
