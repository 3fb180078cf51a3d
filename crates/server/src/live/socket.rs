//! One WebSocket: words in, words out, nothing kept.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use futures_util::stream::{self, SelectAll};
use futures_util::{SinkExt, Stream, StreamExt};
use tokio::sync::mpsc;
use tokio::time::Instant;

use super::Hub;
use super::sessions::SessionWatch;
use super::table::{Attach, Command};
use crate::identity::Token;
use crate::limit::{Entered, Key, Limiter, Limits, Rate, TokenBucket};
use crate::store::{TableId, User};
use crate::wire::ClientMessage;

/// Who comes, and what they know.
pub struct ConnectRequest {
    /// Who, if they have said so, and the session by which they did.
    pub user: Option<(User, Token)>,
    /// In which language.
    pub language: String,
    /// How many entries they know already.
    pub since: Option<u64>,
    /// Whether they want of views only what changed.
    pub changes: bool,
    /// Counts the sockets of their address.
    pub entered: Entered,
    /// Counts what their address draws.
    pub drawn: (Arc<Limiter>, Key),
}

/// What a message that makes a whole position costs, in messages.
const POSITION_COST: f64 = 5.0;

/// Serves a socket until either side ends it, or the session it belongs to.
pub async fn run(hub: Hub, id: TableId, request: ConnectRequest, mut socket: WebSocket) {
    let _entered = request.entered;
    let (user, session) = request.user.unzip();
    let mut watch = session.as_ref().map(|session| hub.sessions().enter(session));
    let (out, outgoing) = mpsc::channel(hub.limits().queued_messages);
    let attach = Attach { user, language: request.language, since: request.since, changes: request.changes, out };
    // Boxed, as what comes first needs more memory than the whole rest of a connection's life.
    if Box::pin(is_over(&hub, session.as_ref())).await {
        // They logged out while the line was being set up: nobody was there yet to be told.
        close(&mut socket, close_code::AGAIN, "the session is over".into()).await;
    } else {
        let drawn = Drawn::new(*hub.limits(), request.drawn);
        serve(&hub, id, attach, outgoing, drawn, watch.as_mut(), socket).await;
    }
    if let Some((session, watch)) = session.zip(watch) {
        hub.sessions().leave(&session, watch);
    }
}

/// Whether the session by which somebody came has ended meanwhile. One that cannot be looked up goes on.
async fn is_over(hub: &Hub, session: Option<&Token>) -> bool {
    match session {
        Some(session) => matches!(hub.store().session_user(&session.hash()).await, Ok(None)),
        None => false,
    }
}

