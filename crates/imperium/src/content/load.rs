//! Reads content files. Ids are given out in file order first, so that effects may name any component; then the effects
//! are parsed. What is wrong is collected, each with its place in the file.

use std::collections::{HashMap, HashSet};
use std::fmt;
use std::ops::Range;
use std::sync::OnceLock;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use toml::Spanned;
use toml::de::{DeTable, DeValue, ValueDeserializer};

use super::parse::{Arena, Full, Kind, Names, ParseError, Tree};
use super::parse::{parse_condition, parse_effect, parse_goods, unknown};
use super::*;
use crate::effect::Track;

/// Modules whose files are built in.
pub const MODULES: &[&str] = &["base"];

/// Names and texts of the files of a built-in module.
fn embedded_files(module: &str) -> Option<&'static [(&'static str, &'static str)]> {
    macro_rules! files {
        ($($name:literal)*) => {
            Some(&[$(($name, include_str!(concat!("../../content/", $name)))),*])
        };
    }
    match module {
        "base" => files!(
            "base/cards.toml" "base/spaces.toml" "base/intrigue.toml" "base/conflicts.toml" "base/leaders.toml"
            "base/rules.toml"
        ),
        _ => None,
    }
}

/// The files of a built-in module, none of an unknown one.
pub fn module_files(module: &str) -> Vec<SourceFile> {
    let files = embedded_files(module).unwrap_or_default();
    files.iter().map(|(name, text)| SourceFile::new(*name, *text)).collect()
}

/// Parses an effect against the names of the base content and forgets it: for checks of the language alone.
pub fn check_effect(text: &str) -> Result<(), String> {
    static NAMES: OnceLock<Result<Names, String>> = OnceLock::new();
    let names = NAMES.get_or_init(|| match Content::base() {
        Ok(content) => Ok(Names {
            cards: content.cards.iter().zip(0..).map(|(card, i)| (card.id.clone(), CardId(i))).collect(),
            spaces: (content.spaces.iter().zip(0..))
                .map(|(space, i)| (space.id.clone(), (SpaceId(i), space.control.is_some())))
                .collect(),
        }),
        Err(error) => Err(error.to_string()),
    });
    let trees = parse_effect(text, names.as_ref().map_err(Clone::clone)?)
        .map_err(|error| format!("{}: {}", error.at, error.message))?;
    Arena::default().lay(&trees, Owner::Card(CardId(0))).map(drop).map_err(|full| full.message())
}

const AREAS: &[&str] = &["emperor", "guild", "bene-gesserit", "fremen", "landsraad", "choam", "city", "desert"];
const DECKS: &[&str] = &["starter", "reserve", "imperium"];
const TIMES: &[&str] = &["turn-start", "before-agent", "won-conflict"];
const STATUS: &[&str] = &["rule", "official", "designer", "convention", "index"];
const TABLES: &[&str] = &["card", "space", "track", "intrigue", "conflict", "leader", "rule"];

/// Most kinds of one component but spaces: their numbers are bytes.
const MOST: usize = 255;
/// Most spaces: sets of them are 64 bits.
const MOST_SPACES: usize = 64;
/// Most reserve piles, maker spaces, spaces that can be controlled.
const MOST_PLACES: usize = 4;
/// Most problems told.
const MOST_PROBLEMS: usize = 20;

/// A content file.
#[derive(Clone, Debug)]
pub struct SourceFile {
    /// Its name in messages.
    pub name: String,
    /// What it says.
    pub text: String,
}

impl SourceFile {
    /// A file of that name.
    pub fn new(name: impl Into<String>, text: impl Into<String>) -> SourceFile {
        SourceFile { name: name.into(), text: text.into() }
    }
}

/// One thing wrong with the content.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// Name of the file.
    pub file: String,
    /// Line, from 1; 0 if it has no place.
    pub line: usize,
    /// Column in characters, from 1.
    pub column: usize,
    /// How many characters of the line are meant; at least 1.
    pub width: usize,
    /// The line.
    pub source: String,
    /// What is wrong.
    pub message: String,
}

impl Problem {
    fn at(file: &SourceFile, span: Range<usize>, message: String) -> Problem {
        let text = file.text.as_str();
        let boundary = |mut at: usize| {
            at = at.min(text.len());
            while !text.is_char_boundary(at) {
                at -= 1;
            }
            at
        };
        let (start, end) = (boundary(span.start), boundary(span.end));
        let line_start = text[..start].rfind('\n').map_or(0, |at| at + 1);
        let line_end = text[start..].find('\n').map_or(text.len(), |at| start + at);
        Problem {
            file: file.name.clone(),
            line: text[..start].matches('\n').count() + 1,
            column: text[line_start..start].chars().count() + 1,
            width: text[start..end.clamp(start, line_end)].trim_end().chars().count().max(1),
            source: text[line_start..line_end].trim_end().to_owned(),
            message,
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.line == 0 {
            return write!(f, "{}: {}", self.file, self.message);
        }
        writeln!(f, "{}:{}:{}: {}", self.file, self.line, self.column, self.message)?;
        writeln!(f, "    {}", self.source)?;
        let indent: String = (self.source.chars().chain(std::iter::repeat(' ')).take(self.column - 1))
            .map(|c| if c == '\t' { '\t' } else { ' ' })
            .collect();
        write!(f, "    {indent}{}", "^".repeat(self.width))
    }
}

/// Why content cannot be used: the first problems, in the order of the files.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ContentError {
    /// At most 20 problems.
    pub problems: Vec<Problem>,
    /// How many more there are.
    pub more: usize,
}

impl fmt::Display for ContentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, problem) in self.problems.iter().enumerate() {
            if i > 0 {
                writeln!(f)?;
            }
            write!(f, "{problem}")?;
        }
        match self.more {
            0 => Ok(()),
            1 => write!(f, "\nand 1 more problem"),
            more => write!(f, "\nand {more} more problems"),
        }
    }
}

impl std::error::Error for ContentError {}

