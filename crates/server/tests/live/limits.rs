//! What one address, one connection and one socket may take.

use std::time::{Duration, Instant};

use futures_util::SinkExt;
use serde_json::json;
use server::limit::{Limits, Rate};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{client_async, connect_async};

use crate::support::{Dice, Person, Server, Socket, TIMEOUT, finished_game, me_and_bots, text};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_does_not_read_is_given_up() {
    let server = Server::limited(Limits { write_timeout: Duration::from_secs(4), ..Limits::UNLIMITED }).await;
    let mut deaf = TcpStream::connect(server.address).await.expect("connected");
    let request = format!("GET /api/v1/openapi.json HTTP/1.1\r\nhost: {}\r\n\r\n", server.address);
    // More answers than all buffers on the way hold, and none is read.
    deaf.write_all(request.repeat(1500).as_bytes()).await.expect("asked");
    // One who reads slowly, but reads, gets everything.
    let mut slow = TcpStream::connect(server.address).await.expect("connected");
    let last = request.replace("\r\n\r\n", "\r\nconnection: close\r\n\r\n");
    slow.write_all((request.repeat(200) + &last).as_bytes()).await.expect("asked");
    let (mut heard, mut buffer) = (0, vec![0; 256 * 1024]);
    loop {
        match slow.read(&mut buffer).await.expect("the line holds") {
            0 => break,
            count => heard += count,
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert!(heard > 201 * 20_000, "{heard}");
    // The one that asks for the number is a connection as well.
    server.until_metric("melange_connections", 1).await;
    drop(deaf);
    server.stop().await;
}

/// The same over a socket, where what waits is not too many messages but nobody takes them.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_does_not_read_a_socket_is_given_up() {
    let limits = Limits { write_timeout: Duration::from_secs(1), queued_messages: 10_000, ..Limits::UNLIMITED };
    let server = Server::limited(limits).await;
    let paul = server.person("Paul").await;
    let id = paul.open(json!({ "pace_ms": 0, "spectators": true }), me_and_bots()).await;
    let tcp = TcpSocket::new_v4().expect("a socket");
    tcp.set_recv_buffer_size(4096).expect("a small buffer");
    let stream = tcp.connect(server.address).await.expect("connected");
    let (mut deaf, _) = client_async(paul.upgrade(&id, ""), stream).await.expect("a socket");
    server.until_metric("melange_sockets", 1).await;
    // More than all buffers on the way hold: each is answered with everything there is to see.
    for number in 0..800 {
        let language = ["uk", "en"][number % 2];
        let message = Message::text(json!({ "t": "language", "language": language }).to_string());
        if deaf.send(message).await.is_err() {
            break;
        }
    }
    server.until_metric("melange_sockets", 0).await;
    drop(deaf);
    server.stop().await;
}

/// Opens connections; gives those that are answered and stay open. The others are closed without a word.
async fn connect(server: &Server, count: usize) -> Vec<TcpStream> {
    let request = format!("GET /healthz HTTP/1.1\r\nhost: {}\r\n\r\n", server.address);
    let mut open = Vec::new();
    for _ in 0..count {
        let mut stream = TcpStream::connect(server.address).await.expect("connected");
        let asked = stream.write_all(request.as_bytes()).await;
        let answered = tokio::time::timeout(TIMEOUT, stream.read(&mut [0; 1])).await.expect("answered or closed");
        if asked.is_ok() && answered.is_ok_and(|bytes| bytes > 0) {
            open.push(stream);
        }
    }
    open
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn so_many_connections_from_one_address() {
    let server = Server::limited(Limits { connections_per_address: 5, ..Limits::UNLIMITED }).await;
    let open = connect(&server, 9).await;
    assert_eq!(open.len(), 5);
    drop(open);
    let again = async { while connect(&server, 1).await.is_empty() {} };
    tokio::time::timeout(TIMEOUT, again).await.expect("who is gone does not count");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn so_many_sockets_from_one_address() {
    let server = Server::limited(Limits { sockets_per_address: 3, ..Limits::UNLIMITED }).await;
    let paul = server.person("Paul").await;
    let id = paul.open(json!({ "pace_ms": 0, "spectators": true }), me_and_bots()).await;
    let mut sockets = vec![paul.sit(&id).await, server.stranger().sit(&id).await, server.stranger().sit(&id).await];
    match connect_async(paul.upgrade(&id, "")).await {
        Err(Error::Http(answer)) => assert_eq!(answer.status().as_u16(), 429),
        other => panic!("{other:?}"),
    }
    sockets.pop().expect("three").vanish();
    server.until_metric("melange_sockets", 2).await;
    let mut again = paul.sit(&id).await;
    again.until_turn_of("A").await;
    again.act(&mut Dice::new(5)).await;
    server.stop().await;
}

/// A page whose own name leads to this machine must not be taken for one of ours.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_for_this_machine_has_its_names_only() {
    let server = Server::start().await;
    let port = server.address.port();
    for (host, status) in [
        (format!("evil.example:{port}"), 421),
        ("10.0.0.7".to_owned(), 421),
        (format!("localhost:{port}"), 200),
        (format!("127.0.0.1:{port}"), 200),
    ] {
        for path in ["/api/v1/games", "/"] {
            let mut stream = TcpStream::connect(server.address).await.expect("connected");
            let request = format!("GET {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n");
            stream.write_all(request.as_bytes()).await.expect("sent");
            let mut answer = String::new();
            stream.read_to_string(&mut answer).await.expect("answered");
            assert!(answer.starts_with(&format!("HTTP/1.1 {status}")), "{host} {path}: {answer:.200}");
        }
    }
    server.stop().await;
}

/// The time until a ping is answered, after all that was sent before it.
async fn until_pong(limits: Limits, before: Vec<Message>) -> Duration {
    let server = Server::limited(limits).await;
    let paul = server.person("Paul").await;
    let id = paul.open(json!({ "pace_ms": 0 }), me_and_bots()).await;
    let mut socket = paul.sit(&id).await;
    let start = Instant::now();
    for message in before {
        socket.send_raw(message).await.expect("sent");
    }
    socket.send(json!({ "t": "ping" })).await;
    socket.until("pong").await;
    let took = start.elapsed();
    server.stop().await;
    took
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everything_over_a_socket_is_paced_by_what_it_costs() {
    let limits = Limits { socket_messages: Rate { burst: 10.0, per_second: 4.0 }, ..Limits::UNLIMITED };
    // Twelve pings of the line: the first ten at once, then one more for each quarter of a second.
    let pings = until_pong(limits, vec![Message::Ping(Default::default()); 12]).await;
    assert!(pings > Duration::from_millis(500), "{pings:?}");
    // Four looks are as much as twenty messages.
    let look = Message::text(json!({ "t": "look", "seat": "A" }).to_string());
    let looks = until_pong(limits, vec![look; 4]).await;
    assert!(looks > Duration::from_millis(2000), "{looks:?}");
    let language = Message::text(json!({ "t": "language", "language": "uk" }).to_string());
    let languages = until_pong(limits, vec![language; 4]).await;
    assert!(languages > Duration::from_millis(2000), "{languages:?}");
}

/// A few bytes ask for a whole position. However many are asked for, no more goes out than its size allows.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_a_socket_draws_is_limited_by_its_size() {
    let rate = Rate { burst: 50_000.0, per_second: 100_000.0 };
    let by_socket = Limits { socket_bytes: rate, ..Limits::UNLIMITED };
    let by_address = Limits { bytes_per_address: rate, ..Limits::UNLIMITED };
    for limits in [by_socket, by_address] {
        let server = Server::limited(limits).await;
        let paul = server.person("Paul").await;
        let id = paul.open(json!({ "pace_ms": 0 }), me_and_bots()).await;
        let start = Instant::now();
        let mut socket = paul.sit(&id).await;
        for _ in 0..15 {
            socket.send(json!({ "t": "look", "seat": "A" })).await;
            socket.send(json!({ "t": "language", "language": "uk" })).await;
        }
        socket.send(json!({ "t": "ping" })).await;
        socket.until("pong").await;
        let allowed = rate.burst + rate.per_second * start.elapsed().as_secs_f64();
        let lengths =
            socket.said.iter().filter(|message| message["t"] == "welcome").map(|message| message.to_string().len());
        let (drawn, longest) = (lengths.clone().sum::<usize>(), lengths.max().expect("a position"));
        // The last one is paid after it is sent.
        assert!((drawn - longest) as f64 <= allowed, "{drawn} bytes, {longest} at once, where {allowed} are allowed");
        server.stop().await;
    }
}

/// Sockets and answers of one address draw from the same measure.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_an_address_draws_is_limited_by_its_size() {
    let rate = Rate { burst: 400_000.0, per_second: 1.0 };
    let server = Server::limited(Limits { bytes_per_address: rate, ..Limits::UNLIMITED }).await;
    let paul = server.person("Paul").await;
    let id = paul.open(json!({ "pace_ms": 0 }), me_and_bots()).await;
    let socket = paul.sit(&id).await;
    let mut drawn = socket.said[0].to_string().len();
    let (refused, last) = loop {
        let (head, body) = paul.raw("GET", &format!("/api/v1/tables/{id}/replay"), None).await;
        if head.starts_with("HTTP/1.1 429") {
            break (head, body);
        }
        assert!(head.starts_with("HTTP/1.1 200"), "{head} {body}");
        drawn += body.len();
        assert!(drawn < 1_000_000, "{drawn} bytes");
    };
    assert!(refused.contains("retry-after: ") && last.contains("too-many"), "{refused} {last}");
    assert!(drawn > 350_000, "{drawn} bytes");
    match connect_async(paul.upgrade(&id, "")).await {
        Err(Error::Http(answer)) => assert_eq!(answer.status().as_u16(), 429),
        other => panic!("{other:?}"),
    }
    server.stop().await;
}

/// Nobody who looks through a whole game, or hands a device to and fro, is kept waiting or refused.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_replay_is_looked_through_unhindered() {
    let Limits { socket_bytes, bytes_per_address, .. } = Limits::default();
    let server = Server::limited(Limits { socket_bytes, bytes_per_address, ..Limits::UNLIMITED }).await;
    let (paul, chani) = (server.person("Paul").await, server.person("Chani").await);
    let id = finished_game(&[&paul, &chani]).await;
    let last = paul.get(&format!("/tables/{id}/replay")).await.ok()["history"]["steps"].as_u64().expect("steps");
    let mut drawn = 0;
    for look in 0..100 {
        let path = format!("/api/v1/tables/{id}/replay?seat=all&step={}", last - look % last.min(100));
        let (head, body) = paul.raw("GET", &path, None).await;
        assert!(head.starts_with("HTTP/1.1 200"), "look {look}, after {drawn} bytes: {head} {body:.300}");
        drawn += body.len();
    }
    println!("{} bytes a look", drawn / 100);
    let mut socket = paul.sit(&id).await;
    for _ in 0..8 {
        socket.send(json!({ "t": "look", "seat": null })).await;
        socket.until("welcome").await;
    }
    println!("{} bytes over the socket", socket.said.iter().map(|message| message.to_string().len()).sum::<usize>());
    server.stop().await;
}

