//! The log is the game: setup, seed and actions, from which all else is derived, and the file it is kept in.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Game, Problem, Seed, commitment};

/// Version of the file a log is saved in. The rules inside have a version of their own, [`Game::FORMAT`].
pub const FILE_VERSION: u64 = 1;

/// One game from its first shuffle on.
pub struct Log<G: Game> {
    /// What was decided before the first shuffle.
    pub setup: G::Setup,
    /// Where its chance comes from.
    pub seed: Seed,
    /// What the players did, in order.
    pub actions: Vec<G::Action>,
}

impl<G: Game> Log<G> {
    /// A game in which nobody has done anything yet.
    pub fn new(setup: G::Setup, seed: Seed) -> Log<G> {
        Log { setup, seed, actions: Vec::new() }
    }

    /// The rules and the state after the last action.
    ///
    /// # Errors
    /// Says which action the rules refuse, and why.
    pub fn replay(&self) -> Result<(G, G::State), ReplayError> {
        let game = G::bind(&self.setup).map_err(ReplayError::Setup)?;
        let mut state = game.start(&self.seed, &mut ());
        for (i, &action) in self.actions.iter().enumerate() {
            game.apply(&mut state, action, &mut ()).map_err(|illegal| ReplayError::Illegal {
                number: i + 1,
                action: illegal.action,
                reason: illegal.reason,
            })?;
        }
        Ok((game, state))
    }

    /// The text of the log's file: JSON with one action per line.
    ///
    /// # Errors
    /// A log the rules refuse is not written down.
    pub fn save(&self) -> Result<String, ReplayError> {
        let (game, state) = self.replay()?;
        Ok(self.file(&game, game.hash(&state)))
    }

    /// Reads a log's file and replays it, so that what comes back is a game the rules allow.
    ///
    /// # Errors
    /// Says in one line what is wrong and where.
    pub fn load(text: &str) -> Result<Log<G>, LoadError> {
        let header: Header = serde_json::from_str(text)?;
        // The version comes first: a file from the future may have any fields, and should not be called broken.
        if header.melange != FILE_VERSION {
            return Err(LoadError::Version { found: header.melange });
        }
        if header.game != G::NAME {
            return Err(LoadError::Game { found: header.game, wanted: G::NAME });
        }
        if header.format != G::FORMAT {
            return Err(LoadError::Format { found: header.format, wanted: G::FORMAT });
        }
        let file: File<G::Setup> = serde_json::from_str(text)?;
        let game = G::bind(&file.setup).map_err(|problem| LoadError::Replay(ReplayError::Setup(problem)))?;
        let actions = parse_actions(&game, file.actions)?;
        let log: Log<G> = Log { setup: file.setup, seed: file.seed, actions };

        let computed = commitment(G::NAME, &log.setup, &log.seed);
        if file.commitment != computed {
            return Err(LoadError::Commitment { stored: file.commitment, computed });
        }
        let (game, state) = log.replay().map_err(LoadError::Replay)?;
        let replayed = hash_text(game.hash(&state));
        if file.hash != replayed {
            return Err(LoadError::Hash { stored: file.hash, replayed });
        }
        Ok(log)
    }

    /// The text of the file, when the hash of the last state is known already.
    pub(crate) fn file(&self, game: &G, hash: u64) -> String {
        let file = File {
            melange: FILE_VERSION,
            game: G::NAME.to_owned(),
            format: G::FORMAT,
            setup: &self.setup,
            seed: self.seed,
            commitment: commitment(G::NAME, &self.setup, &self.seed),
            actions: self.actions.iter().map(|&action| game.action_text(action)).collect(),
            hash: hash_text(hash),
        };
        let mut text = serde_json::to_string_pretty(&file).expect("a setup is plain data with text keys");
        text.push('\n');
        text
    }
}

impl<G: Game> Clone for Log<G> {
    fn clone(&self) -> Self {
        Log { setup: self.setup.clone(), seed: self.seed, actions: self.actions.clone() }
    }
}

impl<G: Game> PartialEq for Log<G> {
    fn eq(&self, other: &Self) -> bool {
        self.setup == other.setup && self.seed == other.seed && self.actions == other.actions
    }
}

impl<G: Game> fmt::Debug for Log<G> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_struct("Log")
            .field("setup", &self.setup)
            .field("seed", &self.seed)
            .field("actions", &self.actions)
            .finish()
    }
}

/// What must be understood before the rest of a file means anything.
#[derive(Deserialize)]
#[serde(expecting = "a saved game")]
struct Header {
    melange: u64,
    game: String,
    format: u32,
}

