//! Seats that are taken from somebody: in the lobby for good, of the long absent until they are back.

use std::time::Duration;

use futures_util::future::join_all;
use serde_json::{Value, json};
use server::limit::Limits;
use server::store::{SeatKind, SeatRow, UserId};

use crate::support::{Answer, Dice, Person, Server, Socket, begin_game, finished_game, id_of, stored, text};

async fn lobby(paul: &Person, seats: Value) -> String {
    let count = seats.as_array().expect("a list").len();
    let new = json!({ "kind": "imperium", "setup": { "players": count }, "options": { "pace_ms": 0 }, "seats": seats });
    text(&paul.post("/tables", new).await.ok()["id"])
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_owner_frees_a_seat_in_the_lobby() {
    let server = Server::start().await;
    let (paul, feyd, chani) = (server.person("Paul").await, server.person("Feyd").await, server.person("Chani").await);
    let bot = json!({ "kind": "bot", "bot": "random" });
    let id = lobby(&paul, json!([{ "kind": "me" }, { "kind": "open" }, bot])).await;
    let join = format!("/tables/{id}/join");
    feyd.post(&join, json!({})).await.ok();
    let free = json!({ "seat": "B", "request": { "kind": "open" } });
    chani.post(&format!("/tables/{id}/seat"), free.clone()).await.fails(403, "only the host");
    let mut there = feyd.sit(&id).await;
    let after = paul.post(&format!("/tables/{id}/seat"), free).await.ok();
    assert_eq!(after["seats"][1]["kind"], "open");
    while there.table["seats"][1]["kind"] != "open" {
        there.next().await;
    }
    feyd.post(&join, json!({})).await.fails(403, "removed you");
    chani.post(&join, json!({})).await.ok();
    paul.post(&format!("/tables/{id}/start"), json!({})).await.ok();
    // In the game nobody is removed by it.
    let late = json!({ "seat": "B", "request": { "kind": "open" } });
    paul.post(&format!("/tables/{id}/seat"), late).await.fails(409, "already started");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_sits_in_every_lobby() {
    let server = Server::limited(Limits { lobby_seats: 2, ..Limits::UNLIMITED }).await;
    let (paul, feyd) = (server.person("Paul").await, server.person("Feyd").await);
    let (together, alone) = (finished_game(&[&feyd, &paul]).await, finished_game(&[&feyd]).await);
    let mut tables = Vec::new();
    for _ in 0..3 {
        tables.push(lobby(&paul, json!([{ "kind": "open" }, { "kind": "open" }, { "kind": "open" }])).await);
    }
    for id in &tables[..2] {
        feyd.post(&format!("/tables/{id}/join"), json!({})).await.ok();
    }
    feyd.post(&format!("/tables/{}/join", tables[2]), json!({})).await.fails(409, "leave one first");
    let new = json!({ "kind": "imperium", "setup": { "players": 3 }, "seats": [{ "kind": "me" }] });
    feyd.post("/tables", new).await.fails(409, "leave one first");
    let own =
        lobby(&feyd, json!([{ "kind": "hot-seat", "name": "Rabban" }, { "kind": "open" }, { "kind": "open" }])).await;
    for seat in ["A", "B"] {
        let me = json!({ "seat": seat, "request": { "kind": "me" } });
        feyd.post(&format!("/tables/{own}/seat"), me).await.fails(409, "leave one first");
    }
    // Nor in those of rematches, by opening one or by coming back to one. One that begins at once is no lobby.
    feyd.post(&format!("/tables/{together}/rematch"), json!({})).await.fails(409, "leave one first");
    paul.post(&format!("/tables/{together}/rematch"), json!({})).await.ok();
    feyd.post(&format!("/tables/{together}/rematch"), json!({})).await.fails(409, "leave one first");
    assert_ne!(feyd.post(&format!("/tables/{alone}/rematch"), json!({})).await.ok()["status"], "lobby");
    feyd.post(&format!("/tables/{}/leave", tables[0]), json!({})).await.ok();
    feyd.post(&format!("/tables/{}/join", tables[2]), json!({})).await.ok();
    feyd.post(&format!("/tables/{}/leave", tables[2]), json!({})).await.ok();
    assert_ne!(feyd.post(&format!("/tables/{together}/rematch"), json!({})).await.ok()["status"], "lobby");
    server.stop().await;
}

/// Nor by asking for everything at once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn asking_at_once_gets_nobody_more() {
    let server = Server::limited(Limits { lobby_seats: 3, unfinished_tables: 5, ..Limits::UNLIMITED }).await;
    let mut tables = Vec::new();
    for number in 0..12 {
        let owner = server.person(&format!("Owner {number}")).await;
        tables.push(lobby(&owner, json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }])).await);
    }
    let feyd = server.person("Feyd").await;
    let done = |answers: Vec<Answer>| answers.iter().filter(|answer| answer.status == 200).count();
    let joins: Vec<String> = tables.iter().map(|id| format!("/tables/{id}/join")).collect();
    let joined = join_all(joins.iter().map(|join| feyd.post(join, json!({})))).await;
    assert_eq!(done(joined), 3, "seats in lobbies");
    let new = json!({ "kind": "imperium", "setup": { "players": 3 } });
    let opened = join_all((0..12).map(|_| feyd.post("/tables", new.clone()))).await;
    assert_eq!(done(opened), 5, "tables that are not finished");
    server.stop().await;
}