/// What somebody sees is made once for their eyes and their language, however often they look, until something is done.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_position_is_made_once_however_often_one_looks() {
    let server = Server::start().await;
    let paul = server.person("Paul").await;
    let id = paul.open(json!({ "pace_ms": 0, "spectators": true }), me_and_bots()).await;
    let mut socket = paul.sit(&id).await;
    socket.until_turn_of("A").await;
    for acted in [false, true] {
        if acted {
            socket.act(&mut Dice::new(5)).await;
            socket.until_turn_of("A").await;
        }
        let before = server.metric("melange_positions_total").await;
        for _ in 0..10 {
            for look in [json!({ "t": "look", "seat": null }), json!({ "t": "look", "seat": "A" })] {
                socket.send(look).await;
                socket.until("welcome").await;
            }
            for language in ["uk", "en"] {
                socket.send(json!({ "t": "language", "language": language })).await;
                socket.until("welcome").await;
            }
        }
        for _ in 0..5 {
            server.stranger().sit(&id).await.vanish();
        }
        let made = server.metric("melange_positions_total").await - before;
        assert!((2..=3).contains(&made), "two pairs of eyes, one of them in two languages: {made}");
    }
    server.stop().await;
}

/// Beyond the most there may be at once, connections wait and sockets are refused, whoever they are from.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn so_many_in_all() {
    let server = Server::limited(Limits { connections: 6, sockets: 2, ..Limits::UNLIMITED }).await;
    let paul = server.person("Paul").await;
    let id = paul.open(json!({ "pace_ms": 0, "spectators": true }), me_and_bots()).await;
    let sockets = [paul.sit(&id).await, server.stranger().sit(&id).await];
    match connect_async(paul.upgrade(&id, "")).await {
        Err(Error::Http(answer)) => assert_eq!(answer.status().as_u16(), 503),
        other => panic!("{other:?}"),
    }
    sockets.into_iter().for_each(|socket| socket.vanish());
    server.until_metric("melange_sockets", 0).await;
    server.until_metric("melange_connections", 1).await;
    // All that may be open are, and say nothing; another one is not closed but waits until one of them goes.
    let mut open = Vec::new();
    for _ in 0..6 {
        open.push(TcpStream::connect(server.address).await.expect("connected"));
    }
    let mut late = TcpStream::connect(server.address).await.expect("in the queue");
    let request = format!("GET /healthz HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\r\n", server.address);
    late.write_all(request.as_bytes()).await.expect("asked");
    let mut answer = String::new();
    let waits = tokio::time::timeout(Duration::from_millis(500), late.read_to_string(&mut answer)).await;
    assert!(waits.is_err(), "{answer}");
    open.pop();
    tokio::time::timeout(TIMEOUT, late.read_to_string(&mut answer)).await.expect("in time").expect("answered");
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    drop(open);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_request_that_never_comes_is_not_waited_for() {
    let limits = Limits { header_timeout: Duration::from_secs(1), ..Limits::UNLIMITED };
    let server = Server::limited(limits).await;
    let mut slow = TcpStream::connect(server.address).await.expect("connected");
    slow.write_all(b"GET /healthz HTTP/1.1\r\nhost: ").await.expect("begun");
    let mut answer = Vec::new();
    let ended = tokio::time::timeout(TIMEOUT, slow.read_to_end(&mut answer)).await;
    ended.expect("it is ended").expect("in good order");
    server.until_metric("melange_connections", 1).await;
    server.stop().await;
}

