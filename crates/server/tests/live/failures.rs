//! When the database or a bot fails: what was not stored was not done, nobody hears of it, and the game goes on.

use std::time::Duration;

use serde_json::{Value, json};
use server::live::LiveConfig;
use server::store::Location;
use tokio_tungstenite::tungstenite::Message;

use crate::support::{Dice, Server, Socket, TIMEOUT, me_and_bots, open_game, stored};

const SHORT: Duration = Duration::from_millis(150);

async fn server() -> Server {
    Server::with(LiveConfig { idle_timeout: SHORT, retry_delay: SHORT, ..LiveConfig::default() }).await
}

/// Everything a socket sees of the game.
fn seen(socket: &Socket) -> (u64, Value, Vec<String>) {
    (socket.seq(), socket.position["view"].clone(), socket.choices())
}

fn act(socket: &Socket, choice: usize) -> Message {
    let (seq, action) = (socket.seq(), &socket.choices()[choice]);
    Message::text(json!({ "t": "act", "seq": seq, "seat": "A", "action": action }).to_string())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_entry_that_cannot_be_stored() {
    let server = server().await;
    let paul = server.person("Paul").await;
    let id = paul.open(json!({ "pace_ms": 0, "spectators": true }), me_and_bots()).await;
    let elsewhere = paul.open(json!({ "pace_ms": 0 }), me_and_bots()).await;
    let (mut socket, mut guest) = (paul.sit(&id).await, server.stranger().sit(&id).await);
    let mut dice = Dice::new(41);
    for _ in 0..8 {
        socket.until_turn_of("A").await;
        socket.act(&mut dice).await;
    }
    socket.until_turn_of("A").await;
    let before = seen(&socket);
    let records = stored(&server.store().await, &id).await.records;
    server
        .sql(&format!(
            "CREATE TRIGGER broken BEFORE INSERT ON records WHEN NEW.table_id = '{id}'
             BEGIN SELECT RAISE(ABORT, 'the disk is on fire'); END"
        ))
        .await;
    for _ in 0..3 {
        let reason = socket.refused(act(&socket, 0)).await;
        assert!(reason.contains("save") && !reason.contains("fire"), "{reason}");
        assert_eq!(seen(&socket), before, "back to what is stored");
    }
    guest.send(json!({ "t": "ping" })).await;
    guest.until("pong").await;
    for socket in [&socket, &guest] {
        assert!(socket.messages_after(before.0).is_empty(), "nobody hears of what is not durable");
    }
    assert_eq!(stored(&server.store().await, &id).await.records, records);
    // Another table does not suffer.
    let mut other = paul.sit(&elsewhere).await;
    other.until_turn_of("A").await;
    other.act(&mut dice).await;
    server.sql("DROP TRIGGER broken").await;
    socket.act(&mut dice).await;
    assert_eq!(socket.seq(), before.0 + 1);
    guest.until_seq(before.0 + 1).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bots_move_that_cannot_be_stored_is_tried_again() {
    let server = server().await;
    let paul = server.person("Paul").await;
    let id = paul.open(json!({ "pace_ms": 0 }), me_and_bots()).await;
    let mut socket = paul.sit(&id).await;
    socket.until_turn_of("A").await;
    server
        .sql(
            "CREATE TRIGGER broken BEFORE INSERT ON records WHEN NEW.seat <> 0
             BEGIN SELECT RAISE(ABORT, 'the disk is on fire'); END",
        )
        .await;
    let mut dice = Dice::new(43);
    while socket.to_move().as_deref() == Some("A") {
        socket.act(&mut dice).await;
    }
    let seq = socket.seq();
    tokio::time::sleep(SHORT * 4).await;
    socket.drain();
    assert_eq!(socket.seq(), seq, "nothing is told that is not stored");
    assert_eq!(stored(&server.store().await, &id).await.records.len() as u64, seq);
    server.sql("DROP TRIGGER broken").await;
    socket.until_turn_of("A").await;
    assert!(socket.seq() > seq);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_stored_cannot_even_be_read() {
    let server = server().await;
    let paul = server.person("Paul").await;
    let id = paul.open(json!({ "pace_ms": 0 }), me_and_bots()).await;
    let mut socket = paul.sit(&id).await;
    let mut dice = Dice::new(47);
    for _ in 0..5 {
        socket.until_turn_of("A").await;
        socket.act(&mut dice).await;
    }
    socket.until_turn_of("A").await;
    let before = seen(&socket);
    // Neither appending nor loading works.
    server.sql("ALTER TABLE records RENAME TO hidden").await;
    for _ in 0..2 {
        let reason = socket.refused(act(&socket, 0)).await;
        assert!(!reason.is_empty() && !reason.contains("records"), "{reason}");
    }
    // The table is still there for those who ask, and does not go on by itself with what may not be stored.
    tokio::time::sleep(SHORT * 3).await;
    socket.send(json!({ "t": "ping" })).await;
    socket.until("pong").await;
    assert!(socket.messages_after(before.0).is_empty());
    server.sql("ALTER TABLE hidden RENAME TO records").await;
    // It comes back by itself, as it was.
    let welcome = socket.until("welcome").await;
    assert!(welcome["position"].is_object(), "{welcome}");
    assert_eq!(seen(&socket), before);
    socket.act(&mut dice).await;
    // Until then the bots go on.
    socket.until_turn_of("A").await;
    let loaded = stored(&server.store().await, &id).await;
    assert_eq!(loaded.records.len() as u64, socket.seq());
    open_game(&loaded, loaded.records.len());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_end_could_not_be_noted() {
    let server = server().await;
    let paul = server.person("Paul").await;
    server
        .sql(
            "CREATE TRIGGER broken BEFORE UPDATE OF status ON tables WHEN NEW.status = 'over'
             BEGIN SELECT RAISE(ABORT, 'the disk is on fire'); END",
        )
        .await;
    let (one, two) = (
        paul.open(json!({ "pace_ms": 0, "spectators": true }), me_and_bots()).await,
        paul.open(json!({ "pace_ms": 0, "spectators": true }), me_and_bots()).await,
    );
    let mut socket = paul.sit(&one).await;
    for id in [&one, &two] {
        paul.post(&format!("/tables/{id}/leave"), json!({})).await.ok();
    }
    while !socket.over() {
        socket.next().await;
    }
    tokio::time::sleep(SHORT * 3).await;
    socket.drain();
    assert_eq!((&socket.table["status"], &socket.table["seed"]), (&json!("playing"), &Value::Null));
    while paul.info(&two).await["outcome"].is_null() {
        tokio::time::sleep(SHORT).await;
    }
    // Whoever looks hears of it as soon as it can be noted; where nobody looks it is noted after a restart.
    let server = {
        server.sql("DROP TRIGGER broken").await;
        while socket.table["status"] != "over" {
            socket.next().await;
        }
        assert!(socket.table["seed"].is_string());
        server.sql(&format!("UPDATE tables SET status = 'playing', result = NULL WHERE id = '{two}'")).await;
        server.restart(Duration::ZERO).await
    };
    let again = server.again(&paul);
    let store = server.store().await;
    let found = async {
        while stored(&store, &two).await.table.result.is_none() {
            tokio::time::sleep(SHORT).await;
        }
    };
    tokio::time::timeout(TIMEOUT, found).await.expect("it is noted");
    let noted = stored(&store, &two).await.table;
    assert_eq!(
        (noted.status, noted.result),
        (server::store::Status::Over, Some(again.info(&two).await["outcome"].clone()))
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_makes_no_sense_harms_no_other() {
    let server = server().await;
    let paul = server.person("Paul").await;
    let listed = json!({ "pace_ms": 0, "listed": true, "spectators": true });
    let mut ids = Vec::new();
    for _ in 0..5 {
        ids.push(paul.open(listed.clone(), me_and_bots()).await);
    }
    // Two that have to be loaded at the start, for their clocks run.
    let clock = json!({ "pace_ms": 0, "time": { "kind": "per-move", "seconds": 86400 } });
    let chani = server.person("Chani").await;
    for _ in 0..2 {
        chani.open(clock.clone(), me_and_bots()).await;
    }
    server.until_metric("melange_live_tables", 2).await;
    for (id, column, nonsense) in [
        (&ids[0], "options", r#"{"undo":"always"}"#),
        (&ids[1], "options", "nonsense"),
        (&ids[2], "setup", r#"{"players":99}"#),
        (&ids[3], "seed", "no seed"),
    ] {
        server.sql(&format!("UPDATE tables SET {column} = '{nonsense}', snapshot = NULL WHERE id = '{id}'")).await;
    }
    // Also when everything is loaded anew.
    let server = server.restart(Duration::ZERO).await;
    server.until_metric("melange_live_tables", 2).await;
    let paul = server.again(&paul);
    for id in &ids[..4] {
        for path in [format!("/tables/{id}"), format!("/tables/{id}/replay"), format!("/tables/{id}/save")] {
            let answer = paul.get(&path).await;
            assert!(matches!(answer.status, 409 | 500), "{path}: {} {}", answer.status, answer.body);
            assert!(!answer.body.to_string().contains("no seed"), "{}", answer.body);
        }
    }
    for id in [&ids[0], &ids[2], &ids[3]] {
        assert_eq!(paul.connect(id, "").await.try_next().await, Err(1008), "nothing to be seen there");
    }
    for list in ["mine", "listed"] {
        let lists = paul.get("/tables").await.ok();
        let found: Vec<&Value> = lists[list].as_array().expect("a list").iter().map(|table| &table["id"]).collect();
        assert_eq!(found, [&json!(ids[4])], "{list}");
    }
    let mut socket = paul.sit(&ids[4]).await;
    socket.until_turn_of("A").await;
    socket.act(&mut Dice::new(3)).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_that_fails() {
    let server = server().await;
    let paul = server.person("Paul").await;
    let id = paul.open(json!({ "pace_ms": 0 }), me_and_bots()).await;
    server.until_metric("melange_live_tables", 0).await;
    server.sql(&format!("UPDATE seats SET bot = 'nobody' WHERE table_id = '{id}' AND seat > 0")).await;
    let mut socket = paul.sit(&id).await;
    socket.until_turn_of("A").await;
    let mut dice = Dice::new(53);
    while socket.to_move().as_deref() == Some("A") {
        socket.act(&mut dice).await;
    }
    let seq = socket.seq();
    tokio::time::sleep(SHORT * 4).await;
    socket.send(json!({ "t": "ping" })).await;
    socket.until("pong").await;
    assert_eq!((socket.seq(), paul.info(&id).await["status"].as_str()), (seq, Some("playing")), "it waits");
    // Whoever repairs it finds the game as it was.
    server.sql("UPDATE seats SET bot = 'greedy' WHERE bot = 'nobody'").await;
    let server = server.restart(Duration::ZERO).await;
    let mut socket = server.again(&paul).sit(&id).await;
    socket.until_turn_of("A").await;
    assert!(socket.seq() > seq);
    server.stop().await;
}

/// What is written to a file that was removed or replaced is lost: nothing is acknowledged any more.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_file_that_is_gone() {
    let server = server().await;
    let Location::Sqlite(file) = server.database.clone() else { unreachable!("a file") };
    let paul = server.person("Paul").await;
    let id = paul.open(json!({ "pace_ms": 0 }), me_and_bots()).await;
    let mut socket = paul.sit(&id).await;
    socket.until_turn_of("A").await;
    server.until_ready().await;
    let (kept, seq) = (file.with_extension("kept"), socket.seq());
    std::fs::rename(&file, &kept).expect("renamed");
    tokio::time::sleep(Duration::from_millis(1100)).await;
    assert_eq!((server.status("/readyz").await, server.status("/healthz").await), (503, 200));
    let reason = socket.refused(act(&socket, 0)).await;
    assert!(!reason.contains("melange.db"), "{reason}");
    assert_eq!(paul.post("/session", json!({ "name": "Muad'Dib" })).await.status, 503);
    std::fs::rename(&kept, &file).expect("put back");
    socket.until("welcome").await;
    assert_eq!(socket.seq(), seq);
    socket.act(&mut Dice::new(1)).await;
    server.stop().await;
}
