//! Taking back beyond one's own turn: only if everybody agrees.

use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::support::{Dice, Person, Server, Socket, stored, text};

/// Paul and Chani with a bot between their turns.
async fn table(paul: &Person, chani: &Person, undo: &str) -> (String, Socket, Socket) {
    let new = json!({ "kind": "imperium", "setup": { "players": 3 }, "options": { "pace_ms": 0, "undo": undo },
        "seats": [{ "kind": "me" }, { "kind": "open" }, { "kind": "bot", "bot": "random" }] });
    let id = text(&paul.post("/tables", new).await.ok()["id"]);
    chani.post(&format!("/tables/{id}/join"), json!({})).await.ok();
    paul.post(&format!("/tables/{id}/start"), json!({})).await.ok();
    let (one, two) = (paul.sit(&id).await, chani.sit(&id).await);
    (id, one, two)
}

/// One action of whoever is to move.
async fn go_on(one: &mut Socket, two: &mut Socket, dice: &mut Dice) {
    match one.to_move().as_deref() {
        Some("A") => one.act(dice).await,
        Some("B") => two.act(dice).await,
        _ => _ = one.until("update").await,
    }
    let seq = one.seq().max(two.seq());
    one.until_seq(seq).await;
    two.until_seq(seq).await;
}

/// Plays until Paul's last action lies behind him, Chani is to move, and nobody learned anything since. Gives the view
/// from before that action.
async fn until_askable(one: &mut Socket, two: &mut Socket, dice: &mut Dice) -> Value {
    let mut before = Value::Null;
    loop {
        assert!(!one.over(), "there was a moment to ask");
        if one.to_move().as_deref() == Some("B") && one.position["ask_undo"].as_u64() == Some(1) {
            return before;
        }
        before = one.position["view"].clone();
        go_on(one, two, dice).await;
    }
}

fn ask(socket: &Socket) -> Value {
    json!({ "t": "ask-undo", "seq": socket.seq() })
}

