//! What a game shows to people: texts in their language, and trees that a screen can draw.

use std::sync::Arc;

use serde::Serialize;
use serde_json::value::RawValue;

use crate::{Game, Part, Problem, Seat, Viewer};

/// The people a prompt is written for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PromptFor {
    /// The player who owes the decision.
    Decider,
    /// The other players: the prompt says who decides, not what.
    Others,
    /// Everyone at one screen: the prompt says what is asked, and of whom.
    Everyone,
}

/// Why an action can be taken without asking whoever owes the decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum AutomaticReason {
    /// It has to be done before the turn ends, and when makes no difference.
    AnyOrder,
    /// There is nothing to play: all that is left is to pass.
    NothingToPlay,
    /// There is one choice only, and nobody learns anything from it.
    OnlyChoice,
}

/// A game that people can look at. Everything here is a reading of the rules' own data; no rule lives here.
pub trait Presentation: Game {
    /// The texts of one language, made once.
    type Texts: Send + Sync;

    /// How changes of views are written out.
    type ViewChanges: ViewChanges<Self>;

    /// What can stand in the way of an action.
    type Obstacle: PartialEq;

    /// The languages there are, the complete one first.
    fn languages() -> Vec<&'static str>;

    /// The texts of a language.
    ///
    /// # Errors
    /// Lists the languages there are.
    fn texts(language: &str) -> Result<Self::Texts, Problem>;

    /// What can be chosen before a game: `combinations` of `modules` with the numbers of `players` they are for, the
    /// simplest first, and whatever else by name, the usual way of each first.
    fn options() -> impl Serialize;

    /// All components with their names and texts, and their effects as trees to draw icons from. `rules` holds the
    /// numbered rules, `terms` the words of the game explained, and `about` which rules are about what.
    fn catalogue(&self, texts: &Self::Texts) -> impl Serialize;

    /// The seats that may talk among themselves unheard, after these actions with who decided them, the latest first.
    /// In most games nobody.
    fn private_talk(&self, _latest: impl Iterator<Item = (Seat, Self::Action)>) -> Vec<Seat> {
        Vec::new()
    }

    /// The question to the player who owes the decision, worded for `prompt_for`, in parts that say what they stand
    /// for. `names` are the names of the players, seat by seat.
    fn prompt_parts(
        &self,
        texts: &Self::Texts,
        state: &Self::State,
        names: &[String],
        prompt_for: PromptFor,
    ) -> Vec<Part>;

    /// The key under which the catalogue's `about` lists the rules on the question asked; empty if nothing is asked.
    fn prompt_rule_key(&self, state: &Self::State) -> String;

    /// An action as a choice, in words.
    fn action_label(&self, texts: &Self::Texts, state: &Self::State, action: Self::Action, names: &[String]) -> String;

    /// An event as a line of the log, in parts that say what they stand for.
    fn event_parts(&self, texts: &Self::Texts, event: &Self::Event, names: &[String]) -> Vec<Part>;

    /// The text of that line.
    fn event_text(&self, texts: &Self::Texts, event: &Self::Event, names: &[String]) -> String;

    /// What stands in the way of an action that is not legal now.
    fn blocked_by(&self, state: &Self::State, action: Self::Action) -> Self::Obstacle;

    /// What stands in the way, in words, and the key under which the catalogue's `about` lists the rules on it.
    fn obstacle_text(
        &self,
        texts: &Self::Texts,
        state: &Self::State,
        obstacle: &Self::Obstacle,
        names: &[String],
    ) -> (String, String);

    /// Why an action that is not legal now cannot be done: what stands in its way, as [`Self::obstacle_text`] says it.
    fn why_blocked(
        &self,
        texts: &Self::Texts,
        state: &Self::State,
        action: Self::Action,
        names: &[String],
    ) -> (String, String) {
        self.obstacle_text(texts, state, &self.blocked_by(state, action), names)
    }

    /// An action as it is sent, with components by their ids: what a screen matches its targets with.
    fn action_tree(&self, action: Self::Action) -> impl Serialize;

    /// Actions that the player who owes the decision could think of but cannot do now. Must depend on nothing that
    /// player cannot see.
    fn unavailable(&self, state: &Self::State, out: &mut Vec<Self::Action>);

    /// Lists the actions that the player must take before the turn can end. The list must depend on nothing that the
    /// player who owes the decision cannot see.
    fn required_actions(&self, state: &Self::State, out: &mut Vec<Self::Action>);

    /// An action that leaves the player who decides no real choice, if there is one, and why. Must depend on nothing
    /// that player cannot see.
    fn automatic_action(&self, state: &Self::State) -> Option<(Self::Action, AutomaticReason)>;

    /// How an action changes the numbers everybody can see. Only asked for actions from which nobody learns
    /// anything hidden.
    fn preview(&self, before: &Self::State, after: &Self::State) -> impl Serialize;

    /// What a seat plays as (a leader, a side), by id.
    fn plays_as(&self, state: &Self::State, seat: Seat) -> Option<String>;

    /// Points of each seat by where they came from.
    fn scores(&self, state: &Self::State) -> Vec<Vec<(&'static str, i32)>>;

    /// The round a state is in.
    fn round(&self, state: &Self::State) -> u32;
}

/// What changes in views from one position to the next, as JSON.
pub trait ViewChanges<G: Game>: Default + Send {
    /// From now on changes are those since this position.
    fn set_before(&mut self, before: &G::State);

    /// What differs in the view of a position from that of the position before: an object of new values by the paths of
    /// fields, such as `players.A.hand`. Until another position before is set, it is asked about one position only.
    fn changes(&mut self, game: &G, state: &G::State, viewer: Viewer) -> Arc<RawValue>;
}
