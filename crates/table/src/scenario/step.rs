//! The lines of a script.

use super::Expectation;
use crate::{Problem, Seat, Viewer};

/// One line of a script.
#[derive(Clone, PartialEq, Debug)]
pub struct ScriptLine {
    /// The line of the file it stands in, counted from 1.
    pub line: usize,
    /// Its text, without comment.
    pub text: String,
    /// What it does or demands.
    pub kind: StepKind,
}

/// The kinds of steps: an action, an undo, or something that has to hold.
#[derive(Clone, PartialEq, Debug)]
pub enum StepKind {
    /// A seat does the action with this text form.
    Act(Seat, String),
    /// A seat can do such an action now.
    Legal(Seat, Pattern),
    /// A seat cannot do such an action now.
    Illegal(Seat, Pattern),
    /// A seat owes the decision.
    Turn(Seat),
    /// The game is over.
    Over,
    /// The number of legal actions.
    Options(usize),
    /// The last action can be taken back, and is.
    Undo,
    /// The last action cannot be taken back.
    NoUndo,
    /// Something holds in the state.
    Expect(Expectation),
    /// Something holds in what a viewer may know.
    View(Viewer, Expectation),
}

/// Which actions a step speaks of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Pattern {
    /// The one with this text form.
    Exact(String),
    /// All whose text form begins so.
    Prefix(String),
}

impl Pattern {
    fn parse(text: &str) -> Result<Pattern, Problem> {
        match text.find('*') {
            _ if text.is_empty() => Err(Problem::new("expected an action after the seat")),
            None => Ok(Pattern::Exact(text.to_owned())),
            Some(at) if at + 1 == text.len() => Ok(Pattern::Prefix(text[..at].to_owned())),
            Some(_) => Err(Problem::new("'*' can only stand at the end")),
        }
    }

    /// Whether an action with this text form begins as a [`Pattern::Prefix`] says. `bid *` speaks of `bid` as well.
    pub(super) fn begins(prefix: &str, action: &str) -> bool {
        action.starts_with(prefix) || action == prefix.trim_end()
    }
}

impl ScriptLine {
    /// Reads a line; `None` if there is nothing on it.
    pub(super) fn parse(line: usize, text: &str) -> Result<Option<ScriptLine>, Problem> {
        let text = without_comment(text).trim();
        if text.is_empty() {
            return Ok(None);
        }
        Ok(Some(ScriptLine { line, text: text.to_owned(), kind: parse_step(text)? }))
    }
}

fn parse_step(text: &str) -> Result<StepKind, Problem> {
    let (word, rest) = first_word(text);
    match word {
        "legal" | "illegal" => {
            let (seat, action) = seat_first(rest)?;
            let pattern = Pattern::parse(action)?;
            Ok(if word == "legal" { StepKind::Legal(seat, pattern) } else { StepKind::Illegal(seat, pattern) })
        }
        "turn" => match seat_first(rest)? {
            (seat, "") => Ok(StepKind::Turn(seat)),
            (_, more) => Err(Problem::new(format!("'{more}' is too much after the seat"))),
        },
        "options" => {
            let number = rest.parse().map_err(|_| Problem::new(format!("expected a number, found '{rest}'")))?;
            Ok(StepKind::Options(number))
        }
        "expect" => Ok(StepKind::Expect(Expectation::parse(rest)?)),
        "view" => {
            let (viewer, rest) = match first_word(rest) {
                ("spectator", rest) => (Viewer::Spectator, rest),
                _ => seat_first(rest).map(|(seat, rest)| (Viewer::Seat(seat), rest))?,
            };
            Ok(StepKind::View(viewer, Expectation::parse(rest)?))
        }
        "over" if rest.is_empty() => Ok(StepKind::Over),
        "undo" if rest.is_empty() => Ok(StepKind::Undo),
        "no" if rest == "undo" => Ok(StepKind::NoUndo),
        _ => match (Seat::parse(word), rest) {
            (Some(_), "") => Err(Problem::new("expected an action after the seat")),
            (Some(seat), action) => Ok(StepKind::Act(seat, action.to_owned())),
            (None, _) => Err(Problem::new(
                "unknown step; a step begins with a seat (A, B, …) or is one of legal, illegal, turn, over, options, \
                 expect, view, undo, no undo",
            )),
        },
    }
}

/// Takes a seat letter off the front.
fn seat_first(text: &str) -> Result<(Seat, &str), Problem> {
    let (word, rest) = first_word(text);
    match Seat::parse(word) {
        Some(seat) => Ok((seat, rest)),
        None => Err(Problem::new(format!("expected a seat (A, B, …), found '{word}'"))),
    }
}

/// The first word and what follows it.
pub(super) fn first_word(text: &str) -> (&str, &str) {
    text.split_once(char::is_whitespace).map_or((text, ""), |(word, rest)| (word, rest.trim_start()))
}

/// A comment begins with `#` at the start of the line or after a space.
fn without_comment(text: &str) -> &str {
    let comment = text.match_indices('#').find(|(at, _)| text[..*at].chars().last().is_none_or(char::is_whitespace));
    comment.map_or(text, |(at, _)| &text[..at])
}
