//! Clocks: how long a seat may still think.

use std::time::Duration;

use crate::store::Record;
use crate::wire::TimeControl;

/// The clocks of one game.
#[derive(Debug)]
pub struct Clocks {
    control: TimeControl,
    /// Milliseconds each seat has used, finished decisions only.
    used: Vec<i64>,
    /// When the decision that is owed now came up, in milliseconds since 1970.
    since: i64,
}

impl Clocks {
    /// Clocks of a game that began at `begun`.
    pub fn new(control: TimeControl, seats: usize, begun: i64) -> Clocks {
        Clocks { control, used: vec![0; seats], since: begun }
    }

    /// A record was stored: its seat used the time since the one before.
    pub fn record(&mut self, record: &Record) {
        if let Some(used) = self.used.get_mut(usize::from(record.seat)) {
            *used += (record.at_ms - self.since).max(0);
        }
        self.since = record.at_ms;
    }

    /// Milliseconds a seat has left; none without a clock.
    pub fn left(&self, seat: u8, now: i64, to_move: Option<u8>) -> Option<i64> {
        let running = if to_move == Some(seat) { (now - self.since).max(0) } else { 0 };
        match self.control {
            TimeControl::None => None,
            TimeControl::PerMove { seconds } => Some(i64::from(seconds) * 1000 - running),
            TimeControl::PerGame { seconds } => {
                let used = self.used.get(usize::from(seat)).copied().unwrap_or(0);
                Some(i64::from(seconds) * 1000 - used - running)
            }
        }
    }

    /// How long to wait until the seat to move runs out of time.
    pub fn until_flag(&self, seat: u8, now: i64) -> Option<Duration> {
        let left = self.left(seat, now, Some(seat))?;
        Some(Duration::from_millis(u64::try_from(left).unwrap_or(0)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record(seat: u8, at_ms: i64) -> Record {
        Record { seq: 0, seat, entry: "pass".into(), at_ms }
    }

    #[test]
    fn a_game_clock_counts_ones_own_time_only() {
        let mut clocks = Clocks::new(TimeControl::PerGame { seconds: 60 }, 2, 1_000);
        clocks.record(&record(0, 11_000));
        clocks.record(&record(1, 13_000));
        assert_eq!(clocks.left(0, 18_000, Some(0)), Some(45_000));
        assert_eq!(clocks.left(1, 18_000, Some(0)), Some(58_000));
    }

    #[test]
    fn a_move_clock_begins_anew() {
        let mut clocks = Clocks::new(TimeControl::PerMove { seconds: 30 }, 2, 0);
        clocks.record(&record(0, 29_000));
        assert_eq!(clocks.until_flag(1, 30_000), Some(Duration::from_secs(29)));
        assert_eq!(clocks.until_flag(1, 99_000), Some(Duration::ZERO));
    }

    #[test]
    fn without_a_clock_nobody_runs_out() {
        assert_eq!(Clocks::new(TimeControl::None, 2, 0).until_flag(0, i64::MAX / 2), None);
    }
}
