//! Numbers for those who watch the server, in the text format of Prometheus.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Upper bounds of the time buckets, in seconds.
const SECONDS: &[f64] = &[0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0];
/// Upper bounds of the buckets for sizes of batches.
const SIZES: &[f64] = &[1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0, 512.0];

/// Counts how often values fell below each of a few bounds.
pub struct Histogram {
    bounds: &'static [f64],
    /// One more than there are bounds: the last one takes what exceeds them all.
    buckets: Vec<AtomicU64>,
    /// The sum in millionths, as whole numbers can be added without a lock.
    sum: AtomicU64,
}

impl Histogram {
    fn new(bounds: &'static [f64]) -> Histogram {
        Histogram { bounds, buckets: (0..=bounds.len()).map(|_| AtomicU64::new(0)).collect(), sum: AtomicU64::new(0) }
    }

    fn observe(&self, value: f64) {
        let bucket = self.bounds.partition_point(|&bound| bound < value);
        self.buckets[bucket].fetch_add(1, Relaxed);
        self.sum.fetch_add((value * 1e6) as u64, Relaxed);
    }

    fn write(&self, out: &mut String, name: &str, help: &str) {
        head(out, name, "histogram", help);
        let mut total = 0;
        for (bucket, bound) in self.buckets.iter().zip(self.bounds.iter().map(f64::to_string).chain(["+Inf".into()])) {
            total += bucket.load(Relaxed);
            let _ = writeln!(out, "{name}_bucket{{le=\"{bound}\"}} {total}");
        }
        let _ = writeln!(out, "{name}_sum {}", self.sum.load(Relaxed) as f64 / 1e6);
        let _ = writeln!(out, "{name}_count {total}");
    }
}

fn head(out: &mut String, name: &str, kind: &str, help: &str) {
    let _ = writeln!(out, "# HELP {name} {help}\n# TYPE {name} {kind}");
}

/// What the writer of records did.
pub struct AppendMetrics {
    stored: AtomicU64,
    taken: AtomicU64,
    failed: AtomicU64,
    latency: Histogram,
    batches: Histogram,
    writing_since: Mutex<Option<Instant>>,
}

/// A batch that is being written.
pub(crate) struct Writing<'a>(&'a AppendMetrics);

impl Drop for Writing<'_> {
    fn drop(&mut self) {
        *self.0.writing_since.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }
}

impl Default for AppendMetrics {
    fn default() -> AppendMetrics {
        AppendMetrics {
            stored: AtomicU64::new(0),
            taken: AtomicU64::new(0),
            failed: AtomicU64::new(0),
            latency: Histogram::new(SECONDS),
            batches: Histogram::new(SIZES),
            writing_since: Mutex::default(),
        }
    }
}

impl AppendMetrics {
    /// A batch is being written, for as long as the answer is kept.
    pub(crate) fn writing(&self, size: usize) -> Writing<'_> {
        self.batches.observe(size as f64);
        *self.writing_since.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
        Writing(self)
    }

    /// For how long the batch that is being written has been.
    pub fn writing_for(&self) -> Option<Duration> {
        self.writing_since.lock().unwrap_or_else(PoisonError::into_inner).map(|since| since.elapsed())
    }

    pub(crate) fn stored(&self, took: Duration) {
        self.stored.fetch_add(1, Relaxed);
        self.latency.observe(took.as_secs_f64());
    }

    pub(crate) fn taken(&self) {
        self.taken.fetch_add(1, Relaxed);
    }

    pub(crate) fn failed(&self) {
        self.failed.fetch_add(1, Relaxed);
    }

    /// How many records were stored.
    pub fn stored_total(&self) -> u64 {
        self.stored.load(Relaxed)
    }

    fn write(&self, out: &mut String) {
        let name = "melange_appends_total";
        head(out, name, "counter", "Records by what became of them.");
        for (outcome, count) in [("stored", &self.stored), ("taken", &self.taken), ("failed", &self.failed)] {
            let _ = writeln!(out, "{name}{{outcome=\"{outcome}\"}} {}", count.load(Relaxed));
        }
        self.latency.write(out, "melange_append_seconds", "Time from asking until a record is durable.");
        self.batches.write(out, "melange_append_batch_size", "Records per commit.");
    }
}

/// Something that is there for a while: a socket, a table in memory. Counted as long as a [`Counted`] lives.
#[derive(Default)]
pub struct Gauge(Arc<AtomicI64>);

impl Gauge {
    /// Counts one more until the guard is dropped.
    pub fn enter(&self) -> Counted {
        self.0.fetch_add(1, Relaxed);
        Counted(Arc::clone(&self.0))
    }

    /// How many there are now.
    pub fn get(&self) -> i64 {
        self.0.load(Relaxed)
    }

