//! The game from outside: laws over random games, golden playthroughs, scenarios, and what a screen is told.

mod conformance;
mod presentation;
mod scenarios;
