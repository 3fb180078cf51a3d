//! Live tables over PostgreSQL: connections that die, and servers side by side.

use std::time::Duration;

use serde_json::{Value, json};
use server::live::LiveConfig;
use testkit::PostgresServer;
use tokio_tungstenite::tungstenite::Message;

use crate::support::{Dice, Person, Server, Socket, me_and_bots, open_game, stored, text};

const SHORT: Duration = Duration::from_millis(150);

/// An action by chance that may be refused because the database failed; says whether it was done.
async fn try_act(socket: &mut Socket, dice: &mut Dice) -> Option<(u64, String)> {
    let choices = socket.choices();
    let (seq, action) = (socket.seq(), choices[dice.below(choices.len())].clone());
    let act = json!({ "t": "act", "seq": seq, "seat": "A", "action": action });
    socket.send(act).await;
    loop {
        let message = socket.next().await;
        match message["t"].as_str() {
            Some("refused") => return None,
            Some("update") if message["position"]["seq"] == seq + 1 => return Some((seq, action)),
            _ => {}
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn connections_that_die_lose_nothing() {
    let Some(cluster) = PostgresServer::start() else { return };
    let live = LiveConfig { retry_delay: SHORT, ..LiveConfig::default() };
    let server = Server::at(cluster.database("killed"), live).await;
    let paul = server.person("Paul").await;
    let id = paul.open(json!({ "pace_ms": 0 }), me_and_bots()).await;
    let mut socket = paul.sit(&id).await;
    let mut dice = Dice::new(83);
    let (mut acknowledged, mut refused) = (Vec::new(), 0);
    let kill = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() \
                AND datname = current_database()";
    for round in 0..30 {
        socket.until_turn_of("A").await;
        if socket.over() {
            break;
        }
        if round % 5 == 4 {
            server.sql(kill).await;
        }
        match try_act(&mut socket, &mut dice).await {
            Some(done) => acknowledged.push(done),
            None => refused += 1,
        }
        // After a refusal the table is read again, and told.
        while socket.position["decision"].is_null() && !socket.over() {
            socket.next().await;
        }
    }
    println!("{} acknowledged, {refused} refused", acknowledged.len());
    assert!(acknowledged.len() > 15, "it went on: {}", acknowledged.len());
    let loaded = stored(&server.store().await, &id).await;
    for (seq, action) in &acknowledged {
        assert_eq!(&loaded.records[*seq as usize].entry, action, "{seq}");
    }
    open_game(&loaded, loaded.records.len());
    server.stop().await;
}

/// Takes messages until it is so.
async fn until(socket: &mut Socket, what: &str, so: impl Fn(&Socket) -> bool) {
    let heard = async {
        while !so(socket) {
            socket.next().await;
        }
    };
    tokio::time::timeout(Duration::from_secs(10), heard).await.unwrap_or_else(|_| panic!("{what} is not heard of"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn servers_side_by_side() {
    let Some(cluster) = PostgresServer::start() else { return };
    let live = LiveConfig { retry_delay: SHORT, ..LiveConfig::default() };
    let place = cluster.database("beside");
    let (here, there) = (Server::at(place.clone(), live).await, Server::at(place, live).await);
    let (paul, chani) = (here.person("Paul").await, there.person("Chani").await);
    let new = json!({ "kind": "imperium", "setup": { "players": 3 }, "options": { "pace_ms": 50 },
        "seats": [{ "kind": "me" }, { "kind": "open" }, { "kind": "bot", "bot": "greedy" }] });
    let id = text(&paul.post("/tables", new).await.ok()["id"]);
    // The cookie is good at both.
    assert_eq!(there.again(&paul).get("/me").await.ok()["name"], "Paul");
    let mut one = paul.sit(&id).await;
    let mut two = chani.sit(&id).await;
    chani.post(&format!("/tables/{id}/join"), json!({})).await.ok();
    until(&mut one, "who sits down at the other server", |socket| socket.table["seats"][1]["name"] == "Chani").await;
    paul.post(&format!("/tables/{id}/start"), json!({})).await.ok();
    for socket in [&mut one, &mut two] {
        until(socket, "the beginning", |socket| socket.position.is_object()).await;
    }
    assert_eq!((&one.position["viewer"], &two.position["viewer"]), (&json!("A"), &json!("B")));
    let mut dice = Dice::new(89);
    let mut moves = [0, 0];
    while moves.iter().any(|&moves| moves < 6) {
        let loaded = stored(&here.store().await, &id).await;
        let known = loaded.records.len() as u64;
        for socket in [&mut one, &mut two] {
            until(socket, "what is done at the other server", |socket| socket.seq() >= known).await;
        }
        let (socket, seat, number) = match one.to_move().as_deref() {
            Some("A") => (&mut one, "A", 0),
            Some("B") => (&mut two, "B", 1),
            _ => {
                one.next().await;
                continue;
            }
        };
        if socket.to_move().as_deref() != Some(seat) || socket.choices().is_empty() {
            socket.next().await;
            continue;
        }
        let (seq, choices) = (socket.seq(), socket.choices());
        let action = &choices[dice.below(choices.len())];
        let act = json!({ "t": "act", "seq": seq, "seat": seat, "action": action });
        socket.send_raw(Message::text(act.to_string())).await.expect("sent");
        while socket.seq() <= seq {
            let message = socket.next().await;
            assert_ne!(message["t"], "refused", "{message}");
        }
        moves[number] += 1;
    }
    let loaded = stored(&here.store().await, &id).await;
    let last = open_game(&loaded, loaded.records.len());
    for (socket, seat) in [(&mut one, 0), (&mut two, 1)] {
        until(socket, "the last move", |socket| socket.seq() >= loaded.records.len() as u64).await;
        if socket.seq() == loaded.records.len() as u64 {
            assert_eq!(socket.position["view"], last.view(table::Viewer::Seat(table::Seat(seat))));
        }
    }
    // A seat that is given up at one server is nobody's at the other.
    there.again(&paul).post(&format!("/tables/{id}/leave"), json!({})).await.ok();
    until(&mut two, "who left", |socket| socket.table["seats"][0]["kind"] == "bot").await;
    assert_ne!(one_sees(&paul, &mut one, &id).await, json!("A"));
    for server in [here, there] {
        server.stop().await;
    }
}

/// Whose eyes Paul has at the server that did not hear it from him. He opened the table, so he may go on looking.
async fn one_sees(paul: &Person, socket: &mut Socket, id: &str) -> Value {
    until(socket, "who left elsewhere", |socket| socket.table["seats"][0]["kind"] == "bot").await;
    let again = paul.sit(id).await;
    assert_eq!(again.position["viewer"], socket.position["viewer"]);
    socket.position["viewer"].clone()
}
