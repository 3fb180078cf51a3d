//! Hot seats, spectators, and leaving.

use serde_json::{Value, json};
use table::Viewer;
use tokio_tungstenite::tungstenite::Message;

use crate::support::{Dice, Server, me_and_bots, open_game, stored, text};

fn look(seat: Value) -> Value {
    json!({ "t": "look", "seat": seat })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hot_seat() {
    let server = Server::start().await;
    let (paul, chani) = (server.person("Paul").await, server.person("Chani").await);
    let seats = json!([{ "kind": "me" }, { "kind": "hot-seat", "name": "Jessica" }, { "kind": "hot-seat", "name": "Gurney" },
        { "kind": "bot", "bot": "greedy" }]);
    let id = paul.open(json!({ "spectators": true, "pace_ms": 0 }), seats).await;
    let mut socket = paul.sit(&id).await;
    let (mut dice, store) = (Dice::new(5), server.store().await);
    assert_eq!(socket.position["viewer"], Value::Null, "the curtain is drawn until somebody says who looks");
    for _ in 0..60 {
        while socket.to_move().as_deref() == Some("D") {
            socket.next().await;
        }
        let seat = socket.to_move().expect("somebody owes a decision");
        // Behind the curtain nobody's cards are seen, and nothing can be taken back.
        socket.send(look(Value::Null)).await;
        socket.until("welcome").await;
        assert_eq!((socket.choices().len(), &socket.position["undo"]), (0, &json!(0)));
        let loaded = stored(&store, &id).await;
        let there = open_game(&loaded, loaded.records.len());
        assert_eq!(socket.position["view"], there.view(Viewer::Spectator));
        assert!(socket.lines.iter().all(|line| line["secret"] == false));
        let behind = socket.position["view"]["players"].clone();
        socket.send(look(json!(seat))).await;
        socket.until("welcome").await;
        assert_eq!(socket.position["viewer"], seat.as_str());
        let hands = &socket.position["view"]["players"];
        for player in ["A", "B", "C", "D"].into_iter().filter(|&player| player != seat) {
            // What everybody saw on its way there, and nothing else.
            assert_eq!(hands[player]["hand"], behind[player]["hand"], "{seat} does not see {player}'s hand");
        }
        // One's own actions can be taken back, those of the neighbour not.
        let own = socket.position["undo"].as_u64().expect("a number") as usize;
        let actors = paul.get(&format!("/tables/{id}/replay")).await.ok();
        let turns = actors["history"]["turns"].as_array().expect("turns");
        let since = turns.last().and_then(|mark| mark["step"].as_u64()).expect("a turn");
        assert!(own as u64 <= socket.position["steps"].as_u64().expect("steps") - since);
        socket.act(&mut dice).await;
    }
    // Not through others' eyes.
    for seat in ["D", "G"] {
        let reason = socket.refused(Message::text(look(json!(seat)).to_string())).await;
        assert!(reason.contains("not your seat"), "{reason}");
    }
    let mut other = chani.sit(&id).await;
    assert_eq!(other.position["viewer"], Value::Null);
    for seat in ["A", "B", "D"] {
        let reason = other.refused(Message::text(look(json!(seat)).to_string())).await;
        assert!(reason.contains("not your seat"), "{reason}");
    }
    assert_eq!(other.position["viewer"], Value::Null);
    chani.get(&format!("/tables/{id}/replay?seat=A")).await.fails(403, "not your seat");
    chani.get(&format!("/tables/{id}/replay?seat=all")).await.fails(403, "not over");
    paul.get(&format!("/tables/{id}/replay?seat=D")).await.fails(403, "not your seat");
    assert_eq!(paul.get(&format!("/tables/{id}/replay?seat=B")).await.ok()["position"]["viewer"], "B");
    assert_eq!(paul.get(&format!("/tables/{id}/replay")).await.ok()["position"]["viewer"], Value::Null);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn spectators_where_they_are_welcome() {
    let server = Server::start().await;
    let (paul, chani) = (server.person("Paul").await, server.person("Chani").await);
    for allowed in [true, false] {
        let id = paul.open(json!({ "spectators": allowed }), me_and_bots()).await;
        for who in [&chani, &server.stranger()] {
            let replay = who.get(&format!("/tables/{id}/replay")).await;
            let mut socket = who.connect(&id, "").await;
            if allowed {
                let welcome = socket.next().await;
                assert_eq!(welcome["position"]["viewer"], Value::Null);
                assert!(welcome["position"]["decision"]["choices"].as_array().is_some_and(Vec::is_empty));
                let act = json!({ "t": "act", "seq": welcome["position"]["seq"], "seat": "A", "action": "reveal" });
                assert!(socket.refused(Message::text(act.to_string())).await.contains("not your seat"));
                replay.ok();
                assert_eq!(paul.info(&id).await["watching"], 1);
                socket.vanish();
                server.until_metric("melange_sockets", 0).await;
            } else {
                assert_eq!(socket.try_next().await, Err(1008), "closed for good");
                replay.fails(403, "spectators");
            }
        }
    }
    server.stop().await;
}

/// Whoever came to look at the lobby does not stay to look at a game without spectators.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_lobby_is_open_to_all_the_game_is_not() {
    let server = Server::start().await;
    let (paul, chani) = (server.person("Paul").await, server.person("Chani").await);
    for allowed in [true, false] {
        let bot = json!({ "kind": "bot", "bot": "greedy" });
        let new = json!({ "kind": "imperium", "setup": { "players": 3 }, "options": { "spectators": allowed },
            "seats": [{ "kind": "me" }, bot, bot] });
        let id = text(&paul.post("/tables", new).await.ok()["id"]);
        let mut looks = chani.connect(&id, "").await;
        assert_eq!(looks.next().await["position"], Value::Null);
        paul.post(&format!("/tables/{id}/start"), json!({})).await.ok();
        let ended = loop {
            match looks.try_next().await {
                Ok(message) if message["position"].is_object() => break false,
                Ok(message) => assert!(message["table"]["to_move"].is_null(), "{message}"),
                Err(_) => break true,
            }
        };
        assert_eq!(ended, !allowed, "spectators allowed: {allowed}");
    }
    server.stop().await;
}

/// However many lines one visitor opens, nobody else is kept from the table.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_fills_a_table_alone() {
    let server = Server::start().await;
    let (paul, chani) = (server.person("Paul").await, server.person("Chani").await);
    let id = paul.open(json!({ "spectators": true }), me_and_bots()).await;
    let mut lines = Vec::new();
    for _ in 0..9 {
        lines.push(chani.sit(&id).await);
    }
    let mut first = lines.remove(0);
    while first.try_next().await.is_ok() {}
    assert_eq!(paul.info(&id).await["watching"], 8, "the oldest went");
    // Strangers without a name fill all places for spectators; who plays gets in all the same.
    let stranger = server.stranger();
    for _ in 8..256 {
        lines.push(stranger.connect(&id, "").await);
        lines.last_mut().expect("a line").next().await;
    }
    assert_eq!(stranger.connect(&id, "").await.try_next().await, Err(1008), "crowded");
    paul.sit(&id).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_leaves_is_played_by_a_bot() {
    let server = Server::start().await;
    let (paul, chani) = (server.person("Paul").await, server.person("Chani").await);
    let bot = json!({ "kind": "bot", "bot": "greedy" });
    let new = json!({ "kind": "imperium", "setup": { "players": 3 }, "options": { "pace_ms": 0 },
        "seats": [{ "kind": "me" }, { "kind": "open" }, bot] });
    let id = text(&paul.post("/tables", new).await.ok()["id"]);
    chani.post(&format!("/tables/{id}/join"), json!({})).await.ok();
    paul.post(&format!("/tables/{id}/start"), json!({})).await.ok();
    let (mut stays, mut goes) = (paul.sit(&id).await, chani.sit(&id).await);
    assert_eq!(goes.position["viewer"], "B");
    while goes.to_move().as_deref() == Some("C") {
        goes.next().await;
    }
    chani.post(&format!("/tables/{id}/leave"), json!({})).await.ok();
    // Without spectators whoever gave up the seat sees no more of the game.
    loop {
        match goes.try_next().await {
            Ok(message) => assert_ne!(message["t"], "update", "{message}"),
            Err(code) => break assert_eq!(code, 1013),
        }
    }
    assert_eq!(chani.connect(&id, "").await.try_next().await, Err(1008));
    while stays.table["seats"][1]["kind"] != "bot" {
        stays.next().await;
    }
    assert_eq!(stays.table["seats"][1]["name"], "Chani");
    let mut dice = Dice::new(2);
    for _ in 0..15 {
        stays.until_turn_of("A").await;
        stays.act(&mut dice).await;
    }
    stays.until_turn_of("A").await;
    chani.post(&format!("/tables/{id}/leave"), json!({})).await.fails(403, "no seat");
    // When the last one leaves, the bots finish it among themselves.
    paul.post(&format!("/tables/{id}/leave"), json!({})).await.ok();
    while stays.table["status"] != "over" {
        stays.next().await;
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_have_names_of_the_readers_language() {
    let server = Server::start().await;
    let paul = server.person("Paul").await;
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "bot": "greedy" }, { "kind": "bot", "bot": "random" }]);
    let id = paul.open(json!({ "pace_ms": 0, "spectators": true }), seats).await;
    let names = |table: &Value| [1, 2].map(|seat| text(&table["seats"][seat]["name"]));
    for (language, greedy, random) in [
        ("en", "Bot B", "Random bot C"),
        ("ru", "Бот B", "Лёгкий бот C"),
        ("uk", "Бот B", "Легкий бот C"),
        ("zh", "机器人B", "简单机器人C"),
    ] {
        let info = paul.speaking(language).info(&id).await;
        assert_eq!(names(&info), [greedy, random]);
        let mut socket = server.stranger().come(&id, &format!("?lang={language}")).await;
        assert_eq!(names(&socket.table), [greedy, random]);
        // Whoever changes the language hears the names anew.
        socket.send(json!({ "t": "language", "language": "en" })).await;
        socket.until("welcome").await;
        assert_eq!(names(&socket.table), ["Bot B", "Random bot C"]);
        let replay = paul.get(&format!("/tables/{id}/replay?lang={language}")).await.ok();
        assert!(replay["position"]["lines"].to_string().contains(greedy), "lines of the log call them so too");
    }
    server.stop().await;
}

