//! Live tables over PostgreSQL: connections that die, and servers side by side.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use server::limit::Limits;
use server::live::LiveConfig;
use server::store::Location;
use sqlx::Connection;
use testkit::{Line, PostgresServer};
use tokio_tungstenite::tungstenite::Message;

use crate::support::{Dice, Person, Server, Socket, TIMEOUT, me_and_bots, open_game, stored, text};

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
    let (mut acknowledged, mut refused, mut kills) = (Vec::new(), 0, 0);
    let kill = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() \
                AND datname = current_database()";
    let goes_on = async {
        while acknowledged.len() < 24 {
            socket.until_turn_of("A").await;
            if acknowledged.len() / 4 > kills {
                kills += 1;
                server.sql(kill).await;
            }
            match try_act(&mut socket, &mut dice).await {
                Some(done) => acknowledged.push(done),
                None => {
                    // The table is read again, and told.
                    refused += 1;
                    tokio::time::sleep(SHORT).await;
                }
            }
            socket.drain();
        }
    };
    tokio::time::timeout(TIMEOUT * 4, goes_on).await.expect("it goes on");
    println!("{} acknowledged, {refused} refused", acknowledged.len());
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
    tokio::time::timeout(TIMEOUT, heard).await.unwrap_or_else(|_| panic!("{what} is not heard of"));
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

/// The line to the database goes dead without a word: nothing is acknowledged, nothing waits for ever, the server says
/// that it is not ready, and goes on when the line is back.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_dead_line_stops_no_table_for_good() {
    let Some(cluster) = PostgresServer::start() else { return };
    let direct = cluster.database("dead");
    let (place, proxy) = cluster.proxied("dead");
    let live = LiveConfig { retry_delay: SHORT, ..LiveConfig::default() };
    let server = Server::at(place, live).await;
    let paul = server.person("Paul").await;
    let id = paul.open(json!({ "pace_ms": 0 }), me_and_bots()).await;
    let mut socket = paul.sit(&id).await;
    let mut dice = Dice::new(3);
    for _ in 0..3 {
        socket.until_turn_of("A").await;
        socket.act(&mut dice).await;
    }
    socket.until_turn_of("A").await;
    server.until_ready().await;
    let seq = socket.seq();
    proxy.set(Line::Frozen);
    let act = json!({ "t": "act", "seq": seq, "seat": "A", "action": socket.choices()[0] });
    socket.send(act).await;
    tokio::time::sleep(Duration::from_secs(3)).await;
    assert_eq!((server.status("/readyz").await, server.status("/healthz").await), (503, 200), "a stuck writer shows");
    let refused = tokio::time::timeout(TIMEOUT, socket.until("refused")).await.expect("it does not wait for ever");
    assert!(matches!(refused["code"].as_str(), Some("not-stored" | "unavailable" | "unreadable")), "{refused}");
    proxy.set(Line::Open);
    // Whether that action was stored was not known: now it is, and the game goes on from there.
    let again = async {
        loop {
            let welcome = socket.until("welcome").await;
            if welcome["position"].is_object() {
                break;
            }
        }
        socket.until_turn_of("A").await;
        // Lines that were frozen may still be given up.
        while try_act(&mut socket, &mut dice).await.is_none() {
            tokio::time::sleep(SHORT).await;
            socket.drain();
            socket.until_turn_of("A").await;
        }
    };
    tokio::time::timeout(TIMEOUT * 2, again).await.expect("the game goes on");
    server.until_ready().await;
    let store = server::store::Store::open(&direct).await.expect("the database opens");
    let loaded = stored(&store, &id).await;
    open_game(&loaded, loaded.records.len());
    store.close().await;
    server.stop().await;
}

