//! Live tables through the real router and real WebSockets on loopback.

mod bots;
mod changes;
mod clocks;
mod consent;
mod failures;
mod frames;
mod limits;
mod lists;
mod lobby;
mod outcomes;
mod people;
mod play;
mod positions;
mod postgres;
mod push;
mod refusals;
mod rematch;
mod removal;
mod seats;
mod sessions;
mod support;
mod talk;
mod tasks;
