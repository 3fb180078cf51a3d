//! Modules: what each box needs, excludes, adds, removes and sets. What can be played together follows from their
//! manifests.

use std::sync::{Arc, LazyLock, Mutex, OnceLock, PoisonError};

use serde::{Deserialize, Serialize};
use table::{ModuleCounts, Problem};
use toml::Spanned;

use super::arena::Arena;
use super::constants::RawConstants;
use super::load::Loader;
use super::parse::parse_effect;
use super::raw::{Raw, RawLoan, RawManifest, RawRemoval, Removable, Text};
use super::suggest::unknown;
use super::tree::Names;
use super::*;

/// The built-in files, module by module. Where two modules set the same number, the later one decides.
macro_rules! built_in {
    ($($name:literal)*) => {
        &[$(($name, include_str!(concat!("../../content/", $name)))),*]
    };
}
const BUILT_IN: &[(&str, &str)] = built_in!(
    "base/module.toml" "base/cards.toml" "base/spaces.toml" "base/intrigue.toml" "base/conflicts.toml"
    "base/leaders.toml" "base/rules.toml" "base/terms.toml"
    "uprising/module.toml" "uprising/cards.toml" "uprising/spaces.toml" "uprising/intrigue.toml"
    "uprising/conflicts.toml" "uprising/leaders.toml" "uprising/objectives.toml" "uprising/rules.toml"
    "uprising/terms.toml"
    "ix/module.toml" "ix/cards.toml" "ix/spaces.toml" "ix/intrigue.toml" "ix/conflicts.toml" "ix/leaders.toml"
    "ix/tech.toml" "ix/rules.toml" "ix/terms.toml"
    "choam/module.toml" "choam/cards.toml" "choam/intrigue.toml" "choam/leaders.toml" "choam/contracts.toml"
    "choam/rules.toml" "choam/terms.toml"
    "epic/module.toml" "epic/cards.toml" "epic/rules.toml"
);

/// What kind of module it is.
const KINDS: &[&str] = &["board", "expansion"];

/// A module, as its manifest describes it.
pub struct Module {
    /// The name of its folder.
    pub id: String,
    /// The box's English name.
    pub name: String,
    /// Whether it brings a board to play on; any other is played on one.
    pub board: bool,
    /// Modules that must be in play too.
    pub needs: Vec<String>,
    /// Modules that must not be in play; those joined by '+' not all of them together.
    pub excludes: Vec<String>,
    /// The manifest and the content files, by number.
    manifest: usize,
    files: Vec<usize>,
    constants: RawConstants,
    removes: Vec<RawRemoval>,
    borrows: Vec<RawLoan>,
}

/// Modules that can be played together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Combination {
    /// Their ids, in order.
    pub modules: Vec<String>,
    /// How many can play.
    pub players: Vec<u8>,
}

/// The modules there are, with their files.
pub struct Library {
    files: Vec<SourceFile>,
    /// In the order in which their files are read.
    pub modules: Vec<Module>,
}

