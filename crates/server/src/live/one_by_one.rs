//! One after the other.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use tokio::sync::{Mutex as AsyncMutex, OwnedMutexGuard};

/// Lets one in at a time for each key.
pub struct OneByOne<K>(Mutex<HashMap<K, Weak<AsyncMutex<()>>>>);

/// Whoever holds it is in.
pub type Turn = OwnedMutexGuard<()>;

impl<K> Default for OneByOne<K> {
    fn default() -> OneByOne<K> {
        OneByOne(Mutex::default())
    }
}

impl<K: Clone + Eq + Hash> OneByOne<K> {
    /// Waits until nobody else is in with this key.
    pub async fn enter(&self, key: &K) -> Turn {
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
