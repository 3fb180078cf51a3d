//! The cases. Each gets the place of an empty database of its own.

mod records;
mod tables;
mod users;

pub use records::*;
pub use tables::*;
pub use users::*;

pub use testkit::run_sql;

use server::secret::Secret;
use server::store::{Location, Purge, SeatRow, Store, TableRow, TableSpec};

pub async fn open(place: &Location) -> Store {
    Store::open(place).await.expect("the database opens")
}

pub fn spec(listed: bool) -> TableSpec {
    TableSpec {
        kind: "imperium".to_owned(),
        setup: serde_json::json!({"players": 2, "modules": ["base"]}),
        seed: Secret::new("5eed".to_owned()),
        commitment: "c0ffee".to_owned(),
        options: serde_json::json!({"undo": true}),
        listed,
        seats: vec![SeatRow::open(0), SeatRow::open(1)],
    }
}

pub const DAY: i64 = 86_400_000;

/// Purges as a server does that runs from one time until another, and gives what became of the last.
pub async fn purge_until(store: &Store, from: i64, until: i64) -> Purge {
    for time in (from..until).step_by(DAY as usize) {
        assert!(matches!(store.purge_expired(time).await.expect("purged"), Purge::Done(_)));
    }
    store.purge_expired(until).await.expect("purged")
}

/// A lobby of a guest who is made for it.
pub async fn table(store: &Store) -> TableRow {
    let owner = store.create_guest("Paul").await.expect("a guest");
    store.create_table(&owner.id, spec(true)).await.expect("a table")
}
