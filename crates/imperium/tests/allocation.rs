//! Listing and doing actions asks the heap for nothing.

use imperium::{Imperium, Setup};
use measure::allocation::{Counting, allocates_nothing_once_warm};
use table::Game;

#[global_allocator]
static ALLOCATOR: Counting = Counting;

#[test]
fn a_hundred_games_allocate_nothing_once_warm() {
    for modules in [&["base"][..], &["base", "ix", "epic"], &["uprising", "ix", "choam", "epic"]] {
        allocates_nothing_once_warm(&Imperium::new(&Setup::with_modules(modules, 4)).unwrap(), 30_000);
    }
}
