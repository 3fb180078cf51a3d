//! Whatever is malformed, late, doubled, out of turn or for another game is refused and changes nothing.

use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::support::{Dice, Server, Socket, me_and_bots, open_game, stored, text};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_wrong_changes_anything() {
    let server = Server::start().await;
    let (paul, chani) = (server.person("Paul").await, server.person("Chani").await);
    let new = json!({ "kind": "imperium", "setup": { "players": 4 }, "options": { "pace_ms": 0, "spectators": true },
        "seats": [{ "kind": "me" }, { "kind": "open" }, { "kind": "hot-seat", "name": "Stilgar" }, { "kind": "bot", "bot": "random" }] });
    let id = text(&paul.post("/tables", new).await.ok()["id"]);
    chani.post(&format!("/tables/{id}/join"), json!({})).await.ok();
    // A game that has not begun.
    let (mut one, mut two) = (paul.sit(&id).await, chani.sit(&id).await);
    let act = |seq: u64, seat: &str, action: &str| json!({ "t": "act", "seq": seq, "seat": seat, "action": action });
    for (message, says) in [
        (act(0, "A", "reveal"), "hasn't started"),
        (act(0, "B", "reveal"), "not your seat"),
        (act(1, "A", "reveal"), "moved on"),
        (json!({ "t": "undo", "seq": 0 }), "hasn't started"),
    ] {
        let reason = one.refused(Message::text(message.to_string())).await;
        assert!(reason.contains(says), "{message}: {reason}");
    }
    paul.post(&format!("/tables/{id}/start"), json!({})).await.ok();
    one.until("welcome").await;
    two.until("welcome").await;
    let mut dice = Dice::new(13);
    // Until it is Chani's decision, and something has happened.
    while two.to_move().as_deref() != Some("B") || two.seq() < 12 {
        match two.to_move().as_deref() {
            Some("B") => two.act(&mut dice).await,
            Some(seat @ ("A" | "C")) => {
                let seat = seat.to_owned();
                one.until_seq(two.seq()).await;
                one.send(json!({ "t": "look", "seat": seat })).await;
                one.until("welcome").await;
                one.act(&mut dice).await;
                two.until_seq(one.seq()).await;
            }
            _ => _ = two.next().await,
        }
    }
    one.until_seq(two.seq()).await;
    let seq = two.seq();
    let legal = two.choices()[0].clone();
    let store = server.store().await;
    let before = stored(&store, &id).await;
    let hash = open_game(&before, before.records.len()).hash();
    let view = two.position["view"].clone();

    let long = "x".repeat(5000);
    let wrong: Vec<(bool, Message, &str)> = [
        // By Paul, who has seats here, but not that one.
        (true, act(seq, "A", &legal), "not your turn"),
        (true, act(seq, "C", &legal), "not your turn"),
        (true, act(seq, "B", &legal), "not your seat"),
        (true, act(seq, "D", &legal), "not your seat"),
        (true, act(seq, "G", &legal), "not your seat"),
        (true, json!({ "t": "undo", "seq": seq }), "on your own turn"),
        // By Chani, whose turn it is.
        (false, act(seq, "A", &legal), "not your seat"),
        (false, act(seq - 1, "B", &legal), "moved on"),
        (false, act(seq + 1, "B", &legal), "moved on"),
        (false, act(u64::MAX, "B", &legal), "moved on"),
        (false, act(seq, "B", "undo"), ""),
        (false, act(seq, "B", ""), ""),
        (false, act(seq, "B", "dance"), ""),
        (false, act(seq, "B", "deploy 255"), ""),
        (false, act(seq, "B", "deploy 99999999999999999999"), ""),
        (false, act(seq, "B", &format!("{legal} {legal}")), ""),
        (false, act(seq, "B", &long), ""),
        (false, json!({ "t": "undo", "seq": seq + 7 }), "moved on"),
        (false, json!({ "t": "act", "seq": seq, "seat": "B", "action": legal, "again": true }), "unknown field"),
        (false, json!({ "t": "act", "seq": seq, "seat": "B" }), "missing field"),
        (false, json!({ "t": "act", "seq": -1, "seat": "B", "action": legal }), "invalid message"),
        (false, json!({ "t": "act", "seq": "1", "seat": "B", "action": legal }), "invalid message"),
        (false, json!({ "t": "act", "seq": seq, "seat": 1, "action": legal }), "invalid message"),
        (false, json!({ "t": "act", "seq": seq, "seat": "b!", "action": legal }), "not a seat"),
        (false, json!({ "t": "ping", "extra": 1 }), "unknown field"),
        (false, json!({ "t": "win" }), "unknown variant"),
        (false, json!({}), "missing field"),
        (false, json!([1, 2]), "invalid message"),
        (false, Value::Null, "invalid message"),
    ]
    .into_iter()
    .map(|(first, message, says)| (first, Message::text(message.to_string()), says))
    .chain([
        (false, Message::text("{\"t\":\"act\""), "invalid message"),
        (false, Message::text(""), "invalid message"),
        (false, Message::text("\u{feff}{}"), "invalid message"),
        (false, Message::text("[".repeat(9000)), "invalid message"),
        (false, Message::binary(vec![0xff, 0, 1]), "text"),
        (false, Message::binary(act(seq, "B", &legal).to_string().into_bytes()), "text"),
    ])
    .collect();
    for (first, message, says) in wrong {
        let socket = if first { &mut one } else { &mut two };
        let shown = format!("{message:.200}");
        let reason = socket.refused(message).await;
        assert!(reason.contains(says), "{shown}: '{reason}' does not say '{says}'");
        assert_eq!((socket.seq(), socket.to_move().as_deref()), (seq, Some("B")), "{shown}");
    }
    let after = stored(&store, &id).await;
    assert_eq!(after.records, before.records);
    assert_eq!(open_game(&after, after.records.len()).hash(), hash);
    let again = chani.sit(&id).await;
    assert_eq!((again.seq(), &again.position["view"]), (seq, &view));

    // A double click: done once.
    let message = act(seq, "B", &legal);
    two.send(message.clone()).await;
    let reason = two.refused(Message::text(message.to_string())).await;
    assert!(reason.contains("moved on"), "{reason}");
    let records = stored(&store, &id).await.records;
    assert_eq!(records[..seq as usize], before.records);
    assert_eq!((records[seq as usize].entry.as_str(), records[seq as usize].seat), (legal.as_str(), 1));
    // Same words at another table of the same owner: nothing of this one is touched by it.
    let elsewhere = paul.open(json!({ "pace_ms": 0 }), me_and_bots()).await;
    let mut there: Socket = paul.sit(&elsewhere).await;
    assert!(there.refused(Message::text(act(seq + 500, "A", &legal).to_string())).await.contains("moved on"));

    // Too large a message ends the socket, and only that.
    let _ = two.send_raw(Message::text("x".repeat(100_000))).await;
    while two.try_next().await.is_ok() {}
    one.send(json!({ "t": "ping" })).await;
    one.until("pong").await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn taking_back() {
    let server = Server::start().await;
    let paul = server.person("Paul").await;
    let mut dice = Dice::new(17);
    // What chance does not bring in one game may come in the next.
    let (mut wanted, mut done_in_all, mut learned, mut theirs) = (vec!["none", "own-turn"], 0, 0, 0);
    while let Some(&policy) = wanted.last() {
        let enough = |done: u32, learned: u32, theirs: u32| {
            policy == "none" && theirs > 3 || done > 5 && learned > 3 && theirs > 3
        };
        let id = paul.open(json!({ "pace_ms": 0, "undo": policy }), me_and_bots()).await;
        let mut socket = paul.sit(&id).await;
        let undo = |socket: &Socket| Message::text(json!({ "t": "undo", "seq": socket.seq() }).to_string());
        let reason = socket.refused(undo(&socket)).await;
        assert!(reason.contains("undo") || reason.contains("moved on"), "{reason}");
        let mut done = 0;
        while !enough(done_in_all + done, learned, theirs) && !socket.over() {
            if socket.to_move().as_deref() != Some("A") {
                // While a bot thinks nothing can be taken back. The bot may be faster than the word.
                let reason = socket.refused(undo(&socket)).await;
                assert!(reason.contains("undo") || reason.contains("moved on"), "{reason}");
                theirs += 1;
                socket.until_turn_of("A").await;
                continue;
            }
            let before = (socket.position["view"].clone(), socket.lines.clone(), socket.choices());
            let (seq, steps) = (socket.seq(), socket.position["steps"].as_u64().expect("steps"));
            socket.act(&mut dice).await;
            let mine = socket.to_move().as_deref() == Some("A") && socket.seq() == seq + 1;
            if !mine {
                continue;
            }
            let may = socket.position["undo"].as_u64().expect("a number");
            if may == 0 {
                let reason = socket.refused(undo(&socket)).await;
                assert!(reason.contains("undo"), "{reason}");
                assert_eq!(socket.position["no_undo"]["message"], json!(reason), "it was said before it was asked");
                assert_eq!(socket.seq(), seq + 1);
                learned += 1;
                continue;
            }
            assert_eq!((policy, &socket.position["no_undo"]), ("own-turn", &Value::Null));
            socket.send(json!({ "t": "undo", "seq": seq + 1 })).await;
            let update = socket.until("update").await;
            assert_eq!((&update["undone"], &update["position"]["seq"]), (&json!(true), &json!(seq + 2)));
            assert_eq!(update["position"]["lines_from"], json!(steps + 1));
            let (struck, stand): (Vec<Value>, Vec<Value>) =
                socket.lines.iter().cloned().partition(|line| line["step"].as_u64() > Some(steps));
            assert!(struck.iter().all(|line| line["undone"] == true), "what was taken back stays in the log, struck");
            let after = (socket.position["view"].clone(), stand, socket.choices());
            assert_eq!(after, before, "as if it had never been");
            done += 1;
            socket.act(&mut dice).await;
        }
        let store = server.store().await;
        let undone = stored(&store, &id).await.records.iter().filter(|record| record.entry == "undo").count();
        assert_eq!(undone as u32, done, "what was taken back stays on record");
        done_in_all += done;
        if enough(done_in_all, learned, theirs) {
            wanted.pop();
            (done_in_all, learned, theirs) = (0, 0, 0);
        }
    }
    server.stop().await;
}
