//! Appending records: many tables, one writer, few commits.
//!
//! A commit waits for the disk, whatever it holds. So one task takes all appends that wait at that moment, writes them
//! with one statement, and only then tells each of them: with fifty tables in play a commit carries many records, and
//! an idle server still answers after a single one.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Instant;

use sqlx::QueryBuilder;
use tokio::sync::{mpsc, oneshot};

use super::{Db, Record, Store, TableId, now_ms, on};
use crate::metrics::AppendMetrics;

/// The most appends that share a commit, and that wait for their turn.
pub const MAX_BATCH: usize = 512;
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
    /// The database failed, and whether the record is stored is not known (a server may die between writing and
    /// answering). Load the table again before going on.
    #[error("the database failed: {0}")]
    Database(Arc<sqlx::Error>),
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
    record: Record,
    since: Instant,
    done: oneshot::Sender<Result<(), AppendError>>,
}

impl Store {
    /// Appends record number `seq` to a table; `entry` is an action's text or `undo`. When it returns `Ok`, the record
    /// is durable. Numbers count from 0; whoever appends gives the number of records it knows of, so that of two
    /// writers one is told that it is behind.
    ///
    /// Wait for the answer before appending the next number of the same table: a later record must never be stored
    /// when an earlier one is refused. Dropping the future does not take the record back.
    ///
    /// # Errors
    /// See [`AppendError`]. One that fails does not disturb the others of its commit.
    pub async fn append(&self, table: &TableId, seq: u32, seat: u8, entry: &str) -> Result<(), AppendError> {
        if seat > 7 {
            return Err(AppendError::Invalid("seats are numbered 0 to 7"));
        }
        if entry.is_empty() || entry.len() > MAX_ENTRY || entry.chars().any(char::is_control) {
            return Err(AppendError::Invalid("one line of 1 to 4096 bytes is expected"));
        }
        let record = Record { seq, seat, entry: entry.to_owned(), at_ms: now_ms() };
        let (done, answer) = oneshot::channel();
        let job = Job { table: table.clone(), record, since: Instant::now(), done };
        self.0.appends.send(Message::Append(job)).await.map_err(|_| AppendError::Closed)?;
        answer.await.unwrap_or(Err(AppendError::Closed))
    }
}

/// Starts the writer.
pub(super) fn start(db: Db, location: String, metrics: Arc<AppendMetrics>) -> mpsc::Sender<Message> {
    let (sender, receiver) = mpsc::channel(MAX_BATCH);
    tokio::spawn(run(db, location, metrics, receiver));
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

async fn run(db: Db, location: String, metrics: Arc<AppendMetrics>, mut receiver: mpsc::Receiver<Message>) {
    let mut messages = Vec::with_capacity(MAX_BATCH);
    let mut waiting_for_end = Vec::new();
    while receiver.recv_many(&mut messages, MAX_BATCH).await > 0 {
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
        write(&db, &location, &metrics, jobs).await;
    }
    for done in waiting_for_end {
        let _ = done.send(());
    }
}

async fn write(db: &Db, location: &str, metrics: &AppendMetrics, jobs: Vec<Job>) {
    if jobs.is_empty() {
        return;
    }
    metrics.batch(jobs.len());
    // Two jobs of one batch may want the same number. The first one gets it if anybody does; the database could not
    // tell us which of them it took.
    let mut keys = HashSet::new();
    let (first, late): (Vec<Job>, Vec<Job>) =
        jobs.into_iter().partition(|job| keys.insert((job.table.clone(), job.record.seq)));
    for job in late {
        answer(metrics, job, Err(AppendError::Taken));
    }
    match insert(db, &first).await {
        Ok(stored) => settle(metrics, first, &stored),
        // A table that is not there makes the database refuse the whole statement; nothing of it is stored. The others
        // must not suffer, so each is tried alone.
        Err(error) if is_refusal(&error) && first.len() > 1 => {
            tracing::warn!(%location, batch = first.len(), %error, "a batch of records was refused; trying them one by one");
            for job in first {
                let one = [job];
                let outcome = insert(db, &one).await;
                let [job] = one;
                match outcome {
                    Ok(stored) => settle(metrics, vec![job], &stored),
                    Err(error) => fail(location, metrics, vec![job], error),
                }
            }
        }
        Err(error) => fail(location, metrics, first, error),
    }
}

/// Inserts the records that are not there yet, and says which. A single statement is a transaction of its own: all of
/// it is durable when it returns, or nothing is stored, with one round trip to the database instead of three.
async fn insert(db: &Db, jobs: &[Job]) -> Result<HashSet<(String, i64)>, sqlx::Error> {
    let rows: Vec<(String, i64)> = on!(db, pools => {
        let mut query = QueryBuilder::new("INSERT INTO records (table_id, seq, seat, entry, at_ms) ");
        query.push_values(jobs, |mut row, Job { table, record, .. }| {
            row.push_bind(table.as_str())
                .push_bind(i64::from(record.seq))
                .push_bind(i64::from(record.seat))
                .push_bind(record.entry.as_str())
                .push_bind(record.at_ms);
        });
        query.push(" ON CONFLICT DO NOTHING RETURNING table_id, seq");
        // Each size of batch is another statement: not worth a place among the prepared ones.
        query.build_query_as().persistent(false).fetch_all(&pools.write).await?
    });
    Ok(rows.into_iter().collect())
}

fn settle(metrics: &AppendMetrics, jobs: Vec<Job>, stored: &HashSet<(String, i64)>) {
    for job in jobs {
        let key = (job.table.as_str().to_owned(), i64::from(job.record.seq));
        let outcome = if stored.contains(&key) { Ok(()) } else { Err(AppendError::Taken) };
        answer(metrics, job, outcome);
    }
}

fn fail(location: &str, metrics: &AppendMetrics, jobs: Vec<Job>, error: sqlx::Error) {
    let error = if error.as_database_error().is_some_and(|error| error.is_foreign_key_violation()) {
        AppendError::NoTable
    } else {
        tracing::error!(%location, records = jobs.len(), %error, "records could not be stored");
        AppendError::Database(Arc::new(error))
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
    error.as_database_error().is_some_and(|error| error.is_foreign_key_violation() || error.is_check_violation())
}
