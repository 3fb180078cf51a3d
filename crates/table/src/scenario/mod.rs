//! Scenarios: the rulebook as examples that run.
//!
//! A file is TOML and holds `[[scenario]]` tables:
//!
//! - `name`: what it is about, in words; no two in a file share it,
//! - `shows`: the ids of the rules and cards it shows,
//! - `note`: a remark, may be left out,
//! - `given`: the position it begins with, in the words of the game,
//! - `play`: a script, one step per line; `#` begins a comment.
//!
//! | Step | Meaning |
//! |---|---|
//! | `A pass` | seat A does the action whose text form follows |
//! | `legal A bid 4`, `illegal A bid 5` | A can or cannot do it now; who does not owe the decision can do nothing |
//! | `legal A bid *`, `illegal A bid *` | some or no legal action begins so; `bid` alone counts as well |
//! | `turn A`, `over` | A owes the decision; the game is over |
//! | `options 3` | there are exactly so many legal actions |
//! | `expect PATH OP VALUE` | what [`Game::inspect`] has at the dotted path |
//! | `view B PATH OP VALUE`, `view spectator …` | the same in what B or a spectator may know |
//! | `undo`, `no undo` | the last action can be taken back, and is; it cannot, for somebody learned from it |
//!
//! `OP` is `=`, `!=`, `>=`, `<=`, `has`, `lacks`, or `==` for lists whose order matters; a path may end in `count`, the
//! length of a list. `VALUE` is a number, `true`, `false`, `none`, words, `"words"` or `[a, list]`.

mod expect;
mod run;
mod step;

pub use expect::{Expectation, Op};
pub use run::{Failure, Ran, run};
pub use step::{Deed, Pattern, Step};

use serde::Deserialize;
use toml::Spanned;

use crate::{Game, Problem};

/// One scenario, not yet bound to a game.
#[derive(Clone, Debug)]
pub struct Scenario {
    /// The file it stands in.
    pub file: String,
    /// The line its name stands in, counted from 1.
    pub line: usize,
    /// What it is about.
    pub name: String,
    /// Ids of the rules and cards it shows.
    pub shows: Vec<String>,
    /// A remark.
    pub note: Option<String>,
    /// The position it begins with, in the words of the game.
    pub given: toml::Value,
    /// The line `given` begins in.
    pub given_line: usize,
    /// The script, line by line.
    pub steps: Vec<Step>,
}

/// Reads a scenario file; `file` is its name in messages.
///
/// # Errors
/// Names file and line of what is not understood: the TOML, an unknown key, a step.
pub fn parse_file(file: &str, text: &str) -> Result<Vec<Scenario>, Problem> {
    let raw: RawFile = toml::from_str(text).map_err(|error| {
        let line = error.span().map_or(1, |span| line_at(text, span.start));
        let message = error.message().lines().collect::<Vec<_>>().join(", ");
        Problem::new(format!("{file}:{line}: {message}"))
    })?;
    if raw.scenario.is_empty() {
        return Err(Problem::new(format!("{file}:1: no [[scenario]] in this file")));
    }
    let mut scenarios: Vec<Scenario> = Vec::new();
    for raw in raw.scenario {
        let line = line_at(text, raw.name.span().start);
        let name = raw.name.into_inner();
        if let Some(other) = scenarios.iter().find(|other| other.name == name) {
            let other = other.line;
            return Err(Problem::new(format!("{file}:{line}: scenario '{name}' is already at line {other}")));
        }
        let steps = parse_script(file, text, &raw.play)?;
        if steps.is_empty() {
            return Err(Problem::new(format!("{file}:{line}: scenario '{name}' has an empty play")));
        }
        scenarios.push(Scenario {
            file: file.to_owned(),
            line,
            name,
            shows: raw.shows,
            note: raw.note,
            given_line: line_at(text, raw.given.span().start),
            given: toml::Value::Table(raw.given.into_inner()),
            steps,
        });
    }
    Ok(scenarios)
}

/// Builds the rules and a state from a position written as JSON, as programs write it.
///
/// # Errors
/// Says which part of the position is unknown or contradicts another.
pub fn position_from_json<G: Game>(given: serde_json::Value) -> Result<(G, G::State), Problem> {
    let given = G::Given::deserialize(given).map_err(|error| Problem::new(error.to_string()))?;
    G::position(&given)
}

/// Builds the rules and a state from a position written as TOML, as scenario files write it.
///
/// # Errors
/// Says which part of the position is unknown or contradicts another.
pub fn position_from_toml<G: Game>(given: toml::Value) -> Result<(G, G::State), Problem> {
    let given = G::Given::deserialize(given)
        .map_err(|error| Problem::new(error.to_string().trim().lines().collect::<Vec<_>>().join(", ")))?;
    G::position(&given)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawFile {
    #[serde(default)]
    scenario: Vec<RawScenario>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawScenario {
    name: Spanned<String>,
    shows: Vec<String>,
    note: Option<String>,
    given: Spanned<toml::Table>,
    play: Spanned<String>,
}

fn parse_script(file: &str, text: &str, play: &Spanned<String>) -> Result<Vec<Step>, Problem> {
    let raw = &text[play.span()];
    // A line end directly after three quotes is no part of the script.
    let inside = raw.strip_prefix("'''").or_else(|| raw.strip_prefix("\"\"\""));
    let skipped = inside.is_some_and(|inside| inside.starts_with('\n') || inside.starts_with("\r\n"));
    let first = line_at(text, play.span().start) + usize::from(skipped);
    // Escapes can make more or fewer lines than the file has; then only the script's own line is known.
    let lines_match = play.get_ref().matches('\n').count() + usize::from(skipped) == raw.matches('\n').count();
    let mut steps = Vec::new();
    for (i, line) in play.get_ref().lines().enumerate() {
        let number = if lines_match { first + i } else { first };
        match Step::parse(number, line) {
            Ok(step) => steps.extend(step),
            Err(problem) => return Err(Problem::new(format!("{file}:{number}: '{}': {problem}", line.trim()))),
        }
    }
    Ok(steps)
}

/// The line, counted from 1, that the byte at `offset` stands in.
fn line_at(text: &str, offset: usize) -> usize {
    text.as_bytes()[..offset.min(text.len())].iter().filter(|&&byte| byte == b'\n').count() + 1
}
