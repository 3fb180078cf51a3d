//! `melange replay`: a saved game, told again.

use std::io::Write;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};
use table::{Game, Seat, Session, Viewer};

use crate::games::{Played, with_game};
use crate::{Done, Failure, files};

/// Tell a saved game again, or show the table at one of its steps
///
/// A saved game holds its seed, and so everything: without --seat all is shown, with --seat what that seat could know.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  melange replay melange-save.json                the log, line by line
  melange replay melange-save.json --seat A       as A saw it
  melange replay melange-save.json --step 40      the table after 40 actions
  melange replay melange-save.json --json         events as JSON, one step per line")]
pub struct Args {
    /// The saved game
    file: PathBuf,
    /// Show the table after so many actions instead
    #[arg(long, value_name = "N")]
    step: Option<usize>,
    /// Only what this seat may know
    #[arg(long, value_name = "SEAT")]
    seat: Option<String>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Which game a saved file is of.
///
/// # Errors
/// The text is not that of a saved game.
pub fn game_name(path: &Path, text: &str) -> Result<String, Failure> {
    let value: Value =
        serde_json::from_str(text).map_err(|error| Failure::check(format!("{}: {error}", path.display())))?;
    let name = value.get("game").and_then(Value::as_str);
    name.map(str::to_owned)
        .ok_or_else(|| Failure::check(format!("{}: this is no saved game: it names no game", path.display())))
}

/// Reads a saved game.
///
/// # Errors
/// Says what is wrong with the file.
pub fn load<G: Game>(path: &Path, text: &str) -> Result<Session<G>, Failure> {
    Session::load(text).map_err(|error| Failure::check(format!("{}: {error}", path.display())))
}

/// Runs the command.
///
/// # Errors
/// The file cannot be read or does not hold up, or there is no such seat or step.
pub fn run(args: &Args) -> Done {
    let text = files::read(&args.file)?;
    let name = game_name(&args.file, &text)?;
    with_game!(name.as_str(), G => replay::<G>(args, &load(&args.file, &text)?))
}

fn replay<G: Played>(args: &Args, session: &Session<G>) -> Done {
    let seats = session.game().seats();
    let seat = match &args.seat {
        None => None,
        Some(text) => {
            let seat = Seat::parse(text).filter(|seat| seat.index() < seats);
            Some(seat.ok_or_else(|| Failure::input(format!("there is no seat '{text}' at a table of {seats}")))?)
        }
    };
    match args.step {
        Some(step) => show(args, session, seat, step),
        None => tell(args, session, seat),
    }
}

/// The table after `step` actions.
fn show<G: Played>(args: &Args, session: &Session<G>, seat: Option<Seat>, step: usize) -> Done {
    let game = session.game();
    let state = session.state_after(step).ok_or_else(|| {
        Failure::input(format!("there is no step {step}: the game has {} actions", session.log().actions.len()))
    })?;
    let mut out = std::io::stdout().lock();
    let view = game.view(&state, seat.map_or(Viewer::Spectator, Viewer::Seat));
    if args.json {
        let shown = match seat {
            Some(_) => serde_json::to_value(&view).unwrap_or_default(),
            None => game.inspect(&state),
        };
        writeln!(out, "{shown}")?;
        return Ok(());
    }
    let texts = G::english();
    writeln!(out, "{}", game.overview(&texts, &view, seat, &[]))?;
    writeln!(out, "{}", game.prompt(&texts, &state, &[]))?;
    if game.to_move(&state).is_some() {
        let mut legal = Vec::new();
        game.legal_actions(&state, &mut legal);
        // What somebody else can do tells what they hold.
        if seat.is_none() || game.to_move(&state) == seat {
            for action in legal {
                writeln!(out, "  {}", game.action_text(action))?;
            }
        }
    }
    Ok(())
}

/// The whole log.
fn tell<G: Played>(args: &Args, session: &Session<G>, seat: Option<Seat>) -> Done {
    let (game, texts) = (session.game(), G::english());
    let mut out = std::io::stdout().lock();
    for (number, told) in session.events(0).iter().enumerate() {
        let seen: Vec<&G::Event> = told
            .iter()
            .filter(|(audience, _)| seat.is_none_or(|seat| audience.includes(Viewer::Seat(seat))))
            .map(|(_, event)| event)
            .collect();
        let action = number.checked_sub(1).map(|i| game.action_text(session.log().actions[i]));
        if args.json {
            let events: Vec<Value> = seen.iter().map(|event| game.event_tree(event)).collect();
            // An action can name a card that others did not see, so a seat's log has events alone.
            let action = if seat.is_none() { action } else { None };
            writeln!(out, "{}", json!({ "step": number, "action": action, "events": events }))?;
            continue;
        }
        for event in seen {
            writeln!(out, "{number:>4}  {}", game.event_text(&texts, event, &[]))?;
        }
    }
    Ok(())
}
