use crate::support::{Folder, json, melange, melange_in};

#[test]
fn every_command_explains_itself() {
    for command in [
        vec![],
        vec!["play"],
        vec!["simulate"],
        vec!["engine"],
        vec!["scenario"],
        vec!["scenario", "run"],
        vec!["scenario", "coverage"],
        vec!["scenario", "new"],
        vec!["content"],
        vec!["content", "setups"],
        vec!["content", "check"],
        vec!["content", "counts"],
        vec!["content", "hooks"],
        vec!["content", "questions"],
        vec!["card"],
        vec!["replay"],
        vec!["verify"],
    ] {
        let mut args = command.clone();
        args.push("--help");
        let text = melange(&args).ok();
        assert!(text.contains("Usage: melange"), "{command:?}: {text}");
    }
    melange(&["fly"]).fails(2, "fly");
    melange(&[]).fails(2, "Usage");
}

#[test]
fn scenarios_pass_or_fail_with_their_place() {
    let folder = Folder::new();
    let run = |args: &[&str]| melange_in(folder.path(), args, "");
    let template = run(&["scenario", "new", "a \"first\" try"]).ok();
    folder.write("good.toml", &template);
    assert_eq!(run(&["scenario", "run", "good.toml"]).ok(), "1 passed, 0 failed\n");

    let line = 1 + template.lines().position(|line| line.starts_with("expect A.garrison")).unwrap();
    folder.write("bad.toml", &template.replace("A.garrison = 3", "A.garrison = 7"));
    let ran = run(&["scenario", "run", "."]).fails(1, "1 passed, 1 failed");
    assert!(ran.out.contains(&format!("bad.toml:{line}: scenario")), "{}", ran.out);
    folder.write("bad.toml", "[[scenario]]\nname = 5\n");
    run(&["scenario", "run", "bad.toml", "good.toml"]).fails(1, "bad.toml:2:");

    // What is wrong in one scenario, or in one file, hides no other.
    let misspelt = run(&["scenario", "new", "misspelt"]).ok().replace("space:arrakeen", "space:arakeen");
    folder.write("bad.toml", &format!("{}\n{misspelt}", template.replace("turn A ", "trun A ")));
    std::fs::write(folder.path().join("bytes.toml"), [0xff, 0xfe]).unwrap();
    let ran = run(&["scenario", "run", "."]).fails(1, "1 passed, 3 failed");
    let line = 1 + template.lines().position(|line| line.starts_with("turn A")).unwrap();
    assert!(ran.out.contains(&format!("bad.toml:{line}: 'trun A")), "{}", ran.out);
    assert!(ran.out.contains("'misspelt' shows space:arakeen, which is unknown"), "{}", ran.out);
    assert!(ran.out.contains("bytes.toml"), "{}", ran.out);
    let play = template.lines().find(|line| line.starts_with("illegal A agent")).unwrap();
    for (line, part) in [
        ("illegal A agent daggr *", "there is no card 'daggr'; did you mean 'dagger'?"),
        ("expect A.hand lacks daggr", "there is no card 'daggr'; did you mean 'dagger'?"),
        ("expect A.intrigue lacks dagger", "there is no intrigue card 'dagger'"),
        ("view B players.A.hand.known lacks daggr", "there is no card 'daggr'"),
        ("expect phase != combt", "there is no phase 'combt'; did you mean 'combat'?"),
        ("illegal E pass", "4 seats"),
    ] {
        folder.write("typo.toml", &template.replace(play, line));
        let ran = run(&["scenario", "run", "typo.toml"]).fails(1, "0 passed, 1 failed");
        assert!(ran.out.contains(part), "{line}: {}", ran.out);
    }
    std::fs::remove_file(folder.path().join("bytes.toml")).unwrap();

    run(&["scenario", "run"]).fails_in_a_line(2, "scenarios");
    run(&["scenario", "run", "missing"]).fails_in_a_line(2, "missing");
    run(&["scenario", "run", "good.toml", "--game", "chess"]).fails_in_a_line(2, "there is no game 'chess'");
    run(&["scenario", "new", "x", "--out", "good.toml"]).fails_in_a_line(2, "good.toml");
    assert_eq!(folder.read("good.toml"), template, "nothing is overwritten");
    run(&["scenario", "new", "x", "--out", "fresh.toml"]).ok();
    run(&["scenario", "run", "fresh.toml"]).ok();
}

#[test]
fn coverage_says_what_is_missing() {
    let folder = Folder::new();
    let run = |args: &[&str]| melange_in(folder.path(), args, "");
    let template = run(&["scenario", "new", "x"]).ok();
    folder.write("good.toml", &template);
    let ran = run(&["scenario", "coverage", "good.toml", "--json"]).fails(1, "");
    let covered = json(&ran.out);
    assert_eq!(covered["covered"], 1);
    assert_eq!(covered["mistakes"], serde_json::json!([]));
    let missing: Vec<&str> = covered["missing"].as_array().unwrap().iter().map(|id| id.as_str().unwrap()).collect();
    assert!(missing.contains(&"B1") && missing.contains(&"intrigue:ambush.not"), "{missing:?}");
    assert!(!missing.contains(&"space:arrakeen"));
    assert_eq!(missing.len() + 1, covered["required"].as_u64().unwrap() as usize);

    let all = run(&["scenario", "coverage", "good.toml"]).fails(1, "1 of ").out;
    let few = run(&["scenario", "coverage", "good.toml", "--missing"]).fails(1, "1 of ").out;
    assert_eq!(all.lines().count(), few.lines().count() + 1);
    folder.write("wrong.toml", &template.replace("space:arrakeen", "space:nowhere"));
    run(&["scenario", "coverage", "wrong.toml"]).fails(1, "shows space:nowhere, which is unknown");
}

