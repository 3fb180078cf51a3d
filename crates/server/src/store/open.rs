//! Finding, checking and opening a database.

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;

use futures_util::future::BoxFuture;
use sqlx::error::BoxDynError;
use sqlx::migrate::{Migrate, Migration, MigrationSource, MigrationType, Migrator};
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPoolOptions};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Executor, Row, SqlStr};

use super::health::{Health, is_alive};
use super::{Db, Pools, StoreError};

/// Written into every file of ours (`PRAGMA application_id`), so that no other program's database is taken for one.
const APPLICATION_ID: i64 = 0x4d45_4c47;
/// Connections that only read a SQLite file.
const SQLITE_READERS: u32 = 4;
/// What the connection that writes keeps in memory, in KiB, as SQLite reads it. The last page of every live table's
/// records must have room, or each commit reads them all again.
const SQLITE_WRITE_CACHE: &str = "-4000";
/// Bytes in a page of a new file. A commit of many tables writes a page of each, for a record of fifty bytes.
const SQLITE_PAGE: u32 = 1024;
/// Pages in SQLite's log before they are moved into the file. A commit of many tables touches a page of each: moving
/// them after every other commit would write each of them twice.
const SQLITE_LOG: &str = "16000";
/// Connections to a PostgreSQL server.
pub const POSTGRES_CONNECTIONS: u32 = 16;
/// How long a writer waits for another process that holds the SQLite file.
const BUSY_TIMEOUT: Duration = Duration::from_secs(10);
/// How long a question to a SQLite file may take: longer than waiting for another process.
pub const SQLITE_TIMEOUT: Duration = Duration::from_secs(15);
/// How long a question to a PostgreSQL server may take.
pub const POSTGRES_TIMEOUT: Duration = Duration::from_secs(5);
/// How long a statement may wait for a lock, by PostgreSQL itself: what we gave up must not be carried out later.
pub const POSTGRES_LOCK_TIMEOUT: Duration = Duration::from_secs(4);
/// How long a statement may take in all, by PostgreSQL itself: less than we wait for the answer.
pub const POSTGRES_STATEMENT_TIMEOUT: Duration = Duration::from_millis(4500);
/// How long a request waits for a free connection before it fails.
const ACQUIRE_TIMEOUT: Duration = Duration::from_secs(10);
/// Up to this size a file is read through when it is opened, to find damage before anybody plays on it.
const MAX_CHECKED_SIZE: u64 = 1 << 30;

/// Where the database is.
#[derive(Clone, PartialEq, Eq)]
pub enum Location {
    /// A SQLite file.
    Sqlite(PathBuf),
    /// A PostgreSQL server and database, as a `postgres://` address. May hold a password, so it is never printed.
    Postgres(String),
}

impl FromStr for Location {
    type Err = StoreError;

    /// Reads `postgres://…`, `postgresql://…`, `sqlite:FILE`, `sqlite://FILE` or a plain path.
    fn from_str(text: &str) -> Result<Location, StoreError> {
        if text.starts_with("postgres://") || text.starts_with("postgresql://") {
            return Ok(Location::Postgres(text.to_owned()));
        }
        let path = text.strip_prefix("sqlite://").or_else(|| text.strip_prefix("sqlite:")).unwrap_or(text);
        if path.trim().is_empty() || path.contains("://") || path == ":memory:" {
            // An address of an unknown kind may hold a password: only its scheme is repeated.
            let shown = text.split_once("://").map_or(text, |(scheme, _)| scheme);
            return Err(StoreError::Location(shown.to_owned()));
        }
        Ok(Location::Sqlite(PathBuf::from(path)))
    }
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Location::Sqlite(path) => write!(f, "{}", path.display()),
            Location::Postgres(url) => match PgConnectOptions::from_str(url) {
                Ok(options) => {
                    write!(f, "postgres://{}/{}", options.get_host(), options.get_database().unwrap_or_default())
                }
                Err(_) => f.write_str("postgres://(unreadable address)"),
            },
        }
    }
}

