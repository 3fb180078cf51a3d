//! A server on a free port, people with cookies, and sockets that keep what they are told.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use games::LiveGame;
use serde_json::{Value, json};
use server::limit::Limits;
use server::live::LiveConfig;
use server::push::PushConfig;
use server::store::{LoadedTable, Location, Store, TableId};
use server::{Config, serve_until};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// Nothing here takes longer, however busy the machine is.
pub const TIMEOUT: Duration = Duration::from_secs(30);

/// Choices that are always the same.
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice(seed | 1)
    }

    pub fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % n as u64) as usize
    }
}

/// A server of the test's own.
pub struct Server {
    pub address: SocketAddr,
    pub database: Location,
    live: LiveConfig,
    limits: Limits,
    push: Option<PushConfig>,
    stop: Option<oneshot::Sender<()>>,
    task: JoinHandle<()>,
    folder: Option<TempDir>,
}

impl Server {
    pub async fn start() -> Server {
        Server::with(LiveConfig::default()).await
    }

    /// Live tables as said, but never a limit on how often something is asked or said.
    pub async fn with(live: LiveConfig) -> Server {
        Server::calling(live, None).await
    }

    /// One that calls people whose browser is closed.
    pub async fn calling(live: LiveConfig, push: Option<PushConfig>) -> Server {
        Server::on_a_file(live, Limits::UNLIMITED, push).await
    }

    /// With these limits.
    pub async fn limited(limits: Limits) -> Server {
        Server::on_a_file(LiveConfig::default(), limits, None).await
    }

    async fn on_a_file(live: LiveConfig, limits: Limits, push: Option<PushConfig>) -> Server {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let database = Location::Sqlite(folder.path().join("melange.db"));
        Server { folder: Some(folder), ..Server::run(database, live, limits, push).await }
    }

    /// At a database that is there already.
    pub async fn at(database: Location, live: LiveConfig) -> Server {
        Server::run(database, live, Limits::UNLIMITED, None).await
    }

    /// The same with these limits.
    pub async fn limited_at(database: Location, limits: Limits) -> Server {
        Server::run(database, LiveConfig::default(), limits, None).await
    }

    /// One that calls people, at a database that is there already.
    pub async fn calling_at(database: Location, live: LiveConfig, push: PushConfig) -> Server {
        Server::run(database, live, Limits::UNLIMITED, Some(push)).await
    }

    async fn run(database: Location, live: LiveConfig, limits: Limits, push: Option<PushConfig>) -> Server {
        let mut config = Config::new(([127, 0, 0, 1], 0).into(), database.clone());
        config.http.limits = limits;
        config.http.live = live;
        config.http.development = true;
        config.http.push.clone_from(&push);
        let (stop, stopped) = oneshot::channel::<()>();
        let (ready, address) = oneshot::channel();
        let task = tokio::spawn(async move {
            let stopped = async { _ = stopped.await };
            serve_until(config, stopped, |address| _ = ready.send(address)).await.expect("it serves");
        });
        let address = address.await.expect("it starts");
        Server { address, database, live, limits, push, stop: Some(stop), task, folder: None }
    }

    /// Stops, and starts again after a while.
    pub async fn restart(mut self, away: Duration) -> Server {
        let (folder, database, live, push) = (self.folder.take(), self.database.clone(), self.live, self.push.clone());
        let limits = self.limits;
        self.stop().await;
        tokio::time::sleep(away).await;
        Server { folder, ..Server::run(database, live, limits, push).await }
    }

    /// Stops, has something done to the database, and starts again.
    pub async fn stopped_for(mut self, sql: &str) -> Server {
        let (folder, database, live, push) = (self.folder.take(), self.database.clone(), self.live, self.push.clone());
        let limits = self.limits;
        self.stop().await;
        testkit::run_sql(&database, sql).await.unwrap_or_else(|error| panic!("{sql}: {error}"));
        Server { folder, ..Server::run(database, live, limits, push).await }
    }

    /// Does something to the database that the server would never do.
    pub async fn sql(&self, sql: &str) {
        testkit::run_sql(&self.database, sql).await.unwrap_or_else(|error| panic!("{sql}: {error}"));
    }

    /// Stops in good order.
    pub async fn stop(mut self) {
        drop(self.stop.take());
        tokio::time::timeout(TIMEOUT, &mut self.task).await.expect("it stops").expect("no panic");
    }

    pub async fn person(&self, name: &str) -> Person {
        let stranger = Person { address: self.address, cookie: String::new(), language: "en" };
        let answer = stranger.ask("POST", "/session", Some(json!({ "name": name }))).await;
        assert_eq!(answer.status, 201, "{}", answer.body);
        Person { cookie: answer.cookie.expect("a cookie"), ..stranger }
    }

