//! Calls to people whose browser is closed, up to a push service that checks who calls and a browser that reads it.

use std::sync::Arc;
use std::sync::atomic::{AtomicU16, Ordering};
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, Uri};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hmac;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey as Verifier};
use serde_json::{Value, json};
use server::live::LiveConfig;
use server::push::PushConfig;
use testkit::PostgresServer;
use tokio::net::TcpListener;
use tokio::sync::mpsc;

use crate::support::{Dice, Person, Server, Socket, TIMEOUT, id_of, me_and_bots, text};

/// Long enough for a call that must not come.
const QUIET: Duration = Duration::from_millis(600);

type Posted = (Uri, HeaderMap, Bytes);
type ServiceState = (mpsc::UnboundedSender<Posted>, Arc<AtomicU16>);

/// A push service of the test's own.
struct Service {
    origin: String,
    posted: mpsc::UnboundedReceiver<Posted>,
    answer: Arc<AtomicU16>,
}

impl Service {
    async fn start() -> Service {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let origin = format!("http://{}", listener.local_addr().expect("an address"));
        let (post, posted) = mpsc::unbounded_channel();
        let answer = Arc::new(AtomicU16::new(201));
        let takes = |State((post, answer)): State<ServiceState>, uri: Uri, head: HeaderMap, body: Bytes| async move {
            post.send((uri, head, body)).expect("the test listens");
            StatusCode::from_u16(answer.load(Ordering::Relaxed)).expect("a status")
        };
        let router = axum::Router::new().fallback(takes).with_state((post, Arc::clone(&answer)));
        tokio::spawn(async move { axum::serve(listener, router).await });
        Service { origin, posted, answer }
    }

    async fn server(&self) -> Server {
        let live = LiveConfig { notify_after: Duration::from_millis(100), ..LiveConfig::default() };
        Server::calling(live, Some(self.chosen())).await
    }

    fn chosen(&self) -> PushConfig {
        PushConfig { contact: "mailto:thufir@example.org".into(), services: vec![self.origin.clone()] }
    }

    async fn call(&mut self) -> Posted {
        tokio::time::timeout(TIMEOUT, self.posted.recv()).await.expect("a call in time").expect("the service runs")
    }

    async fn quiet(&mut self) {
        tokio::time::sleep(QUIET).await;
        assert!(self.posted.try_recv().is_err(), "nobody is called");
    }
}

/// A browser that subscribed.
struct Browser {
    key: EphemeralPrivateKey,
    point: Vec<u8>,
    auth: [u8; 16],
}

impl Browser {
    fn new() -> Browser {
        let key = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).expect("a key");
        let point = key.compute_public_key().expect("a point").as_ref().to_vec();
        Browser { key, point, auth: *b"walk without rhy" }
    }

    fn subscription(&self, endpoint: String, language: &str) -> Value {
        let (p256dh, auth) = (BASE64.encode(&self.point), BASE64.encode(self.auth));
        json!({ "endpoint": endpoint, "p256dh": p256dh, "auth": auth, "language": language })
    }

    /// Reads what was sealed for it, as RFC 8291 says.
    fn read(self, body: &[u8]) -> Value {
        let (salt, rest) = body.split_at(16);
        assert_eq!(rest[..5], [0, 0, 16, 0, 65]);
        let (sender, record) = rest[5..].split_at(65);
        let theirs = UnparsedPublicKey::new(&ECDH_P256, sender);
        let shared = agree_ephemeral(self.key, &theirs, <[u8]>::to_vec).expect("a secret");
        let derive = |salt: &[u8], secret: &[u8], info: &[u8]| {
            let sign = |key: &[u8], text: &[u8]| hmac::sign(&hmac::Key::new(hmac::HMAC_SHA256, key), text);
            sign(sign(salt, secret).as_ref(), &[info, &[1]].concat()).as_ref().to_vec()
        };
        let secret = derive(&self.auth, &shared, &[b"WebPush: info\0", self.point.as_slice(), sender].concat());
        let key = derive(salt, &secret, b"Content-Encoding: aes128gcm\0");
        let nonce = derive(salt, &secret, b"Content-Encoding: nonce\0");
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key[..16]).expect("a key"));
        let nonce = Nonce::try_assume_unique_for_key(&nonce[..12]).expect("a nonce");
        let mut record = record.to_vec();
        let plain = key.open_in_place(nonce, Aad::empty(), &mut record).expect("it was meant for us");
        serde_json::from_slice(plain.strip_suffix(&[2]).expect("the last record")).expect("JSON")
    }
}

