//! One player's socket. Of what it hears it only reads what a player without a screen needs.

use std::borrow::Cow;
use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use hyper::header::{COOKIE, HeaderValue};
use serde::{Deserialize, Serialize};
use table::Seat;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::Failure;

/// How long to wait for an answer before it counts as lost.
const REPLY_TIMEOUT: Duration = Duration::from_secs(30);

/// One player's socket.
pub struct SeatSocket {
    seat: Seat,
    socket: WebSocketStream<TcpStream>,
}

/// What a player needs of a message.
#[derive(Deserialize)]
pub struct ServerMessage<'a> {
    t: &'a str,
    #[serde(borrow)]
    position: Option<Position<'a>>,
    message: Option<Cow<'a, str>>,
}

/// What a player needs of a position.
#[derive(Deserialize)]
pub struct Position<'a> {
    /// Entries so far.
    pub seq: u64,
    /// What is asked; none when the game is over.
    #[serde(borrow)]
    pub decision: Option<Decision<'a>>,
}

/// What a player needs of a decision.
#[derive(Deserialize)]
pub struct Decision<'a> {
    /// Who owes it.
    pub seat: Seat,
    /// What can be done; empty for the others.
    #[serde(borrow)]
    pub choices: Vec<Choice<'a>>,
}

/// What a player needs of a choice.
#[derive(Deserialize)]
pub struct Choice<'a> {
    /// What to send.
    #[serde(borrow)]
    pub action: Cow<'a, str>,
}

#[derive(Serialize)]
#[serde(tag = "t", rename_all = "kebab-case")]
enum ClientMessage<'a> {
    Act { seq: u64, seat: Seat, action: &'a str },
}

impl SeatSocket {
    /// Connects a player to a table.
    pub async fn open(address: SocketAddr, table: &str, cookie: &str, seat: Seat) -> Result<SeatSocket, Failure> {
        let failed = |error: &dyn std::fmt::Display| format!("table {table}, {seat}: {error}");
        let stream = TcpStream::connect(address).await.map_err(|error| failed(&error))?;
        stream.set_nodelay(true).map_err(|error| failed(&error))?;
        let address = format!("ws://{address}/api/v1/tables/{table}/live?changes=true");
        let mut request = address.into_client_request().map_err(|error| failed(&error))?;
        request.headers_mut().insert(COOKIE, HeaderValue::from_str(cookie).map_err(|error| failed(&error))?);
        let config = WebSocketConfig::default().read_buffer_size(8 * 1024).write_buffer_size(0);
        let (socket, _) =
            client_async_with_config(request, stream, Some(config)).await.map_err(|error| failed(&error))?;
        Ok(SeatSocket { seat, socket })
    }

    /// Sends an action.
    pub async fn act(&mut self, seq: u64, action: &str) -> Result<(), Failure> {
        let message = ClientMessage::Act { seq, seat: self.seat, action };
        let text = serde_json::to_string(&message).map_err(|error| error.to_string())?;
        self.socket.send(Message::text(text)).await.map_err(|error| format!("{}: {error}", self.seat))
    }

    /// The next message that brings a position. What only concerns the table is passed over; a refusal, an end, or
    /// nothing for long is a failure.
    pub async fn next(&mut self) -> Result<Utf8Bytes, Failure> {
        loop {
            let next = match tokio::time::timeout(REPLY_TIMEOUT, self.socket.next()).await {
                Ok(next) => next,
                Err(_) => return Err(format!("{} heard nothing for {} s", self.seat, REPLY_TIMEOUT.as_secs())),
            };
            match next {
                Some(Ok(Message::Text(text))) => match &text.as_str().get(..10) {
                    Some(r#"{"t":"tabl"#) => {}
                    _ => return Ok(text),
                },
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                Some(Ok(other)) => return Err(format!("{} was told {other:?}", self.seat)),
                Some(Err(error)) => return Err(format!("{}: {error}", self.seat)),
                None => return Err(format!("{} was disconnected", self.seat)),
            }
        }
    }
}

/// Reads a position out of a message.
pub fn position<'a>(text: &'a str, kind: &str) -> Result<Position<'a>, Failure> {
    let heard: ServerMessage = serde_json::from_str(text).map_err(|error| format!("{error} in {:.300}", text))?;
    match (heard.t, heard.position, heard.message) {
        (t, Some(position), _) if t == kind => Ok(position),
        (_, _, Some(message)) => Err(format!("refused: {message}")),
        (t, ..) => Err(format!("'{t}' came instead of '{kind}'")),
    }
}

/// Checks that a message is the update to `seq`. Where the message begins as the server writes it, the rest need not
/// be read: the same is read in full at another seat.
pub fn is_update(text: &str, seq: u64) -> Result<(), Failure> {
    let number = text.strip_prefix(r#"{"t":"update","position":{"seq":"#).and_then(|rest| rest.split(',').next());
    let found = match number.and_then(|number| number.parse().ok()) {
        Some(found) => found,
        None => position(text, "update")?.seq,
    };
    if found == seq { Ok(()) } else { Err(format!("update {found} came instead of {seq}")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    const UPDATE: &str = r#"{"t":"update","position":{"seq":7,"view":{"x":[1]},"decision":{"seat":"B","prompt":"?",
        "choices":[{"action":"pa\u0073s","label":""}],"blocked":[]}},"undone":false}"#;

    #[test]
    fn updates_are_read() {
        let read = position(UPDATE, "update").unwrap();
        let decision = read.decision.unwrap();
        assert_eq!((read.seq, decision.seat, &*decision.choices[0].action), (7, Seat(1), "pass"));
        assert!(is_update(UPDATE, 7).is_ok());
        assert!(is_update(UPDATE, 8).is_err());
        assert!(is_update(r#"{"undone":false,"t":"update","position":{"seq":3}}"#, 3).is_ok());
    }

    #[test]
    fn refusals_are_failures() {
        let refused = r#"{"t":"refused","message":"no \"way\""}"#;
        assert_eq!(position(refused, "update").err().as_deref(), Some("refused: no \"way\""));
        assert!(is_update(refused, 1).is_err());
        assert!(is_update(r#"{"t":"pong"}"#, 1).is_err());
    }
}
