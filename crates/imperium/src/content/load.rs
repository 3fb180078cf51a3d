//! Reads content files. Ids are given out in file order first, so that effects may name any component; then the effects
//! are parsed. What is wrong is collected, each with its place in the file.

use std::collections::{HashMap, HashSet};
use std::ops::Range;

use serde::de::DeserializeOwned;
use table::ParseError;
use toml::Spanned;
use toml::de::{DeTable, DeValue, ValueDeserializer};

use super::arena::{Arena, Full};
use super::parse::{parse_effect, parse_goods};
use super::raw::{Raw, Text};
use super::suggest::unknown;
use super::tree::{Names, Tree};
use super::*;

const TABLES: &[&str] = &[
    "card",
    "space",
    "track",
    "intrigue",
    "conflict",
    "leader",
    "tech",
    "shipping",
    "post",
    "objective",
    "contract",
    "rule",
    "term",
];
/// Most problems told at once.
const MOST_PROBLEMS: usize = 20;

/// Where an effect stands, for effects that make sense in some places only.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum EffectSite {
    Card,
    Space { maker: bool },
    Intrigue,
    Conflict,
    Leader,
    Track,
    Tech,
    Shipping,
    Contract,
}

/// Entries of a box with their place in a file.
pub(super) struct Entries {
    pub file: usize,
    pub span: Range<usize>,
    pub trees: Vec<Tree>,
}

pub(super) struct Loader<'a> {
    pub files: &'a [SourceFile],
    /// File (or none), place and message of what is wrong.
    pub problems: Vec<(Option<usize>, Range<usize>, String)>,
    pub names: Names,
    pub arena: Arena,
    /// Nodes with a name.
    pub labels: Vec<(NodeId, String)>,
    pub by_label: HashMap<String, NodeId>,
    /// What modules removed, such as `space:carthag`.
    pub removed: HashSet<String>,
    /// The modules in play.
    pub playing: Vec<String>,
}

