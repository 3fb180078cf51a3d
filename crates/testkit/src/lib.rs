//! What the tests of several crates share. Only a dev-dependency, never a dependency.

mod last_will;
mod postgres;
mod proxy;
mod sql;

pub use last_will::LastWill;
pub use postgres::PostgresServer;
pub use proxy::{Line, Proxy};
pub use sql::run_sql;
