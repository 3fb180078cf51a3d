//! Finding tables and reading their records.

use std::collections::HashMap;

use serde_json::Value;
use sqlx::{ColumnIndex, Decode, FromRow, QueryBuilder, Row, Type};

use super::{
    LoadedTable, Record, SeatKind, SeatRow, Status, Store, StoreError, TableId, TableRow, TableSpec, UserId, on,
};
use crate::secret::Secret;

/// The columns of a table. A macro, so that queries are put together while compiling.
macro_rules! columns {
    () => {
        "t.id, t.code, t.kind, t.setup, t.seed, t.commitment, t.options, t.listed, t.status, t.owner, t.created_at, \
         t.updated_at, t.result, t.snapshot, t.rematch, t.runner, t.undo_request, \
         COALESCE((SELECT r.seq + 1 FROM records r WHERE r.table_id = t.id ORDER BY r.seq DESC LIMIT 1), 0) \
         AS entries, \
         COALESCE((SELECT r.at_ms FROM records r WHERE r.table_id = t.id ORDER BY r.seq DESC LIMIT 1), t.updated_at) \
         AS last_at"
    };
}

/// Tables that strangers may see. What it costs must not depend on how many tables there are.
const LISTED: &str = concat!(
    "SELECT ",
    columns!(),
    " FROM tables t WHERE t.listed = 1 AND t.status IN ('lobby', 'playing') AND t.active_at > $1 \
     ORDER BY t.active_at DESC LIMIT $2"
);

/// Tables of a user. What it costs must not depend on how many others have.
const OF_USER: &str = concat!(
    "SELECT ",
    columns!(),
    " FROM tables t WHERE t.id IN (SELECT own.id FROM tables own WHERE own.owner = $1 \
     UNION SELECT s.table_id FROM seats s WHERE s.user_id = $1) ORDER BY t.active_at DESC, t.id LIMIT $2"
);

/// A table as the database has it, column by column.
struct Columns {
    id: String,
    code: String,
    kind: String,
    setup: String,
    seed: String,
    commitment: String,
    options: String,
    listed: i64,
    status: String,
    owner: Option<String>,
    created_at: i64,
    updated_at: i64,
    result: Option<String>,
    snapshot: Option<String>,
    rematch: Option<String>,
    runner: Option<String>,
    undo_request: Option<String>,
    entries: i64,
    last_at: i64,
}

impl<'r, R> FromRow<'r, R> for Columns
where
    R: Row,
    &'static str: ColumnIndex<R>,
    String: Decode<'r, R::Database> + Type<R::Database>,
    i64: Decode<'r, R::Database> + Type<R::Database>,
{
    fn from_row(row: &'r R) -> Result<Columns, sqlx::Error> {
        Ok(Columns {
            id: row.try_get("id")?,
            code: row.try_get("code")?,
            kind: row.try_get("kind")?,
            setup: row.try_get("setup")?,
            seed: row.try_get("seed")?,
            commitment: row.try_get("commitment")?,
            options: row.try_get("options")?,
            listed: row.try_get("listed")?,
            status: row.try_get("status")?,
            owner: row.try_get("owner")?,
            created_at: row.try_get("created_at")?,
            updated_at: row.try_get("updated_at")?,
            result: row.try_get("result")?,
            snapshot: row.try_get("snapshot")?,
            rematch: row.try_get("rematch")?,
            runner: row.try_get("runner")?,
            undo_request: row.try_get("undo_request")?,
            entries: row.try_get("entries")?,
            last_at: row.try_get("last_at")?,
        })
    }
}

type SeatColumns = (String, i64, String, Option<String>, String, Option<String>, Option<String>);

fn json(what: &'static str, text: &str) -> Result<Value, StoreError> {
    serde_json::from_str(text).map_err(|error| StoreError::unreadable(what, error))
}

fn user_id(id: Option<String>) -> Result<Option<UserId>, StoreError> {
    id.map(UserId::try_from).transpose().map_err(|error| StoreError::unreadable("user id", error))
}

pub(super) fn table_id(id: String) -> Result<TableId, StoreError> {
    TableId::try_from(id).map_err(|error| StoreError::unreadable("table id", error))
}

fn read_table(row: Columns) -> Result<TableRow, StoreError> {
    let spec = TableSpec {
        kind: row.kind,
        setup: json("setup", &row.setup)?,
        seed: Secret::new(row.seed),
        commitment: row.commitment,
        options: json("table option", &row.options)?,
        listed: row.listed != 0,
        seats: Vec::new(),
    };
    Ok(TableRow {
        id: table_id(row.id)?,
        code: row.code,
        spec,
        status: Status::read(&row.status)?,
        owner: user_id(row.owner)?,
        created_at: row.created_at,
        begun_at: row.updated_at,
        updated_at: row.updated_at.max(row.last_at),
        result: row.result.as_deref().map(|result| json("result", result)).transpose()?,
        snapshot: row.snapshot.as_deref().map(|snapshot| json("snapshot", snapshot)).transpose()?,
        rematch: row.rematch.map(table_id).transpose()?,
        runner: row.runner,
        undo_request: row.undo_request.as_deref().map(|request| json("request", request)).transpose()?,
        entries: u32::try_from(row.entries).map_err(|_| StoreError::unreadable("number of records", row.entries))?,
    })
}

