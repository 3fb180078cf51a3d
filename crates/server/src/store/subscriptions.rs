//! Browsers that want to be called when they are closed.

use super::{Store, StoreError, UserId, now_ms, on};

/// A user's browsers at most; beyond that the oldest is forgotten.
pub const MAX_SUBSCRIPTIONS: i64 = 8;

/// How to call a browser. Whoever knows it all can: it has no `Debug`.
#[derive(Clone, PartialEq, Eq)]
pub struct Subscription {
    /// Its address at a push service.
    pub endpoint: String,
    /// Its public key.
    pub p256dh: String,
    /// The secret it shares with us.
    pub auth: String,
    /// The language it is called in.
    pub language: String,
}

impl Store {
    /// Keeps a browser for as long as the session; one that is known already takes the new session, keys and language.
    ///
    /// # Errors
    /// [`StoreError::NoUser`] if there is no such session.
    pub async fn subscribe(&self, session: &str, subscription: &Subscription) -> Result<(), StoreError> {
        let keep = "INSERT INTO subscriptions (endpoint, session, p256dh, auth, language, created_at) \
                    VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (endpoint) DO UPDATE SET session = excluded.session, \
                    p256dh = excluded.p256dh, auth = excluded.auth, language = excluded.language, \
                    created_at = excluded.created_at";
        let forget = "WITH theirs AS (SELECT s.token_hash FROM sessions s JOIN sessions mine \
                      ON mine.user_id = s.user_id WHERE mine.token_hash = $1) \
                      DELETE FROM subscriptions WHERE session IN (SELECT token_hash FROM theirs) \
                      AND endpoint NOT IN (SELECT endpoint FROM subscriptions \
                      WHERE session IN (SELECT token_hash FROM theirs) ORDER BY created_at DESC, endpoint LIMIT $2)";
        on!(&self.0.db, pools => async {
            let mut transaction = pools.begin().await?;
            sqlx::query(keep)
                .bind(&subscription.endpoint)
                .bind(session)
                .bind(&subscription.p256dh)
                .bind(&subscription.auth)
                .bind(&subscription.language)
                .bind(now_ms())
                .execute(&mut *transaction)
                .await?;
            sqlx::query(forget).bind(session).bind(MAX_SUBSCRIPTIONS).execute(&mut *transaction).await?;
            transaction.commit().await
        }.await)
        .map_err(|error| self.user_error(error))
    }

    /// The browsers of a user.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn subscriptions_of(&self, user: &UserId) -> Result<Vec<Subscription>, StoreError> {
        let sql = "SELECT b.endpoint, b.p256dh, b.auth, b.language FROM subscriptions b \
                   JOIN sessions s ON s.token_hash = b.session WHERE s.user_id = $1 AND s.expires_at > $2 \
                   ORDER BY b.created_at, b.endpoint";
        let rows: Vec<(String, String, String, String)> = on!(&self.0.db, pools => sqlx::query_as(sql)
            .bind(user.as_str())
            .bind(now_ms())
            .fetch_all(&pools.read)
            .await)
        .map_err(|error| self.error(error))?;
        let read = |(endpoint, p256dh, auth, language)| Subscription { endpoint, p256dh, auth, language };
        Ok(rows.into_iter().map(read).collect())
    }

    /// Forgets a browser.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn unsubscribe(&self, endpoint: &str) -> Result<bool, StoreError> {
        on!(&self.0.db, pools => sqlx::query("DELETE FROM subscriptions WHERE endpoint = $1")
            .bind(endpoint)
            .execute(&pools.write)
            .await
            .map(|done| done.rows_affected() > 0))
        .map_err(|error| self.error(error))
    }

    /// A browser's session is followed by another one: it goes on being called, for whoever that is.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn move_subscriptions(&self, before: &str, after: &str) -> Result<(), StoreError> {
        on!(&self.0.db, pools => sqlx::query("UPDATE subscriptions SET session = $2 WHERE session = $1")
            .bind(before)
            .bind(after)
            .execute(&pools.write)
            .await
            .map(drop))
        .map_err(|error| self.error(error))
    }
}
