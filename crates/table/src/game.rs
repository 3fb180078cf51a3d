//! The contract between a game and everything that plays, stores, shows or studies it.

use std::fmt;

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;

use crate::{Rng, Seed};

/// A place at the table, counted clockwise from 0 and written as a letter: `A`, `B`, …
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "string"))]
#[serde(try_from = "String", into = "String")]
pub struct Seat(pub u8);

#[cfg(feature = "types")]
impl schemars::JsonSchema for Seat {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Seat".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let letters: Vec<String> = (0..Seat::MAX as u8).map(|seat| Seat(seat).to_string()).collect();
        schemars::json_schema!({ "type": "string", "enum": letters })
    }
}

impl Seat {
    /// Most seats at one table: sets of those who know something have one bit per seat and one for spectators.
    pub const MAX: usize = 7;

    /// Whether a table can have so many seats.
    ///
    /// # Errors
    /// Says how many it can have.
    pub fn check_count(seats: usize) -> Result<(), Problem> {
        if seats <= Seat::MAX {
            Ok(())
        } else {
            Err(Problem(format!(
                "{seats} seats; a table has at most {}, A to {}",
                Seat::MAX,
                Seat(Seat::MAX as u8 - 1)
            )))
        }
    }

    /// The seat's number as an index into per-seat arrays.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat's bit in a set of seats.
    pub const fn bit(self) -> u8 {
        1 << self.0
    }

    /// Reads a seat letter, in either case.
    pub fn parse(text: &str) -> Option<Seat> {
        match text.as_bytes() {
            [c @ b'A'..=b'G'] => Some(Seat(c - b'A')),
            [c @ b'a'..=b'g'] => Some(Seat(c - b'a')),
            _ => None,
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", char::from(b'A' + self.0))
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl From<Seat> for String {
    fn from(seat: Seat) -> String {
        seat.to_string()
    }
}

impl TryFrom<String> for Seat {
    type Error = String;
    fn try_from(text: String) -> Result<Seat, String> {
        Seat::parse(&text).ok_or_else(|| format!("'{text}' is not a seat; seats are A to G"))
    }
}

/// Who looks at a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Viewer {
    /// A player: sees what that seat may know.
    Seat(Seat),
    /// Somebody beside the table: sees what everybody may know.
    Spectator,
}

impl Viewer {
    /// The viewer's bit in an [`Audience`]; spectators share the highest one.
    pub const fn bit(self) -> u8 {
        match self {
            Viewer::Seat(seat) => seat.bit(),
            Viewer::Spectator => 0x80,
        }
    }
}

/// Who may see an event or a card: one bit per seat (at most [`Seat::MAX`]), and the highest bit for spectators.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Audience(pub u8);

impl Audience {
    /// Everybody, spectators included.
    pub const ALL: Audience = Audience(0xff);

    /// One seat alone.
    pub const fn only(seat: Seat) -> Audience {
        Audience(seat.bit())
    }

    /// Whether `viewer` belongs to it.
    pub const fn includes(self, viewer: Viewer) -> bool {
        self.0 & viewer.bit() != 0
    }
}

/// Receives the events of an action, in order. `()` drops them at no cost.
pub trait Sink<E> {
    /// Takes one event, which only `audience` may see.
    fn emit(&mut self, audience: Audience, event: E);
}

impl<E> Sink<E> for () {
    #[inline(always)]
    fn emit(&mut self, _: Audience, _: E) {}
}

impl<E> Sink<E> for Vec<(Audience, E)> {
    fn emit(&mut self, audience: Audience, event: E) {
        self.push((audience, event));
    }
}

/// An action that the rules do not allow now, with the reason in plain English.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Illegal {
    /// The action, in its text form.
    pub action: String,
    /// Why it cannot be done now.
    pub reason: String,
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "illegal action '{}': {}", self.action, self.reason)
    }
}

impl std::error::Error for Illegal {}

/// Something wrong with what a person or program handed in: a setup, a position, a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem(pub String);

