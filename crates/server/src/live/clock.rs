//! Clocks: how long a seat may still think.

use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use crate::store::Record;
use crate::wire::TimeControl;

/// When no server ran: beginnings and ends in milliseconds since 1970, apart and the latest last. Nobody could move then, so
/// nobody's clock ran. Clones share them: all clocks know of a new one at once.
#[derive(Clone, Debug, Default)]
pub struct Outages(Arc<RwLock<Vec<(i64, i64)>>>);

impl Outages {
    /// These times in place of those before. Several servers may have noted the same one.
    pub fn set(&self, mut times: Vec<(i64, i64)>) {
        times.sort_unstable();
        let mut apart: Vec<(i64, i64)> = Vec::with_capacity(times.len());
        for (start, end) in times {
            match apart.last_mut() {
                Some(last) if start <= last.1 => last.1 = last.1.max(end),
                _ => apart.push((start, end)),
            }
        }
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = apart;
    }

    /// The time from one moment to another when a server ran.
    fn between(&self, from: i64, to: i64) -> i64 {
        let times = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let first = times.partition_point(|&(_, end)| end <= from);
        let away: i64 = times[first..].iter().map(|&(start, end)| (end.min(to) - start.max(from)).max(0)).sum();
        (to - from - away).max(0)
    }
}

/// The clocks of one game.
#[derive(Debug)]
pub struct Clocks {
    control: TimeControl,
    /// Milliseconds each seat has used, finished decisions only.
    used: Vec<i64>,
    /// When the last record was made, or the game began, in milliseconds since 1970.
    since: i64,
    /// What the decision that is owed now had taken by then: something, if it was come back to.
    spent: i64,
    /// Who decided so far, and how long each took.
    decided: Vec<(u8, i64)>,
    outages: Outages,
}

impl Clocks {
    /// Clocks of a game that began at `begun`.
    pub fn new(control: TimeControl, seats: usize, begun: i64, outages: Outages) -> Clocks {
        Clocks { control, used: vec![0; seats], since: begun, spent: 0, decided: Vec::new(), outages }
    }

    /// A record was stored: its seat used the time since the one before. Taking back gives no time back: the decision
    /// that is open again has taken what it took, and what was thought after it.
    pub fn record(&mut self, record: &Record) {
        let took = self.outages.between(self.since, record.at_ms);
        if let Some(used) = self.used.get_mut(usize::from(record.seat)) {
            *used += took;
        }
        if record.entry == games::UNDO {
            let (seat, before) = self.decided.pop().unwrap_or((record.seat, 0));
            self.spent = before + if seat == record.seat { self.spent + took } else { 0 };
        } else {
            self.decided.push((record.seat, self.spent + took));
            self.spent = 0;
        }
        self.since = record.at_ms;
    }

    /// The clock of whoever is to move runs from `now` at the latest: the last record may be of a time when the machine's
    /// was ahead.
    pub fn run_from(&mut self, now: i64) {
        self.since = self.since.min(now);
    }

    /// Milliseconds the decision that is owed now has been waited for.
    pub fn waited(&self, now: i64) -> i64 {
        self.outages.between(self.since, now)
    }

    /// Milliseconds a seat has left; none without a clock.
    pub fn left(&self, seat: u8, now: i64, to_move: Option<u8>) -> Option<i64> {
        let (running, spent) =
            if to_move == Some(seat) { (self.outages.between(self.since, now), self.spent) } else { (0, 0) };
        match self.control {
            TimeControl::None => None,
            TimeControl::PerMove { seconds } => Some(i64::from(seconds) * 1000 - spent - running),
            TimeControl::PerGame { seconds } => {
                let used = self.used.get(usize::from(seat)).copied().unwrap_or(0);
                Some(i64::from(seconds) * 1000 - used - running)
            }
        }
    }

    /// The same in whole seconds, as it is shown.
    pub fn seconds(&self, seat: u8, now: i64, to_move: Option<u8>) -> Option<u32> {
        self.left(seat, now, to_move).map(|left| u32::try_from(left.max(0) / 1000).unwrap_or(u32::MAX))
    }