/// All connections die without a word, as behind a firewall that forgot them: each is given up, and the game goes on over
/// new ones.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn connections_that_are_forgotten_are_given_up() {
    let Some(cluster) = PostgresServer::start() else { return };
    cluster.database("forgotten");
    let (place, proxy) = cluster.proxied("forgotten");
    let server = Server::at(place, LiveConfig { retry_delay: SHORT, ..LiveConfig::default() }).await;
    let paul = server.person("Paul").await;
    let id = paul.open(json!({ "pace_ms": 0 }), me_and_bots()).await;
    let mut socket = paul.sit(&id).await;
    let mut dice = Dice::new(3);
    for round in 0..2 {
        socket.until_turn_of("A").await;
        if round > 0 {
            proxy.forget();
        }
        let again = async {
            while try_act(&mut socket, &mut dice).await.is_none() {
                tokio::time::sleep(SHORT).await;
                socket.drain();
                socket.until_turn_of("A").await;
            }
        };
        tokio::time::timeout(TIMEOUT * 4, again).await.expect("the game goes on");
    }
    server.until_ready().await;
    server.stop().await;
}

/// The records are locked, and nothing else is: the server is not ready as long as that lasts.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_locked_table_is_not_ready() {
    let Some(cluster) = PostgresServer::start() else { return };
    let place = cluster.database("locked");
    let server = Server::at(place.clone(), LiveConfig { retry_delay: SHORT, ..LiveConfig::default() }).await;
    let paul = server.person("Paul").await;
    let id = paul.open(json!({ "pace_ms": 0 }), me_and_bots()).await;
    let mut socket = paul.sit(&id).await;
    socket.until_turn_of("A").await;
    server.until_ready().await;
    let Location::Postgres(url) = &place else { unreachable!("a PostgreSQL database") };
    let mut other = sqlx::PgConnection::connect(url).await.expect("connected");
    for sql in ["BEGIN", "LOCK TABLE records IN EXCLUSIVE MODE"] {
        sqlx::query(sql).execute(&mut other).await.expect("locked");
    }
    let seq = socket.seq();
    let act = json!({ "t": "act", "seq": seq, "seat": "A", "action": socket.choices()[0] });
    let reason = socket.refused(Message::text(act.to_string())).await;
    assert!(reason.contains("save"), "{reason}");
    // Nothing waits to be written any more, but it would.
    tokio::time::sleep(Duration::from_millis(1100)).await;
    assert_eq!((server.status("/readyz").await, server.status("/healthz").await), (503, 200));
    assert_eq!(socket.seq(), seq, "what is not stored is not told");
    drop(other);
    socket.act(&mut Dice::new(4)).await;
    server.until_ready().await;

    // One record alone waits, for another that may take its number: that shows as well.
    socket.until_turn_of("A").await;
    let mut other = sqlx::PgConnection::connect(url).await.expect("connected");
    let seq = socket.seq();
    let taken = format!("INSERT INTO records (table_id, seq, seat, entry, at_ms) VALUES ('{id}', {seq}, 0, 'x', 0)");
    for sql in ["BEGIN", &taken] {
        sqlx::query(sqlx::AssertSqlSafe(sql)).execute(&mut other).await.expect("not yet stored");
    }
    socket.send(json!({ "t": "act", "seq": seq, "seat": "A", "action": socket.choices()[0] })).await;
    let shows = async {
        while server.status("/readyz").await != 503 {
            tokio::time::sleep(SHORT).await;
        }
    };
    tokio::select! {
        () = shows => {}
        _ = socket.until("refused") => panic!("it is given up before it shows"),
    }
    drop(other);
    server.until_ready().await;
    server.stop().await;
}

