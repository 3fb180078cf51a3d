//! What happens behind the tables: unloading, another writer, slow clients, stopping.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::json;
use server::limit::Limits;
use server::live::LiveConfig;
use server::store::AppendError;
use tokio::net::TcpSocket;
use tokio_tungstenite::client_async;
use tokio_tungstenite::tungstenite::Message;

use crate::support::{Dice, Person, Server, Socket, TIMEOUT, id_of, me_and_bots, open_game, stored};

const SHORT: Duration = Duration::from_millis(150);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn idle_tables_are_unloaded_and_come_back() {
    let server = Server::with(LiveConfig { idle_timeout: SHORT, ..LiveConfig::default() }).await;
    let paul = server.person("Paul").await;
    let id = paul.open(json!({ "pace_ms": 0 }), me_and_bots()).await;
    let mut socket = paul.sit(&id).await;
    let mut dice = Dice::new(23);
    for _ in 0..10 {
        socket.until_turn_of("A").await;
        socket.act(&mut dice).await;
    }
    socket.until_turn_of("A").await;
    // Somebody looks, if in silence: it stays.
    tokio::time::sleep(SHORT * 5).await;
    assert_eq!(server.metric("melange_live_tables").await, 1);
    socket.act(&mut dice).await;
    socket.until_turn_of("A").await;
    let (seq, view, lines) = (socket.seq(), socket.position["view"].clone(), socket.lines.clone());
    let choices = socket.choices();
    socket.vanish();
    server.until_metric("melange_live_tables", 0).await;
    let info = paul.info(&id).await;
    assert_eq!((&info["status"], &info["to_move"]), (&json!("playing"), &json!("A")));
    let mut socket = paul.sit(&id).await;
    assert_eq!((socket.seq(), &socket.position["view"], &socket.lines), (seq, &view, &lines));
    assert_eq!(socket.choices(), choices);
    socket.act(&mut dice).await;
    // Bots with nobody there to see play on before anything is unloaded.
    socket.vanish();
    server.until_metric("melange_live_tables", 0).await;
    let socket = paul.sit(&id).await;
    assert!(socket.over() || socket.to_move().as_deref() == Some("A"));
    // Again and again: no table is lost between unloading and loading.
    socket.vanish();
    for round in 0..30 {
        tokio::time::sleep(SHORT + Duration::from_millis(round % 7)).await;
        assert_eq!(paul.info(&id).await["id"], id.as_str());
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn another_writer_was_faster() {
    let server = Server::with(LiveConfig { retry_delay: SHORT, ..LiveConfig::default() }).await;
    let paul = server.person("Paul").await;
    let seats =
        json!([{ "kind": "me" }, { "kind": "hot-seat", "name": "Jessica" }, { "kind": "bot", "bot": "greedy" }]);
    let id = paul.open(json!({ "pace_ms": 600 }), seats).await;
    let store = server.store().await;
    let mut socket = paul.sit(&id).await;
    let mut dice = Dice::new(29);
    let (mut humans, mut bots) = (0, 0);
    while humans < 4 || bots < 2 {
        let seat = socket.to_move().expect("nobody has won yet");
        let loaded = stored(&store, &id).await;
        if loaded.records.len() as u64 > socket.seq() {
            // The bot was faster than this test.
            socket.until_seq(loaded.records.len() as u64).await;
            continue;
        }
        let there = open_game(&loaded, loaded.records.len());
        let number = table::Seat::parse(&seat).expect("a seat");
        let stolen = there.advise("greedy", &table::Seed([7; 32])).expect("advice");
        // The number is taken behind the server's back.
        let seq = socket.seq();
        match store.append(&id_of(&id), seq as u32, number.0, &stolen).await {
            Err(AppendError::Taken) if seat == "C" => {
                socket.until_seq(seq + 1).await;
                continue;
            }
            stored => stored.expect("stored"),
        };
        if seat == "C" {
            bots += 1;
        } else {
            humans += 1;
            let action = stolen.clone();
            let act = json!({ "t": "act", "seq": seq, "seat": seat, "action": action });
            let reason = socket.refused(Message::text(act.to_string())).await;
            assert!(reason.contains("moved on"), "{reason}");
        }
        // Either way the table goes on from what is stored, and nobody is played for who is no bot.
        socket.until_seq(seq + 1).await;
        let last = socket.said.iter().rev().find(|m| m["position"]["seq"] == seq + 1).expect("told");
        assert_eq!(last["t"], "welcome", "everything is told anew");
        if socket.to_move().as_deref() != Some("C") {
            tokio::time::sleep(SHORT * 3).await;
            assert_eq!(stored(&store, &id).await.records.len() as u64, seq + 1, "nobody moved for a person");
            let seat = socket.to_move().expect("nobody has won yet");
            socket.send(json!({ "t": "look", "seat": seat })).await;
            socket.until("welcome").await;
            socket.act(&mut dice).await;
        }
        let loaded = stored(&store, &id).await;
        assert_eq!(loaded.records[seq as usize].entry, stolen);
        // Every record can be read again: nothing was stored on top of something else.
        open_game(&loaded, loaded.records.len());
        socket.until_seq(loaded.records.len() as u64).await;
    }
    server.stop().await;
}

/// Runs on two threads that serve connections and one to read games on: while that is taken, whatever is read stays half
/// read.
fn with_one_reader(test: impl Future<Output = ()>) {
    let mut builder = tokio::runtime::Builder::new_multi_thread();
    let runtime = builder.worker_threads(2).max_blocking_threads(1).enable_all().build().expect("a runtime");
    runtime.block_on(test);
}

/// A game of people at one screen.
async fn open_hot_seats(paul: &Person) -> String {
    let friend = |name: &str| json!({ "kind": "hot-seat", "name": name });
    paul.open(json!({}), json!([{ "kind": "me" }, friend("Jessica"), friend("Gurney")])).await
}

/// The first number is taken behind the server's back, so that it has to read the table again when somebody acts.
async fn act_on_a_taken_number(server: &Server, socket: &mut Socket, id: &str) {
    let (store, seat) = (server.store().await, socket.to_move().expect("nobody has won yet"));
    let there = open_game(&stored(&store, id).await, 0);
    let action = there.advise("greedy", &table::Seed([7; 32])).expect("advice");
    let number = table::Seat::parse(&seat).expect("a seat");
    store.append(&id_of(id), 0, number.0, &action).await.expect("stored");
    socket.send(json!({ "t": "act", "seq": 0, "seat": seat, "action": action })).await;
}

/// Reading a table again is milliseconds of work where the game is long: it is not for the threads that serve
/// connections.
#[test]
fn tables_are_read_again_off_the_serving_threads() {
    with_one_reader(async {
        let server = Server::start().await;
        let paul = server.person("Paul").await;
        let id = open_hot_seats(&paul).await;
        let mut socket = paul.sit(&id).await;
        let before = server.metric("melange_loads_total").await;
        let (release, released) = std::sync::mpsc::channel::<()>();
        let taken = tokio::task::spawn_blocking(move || released.recv());
        act_on_a_taken_number(&server, &mut socket, &id).await;
        server.until_metric("melange_loads_total", before + 1).await;
        tokio::time::sleep(SHORT * 4).await;
        socket.drain();
        assert_eq!(socket.seq(), 0, "it waits for the thread that reads games");
        release.send(()).expect("it waits");
        socket.until_seq(1).await;
        taken.await.expect("no panic").expect("released");
        server.stop().await;
    });
}

/// Reading a table again is a load as any other: few at once.
#[test]
fn tables_are_read_again_few_at_once() {
    with_one_reader(async {
        let server = Server::limited(Limits { loads: 1, ..Limits::UNLIMITED }).await;
        let paul = server.person("Paul").await;
        let (one, two) = (open_hot_seats(&paul).await, open_hot_seats(&paul).await);
        let mut socket = paul.sit(&one).await;
        let before = server.metric("melange_loads_total").await;

        let (release, released) = std::sync::mpsc::channel::<()>();
        let taken = tokio::task::spawn_blocking(move || released.recv());
        // Somebody looks back at another table: the one load there may be.
        let looks = {
            let (paul, two) = (paul.clone(), two.clone());
            async move { paul.get(&format!("/tables/{two}/replay")).await }
        };
        let looks = tokio::spawn(looks);
        server.until_metric("melange_loads_total", before + 1).await;
        act_on_a_taken_number(&server, &mut socket, &one).await;
        tokio::time::sleep(SHORT * 4).await;
        socket.drain();
        assert_eq!((server.metric("melange_loads_total").await - before, socket.seq()), (1, 0), "it waits");
        release.send(()).expect("it waits");
        socket.until_seq(1).await;
        assert_eq!(server.metric("melange_loads_total").await - before, 2);
        looks.await.expect("no panic").ok();
        taken.await.expect("no panic").expect("released");
        server.stop().await;
    });
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_client_that_does_not_read_is_dropped() {
    // It is not that nobody takes a message in time, but that too many wait.
    let limits = Limits { queued_messages: 64, write_timeout: TIMEOUT * 10, ..Limits::UNLIMITED };
    let server = Server::limited(limits).await;
    let (paul, feyd) = (server.person("Paul").await, server.person("Feyd").await);
    let id = paul.open(json!({ "pace_ms": 10, "spectators": true }), me_and_bots()).await;
    let mut socket = paul.sit(&id).await;
    // Little room on the way, and many words to be said.
    let tcp = TcpSocket::new_v4().expect("a socket");
    tcp.set_recv_buffer_size(4096).expect("a small buffer");
    let stream = tcp.connect(server.address).await.expect("connected");
    let (mut deaf, _) = client_async(feyd.upgrade(&id, ""), stream).await.expect("a socket");
    server.until_metric("melange_sockets", 2).await;
    let chatter = tokio::spawn(async move {
        let language = json!({ "t": "language", "language": "ru" }).to_string();
        for _ in 0..5000 {
            if deaf.send(Message::text(language.clone())).await.is_err() {
                break;
            }
        }
        deaf
    });
    // Meanwhile the other one plays as if nothing were.
    let mut dice = Dice::new(31);
    while paul.info(&id).await["watching"] != 0 {
        socket.until_turn_of("A").await;
        assert!(!socket.over(), "the deaf client was not dropped");
        socket.act(&mut dice).await;
    }
    socket.until_turn_of("A").await;
    socket.act(&mut dice).await;
    chatter.abort();
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_silent_are_pinged_and_the_dead_are_dropped() {
    let limits = Limits { silence_timeout: Duration::from_secs(4), ..Limits::UNLIMITED };
    let server = Server::limited(limits).await;
    let paul = server.person("Paul").await;
    let id = paul.open(json!({}), me_and_bots()).await;
    // One answers pings, as browsers do by themselves; the other is a phone without a net.
    let mut alive = paul.sit(&id).await;
    let stream = tokio::net::TcpStream::connect(server.address).await.expect("connected");
    let (dead, _) = client_async(paul.upgrade(&id, ""), stream).await.expect("a socket");
    server.until_metric("melange_sockets", 2).await;
    // The first has said nothing for longer than the second.
    server.until_metric("melange_sockets", 1).await;
    alive.send(json!({ "t": "ping" })).await;
    alive.until("pong").await;
    drop(dead);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn stopping_says_goodbye() {
    let server = Server::start().await;
    let paul = server.person("Paul").await;
    let id = paul.open(json!({ "pace_ms": 0 }), me_and_bots()).await;
    let (mut stream, _) = tokio_tungstenite::connect_async(paul.upgrade(&id, "")).await.expect("a socket");
    let first = stream.next().await.expect("a message").expect("a message");
    assert!(first.is_text());
    let (stopped, code) = tokio::join!(server.stop(), async {
        let closed = async {
            loop {
                match stream.next().await {
                    Some(Ok(Message::Close(frame))) => break frame.map(|frame| u16::from(frame.code)),
                    Some(Ok(_)) => {}
                    _ => break None,
                }
            }
        };
        tokio::time::timeout(TIMEOUT, closed).await.expect("closed in time")
    });
    assert_eq!((stopped, code), ((), Some(1001)));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn not_everybody_may_open_a_socket() {
    let server = Server::start().await;
    let paul = server.person("Paul").await;
    let id = paul.open(json!({ "spectators": true }), me_and_bots()).await;
    let status = |error| match error {
        tokio_tungstenite::tungstenite::Error::Http(response) => response.status().as_u16(),
        other => panic!("{other}"),
    };
    let mut evil = paul.upgrade(&id, "");
    evil.headers_mut().insert("origin", "https://evil.example".parse().expect("a value"));
    let nowhere = paul.upgrade("nothinghere", "");
    let strange = paul.upgrade(&id, "?since=-4");
    for (request, expected) in [(evil, 403), (nowhere, 404), (strange, 400)] {
        let refused = tokio_tungstenite::connect_async(request).await.map(drop).expect_err("refused");
        assert_eq!(status(refused), expected);
    }
    paul.get(&format!("/tables/{id}/live")).await.fails(400, "WebSocket");
    server.stop().await;
}
