//! Shuffles and draws. One generator per game, inside the state, with values that never change between versions.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::Problem;

/// The secret a game's chance comes from: 32 bytes, written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "String")]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// The seed of game number `index` of a run that was started with `run`.
    pub fn of_run(run: u64, index: u64) -> Seed {
        let mut hash = Sha256::new();
        hash.update(b"melange run");
        hash.update(run.to_le_bytes());
        hash.update(index.to_le_bytes());
        Seed(hash.finalize().into())
    }

    /// Another seed that depends on this one and `purpose` alone, for choices that are no part of the game.
    pub fn derive(&self, purpose: &str) -> Seed {
        let mut hash = Sha256::new();
        hash.update(b"melange derived");
        hash.update(self.0);
        hash.update(purpose.as_bytes());
        Seed(hash.finalize().into())
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> String {
        seed.to_string()
    }
}

impl FromStr for Seed {
    type Err = Problem;

    /// Reads 64 hexadecimal digits, or a plain number (the first game of that run).
    fn from_str(text: &str) -> Result<Seed, Problem> {
        if let Ok(run) = text.parse::<u64>() {
            return Ok(Seed::of_run(run, 0));
        }
        let wrong = || Problem::new(format!("'{text}' is not a seed: 64 hexadecimal digits or a number are"));
        if text.len() != 64 || !text.is_ascii() {
            return Err(wrong());
        }
        let mut bytes = [0; 32];
        for (i, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * i..2 * i + 2], 16).map_err(|_| wrong())?;
        }
        Ok(Seed(bytes))
    }
}

/// How files write a seed.
#[derive(Deserialize)]
#[serde(untagged)]
enum Written {
    Number(u64),
    Text(String),
}

impl TryFrom<Written> for Seed {
    type Error = Problem;
    fn try_from(written: Written) -> Result<Seed, Problem> {
        match written {
            Written::Number(run) => Ok(Seed::of_run(run, 0)),
            Written::Text(text) => text.parse(),
        }
    }
}

/// The generator: ChaCha8, so that nobody can compute the next card from those already seen.
///
/// Only [`Rng::below`] and [`Rng::shuffle`] turn its words into choices; both are fixed for good.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rng(ChaCha8Rng);

impl Rng {
    /// The generator of a game with this seed.
    pub fn new(seed: &Seed) -> Rng {
        Rng(ChaCha8Rng::from_seed(seed.0))
    }

    /// A number below `n`, each as likely as the others. `n` must not be 0.
    #[inline]
    pub fn below(&mut self, n: usize) -> usize {
        debug_assert!(0 < n && n <= u32::MAX as usize);
        // Multiply-shift with rejection (Lemire): unbiased and almost never a second word.
        let n = n as u32;
        let mut product = u64::from(self.0.next_u32()) * u64::from(n);
        if (product as u32) < n {
            let threshold = n.wrapping_neg() % n;
            while (product as u32) < threshold {
                product = u64::from(self.0.next_u32()) * u64::from(n);
            }
        }
        (product >> 32) as usize
    }

    /// Puts `items` in random order, each order as likely as the others.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i + 1));
        }
    }

    /// A seed for another, independent generator.
    pub fn fork(&mut self) -> Seed {
        let mut bytes = [0; 32];
        self.0.fill_bytes(&mut bytes);
        Seed(bytes)
    }
}

impl Hash for Rng {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.0.get_seed().hash(hasher);
        self.0.get_word_pos().hash(hasher);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_never_change() {
        let mut rng = Rng::new(&Seed::of_run(7, 0));
        let drawn: Vec<usize> = (0..8).map(|_| rng.below(100)).collect();
        let mut items = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
        rng.shuffle(&mut items);
        assert_eq!(drawn, [64, 18, 38, 7, 65, 60, 82, 24]);
        assert_eq!(items, [1, 7, 2, 4, 3, 0, 6, 5, 9, 8]);
    }

    #[test]
    fn below_reaches_every_number_about_as_often() {
        let mut rng = Rng::new(&Seed::of_run(1, 1));
        let mut counts = [0; 6];
        for _ in 0..60_000 {
            counts[rng.below(6)] += 1;
        }
        assert!(counts.iter().all(|&n| (9_500..10_500).contains(&n)), "{counts:?}");
    }

    #[test]
    fn a_generator_survives_being_written_down() {
        let mut rng = Rng::new(&Seed::of_run(3, 3));
        rng.below(10);
        let text = serde_json::to_string(&rng).unwrap();
        let mut back: Rng = serde_json::from_str(&text).unwrap();
        assert_eq!(back, rng);
        assert_eq!(back.below(1_000_000), rng.below(1_000_000));
    }

    #[test]
    fn seeds_are_written_as_hex() {
        let seed = Seed::of_run(1, 2);
        assert_eq!(seed.to_string().parse::<Seed>(), Ok(seed));
        assert!("abc".parse::<Seed>().is_err());
        assert_eq!("5".parse::<Seed>(), Ok(Seed::of_run(5, 0)));
        assert_eq!(serde_json::from_str::<Seed>("5").unwrap(), Seed::of_run(5, 0));
    }
}