/// The whole file, in the order it is written.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File<S> {
    melange: u64,
    game: String,
    format: u32,
    setup: S,
    seed: Seed,
    commitment: String,
    actions: Vec<String>,
    hash: String,
}

fn parse_actions<G: Game>(game: &G, texts: Vec<String>) -> Result<Vec<G::Action>, LoadError> {
    let parse = |(i, text): (usize, String)| {
        game.parse_action(&text).map_err(|problem| LoadError::Unparsable {
            number: i + 1,
            action: text,
            reason: problem.0,
        })
    };
    texts.into_iter().enumerate().map(parse).collect()
}

/// A state hash as files and people write it.
pub(crate) fn hash_text(hash: u64) -> String {
    format!("{hash:016x}")
}

/// Why a log cannot be replayed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReplayError {
    /// No game can be set up like this.
    Setup(Problem),
    /// The rules refuse an action.
    Illegal {
        /// Which one, counted from 1.
        number: usize,
        /// Its text form.
        action: String,
        /// Why.
        reason: String,
    },
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            ReplayError::Setup(problem) => write!(f, "setup: {}", OneLine(&problem.0)),
            ReplayError::Illegal { number, action, reason } => {
                write!(f, "action {number}, '{}', is illegal: {}", OneLine(action), OneLine(reason))
            }
        }
    }
}

impl std::error::Error for ReplayError {}

/// Why a log's file cannot be read. Written out, each is one line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LoadError {
    /// The text is not that of a saved game: broken off, a field missing, unknown or of the wrong kind.
    Json {
        /// Line of the text, counted from 1.
        line: usize,
        /// Column of the line, counted from 1.
        column: usize,
        /// What is wrong there.
        message: String,
    },
    /// The file is of another version.
    Version {
        /// The version it names.
        found: u64,
    },
    /// The log is of another game.
    Game {
        /// The game it names.
        found: String,
        /// The game it was loaded as.
        wanted: &'static str,
    },
    /// The log depends on another version of the rules.
    Format {
        /// The version it names.
        found: u32,
        /// The version these rules have.
        wanted: u32,
    },
    /// An action's text form is not understood.
    Unparsable {
        /// Which one, counted from 1.
        number: usize,
        /// Its text.
        action: String,
        /// What was not understood.
        reason: String,
    },
    /// Setup or seed are not those that were committed to.
    Commitment {
        /// The commitment in the file.
        stored: String,
        /// The commitment to the file's setup and seed.
        computed: String,
    },
    /// The rules refuse the setup or an action.
    Replay(ReplayError),
    /// The replay ends in another state than the game that was saved.
    Hash {
        /// The hash in the file.
        stored: String,
        /// The hash after the replay.
        replayed: String,
    },
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            LoadError::Json { line, column, message } => {
                write!(f, "line {line}, column {column}: {}", OneLine(message))
            }
            LoadError::Version { found } => {
                write!(f, "field 'melange': file version {found} is unknown, this program reads {FILE_VERSION}")
            }
            LoadError::Game { found, wanted } => {
                write!(f, "field 'game': this is a game of '{}', not of '{wanted}'", OneLine(found))
            }
            LoadError::Format { found, wanted } => {
                write!(f, "field 'format': rules of format {found} are unknown, this program plays {wanted}")
            }
            LoadError::Unparsable { number, action, reason } => {
                write!(f, "action {number}, '{}', is not understood: {}", OneLine(action), OneLine(reason))
            }
            LoadError::Commitment { stored, computed } => write!(
                f,
                "field 'commitment': {} does not commit to this setup and seed, {computed} would",
                OneLine(stored)
            ),
            LoadError::Replay(error) => error.fmt(f),
            LoadError::Hash { stored, replayed } => write!(
                f,
                "field 'hash': {} is stored, but the replay ends at {replayed}: the file was changed",
                OneLine(stored)
            ),
        }
    }
}

impl std::error::Error for LoadError {}

impl From<serde_json::Error> for LoadError {
    fn from(error: serde_json::Error) -> LoadError {
        let (line, column) = (error.line(), error.column());
        let text = error.to_string();
        let message = text.strip_suffix(&format!(" at line {line} column {column}")).unwrap_or(&text).to_owned();
        LoadError::Json { line, column, message }
    }
}

/// Text from a file inside a message: whatever it holds, the message stays one line of bearable length.
struct OneLine<'a>(&'a str);

impl fmt::Display for OneLine<'_> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        const LONGEST: usize = 200;
        for c in self.0.chars().take(LONGEST) {
            if c.is_control() { write!(f, "{}", c.escape_default())? } else { write!(f, "{c}")? }
        }
        if self.0.chars().nth(LONGEST).is_some() { f.write_str("…") } else { Ok(()) }
    }
}
