//! Counting and timing.

use std::fmt;
use std::time::Duration;

/// What a run came to.
#[derive(Default)]
pub struct Figures {
    /// Actions the server acknowledged.
    pub acknowledged: u64,
    /// Games that were played to their end.
    pub ended: usize,
    /// Bytes of all updates.
    pub bytes: u64,
    /// Actions that were not answered when the next one was due.
    pub late: u64,
    /// From sending an action to its seat hearing that it is done.
    pub acknowledged_after: Latencies,
    /// From sending an action to all four seats having heard of it.
    pub delivered_after: Latencies,
}

impl Figures {
    /// Adds those of another game.
    pub fn add(&mut self, other: Figures) {
        self.acknowledged += other.acknowledged;
        self.ended += other.ended;
        self.bytes += other.bytes;
        self.late += other.late;
        self.acknowledged_after.0.extend(other.acknowledged_after.0);
        self.delivered_after.0.extend(other.delivered_after.0);
    }

    /// Once all are in: percentiles need an order.
    pub fn sort(&mut self) {
        self.acknowledged_after.sort();
        self.delivered_after.sort();
    }
}

/// Times in microseconds.
#[derive(Default)]
pub struct Latencies(Vec<u32>);

impl Latencies {
    /// Takes one more.
    pub fn add(&mut self, time: Duration) {
        self.0.push(u32::try_from(time.as_micros()).unwrap_or(u32::MAX));
    }

    /// Once all are in.
    pub fn sort(&mut self) {
        self.0.sort_unstable();
    }

    /// The smallest time that `percent` of all do not exceed. They must be sorted.
    pub fn percentile(&self, percent: f64) -> Duration {
        let rank = (self.0.len() as f64 * percent / 100.0).ceil() as usize;
        let micros = self.0.get(rank.clamp(1, self.0.len().max(1)) - 1).copied().unwrap_or(0);
        Duration::from_micros(micros.into())
    }
}

impl fmt::Display for Latencies {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let ms = |percent: f64| self.percentile(percent).as_secs_f64() * 1e3;
        write!(
            f,
            "p50 {:.1} ms, p90 {:.1}, p99 {:.1}, p99.9 {:.1}, most {:.1}",
            ms(50.0),
            ms(90.0),
            ms(99.0),
            ms(99.9),
            ms(100.0)
        )
    }
}

/// A number of bytes for people.
pub fn kib(bytes: u64) -> String {
    let kib = bytes as f64 / 1024.0;
    if kib < 10_000.0 { format!("{kib:.1} KiB") } else { format!("{:.0} MiB", kib / 1024.0) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_times_that_occurred() {
        let mut times = Latencies::default();
        assert_eq!(times.percentile(99.0), Duration::ZERO);
        (1..=200).for_each(|ms| times.add(Duration::from_millis(ms)));
        assert_eq!(times.percentile(50.0), Duration::from_millis(100));
        assert_eq!(times.percentile(99.0), Duration::from_millis(198));
        assert_eq!(times.percentile(100.0), Duration::from_millis(200));
    }
}
