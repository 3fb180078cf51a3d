//! Making and changing tables and their seats.

use serde_json::Value;
use sqlx::QueryBuilder;
use table::Seat;

use super::{SeatKind, SeatRow, Status, Store, StoreError, TableId, TableRow, TableSpec, UserId, now_ms, on};
use crate::secret::random_code;

impl Store {
    /// Keeps a new lobby with its seats and gives it an id and a code nobody else has.
    ///
    /// # Errors
    /// [`StoreError::NoUser`] if the owner or somebody seated is not there; [`StoreError::Seats`] if two seats have the
    /// same number, or one has a number that no table has.
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
            runner: None,
            undo_request: None,
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
                   created_at, updated_at, active_at) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12)";
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

    /// Changes seats, all of them or none. `false` if one of them is not, or no longer, as in `known`, the seats as the
    /// caller knows them: of two servers that change a seat at once only one does.
    ///
    /// # Errors
    /// [`StoreError::NoUser`] if a user is not there.
    pub async fn update_seats(&self, id: &TableId, known: &[SeatRow], seats: &[SeatRow]) -> Result<bool, StoreError> {
        self.write_seats(id, known, seats, None).await
    }

    /// Takes a seat from somebody who is not to come back: it is as `seat` says, and they can take none here any more.
    /// `false` as in [`Store::update_seats`].
    ///
    /// # Errors
    /// When the database fails.
    pub async fn remove_from_seat(
        &self,
        id: &TableId,
        known: &[SeatRow],
        seat: &SeatRow,
        user: &UserId,
    ) -> Result<bool, StoreError> {
        self.write_seats(id, known, std::slice::from_ref(seat), Some(user)).await
    }

    async fn write_seats(
        &self,
        id: &TableId,
        known: &[SeatRow],
        seats: &[SeatRow],
        removed: Option<&UserId>,
    ) -> Result<bool, StoreError> {
        let sql = "UPDATE seats SET kind = $3, user_id = $4, name = $5, bot = $6, plays_for = $7 \
                   WHERE table_id = $1 AND seat = $2 AND kind = $8 AND COALESCE(user_id, '') = $9";
        on!(&self.0.db, pools => {
            let mut transaction = pools.begin().await?;
            for seat in seats {
                let Some(before) = known.iter().find(|row| row.seat == seat.seat) else { return Ok(false) };
                let change = sqlx::query(sql)
                    .bind(id.as_str())
                    .bind(i64::from(seat.seat))
                    .bind(seat.kind.as_str())
                    .bind(seat.user.as_ref().map(UserId::as_str))
                    .bind(&seat.name)
                    .bind(seat.bot.as_deref())
                    .bind(seat.plays_for.map(SeatKind::as_str))
                    .bind(before.kind.as_str())
                    .bind(before.user.as_ref().map_or("", UserId::as_str));
                if change.execute(&mut *transaction).await?.rows_affected() == 0 {
                    return Ok(false);
                }
            }
            if let Some(user) = removed {
                sqlx::query("INSERT INTO removed (table_id, user_id) VALUES ($1, $2) ON CONFLICT DO NOTHING")
                    .bind(id.as_str())
                    .bind(user.as_str())
                    .execute(&mut *transaction)
                    .await?;
            }
            // Of a game that is played `updated_at` says when that began.
            sqlx::query("UPDATE tables SET active_at = $2, \
                         updated_at = CASE status WHEN 'playing' THEN updated_at ELSE $2 END WHERE id = $1")
                .bind(id.as_str())
                .bind(now_ms())
                .execute(&mut *transaction)
                .await?;
            transaction.commit().await?;
            Ok(true)
        })
        .map_err(|error| self.user_error(error))
    }

    /// Says what somebody asks to take back; `false` if something else is asked by now than `before`, so that of two
    /// servers that are asked at once only one is heard.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn set_undo_request(
        &self,
        id: &TableId,
        before: Option<&Value>,
        request: Option<&Value>,
    ) -> Result<bool, StoreError> {
        let sql = "UPDATE tables SET undo_request = $3 WHERE id = $1 AND COALESCE(undo_request, '') = $2";
        on!(&self.0.db, pools => sqlx::query(sql)
            .bind(id.as_str())
            .bind(before.map(Value::to_string).unwrap_or_default())
            .bind(request.map(Value::to_string))
            .execute(&pools.write)
            .await
            .map(|done| done.rows_affected() > 0))
        .map_err(|error| self.error(error))
    }

    /// Notes that somebody wants a bot to go on for whoever is to move after `seq` records. Gives all who do.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn vote(&self, id: &TableId, seq: u64, user: &UserId) -> Result<Vec<UserId>, StoreError> {
        let vote = "INSERT INTO votes (table_id, seq, user_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
        on!(&self.0.db, pools => sqlx::query(vote)
            .bind(id.as_str())
            .bind(seq as i64)
            .bind(user.as_str())
            .execute(&pools.write)
            .await
            .map(drop))
        .map_err(|error| self.user_error(error))?;
        self.votes(id, seq).await
    }

    /// Who wants a bot to go on for whoever is to move after `seq` records.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn votes(&self, id: &TableId, seq: u64) -> Result<Vec<UserId>, StoreError> {
        let sql = "SELECT user_id FROM votes WHERE table_id = $1 AND seq = $2";
        let users: Vec<String> = on!(&self.0.db, pools => sqlx::query_scalar(sql)
            .bind(id.as_str())
            .bind(seq as i64)
            .fetch_all(&pools.write)
            .await)
        .map_err(|error| self.error(error))?;
        users
            .into_iter()
            .map(|id| UserId::try_from(id).map_err(|error| StoreError::unreadable("user id", error)))
            .collect()
    }

    /// Notes when something last happened at a table, for the order of lists.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn touch(&self, id: &TableId, at: i64) -> Result<(), StoreError> {
        on!(&self.0.db, pools => sqlx::query("UPDATE tables SET active_at = $2 WHERE id = $1")
            .bind(id.as_str())
            .bind(at)
            .execute(&pools.write)
            .await
            .map(drop))
        .map_err(|error| self.error(error))
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
        let sql = "UPDATE tables SET status = $3, result = $4, updated_at = $5, active_at = $5 \
                   WHERE id = $1 AND status = $2";
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

    /// Keeps where a game stands, for lists, and when something last happened there.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn save_snapshot(&self, id: &TableId, snapshot: &Value, at: i64) -> Result<(), StoreError> {
        on!(&self.0.db, pools => sqlx::query("UPDATE tables SET snapshot = $2, active_at = $3 WHERE id = $1")
            .bind(id.as_str())
            .bind(snapshot.to_string())
            .bind(at)
            .execute(&pools.write)
            .await
            .map(drop))
        .map_err(|error| self.error(error))
    }
}

