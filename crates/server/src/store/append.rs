//! Appending records: many tables, one writer, few commits.
//!
//! A commit waits for the disk, whatever it holds. So one task takes all appends that wait at that moment, writes them
//! with one statement, and only then tells each of them: with fifty tables in play a commit carries many records, and
//! an idle server still answers after a single one.

use std::io::ErrorKind;
use std::sync::Arc;
use std::time::Instant;

use serde::Serialize;
use sqlx::error::DatabaseError;
use sqlx::{QueryBuilder, Sqlite, SqlitePool};
use tokio::sync::{mpsc, oneshot};

use super::postgres_writer::PostgresWriter;
use super::{Db, Pools, Record, Store, TableId, now_ms};
use crate::metrics::AppendMetrics;

/// The most appends that share a commit, and that wait for their turn.
pub const MAX_BATCH: usize = 512;
/// The most rows in one statement: SQLite takes some thirty thousand values in one.
const MAX_ROWS: usize = 1024;
/// The longest entry, in bytes. Actions are a few words.
pub const MAX_ENTRY: usize = 4096;

/// Why a record was not appended.
#[derive(Clone, Debug, thiserror::Error)]
pub enum AppendError {
    /// The table has a record with that number already: somebody else was faster. Load the table again.
    #[error("that number is taken")]
    Taken,
    /// There is no such table.
    #[error("there is no such table")]
    NoTable,
    /// The entry can never be stored.
    #[error("not an entry: {0}")]
    Invalid(&'static str),
    /// The database failed; the record is not stored, and never will be.
    #[error("the database failed: {0}")]
    Database(Arc<sqlx::Error>),
    /// The database failed, and whether the record is stored could not be found out. Load the table again before going
    /// on, and call it neither done nor refused.
    #[error("whether it is stored is not known: {0}")]
    Unknown(Arc<sqlx::Error>),
    /// The store is closed.
    #[error("the store is closed")]
    Closed,
}

pub(super) enum Message {
    Append(Job),
    Finish(oneshot::Sender<()>),
}

pub(super) struct Job {
    table: TableId,
    /// All of them are stored, or none.
    records: Vec<Record>,
    since: Instant,
    done: oneshot::Sender<Result<(), AppendError>>,
}

impl Store {
    /// Appends record number `seq` to a table; `entry` is an action's text or `undo`. When it returns `Ok`, the record
    /// is durable; the time that is stored with it is given, in milliseconds since 1970. Numbers count from 0; whoever appends gives the number of records it knows of, so that of two
    /// writers one is told that it is behind.
    ///
    /// Wait for the answer before appending the next number of the same table: a later record must never be stored
    /// when an earlier one is refused. Dropping the future does not take the record back.
    ///
    /// # Errors
    /// See [`AppendError`]. One that fails does not disturb the others of its commit.
    pub async fn append(&self, table: &TableId, seq: u32, seat: u8, entry: &str) -> Result<i64, AppendError> {
        self.append_all(table, seq, seat, &[entry]).await
    }

