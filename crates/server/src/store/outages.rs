//! When no server ran.

use super::{Store, StoreError, now_ms, on};

const LAST_SEEN: &str = "last seen";
const UPSERT_SETTING: &str = "INSERT INTO settings (name, value) VALUES ($1, $2) \
                   ON CONFLICT (name) DO UPDATE SET value = excluded.value";

impl Store {
    /// Notes that a server runs at this moment.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn record_heartbeat(&self) -> Result<(), StoreError> {
        let now = now_ms().to_string();
        on!(&self.0.db, pools => sqlx::query(UPSERT_SETTING).bind(LAST_SEEN).bind(now).execute(&pools.write).await.map(drop))
            .map_err(|error| self.error(error))
    }

    /// A server starts: from when one was last seen until now there was none. Gives all such times, the latest last,
    /// each as beginning and end in milliseconds since 1970.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn record_startup(&self) -> Result<Vec<(i64, i64)>, StoreError> {
        let now = now_ms();
        on!(&self.0.db, pools => async {
            let mut transaction = pools.begin().await?;
            let seen: Option<(String,)> = sqlx::query_as("SELECT value FROM settings WHERE name = $1")
                .bind(LAST_SEEN)
                .fetch_optional(&mut *transaction)
                .await?;
            if let Some(seen) = seen.and_then(|(seen,)| seen.parse::<i64>().ok()) {
                sqlx::query("INSERT INTO outages (began_at, ended_at) VALUES ($1, $2) ON CONFLICT DO NOTHING")
                    .bind(seen.min(now))
                    .bind(now)
                    .execute(&mut *transaction)
                    .await?;
            }
            sqlx::query(UPSERT_SETTING).bind(LAST_SEEN).bind(now.to_string()).execute(&mut *transaction).await?;
            let outages = sqlx::query_as("SELECT began_at, ended_at FROM outages ORDER BY ended_at")
                .fetch_all(&mut *transaction)
                .await?;
            transaction.commit().await?;
            Ok(outages)
        }.await)
        .map_err(|error| self.error(error))
    }
}