impl fmt::Debug for Location {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

pub(super) async fn open(location: &Location, name: &str) -> Result<Db, StoreError> {
    match location {
        Location::Sqlite(path) => sqlite(path).await.map(Db::Sqlite),
        Location::Postgres(url) => postgres(url, &location.to_string(), name).await.map(Db::Postgres),
    }
}

async fn sqlite(path: &Path) -> Result<Pools<sqlx::Sqlite>, StoreError> {
    let location = path.display().to_string();
    let opening = |error| StoreError::from_opening(&location, error);
    let old = std::fs::metadata(path).is_ok_and(|file| file.len() > 0);
    if old {
        check_file(path, &location).await?;
    } else {
        make_folder(path)?;
        // It holds seeds, and hashes of passphrases and tokens: nobody else on this machine may read it. SQLite gives
        // the files beside it the same rights.
        let made = super::lock::private().create(true).truncate(false).write(true).open(path);
        made.map_err(|error| opening(sqlx::Error::Io(error)))?;
    }
    let options = SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(true)
        .page_size(SQLITE_PAGE)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(BUSY_TIMEOUT)
        .foreign_keys(true)
        .disable_statement_logging();
    let write_options =
        options.clone().pragma("cache_size", SQLITE_WRITE_CACHE).pragma("wal_autocheckpoint", SQLITE_LOG);
    let write = SqlitePoolOptions::new()
        .max_connections(1)
        .acquire_timeout(ACQUIRE_TIMEOUT)
        .connect_with(write_options)
        .await
        .map_err(opening)?;
    let result = async {
        if !old {
            let mark = format!("PRAGMA application_id = {APPLICATION_ID}");
            write.execute(AssertSqlSafe(mark)).await.map_err(opening)?;
        }
        Embedded(SQLITE).apply(&mut *write.acquire().await.map_err(opening)?, &location).await?;
        SqlitePoolOptions::new()
            .max_connections(SQLITE_READERS)
            .acquire_timeout(ACQUIRE_TIMEOUT)
            .connect_with(options.create_if_missing(false))
            .await
            .map_err(opening)
    }
    .await;
    match result {
        Ok(read) => {
            let health = Health::of_file(path);
            Ok(Pools { read, write, begin: "BEGIN IMMEDIATE", timeout: SQLITE_TIMEOUT, health })
        }
        Err(error) => {
            write.close().await;
            Err(error)
        }
    }
}

/// Makes the folder a new file goes into.
pub(super) fn make_folder(path: &Path) -> Result<(), StoreError> {
    match path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        Some(folder) => {
            std::fs::create_dir_all(folder).map_err(|source| StoreError::Folder { path: folder.to_path_buf(), source })
        }
        None => Ok(()),
    }
}

/// Makes sure that a file is a sound database of ours before anything is written to it.
async fn check_file(path: &Path, location: &str) -> Result<(), StoreError> {
    let not_ours = |detail: &str| StoreError::NotOurs { path: path.to_path_buf(), detail: detail.to_owned() };
    let unreadable = |error: std::io::Error| StoreError::from_opening(location, sqlx::Error::Io(error));
    let mut head = [0; 16];
    let mut file = std::fs::File::open(path).map_err(unreadable)?;
    let size = file.metadata().map_err(unreadable)?.len();
    let magic = std::io::Read::read_exact(&mut file, &mut head).is_ok() && &head == b"SQLite format 3\0";
    drop(file);
    if !magic {
        return Err(not_ours("it is no SQLite database at all"));
    }
    let options = SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(false)
        .busy_timeout(BUSY_TIMEOUT)
        .disable_statement_logging();
    let mut connection = options.connect().await.map_err(|error| StoreError::from_opening(location, error))?;
    let verdict = async {
        let id: i64 = connection.fetch_one("PRAGMA application_id").await?.try_get(0)?;
        if id != APPLICATION_ID {
            return Ok(Err(not_ours("it belongs to another program")));
        }
        if size > MAX_CHECKED_SIZE {
            return Ok(Ok(()));
        }
        let first: String = connection.fetch_one("PRAGMA quick_check(1)").await?.try_get(0)?;
        Ok(match first.as_str() {
            "ok" => Ok(()),
            _ => Err(StoreError::Damaged { location: location.to_owned(), detail: first }),
        })
    }
    .await;
    // Closing can only fail where the file is broken, and then the verdict says more.
    let _ = connection.close().await;
    verdict.unwrap_or_else(|error| Err(StoreError::from_opening(location, error)))
}

async fn postgres(url: &str, location: &str, name: &str) -> Result<Pools<sqlx::Postgres>, StoreError> {
    let opening = |error| StoreError::from_opening(location, error);
    let options = PgConnectOptions::from_str(url).map_err(opening)?.application_name(name).disable_statement_logging();
    // Once without the pool, which would wait for a server that is not there, and then say only that it did.
    let first = tokio::time::timeout(ACQUIRE_TIMEOUT, options.connect()).await;
    let first = first.unwrap_or_else(|_| Err(sqlx::Error::Io(std::io::ErrorKind::TimedOut.into())));
    let mut first = first.map_err(opening)?;
    // Over this one, which may take its time: tables may be long, and another server may be at it.
    Embedded(POSTGRES).apply(&mut first, location).await?;
    let _ = first.close().await;
    let health = Health::default();
    let released = health.clone();
    let pool = PgPoolOptions::new()
        // One more is for the records alone.
        .max_connections(POSTGRES_CONNECTIONS - 1)
        .acquire_timeout(ACQUIRE_TIMEOUT)
        // Looked at by ourselves, in time: the pool's own look at a dead line takes for ever.
        .test_before_acquire(false)
        .before_acquire(|connection, _| Box::pin(is_alive(connection)))
        .after_release(move |connection, _| {
            let suspicious = released.is_suspicious();
            Box::pin(async move { if suspicious { is_alive(connection).await } else { Ok(true) } })
        })
        .after_connect(|connection, _| Box::pin(prepare_postgres(connection)))
        .connect_with(options)
        .await
        .map_err(opening)?;
    Ok(Pools { read: pool.clone(), write: pool, begin: "BEGIN", timeout: POSTGRES_TIMEOUT, health })
}