/// A server is cut off while somebody's clock runs there, and they move in time at another one: what the first would have
/// done when the time was over does not come after all when the line is back.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_clock_of_a_server_that_was_cut_off_takes_no_seat() {
    let Some(cluster) = PostgresServer::start() else { return };
    let direct = cluster.database("clock");
    let (place, proxy) = cluster.proxied("clock");
    let live = LiveConfig { retry_delay: SHORT, ..LiveConfig::default() };
    let (cut, steady) = (Server::at(place, live).await, Server::at(direct.clone(), live).await);
    let paul = cut.person("Paul").await;
    let seconds = Duration::from_secs(15);
    let options = json!({ "time": { "kind": "per-game", "seconds": seconds.as_secs() } });
    let friend = |name: &str| json!({ "kind": "hot-seat", "name": name });
    // Whoever begins a game runs it.
    let id = paul.open(options, json!([{ "kind": "me" }, friend("Jessica"), friend("Gurney")])).await;
    let begun = Instant::now();
    let (mut one, mut two) = (paul.sit(&id).await, steady.again(&paul).sit(&id).await);
    let first = two.to_move().expect("nobody has won yet");
    proxy.set(Line::Frozen);
    let mut dice = Dice::new(7);
    two.send(json!({ "t": "look", "seat": first })).await;
    two.until("welcome").await;
    while two.to_move().as_deref() == Some(&first) {
        two.act(&mut dice).await;
    }
    assert!(begun.elapsed() < seconds, "they moved in time: {:?}", begun.elapsed());
    // For some seconds it would wait for an answer.
    tokio::time::sleep((seconds + Duration::from_secs(2)).saturating_sub(begun.elapsed())).await;
    proxy.set(Line::Open);
    let seq = two.seq();
    let caught_up = async {
        while one.seq() < seq {
            one.next().await;
        }
    };
    tokio::time::timeout(TIMEOUT, caught_up).await.expect("it reads on when the line is back");
    let store = server::store::Store::open(&direct).await.expect("the database opens");
    let seat = table::Seat::parse(&first).expect("a seat").index();
    let row = stored(&store, &id).await.table.spec.seats.swap_remove(seat);
    assert_eq!(row.bot, None, "it is theirs: {row:?}");
    store.close().await;
    for server in [cut, steady] {
        server.stop().await;
    }
}

/// Other servers hear of many who come and go as seldom as those who look here.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn other_servers_are_told_together_who_comes_and_goes() {
    let Some(cluster) = PostgresServer::start() else { return };
    let place = cluster.database("crowd");
    let server = Server::at(place.clone(), LiveConfig::default()).await;
    let paul = server.person("Paul").await;
    let id = paul.open(json!({ "pace_ms": 0, "spectators": true }), me_and_bots()).await;
    let mut steady = paul.sit(&id).await;
    let Location::Postgres(url) = &place else { unreachable!("a PostgreSQL database") };
    let mut ear = sqlx::postgres::PgListener::connect(url).await.expect("connected");
    ear.listen("melange").await.expect("heard");
    let start = Instant::now();
    let crowd = futures_util::future::join_all((0..40).map(|_| async { server.stranger().sit(&id).await })).await;
    until(&mut steady, "who came", |socket| socket.table["watching"] == 40).await;
    crowd.into_iter().for_each(Socket::vanish);
    until(&mut steady, "who left", |socket| socket.table["watching"] == 0).await;
    let (mut words, mut full) = (0, false);
    let all_gone = async {
        loop {
            let word = ear.recv().await.expect("heard");
            let Some(start) = word.payload().find('{') else { continue };
            let presence: Value = serde_json::from_str(&word.payload()[start..]).expect("JSON");
            words += 1;
            full |= presence["watching"] == 40;
            if full && presence["watching"] == 0 {
                break;
            }
        }
    };
    tokio::time::timeout(TIMEOUT, all_gone).await.expect("they hear that all came and went");
    let most = 2 + start.elapsed().as_millis() as usize / 250;
    assert!(words <= most, "{words} words in {:?} for 40 who came and went", start.elapsed());
    server.stop().await;
}