impl Problem {
    /// A problem with this message.
    pub fn new(message: impl Into<String>) -> Problem {
        Problem(message.into())
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Problem {}

/// The reason why a text is no action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ActionParseError {
    /// What is wrong with the text.
    pub problem: Problem,
    /// The text is only incomplete: more words, or more letters of the last one, could make it an action.
    pub incomplete: bool,
}

/// Fails with `message` unless `holds`.
///
/// # Errors
/// Gives the message as a problem.
pub fn ensure(holds: bool, message: impl FnOnce() -> String) -> Result<(), Problem> {
    if holds { Ok(()) } else { Err(Problem(message())) }
}

/// The final standing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Outcome {
    /// Rank per seat: 1 is the winner; seats that share a rank tied even after every tie-break. Where all played against
    /// the game and lost, nobody is first.
    pub ranks: Vec<u8>,
    /// Score per seat, as the game counts it.
    pub scores: Vec<i32>,
    /// How it was won, where a game can be won in other ways than by the highest score.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub victory: Option<String>,
}

/// The rules of one game, bound to one setup. Immutable and shared by all its states.
///
/// Everything a state needs to go on lies in the state itself, so it can be cloned, stored, searched and undone in the
/// middle of anything. At every moment exactly one seat owes exactly one decision, or the game is over.
pub trait Game: Sized + Send + Sync + 'static {
    /// The game's name in commands and files.
    const NAME: &'static str;
    /// Version of the rules as far as logs depend on it: the same setup, seed and actions give the same state hashes
    /// as long as it stays the same.
    const FORMAT: u32;

    /// What is decided before the first shuffle: modules, number of seats, options.
    type Setup: Clone + fmt::Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// A scenario's given part: a position in the words of a person.
    type Given: DeserializeOwned;
    /// The whole truth at one moment, plain data.
    type State: Clone + fmt::Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// One choice of one player, fully specified.
    type Action: Copy + fmt::Debug + Eq + Ord + std::hash::Hash + Send + Sync;
    /// Something that happened.
    type Event: Clone + fmt::Debug + Send;
    /// What one viewer may know.
    type View<'a>: fmt::Debug + PartialEq + Serialize
    where
        Self: 'a;

    /// Binds the rules to a setup.
    ///
    /// # Errors
    /// Says what is wrong with the setup: an unknown module, a number of players no box allows.
    fn new(setup: &Self::Setup) -> Result<Self, Problem>;

    /// [`Game::new`], and what holds for every game: not more seats than [`Seat::MAX`].
    ///
    /// # Errors
    /// Says what is wrong with the setup.
    fn bind(setup: &Self::Setup) -> Result<Self, Problem> {
        let game = Self::new(setup)?;
        Seat::check_count(game.seats())?;
        Ok(game)
    }

    /// The setup it was made from.
    fn setup(&self) -> &Self::Setup;

    /// Number of seats.
    fn seats(&self) -> usize;

    /// Shuffles, deals and goes on to the first decision.
    fn start<S: Sink<Self::Event>>(&self, seed: &Seed, sink: &mut S) -> Self::State;

    /// Builds the rules and a state from a scenario's given part.
    ///
    /// # Errors
    /// Says which part of the position is unknown or contradicts another.
    fn position(given: &Self::Given) -> Result<(Self, Self::State), Problem>;

    /// The seat that owes a decision; `None` when the game is over.
    fn to_move(&self, state: &Self::State) -> Option<Seat>;

    /// The player that decision is made for: whose pieces the answer moves. In most games the one who decides.
    fn deciding_for(&self, state: &Self::State) -> Option<Seat> {
        self.to_move(state)
    }

    /// Replaces the contents of `out` by all legal actions, sorted and without duplicates; empty only when the game is
    /// over. Does not allocate once `out` has grown.
    fn legal_actions(&self, state: &Self::State, out: &mut Vec<Self::Action>);

    /// Whether `action` is among the legal ones.
    fn is_legal(&self, state: &Self::State, action: Self::Action) -> bool {
        let mut actions = Vec::new();
        self.legal_actions(state, &mut actions);
        actions.binary_search(&action).is_ok()
    }

    /// Why `action` is not among the legal ones, in plain English. Only asked of illegal actions.
    fn why_not(&self, state: &Self::State, action: Self::Action) -> String;

    /// Does `action` and goes on to the next decision. For searches and simulations, whose actions come from
    /// [`Game::legal_actions`]: an illegal one gives a meaningless state.
    fn apply_unchecked<S: Sink<Self::Event>>(&self, state: &mut Self::State, action: Self::Action, sink: &mut S);

    /// Does `action` if it is legal.
    ///
    /// # Errors
    /// Leaves the state untouched and says why the action is illegal.
    fn apply<S: Sink<Self::Event>>(
        &self,
        state: &mut Self::State,
        action: Self::Action,
        sink: &mut S,
    ) -> Result<(), Illegal> {
        if self.is_legal(state, action) {
            self.apply_unchecked(state, action, sink);
            Ok(())
        } else {
            Err(Illegal { action: self.action_text(action), reason: self.why_not(state, action) })
        }
    }

    /// What `viewer` may know.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View<'_>;

    /// A state that `viewer` cannot tell from `state`: all it does not know is drawn anew, the generator included.
    fn resample(&self, state: &Self::State, viewer: Viewer, rng: &mut Rng) -> Self::State;

    /// How often anybody has learned something from a hidden pile so far. Undo never goes back across a change.
    fn secrets_seen(&self, state: &Self::State) -> u32;

    /// A hash of the whole state, the same on every machine.
    fn hash(&self, state: &Self::State) -> u64;

    /// The standing, once the game is over.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    /// The whole state as a readable tree: what a scenario's expectations are looked up in.
    fn inspect(&self, state: &Self::State) -> Value;

    /// An event as it is sent, with components by their ids.
    fn event_tree(&self, event: &Self::Event) -> impl Serialize;

    /// Checks what must hold at every moment (pieces conserved, nothing negative, …).
    ///
    /// # Errors
    /// Says which law is broken and by how much.
    fn check(&self, state: &Self::State) -> Result<(), Problem>;

    /// The one text form of an action, as logs and scenarios write it.
    fn action_text(&self, action: Self::Action) -> String;

    /// Reads an action's text form.
    ///
    /// # Errors
    /// Says which word was not understood and what was expected.
    fn parse_action(&self, text: &str) -> Result<Self::Action, Problem>;

    /// Checks that an action's text form can begin with `text`; its last word may be cut short.
    ///
    /// # Errors
    /// Says which word no action has there.
    fn check_prefix(&self, text: &str) -> Result<(), Problem>;

    /// Checks that `word` names something that can stand at `path` of [`Game::inspect`] or of a view. Scenarios ask this
    /// of what must not be there: a misspelt word never is.
    ///
    /// # Errors
    /// Says what there is no such thing of.
    fn check_name(&self, path: &[String], word: &str) -> Result<(), Problem>;
}

