//! Finding the task of a table, and starting it when there is none.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Duration;

use table::Problem;
use tokio::sync::{mpsc, oneshot};

use super::clock::Outages;
use super::sessions::Sessions;
use super::table::{Command, LiveTable, SocketId};
use crate::limit::Rates;
use crate::metrics::Metrics;
use crate::push::Push;
use crate::store::{Status, Store, StoreError, TableChange, TableId};
use crate::{Refusal, Shutdown};

/// Why something could not be done at a table.
#[derive(Debug, thiserror::Error)]
pub enum LiveError {
    /// There is no such table, or the visitor may not know of it.
    #[error("there is no such table")]
    NoTable,
    /// It is not done; says why.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// What is stored makes no sense, or a bot failed.
    #[error("{0}")]
    Broken(String),
    /// The database failed.
    #[error("the database failed")]
    Store(#[source] StoreError),
}

impl From<StoreError> for LiveError {
    fn from(error: StoreError) -> LiveError {
        match error {
            StoreError::NoTable => LiveError::NoTable,
            other => LiveError::Store(other),
        }
    }
}

impl From<Problem> for LiveError {
    fn from(problem: Problem) -> LiveError {
        LiveError::Broken(problem.0)
    }
}

impl LiveError {
    /// What the visitor is told.
    pub fn refusal(&self) -> Refusal {
        match self {
            LiveError::NoTable => Refusal::NotFound,
            LiveError::Refused(refusal) => refusal.clone(),
            LiveError::Broken(_) => Refusal::Internal,
            LiveError::Store(_) => Refusal::Unavailable,
        }
    }
}

/// What can be chosen about live tables.
#[derive(Clone, Copy, Debug)]
pub struct LiveConfig {
    /// How long a table stays loaded when nobody looks and nothing is to be done.
    pub idle_timeout: Duration,
    /// Time between the moves of bots while somebody watches, unless the table says otherwise.
    pub bot_delay: Duration,
    /// How long to wait after a bot or the database failed.
    pub retry_delay: Duration,
    /// A client that says nothing for so long, not even in answer to a ping, is gone. Pings go out at a third of it.
    pub silence_timeout: Duration,
    /// How long a client may take to accept one message.
    pub send_timeout: Duration,
    /// Messages that may wait for a slow client before it is given up.
    pub max_queued_messages: usize,
    /// How long somebody may be away when it is their turn before they are called, where push is on.
    pub notify_after: Duration,
}

impl Default for LiveConfig {
    fn default() -> LiveConfig {
        LiveConfig {
            idle_timeout: Duration::from_secs(60),
            bot_delay: Duration::from_millis(700),
            retry_delay: Duration::from_secs(5),
            silence_timeout: Duration::from_secs(75),
            send_timeout: Duration::from_secs(15),
            max_queued_messages: 256,
            notify_after: Duration::from_secs(20),
        }
    }
}

/// Commands that may wait at a table's door.
const MAX_QUEUED_COMMANDS: usize = 256;

/// All live tables of this server.
#[derive(Clone)]
pub struct Hub(Arc<Inner>);

struct Inner {
    store: Store,
    metrics: Arc<Metrics>,
    config: LiveConfig,
    rates: Rates,
    push: Option<Push>,
    shutdown: Shutdown,
    /// The last socket's number. One count for all tables and for good: a socket that outlives its table's task must
    /// never be taken for another one when the table is loaded anew.
    sockets: AtomicU64,
    sessions: Sessions,
    outages: OnceLock<Outages>,
    tables: Mutex<HashMap<TableId, mpsc::Sender<Command>>>,
}

impl Hub {
    /// A hub over a store.
    pub fn new(
        store: Store,
        metrics: Arc<Metrics>,
        config: LiveConfig,
        rates: Rates,
        push: Option<Push>,
        shutdown: Shutdown,
    ) -> Hub {
        let sockets = AtomicU64::new(0);
        let (sessions, outages) = (Sessions::default(), OnceLock::new());
        let tables = Mutex::default();
        Hub(Arc::new(Inner { store, metrics, config, rates, push, shutdown, sockets, sessions, outages, tables }))
    }

    /// The store.
    pub fn store(&self) -> &Store {
        &self.0.store
    }

    pub(super) fn metrics(&self) -> &Metrics {
        &self.0.metrics
    }

    pub(super) fn config(&self) -> &LiveConfig {
        &self.0.config
    }

    pub(super) fn rates(&self) -> &Rates {
        &self.0.rates
    }

    /// What calls people to the table, where the operator chose it.
    pub fn push(&self) -> Option<&Push> {
        self.0.push.as_ref()
    }

    pub(super) fn shutdown(&self) -> &Shutdown {
        &self.0.shutdown
    }

    /// The sockets of each session.
    pub fn sessions(&self) -> &Sessions {
        &self.0.sessions
    }

    pub(super) fn outages(&self) -> Outages {
        self.0.outages.get().cloned().unwrap_or_default()
    }

    pub(super) fn new_socket(&self) -> SocketId {
        SocketId(self.0.sockets.fetch_add(1, Ordering::Relaxed) + 1)
    }

