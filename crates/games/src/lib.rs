//! The games there are: [`Rules`] is a game's rules, [`LiveGame`] one game being played, whichever it is. A server hosts
//! live games and knows none by name; a new game is added to [`REGISTRY`] and nowhere else.

mod bot_names;
mod live;
mod rules;

use std::sync::LazyLock;

pub use bot_names::bot_name;
use imperium::Imperium;
pub use live::{Blocked, Choice, Decision, History, Line, LiveGame, Mark, Scores};
pub use rules::Rules;
use table::Problem;

/// All games.
pub static REGISTRY: LazyLock<Vec<Box<dyn Rules>>> = LazyLock::new(|| vec![rules::of::<Imperium>()]);

/// The word that stands for taking back the last action in a list of entries. No action is called so.
pub const UNDO: &str = "undo";

/// The rules of the game of that name.
///
/// # Errors
/// Lists the names there are.
pub fn find(name: &str) -> Result<&'static dyn Rules, Problem> {
    REGISTRY.iter().map(AsRef::as_ref).find(|rules| rules.name() == name).ok_or_else(|| {
        let names: Vec<&str> = REGISTRY.iter().map(|rules| rules.name()).collect();
        Problem(format!("there is no game '{name}'; there are: {}", names.join(", ")))
    })
}
