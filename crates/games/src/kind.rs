//! A game's rules, whichever they are.

use std::collections::HashMap;
use std::marker::PhantomData;
use std::sync::Arc;

use serde_json::Value;
use table::{Problem, Seed, Shown, commitment};

use crate::UNDO;
use crate::desk::{Desk, Played};

/// A game's rules.
pub trait Kind: Send + Sync {
    /// Its name in addresses and files.
    fn name(&self) -> &'static str;

    /// The languages its words are there in.
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
    fn open(&self, setup: &Value, seed: &Seed, entries: &[String]) -> Result<Box<dyn Desk>, Problem>;
}

/// The rules of `G`.
pub(crate) fn of<G: Shown>() -> Box<dyn Kind> {
    let words = G::languages().into_iter().filter_map(|language| Some((language, G::words(language).ok()?)));
    Box::new(Rules::<G> { words: Arc::new(words.collect()), game: PhantomData })
}

/// The words of every language.
pub(crate) type AllWords<G> = Arc<HashMap<&'static str, <G as Shown>::Words>>;

struct Rules<G: Shown> {
    words: AllWords<G>,
    game: PhantomData<fn() -> G>,
}

fn read<G: Shown>(setup: &Value) -> Result<G::Setup, Problem> {
    serde_json::from_value(setup.clone()).map_err(|error| Problem(format!("setup: {error}")))
}

impl<G: Shown> Kind for Rules<G> {
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
        Ok(G::new(&read::<G>(setup)?)?.seats())
    }

    fn catalogue(&self, setup: &Value, language: &str) -> Result<Value, Problem> {
        let words = self.words.get(language);
        let words = words.ok_or_else(|| Problem(format!("there is no language '{language}'")))?;
        Ok(G::new(&read::<G>(setup)?)?.catalogue(words))
    }

    fn commitment(&self, setup: &Value, seed: &Seed) -> Result<String, Problem> {
        Ok(commitment(G::NAME, &read::<G>(setup)?, seed))
    }

    fn open(&self, setup: &Value, seed: &Seed, entries: &[String]) -> Result<Box<dyn Desk>, Problem> {
        let mut desk = Played::<G>::new(read::<G>(setup)?, *seed, self.words.clone())?;
        for (number, entry) in entries.iter().enumerate() {
            let done = if entry == UNDO { desk.take_back() } else { desk.enter(entry) };
            done.map_err(|problem| Problem(format!("entry {}: {problem}", number + 1)))?;
        }
        Ok(Box::new(desk))
    }
}
