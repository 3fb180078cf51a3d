use serde_json::Value;

use crate::support::{Folder, json, melange, melange_in};

/// The result of a run without what depends on the clock and the number of threads.
fn result(args: &[&str]) -> Value {
    let mut all = vec!["simulate", "--json"];
    all.extend(args);
    let mut result = json(&melange(&all).ok());
    let fields = result.as_object_mut().unwrap();
    for timed in ["seconds", "decisions_per_second", "steps_per_second", "games_per_second", "threads"] {
        assert!(fields.remove(timed).is_some(), "{timed}");
    }
    for bot in fields["bots"].as_array_mut().unwrap() {
        bot.as_object_mut().unwrap().remove("microseconds_per_decision");
    }
    result
}

#[test]
fn threads_and_repetition_change_nothing() {
    for bots in ["random", "greedy,random"] {
        let run = |threads: &str| result(&["--bots", bots, "--games", "9", "--seed", "5", "--threads", threads]);
        let once = run("1");
        assert_eq!(once, run("2"), "{bots}");
        assert_eq!(once, run("1"), "{bots}");
        assert_eq!(once["games"], 9);
        assert_ne!(once["fingerprint"], result(&["--bots", bots, "--games", "9", "--seed", "6"])["fingerprint"]);
    }
}

#[test]
fn the_fast_way_for_chance_gives_the_same_games() {
    let folder = Folder::new();
    let args = ["simulate", "--json", "--games", "4", "--seed", "8", "--log", "games"];
    let mut slow = json(&melange_in(folder.path(), &args, "").ok());
    let fast = result(&["--games", "4", "--seed", "8"]);
    for key in ["fingerprint", "decisions", "forced", "mean_rounds", "mean_vp", "seats", "leaders"] {
        assert_eq!(slow[key].take(), fast[key], "{key}");
    }
    let log = melange_in(folder.path(), &["verify", "games/game-000003.json"], "").ok();
    assert!(log.contains(": verified"), "{log}");
}

#[test]
fn results_have_every_key_and_add_up() {
    let result =
        json(&melange(&["simulate", "--players", "3", "--bots", "greedy,random", "--games", "6", "--json"]).ok());
    for key in [
        "games",
        "decisions",
        "forced",
        "seconds",
        "decisions_per_second",
        "games_per_second",
        "mean_rounds",
        "mean_vp",
        "seats",
        "bots",
        "leaders",
        "seed",
    ] {
        assert!(!result[key].is_null(), "{key}");
    }
    let seats = result["seats"].as_array().unwrap();
    let bots: Vec<&str> = seats.iter().map(|seat| seat["bot"].as_str().unwrap()).collect();
    assert_eq!(bots, ["greedy", "random", "greedy"], "a shorter list is repeated");
    let wins: u64 = seats.iter().map(|seat| seat["wins"].as_u64().unwrap()).sum();
    assert_eq!(wins, 6 + result["ties"].as_u64().unwrap());
    let greedy = &result["bots"][0];
    let rate = greedy["win_rate"].as_f64().unwrap();
    assert_eq!(greedy["games"], 12);
    assert!(greedy["low"].as_f64().unwrap() <= rate && rate <= greedy["high"].as_f64().unwrap());
}

#[test]
fn other_choices_of_a_game_can_be_set() {
    let start = ["simulate", "--game", "arrakis", "--players", "3", "--games", "1", "--json"];
    for side in ["atreides", "harkonnen"] {
        let choice = format!("shared={side}");
        let text = melange(&[&start[..], &["--set", &choice]].concat()).ok();
        let result: serde_json::Value = serde_json::from_str(&text).unwrap();
        assert_eq!(result["setup"]["shared"], side);
    }
}

#[test]
fn people_get_tables() {
    let text = melange(&["simulate", "--games", "3"]).ok();
    for word in ["3 games of imperium", "seat", "A random", "leader", "95 % interval"] {
        assert!(text.contains(word), "{word} in\n{text}");
    }
}

#[test]
fn bad_arguments_are_refused() {
    let fails = |args: &[&str], says: &str| {
        let mut all = vec!["simulate"];
        all.extend(args);
        melange(&all).fails(2, says);
    };
    fails(&["--bots", "clever"], "there is no bot 'clever'; there are: random, greedy");
    fails(&["--bots", "random,random,random,random,random"], "5 bots for 4 seats");
    fails(&["--modules", "base,ice"], "there is no module 'ice'");
    fails(&["--players", "9"], "players");
    fails(&["--game", "chess"], "there is no game 'chess'; there are: imperium");
    fails(&["--games", "0"], "--games");
    fails(&["--leaders", "nobody"], "1 leaders named for 4 players");
    fails(&["--set", "shared"], "an option is written NAME=VALUE");
    fails(&["--set", "shared=atreides"], "unknown field `shared`");
    fails(&["--frobnicate"], "--frobnicate");
}
