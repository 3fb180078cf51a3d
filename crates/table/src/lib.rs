//! What every game at this table shares: the [`Game`] trait, seats, shuffles, the log, undo, views, replays and
//! scenarios. Nothing here knows a game by name.

mod arena;
mod bot;
mod commit;
pub mod conformance;
pub mod coverage;
mod game;
pub mod golden;
mod hash;
mod hidden;
mod list;
mod log;
mod parts;
mod piles;
mod presentation;
mod random;
mod rng;
pub mod scenario;
mod session;
mod source;
mod text;
mod tooling;
mod wire;

pub use arena::{FinishedGame, Step, play_game};
pub use bot::{Bot, Observation};
pub use commit::{Verified, commitment, verify};
pub use game::{ActionParseError, Audience, Evaluate, Game, Illegal, Outcome, Problem, Seat, Sink, Viewer, ensure};
pub use hash::stable_hash;
pub use hidden::{Hidden, KNOWN_TO_ALL};
pub use list::List;
pub use log::{FILE_VERSION, LoadError, Log, ReplayError};
pub use parts::{Markup, Part, capitalize, joined};
pub use piles::Piles;
pub use presentation::{AutomaticReason, Presentation, PromptFor, ViewChanges};
pub use random::{MAX_STEPS, RandomGame, RandomStep, random_game, random_game_within};
pub use rng::{Rng, Seed};
pub use session::{Session, StepEvents, UndoRefused};
pub use source::{ContentError, Mistake, ParseError, SourceFile};
pub use text::{Arg, Locale, Locales, interpolate};
pub use tooling::{HookUse, ModuleCounts, Tooling};
pub use wire::WireName;
