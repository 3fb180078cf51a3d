//! Passphrases: Argon2id, away from the threads that answer requests, and few at a time.

use std::sync::Arc;

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use tokio::sync::Semaphore;

use super::IdentityError;
use crate::Refusal;
use crate::secret::{Secret, hex, random_bytes};

/// The shortest passphrase, in characters.
pub const MIN_PASSPHRASE: usize = 8;
/// The longest passphrase, in characters.
pub const MAX_PASSPHRASE: usize = 256;
/// Each hash takes 19 MiB and a core for a while: no flood of logins may take them all.
pub const MAX_CONCURRENT_HASHES: usize = 2;

pub(super) fn check(passphrase: &Secret<String>) -> Result<(), Refusal> {
    match passphrase.expose().chars().count() {
        0..MIN_PASSPHRASE => Err(Refusal::PassphraseShort { least: MIN_PASSPHRASE }),
        MIN_PASSPHRASE..=MAX_PASSPHRASE => Ok(()),
        _ => Err(Refusal::PassphraseLong { most: MAX_PASSPHRASE }),
    }
}

pub(super) struct Hasher {
    permits: Arc<Semaphore>,
    /// Checked when there is no account of that name, so that the answer takes as long as for one that is there.
    dummy_hash: Secret<String>,
}

impl Hasher {
    pub(super) async fn new() -> Result<Hasher, IdentityError> {
        let mut hasher =
            Hasher { permits: Arc::new(Semaphore::new(MAX_CONCURRENT_HASHES)), dummy_hash: Secret::new(String::new()) };
        hasher.dummy_hash = hasher.hash(&Secret::new(hex(&random_bytes::<16>()))).await?;
        Ok(hasher)
    }

    pub(super) async fn hash(&self, passphrase: &Secret<String>) -> Result<Secret<String>, IdentityError> {
        let passphrase = passphrase.clone();
        self.blocking(move || {
            let hash: PasswordHash = Argon2::default()
                .hash_password(passphrase.expose().as_bytes())
                .map_err(|error| IdentityError::Hashing(error.to_string()))?;
            Ok(Secret::new(hash.to_string()))
        })
        .await
    }

    /// Whether the passphrase gives the hash; never without one. The comparison takes the same time wherever they differ.
    pub(super) async fn verify(
        &self,
        passphrase: &Secret<String>,
        hash: Option<&Secret<String>>,
    ) -> Result<bool, IdentityError> {
        // Longer ones belong to nobody; hashing megabytes is not owed to anybody either.
        let known = hash.is_some() && passphrase.expose().chars().count() <= MAX_PASSPHRASE;
        let passphrase = if known { passphrase.clone() } else { Secret::new("nobody".to_owned()) };
        let hash = hash.unwrap_or(&self.dummy_hash).clone();
        self.blocking(move || {
            let hash = PasswordHash::new(hash.expose()).map_err(|error| IdentityError::Hashing(error.to_string()))?;
            let fits = Argon2::default().verify_password(passphrase.expose().as_bytes(), &hash).is_ok();
            Ok(known && fits)
        })
        .await
    }

    async fn blocking<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Result<T, IdentityError> + Send + 'static,
    ) -> Result<T, IdentityError> {
        let permits = Arc::clone(&self.permits);
        let permit = permits.acquire_owned().await.map_err(|error| IdentityError::Hashing(error.to_string()))?;
        // The permit goes along: a request that is given up does not make room while its hash is still computed.
        let done = tokio::task::spawn_blocking(move || {
            let result = work();
            drop(permit);
            result
        });
        done.await.unwrap_or_else(|error| Err(IdentityError::Hashing(error.to_string())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn hashes() {
        let hasher = Hasher::new().await.expect("it hashes");
        let right = Secret::new("the slow blade".to_owned());
        let hash = hasher.hash(&right).await.expect("it hashes");
        assert!(hash.expose().starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{}", hash.expose());
        assert_ne!(hash, hasher.hash(&right).await.expect("it hashes"), "each has its own salt");
        assert!(hasher.verify(&right, Some(&hash)).await.expect("checked"));
        let wrong = Secret::new("the quick blade".to_owned());
        assert!(!hasher.verify(&wrong, Some(&hash)).await.expect("checked"));
        assert!(!hasher.verify(&right, None).await.expect("checked"));
        assert!(hasher.verify(&right, Some(&Secret::new("no hash".into()))).await.is_err());
    }

    #[test]
    fn lengths() {
        let check = |text: String| check(&Secret::new(text)).is_ok();
        assert!(!check("x".repeat(7)) && check("x".repeat(8)) && check("ß".repeat(256)) && !check("x".repeat(257)));
    }
}
