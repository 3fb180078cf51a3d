//! One WebSocket: words in, words out, nothing kept.

use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use futures_util::{SinkExt, StreamExt};
use tokio::sync::mpsc;

use super::table::{Attach, Command};
use super::Hub;
use crate::store::{TableId, User};
use crate::wire::ClientMessage;

/// Messages that may wait for a slow client before it is given up.
const WAITING: usize = 64;
/// A client that says nothing for so long is gone.
const SILENCE: Duration = Duration::from_secs(75);

/// Serves a socket until either side ends it.
pub async fn run(hub: Hub, id: TableId, user: Option<User>, language: String, since: Option<u64>, socket: WebSocket) {
    let _counted = hub.metrics().sockets.enter();
    let (mut to_client, mut from_client) = socket.split();
    let (out, mut outgoing) = mpsc::channel(WAITING);
    let attach = Attach { user, language, since, out };
    let socket_id = match hub.ask(&id, |reply| Command::Attach(attach, reply)).await {
        Ok(socket_id) => socket_id,
        Err(error) => {
            let reason = error.to_string().into();
            let frame = CloseFrame { code: close_code::POLICY, reason };
            // The client may be gone already.
            let _ = to_client.send(Message::Close(Some(frame))).await;
            return;
        }
    };
    loop {
        tokio::select! {
            message = outgoing.recv() => match message {
                Some(text) => {
                    if to_client.send(Message::Text(text)).await.is_err() {
                        break;
                    }
                }
                // The table gave this socket up.
                None => break,
            },
            message = tokio::time::timeout(SILENCE, from_client.next()) => {
                let Ok(Some(Ok(message))) = message else { break };
                let command = match message {
                    Message::Text(text) => match serde_json::from_str::<ClientMessage>(&text) {
                        Ok(said) => Command::Say(socket_id, said),
                        Err(error) => Command::Garbled(socket_id, format!("not a message: {error}")),
                    },
                    Message::Binary(_) => Command::Garbled(socket_id, "messages are text".into()),
                    Message::Close(_) => break,
                    Message::Ping(_) | Message::Pong(_) => continue,
                };
                if hub.tell(&id, command).await.is_err() {
                    break;
                }
            }
        }
    }
    // Ignored if the table is gone: then so is the socket's place at it.
    let _ = hub.tell(&id, Command::Detach(socket_id)).await;
}
