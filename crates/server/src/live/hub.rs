//! Finding the task of a table, and starting it when there is none.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use table::Problem;
use tokio::sync::{mpsc, oneshot};

use super::clock::Outages;
use super::cluster::Cluster;
use super::gaps::ClockGapDetector;
use super::keyed_mutex::KeyedMutex;
use super::loads::Loads;
use super::sessions::Sessions;
use super::table::{Command, LiveTable, SocketId};
use super::thinking::ThinkingPool;
use crate::limit::Limits;
use crate::metrics::Metrics;
use crate::push::Push;
use crate::store::{Status, Store, StoreError, TableId, UserId, now_ms};
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
    #[error(transparent)]
    Store(StoreError),
    /// Whether it was stored is not known. The table tells what is as soon as it can be read.
    #[error("whether it was stored is not known")]
    Unknown,
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
            LiveError::Store(_) | LiveError::Unknown => Refusal::Unavailable,
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
    /// How long somebody may be away when it is their turn before they are called, where push is on.
    pub notify_after: Duration,
}

impl Default for LiveConfig {
    fn default() -> LiveConfig {
        LiveConfig {
            idle_timeout: Duration::from_secs(60),
            bot_delay: Duration::from_millis(700),
            retry_delay: Duration::from_secs(5),
            notify_after: Duration::from_secs(20),
        }
    }
}

/// Commands that may wait at a table's door.
pub const MAX_QUEUED_COMMANDS: usize = 256;

/// All live tables of this server.
#[derive(Clone)]
pub struct Hub(Arc<Inner>);

struct Inner {
    store: Store,
    metrics: Arc<Metrics>,
    config: LiveConfig,
    limits: Limits,
    push: Option<Push>,
    shutdown: Shutdown,
    /// The last socket's number. One count for all tables and for good: a socket that outlives its table's task must
    /// never be taken for another one when the table is loaded anew.
    sockets: AtomicU64,
    sessions: Sessions,
    outages: Outages,
    time: ClockGapDetector,
    cluster: Cluster,
    loads: Loads,
    thinking_pool: ThinkingPool,
    create_table_locks: KeyedMutex<UserId>,
    take_seat_locks: KeyedMutex<UserId>,
    tables: Mutex<HashMap<TableId, mpsc::Sender<Command>>>,
}

impl Hub {
    /// A hub over a store.
    pub fn new(
        store: Store,
        metrics: Arc<Metrics>,
        config: LiveConfig,
        limits: Limits,
        push: Option<Push>,
        shutdown: Shutdown,
    ) -> Hub {
        Hub(Arc::new(Inner {
            store,
            metrics,
            config,
            limits,
            push,
            shutdown,
            sockets: AtomicU64::new(0),
            sessions: Sessions::default(),
            outages: Outages::default(),
            time: ClockGapDetector::default(),
            cluster: Cluster::default(),
            loads: Loads::new(limits.loads),
            thinking_pool: ThinkingPool::default(),
            create_table_locks: KeyedMutex::default(),
            take_seat_locks: KeyedMutex::default(),
            tables: Mutex::default(),
        }))
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

    pub(super) fn limits(&self) -> &Limits {
        &self.0.limits
    }

    pub(super) fn time(&self) -> &ClockGapDetector {
        &self.0.time
    }

    pub(super) fn cluster(&self) -> &Cluster {
        &self.0.cluster
    }

    pub(super) fn thinking_pool(&self) -> &ThinkingPool {
        &self.0.thinking_pool
    }

    pub(super) fn loads(&self) -> &Loads {
        &self.0.loads
    }

    /// A lock for each user who opens a table, so that nobody opens more tables at once than are counted.
    pub fn create_table_locks(&self) -> &KeyedMutex<UserId> {
        &self.0.create_table_locks
    }

    /// A lock for each user who takes a seat, for the same reason.
    pub(super) fn take_seat_locks(&self) -> &KeyedMutex<UserId> {
        &self.0.take_seat_locks
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
        self.0.outages.clone()
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
        let _permit = self.0.loads.permit(id).await?;
        if let Some(sender) = self.tables().get(id) {
            // Somebody else has loaded it meanwhile.
            return Ok(sender.clone());
        }
        let loaded = self.0.store.load(id).await?;
        if loaded.table.status == Status::Abandoned {
            return Err(LiveError::NoTable);
        }
        self.0.metrics.load();
        let hub = self.clone();
        // Milliseconds of work for a long game, so not on a thread that serves connections.
        let live = tokio::task::spawn_blocking(move || LiveTable::new(hub, loaded)).await;
        let live = live.map_err(|panic| LiveError::Broken(panic.to_string()))??;
        let mut tables = self.tables();
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
        if self.0.store.is_shared() {
            // What another server did between the reading and now was told to nobody here.
            let _ = sender.try_send(Command::Changed);
        }
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

    /// Every table that has to go on by itself after a restart is loaded, one after the other while others are served
    /// already: those where a bot is to move or a clock runs. Gives their number.
    ///
    /// # Errors
    /// The database failed.
    pub async fn resume(&self) -> Result<usize, LiveError> {
        // Before any clock is looked at.
        self.0.outages.set(self.0.store.record_outage(None).await?);
        tracing::debug!(outages = ?self.0.outages, "no clock ran then");
        let ids = self.0.store.playing_tables(self.stale_before()).await?;
        let (count, hub) = (ids.len(), self.clone());
        tokio::spawn(async move {
            for id in ids {
                if hub.shutdown().begun() {
                    break;
                }
                hub.run_table(&id).await;
            }
        });
        Ok(count)
    }

    /// Loads a table whose bots and clocks are this server's to run, if no other server does.
    pub(super) async fn run_table(&self, id: &TableId) {
        let done = match self.0.store.claim(id).await {
            Ok(false) => return,
            // One that is live hears of it.
            Ok(true) if self.is_live(id) => self.tell(id, Command::Changed).await,
            Ok(true) => self.sender(id).await.map(drop),
            Err(error) => Err(error.into()),
        };
        // A table that cannot be loaded must not keep the others from going on.
        if let Err(error) = done {
            tracing::error!(table = %id, %error, "the table cannot be resumed");
        }
    }

    /// Games that nobody has touched since then are left alone.
    pub fn stale_before(&self) -> i64 {
        let age = i64::try_from(self.0.limits.stale_after.as_millis()).unwrap_or(i64::MAX);
        now_ms().saturating_sub(age)
    }

    /// Tells all live tables something.
    pub(super) async fn tell_all(&self, command: impl Fn() -> Command) {
        let ids: Vec<TableId> = self.tables().keys().cloned().collect();
        for id in ids {
            // One that is not live any more is read when it is loaded.
            let _ = self.tell(&id, command()).await;
        }
    }

    /// Watches the time: while the process stood still, the machine slept or its time jumped, no clock ran.
    pub async fn watch_time(&self) {
        self.0.time.watch(&self.0.store, &self.0.outages).await;
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