/// Twenty looks back and ten visitors at once: the game is read from its records once for each.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_is_read_once_however_many_look() {
    let server = Server::start().await;
    let paul = server.person("Paul").await;
    let id = paul.open(json!({ "pace_ms": 0, "spectators": true }), me_and_bots()).await;
    let mut socket = paul.sit(&id).await;
    for seed in 0..10 {
        socket.until_turn_of("A").await;
        socket.act(&mut Dice::new(seed)).await;
    }
    socket.until_turn_of("A").await;
    let steps = socket.position["steps"].as_u64().expect("steps");
    let server = server.restart(Duration::ZERO).await;
    let paul = server.again(&paul);
    // The server may have read it by itself before anybody came: that is the one time then.
    let visits = (0..10).map(|_| {
        let (paul, id) = (paul.clone(), id.clone());
        tokio::spawn(async move { paul.info(&id).await })
    });
    for visit in visits.collect::<Vec<_>>() {
        visit.await.expect("answered");
    }
    assert_eq!(server.metric("melange_loads_total").await, 1, "one load for all visitors");
    let looks = (0..20).map(|look| {
        let (paul, id, step) = (paul.clone(), id.clone(), look % (steps + 1));
        tokio::spawn(async move { paul.get(&format!("/tables/{id}/replay?step={step}")).await.ok() })
    });
    for look in looks.collect::<Vec<_>>() {
        assert!(look.await.expect("answered")["position"]["view"].is_object());
    }
    assert_eq!(server.metric("melange_loads_total").await, 2, "one for all who look back");
    // Another action makes it another game to look back at.
    let mut socket = paul.sit(&id).await;
    socket.act(&mut Dice::new(3)).await;
    paul.get(&format!("/tables/{id}/replay")).await.ok();
    assert_eq!(server.metric("melange_loads_total").await, 3);
    server.stop().await;
}

