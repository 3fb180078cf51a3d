//! What must be so before a database is asked, and which of its connections are looked at twice.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering::Relaxed};
use std::time::Duration;

use sqlx::Connection;

use super::now_ms;

/// How long a connection may take to say that it lives.
const PING_TIMEOUT: Duration = Duration::from_secs(2);
/// So long after a question that was not answered, connections are looked at when they come back.
const SUSPICION: i64 = 60_000;

/// Shared by all connections of a database.
#[derive(Clone, Default)]
pub(super) struct Health {
    /// The file, and which one it was when it was opened. A file that was removed or replaced would take records that
    /// nobody ever finds again.
    file: Option<Arc<(PathBuf, FileId)>>,
    /// When a question was last not answered.
    trouble_at: Arc<AtomicI64>,
    /// Whether anything failed since it was last seen that the database takes more than a word.
    pub failed: Arc<AtomicBool>,
}

impl Health {
    /// Of a database file.
    pub fn of_file(path: &Path) -> Health {
        let file = file_id(path).map(|id| Arc::new((path.to_path_buf(), id)));
        Health { file, ..Health::default() }
    }

    pub fn check(&self) -> Result<(), sqlx::Error> {
        match self.file.as_deref() {
            Some((path, id)) if file_id(path) != Some(*id) => {
                let message = format!("{} was removed or replaced while the server runs", path.display());
                Err(sqlx::Error::Io(std::io::Error::new(std::io::ErrorKind::NotFound, message)))
            }
            _ => Ok(()),
        }
    }

    pub fn trouble(&self) {
        self.trouble_at.store(now_ms(), Relaxed);
    }

    pub fn is_suspicious(&self) -> bool {
        now_ms() - self.trouble_at.load(Relaxed) < SUSPICION
    }
}

/// Whether a connection lives. One that does not answer is dropped without a goodbye.
pub(super) async fn is_alive<C: Connection>(connection: &mut C) -> Result<bool, sqlx::Error> {
    match tokio::time::timeout(PING_TIMEOUT, connection.ping()).await {
        Ok(answer) => answer.map(|()| true),
        Err(_) => Err(sqlx::Error::Io(std::io::ErrorKind::TimedOut.into())),
    }
}

type FileId = (u64, u64);

#[cfg(unix)]
fn file_id(path: &Path) -> Option<FileId> {
    use std::os::unix::fs::MetadataExt;
    std::fs::metadata(path).ok().map(|file| (file.dev(), file.ino()))
}

/// Where files have no numbers, whether it is there.
#[cfg(not(unix))]
fn file_id(path: &Path) -> Option<FileId> {
    std::fs::metadata(path).ok().map(|_| (0, 0))
}