    fn write(&self, out: &mut String, name: &str, help: &str) {
        head(out, name, "gauge", help);
        let _ = writeln!(out, "{name} {}", self.get());
    }
}

/// One thing a [`Gauge`] counts.
pub struct Counted(Arc<AtomicI64>);

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Relaxed);
    }
}

/// Everything the server counts beside appends.
pub struct Metrics {
    /// Requests by method, route and status. Routes are patterns, never what a client sent, so the map stays small.
    requests: Mutex<BTreeMap<(&'static str, String, u16), u64>>,
    latency: Histogram,
    /// Tables held in memory.
    pub live_tables: Gauge,
    /// Open WebSockets.
    pub sockets: Gauge,
    /// Open connections that are no WebSockets.
    pub connections: Gauge,
    loads: AtomicU64,
    positions: AtomicU64,
    purged: AtomicU64,
    doubted: AtomicU64,
}

impl Default for Metrics {
    fn default() -> Metrics {
        Metrics {
            requests: Mutex::default(),
            latency: Histogram::new(SECONDS),
            live_tables: Gauge::default(),
            sockets: Gauge::default(),
            connections: Gauge::default(),
            loads: AtomicU64::new(0),
            positions: AtomicU64::new(0),
            purged: AtomicU64::new(0),
            doubted: AtomicU64::new(0),
        }
    }
}

impl Metrics {
    /// Counts a request that was answered.
    pub fn request(&self, method: &'static str, route: &str, status: u16, took: Duration) {
        let mut requests = self.requests.lock().unwrap_or_else(PoisonError::into_inner);
        *requests.entry((method, route.to_owned(), status)).or_default() += 1;
        drop(requests);
        self.latency.observe(took.as_secs_f64());
    }

    /// Counts a game that is read from its records.
    pub fn load(&self) {
        self.loads.fetch_add(1, Relaxed);
    }

    /// Counts a whole position, with the whole log, that is made for a visitor.
    pub fn position(&self) {
        self.positions.fetch_add(1, Relaxed);
    }

    /// Counts that what has expired was removed, or was not because the clock is doubted.
    pub fn purge(&self, doubted: bool) {
        if doubted { &self.doubted } else { &self.purged }.fetch_add(1, Relaxed);
    }

    /// Everything as Prometheus reads it.
    pub fn render(&self, appends: &AppendMetrics) -> String {
        let mut out = String::with_capacity(4096);
        let name = "melange_requests_total";
        head(&mut out, name, "counter", "Answered requests by method, route and status.");
        for ((method, route, status), count) in &*self.requests.lock().unwrap_or_else(PoisonError::into_inner) {
            let _ = writeln!(out, "{name}{{method=\"{method}\",route=\"{route}\",status=\"{status}\"}} {count}");
        }
        self.latency.write(&mut out, "melange_request_seconds", "Time to answer a request.");
        appends.write(&mut out);
        head(&mut out, "melange_loads_total", "counter", "Games that were read from their records.");
        let _ = writeln!(out, "melange_loads_total {}", self.loads.load(Relaxed));
        head(&mut out, "melange_positions_total", "counter", "Whole positions that were made for visitors.");
        let _ = writeln!(out, "melange_positions_total {}", self.positions.load(Relaxed));
        let name = "melange_purges_total";
        head(&mut out, name, "counter", "Times that what has expired was removed, or was not by a doubted clock.");
        for (outcome, count) in [("done", &self.purged), ("doubted", &self.doubted)] {
            let _ = writeln!(out, "{name}{{outcome=\"{outcome}\"}} {}", count.load(Relaxed));
        }
        self.live_tables.write(&mut out, "melange_live_tables", "Tables held in memory.");
        self.sockets.write(&mut out, "melange_sockets", "Open WebSockets.");
        self.connections.write(&mut out, "melange_connections", "Open connections that are no WebSockets.");
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_format() {
        let metrics = Metrics::default();
        metrics.request("GET", "/api/v1/me", 200, Duration::from_micros(700));
        metrics.request("GET", "/api/v1/me", 200, Duration::from_secs(60));
        let socket = metrics.sockets.enter();
        let text = metrics.render(&AppendMetrics::default());
        assert!(text.contains("melange_requests_total{method=\"GET\",route=\"/api/v1/me\",status=\"200\"} 2\n"));
        assert!(text.contains("melange_request_seconds_bucket{le=\"0.0005\"} 0\n"));
        assert!(text.contains("melange_request_seconds_bucket{le=\"0.001\"} 1\n"));
        assert!(text.contains("melange_request_seconds_bucket{le=\"+Inf\"} 2\n"));
        assert!(text.contains("melange_request_seconds_sum 60.0007\n"));
        assert!(text.contains("melange_sockets 1\n"));
        drop(socket);
        assert_eq!(metrics.sockets.get(), 0);
    }
}
