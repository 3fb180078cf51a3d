//! Hearing what other servers do to the same database. Only PostgreSQL has that: a SQLite file has one server.

use serde::{Deserialize, Serialize};
use sqlx::postgres::PgListener;
use table::Seat;

use super::health::Health;
use super::{Db, STALE_AFTER, Store, StoreError, TableId, UserId};

/// What was heard.
#[derive(Debug, PartialEq, Eq)]
pub enum Heard {
    /// Another server did something at a table.
    Table(TableId),
    /// Who looks at a table at another server, by its name.
    Presence(String, Presence),
    /// Something was said in private at another server.
    Said(Said),
    /// A session is over; the hash of its token.
    SessionOver(String),
    /// The line was dead for a while: anything may have happened.
    Missed,
}

/// Who looks at a table at one server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Presence {
    /// Counts what this server says: words may overtake one another on their way.
    pub number: u64,
    /// The table.
    pub table: TableId,
    /// Those who sit there.
    pub players: Vec<UserId>,
    /// How many look who do not play.
    pub watching: u32,
    /// Whether the others should say the same of themselves.
    pub asks: bool,
}

/// Something that was said in private at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Said {
    /// The table.
    pub table: TableId,
    /// By which seat.
    pub seat: Seat,
    /// What.
    pub text: String,
    /// The seats that could read it when it was said. A word that does not say so is not understood: it is shown to
    /// nobody.
    pub readers: Vec<Seat>,
}

/// Hears of what others do.
pub struct Listener {
    inner: PgListener,
    /// Our own name, to pass over what we did ourselves.
    own: String,
    health: Health,
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
        let inner = pools.bounded(listening).await.map_err(|error| self.error(error))?;
        Ok(Some(Listener { inner, own: self.0.name.clone(), health: pools.health.clone() }))
    }
}

impl Listener {
    /// Waits for the next word of another server. Comes back by itself when the line breaks.
    ///
    /// # Errors
    /// The line is dead: not even this server's own words are heard. Listen anew.
    pub async fn next(&mut self) -> Result<Heard, sqlx::Error> {
        loop {
            // This server says every second that it is there, and hears itself.
            let word = tokio::time::timeout(STALE_AFTER, self.inner.try_recv()).await;
            let word = word.map_err(|_| sqlx::Error::Io(std::io::ErrorKind::TimedOut.into()))??;
            let Some(word) = word else { return Ok(Heard::Missed) };
            // What was given up without an answer may be carried out after all, and nobody here would know.
            let late = self.health.is_suspicious();
            if let Some(heard) = read(word.payload(), &self.own, late) {
                return Ok(heard);
            }
        }
    }
}

/// What a word says, unless it is one of our own that we need not hear. First comes who says it: `melange` and a word.
fn read(payload: &str, own: &str, late: bool) -> Option<Heard> {
    let space = payload.match_indices(' ').nth(1)?.0;
    let (who, said) = (&payload[..space], &payload[space + 1..]);
    if let Some(session) = said.strip_prefix("session:") {
        return Some(Heard::SessionOver(session.to_owned()));
    }
    if said == "beat" || (who == own && !late) {
        return None;
    }
    if let Some(said) = said.strip_prefix("said:") {
        return serde_json::from_str(said).ok().filter(|_| who != own).map(Heard::Said);
    }
    if said.starts_with('{') {
        let presence = serde_json::from_str(said).ok()?;
        return (who != own).then(|| Heard::Presence(who.to_owned(), presence));
    }
    TableId::try_from(said.to_owned()).ok().map(Heard::Table)
}
