//! The server of the browser table: storage, identity and HTTP.

pub mod metrics;
pub mod secret;
pub mod store;
