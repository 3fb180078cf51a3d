//! Listing and doing actions asks the heap for nothing.

use arrakis::{Arrakis, Setup};
use measure::allocation::{Counting, allocates_nothing_once_warm};
use table::Game;

#[global_allocator]
static ALLOCATOR: Counting = Counting;

#[test]
fn a_hundred_games_allocate_nothing_once_warm() {
    for setup in [Setup::of(2), Setup::of(4), Setup::mahdi(1)] {
        allocates_nothing_once_warm(&Arrakis::new(&setup).unwrap(), 10_000);
    }
}