/// What a socket is closed with, whatever is told before.
async fn closed(socket: &mut Socket) -> u16 {
    loop {
        if let Err(code) = socket.try_next().await {
            return code;
        }
    }
}

/// Still there, and answered.
async fn is_served(socket: &mut Socket) {
    socket.send(json!({ "t": "ping" })).await;
    socket.until("pong").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn known_spectators_come_before_strangers() {
    let server = Server::limited(Limits { spectators: 2, ..Limits::UNLIMITED }).await;
    let paul = server.person("Paul").await;
    let id = paul.open(json!({ "pace_ms": 0, "spectators": true }), me_and_bots()).await;
    let come = async |person: Person| person.connect(&id, "").await.try_next().await.map(drop);
    let [mut one, mut two] = [server.stranger().sit(&id).await, server.stranger().sit(&id).await];
    assert_eq!(come(server.stranger()).await, Err(1008), "no third stranger");
    let mut feyd = server.person("Feyd").await.sit(&id).await;
    assert_eq!(closed(&mut one).await, 1013, "a stranger makes room");
    assert_eq!(come(server.stranger()).await, Err(1008), "and does not come back");
    let mut irulan = server.person("Irulan").await.sit(&id).await;
    assert_eq!(closed(&mut two).await, 1013, "so does the other");
    assert_eq!(come(server.person("Rabban").await).await, Err(1008), "no third who signed in");
    // Whoever the table knows comes before those who only signed in.
    paul.post(&format!("/tables/{id}/leave"), json!({})).await.ok();
    let mut owner = paul.sit(&id).await;
    assert_eq!(closed(&mut feyd).await, 1013, "one who signed in makes room");
    is_served(&mut owner).await;
    is_served(&mut irulan).await;
    assert_eq!(come(server.person("Rabban").await).await, Err(1008), "nobody makes room for their like");
    server.stop().await;
}

/// Whoever has a seat kept for them has none yet, and comes before all others who only look, signed in or not.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_invited_come_before_all_other_spectators() {
    let server = Server::limited(Limits { spectators: 2, ..Limits::UNLIMITED }).await;
    let (paul, chani) = (server.person("Paul").await, server.person("Chani").await);
    let before = finished_game(&[&paul, &chani]).await;
    let id = text(&paul.post(&format!("/tables/{before}/rematch"), json!({})).await.ok()["id"]);
    assert_eq!(chani.info(&id).await["seats"][1]["invited"], true);
    let mut feyd = server.person("Feyd").await.sit(&id).await;
    let mut stranger = server.stranger().sit(&id).await;
    let mut invited = chani.sit(&id).await;
    assert_eq!(closed(&mut stranger).await, 1013, "a stranger makes room first");
    invited.vanish();
    server.until_metric("melange_sockets", 1).await;
    // Where all have signed in, one of them makes room, and nobody for another of them.
    let mut irulan = server.person("Irulan").await.sit(&id).await;
    assert_eq!(server.person("Rabban").await.connect(&id, "").await.try_next().await.map(drop), Err(1008));
    invited = chani.sit(&id).await;
    assert_eq!(closed(&mut feyd).await, 1013, "one who signed in makes room");
    is_served(&mut invited).await;
    is_served(&mut irulan).await;
    server.stop().await;
}

/// Who comes and goes is told together: one message for many, not one each.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn comings_and_goings_are_told_together() {
    let server = Server::start().await;
    let paul = server.person("Paul").await;
    let id = paul.open(json!({ "pace_ms": 0, "spectators": true }), me_and_bots()).await;
    let mut steady = paul.sit(&id).await;
    steady.until_turn_of("A").await;
    let mut crowd = Vec::new();
    for _ in 0..60 {
        crowd.push(server.stranger().sit(&id).await);
    }
    while steady.table["watching"] != 60 {
        steady.next().await;
    }
    let began = steady.said.len();
    let start = Instant::now();
    crowd.into_iter().for_each(|socket| socket.vanish());
    while steady.table["watching"] != 0 {
        steady.next().await;
    }
    let messages = steady.said[began..].iter().filter(|message| message["t"] == "table").count();
    let most = 2 + start.elapsed().as_millis() as usize / 200;
    assert!(messages <= most, "{messages} messages in {:?} for 60 who left", start.elapsed());
    server.stop().await;
}
