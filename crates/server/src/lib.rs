//! The server of the browser table: storage, identity and HTTP.

pub mod identity;
pub mod metrics;
pub mod secret;
mod shutdown;
pub mod store;
pub mod telemetry;

pub use shutdown::Shutdown;
