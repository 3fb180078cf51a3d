//! A game's rules, whichever they are.

use std::sync::{Arc, OnceLock};

use bots::BotKind;
use serde_json::Value;
use table::coverage::Requirement;
use table::scenario::{self, Scenario, ScenarioReport};
use table::{
    Bot, HookUse, LoadError, Log, ModuleCounts, Presentation, Problem, ReplayError, Seed, Tooling, Verified,
    commitment, verify,
};

use crate::live::TypedGame;
use crate::live_game::LiveGame;
use crate::simulate::{self, Simulation, Tally};
use crate::wire::Json;
use crate::{POSITION, UNDO};

/// A bot that plays a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BotInfo {
    /// What it is called in commands and records.
    pub name: &'static str,
    /// What it does, in one line.
    pub about: &'static str,
}

/// A game's rules. A `setup` is what the game's own setup is as JSON; left out parts are as usual. In its place
/// [`Rules::full_setup`], [`Rules::seats`], [`Rules::commitment`] and [`Rules::open`] take a position under [`POSITION`].
pub trait Rules: Send + Sync {
    /// Its name in addresses and files.
    fn name(&self) -> &'static str;

    /// The languages its texts are there in.
    fn languages(&self) -> Vec<&'static str>;

    /// What can be chosen before a game.
    fn options(&self) -> Value;

    /// The bots that play it.
    fn bots(&self) -> Vec<BotInfo>;

    /// The bot that goes on for somebody who left or ran out of time.
    fn fallback_bot(&self) -> &'static str;

    /// Whether a bot of that name plays it.
    ///
    /// # Errors
    /// Lists the names there are.
    fn check_bot(&self, name: &str) -> Result<(), Problem>;

    /// The setup with everything that was left out; that of a position beside it.
    ///
    /// # Errors
    /// Says what is wrong with the setup.
    fn full_setup(&self, setup: &Value) -> Result<Value, Problem>;

    /// Number of seats of a game with this setup.
    ///
    /// # Errors
    /// Says what is wrong with the setup.
    fn seats(&self, setup: &Value) -> Result<usize, Problem>;

    /// All components of a setup in words and trees.
    ///
    /// # Errors
    /// The setup is wrong, or the language unknown.
    fn catalogue(&self, setup: &Value, language: &str) -> Result<Json, Problem>;

    /// All about a component of a setup, by name or id.
    ///
    /// # Errors
    /// The setup is wrong, the language unknown, or nothing is called that; then with the names that come close.
    fn describe(&self, setup: &Value, language: &str, query: &str) -> Result<String, Problem>;

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

    /// A game that goes on from a position in a person's words.
    ///
    /// # Errors
    /// Says which part is unknown or contradicts another.
    fn position(&self, given: Value) -> Result<Box<dyn LiveGame>, Problem>;

    /// The game of a save file.
    ///
    /// # Errors
    /// Says what is wrong with the file.
    fn load(&self, text: &str) -> Result<Box<dyn LiveGame>, LoadError>;

    /// Checks a save file: commitment, every action, and the hash of the last state.
    ///
    /// # Errors
    /// Says what does not hold, and where.
    fn verify(&self, text: &str, published: Option<&str>) -> Result<Verified, LoadError>;

    /// Plays many games between bots, as fast as the rules allow.
    ///
    /// # Errors
    /// The setup or a bot's name is wrong; a game that went wrong, with its number and seed.
    fn simulate(&self, setup: &Value, simulation: &Simulation) -> Result<Tally, Problem>;

    /// Plays a scenario.
    ///
    /// # Errors
    /// Shows the first step that does not hold.
    fn run_scenario(&self, scenario: &Scenario) -> Result<ScenarioReport, Box<scenario::Failure>>;

    /// The text of a scenario file to begin with.
    fn scenario_template(&self, name: &str) -> String;

    /// What the scenarios have to show.
    ///
    /// # Errors
    /// The content is broken.
    fn requirements(&self) -> Result<Vec<Requirement>, Problem>;

    /// The modules there are, and which can be played together, over several lines.
    fn modules(&self) -> String;

    /// Checks the built-in content, or the files of a content pack (name and text) on top of it.
    ///
    /// # Errors
    /// All mistakes with their places.
    fn check_content(&self, files: &[(String, String)]) -> Result<Vec<String>, Problem>;

