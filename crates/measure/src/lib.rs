//! What tests and benches of every game measure. Only a dev-dependency, never a dependency.

pub mod allocation;
pub mod random_play;