#[test]
fn built_in_content_is_sound_and_counted() {
    assert!(melange(&["content", "check"]).ok().starts_with("base: 22 spaces"));
    let counts = json(&melange(&["content", "counts", "--json"]).ok());
    let base = serde_json::json!({
        "spaces": 22, "starter": 10, "reserve": 24, "imperium": 67, "intrigue": 40, "conflict": 18, "leader": 8
    });
    assert_eq!(counts["base"], base);
    // Lady Jessica's two sides are one leader, and Shaddam comes with CHOAM: nine in all.
    let uprising = serde_json::json!({
        "spaces": 22, "starter": 10, "reserve": 18, "imperium": 65, "intrigue": 40, "conflict": 16, "leader": 8,
        "posts": 13, "objective": 5
    });
    assert_eq!(counts["uprising"], uprising);
    let ix = serde_json::json!({
        "spaces": 4, "starter": 0, "reserve": 0, "imperium": 35, "intrigue": 17, "conflict": 4, "leader": 6,
        "tech": 18
    });
    assert_eq!(counts["ix"], ix);
    let choam = serde_json::json!({
        "spaces": 0, "starter": 0, "reserve": 0, "imperium": 4, "intrigue": 4, "conflict": 0, "leader": 1,
        "contract": 20, "ixian-contract": 10
    });
    assert_eq!(counts["choam"], choam);
    assert!(melange(&["content", "counts"]).ok().contains("base"));
    let hooks = melange(&["content", "hooks"]).ok();
    assert!(hooks.lines().any(|line| line.starts_with("the-voice") && line.contains("card the-voice")), "{hooks}");
    assert!(!hooks.contains("nothing"), "every hook is used:\n{hooks}");
}

#[test]
fn questions_and_actions_are_listed() {
    for (game, question, action) in [("imperium", "secret-factions", "deploy"), ("arrakis", "move-to", "scout")] {
        let names = json(&melange(&["content", "questions", "--game", game]).ok());
        let has = |list: &str, name: &str| names[list].as_array().expect("a list").iter().any(|one| one == name);
        assert!(has("questions", question) && has("actions", action), "{names}");
    }
}

#[test]
fn content_packs_are_checked_with_a_caret() {
    let folder = Folder::new();
    let card = |effect: &str| {
        format!(
            "[[card]]\nid = \"my-card\"\nname = \"My Card\"\ndeck = \"imperium\"\ncopies = 1\ncost = 2\n\
             icons = [\"city\"]\nagent = \"{effect}\"\n"
        )
    };
    let run = |args: &[&str]| melange_in(folder.path(), args, "");
    folder.write("pack.toml", &card("spice 2"));
    assert!(run(&["content", "check", "pack.toml"]).ok().contains("68 imperium"));
    folder.write("pack.toml", &card("spice 2, fly 3"));
    let ran = run(&["content", "check", "."]).fails(1, "pack.toml:8:");
    let mut lines = ran.err.lines().skip_while(|line| !line.contains("agent ="));
    let (source, caret) = (lines.next().unwrap(), lines.next().unwrap());
    let at = caret.find('^').unwrap_or_else(|| panic!("no caret in {}", ran.err));
    assert!(source[at..].starts_with("fly"), "{}", ran.err);
    folder.write("pack.toml", "[[card]\n");
    run(&["content", "check", "pack.toml"]).fails(1, "pack.toml:1:");
    run(&["content", "check", "missing"]).fails_in_a_line(2, "missing");
}

#[test]
fn cards_are_described() {
    let text = melange(&["card", "the", "spice", "must", "flow"]).ok();
    assert!(text.contains("The Spice Must Flow") && text.contains("victory point"), "{text}");
    let arrakeen = melange(&["card", "Arrakeen"]).ok();
    assert!(arrakeen.contains("Arrakeen") && arrakeen.contains("\nids: arrakeen, arrakeen.space.1"), "{arrakeen}");
    // Where no box is named all of them are searched, and what differs is shown for each.
    assert!(arrakeen.contains("With base:\n") && arrakeen.contains("CHOAM contract"), "{arrakeen}");
    let only_base = melange(&["card", "Arrakeen", "--modules", "base"]).ok();
    assert!(!only_base.contains("With base:") && !only_base.contains("CHOAM"), "{only_base}");
    assert!(melange(&["card", "Feyd-Rautha", "Harkonnen"]).ok().contains("Feyd-Rautha Harkonnen"));
    melange(&["card", "stilgr"]).fails_in_a_line(2, "did you mean Stilgar?");
    melange(&["card", "xyzzyxyzzy"]).fails_in_a_line(2, "nothing is named 'xyzzyxyzzy'");
    melange(&["card", "chani", "--modules", "ice"]).fails_in_a_line(2, "there is no module 'ice'");
}
