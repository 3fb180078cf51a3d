use table::{Game, LoadError, Log, ReplayError, Seed, commitment, random_game, verify};

use crate::support::{Action, Auction, Fault, Setup, auction};

fn played() -> Log<Auction> {
    random_game(&auction(3, Fault::None), &Seed::of_run(4, 0), |_| Ok(())).unwrap().log
}

fn saved() -> String {
    played().save().unwrap()
}

/// Loads `text` and returns the complaint, which must be one line.
fn complaint(text: &str) -> String {
    let message = Log::<Auction>::load(text).unwrap_err().to_string();
    assert!(!message.contains('\n'), "more than one line: {message}");
    message
}

#[test]
fn a_saved_game_loads_as_the_same_game() {
    let log = played();
    assert!(log.actions.len() > 10);
    let text = log.save().unwrap();
    let loaded = Log::<Auction>::load(&text).unwrap();
    assert_eq!(loaded, log);
    assert_eq!(loaded.save().unwrap(), text);
}

#[test]
fn the_file_has_one_action_per_line_and_a_fixed_order() {
    let text = saved();
    let keys: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("  \"")?.split('"').next()).collect();
    assert_eq!(keys, ["melange", "game", "format", "setup", "seed", "commitment", "actions", "hash"]);
    let lines = text.lines().skip_while(|line| *line != "  \"actions\": [").skip(1);
    let actions: Vec<&str> = lines.take_while(|line| *line != "  ],").map(str::trim).collect();
    let game = auction(3, Fault::None);
    assert_eq!(actions.len(), played().actions.len());
    for (line, action) in actions.iter().zip(played().actions) {
        assert_eq!(line.trim_end_matches(','), format!("\"{}\"", game.action_text(action)));
    }
    assert!(text.ends_with("}\n"));
}

#[test]
fn a_file_cut_off_anywhere_is_refused_with_its_place() {
    let text = saved();
    for end in 0..text.len() - 2 {
        let Err(LoadError::Json { line, message, .. }) = Log::<Auction>::load(&text[..end]) else {
            panic!("cut after {end} bytes");
        };
        assert!(message.contains("EOF"), "{message}");
        assert_eq!(line, text[..end].matches('\n').count() + 1);
    }
}

#[test]
fn broken_files_are_refused_with_their_place() {
    let text = saved();
    let changed = |from: &str, to: &str| {
        let other = text.replacen(from, to, 1);
        assert_ne!(text, other, "{from} is not in the file");
        complaint(&other)
    };
    assert!(complaint("5").contains("expected a saved game"));
    assert!(complaint("{}").contains("line 1, column 2: missing field `melange`"));
    for (from, to, wanted) in [
        ("\"melange\": 1", "\"melange\": 2", "field 'melange': file version 2 is unknown"),
        ("\"melange\": 1,", "", "missing field `melange`"),
        ("\"auction\"", "\"chess\"", "field 'game': this is a game of 'chess', not of 'auction'"),
        ("\"format\": 3", "\"format\": 9", "field 'format': rules of format 9 are unknown"),
        ("\"format\": 3", "\"format\": 3, \"format\": 3", "line 4, column 23: duplicate field `format`"),
        ("\"seed\"", "\"sead\"", "line 9, column 8: unknown field `sead`"),
        ("\"players\": 3", "\"player\": 3", "line 6, column 12: unknown field `player`"),
        ("\"players\": 3", "\"players\": 9", "setup: 9 players; 2 to 4 can play"),
        ("\"hash\": \"", "\"hash\": 5, \"x\": \"", "invalid type: integer `5`"),
        ("\"bid ", "\"bit ", "action 1, 'bit "),
        ("\"bid ", "\"bid\\n ", "action 1, 'bid\\n "),
        ("\"bid ", "\"keep\", \"bid ", "action 1, 'keep', is illegal: nobody has won the lot yet"),
        ("\"commitment\": \"", "\"commitment\": \"00", "field 'commitment': 00"),
        ("\"hash\": \"", "\"hash\": \"x", "field 'hash': x"),
        ("\"players\": 3", "\"players\": 4", "field 'commitment'"),
    ] {
        let message = changed(from, to);
        assert!(message.contains(wanted), "{from} -> {to}: {message}");
    }
}

#[test]
fn an_edited_game_is_found_out() {
    let log = played();
    // A choice the rules allow as well: only the hash can tell.
    let last = log.actions.len() - 1;
    let other = if log.actions[last] == Action::Keep { "sell" } else { "keep" };
    let text = saved();
    let lines: Vec<&str> = text.lines().collect();
    let at = lines.iter().position(|line| line.trim() == "],").unwrap() - 1;
    let edited: String = lines
        .iter()
        .enumerate()
        .map(|(i, line)| if i == at { format!("\"{other}\"\n") } else { format!("{line}\n") })
        .collect();
    assert!(complaint(&edited).starts_with("field 'hash': "), "{}", complaint(&edited));
    // So can a shorter game.
    let cut: String = lines.iter().enumerate().filter(|(i, _)| *i != at).map(|(_, line)| format!("{line}\n")).collect();
    let cut = cut.replace("\",\n  ],", "\"\n  ],");
    assert!(complaint(&cut).starts_with("field 'hash': "), "{}", complaint(&cut));
}

#[test]
fn replay_names_the_action_that_fails() {
    let mut log = played();
    log.actions[5] = Action::Bid(99);
    let Err(ReplayError::Illegal { number, action, .. }) = log.replay() else { panic!("bid 99 was accepted") };
    assert_eq!((number, action.as_str()), (6, "bid 99"));
    assert!(log.save().is_err());
    let impossible = Log::<Auction>::new(Setup { players: 7, fault: Fault::None }, Seed::of_run(1, 1));
    assert!(matches!(impossible.replay(), Err(ReplayError::Setup(_))));
}

#[test]
fn verifying_reports_what_was_played() {
    let log = played();
    let promised = commitment(Auction::NAME, &log.setup, &log.seed);
    let report = verify::<Auction>(&saved(), Some(&promised)).unwrap();
    assert_eq!(report.actions, log.actions.len());
    assert_eq!(report.commitment, promised);
    assert!(saved().contains(&report.hash) && report.hash.len() == 16);
    assert_eq!(report.outcome.unwrap().ranks.len(), 3);
    assert!(verify::<Auction>(&saved(), None).is_ok());
}

#[test]
fn another_seed_than_promised_is_found_out() {
    // The file is sound in itself, but it is not the game that was announced.
    let promised = commitment(Auction::NAME, &played().setup, &Seed::of_run(9, 9));
    let error = verify::<Auction>(&saved(), Some(&promised)).unwrap_err();
    assert!(matches!(error, LoadError::Commitment { stored, .. } if stored == promised));
}
