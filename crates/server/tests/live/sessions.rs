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
