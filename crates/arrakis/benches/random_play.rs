//! Random play of War for Arrakis beside random chess.

use arrakis::{Arrakis, Setup};
use measure::random_play;
use table::Game;

fn main() {
    let of = |setup: Setup| Arrakis::new(&setup).unwrap_or_else(|problem| panic!("{problem}"));
    let mixes = [("two", of(Setup::of(2))), ("four", of(Setup::of(4))), ("mahdi", of(Setup::mahdi(1)))];
    random_play::measure(&mixes[0].1, &mixes);
}
