//! Another game at the same seats.

use std::time::Duration;

use serde_json::{Value, json};
use server::live::LiveConfig;
use server::store::Status;

use crate::support::{Dice, Person, Server, Socket, id_of, text};

/// Plays a game to its end: whoever owes a decision takes the last choice, which seldom asks for more.
async fn play_to_the_end(sockets: &mut [(&str, &mut Socket)], dice: &mut Dice) {
    loop {
        let (_, first) = &mut sockets[0];
        if first.over() {
            break;
        }
        let (to_move, seq) = (first.to_move(), first.seq());
        let mover = sockets.iter_mut().find(|(seat, _)| to_move.as_deref() == Some(seat));
        match mover {
            Some((_, socket)) => {
                socket.until_seq(seq).await;
                socket.act(dice).await;
            }
            None => _ = sockets[0].1.next().await,
        }
        let seq = sockets.iter().map(|(_, socket)| socket.seq()).max().unwrap_or(0);
        for (_, socket) in sockets.iter_mut() {
            socket.until_seq(seq).await;
        }
    }
    for (_, socket) in sockets {
        while socket.table["status"] != "over" {
            socket.next().await;
        }
    }
}

fn seats(table: &Value) -> Vec<(String, String, bool, bool)> {
    let seats = table["seats"].as_array().expect("seats").iter();
    let flag = |seat: &Value, name: &str| seat[name].as_bool().expect("a flag");
    seats.map(|seat| (text(&seat["kind"]), text(&seat["name"]), flag(seat, "mine"), flag(seat, "invited"))).collect()
}

fn seat(kind: &str, name: &str, mine: bool, invited: bool) -> (String, String, bool, bool) {
    (kind.to_owned(), name.to_owned(), mine, invited)
}

