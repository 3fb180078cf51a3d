//! What is told of a game, as it crosses the wire.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Serialize, Serializer};
#[cfg(feature = "types")]
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use table::{AutomaticReason, Part, Seat, joined};

/// JSON that is written out already: a game's own, or what several people are sent alike. Copies share the text.
#[derive(Clone, Debug)]
pub struct Json(Arc<RawValue>);

impl Json {
    /// Writes a value out.
    pub(crate) fn of(value: &impl Serialize) -> Json {
        let text = to_raw_value(value).expect("what a game sends is plain data with text keys");
        Json(text.into())
    }

    /// The JSON as text.
    pub fn get(&self) -> &str {
        self.0.get()
    }
}

impl From<Arc<RawValue>> for Json {
    fn from(text: Arc<RawValue>) -> Json {
        Json(text)
    }
}

impl Serialize for Json {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl PartialEq for Json {
    fn eq(&self, other: &Json) -> bool {
        self.get() == other.get()
    }
}

/// A choice a player has.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Choice {
    /// The action's text form: what to send back.
    pub action: String,
    /// The action in words.
    pub label: String,
    /// The action as a tree: what the screen's targets match.
    #[cfg_attr(feature = "types", schemars(with = "Value"), ts(type = "unknown"))]
    pub tree: Json,
    /// How it changes the numbers everybody sees; none if somebody learns something hidden from it.
    #[cfg_attr(feature = "types", schemars(with = "Option<Value>"), ts(type = "unknown"))]
    pub preview: Option<Json>,
}

/// A choice a player might look for, and why it is not there.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Blocked {
    /// The action as a tree.
    #[cfg_attr(feature = "types", schemars(with = "Value"), ts(type = "unknown"))]
    pub tree: Json,
    /// Why it cannot be done, in words.
    pub reason: String,
    /// What that is, as a key of the catalogue's `about`: it names the rules.
    pub about: String,
}

/// An action that can be taken without asking, for somebody who likes that.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Automatic {
    /// The action's text form: one of the choices.
    pub action: String,
    /// Why nobody need be asked.
    pub why: AutomaticReason,
}

/// The decision somebody owes, as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Decision {
    /// Who decides.
    pub seat: Seat,
    /// The player it is decided for.
    pub player: Seat,
    /// What is asked, in words: one after another the texts of the parts are the prompt.
    pub prompt: Vec<Part>,
    /// What is asked, as a key of the catalogue's `about`: it names the rules.
    pub about: String,
    /// The choices; only whoever owes the decision gets them.
    pub choices: Vec<Choice>,
    /// What is not possible now; only for whoever owes the decision.
    pub blocked: Vec<Blocked>,
    /// Choices that have to be made before the turn can end, in the given order; only for whoever owes the decision.
    pub due: Vec<String>,
    /// The choice that leaves no real choice, if there is one; only for whoever owes the decision.
    pub automatic: Option<Automatic>,
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Line {
    /// The action it belongs to, from 1; 0 is the deal.
    pub step: usize,
    /// The event as a tree.
    #[cfg_attr(feature = "types", schemars(with = "Value"), ts(type = "unknown"))]
    pub event: Json,
    /// The event in words: one after another the texts of the parts are the line.
    pub parts: Vec<Part>,
    /// Whether only this viewer (and maybe others, but not everybody) may read it.
    pub secret: bool,
    /// Whether it was taken back; then `step` is the action that can take its place.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<bool>"))]
    pub undone: bool,
}

impl Line {
    /// The event in words.
    pub fn text(&self) -> String {
        joined(&self.parts)
    }
}

/// Where a round or a turn began.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Mark {
    /// After so many actions.
    pub step: usize,
    /// In which round.
    pub round: u32,
    /// Who owed the decision then.
    pub seat: Seat,
}

/// The scores from an action on.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Scores {
    /// After so many actions.
    pub step: usize,
    /// In which round.
    pub round: u32,
    /// Seat by seat, points by where they came from.
    pub seats: Vec<BTreeMap<&'static str, i32>>,
}

/// How a game went.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct History {
    /// Actions in all.
    pub steps: usize,
    /// Where decisions passed to another seat, or a round began.
    pub turns: Vec<Mark>,
    /// The scores whenever they changed.
    pub scores: Vec<Scores>,
}
