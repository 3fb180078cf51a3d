//! One server at a time on one SQLite file.

use std::fs::{File, OpenOptions, TryLockError};
use std::path::PathBuf;

use super::{Location, StoreError};

/// Held by the server that runs on a file. The operating system lets go of it when the process ends, however it ends.
pub struct FileLock(#[expect(dead_code, reason = "the lock lasts as long as the file is open")] File);

impl FileLock {
    /// Takes the file for this server; none for PostgreSQL, which several may use.
    ///
    /// # Errors
    /// Another server runs on it.
    pub fn take(location: &Location) -> Result<Option<FileLock>, StoreError> {
        let Location::Sqlite(path) = location else { return Ok(None) };
        let failed = |source| StoreError::Open { location: location.to_string(), source: sqlx::Error::Io(source) };
        super::open::make_folder(path)?;
        // Made here if it is new, for one that is not there has no true path: by a link, too, it is the same file.
        if !path.exists() {
            private().create(true).truncate(false).write(true).open(path).map_err(failed)?;
        }
        // Beside the file: closing another handle of the file itself would take SQLite's own locks from it.
        let mut beside = path.canonicalize().map_err(failed)?.into_os_string();
        beside.push(".lock");
        let file = private().create(true).truncate(false).write(true).open(PathBuf::from(beside)).map_err(failed)?;
        match file.try_lock() {
            Ok(()) => Ok(Some(FileLock(file))),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse { path: path.clone() }),
            Err(TryLockError::Error(error)) => Err(failed(error)),
        }
    }
}

/// Opens files that only this user may read.
pub(super) fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}
