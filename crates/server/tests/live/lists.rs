//! Lists of tables are told from what is stored: games are not loaded for them.

use std::time::Duration;

use serde_json::{Value, json};
use server::limit::Limits;
use server::live::LiveConfig;

use crate::support::{Dice, Server, id_of, me_and_bots, open_game, stored, text};

const SHORT: Duration = Duration::from_millis(150);

/// Without the time of the last change, which memory and database tell differently by a moment.
fn without_time(info: &Value) -> Value {
    let mut info = info.clone();
    info["updated_at"] = Value::Null;
    info
}

/// When something last changed.
fn changed(info: &Value) -> i64 {
    info["updated_at"].as_i64().expect("a time")
}

/// The table in a list.
fn of(list: &Value, id: &str) -> Value {
    let found = list.as_array().expect("a list").iter().find(|table| table["id"] == id);
    found.unwrap_or_else(|| panic!("{id} is not in {list}")).clone()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_are_not_loaded_to_be_listed() {
    let server = Server::with(LiveConfig { idle_timeout: SHORT, ..LiveConfig::default() }).await;
    let (paul, chani) = (server.person("Paul").await, server.person("Chani").await);
    let options = json!({ "pace_ms": 0, "listed": true, "spectators": true });
    let playing = paul.open(options.clone(), me_and_bots()).await;
    let ended =
        paul.open(json!({ "pace_ms": 0, "time": { "kind": "per-game", "seconds": 9000 } }), me_and_bots()).await;
    let clock = json!({ "kind": "per-move", "seconds": 90 });
    let lobby = json!({ "kind": "imperium", "setup": { "players": 4 }, "seats": [{ "kind": "me" }],
        "options": { "listed": true, "time": clock } });
    let lobby = text(&paul.post("/tables", lobby).await.ok()["id"]);
    let mut dice = Dice::new(73);
    let mut socket = paul.sit(&playing).await;
    for _ in 0..12 {
        socket.until_turn_of("A").await;
        socket.act(&mut dice).await;
    }
    socket.until_turn_of("A").await;
    socket.vanish();
    paul.post(&format!("/tables/{ended}/leave"), json!({})).await.ok();
    server.until_metric("melange_sockets", 0).await;
    while paul.info(&ended).await["status"] != "over" {
        tokio::time::sleep(SHORT).await;
    }
    let mut live = Vec::new();
    for id in [&playing, &ended, &lobby] {
        live.push((without_time(&paul.info(id).await), without_time(&chani.info(id).await)));
    }
    let acted = changed(&paul.info(&playing).await);
    assert!(acted > paul.info(&playing).await["created_at"].as_i64().expect("a time"), "actions are changes");
    assert_eq!((&live[0].0["to_move"], &live[1].0["status"]), (&json!("A"), &json!("over")));
    assert!(live[1].0["seats"][1]["clock"].is_number() && live[1].0["outcome"].is_object());
    server.until_metric("melange_live_tables", 0).await;
    for _ in 0..3 {
        let (mine, theirs) = (paul.get("/tables").await.ok(), chani.get("/tables").await.ok());
        for (id, (as_paul, as_chani)) in [&playing, &ended, &lobby].into_iter().zip(&live) {
            assert_eq!(without_time(&of(&mine["mine"], id)), *as_paul, "the same as from the live table");
            if id != &ended {
                assert_eq!(without_time(&of(&theirs["listed"], id)), *as_chani);
            }
        }
        assert_eq!(changed(&of(&mine["mine"], &playing)), acted, "the time of the last action");
        assert!(!theirs.to_string().contains(ended.as_str()), "it is not listed");
        assert_eq!(server.metric("melange_live_tables").await, 0, "nothing was loaded");
    }
    server.stop().await;
}

/// What was kept is not believed when there are more records: the process may have died before it was kept again.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn lists_tell_what_the_records_say() {
    let server = Server::with(LiveConfig { idle_timeout: SHORT, ..LiveConfig::default() }).await;
    let paul = server.person("Paul").await;
    let friend = |name: &str| json!({ "kind": "hot-seat", "name": name });
    let id = paul.open(json!({}), json!([{ "kind": "me" }, friend("Jessica"), friend("Gurney")])).await;
    let before = paul.info(&id).await["to_move"].clone();
    server.until_metric("melange_live_tables", 0).await;
    let store = server.store().await;
    let loaded = stored(&store, &id).await;
    let (mut there, mut number) = (open_game(&loaded, 0), 0);
    while json!(there.to_move()) == before {
        let seat = there.to_move().expect("nobody has won yet");
        let action = there.advise("greedy", &table::Seed([5; 32])).expect("advice");
        there.act(seat, &action).expect("legal");
        store.append(&id_of(&id), number, seat.0, &action).await.expect("stored");
        number += 1;
    }
    assert_eq!(of(&paul.get("/tables").await.ok()["mine"], &id)["to_move"], json!(there.to_move()));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn looking_back_keeps_nobody_waiting() {
    let server = Server::with(LiveConfig { idle_timeout: SHORT, ..LiveConfig::default() }).await;
    let paul = server.person("Paul").await;
    let id = paul.open(json!({ "pace_ms": 0, "spectators": true }), me_and_bots()).await;
    let mut socket = paul.sit(&id).await;
    let mut dice = Dice::new(79);
    for _ in 0..5 {
        socket.until_turn_of("A").await;
        socket.act(&mut dice).await;
    }
    socket.until_turn_of("A").await;
    let (seq, view) = (socket.seq(), socket.position["view"].clone());
    socket.vanish();
    server.until_metric("melange_live_tables", 0).await;
    let replay = paul.get(&format!("/tables/{id}/replay")).await.ok();
    assert_eq!((&replay["position"]["steps"], &replay["position"]["view"]), (&json!(seq), &view));
    assert_eq!(replay["position"]["viewer"], "A");
    server.stranger().get(&format!("/tables/{id}/replay?step=3")).await.ok();
    paul.get(&format!("/tables/{id}/save")).await.fails(403, "not over");
    assert_eq!(server.metric("melange_live_tables").await, 0, "the records are enough");
    paul.get("/tables/nothing/replay").await.fails(404, "not found");
    server.stop().await;
}

/// Whoever left many games unfinished can open another table when those have aged out.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_that_aged_out_do_not_count() {
    let server = Server::limited(Limits { unfinished_tables: 1, ..Limits::UNLIMITED }).await;
    let paul = server.person("Paul").await;
    paul.open(json!({}), me_and_bots()).await;
    let new = json!({ "kind": "imperium", "setup": { "players": 3 } });
    paul.post("/tables", new.clone()).await.fails(409, "finish");
    let server = server.stopped_for("UPDATE tables SET active_at = active_at - 31 * 86400000").await;
    server.again(&paul).post("/tables", new).await.ok();
    server.stop().await;
}

