//! Users and their sessions.

use unicode_normalization::UnicodeNormalization;

use super::{Store, StoreError, User, UserId, now_ms, on};
use crate::secret::Secret;

/// The columns of a [`User`], in the order [`read`] takes them.
type Row = (String, String, bool, i64);

fn read((id, name, account, created_at): Row) -> Result<User, StoreError> {
    let id = UserId::try_from(id).map_err(|error| StoreError::unreadable("user id", error))?;
    Ok(User { id, name, account, created_at })
}

/// How the names of accounts are compared: those that look alike are one name. Compatibility forms, case and characters
/// without ink make no difference.
pub fn account_key(name: &str) -> String {
    // By way of capitals, as letters such as ß and ς have none of their own.
    let fold = |text: &str| text.to_uppercase().chars().flat_map(char::to_lowercase).collect::<String>();
    let plain: String = name.nfkc().filter(|&c| !is_joiner(c)).collect();
    fold(&plain).nfkc().collect()
}

/// Characters without ink that names may have, for emoji and some scripts need them.
fn is_joiner(c: char) -> bool {
    matches!(c, '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}')
}

/// Ends all sessions of a user but one.
const END_SESSIONS: &str = "DELETE FROM sessions WHERE user_id = $1 AND token_hash <> $2 RETURNING token_hash";

