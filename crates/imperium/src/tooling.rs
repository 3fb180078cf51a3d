//! What the command line asks: a component's text, the game in a few lines, and what writers of content and scenarios
//! need.

use table::coverage::Requirement;
use table::{HookUse, ModuleCounts, Problem, Tooling, Viewer};

use crate::action::VERBS;
use crate::content::{Content, Library, SourceFile};
use crate::game::{Imperium, Setup};
use crate::state::Frame;
use crate::text::Texts;
use crate::view::View;

impl Tooling for Imperium {
    fn describe(&self, texts: &Texts, query: &str) -> Result<String, Vec<String>> {
        let text = texts.describe_component(&self.content, query)?;
        // What actions and scenarios call it by.
        Ok(format!("{text}\n\nids: {}", texts.component_ids(&self.content, query).join(", ")))
    }

    fn overview(&self, texts: &Texts, view: &View<'_>, viewer: Viewer, names: &[String]) -> String {
        crate::overview::overview(&self.content, texts, view, viewer, names)
    }

    fn requirements() -> Result<Vec<Requirement>, Problem> {
        let mut all: Vec<Requirement> = Vec::new();
        for combination in Library::built_in().combinations() {
            let content = Content::of_modules(&combination.modules)?;
            let new = crate::requirements(&content).into_iter();
            let new: Vec<Requirement> = new.filter(|new| all.iter().all(|old| old.id != new.id)).collect();
            all.extend(new);
        }
        Ok(all)
    }

    fn scenario_template(name: &str) -> String {
        template(name)
    }

    fn modules() -> String {
        Library::built_in().overview()
    }

    fn check_content(files: &[(String, String)]) -> Result<Vec<String>, Problem> {
        let library = Library::built_in();
        if files.is_empty() {
            let checked = library.combinations().into_iter().map(|combination| {
                let (_, summary) = library.check(&combination.modules, &[])?;
                Ok(format!("{}: {summary}", combination.modules.join(", ")))
            });
            return checked.collect();
        }
        let pack = files.iter().map(|(name, text)| SourceFile::new(name.as_str(), text.as_str()));
        let setup = Setup::base(4);
        let (content, summary) = library.check(&setup.modules, &pack.collect::<Vec<_>>())?;
        // Whatever the files say, a game must come out of it.
        Imperium::with_content(&setup, content.into())?;
        Ok(vec![format!("base and {} file{}: {summary}", files.len(), if files.len() == 1 { "" } else { "s" })])
    }

    fn content_counts() -> Result<Vec<ModuleCounts>, Problem> {
        Library::built_in().counts()
    }

    fn hooks() -> Result<Vec<HookUse>, Problem> {
        Library::built_in().hook_uses()
    }

    fn questions() -> &'static [&'static str] {
        Frame::QUESTIONS
    }

    fn verbs() -> &'static [&'static str] {
        VERBS
    }
}

/// A scenario that runs as it is, with a comment for everything in it.
fn template(name: &str) -> String {
    let name = toml::Value::String(name.to_owned());
    format!(
        r#"# A scenario: docs/scenarios.md explains every word. Change it and run it: melange scenario run FILE
[[scenario]]
# What it is about, in one sentence.
name = {name}

# The rules and parts of components it shows, such as B22, R107, space:arrakeen, card:stilgar.reveal, intrigue:ambush.1,
# intrigue:ambush.not, conflict:skirmish-a.tie, leader:paul-atreides.signet. `melange scenario coverage` lists them all.
shows = ["space:arrakeen"]

# A remark; may be left out.
note = "Replace all of this."

# What happens, one step per line; '#' begins a comment. A failing step lists the legal actions.
play = """
turn A                                    # A owes the decision
illegal A agent dagger arrakeen           # A cannot do this now
A agent reconnaissance arrakeen           # A does this
A resolve arrakeen.space.1                # effects wait on the tray, to be resolved in any order
expect A.garrison = 3                     # what must hold; OP is =, !=, >=, <=, has, lacks, ==
A resolve arrakeen.space.2
no undo                                   # a card was drawn: there is no way back
expect A.hand has convincing-argument
view B players.A.hand.known lacks convincing-argument   # what B may know
A deploy 1
undo                                      # the last action can be taken back, and is
A end-turn
turn B
"""

# The position. What is not said is as at the start of a game.
[scenario.given]
round = 2
conflict = "skirmish-a"

[scenario.given.A]
leader = "glossu-the-beast-rabban"
garrison = 2
hand = ["reconnaissance", "dagger"]
deck = ["convincing-argument"]
"#
    )
}