    pub fn with_cookie(&self, cookie: String) -> Person {
        Person { address: self.address, cookie, language: "en" }
    }

    /// Somebody who was here before.
    pub fn again(&self, person: &Person) -> Person {
        Person { address: self.address, ..person.clone() }
    }

    pub fn stranger(&self) -> Person {
        Person { address: self.address, cookie: String::new(), language: "en" }
    }

    /// The database beside the server, as another process would open it.
    pub async fn store(&self) -> Store {
        Store::open(&self.database).await.expect("the database opens")
    }

    /// What a page outside the API answers.
    pub async fn status(&self, path: &str) -> u16 {
        let head = self.stranger().raw("GET", path, None).await.0;
        head.split(' ').nth(1).and_then(|code| code.parse().ok()).expect("a status")
    }

    /// A number of the metrics page.
    pub async fn metric(&self, name: &str) -> i64 {
        let page = self.stranger().raw("GET", "/metrics", None).await.1;
        let line = page.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.unwrap_or_else(|| panic!("no {name} in {page}")).parse().expect("a number")
    }

    /// Waits until it says that it can write: a disk that is busy may take its time.
    pub async fn until_ready(&self) {
        let ready = async {
            while self.status("/readyz").await != 200 {
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        };
        tokio::time::timeout(TIMEOUT, ready).await.expect("it is ready");
    }

    pub async fn until_metric(&self, name: &str, wanted: i64) {
        let reached = async {
            while self.metric(name).await != wanted {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        tokio::time::timeout(TIMEOUT, reached).await.unwrap_or_else(|_| panic!("{name} is not {wanted}"));
    }
}

/// What a request was answered with.
pub struct Answer {
    pub status: u16,
    pub body: Value,
    pub cookie: Option<String>,
}

impl Answer {
    #[track_caller]
    pub fn ok(self) -> Value {
        assert!((200..300).contains(&self.status), "{} {}", self.status, self.body);
        self.body
    }

    /// Refused with this status, and a message that says so.
    #[track_caller]
    pub fn fails(self, status: u16, says: &str) {
        let message = text(&self.body["error"]["message"]);
        assert_eq!(self.status, status, "{}", self.body);
        assert!(message.contains(says), "'{says}' is not in '{message}'");
    }
}

/// Somebody with a browser.
#[derive(Clone)]
pub struct Person {
    address: SocketAddr,
    pub cookie: String,
    language: &'static str,
}

impl Person {
    pub async fn raw(&self, method: &str, path: &str, body: Option<Value>) -> (String, String) {
        let body = body.map_or(String::new(), |body| body.to_string());
        let (host, cookie, language) = (self.address, &self.cookie, self.language);
        let kind = if body.is_empty() { "" } else { "content-type: application/json\r\n" };
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {host}\r\ncookie: {cookie}\r\naccept-language: {language}\r\n{kind}content-length: {}\r\nconnection: close\r\n\r\n{body}",
            body.len()
        );
        let mut stream = TcpStream::connect(self.address).await.expect("connected");
        stream.write_all(request.as_bytes()).await.expect("sent");
        let mut answer = String::new();
        let read = tokio::time::timeout(TIMEOUT, stream.read_to_string(&mut answer)).await;
        read.expect("in time").expect("answered");
        let (head, body) = answer.split_once("\r\n\r\n").expect("a head and a body");
        assert!(!head.to_lowercase().contains("transfer-encoding"), "{head}");
        (head.to_owned(), body.to_owned())
    }

    pub async fn ask(&self, method: &str, path: &str, body: Option<Value>) -> Answer {
        let (head, body) = self.raw(method, &format!("/api/v1{path}"), body).await;
        let status = head.split(' ').nth(1).and_then(|code| code.parse().ok()).expect("a status");
        let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
        let body = if body.is_empty() { Value::Null } else { serde_json::from_str(&body).expect("JSON") };
        Answer { status, body, cookie: cookie.and_then(|text| text.split(';').next()).map(str::to_owned) }
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.ask("GET", path, None).await
    }

    pub async fn post(&self, path: &str, body: Value) -> Answer {
        self.ask("POST", path, Some(body)).await
    }

    /// The same person, asking in another language.
    pub fn speaking(&self, language: &'static str) -> Person {
        Person { language, ..self.clone() }
    }

    /// Opens a table and gives its id.
    pub async fn open(&self, options: Value, seats: Value) -> String {
        let count = seats.as_array().expect("a list").len().max(3);
        let new = json!({ "kind": "imperium", "setup": { "players": count }, "options": options, "seats": seats, "start": true });
        text(&self.post("/tables", new).await.ok()["id"])
    }

    pub async fn info(&self, id: &str) -> Value {
        self.get(&format!("/tables/{id}")).await.ok()
    }

    /// Connects and takes the first message.
    pub async fn sit(&self, id: &str) -> Socket {
        self.come(id, "").await
    }

    /// Connects with a query and takes the first message.
    pub async fn come(&self, id: &str, query: &str) -> Socket {
        let mut socket = self.connect(id, query).await;
        let first = socket.next().await;
        assert_eq!(first["t"], "welcome", "{first}");
        socket
    }

    pub async fn connect(&self, id: &str, query: &str) -> Socket {
        let (stream, _) = connect_async(self.upgrade(id, query)).await.expect("a socket");
        let (to, from) = stream.split();
        let (push, inbox) = mpsc::unbounded_channel();
        let reader = tokio::spawn(read(from, push));
        Socket { to, inbox, reader, table: Value::Null, position: Value::Null, lines: Vec::new(), said: Vec::new() }
    }

    /// The request that opens a socket.
    pub fn upgrade(&self, id: &str, query: &str) -> tokio_tungstenite::tungstenite::handshake::client::Request {
        let address = format!("ws://{}/api/v1/tables/{id}/live{query}", self.address);
        let mut request = address.into_client_request().expect("a request");
        if !self.cookie.is_empty() {
            request.headers_mut().insert("cookie", HeaderValue::from_str(&self.cookie).expect("text"));
        }
        request
    }
}

type Stream = WebSocketStream<MaybeTlsStream<TcpStream>>;

async fn read(mut from: SplitStream<Stream>, push: mpsc::UnboundedSender<Result<Value, u16>>) {
    while let Some(Ok(message)) = from.next().await {
        let received = match message {
            Message::Text(text) => Ok(serde_json::from_str(&text).expect("messages are JSON")),
            Message::Close(frame) => Err(frame.map_or(0, |frame| frame.code.into())),
            _ => continue,
        };
        if push.send(received).is_err() {
            break;
        }
    }
}

/// A connection to a table, with everything it has been told.
pub struct Socket {
    to: SplitSink<Stream, Message>,
    inbox: mpsc::UnboundedReceiver<Result<Value, u16>>,
    reader: JoinHandle<()>,
    pub table: Value,
    pub position: Value,
    pub lines: Vec<Value>,
    /// Every message, in order.
    pub said: Vec<Value>,
}

impl Socket {
    /// The next message, folded into what is known.
    pub async fn next(&mut self) -> Value {
        self.try_next().await.unwrap_or_else(|code| panic!("the socket was closed: {code}"))
    }

    /// The next message, or the code the socket was closed with (0 without one).
    pub async fn try_next(&mut self) -> Result<Value, u16> {
        let got = tokio::time::timeout(TIMEOUT, self.inbox.recv()).await.expect("a message in time");
        let message = got.unwrap_or(Err(0))?;
        self.fold(&message);
        self.said.push(message.clone());
        Ok(message)
    }

    fn fold(&mut self, message: &Value) {
        if message["table"].is_object() {
            self.table = message["table"].clone();
        }
        if message["position"].is_object() {
            let position = &message["position"];
            let from = position["lines_from"].as_u64().expect("a step");
            self.lines.retain(|line| line["step"].as_u64() < Some(from));
            self.lines.extend(position["lines"].as_array().expect("lines").iter().cloned());
            let before = std::mem::replace(&mut self.position, position.clone());
            if message["changes"] == true {
                self.position["view"] = before["view"].clone();
                for (path, value) in position["view"].as_object().expect("paths and values") {
                    *path.split('.').fold(&mut self.position["view"], |at, key| &mut at[key]) = value.clone();
                }
            }
        }
    }

    /// Takes messages until one of this kind.
    pub async fn until(&mut self, kind: &str) -> Value {
        loop {
            let message = self.next().await;
            if message["t"] == kind {
                return message;
            }
        }
    }

    /// Takes messages until so many entries are known.
    pub async fn until_seq(&mut self, seq: u64) {
        while self.seq() < seq {
            self.next().await;
        }
    }

    /// Whatever has come and was not looked at yet; nothing is waited for.
    pub fn drain(&mut self) {
        while let Ok(Ok(message)) = self.inbox.try_recv() {
            self.fold(&message);
            self.said.push(message);
        }
    }

    pub async fn send(&mut self, message: Value) {
        self.send_raw(Message::text(message.to_string())).await.expect("sent");
    }

    pub async fn send_raw(&mut self, message: Message) -> Result<(), Error> {
        self.to.send(message).await
    }

    /// Sends something that must be refused, and gives the reason. Other messages may come before.
    pub async fn refused(&mut self, message: Message) -> String {
        let seq = self.seq();
        self.send_raw(message.clone()).await.expect("sent");
        let reason = tokio::time::timeout(TIMEOUT / 2, self.until("refused")).await;
        let reason = reason.unwrap_or_else(|_| panic!("after {seq}, {message:.300} was not refused: {}", self.seq()));
        text(&reason["message"])
    }

    pub fn seq(&self) -> u64 {
        self.position["seq"].as_u64().unwrap_or(0)
    }

    /// Who owes a decision.
    pub fn to_move(&self) -> Option<String> {
        self.position["decision"]["seat"].as_str().map(str::to_owned)
    }

    pub fn over(&self) -> bool {
        self.position["outcome"].is_object()
    }

    /// The actions this viewer may choose from.
    pub fn choices(&self) -> Vec<String> {
        let choices = self.position["decision"]["choices"].as_array();
        choices.into_iter().flatten().map(|choice| text(&choice["action"])).collect()
    }

    /// An action for the seat looked through, by chance; takes messages until it is done.
    pub async fn act(&mut self, dice: &mut Dice) {
        let choices = self.choices();
        assert!(!choices.is_empty(), "{}", self.position["decision"]);
        let action = choices[dice.below(choices.len())].clone();
        self.act_as(&text(&self.position["viewer"]), &action).await;
    }

    pub async fn act_as(&mut self, seat: &str, action: &str) {
        let seq = self.seq();
        self.send(json!({ "t": "act", "seq": seq, "seat": seat, "action": action })).await;
        while self.seq() <= seq {
            let message = self.next().await;
            assert_ne!(message["t"], "refused", "{message} {action}");
        }
    }

    /// Takes messages until this seat owes a decision, or the game is over.
    pub async fn until_turn_of(&mut self, seat: &str) {
        while !self.over() && self.to_move().as_deref() != Some(seat) {
            self.next().await;
        }
    }

    /// What was said since `seq` that told of a later entry.
    pub fn messages_after(&self, seq: u64) -> Vec<&Value> {
        self.said.iter().filter(|message| message["position"]["seq"].as_u64() > Some(seq)).collect()
    }

    /// Ends without a word, as a dead phone does.
    pub fn vanish(self) {
        self.reader.abort();
    }
}

pub fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("no text: {value}")).to_owned()
}

