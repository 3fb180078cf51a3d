//! The end, announced to everybody.

use tokio::sync::watch;

/// Tells tasks that the server is about to stop. Clones share the news.
#[derive(Clone)]
pub struct Shutdown(watch::Sender<bool>);

impl Default for Shutdown {
    fn default() -> Shutdown {
        Shutdown(watch::Sender::new(false))
    }
}

impl Shutdown {
    /// Announces the end. Later calls change nothing.
    pub fn begin(&self) {
        self.0.send_replace(true);
    }

    /// Whether the end was announced.
    pub fn begun(&self) -> bool {
        *self.0.borrow()
    }

    /// Waits for the end. Sockets and game tasks `select!` on it.
    pub async fn wait(&self) {
        // The sender lives as long as `self`: waiting cannot fail.
        let _ = self.0.subscribe().wait_for(|&begun| begun).await;
    }
}