    /// Appends several records of one seat, from number `seq` on, in one transaction: all of them or none.
    ///
    /// # Errors
    /// See [`Store::append`].
    pub async fn append_all(&self, table: &TableId, seq: u32, seat: u8, entries: &[&str]) -> Result<i64, AppendError> {
        if usize::from(seat) >= table::Seat::MAX {
            return Err(AppendError::Invalid("no table has a seat of that number"));
        }
        let fits = |entry: &str| (1..=MAX_ENTRY).contains(&entry.len()) && !entry.chars().any(char::is_control);
        if !entries.iter().all(|entry| fits(entry)) {
            return Err(AppendError::Invalid("one line of 1 to 4096 bytes is expected"));
        }
        let at_ms = now_ms();
        let record = |(seq, entry): (u32, &&str)| Record { seq, seat, entry: (*entry).to_owned(), at_ms };
        let records = (seq..).zip(entries).map(record).collect();
        let (done, answer) = oneshot::channel();
        let job = Job { table: table.clone(), records, since: Instant::now(), done };
        self.0.appends.send(Message::Append(job)).await.map_err(|_| AppendError::Closed)?;
        answer.await.unwrap_or(Err(AppendError::Closed)).map(|()| at_ms)
    }
}

/// Starts the writer.
pub(super) fn start(db: Db, location: String, metrics: Arc<AppendMetrics>) -> mpsc::Sender<Message> {
    let (sender, receiver) = mpsc::channel(MAX_BATCH);
    let writer = match db {
        Db::Sqlite(pools) => Writer::Sqlite(pools),
        Db::Postgres(pools) => Writer::Postgres(Box::new(PostgresWriter::new(&pools))),
    };
    tokio::spawn(run(writer, location, metrics, receiver));
    sender
}

/// Asks the writer to write what waits, and waits until it has.
pub(super) async fn finish(appends: &mpsc::Sender<Message>) {
    let (done, finished) = oneshot::channel();
    if appends.send(Message::Finish(done)).await.is_ok() {
        // An error means that the writer was finished by somebody else in between.
        let _ = finished.await;
    }
}

/// What writes records to the database there is.
enum Writer {
    Sqlite(Pools<Sqlite>),
    Postgres(Box<PostgresWriter>),
}

/// Why records are not known to be stored.
pub(super) enum InsertError {
    /// They are not, and never will be.
    NotStored(sqlx::Error),
    /// They may be.
    Unknown(sqlx::Error),
}

async fn run(mut writer: Writer, location: String, metrics: Arc<AppendMetrics>, mut receiver: mpsc::Receiver<Message>) {
    let mut messages = Vec::with_capacity(MAX_BATCH);
    let mut waiting_for_end = Vec::new();
    while receiver.recv_many(&mut messages, MAX_BATCH).await > 0 {
        // Who is about to append does so first: the busier the server, the more a commit carries.
        tokio::task::yield_now().await;
        messages.extend(std::iter::from_fn(|| receiver.try_recv().ok()).take(MAX_BATCH - messages.len()));
        let mut jobs = Vec::with_capacity(messages.len());
        for message in messages.drain(..) {
            match message {
                Message::Append(job) => jobs.push(job),
                Message::Finish(done) => {
                    // What was sent before stays readable; the loop ends when it is written.
                    receiver.close();
                    waiting_for_end.push(done);
                }
            }
        }
        write(&mut writer, &location, &metrics, jobs).await;
    }
    if let Writer::Postgres(writer) = writer {
        writer.close().await;
    }
    for done in waiting_for_end {
        let _ = done.send(());
    }
}

async fn write(writer: &mut Writer, location: &str, metrics: &AppendMetrics, jobs: Vec<Job>) {
    if jobs.is_empty() {
        return;
    }
    let _writing = metrics.writing(jobs.len());
    match insert(writer, &jobs).await {
        Ok(()) => jobs.into_iter().for_each(|job| answer(metrics, job, Ok(()))),
        // A number that is taken, or a table that is not there, makes the database refuse the whole statement; nothing
        // of it is stored. The others must not suffer, so each is tried alone.
        Err(InsertError::NotStored(error)) if is_refusal(&error) && jobs.len() > 1 => {
            tracing::warn!(%location, batch = jobs.len(), %error, "a batch of records was refused; trying them one by one");
            for job in jobs {
                let one = [job];
                let outcome = insert(writer, &one).await;
                let [job] = one;
                match outcome {
                    Ok(()) => answer(metrics, job, Ok(())),
                    Err(error) => fail(location, metrics, vec![job], error),
                }
            }
        }
        Err(error) => fail(location, metrics, jobs, error),
    }
}

/// Inserts records: all of them are durable when it returns, or nothing is stored, or that is not known.
async fn insert(writer: &mut Writer, jobs: &[Job]) -> Result<(), InsertError> {
    let rows: Vec<_> =
        jobs.iter().flat_map(|job| job.records.iter().map(|record| Row::of(&job.table, record))).collect();
    // In time: a connection that died without a word must not stop every table for good.
    match writer {
        Writer::Sqlite(pools) => {
            let done = pools.bounded(insert_sqlite(&pools.write, &rows)).await;
            done.map_err(|error| match &error {
                // A disk that stands still may go on, and with it what was asked.
                sqlx::Error::Io(io) if io.kind() == ErrorKind::TimedOut => InsertError::Unknown(error),
                _ => InsertError::NotStored(error),
            })
        }
        Writer::Postgres(writer) => writer.insert(&rows).await,
    }
}

/// As values, which SQLite reads faster than JSON. A transaction is only begun where one statement cannot hold all.
async fn insert_sqlite(pool: &SqlitePool, rows: &[Row<'_>]) -> Result<(), sqlx::Error> {
    if rows.len() <= MAX_ROWS {
        return insert_rows(rows).build().execute(pool).await.map(drop);
    }
    let mut transaction = pool.begin().await?;
    for rows in rows.chunks(MAX_ROWS) {
        insert_rows(rows).build().execute(&mut *transaction).await?;
    }
    transaction.commit().await
}

/// One statement for all rows. There are statements for few numbers of rows, so that each is prepared once: what is
/// missing to the next of them is filled with empty rows, which are left out.
fn insert_rows(rows: &[Row<'_>]) -> QueryBuilder<Sqlite> {
    let mut insert = QueryBuilder::new("INSERT INTO records (table_id, seq, seat, entry, at_ms) SELECT * FROM (");
    let filled = rows.iter().map(Some).chain(std::iter::repeat(None)).take(rows.len().next_power_of_two());
    insert.push_values(filled, |mut values, row| {
        values
            .push_bind(row.map(|row| row.table_id))
            .push_bind(row.map(|row| row.seq))
            .push_bind(row.map(|row| row.seat))
            .push_bind(row.map(|row| row.entry))
            .push_bind(row.map(|row| row.at_ms));
    });
    insert.push(") WHERE column1 IS NOT NULL");
    insert
}

/// A record as a row.
#[derive(Serialize)]
pub(super) struct Row<'a> {
    table_id: &'a str,
    seq: u32,
    seat: u8,
    entry: &'a str,
    at_ms: i64,
}

impl<'a> Row<'a> {
    fn of(table: &'a TableId, record: &'a Record) -> Row<'a> {
        let Record { seq, seat, ref entry, at_ms } = *record;
        Row { table_id: table.as_str(), seq, seat, entry, at_ms }
    }
}

fn fail(location: &str, metrics: &AppendMetrics, jobs: Vec<Job>, error: InsertError) {
    let error = match error {
        InsertError::NotStored(error) if refuses(&error, |error| error.is_unique_violation()) => AppendError::Taken,
        InsertError::NotStored(error) if refuses(&error, |error| error.is_foreign_key_violation()) => {
            AppendError::NoTable
        }
        InsertError::NotStored(error) => {
            tracing::error!(%location, records = jobs.len(), %error, "records could not be stored");
            AppendError::Database(Arc::new(error))
        }
        InsertError::Unknown(error) => {
            tracing::error!(%location, records = jobs.len(), %error, "whether records are stored is not known");
            AppendError::Unknown(Arc::new(error))
        }
    };
    for job in jobs {
        answer(metrics, job, Err(error.clone()));
    }
}

fn answer(metrics: &AppendMetrics, job: Job, outcome: Result<(), AppendError>) {
    match &outcome {
        Ok(()) => metrics.stored(job.since.elapsed()),
        Err(AppendError::Taken) => metrics.taken(),
        Err(_) => metrics.failed(),
    }
    // Nobody listens when the caller was cancelled; the record stands all the same.
    let _ = job.done.send(outcome);
}

/// Whether the database refused the statement for what it says, as opposed to failing to carry it out.
fn is_refusal(error: &sqlx::Error) -> bool {
    refuses(error, |error| {
        error.is_unique_violation() || error.is_foreign_key_violation() || error.is_check_violation()
    })
}

fn refuses(error: &sqlx::Error, why: impl FnOnce(&dyn DatabaseError) -> bool) -> bool {
    error.as_database_error().is_some_and(why)
}