/// Players at different servers vote together, and whoever was absent comes back at any of them.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_at_two_servers_vote_together() {
    let Some(cluster) = PostgresServer::start() else { return };
    let place = cluster.database("votes");
    let limits = Limits { absent_after: Duration::from_millis(1500), ..Limits::UNLIMITED };
    let start = || Server::limited_at(place.clone(), limits);
    let (here, there) = (start().await, start().await);
    let (paul, chani, feyd) = (here.person("Paul").await, here.person("Chani").await, there.person("Feyd").await);
    let new = json!({ "kind": "imperium", "setup": { "players": 3 }, "options": { "pace_ms": 0 },
        "seats": [{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }] });
    let id = text(&paul.post("/tables", new).await.ok()["id"]);
    for person in [&chani, &feyd] {
        person.post(&format!("/tables/{id}/join"), json!({})).await.ok();
    }
    paul.post(&format!("/tables/{id}/start"), json!({})).await.ok();
    let (mut one, mut two, mut three) = (paul.sit(&id).await, chani.sit(&id).await, feyd.sit(&id).await);
    let mut dice = Dice::new(17);
    while one.to_move().as_deref() != Some("A") {
        let (socket, seat) = if one.to_move().as_deref() == Some("B") { (&mut two, "B") } else { (&mut three, "C") };
        until(socket, "the turn", |socket| socket.to_move().as_deref() == Some(seat) && !socket.choices().is_empty())
            .await;
        socket.act(&mut dice).await;
        let seq = socket.seq();
        until(&mut one, "the action", |socket| socket.seq() >= seq).await;
    }
    one.vanish();
    let absent = |socket: &Socket| socket.table["seats"][0]["absence"].is_object();
    until(&mut two, "who is absent", absent).await;
    until(&mut three, "who is absent", absent).await;
    let stand_in = format!("/tables/{id}/stand-in");
    chani.post(&stand_in, json!({ "seat": "A" })).await.ok();
    let voted = json!({ "votes": 1, "needed": 2, "voted": false });
    until(&mut three, "the vote at the other server", |socket| socket.table["seats"][0]["absence"] == voted).await;
    feyd.post(&stand_in, json!({ "seat": "A" })).await.ok();
    for socket in [&mut two, &mut three] {
        until(socket, "the bot", |socket| socket.table["seats"][0]["kind"] == "bot").await;
    }
    // The bot plays, at one of the servers, and Paul comes back to the other.
    until(&mut two, "the bot's turn", |socket| socket.to_move().as_deref() != Some("A")).await;
    let back = there.again(&paul).sit(&id).await;
    assert_eq!((&back.table["seats"][0]["kind"], &back.position["viewer"]), (&json!("human"), &json!("A")));
    until(&mut two, "who is back", |socket| socket.table["seats"][0]["kind"] == "human").await;
    for server in [here, there] {
        server.stop().await;
    }
}

/// Who comes to a server while somebody moves at another one sees that move, though nothing follows it.
#[test]
fn a_move_during_the_loading_is_not_missed() {
    let Some(cluster) = PostgresServer::start() else { return };
    // One thread to read games on: while it is taken, a table stays half loaded.
    let mut builder = tokio::runtime::Builder::new_multi_thread();
    let runtime = builder.worker_threads(2).max_blocking_threads(1).enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let place = cluster.database("loading");
        let live = LiveConfig { retry_delay: SHORT, ..LiveConfig::default() };
        let (here, there) = (Server::at(place.clone(), live).await, Server::at(place, live).await);
        let paul = here.person("Paul").await;
        let id = paul.open(json!({ "pace_ms": 0 }), me_and_bots()).await;
        let mut one = paul.sit(&id).await;
        one.until_turn_of("A").await;

        let (release, released) = std::sync::mpsc::channel::<()>();
        let taken = tokio::task::spawn_blocking(move || released.recv());
        let elsewhere = there.again(&paul);
        let (move_it, come) = (
            async {
                // The records are read by then, and the word of the move is heard.
                tokio::time::sleep(SHORT * 4).await;
                // Effects wait after it, so that no bot follows.
                let choices = one.choices();
                let action = choices.iter().find(|action| action.starts_with("agent ")).unwrap_or(&choices[0]);
                one.act_as("A", action).await;
                tokio::time::sleep(SHORT * 4).await;
                release.send(()).expect("it waits");
                one.seq()
            },
            elsewhere.sit(&id),
        );
        let (seq, mut two) = tokio::join!(move_it, come);
        until(&mut two, "the move", |socket| socket.seq() >= seq).await;
        taken.await.expect("no panic").expect("released");
        for server in [here, there] {
            server.stop().await;
        }
    });
}

