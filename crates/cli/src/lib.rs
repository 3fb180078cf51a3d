//! The `melange` program as a library: every command is a function here, so that tests and fuzzers can call it.

mod app;
mod card;
mod content;
pub mod engine;
mod failure;
mod files;
mod play;
mod replay;
mod scenario;
mod serve;
mod setup;
mod simulate;
mod verify;

pub use app::main;
pub use engine::Protocol;
pub use failure::{Done, Failure};
