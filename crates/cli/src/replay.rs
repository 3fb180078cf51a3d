//! `melange replay`: a saved game, told again.

use std::io::Write;
use std::path::{Path, PathBuf};

use games::{LiveGame, Rules};
use serde_json::{Value, json};
use table::{Seat, Viewer};

use crate::{Done, Failure, files};

/// Replay a saved game, or show the table at one of its steps
///
/// A saved game contains its seed, so nothing in it is hidden: without --seat everything is shown, with --seat only
/// what that seat could see.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  melange replay melange-save.json                the log, line by line
  melange replay melange-save.json --seat A       as A saw it
  melange replay melange-save.json --step 40      the table after 40 actions
  melange replay melange-save.json --json         events as JSON, one step per line")]
pub struct Args {
    /// The saved game
    file: PathBuf,
    /// Show the table after N actions instead
    #[arg(long, value_name = "N")]
    step: Option<usize>,
    /// Show only what this seat could see
    #[arg(long, value_name = "SEAT")]
    seat: Option<String>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// The rules of the game a saved file is of.
///
/// # Errors
/// The text is not that of a saved game, or of none that is known.
pub fn rules_of(path: &Path, text: &str) -> Result<&'static dyn Rules, Failure> {
    let value: Value =
        serde_json::from_str(text).map_err(|error| Failure::check(format!("{}: {error}", path.display())))?;
    let name = value.get("game").and_then(Value::as_str);
    let name =
        name.ok_or_else(|| Failure::check(format!("{}: this is not a saved game: it names no game", path.display())))?;
    Ok(games::find(name)?)
}

/// Reads a saved game.
///
/// # Errors
/// Says what is wrong with the file.
pub fn load(path: &Path) -> Result<Box<dyn LiveGame>, Failure> {
    let text = files::read(path)?;
    let game = rules_of(path, &text)?.load(&text);
    game.map_err(|error| Failure::check(format!("{}: {error}", path.display())))
}

/// Runs the command.
///
/// # Errors
/// The file cannot be read or does not hold up, or there is no such seat or step.
pub fn run(args: &Args) -> Done {
    let game = load(&args.file)?;
    let seats = game.seats();
    let seat = match &args.seat {
        None => None,
        Some(text) => {
            let seat = Seat::parse(text).filter(|seat| seat.index() < seats);
            Some(seat.ok_or_else(|| Failure::input(format!("there is no seat '{text}' at a table of {seats}")))?)
        }
    };
    match args.step {
        Some(step) if step > game.steps() => {
            Err(Failure::input(format!("there is no step {step}: the game has {} actions", game.steps())))
        }
        Some(step) => show_position(args, &*game.at(step)?, seat),
        None => show_log(args, &*game, seat),
    }
}

/// The game after some of its actions.
fn show_position(args: &Args, game: &dyn LiveGame, seat: Option<Seat>) -> Done {
    let mut out = std::io::stdout().lock();
    let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
    if args.json {
        writeln!(out, "{}", if seat.is_some() { game.view(viewer) } else { game.inspect() })?;
        return Ok(());
    }
    writeln!(out, "{}", game.overview(viewer, "en", &[]))?;
    writeln!(out, "{}", game.prompt("en", &[]))?;
    // What somebody else can do tells what they hold.
    if game.to_move().is_some() && (seat.is_none() || game.to_move() == seat) {
        for action in game.legal() {
            writeln!(out, "  {action}")?;
        }
    }
    Ok(())
}

/// The whole log.
fn show_log(args: &Args, game: &dyn LiveGame, seat: Option<Seat>) -> Done {
    let mut out = std::io::stdout().lock();
    if args.json {
        for (step, events) in game.events(0, seat.map(Viewer::Seat)).into_iter().enumerate() {
            // An action can name a card that others did not see, so a seat's log has events alone.
            let action = if seat.is_none() { game.action(step) } else { None };
            writeln!(out, "{}", json!({ "step": step, "action": action, "events": events }))?;
        }
        return Ok(());
    }
    let lines = match seat {
        Some(seat) => game.lines(0, Viewer::Seat(seat), "en", &[]),
        None => game.all_lines("en", &[]),
    };
    for line in lines {
        writeln!(out, "{:>4}  {}", line.step, line.text())?;
    }
    Ok(())
}