/// Checks who sends, and gives what they claim and their public key.
fn vouched(head: &HeaderMap) -> (Value, String) {
    let header = head["authorization"].to_str().expect("text");
    let (token, key) = header.strip_prefix("vapid t=").and_then(|rest| rest.split_once(", k=")).expect("both parts");
    let (signed, signature) = token.rsplit_once('.').expect("a signature");
    let signature = BASE64.decode(signature).expect("base64");
    let point = BASE64.decode(key).expect("base64");
    Verifier::new(&ECDSA_P256_SHA256_FIXED, point).verify(signed.as_bytes(), &signature).expect("signed by that key");
    let claims = BASE64.decode(signed.split_once('.').expect("claims").1).expect("base64");
    (serde_json::from_slice(&claims).expect("JSON"), key.to_owned())
}

/// Paul, Chani and a bot; the game has begun.
async fn table(server: &Server) -> (String, Person, Person) {
    let (paul, chani) = (server.person("Paul").await, server.person("Chani").await);
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "bot", "bot": "random" }]);
    let new = json!({ "kind": "imperium", "setup": { "players": 3 }, "options": { "pace_ms": 0 }, "seats": seats });
    let id = text(&paul.post("/tables", new).await.ok()["id"]);
    chani.post(&format!("/tables/{id}/join"), json!({})).await.ok();
    paul.post(&format!("/tables/{id}/start"), json!({})).await.ok();
    (id, paul, chani)
}

/// Plays a seat until another person's turn.
async fn play(socket: &mut Socket, mine: &str, theirs: &str, dice: &mut Dice) {
    while socket.to_move().as_deref() != Some(theirs) {
        if socket.to_move().as_deref() == Some(mine) { socket.act(dice).await } else { drop(socket.next().await) }
    }
}

async fn chanis_turn(paul: &mut Socket, dice: &mut Dice) {
    play(paul, "A", "B", dice).await;
}

