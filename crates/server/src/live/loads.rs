//! Reading games from their records: one at a time for each table, few at once, and what was read is kept for a while.

use std::sync::{Arc, Mutex, PoisonError};

use games::LiveGame;
use tokio::sync::{Semaphore, SemaphorePermit};

use super::LiveError;
use super::keyed_mutex::{KeyedGuard, KeyedMutex};
use crate::Refusal;
use crate::store::TableId;

/// Games that are kept for those who look back.
pub const KEPT_GAMES: usize = 16;

/// A game as its first records say; whoever looks back uses it alone.
pub(super) type PastGame = Arc<Mutex<Box<dyn LiveGame>>>;

/// Who reads which table.
pub(super) struct Loads {
    at_once: Semaphore,
    tables: KeyedMutex<TableId>,
    /// The latest last: a table, how many records there were, and the game they are.
    kept: Mutex<Vec<(TableId, u32, PastGame)>>,
}

/// Lets its holder read a table, for as long as it is kept.
pub(super) struct LoadPermit<'a> {
    _table: KeyedGuard,
    _permit: SemaphorePermit<'a>,
}

impl Loads {
    pub fn new(at_once: usize) -> Loads {
        Loads { at_once: Semaphore::new(at_once), tables: KeyedMutex::default(), kept: Mutex::default() }
    }

    /// Waits until nobody else reads this table, and few others read any.
    pub async fn permit(&self, id: &TableId) -> Result<LoadPermit<'_>, LiveError> {
        let table = self.tables.lock(id).await;
        let permit = self.at_once.acquire().await.map_err(|_| Refusal::Busy)?;
        Ok(LoadPermit { _table: table, _permit: permit })
    }

    /// The game of a table that has so many records, if it is kept.
    pub fn kept(&self, id: &TableId, entries: u32) -> Option<PastGame> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let index = kept.iter().position(|(known, length, _)| known == id && *length == entries)?;
        let found = kept.remove(index);
        let game = Arc::clone(&found.2);
        kept.push(found);
        Some(game)
    }

    /// Keeps a game, in place of what the table was before and of what nobody asked for the longest.
    pub fn keep(&self, id: &TableId, entries: u32, game: &PastGame) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.retain(|(known, ..)| known != id);
        if kept.len() >= KEPT_GAMES {
            kept.remove(0);
        }
        kept.push((id.clone(), entries, Arc::clone(game)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(name: &str) -> TableId {
        TableId::try_from(name.to_owned()).expect("an id")
    }

    #[tokio::test]
    async fn one_for_each_table_and_few_in_all() {
        let loads = Loads::new(2);
        let waits = async |id: &str| {
            let id = table(id);
            // Polled once: what is free is given at once.
            tokio::select! {
                biased;
                permit = loads.permit(&id) => { permit.expect("a permit"); false }
                () = std::future::ready(()) => true,
            }
        };
        let one = loads.permit(&table("one")).await.expect("a permit");
        assert!(waits("one").await, "the same table");
        assert!(!waits("two").await);
        let two = loads.permit(&table("two")).await.expect("a permit");
        assert!(waits("three").await, "a third at once");
        drop(one);
        assert!(!waits("three").await);
        drop(two);
        assert!(!waits("two").await);
        assert_eq!(loads.tables.len(), 1, "nobody is remembered for ever");
    }
}
