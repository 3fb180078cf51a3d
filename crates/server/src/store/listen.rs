//! Hearing what other servers do to the same database. Only PostgreSQL has that: a SQLite file has one server.

use sqlx::postgres::PgListener;

use super::{Db, Store, StoreError, TableId};

/// What was heard.
#[derive(Debug, PartialEq, Eq)]
pub enum TableChange {
    /// Another server did something at a table.
    Table(TableId),
    /// The line was dead for a while: anything may have happened.
    Missed,
}

/// Hears of what others do.
pub struct Listener {
    inner: PgListener,
    /// Our own name, to pass over what we did ourselves.
    own: String,
}

impl Store {
    /// Begins to listen; none where there can be no other server.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn listen(&self) -> Result<Option<Listener>, StoreError> {
        let Db::Postgres(pools) = &self.0.db else { return Ok(None) };
        let listening = async {
            let mut inner = PgListener::connect_with(&pools.read).await?;
            inner.listen("melange").await?;
            Ok(inner)
        };
        let inner = listening.await.map_err(|error| self.error(error))?;
        Ok(Some(Listener { inner, own: self.0.name.clone() }))
    }
}

impl Listener {
    /// Waits for the next word of another server. Comes back by itself when the line breaks.
    ///
    /// # Errors
    /// The database cannot be reached; asking again tries again.
    pub async fn next(&mut self) -> Result<TableChange, sqlx::Error> {
        loop {
            let Some(word) = self.inner.try_recv().await? else { return Ok(TableChange::Missed) };
            let Some((who, table)) = word.payload().rsplit_once(' ') else { continue };
            match TableId::try_from(table.to_owned()) {
                Ok(table) if who != self.own => return Ok(TableChange::Table(table)),
                _ => {}
            }
        }
    }
}