/// What a line of the log says.
pub fn line_text(line: &Value) -> String {
    parts_text(&line["parts"])
}

/// What a prompt or a line of the log says.
pub fn parts_text(parts: &Value) -> String {
    let read = |part: &Value| match part {
        Value::Object(thing) => text(&thing["text"]),
        Value::Number(number) => number.to_string(),
        other => text(other),
    };
    parts.as_array().expect("parts").iter().map(read).collect()
}

pub fn id_of(table: &str) -> TableId {
    TableId::try_from(table.to_owned()).expect("an id")
}

/// What is stored of a table.
pub async fn stored(store: &Store, table: &str) -> LoadedTable {
    store.load(&id_of(table)).await.expect("it is stored")
}

/// The game that the first `entries` records are.
pub fn open_game(loaded: &LoadedTable, entries: usize) -> Box<dyn LiveGame> {
    let spec = &loaded.table.spec;
    let entries: Vec<String> = loaded.records[..entries].iter().map(|record| record.entry.clone()).collect();
    let seed = spec.seed.expose().parse().expect("a seed");
    games::find(&spec.kind).expect("a game").open(&spec.setup, &seed, &entries).expect("the records are a game")
}

/// A game of people and as many bots as three seats have room for; gives its id. The first of them opens the table.
pub async fn begin_game(people: &[&Person], options: Value) -> String {
    let mut seats = vec![json!({ "kind": "me" })];
    seats.resize(people.len(), json!({ "kind": "open" }));
    seats.resize(3, json!({ "kind": "bot", "bot": "random" }));
    let new = json!({ "kind": "imperium", "setup": { "players": 3 }, "options": options, "seats": seats });
    let id = text(&people[0].post("/tables", new).await.ok()["id"]);
    for person in &people[1..] {
        person.post(&format!("/tables/{id}/join"), json!({})).await.ok();
    }
    people[0].post(&format!("/tables/{id}/start"), json!({})).await.ok();
    id
}

/// A game of people that is over: their time ran out at once, and bots played on for them.
pub async fn finished_game(people: &[&Person]) -> String {
    let id = begin_game(people, json!({ "pace_ms": 0, "time": { "kind": "per-game", "seconds": 1 } })).await;
    let over = async {
        while people[0].info(&id).await["status"] != "over" {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(TIMEOUT * 2, over).await.expect("the bots finish it");
    id
}

/// One person against three bots that do not wait.
pub fn me_and_bots() -> Value {
    let bot = json!({ "kind": "bot", "bot": "greedy" });
    json!([{ "kind": "me" }, bot, bot, bot])
}
