//! A session that ends takes its sockets with it.

use serde_json::{Value, json};

use crate::support::{Dice, Server, Socket, me_and_bots};

/// The code the socket is closed with; whatever is told before may not be a later move.
async fn closed(socket: &mut Socket) -> u16 {
    loop {
        if let Err(code) = socket.try_next().await {
            return code;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_leaves_hears_no_more() {
    let server = Server::start().await;
    let credentials = json!({ "name": "Paul", "passphrase": "the slow blade" });
    let account = server.stranger().post("/account", credentials.clone()).await;
    let first = server.with_cookie(account.cookie.expect("a cookie"));
    let second =
        server.with_cookie(server.stranger().post("/login", credentials.clone()).await.cookie.expect("a cookie"));
    let id = first.open(json!({ "pace_ms": 0 }), me_and_bots()).await;
    let lobby = first.post("/tables", json!({ "kind": "imperium", "setup": { "players": 4 } })).await.ok();
    let lobby = lobby["id"].as_str().expect("an id").to_owned();
    // Two windows of one device, and another device.
    let (mut one, mut two, mut other) = (first.sit(&id).await, first.sit(&lobby).await, second.sit(&id).await);
    first.post("/logout", json!({})).await.ok();
    assert_eq!((closed(&mut one).await, closed(&mut two).await), (1013, 1013));
    other.until_turn_of("A").await;
    other.act(&mut Dice::new(2)).await;
    assert_eq!(first.connect(&id, "").await.try_next().await, Err(1008), "the old cookie opens nothing");

    // Signing in as somebody else is leaving, too; so is becoming an account, though the seat stays.
    let guest = server.person("Chani").await;
    let table = guest.open(json!({ "pace_ms": 0 }), me_and_bots()).await;
    let mut socket = guest.sit(&table).await;
    let account = guest.post("/account", json!({ "name": "Chani", "passphrase": "tau of the sietch" })).await;
    assert_eq!(closed(&mut socket).await, 1013);
    let chani = server.with_cookie(account.cookie.expect("a cookie"));
    let mut socket = chani.sit(&table).await;
    assert_eq!(socket.position["viewer"], "A");
    chani.post("/login", credentials).await.ok();
    assert_eq!(closed(&mut socket).await, 1013);
    assert_eq!(other.table["seats"][0]["mine"], Value::Bool(true));
    other.send(json!({ "t": "ping" })).await;
    other.until("pong").await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn all_devices_can_be_logged_out() {
    let server = Server::start().await;
    let old = json!({ "name": "Paul", "passphrase": "the slow blade" });
    let first = server.with_cookie(server.stranger().post("/account", old.clone()).await.cookie.expect("a cookie"));
    let second = server.with_cookie(server.stranger().post("/login", old.clone()).await.cookie.expect("a cookie"));
    let id = first.open(json!({ "pace_ms": 0 }), me_and_bots()).await;
    let (mut here, mut there) = (first.sit(&id).await, second.sit(&id).await);

    // Another passphrase: only by whoever knows the old one, and only this device stays.
    let change = |current: &str, new: &str| json!({ "current": current, "passphrase": new });
    first.post("/passphrase", change("a guess of mine", "walk without rhythm")).await.fails(401, "wrong name");
    first.post("/passphrase", change("the slow blade", "short")).await.fails(422, "at least");
    server
        .person("Feyd")
        .await
        .post("/passphrase", change("none at all", "walk without"))
        .await
        .fails(409, "have an account");
    first.post("/passphrase", change("the slow blade", "walk without rhythm")).await.ok();
    assert_eq!(closed(&mut there).await, 1013);
    second.get("/me").await.fails(401, "not signed in");
    here.until_turn_of("A").await;
    here.act(&mut Dice::new(2)).await;
    server.stranger().post("/login", old).await.fails(401, "wrong name");
    let new = json!({ "name": "Paul", "passphrase": "walk without rhythm" });
    let third = server.with_cookie(server.stranger().post("/login", new).await.cookie.expect("a cookie"));
    let mut again = third.sit(&id).await;

    third.post("/logout-everywhere", json!({})).await.ok();
    assert_eq!((closed(&mut here).await, closed(&mut again).await), (1013, 1013));
    for person in [&first, &third] {
        person.get("/me").await.fails(401, "not signed in");
    }
    server.stop().await;
}

/// A session that is used does not end; the browser hears of it once a day.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sessions_are_renewed_by_use() {
    let server = Server::start().await;
    let paul = server.person("Paul").await;
    assert_eq!(paul.get("/session").await.cookie, None, "it is new");
    server.sql("UPDATE sessions SET expires_at = expires_at - 100 * 86400000").await;
    let again = paul.get("/session").await;
    assert_eq!(again.cookie.as_ref(), Some(&paul.cookie), "the same for another while");
    assert_eq!(paul.get("/session").await.cookie, None);
    // By whatever request, and what was taken away comes back with it: 150 days more, and again, do not end it.
    for path in ["/tables", "/me", "/tables"] {
        server.sql("UPDATE sessions SET expires_at = expires_at - 150 * 86400000").await;
        assert_eq!(paul.get(path).await.cookie.as_ref(), Some(&paul.cookie), "{path}");
        assert_eq!(paul.get(path).await.cookie, None, "once a day is enough");
    }
    // Whoever leaves at that moment has no session, and no cookie of one.
    let guest = server.person("Chani").await;
    server.sql("UPDATE sessions SET expires_at = expires_at - 150 * 86400000").await;
    assert_eq!(guest.post("/logout", json!({})).await.cookie.as_deref(), Some("melange="));
    server.sql("UPDATE sessions SET expires_at = 1").await;
    assert_eq!(paul.get("/session").await.ok(), Value::Null, "one that ended is not brought back");
    server.stop().await;
}
