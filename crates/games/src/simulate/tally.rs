//! What is counted over many games. Whole numbers only: sums do not depend on the order the games end in.

use std::collections::BTreeMap;
use std::time::Duration;

use table::{Outcome, Presentation, Seat};

/// Games and how they went, of a seat, a bot, or what a seat plays as.
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
    /// By the id of what a seat plays as.
    pub leaders: BTreeMap<String, Count>,
}

impl Tally {
    /// Nothing counted yet.
    pub(crate) fn new(seats: usize) -> Tally {
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
    pub(crate) fn count<G: Presentation>(&mut self, game: &G, state: &G::State, outcome: &Outcome, forced: u64) {
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
    pub(crate) fn add(&mut self, other: &Tally) {
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
