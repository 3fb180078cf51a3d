//! Making and changing tables and their seats.

use serde_json::Value;
use sqlx::QueryBuilder;

use super::{SeatRow, Status, Store, StoreError, TableId, TableRow, TableSpec, UserId, now_ms, on};
use crate::secret::random_code;

impl Store {
    /// Keeps a new lobby with its seats and gives it an id and a code nobody else has.
    ///
    /// # Errors
    /// [`StoreError::NoUser`] if the owner or somebody seated is not there; [`StoreError::Seats`] if two seats have the
    /// same number.
    pub async fn create_table(&self, owner: &UserId, spec: TableSpec) -> Result<TableRow, StoreError> {
        check_seats(&spec.seats)?;
        let now = now_ms();
        let mut table = TableRow {
            id: TableId::fresh(),
            code: random_code(),
            spec,
            status: Status::Lobby,
            owner: Some(owner.clone()),
            created_at: now,
            begun_at: now,
            updated_at: now,
            result: None,
            snapshot: None,
            rematch: None,
            entries: 0,
        };
        // 30^6 codes: with a million tables one try in 700 meets a code that is in use. Eight in a row do not happen.
        for _ in 0..8 {
            match self.try_create(&table, owner).await {
                Ok(()) => return Ok(table),
                Err(error) if error.as_database_error().is_some_and(|error| error.is_unique_violation()) => {
                    table.code = random_code();
                }
                Err(error) => return Err(self.user_error(error)),
            }
        }
        Err(StoreError::unreadable("set of table codes", "none is free"))
    }

    async fn try_create(&self, table: &TableRow, owner: &UserId) -> Result<(), sqlx::Error> {
        let sql = "INSERT INTO tables (id, code, kind, setup, seed, commitment, options, listed, status, owner, \
                   created_at, updated_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)";
        on!(&self.0.db, pools => {
            let mut transaction = pools.begin().await?;
            sqlx::query(sql)
                .bind(table.id.as_str())
                .bind(&table.code)
                .bind(&table.spec.kind)
                .bind(table.spec.setup.to_string())
                .bind(table.spec.seed.expose())
                .bind(&table.spec.commitment)
                .bind(table.spec.options.to_string())
                .bind(i64::from(table.spec.listed))
                .bind(table.status.as_str())
                .bind(owner.as_str())
                .bind(table.created_at)
                .bind(table.updated_at)
                .execute(&mut *transaction)
                .await?;
            if !table.spec.seats.is_empty() {
                seats_query(&table.id, &table.spec.seats).build().execute(&mut *transaction).await?;
            }
            transaction.commit().await
        })
    }

    /// Changes one seat, whoever holds it; `false` if there is no such seat.
    ///
    /// # Errors
    /// [`StoreError::NoUser`] if the user is not there.
    pub async fn update_seat(&self, id: &TableId, seat: &SeatRow) -> Result<bool, StoreError> {
        self.write_seat(id, seat, "").await
    }

    /// Takes a seat that is still open and kept for nobody else; `false` if it is not. Of two people who want it at
    /// once, one gets it.
    ///
    /// # Errors
    /// [`StoreError::NoUser`] if the user is not there.
    pub async fn claim_seat(&self, id: &TableId, seat: &SeatRow) -> Result<bool, StoreError> {
        self.write_seat(id, seat, " AND kind = 'open' AND (user_id IS NULL OR user_id = $4)").await
    }

