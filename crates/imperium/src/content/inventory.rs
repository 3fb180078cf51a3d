//! What is in the content: the modules and what can be played together, counts of components, what uses which hook.

use std::collections::{BTreeMap, BTreeSet};

use table::{HookUse, ModuleCounts, Problem};

use super::*;
use crate::effect::Hook;

/// The kinds of components in the order people look for them.
const KINDS: [&str; 11] = [
    "spaces",
    "starter",
    "reserve",
    "imperium",
    "intrigue",
    "conflict",
    "leader",
    "tech",
    "posts",
    "objective",
    "contract",
];

impl Content {
    /// How many of each kind of component there are, in words.
    fn summary(&self) -> String {
        let counts = self.counts();
        KINDS.map(|kind| format!("{} {kind}", counts[kind])).join(", ")
    }

    /// How many of each kind of component there are, copies included.
    fn counts(&self) -> BTreeMap<&'static str, u64> {
        let cards = |test: fn(Deck) -> bool| {
            self.cards.iter().filter(|card| test(card.deck)).map(|card| u64::from(card.copies)).sum()
        };
        BTreeMap::from([
            ("spaces", self.spaces.len() as u64),
            ("starter", cards(|deck| deck == Deck::Starter)),
            ("reserve", cards(|deck| matches!(deck, Deck::Reserve(_)))),
            ("imperium", cards(|deck| deck == Deck::Imperium)),
            ("intrigue", self.intrigues.iter().map(|card| u64::from(card.copies)).sum()),
            ("conflict", self.conflicts.len() as u64),
            ("leader", self.leaders.iter().filter(|leader| !leader.is_back).count() as u64),
            ("tech", self.tech.len() as u64),
            ("posts", self.posts.len() as u64),
            ("objective", self.objectives.len() as u64),
            ("contract", self.contracts.len() as u64),
        ])
    }

    /// The components that use a hook.
    fn hook_users(&self, hook: Hook) -> Vec<String> {
        let nodes = (0..self.node_count()).map(|i| self.node(NodeId(i as u16)));
        let nodes = nodes.filter(|node| node.effect == Effect::Hook(hook));
        nodes.map(|node| self.source_text(node.source)).collect()
    }

    fn source_text(&self, source: Source) -> String {
        match source {
            Source::Card(id) => format!("card {}", self.cards[id.index()].id),
            Source::Space(id) => format!("space {}", self.spaces[id.index()].id),
            Source::Intrigue(id) => format!("intrigue {}", self.intrigues[id.index()].id),
            Source::Conflict(id) => format!("conflict {}", self.conflicts[id.index()].id),
            Source::Leader(id) => format!("leader {}", self.leaders[id.index()].id),
            Source::Track(faction) => format!("track {}", faction.name()),
            Source::Tech(id) => format!("technology tile {}", self.tech[id.index()].id),
            Source::Shipping => "the shipping track".to_owned(),
            Source::Contract(id) => format!("contract {}", self.contracts[id.index()].id),
        }
    }
}

impl Library {
    /// The modules, and which of them can be played together by how many, over several lines.
    pub fn overview(&self) -> String {
        let list = |what: &str, ids: &[String]| match ids {
            [] => String::new(),
            ids => format!("; {what} {}", ids.join(", ")),
        };
        let mut text = String::new();
        for module in &self.modules {
            let kind = if module.board { "a board" } else { "an expansion" };
            let (needs, excludes) = (list("needs", &module.needs), list("excludes", &module.excludes));
            text += &format!("{:<12}{}: {kind}{needs}{excludes}\n", module.id, module.name);
        }
        text += "\nPlayed together:\n";
        for combination in self.combinations() {
            let players: Vec<String> = combination.players.iter().map(u8::to_string).collect();
            text += &format!("  {}: {} players\n", combination.modules.join(","), players.join(" or "));
        }
        text
    }

    /// Loads modules and files on top of them, and says what is in them.
    ///
    /// # Errors
    /// All mistakes with their places.
    pub fn check(&self, modules: &[String], pack: &[SourceFile]) -> Result<(Content, String), Problem> {
        let content = self.load(modules, pack).map_err(|error| match error {
            LoadError::Modules(problem) => problem,
            LoadError::Content(error) => {
                let number = error.problems.len() + error.more;
                Problem(format!("{number} problem{} in the content\n{error}", if number == 1 { "" } else { "s" }))
            }
        })?;
        let summary = content.summary();
        Ok((content, summary))
    }

    /// The components that each module brings.
    ///
    /// # Errors
    /// All mistakes with their places.
    pub fn counts(&self) -> Result<Vec<ModuleCounts>, Problem> {
        let everything: Vec<_> = self.combinations();
        everything.iter().try_for_each(|combination| self.check(&combination.modules, &[]).map(drop))?;
        Ok(self.modules.iter().map(|module| self.counts_of(module)).collect())
    }

    /// All hooks, each with the components that use it.
    ///
    /// # Errors
    /// All mistakes with their places.
    pub fn hook_uses(&self) -> Result<Vec<HookUse>, Problem> {
        let combinations = self.combinations();
        let contents = combinations.iter().map(|one| Content::of_modules(&one.modules));
        let contents = contents.collect::<Result<Vec<_>, _>>()?;
        let uses = Hook::ALL.iter().map(|&hook| {
            let users: BTreeSet<String> = contents.iter().flat_map(|content| content.hook_users(hook)).collect();
            HookUse { name: hook.name(), about: hook.about(), users: users.into_iter().collect() }
        });
        Ok(uses.collect())
    }
}
