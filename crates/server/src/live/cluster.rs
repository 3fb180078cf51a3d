//! Servers side by side: saying that one is there, hearing what the others do, and going on for those that died.

use std::collections::HashSet;
use std::future::Future;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::Hub;
use super::table::Command;
use crate::store::{Heard, Presence, STALE_AFTER, Said, Store, StoreError};

/// How often a server says that it is there.
const BEAT_INTERVAL: Duration = Duration::from_secs(1);

/// The servers at the same database, as far as this one knows.
#[derive(Default)]
pub(super) struct Cluster(Mutex<Known>);

#[derive(Default)]
struct Known {
    /// When this server last said that it is there, and was understood.
    beat_at: Option<Instant>,
    living: Arc<HashSet<String>>,
}

impl Hub {
    /// Whether this server may run bots and clocks. Who cannot reach the database stops before others take over.
    pub(super) fn is_connected(&self) -> bool {
        let beat_at = || self.cluster().known().beat_at;
        !self.store().is_shared() || beat_at().is_some_and(|at| at.elapsed() < STALE_AFTER.mul_f64(0.6))
    }

    /// Whether that server is there.
    pub(super) fn is_living(&self, server: &str) -> bool {
        self.cluster().known().living.contains(server)
    }

    /// Writes every second that this server is alive, and takes over the games of servers that are gone. Returns
    /// at once where there can be no others.
    pub async fn heartbeat_loop(&self) {
        if !self.store().is_shared() {
            return;
        }
        loop {
            let began = Instant::now();
            match self.store().beat().await {
                Ok(names) => {
                    // Tables that stood still while the database was out of reach look again what is to be run.
                    let was_connected = self.is_connected();
                    if self.cluster().update_members(began, names) || !was_connected {
                        let living = self.cluster().known().living.clone();
                        self.tell_all(|| Command::Servers(Arc::clone(&living))).await;
                    }
                    match self.store().orphans().await {
                        Ok(orphans) => {
                            for id in orphans {
                                self.run_table(&id).await;
                            }
                        }
                        Err(error) => tracing::warn!(%error, "games of other servers cannot be looked for"),
                    }
                }
                Err(error) => tracing::warn!(%error, "it could not be said that this server is there"),
            }
            tokio::time::sleep(BEAT_INTERVAL).await;
        }
    }

    /// Follows what other servers do at the same database: tables that are live here are read on. Returns at once
    /// where there are no others.
    pub async fn follow_other_servers(&self) {
        loop {
            match self.store().listen().await {
                Ok(None) => return,
                Ok(Some(mut listener)) => {
                    // What was done before was not heard.
                    let mut heard = Ok(Heard::Missed);
                    loop {
                        match heard {
                            Ok(heard) => self.on_notification(heard).await,
                            Err(sqlx::Error::PoolClosed) => return,
                            Err(error) => {
                                tracing::warn!(%error, "other servers cannot be heard; trying again");
                                break;
                            }
                        }
                        heard = listener.next().await;
                    }
                }
                Err(error) => tracing::warn!(%error, "other servers cannot be heard; trying again"),
            }
            tokio::time::sleep(BEAT_INTERVAL).await;
        }
    }

    async fn on_notification(&self, heard: Heard) {
        match heard {
            // A table that is not live here is read when it is loaded.
            Heard::Table(id) => _ = self.tell(&id, Command::Changed).await,
            Heard::Presence(server, presence) => {
                let id = presence.table.clone();
                _ = self.tell(&id, Command::Presence(server, presence)).await;
            }
            Heard::Said(said) => {
                let id = said.table.clone();
                _ = self.tell(&id, Command::Said(said)).await;
            }
            Heard::SessionOver(session) => self.sessions().end(&session),
            Heard::Missed => {
                self.tell_all(|| Command::Changed).await;
                for session in self.sessions().list() {
                    if let Ok(None) = self.store().session_user(&session).await {
                        self.sessions().end(&session);
                    }
                }
            }
        }
    }

    /// Tells the other servers who looks at a table here; nobody waits for it.
    pub(super) fn tell_presence(&self, presence: Presence) {
        self.tell_others("who is here", |store| async move { store.tell_presence(&presence).await });
    }

    /// Tells the other servers what was said in private; nobody waits for it.
    pub(super) fn tell_said(&self, said: Said) {
        self.tell_others("what was said", |store| async move { store.tell_said(&said).await });
    }

    fn tell_others<F>(&self, what: &'static str, tell: impl FnOnce(Store) -> F)
    where
        F: Future<Output = Result<(), StoreError>> + Send + 'static,
    {
        if !self.store().is_shared() {
            return;
        }
        let told = tell(self.store().clone());
        tokio::spawn(async move {
            if let Err(error) = told.await {
                tracing::warn!(%error, "other servers were not told {what}");
            }
        });
    }
}

impl Cluster {
    fn known(&self) -> std::sync::MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Updates the living servers; says whether they have changed.
    fn update_members(&self, beat_at: Instant, names: Vec<String>) -> bool {
        let names: HashSet<String> = names.into_iter().collect();
        let mut known = self.known();
        known.beat_at = Some(beat_at);
        let changed = *known.living != names;
        known.living = Arc::new(names);
        changed
    }
}
