//! `melange engine`: the rules for programs, one JSON object per line. docs/engine-protocol.md is its description.

mod request;

use std::io::{BufRead, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};

use games::LiveGame;
use serde_json::{Map, Value, json};
use table::{Problem, Seat, Viewer};

use crate::Done;
use request::Request;

/// Speak the engine protocol: one JSON request per line of standard input, one JSON reply per line of output
///
/// docs/engine-protocol.md describes all commands. Bad input is answered with {"error": …} and changes nothing; the
/// program ends with the input or with {"cmd":"quit"}.
#[derive(clap::Args)]
#[command(after_help = example())]
pub struct Args {}

fn example() -> String {
    let new = json!({ "cmd": "new", "game": games::DEFAULT, "setup": { "players": 4 }, "seed": 7 });
    format!(
        "Example:
  printf '%s\\n' '{new}' '{{\"cmd\":\"legal\"}}' | melange engine

Commands: new, position, legal, apply, undo, view, status, inspect, save, quit."
    )
}

/// Runs the command.
///
/// # Errors
/// Standard input or output broke.
pub fn run(_: &Args) -> Done {
    let mut protocol = Protocol::new();
    let mut out = std::io::stdout().lock();
    let mut input = std::io::stdin().lock();
    let mut line = Vec::new();
    while !protocol.is_done() {
        line.clear();
        if input.read_until(b'\n', &mut line)? == 0 {
            break;
        }
        // A line that is no text is answered like any other mistake.
        let text = String::from_utf8_lossy(&line);
        if text.trim().is_empty() {
            continue;
        }
        // The other side may hold a long session open: a mistake in the rules must not end it without a word.
        let reply = catch_unwind(AssertUnwindSafe(|| protocol.handle(&text)));
        let reply = reply.unwrap_or_else(|_| protocol.broken(&text));
        writeln!(out, "{reply}")?;
        out.flush()?;
    }
    Ok(())
}

/// One conversation: at most one game at a time, and the way back in it.
#[derive(Default)]
pub struct Protocol {
    game: Option<Box<dyn LiveGame>>,
    done: bool,
}

/// Every command with the fields it takes, besides `cmd` and `id`.
const COMMANDS: &[(&str, &[&str])] = &[
    ("new", &["game", "setup", "seed"]),
    ("position", &["game", "given", "log"]),
    ("legal", &[]),
    ("apply", &["action", "seat", "for"]),
    ("undo", &["force"]),
    ("view", &["seat"]),
    ("status", &[]),
    ("inspect", &[]),
    ("save", &[]),
    ("quit", &[]),
];

impl Protocol {
    /// A conversation in which no game has begun.
    pub fn new() -> Protocol {
        Protocol::default()
    }

    /// Whether the other side has said `quit`.
    pub fn is_done(&self) -> bool {
        self.done
    }

    /// Answers one request with one line of JSON, without its end. Whatever comes in, it does not fail: what is not
    /// understood or not allowed is answered with an error and changes nothing.
    pub fn handle(&mut self, line: &str) -> String {
        let (id, reply) = match Request::parse(line) {
            Ok(request) => (request.id.clone(), self.answer(&request)),
            Err((id, problem)) => (id, Err(problem)),
        };
        let mut fields = Map::new();
        if let Some(id) = id {
            fields.insert("id".into(), id);
        }
        match reply {
            Ok(Value::Object(reply)) => fields.extend(reply),
            Ok(other) => _ = fields.insert("reply".into(), other),
            Err(problem) => _ = fields.insert("error".into(), Value::String(problem.0)),
        }
        Value::Object(fields).to_string()
    }

    /// Answers a request at which the rules panicked. The game may be half changed, so it is given up.
    fn broken(&mut self, line: &str) -> String {
        self.game = None;
        let id = Request::parse(line).ok().and_then(|request| request.id);
        json!({ "id": id, "error": "the rules failed at this request and the game is lost; please report it" })
            .to_string()
    }

