//! Clocks that run out.

use std::time::{Duration, Instant};

use serde_json::json;
use tokio_tungstenite::tungstenite::Message;

use crate::support::{Dice, Server, me_and_bots, stored};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_clock_lets_a_bot_decide_once() {
    let server = Server::start().await;
    let paul = server.person("Paul").await;
    let options = json!({ "pace_ms": 0, "time": { "kind": "per-move", "seconds": 1 } });
    let id = paul.open(options, me_and_bots()).await;
    let mut socket = paul.sit(&id).await;
    socket.until_turn_of("A").await;
    assert!(socket.table["seats"][0]["clock"].as_u64() <= Some(1), "{}", socket.table["seats"][0]);
    // Twice nobody moves in time, and somebody else does.
    for _ in 0..2 {
        socket.until_turn_of("A").await;
        let (seq, start) = (socket.seq(), Instant::now());
        socket.until_seq(seq + 1).await;
        assert!(start.elapsed() > Duration::from_millis(500), "{:?}", start.elapsed());
    }
    // The seat is still Paul's.
    socket.until_turn_of("A").await;
    assert_eq!(socket.table["seats"][0]["kind"], "human");
    socket.act(&mut Dice::new(1)).await;
    let loaded = stored(&server.store().await, &id).await;
    assert!(loaded.records.iter().filter(|record| record.seat == 0).count() >= 3);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_clock_gives_the_seat_to_a_bot() {
    let server = Server::start().await;
    let paul = server.person("Paul").await;
    let options = json!({ "pace_ms": 0, "time": { "kind": "per-game", "seconds": 1 } });
    let id = paul.open(options, me_and_bots()).await;
    let mut socket = paul.sit(&id).await;
    while socket.table["seats"][0]["kind"] != "bot" {
        socket.next().await;
    }
    assert_eq!((&socket.table["seats"][0]["name"], &socket.table["seats"][0]["mine"]), (&json!("Paul"), &json!(false)));
    let act = json!({ "t": "act", "seq": socket.seq(), "seat": "A", "action": "reveal" });
    let reason = socket.refused(Message::text(act.to_string())).await;
    assert!(reason.contains("not your seat") || reason.contains("moved on"), "{reason}");
    // The bots finish it, and who ran out of time may look on, also after coming back.
    let mut second = paul.sit(&id).await;
    for socket in [&mut socket, &mut second] {
        while socket.table["status"] != "over" {
            socket.next().await;
        }
        assert_eq!(socket.position["viewer"], serde_json::Value::Null);
    }
    assert_eq!(paul.get("/tables").await.ok()["mine"].as_array().map(Vec::len), Some(1));
    server.stop().await;
}
