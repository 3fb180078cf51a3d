//! The server of the browser table: storage, identity and HTTP.
//!
//! From the bottom up: [`store`] keeps users, tables and the records that are the games; [`identity`] says who somebody
//! is; [`live`] tables are played by one task each; [`http`] answers requests; [`serve`] listens. None knows those after it.

pub mod http;
pub mod identity;
pub mod limit;
pub mod live;
pub mod metrics;
pub mod push;
mod refusal;
pub mod secret;
mod serve;
mod shutdown;
pub mod store;
pub mod telemetry;
pub mod wire;

pub use refusal::Refusal;
pub use serve::{Config, SOCKET_CLOSE_TIMEOUT, ServeError, serve, serve_until, shutdown_signal};
pub use shutdown::Shutdown;
