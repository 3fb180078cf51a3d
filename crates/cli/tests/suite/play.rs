use crate::support::{Folder, json, melange_in};

/// Takes the first choice, over and over.
fn ones(lines: usize) -> String {
    "1\n".repeat(lines)
}

#[test]
fn a_whole_game_from_a_script_and_its_verification() {
    let folder = Folder::new();
    let out = melange_in(folder.path(), &["play", "--seed", "3"], &ones(5000)).ok();
    assert!(out.contains("The shuffle is fixed. Commitment: "), "{out}");
    assert!(out.contains("B is a greedy bot."));
    assert!(out.contains("Game over."), "{}", &out[out.len().saturating_sub(2000)..]);
    let check = out.lines().find_map(|line| line.split_once(": melange verify ")).unwrap().1;
    let mut args = vec!["verify"];
    args.extend(check.split(' '));
    let verified = melange_in(folder.path(), &args, "").ok();
    assert!(verified.contains(": verified") && verified.contains("as published"), "{verified}");
}

#[test]
fn a_game_goes_on_from_its_save() {
    let folder = Folder::new();
    let save = ["play", "--seed", "4", "--save", "game.json", "--bots", "random,random,random"];
    let out = melange_in(folder.path(), &save, &ones(9)).ok();
    assert!(out.contains("Saved. Resume with: melange play --resume game.json"), "{out}");
    let actions = |text: &str| json(text)["actions"].as_array().unwrap().len();
    let before = actions(&folder.read("game.json"));
    assert!(before >= 9);

    let out = melange_in(folder.path(), &["play", "--resume", "game.json"], "1\nq\n").ok();
    assert!(out.contains("Saved."), "{out}");
    assert!(actions(&folder.read("game.json")) > before);
    let out = melange_in(folder.path(), &["play", "--resume", "game.json"], &ones(5000)).ok();
    assert!(out.contains("Game over."));
    // A game that is over can be looked at again.
    let out = melange_in(folder.path(), &["play", "--resume", "game.json"], "").ok();
    assert!(out.contains("Game over."));
}

#[test]
fn commands_help_and_undo() {
    let folder = Folder::new();
    // No bots: everything is in the script's hands. Paul looks at cards all the time, so he stays away.
    let leaders = "glossu-the-beast-rabban,count-ilban-richese,earl-memnon-thorvald,duke-leto-atreides";
    let start = ["play", "--seed", "1", "--bots", "random,random,random", "--leaders", leaders];
    let script = "?\nt\nl\nc chani\nc nonsense\n0\n99\nhello\n\nq\n";
    let out = melange_in(folder.path(), &start, script).ok();
    for says in [
        "Type a number to choose.",
        "── Round 1",
        "Chani",
        "nothing is named 'nonsense'",
        "'0' is not an option",
        "'99' is not an option",
        "'hello' is not an option: type a number from 1 to",
        "Saved.",
    ] {
        assert!(out.contains(says), "'{says}' is not in\n{out}");
    }

    let menus = |out: &str| out.matches("A: ").count();
    let once = melange_in(folder.path(), &start, "1\nq\n").ok();
    let back = melange_in(folder.path(), &start, "1\nu\nq\n").ok();
    assert!(back.contains("Undone.") || back.contains("Can't undo: "), "{back}");
    assert!(menus(&back) >= menus(&once));
    let none = melange_in(folder.path(), &["play", "--seed", "1", "--bots", "none"], "\nu\nq\n").ok();
    assert!(none.contains("Can't undo: "), "{none}");
}

#[test]
fn undo_takes_back_a_decision_that_told_nothing() {
    let folder = Folder::new();
    let leaders = "glossu-the-beast-rabban,count-ilban-richese,earl-memnon-thorvald,duke-leto-atreides";
    let start = ["play", "--seed", "1", "--bots", "none", "--leaders", leaders, "--save", "s.json"];
    // Whoever begins sends an agent somewhere that asks for more decisions in the same turn, then thinks again.
    let out = melange_in(folder.path(), &start, "\n1\nu\nq\n").ok();
    assert!(out.contains("Undone."), "{out}");
    assert_eq!(json(&folder.read("s.json"))["actions"], serde_json::json!([]));
}

#[test]
fn humans_pass_the_device_and_see_only_their_own() {
    let folder = Folder::new();
    let out = melange_in(folder.path(), &["play", "--bots", "greedy,greedy", "--seed", "2"], &ones(60)).ok();
    assert!(out.contains("Pass the device to A, then press Enter."), "{out}");
    assert!(out.contains("Pass the device to B, then press Enter."), "{out}");
    assert!(!out.contains('\x1b'), "nothing is cleared where no terminal is");
    // Between B's curtain and the next one, nobody but B is told what they drew.
    for part in out.split("Pass the device to ").skip(1) {
        let (own, other) = if part.starts_with('A') { ("A", "B") } else { ("B", "A") };
        for line in part
            .lines()
            .filter(|line| line.contains(" draws ") && !line.ends_with("cards.") && !line.ends_with("card."))
        {
            assert!(line.trim().starts_with(own), "{other}'s secret is told to {own}: {line}");
        }
    }
}

#[test]
fn bots_alone_play_to_the_end() {
    let folder = Folder::new();
    let out = melange_in(folder.path(), &["play", "--bots", "random,random,random", "--players", "3"], "").ok();
    assert!(out.contains("Game over."));
}

#[test]
fn bad_input_is_refused() {
    let folder = Folder::new();
    let fails = |args: &[&str], code: i32, says: &str| {
        let mut all = vec!["play"];
        all.extend(args);
        melange_in(folder.path(), &all, "").fails(code, says);
    };
    fails(&["--resume", "missing.json"], 2, "missing.json");
    fails(&["--bots", "clever"], 2, "there is no bot 'clever'");
    fails(&["--bots", "random,random,random,random,random"], 2, "5 bots for 4 seats");
    fails(&["--seed", "xyz"], 2, "not a seed");
    fails(&["--players", "2"], 2, "players");
    fails(&["--leaders", "a,b,c,d"], 2, "there is no leader 'a'");
    fails(&["--resume", "x", "--seed", "1"], 2, "--seed");
    fails(&["--save", "no/such/folder/s.json"], 2, "no/such/folder/s.json");
    folder.write("broken.json", "{\"melange\": 1, \"game\": \"imperium\"");
    fails(&["--resume", "broken.json"], 1, "broken.json");
}
