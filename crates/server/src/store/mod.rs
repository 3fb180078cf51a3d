//! The database: users, sessions, tables and, above all, the records that are the games.
//!
//! [`Store`] is one API over SQLite (the embedded default) and PostgreSQL (several servers side by side). The SQL is
//! the same for both; only opening, locking and the migrations differ. Every call is safe to make from any task.

mod append;
mod cluster;
mod error;
mod health;
mod listen;
mod lock;
mod lookup;
mod open;
mod outages;
mod postgres_writer;
mod purge;
mod subscriptions;
mod tables;
mod types;
mod users;

use std::future::Future;
use std::sync::atomic::{AtomicI64, Ordering::Relaxed};
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use sqlx::{Database, Pool, Postgres, Sqlite, Transaction};
use tokio::sync::mpsc;

pub use append::{AppendError, MAX_BATCH, MAX_ENTRY};
pub use cluster::STALE_AFTER;
pub use error::StoreError;
pub use listen::{Heard, Listener, Presence, Said};
pub use lock::FileLock;
pub use open::{
    Location, POSTGRES_CONNECTIONS, POSTGRES_LOCK_TIMEOUT, POSTGRES_STATEMENT_TIMEOUT, POSTGRES_TIMEOUT, SQLITE_TIMEOUT,
};
pub use postgres_writer::FIND_OUT_TIMEOUT;
pub use purge::{DOUBTED_DAYS, LOBBY_LIFETIME, MAX_CLOCK_STEP, Purge};
pub use subscriptions::{MAX_SUBSCRIPTIONS, Subscription};
pub use types::{LoadedTable, Record, SeatKind, SeatRow, Status, TableId, TableRow, TableSpec, User, UserId};
pub use users::account_key;

use crate::metrics::AppendMetrics;
use health::Health;

/// The open database. Cloning gives another handle to the same one.
#[derive(Clone)]
pub struct Store(Arc<Inner>);

struct Inner {
    db: Db,
    location: String,
    /// What this server is called among others at the same database.
    name: String,
    appends: mpsc::Sender<append::Message>,
    metrics: Arc<AppendMetrics>,
}

/// Which database it is.
#[derive(Clone)]
enum Db {
    Sqlite(Pools<Sqlite>),
    Postgres(Pools<Postgres>),
}

/// Connections. SQLite lets one connection write at a time: all writers of this process queue for that one in order,
/// instead of finding the file locked and sleeping. For PostgreSQL both pools are the same.
struct Pools<D: Database> {
    read: Pool<D>,
    write: Pool<D>,
    /// How a transaction starts. SQLite takes the lock for writing at once, so that it cannot fail half-way.
    begin: &'static str,
    /// How long a question may take, waiting for a connection included.
    timeout: Duration,
    /// What must be so before anything is asked.
    health: Health,
}

impl<D: Database> Clone for Pools<D> {
    fn clone(&self) -> Self {
        let health = self.health.clone();
        Pools { read: self.read.clone(), write: self.write.clone(), begin: self.begin, timeout: self.timeout, health }
    }
}

impl<D: Database> Pools<D> {
    async fn begin(&self) -> Result<Transaction<'static, D>, sqlx::Error> {
        self.write.begin_with(self.begin).await
    }

    /// Carries a question out, in time. One that takes too long is dropped: whether it was carried out is not known,
    /// and its connection is looked at before anybody uses it again.
    async fn bounded<T>(&self, question: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, sqlx::Error> {
        self.health.check()?;
        let answer = match tokio::time::timeout(self.timeout, question).await {
            Ok(answer) => answer,
            Err(_) => {
                self.health.trouble();
                let message = format!("no answer within {} seconds", self.timeout.as_secs());
                Err(sqlx::Error::Io(std::io::Error::new(std::io::ErrorKind::TimedOut, message)))
            }
        };
        if answer.is_err() {
            self.health.failed.store(true, Relaxed);
        }
        answer
    }
}

/// Runs the same lines on whichever database is open, in time. A macro, because the types of the two differ at every
/// step and bounds that say so generically would be longer than all queries together.
macro_rules! on {
    ($db:expr, $pools:ident => $body:expr) => {
        match $db {
            $crate::store::Db::Sqlite($pools) => $pools.bounded(async { $body }).await,
            $crate::store::Db::Postgres($pools) => $pools.bounded(async { $body }).await,
        }
    };
}
use on;

const UPSERT_SETTING: &str = "INSERT INTO settings (name, value) VALUES ($1, $2) \
                   ON CONFLICT (name) DO UPDATE SET value = excluded.value";
/// How long closing may take: what a dead database keeps is lost to this process anyway.
pub const CLOSE_TIMEOUT: Duration = Duration::from_secs(5);
/// An append that is being written for so long is stuck.
const STUCK_AFTER: Duration = Duration::from_secs(2);
/// After a failure a database that can be written to must have room for so many bytes: as many as a busy commit takes.
const MIN_FREE_BYTES: usize = 1 << 18;

impl Store {
    /// Opens the database, makes it if it is not there, and brings its tables up to date. Starts the task that writes
    /// records, so it must run inside a Tokio runtime.
    ///
    /// # Errors
    /// Says which file or server could not be opened and why. A file that is damaged, or that is not ours, is left as
    /// it is.
    pub async fn open(location: &Location) -> Result<Store, StoreError> {
        let name = format!("melange {}", &crate::secret::random_id()[..8]);
        let db = open::open(location, &name).await?;
        let metrics = Arc::new(AppendMetrics::default());
        let appends = append::start(db.clone(), location.to_string(), Arc::clone(&metrics));
        let store = Store(Arc::new(Inner { db, location: location.to_string(), name, appends, metrics }));
        match store.renew_account_keys().await {
            Ok(()) => Ok(store),
            Err(error) => {
                store.close().await;
                Err(error)
            }
        }
    }

