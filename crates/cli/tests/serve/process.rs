//! A server process, and somebody who talks to it.

use std::io::{BufRead, BufReader, Read};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use testkit::CleanupOnExit;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// Nothing here takes longer, however busy the machine is.
pub const TIMEOUT: Duration = Duration::from_secs(60);

pub type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// A running server. What it logs is collected.
pub struct Process {
    child: Child,
    pub address: String,
    log: Option<std::thread::JoinHandle<String>>,
    _cleanup: CleanupOnExit,
}

impl Process {
    pub fn start(mut command: Command) -> Process {
        let mut child = command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let cleanup = CleanupOnExit::kill(&child);
        let mut errors = child.stderr.take().expect("a pipe");
        let log = std::thread::spawn(move || {
            let mut text = String::new();
            errors.read_to_string(&mut text).expect("text");
            text
        });
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut line).expect("it says where it is");
        let address = line.trim().rsplit_once("http://").unwrap_or_else(|| panic!("no address in '{line}'")).1;
        Process { child, address: address.to_owned(), log: Some(log), _cleanup: cleanup }
    }

    /// `melange serve` on a free port.
    pub fn serve(arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_melange"));
        command.args(["serve", "--listen", "127.0.0.1:0", "--no-open", "--no-limits"]).args(arguments);
        command
    }

    /// Its number.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Sends a signal by its name.
    pub fn signal(&self, name: &str) {
        let status = Command::new("kill").args(["-s", name, &self.child.id().to_string()]).status();
        assert!(status.expect("kill is there").success());
    }

    /// Waits for the end; gives how it ended and everything it logged.
    pub fn end(mut self) -> (ExitStatus, String) {
        let start = Instant::now();
        let status = loop {
            if let Some(status) = self.child.try_wait().expect("a child") {
                break status;
            }
            assert!(start.elapsed() < TIMEOUT, "it does not end");
            std::thread::sleep(Duration::from_millis(20));
        };
        (status, self.log.take().expect("once").join().expect("read"))
    }

    /// One request: status, cookie, body.
    pub async fn ask(&self, method: &str, path: &str, cookie: &str, body: &str) -> (u16, Option<String>, Value) {
        let host = &self.address;
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {host}\r\ncookie: {cookie}\r\ncontent-type: application/json\r\n\
             content-length: {}\r\nconnection: close\r\n\r\n{body}",
            body.len()
        );
        let mut stream = TcpStream::connect(host).await.expect("connected");
        stream.write_all(request.as_bytes()).await.expect("sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.expect("answered");
        let (head, body) = answer.split_once("\r\n\r\n").expect("a head and a body");
        let status = head.split(' ').nth(1).and_then(|code| code.parse().ok()).expect("a status");
        let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
        let cookie = cookie.and_then(|text| text.split(';').next()).map(str::to_owned);
        (status, cookie, serde_json::from_str(body).unwrap_or(Value::Null))
    }

    /// A number of the metrics page.
    pub async fn metric(&self, name: &str) -> u64 {
        let page = self.page("/metrics").await;
        let line = page.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.unwrap_or_else(|| panic!("no {name} in {page}")).parse().expect("a number")
    }

    async fn page(&self, path: &str) -> String {
        self.page_with(path, "").await
    }

    /// What a page answers to a request with these lines in its head.
    pub async fn page_with(&self, path: &str, head: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).await.expect("connected");
        let request = format!("GET {path} HTTP/1.1\r\nhost: {}\r\n{head}connection: close\r\n\r\n", self.address);
        stream.write_all(request.as_bytes()).await.expect("sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.expect("answered");
        answer
    }

    /// A guest's cookie.
    pub async fn guest(&self, name: &str) -> String {
        let body = json!({ "name": name }).to_string();
        self.ask("POST", "/api/v1/session", "", &body).await.1.expect("a cookie")
    }

    /// A game of one against bots that has begun; its id, or the status if there is none.
    pub async fn game(&self, cookie: &str) -> Result<String, u16> {
        let bot = json!({ "kind": "bot", "bot": "greedy" });
        let new = json!({ "kind": "imperium", "setup": { "players": 3 }, "start": true,
            "seats": [{ "kind": "me" }, bot, bot], "options": { "pace_ms": 0 } });
        let (status, _, table) = self.ask("POST", "/api/v1/tables", cookie, &new.to_string()).await;
        table["id"].as_str().map(str::to_owned).ok_or(status)
    }

    pub async fn sit(&self, cookie: &str, id: &str) -> Socket {
        self.come_back(cookie, id, 0).await
    }

    /// The socket of somebody who knows so many entries already.
    pub async fn come_back(&self, cookie: &str, id: &str, known: u64) -> Socket {
        let address = format!("ws://{}/api/v1/tables/{id}/live?since={known}", self.address);
        let mut request = address.into_client_request().expect("a request");
        request.headers_mut().insert("cookie", cookie.parse().expect("a value"));
        connect_async(request).await.expect("a socket").0
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The next message, or the code the socket was closed with (0 without one).
pub async fn hear(socket: &mut Socket) -> Result<Value, u16> {
    let heard = async {
        loop {
            match socket.next().await {
                Some(Ok(Message::Text(text))) => return Ok(serde_json::from_str(&text).expect("JSON")),
                Some(Ok(Message::Close(frame))) => return Err(frame.map_or(0, |frame| frame.code.into())),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(0),
            }
        }
    };
    tokio::time::timeout(TIMEOUT, heard).await.expect("in time")
}

/// Plays as seat A, taking the first choice, until so many of its actions were answered, somebody's could not be stored,
/// or the game is over. Gives the acknowledged ones, and whether one could not be stored.
pub async fn play(socket: &mut Socket, most: usize) -> (Vec<(u64, String)>, bool) {
    let (mut done, mut pending) = (Vec::new(), None::<(u64, String)>);
    let mut welcomed = false;
    while done.len() < most {
        let message = hear(socket).await.expect("the line holds");
        // A second welcome: what is stored was read again, because a bot's action was not.
        if message["t"] == "refused" || (message["t"] == "welcome" && welcomed) {
            return (done, true);
        }
        welcomed = true;
        let position = &message["position"];
        let Some(seq) = position["seq"].as_u64() else { continue };
        if message["t"] == "update" && pending.as_ref().is_some_and(|(number, _)| seq == number + 1) {
            done.extend(pending.take());
        }
        if position["outcome"].is_object() {
            break;
        }
        let choice = position["decision"]["choices"].as_array().and_then(|choices| choices.first());
        if let (Some(choice), None) = (choice, &pending) {
            let action = choice["action"].as_str().expect("text").to_owned();
            let act = json!({ "t": "act", "seq": seq, "seat": "A", "action": action });
            pending = Some((seq, action));
            socket.send(Message::text(act.to_string())).await.expect("sent");
        }
    }
    (done, false)
}
