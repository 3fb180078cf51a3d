use std::path::Path;

use table::Seed;
use table::golden::{check_golden, playthrough};

use crate::support::{Auction, Fault, Setup};

fn text(players: usize, seed: u64) -> String {
    playthrough::<Auction>(&Setup { players, fault: Fault::None }, &Seed::of_run(seed, 0)).unwrap()
}

#[test]
fn the_stored_game_is_still_the_same() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/auction-2.txt");
    check_golden(path, &text(2, 1)).unwrap_or_else(|problem| panic!("{problem}"));
}

#[test]
fn a_playthrough_tells_the_whole_game() {
    let text = text(4, 3);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[0], "game auction format 3");
    assert_eq!(lines[1], "setup {\"players\":4,\"fault\":\"none\"}");
    assert_eq!(lines[2], format!("seed {}", Seed::of_run(3, 0)));
    assert!(lines.iter().any(|line| line.starts_with("   5 ") && line.contains(" | ")));
    assert!(lines.last().unwrap().starts_with("outcome {\"ranks\":["));
}

#[test]
fn another_seed_is_another_game() {
    assert_eq!(text(2, 1), text(2, 1));
    assert_ne!(text(2, 1).lines().nth(3), text(2, 2).lines().nth(3));
    assert!(playthrough::<Auction>(&Setup { players: 9, fault: Fault::None }, &Seed::of_run(1, 0)).is_err());
}
