//! A mutex for each key: for each table, for each user.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use tokio::sync::{Mutex as AsyncMutex, OwnedMutexGuard};

/// Held by one task at a time for each key.
pub struct KeyedMutex<K>(Mutex<HashMap<K, Weak<AsyncMutex<()>>>>);

/// The mutex of one key is held until this is dropped.
pub type KeyedGuard = OwnedMutexGuard<()>;

impl<K> Default for KeyedMutex<K> {
    fn default() -> KeyedMutex<K> {
        KeyedMutex(Mutex::default())
    }
}

impl<K: Clone + Eq + Hash> KeyedMutex<K> {
    /// Waits until nobody else holds the mutex of this key.
    pub async fn lock(&self, key: &K) -> KeyedGuard {
        let lock = {
            let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            known.retain(|_, lock| lock.strong_count() > 0);
            let lock = known.get(key).and_then(Weak::upgrade).unwrap_or_default();
            known.insert(key.clone(), Arc::downgrade(&lock));
            lock
        };
        lock.lock_owned().await
    }

    /// Keys that are remembered.
    #[cfg(test)]
    pub(super) fn len(&self) -> usize {
        self.0.lock().expect("not poisoned").len()
    }
}
