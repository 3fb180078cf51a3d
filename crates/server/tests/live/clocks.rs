//! Clocks that run out.

use std::time::{Duration, Instant};

use serde_json::json;
use server::live::LiveConfig;
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

/// With every action everybody hears what is left on all clocks: what one used does not come back.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn clocks_are_told_with_every_action() {
    let server = Server::start().await;
    let paul = server.person("Paul").await;
    for (kind, second) in [("per-game", 57..=58), ("per-move", 59..=60)] {
        let friend = json!({ "kind": "hot-seat", "name": "Jessica" });
        let bot = json!({ "kind": "bot", "bot": "random" });
        let options = json!({ "pace_ms": 0, "time": { "kind": kind, "seconds": 60 } });
        let id = paul.open(options, json!([{ "kind": "me" }, friend, bot])).await;
        let mut socket = paul.sit(&id).await;
        let seat = loop {
            match socket.to_move() {
                Some(seat) if seat != "C" => break seat,
                _ => _ = socket.next().await,
            }
        };
        tokio::time::sleep(Duration::from_millis(2100)).await;
        socket.send(json!({ "t": "look", "seat": seat })).await;
        socket.until("welcome").await;
        let action = socket.choices()[0].clone();
        socket.act_as(&seat, &action).await;
        let update = socket.said.iter().rev().find(|message| message["t"] == "update").expect("an update").clone();
        let own = usize::from(seat.as_bytes()[0] - b'A');
        let left = update["clocks"][own].as_u64().expect("a clock");
        assert!(second.contains(&left), "{kind}: {left}");
    }
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

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_clock_runs_while_no_server_does() {
    let server = Server::start().await;
    let paul = server.person("Paul").await;
    let mut tables = Vec::new();
    for kind in ["per-game", "per-move"] {
        let options = json!({ "pace_ms": 0, "time": { "kind": kind, "seconds": 6 } });
        let id = paul.open(options, me_and_bots()).await;
        paul.sit(&id).await.until_turn_of("A").await;
        tables.push(id);
    }
    let server = server.restart(Duration::from_secs(7)).await;
    let paul = server.again(&paul);
    let mut seqs = Vec::new();
    for id in &tables {
        let socket = paul.sit(id).await;
        assert_eq!((socket.to_move().as_deref(), &socket.table["seats"][0]["kind"]), (Some("A"), &json!("human")));
        assert!(socket.table["seats"][0]["clock"].as_u64() >= Some(1), "{}", socket.table["seats"][0]);
        seqs.push((socket.seq(), socket));
    }
    // And it does run when a server does: without anybody's doing the bots go on.
    for (seq, mut socket) in seqs {
        let start = Instant::now();
        socket.until_seq(seq + 1).await;
        assert!(start.elapsed() < Duration::from_secs(12), "it runs: {:?}", start.elapsed());
    }
    // The same after another restart, from the records.
    let before = paul.info(&tables[1]).await;
    let server = server.restart(Duration::from_secs(2)).await;
    let after = server.again(&paul).info(&tables[1]).await;
    assert_eq!(before["seats"][0]["kind"], after["seats"][0]["kind"]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_running_clock_keeps_a_table_alive() {
    let live = LiveConfig { idle_timeout: Duration::from_millis(100), ..LiveConfig::default() };
    let server = Server::with(live).await;
    let paul = server.person("Paul").await;
    let day = 24 * 3600;
    let options = json!({ "pace_ms": 0, "time": { "kind": "per-move", "seconds": day } });
    let days = paul.open(options, me_and_bots()).await;
    let free = paul.open(json!({ "pace_ms": 0 }), me_and_bots()).await;
    // Nobody is there: the one with a clock stays, for somebody has to look at the clock; the other goes.
    server.until_metric("melange_live_tables", 1).await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(server.metric("melange_live_tables").await, 1);
    let mut info = paul.info(&days).await;
    while info["to_move"] != "A" {
        tokio::time::sleep(Duration::from_millis(50)).await;
        info = paul.info(&days).await;
    }
    assert_eq!((&info["to_move"], info["seats"][1]["clock"].as_u64()), (&json!("A"), Some(day)));
    assert!(info["seats"][0]["clock"].as_u64().is_some_and(|left| (day - 60..=day).contains(&left)), "{info}");
    // Over days: a restart loads it, the other one comes when somebody looks, and both are as they were.
    let server = server.restart(Duration::ZERO).await;
    server.until_metric("melange_live_tables", 1).await;
    for id in [&days, &free] {
        let mut socket = server.again(&paul).sit(id).await;
        socket.act(&mut Dice::new(9)).await;
    }
    server.stop().await;
}
