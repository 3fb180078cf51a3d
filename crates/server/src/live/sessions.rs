//! Which sockets belong to which session, so that they end together.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::sync::watch;

use crate::identity::Token;

/// The sessions that have sockets open, by the hash of their token.
#[derive(Default)]
pub struct Sessions(Mutex<HashMap<String, watch::Sender<()>>>);

/// Held by a socket. Waiting for a change ends when the session does.
pub(super) type SessionWatch = watch::Receiver<()>;

impl Sessions {
    /// A socket of this session opens.
    pub(super) fn enter(&self, session: &Token) -> SessionWatch {
        self.open().entry(session.hash()).or_default().subscribe()
    }

    /// That socket is gone.
    pub(super) fn leave(&self, session: &Token, watch: SessionWatch) {
        let (mut open, session) = (self.open(), session.hash());
        drop(watch);
        if open.get(&session).is_some_and(watch::Sender::is_closed) {
            open.remove(&session);
        }
    }

    /// The session with that hash is over: its sockets are closed.
    pub fn end(&self, session: &str) {
        self.open().remove(session);
    }

    /// The sessions that have sockets.
    pub(super) fn list(&self) -> Vec<String> {
        self.open().keys().cloned().collect()
    }

    fn open(&self) -> MutexGuard<'_, HashMap<String, watch::Sender<()>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
