//! Plays a scenario's script.

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

use serde_json::Value;

use super::expect::{Expectation, Mismatch};
use super::step::{Deed, Pattern, ScriptLine};
use super::{Scenario, position_from_toml};
use crate::{Game, Problem, Seat, Viewer};

/// At most so many legal actions are listed in a failure.
const LISTED: usize = 12;

/// A scenario that holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Ran {
    /// Number of actions done.
    pub actions: usize,
    /// Number of steps that demanded something.
    pub checks: usize,
}

/// The first step of a scenario that does not hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// The file.
    pub file: String,
    /// The line in it, counted from 1.
    pub line: usize,
    /// The scenario's name.
    pub scenario: String,
    /// The step's text; `given` for the position.
    pub step: String,
    /// What should have been.
    pub expected: String,
    /// What was.
    pub found: String,
    /// The first few legal actions, where they help.
    pub legal: Vec<String>,
    /// How many more there were.
    pub more: usize,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        writeln!(f, "{}:{}: scenario '{}'", self.file, self.line, self.scenario)?;
        writeln!(f, "  step:     {}", self.step)?;
        writeln!(f, "  expected: {}", self.expected)?;
        write!(f, "  found:    {}", self.found)?;
        if !self.legal.is_empty() {
            write!(f, "\n  legal:    {}", self.legal.join(" | "))?;
            if self.more > 0 {
                write!(f, " | … and {} more", self.more)?;
            }
        }
        Ok(())
    }
}

impl std::error::Error for Failure {}

/// Plays a scenario by the rules of `G`, whose laws are checked at the beginning and after each action. A panic of the
/// game is a failure of the step it happened in.
///
/// # Errors
/// Shows the first step that does not hold.
pub fn run<G: Game>(scenario: &Scenario) -> Result<Ran, Box<Failure>> {
    let failure = |line: usize, step: &str, wrong: Wrong| {
        Box::new(Failure {
            file: scenario.file.clone(),
            line,
            scenario: scenario.name.clone(),
            step: step.to_owned(),
            expected: wrong.expected,
            found: wrong.found,
            more: wrong.legal.len().saturating_sub(LISTED),
            legal: wrong.legal.into_iter().take(LISTED).collect(),
        })
    };
    let position = || {
        position_from_toml::<G>(scenario.given.clone())
            .map_err(|problem| Wrong::new("a possible position", problem.0))
            .and_then(|(game, state)| Runner::begin(game, state))
    };
    let mut runner = caught(position).map_err(|wrong| failure(scenario.given_line, "given", wrong))?;
    for step in &scenario.steps {
        caught(|| runner.step(step)).map_err(|wrong| failure(step.line, &step.text, wrong))?;
    }
    Ok(runner.ran)
}

/// Does `work`; a panic in it is an error like others. Nothing that it touched is used after one.
fn caught<T>(work: impl FnOnce() -> Result<T, Wrong>) -> Result<T, Wrong> {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|panic| {
        let message = panic.downcast_ref::<String>().map(String::as_str);
        let message = message.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("without a message");
        Err(Wrong::new("the game does not panic", format!("a panic: {message}")))
    })
}

/// What a [`Failure`] says, before it is known where.
struct Wrong {
    expected: String,
    found: String,
    legal: Vec<String>,
}

impl Wrong {
    fn new(expected: impl Into<String>, found: impl Into<String>) -> Wrong {
        Wrong { expected: expected.into(), found: found.into(), legal: Vec::new() }
    }
}

impl From<Mismatch> for Wrong {
    fn from(mismatch: Mismatch) -> Wrong {
        Wrong::new(mismatch.expected, mismatch.found)
    }
}

struct Runner<G: Game> {
    game: G,
    state: G::State,
    /// The legal actions of `state`.
    legal: Vec<G::Action>,
    /// The states before each action that has not been taken back.
    before: Vec<G::State>,
    ran: Ran,
}

impl<G: Game> Runner<G> {
    fn begin(game: G, state: G::State) -> Result<Self, Wrong> {
        let mut runner = Runner { game, state, legal: Vec::new(), before: Vec::new(), ran: Ran::default() };
        runner.arrive()?;
        Ok(runner)
    }

    fn step(&mut self, step: &ScriptLine) -> Result<(), Wrong> {
        if let Deed::Act(seat, action) = &step.deed {
            self.act(*seat, action)?;
            self.ran.actions += 1;
            return Ok(());
        }
        self.demand(&step.deed)?;
        self.ran.checks += 1;
        Ok(())
    }

    fn act(&mut self, seat: Seat, text: &str) -> Result<(), Wrong> {
        let action = self.parse(text)?;
        self.seated(seat)?;
        let expected = || format!("{seat} can do this");
        if self.game.to_move(&self.state) != Some(seat) {
            return Err(self.with_legal(expected(), self.whose_decision()));
        }
        let before = self.state.clone();
        if let Err(illegal) = self.game.apply(&mut self.state, action, &mut ()) {
            return Err(self.with_legal(expected(), illegal.reason));
        }
        self.before.push(before);
        self.arrive()
    }

