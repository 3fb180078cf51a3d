//! The real program as a process: what it logs, and how it ends.

mod disk;
mod logs;
mod process;
mod stopping;