fn read_seat((_, seat, kind, user, name, bot, plays_for): SeatColumns) -> Result<SeatRow, StoreError> {
    let seat = u8::try_from(seat).map_err(|_| StoreError::unreadable("seat", seat))?;
    let plays_for = plays_for.as_deref().map(SeatKind::read).transpose()?;
    Ok(SeatRow { seat, kind: SeatKind::read(&kind)?, user: user_id(user)?, name, bot, plays_for })
}

/// Which tables to fetch.
enum Filter<'a> {
    Id(&'a TableId),
    Code(&'a str),
    Listed(i64, u32),
    Of(&'a UserId, u32),
}

impl Store {
    /// The table with that id, without its records.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn table(&self, id: &TableId) -> Result<Option<TableRow>, StoreError> {
        Ok(self.tables(Filter::Id(id)).await?.pop())
    }

    /// How many tables of a user wait to begin or are played, where something happened after `since`.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn count_unfinished(&self, owner: &UserId, since: i64) -> Result<i64, StoreError> {
        let sql = "SELECT COUNT(*) FROM tables WHERE owner = $1 AND status IN ('lobby', 'playing') AND active_at > $2";
        on!(&self.0.db, pools => sqlx::query_scalar(sql)
            .bind(owner.as_str())
            .bind(since)
            .fetch_one(&pools.read)
            .await)
        .map_err(|error| self.error(error))
    }

    /// The table with that code, in whatever case and with or without spaces and dashes.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn find_by_code(&self, code: &str) -> Result<Option<TableRow>, StoreError> {
        let plain: String = code.chars().filter(|&c| c != '-' && c != ' ').collect();
        if plain.len() != 6 || !plain.bytes().all(|b| b.is_ascii_alphanumeric()) {
            return Ok(None);
        }
        Ok(self.tables(Filter::Code(&plain.to_ascii_uppercase())).await?.pop())
    }

    /// Tables that strangers may see, lobbies and running games where something happened after `since`, the latest
    /// first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn listed_tables(&self, since: i64, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        self.tables(Filter::Listed(since, limit)).await
    }

    /// How many seats a user has at tables that have not begun.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn count_lobby_seats(&self, user: &UserId) -> Result<i64, StoreError> {
        let sql = "SELECT COUNT(*) FROM seats s JOIN tables t ON t.id = s.table_id \
                   WHERE s.user_id = $1 AND s.kind = 'human' AND t.status = 'lobby'";
        on!(&self.0.db, pools => sqlx::query_scalar(sql).bind(user.as_str()).fetch_one(&pools.read).await)
            .map_err(|error| self.error(error))
    }

    /// Whether the owner of a table removed somebody from it.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn is_removed(&self, id: &TableId, user: &UserId) -> Result<bool, StoreError> {
        let sql = "SELECT COUNT(*) FROM removed WHERE table_id = $1 AND user_id = $2";
        let count: i64 = on!(&self.0.db, pools => sqlx::query_scalar(sql)
            .bind(id.as_str())
            .bind(user.as_str())
            .fetch_one(&pools.read)
            .await)
        .map_err(|error| self.error(error))?;
        Ok(count > 0)
    }

    /// Tables that a user made or sits at, the latest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn tables_of(&self, user: &UserId, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        self.tables(Filter::Of(user, limit)).await
    }

    /// Games that may have to go on by themselves, those with a bot at the table or with clocks, where something
    /// happened after `since`.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn playing_tables(&self, since: i64) -> Result<Vec<TableId>, StoreError> {
        // Where it is known who is to move, and that is a person without a clock, nothing goes on by itself. The text
        // is what a snapshot of a game begins with.
        let sql = "SELECT t.id FROM tables t WHERE t.status = 'playing' AND t.active_at > $1 \
                   AND (t.options LIKE '%\"per-%' \
                   OR EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.kind = 'bot')) \
                   AND NOT (t.options NOT LIKE '%\"per-%' AND t.snapshot IS NOT NULL \
                   AND t.snapshot LIKE '{\"entries\":' || COALESCE((SELECT r.seq + 1 FROM records r \
                   WHERE r.table_id = t.id ORDER BY r.seq DESC LIMIT 1), 0) || ',\"waits\":true,%') ORDER BY t.id";
        let rows: Vec<(String,)> =
            on!(&self.0.db, pools => sqlx::query_as(sql).bind(since).fetch_all(&pools.read).await)
                .map_err(|error| self.error(error))?;
        rows.into_iter().map(|(id,)| table_id(id)).collect()
    }

    /// A table with all its records.
    ///
    /// # Errors
    /// [`StoreError::NoTable`] if there is none; [`StoreError::Unreadable`] if a record is missing between others.
    pub async fn load(&self, id: &TableId) -> Result<LoadedTable, StoreError> {
        self.load_since(id, 0).await
    }

    /// A table with its records from number `first` on.
    ///
    /// # Errors
    /// See [`Store::load`].
    pub async fn load_since(&self, id: &TableId, first: u32) -> Result<LoadedTable, StoreError> {
        let table = self.table(id).await?.ok_or(StoreError::NoTable)?;
        let sql = "SELECT seq, seat, entry, at_ms FROM records WHERE table_id = $1 AND seq >= $2 ORDER BY seq";
        let rows: Vec<(i64, i64, String, i64)> = on!(&self.0.db, pools => sqlx::query_as(sql)
            .bind(id.as_str())
            .bind(i64::from(first))
            .fetch_all(&pools.read)
            .await)
        .map_err(|error| self.error(error))?;
        let mut records = Vec::with_capacity(rows.len());
        for (expected, (seq, seat, entry, at_ms)) in (first..).zip(rows) {
            if seq != i64::from(expected) {
                return Err(StoreError::unreadable("log", format!("table {id} has no record {expected}")));
            }
            let seat = u8::try_from(seat).map_err(|_| StoreError::unreadable("seat", seat))?;
            records.push(Record { seq: expected, seat, entry, at_ms });
        }
        Ok(LoadedTable { table, records })
    }

    async fn tables(&self, filter: Filter<'_>) -> Result<Vec<TableRow>, StoreError> {
        let list = matches!(filter, Filter::Listed(..) | Filter::Of(..));
        let rows: Vec<Columns> = on!(&self.0.db, pools => match filter {
            Filter::Id(id) => {
                let sql = concat!("SELECT ", columns!(), " FROM tables t WHERE t.id = $1");
                sqlx::query_as(sql).bind(id.as_str()).fetch_all(&pools.read).await
            }
            Filter::Code(code) => {
                let sql = concat!("SELECT ", columns!(), " FROM tables t WHERE t.code = $1");
                sqlx::query_as(sql).bind(code).fetch_all(&pools.read).await
            }
            Filter::Listed(since, limit) => {
                sqlx::query_as(LISTED).bind(since).bind(i64::from(limit)).fetch_all(&pools.read).await
            }
            Filter::Of(user, limit) => {
                sqlx::query_as(OF_USER).bind(user.as_str()).bind(i64::from(limit)).fetch_all(&pools.read).await
            }
        })
        .map_err(|error| self.error(error))?;
        let mut tables = Vec::with_capacity(rows.len());
        for row in rows {
            let id = row.id.clone();
            match read_table(row) {
                Ok(table) => tables.push(table),
                // One that cannot be read does not hide the others.
                Err(error) if list => tracing::error!(table = id, %error, "a table cannot be read"),
                Err(error) => return Err(error),
            }
        }
        self.fill_seats(&mut tables).await?;
        Ok(tables)
    }

    async fn fill_seats(&self, tables: &mut [TableRow]) -> Result<(), StoreError> {
        if tables.is_empty() {
            return Ok(());
        }
        let start = "SELECT table_id, seat, kind, user_id, name, bot, plays_for FROM seats WHERE table_id IN (";
        let rows: Vec<SeatColumns> = on!(&self.0.db, pools => {
            let mut query = QueryBuilder::new(start);
            let mut ids = query.separated(", ");
            for table in tables.iter() {
                ids.push_bind(table.id.as_str());
            }
            query.push(") ORDER BY table_id, seat");
            query.build_query_as().persistent(false).fetch_all(&pools.read).await
        })
        .map_err(|error| self.error(error))?;
        let mut at: HashMap<String, &mut TableRow> =
            tables.iter_mut().map(|table| (table.id.as_str().to_owned(), table)).collect();
        for row in rows {
            if let Some(table) = at.get_mut(&row.0) {
                table.spec.seats.push(read_seat(row)?);
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{Db, Location};

    /// Every step of a list finds its rows by an index: none reads all tables, and what is listed is not sorted first.
    #[tokio::test]
    async fn lists_are_read_from_indices() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let store = Store::open(&Location::Sqlite(folder.path().join("melange.db"))).await.expect("a new one");
        let Db::Sqlite(pools) = &store.0.db else { unreachable!("a file") };
        for (sql, index) in [(LISTED, "tables_listed"), (OF_USER, "tables_by_owner")] {
            let plan: Vec<(i64, i64, i64, String)> =
                sqlx::query_as(sqlx::AssertSqlSafe(format!("EXPLAIN QUERY PLAN {sql}")))
                    .bind(5)
                    .bind(50)
                    .fetch_all(&pools.read)
                    .await
                    .expect("a plan");
            let steps: Vec<&str> = plan.iter().map(|(.., step)| step.as_str()).collect();
            assert!(steps.iter().any(|step| step.contains(index)), "{steps:?}");
            assert!(steps.iter().all(|step| !step.starts_with("SCAN")), "{steps:?}");
            assert!(sql == OF_USER || steps.iter().all(|step| !step.contains("ORDER BY")), "{steps:?}");
        }
        store.close().await;
    }
}