/// A number that says how good a state is for a seat. Lives beside the rules, used by the bots.
pub trait Evaluate: Game {
    /// Larger is better for `seat`. Must only look at what a fair player at that seat could know or count on; bots call
    /// it on resampled states.
    fn evaluate(&self, state: &Self::State, seat: Seat) -> f32;

    /// A cheap, sensible next action for looking ahead to the end of a turn. `legal` is never empty.
    fn quick_choice(&self, state: &Self::State, legal: &[Self::Action]) -> Self::Action;
}

#[cfg(test)]
mod tests {
    use super::{Seat, Viewer};

    #[test]
    fn no_seat_shares_the_spectators_bit_and_an_eighth_is_refused() {
        assert_eq!(Seat::parse("g"), Some(Seat(6)));
        assert_eq!(Seat::parse("H"), None);
        let seats = (0..Seat::MAX as u8).map(|seat| Viewer::Seat(Seat(seat)).bit());
        assert_eq!(seats.fold(0, |all, bit| all | bit) & Viewer::Spectator.bit(), 0);
        assert!(Seat::check_count(7).is_ok());
        assert_eq!(Seat::check_count(8).unwrap_err().to_string(), "8 seats; a table has at most 7, A to G");
        let read = serde_json::from_str::<Seat>("\"H\"").unwrap_err();
        assert_eq!(read.to_string(), "'H' is not a seat; seats are A to G");
    }
}
