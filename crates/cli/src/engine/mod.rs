//! `melange engine`: the rules for programs, one JSON object per line. docs/engine-protocol.md is its description.

mod live;
mod request;

use std::io::{BufRead, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};

use serde_json::{Map, Value, json};
use table::{Problem, Seed};

use crate::Done;
use crate::games::with_game;
use live::{Live, Table};
use request::Request;

/// Speak the engine protocol: one JSON request per line of standard input, one JSON reply per line of output
///
/// docs/engine-protocol.md describes all commands. Bad input is answered with {"error": …} and changes nothing; the
/// program ends with the input or with {"cmd":"quit"}.
#[derive(clap::Args)]
#[command(after_help = r#"Example:
  printf '%s\n' '{"cmd":"new","game":"imperium","setup":{"players":4},"seed":7}' '{"cmd":"legal"}' | melange engine

Commands: new, position, legal, apply, undo, view, status, inspect, save, quit."#)]
pub struct Args {}

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
    live: Option<Box<dyn Live>>,
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
        self.live = None;
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
                let game = request.text("game")?;
                let setup = request.object("setup")?.clone();
                let seed = request.seed()?;
                let live = with_game!(game, G => new_table::<G>(setup, seed))?;
                self.begin(live)
            }
            "position" => {
                let live = self.position(request)?;
                self.begin(live)
            }
            "quit" => {
                self.done = true;
                Ok(json!({ "ok": true }))
            }
            _ => self.in_game(request),
        }
    }

    fn position(&self, request: &Request) -> Result<Box<dyn Live>, Problem> {
        match (request.get("given"), request.get("log")) {
            (Some(_), None) => {
                let game = request.text("game")?;
                let given = request.object("given")?.clone();
                with_game!(game, G => Table::<G>::given(given).map(boxed))
            }
            (None, Some(log)) => {
                let named = request.get("game").or_else(|| log.get("game")).and_then(Value::as_str);
                let game = named.ok_or_else(|| Problem::new("'log' must be the object of a save file"))?;
                let text = log.to_string();
                with_game!(game, G => Table::<G>::logged(&text).map(boxed))
            }
            _ => Err(Problem::new("'position' needs 'given' or 'log', and not both")),
        }
    }

    /// Only a game that could be begun takes the place of the old one.
    fn begin(&mut self, live: Box<dyn Live>) -> Result<Value, Problem> {
        let status = live.status();
        self.live = Some(live);
        Ok(status)
    }

    fn in_game(&mut self, request: &Request) -> Result<Value, Problem> {
        let live = self.live.as_mut().ok_or_else(|| Problem::new("no game yet: begin with 'new' or 'position'"))?;
        match request.cmd.as_str() {
            "legal" => Ok(live.legal()),
            "apply" => live.apply(request.text("action")?, request.seat("seat")?, request.seat("for")?),
            "undo" => live.undo(request.flag("force")?),
            "view" => live.view(request.seat("seat")?),
            "status" => Ok(live.status()),
            "inspect" => Ok(live.inspect()),
            _ => live.save(),
        }
    }
}

fn new_table<G: crate::games::Played>(setup: Value, seed: Seed) -> Result<Box<dyn Live>, Problem> {
    let setup = serde_json::from_value(setup).map_err(|error| Problem::new(format!("setup: {error}")))?;
    Table::<G>::new(setup, seed).map(boxed)
}

fn boxed<G: crate::games::Played>(table: Table<G>) -> Box<dyn Live> {
    Box::new(table)
}
