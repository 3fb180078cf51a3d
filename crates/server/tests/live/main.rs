//! Live tables through the real router and real WebSockets on loopback.

mod clocks;
mod consent;
mod lobby;
mod people;
mod play;
mod refusals;
mod seats;
mod support;
mod tasks;
