//! People who play as fast as they are answered, come back when the line breaks, and remember what they were promised.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::store::TableId;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::{Semaphore, watch};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// Tables at once.
const TABLES: u64 = 8;

/// What was promised at one table.
#[derive(Clone, Default)]
pub struct Kept {
    /// Number, seat and text of every action that an update answered.
    pub acknowledged: Vec<(u64, u8, String)>,
    /// The highest number of entries anybody was told of.
    pub highest: u64,
}

/// What was promised everywhere.
#[derive(Default)]
pub struct Book {
    tables: Mutex<BTreeMap<String, Kept>>,
    unsure: Mutex<usize>,
}

impl Book {
    pub fn tables(&self) -> Vec<(TableId, Kept)> {
        let tables = self.tables.lock().expect("not poisoned");
        tables.iter().map(|(id, kept)| (TableId::try_from(id.clone()).expect("an id"), kept.clone())).collect()
    }

    /// Actions that were stored although nobody could answer any more.
    pub fn unsure(&self) -> usize {
        *self.unsure.lock().expect("not poisoned")
    }

    fn change(&self, id: &str, change: impl FnOnce(&mut Kept)) {
        change(self.tables.lock().expect("not poisoned").entry(id.to_owned()).or_default());
    }
}

/// Where the server is; none while nobody may ask it.
type ServerAddress = Option<String>;

/// All clients.
pub struct Load {
    book: Arc<Book>,
    address_now: watch::Sender<ServerAddress>,
    /// One permit for each client that is connected.
    inside: Arc<Semaphore>,
    tasks: Vec<tokio::task::JoinHandle<()>>,
}

impl Load {
    /// People come in and begin to play.
    pub async fn start(address: &str) -> Load {
        let (book, address_now) = (Arc::new(Book::default()), watch::Sender::new(Some(address.to_owned())));
        let inside = Arc::new(Semaphore::new(TABLES as usize));
        let mut tasks = Vec::new();
        for number in 0..TABLES {
            let (_, cookie) =
                ask(address, "", "POST", "/session", json!({ "name": format!("Guest {number}") })).await.expect("in");
            let cookie = cookie.expect("a cookie");
            let player = Player {
                number,
                cookie,
                book: Arc::clone(&book),
                address_now: address_now.subscribe(),
                inside: Arc::clone(&inside),
                random: number * 7919 + 1,
            };
            tasks.push(tokio::spawn(player.play()));
        }
        Load { book, address_now, inside, tasks }
    }

    pub fn book(&self) -> Arc<Book> {
        Arc::clone(&self.book)
    }

    /// Nobody comes in any more; returns when everybody who was inside has noticed that the line is dead or left.
    pub async fn pause(&self) {
        self.address_now.send_replace(None);
        let all = self.inside.acquire_many(TABLES as u32);
        drop(tokio::time::timeout(crate::TIMEOUT, all).await.expect("everybody leaves").expect("open"));
        assert!(self.tasks.iter().all(|task| !task.is_finished()), "a client failed");
    }

    /// The server is there again.
    pub fn resume(&self, address: &str) {
        self.address_now.send_replace(Some(address.to_owned()));
    }
}

impl Drop for Load {
    fn drop(&mut self) {
        self.tasks.iter().for_each(tokio::task::JoinHandle::abort);
    }
}

/// One request; none if the line breaks.
async fn ask(address: &str, cookie: &str, method: &str, path: &str, body: Value) -> Option<(Value, Option<String>)> {
    let body = body.to_string();
    let request = format!(
        "{method} /api/v1{path} HTTP/1.1\r\nhost: {address}\r\ncookie: {cookie}\r\ncontent-type: application/json\r\n\
         content-length: {}\r\nconnection: close\r\n\r\n{body}",
        body.len()
    );
    let mut stream = TcpStream::connect(address).await.ok()?;
    stream.write_all(request.as_bytes()).await.ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.ok()?;
    let (head, body) = answer.split_once("\r\n\r\n")?;
    assert!(head.starts_with("HTTP/1.1 20"), "{answer}");
    let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
    let cookie = cookie.and_then(|text| text.split(';').next()).map(str::to_owned);
    // A body that was cut off is no answer.
    Some((serde_json::from_str(body).ok()?, cookie))
}

struct Player {
    number: u64,
    cookie: String,
    book: Arc<Book>,
    address_now: watch::Receiver<ServerAddress>,
    inside: Arc<Semaphore>,
    random: u64,
}

