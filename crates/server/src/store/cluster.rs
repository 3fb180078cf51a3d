//! Servers side by side at one PostgreSQL: who is there, and who runs the bots and clocks of which game. A SQLite file
//! has one server, which runs everything.

use std::time::Duration;

use super::lookup::table_id;
use super::{Db, Store, StoreError, TableId};

/// A server that was not seen for so long is dead: others go on with its games.
pub const STALE_AFTER: Duration = Duration::from_secs(5);

/// The servers that were seen of late, by the database's own clock.
macro_rules! living {
    () => {
        "(SELECT s.name FROM servers s WHERE s.seen_at > clock_timestamp() - interval '5 seconds')"
    };
}

impl Store {
    /// What this server is called among others at the same database.
    pub fn name(&self) -> &str {
        &self.0.name
    }

    /// Whether there can be other servers.
    pub fn is_shared(&self) -> bool {
        matches!(self.0.db, Db::Postgres(_))
    }

    /// Notes that this server is there, and gives all that are.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn beat(&self) -> Result<Vec<String>, StoreError> {
        let Db::Postgres(pools) = &self.0.db else { return Ok(vec![self.0.name.clone()]) };
        // One that was not seen for a while was away, and runs only since now.
        let seen = "INSERT INTO servers (name, seen_at, running_since) VALUES ($1, clock_timestamp(), clock_timestamp()) \
                    ON CONFLICT (name) DO UPDATE SET seen_at = excluded.seen_at, running_since = CASE \
                    WHEN servers.seen_at < excluded.seen_at - interval '5 seconds' THEN excluded.running_since \
                    ELSE servers.running_since END";
        // Those that stopped without a word long ago are forgotten.
        let forget = "DELETE FROM servers WHERE seen_at < clock_timestamp() - interval '1 day'";
        let beating = async {
            sqlx::query(seen).bind(&self.0.name).execute(&pools.write).await?;
            sqlx::query(forget).execute(&pools.write).await?;
            // Everybody hears it: who hears nothing knows that the line is dead.
            sqlx::query("SELECT pg_notify('melange', $1)")
                .bind(format!("{} beat", self.0.name))
                .execute(&pools.write)
                .await?;
            sqlx::query_scalar(living!()).fetch_all(&pools.write).await
        };
        pools.bounded(beating).await.map_err(|error| self.error(error))
    }

    /// Whether another server is there that has been running for more than so many milliseconds.
    ///
    /// # Errors
    /// When the database fails.
    pub(super) async fn others_ran_for(&self, time: i64) -> Result<bool, StoreError> {
        let Db::Postgres(pools) = &self.0.db else { return Ok(false) };
        let sql = concat!(
            "SELECT EXISTS (SELECT 1 FROM servers WHERE name <> $1 AND name IN ",
            living!(),
            " AND running_since < clock_timestamp() - $2 * interval '1 millisecond')"
        );
        let others = sqlx::query_scalar(sql).bind(&self.0.name).bind(time as f64);
        pools.bounded(others.fetch_one(&pools.write)).await.map_err(|error| self.error(error))
    }

    /// This server stops: others may go on with its games at once.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn stop_beating(&self) -> Result<(), StoreError> {
        let Db::Postgres(pools) = &self.0.db else { return Ok(()) };
        let gone = sqlx::query("DELETE FROM servers WHERE name = $1").bind(&self.0.name);
        pools.bounded(gone.execute(&pools.write)).await.map(drop).map_err(|error| self.error(error))
    }

    /// Makes this server the one that runs a game's bots and clocks, unless a living one does; says whether it does.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn claim(&self, id: &TableId) -> Result<bool, StoreError> {
        let Db::Postgres(pools) = &self.0.db else { return Ok(true) };
        let sql = concat!(
            "UPDATE tables SET runner = $2 WHERE id = $1 \
             AND (runner IS NULL OR runner = $2 OR runner NOT IN ",
            living!(),
            ")"
        );
        let claim = sqlx::query(sql).bind(id.as_str()).bind(&self.0.name);
        let done = pools.bounded(claim.execute(&pools.write)).await.map_err(|error| self.error(error))?;
        Ok(done.rows_affected() > 0)
    }

    /// Lets go of a game that has nothing to run.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn release(&self, id: &TableId) -> Result<(), StoreError> {
        let Db::Postgres(pools) = &self.0.db else { return Ok(()) };
        let sql = "UPDATE tables SET runner = NULL WHERE id = $1 AND runner = $2";
        let release = sqlx::query(sql).bind(id.as_str()).bind(&self.0.name);
        pools.bounded(release.execute(&pools.write)).await.map(drop).map_err(|error| self.error(error))
    }

    /// Games whose server is dead.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn orphans(&self) -> Result<Vec<TableId>, StoreError> {
        let Db::Postgres(pools) = &self.0.db else { return Ok(Vec::new()) };
        let sql = concat!(
            "SELECT t.id FROM tables t WHERE t.status = 'playing' AND t.runner IS NOT NULL AND t.runner NOT IN ",
            living!()
        );
        let rows: Vec<String> =
            pools.bounded(sqlx::query_scalar(sql).fetch_all(&pools.read)).await.map_err(|error| self.error(error))?;
        rows.into_iter().map(table_id).collect()
    }

    /// Tells the other servers who looks at a table here.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn tell_presence(&self, presence: &super::Presence) -> Result<(), StoreError> {
        let text = serde_json::to_string(presence).map_err(|error| StoreError::unreadable("presence", error))?;
        self.tell_others(&text).await
    }

    /// Tells the other servers what was said in private.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn tell_said(&self, said: &super::Said) -> Result<(), StoreError> {
        let text = serde_json::to_string(said).map_err(|error| StoreError::unreadable("talk", error))?;
        self.tell_others(&format!("said:{text}")).await
    }

    async fn tell_others(&self, text: &str) -> Result<(), StoreError> {
        let Db::Postgres(pools) = &self.0.db else { return Ok(()) };
        let word = sqlx::query("SELECT pg_notify('melange', $1)").bind(format!("{} {text}", self.0.name));
        pools.bounded(word.execute(&pools.write)).await.map(drop).map_err(|error| self.error(error))
    }
}
