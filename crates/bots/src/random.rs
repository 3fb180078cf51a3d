//! Chance as a player.

use table::{Bot, Game, Observation, Rng, Seed};

/// Takes any legal action, each as likely as the others.
pub struct Random(Rng);

impl Random {
    /// A bot whose choices depend on `seed` alone.
    pub fn new(seed: &Seed) -> Random {
        Random(Rng::new(seed))
    }

    /// The choice between these actions; there must be some. Simulations of chance alone call it without a
    /// [`Observation`], which gives the same games faster.
    #[inline]
    pub fn pick<A: Copy>(&mut self, legal: &[A]) -> A {
        legal[self.0.below(legal.len())]
    }
}

impl<G: Game> Bot<G> for Random {
    fn name(&self) -> &str {
        "random"
    }

    fn choose(&mut self, observation: &Observation<G>) -> G::Action {
        self.pick(observation.legal())
    }

    fn reseed(&mut self, seed: &Seed) {
        self.0 = Rng::new(seed);
    }
}
