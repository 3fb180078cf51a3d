//! Bots: seen to think, at a pace people can follow, and not on the threads that serve people.

use std::sync::mpsc;
use std::time::{Duration, Instant};

use serde_json::json;
use tokio_tungstenite::tungstenite::Message;

use crate::support::{Dice, Server, me_and_bots, stored};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_are_seen_to_think_and_take_their_time() {
    const PACE: Duration = Duration::from_millis(500);
    let server = Server::start().await;
    let paul = server.person("Paul").await;
    let id = paul.open(json!({ "pace_ms": PACE.as_millis(), "spectators": true }), me_and_bots()).await;
    let mut socket = paul.sit(&id).await;
    let mut dice = Dice::new(61);
    let mut moves = Vec::new();
    while moves.len() < 8 {
        socket.until_turn_of("A").await;
        while socket.to_move().as_deref() == Some("A") {
            socket.act(&mut dice).await;
        }
        // Now bots, one after the other.
        while let Some(seat) = socket.to_move().filter(|seat| seat != "A") {
            let seq = socket.seq();
            let thinking = socket.until("thinking").await;
            assert_eq!(thinking["seat"], seat.as_str(), "who thinks is who is to move");
            assert_eq!(socket.seq(), seq, "it is told before the move");
            if moves.len() == 3 {
                // Whoever comes meanwhile is told too, and does not keep the bot waiting.
                tokio::time::sleep(PACE / 4).await;
                let mut late = server.stranger().sit(&id).await;
                if let Some(seat) = late.to_move().filter(|seat| seat != "A") {
                    assert_eq!(late.until("thinking").await["seat"], seat.as_str());
                }
                late.vanish();
            }
            socket.until_seq(seq + 1).await;
            moves.push(seq as usize);
        }
    }
    // By the times that are stored: on a busy machine words may be heard late.
    let records = stored(&server.store().await, &id).await.records;
    let pace = PACE.as_millis() as i64;
    for after in moves.into_iter().filter(|&seq| seq > 0) {
        let took = records[after].at_ms - records[after - 1].at_ms;
        assert!(took >= pace - 20, "people can follow: {took} ms");
        assert!(took < pace * 40, "nobody waits for ever: {took} ms");
    }
    // With nobody there to follow they do not wait.
    let known = socket.seq() as usize;
    let start = Instant::now();
    paul.post(&format!("/tables/{id}/leave"), json!({})).await.ok();
    socket.vanish();
    while paul.info(&id).await["status"] != "over" {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let moves = stored(&server.store().await, &id).await.records.len() - known;
    assert!(start.elapsed() < PACE / 2 * moves as u32, "the bots dawdle: {moves} moves in {:?}", start.elapsed());
    server.stop().await;
}

/// With the only thread for thinking taken, bots wait for it and people do not.
#[test]
fn bots_think_in_threads_of_their_own() {
    let mut runtime = tokio::runtime::Builder::new_multi_thread();
    let runtime = runtime.worker_threads(2).max_blocking_threads(1).enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let server = Server::start().await;
        let paul = server.person("Paul").await;
        let id = paul.open(json!({ "pace_ms": 0 }), me_and_bots()).await;
        let mut socket = paul.sit(&id).await;
        socket.until_turn_of("A").await;
        let release = take_thread().await;
        let mut dice = Dice::new(67);
        while socket.to_move().as_deref() == Some("A") {
            socket.act(&mut dice).await;
        }
        let seq = socket.seq();
        assert_eq!(socket.until("thinking").await["seat"].as_str(), socket.to_move().as_deref());
        for _ in 0..20 {
            assert!(server.stranger().get("/tables").await.ok()["mine"].is_array());
        }
        // The table itself answers: pings, what is said there, and whoever comes or asks to take back.
        for _ in 0..20 {
            socket.send(json!({ "t": "ping" })).await;
            socket.until("pong").await;
        }
        let say = json!({ "t": "talk", "seat": "A", "text": "is anybody there?" });
        socket.refused(Message::text(say.to_string())).await;
        socket.refused(Message::text(json!({ "t": "undo", "seq": seq }).to_string())).await;
        let late = paul.sit(&id).await;
        assert_eq!(late.seq(), seq);
        late.vanish();
        socket.drain();
        assert_eq!(socket.seq(), seq, "no bot moves on another thread");
        drop(release);
        socket.until_turn_of("A").await;
        assert!(socket.seq() > seq);
        server.stop().await;
    });
}

/// Takes the only thread for thinking. It is free again when the sender is dropped.
async fn take_thread() -> mpsc::Sender<()> {
    let (release, held) = mpsc::channel::<()>();
    let (begun, taken) = tokio::sync::oneshot::channel();
    tokio::task::spawn_blocking(move || {
        begun.send(()).expect("somebody waits");
        let _ = held.recv();
    });
    taken.await.expect("the thread is taken");
    release
}

/// While a bot thinks, all agree to take back what was done before: its decision is void, and it decides anew later.
#[test]
fn what_a_bot_thought_is_void_if_the_game_went_on() {
    let mut runtime = tokio::runtime::Builder::new_multi_thread();
    let runtime = runtime.worker_threads(2).max_blocking_threads(1).enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let server = Server::start().await;
        let paul = server.person("Paul").await;
        let options = json!({ "pace_ms": 0, "undo": "consent" });
        let id = paul.open(options, me_and_bots()).await;
        let mut socket = paul.sit(&id).await;
        let mut dice = Dice::new(71);
        // Until Paul's last action lies behind him, a bot thinks, and nobody learned anything since.
        let release = loop {
            socket.until_turn_of("A").await;
            let release = take_thread().await;
            while socket.to_move().as_deref() == Some("A") {
                socket.act(&mut dice).await;
            }
            assert!(!socket.over(), "there was a moment to ask");
            socket.until("thinking").await;
            if socket.position["ask_undo"] == 1 {
                break release;
            }
        };
        let seq = socket.seq();
        socket.send(json!({ "t": "ask-undo", "seq": seq })).await;
        socket.until_seq(seq + 1).await;
        assert_eq!(socket.to_move().as_deref(), Some("A"), "bots agree at once");
        drop(release);
        while socket.to_move().as_deref() == Some("A") {
            socket.act(&mut dice).await;
        }
        socket.until_turn_of("A").await;
        let records = stored(&server.store().await, &id).await.records;
        assert_eq!(records[seq as usize].entry, games::UNDO, "what follows is not what the bot had thought");
        assert_eq!(records[seq as usize + 1].seat, 0);
        server.stop().await;
    });
}
