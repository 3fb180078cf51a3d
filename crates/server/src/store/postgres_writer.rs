//! Records on their way into PostgreSQL, over a connection of their own.
//!
//! What is refused must never be stored after all. An answer of the database is final. Where none comes, the statement
//! may still be carried out: so the backend that has it is ended, and only then is it looked up what is stored.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgConnection, PgDatabaseError, PgSeverity, Postgres};
use sqlx::{ConnectOptions, Connection};
use tokio::time::{Instant, timeout, timeout_at};

use super::Pools;
use super::append::{InsertError, Row};
use super::health::{Health, is_alive};
use super::open::{POSTGRES_TIMEOUT, prepare_postgres};

/// How long it may take to find out what became of records, after a question without an answer.
pub const FIND_OUT_TIMEOUT: Duration = Duration::from_secs(2);
/// How long a backend may take to end, in milliseconds.
const END_TIMEOUT: i64 = 1000;

/// The records are one value, so that it is the same statement whatever their number, and prepared once. A single
/// statement is a transaction of its own, with one round trip instead of three.
const INSERT: &str = "INSERT INTO records (table_id, seq, seat, entry, at_ms) \
    SELECT table_id, seq, seat, entry, at_ms FROM json_to_recordset($1::json) \
    AS row (table_id text, seq bigint, seat bigint, entry text, at_ms bigint)";
const COUNT_STORED: &str = "SELECT COUNT(*) FROM records r JOIN json_to_recordset($1::json) \
    AS row (table_id text, seq bigint, seat bigint, entry text, at_ms bigint) \
    ON (r.table_id, r.seq, r.seat, r.entry, r.at_ms) = (row.table_id, row.seq, row.seat, row.entry, row.at_ms)";
const OWN_BACKEND: &str = "SELECT pid, (EXTRACT(EPOCH FROM backend_start) * 1000000)::bigint FROM pg_stat_activity \
    WHERE pid = pg_backend_pid()";
const END_BACKEND: &str = "SELECT pg_terminate_backend(pid, $3) FROM pg_stat_activity \
    WHERE pid = $1 AND (EXTRACT(EPOCH FROM backend_start) * 1000000)::bigint = $2";

/// Writes records, one batch after the other.
pub(super) struct PostgresWriter {
    options: Arc<PgConnectOptions>,
    health: Health,
    line: Option<Line>,
    /// What was asked of this backend is not known to be over.
    doubted: Option<Backend>,
}

struct Line {
    connection: PgConnection,
    backend: Backend,
}

/// A process of the database. Its number is given to another one some day; when it began tells them apart.
#[derive(Clone, Copy)]
struct Backend {
    pid: i32,
    began_at: i64,
}

impl PostgresWriter {
    pub fn new(pools: &Pools<Postgres>) -> PostgresWriter {
        let (options, health) = (pools.write.connect_options(), pools.health.clone());
        PostgresWriter { options, health, line: None, doubted: None }
    }

    /// Inserts records: all of them are durable when it returns, or none is stored, or that could not be found out.
    pub async fn insert(&mut self, rows: &[Row<'_>]) -> Result<(), InsertError> {
        let done = self.insert_or_find_out(rows).await;
        if done.is_err() {
            self.health.failed.store(true, Relaxed);
        }
        if let Err(InsertError::Unknown(_)) = done {
            self.health.trouble();
        }
        done
    }

    async fn insert_or_find_out(&mut self, rows: &[Row<'_>]) -> Result<(), InsertError> {
        let text =
            serde_json::to_string(rows).map_err(|error| InsertError::NotStored(sqlx::Error::Encode(error.into())))?;
        let by = Instant::now() + POSTGRES_TIMEOUT;
        // As long as there is no line nothing was asked.
        let line = timeout_at(by, self.take_line()).await.unwrap_or_else(|_| Err(no_answer()));
        let mut line = line.map_err(InsertError::NotStored)?;
        self.doubted = Some(line.backend);
        let insert = sqlx::query(INSERT).bind(&text).execute(&mut line.connection);
        let answer = timeout_at(by, insert).await.unwrap_or_else(|_| Err(no_answer()));
        match answer {
            Err(error) if !is_final(&error) => {
                drop(line);
                let found = timeout(FIND_OUT_TIMEOUT, self.count_stored(&text)).await;
                match found.unwrap_or_else(|_| Err(no_answer())) {
                    Ok(stored) if usize::try_from(stored) == Ok(rows.len()) => {
                        tracing::warn!(%error, "records were stored, though the database did not say so");
                        Ok(())
                    }
                    Ok(_) => Err(InsertError::NotStored(error)),
                    Err(unknown) => {
                        tracing::warn!(error = %unknown, "what became of records could not be found out");
                        Err(InsertError::Unknown(error))
                    }
                }
            }
            done => {
                (self.line, self.doubted) = (Some(line), None);
                done.map(drop).map_err(InsertError::NotStored)
            }
        }
    }

    /// The line, which lives. Whoever takes it puts it back when it is free again.
    async fn take_line(&mut self) -> Result<Line, sqlx::Error> {
        if let Some(mut line) = self.line.take()
            && is_alive(&mut line.connection).await.is_ok()
        {
            return Ok(line);
        }
        self.connect().await
    }

    /// A new line. Whatever was asked over the old one is over when there is one.
    async fn connect(&mut self) -> Result<Line, sqlx::Error> {
        let mut connection = self.options.connect().await?;
        prepare_postgres(&mut connection).await?;
        let (pid, began_at) = sqlx::query_as(OWN_BACKEND).fetch_one(&mut connection).await?;
        if let Some(Backend { pid, began_at }) = self.doubted {
            let end = sqlx::query_scalar(END_BACKEND).bind(pid).bind(began_at).bind(END_TIMEOUT);
            // One that is not there any more has ended by itself.
            if end.fetch_optional(&mut connection).await? == Some(false) {
                return Err(no_answer());
            }
            self.doubted = None;
        }
        Ok(Line { connection, backend: Backend { pid, began_at } })
    }

    /// How many of these records are stored, as they are, for good.
    async fn count_stored(&mut self, rows: &str) -> Result<i64, sqlx::Error> {
        let mut line = self.connect().await?;
        let count = sqlx::query_scalar(COUNT_STORED).bind(rows).fetch_one(&mut line.connection).await?;
        self.line = Some(line);
        Ok(count)
    }

    pub async fn close(self) {
        if let Some(line) = self.line {
            // One that is dead is closed already.
            let _ = line.connection.close().await;
        }
    }
}

/// Whether the database says that it did not carry a statement out. A backend that is ended says so with more severity,
/// and may have committed before.
fn is_final(error: &sqlx::Error) -> bool {
    let said = error.as_database_error().and_then(|error| error.try_downcast_ref::<PgDatabaseError>());
    said.is_some_and(|said| said.severity() == PgSeverity::Error)
}

fn no_answer() -> sqlx::Error {
    sqlx::Error::Io(std::io::Error::new(std::io::ErrorKind::TimedOut, "the database did not answer in time"))
}
