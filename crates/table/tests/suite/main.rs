//! Everything the table offers, tried with a small card game.

#[path = "../support/mod.rs"]
mod support;

mod bots;
mod conformance;
mod coverage;
mod golden;
mod log;
mod scenario;
mod session;
mod text;
