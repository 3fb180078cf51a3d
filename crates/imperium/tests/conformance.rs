//! Random games by the thousand: the laws of the table and of the game hold after every action.

use imperium::{Imperium, LeaderChoice, Leaders, Setup, State};
use table::conformance::{Plan, check_all, check_laws};
use table::{Game, golden};

fn game(players: u8, leaders: Leaders) -> Imperium {
    Imperium::new(&Setup { leaders, ..Setup::base(players) }).unwrap()
}

fn random() -> Leaders {
    Leaders::By(LeaderChoice::Random)
}

#[test]
fn four_players_keep_every_law() {
    let stats = check_all(&game(4, random()), &Plan::new(1, 120)).unwrap_or_else(|problem| panic!("{problem}"));
    assert_eq!(stats.games, 120);
}

#[test]
fn three_players_keep_every_law() {
    check_all(&game(3, random()), &Plan::new(2, 80)).unwrap_or_else(|problem| panic!("{problem}"));
}

#[test]
fn leaders_chosen_at_the_table_keep_every_law() {
    let game = game(4, Leaders::By(LeaderChoice::Choose));
    check_all(&game, &Plan::new(3, 20)).unwrap_or_else(|problem| panic!("{problem}"));
}

#[test]
fn two_thousand_games_conserve_every_piece_after_every_action() {
    let stats = check_laws(&game(4, random()), &Plan::new(4, 2_000)).unwrap_or_else(|problem| panic!("{problem}"));
    assert!(stats.games == 2_000 && stats.steps > 800_000, "{stats:?}");
}

#[test]
fn golden_playthroughs() {
    for players in [3, 4] {
        let seed = table::Seed::of_run(2026, players.into());
        let text = golden::playthrough::<Imperium>(&Setup::base(players), &seed).unwrap();
        let path = format!("{}/tests/golden/base-{players}.txt", env!("CARGO_MANIFEST_DIR"));
        golden::check_golden(std::path::Path::new(&path), &text).unwrap_or_else(|problem| panic!("{problem}"));
    }
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<State>() <= 4096, "{} bytes", size_of::<State>());
}