impl<'a> Loader<'a> {
    pub(super) fn new(files: &'a [SourceFile]) -> Loader<'a> {
        Loader {
            files,
            problems: Vec::new(),
            names: Names::default(),
            arena: Arena::default(),
            labels: Vec::new(),
            by_label: HashMap::new(),
            removed: HashSet::new(),
            playing: Vec::new(),
        }
    }

    /// Fails if there were problems.
    pub(super) fn check(&mut self) -> Result<(), ContentError> {
        if self.problems.is_empty() {
            return Ok(());
        }
        // Problems without a place last.
        self.problems.sort_by_key(|(file, span, _)| (file.unwrap_or(usize::MAX), span.start));
        let more = self.problems.len().saturating_sub(MOST_PROBLEMS);
        self.problems.truncate(MOST_PROBLEMS);
        let problems = self.problems.drain(..).map(|(file, span, message)| match file {
            Some(file) => Mistake::at(&self.files[file], span, message),
            None => {
                Mistake { file: "content".to_owned(), line: 0, column: 0, width: 1, source: String::new(), message }
            }
        });
        Err(ContentError { problems: problems.collect(), more })
    }

    pub(super) fn problem(&mut self, file: usize, span: Range<usize>, message: impl Into<String>) {
        self.problems.push((Some(file), span, message.into()));
    }

    /// A problem inside a string, or with the whole string if its escapes hide where.
    pub(super) fn problem_in(&mut self, file: usize, text: &Text, error: ParseError) {
        self.problem_part(file, text.span(), error.at, error.len, error.message);
    }

    /// A problem with a whole string.
    pub(super) fn problem_with(&mut self, file: usize, text: &Text, message: String) {
        self.problem_part(file, text.span(), 0, text.get_ref().len(), message);
    }

    pub(super) fn problem_part(&mut self, file: usize, span: Range<usize>, at: usize, len: usize, message: String) {
        let span = self.files[file].part_of_string(span, at, len);
        self.problem(file, span, message);
    }

    /// Reads the tables of a file.
    pub(super) fn read(&mut self, file: usize, raw: &mut Raw) {
        let (table, errors) = DeTable::parse_recoverable(&self.files[file].text);
        if !errors.is_empty() {
            return errors.iter().for_each(|error| self.toml(file, error, 0..0));
        }
        for (key, value) in table.into_inner() {
            match key.get_ref().as_ref() {
                "card" => self.tables(file, &key, value, &mut raw.cards),
                "space" => self.tables(file, &key, value, &mut raw.spaces),
                "track" => self.tables(file, &key, value, &mut raw.tracks),
                "intrigue" => self.tables(file, &key, value, &mut raw.intrigues),
                "conflict" => self.tables(file, &key, value, &mut raw.conflicts),
                "leader" => self.tables(file, &key, value, &mut raw.leaders),
                "tech" => self.tables(file, &key, value, &mut raw.tech),
                "shipping" => self.tables(file, &key, value, &mut raw.shipping),
                "post" => self.tables(file, &key, value, &mut raw.posts),
                "objective" => self.tables(file, &key, value, &mut raw.objectives),
                "contract" => self.tables(file, &key, value, &mut raw.contracts),
                "rule" => self.tables(file, &key, value, &mut raw.rules),
                "term" => self.tables(file, &key, value, &mut raw.terms),
                other => self.problem(file, key.span(), unknown("table", other, TABLES.iter().copied())),
            }
        }
    }

    pub(super) fn toml(&mut self, file: usize, error: &toml::de::Error, otherwise: Range<usize>) {
        self.problem(file, error.span().unwrap_or(otherwise), error.message().trim().replace('\n', ", "));
    }

    fn tables<T: DeserializeOwned>(
        &mut self,
        file: usize,
        key: &Spanned<std::borrow::Cow<'_, str>>,
        value: Spanned<DeValue<'_>>,
        into: &mut Vec<(usize, T)>,
    ) {
        let span = value.span();
        let DeValue::Array(items) = value.into_inner() else {
            return self.problem(file, key.span(), format!("write [[{0}]], not {0}", key.get_ref()));
        };
        for item in items {
            let span = if item.span().is_empty() { span.clone() } else { item.span() };
            match T::deserialize(ValueDeserializer::from(item)) {
                Ok(item) => into.push((file, item)),
                Err(error) => self.toml(file, &error, span),
            }
        }
    }

    /// Checks an id and that it is new.
    pub(super) fn id(&mut self, kind: &str, file: usize, id: &Text, seen: &mut HashSet<String>, most: usize) {
        let text = id.get_ref();
        let kebab = text.starts_with(|c: char| c.is_ascii_lowercase())
            && text.split('-').all(|part| !part.is_empty())
            && text.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-');
        if kind != "rule" && !kebab {
            self.problem(file, id.span(), format!("id '{text}' is not lower-case words joined by '-'"));
        }
        if !seen.insert(text.clone()) {
            self.problem(file, id.span(), format!("a second {kind} with the id '{text}'"));
        } else if seen.len() == most + 1 {
            let plural = if kind == "intrigue" { "intrigue cards".to_owned() } else { format!("{kind}s") };
            self.problem(file, id.span(), format!("more than {most} {plural}"));
        }
    }

    /// One of a few words.
    pub(super) fn word<T: Copy>(
        &mut self,
        kind: &str,
        file: usize,
        text: &Text,
        valid: &[T],
        name: impl Fn(T) -> &'static str,
    ) -> Option<T> {
        let found = valid.iter().copied().find(|v| name(*v) == text.get_ref());
        if found.is_none() {
            let message = unknown(kind, text.get_ref(), valid.iter().map(|v| name(*v)));
            self.problem_part(file, text.span(), 0, text.get_ref().len(), message);
        }
        found
    }

    pub(super) fn faction(&mut self, file: usize, text: &Text) -> Option<Faction> {
        self.word("faction", file, text, Faction::ALL, Faction::name)
    }

    pub(super) fn copies(&mut self, file: usize, copies: &Option<Spanned<u8>>) -> u8 {
        match copies {
            Some(copies) if *copies.get_ref() == 0 => {
                self.problem(file, copies.span(), "copies must be 1 or more");
                1
            }
            Some(copies) => *copies.get_ref(),
            None => 1,
        }
    }

    pub(super) fn goods(&mut self, file: usize, text: &Option<Text>) -> [u8; 3] {
        let Some(text) = text else { return [0; 3] };
        parse_goods(text.get_ref(), &self.names).unwrap_or_else(|error| {
            self.problem_in(file, text, error);
            [0; 3]
        })
    }

    /// The trees of a box; none if it is missing or wrong.
    pub(super) fn entries(&mut self, file: usize, text: Option<&Text>) -> Option<Entries> {
        let text = text?;
        match parse_effect(text.get_ref(), &self.names) {
            Ok(trees) => Some(Entries { file, span: text.span(), trees }),
            Err(error) => {
                self.problem_in(file, text, error);
                None
            }
        }
    }

    /// Finds effects that make no sense at that site.
    fn fits(&mut self, entries: &Entries, site: EffectSite) {
        let mut wrong = Vec::new();
        for tree in &entries.trees {
            tree.leaves(&mut |leaf, effect| {
                let refusal = effect.word().and_then(|word| word.allowed_in.refusal(site));
                wrong.extend(refusal.map(|message| (leaf.at, leaf.len, message)));
            });
        }
        for (at, len, message) in wrong {
            self.problem_part(entries.file, entries.span.clone(), at, len, message.to_owned());
        }
    }

    fn full(&mut self, file: usize, span: Range<usize>, full: &Full) {
        self.problem(file, span, full.message());
    }

    pub(super) fn label(&mut self, at: Option<(usize, Range<usize>)>, node: NodeId, label: String) {
        if self.by_label.insert(label.clone(), node).is_some() {
            let message = format!("two effects are called '{label}'");
            self.problems.push((at.as_ref().map(|at| at.0), at.map_or(0..0, |at| at.1), message));
        }
        self.labels.push((node, label));
    }

    /// Allocates the nodes of a box: `label`, or `label.1`, `label.2` and so on.
    pub(super) fn alloc(&mut self, entries: Option<Entries>, source: Source, site: EffectSite, label: &str) -> Nodes {
        let Some(entries) = entries else { return Nodes::default() };
        self.fits(&entries, site);
        match self.arena.alloc(&entries.trees, source) {
            Ok(nodes) => {
                for (i, node) in nodes.iter().enumerate() {
                    let label = if nodes.len > 1 { format!("{label}.{}", i + 1) } else { label.to_owned() };
                    self.label(Some((entries.file, entries.span.clone())), node, label);
                }
                nodes
            }
            Err(full) => {
                self.full(entries.file, entries.span, &full);
                Nodes::default()
            }
        }
    }

    /// Reads a box and allocates its nodes.
    pub(super) fn boxed(
        &mut self,
        file: usize,
        text: Option<&Text>,
        source: Source,
        site: EffectSite,
        label: &str,
    ) -> Nodes {
        let entries = self.entries(file, text);
        self.alloc(entries, source, site, label)
    }

    /// Allocates a box as one node.
    pub(super) fn root(
        &mut self,
        entries: Option<Entries>,
        source: Source,
        site: EffectSite,
        label: String,
    ) -> Option<NodeId> {
        let entries = entries?;
        self.fits(&entries, site);
        match self.arena.root(entries.trees, source) {
            Ok(node) => {
                self.label(Some((entries.file, entries.span)), node, label);
                Some(node)
            }
            Err(full) => {
                self.full(entries.file, entries.span, &full);
                None
            }
        }
    }

    /// Allocates a node that stands in no file.
    pub(super) fn made(&mut self, effect: Effect, source: Source, label: String) -> NodeId {
        match self.arena.leaf(effect, source) {
            Ok(node) => {
                self.label(None, node, label);
                node
            }
            Err(full) => {
                self.problems.push((None, 0..0, full.message()));
                NodeId(0)
            }
        }
    }
}

#[cfg(test)]
#[path = "load_tests.rs"]
mod tests;
