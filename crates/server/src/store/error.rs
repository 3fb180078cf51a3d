//! What can go wrong with the database.

use std::path::PathBuf;

use sqlx::migrate::MigrateError;

/// Why the store could not do what it was asked.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum StoreError {
    /// A place that is neither a file nor a PostgreSQL address.
    #[error("cannot use '{0}' as a database: give a file, sqlite:FILE or postgres://USER@HOST/NAME")]
    Location(String),
    /// The folder of a new file could not be made.
    #[error("cannot make the folder {}: {source}", path.display())]
    Folder {
        /// The folder.
        path: PathBuf,
        /// What the operating system said.
        source: std::io::Error,
    },
    /// A file that another server uses.
    #[error("another server runs on {}: stop it, give this one a file of its own with --database-url, or use PostgreSQL for several", path.display())]
    InUse {
        /// The file.
        path: PathBuf,
    },
    /// The writer has been waiting for the database for too long.
    #[error("records wait to be written, and the database does not answer")]
    Stuck,
    /// A file of another program.
    #[error("{} is not a Melange database ({detail}); it was left as it is", path.display())]
    NotOurs {
        /// The file.
        path: PathBuf,
        /// How one can tell.
        detail: String,
    },
    /// A database file that was ours and can no longer be read.
    #[error("the database {location} is damaged ({detail}); restore it from a backup")]
    Damaged {
        /// The file or server.
        location: String,
        /// What the database said.
        detail: String,
    },
    /// The database belongs to another version of the program.
    #[error("the database {location} does not fit this version of Melange: {detail}")]
    Version {
        /// The file or server.
        location: String,
        /// Which migration is unknown or different.
        detail: String,
    },
    /// The database could not be opened.
    #[error("cannot open the database {location}: {source}")]
    Open {
        /// The file or server.
        location: String,
        /// What the driver said.
        source: sqlx::Error,
    },
    /// A question to an open database failed.
    #[error("the database failed: {0}")]
    Database(#[source] sqlx::Error),
    /// Something is stored that this program never writes.
    #[error("the database holds a {what} that cannot be read: {detail}")]
    Unreadable {
        /// What it should have been.
        what: &'static str,
        /// What it is.
        detail: String,
    },
    /// Another account has that name.
    #[error("another account has that name")]
    NameTaken,
    /// No user has that id, or not any more.
    #[error("there is no such user")]
    NoUser,
    /// Seats that are numbered wrongly.
    #[error("the seats of a table have different numbers from 0 to 7")]
    Seats,
    /// No table has that id, or not any more.
    #[error("there is no such table")]
    NoTable,
}

impl StoreError {
    pub(super) fn unreadable(what: &'static str, detail: impl ToString) -> StoreError {
        StoreError::Unreadable { what, detail: detail.to_string() }
    }

    /// Sorts out what SQLite says when the file itself is broken, so that the message can name it.
    pub(super) fn from_database(location: &str, error: sqlx::Error) -> StoreError {
        match sqlite_code(&error) {
            Some(11 | 26) => StoreError::Damaged { location: location.to_owned(), detail: error.to_string() },
            _ => StoreError::Database(error),
        }
    }

    pub(super) fn from_opening(location: &str, error: sqlx::Error) -> StoreError {
        match StoreError::from_database(location, error) {
            StoreError::Database(source) => StoreError::Open { location: location.to_owned(), source },
            other => other,
        }
    }

    pub(super) fn from_migration(location: &str, error: MigrateError) -> StoreError {
        match error {
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => {
                StoreError::from_opening(location, error)
            }
            other => StoreError::Version { location: location.to_owned(), detail: other.to_string() },
        }
    }
}

/// SQLite's primary result code, if the error comes from there.
fn sqlite_code(error: &sqlx::Error) -> Option<u32> {
    let error = error.as_database_error()?.try_downcast_ref::<sqlx::sqlite::SqliteError>()?;
    use sqlx::error::DatabaseError;
    Some(error.code()?.parse::<u32>().ok()? & 0xff)
}
