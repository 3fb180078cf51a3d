//! When no server ran.

use super::{Store, StoreError, UPSERT_SETTING, now_ms, on};

const LAST_SEEN: &str = "last seen";
/// Ends now what is said to end later.
const CUT: &str = "INSERT INTO outages (began_at, ended_at) SELECT MIN(began_at), $1 FROM outages \
                   WHERE ended_at > $1 AND began_at < $1 HAVING COUNT(*) > 0 ON CONFLICT DO NOTHING";

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

    /// This server begins, or goes on after a gap that began at `since`: from then, or from when one was last seen,
    /// until now there was none. Where others ran all the while, that was no outage. Gives all outages, each as beginning
    /// and end in milliseconds since 1970.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn record_outage(&self, since: Option<i64>) -> Result<Vec<(i64, i64)>, StoreError> {
        let now = now_ms();
        self.beat().await?;
        let alone = !self.others_ran_for(since.map_or(0, |since| now - since)).await?;
        on!(&self.0.db, pools => async {
            let mut transaction = pools.begin().await?;
            let seen: Option<(String,)> = sqlx::query_as("SELECT value FROM settings WHERE name = $1")
                .bind(LAST_SEEN)
                .fetch_optional(&mut *transaction)
                .await?;
            if since.is_none() {
                // None can last beyond now: the machine's time was ahead when it was noted.
                sqlx::query(CUT).bind(now).execute(&mut *transaction).await?;
                sqlx::query("DELETE FROM outages WHERE ended_at > $1").bind(now).execute(&mut *transaction).await?;
            }
            let seen = since.or(seen.and_then(|(seen,)| seen.parse::<i64>().ok()));
            if let Some(seen) = seen.filter(|_| alone) {
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
