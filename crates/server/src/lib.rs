//! The server of the browser table.
