//! Removing what has expired, by a clock that can be believed. What is removed never comes back, and a machine may be
//! started with its clock months ahead.

use super::{Store, StoreError, UPSERT_SETTING, now_ms, on};

const DAY: i64 = 86_400_000;
/// How long a table that never began is kept when nobody touches it, in milliseconds.
pub const LOBBY_LIFETIME: i64 = 30 * DAY;
/// A clock that is further ahead of the time last believed, in milliseconds, is doubted.
pub const MAX_CLOCK_STEP: i64 = 7 * DAY;
/// A clock that is doubted is believed once it was looked at on so many days by its own count, each later than the last.
pub const DOUBTED_DAYS: i64 = 7;

/// The time that was last believed, in milliseconds since 1970.
const BELIEVED: &str = "clock believed";
/// When a doubted clock last began another day, and how many days it has gone on for.
const DOUBTED: &str = "clock doubted";

/// What became of removing what has expired.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purge {
    /// Done; so many sessions were over.
    Done(u64),
    /// Nothing was removed: the clock is so many milliseconds ahead of the time last believed.
    Doubted(i64),
}

/// A clock that is far ahead of the time last believed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Doubt {
    day_began: i64,
    days: i64,
}

impl Doubt {
    /// What is to be thought of a clock that says `now`; none where it is believed.
    fn of(now: i64, believed: i64, before: Option<Doubt>) -> Option<Doubt> {
        if now.saturating_sub(believed) <= MAX_CLOCK_STEP {
            return None;
        }
        let doubt = match before {
            Some(doubt) if now >= doubt.day_began.saturating_add(DAY) => Doubt { day_began: now, days: doubt.days + 1 },
            Some(doubt) if now >= doubt.day_began => doubt,
            // It went back since: that was another clock.
            _ => Doubt { day_began: now, days: 1 },
        };
        (doubt.days < DOUBTED_DAYS).then_some(doubt)
    }

    fn read(text: &str) -> Option<Doubt> {
        let (day_began, days) = text.split_once(' ')?;
        Some(Doubt { day_began: day_began.parse().ok()?, days: days.parse().ok()? })
    }
}

impl Store {
    /// Removes what has expired by the machine's clock; see [`Store::purge_expired`].
    ///
    /// # Errors
    /// When the database fails.
    pub async fn purge(&self) -> Result<Purge, StoreError> {
        self.purge_expired(now_ms()).await
    }

    /// Removes sessions that expired before `now`, tables that never began and that nobody touched for a month, and
    /// guests who can never come back and left nothing behind. Nothing is removed where `now` is far ahead of the time
    /// last believed, or, where none was, of the newest user, session or table.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn purge_expired(&self, now: i64) -> Result<Purge, StoreError> {
        let guests = "DELETE FROM users WHERE passphrase_hash IS NULL AND created_at < $1 \
                      AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.user_id = users.id) \
                      AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.user_id = users.id) \
                      AND NOT EXISTS (SELECT 1 FROM tables t WHERE t.owner = users.id)";
        let lobbies = "DELETE FROM tables WHERE status IN ('lobby', 'abandoned') AND updated_at < $1 \
                       AND NOT EXISTS (SELECT 1 FROM records r WHERE r.table_id = tables.id)";
        let setting = "SELECT value FROM settings WHERE name = $1";
        let newest = "SELECT MAX(at) FROM (SELECT MAX(created_at) AS at FROM users \
                      UNION ALL SELECT MAX(created_at) FROM sessions UNION ALL SELECT MAX(active_at) FROM tables) times";
        let untouched = now.saturating_sub(LOBBY_LIFETIME);
        // A guest is stored a moment before their first session: leave the newest ones alone.
        let settled = now.saturating_sub(3_600_000);
        on!(&self.0.db, pools => async {
            let mut transaction = pools.begin().await?;
            let believed: Option<String> =
                sqlx::query_scalar(setting).bind(BELIEVED).fetch_optional(&mut *transaction).await?;
            let believed = match believed.and_then(|text| text.parse().ok()) {
                Some(believed) => believed,
                None => {
                    let newest: Option<i64> = sqlx::query_scalar(newest).fetch_one(&mut *transaction).await?;
                    newest.unwrap_or(now)
                }
            };
            let before: Option<String> =
                sqlx::query_scalar(setting).bind(DOUBTED).fetch_optional(&mut *transaction).await?;
            let doubt = Doubt::of(now, believed, before.as_deref().and_then(Doubt::read));
            // The time believed is kept in any case: what a doubted clock stores from now on must not count for it.
            let kept = if doubt.is_some() { believed } else { now };
            sqlx::query(UPSERT_SETTING).bind(BELIEVED).bind(kept.to_string()).execute(&mut *transaction).await?;
            let doubted = doubt.map_or(String::new(), |doubt| format!("{} {}", doubt.day_began, doubt.days));
            sqlx::query(UPSERT_SETTING).bind(DOUBTED).bind(doubted).execute(&mut *transaction).await?;
            let mut purge = Purge::Doubted(now.saturating_sub(believed));
            if doubt.is_none() {
                let ended = sqlx::query("DELETE FROM sessions WHERE expires_at <= $1")
                    .bind(now)
                    .execute(&mut *transaction)
                    .await?;
                sqlx::query(lobbies).bind(untouched).execute(&mut *transaction).await?;
                sqlx::query(guests).bind(settled).execute(&mut *transaction).await?;
                purge = Purge::Done(ended.rows_affected());
            }
            transaction.commit().await?;
            Ok(purge)
        }.await)
        .map_err(|error| self.error(error))
    }
}