/// The owner gives a seat to a bot in the moment when somebody sits down at another server: that one stays.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_sat_down_elsewhere_is_not_overwritten() {
    let server = Server::start().await;
    let (paul, chani) = (server.person("Paul").await, server.person("Chani").await);
    let bot = json!({ "kind": "bot", "bot": "random" });
    let id = lobby(&paul, json!([{ "kind": "me" }, { "kind": "open" }, bot])).await;
    assert_eq!(paul.info(&id).await["seats"][1]["kind"], "open");
    // Another server at the same database, of which this one has not heard.
    let store = server.store().await;
    let user = Some(UserId::try_from(text(&chani.get("/me").await.ok()["id"])).expect("an id"));
    let hers = SeatRow { kind: SeatKind::Human, user, name: "Chani".to_owned(), ..SeatRow::open(1) };
    let known = stored(&store, &id).await.table.spec.seats;
    assert!(store.update_seats(&id_of(&id), &known, &[hers]).await.expect("stored"));
    let give = json!({ "seat": "B", "request": bot });
    paul.post(&format!("/tables/{id}/seat"), give).await.fails(503, "try again");
    let after = paul.info(&id).await;
    assert_eq!((&after["seats"][1]["kind"], &after["seats"][1]["name"]), (&json!("human"), &json!("Chani")));
    assert_eq!(stored(&store, &id).await.table.spec.seats[1].name, "Chani");
    server.stop().await;
}

const AWAY: Duration = Duration::from_millis(1500);