/// A game that nobody has touched for long is shown to its own people alone, and goes on when one of them looks.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_that_nobody_touches_age_out() {
    let server = Server::with(LiveConfig { idle_timeout: SHORT, ..LiveConfig::default() }).await;
    let (paul, chani) = (server.person("Paul").await, server.person("Chani").await);
    let options =
        json!({ "listed": true, "spectators": true, "pace_ms": 0, "time": { "kind": "per-move", "seconds": 86400 } });
    let (old, new) = (paul.open(options.clone(), me_and_bots()).await, paul.open(options, me_and_bots()).await);
    for id in [&old, &new] {
        paul.sit(id).await.until_turn_of("A").await;
    }
    let month = 31 * 86_400_000_i64;
    let server =
        server.stopped_for(&format!("UPDATE tables SET active_at = active_at - {month} WHERE id = '{old}'")).await;
    let (paul, chani) = (server.again(&paul), server.again(&chani));
    server.until_metric("melange_live_tables", 1).await;
    tokio::time::sleep(SHORT * 4).await;
    assert_eq!(server.metric("melange_live_tables").await, 1, "only the one that is not old goes on by itself");
    let ids = |list: &Value| -> Vec<String> {
        list.as_array().expect("a list").iter().map(|table| text(&table["id"])).collect()
    };
    assert_eq!(ids(&chani.get("/tables").await.ok()["listed"]), [new.as_str()]);
    let mine = ids(&paul.get("/tables").await.ok()["mine"]);
    assert!(mine.contains(&old) && mine.contains(&new), "{mine:?}");
    let mut socket = paul.sit(&old).await;
    socket.until_turn_of("A").await;
    socket.act(&mut Dice::new(7)).await;
    server.stop().await;
}
