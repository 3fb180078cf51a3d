//! Random games by the thousand: the laws of the table hold at every step.

use imperium::{Imperium, Setup};
use table::Game;
use table::conformance::{Plan, check_all};

#[test]
fn four_players_keep_every_law() {
    let game = Imperium::new(&Setup::base(4)).unwrap();
    println!("{:?}", check_all(&game, &Plan::new(1, 20)).unwrap_or_else(|problem| panic!("{problem}")));
}