    /// How many components of each kind there are in everything that can be played together.
    ///
    /// # Errors
    /// The content is broken.
    fn content_counts(&self) -> Result<Vec<ModuleCounts>, Problem>;

    /// The abilities that the content's language cannot say and code does.
    ///
    /// # Errors
    /// The content is broken.
    fn hooks(&self) -> Result<Vec<HookUse>, Problem>;

    /// The names of all questions that decisions ask.
    fn questions(&self) -> &'static [&'static str];

    /// The words that the text forms of actions begin with.
    fn verbs(&self) -> &'static [&'static str];
}

/// What the registry says of a game besides its rules.
pub(crate) struct Entry<G: Tooling> {
    /// The bots that play it.
    pub bots: Vec<BotKind<G>>,
    /// The one of them that goes on for somebody who left.
    pub fallback_bot: &'static str,
}

impl<G: Tooling> Entry<G> {
    /// The rules of `G`.
    pub fn rules(self) -> Box<dyn Rules> {
        Box::new(TypedRules { shared: Arc::new(Shared::new(self.bots)), fallback_bot: self.fallback_bot })
    }
}

/// What all games of `G` share.
pub(crate) struct Shared<G: Presentation> {
    /// The texts of every language, each read when it is first spoken: a server is seldom asked for all of them.
    texts: Vec<(&'static str, OnceLock<Option<G::Texts>>)>,
    /// The bots that play it.
    pub bots: Vec<BotKind<G>>,
}

impl<G: Presentation> Shared<G> {
    pub fn new(bots: Vec<BotKind<G>>) -> Self {
        Shared { texts: G::languages().into_iter().map(|language| (language, OnceLock::new())).collect(), bots }
    }

    /// The texts of a language, or else those of the first.
    pub fn texts(&self, language: &str) -> &G::Texts {
        let first = self.texts.first().map(|(first, _)| *first);
        let known = self.texts_of(language).or_else(|| self.texts_of(first?));
        known.expect("a game has at least one language, and its texts are tested")
    }

    /// The texts of a language, if there is such a one.
    fn texts_of(&self, language: &str) -> Option<&G::Texts> {
        let (language, texts) = self.texts.iter().find(|(known, _)| *known == language)?;
        texts.get_or_init(|| G::texts(language).ok()).as_ref()
    }