/// Chani plays on from where Paul is, and Paul sees all of it.
async fn pauls_turn(chani: &mut Socket, paul: &mut Socket, dice: &mut Dice) {
    chani.until_seq(paul.seq()).await;
    play(chani, "B", "A", dice).await;
    paul.until_seq(chani.seq()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_away_is_called_once_a_turn() {
    let mut service = Service::start().await;
    let server = service.server().await;
    let mut dice = Dice::new(7);
    let (id, paul, chani) = table(&server).await;
    let mut paul = paul.sit(&id).await;
    let browser = Browser::new();
    // Nobody is called who did not ask for it.
    chanis_turn(&mut paul, &mut dice).await;
    service.quiet().await;
    let mut socket = chani.sit(&id).await;
    pauls_turn(&mut socket, &mut paul, &mut dice).await;
    socket.vanish();
    let asked = browser.subscription(format!("{}/send/chani?x=1", service.origin), "uk");
    chani.post("/push", asked).await.ok();
    chanis_turn(&mut paul, &mut dice).await;

    let (uri, head, body) = service.call().await;
    assert_eq!(uri, "/send/chani?x=1");
    let (claims, key) = vouched(&head);
    assert_eq!(key, text(&chani.get("/push").await.ok()["key"]));
    assert_eq!((&claims["aud"], &claims["sub"]), (&json!(service.origin), &json!("mailto:thufir@example.org")));
    let day = 24 * 3600;
    let now = std::time::UNIX_EPOCH.elapsed().expect("after 1970").as_secs();
    assert!((now..now + day).contains(&claims["exp"].as_u64().expect("a time")), "{claims}");
    assert_eq!((&head["content-encoding"], head["topic"].len()), (&"aes128gcm".parse().expect("text"), 32));
    assert!(head["ttl"].to_str().expect("text").parse::<u32>().expect("seconds") >= day as u32);
    let said = browser.read(&body);
    let body = "На вас чекають за столом: Paul, Легкий бот C.";
    assert_eq!(said, json!({ "table": id, "title": "Ваш хід", "body": body }));
    // Bots are patient.
    let alone = chani.open(json!({ "pace_ms": 0 }), me_and_bots()).await;
    while chani.info(&alone).await["to_move"] != "A" {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    service.quiet().await;

    // Whoever is there needs no call, and none after having gone on with the turn.
    let mut socket = chani.sit(&id).await;
    pauls_turn(&mut socket, &mut paul, &mut dice).await;
    chanis_turn(&mut paul, &mut dice).await;
    service.quiet().await;
    // A browser that goes without having done anything may have shown nobody. Its service does not know it any more.
    service.answer.store(410, Ordering::Relaxed);
    socket.vanish();
    service.call().await;
    let store = server.store().await;
    let user = store.load(&id_of(&id)).await.expect("stored").table.spec.seats[1].user.clone();
    let forgotten = async {
        while !store.subscriptions_of(user.as_ref().expect("Chani")).await.expect("asked").is_empty() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(TIMEOUT, forgotten).await.expect("forgotten in time");
    store.close().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn calls_go_on_after_a_restart() {
    let mut service = Service::start().await;
    let server = service.server().await;
    let mut dice = Dice::new(11);
    let (id, paul, chani) = table(&server).await;
    let key = chani.get("/push").await.ok();
    let browser = Browser::new();
    chani.post("/push", browser.subscription(format!("{}/chani", service.origin), "en")).await.ok();
    // A guest who becomes an account is still called.
    let account = json!({ "name": "Chani", "passphrase": "tau of the sietch" });
    let chani = server.with_cookie(chani.post("/account", account).await.cookie.expect("a cookie"));
    let (mut first, mut second) = (paul.sit(&id).await, chani.sit(&id).await);
    chanis_turn(&mut first, &mut dice).await;
    pauls_turn(&mut second, &mut first, &mut dice).await;
    drop((first, second));
    while service.posted.try_recv().is_ok() {}

    let server = server.restart(Duration::ZERO).await;
    let (paul, chani) = (server.again(&paul), server.again(&chani));
    assert_eq!(chani.get("/push").await.ok(), key, "the same key: subscriptions are made for it");
    chanis_turn(&mut paul.sit(&id).await, &mut dice).await;
    let (_, head, body) = service.call().await;
    assert_eq!(json!({ "key": vouched(&head).1 }), key);
    assert_eq!(browser.read(&body)["title"], "It's your turn");
    server.stop().await;
}

/// At several servers: who looks at another one is not called, and who is called is called once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_server_calls_for_all() {
    let Some(cluster) = PostgresServer::start() else { return };
    let mut service = Service::start().await;
    let place = cluster.database("calls");
    let live = LiveConfig { notify_after: Duration::from_millis(300), ..LiveConfig::default() };
    let (here, there) = (
        Server::calling_at(place.clone(), live, service.chosen()).await,
        Server::calling_at(place, live, service.chosen()).await,
    );
    let mut dice = Dice::new(13);
    let (id, paul, chani) = table(&here).await;
    let browser = Browser::new();
    let mut one = paul.sit(&id).await;
    // She looks at the other server, where nobody runs the game.
    let mut two = there.again(&chani).sit(&id).await;
    while one.table["seats"][1]["online"] != true {
        one.next().await;
    }
    chani.post("/push", browser.subscription(format!("{}/chani", service.origin), "en")).await.ok();
    chanis_turn(&mut one, &mut dice).await;
    pauls_turn(&mut two, &mut one, &mut dice).await;
    chanis_turn(&mut one, &mut dice).await;
    service.quiet().await;
    // Paul looks at both when she goes: both servers know that it is her turn.
    let _other = there.again(&paul).sit(&id).await;
    two.vanish();
    service.call().await;
    service.quiet().await;
    for server in [here, there] {
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_known_services_and_only_where_it_was_chosen() {
    let service = Service::start().await;
    let server = service.server().await;
    let chani = server.person("Chani").await;
    let browser = Browser::new();
    let mine = format!("{}/chani", service.origin);
    for wrong in ["https://evil.example/x", "http://127.0.0.1:1/x", "nonsense", &format!("{mine}{}", "x".repeat(2048))]
    {
        let refused = chani.post("/push", browser.subscription(wrong.into(), "en")).await;
        assert_eq!((refused.status, &refused.body["error"]["code"]), (422, &json!("push-service")), "{wrong}");
    }
    let mut keys = browser.subscription(mine.clone(), "en");
    keys["auth"] = json!("short");
    let refused = chani.post("/push", keys).await;
    assert_eq!((refused.status, &refused.body["error"]["code"]), (422, &json!("push-keys")));
    server.stranger().post("/push", browser.subscription(mine.clone(), "en")).await.fails(401, "signed in");
    let google = "https://fcm.googleapis.com/fcm/send/x".to_owned();
    chani.post("/push", browser.subscription(google.clone(), "en")).await.ok();
    chani.ask("DELETE", "/push", Some(json!({ "endpoint": google }))).await.ok();

    // Whoever leaves is called no more.
    chani.post("/push", browser.subscription(mine.clone(), "en")).await.ok();
    let (store, me) = (server.store().await, text(&chani.get("/me").await.ok()["id"]));
    let me = server::store::UserId::try_from(me).expect("an id");
    assert_eq!(store.subscriptions_of(&me).await.expect("asked").len(), 1);
    chani.post("/logout", json!({})).await.ok();
    assert!(store.subscriptions_of(&me).await.expect("asked").is_empty());
    store.close().await;
    server.stop().await;

    let server = Server::start().await;
    let paul = server.person("Paul").await;
    assert_eq!(paul.get("/push").await.ok(), json!({ "key": null }));
    let refused = paul.post("/push", browser.subscription(mine, "en")).await;
    assert_eq!((refused.status, &refused.body["error"]["code"]), (404, &json!("push-off")));
    server.stop().await;
}
