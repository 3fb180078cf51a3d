//! One game being played, whichever it is: what a server, a terminal and the engine protocol have in common.

use serde_json::Value;
use table::{Outcome, Problem, Seat, Seed, Viewer};

use crate::thinker::Thinker;
use crate::views::ViewNumber;
use crate::wire::{Decision, History, Json, Line};

/// One game being played. `language` and `names` are those of whoever reads the text: players by name, seat by seat.
pub trait LiveGame: Send {
    /// Which game it is.
    fn name(&self) -> &'static str;

    /// Number of seats.
    fn seats(&self) -> usize;

    /// Who owes a decision; none when the game is over.
    fn to_move(&self) -> Option<Seat>;

    /// Actions done so far, those taken back not counted.
    fn steps(&self) -> usize;

    /// Who decided each action so far.
    fn actors(&self) -> &[Seat];

    /// The text form of the action of that number, counted from 1.
    fn action(&self, step: usize) -> Option<String>;

    /// Whether more than one action was legal when that of this number was taken.
    fn had_choice(&self, step: usize) -> bool;

    /// All legal actions, in their text form.
    fn legal(&self) -> Vec<String>;

    /// Who would owe a decision after an action.
    ///
    /// # Errors
    /// Not an action, or not a legal one.
    fn to_move_after(&self, action: &str) -> Result<Option<Seat>, Problem>;

    /// Does an action for the seat that owes the decision.
    ///
    /// # Errors
    /// Not that seat's decision, not an action, or not a legal one; nothing changes.
    fn act(&mut self, seat: Seat, action: &str) -> Result<(), Problem>;

    /// Takes the last action back.
    ///
    /// # Errors
    /// Somebody learned something from it, or there is none; nothing changes.
    fn undo(&mut self) -> Result<(), Problem>;

    /// Takes the last action back whoever learned something from it: for programs that search.
    ///
    /// # Errors
    /// There is none.
    fn force_undo(&mut self) -> Result<(), Problem>;

    /// How many actions can be taken back from here.
    fn undo_steps(&self) -> usize;

    /// What a viewer may know, written out: most of what a move costs a server would be trees that are only written
    /// and thrown away.
    fn view_text(&self, viewer: Viewer) -> Json;

    /// The number of the position, for [`LiveGame::view_changes`].
    fn view_number(&self) -> ViewNumber;

    /// What differs from what the viewer could know in the position numbered `since`: new values by the paths of
    /// fields, such as `players.A.hand`. None if that was not the last position whose views were asked for.
    fn view_changes(&self, viewer: Viewer, since: ViewNumber) -> Option<Json>;

    /// What a viewer may know, as a tree.
    fn view(&self, viewer: Viewer) -> Value {
        serde_json::from_str(self.view_text(viewer).get()).expect("a view is JSON")
    }

    /// The whole truth, as a tree.
    fn inspect(&self) -> Value;

    /// What a viewer may know, in a few lines for a terminal.
    fn overview(&self, viewer: Viewer, language: &str, names: &[String]) -> String;

    /// All about a component of this game, by name or id.
    ///
    /// # Errors
    /// Nothing is called that; with the names that come close.
    fn describe(&self, language: &str, query: &str) -> Result<String, Problem>;

    /// What is asked now, or that the game is over.
    fn prompt(&self, language: &str, names: &[String]) -> String;

    /// The decision somebody owes, with the choices if they are this viewer's.
    fn decision(&self, viewer: Viewer, language: &str, names: &[String]) -> Option<Decision>;

    /// The same written out: once for all who wait.
    fn decision_text(&self, viewer: Viewer, language: &str, names: &[String]) -> Option<Json>;

    /// The seats that may talk among themselves unheard now.
    fn private_talk(&self) -> Vec<Seat>;

    /// The log from an action on (0 is the deal), as far as the viewer may read it.
    fn lines(&self, from: usize, viewer: Viewer, language: &str, names: &[String]) -> Vec<Line>;

    /// The same lines written out, those of the last action once for all who read them.
    fn line_texts(&self, from: usize, viewer: Viewer, language: &str, names: &[String]) -> Vec<Json>;

    /// The whole log with what only some may read: for whoever holds the save file.
    fn all_lines(&self, language: &str, names: &[String]) -> Vec<Line>;

    /// The events of every step from an action on (0 is the deal), as trees: all, or those the viewer may see.
    fn events(&self, from: usize, viewer: Option<Viewer>) -> Vec<Vec<Value>>;

    /// The game as it was after so many actions.
    ///
    /// # Errors
    /// There were not so many.
    fn at(&self, steps: usize) -> Result<Box<dyn LiveGame>, Problem>;

    /// A bot of that name. It can play any seat of this game, and should play only one.
    ///
    /// # Errors
    /// There is no such bot.
    fn thinker(&self, bot: &str) -> Result<Box<dyn Thinker>, Problem>;

    /// Gives a bot a copy of the position to think about, for the seat that owes the decision and by what that seat may
    /// know; its chance comes from `seed`.
    ///
    /// # Errors
    /// The game is over, or the bot plays another game.
    fn brief(&self, thinker: &mut dyn Thinker, seed: &Seed) -> Result<(), Problem>;

    /// What a bot of that name would do for the seat that owes the decision.
    ///
    /// # Errors
    /// There is no such bot, or the game is over.
    fn advise(&self, bot: &str, seed: &Seed) -> Result<String, Problem> {
        let mut thinker = self.thinker(bot)?;
        self.brief(&mut *thinker, seed)?;
        thinker.think()
    }

    /// The standing, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// The round.
    fn round(&self) -> u32;

    /// What a seat plays as, by id.
    fn plays_as(&self, seat: Seat) -> Option<String>;

    /// The round, and what each seat plays as.
    fn summary(&self) -> Value {
        let plays_as: Vec<_> = (0..self.seats()).map(|seat| self.plays_as(Seat(seat as u8))).collect();
        serde_json::json!({ "round": self.round(), "plays_as": plays_as })
    }

    /// How the game went: where rounds and turns began, and the scores whenever they changed.
    fn history(&self) -> History;

    /// Hash of the state, for comparing.
    fn hash(&self) -> String;

    /// Where its chance comes from; none for a position that was given, which no log leads to.
    fn seed(&self) -> Option<Seed>;

    /// The public promise of the seed.
    fn commitment(&self) -> Option<String>;

    /// The whole game as a save file. It holds the seed: for the end, or for its owner.
    ///
    /// # Errors
    /// A position that was given has no log.
    fn save(&self) -> Result<String, Problem>;
}
