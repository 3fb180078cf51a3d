//! What the tests of several crates share. Only a dev-dependency, never a dependency.

mod postgres;
mod sql;

pub use postgres::PostgresServer;
pub use sql::run_sql;
