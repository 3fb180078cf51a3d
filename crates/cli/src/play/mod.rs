//! `melange play`: a game in the terminal, for one or more people at one device, with bots.

mod screen;
mod table;

use std::io::{BufRead, IsTerminal, Write};
use std::path::PathBuf;

use ::table::{Seed, Session};

use crate::games::{Played, SetupArgs, with_game};
use crate::{Done, Failure, files, replay};
use screen::Screen;
use table::Table;

/// Play in the terminal, alone or at one device with others, against bots
///
/// Humans sit at the first seats, bots at the others. Choices are numbered; type a number and press Enter. The game is
/// saved after every action and can be resumed at any moment. Input need not come from a terminal: numbers, line by
/// line, work as well.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  melange play                                      one human, three greedy bots
  melange play --players 3 --bots random            two humans and a bot
  melange play --bots none                          four humans at one device
  melange play --leaders choose
  melange play --resume melange-save.json           go on with a saved game

Commands in the game: a number chooses, ? help, u undo, c NAME a card's text, t the table, l the log, q save and quit.")]
pub struct Args {
    /// Which game
    #[arg(long, default_value = "imperium")]
    game: String,
    #[command(flatten)]
    setup: SetupArgs,
    /// Bots for the last seats, separated by commas, or 'none'; greedy bots at all seats but A if not given
    #[arg(long, value_delimiter = ',', value_name = "NAMES")]
    bots: Option<Vec<String>>,
    /// Seed of the shuffles: a number or 64 hexadecimal digits; a secret one if not given
    #[arg(long, value_name = "SEED")]
    seed: Option<Seed>,
    /// Where the game is saved; with --resume the file that is resumed if not given
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Go on with this saved game; say --bots again if they were not the usual ones
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
    let Some(path) = &args.resume else {
        return with_game!(args.game.as_str(), G => {
            let seed = args.seed.unwrap_or_else(files::fresh_seed);
            begin::<G>(args, Session::new(G::setup_of(&args.setup)?, seed)?)
        });
    };
    let text = files::read(path)?;
    let name = replay::game_name(path, &text)?;
    with_game!(name.as_str(), G => begin::<G>(args, replay::load(path, &text)?))
}

fn begin<G: Played>(args: &Args, session: Session<G>) -> Done {
    let seats = session.game().seats();
    let names = bot_names(args.bots.as_deref(), seats)?;
    let humans = seats - names.len();
    let save = match (&args.save, &args.resume) {
        (Some(save), _) => save.clone(),
        (None, Some(resumed)) => resumed.clone(),
        (None, None) => PathBuf::from(SAVE_FILE),
    };
    let (stdin, stdout) = (std::io::stdin(), std::io::stdout());
    let terminal = stdin.is_terminal() && stdout.is_terminal();
    let input: Box<dyn BufRead> = Box::new(stdin.lock());
    let out: Box<dyn Write> = Box::new(stdout.lock());
    let screen = Screen { input, out, terminal };
    Table::new(session, humans, &names, save, screen)?.play()
}

/// The bots of the last seats.
fn bot_names(given: Option<&[String]>, seats: usize) -> Result<Vec<String>, Failure> {
    let names = match given {
        None => vec!["greedy".to_owned(); seats - 1],
        Some([none]) if none == "none" => Vec::new(),
        Some(names) => names.to_vec(),
    };
    if names.len() > seats {
        return Err(Failure::input(format!("{} bots for {seats} seats", names.len())));
    }
    Ok(names)
}
