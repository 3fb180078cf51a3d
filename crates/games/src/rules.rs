//! A game's rules, whichever they are.

use std::collections::HashMap;
use std::marker::PhantomData;
use std::sync::Arc;

use serde_json::Value;
use table::{Presentation, Problem, Seed, commitment};

use crate::UNDO;
use crate::live::{LiveGame, TypedGame};

/// A game's rules.
pub trait Rules: Send + Sync {
    /// Its name in addresses and files.
    fn name(&self) -> &'static str;

    /// The languages its texts are there in.
    fn languages(&self) -> Vec<&'static str>;

    /// What can be chosen before a game.
    fn options(&self) -> Value;

    /// The bots that play it, each with what it stands for.
    fn bots(&self) -> &'static [(&'static str, &'static str)] {
        bots::KNOWN
    }

    /// Number of seats of a game with this setup.
    ///
    /// # Errors
    /// Says what is wrong with the setup.
    fn seats(&self, setup: &Value) -> Result<usize, Problem>;

    /// All components of a setup in words and trees.
    ///
    /// # Errors
    /// The setup is wrong, or the language unknown.
    fn catalogue(&self, setup: &Value, language: &str) -> Result<Value, Problem>;

    /// The public promise of a seed that is still secret.
    ///
    /// # Errors
    /// The setup is wrong.
    fn commitment(&self, setup: &Value, seed: &Seed) -> Result<String, Problem>;

    /// A game with everything that has been entered so far: actions, and [`UNDO`] for taking the last one back.
    ///
    /// # Errors
    /// Names the entry that cannot be.
    fn open(&self, setup: &Value, seed: &Seed, entries: &[String]) -> Result<Box<dyn LiveGame>, Problem>;
}

/// The rules of `G`.
pub(crate) fn of<G: Presentation>() -> Box<dyn Rules> {
    let texts = G::languages().into_iter().filter_map(|language| Some((language, G::texts(language).ok()?)));
    Box::new(TypedRules::<G> { texts: Arc::new(texts.collect()), game: PhantomData })
}

/// The texts of every language.
pub(crate) type AllTexts<G> = Arc<HashMap<&'static str, <G as Presentation>::Texts>>;

struct TypedRules<G: Presentation> {
    texts: AllTexts<G>,
    game: PhantomData<fn() -> G>,
}

fn read<G: Presentation>(setup: &Value) -> Result<G::Setup, Problem> {
    serde_json::from_value(setup.clone()).map_err(|error| Problem(format!("setup: {error}")))
}

impl<G: Presentation> Rules for TypedRules<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn languages(&self) -> Vec<&'static str> {
        G::languages()
    }

    fn options(&self) -> Value {
        G::options()
    }

    fn seats(&self, setup: &Value) -> Result<usize, Problem> {
        Ok(G::bind(&read::<G>(setup)?)?.seats())
    }

    fn catalogue(&self, setup: &Value, language: &str) -> Result<Value, Problem> {
        let texts = self.texts.get(language);
        let texts = texts.ok_or_else(|| Problem(format!("there is no language '{language}'")))?;
        Ok(G::bind(&read::<G>(setup)?)?.catalogue(texts))
    }

    fn commitment(&self, setup: &Value, seed: &Seed) -> Result<String, Problem> {
        Ok(commitment(G::NAME, &read::<G>(setup)?, seed))
    }

    fn open(&self, setup: &Value, seed: &Seed, entries: &[String]) -> Result<Box<dyn LiveGame>, Problem> {
        let mut game = TypedGame::<G>::new(read::<G>(setup)?, *seed, self.texts.clone())?;
        for (number, entry) in entries.iter().enumerate() {
            let done = if entry == UNDO { game.take_back() } else { game.enter(entry) };
            done.map_err(|problem| Problem(format!("entry {}: {problem}", number + 1)))?;
        }
        Ok(Box::new(game))
    }
}
