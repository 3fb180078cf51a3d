//! Live tables through the real router and real WebSockets on loopback.

mod bots;
mod changes;
mod clocks;
mod consent;
mod failures;
mod frames;
mod lists;
mod lobby;
mod people;
mod play;
mod postgres;
mod push;
mod refusals;
mod rematch;
mod seats;
mod sessions;
mod support;
mod tasks;