async fn serve(
    hub: &Hub,
    id: TableId,
    attach: Attach,
    mut outgoing: mpsc::Receiver<Utf8Bytes>,
    mut drawn: Drawn,
    watch: Option<&mut SessionWatch>,
    mut socket: WebSocket,
) {
    let _counted = hub.metrics().sockets.enter();
    let limits = *hub.limits();
    let socket_id = match Box::pin(hub.ask(&id, |reply| Command::Attach(attach, reply))).await {
        Ok(socket_id) => socket_id,
        Err(error) => return close(&mut socket, close_code::POLICY, error.refusal().to_string()).await,
    };
    let mut heard = Instant::now();
    // Together they are polled only when one of them wakes, not with every message.
    let mut interruptions = SelectAll::from_iter([Box::pin(interruptions(hub, limits.silence_timeout / 3, watch))]);
    let rate = limits.socket_messages;
    let mut bucket = TokenBucket::new(rate, std::time::Instant::now());
    loop {
        // What comes too fast is read later. No timer where none is needed.
        let ready_at = Instant::from_std(bucket.ready_at(rate).max(drawn.ready_at));
        let too_fast = ready_at > Instant::now();
        tokio::select! {
            // What is to be sent first: that is what wakes a connection most.
            biased;
            message = outgoing.recv() => match message {
                Some(text) => {
                    drawn.note_sent(text.len());
                    if socket.send(Message::Text(text)).await.is_err() {
                        break;
                    }
                }
                // The table gave this socket up, or was closed.
                None => {
                    close(&mut socket, close_code::AGAIN, "come again".into()).await;
                    break;
                }
            },
            message = async {
                if too_fast {
                    tokio::time::sleep_until(ready_at).await;
                }
                socket.next().await
            } => {
                let message = match message {
                    Some(Ok(message)) => message,
                    Some(Err(_)) => {
                        close(&mut socket, close_code::PROTOCOL, "that is no message, or too long a one".into()).await;
                        break;
                    }
                    None => break,
                };
                heard = Instant::now();
                // Everything counts, also what the line itself answers.
                let mut cost = 1.0;
                let command = match message {
                    Message::Text(text) => match serde_json::from_str::<ClientMessage>(&text) {
                        Ok(said) => {
                            if let ClientMessage::Look { .. } | ClientMessage::Language { .. } = said {
                                cost = POSITION_COST;
                                drawn.ask();
                            }
                            Command::Message(socket_id, said)
                        }
                        Err(error) => Command::InvalidMessage(socket_id, error.to_string()),
                    },
                    Message::Binary(_) => Command::InvalidMessage(socket_id, "messages are text".into()),
                    Message::Close(_) => {
                        // It is answered by itself, as soon as anything is written.
                        let _ = socket.flush().await;
                        break;
                    }
                    Message::Ping(_) | Message::Pong(_) => {
                        bucket.charge(rate, cost, std::time::Instant::now());
                        continue;
                    }
                };
                bucket.charge(rate, cost, std::time::Instant::now());
                if hub.tell(&id, command).await.is_err() {
                    break;
                }
            }
            Some(interruption) = interruptions.next() => match interruption {
                Interruption::Ping => {
                    let silent = heard.elapsed() > limits.silence_timeout;
                    if silent || socket.send(Message::Ping(Default::default())).await.is_err() {
                        break;
                    }
                }
                Interruption::Shutdown => {
                    close(&mut socket, close_code::AWAY, "the server is about to stop".into()).await;
                    break;
                }
                Interruption::SessionOver => {
                    close(&mut socket, close_code::AGAIN, "the session is over".into()).await;
                    break;
                }
            },
        }
    }
    // Ignored if the table is gone: then so is the socket's place at it.
    let _ = hub.tell(&id, Command::Detach(socket_id)).await;
}

/// What a socket draws: whole positions, hundreds of kilobytes for a few bytes that ask for them.
struct Drawn {
    rate: Rate,
    bucket: TokenBucket,
    by_address: (Arc<Limiter>, Key),
    /// The longest message so far: a whole position, as what is asked for will be. So it is paid before it is made.
    longest: usize,
    /// When more may be drawn.
    ready_at: std::time::Instant,
}

impl Drawn {
    fn new(limits: Limits, by_address: (Arc<Limiter>, Key)) -> Drawn {
        let (rate, now) = (limits.socket_bytes, std::time::Instant::now());
        Drawn { rate, bucket: TokenBucket::new(rate, now), by_address, longest: 0, ready_at: now }
    }

    /// A message is sent. What is longer than all before, as the first one is, was not paid in full.
    fn note_sent(&mut self, bytes: usize) {
        if bytes > self.longest {
            self.charge(bytes - self.longest);
            self.longest = bytes;
        }
    }

    /// A whole position is asked for.
    fn ask(&mut self) {
        self.charge(self.longest);
    }

    fn charge(&mut self, bytes: usize) {
        let now = std::time::Instant::now();
        self.bucket.charge(self.rate, bytes as f64, now);
        let (limiter, key) = &self.by_address;
        let wait = limiter.charge(key.clone(), bytes as f64);
        self.ready_at = self.bucket.ready_at(self.rate).max(now + wait);
    }
}

/// What comes seldom at a connection.
enum Interruption {
    Ping,
    Shutdown,
    SessionOver,
}

fn interruptions(
    hub: &Hub,
    ping_interval: Duration,
    watch: Option<&mut SessionWatch>,
) -> impl Stream<Item = Interruption> {
    let pings = tokio::time::interval(ping_interval);
    stream::unfold((pings, watch), move |(mut pings, mut watch)| async move {
        let session_over = async {
            match &mut watch {
                // It never changes: that can only fail, when the session is over.
                Some(watch) => _ = watch.changed().await,
                None => std::future::pending().await,
            }
        };
        let interruption = tokio::select! {
            _ = pings.tick() => Interruption::Ping,
            () = hub.shutdown().wait() => Interruption::Shutdown,
            () = session_over => Interruption::SessionOver,
        };
        Some((interruption, (pings, watch)))
    })
}

/// Says why it ends. The client may be gone already.
async fn close(socket: &mut WebSocket, code: u16, reason: String) {
    let _ = socket.send(Message::Close(Some(CloseFrame { code, reason: reason.into() }))).await;
}