/// Makes a new connection one of ours.
pub(super) async fn prepare_postgres(connection: &mut PgConnection) -> Result<(), sqlx::Error> {
    // A server may be set up to acknowledge before it is durable. Not for us.
    let kept: String = connection.fetch_one("SHOW synchronous_commit").await?.try_get(0)?;
    if kept == "off" {
        connection.execute("SET synchronous_commit = on").await?;
    }
    let milliseconds = |time: Duration| time.as_millis().to_string();
    sqlx::query("SELECT set_config('lock_timeout', $1, false), set_config('statement_timeout', $2, false)")
        .bind(milliseconds(POSTGRES_LOCK_TIMEOUT))
        .bind(milliseconds(POSTGRES_STATEMENT_TIMEOUT))
        .execute(connection)
        .await
        .map(drop)
}

/// Version, name and text of the migrations of one database.
type Migrations = &'static [(i64, &'static str, &'static str)];

const SQLITE: Migrations = &[
    (1, "tables", include_str!("../../migrations/sqlite/1_tables.sql")),
    (2, "standing and outages", include_str!("../../migrations/sqlite/2_standing_and_outages.sql")),
    (3, "bot names", include_str!("../../migrations/sqlite/3_bot_names.sql")),
    (4, "subscriptions", include_str!("../../migrations/sqlite/4_subscriptions.sql")),
    (5, "snapshot", include_str!("../../migrations/sqlite/5_snapshot.sql")),
    (6, "rematch", include_str!("../../migrations/sqlite/6_rematch.sql")),
    (7, "servers", include_str!("../../migrations/sqlite/7_servers.sql")),
    (8, "plays for", include_str!("../../migrations/sqlite/8_plays_for.sql")),
];
const POSTGRES: Migrations = &[
    (1, "tables", include_str!("../../migrations/postgres/1_tables.sql")),
    (2, "standing and outages", include_str!("../../migrations/postgres/2_standing_and_outages.sql")),
    (3, "bot names", include_str!("../../migrations/postgres/3_bot_names.sql")),
    (4, "subscriptions", include_str!("../../migrations/postgres/4_subscriptions.sql")),
    (5, "snapshot", include_str!("../../migrations/postgres/5_snapshot.sql")),
    (6, "rematch", include_str!("../../migrations/postgres/6_rematch.sql")),
    (7, "servers", include_str!("../../migrations/postgres/7_servers.sql")),
    (8, "running since", include_str!("../../migrations/postgres/8_running_since.sql")),
    (9, "plays for", include_str!("../../migrations/postgres/9_plays_for.sql")),
];

/// Migrations inside the program.
#[derive(Debug)]
struct Embedded(Migrations);

impl MigrationSource<'static> for Embedded {
    fn resolve(self) -> BoxFuture<'static, Result<Vec<Migration>, BoxDynError>> {
        let step = |&(version, name, sql): &(i64, &'static str, &'static str)| {
            Migration::new(version, name.into(), MigrationType::Simple, SqlStr::from_static(sql), false)
        };
        Box::pin(async move { Ok(self.0.iter().map(step).collect()) })
    }
}

impl Embedded {
    /// Applies what is missing. Servers that start side by side wait for one another where the database can lock.
    async fn apply(self, connection: &mut impl Migrate, location: &str) -> Result<(), StoreError> {
        let failed = |error| StoreError::from_migration(location, error);
        let migrator = Migrator::new(self).await.map_err(failed)?;
        migrator.run_direct(None, connection, false).await.map_err(failed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Nothing else would show it but a power cut.
    #[tokio::test]
    async fn commits_wait_for_the_disk() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let pools = sqlite(&folder.path().join("melange.db")).await.expect("a new one");
        let ask = async |what: &str| -> String {
            let row = pools.write.fetch_one(AssertSqlSafe(format!("PRAGMA {what}"))).await.expect("answered");
            row.try_get::<i64, _>(0).map(|n| n.to_string()).or_else(|_| row.try_get(0)).expect("a value")
        };
        assert_eq!(ask("journal_mode").await, "wal");
        assert_eq!(ask("synchronous").await, "2", "FULL");
        assert_eq!(ask("foreign_keys").await, "1");
        pools.read.close().await;
        pools.write.close().await;
    }
}
