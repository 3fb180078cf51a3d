//! Not too often: token buckets in memory.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::store::UserId;

/// The most buckets of one kind that are remembered.
const MOST: usize = 20_000;

/// Whose requests are counted together.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Key {
    /// A client's address. For IPv6 the network of 64 bits, of which one client has all addresses.
    Address(IpAddr),
    /// A user.
    User(UserId),
    /// The name of an account somebody wants to get into.
    Name(String),
}

impl Key {
    /// The key of an address.
    pub fn address(address: IpAddr) -> Key {
        Key::Address(match address.to_canonical() {
            IpAddr::V6(six) => {
                let [a, b, c, d, ..] = six.segments();
                IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
            }
            four => four,
        })
    }
}

/// How often is not too often.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rate {
    /// How many at once.
    pub burst: f64,
    /// How many per second in the long run.
    pub per_second: f64,
}

/// The limits of a server.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rates {
    /// Requests to the API per address. Several people may share one.
    pub address: Rate,
    /// Requests to the API per user.
    pub user: Rate,
    /// New guests and accounts, and attempts to log in, per address.
    pub entrance: Rate,
    /// Failed attempts to log in per account.
    pub account: Rate,
    /// New tables, per user and per address.
    pub tables: Rate,
    /// Codes of tables that there are not, per address.
    pub codes: Rate,
}

impl Rates {
    /// No limits at all, for measurements and tests.
    pub fn free() -> Rates {
        let free = Rate { burst: f64::MAX, per_second: f64::MAX };
        Rates { address: free, user: free, entrance: free, account: free, tables: free, codes: free }
    }
}

impl Default for Rates {
    fn default() -> Rates {
        Rates {
            address: Rate { burst: 240.0, per_second: 40.0 },
            user: Rate { burst: 120.0, per_second: 20.0 },
            entrance: Rate { burst: 20.0, per_second: 0.2 },
            account: Rate { burst: 10.0, per_second: 1.0 / 30.0 },
            tables: Rate { burst: 20.0, per_second: 0.1 },
            codes: Rate { burst: 20.0, per_second: 1.0 / 30.0 },
        }
    }
}

/// One limiter per kind of limit.
pub struct Limits {
    /// See [`Rates::address`].
    pub address: Limiter,
    /// See [`Rates::user`].
    pub user: Limiter,
    /// See [`Rates::entrance`].
    pub entrance: Limiter,
    /// See [`Rates::account`].
    pub account: Limiter,
    /// See [`Rates::tables`].
    pub tables: Limiter,
    /// See [`Rates::codes`].
    pub codes: Limiter,
}

impl Limits {
    /// Limiters with full buckets.
    pub fn new(rates: Rates) -> Limits {
        Limits {
            address: Limiter::new(rates.address),
            user: Limiter::new(rates.user),
            entrance: Limiter::new(rates.entrance),
            account: Limiter::new(rates.account),
            tables: Limiter::new(rates.tables),
            codes: Limiter::new(rates.codes),
        }
    }
}

/// Token buckets of one kind, by key.
pub struct Limiter {
    rate: Rate,
    buckets: Mutex<HashMap<Key, Bucket>>,
}

#[derive(Clone, Copy)]
struct Bucket {
    tokens: f64,
    at: Instant,
}

impl Limiter {
    /// A limiter with full buckets.
    pub fn new(rate: Rate) -> Limiter {
        Limiter { rate, buckets: Mutex::default() }
    }

    /// Takes a token.
    ///
    /// # Errors
    /// Gives the time until there is one again.
    pub fn take(&self, key: Key) -> Result<(), Duration> {
        self.take_at(key, Instant::now())
    }

    /// Puts a token back: what it was taken for did not count after all.
    pub fn give_back(&self, key: &Key) {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(bucket) = buckets.get_mut(key) {
            bucket.tokens = (bucket.tokens + 1.0).min(self.rate.burst);
        }
    }

    fn take_at(&self, key: Key, now: Instant) -> Result<(), Duration> {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MOST && !buckets.contains_key(&key) {
            self.make_room(&mut buckets, now);
        }
        let bucket = buckets.entry(key).or_insert(Bucket { tokens: self.rate.burst, at: now });
        bucket.tokens = self.tokens(bucket, now);
        bucket.at = now;
        if bucket.tokens >= 1.0 {
            bucket.tokens -= 1.0;
            Ok(())
        } else {
            // A rate of zero never fills a bucket again; an hour is as good an answer as any.
            let seconds = (1.0 - bucket.tokens) / self.rate.per_second;
            Err(Duration::try_from_secs_f64(seconds).unwrap_or(Duration::MAX).min(Duration::from_secs(3600)))
        }
    }

    fn tokens(&self, bucket: &Bucket, now: Instant) -> f64 {
        let since = now.saturating_duration_since(bucket.at).as_secs_f64();
        (bucket.tokens + since * self.rate.per_second).min(self.rate.burst)
    }

    /// Forgets buckets that are full again, as a forgotten bucket is a full one; if that does not help, also the
    /// fullest of the others. A quarter is free afterwards, so that room is seldom made.
    fn make_room(&self, buckets: &mut HashMap<Key, Bucket>, now: Instant) {
        buckets.retain(|_, bucket| self.tokens(bucket, now) < self.rate.burst);
        let keep = MOST - MOST / 4;
        if buckets.len() > keep {
            let mut all: Vec<(Key, Bucket)> = buckets.drain().collect();
            all.sort_unstable_by(|(_, a), (_, b)| self.tokens(a, now).total_cmp(&self.tokens(b, now)));
            all.truncate(keep);
            buckets.extend(all);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buckets_empty_and_fill() {
        let limiter = Limiter::new(Rate { burst: 3.0, per_second: 0.5 });
        let (start, key) = (Instant::now(), Key::Name("paul".to_owned()));
        for _ in 0..3 {
            assert!(limiter.take_at(key.clone(), start).is_ok());
        }
        assert_eq!(limiter.take_at(key.clone(), start), Err(Duration::from_secs(2)));
        assert!(limiter.take_at(Key::Name("feyd".to_owned()), start).is_ok());
        assert!(limiter.take_at(key.clone(), start + Duration::from_secs(2)).is_ok());
        assert!(limiter.take_at(key.clone(), start + Duration::from_secs(2)).is_err());
        limiter.give_back(&key);
        assert!(limiter.take_at(key, start + Duration::from_secs(2)).is_ok());
    }

    #[test]
    fn memory_is_bounded_and_the_worst_are_remembered() {
        let limiter = Limiter::new(Rate { burst: 2.0, per_second: 0.001 });
        let (now, worst) = (Instant::now(), Key::Name("worst".to_owned()));
        while limiter.take_at(worst.clone(), now).is_ok() {}
        for number in 0..3 * MOST {
            let _ = limiter.take_at(Key::Name(number.to_string()), now);
            assert!(limiter.buckets.lock().expect("not poisoned").len() <= MOST);
        }
        assert!(limiter.take_at(worst, now).is_err(), "a flood of others does not help whoever is over the limit");
    }

    #[test]
    fn addresses() {
        let key = |text: &str| Key::address(text.parse().expect("an address"));
        assert_eq!(key("2001:db8::1"), key("2001:db8::2"));
        assert_ne!(key("2001:db8:0:1::1"), key("2001:db8::1"));
        assert_eq!(key("::ffff:10.0.0.1"), key("10.0.0.1"));
        assert_ne!(key("10.0.0.1"), key("10.0.0.2"));
    }
}