    fn demand(&mut self, deed: &Deed) -> Result<(), Wrong> {
        match deed {
            Deed::Act(..) => Ok(()),
            Deed::Legal(seat, pattern) => self.legal(*seat, pattern),
            Deed::Illegal(seat, pattern) => self.illegal(*seat, pattern),
            Deed::Turn(seat) if seat.index() >= self.game.seats() => self.seated(*seat),
            Deed::Turn(seat) if self.game.to_move(&self.state) == Some(*seat) => Ok(()),
            Deed::Turn(seat) => Err(Wrong::new(format!("{seat} owes the decision"), self.whose_decision())),
            Deed::Over if self.game.to_move(&self.state).is_none() => Ok(()),
            Deed::Over => Err(self.with_legal("the game is over".to_owned(), self.whose_decision())),
            Deed::Options(number) if self.legal.len() == *number => Ok(()),
            Deed::Options(number) => {
                Err(self.with_legal(format!("{number} legal actions"), self.legal.len().to_string()))
            }
            Deed::Undo | Deed::NoUndo => self.undo(*deed == Deed::Undo),
            Deed::Expect(expectation) => self.check(expectation, &self.game.inspect(&self.state)),
            Deed::View(viewer, expectation) => self.view(*viewer, expectation),
        }
    }

    fn legal(&self, seat: Seat, pattern: &Pattern) -> Result<(), Wrong> {
        let exact = self.exact(pattern)?;
        self.seated(seat)?;
        if self.game.to_move(&self.state) != Some(seat) {
            return Err(self.with_legal(format!("{seat} can do this"), self.whose_decision()));
        }
        match (exact, pattern) {
            (Some(action), _) if self.legal.contains(&action) => Ok(()),
            (Some(action), _) => {
                Err(self.with_legal(format!("{seat} can do this"), self.game.why_not(&self.state, action)))
            }
            (None, _) if self.first_that_begins(pattern).is_some() => Ok(()),
            (None, _) => Err(self.with_legal("some legal action begins so".to_owned(), "none does".to_owned())),
        }
    }

    fn illegal(&self, seat: Seat, pattern: &Pattern) -> Result<(), Wrong> {
        let exact = self.exact(pattern)?;
        self.seated(seat)?;
        if self.game.to_move(&self.state) != Some(seat) {
            return Ok(());
        }
        match exact {
            Some(action) if self.legal.contains(&action) => {
                Err(self.with_legal(format!("{seat} cannot do this"), "it is legal".to_owned()))
            }
            Some(_) => Ok(()),
            None => match self.first_that_begins(pattern) {
                Some(action) => Err(self.with_legal("no legal action begins so".to_owned(), format!("'{action}'"))),
                None => Ok(()),
            },
        }
    }

    fn undo(&mut self, allowed: bool) -> Result<(), Wrong> {
        let expected = if allowed { "the last action can be taken back" } else { "the last action stays" };
        let Some(before) = self.before.last() else {
            return Err(Wrong::new(expected, "nothing has been done yet"));
        };
        let learned = self.game.secrets_seen(before) != self.game.secrets_seen(&self.state);
        match (allowed, learned) {
            (true, true) => Err(Wrong::new(expected, "somebody learned something hidden from it")),
            (false, false) => Err(Wrong::new(expected, "nobody learned anything hidden from it")),
            (false, true) => Ok(()),
            (true, false) => {
                self.state = before.clone();
                self.before.pop();
                self.arrive()
            }
        }
    }

    fn view(&self, viewer: Viewer, expectation: &Expectation) -> Result<(), Wrong> {
        if let Viewer::Seat(seat) = viewer {
            self.seated(seat)?;
        }
        let view: Value = serde_json::to_value(self.game.view(&self.state, viewer))
            .map_err(|error| Wrong::new("a view that can be written down", error.to_string()))?;
        self.check(expectation, &view)
    }

    fn check(&self, expectation: &Expectation, tree: &Value) -> Result<(), Wrong> {
        expectation.check(tree)?;
        for word in expectation.unwanted() {
            let known = self.game.check_name(&expectation.path, word);
            known.map_err(|problem| Wrong::new(format!("'{word}' is a name"), problem.0))?;
        }
        Ok(())
    }

    /// Nobody at a seat that does not play can do anything; to say so would be no test.
    fn seated(&self, seat: Seat) -> Result<(), Wrong> {
        let seats = self.game.seats();
        if seat.index() < seats { Ok(()) } else { Err(Wrong::new(format!("a seat {seat}"), format!("{seats} seats"))) }
    }

    /// What is to be done in every new state.
    fn arrive(&mut self) -> Result<(), Wrong> {
        self.game.legal_actions(&self.state, &mut self.legal);
        self.game.check(&self.state).map_err(|Problem(law)| Wrong::new("the laws of the game hold", law))
    }

    fn parse(&self, text: &str) -> Result<G::Action, Wrong> {
        self.game.parse_action(text).map_err(|problem| Wrong::new(format!("'{text}' is an action"), problem.0))
    }

    fn exact(&self, pattern: &Pattern) -> Result<Option<G::Action>, Wrong> {
        match pattern {
            Pattern::Exact(text) => self.parse(text).map(Some),
            Pattern::Prefix(prefix) => match self.game.check_beginning(prefix) {
                Ok(()) => Ok(None),
                Err(problem) => Err(Wrong::new(format!("an action can begin with '{}'", prefix.trim_end()), problem.0)),
            },
        }
    }

    fn first_that_begins(&self, pattern: &Pattern) -> Option<String> {
        let Pattern::Prefix(prefix) = pattern else { return None };
        self.legal.iter().map(|&action| self.game.action_text(action)).find(|text| Pattern::begins(prefix, text))
    }

    fn whose_decision(&self) -> String {
        match self.game.to_move(&self.state) {
            Some(seat) => format!("{seat} owes the decision"),
            None => "the game is over".to_owned(),
        }
    }

    fn with_legal(&self, expected: String, found: String) -> Wrong {
        let legal = self.legal.iter().map(|&action| self.game.action_text(action)).collect();
        Wrong { expected, found, legal }
    }
}
