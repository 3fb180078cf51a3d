//! The real program as a process: what it logs, how it ends, and several of them at one database.

mod backup;
mod cluster;
mod disk;
mod gaps;
mod logs;
mod process;
mod starting;
mod stopping;
