//! Clocks that run out.

use std::time::{Duration, Instant};

use serde_json::json;
use server::live::LiveConfig;
use tokio_tungstenite::tungstenite::Message;

use crate::support::{Dice, Server, TIMEOUT, me_and_bots, stored};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_clock_lets_a_bot_decide_once() {
    let server = Server::start().await;
    let paul = server.person("Paul").await;
    let options = json!({ "pace_ms": 0, "time": { "kind": "per-move", "seconds": 1 } });
    let id = paul.open(options, me_and_bots()).await;
    let mut socket = paul.sit(&id).await;
    socket.until_turn_of("A").await;
    assert!(socket.table["seats"][0]["clock"].as_u64() <= Some(1), "{}", socket.table["seats"][0]);
    // Three times nobody moves in time, and somebody else does.
    let mut ran_out = Vec::new();
    for _ in 0..3 {
        socket.until_turn_of("A").await;
        let seq = socket.seq();
        ran_out.push(seq as usize);
        socket.until_seq(seq + 1).await;
    }
    let loaded = stored(&server.store().await, &id).await;
    for seq in ran_out {
        let before = seq.checked_sub(1).map_or(loaded.table.begun_at, |before| loaded.records[before].at_ms);
        let record = &loaded.records[seq];
        assert_eq!(record.seat, 0);
        assert!(record.at_ms - before >= 980, "no sooner: {} ms", record.at_ms - before);
    }
    // The seat is still Paul's, and he is asked.
    socket.until_turn_of("A").await;
    assert_eq!((&socket.table["seats"][0]["kind"], &socket.position["viewer"]), (&json!("human"), &json!("A")));
    assert!(!socket.choices().is_empty());
    server.stop().await;
}

/// With every action everybody hears what is left on all clocks: what one used does not come back.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn clocks_are_told_with_every_action() {
    let server = Server::start().await;
    let paul = server.person("Paul").await;
    for kind in ["per-game", "per-move"] {
        let friend = json!({ "kind": "hot-seat", "name": "Jessica" });
        let bot = json!({ "kind": "bot", "bot": "random" });
        let options = json!({ "pace_ms": 0, "time": { "kind": kind, "seconds": 60 } });
        let begun = Instant::now();
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
        let acted = Instant::now();
        socket.act_as(&seat, &action).await;
        let update = socket.said.iter().rev().find(|message| message["t"] == "update").expect("an update").clone();
        let own = usize::from(seat.as_bytes()[0] - b'A');
        let left = update["clocks"][own].as_u64().expect("a clock");
        // However long the machine took for it.
        let seconds = |since: Instant| since.elapsed().as_secs() + 1;
        let fits = if kind == "per-game" { 60 - seconds(begun)..=58 } else { 60 - seconds(acted)..=60 };
        assert!(fits.contains(&left), "{kind}: {left} is not in {fits:?}");
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
        let options = json!({ "pace_ms": 0, "time": { "kind": kind, "seconds": 60 } });
        let (begun, id) = (Instant::now(), paul.open(options, me_and_bots()).await);
        paul.sit(&id).await.until_turn_of("A").await;
        tables.push((id, begun));
    }
    let away = Duration::from_secs(7);
    let server = server.restart(away).await;
    let paul = server.again(&paul);
    let left = async |id: &str| paul.info(id).await["seats"][0]["clock"].as_u64().expect("a clock");
    for (id, begun) in &tables {
        let before = left(id).await;
        // What a server was there for, however slow, and not what it was not.
        let ran = (begun.elapsed() - away).as_secs() + 1;
        assert!(before + ran >= 60, "{before} seconds are left after {ran}");
        // And it does run when a server does.
        let runs = async {
            while left(id).await >= before {
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        };
        tokio::time::timeout(TIMEOUT, runs).await.expect("it runs");
    }
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
