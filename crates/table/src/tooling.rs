//! What the command line asks of a game besides playing it.

use crate::coverage::Requirement;
use crate::{Presentation, Problem, Viewer};

/// A game with tools for people at a terminal: those who play there, and those who write its cards and scenarios.
pub trait Tooling: Presentation {
    /// All about a card or another component, by name or id.
    ///
    /// # Errors
    /// Names that come close.
    fn describe(&self, texts: &Self::Texts, query: &str) -> Result<String, Vec<String>>;

    /// The game as `viewer` sees it, in a few lines. `names` are those of the players, seat by seat; without names they
    /// are called by their letters.
    fn overview(&self, texts: &Self::Texts, view: &Self::View<'_>, viewer: Viewer, names: &[String]) -> String;

    /// What the scenarios have to show.
    ///
    /// # Errors
    /// The content is broken.
    fn requirements() -> Result<Vec<Requirement>, Problem>;

    /// The text of a scenario file to begin with: it runs as it is and explains itself.
    fn scenario_template(name: &str) -> String;

    /// The modules there are, and which can be played together, over several lines.
    fn modules() -> String;

    /// Checks the built-in content, or the files of a content pack (name and text) on top of it. A line for each part
    /// that was checked.
    ///
    /// # Errors
    /// All mistakes with their places, over several lines.
    fn check_content(files: &[(String, String)]) -> Result<Vec<String>, Problem>;

    /// How many components of each kind there are in everything that can be played together; the kinds are the same
    /// everywhere, in the same order.
    ///
    /// # Errors
    /// The content is broken.
    fn content_counts() -> Result<Vec<ModuleCounts>, Problem>;

    /// The abilities that the content's language cannot say and code does.
    ///
    /// # Errors
    /// The content is broken.
    fn hooks() -> Result<Vec<HookUse>, Problem>;

    /// The names of all questions that decisions ask.
    fn questions() -> &'static [&'static str];

    /// The words that the text forms of actions begin with.
    fn verbs() -> &'static [&'static str];
}

/// The components of modules that are played together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ModuleCounts {
    /// The modules, separated by commas.
    pub modules: String,
    /// Kinds of components, each with its number, copies included.
    pub kinds: Vec<(&'static str, u64)>,
}

/// An ability that only code can say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HookUse {
    /// Its name in the content.
    pub name: &'static str,
    /// What it does.
    pub about: &'static str,
    /// The components that use it.
    pub users: Vec<String>,
}