type Text = Spanned<String>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a table")]
struct RawCard {
    id: Text,
    name: String,
    deck: Text,
    copies: Option<Spanned<u8>>,
    #[serde(default)]
    cost: u8,
    #[serde(default)]
    factions: Vec<Text>,
    #[serde(default)]
    icons: Vec<Text>,
    agent: Option<Text>,
    reveal: Option<Text>,
    acquire: Option<Text>,
    trashed: Option<Text>,
    buyable: Option<bool>,
    #[serde(default)]
    moves_agent: bool,
    #[serde(default)]
    decision: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a table")]
struct RawPrice {
    cost: Option<Text>,
    effect: Text,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a table")]
struct RawSpace {
    id: Text,
    name: String,
    area: Text,
    icon: Text,
    faction: Option<Text>,
    requires: Option<Text>,
    #[serde(default)]
    combat: bool,
    #[serde(default)]
    maker: bool,
    once_per_game: Option<Spanned<bool>>,
    control: Option<Text>,
    reveal: Option<Text>,
    cost: Option<Text>,
    effect: Option<Text>,
    prices: Option<Spanned<Vec<RawPrice>>>,
    #[serde(default)]
    decision: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a table")]
struct RawTrack {
    faction: Text,
    at4: Text,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a table")]
struct RawIntrigue {
    id: Text,
    name: String,
    copies: Option<Spanned<u8>>,
    plot: Option<Text>,
    combat: Option<Text>,
    endgame: Option<Text>,
    when: Option<Text>,
    #[serde(default)]
    decision: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a table")]
struct RawConflict {
    id: Text,
    name: String,
    level: Spanned<u8>,
    location: Option<Text>,
    first: Text,
    second: Option<Text>,
    third: Option<Text>,
    #[serde(default)]
    decision: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a table")]
struct RawLeader {
    id: Text,
    name: String,
    house: String,
    complexity: Spanned<u8>,
    #[serde(default)]
    passive_name: String,
    passive: Option<Text>,
    #[serde(default)]
    signet_name: String,
    signet: Text,
    setup: Option<Text>,
    #[serde(default)]
    decision: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a table")]
struct RawRule {
    id: Text,
    title: String,
    status: Text,
}

/// The tables of all files, each with the number of its file.
#[derive(Default)]
struct Raw {
    cards: Vec<(usize, RawCard)>,
    spaces: Vec<(usize, RawSpace)>,
    tracks: Vec<(usize, RawTrack)>,
    intrigues: Vec<(usize, RawIntrigue)>,
    conflicts: Vec<(usize, RawConflict)>,
    leaders: Vec<(usize, RawLeader)>,
    rules: Vec<(usize, RawRule)>,
}

/// Where an effect stands, for effects that make sense in some places only.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Card,
    Space { maker: bool },
    Intrigue,
    Conflict,
    Leader,
    Track,
}

/// Entries of a box with their place in a file.
struct Entries {
    file: usize,
    span: Range<usize>,
    trees: Vec<Tree>,
}

struct Loader<'a> {
    files: &'a [SourceFile],
    /// File (or none), place and message of what is wrong.
    problems: Vec<(Option<usize>, Range<usize>, String)>,
    names: Names,
    arena: Arena,
    /// Nodes with a name.
    labels: Vec<(NodeId, String)>,
    by_label: HashMap<String, NodeId>,
}

impl Content {
    /// The base box.
    pub fn base() -> Result<Content, ContentError> {
        Content::load(&module_files("base"))
    }

    /// The components of built-in modules.
    ///
    /// # Errors
    /// Names an unknown module, or the places of broken content.
    pub fn of_modules(modules: &[String]) -> Result<Content, table::Problem> {
        let unknown = modules.iter().find(|module| !MODULES.contains(&module.as_str()));
        if let Some(module) = unknown {
            return Err(table::Problem(format!("there is no module '{module}'; there are: {}", MODULES.join(", "))));
        }
        if !modules.iter().any(|module| module == "base") {
            return Err(table::Problem::new("no module brings a board: add 'base'"));
        }
        if let Some(twice) = modules.iter().enumerate().find(|(i, module)| modules[..*i].contains(module)) {
            return Err(table::Problem(format!("the module '{}' is named twice", twice.1)));
        }
        let files: Vec<SourceFile> = modules.iter().flat_map(|module| module_files(module)).collect();
        Content::load(&files).map_err(|error| table::Problem(error.to_string()))
    }

    /// Reads files; any of them may hold any kind of table.
    pub fn load(files: &[SourceFile]) -> Result<Content, ContentError> {
        let mut loader = Loader {
            files,
            problems: Vec::new(),
            names: Names::default(),
            arena: Arena::default(),
            labels: Vec::new(),
            by_label: HashMap::new(),
        };
        let raw = loader.read();
        loader.check()?;
        let content = loader.build(raw);
        loader.check()?;
        Ok(content)
    }
}

impl Loader<'_> {
    /// Fails if there were problems.
    fn check(&mut self) -> Result<(), ContentError> {
        if self.problems.is_empty() {
            return Ok(());
        }
        // Problems without a place last.
        self.problems.sort_by_key(|(file, span, _)| (file.unwrap_or(usize::MAX), span.start));
        let more = self.problems.len().saturating_sub(MOST_PROBLEMS);
        self.problems.truncate(MOST_PROBLEMS);
        let problems = self.problems.drain(..).map(|(file, span, message)| match file {
            Some(file) => Problem::at(&self.files[file], span, message),
            None => {
                Problem { file: "content".to_owned(), line: 0, column: 0, width: 1, source: String::new(), message }
            }
        });
        Err(ContentError { problems: problems.collect(), more })
    }

    fn problem(&mut self, file: usize, span: Range<usize>, message: impl Into<String>) {
        self.problems.push((Some(file), span, message.into()));
    }

    /// A problem inside a string, or with the whole string if its escapes hide where.
    fn problem_in(&mut self, file: usize, text: &Text, error: ParseError) {
        self.problem_part(file, text.span(), error.at, error.len, error.message);
    }

    fn problem_part(&mut self, file: usize, span: Range<usize>, at: usize, len: usize, message: String) {
        let raw = self.files[file].text.get(span.clone()).unwrap_or_default();
        let quotes = match raw.as_bytes() {
            [b'"', b'"', b'"', b'\r', b'\n', ..] | [b'\'', b'\'', b'\'', b'\r', b'\n', ..] => Some(5),
            [b'"', b'"', b'"', b'\n', ..] | [b'\'', b'\'', b'\'', b'\n', ..] => Some(4),
            [b'"', b'"', b'"', _, ..] | [b'\'', b'\'', b'\'', _, ..] => Some(3),
            [b'"' | b'\'', ..] => Some(1),
            _ => None,
        };
        let escapes = raw.starts_with('"') && raw.contains('\\') || raw.contains('\r');
        let span = match quotes {
            Some(quotes) if !escapes => span.start + quotes + at..span.start + quotes + at + len,
            _ => span,
        };
        self.problem(file, span, message);
    }

    /// Reads the tables of all files.
    fn read(&mut self) -> Raw {
        let mut raw = Raw::default();
        for (file, source) in self.files.iter().enumerate() {
            let (table, errors) = DeTable::parse_recoverable(&source.text);
            for error in &errors {
                self.toml(file, error, 0..0);
            }
            if !errors.is_empty() {
                continue;
            }
            for (key, value) in table.into_inner() {
                match key.get_ref().as_ref() {
                    "card" => self.tables(file, &key, value, &mut raw.cards),
                    "space" => self.tables(file, &key, value, &mut raw.spaces),
                    "track" => self.tables(file, &key, value, &mut raw.tracks),
                    "intrigue" => self.tables(file, &key, value, &mut raw.intrigues),
                    "conflict" => self.tables(file, &key, value, &mut raw.conflicts),
                    "leader" => self.tables(file, &key, value, &mut raw.leaders),
                    "rule" => self.tables(file, &key, value, &mut raw.rules),
                    other => self.problem(file, key.span(), unknown("table", other, TABLES.iter().copied())),
                }
            }
        }
        raw
    }