    /// Has a table do something and waits for its answer. Loads the table if it is not live.
    ///
    /// # Errors
    /// There is no such table, or whatever the command answers.
    pub async fn ask<T>(
        &self,
        id: &TableId,
        command: impl FnOnce(oneshot::Sender<Result<T, LiveError>>) -> Command,
    ) -> Result<T, LiveError> {
        let (reply, answer) = oneshot::channel();
        let mut command = command(reply);
        // A table that unloads at this very moment does not take the command: then it is asked again, and loads anew.
        for _ in 0..8 {
            let sender = self.sender(id).await?;
            match sender.send(command).await {
                Ok(()) => {
                    return answer.await.unwrap_or_else(|_| Err(Refusal::Busy.into()));
                }
                Err(mpsc::error::SendError(back)) => {
                    self.remove(id, &sender);
                    command = back;
                }
            }
        }
        Err(Refusal::Busy.into())
    }

    /// Has a live table do something that has no answer.
    ///
    /// # Errors
    /// The table is not live.
    pub async fn tell(&self, id: &TableId, command: Command) -> Result<(), LiveError> {
        let sender = self.tables().get(id).cloned().ok_or(LiveError::NoTable)?;
        sender.send(command).await.map_err(|_| LiveError::NoTable)
    }

    /// The door of a table's task.
    async fn sender(&self, id: &TableId) -> Result<mpsc::Sender<Command>, LiveError> {
        if let Some(sender) = self.tables().get(id) {
            return Ok(sender.clone());
        }
        let loaded = self.0.store.load(id).await?;
        if loaded.table.status == Status::Abandoned {
            return Err(LiveError::NoTable);
        }
        let live = LiveTable::new(self.clone(), loaded)?;
        let mut tables = self.tables();
        // Somebody else may have loaded it meanwhile: then theirs is the one, and this one is dropped unused.
        let sender = tables.entry(id.clone()).or_insert_with(|| {
            let (sender, commands) = mpsc::channel(MAX_QUEUED_COMMANDS);
            let (hub, id, weak) = (self.clone(), id.clone(), sender.downgrade());
            tokio::spawn(async move {
                live.run(commands).await;
                if let Some(sender) = weak.upgrade() {
                    hub.remove(&id, &sender);
                }
            });
            sender
        });
        Ok(sender.clone())
    }

    /// Forgets a door that is closed.
    pub(super) fn remove(&self, id: &TableId, sender: &mpsc::Sender<Command>) {
        let mut tables = self.tables();
        if tables.get(id).is_some_and(|known| known.same_channel(sender)) {
            tables.remove(id);
        }
    }

    /// Takes a table's door away so that nobody new comes in; `false` if commands are already waiting.
    pub(super) fn close_if_idle(&self, id: &TableId, commands: &mut mpsc::Receiver<Command>) -> bool {
        let mut tables = self.tables();
        if !commands.is_empty() {
            return false;
        }
        if !commands.is_closed() {
            commands.close();
            tables.remove(id);
        }
        commands.is_empty()
    }

    /// Every table that has to go on by itself after a restart is loaded: those where a bot is to move or a clock runs.
    ///
    /// # Errors
    /// The database failed.
    pub async fn resume(&self) -> Result<usize, LiveError> {
        // Before any clock is looked at.
        let outages = Outages::new(self.0.store.record_startup().await?);
        let outages = self.0.outages.get_or_init(|| outages);
        tracing::debug!(?outages, "no clock ran then");
        let ids = self.0.store.playing_tables().await?;
        let count = ids.len();
        for id in ids {
            // A table that cannot be loaded must not keep the others from going on.
            if let Err(error) = self.sender(&id).await {
                tracing::error!(table = %id, %error, "the table cannot be resumed");
            }
        }
        Ok(count)
    }

    /// Follows what other servers do at the same database, for as long as it can be heard: tables that are live here
    /// are read again. Returns at once where there are no others.
    pub async fn follow_other_servers(&self) {
        let mut listener = loop {
            match self.0.store.listen().await {
                Ok(Some(listener)) => break listener,
                Ok(None) => return,
                Err(error) => tracing::warn!(%error, "other servers cannot be heard; trying again"),
            }
            tokio::time::sleep(self.0.config.retry_delay).await;
        };
        // What was done since the tables were loaded was not heard.
        let mut heard = Ok(TableChange::Missed);
        loop {
            let changed = match heard {
                Ok(TableChange::Table(id)) => vec![id],
                Ok(TableChange::Missed) => self.tables().keys().cloned().collect(),
                Err(sqlx::Error::PoolClosed) => return,
                Err(error) => {
                    tracing::warn!(%error, "other servers cannot be heard; trying again");
                    tokio::time::sleep(self.0.config.retry_delay).await;
                    Vec::new()
                }
            };
            for id in changed {
                // A table that is not live here is read when it is loaded.
                let _ = self.tell(&id, Command::Changed).await;
            }
            heard = listener.next().await;
        }
    }

    /// Whether a table is live.
    pub fn is_live(&self, id: &TableId) -> bool {
        self.tables().contains_key(id)
    }

    /// Live tables now.
    pub fn count(&self) -> usize {
        self.tables().len()
    }

    fn tables(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, mpsc::Sender<Command>>> {
        self.0.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