    async fn write_seat(&self, id: &TableId, seat: &SeatRow, only_if: &'static str) -> Result<bool, StoreError> {
        let sql = format!(
            "UPDATE seats SET kind = $3, user_id = $4, name = $5, bot = $6 WHERE table_id = $1 AND seat = $2{only_if}"
        );
        on!(&self.0.db, pools => async {
            let mut transaction = pools.begin().await?;
            let done = sqlx::query(&sql)
                .bind(id.as_str())
                .bind(i64::from(seat.seat))
                .bind(seat.kind.as_str())
                .bind(seat.user.as_ref().map(UserId::as_str))
                .bind(&seat.name)
                .bind(seat.bot.as_deref())
                .execute(&mut *transaction)
                .await?;
            if done.rows_affected() == 0 {
                return Ok(false);
            }
            // Of a game that is played it says when that began.
            sqlx::query("UPDATE tables SET updated_at = $2 WHERE id = $1 AND status <> 'playing'")
                .bind(id.as_str())
                .bind(now_ms())
                .execute(&mut *transaction)
                .await?;
            transaction.commit().await?;
            Ok(true)
        }.await)
        .map_err(|error| self.user_error(error))
    }

    /// Moves a table on from one status to another; `false` if it has another one by now, so that of two servers that
    /// start or end the same game only one does.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn set_status(
        &self,
        id: &TableId,
        from: Status,
        to: Status,
        result: Option<&Value>,
    ) -> Result<bool, StoreError> {
        let sql = "UPDATE tables SET status = $3, result = $4, updated_at = $5 WHERE id = $1 AND status = $2";
        on!(&self.0.db, pools => sqlx::query(sql)
            .bind(id.as_str())
            .bind(from.as_str())
            .bind(to.as_str())
            .bind(result.map(Value::to_string))
            .bind(now_ms())
            .execute(&pools.write)
            .await
            .map(|done| done.rows_affected() > 0))
        .map_err(|error| self.error(error))
    }

    /// Says where the people of a table play again; `false` if that is another table by now than `before`, so that of
    /// two servers that are asked at once only one opens a table.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn set_rematch(
        &self,
        id: &TableId,
        before: Option<&TableId>,
        next: &TableId,
    ) -> Result<bool, StoreError> {
        let sql = "UPDATE tables SET rematch = $3 WHERE id = $1 AND COALESCE(rematch, '') = $2";
        on!(&self.0.db, pools => sqlx::query(sql)
            .bind(id.as_str())
            .bind(before.map_or("", TableId::as_str))
            .bind(next.as_str())
            .execute(&pools.write)
            .await
            .map(|done| done.rows_affected() > 0))
        .map_err(|error| self.error(error))
    }

    /// Keeps where a game stands, for lists.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn save_snapshot(&self, id: &TableId, snapshot: &Value) -> Result<(), StoreError> {
        on!(&self.0.db, pools => sqlx::query("UPDATE tables SET snapshot = $2 WHERE id = $1")
            .bind(id.as_str())
            .bind(snapshot.to_string())
            .execute(&pools.write)
            .await
            .map(drop))
        .map_err(|error| self.error(error))
    }
}

fn check_seats(seats: &[SeatRow]) -> Result<(), StoreError> {
    let mut seen = 0u8;
    for seat in seats {
        let bit = 1u8.checked_shl(u32::from(seat.seat)).ok_or(StoreError::Seats)?;
        if seen & bit != 0 {
            return Err(StoreError::Seats);
        }
        seen |= bit;
    }
    Ok(())
}

fn seats_query<'a, D>(id: &'a TableId, seats: &'a [SeatRow]) -> QueryBuilder<'a, D>
where
    D: sqlx::Database,
    i64: sqlx::Encode<'a, D> + sqlx::Type<D>,
    &'a str: sqlx::Encode<'a, D> + sqlx::Type<D>,
    Option<&'a str>: sqlx::Encode<'a, D> + sqlx::Type<D>,
{
    let mut query = QueryBuilder::new("INSERT INTO seats (table_id, seat, kind, user_id, name, bot) ");
    query.push_values(seats, |mut row, seat| {
        row.push_bind(id.as_str())
            .push_bind(i64::from(seat.seat))
            .push_bind(seat.kind.as_str())
            .push_bind(seat.user.as_ref().map(UserId::as_str))
            .push_bind(seat.name.as_str())
            .push_bind(seat.bot.as_deref());
    });
    query
}