impl Player {
    /// One game after the other, for ever.
    async fn play(mut self) {
        loop {
            let id = loop {
                let address = self.address().await;
                let _inside = self.inside.clone().acquire_owned().await.expect("open");
                let bot =
                    json!({ "kind": "bot", "bot": if self.number.is_multiple_of(2) { "random" } else { "greedy" } });
                let friend = |name: &str| json!({ "kind": "hot-seat", "name": name });
                // Most against bots, some with friends at one screen.
                let seats = match self.number % 4 {
                    3 => json!([{ "kind": "me" }, friend("Jessica"), friend("Gurney")]),
                    2 => json!([{ "kind": "me" }, friend("Jessica"), bot, bot]),
                    _ => json!([{ "kind": "me" }, bot, bot, bot]),
                };
                let players = seats.as_array().map(Vec::len);
                let new = json!({ "kind": "imperium", "setup": { "players": players }, "options": { "pace_ms": 0 },
                    "seats": seats, "start": true });
                if let Some((table, _)) = ask(&address, &self.cookie, "POST", "/tables", new).await {
                    break table["id"].as_str().expect("an id").to_owned();
                }
                tokio::time::sleep(Duration::from_millis(5)).await;
            };
            // What was sent last without an answer.
            let mut pending = None;
            while !self.sit(&id, &mut pending).await {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        }
    }

    async fn address(&mut self) -> String {
        let address_now = self.address_now.wait_for(Option::is_some).await.expect("the test runs");
        address_now.clone().expect("some")
    }

    /// Plays until the line breaks (`false`) or the game is over (`true`).
    async fn sit(&mut self, id: &str, pending: &mut Option<(u64, u8, String)>) -> bool {
        let address = self.address().await;
        let _inside = self.inside.clone().acquire_owned().await.expect("open");
        let known = self.book.tables.lock().expect("not poisoned").get(id).map_or(0, |kept| kept.highest);
        let mut request =
            format!("ws://{address}/api/v1/tables/{id}/live?since={known}").into_client_request().expect("a request");
        request.headers_mut().insert("cookie", self.cookie.parse().expect("a value"));
        let Ok((mut socket, _)) = connect_async(request).await else { return false };
        let mut first = true;
        let mut address_now = self.address_now.clone();
        loop {
            let message = tokio::select! {
                // What was said before the end is heard first.
                biased;
                message = socket.next() => message,
                // Told to leave while the server runs.
                _ = address_now.wait_for(Option::is_none) => None,
            };
            let Some(Ok(message)) = message else { return false };
            let Message::Text(text) = message else { continue };
            let message: Value = serde_json::from_str(&text).expect("whole messages only");
            let position = &message["position"];
            match message["t"].as_str() {
                Some("refused") => panic!("{id}: {message} {pending:?}"),
                Some("welcome" | "update") => {}
                _ => continue,
            }
            let seq = position["seq"].as_u64().expect("a number");
            if first {
                assert!(seq >= known, "{id}: {known} were told, now there are {seq}");
                let from = position["lines_from"].as_u64().expect("a step");
                assert_eq!(from, if known == 0 { 0 } else { known + 1 }, "{id}: only what is new");
                if let Some((number, ..)) = pending.take()
                    && seq > number
                {
                    *self.book.unsure.lock().expect("not poisoned") += 1;
                }
                first = false;
            }
            // An update with the next number is the promise.
            let answered = message["t"] == "update" && pending.as_ref().is_some_and(|(number, ..)| seq == number + 1);
            self.book.change(id, |kept| {
                kept.highest = kept.highest.max(seq);
                if answered {
                    kept.acknowledged.extend(pending.take());
                }
            });
            if position["outcome"].is_object() {
                return true;
            }
            let seat = position["decision"]["seat"].as_str().expect("a seat");
            let choices = position["decision"]["choices"].as_array().expect("choices");
            let mine = match self.number % 4 {
                3 => true,
                2 => matches!(seat, "A" | "B"),
                _ => seat == "A",
            };
            if !mine || pending.is_some() {
                continue;
            }
            let say = if choices.is_empty() {
                json!({ "t": "look", "seat": seat })
            } else {
                self.random = self.random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(12345);
                let choice = &choices[(self.random >> 33) as usize % choices.len()];
                let action = choice["action"].as_str().expect("text");
                *pending = Some((seq, seat.as_bytes()[0] - b'A', action.to_owned()));
                json!({ "t": "act", "seq": seq, "seat": seat, "action": action })
            };
            if socket.send(Message::text(say.to_string())).await.is_err() {
                return false;
            }
        }
    }
}
