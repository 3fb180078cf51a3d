use crate::support::{Folder, json, melange_in};

/// A folder with the log of one random game, `games/game-000000.json`.
fn with_game() -> (Folder, String) {
    let folder = Folder::new();
    melange_in(folder.path(), &["simulate", "--games", "1", "--seed", "2", "--log", "games"], "").ok();
    let text = folder.read("games/game-000000.json");
    (folder, text)
}

#[test]
fn a_good_file_is_verified_and_told_again() {
    let (folder, text) = with_game();
    let file = "games/game-000000.json";
    let run = |args: &[&str]| melange_in(folder.path(), args, "");
    let commitment = json(&text)["commitment"].as_str().unwrap().to_owned();
    assert!(run(&["verify", file]).ok().contains("of the file itself"));
    assert!(run(&["verify", file, "--commitment", &commitment.to_uppercase()]).ok().contains("as published"));
    run(&["verify", file, "--commitment", &"0".repeat(64)]).fails_in_a_line(1, "field 'commitment'");

    let output = run(&["replay", file]).ok();
    assert!(output.contains("Round 1 begins") && output.contains("wins the game"), "{}", &output[..500]);
    assert!(run(&["replay", file, "--seat", "B"]).ok().len() < output.len(), "B knows less than all");
    let step = run(&["replay", file, "--step", "30", "--seat", "b"]).ok();
    assert!(step.contains("── Round"), "{step}");
    let whole = json(&run(&["replay", file, "--step", "30", "--json"]).ok());
    assert!(whole["A"]["deck"].is_array());
    let view = json(&run(&["replay", file, "--step", "30", "--seat", "A", "--json"]).ok());
    assert!(view["players"]["B"]["deck"]["count"].is_number());
    let steps = run(&["replay", file, "--json"]).ok();
    assert_eq!(steps.lines().count(), 1 + json(&text)["actions"].as_array().unwrap().len());
    assert!(steps.lines().all(|line| json(line)["events"].is_array()));

    run(&["replay", file, "--seat", "E"]).fails_in_a_line(2, "there is no seat 'E'");
    run(&["replay", file, "--step", "99999"]).fails_in_a_line(2, "there is no step 99999");
}

#[test]
fn files_that_were_cut_or_changed_are_refused_in_one_line() {
    let (folder, text) = with_game();
    let refused = |name: &str, text: &str, says: &str| {
        folder.write(name, text);
        for command in ["verify", "replay"] {
            melange_in(folder.path(), &[command, name], "").fails_in_a_line(1, says);
        }
        melange_in(folder.path(), &["play", "--resume", name], "").fails_in_a_line(1, says);
    };
    refused("cut.json", &text[..text.len() / 2], "cut.json");
    refused("empty.json", "", "empty.json");
    refused("other.json", "{\"a\": 1}", "not a saved game");
    let mut changed = json(&text);
    changed["actions"].as_array_mut().unwrap().truncate(10);
    refused("short.json", &changed.to_string(), "field 'hash'");
    changed["actions"][5] = "deploy 12".into();
    refused("illegal.json", &changed.to_string(), "is illegal");
    changed["actions"][5] = "dance".into();
    refused("unknown.json", &changed.to_string(), "is not understood");
    let mut changed = json(&text);
    changed["seed"] = "1".repeat(64).into();
    refused("seed.json", &changed.to_string(), "field 'commitment'");
    let mut changed = json(&text);
    changed["setup"]["modules"] = serde_json::json!(["ice"]);
    refused("module.json", &changed.to_string(), "there is no module 'ice'");
    let mut changed = json(&text);
    changed["extra"] = 1.into();
    refused("extra.json", &changed.to_string(), "extra");
    let mut changed = json(&text);
    changed["format"] = 999.into();
    refused("format.json", &changed.to_string(), "format 999");

    folder.write("chess.json", "{\"melange\": 1, \"game\": \"chess\", \"format\": 1}");
    melange_in(folder.path(), &["verify", "chess.json"], "").fails_in_a_line(2, "there is no game 'chess'");
    melange_in(folder.path(), &["verify", "missing.json"], "").fails_in_a_line(2, "missing.json");
}
