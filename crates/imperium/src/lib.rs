//! imperium