/// A game of Paul and Chani, somebody at Paul's screen and a bot, with leaders by name, played to its end.
async fn finished(server: &Server, paul: &Person, chani: &Person) -> (String, Socket, Socket) {
    let leaders = ["glossu-the-beast-rabban", "paul-atreides", "helena-richese", "count-ilban-richese"];
    let new = json!({
        "kind": "imperium", "setup": { "players": 4, "leaders": leaders },
        "options": { "pace_ms": 0, "undo": "consent", "spectators": true },
        "seats": [{ "kind": "me" }, { "kind": "open" }, { "kind": "hot-seat", "name": "Alia" },
                  { "kind": "bot", "bot": "random" }],
    });
    let id = text(&paul.post("/tables", new).await.ok()["id"]);
    chani.post(&format!("/tables/{id}/join"), json!({})).await.ok();
    paul.post(&format!("/tables/{id}/start"), json!({})).await.ok();
    // Alia's eyes need a line of their own: one looks through one seat at a time.
    let (mut first, mut second, mut third) = (paul.sit(&id).await, chani.sit(&id).await, paul.sit(&id).await);
    first.send(json!({ "t": "look", "seat": "A" })).await;
    first.until("welcome").await;
    third.send(json!({ "t": "look", "seat": "C" })).await;
    third.until("welcome").await;
    let mut dice = Dice::new(5);
    play_to_the_end(&mut [("A", &mut first), ("B", &mut second), ("C", &mut third)], &mut dice).await;
    assert_eq!(server.stranger().info(&id).await["status"], "over");
    (id, first, second)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_same_people_play_again_in_the_same_seats() {
    let server = Server::with(LiveConfig { bot_delay: Duration::ZERO, ..LiveConfig::default() }).await;
    let (paul, chani, feyd) = (server.person("Paul").await, server.person("Chani").await, server.person("Feyd").await);
    let early = paul.open(json!({}), json!([{ "kind": "me" }])).await;
    paul.post(&format!("/tables/{early}/rematch"), json!({})).await.fails(403, "not over");
    let (id, mut first, mut second) = finished(&server, &paul, &chani).await;
    let again = format!("/tables/{id}/rematch");
    assert_eq!(paul.info(&id).await["rematch"], Value::Null);
    server.stranger().post(&again, json!({})).await.fails(401, "not signed in");
    feyd.post(&again, json!({})).await.fails(403, "no seat");

    // Chani asks: what is settled for one game only is left to chance again, everything else is as it was.
    let next = chani.post(&again, json!({})).await.ok();
    let next_id = text(&next["id"]);
    assert_ne!(next_id, id);
    assert_eq!((&next["status"], &next["mine"]), (&json!("lobby"), &json!(true)));
    assert_eq!(next["setup"], json!({ "players": 4, "leaders": "random" }));
    assert_eq!(next["options"], chani.info(&id).await["options"]);
    let bot = text(&next["seats"][3]["name"]);
    let kept = [
        seat("open", "Paul", false, false),
        seat("human", "Chani", true, false),
        seat("hot-seat", "Alia", false, false),
        seat("bot", &bot, false, false),
    ];
    assert_eq!(seats(&next), kept);

    // Both hear of it where they are, and Paul finds it among his tables.
    for socket in [&mut first, &mut second] {
        while socket.table["rematch"] != json!(next_id) {
            socket.next().await;
        }
    }
    let mine = paul.get("/tables").await.ok();
    let found = mine["mine"].as_array().expect("a list").iter().find(|table| table["id"] == json!(next_id));
    assert_eq!(found.expect("the rematch")["seats"][0]["invited"], true);

    // Nobody else can take what is kept, nor begin without him.
    feyd.post(&format!("/tables/{next_id}/join"), json!({})).await.fails(409, "all seats are taken");
    feyd.post(&format!("/tables/{next_id}/join"), json!({ "seat": "A" })).await.fails(409, "all seats are taken");
    chani.post(&format!("/tables/{next_id}/start"), json!({})).await.fails(409, "still open");

    // One click: he sits, and since nobody is missing it begins.
    let begun = paul.post(&again, json!({})).await.ok();
    assert_eq!((&begun["id"], &begun["status"]), (&json!(next_id), &json!("playing")));
    assert_eq!((&begun["seats"][0]["mine"], &begun["seats"][2]["mine"]), (&json!(true), &json!(true)));
    // Once more only leads there.
    assert_eq!(chani.post(&again, json!({})).await.ok()["id"], json!(next_id));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_ask_at_once_and_some_do_not_come_back() {
    let server = Server::with(LiveConfig { bot_delay: Duration::ZERO, ..LiveConfig::default() }).await;
    let (paul, chani, feyd) = (server.person("Paul").await, server.person("Chani").await, server.person("Feyd").await);
    let (id, _first, _second) = finished(&server, &paul, &chani).await;
    let again = format!("/tables/{id}/rematch");
    let (one, other) = tokio::join!(paul.post(&again, json!({})), chani.post(&again, json!({})));
    let (one, other) = (one.ok(), other.ok());
    assert_eq!(one["id"], other["id"], "there is one rematch");
    let state = paul.info(&text(&one["id"])).await;
    assert_eq!(state["status"], "playing", "both are there: {state}");

    // A rematch that was closed is none: the next who asks opens another.
    let (id, _first, _second) = finished(&server, &paul, &chani).await;
    let again = format!("/tables/{id}/rematch");
    let closed = text(&paul.post(&again, json!({})).await.ok()["id"]);
    paul.ask("DELETE", &format!("/tables/{closed}"), None).await.ok();
    assert_eq!(
        server.store().await.table(&id_of(&closed)).await.expect("read").expect("there").status,
        Status::Abandoned
    );
    let next = paul.post(&again, json!({})).await.ok();
    let next_id = text(&next["id"]);
    assert_ne!(next_id, closed);
    assert_eq!(chani.info(&id).await["rematch"], json!(next_id));

    // Who does not want to says so, and the seat is anybody's.
    chani.post(&format!("/tables/{next_id}/leave"), json!({})).await.ok();
    let open = feyd.info(&next_id).await;
    assert_eq!((&open["seats"][1]["kind"], &open["seats"][1]["name"]), (&json!("open"), &json!("")));
    feyd.post(&format!("/tables/{next_id}/join"), json!({})).await.ok();
    let full = paul.info(&next_id).await;
    assert_eq!(full["status"], "lobby", "with somebody new the owner begins");
    assert_eq!(paul.post(&format!("/tables/{next_id}/start"), json!({})).await.ok()["status"], "playing");
    server.stop().await;
}
