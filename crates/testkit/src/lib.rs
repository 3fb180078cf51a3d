//! What the tests of several crates share. Only a dev-dependency, never a dependency.

mod cleanup;
mod postgres;
mod proxy;
mod sql;

pub use cleanup::CleanupOnExit;
pub use postgres::PostgresServer;
pub use proxy::{Line, Proxy};
pub use sql::run_sql;