/// Who leaves several seats at one screen leaves all of them, or none.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn leaving_is_one_transaction() {
    let server = Server::start().await;
    let paul = server.person("Paul").await;
    let friend = |name: &str| json!({ "kind": "hot-seat", "name": name });
    let id = paul.open(json!({ "pace_ms": 0 }), json!([{ "kind": "me" }, friend("Jessica"), friend("Gurney")])).await;
    let kinds = async || -> Vec<Value> {
        let info = paul.info(&id).await;
        info["seats"].as_array().expect("seats").iter().map(|seat| seat["kind"].clone()).collect()
    };
    let before = kinds().await;
    server
        .sql("CREATE TRIGGER broken BEFORE UPDATE ON seats WHEN NEW.seat = 2 BEGIN SELECT RAISE(ABORT, 'no'); END")
        .await;
    assert_eq!(paul.post(&format!("/tables/{id}/leave"), json!({})).await.status, 503);
    assert_eq!(kinds().await, before, "in memory");
    let seats = stored(&server.store().await, &id).await.table.spec.seats;
    assert!(seats.iter().all(|seat| seat.bot.is_none()), "nothing is half left: {seats:?}");
    server.sql("DROP TRIGGER broken").await;
    paul.post(&format!("/tables/{id}/leave"), json!({})).await.ok();
    assert_eq!(kinds().await, ["bot", "bot", "bot"]);
    server.stop().await;
}
