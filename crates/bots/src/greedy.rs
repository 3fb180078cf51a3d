//! One turn ahead.

use table::{Bot, Evaluate, Observation, Rng, Seat, Seed};

/// Looking ahead stops after so many steps of one's own.
const MAX_AHEAD: usize = 40;
/// Ways the hidden cards could lie that each action is tried on.
const SAMPLES: usize = 2;

/// Tries each legal action, plays the rest of its own turn by the game's quick choices, and takes the action that
/// leaves the best position on average over a few ways the hidden cards could lie. Of equal ones it takes the one after
/// which the turn is soonest done: others have to watch it.
pub struct Greedy<G: Evaluate> {
    rng: Rng,
    legal: Vec<G::Action>,
    /// What each action is worth, and how many steps of one's own come after it.
    scores: Vec<(f32, usize)>,
}

impl<G: Evaluate> Greedy<G> {
    /// A bot whose guesses about hidden cards depend on `seed` alone.
    pub fn new(seed: &Seed) -> Greedy<G> {
        Greedy { rng: Rng::new(seed), legal: Vec::new(), scores: Vec::new() }
    }

    /// Goes on from `state` until somebody else is to decide or the game is over, and counts the steps.
    fn finish_turn(&mut self, game: &G, state: &mut G::State, seat: Seat) -> usize {
        for step in 0..MAX_AHEAD {
            if game.to_move(state) != Some(seat) {
                return step;
            }
            game.legal_actions(state, &mut self.legal);
            let action = match self.legal[..] {
                [] => return step,
                [only] => only,
                _ => game.quick_choice(state, &self.legal),
            };
            game.apply_unchecked(state, action, &mut ());
        }
        MAX_AHEAD
    }
}

impl<G: Evaluate> Bot<G> for Greedy<G> {
    fn name(&self) -> &str {
        "greedy"
    }

    fn reseed(&mut self, seed: &Seed) {
        self.rng = Rng::new(seed);
    }

    fn choose(&mut self, observation: &Observation<G>) -> G::Action {
        let (game, seat, legal) = (observation.game(), observation.seat(), observation.legal());
        self.scores.clear();
        self.scores.resize(legal.len(), (0.0, 0));
        for _ in 0..SAMPLES {
            // All actions are tried on the same cards: what differs between them is then the action alone.
            let start = observation.sample(&mut self.rng);
            let mut state = start.clone();
            for (i, &action) in legal.iter().enumerate() {
                if i > 0 {
                    state.clone_from(&start);
                }
                game.apply_unchecked(&mut state, action, &mut ());
                let steps = self.finish_turn(game, &mut state, seat);
                self.scores[i].0 += game.evaluate(&state, seat);
                self.scores[i].1 += steps;
            }
        }
        // The first of the best and shortest: equal actions are taken in the order the rules list them.
        let mut best = 0;
        for (i, &(score, steps)) in self.scores.iter().enumerate() {
            let (most, fewest) = self.scores[best];
            if score > most || (score == most && steps < fewest) {
                best = i;
            }
        }
        legal[best]
    }
}
