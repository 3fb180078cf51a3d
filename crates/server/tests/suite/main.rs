//! The server without sockets: its storage, its routes, and that what is written about it is true. One program, because
//! every program links the whole server again.

mod documented;
mod http;
mod layers;
mod store;
mod types;
mod words;
