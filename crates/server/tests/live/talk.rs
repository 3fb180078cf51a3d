//! Private talk: only between those the game lets talk, only while it does, at whichever server they are.

use std::time::Duration;

use serde_json::{Value, json};
use server::live::LiveConfig;
use testkit::PostgresServer;
use tokio_tungstenite::tungstenite::Message;

use crate::support::{Dice, Person, Server, Socket, text};

const SEATS: [&str; 4] = ["A", "B", "C", "D"];

/// A game of War for Arrakis with two shared sides in which somebody is to act, each person at the server they came to.
async fn table(people: &[Person; 4]) -> (String, Vec<Socket>) {
    let open = json!({ "kind": "open" });
    let position = json!({ "players": 4, "areas": { "ne-05": { "side": "atreides", "regular": 1 } } });
    let new = json!({ "kind": "arrakis", "setup": { "position": position },
        "seats": [{ "kind": "me" }, open, open, open] });
    let id = text(&people[0].post("/tables", new).await.ok()["id"]);
    for (guest, seat) in people[1..].iter().zip(&SEATS[1..]) {
        guest.post(&format!("/tables/{id}/join"), json!({ "seat": seat })).await.ok();
    }
    // Those at the other server are heard of soon.
    while people[0].info(&id).await["seats"].as_array().expect("seats").iter().any(|seat| seat["kind"] != "human") {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    people[0].post(&format!("/tables/{id}/start"), json!({})).await.ok();
    let mut sockets = Vec::new();
    for person in people {
        sockets.push(person.sit(&id).await);
    }
    (id, sockets)
}

/// What somebody who comes is told of the talk.
fn talk_so_far(socket: &Socket) -> &[Value] {
    let welcome = socket.said.iter().find(|message| message["t"] == "welcome").expect("a welcome");
    welcome["talk"].as_array().expect("a list")
}

fn seat_number(seat: &str) -> usize {
    SEATS.iter().position(|known| *known == seat).expect("a seat")
}

/// Does an action for whoever is to move; everybody hears of it.
async fn act(sockets: &mut [Socket], action: impl AsyncFnOnce(&mut Socket)) {
    let seat = sockets[0].to_move().expect("the game goes on");
    let mover = &mut sockets[seat_number(&seat)];
    action(mover).await;
    let seq = mover.seq();
    for socket in sockets {
        socket.until_seq(seq).await;
    }
}

/// Whoever is to move uses a cone of silence. Gives the seats that may talk.
async fn open_talk(sockets: &mut [Socket]) -> Vec<usize> {
    let seat = sockets[0].to_move().expect("the game goes on");
    act(sockets, async |mover| mover.act_as(&seat, "cone").await).await;
    let talking = sockets[0].position["talk"].as_array().expect("seats");
    talking.iter().map(|seat| seat_number(seat.as_str().expect("a seat"))).collect()
}

fn say(seat: usize, words: &str) -> Value {
    json!({ "t": "talk", "seat": SEATS[seat], "text": words })
}

async fn refused(socket: &mut Socket, message: Value) -> String {
    socket.refused(Message::text(message.to_string())).await
}

/// Partners talk; the others hear nothing.
async fn talk_in_private(people: [Person; 4]) {
    let (id, mut sockets) = table(&people).await;
    let mut dice = Dice::new(7);
    assert!(refused(&mut sockets[0], say(0, "too early")).await.contains("chat is over"));
    let talking = open_talk(&mut sockets).await;
    let [one, two] = talking[..] else { panic!("{talking:?}") };
    sockets[one].send(say(one, "  the south sietch\u{7} next ")).await;
    for &hears in &talking {
        let heard = sockets[hears].until("talk").await;
        assert_eq!(heard, json!({ "t": "talk", "seat": SEATS[one], "text": "the south sietch next" }));
    }
    sockets[two].send(say(two, "yes")).await;
    sockets[one].until("talk").await;

    // Whoever comes back reads it all; the others read nothing, whenever they come.
    for (seat, person) in people.iter().enumerate() {
        let lines = talk_so_far(&person.sit(&id).await).len();
        assert_eq!(lines, if talking.contains(&seat) { 2 } else { 0 }, "seat {seat}");
    }
    let outsider = (0..4).find(|seat| !talking.contains(seat)).expect("the other side");
    assert!(refused(&mut sockets[outsider], say(outsider, "me too")).await.contains("chat is over"));
    assert!(refused(&mut sockets[outsider], say(one, "as you")).await.contains("not your seat"));
    for nothing in [" \n ", "\u{7}\u{1b}\u{0}", " \u{7} \u{8} "] {
        assert!(refused(&mut sockets[one], say(one, nothing)).await.contains("1 to 500"), "{nothing:?}");
    }
    assert!(refused(&mut sockets[one], say(one, &"x".repeat(501))).await.contains("1 to 500"));

    // The other side acts: it is over, and forgotten.
    while !sockets[0].position["talk"].as_array().expect("seats").is_empty() {
        act(&mut sockets, async |mover| mover.act(&mut dice).await).await;
    }
    assert!(refused(&mut sockets[one], say(one, "too late")).await.contains("chat is over"));
    assert!(talk_so_far(&people[one].sit(&id).await).is_empty());
    for (seat, socket) in sockets.iter_mut().enumerate().filter(|(seat, _)| !talking.contains(seat)) {
        socket.drain();
        assert!(socket.said.iter().all(|message| message["t"] != "talk"), "seat {seat} heard it");
    }
}

/// The others begin a talk of their own with their very first action: nothing that was said before is for them. Gives the
/// table and its sockets, in that second talk, and the seats that talk.
async fn talk_one_after_the_other(people: &[Person; 4]) -> (String, Vec<Socket>, Vec<usize>) {
    let (id, mut sockets) = table(people).await;
    let mut dice = Dice::new(7);
    let first = open_talk(&mut sockets).await;
    sockets[first[0]].send(say(first[0], "the south sietch")).await;
    for &hears in &first {
        sockets[hears].until("talk").await;
    }
    while first.contains(&seat_number(&sockets[0].to_move().expect("the game goes on"))) {
        act(&mut sockets, async |mover| mover.act(&mut dice).await).await;
    }
    let second = open_talk(&mut sockets).await;
    assert!(second.len() == 2 && second.iter().all(|seat| !first.contains(seat)), "{first:?} {second:?}");
    sockets[second[0]].send(say(second[0], "they are in the south")).await;
    for &hears in &second {
        sockets[hears].until("talk").await;
    }
    let own = json!([{ "seat": SEATS[second[0]], "text": "they are in the south" }]);
    for (seat, person) in people.iter().enumerate() {
        let may_read = if second.contains(&seat) { own.clone() } else { json!([]) };
        assert_eq!(json!(talk_so_far(&person.sit(&id).await)), may_read, "who comes back to seat {seat}");
        sockets[seat].send(json!({ "t": "look", "seat": SEATS[seat] })).await;
        assert_eq!(sockets[seat].until("welcome").await["talk"], may_read, "who looks from seat {seat}");
    }
    (id, sockets, second)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_talk_is_for_those_who_could_read_it_then() {
    let server = Server::start().await;
    let people = [
        server.person("Leto").await,
        server.person("Stilgar").await,
        server.person("Vladimir").await,
        server.person("Shaddam").await,
    ];
    talk_one_after_the_other(&people).await;
    server.stop().await;
}

/// At two servers, what was said may come when others talk already.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_talk_at_another_server_is_for_those_who_could_read_it_then() {
    let Some(cluster) = PostgresServer::start() else { return };
    let database = cluster.database("readers");
    let here = Server::at(database.clone(), LiveConfig::default()).await;
    let there = Server::at(database, LiveConfig::default()).await;
    let people = [
        here.person("Leto").await,
        there.person("Stilgar").await,
        there.person("Vladimir").await,
        here.person("Shaddam").await,
    ];
    let (id, mut sockets, talking) = talk_one_after_the_other(&people).await;
    let others: Vec<usize> = (0..4).filter(|seat| !talking.contains(seat)).collect();
    let names = |seats: &[usize]| seats.iter().map(|&seat| SEATS[seat]).collect::<Vec<_>>();
    let say_elsewhere = async |said: Value| {
        let word = format!("SELECT pg_notify('melange', 'melange elsewhere said:{said}')");
        here.sql(&word).await;
    };
    let (seat, readers) = (SEATS[others[0]], names(&others));
    say_elsewhere(json!({ "table": id, "seat": seat, "text": "late", "readers": readers })).await;
    for &reads in &others {
        assert_eq!(sockets[reads].until("talk").await["text"], "late");
    }
    // A word that does not say for whom it is, in the way of servers before, is for nobody.
    say_elsewhere(json!({ "table": id, "seat": talking[0], "text": "for whom" })).await;
    say_elsewhere(json!({ "table": id, "seat": SEATS[talking[0]], "text": "for whom" })).await;
    say_elsewhere(json!({ "table": id, "seat": SEATS[talking[0]], "text": "last", "readers": names(&talking) })).await;
    for &reads in &talking {
        assert_eq!(sockets[reads].until("talk").await["text"], "last");
        assert!(sockets[reads].said.iter().all(|message| message["text"] != "late"), "seat {reads} heard it");
    }
    for (seat, person) in people.iter().enumerate() {
        let words = json!(talk_so_far(&person.sit(&id).await)).to_string();
        assert!(!words.contains("late") && !words.contains("for whom"), "seat {seat}: {words}");
    }
    here.stop().await;
    there.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn partners_talk_unheard_while_the_game_lets_them() {
    let server = Server::start().await;
    let people = [
        server.person("Leto").await,
        server.person("Stilgar").await,
        server.person("Vladimir").await,
        server.person("Shaddam").await,
    ];
    talk_in_private(people).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn partners_talk_over_two_servers() {
    let Some(cluster) = PostgresServer::start() else { return };
    let database = cluster.database("talk");
    let here = Server::at(database.clone(), LiveConfig::default()).await;
    let there = Server::at(database, LiveConfig::default()).await;
    // Partners are never at the same one, whether they sit side by side or across.
    let people = [
        here.person("Leto").await,
        there.person("Stilgar").await,
        there.person("Vladimir").await,
        here.person("Shaddam").await,
    ];
    talk_in_private(people).await;
    here.stop().await;
    there.stop().await;
}