/// Whoever is connected to either server sees the same: who is there, what is asked, and who logged out.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_at_two_servers_are_at_one_table() {
    let Some(cluster) = PostgresServer::start() else { return };
    let place = cluster.database("people");
    let live = LiveConfig { retry_delay: SHORT, ..LiveConfig::default() };
    let (here, there) = (Server::at(place.clone(), live).await, Server::at(place, live).await);
    let (paul, chani) = (here.person("Paul").await, there.person("Chani").await);
    let new = json!({ "kind": "imperium", "setup": { "players": 3 }, "options": { "pace_ms": 0, "undo": "consent",
        "spectators": true }, "seats": [{ "kind": "me" }, { "kind": "open" }, { "kind": "bot", "bot": "random" }] });
    let id = text(&paul.post("/tables", new).await.ok()["id"]);
    chani.post(&format!("/tables/{id}/join"), json!({})).await.ok();
    paul.post(&format!("/tables/{id}/start"), json!({})).await.ok();
    let (mut one, mut two) = (paul.sit(&id).await, chani.sit(&id).await);

    // Presence.
    let both = |socket: &Socket| (0..2).all(|seat| socket.table["seats"][seat]["online"] == true);
    until(&mut one, "who is at the other server", both).await;
    until(&mut two, "who is at the other server", both).await;
    let watcher = there.stranger().sit(&id).await;
    until(&mut one, "who watches at the other server", |socket| socket.table["watching"] == 1).await;
    watcher.vanish();
    until(&mut one, "who left the other server", |socket| socket.table["watching"] == 0).await;

    // A request to take back, asked here and answered there.
    let mut dice = Dice::new(5);
    for answer in [false, true] {
        loop {
            let seq = one.seq().max(two.seq());
            until(&mut one, "the last action", |socket| socket.seq() >= seq).await;
            until(&mut two, "the last action", |socket| socket.seq() >= seq).await;
            assert!(!one.over(), "there was a moment to ask");
            match one.to_move().as_deref() {
                Some("B") if one.position["ask_undo"] == 1 => break,
                Some("A") => one.act(&mut dice).await,
                Some("B") => two.act(&mut dice).await,
                _ => _ = one.next().await,
            }
        }
        let (seq, steps) = (one.seq(), one.position["steps"].as_u64().expect("steps"));
        one.send(json!({ "t": "ask-undo", "seq": seq })).await;
        let asked = two.until("undo-asked").await;
        assert_eq!(asked["request"], json!({ "by": "A", "steps": 1, "agreed": [], "waits": ["B"] }));
        two.send(json!({ "t": "answer-undo", "seq": seq, "agree": answer })).await;
        if answer {
            for socket in [&mut one, &mut two] {
                let back = |socket: &Socket| socket.seq() == seq + 1 && socket.position["steps"] == steps - 1;
                until(socket, "what was taken back", back).await;
            }
        } else {
            while !one.said.iter().any(|message| message["t"] == "undo-asked" && message["refused"] == "B") {
                one.next().await;
            }
            two.act(&mut dice).await;
        }
    }

    // Who logs out at one server has no line at the other.
    let mut elsewhere = there.again(&paul).sit(&id).await;
    paul.post("/logout", json!({})).await.ok();
    for socket in [&mut one, &mut elsewhere] {
        let closed = async { while socket.try_next().await.is_ok() {} };
        tokio::time::timeout(TIMEOUT, closed).await.expect("the line ends with the session");
    }
    for server in [here, there] {
        server.stop().await;
    }
}