impl Library {
    /// The built-in modules.
    pub fn built_in() -> &'static Library {
        static LIBRARY: LazyLock<Library> = LazyLock::new(|| {
            Library::new(built_in_files()).unwrap_or_else(|error| panic!("the built-in manifests are tested: {error}"))
        });
        &LIBRARY
    }

    /// The modules of those files: every `FOLDER/module.toml` is a manifest.
    ///
    /// # Errors
    /// The places of what is wrong with the manifests.
    pub fn new(files: Vec<SourceFile>) -> Result<Library, ContentError> {
        let mut loader = Loader::new(&files);
        let mut raw = Vec::new();
        for (file, source) in files.iter().enumerate() {
            if let Some(id) = source.name.strip_suffix("/module.toml") {
                match toml::from_str::<RawManifest>(&source.text) {
                    Ok(manifest) => raw.push((file, id.to_owned(), manifest)),
                    Err(error) => loader.toml(file, &error, 0..0),
                }
            }
        }
        loader.check()?;
        let ids: Vec<&str> = raw.iter().map(|(_, id, _)| id.as_str()).collect();
        for (file, id, manifest) in &raw {
            let removals = manifest.removes.iter();
            let others =
                removals.flat_map(|removal| removal.with.iter().chain(&removal.without).chain([&removal.from]));
            let loans = manifest.borrows.iter().flat_map(|loan| loan.with.iter().chain([&loan.from]));
            for text in manifest.needs.iter().chain(&manifest.excludes).chain(others).chain(loans) {
                if let Some(part) = text.get_ref().split('+').find(|part| !ids.contains(part)) {
                    loader.problem_with(*file, text, unknown("module", part, ids.iter().copied()));
                }
            }
            for text in manifest.needs.iter().chain(&manifest.excludes).filter(|text| text.get_ref() == id) {
                loader.problem_with(*file, text, "this is the module itself".to_owned());
            }
        }
        let modules = raw.into_iter().map(|(file, id, manifest)| loader.module(file, id, manifest)).collect();
        loader.check()?;
        Ok(Library { files, modules })
    }

    /// The modules of those names, in the library's order.
    ///
    /// # Errors
    /// Says why they cannot be played together.
    fn choose(&self, names: &[String]) -> Result<Vec<&Module>, Problem> {
        let all = || self.modules.iter().map(|module| module.id.as_str()).collect::<Vec<_>>().join(", ");
        for (i, name) in names.iter().enumerate() {
            if !self.modules.iter().any(|module| module.id == *name) {
                return Err(Problem(format!("there is no module '{name}'; there are: {}", all())));
            }
            if names[..i].contains(name) {
                return Err(Problem(format!("the module '{name}' is named twice")));
            }
        }
        let chosen: Vec<&Module> = self.modules.iter().filter(|module| names.contains(&module.id)).collect();
        for Module { id, needs, excludes, .. } in &chosen {
            if let Some(missing) = needs.iter().find(|need| !names.contains(need)) {
                return Err(Problem(format!("the module '{id}' needs '{missing}'")));
            }
            let in_play = |excluded: &&String| excluded.split('+').all(|part| names.iter().any(|name| name == part));
            if let Some(excluded) = excludes.iter().find(in_play) {
                let excluded = excluded.replace('+', "' and '");
                return Err(Problem(format!("the module '{id}' cannot be played together with '{excluded}'")));
            }
        }
        if !chosen.iter().any(|module| module.board) {
            let boards = self.modules.iter().filter(|module| module.board).map(|module| format!("'{}'", module.id));
            return Err(Problem(format!("no module brings a board: add {}", boards.collect::<Vec<_>>().join(" or "))));
        }
        Ok(chosen)
    }

    /// Everything that can be played together.
    pub fn combinations(&self) -> Vec<Combination> {
        let mut found = Vec::new();
        for set in 1..1_u32 << self.modules.len() {
            let in_set = self.modules.iter().enumerate().filter(|(i, _)| set & (1 << i) != 0);
            let names: Vec<String> = in_set.map(|(_, module)| module.id.clone()).collect();
            let Ok(chosen) = self.choose(&names) else { continue };
            let players = chosen.iter().rev().find_map(|module| module.constants.seats.as_ref());
            let players = players.map(|seats| seats.get_ref().clone()).unwrap_or_default();
            found.push(Combination { modules: names, players });
        }
        // The simplest first.
        found.sort_by_key(|combination| combination.modules.len());
        found
    }

    /// How many of each kind of component a module brings, copies included. What not every box has is counted where
    /// there is some.
    pub(super) fn counts_of(&self, module: &Module) -> ModuleCounts {
        let mut loader = Loader::new(&self.files);
        let mut raw = Raw::default();
        module.files.iter().for_each(|&file| loader.read(file, &mut raw));
        let copies = |copies: &Option<Spanned<u8>>| copies.as_ref().map_or(1, |n| u64::from(*n.get_ref()));
        let cards = |deck: &str| {
            let of_deck = raw.cards.iter().filter(|(_, card)| card.deck.get_ref() == deck);
            of_deck.map(|(_, card)| copies(&card.copies)).sum::<u64>()
        };
        let mut kinds = vec![
            ("spaces", raw.spaces.len() as u64),
            ("starter", cards("starter")),
            ("reserve", cards("reserve")),
            ("imperium", cards("imperium")),
            ("intrigue", raw.intrigues.iter().map(|(_, card)| copies(&card.copies)).sum()),
            ("conflict", raw.conflicts.len() as u64),
            ("leader", raw.leaders.iter().filter(|(_, leader)| !leader.is_back).count() as u64),
        ];
        let more = [
            ("tech", raw.tech.len()),
            ("posts", raw.posts.iter().filter(|(_, post)| post.with.is_none()).count()),
            ("objective", raw.objectives.len()),
            ("contract", raw.contracts.iter().filter(|(_, tile)| !tile.ix).count()),
            ("ixian-contract", raw.contracts.iter().filter(|(_, tile)| tile.ix).count()),
        ];
        kinds.extend(more.into_iter().filter(|(_, count)| *count > 0).map(|(kind, count)| (kind, count as u64)));
        ModuleCounts { modules: module.id.clone(), kinds }
    }

    /// The components of modules, and of files that come on top of them.
    ///
    /// # Errors
    /// Says why the modules cannot be played together, or names the places of broken content.
    pub fn load(&self, names: &[String], pack: &[SourceFile]) -> Result<Content, LoadError> {
        let chosen = self.choose(names).map_err(LoadError::Modules)?;
        let files: Vec<SourceFile> = self.files.iter().chain(pack).cloned().collect();
        let mut loader = Loader::new(&files);
        loader.playing = chosen.iter().map(|module| module.id.clone()).collect();
        let mut raw = Raw::default();
        for &file in chosen.iter().flat_map(|module| &module.files) {
            loader.read(file, &mut raw);
        }
        (self.files.len()..files.len()).for_each(|file| loader.read(file, &mut raw));
        for module in &chosen {
            self.lend(module, &chosen, &mut loader, &mut raw);
        }
        loader.check().map_err(LoadError::Content)?;
        for module in &chosen {
            loader.remove(module, &chosen, &self.modules, &mut raw);
        }
        raw.posts.retain(|(_, post)| match &post.with {
            Some(module) => chosen.iter().any(|chosen| chosen.id == *module.get_ref()),
            None => true,
        });
        let constants: Vec<_> = chosen.iter().map(|module| (module.manifest, &module.constants)).collect();
        let constants = loader.constants(&constants);
        let mut content = loader.build(raw);
        loader.check().map_err(LoadError::Content)?;
        content.modules = loader.playing;
        content.constants = constants;
        Ok(content)
    }
}

