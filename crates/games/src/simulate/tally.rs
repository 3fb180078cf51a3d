//! What is counted over many games. Whole numbers only: sums do not depend on the order the games end in.

use std::collections::BTreeMap;
use std::time::Duration;

use table::{Outcome, Seat};

use crate::games::Played;

/// Games and how they went, of a seat, a bot or a leader.
#[derive(Clone, Default, Debug, PartialEq, Eq)]
pub struct Count {
    /// Games taken part in.
    pub games: u64,
    /// Games won; who share the first place win both.
    pub wins: u64,
    /// Sum of the final scores.
    pub points: i64,
    /// Sum of the final ranks.
    pub ranks: u64,
    /// Decisions made.
    pub decisions: u64,
    /// Time spent on them.
    pub thinking: Duration,
}

impl Count {
    /// Adds what another has counted.
    pub fn add(&mut self, other: &Count) {
        self.games += other.games;
        self.wins += other.wins;
        self.points += other.points;
        self.ranks += other.ranks;
        self.decisions += other.decisions;
        self.thinking += other.thinking;
    }

    fn record(&mut self, outcome: &Outcome, seat: usize) {
        self.games += 1;
        self.wins += u64::from(outcome.ranks[seat] == 1);
        self.points += i64::from(outcome.scores[seat]);
        self.ranks += u64::from(outcome.ranks[seat]);
    }
}

/// All that is counted.
#[derive(Clone, Debug)]
pub struct Tally {
    /// Games played.
    pub games: u64,
    /// Steps with a single legal action.
    pub forced: u64,
    /// Sum of the rounds.
    pub rounds: u64,
    /// Sum of the winners' scores.
    pub winning_points: i64,
    /// Games that ended in a tie for the first place.
    pub ties: u64,
    /// Sum of the hashes of all last states: two runs with the same sum went the same way.
    pub fingerprint: u64,
    /// By seat.
    pub seats: Vec<Count>,
    /// By the leader's id.
    pub leaders: BTreeMap<String, Count>,
}

impl Tally {
    /// Nothing counted yet.
    pub fn new(seats: usize) -> Tally {
        Tally {
            games: 0,
            forced: 0,
            rounds: 0,
            winning_points: 0,
            ties: 0,
            fingerprint: 0,
            seats: vec![Count::default(); seats],
            leaders: BTreeMap::new(),
        }
    }

    /// Counts a game that is over. Decisions and time are added by whoever played it.
    pub fn count<G: Played>(&mut self, game: &G, state: &G::State, outcome: &Outcome, forced: u64) {
        self.games += 1;
        self.forced += forced;
        self.rounds += u64::from(game.round(state));
        self.winning_points += i64::from(outcome.scores.iter().copied().max().unwrap_or(0));
        self.ties += u64::from(outcome.ranks.iter().filter(|&&rank| rank == 1).count() > 1);
        self.fingerprint = self.fingerprint.wrapping_add(game.hash(state));
        for seat in 0..self.seats.len() {
            self.seats[seat].record(outcome, seat);
            if let Some(leader) = game.plays_as(state, Seat(seat as u8)) {
                self.leaders.entry(leader).or_default().record(outcome, seat);
            }
        }
    }

    /// Adds what another thread has counted.
    pub fn add(&mut self, other: &Tally) {
        self.games += other.games;
        self.forced += other.forced;
        self.rounds += other.rounds;
        self.winning_points += other.winning_points;
        self.ties += other.ties;
        self.fingerprint = self.fingerprint.wrapping_add(other.fingerprint);
        for (own, other) in self.seats.iter_mut().zip(&other.seats) {
            own.add(other);
        }
        for (leader, count) in &other.leaders {
            self.leaders.entry(leader.clone()).or_default().add(count);
        }
    }
}

/// The Wilson score interval of a rate, 95 %: between which rates `wins` out of `games` is no surprise.
pub fn wilson(wins: u64, games: u64) -> (f64, f64) {
    if games == 0 {
        return (0.0, 1.0);
    }
    const Z: f64 = 1.959_963_984_540_054;
    let (n, rate) = (games as f64, wins as f64 / games as f64);
    let middle = (rate + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
    let half = Z / (1.0 + Z * Z / n) * (rate * (1.0 - rate) / n + Z * Z / (4.0 * n * n)).sqrt();
    ((middle - half).max(0.0), (middle + half).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::wilson;

    #[test]
    fn intervals_are_those_of_the_textbook() {
        let close = |(low, high): (f64, f64), (l, h): (f64, f64)| (low - l).abs() < 1e-4 && (high - h).abs() < 1e-4;
        assert!(close(wilson(5, 10), (0.2366, 0.7634)), "{:?}", wilson(5, 10));
        assert!(close(wilson(0, 10), (0.0, 0.2775)), "{:?}", wilson(0, 10));
        assert!(close(wilson(980, 1000), (0.9693, 0.9870)), "{:?}", wilson(980, 1000));
        assert_eq!(wilson(0, 0), (0.0, 1.0));
    }
}