    /// How long to wait until the seat to move runs out of time.
    pub fn until_timeout(&self, seat: u8, now: i64) -> Option<Duration> {
        let left = self.left(seat, now, Some(seat))?;
        Some(Duration::from_millis(u64::try_from(left).unwrap_or(0)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outages(times: Vec<(i64, i64)>) -> Outages {
        let outages = Outages::default();
        outages.set(times);
        outages
    }

    fn record(seat: u8, at_ms: i64) -> Record {
        Record { seq: 0, seat, entry: "pass".into(), at_ms }
    }

    #[test]
    fn a_game_clock_counts_ones_own_time_only() {
        let mut clocks = Clocks::new(TimeControl::PerGame { seconds: 60 }, 2, 1_000, Outages::default());
        clocks.record(&record(0, 11_000));
        clocks.record(&record(1, 13_000));
        assert_eq!(clocks.left(0, 18_000, Some(0)), Some(45_000));
        assert_eq!(clocks.left(1, 18_000, Some(0)), Some(58_000));
    }

    #[test]
    fn a_move_clock_begins_anew() {
        let mut clocks = Clocks::new(TimeControl::PerMove { seconds: 30 }, 2, 0, Outages::default());
        clocks.record(&record(0, 29_000));
        assert_eq!(clocks.until_timeout(1, 30_000), Some(Duration::from_secs(29)));
        assert_eq!(clocks.until_timeout(1, 99_000), Some(Duration::ZERO));
    }

    #[test]
    fn taking_back_gives_no_time_back() {
        let undo = |seat, at_ms| Record { entry: games::UNDO.into(), ..record(seat, at_ms) };
        let mut clocks = Clocks::new(TimeControl::PerMove { seconds: 30 }, 2, 0, Outages::default());
        clocks.record(&record(0, 10_000));
        assert_eq!(
            clocks.left(0, 15_000, Some(0)),
            Some(25_000),
            "a second decision of the same turn has its own time"
        );
        clocks.record(&undo(0, 15_000));
        assert_eq!(clocks.left(0, 16_000, Some(0)), Some(14_000), "ten seconds, five, and one");
        clocks.record(&record(0, 17_000));
        clocks.record(&undo(0, 18_000));
        assert_eq!(clocks.left(0, 18_000, Some(0)), Some(12_000), "again and again");
        clocks.record(&record(0, 19_000));
        assert_eq!(clocks.left(1, 20_000, Some(1)), Some(29_000), "the next player pays nothing for it");
        clocks.record(&record(1, 39_000));
        clocks.record(&undo(0, 60_000));
        assert_eq!(clocks.left(1, 60_000, Some(1)), Some(10_000), "nor for what another asked to take back");
    }

    #[test]
    fn nobody_pays_for_an_outage() {
        // Before the game, within a decision, across the end of one, and one that is still to come.
        let outages = outages(vec![(0, 900), (2_000, 5_000), (9_000, 20_000), (90_000, 99_000)]);
        let mut clocks = Clocks::new(TimeControl::PerGame { seconds: 60 }, 2, 1_000, outages);
        clocks.record(&record(0, 8_000));
        assert_eq!(clocks.left(0, 8_000, Some(1)), Some(56_000), "four of seven seconds");
        // Stored again after an outage: the same, as long as it is known when that was.
        clocks.record(&record(1, 21_000));
        assert_eq!(clocks.left(1, 30_000, Some(0)), Some(58_000), "two of thirteen seconds");
        assert_eq!(clocks.left(0, 15_000, Some(0)), Some(56_000), "a clock never gains");
        assert_eq!(clocks.left(0, 31_000, Some(0)), Some(46_000));
        let mut moves = Clocks::new(TimeControl::PerMove { seconds: 30 }, 2, 0, self::outages(vec![(10_000, 500_000)]));
        assert_eq!(moves.until_timeout(0, 500_000), Some(Duration::from_secs(20)), "what was used before still counts");
        moves.record(&record(0, 501_000));
        assert_eq!(moves.until_timeout(1, 501_000), Some(Duration::from_secs(30)));
    }

    #[test]
    fn an_outage_that_several_noted_counts_once() {
        let outages = outages(vec![(10_000, 20_000), (9_000, 19_000), (12_000, 13_000), (30_000, 31_000)]);
        let clocks = Clocks::new(TimeControl::PerGame { seconds: 60 }, 2, 0, outages);
        assert_eq!(clocks.left(0, 40_000, Some(0)), Some(32_000), "forty seconds, but for eleven and one");
    }

    #[test]
    fn a_time_that_was_ahead_stops_no_clock() {
        let mut clocks = Clocks::new(TimeControl::PerMove { seconds: 30 }, 2, 0, Outages::default());
        clocks.record(&record(0, 3_600_000));
        clocks.run_from(5_000);
        assert_eq!(clocks.left(1, 15_000, Some(1)), Some(20_000));
    }

    #[test]
    fn without_a_clock_nobody_runs_out() {
        assert_eq!(Clocks::new(TimeControl::None, 2, 0, Outages::default()).until_timeout(0, i64::MAX / 2), None);
    }
}
