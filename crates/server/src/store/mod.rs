//! The database: users, sessions, tables and, above all, the records that are the games.
//!
//! [`Store`] is one API over SQLite (the embedded default) and PostgreSQL (several servers side by side). The SQL is
//! the same for both; only opening, locking and the migrations differ. Every call is safe to make from any task.

mod append;
mod error;
mod listen;
mod lookup;
mod open;
mod outages;
mod subscriptions;
mod tables;
mod types;
mod users;

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use sqlx::{Database, Pool, Postgres, Sqlite, Transaction};
use tokio::sync::mpsc;

pub use append::{AppendError, MAX_BATCH, MAX_ENTRY};
pub use error::StoreError;
pub use listen::{Listener, TableChange};
pub use open::Location;
pub use subscriptions::{MAX_SUBSCRIPTIONS, Subscription};
pub use types::{LoadedTable, Record, SeatKind, SeatRow, Status, TableId, TableRow, TableSpec, User, UserId};

use crate::metrics::AppendMetrics;

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
}

impl<D: Database> Clone for Pools<D> {
    fn clone(&self) -> Self {
        Pools { read: self.read.clone(), write: self.write.clone(), begin: self.begin }
    }
}

impl<D: Database> Pools<D> {
    async fn begin(&self) -> Result<Transaction<'static, D>, sqlx::Error> {
        self.write.begin_with(self.begin).await
    }
}

/// Runs the same lines on whichever database is open. A macro, because the types of the two differ at every step and
/// bounds that say so generically would be longer than all queries together.
macro_rules! on {
    ($db:expr, $pools:ident => $body:expr) => {
        match $db {
            $crate::store::Db::Sqlite($pools) => $body,
            $crate::store::Db::Postgres($pools) => $body,
        }
    };
}
use on;

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
        Ok(Store(Arc::new(Inner { db, location: location.to_string(), name, appends, metrics })))
    }

    /// Writes what is still waiting, refuses what comes after, and closes all connections.
    pub async fn close(&self) {
        append::finish(&self.0.appends).await;
        on!(&self.0.db, pools => pools.read.close().await);
        if let Db::Sqlite(pools) = &self.0.db {
            // Leaves one plain file, easy to copy. What is in the log beside it is safe all the same.
            if let Err(error) = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&pools.write).await {
                tracing::debug!(location = %self.0.location, %error, "the log was left beside the database");
            }
        }
        on!(&self.0.db, pools => pools.write.close().await);
    }

    /// Whether the database answers and can be written to as far as a question can tell.
    ///
    /// # Errors
    /// Says what the database answered instead.
    pub async fn ping(&self) -> Result<(), StoreError> {
        on!(&self.0.db, pools => sqlx::query("SELECT 1").execute(&pools.read).await.map(drop))
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

/// Milliseconds since 1970.
pub(crate) fn now_ms() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