    fn toml(&mut self, file: usize, error: &toml::de::Error, otherwise: Range<usize>) {
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
    fn id(&mut self, kind: &str, file: usize, id: &Text, seen: &mut HashSet<String>, most: usize) {
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
    fn word<T: Copy>(
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

    fn faction(&mut self, file: usize, text: &Text) -> Option<Faction> {
        self.word("faction", file, text, Faction::ALL, Faction::name)
    }

    fn copies(&mut self, file: usize, copies: &Option<Spanned<u8>>) -> u8 {
        match copies {
            Some(copies) if *copies.get_ref() == 0 => {
                self.problem(file, copies.span(), "copies must be 1 or more");
                1
            }
            Some(copies) => *copies.get_ref(),
            None => 1,
        }
    }

    fn goods(&mut self, file: usize, text: &Option<Text>) -> [u8; 3] {
        let Some(text) = text else { return [0; 3] };
        parse_goods(text.get_ref(), &self.names).unwrap_or_else(|error| {
            self.problem_in(file, text, error);
            [0; 3]
        })
    }

    /// The trees of a box; none if it is missing or wrong.
    fn entries(&mut self, file: usize, text: Option<&Text>) -> Option<Entries> {
        let text = text?;
        match parse_effect(text.get_ref(), &self.names) {
            Ok(trees) => Some(Entries { file, span: text.span(), trees }),
            Err(error) => {
                self.problem_in(file, text, error);
                None
            }
        }
    }

    /// Finds effects that make no sense in that place.
    fn fits(&mut self, entries: &Entries, place: Place) {
        let mut wrong = Vec::new();
        for tree in &entries.trees {
            tree.leaves(&mut |leaf, effect| {
                let message = match effect {
                    Effect::VisitInfluence(_) | Effect::VisitHarvest(_) => {
                        "this must be an entry of its own in a card's agent box"
                    }
                    Effect::TrashSelf if place != Place::Card => "only cards can trash themselves",
                    Effect::Signet if place == Place::Leader => "a leader's ability cannot use the signet",
                    Effect::Harvest(_) if place != (Place::Space { maker: true }) => "only maker spaces are harvested",
                    _ => return,
                };
                wrong.push((leaf.at, leaf.len, message));
            });
        }
        for (at, len, message) in wrong {
            self.problem_part(entries.file, entries.span.clone(), at, len, message.to_owned());
        }
    }

    fn full(&mut self, file: usize, span: Range<usize>, full: &Full) {
        self.problem(file, span, full.message());
    }

    fn label(&mut self, at: Option<(usize, Range<usize>)>, node: NodeId, label: String) {
        if self.by_label.insert(label.clone(), node).is_some() {
            let message = format!("two effects are called '{label}'");
            self.problems.push((at.as_ref().map(|at| at.0), at.map_or(0..0, |at| at.1), message));
        }
        self.labels.push((node, label));
    }

    /// Lays the entries of a box down: `label`, or `label.1`, `label.2` and so on.
    fn lay(&mut self, entries: Option<Entries>, owner: Owner, place: Place, label: &str) -> Nodes {
        let Some(entries) = entries else { return Nodes::default() };
        self.fits(&entries, place);
        match self.arena.lay(&entries.trees, owner) {
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

    /// Reads a box and lays its entries down.
    fn boxed(&mut self, file: usize, text: Option<&Text>, owner: Owner, place: Place, label: &str) -> Nodes {
        let entries = self.entries(file, text);
        self.lay(entries, owner, place, label)
    }

    /// Lays a box down as one node.
    fn root(&mut self, entries: Option<Entries>, owner: Owner, place: Place, label: String) -> Option<NodeId> {
        let entries = entries?;
        self.fits(&entries, place);
        match self.arena.root(entries.trees, owner) {
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

    /// Lays a node down that no file wrote.
    fn made(&mut self, effect: Effect, owner: Owner, label: String) -> NodeId {
        match self.arena.leaf(effect, owner) {
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

    fn build(&mut self, raw: Raw) -> Content {
        self.name(&raw);
        if !self.problems.is_empty() && (raw.cards.len() > MOST || raw.spaces.len() > MOST_SPACES) {
            // Their numbers mean nothing.
            return Content::empty();
        }
        let mut content = Content::empty();
        self.spaces(&mut content, raw.spaces);
        self.cards(&mut content, raw.cards);
        self.intrigues(&mut content, raw.intrigues);
        self.conflicts(&mut content, raw.conflicts);
        self.leaders(&mut content, raw.leaders);
        self.tracks(&mut content, raw.tracks);
        for (file, rule) in raw.rules {
            self.word("status", file, &rule.status, STATUS, |s| s);
            content.rules.push(Rule { id: rule.id.into_inner(), title: rule.title, status: rule.status.into_inner() });
        }
        content.nodes = std::mem::take(&mut self.arena.nodes);
        content.labels = (0..content.nodes.len()).map(|i| format!("#{i}")).collect();
        for (node, label) in self.labels.drain(..) {
            content.labels[node.index()] = label;
        }
        content.by_label = std::mem::take(&mut self.by_label);
        content
    }

    /// Gives out the ids.
    fn name(&mut self, raw: &Raw) {
        let mut seen = HashSet::new();
        for ((file, card), i) in raw.cards.iter().zip(0_usize..) {
            self.id("card", *file, &card.id, &mut seen, MOST);
            self.names.cards.entry(card.id.get_ref().clone()).or_insert(CardId(i as u8));
        }
        seen.clear();
        for ((file, space), i) in raw.spaces.iter().zip(0_usize..) {
            self.id("space", *file, &space.id, &mut seen, MOST_SPACES);
            let named = (SpaceId(i as u8), space.control.is_some());
            self.names.spaces.entry(space.id.get_ref().clone()).or_insert(named);
        }
        seen.clear();
        raw.intrigues.iter().for_each(|(file, card)| self.id("intrigue", *file, &card.id, &mut seen, MOST));
        seen.clear();
        raw.conflicts.iter().for_each(|(file, card)| self.id("conflict", *file, &card.id, &mut seen, MOST));
        seen.clear();
        raw.leaders.iter().for_each(|(file, leader)| self.id("leader", *file, &leader.id, &mut seen, MOST));
        seen.clear();
        raw.rules.iter().for_each(|(file, rule)| self.id("rule", *file, &rule.id, &mut seen, usize::MAX - 1));
    }

    fn spaces(&mut self, content: &mut Content, spaces: Vec<(usize, RawSpace)>) {
        for (index, (file, raw)) in spaces.into_iter().enumerate() {
            let space = SpaceId(index as u8);
            let owner = Owner::Space(space);
            let place = Place::Space { maker: raw.maker };
            let id = raw.id.get_ref().clone();
            self.word("area", file, &raw.area, AREAS, |a| a);
            let icon = self.word("icon", file, &raw.icon, Icon::ALL, Icon::name).unwrap_or(Icon::City);
            let faction = raw.faction.as_ref().and_then(|f| self.faction(file, f));
            let requires = raw.requires.as_ref().and_then(|text| {
                let parsed = parse_condition(text.get_ref(), &self.names);
                parsed.map_err(|error| self.problem_in(file, text, error)).ok()
            });
            let maker = raw.maker.then(|| self.place(file, &raw.id, "maker spaces", space, &mut content.makers));
            let control = raw.control.as_ref().and_then(|text| {
                let controlled = &mut content.controllable;
                let number = self.place(file, &raw.id, "spaces that can be controlled", space, controlled);
                let entries = self.entries(file, Some(text))?;
                match entries.trees.as_slice() {
                    [Tree { kind: Kind::Leaf(Effect::Gain(good, n)), .. }] => Some((number, *good, *n)),
                    _ => {
                        let message = "control pays one good, such as 'solari 1'".to_owned();
                        self.problem_part(file, text.span(), 0, text.get_ref().len(), message);
                        None
                    }
                }
            });
            let mut once = None;
            let mut prices = Vec::new();
            match (&raw.effect, &raw.prices) {
                (Some(effect), None) => {
                    let cost = self.goods(file, &raw.cost);
                    let entries = self.entries(file, Some(effect));
                    for tree in entries.iter().flat_map(|e| &e.trees) {
                        tree.leaves(&mut |_, effect| match effect {
                            Effect::HighCouncil => once = Some(Once::HighCouncil),
                            Effect::Swordmaster => once = Some(Once::Swordmaster),
                            _ => {}
                        });
                    }
                    prices.push(Price { cost, effect: self.lay(entries, owner, place, &format!("{id}.space")) });
                }
                (None, Some(list)) => {
                    if let Some(cost) = &raw.cost {
                        self.problem(file, cost.span(), "with prices each price has its own cost");
                    }
                    if list.get_ref().is_empty() {
                        self.problem(file, list.span(), "no prices");
                    }
                    for (i, price) in list.get_ref().iter().enumerate() {
                        let cost = self.goods(file, &price.cost);
                        let label = match list.get_ref().len() {
                            1 => format!("{id}.space"),
                            _ => format!("{id}.price-{}", i + 1),
                        };
                        let effect = self.boxed(file, Some(&price.effect), owner, place, &label);
                        prices.push(Price { cost, effect });
                    }
                }
                (Some(_), Some(list)) => self.problem(file, list.span(), "either effect or prices, not both"),
                (None, None) => {
                    self.problem(file, raw.id.span(), format!("space '{id}' has neither effect nor prices"));
                }
            }
            let once = match &raw.once_per_game {
                Some(flag) if *flag.get_ref() => {
                    if once.is_none() {
                        let message = "only high-council and swordmaster can be once per game";
                        self.problem(file, flag.span(), message);
                    }
                    once
                }
                _ => None,
            };
            let reveal = self.boxed(file, raw.reveal.as_ref(), owner, place, &format!("{id}.space-reveal"));
            content.spaces.push(Space {
                id,
                name: raw.name,
                area: raw.area.into_inner(),
                icon,
                faction,
                requires,
                combat: raw.combat,
                maker,
                control,
                once,
                prices,
                reveal,
                decision: raw.decision,
            });
        }
    }

    /// The place of a component among the few of its kind.
    fn place<T>(&mut self, file: usize, id: &Text, what: &str, item: T, list: &mut Vec<T>) -> u8 {
        if list.len() == MOST_PLACES {
            self.problem(file, id.span(), format!("more than {MOST_PLACES} {what}"));
        }
        list.push(item);
        (list.len() - 1) as u8
    }

    fn cards(&mut self, content: &mut Content, cards: Vec<(usize, RawCard)>) {
        for (index, (file, raw)) in cards.into_iter().enumerate() {
            let card = CardId(index as u8);
            let owner = Owner::Card(card);
            let id = raw.id.get_ref().clone();
            let deck = match self.word("deck", file, &raw.deck, DECKS, |d| d) {
                Some("starter") => Deck::Starter,
                Some("reserve") => {
                    Deck::Reserve(self.place(file, &raw.id, "reserve piles", card, &mut content.reserve))
                }
                _ => Deck::Imperium,
            };
            let copies = self.copies(file, &raw.copies);
            let factions = raw.factions.iter().filter_map(|f| self.faction(file, f)).fold(0, |set, f| set | f.bit());
            let any = raw.icons.iter().any(|icon| icon.get_ref() == "any");
            let mut icons = 0;
            let mut reach = 0;
            if any {
                icons = Icon::ALL.iter().fold(0, |set, icon| set | icon.bit());
                reach = (0..content.spaces.len()).fold(0, |set, i| set | 1 << i);
                if let [_, _, ..] = raw.icons.as_slice() {
                    self.problem(file, raw.icons[0].span(), "'any' stands alone");
                }
            } else {
                for text in &raw.icons {
                    let names = |icon: Option<Icon>| icon.map_or("any", Icon::name);
                    let valid: Vec<Option<Icon>> = Icon::ALL.iter().map(|i| Some(*i)).chain([None]).collect();
                    let Some(Some(icon)) = self.word("icon", file, text, &valid, names) else { continue };
                    icons |= icon.bit();
                    let spaces = content.spaces.iter().enumerate().filter(|(_, space)| space.icon == icon);
                    let reached = spaces.fold(0, |set, (i, _)| set | 1 << i);
                    if reached == 0 {
                        self.problem(file, text.span(), format!("no space has the icon '{}'", icon.name()));
                    }
                    reach |= reached;
                }
            }
            if let (Some(agent), []) = (&raw.agent, raw.icons.as_slice()) {
                self.problem(file, agent.span(), "an agent box but no icons: the card reaches no space");
            }
            let (mut visit_influence, mut visit_harvest) = (1, 1);
            let mut agent = self.entries(file, raw.agent.as_ref());
            if let Some(entries) = &mut agent {
                entries.trees.retain(|tree| match tree.kind {
                    Kind::Leaf(Effect::VisitInfluence(n)) => {
                        visit_influence = n;
                        false
                    }
                    Kind::Leaf(Effect::VisitHarvest(n)) => {
                        visit_harvest = n;
                        false
                    }
                    _ => true,
                });
            }
            let agent = self.lay(agent, owner, Place::Card, &format!("{id}.agent"));
            let [reveal, acquire, trashed] =
                [("reveal", &raw.reveal), ("acquire", &raw.acquire), ("trashed", &raw.trashed)]
                    .map(|(label, text)| self.boxed(file, text.as_ref(), owner, Place::Card, &format!("{id}.{label}")));
            content.cards.push(Card {
                id,
                name: raw.name,
                deck,
                copies,
                cost: raw.cost,
                factions,
                icons,
                reach,
                agent,
                reveal,
                acquire,
                trashed,
                buyable: raw.buyable.unwrap_or(deck != Deck::Starter),
                moves_agent: raw.moves_agent,
                visit_influence,
                visit_harvest,
                decision: raw.decision,
            });
        }
    }

    fn intrigues(&mut self, content: &mut Content, cards: Vec<(usize, RawIntrigue)>) {
        for (index, (file, raw)) in cards.into_iter().enumerate() {
            let owner = Owner::Intrigue(IntrigueId(index as u8));
            let id = raw.id.get_ref().clone();
            let copies = self.copies(file, &raw.copies);
            let when = raw.when.as_ref().and_then(|text| self.word("time", file, text, TIMES, |t| t));
            let (time, needs) = match when {
                Some("turn-start") => (PlotTime::TurnStart, Some(("plot", raw.plot.is_some()))),
                Some("before-agent") => (PlotTime::BeforeAgent, Some(("plot", raw.plot.is_some()))),
                Some(_) => (PlotTime::OwnTurn, Some(("combat", raw.combat.is_some()))),
                None => (PlotTime::OwnTurn, None),
            };
            if let (Some(text), Some((needs, false))) = (&raw.when, needs) {
                self.problem(file, text.span(), format!("'{}' needs a {needs} effect", text.get_ref()));
            }
            if raw.plot.is_none() && raw.combat.is_none() && raw.endgame.is_none() {
                self.problem(file, raw.id.span(), format!("intrigue '{id}' has no effect"));
            }
            let plot = self.entries(file, raw.plot.as_ref());
            let mut lasts = false;
            for tree in plot.iter().flat_map(|e| &e.trees) {
                tree.leaves(&mut |_, effect| {
                    lasts |= matches!(effect, Effect::Gain(Good::Persuasion, _) | Effect::AcquireToDeck);
                });
            }
            let plot = self.root(plot, owner, Place::Intrigue, format!("{id}.plot")).map(|node| (node, time));
            let combat = self.entries(file, raw.combat.as_ref());
            let combat = self.root(combat, owner, Place::Intrigue, format!("{id}.combat"));
            let endgame = self.entries(file, raw.endgame.as_ref());
            let endgame = self.root(endgame, owner, Place::Intrigue, format!("{id}.endgame"));
            let (combat, won) = if when == Some("won-conflict") { (None, combat) } else { (combat, None) };
            content.intrigues.push(Intrigue {
                id,
                name: raw.name,
                copies,
                plot,
                combat,
                won,
                endgame,
                lasts,
                decision: raw.decision,
            });
        }
    }

    fn conflicts(&mut self, content: &mut Content, cards: Vec<(usize, RawConflict)>) {
        for (index, (file, raw)) in cards.into_iter().enumerate() {
            let owner = Owner::Conflict(ConflictId(index as u8));
            let id = raw.id.get_ref().clone();
            let level = *raw.level.get_ref();
            if !(1..=3).contains(&level) {
                self.problem(file, raw.level.span(), format!("level {level} out of range: 1 to 3"));
            }
            let location = raw.location.as_ref().and_then(|text| {
                let message = match self.names.spaces.get(text.get_ref()) {
                    Some((space, true)) => return Some(*space),
                    Some((_, false)) => format!("'{}' cannot be controlled", text.get_ref()),
                    None => {
                        let spaces = &content.spaces;
                        let valid = spaces.iter().filter(|s| s.control.is_some()).map(|s| s.id.as_str());
                        unknown("space", text.get_ref(), valid)
                    }
                };
                self.problem_part(file, text.span(), 0, text.get_ref().len(), message);
                None
            });
            let places = [("first", Some(&raw.first)), ("second", raw.second.as_ref()), ("third", raw.third.as_ref())];
            let rewards =
                places.map(|(label, text)| self.boxed(file, text, owner, Place::Conflict, &format!("{id}.{label}")));
            content.conflicts.push(Conflict { id, name: raw.name, level, location, rewards, decision: raw.decision });
        }
    }

    fn leaders(&mut self, content: &mut Content, leaders: Vec<(usize, RawLeader)>) {
        for (index, (file, raw)) in leaders.into_iter().enumerate() {
            let owner = Owner::Leader(LeaderId(index as u8));
            let id = raw.id.get_ref().clone();
            let complexity = *raw.complexity.get_ref();
            if !(1..=4).contains(&complexity) {
                self.problem(file, raw.complexity.span(), format!("complexity {complexity} out of range: 1 to 4"));
            }
            let passive = raw.passive.as_ref().and_then(|text| {
                let entries = self.entries(file, Some(text))?;
                match entries.trees.as_slice() {
                    [Tree { kind: Kind::Leaf(Effect::Hook(hook)), .. }] => Some(*hook),
                    _ => {
                        let message = "a passive ability is 'hook NAME'".to_owned();
                        self.problem_part(file, text.span(), 0, text.get_ref().len(), message);
                        None
                    }
                }
            });
            let signet = self.entries(file, Some(&raw.signet));
            let signet = self.root(signet, owner, Place::Leader, format!("{id}.signet")).unwrap_or_default();
            let effect = match passive {
                Some(Hook::RuthlessNegotiator) => Effect::Draw(1),
                Some(Hook::Connections) => Effect::Influence(Track::Any, 1),
                Some(hook) => Effect::Hook(hook),
                None => Effect::All(Nodes::default()),
            };
            content.passive.push(self.made(effect, owner, format!("{id}.passive")));
            let setup = self.goods(file, &raw.setup);
            content.leaders.push(Leader {
                id,
                name: raw.name,
                house: raw.house,
                complexity,
                passive_name: raw.passive_name,
                passive,
                signet_name: raw.signet_name,
                signet,
                setup,
                decision: raw.decision,
            });
        }
    }

    fn tracks(&mut self, content: &mut Content, tracks: Vec<(usize, RawTrack)>) {
        let mut seen = [false; FACTIONS];
        for (file, raw) in tracks {
            let Some(faction) = self.faction(file, &raw.faction) else { continue };
            if std::mem::replace(&mut seen[faction.index()], true) {
                self.problem(file, raw.faction.span(), format!("a second track of '{}'", faction.name()));
                continue;
            }
            let bonus = self.entries(file, Some(&raw.at4));
            let label = format!("{}.bonus", faction.name());
            let bonus = self.root(bonus, Owner::Track(faction), Place::Track, label);
            content.track_bonus[faction.index()] = bonus.unwrap_or_default();
        }
        for faction in Faction::ALL.iter().copied() {
            let name = faction.name();
            if !seen[faction.index()] {
                self.problems.push((None, 0..0, format!("no [[track]] of '{name}'")));
            }
            let mut visit = |n, label| {
                let effect = Effect::Influence(Track::Of(faction), n);
                self.made(effect, Owner::Track(faction), format!("{name}.{label}"))
            };
            content.visit[faction.index()] = [visit(1, "visit"), visit(2, "visit.double")];
        }
    }
}

impl Content {
    /// No components at all.
    fn empty() -> Content {
        Content {
            cards: Vec::new(),
            spaces: Vec::new(),
            intrigues: Vec::new(),
            conflicts: Vec::new(),
            leaders: Vec::new(),
            rules: Vec::new(),
            reserve: Vec::new(),
            makers: Vec::new(),
            controllable: Vec::new(),
            track_bonus: [NodeId(0); FACTIONS],
            visit: [[NodeId(0); 2]; FACTIONS],
            passive: Vec::new(),
            nodes: Vec::new(),
            labels: Vec::new(),
            by_label: HashMap::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TRACKS: &str = r#"
[[track]]
faction = "emperor"
at4 = "troop 2"
[[track]]
faction = "guild"
at4 = "solari 3"
[[track]]
faction = "bene-gesserit"
at4 = "intrigue 1"
[[track]]
faction = "fremen"
at4 = "water 1"
"#;

    const SPACES: &str = r#"
[[space]]
id = "arrakeen"
name = "Arrakeen"
area = "city"
icon = "city"
control = "solari 1"
effect = "troop 1, draw 1"
[[space]]
id = "market"
name = "Market"
area = "choam"
icon = "spice-trade"
prices = [{ cost = "spice 2, water 1", effect = "solari 6" }, { effect = "solari 8, draw 1" }]
"#;

    /// Loads a text along with tracks and two spaces.
    fn load(text: &str) -> Result<Content, ContentError> {
        Content::load(&[
            SourceFile::new("test.toml", text),
            SourceFile::new("tracks.toml", TRACKS),
            SourceFile::new("spaces.toml", SPACES),
        ])
    }

    /// What is wrong with a text, as it is printed.
    fn wrong(text: &str) -> String {
        load(text).expect_err(text).to_string()
    }

    /// The messages alone.
    fn messages(text: &str) -> Vec<String> {
        load(text)
            .expect_err(text)
            .problems
            .into_iter()
            .map(|p| format!("{}:{} {}", p.line, p.column, p.message))
            .collect()
    }

    fn card(more: &str) -> String {
        format!("[[card]]\nid = \"x\"\nname = \"X\"\ndeck = \"imperium\"\nicons = [\"city\"]\n{more}\n")
    }

    fn labels(content: &Content, nodes: Nodes) -> Vec<&str> {
        nodes.iter().map(|node| content.label(node)).collect()
    }

    #[test]
    fn base() {
        let content = Content::base().unwrap_or_else(|error| panic!("{error}"));
        let copies = |deck: fn(Deck) -> bool| -> usize {
            content.cards.iter().filter(|card| deck(card.deck)).map(|card| usize::from(card.copies)).sum()
        };
        assert_eq!(copies(|deck| deck == Deck::Starter), 10);
        assert_eq!(copies(|deck| matches!(deck, Deck::Reserve(_))), 24);
        assert_eq!(copies(|deck| deck == Deck::Imperium), 67);
        assert_eq!(content.intrigues.iter().map(|card| usize::from(card.copies)).sum::<usize>(), 40);
        assert_eq!(content.conflicts.len(), 18);
        assert_eq!(content.leaders.len(), 8);
        assert_eq!(content.spaces.len(), 22);
        assert_eq!((content.reserve.len(), content.makers.len(), content.controllable.len()), (3, 3, 3));
        assert_eq!(content.passive.len(), 8);

        // Every named node is found by its name, the others have their number.
        let named = (0..content.node_count() as u16).map(NodeId).filter(|node| {
            let label = content.label(*node);
            match label.strip_prefix('#') {
                Some(number) => {
                    assert_eq!(number, node.0.to_string());
                    assert_eq!(content.by_label(label), None);
                    false
                }
                None => {
                    assert_eq!(content.by_label(label), Some(*node));
                    true
                }
            }
        });
        assert_eq!(named.count(), content.by_label.len());

        let space = |id: &str| &content.spaces[content.space(id).unwrap().index()];
        assert_eq!(space("high-council").once, Some(Once::HighCouncil));
        assert_eq!(space("swordmaster").once, Some(Once::Swordmaster));
        assert_eq!(space("conspire").prices[0].cost, [0, 4, 0]);
        assert_eq!(space("conspire").faction, Some(Faction::Emperor));
        assert_eq!(space("sietch-tabr").requires, Some(Condition::Influence(Faction::Fremen, 2)));
        assert_eq!(space("imperial-basin").control, Some((2, Good::Spice, 1)));
        assert_eq!(space("imperial-basin").maker, Some(2));
        assert_eq!(labels(&content, space("arrakeen").prices[0].effect), ["arrakeen.space.1", "arrakeen.space.2"]);
        assert_eq!(labels(&content, space("sell-melange").prices[3].effect), ["sell-melange.price-4"]);
        assert_eq!(labels(&content, space("hall-of-oratory").reveal), ["hall-of-oratory.space-reveal"]);

        let card = |id: &str| &content.cards[content.card(id).unwrap().index()];
        assert_eq!(card("power-play").visit_influence, 2);
        assert_eq!(labels(&content, card("power-play").agent), ["power-play.agent"]);
        assert_eq!(card("carryall").visit_harvest, 2);
        assert!(card("carryall").agent.is_empty());
        assert_eq!(card("kwisatz-haderach").reach, (1 << 22) - 1);
        assert_eq!(card("dagger").reach.count_ones(), 5);
        assert_eq!(card("convincing-argument").reach, 0);
        assert_eq!((card("foldspace").buyable, card("arrakis-liaison").buyable), (false, true));
        assert_eq!(card("foldspace").deck, Deck::Reserve(2));

        let intrigue = |id: &str| &content.intrigues[content.intrigue(id).unwrap().index()];
        assert_eq!(intrigue("bindu-suspension").plot.unwrap().1, PlotTime::TurnStart);
        assert!(intrigue("charisma").lasts && intrigue("recruitment-mission").lasts && !intrigue("windfall").lasts);
        let victor = intrigue("to-the-victor");
        assert_eq!((victor.combat, victor.won), (None, content.by_label("to-the-victor.combat")));
        assert!(victor.won.is_some());

        let leader = |id: &str| content.leader(id).unwrap().index();
        let passive = |id: &str| content.effect(content.passive[leader(id)]);
        assert_eq!(passive("count-ilban-richese"), Effect::Draw(1));
        assert_eq!(passive("earl-memnon-thorvald"), Effect::Influence(Track::Any, 1));
        assert_eq!(passive("baron-vladimir-harkonnen"), Effect::Hook(Hook::Masterstroke));
        assert_eq!(passive("paul-atreides"), Effect::Hook(Hook::Prescience));
        assert_eq!(passive("glossu-the-beast-rabban"), Effect::All(Nodes::default()));
        assert_eq!(content.leaders[leader("glossu-the-beast-rabban")].setup, [1, 1, 0]);
        assert_eq!(content.leaders[leader("paul-atreides")].passive, Some(Hook::Prescience));
        assert!(matches!(content.effect(content.leaders[leader("glossu-the-beast-rabban")].signet), Effect::All(_)));

        let guild = Faction::Guild.index();
        assert_eq!(content.label(content.track_bonus[guild]), "guild.bonus");
        assert_eq!(content.effect(content.track_bonus[guild]), Effect::Gain(Good::Solari, 3));
        assert_eq!(content.label(content.visit[guild][0]), "guild.visit");
        assert_eq!(content.label(content.visit[guild][1]), "guild.visit.double");
        assert_eq!(content.effect(content.visit[guild][1]), Effect::Influence(Track::Of(Faction::Guild), 2));
        assert_eq!(content.node(content.visit[guild][1]).owner, Owner::Track(Faction::Guild));
    }

    #[test]
    fn every_module_is_built_in() {
        for module in MODULES {
            assert!(embedded_files(module).is_some_and(|files| !files.is_empty()), "{module}");
        }
        assert_eq!(embedded_files("nothing"), None);
    }

    #[test]
    fn effects_alone() {
        assert_eq!(check_effect("draw 1, (if owns foldspace >= 1: control carthag)"), Ok(()));
        assert_eq!(check_effect("drow 1"), Err("0: unknown effect 'drow'; did you mean 'draw'?".into()));
    }

    #[test]
    fn small_content() {
        let content =
            load(&card("agent = \"visit-influence 2, draw 1, troop 1\"\nreveal = \"persuasion 1 | sword 1\"")).unwrap();
        let card = &content.cards[0];
        assert_eq!((card.copies, card.cost, card.buyable, card.reach), (1, 0, true, 1));
        assert_eq!(labels(&content, card.agent), ["x.agent.1", "x.agent.2"]);
        assert_eq!(labels(&content, card.reveal), ["x.reveal"]);
        assert_eq!(content.node(card.agent.get(0)).owner, Owner::Card(CardId(0)));
        let market = &content.spaces[1];
        assert_eq!(market.prices[0].cost, [0, 2, 1]);
        assert_eq!(labels(&content, market.prices[0].effect), ["market.price-1"]);
        assert_eq!(labels(&content, market.prices[1].effect), ["market.price-2.1", "market.price-2.2"]);
    }

    #[test]
    fn carets() {
        assert_eq!(
            wrong(&card("agent = \"draw 1, trop 1\"")),
            "test.toml:6:18: unknown effect 'trop'; did you mean 'troop'?\n    \
             agent = \"draw 1, trop 1\"\n                     ^^^^"
        );
        assert_eq!(
            wrong(&card("\treveal = 'sword 1, spice 1 | water 1' # no")),
            "test.toml:6:29: ',' and '|' mixed: put brackets around one side\n    \
             \treveal = 'sword 1, spice 1 | water 1' # no\n    \t                           ^"
        );
        assert_eq!(
            wrong(&card("agnt = \"draw 1\"")).lines().map(|l| l.chars().take(40).collect()).collect::<Vec<String>>(),
            ["test.toml:6:1: unknown field `agnt`, exp", "    agnt = \"draw 1\"", "    ^^^^"]
        );
        assert_eq!(
            wrong("[[card]]\nid = \"x\"\nname = \"Ärger\n"),
            "test.toml:3:14: invalid basic string, expected `\"`\n    name = \"Ärger\n                 ^"
        );
        assert_eq!(
            wrong("[[card]]\nid = \"x\"\nname = \"X\"\n"),
            "test.toml:1:1: missing field `deck`\n    [[card]]\n    ^^^^^^^^"
        );
        assert_eq!(
            wrong(&card("copies = 300")),
            "test.toml:6:10: invalid value: integer `300`, expected u8\n    copies = 300\n             ^^^"
        );
        // Escapes hide where it is: the whole string then.
        assert_eq!(
            wrong(&card("agent = \"dr\\u0061w 1, trop 1\"")),
            "test.toml:6:9: unknown effect 'trop'; did you mean 'troop'?\n    \
             agent = \"dr\\u0061w 1, trop 1\"\n            ^^^^^^^^^^^^^^^^^^^^^"
        );
        assert_eq!(
            wrong(&card("agent = \"\"\"\ndraw 1,\n  trop 1\"\"\"")),
            "test.toml:8:3: unknown effect 'trop'; did you mean 'troop'?\n      trop 1\"\"\"\n      ^^^^"
        );
        assert_eq!(
            wrong(&card("agent = \"draw\"")),
            "test.toml:6:14: expected a number, found the end\n    agent = \"draw\"\n                 ^"
        );
    }

    #[test]
    fn all_problems_are_told() {
        let found = messages(&(card("agent = \"drow 1\"") + &card("reveal = \"sword 0\"").replace("city", "town")));
        assert_eq!(
            found,
            [
                "6:10 unknown effect 'drow'; did you mean 'draw'?",
                "8:6 a second card with the id 'x'",
                "11:11 unknown icon 'town'; expected emperor, guild, bene-gesserit, fremen, landsraad, city, spice-trade or any",
                "12:17 number 0 out of range: 1 to 20",
            ]
        );
        let many: String = (0..25).map(|i| card("agent = \"drow 1\"").replace("\"x\"", &format!("\"x{i}\""))).collect();
        let error = load(&many).unwrap_err();
        assert_eq!((error.problems.len(), error.more), (20, 5));
        assert!(error.to_string().ends_with("^^^^\nand 5 more problems"));
        let none = Content::load(&[]).unwrap_err().to_string();
        assert_eq!(none.lines().next(), Some("content: no [[track]] of 'emperor'"));
        assert_eq!(none.lines().count(), 4);
    }

    #[test]
    fn cards_that_are_wrong() {
        let one = |text: &str| messages(text).join("; ");
        assert_eq!(one(&card("deck = \"x\"")), "6:1 duplicate key");
        assert_eq!(
            one(&card("").replace("imperium", "imperum")),
            "4:9 unknown deck 'imperum'; did you mean 'imperium'?"
        );
        assert_eq!(
            one(&card("factions = [\"harkonnen\"]")),
            "6:14 unknown faction 'harkonnen'; expected emperor, guild, bene-gesserit or fremen"
        );
        assert_eq!(one(&card("copies = 0")), "6:10 copies must be 1 or more");
        assert_eq!(one(&card("").replace("city", "landsraad")), "5:10 no space has the icon 'landsraad'");
        assert_eq!(
            one(&card("agent = \"draw 1\"").replace("\"city\"", "")),
            "6:9 an agent box but no icons: the card reaches no space"
        );
        assert_eq!(one(&card("").replace("\"city\"", "\"city\", \"any\"")), "5:10 'any' stands alone");
        assert_eq!(one(&card("").replace("\"x\"", "\"X y\"")), "2:6 id 'X y' is not lower-case words joined by '-'");
        for text in ["agent = \"visit-harvest 2 | draw 1\"", "reveal= \"visit-harvest 2\""] {
            assert_eq!(one(&card(text)), "6:10 this must be an entry of its own in a card's agent box");
        }
        assert_eq!(one(&card("agent = \"harvest 2\"")), "6:10 only maker spaces are harvested");
        assert_eq!(one("[card]\nid = \"x\""), "1:2 write [[card]], not card");
        assert_eq!(one("[[crad]]\nid = \"x\""), "1:3 unknown table 'crad'; did you mean 'card'?");
        assert_eq!(one("card = [1]"), "1:9 invalid type: integer `1`, expected a table");
    }

    #[test]
    fn too_many() {
        let many =
            |n: usize, text: &str| -> String { (0..n).map(|i| text.replace("\"x\"", &format!("\"x{i}\""))).collect() };
        let message = |text: &str| load(text).unwrap_err().problems[0].message.clone();
        assert!(load(&many(255, &card(""))).is_ok());
        assert_eq!(message(&many(256, &card(""))), "more than 255 cards");
        assert_eq!(message(&many(1000, &card(""))), "more than 255 cards");
        assert!(load(&many(4, &card("").replace("imperium", "reserve"))).is_ok());
        assert_eq!(message(&many(5, &card("").replace("imperium", "reserve"))), "more than 4 reserve piles");
        let space = "[[space]]\nid = \"x\"\nname = \"X\"\narea = \"city\"\nicon = \"city\"\neffect = \"draw 1\"\n";
        assert!(load(&many(62, space)).is_ok());
        assert!(load(&many(63, space)).unwrap_err().to_string().contains("more than 64 spaces"));
        assert!(load(&many(100, space)).unwrap_err().to_string().contains("more than 64 spaces"));
        assert_eq!(message(&many(5, &format!("{space}maker = true\n"))), "more than 4 maker spaces");
        let controlled = load(&many(4, &format!("{space}control = \"spice 1\"\n"))).unwrap_err();
        assert_eq!(controlled.problems[0].message, "more than 4 spaces that can be controlled");
        let intrigue = "[[intrigue]]\nid = \"x\"\nname = \"X\"\nplot = \"draw 1\"\n";
        assert_eq!(message(&many(256, intrigue)), "more than 255 intrigue cards");
        let entries = vec!["draw 1"; 255].join(",");
        let full = many(255, &card(&format!("agent = \"{entries}\"\nreveal = \"{entries}\"")));
        assert_eq!(message(&full), "more than 65535 effect nodes");
    }

    #[test]
    fn spaces_that_are_wrong() {
        let one = |more: &str| {
            let space = "[[space]]\nid = \"x\"\nname = \"X\"\narea = \"city\"\nicon = \"city\"\n";
            messages(&format!("{space}{more}\n")).join("; ")
        };
        let effect = "effect = \"draw 1\"\n";
        assert_eq!(one(""), "2:6 space 'x' has neither effect nor prices");
        assert_eq!(one(&format!("{effect}prices = []")), "7:10 either effect or prices, not both");
        assert_eq!(one("prices = []"), "6:10 no prices");
        assert_eq!(
            one("cost = \"spice 1\"\nprices = [{ effect = \"draw 1\" }]"),
            "6:8 with prices each price has its own cost"
        );
        assert_eq!(one(&format!("{effect}cost = \"sword 1\"")), "7:9 expected solari, spice or water, found 'sword'");
        assert_eq!(
            one(&format!("{effect}requires = \"bond gild\"")),
            "7:18 unknown faction 'gild'; did you mean 'guild'?"
        );
        assert_eq!(one(&format!("{effect}control = \"draw 1\"")), "7:12 control pays one good, such as 'solari 1'");
        assert_eq!(
            one(&format!("{effect}once_per_game = true")),
            "7:17 only high-council and swordmaster can be once per game"
        );
        assert_eq!(one("effect = \"trash-self\""), "6:11 only cards can trash themselves");
        assert_eq!(one("effect = \"draw 1, harvest 2\""), "6:19 only maker spaces are harvested");
    }

    #[test]
    fn the_rest_that_is_wrong() {
        let one = |text: &str| messages(text).join("; ");
        let intrigue = |more: &str| format!("[[intrigue]]\nid = \"x\"\nname = \"X\"\n{more}\n");
        assert_eq!(one(&intrigue("")), "2:6 intrigue 'x' has no effect");
        assert_eq!(
            one(&intrigue("plot = \"draw 1\"\nwhen = \"later\"")),
            "5:9 unknown time 'later'; expected turn-start, before-agent or won-conflict"
        );
        assert_eq!(
            one(&intrigue("plot = \"draw 1\"\nwhen = \"won-conflict\"")),
            "5:8 'won-conflict' needs a combat effect"
        );
        let conflict = |more: &str| format!("[[conflict]]\nid = \"x\"\nname = \"X\"\nfirst = \"vp 1\"\n{more}\n");
        assert_eq!(one(&conflict("level = 4")), "5:9 level 4 out of range: 1 to 3");
        assert_eq!(
            one(&conflict("level = 1\nlocation = \"arakeen\"")),
            "6:13 unknown space 'arakeen'; did you mean 'arrakeen'?"
        );
        assert_eq!(one(&conflict("level = 1\nlocation = \"market\"")), "6:13 'market' cannot be controlled");
        assert_eq!(one(&conflict("level = 1\nsecond = \"control market\"")), "6:19 'market' cannot be controlled");
        let leader = |more: &str| format!("[[leader]]\nid = \"x\"\nname = \"X\"\nhouse = \"h\"\n{more}\n");
        assert_eq!(one(&leader("complexity = 5\nsignet = \"draw 1\"")), "5:14 complexity 5 out of range: 1 to 4");
        assert_eq!(
            one(&leader("complexity = 1\nsignet = \"signet\"")),
            "6:11 a leader's ability cannot use the signet"
        );
        assert_eq!(
            one(&leader("complexity = 1\nsignet = \"draw 1\"\npassive = \"draw 1\"")),
            "7:12 a passive ability is 'hook NAME'"
        );
        assert_eq!(
            one(&leader("complexity = 1\nsignet = \"draw 1\"\nsetup = \"troop 1\"")),
            "7:10 expected solari, spice or water, found 'troop'"
        );
        assert_eq!(
            one("[[rule]]\nid = \"B1\"\ntitle = \"T\"\nstatus = \"law\""),
            "4:11 unknown status 'law'; expected rule, official, designer, convention or index"
        );
        let doubled = Content::load(&[SourceFile::new("a", TRACKS), SourceFile::new("b", TRACKS)]).unwrap_err();
        assert_eq!(doubled.problems.len(), 4);
        assert_eq!(doubled.problems[0].message, "a second track of 'emperor'");
    }

    #[test]
    fn broken_files_never_panic() {
        let files = embedded_files("base").unwrap();
        let mut seed = 88_172_645_463_325_252_u64;
        let mut random = move |below: usize| {
            seed ^= seed << 13;
            seed ^= seed >> 7;
            seed ^= seed << 17;
            (seed >> 33) as usize % below
        };
        for _ in 0..60 {
            let mut broken: Vec<SourceFile> = files.iter().map(|(name, text)| SourceFile::new(*name, *text)).collect();
            for file in &mut broken {
                let mut text: Vec<char> = file.text.chars().collect();
                for _ in 0..random(4) {
                    let at = random(text.len());
                    match random(3) {
                        0 => drop(text.remove(at)),
                        1 => text.insert(at, ['"', '\'', '\\', '[', '\n', 'ä', '|', '0'][random(8)]),
                        _ => text.swap(at, at / 2),
                    }
                }
                file.text = text.into_iter().collect();
            }
            if let Err(error) = Content::load(&broken) {
                assert!(!error.to_string().is_empty() && error.problems.len() <= MOST_PROBLEMS);
            }
        }
    }
}