/// Plays until this seat is to move, all sockets of people in order of their seats.
async fn until_turn(sockets: &mut [Socket], seat: usize) {
    let mut dice = Dice::new(17);
    let letter = |number: usize| char::from(b'A' + number as u8).to_string();
    loop {
        let seq = sockets.iter().map(Socket::seq).max().expect("somebody");
        for socket in sockets.iter_mut() {
            socket.until_seq(seq).await;
        }
        let to_move = sockets[0].to_move().expect("nobody has won yet");
        if to_move == letter(seat) {
            return;
        }
        match (0..sockets.len()).find(|&number| letter(number) == to_move) {
            Some(number) => sockets[number].act(&mut dice).await,
            None => _ = sockets[0].until("update").await,
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_goes_on_for_the_long_absent_until_they_are_back() {
    let server = Server::limited(Limits { absent_after: AWAY, ..Limits::UNLIMITED }).await;
    let (paul, chani) = (server.person("Paul").await, server.person("Chani").await);
    let id = begin_game(&[&paul, &chani], json!({ "pace_ms": 0 })).await;
    let stand_in = format!("/tables/{id}/stand-in");
    let mut sockets = vec![paul.sit(&id).await, chani.sit(&id).await];
    until_turn(&mut sockets, 1).await;
    tokio::time::sleep(AWAY).await;
    paul.post(&stand_in, json!({ "seat": "B" })).await.fails(409, "away long enough");
    // Chani goes. Everybody hears when she has been missed for long enough.
    sockets.pop().expect("two").vanish();
    let mut one = sockets.pop().expect("one");
    while one.table["seats"][1]["absence"].is_null() {
        one.next().await;
    }
    assert_eq!(one.table["seats"][1]["absence"], json!({ "votes": 0, "needed": 1, "voted": false }));
    server.person("Feyd").await.post(&stand_in, json!({ "seat": "B" })).await.fails(403, "no seat");
    paul.post(&stand_in, json!({ "seat": "A" })).await.fails(409, "away long enough");
    let after = paul.post(&stand_in, json!({ "seat": "B" })).await.ok();
    assert_eq!((&after["seats"][1]["kind"], &after["seats"][1]["name"]), (&json!("bot"), &json!("Chani")));
    // The bot plays, and the game comes back to Paul.
    one.until_turn_of("A").await;
    let mut back = chani.sit(&id).await;
    assert_eq!((&back.table["seats"][1]["kind"], &back.position["viewer"]), (&json!("human"), &json!("B")));
    one.until_seq(back.seq()).await;
    let mut dice = Dice::new(4);
    while back.to_move().as_deref() != Some("B") {
        match back.to_move().as_deref() {
            Some("A") => one.act(&mut dice).await,
            _ => _ = one.until("update").await,
        }
        back.until_seq(one.seq()).await;
    }
    back.act(&mut dice).await;
    server.stop().await;
}

/// Somebody at another's screen comes back as that: with their own name, behind the curtain.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hot_seat_comes_back_as_one() {
    let server = Server::limited(Limits { absent_after: AWAY, ..Limits::UNLIMITED }).await;
    let (paul, chani) = (server.person("Paul").await, server.person("Chani").await);
    let friend = json!({ "kind": "hot-seat", "name": "Jessica" });
    let id = lobby(&paul, json!([friend, { "kind": "me" }, { "kind": "open" }])).await;
    chani.post(&format!("/tables/{id}/join"), json!({})).await.ok();
    paul.post(&format!("/tables/{id}/start"), json!({})).await.ok();
    let (mut screen, mut other) = (paul.sit(&id).await, chani.sit(&id).await);
    let mut dice = Dice::new(19);
    while screen.to_move().as_deref() != Some("A") {
        if screen.to_move().as_deref() == Some("C") {
            other.until_seq(screen.seq()).await;
            other.act(&mut dice).await;
        } else {
            screen.send(json!({ "t": "look", "seat": "B" })).await;
            screen.until("welcome").await;
            screen.act(&mut dice).await;
        }
        let seq = screen.seq().max(other.seq());
        screen.until_seq(seq).await;
    }
    screen.vanish();
    while other.table["seats"][0]["absence"].is_null() {
        other.next().await;
    }
    let after = chani.post(&format!("/tables/{id}/stand-in"), json!({ "seat": "A" })).await.ok();
    assert_eq!((&after["seats"][0]["kind"], &after["seats"][0]["name"]), (&json!("bot"), &json!("Jessica")));
    // Also after a restart.
    let server = server.restart(Duration::ZERO).await;
    let back = server.again(&paul).sit(&id).await;
    let seats = |seat: usize| (back.table["seats"][seat]["kind"].clone(), back.table["seats"][seat]["name"].clone());
    assert_eq!(seats(0), (json!("hot-seat"), json!("Jessica")));
    assert_eq!(seats(1), (json!("human"), json!("Paul")));
    assert_eq!(back.position["viewer"], Value::Null, "nobody's, until the right person says so");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn players_vote_where_the_owner_is_away() {
    let server = Server::limited(Limits { absent_after: AWAY, ..Limits::UNLIMITED }).await;
    let (paul, chani, feyd) = (server.person("Paul").await, server.person("Chani").await, server.person("Feyd").await);
    let id = begin_game(&[&paul, &chani, &feyd], json!({ "pace_ms": 0 })).await;
    let stand_in = format!("/tables/{id}/stand-in");
    let mut sockets = vec![paul.sit(&id).await, chani.sit(&id).await, feyd.sit(&id).await];
    until_turn(&mut sockets, 0).await;
    sockets.remove(0).vanish();
    while sockets[0].table["seats"][0]["absence"].is_null() {
        sockets[0].next().await;
    }
    let once = chani.post(&stand_in, json!({ "seat": "A" })).await.ok();
    assert_eq!(once["seats"][0]["absence"], json!({ "votes": 1, "needed": 2, "voted": true }));
    assert_eq!(feyd.info(&id).await["seats"][0]["absence"], json!({ "votes": 1, "needed": 2, "voted": false }));
    let twice = chani.post(&stand_in, json!({ "seat": "A" })).await.ok();
    assert_eq!(twice["seats"][0]["absence"]["votes"], 1, "everybody has one vote");
    let both = feyd.post(&stand_in, json!({ "seat": "A" })).await.ok();
    assert_eq!(both["seats"][0]["kind"], "bot");
    // Whoever starts the game comes after the bot's choice of a leader, so it may be either of the two.
    while sockets[0].to_move().as_deref() == Some("A") {
        sockets[0].next().await;
    }
    server.stop().await;
}
