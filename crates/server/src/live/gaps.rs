//! Noticing that the process stood still, the machine slept, or its time jumped.

use std::sync::atomic::{AtomicI64, Ordering::Relaxed};
use std::time::Duration;

use super::clock::Outages;
use crate::store::{Store, now_ms};

/// How often the time is looked at.
const INTERVAL: Duration = Duration::from_secs(1);
/// More than this between two looks, in milliseconds, is a gap: nobody could move then.
const GAP: i64 = 4_000;

/// When the time was last looked at, in milliseconds since 1970.
#[derive(Default)]
pub(super) struct ClockGapDetector(AtomicI64);

impl ClockGapDetector {
    /// Whether the time went on unnoticed: what a clock says now is not to be acted upon yet.
    pub fn is_behind(&self) -> bool {
        let seen = self.0.load(Relaxed);
        seen > 0 && now_ms() - seen > GAP
    }

    /// Looks at the time for ever; a gap becomes an outage. Where other servers ran meanwhile it is one for this server
    /// alone: those it runs games for could not move either, or it was but its own time that jumped.
    pub async fn watch(&self, store: &Store, outages: &Outages) {
        let mut seen = now_ms();
        let mut gaps = Vec::new();
        loop {
            self.0.store(seen, Relaxed);
            tokio::time::sleep(INTERVAL).await;
            let now = now_ms();
            if now - seen > GAP {
                match store.record_outage(Some(seen)).await {
                    Ok(times) => {
                        tracing::warn!(seconds = (now - seen) / 1000, "the time jumped, or this process stood still");
                        gaps.push((seen, now));
                        outages.set(times.into_iter().chain(gaps.iter().copied()).collect());
                    }
                    // Until it is stored, no clock is acted upon.
                    Err(error) => {
                        tracing::error!(%error, "a gap in time could not be noted; it is tried again");
                        continue;
                    }
                }
            }
            seen = now;
        }
    }
}
