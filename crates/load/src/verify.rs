//! Comparing what was acknowledged with what is stored.

use std::path::Path;

use server::store::{Location, Store, TableId};
use table::{Seat, Seed};

use crate::Failure;
use crate::setup::GameLog;

/// Checks the log of every game; gives the number of stored actions.
pub async fn logs(database: &Path, games: &[GameLog]) -> Result<u64, Failure> {
    let store = Store::open(&Location::Sqlite(database.to_owned())).await.map_err(|error| error.to_string())?;
    let mut stored = 0;
    for game in games {
        stored += log(&store, game).await.map_err(|failure| format!("table {}: {failure}", game.id))?;
    }
    store.close().await;
    Ok(stored)
}

async fn log(store: &Store, game: &GameLog) -> Result<u64, Failure> {
    let id = TableId::try_from(game.id.clone())?;
    // Fails by itself if a number is missing.
    let loaded = store.load(&id).await.map_err(|error| error.to_string())?;
    let (stored, known) = (loaded.records.len(), game.acknowledged.len());
    for (record, (seat, action)) in loaded.records.iter().zip(&game.acknowledged) {
        if (Seat(record.seat), &record.entry) != (*seat, action) {
            let there = format!("{} {}", Seat(record.seat), record.entry);
            return Err(format!("entry {} is '{there}', but '{seat} {action}' was acknowledged", record.seq));
        }
    }
    if stored != known {
        let what = if stored < known { "lost" } else { "doubled" };
        return Err(format!("{known} actions were acknowledged, {stored} are stored: {what}"));
    }
    let spec = &loaded.table.spec;
    let seed: Seed = spec.seed.expose().parse().map_err(|problem: table::Problem| problem.0)?;
    let entries: Vec<String> = loaded.records.into_iter().map(|record| record.entry).collect();
    let kind = games::find(&spec.kind).map_err(|problem| problem.0)?;
    let replayed = kind.open(&spec.setup, &seed, &entries).map_err(|problem| problem.0)?;
    let actors = replayed.actors();
    if !actors.iter().eq(game.acknowledged.iter().map(|(seat, _)| seat)) {
        return Err("the replay has other seats act".into());
    }
    Ok(stored as u64)
}