fn answer(socket: &Socket, agree: bool) -> Value {
    json!({ "t": "answer-undo", "seq": socket.seq(), "agree": agree })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn with_everybodys_consent_and_not_without() {
    let server = Server::start().await;
    let (paul, chani) = (server.person("Paul").await, server.person("Chani").await);
    let (id, mut one, mut two) = table(&paul, &chani, "consent").await;
    let mut dice = Dice::new(5);
    until_askable(&mut one, &mut two, &mut dice).await;
    let seq = one.seq();
    assert_eq!((&one.position["undo"], &one.position["no_undo"]), (&json!(0), &Value::Null));

    // Nobody but Paul can ask for it, and nobody can agree to what is not asked.
    let plain = one.refused(Message::text(json!({ "t": "undo", "seq": seq }).to_string())).await;
    assert!(plain.contains("undo"), "{plain}");
    let early = two.refused(Message::text(answer(&two, true).to_string())).await;
    assert!(early.contains("no open undo request"), "{early}");

    // Chani does not agree: nothing changes.
    one.send(ask(&one)).await;
    let asked = two.until("undo-asked").await;
    assert_eq!(asked["request"], json!({ "by": "A", "steps": 1, "agreed": [], "waits": ["B"] }));
    let twice = one.refused(Message::text(ask(&one).to_string())).await;
    assert!(twice.contains("already"), "{twice}");
    // Whoever comes back finds it still open.
    assert_eq!(chani.connect(&id, "").await.next().await["request"]["by"], "A");
    two.send(answer(&two, false)).await;
    loop {
        let message = one.until("undo-asked").await;
        if message["request"].is_null() {
            assert_eq!(message["refused"], "B");
            break;
        }
    }
    assert_eq!(one.seq(), seq);
    // Once is enough: nobody is asked the same again and again.
    let again = one.refused(Message::text(ask(&one).to_string())).await;
    assert!(again.contains("already asked"), "{again}");

    // Paul thinks better of it.
    go_on(&mut one, &mut two, &mut dice).await;
    until_askable(&mut one, &mut two, &mut dice).await;
    one.send(ask(&one)).await;
    one.send(answer(&one, false)).await;
    let late = loop {
        let message = two.until("undo-asked").await;
        if message["refused"] == "A" {
            break two.refused(Message::text(answer(&two, true).to_string())).await;
        }
    };
    assert!(late.contains("no open undo request"), "{late}");

    // Chani agrees: it is as if it had never been, and on record.
    go_on(&mut one, &mut two, &mut dice).await;
    let before = until_askable(&mut one, &mut two, &mut dice).await;
    let (seq, steps) = (one.seq(), one.position["steps"].as_u64().expect("steps"));
    one.send(ask(&one)).await;
    two.until("undo-asked").await;
    two.send(answer(&two, true)).await;
    one.until_seq(seq + 1).await;
    assert_eq!((one.position["steps"].as_u64(), one.to_move().as_deref()), (Some(steps - 1), Some("A")));
    assert_eq!(one.position["view"], before);
    let records = stored(&server.store().await, &id).await.records;
    assert_eq!(records.last().map(|record| (record.seat, record.entry.as_str())), Some((0, "undo")));

    // A new action ends a request.
    two.until_seq(one.seq()).await;
    until_askable(&mut one, &mut two, &mut dice).await;
    one.send(ask(&one)).await;
    two.until("undo-asked").await;
    go_on(&mut one, &mut two, &mut dice).await;
    let late = one.refused(Message::text(answer(&one, true).to_string())).await;
    assert!(late.contains("no open undo request") || late.contains("moved on"), "{late}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_agree_by_themselves_and_other_policies_do_not_ask() {
    let server = Server::start().await;
    let paul = server.person("Paul").await;
    let bot = json!({ "kind": "bot", "bot": "random" });
    let mut dice = Dice::new(6);
    let seats = json!([{ "kind": "me" }, bot, bot]);
    for _ in 0..2 {
        let (_, mut socket) = until_bots_went_by(&paul, &mut dice).await;
        // Over what the bots did since, to one's own last action.
        assert_eq!(socket.position["undo"], json!(0));
        let back = socket.position["ask_undo"].as_u64().expect("a number");
        let (seq, steps) = (socket.seq(), socket.position["steps"].as_u64().expect("steps"));
        socket.send(ask(&socket)).await;
        socket.until_seq(seq + back).await;
        assert_eq!(socket.position["steps"].as_u64(), Some(steps - back));
        assert_eq!(socket.to_move().as_deref(), Some("A"));
        socket.act(&mut dice).await;
    }
    let id = paul.open(json!({ "pace_ms": 0, "undo": "own-turn" }), seats).await;
    let mut socket = paul.sit(&id).await;
    for _ in 0..40 {
        socket.until_turn_of("A").await;
        if !socket.over() {
            assert_eq!(socket.position["ask_undo"], json!(0));
            socket.act(&mut dice).await;
        }
    }
    server.stop().await;
}

/// A game of Paul against two bots, played until he may ask to take back his last action and what they did since. One
/// that is over before is followed by another.
async fn until_bots_went_by(paul: &Person, dice: &mut Dice) -> (String, Socket) {
    let bot = json!({ "kind": "bot", "bot": "random" });
    loop {
        let id = paul.open(json!({ "pace_ms": 0, "undo": "consent" }), json!([{ "kind": "me" }, bot, bot])).await;
        let mut socket = paul.sit(&id).await;
        while !socket.over() {
            socket.until_turn_of("A").await;
            if socket.position["ask_undo"].as_u64() > Some(1) {
                return (id, socket);
            }
            if !socket.over() {
                socket.act(dice).await;
            }
        }
    }
}

/// Over several actions: all of them are taken back, or none.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn taking_back_is_one_transaction() {
    let server = Server::start().await;
    let paul = server.person("Paul").await;
    let (id, mut socket) = until_bots_went_by(&paul, &mut Dice::new(6)).await;
    let (seq, steps) = (socket.seq(), socket.position["steps"].clone());
    let broken = format!(
        "CREATE TRIGGER broken BEFORE INSERT ON records WHEN NEW.seq > {seq} BEGIN SELECT RAISE(ABORT, 'no'); END"
    );
    server.sql(&broken).await;
    socket.refused(Message::text(ask(&socket).to_string())).await;
    assert_eq!(stored(&server.store().await, &id).await.records.len() as u64, seq, "nothing is half taken back");
    assert_eq!((socket.seq(), &socket.position["steps"]), (seq, &steps));
    server.stop().await;
}
