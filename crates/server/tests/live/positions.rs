//! Tables that begin from a position, for tests of the screen.

use std::time::Duration;

use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::support::{Person, Server, stored, text};

/// A late turn of A's, whose points end the game with this round.
fn given() -> Value {
    json!({
        "players": 3, "round": 4, "conflict": "cloak-and-dagger",
        "A": { "leader": "paul-atreides", "hand": ["dagger"], "solari": 8, "vp": 10 },
        "B": { "leader": "countess-ariana-thorvald", "revealed": true },
        "C": { "leader": "earl-memnon-thorvald", "revealed": true },
    })
}

async fn open(person: &Person, position: Value) -> Value {
    let new = json!({
        "kind": "imperium", "setup": { "position": position }, "options": { "pace_ms": 0, "spectators": true },
        "seats": [{ "kind": "me" }, { "kind": "bot", "bot": "random" }, { "kind": "bot", "bot": "random" }],
        "start": true,
    });
    person.post("/tables", new).await.ok()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_begins_from_a_position_and_goes_on_after_a_restart() {
    let server = Server::start().await;
    let paul = server.person("Paul").await;
    let table = open(&paul, given()).await;
    let leaders = json!(["paul-atreides", "countess-ariana-thorvald", "earl-memnon-thorvald"]);
    let setup = json!({ "modules": ["base"], "players": 3, "leaders": leaders });
    assert_eq!(table["setup"], setup, "nobody is told the position");
    let id = text(&table["id"]);
    let mut socket = paul.sit(&id).await;
    assert_eq!(socket.to_move().as_deref(), Some("A"));
    let view = &socket.position["view"];
    assert_eq!((&view["round"], &view["players"]["A"]["solari"]), (&json!(4), &json!(8)));
    assert_eq!(view["players"]["A"]["hand"]["known"], json!(["dagger"]));
    socket.send(json!({ "t": "act", "seq": 0, "seat": "A", "action": "reveal" })).await;
    socket.until_seq(1).await;
    let view = socket.position["view"].clone();

    let server = server.restart(Duration::ZERO).await;
    let paul = server.again(&paul);
    let mut socket = paul.sit(&id).await;
    assert_eq!(socket.position["view"], view, "records and position give the same game");
    // Taken back, it is as it was given.
    socket.send(json!({ "t": "undo", "seq": 1 })).await;
    socket.until_seq(2).await;
    assert_eq!(socket.position["view"]["players"]["A"]["hand"]["known"], json!(["dagger"]));
    let replay = paul.get(&format!("/tables/{id}/replay?step=0")).await.ok();
    assert_eq!(replay["position"]["view"], socket.position["view"]);

    // To the end: no seed and actions lead there, so there is no file of it; another game is dealt.
    while !socket.over() {
        if socket.to_move().as_deref() == Some("A") {
            let choices = socket.choices();
            let pick = choices.iter().find(|choice| ["reveal", "end-turn", "pass"].contains(&choice.as_str()));
            let action = pick.unwrap_or(&choices[0]).clone();
            socket.send(json!({ "t": "act", "seq": socket.seq(), "seat": "A", "action": action })).await;
        }
        socket.next().await;
    }
    while socket.table["status"] != "over" {
        socket.next().await;
    }
    paul.get(&format!("/tables/{id}/save")).await.fails(409, "no save file");
    let next = paul.post(&format!("/tables/{id}/rematch"), json!({})).await.ok();
    assert_eq!(next["setup"]["leaders"], "random");
    let records = stored(&server.store().await, &text(&next["id"])).await;
    assert!(records.table.spec.setup.get("position").is_none());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_position_that_cannot_be_is_refused_with_the_reason() {
    let server = Server::start().await;
    let paul = server.person("Paul").await;
    for (position, says) in [
        (json!({ "A": { "hand": ["dager"] } }), "position: A.hand: there is no card 'dager'"),
        (json!({ "A": { "garrison": 13 } }), "position: A.garrison"),
        (json!({ "Z": {} }), "position: unknown field `Z`"),
        (json!(7), "position: "),
    ] {
        let new = json!({ "kind": "imperium", "setup": { "position": position } });
        paul.post("/tables", new).await.fails(422, says);
    }
    // At a table that began from one, everything else is as usual.
    let id = text(&open(&paul, given()).await["id"]);
    let mut socket = paul.sit(&id).await;
    let act = json!({ "t": "act", "seq": 0, "seat": "A", "action": "agent dagger carthag from arrakeen" });
    socket.refused(Message::text(act.to_string())).await;
    socket.send(json!({ "t": "undo", "seq": 0 })).await;
    assert_eq!(socket.until("refused").await["code"], "undo-nothing");
}
