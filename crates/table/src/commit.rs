//! Fair shuffles: the seed is committed to before the game and revealed after it, so that anyone can check.

use serde::Serialize;
use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::log::hash_text;
use crate::{Game, LoadError, Log, Outcome, Seed};

/// The commitment to a game's setup and seed: a SHA-256 in hexadecimal digits. It gives nothing of the seed away.
///
/// Hashed are a fixed string, then the game's name and the setup's canonical JSON (no spaces, keys sorted), each after
/// its length in eight bytes, lowest first, then the seed's 32 bytes.
pub fn commitment<S: Serialize>(game_name: &str, setup: &S, seed: &Seed) -> String {
    let setup = serde_json::to_value(setup).expect("a setup is plain data with text keys");
    let mut hash = Sha256::new();
    hash.update(b"melange seed commitment 1");
    // With their lengths before them, no two pairs of name and setup run together into the same bytes.
    for part in [game_name, &canonical(setup).to_string()] {
        hash.update((part.len() as u64).to_le_bytes());
        hash.update(part.as_bytes());
    }
    hash.update(seed.0);
    hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
}

/// What [`verify`] found out about a log that holds up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Verified {
    /// The commitment that setup and seed fulfil.
    pub commitment: String,
    /// Number of actions, all of them legal.
    pub actions: usize,
    /// Hash of the last state, 16 hexadecimal digits.
    pub hash: String,
    /// The standing, if the game was played to its end.
    pub outcome: Option<Outcome>,
}

/// Checks the text of a log's file: commitment, every action, and the hash of the last state.
///
/// `published` is the commitment that was shown when the game began. Without it the file is only checked against
/// itself, which whoever wrote the file could have arranged.
///
/// # Errors
/// Says what does not hold, and where.
pub fn verify<G: Game>(text: &str, published: Option<&str>) -> Result<Verified, LoadError> {
    let log = Log::<G>::load(text)?;
    let commitment = commitment(G::NAME, &log.setup, &log.seed);
    if let Some(published) = published
        && !published.trim().eq_ignore_ascii_case(&commitment)
    {
        return Err(LoadError::Commitment { stored: published.trim().to_owned(), computed: commitment });
    }
    let (game, state) = log.replay().map_err(LoadError::Replay)?;
    Ok(Verified {
        commitment,
        actions: log.actions.len(),
        hash: hash_text(game.hash(&state)),
        outcome: game.outcome(&state),
    })
}

/// The same value with the keys of every object sorted, so that equal setups have equal texts.
fn canonical(value: Value) -> Value {
    match value {
        Value::Object(fields) => {
            let mut fields: Vec<_> = fields.into_iter().map(|(key, value)| (key, canonical(value))).collect();
            fields.sort_by(|a, b| a.0.cmp(&b.0));
            Value::Object(fields.into_iter().collect())
        }
        Value::Array(items) => Value::Array(items.into_iter().map(canonical).collect()),
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn the_value_is_pinned_and_ignores_the_order_of_keys() {
        let seed = Seed::of_run(1, 0);
        let one = commitment("game", &json!({"a": 1, "b": {"c": [2], "d": 3}}), &seed);
        assert_eq!(one, commitment("game", &json!({"b": {"d": 3, "c": [2]}, "a": 1}), &seed));
        assert_eq!(one, "93ea278fb13e63d7c2fd988ea5ea1e873888028c9739dcbd8b28bc9c404d0b27");
    }

    #[test]
    fn every_part_counts() {
        let seed = Seed::of_run(1, 0);
        let one = commitment("game", &1, &seed);
        assert_ne!(one, commitment("gam", &1, &seed));
        assert_ne!(one, commitment("game", &2, &seed));
        assert_ne!(one, commitment("game", &1, &Seed::of_run(1, 1)));
        assert_ne!(commitment("game1", &2, &seed), commitment("game", &12, &seed));
    }
}
