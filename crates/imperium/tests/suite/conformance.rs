//! Random games: the laws of the table and of the game hold after every action. `cargo xtask soak --games N` plays more.

use imperium::{Imperium, LeaderChoice, Leaders, Setup, State};
use table::conformance::{Plan, check_all, check_laws};
use table::{Game, golden};

fn game(players: u8, leaders: Leaders) -> Imperium {
    Imperium::new(&Setup { leaders, ..Setup::base(players) }).unwrap()
}

/// Every combination of boxes besides the base game alone.
const MIXES: [&[&str]; 9] = [
    &["base", "ix"],
    &["base", "ix", "epic"],
    &["uprising"],
    &["uprising", "choam"],
    &["base", "uprising"],
    &["uprising", "ix"],
    &["uprising", "ix", "choam"],
    &["uprising", "ix", "epic"],
    &["uprising", "ix", "choam", "epic"],
];

fn random() -> Leaders {
    Leaders::By(LeaderChoice::Random)
}

#[test]
fn four_players_keep_every_law() {
    let stats = check_all(&game(4, random()), &Plan::new(1, 40)).unwrap_or_else(|problem| panic!("{problem}"));
    assert_eq!(stats.games, 40);
}

#[test]
fn three_players_keep_every_law() {
    check_all(&game(3, random()), &Plan::new(2, 30)).unwrap_or_else(|problem| panic!("{problem}"));
}

#[test]
fn other_boxes_keep_every_law() {
    for (modules, players) in MIXES.into_iter().flat_map(|modules| [(modules, 3), (modules, 4)]) {
        let game = Imperium::new(&Setup::with_modules(modules, players)).unwrap();
        check_all(&game, &Plan::new(6, 6)).unwrap_or_else(|problem| panic!("{modules:?}: {problem}"));
    }
}

#[test]
fn other_boxes_conserve_every_piece_after_every_action() {
    for (modules, players) in MIXES.into_iter().flat_map(|modules| [(modules, 3), (modules, 4)]) {
        // Rise of Ix on the board of the base box is played more often: no other mix has that board.
        let games = if modules.starts_with(&["base", "ix"]) { 120 } else { 60 };
        let game = Imperium::new(&Setup::with_modules(modules, players)).unwrap();
        let stats = check_laws(&game, &Plan::new(7, games)).unwrap_or_else(|problem| panic!("{modules:?}: {problem}"));
        assert!(stats.games as u64 == games && stats.steps as u64 > 300 * games, "{modules:?}: {stats:?}");
    }
}

#[test]
fn every_combination_is_tested() {
    let all = imperium::content::Library::built_in().combinations();
    let mut tested: Vec<Vec<String>> =
        MIXES.iter().map(|modules| modules.iter().map(|&module| module.to_owned()).collect()).collect();
    tested.push(vec!["base".to_owned()]);
    assert!(all.iter().all(|combination| tested.contains(&combination.modules)) && all.len() == tested.len());
}

#[test]
fn leaders_chosen_at_the_table_keep_every_law() {
    let game = game(4, Leaders::By(LeaderChoice::Choose));
    check_all(&game, &Plan::new(3, 10)).unwrap_or_else(|problem| panic!("{problem}"));
}

#[test]
fn leaders_drafted_keep_every_law() {
    for players in [3, 4] {
        let game = game(players, Leaders::By(LeaderChoice::Draft));
        check_all(&game, &Plan::new(5, 8)).unwrap_or_else(|problem| panic!("{problem}"));
    }
}

#[test]
fn a_draft_is_open_to_all_and_goes_from_the_last_player_to_the_first() {
    let game = game(4, Leaders::By(LeaderChoice::Draft));
    let mut state = game.start(&table::Seed::of_run(7, 0), &mut ());
    let first = state.first;
    for pick in 0..4 {
        let seat = table::Seat((first.0 + 3 - pick) % 4);
        assert_eq!(game.to_move(&state), Some(seat));
        let offered = game.view(&state, table::Viewer::Spectator).leaders_offered;
        assert_eq!(offered.len(), 5, "one more than players, the taken ones included");
        for viewer in (0..4).map(|seat| table::Viewer::Seat(table::Seat(seat))) {
            assert_eq!(game.view(&state, viewer).leaders_offered, offered, "everybody sees the same");
        }
        let mut legal = Vec::new();
        game.legal_actions(&state, &mut legal);
        assert_eq!(legal.len(), 5 - usize::from(pick));
        game.apply(&mut state, legal[0], &mut ()).unwrap();
    }
    assert!(game.view(&state, table::Viewer::Spectator).leaders_offered.is_empty(), "it is done");
}

#[test]
fn three_hundred_games_conserve_every_piece_after_every_action() {
    for (players, games, steps) in [(4, 200, 80_000), (3, 100, 30_000)] {
        let game = game(players, random());
        let stats = check_laws(&game, &Plan::new(4, games as u64)).unwrap_or_else(|problem| panic!("{problem}"));
        assert!(stats.games == games && stats.steps > steps, "{stats:?}");
    }
}

#[test]
fn golden_playthroughs() {
    for players in [3, 4] {
        let seed = table::Seed::of_run(2026, players.into());
        let text = golden::playthrough::<Imperium>(&Setup::base(players), &seed).unwrap();
        let path = format!("{}/tests/golden/base-{players}.txt", env!("CARGO_MANIFEST_DIR"));
        golden::check_golden(std::path::Path::new(&path), &text).unwrap_or_else(|problem| panic!("{problem}"));
        for modules in MIXES {
            let text = golden::playthrough::<Imperium>(&Setup::with_modules(modules, players), &seed).unwrap();
            let name = modules.join("-");
            let path = format!("{}/tests/golden/{name}-{players}.txt", env!("CARGO_MANIFEST_DIR"));
            golden::check_golden(std::path::Path::new(&path), &text).unwrap_or_else(|problem| panic!("{problem}"));
        }
    }
}

#[test]
fn golden_logs() {
    for modules in [&["base"][..], &["uprising", "ix", "choam", "epic"]] {
        let setup = Setup::with_modules(modules, 4);
        let text = golden::event_log::<Imperium>(&setup, &table::Seed::of_run(2026, 4)).unwrap();
        let path = format!("{}/tests/golden/{}-4.log", env!("CARGO_MANIFEST_DIR"), modules.join("-"));
        golden::check_golden(std::path::Path::new(&path), &text).unwrap_or_else(|problem| panic!("{problem}"));
    }
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<State>() <= 4096, "{} bytes", size_of::<State>());
}
