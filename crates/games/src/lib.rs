//! The games there are, behind one face: [`Kind`] is a game's rules, [`Desk`] one game being played. A server hosts
//! desks and knows none by name; a new game is added to [`KINDS`] and nowhere else.

mod desk;
mod kind;
mod words;

use std::sync::LazyLock;

pub use desk::{Blocked, Choice, Decision, Desk, History, Line, Mark, Scores};
use imperium::Imperium;
pub use kind::Kind;
use table::Problem;
pub use words::bot_name;

/// All games.
pub static KINDS: LazyLock<Vec<Box<dyn Kind>>> = LazyLock::new(|| vec![kind::of::<Imperium>()]);

/// The word that stands for taking back the last action in a list of entries. No action is called so.
pub const UNDO: &str = "undo";

/// The game of that name.
///
/// # Errors
/// Lists the names there are.
pub fn kind(name: &str) -> Result<&'static dyn Kind, Problem> {
    KINDS.iter().map(AsRef::as_ref).find(|kind| kind.name() == name).ok_or_else(|| {
        let names: Vec<&str> = KINDS.iter().map(|kind| kind.name()).collect();
        Problem(format!("there is no game '{name}'; there are: {}", names.join(", ")))
    })
}
