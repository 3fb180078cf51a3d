use melange_cli::Protocol;
use serde_json::{Value, json};

use crate::support::{json, melange_in, repository};

struct Engine(Protocol);

impl Engine {
    fn new() -> Engine {
        Engine(Protocol::new())
    }

    fn begun() -> Engine {
        let mut engine = Engine::new();
        engine.ok(json!({ "cmd": "new", "game": "imperium", "setup": { "players": 4 }, "seed": 7 }));
        engine
    }

    fn say(&mut self, line: &str) -> Value {
        let reply = self.0.handle(line);
        assert!(!reply.contains('\n'), "{reply}");
        json(&reply)
    }

    #[track_caller]
    fn ok(&mut self, request: Value) -> Value {
        let reply = self.say(&request.to_string());
        assert!(reply.get("error").is_none(), "{request}: {reply}");
        reply
    }

    #[track_caller]
    fn refused(&mut self, request: Value, says: &str) {
        self.refused_line(&request.to_string(), says);
    }

    #[track_caller]
    fn refused_line(&mut self, line: &str, says: &str) {
        let before = self.say(r#"{"cmd":"status"}"#);
        let reply = self.say(line);
        let error = reply["error"].as_str().unwrap_or_else(|| panic!("{line} was not refused: {reply}"));
        assert!(error.contains(says), "'{says}' is not in '{error}'");
        assert_eq!(self.say(r#"{"cmd":"status"}"#), before, "nothing changes");
    }

    fn first_legal(&mut self) -> Option<String> {
        Some(self.ok(json!({ "cmd": "legal" }))["actions"].get(0)?.as_str()?.to_owned())
    }
}

#[test]
fn a_game_can_be_played_saved_and_taken_up_again() {
    let mut engine = Engine::begun();
    let start = engine.ok(json!({ "cmd": "status" }));
    let mut hashes = Vec::new();
    while let Some(action) = engine.first_legal() {
        let reply = engine.ok(json!({ "cmd": "apply", "action": action }));
        assert_eq!(reply["action"], action);
        hashes.push(reply["hash"].clone());
    }
    let end = engine.ok(json!({ "cmd": "status" }));
    assert_eq!(end["over"], true);
    assert_eq!(end["to_move"], Value::Null);
    assert_eq!(end["outcome"]["ranks"].as_array().unwrap().len(), 4);
    engine.refused(json!({ "cmd": "apply", "action": "pass" }), "the game is over");
    let log = engine.ok(json!({ "cmd": "save" }))["log"].clone();
    assert_eq!(log["actions"].as_array().unwrap().len(), hashes.len());

    let mut again = Engine::new();
    assert_eq!(again.ok(json!({ "cmd": "position", "log": log })), end);
    for hash in hashes.iter().rev() {
        assert_eq!(again.ok(json!({ "cmd": "status" }))["hash"], *hash);
        again.ok(json!({ "cmd": "undo", "force": true }));
    }
    assert_eq!(again.ok(json!({ "cmd": "status" })), start);
    again.refused(json!({ "cmd": "undo" }), "nothing to undo");

    let mut broken = log.clone();
    broken["actions"].as_array_mut().unwrap().pop();
    again.refused(json!({ "cmd": "position", "log": broken }), "field 'hash'");
    broken["actions"] = json!(["fly"]);
    again.refused(json!({ "cmd": "position", "log": broken }), "action 1, 'fly', is not understood");
    again.refused(json!({ "cmd": "position", "log": 5 }), "save file");
}

#[test]
fn positions_are_set_up_played_and_undone() {
    let mut engine = Engine::new();
    let given = json!({ "A": { "hand": ["dagger", "reconnaissance"], "solari": 8, "garrison": 2 } });
    let start = engine.ok(json!({ "cmd": "position", "game": "imperium", "given": given }));
    assert_eq!((&start["to_move"], &start["commitment"]), (&json!("A"), &Value::Null));
    let done = engine.ok(json!({ "cmd": "apply", "action": "agent dagger swordmaster", "seat": "A" }));
    let sent = json!({ "event": "agent-sent", "seat": "A", "card": "dagger", "space": "swordmaster" });
    assert_eq!(done["events"][0], sent);
    assert_eq!(engine.ok(json!({ "cmd": "inspect" }))["state"]["A"]["solari"], 0);
    assert_eq!(engine.ok(json!({ "cmd": "undo" }))["undone"], "agent dagger swordmaster");
    assert_eq!(engine.ok(json!({ "cmd": "status" })), start);
    engine.refused(json!({ "cmd": "save" }), "no log");

    let position = |given: Value| json!({ "cmd": "position", "game": "imperium", "given": given });
    engine.refused(position(json!({ "A": { "hand": ["nobody"] } })), "there is no card 'nobody'");
    engine.refused(position(json!({ "A": { "garrison": 13 } })), "12 troops");
    engine.refused(position(json!({ "A": { "influence": { "guild": 3 }, "vp": 0 } })), "contradicts");
    engine.refused(position(json!({ "A": { "hand": ["signet-ring", "signet-ring"] } })), "no copy of signet-ring");
    engine.refused(position(json!({ "wormsign": true })), "wormsign");
    engine.refused(position(json!([])), "'given' must be an object");
    engine.refused(json!({ "cmd": "position", "game": "imperium" }), "'given' or 'log'");
}

#[test]
fn what_is_hidden_stays_hidden() {
    let mut engine = Engine::begun();
    let view = |engine: &mut Engine, seat: Value| engine.ok(json!({ "cmd": "view", "seat": seat }))["view"].clone();
    while engine.ok(json!({ "cmd": "status" }))["round"] == 0 {
        let action = engine.first_legal().unwrap();
        engine.ok(json!({ "cmd": "apply", "action": action }));
    }
    assert_eq!(view(&mut engine, json!("A"))["players"]["A"]["hand"]["known"].as_array().unwrap().len(), 5);
    assert_eq!(view(&mut engine, json!("B"))["players"]["A"]["hand"]["known"], json!([]));
    assert_eq!(view(&mut engine, Value::Null)["players"]["A"]["hand"]["known"], json!([]));

    // A drawing card tells its owner more than the others.
    let given = json!({ "A": { "hand": ["reconnaissance"], "deck": ["dagger"] } });
    let mut events = |audience: Value| {
        engine.ok(json!({ "cmd": "position", "game": "imperium", "given": given }));
        engine.ok(json!({ "cmd": "apply", "action": "agent reconnaissance arrakeen" }));
        let drawn = engine.ok(json!({ "cmd": "apply", "action": "resolve arrakeen.space.2", "for": audience }));
        engine.refused(json!({ "cmd": "undo" }), "revealed hidden information");
        drawn["events"].to_string()
    };
    assert!(events(json!("A")).contains("dagger"));
    assert!(!events(json!("B")).contains("dagger"));
    assert!(!events(Value::Null).contains("dagger"));
}

#[test]
fn bad_requests_are_answered_and_change_nothing() {
    let mut engine = Engine::new();
    engine.refused(json!({ "cmd": "legal" }), "no game yet");
    let mut engine = Engine::begun();
    engine.refused_line("{\"cmd\":", "malformed JSON at column 7");
    engine.refused_line("[1]", "a request is a JSON object");
    engine.refused_line("{}", "'cmd' is missing");
    engine.refused_line(&"[".repeat(100_000), "malformed JSON");
    engine.refused(json!({ "cmd": 5 }), "'cmd' must be a text");
    engine.refused(json!({ "cmd": "go" }), "unknown cmd 'go'; there are: new, position, legal, apply, undo, view");
    engine.refused(json!({ "cmd": "legal", "sead": 1 }), "'legal' takes no field 'sead'");
    engine.refused(json!({ "cmd": "apply" }), "'apply' needs 'action'");
    engine.refused(json!({ "cmd": "apply", "action": "reveal", "seat": "Z" }), "'seat' must be a seat letter");
    engine.refused(json!({ "cmd": "apply", "action": "reveal", "for": "G" }), "there is no seat G");
    engine.refused(json!({ "cmd": "view", "seat": "E" }), "there is no seat E");
    engine.refused(json!({ "cmd": "apply", "action": "agent nobody arrakeen" }), "there is no card 'nobody'");
    engine.refused(json!({ "cmd": "apply", "action": "end-turn" }), "illegal action 'end-turn'");
    let to_move = engine.ok(json!({ "cmd": "status" }))["to_move"].clone();
    let other = if to_move == "A" { "B" } else { "A" };
    engine.refused(json!({ "cmd": "apply", "action": "reveal", "seat": other }), &format!("not {other}'s"));
    let new =
        |game: &str, setup: Value, seed: Value| json!({ "cmd": "new", "game": game, "setup": setup, "seed": seed });
    engine.refused(new("chess", json!({}), json!(1)), "there is no game 'chess'; there are: imperium");
    engine.refused(new("imperium", json!({}), json!(1)), "players");
    engine.refused(new("imperium", json!({ "players": 4, "modules": ["ice"] }), json!(1)), "no module 'ice'");
    engine.refused(new("imperium", json!({ "players": 7 }), json!(1)), "players");
    engine.refused(new("imperium", json!({ "players": 4 }), json!("xyz")), "not a seed");
    engine.refused(new("imperium", json!({ "players": 4 }), json!(-1)), "not a seed");
    engine.refused(json!({ "cmd": "undo", "force": "yes" }), "'force' must be true or false");
}

#[test]
fn ids_are_echoed_even_in_errors() {
    let mut engine = Engine::begun();
    assert_eq!(engine.say(r#"{"id":{"n":1},"cmd":"status"}"#)["id"], json!({ "n": 1 }));
    assert_eq!(engine.say(r#"{"id":"x","cmd":"go"}"#)["id"], "x");
    assert_eq!(engine.say(r#"{"id":2}"#)["id"], 2);
}

#[test]
fn the_program_answers_line_by_line_and_ends_with_the_input() {
    let lines = "{\"cmd\":\"new\",\"game\":\"imperium\",\"setup\":{\"players\":3},\"seed\":1}\n\nnonsense\n{\"cmd\":\"status\"}";
    let out = melange_in(&repository(), &["engine"], lines).ok();
    let replies: Vec<Value> = out.lines().map(json).collect();
    assert_eq!(replies.len(), 3);
    assert!(replies[1]["error"].as_str().unwrap().contains("column 2"), "{}", replies[1]);
    assert_eq!(replies[0], replies[2]);
    let out = melange_in(&repository(), &["engine"], "{\"cmd\":\"quit\"}\n{\"cmd\":\"status\"}\n").ok();
    assert_eq!(out, "{\"ok\":true}\n");
}