fn check_seats(seats: &[SeatRow]) -> Result<(), StoreError> {
    let mut seen = [false; Seat::MAX];
    for seat in seats {
        let seen = seen.get_mut(usize::from(seat.seat)).ok_or(StoreError::Seats)?;
        if std::mem::replace(seen, true) {
            return Err(StoreError::Seats);
        }
    }
    Ok(())
}

fn seats_query<'a, D>(id: &'a TableId, seats: &'a [SeatRow]) -> QueryBuilder<D>
where
    D: sqlx::Database,
    i64: sqlx::Encode<'a, D> + sqlx::Type<D>,
    &'a str: sqlx::Encode<'a, D> + sqlx::Type<D>,
    Option<&'a str>: sqlx::Encode<'a, D> + sqlx::Type<D>,
{
    let mut query = QueryBuilder::new("INSERT INTO seats (table_id, seat, kind, user_id, name, bot, plays_for) ");
    query.push_values(seats, |mut row, seat| {
        row.push_bind(id.as_str())
            .push_bind(i64::from(seat.seat))
            .push_bind(seat.kind.as_str())
            .push_bind(seat.user.as_ref().map(UserId::as_str))
            .push_bind(seat.name.as_str())
            .push_bind(seat.bot.as_deref())
            .push_bind(seat.plays_for.map(SeatKind::as_str));
    });
    query
}