impl Library {
    /// Adds what a module borrows from others that are not in play.
    fn lend(&self, module: &Module, chosen: &[&Module], loader: &mut Loader<'_>, raw: &mut Raw) {
        let playing = |text: &Text| chosen.iter().any(|module| module.id == *text.get_ref());
        for loan in &module.borrows {
            if playing(&loan.from) || !loan.with.iter().all(playing) {
                continue;
            }
            let Some(from) = self.modules.iter().find(|module| module.id == *loan.from.get_ref()) else { continue };
            let mut lent = Raw::default();
            from.files.iter().for_each(|&file| loader.read(file, &mut lent));
            loader.take_some(module, from, &loan.cards, lent.cards, &mut raw.cards);
            loader.take_some(module, from, &loan.rules, lent.rules, &mut raw.rules);
            loader.take_some(module, from, &loan.terms, lent.terms, &mut raw.terms);
            loader.without(&lent.spaces);
            loader.without(&lent.intrigues);
            loader.without(&lent.conflicts);
            loader.without(&lent.leaders);
        }
    }
}

/// Why content could not be loaded.
#[derive(Debug)]
pub enum LoadError {
    /// The modules cannot be played together.
    Modules(Problem),
    /// The files are wrong.
    Content(ContentError),
}

impl std::fmt::Display for LoadError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            LoadError::Modules(problem) => write!(f, "{problem}"),
            LoadError::Content(error) => write!(f, "{error}"),
        }
    }
}