impl Store {
    /// Keeps a new guest.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn create_guest(&self, name: &str) -> Result<User, StoreError> {
        self.create_user(name, None).await
    }

    /// Keeps a new account.
    ///
    /// # Errors
    /// [`StoreError::NameTaken`] if another account has the name, in whatever case.
    pub async fn create_account(&self, name: &str, passphrase_hash: &Secret<String>) -> Result<User, StoreError> {
        self.create_user(name, Some(passphrase_hash)).await
    }

    async fn create_user(&self, name: &str, hash: Option<&Secret<String>>) -> Result<User, StoreError> {
        let user = User { id: UserId::fresh(), name: name.to_owned(), account: hash.is_some(), created_at: now_ms() };
        let sql = "INSERT INTO users (id, name, account_key, passphrase_hash, created_at) VALUES ($1, $2, $3, $4, $5)";
        on!(&self.0.db, pools => sqlx::query(sql)
            .bind(user.id.as_str())
            .bind(name)
            .bind(hash.map(|_| account_key(name)))
            .bind(hash.map(|hash| hash.expose().as_str()))
            .bind(user.created_at)
            .execute(&pools.write)
            .await
            .map(drop))
        .map_err(|error| self.name_error(error))?;
        Ok(user)
    }

    /// Gives a guest a name and a passphrase to come back with. The id stays.
    ///
    /// # Errors
    /// [`StoreError::NameTaken`] if another account has the name; [`StoreError::NoUser`] if there is no such guest.
    pub async fn make_account(
        &self,
        user: &UserId,
        name: &str,
        passphrase_hash: &Secret<String>,
    ) -> Result<User, StoreError> {
        let sql = "UPDATE users SET name = $2, account_key = $3, passphrase_hash = $4 \
                   WHERE id = $1 AND passphrase_hash IS NULL \
                   RETURNING id, name, passphrase_hash IS NOT NULL, created_at";
        let row: Option<Row> = on!(&self.0.db, pools => sqlx::query_as(sql)
            .bind(user.as_str())
            .bind(name)
            .bind(account_key(name))
            .bind(passphrase_hash.expose().as_str())
            .fetch_optional(&pools.write)
            .await)
        .map_err(|error| self.name_error(error))?;
        row.map(read).unwrap_or(Err(StoreError::NoUser))
    }

    /// Changes a user's name.
    ///
    /// # Errors
    /// [`StoreError::NameTaken`] if it is an account and another one has the name; [`StoreError::NoUser`] if there is
    /// no such user.
    pub async fn rename(&self, user: &UserId, name: &str) -> Result<User, StoreError> {
        let sql = "UPDATE users SET name = $2, account_key = CASE WHEN account_key IS NULL THEN NULL ELSE $3 END \
                   WHERE id = $1 RETURNING id, name, passphrase_hash IS NOT NULL, created_at";
        let row: Option<Row> = on!(&self.0.db, pools => sqlx::query_as(sql)
            .bind(user.as_str())
            .bind(name)
            .bind(account_key(name))
            .fetch_optional(&pools.write)
            .await)
        .map_err(|error| self.name_error(error))?;
        row.map(read).unwrap_or(Err(StoreError::NoUser))
    }

    /// The user with that id.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn user(&self, id: &UserId) -> Result<Option<User>, StoreError> {
        let sql = "SELECT id, name, passphrase_hash IS NOT NULL, created_at FROM users WHERE id = $1";
        let row: Option<Row> =
            on!(&self.0.db, pools => sqlx::query_as(sql).bind(id.as_str()).fetch_optional(&pools.read).await)
                .map_err(|error| self.error(error))?;
        row.map(read).transpose()
    }

    /// The account with that name, however it is spelled, and the hash of its passphrase.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn account(&self, name: &str) -> Result<Option<(User, Secret<String>)>, StoreError> {
        // Of two old accounts whose names look alike, each is found by its own spelling.
        let sql = "SELECT id, name, created_at, passphrase_hash FROM users WHERE account_key IN ($1, $2) \
                   ORDER BY CASE WHEN name = $3 THEN 0 WHEN account_key = $1 THEN 1 ELSE 2 END LIMIT 1";
        let row: Option<(String, String, i64, String)> = on!(&self.0.db, pools => sqlx::query_as(sql)
            .bind(account_key(name))
            .bind(name.to_lowercase())
            .bind(name)
            .fetch_optional(&pools.read)
            .await)
        .map_err(|error| self.error(error))?;
        row.map(|(id, name, created_at, hash)| Ok((read((id, name, true, created_at))?, Secret::new(hash)))).transpose()
    }

    /// The hash of a user's passphrase, if they have an account.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn passphrase_hash(&self, id: &UserId) -> Result<Option<Secret<String>>, StoreError> {
        let sql = "SELECT passphrase_hash FROM users WHERE id = $1";
        let row: Option<Option<String>> =
            on!(&self.0.db, pools => sqlx::query_scalar(sql).bind(id.as_str()).fetch_optional(&pools.read).await)
                .map_err(|error| self.error(error))?;
        Ok(row.flatten().map(Secret::new))
    }

    /// Compares names of accounts from before as they are compared now. Two that are one name by now keep their keys.
    ///
    /// # Errors
    /// When the database fails.
    pub(super) async fn renew_account_keys(&self) -> Result<(), StoreError> {
        if self.setting_or("account keys", "lower case").await? == "folded" {
            return Ok(());
        }
        let sql = "SELECT id, name, account_key FROM users WHERE account_key IS NOT NULL";
        let rows: Vec<(String, String, String)> =
            on!(&self.0.db, pools => sqlx::query_as(sql).fetch_all(&pools.read).await)
                .map_err(|error| self.error(error))?;
        for (id, name, key) in rows.into_iter().filter(|(_, name, key)| account_key(name) != *key) {
            let renewed = on!(&self.0.db, pools => sqlx::query("UPDATE users SET account_key = $2 WHERE id = $1")
                .bind(&id)
                .bind(account_key(&name))
                .execute(&pools.write)
                .await
                .map(drop));
            match renewed.map_err(|error| self.name_error(error)) {
                Ok(()) => {}
                Err(StoreError::NameTaken) => tracing::warn!(id, key, "two accounts have names that look alike"),
                Err(error) => return Err(error),
            }
        }
        on!(&self.0.db, pools => sqlx::query("UPDATE settings SET value = 'folded' WHERE name = 'account keys'")
            .execute(&pools.write)
            .await
            .map(drop))
        .map_err(|error| self.error(error))
    }

    /// Changes the passphrase of an account, and ends all its sessions but `kept`. Gives those that ended.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn change_passphrase(
        &self,
        user: &UserId,
        passphrase_hash: &Secret<String>,
        kept: &str,
    ) -> Result<Vec<String>, StoreError> {
        let change = "UPDATE users SET passphrase_hash = $2 WHERE id = $1 AND account_key IS NOT NULL";
        on!(&self.0.db, pools => {
            let mut transaction = pools.begin().await?;
            sqlx::query(change)
                .bind(user.as_str())
                .bind(passphrase_hash.expose().as_str())
                .execute(&mut *transaction)
                .await?;
            let ended = sqlx::query_scalar(END_SESSIONS)
                .bind(user.as_str())
                .bind(kept)
                .fetch_all(&mut *transaction)
                .await?;
            transaction.commit().await?;
            Ok(ended)
        })
        .map_err(|error| self.error(error))
    }

    /// Ends all sessions of a user; gives them.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn end_sessions(&self, user: &UserId) -> Result<Vec<String>, StoreError> {
        on!(&self.0.db, pools => sqlx::query_scalar(END_SESSIONS)
            .bind(user.as_str())
            .bind("")
            .fetch_all(&pools.write)
            .await)
        .map_err(|error| self.error(error))
    }

    /// A session that is used goes on until `expires_at`.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn renew_session(&self, token_hash: &str, expires_at: i64) -> Result<(), StoreError> {
        on!(&self.0.db, pools => sqlx::query("UPDATE sessions SET expires_at = $2 WHERE token_hash = $1")
            .bind(token_hash)
            .bind(expires_at)
            .execute(&pools.write)
            .await
            .map(drop))
        .map_err(|error| self.error(error))
    }

    /// Keeps a session by the hash of its token.
    ///
    /// # Errors
    /// [`StoreError::NoUser`] if there is no such user.
    pub async fn create_session(&self, token_hash: &str, user: &UserId, expires_at: i64) -> Result<(), StoreError> {
        let sql = "INSERT INTO sessions (token_hash, user_id, created_at, expires_at) VALUES ($1, $2, $3, $4)";
        on!(&self.0.db, pools => sqlx::query(sql)
            .bind(token_hash)
            .bind(user.as_str())
            .bind(now_ms())
            .bind(expires_at)
            .execute(&pools.write)
            .await
            .map(drop))
        .map_err(|error| self.user_error(error))
    }

    /// Whose session it is, unless it has expired.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn session_user(&self, token_hash: &str) -> Result<Option<User>, StoreError> {
        Ok(self.session(token_hash).await?.map(|(user, _)| user))
    }

    /// Whose session it is and when it expires, unless it has.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn session(&self, token_hash: &str) -> Result<Option<(User, i64)>, StoreError> {
        let sql = "SELECT u.id, u.name, u.passphrase_hash IS NOT NULL, u.created_at, s.expires_at \
                   FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.token_hash = $1 AND s.expires_at > $2";
        let row: Option<(String, String, bool, i64, i64)> = on!(&self.0.db, pools => sqlx::query_as(sql)
            .bind(token_hash)
            .bind(now_ms())
            .fetch_optional(&pools.read)
            .await)
        .map_err(|error| self.error(error))?;
        row.map(|(id, name, account, created_at, expires_at)| Ok((read((id, name, account, created_at))?, expires_at)))
            .transpose()
    }

    /// Ends a session.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn delete_session(&self, token_hash: &str) -> Result<bool, StoreError> {
        on!(&self.0.db, pools => sqlx::query("DELETE FROM sessions WHERE token_hash = $1")
            .bind(token_hash)
            .execute(&pools.write)
            .await
            .map(|done| done.rows_affected() > 0))
        .map_err(|error| self.error(error))
    }

    fn name_error(&self, error: sqlx::Error) -> StoreError {
        match error.as_database_error() {
            Some(refused) if refused.is_unique_violation() => StoreError::NameTaken,
            _ => self.error(error),
        }
    }
}
