//! Opening, finding, joining, leaving, beginning.

use serde_json::{Value, json};

use crate::support::{Server, text};

fn new(seats: Value, options: Value) -> Value {
    json!({ "kind": "imperium", "setup": { "players": 4 }, "seats": seats, "options": options })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn from_an_empty_table_to_a_game() {
    let server = Server::start().await;
    let (paul, chani, feyd) = (server.person("Paul").await, server.person("Chani").await, server.person("Feyd").await);
    let table = paul.post("/tables", new(json!([{ "kind": "me" }]), json!({}))).await.ok();
    let (id, code) = (text(&table["id"]), text(&table["code"]));
    assert_eq!((&table["status"], &table["mine"]), (&json!("lobby"), &json!(true)));
    assert_eq!(table["seats"].as_array().map(Vec::len), Some(4));
    assert_eq!((&table["seed"], &table["to_move"], &table["summary"]), (&Value::Null, &Value::Null, &Value::Null));

    // By link and by code, in whatever case.
    assert_eq!(chani.info(&id).await["mine"], false);
    let found = chani.get(&format!("/tables/code/{}", code.to_lowercase())).await.ok();
    assert_eq!(found["id"], table["id"]);
    chani.get("/tables/code/ZZZZZZ").await.fails(404, "not found");
    chani.get("/tables/code/%ff").await.fails(404, "not found");
    chani.get("/tables/nothing").await.fails(404, "not found");
    chani.get("/tables/not-an-id").await.fails(404, "not found");

    let [join, leave, start, seat] = ["join", "leave", "start", "seat"].map(|verb| format!("/tables/{id}/{verb}"));
    server.stranger().post(&join, json!({})).await.fails(401, "not signed in");
    chani.post(&join, json!({ "seat": "Z" })).await.fails(400, "wrong type");
    chani.post(&join, json!({ "chair": "B" })).await.fails(400, "one too many");
    chani.post(&join, json!({ "seat": "A" })).await.fails(409, "all seats are taken");
    chani.post(&join, json!({ "seat": "G" })).await.fails(409, "all seats are taken");
    let joined = chani.post(&join, json!({ "seat": "C" })).await.ok();
    assert_eq!((&joined["seats"][2]["name"], &joined["seats"][2]["mine"]), (&json!("Chani"), &json!(true)));
    chani.post(&join, json!({})).await.fails(409, "you already have a seat");
    paul.post(&join, json!({})).await.fails(409, "you already have a seat");
    feyd.post(&leave, json!({})).await.fails(403, "no seat");

    // What only the owner may do, and what not even the owner may.
    chani.post(&seat, json!({ "seat": "B", "request": { "kind": "bot", "bot": "greedy" } })).await.fails(403, "host");
    chani.post(&start, json!({})).await.fails(403, "host");
    chani.ask("DELETE", &format!("/tables/{id}"), None).await.fails(403, "host");
    paul.post(&start, json!({})).await.fails(409, "still open");
    paul.post(&seat, json!({ "seat": "B", "request": { "kind": "me" } })).await.fails(409, "already have a seat");
    paul.post(&seat, json!({ "seat": "G", "request": { "kind": "open" } })).await.fails(409, "no seat G");
    paul.post(&seat, json!({ "seat": "B", "request": { "kind": "bot", "bot": "deep" } })).await.fails(422, "no bot");
    paul.post(&seat, json!({ "seat": "B", "request": { "kind": "bot", "bot": "" } })).await.fails(422, "no bot");
    paul.post(&seat, json!({ "seat": "B", "request": { "kind": "hot-seat", "name": " " } })).await.fails(422, "");
    paul.post(&seat, json!({ "seat": "B", "request": { "kind": "throne" } })).await.fails(400, "wrong type");
    let set = paul.post(&seat, json!({ "seat": "B", "request": { "kind": "bot", "bot": "random" } })).await.ok();
    assert_eq!((&set["seats"][1]["kind"], &set["seats"][1]["bot"]), (&json!("bot"), &json!("random")));

    // A seat that was left is free for somebody else.
    chani.post(&leave, json!({})).await.ok();
    let taken = feyd.post(&join, json!({})).await.ok();
    assert_eq!(taken["seats"][2]["name"], "Feyd");
    chani.post(&join, json!({})).await.ok();
    let begun = paul.post(&start, json!({})).await.ok();
    assert_eq!(begun["status"], "playing");
    assert!(begun["to_move"].is_string() && begun["seed"].is_null(), "{begun}");
    paul.post(&start, json!({})).await.fails(409, "already started");
    paul.post(&seat, json!({ "seat": "B", "request": { "kind": "open" } })).await.fails(409, "already started");
    server.person("Late").await.post(&join, json!({})).await.fails(409, "already started");
    paul.ask("DELETE", &format!("/tables/{id}"), None).await.fails(409, "already started");
    paul.get(&format!("/tables/{id}/save")).await.fails(403, "not over");
    // Without spectators a stranger learns who plays, and no more.
    let stranger = server.stranger();
    stranger.get(&format!("/tables/{id}/replay")).await.fails(403, "spectators");
    let known = stranger.info(&id).await;
    assert_eq!((&known["seats"][2]["name"], &known["status"]), (&json!("Feyd"), &json!("playing")));
    for secret in ["summary", "to_move", "outcome", "seed"] {
        assert!(known[secret].is_null() && !known["seats"][0]["clock"].is_number(), "{secret}: {known}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_cannot_be_opened() {
    let server = Server::start().await;
    let paul = server.person("Paul").await;
    let me = json!({ "kind": "me" });
    let mut wrong = vec![
        (json!({ "kind": "chess", "setup": {} }), 422, "no game 'chess'"),
        (json!({ "kind": "imperium", "setup": { "players": 9 } }), 422, ""),
        (json!({ "kind": "imperium", "setup": { "players": 4, "sand": 1 } }), 422, "sand"),
        (json!({ "kind": "imperium", "setup": 4 }), 422, "setup"),
        (json!({ "kind": "imperium", "setup": { "players": 4 }, "colour": "red" }), 400, "one too many"),
        (json!({ "kind": "imperium" }), 400, "lacks"),
        (new(json!([me, me]), json!({})), 422, "one seat per player"),
        (new(json!([me, me, me, me, me]), json!({})), 422, "4 seats"),
        (new(json!([{ "kind": "bot", "bot": "deep" }]), json!({})), 422, "no bot"),
        (new(json!([{ "kind": "hot-seat", "name": "" }]), json!({})), 422, ""),
        (new(json!([]), json!({ "undo": "always" })), 400, "wrong type"),
        (new(json!([]), json!({ "time": { "kind": "per-move", "seconds": 0 } })), 422, "1 second"),
        (new(json!([]), json!({ "time": { "kind": "per-game", "seconds": u32::MAX } })), 422, "30 days"),
        (new(json!([]), json!({ "time": { "kind": "per-game" } })), 400, "wrong type"),
        (new(json!([]), json!({ "pace_ms": 3_600_000 })), 422, "10 seconds"),
    ];
    for (body, status, says) in wrong.drain(..) {
        paul.post("/tables", body).await.fails(status, says);
    }
    server.stranger().post("/tables", new(json!([]), json!({}))).await.fails(401, "signed in");
    let lists = paul.get("/tables").await.ok();
    assert_eq!(lists, json!({ "mine": [], "listed": [] }), "nothing was left behind");
    // Somebody is missing: it waits instead.
    let mut asked = new(json!([me]), json!({}));
    asked["start"] = json!(true);
    assert_eq!(paul.post("/tables", asked).await.ok()["status"], "lobby");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn lists_and_privacy() {
    let server = Server::start().await;
    let (paul, chani) = (server.person("Paul").await, server.person("Chani").await);
    let seats = json!([{ "kind": "me" }]);
    let hidden = text(&paul.post("/tables", new(seats.clone(), json!({}))).await.ok()["id"]);
    let open = text(&paul.post("/tables", new(seats.clone(), json!({ "listed": true }))).await.ok()["id"]);
    let ids =
        |list: &Value| -> Vec<String> { list.as_array().expect("a list").iter().map(|t| text(&t["id"])).collect() };
    for who in [&chani, &server.stranger()] {
        let lists = who.get("/tables").await.ok();
        assert_eq!((ids(&lists["mine"]), ids(&lists["listed"])), (vec![], vec![open.clone()]));
    }
    let lists = paul.get("/tables").await.ok();
    assert_eq!(ids(&lists["mine"]).len(), 2);
    assert_eq!(ids(&lists["listed"]), [open.as_str()]);
    // Who joins a hidden table finds it again; the others still do not.
    chani.post(&format!("/tables/{hidden}/join"), json!({})).await.ok();
    assert_eq!(ids(&chani.get("/tables").await.ok()["mine"]), [hidden.as_str()]);
    assert_eq!(ids(&server.stranger().get("/tables").await.ok()["listed"]), [open.as_str()]);

    // A table that its owner closes is gone for everybody, at once and with its sockets.
    let mut socket = chani.sit(&hidden).await;
    paul.ask("DELETE", &format!("/tables/{hidden}"), None).await.ok();
    loop {
        match socket.try_next().await {
            Ok(message) if message["t"] == "table" && message["table"]["status"] == "abandoned" => break,
            Ok(_) => {}
            Err(code) => panic!("closed before a word: {code}"),
        }
    }
    assert_eq!(socket.try_next().await, Err(1013));
    for who in [&paul, &chani] {
        who.get(&format!("/tables/{hidden}")).await.fails(404, "not found");
        assert!(!ids(&who.get("/tables").await.ok()["mine"]).contains(&hidden));
    }
    paul.post(&format!("/tables/{hidden}/start"), json!({})).await.fails(404, "not found");
    paul.ask("DELETE", &format!("/tables/{hidden}"), None).await.fails(404, "not found");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seat_is_taken_once() {
    let server = Server::start().await;
    let owner = server.person("Owner").await;
    let bot = json!({ "kind": "bot", "bot": "random" });
    let id = text(&owner.post("/tables", new(json!([{ "kind": "me" }, bot, bot]), json!({}))).await.ok()["id"]);
    let mut people = Vec::new();
    for number in 0..8 {
        people.push(server.person(&format!("Guest {number}")).await);
    }
    let path = format!("/tables/{id}/join");
    let asked = people.iter().map(|person| person.post(&path, json!({})));
    let statuses: Vec<u16> = futures_util::future::join_all(asked).await.iter().map(|answer| answer.status).collect();
    assert_eq!(statuses.iter().filter(|&&status| status == 200).count(), 1, "{statuses:?}");
    assert_eq!(statuses.iter().filter(|&&status| status == 409).count(), 7, "{statuses:?}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_lobby_is_live() {
    let server = Server::start().await;
    let (paul, chani) = (server.person("Paul").await, server.person("Chani").await);
    let bot = json!({ "kind": "bot", "bot": "greedy" });
    let id = text(&paul.post("/tables", new(json!([{ "kind": "me" }, bot, bot]), json!({}))).await.ok()["id"]);
    let mut watching = paul.sit(&id).await;
    assert_eq!(watching.position, Value::Null);
    watching.drain();
    chani.post(&format!("/tables/{id}/join"), json!({})).await.ok();
    while watching.table["seats"][3]["name"] != "Chani" {
        watching.until("table").await;
    }
    assert_eq!(watching.table["seats"][3]["online"], false);
    let mut coming = chani.sit(&id).await;
    while watching.table["seats"][3]["online"] != true {
        watching.until("table").await;
    }
    paul.post(&format!("/tables/{id}/start"), json!({})).await.ok();
    for socket in [&mut watching, &mut coming] {
        let begun = socket.until("welcome").await;
        assert_eq!(begun["table"]["status"], "playing");
        assert!(begun["position"]["lines"].as_array().is_some_and(|lines| !lines.is_empty()), "the deal is told");
    }
    assert_eq!((&watching.position["viewer"], &coming.position["viewer"]), (&json!("A"), &json!("D")));
    coming.vanish();
    while watching.table["seats"][3]["online"] != false {
        watching.until("table").await;
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn leaders_by_chance_by_choice_and_by_name() {
    let server = Server::start().await;
    let paul = server.person("Paul").await;
    let friend = |name: &str| json!({ "kind": "hot-seat", "name": name });
    let open = async |leaders: Value| {
        let setup = json!({ "players": 3, "modules": ["base"], "leaders": leaders });
        let seats = json!([{ "kind": "me" }, friend("Jessica"), friend("Gurney")]);
        let new = json!({ "kind": "imperium", "setup": setup, "seats": seats, "start": true });
        paul.post("/tables", new).await.ok()
    };
    let plays = |table: &Value| -> Vec<String> {
        let names = table["summary"]["plays_as"].as_array().expect("a list");
        names.iter().filter_map(|name| name.as_str().map(str::to_owned)).collect()
    };
    let dealt = plays(&open(json!("random")).await);
    assert_eq!(dealt.len(), 3, "{dealt:?}");
    let named = plays(&open(json!([dealt[2], dealt[0], dealt[1]])).await);
    assert_eq!(named, [dealt[2].as_str(), &dealt[0], &dealt[1]]);
    let table = open(json!("choose")).await;
    assert_eq!(plays(&table), [""; 0], "nobody has one yet: {}", table["summary"]);
    let id = text(&table["id"]);
    let mut socket = paul.sit(&id).await;
    let mut chosen = Vec::new();
    for _ in 0..3 {
        let seat = socket.to_move().expect("somebody chooses");
        socket.send(json!({ "t": "look", "seat": seat })).await;
        socket.until("welcome").await;
        let choices = socket.choices();
        assert!(choices.iter().all(|choice| choice.starts_with("leader ") && !chosen.contains(choice)), "{choices:?}");
        socket.act_as(&seat, &choices[0]).await;
        chosen.push(choices[0].clone());
    }
    assert_eq!(plays(&paul.info(&id).await).len(), 3);
    let unknown = json!({ "players": 3, "leaders": ["nobody", "noone", "none"] });
    paul.post("/tables", json!({ "kind": "imperium", "setup": unknown })).await.fails(422, "");
    let modules = json!({ "players": 3, "modules": ["base", "atlantis"] });
    paul.post("/tables", json!({ "kind": "imperium", "setup": modules })).await.fails(422, "");
    server.stop().await;
}