    fn answer(&mut self, request: &Request) -> Result<Value, Problem> {
        let Some((_, fields)) = COMMANDS.iter().find(|(name, _)| *name == request.cmd) else {
            let known: Vec<&str> = COMMANDS.iter().map(|(name, _)| *name).collect();
            return Err(Problem::new(format!("unknown cmd '{}'; there are: {}", request.cmd, known.join(", "))));
        };
        request.only(fields)?;
        match request.cmd.as_str() {
            "new" => {
                let rules = games::find(request.text("game")?)?;
                self.begin(rules.open(request.object("setup")?, &request.seed()?, &[])?)
            }
            "position" => {
                let game = position(request)?;
                self.begin(game)
            }
            "quit" => {
                self.done = true;
                Ok(json!({ "ok": true }))
            }
            _ => self.in_game(request),
        }
    }

    /// Only a game that could be begun takes the place of the old one.
    fn begin(&mut self, game: Box<dyn LiveGame>) -> Result<Value, Problem> {
        let status = status(&*game);
        self.game = Some(game);
        Ok(status)
    }

    fn in_game(&mut self, request: &Request) -> Result<Value, Problem> {
        let game = self.game.as_mut().ok_or_else(|| Problem::new("no game yet: begin with 'new' or 'position'"))?;
        match request.cmd.as_str() {
            "legal" => Ok(json!({ "seat": game.to_move(), "actions": game.legal() })),
            "apply" => {
                let viewer = viewer(&**game, request.seat("for")?)?;
                apply(&mut **game, request.text("action")?, request.seat("seat")?, viewer)
            }
            "undo" => undo(&mut **game, request.flag("force")?),
            "view" => {
                let seat = request.seat("seat")?;
                Ok(json!({ "seat": seat, "view": game.view(viewer(&**game, seat)?) }))
            }
            "status" => Ok(status(&**game)),
            "inspect" => Ok(json!({ "state": game.inspect() })),
            _ => {
                let log: Value =
                    serde_json::from_str(&game.save()?).map_err(|error| Problem::new(error.to_string()))?;
                Ok(json!({ "log": log }))
            }
        }
    }
}

/// The game of a position in a person's words, or of a save file.
fn position(request: &Request) -> Result<Box<dyn LiveGame>, Problem> {
    match (request.get("given"), request.get("log")) {
        (Some(_), None) => games::find(request.text("game")?)?.position(request.object("given")?.clone()),
        (None, Some(log)) => {
            let named = request.get("game").or_else(|| log.get("game")).and_then(Value::as_str);
            let name = named.ok_or_else(|| Problem::new("'log' must be the object of a save file"))?;
            games::find(name)?.load(&log.to_string()).map_err(|error| Problem::new(error.to_string()))
        }
        _ => Err(Problem::new("'position' needs 'given' or 'log', and not both")),
    }
}

/// Where the game is.
fn status(game: &dyn LiveGame) -> Value {
    json!({
        "game": game.name(),
        "seats": game.seats(),
        "to_move": game.to_move(),
        "over": game.to_move().is_none(),
        "round": game.round(),
        "actions": game.steps(),
        "hash": game.hash(),
        "commitment": game.commitment(),
        "outcome": game.outcome(),
    })
}

/// Does an action; the events are those the viewer may see.
fn apply(game: &mut dyn LiveGame, action: &str, seat: Option<Seat>, viewer: Viewer) -> Result<Value, Problem> {
    let owes = game.to_move().ok_or_else(|| Problem::new("the game is over"))?;
    game.act(seat.unwrap_or(owes), action)?;
    Ok(json!({
        "seat": owes,
        "action": game.action(game.steps()),
        "events": game.events(game.steps(), Some(viewer)).pop().unwrap_or_default(),
        "to_move": game.to_move(),
        "over": game.to_move().is_none(),
        "hash": game.hash(),
    }))
}

/// Takes the last action back.
fn undo(game: &mut dyn LiveGame, force: bool) -> Result<Value, Problem> {
    let action = game.action(game.steps());
    if force {
        game.force_undo()?
    } else {
        game.undo()?
    }
    Ok(json!({ "undone": action, "to_move": game.to_move(), "hash": game.hash() }))
}

/// A seat that plays, or a spectator if none is named.
fn viewer(game: &dyn LiveGame, seat: Option<Seat>) -> Result<Viewer, Problem> {
    match seat {
        None => Ok(Viewer::Spectator),
        Some(seat) if seat.index() < game.seats() => Ok(Viewer::Seat(seat)),
        Some(seat) => Err(Problem::new(format!("there is no seat {seat} of {}", game.seats()))),
    }
}
