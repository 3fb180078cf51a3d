//! The games there are: [`Rules`] is a game's rules, [`LiveGame`] one game being played, whichever it is. A server hosts
//! live games and knows none by name; a new game is added to [`REGISTRY`] and nowhere else.

mod bot_names;
mod decision_text;
mod live;
mod live_game;
mod rules;
mod simulate;
mod thinker;
#[cfg(feature = "types")]
pub mod typescript;
mod views;
mod wire;

use std::sync::LazyLock;

use arrakis::Arrakis;
pub use bot_names::bot_name;
use bots::BotKind;
use imperium::Imperium;
pub use live_game::LiveGame;
use rules::Entry;
pub use rules::{BotInfo, Rules};
pub use simulate::{Count, LogSink, Simulation, Tally};
use table::{Game, Problem};
pub use thinker::Thinker;
pub use views::ViewNumber;
pub use wire::{Automatic, Blocked, Choice, Decision, History, Json, Line, Mark, Scores};

/// All games.
pub static REGISTRY: LazyLock<Vec<Box<dyn Rules>>> = LazyLock::new(|| {
    let imperium = Entry::<Imperium> { bots: vec![BotKind::random(), BotKind::greedy()], fallback_bot: "greedy" };
    let arrakis = Entry::<Arrakis> { bots: vec![BotKind::random(), BotKind::greedy()], fallback_bot: "greedy" };
    vec![imperium.rules(), arrakis.rules()]
});

/// The game that is meant where none is named.
pub const DEFAULT: &str = Imperium::NAME;

/// The word that stands for taking back the last action in a list of entries. No action is called so.
pub const UNDO: &str = "undo";

/// The key of a setup whose game begins from a position, as the engine protocol's `position` takes it, and not with a deal.
pub const POSITION: &str = "position";

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_bots_and_one_that_can_take_over() {
        for rules in REGISTRY.iter() {
            let bots = rules.bots();
            assert!(bots.iter().all(|bot| rules.check_bot(bot.name).is_ok() && !bot.about.is_empty()));
            assert!(bots.iter().any(|bot| bot.name == rules.fallback_bot()), "{}", rules.name());
            let problem = rules.check_bot("clever").unwrap_err();
            let names: Vec<&str> = bots.iter().map(|bot| bot.name).collect();
            assert_eq!(problem.0, format!("there is no bot 'clever'; there are: {}", names.join(", ")));
        }
    }

    #[test]
    fn games_are_found_by_name() {
        for rules in REGISTRY.iter() {
            assert_eq!(find(rules.name()).map(|found| found.name()), Ok(rules.name()));
        }
        assert!(find(DEFAULT).is_ok());
        assert_eq!(find("chess").err().unwrap().0, "there is no game 'chess'; there are: imperium, arrakis");
    }
}