    /// Writes what is still waiting, refuses what comes after, and closes all connections.
    pub async fn close(&self) {
        if tokio::time::timeout(CLOSE_TIMEOUT, self.close_in_order()).await.is_err() {
            tracing::warn!(location = %self.0.location, "the database does not answer; it was left as it is");
        }
    }

    async fn close_in_order(&self) {
        append::finish(&self.0.appends).await;
        match &self.0.db {
            Db::Sqlite(pools) => pools.read.close().await,
            Db::Postgres(pools) => pools.read.close().await,
        }
        if let Db::Sqlite(pools) = &self.0.db {
            // Leaves one plain file, easy to copy. What is in the log beside it is safe all the same.
            if let Err(error) = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&pools.write).await {
                tracing::debug!(location = %self.0.location, %error, "the log was left beside the database");
            }
            pools.write.close().await;
        }
    }

    /// Whether records can be written: the writer is not stuck, and the database takes a word.
    ///
    /// # Errors
    /// Says what is wrong.
    pub async fn check_writable(&self) -> Result<(), StoreError> {
        if self.0.metrics.writing_for().is_some_and(|time| time > STUCK_AFTER) {
            return Err(StoreError::Stuck);
        }
        self.record_heartbeat().await?;
        self.check_room().await?;
        // No record at all, but it waits for whoever holds the table of the records.
        let none = "INSERT INTO records (table_id, seq, seat, entry, at_ms) SELECT '', 0, 0, '', 0 WHERE 1 = 0";
        on!(&self.0.db, pools => sqlx::query(none).execute(&pools.write).await.map(drop))
            .map_err(|error| self.error(error))
    }

    /// On a full disk a word may still fit where a record does not: after a failure there must be room for much more.
    async fn check_room(&self) -> Result<(), StoreError> {
        on!(&self.0.db, pools => async {
            if !pools.health.failed.load(Relaxed) {
                return Ok(());
            }
            for value in ["-".repeat(MIN_FREE_BYTES), String::new()] {
                sqlx::query(UPSERT_SETTING).bind("room").bind(value).execute(&pools.write).await?;
            }
            pools.health.failed.store(false, Relaxed);
            Ok(())
        }.await)
        .map_err(|error| self.error(error))
    }

    /// Counts and times of the appends so far.
    pub fn metrics(&self) -> &AppendMetrics {
        &self.0.metrics
    }

    /// Keeps `value` under `name` if nothing is kept there yet, and gives back what is. Servers that start side by
    /// side all get the same answer.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn setting_or(&self, name: &str, value: &str) -> Result<String, StoreError> {
        let kept: Result<(String,), _> = on!(&self.0.db, pools => async {
            sqlx::query("INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING")
                .bind(name).bind(value).execute(&pools.write).await?;
            sqlx::query_as("SELECT value FROM settings WHERE name = $1").bind(name).fetch_one(&pools.write).await
        }.await);
        kept.map(|(value,)| value).map_err(|error| self.error(error))
    }

    fn error(&self, error: sqlx::Error) -> StoreError {
        StoreError::from_database(&self.0.location, error)
    }

    /// What names a user, or a session of theirs, may name one that is not there.
    fn user_error(&self, error: sqlx::Error) -> StoreError {
        match error.as_database_error() {
            Some(refused) if refused.is_foreign_key_violation() => StoreError::NoUser,
            _ => self.error(error),
        }
    }
}

/// Milliseconds since 1970, as the machine says; but where its time jumps back, this goes on as if it had not. A clock
/// that went back would stand still until the time is what it was.
pub(crate) fn now_ms() -> i64 {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    // The largest difference there has been between the machine's time and the time this process has run.
    static BEGAN_AT: AtomicI64 = AtomicI64::new(i64::MIN);
    let whole = |time: Duration| i64::try_from(time.as_millis()).unwrap_or(i64::MAX);
    let runs = whole(START.elapsed());
    let began_at = whole(SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default()) - runs;
    runs + BEGAN_AT.fetch_max(began_at, Relaxed).max(began_at)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Where nothing more fits, a word that is there already can still be written anew.
    #[tokio::test]
    async fn a_word_that_fits_is_not_room() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let store = Store::open(&Location::Sqlite(folder.path().join("melange.db"))).await.expect("a new one");
        store.check_writable().await.expect("there is room");
        let Db::Sqlite(pools) = &store.0.db else { unreachable!("a file") };
        let pages: i64 = sqlx::query_scalar("PRAGMA page_count").fetch_one(&pools.write).await.expect("pages");
        let limit = async |pages: i64| {
            let limit = sqlx::AssertSqlSafe(format!("PRAGMA max_page_count = {pages}"));
            sqlx::query(limit).execute(&pools.write).await.expect("limited")
        };
        limit(pages).await;
        while store.create_guest(&"Paul".repeat(100)).await.is_ok() {}
        store.record_heartbeat().await.expect("a word fits");
        assert!(store.check_writable().await.is_err(), "a record does not");
        limit(pages + 1000).await;
        store.check_writable().await.expect("there is room again");
        store.close().await;
    }
}
