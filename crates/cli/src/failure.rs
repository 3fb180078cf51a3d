//! How a command ends when it does not end well.

use std::fmt;
use std::io;
use std::path::Path;

/// Why a command failed: one clear message, and what the exit code says about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// 2 for input that is not understood, 1 for a check that does not hold.
    pub code: u8,
    /// For people; empty if all has been said already.
    pub message: String,
}

impl Failure {
    /// Something was handed in that cannot be used: exit code 2.
    pub fn input(message: impl Into<String>) -> Failure {
        Failure { code: 2, message: message.into() }
    }

    /// What was to be checked does not hold: exit code 1.
    pub fn check(message: impl Into<String>) -> Failure {
        Failure { code: 1, message: message.into() }
    }

    /// A file could not be read or written.
    pub fn file(path: &Path, error: &io::Error) -> Failure {
        Failure::input(format!("{}: {error}", path.display()))
    }
}

impl From<table::Problem> for Failure {
    fn from(problem: table::Problem) -> Failure {
        Failure::input(problem.0)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        // Whoever reads our output may stop reading: `melange … | head` is no mistake.
        let quiet = error.kind() == io::ErrorKind::BrokenPipe;
        Failure { code: if quiet { 0 } else { 1 }, message: if quiet { String::new() } else { error.to_string() } }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.message)
    }
}

/// What a command returns.
pub type Done = Result<(), Failure>;
