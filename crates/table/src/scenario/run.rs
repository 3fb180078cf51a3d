//! Plays a scenario's script.

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

use serde_json::Value;

use super::expect::{Expectation, Mismatch};
use super::step::{Pattern, ScriptLine, StepKind};
use super::{Scenario, position_from_toml};
use crate::{Game, Problem, Seat, Viewer};

/// At most so many legal actions are listed in a failure.
const LISTED: usize = 12;

/// What a passing scenario did.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ScenarioReport {
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
pub fn run<G: Game>(scenario: &Scenario) -> Result<ScenarioReport, Box<Failure>> {
    let failure = |line: usize, step: &str, mismatch: Mismatch| {
        Box::new(Failure {
            file: scenario.file.clone(),
            line,
            scenario: scenario.name.clone(),
            step: step.to_owned(),
            expected: mismatch.expected,
            found: mismatch.found,
            more: mismatch.legal.len().saturating_sub(LISTED),
            legal: mismatch.legal.into_iter().take(LISTED).collect(),
        })
    };
    let position = || {
        position_from_toml::<G>(scenario.given.clone())
            .map_err(|problem| Mismatch::new("a possible position", problem.0))
            .and_then(|(game, state)| Runner::begin(game, state))
    };
    let mut runner = caught(position).map_err(|mismatch| failure(scenario.given_line, "given", mismatch))?;
    for step in &scenario.steps {
        caught(|| runner.step(step)).map_err(|mismatch| failure(step.line, &step.text, mismatch))?;
    }
    Ok(runner.report)
}

/// Does `work`; a panic in it is an error like others. Nothing that it touched is used after one.
fn caught<T>(work: impl FnOnce() -> Result<T, Mismatch>) -> Result<T, Mismatch> {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|panic| {
        let message = panic.downcast_ref::<String>().map(String::as_str);
        let message = message.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("without a message");
        Err(Mismatch::new("the game does not panic", format!("a panic: {message}")))
    })
}

struct Runner<G: Game> {
    game: G,
    state: G::State,
    /// The legal actions of `state`.
    legal: Vec<G::Action>,
    /// The states before each action that has not been taken back.
    before: Vec<G::State>,
    report: ScenarioReport,
}

impl<G: Game> Runner<G> {
    fn begin(game: G, state: G::State) -> Result<Self, Mismatch> {
        let mut runner =
            Runner { game, state, legal: Vec::new(), before: Vec::new(), report: ScenarioReport::default() };
        runner.refresh_and_check()?;
        Ok(runner)
    }

    fn step(&mut self, step: &ScriptLine) -> Result<(), Mismatch> {
        if let StepKind::Act(seat, action) = &step.kind {
            self.act(*seat, action)?;
            self.report.actions += 1;
            return Ok(());
        }
        self.demand(&step.kind)?;
        self.report.checks += 1;
        Ok(())
    }

    fn act(&mut self, seat: Seat, text: &str) -> Result<(), Mismatch> {
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
        self.refresh_and_check()
    }

    fn demand(&mut self, kind: &StepKind) -> Result<(), Mismatch> {
        match kind {
            StepKind::Act(..) => Ok(()),
            StepKind::Legal(seat, pattern) => self.legal(*seat, pattern),
            StepKind::Illegal(seat, pattern) => self.illegal(*seat, pattern),
            StepKind::Turn(seat) if seat.index() >= self.game.seats() => self.seated(*seat),
            StepKind::Turn(seat) if self.game.to_move(&self.state) == Some(*seat) => Ok(()),
            StepKind::Turn(seat) => Err(Mismatch::new(format!("{seat} owes the decision"), self.whose_decision())),
            StepKind::Over if self.game.to_move(&self.state).is_none() => Ok(()),
            StepKind::Over => Err(self.with_legal("the game is over".to_owned(), self.whose_decision())),
            StepKind::Options(number) if self.legal.len() == *number => Ok(()),
            StepKind::Options(number) => {
                Err(self.with_legal(format!("{number} legal actions"), self.legal.len().to_string()))
            }
            StepKind::Undo | StepKind::NoUndo => self.undo(*kind == StepKind::Undo),
            StepKind::Expect(expectation) => self.check(expectation, &self.game.inspect(&self.state)),
            StepKind::View(viewer, expectation) => self.view(*viewer, expectation),
        }
    }

    fn legal(&self, seat: Seat, pattern: &Pattern) -> Result<(), Mismatch> {
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

    fn illegal(&self, seat: Seat, pattern: &Pattern) -> Result<(), Mismatch> {
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

    fn undo(&mut self, allowed: bool) -> Result<(), Mismatch> {
        let expected = if allowed { "the last action can be taken back" } else { "the last action stays" };
        let Some(before) = self.before.last() else {
            return Err(Mismatch::new(expected, "nothing has been done yet"));
        };
        let learned = self.game.secrets_seen(before) != self.game.secrets_seen(&self.state);
        match (allowed, learned) {
            (true, true) => Err(Mismatch::new(expected, "somebody learned something hidden from it")),
            (false, false) => Err(Mismatch::new(expected, "nobody learned anything hidden from it")),
            (false, true) => Ok(()),
            (true, false) => {
                self.state = before.clone();
                self.before.pop();
                self.refresh_and_check()
            }
        }
    }

    fn view(&self, viewer: Viewer, expectation: &Expectation) -> Result<(), Mismatch> {
        if let Viewer::Seat(seat) = viewer {
            self.seated(seat)?;
        }
        let view: Value = serde_json::to_value(self.game.view(&self.state, viewer))
            .map_err(|error| Mismatch::new("a view that can be written down", error.to_string()))?;
        self.check(expectation, &view)
    }

    fn check(&self, expectation: &Expectation, tree: &Value) -> Result<(), Mismatch> {
        expectation.check(tree)?;
        for word in expectation.unwanted() {
            let known = self.game.check_name(&expectation.path, word);
            known.map_err(|problem| Mismatch::new(format!("'{word}' is a name"), problem.0))?;
        }
        Ok(())
    }

    /// Nobody at a seat that does not play can do anything; to say so would be no test.
    fn seated(&self, seat: Seat) -> Result<(), Mismatch> {
        let seats = self.game.seats();
        if seat.index() < seats {
            Ok(())
        } else {
            Err(Mismatch::new(format!("a seat {seat}"), format!("{seats} seats")))
        }
    }

    /// Lists the legal actions of a new state and checks the laws of the game in it.
    fn refresh_and_check(&mut self) -> Result<(), Mismatch> {
        self.game.legal_actions(&self.state, &mut self.legal);
        self.game.check(&self.state).map_err(|Problem(law)| Mismatch::new("the laws of the game hold", law))
    }

    fn parse(&self, text: &str) -> Result<G::Action, Mismatch> {
        self.game.parse_action(text).map_err(|problem| Mismatch::new(format!("'{text}' is an action"), problem.0))
    }

    fn exact(&self, pattern: &Pattern) -> Result<Option<G::Action>, Mismatch> {
        match pattern {
            Pattern::Exact(text) => self.parse(text).map(Some),
            Pattern::Prefix(prefix) => match self.game.check_prefix(prefix) {
                Ok(()) => Ok(None),
                Err(problem) => {
                    Err(Mismatch::new(format!("an action can begin with '{}'", prefix.trim_end()), problem.0))
                }
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

    fn with_legal(&self, expected: String, found: String) -> Mismatch {
        let legal = self.legal.iter().map(|&action| self.game.action_text(action)).collect();
        Mismatch { expected, found, legal }
    }
}
