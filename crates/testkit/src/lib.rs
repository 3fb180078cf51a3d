//! What the tests of several crates share. Only a dev-dependency, never a dependency.

mod postgres;
mod proxy;
mod sql;

pub use postgres::PostgresServer;
pub use proxy::{Line, Proxy};
pub use sql::run_sql;