    /// The bot of that name.
    pub fn bot(&self, name: &str, seed: &Seed) -> Result<Box<dyn Bot<G>>, Problem> {
        let bot = self.bots.iter().find(|bot| bot.name == name).ok_or_else(|| {
            let names: Vec<&str> = self.bots.iter().map(|bot| bot.name).collect();
            Problem(format!("there is no bot '{name}'; there are: {}", names.join(", ")))
        })?;
        Ok((bot.new)(seed))
    }
}

struct TypedRules<G: Tooling> {
    shared: Arc<Shared<G>>,
    fallback_bot: &'static str,
}

fn read<G: Presentation>(setup: &Value) -> Result<G::Setup, Problem> {
    serde_json::from_value(setup.clone()).map_err(|error| Problem(format!("setup: {error}")))
}

/// The rules bound to a setup, and the state that the game begins with if the setup holds a position.
fn bind<G: Presentation>(setup: &Value) -> Result<(G, Option<G::State>), Problem> {
    match setup.get(POSITION) {
        None => Ok((G::bind(&read::<G>(setup)?)?, None)),
        Some(given) => {
            let begun = scenario::position_from_json::<G>(given.clone());
            let (game, state) = begun.map_err(|problem| Problem(format!("{POSITION}: {problem}")))?;
            Ok((game, Some(state)))
        }
    }
}

impl<G: Tooling> TypedRules<G> {
    fn texts(&self, language: &str) -> Result<&G::Texts, Problem> {
        let texts = self.shared.texts_of(language);
        texts.ok_or_else(|| Problem(format!("there is no language '{language}'")))
    }
}

impl<G: Tooling> Rules for TypedRules<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn languages(&self) -> Vec<&'static str> {
        G::languages()
    }

    fn options(&self) -> Value {
        serde_json::to_value(G::options()).expect("options are plain data")
    }

    fn bots(&self) -> Vec<BotInfo> {
        self.shared.bots.iter().map(|bot| BotInfo { name: bot.name, about: bot.about }).collect()
    }

    fn fallback_bot(&self) -> &'static str {
        self.fallback_bot
    }

    fn check_bot(&self, name: &str) -> Result<(), Problem> {
        self.shared.bot(name, &Seed([0; 32])).map(drop)
    }

    fn full_setup(&self, setup: &Value) -> Result<Value, Problem> {
        let (game, _) = bind::<G>(setup)?;
        let mut full = serde_json::to_value(game.setup()).expect("a setup is plain data with text keys");
        if let Some(given) = setup.get(POSITION) {
            full[POSITION] = given.clone();
        }
        Ok(full)
    }

    fn seats(&self, setup: &Value) -> Result<usize, Problem> {
        Ok(bind::<G>(setup)?.0.seats())
    }

    fn catalogue(&self, setup: &Value, language: &str) -> Result<Json, Problem> {
        let texts = self.texts(language)?;
        Ok(Json::of(&G::bind(&read::<G>(setup)?)?.catalogue(texts)))
    }

    fn describe(&self, setup: &Value, language: &str, query: &str) -> Result<String, Problem> {
        let texts = self.texts(language)?;
        G::bind(&read::<G>(setup)?)?.describe(texts, query).map_err(|near| not_found(query, &near))
    }

    fn commitment(&self, setup: &Value, seed: &Seed) -> Result<String, Problem> {
        if setup.get(POSITION).is_some() {
            return Ok(commitment(G::NAME, bind::<G>(setup)?.0.setup(), seed));
        }
        Ok(commitment(G::NAME, &read::<G>(setup)?, seed))
    }

    fn open(&self, setup: &Value, seed: &Seed, entries: &[String]) -> Result<Box<dyn LiveGame>, Problem> {
        let mut game = match bind::<G>(setup)? {
            (game, Some(state)) => TypedGame::from_position(game, state, self.shared.clone()),
            (_, None) => TypedGame::<G>::new(read::<G>(setup)?, *seed, self.shared.clone())?,
        };
        for (number, entry) in entries.iter().enumerate() {
            let done = if entry == UNDO { game.take_back() } else { game.enter(entry) };
            done.map_err(|problem| Problem(format!("entry {}: {problem}", number + 1)))?;
        }
        Ok(Box::new(game))
    }

    fn position(&self, given: Value) -> Result<Box<dyn LiveGame>, Problem> {
        let (game, state) = scenario::position_from_json::<G>(given)?;
        Ok(Box::new(TypedGame::from_position(game, state, self.shared.clone())))
    }

    fn load(&self, text: &str) -> Result<Box<dyn LiveGame>, LoadError> {
        let game = TypedGame::resume(Log::<G>::load(text)?, self.shared.clone());
        Ok(Box::new(game.map_err(|problem| LoadError::Replay(ReplayError::Setup(problem)))?))
    }

    fn verify(&self, text: &str, published: Option<&str>) -> Result<Verified, LoadError> {
        verify::<G>(text, published)
    }

    fn simulate(&self, setup: &Value, simulation: &Simulation) -> Result<Tally, Problem> {
        simulate::run(&G::bind(&read::<G>(setup)?)?, &self.shared, simulation)
    }

    fn run_scenario(&self, scenario: &Scenario) -> Result<ScenarioReport, Box<scenario::Failure>> {
        scenario::run::<G>(scenario)
    }

    fn scenario_template(&self, name: &str) -> String {
        G::scenario_template(name)
    }

    fn requirements(&self) -> Result<Vec<Requirement>, Problem> {
        G::requirements()
    }

    fn modules(&self) -> String {
        G::modules()
    }

    fn check_content(&self, files: &[(String, String)]) -> Result<Vec<String>, Problem> {
        G::check_content(files)
    }

    fn content_counts(&self) -> Result<Vec<ModuleCounts>, Problem> {
        G::content_counts()
    }

    fn hooks(&self) -> Result<Vec<HookUse>, Problem> {
        G::hooks()
    }

    fn questions(&self) -> &'static [&'static str] {
        G::questions()
    }

    fn verbs(&self) -> &'static [&'static str] {
        G::verbs()
    }
}

/// That nothing has this name, with the names that come close.
pub(crate) fn not_found(query: &str, near: &[String]) -> Problem {
    match near {
        [] => Problem(format!("nothing is named '{query}'")),
        near => Problem(format!("nothing is named '{query}'; did you mean {}?", near.join(" or "))),
    }
}
