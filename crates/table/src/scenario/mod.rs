//! Scenarios: the rulebook as examples that run.
//!
//! A file is TOML and holds `[[scenario]]` tables:
//!
//! - `name`: what it is about, in words; no two in a file share it,
//! - `shows`: the ids of the rules and cards it shows,
//! - `note`: a remark, may be left out,
//! - `given`: the position it begins with, in the words of the game; may be left out,
//! - `play`: a script, one step per line; `#` begins a comment.
//!
//! | ScriptLine | Meaning |
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
pub use run::{Failure, ScenarioReport, run};
pub use step::{Pattern, ScriptLine, StepKind};

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
    pub steps: Vec<ScriptLine>,
}

/// What a file holds.
#[derive(Clone, Debug, Default)]
pub struct Parsed {
    /// The scenarios that are understood.
    pub scenarios: Vec<Scenario>,
    /// What is wrong with each of the others, with file and line; several lines if several are wrong in it.
    pub problems: Vec<Problem>,
}

/// Reads a scenario file; `file` is its name in messages. What is wrong in one scenario (the TOML, an unknown key, a
/// step) does not keep the others from being read.
pub fn parse_file(file: &str, text: &str) -> Parsed {
    let mut parsed = Parsed::default();
    for (first_line, part) in parts(text) {
        let source = Source { file, first_line, text: part };
        match source.read() {
            Ok(raw) => raw.into_iter().for_each(|raw| match source.scenario(raw, &parsed.scenarios) {
                Ok(scenario) => parsed.scenarios.push(scenario),
                Err(problem) => parsed.problems.push(problem),
            }),
            Err(problem) => parsed.problems.push(problem),
        }
    }
    if parsed.scenarios.is_empty() && parsed.problems.is_empty() {
        parsed.problems.push(Problem::new(format!("{file}:1: no [[scenario]] in this file")));
    }
    parsed
}

/// Cuts a file before each `[[scenario]]`; each part with the number of its first line. Parts are read by themselves, so
/// that a quote without an end spoils one scenario only.
fn parts(text: &str) -> Vec<(usize, &str)> {
    let (mut parts, mut start, mut first_line, mut offset) = (Vec::new(), 0, 1, 0);
    for (line, number) in text.split_inclusive('\n').zip(1..) {
        if line.starts_with("[[scenario]]") && offset > 0 {
            parts.push((first_line, &text[start..offset]));
            (start, first_line) = (offset, number);
        }
        offset += line.len();
    }
    parts.push((first_line, &text[start..]));
    parts
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
    given: Option<Spanned<toml::Table>>,
    play: Spanned<String>,
}

/// A part of a file.
struct Source<'a> {
    file: &'a str,
    /// The number in the file of its first line.
    first_line: usize,
    text: &'a str,
}

impl Source<'_> {
    fn read(&self) -> Result<Vec<RawScenario>, Problem> {
        let raw: Result<RawFile, _> = toml::from_str(self.text);
        raw.map(|raw| raw.scenario).map_err(|error| {
            let line = error.span().map_or(self.first_line, |span| self.line_at(span.start));
            self.problem(line, &error.message().lines().collect::<Vec<_>>().join(", "))
        })
    }

    fn scenario(&self, raw: RawScenario, before: &[Scenario]) -> Result<Scenario, Problem> {
        let line = self.line_at(raw.name.span().start);
        let name = raw.name.into_inner();
        if let Some(other) = before.iter().find(|other| other.name == name) {
            return Err(self.problem(line, &format!("scenario '{name}' is already at line {}", other.line)));
        }
        let steps = self.script(&raw.play)?;
        if steps.is_empty() {
            return Err(self.problem(line, &format!("scenario '{name}' has an empty play")));
        }
        let given_line = raw.given.as_ref().map_or(line, |given| self.line_at(given.span().start));
        Ok(Scenario {
            file: self.file.to_owned(),
            line,
            name,
            shows: raw.shows,
            note: raw.note,
            given_line,
            given: toml::Value::Table(raw.given.map(Spanned::into_inner).unwrap_or_default()),
            steps,
        })
    }

    fn script(&self, play: &Spanned<String>) -> Result<Vec<ScriptLine>, Problem> {
        let raw = &self.text[play.span()];
        // A line end directly after three quotes is no part of the script.
        let inside = raw.strip_prefix("'''").or_else(|| raw.strip_prefix("\"\"\""));
        let skipped = inside.is_some_and(|inside| inside.starts_with('\n') || inside.starts_with("\r\n"));
        let first = self.line_at(play.span().start) + usize::from(skipped);
        // Escapes can make more or fewer lines than the file has; then only the script's own line is known.
        let lines_match = play.get_ref().matches('\n').count() + usize::from(skipped) == raw.matches('\n').count();
        let (mut steps, mut problems) = (Vec::new(), Vec::new());
        for (i, line) in play.get_ref().lines().enumerate() {
            let number = if lines_match { first + i } else { first };
            match ScriptLine::parse(number, line) {
                Ok(step) => steps.extend(step),
                Err(problem) => problems.push(self.problem(number, &format!("'{}': {problem}", line.trim())).0),
            }
        }
        if problems.is_empty() { Ok(steps) } else { Err(Problem(problems.join("\n"))) }
    }

    fn problem(&self, line: usize, message: &str) -> Problem {
        Problem(format!("{}:{line}: {message}", self.file))
    }

    /// The line of the file, counted from 1, that the byte at `offset` of this part stands in.
    fn line_at(&self, offset: usize) -> usize {
        let before = &self.text.as_bytes()[..offset.min(self.text.len())];
        before.iter().filter(|&&byte| byte == b'\n').count() + self.first_line
    }
}
