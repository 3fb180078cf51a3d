//! The boxes whose files are built in.

use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use super::arena::Arena;
use super::parse::parse_effect;
use super::tree::Names;
use super::*;

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
            "base/rules.toml" "base/terms.toml"
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

impl Content {
    /// The base box.
    pub fn base() -> Result<Content, ContentError> {
        Content::load(&module_files("base"))
    }

    /// The components of built-in modules.
    ///
    /// # Errors
    /// Names an unknown module, or the places of broken content.
    pub fn of_modules(modules: &[String]) -> Result<Arc<Content>, table::Problem> {
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
        // Parsed once for all games with these modules: a server has thousands of them.
        static LOADED: Mutex<Vec<(Vec<String>, Arc<Content>)>> = Mutex::new(Vec::new());
        let mut loaded = LOADED.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, content)) = loaded.iter().find(|(names, _)| names == modules) {
            return Ok(content.clone());
        }
        let files: Vec<SourceFile> = modules.iter().flat_map(|module| module_files(module)).collect();
        let content = Arc::new(Content::load(&files).map_err(|error| table::Problem(error.to_string()))?);
        loaded.push((modules.to_vec(), content.clone()));
        Ok(content)
    }
}