impl std::error::Error for LoadError {}

impl From<LoadError> for Problem {
    fn from(error: LoadError) -> Problem {
        Problem(error.to_string())
    }
}

/// The built-in files.
pub(super) fn built_in_files() -> Vec<SourceFile> {
    BUILT_IN.iter().map(|(name, text)| SourceFile::new(*name, *text)).collect()
}

impl Loader<'_> {
    /// A module of which the names of other modules are known to be right.
    fn module(&mut self, file: usize, id: String, raw: RawManifest) -> Module {
        let board = self.word("kind", file, &raw.kind, KINDS, |kind| kind) == Some("board");
        let folder = format!("{id}/");
        let beside: Vec<(usize, &str)> = (self.files.iter().enumerate())
            .filter_map(|(i, source)| Some((i, source.name.strip_prefix(&folder)?)))
            .filter(|(_, name)| *name != "module.toml")
            .collect();
        let mut files = Vec::new();
        for text in &raw.files {
            match beside.iter().find(|(_, name)| name == text.get_ref()) {
                Some((number, _)) if !files.contains(number) => files.push(*number),
                Some(_) => self.problem_with(file, text, "this file is named twice".to_owned()),
                None => {
                    let names = beside.iter().map(|(_, name)| *name);
                    self.problem_with(file, text, unknown("file", text.get_ref(), names));
                }
            }
        }
        if let Some((number, _)) = beside.iter().find(|(number, _)| !files.contains(number)) {
            self.problem(*number, 0..0, format!("the manifest of '{id}' does not name this file"));
        }
        let plain = |texts: Vec<Text>| texts.into_iter().map(Text::into_inner).collect();
        Module {
            id,
            name: raw.name,
            board,
            needs: plain(raw.needs),
            excludes: plain(raw.excludes),
            manifest: file,
            files,
            constants: raw.constants,
            removes: raw.removes,
            borrows: raw.borrows,
        }
    }

    /// Takes those of another module's components that `texts` name.
    fn take_some<T: Removable>(
        &mut self,
        by: &Module,
        from: &Module,
        texts: &[Text],
        lent: Vec<(usize, T)>,
        into: &mut Vec<(usize, T)>,
    ) {
        for text in texts.iter().filter(|text| *text.get_ref() != "*") {
            if !lent.iter().any(|(_, item)| item.id() == text.get_ref()) {
                let known = lent.iter().map(|(_, item)| item.id());
                let message = unknown(&format!("{} of '{}'", T::KIND, from.id), text.get_ref(), known);
                self.problem_with(by.manifest, text, message);
            }
        }
        let named = |item: &T| texts.iter().any(|text| text.get_ref() == "*" || text.get_ref() == item.id());
        let (taken, left): (Vec<_>, Vec<_>) = lent.into_iter().partition(|(_, item)| named(item));
        into.extend(taken);
        self.without(&left);
    }

    /// Remembers components that are not in play: rules may still be about them.
    fn without<T: Removable>(&mut self, list: &[(usize, T)]) {
        self.removed.extend(list.iter().map(|(_, item)| format!("{}:{}", T::KIND, item.id())));
    }

    /// Takes out of the game what a module removes.
    fn remove(&mut self, module: &Module, chosen: &[&Module], all: &[Module], raw: &mut Raw) {
        let playing = |text: &Text| chosen.iter().find(|module| module.id == *text.get_ref());
        for removal in &module.removes {
            // What is borrowed from a module can be removed too.
            let borrowed = || {
                let lends =
                    |chosen: &&Module| chosen.borrows.iter().any(|loan| loan.from.get_ref() == removal.from.get_ref());
                chosen.iter().any(lends).then(|| all.iter().find(|module| module.id == *removal.from.get_ref()))?
            };
            let Some(from) = playing(&removal.from).copied().or_else(borrowed) else { continue };
            let lent = playing(&removal.from).is_none();
            if removal.with.iter().all(|text| playing(text).is_some())
                && !removal.without.iter().any(|text| playing(text).is_some())
            {
                self.remove_some(module, from, lent, &removal.cards, &mut raw.cards);
                self.remove_some(module, from, lent, &removal.spaces, &mut raw.spaces);
                self.remove_some(module, from, lent, &removal.tracks, &mut raw.tracks);
                self.remove_some(module, from, lent, &removal.intrigues, &mut raw.intrigues);
                self.remove_some(module, from, lent, &removal.conflicts, &mut raw.conflicts);
                self.remove_some(module, from, lent, &removal.leaders, &mut raw.leaders);
                self.remove_some(module, from, lent, &removal.tech, &mut raw.tech);
                self.remove_some(module, from, lent, &removal.contracts, &mut raw.contracts);
                self.remove_some(module, from, lent, &removal.rules, &mut raw.rules);
                self.remove_some(module, from, lent, &removal.terms, &mut raw.terms);
            }
        }
    }

    fn remove_some<T: Removable>(
        &mut self,
        by: &Module,
        from: &Module,
        // Of a module from which only a part is borrowed, what is missing is no mistake.
        lent: bool,
        texts: &[Text],
        list: &mut Vec<(usize, T)>,
    ) {
        for text in texts {
            let (id, copies) = match text.get_ref().split_once(' ') {
                None => (text.get_ref().as_str(), None),
                Some((id, number)) => match number.parse::<u8>() {
                    Ok(number) if number > 0 => (id, Some(number)),
                    _ => {
                        self.problem_with(by.manifest, text, "write 'ID', 'ID N' for N copies, or '*'".to_owned());
                        continue;
                    }
                },
            };
            let named = |file: usize, item: &T| from.files.contains(&file) && (id == "*" || item.id() == id);
            let gone = format!("{}:{id}", T::KIND);
            let found: Vec<usize> = (0..list.len()).filter(|&i| named(list[i].0, &list[i].1)).collect();
            if lent && found.is_empty() {
                self.removed.insert(gone);
                continue;
            }
            if found.is_empty() && id != "*" && !self.removed.contains(&gone) {
                let known = list.iter().filter(|(file, _)| from.files.contains(file)).map(|(_, item)| item.id());
                let message = unknown(&format!("{} of '{}'", T::KIND, from.id), id, known);
                self.problem_with(by.manifest, text, message);
            }
            for i in found.into_iter().rev() {
                let Some(number) = copies else {
                    self.removed.insert(format!("{}:{}", T::KIND, list[i].1.id()));
                    list.remove(i);
                    continue;
                };
                match list[i].1.copies() {
                    Some(Some(held)) if *held.get_ref() > number => *held.get_mut() -= number,
                    _ => {
                        let message = format!("there are no more than {number} of '{id}': without a number all leave");
                        self.problem_with(by.manifest, text, message);
                    }
                }
            }
        }
    }
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
    Arena::default().alloc(&trees, Source::Card(CardId(0))).map(drop).map_err(|full| full.message())
}

impl Content {
    /// The base box.
    pub fn base() -> Result<Content, LoadError> {
        Library::built_in().load(&["base".to_owned()], &[])
    }

    /// The components of built-in modules.
    ///
    /// # Errors
    /// Says why the modules cannot be played together, or names the places of broken content.
    pub fn of_modules(modules: &[String]) -> Result<Arc<Content>, Problem> {
        // Parsed once for all games with these modules: a server has thousands of them.
        static LOADED: Mutex<Vec<(Vec<String>, Arc<Content>)>> = Mutex::new(Vec::new());
        let mut loaded = LOADED.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, content)) = loaded.iter().find(|(names, _)| names == modules) {
            return Ok(content.clone());
        }
        let content = Arc::new(Library::built_in().load(modules, &[])?);
        loaded.push((modules.to_vec(), content.clone()));
        Ok(content)
    }
}

#[cfg(test)]
#[path = "modules_tests.rs"]
mod tests;
