//! The rate limiter: token buckets in memory, and the one table of all rates.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::store::UserId;

/// The most buckets of one limiter that are remembered.
const MAX_BUCKETS: usize = 20_000;

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

impl Rate {
    /// No limit at all.
    pub const UNLIMITED: Rate = Rate { burst: f64::MAX, per_second: f64::MAX };
}

/// The rates of a server: everything that is limited, and by how much.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rates {
    /// Requests to the API per address. Several people may share one.
    pub requests_per_address: Rate,
    /// Requests to the API per user.
    pub requests_per_user: Rate,
    /// New guests and accounts, and attempts to log in, per address.
    pub sign_ins: Rate,
    /// Failed attempts to log in per account.
    pub failed_logins: Rate,
    /// New tables, per user and per address.
    pub new_tables: Rate,
    /// Codes of tables that there are not, per address.
    pub unknown_codes: Rate,
    /// Messages per socket. What comes faster is not refused but read later.
    pub socket_messages: Rate,
}

impl Rates {
    /// No limits at all, for measurements and tests.
    pub const UNLIMITED: Rates = Rates {
        requests_per_address: Rate::UNLIMITED,
        requests_per_user: Rate::UNLIMITED,
        sign_ins: Rate::UNLIMITED,
        failed_logins: Rate::UNLIMITED,
        new_tables: Rate::UNLIMITED,
        unknown_codes: Rate::UNLIMITED,
        socket_messages: Rate::UNLIMITED,
    };
}

impl Default for Rates {
    fn default() -> Rates {
        Rates {
            requests_per_address: Rate { burst: 240.0, per_second: 40.0 },
            requests_per_user: Rate { burst: 120.0, per_second: 20.0 },
            sign_ins: Rate { burst: 20.0, per_second: 0.2 },
            failed_logins: Rate { burst: 10.0, per_second: 1.0 / 30.0 },
            new_tables: Rate { burst: 20.0, per_second: 0.1 },
            unknown_codes: Rate { burst: 20.0, per_second: 1.0 / 30.0 },
            socket_messages: Rate { burst: 60.0, per_second: 20.0 },
        }
    }
}

/// Tokens for one client: each use takes one, and they come back with time.
#[derive(Clone, Copy, Debug)]
pub struct TokenBucket {
    tokens: f64,
    at: Instant,
}

impl TokenBucket {
    /// A full bucket.
    pub fn new(rate: Rate, now: Instant) -> TokenBucket {
        TokenBucket { tokens: rate.burst, at: now }
    }

    /// Takes a token.
    ///
    /// # Errors
    /// Gives the time until there is one again.
    pub fn take(&mut self, rate: Rate, now: Instant) -> Result<(), Duration> {
        (self.tokens, self.at) = (self.level(rate, now), now);
        if self.tokens < 1.0 {
            return Err(self.wait(rate));
        }
        self.tokens -= 1.0;
        Ok(())
    }

    /// When there is a token.
    pub fn ready_at(&self, rate: Rate) -> Instant {
        self.at + self.wait(rate)
    }

    /// Tokens there are now.
    fn level(&self, rate: Rate, now: Instant) -> f64 {
        let since = now.saturating_duration_since(self.at).as_secs_f64();
        (self.tokens + since * rate.per_second).min(rate.burst)
    }

    fn wait(&self, rate: Rate) -> Duration {
        // A rate of zero never fills a bucket again; an hour is as good an answer as any.
        let seconds = (1.0 - self.tokens).max(0.0) / rate.per_second;
        Duration::try_from_secs_f64(seconds).unwrap_or(Duration::MAX).min(Duration::from_secs(3600))
    }
}

/// The limiters that count by key.
pub struct Limits {
    /// See [`Rates::requests_per_address`].
    pub requests_per_address: Limiter,
    /// See [`Rates::requests_per_user`].
    pub requests_per_user: Limiter,
    /// See [`Rates::sign_ins`].
    pub sign_ins: Limiter,
    /// See [`Rates::failed_logins`].
    pub failed_logins: Limiter,
    /// See [`Rates::new_tables`].
    pub new_tables: Limiter,
    /// See [`Rates::unknown_codes`].
    pub unknown_codes: Limiter,
}

impl Limits {
    /// Limiters with full buckets.
    pub fn new(rates: Rates) -> Limits {
        Limits {
            requests_per_address: Limiter::new(rates.requests_per_address),
            requests_per_user: Limiter::new(rates.requests_per_user),
            sign_ins: Limiter::new(rates.sign_ins),
            failed_logins: Limiter::new(rates.failed_logins),
            new_tables: Limiter::new(rates.new_tables),
            unknown_codes: Limiter::new(rates.unknown_codes),
        }
    }
}

/// Token buckets of one rate, by key.
pub struct Limiter {
    rate: Rate,
    buckets: Mutex<HashMap<Key, TokenBucket>>,
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
    pub fn refund(&self, key: &Key) {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(bucket) = buckets.get_mut(key) {
            bucket.tokens = (bucket.tokens + 1.0).min(self.rate.burst);
        }
    }

    fn take_at(&self, key: Key, now: Instant) -> Result<(), Duration> {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MAX_BUCKETS && !buckets.contains_key(&key) {
            self.evict(&mut buckets, now);
        }
        buckets.entry(key).or_insert_with(|| TokenBucket::new(self.rate, now)).take(self.rate, now)
    }

    /// Forgets buckets that are full again, as a forgotten bucket is a full one; if that does not help, also the
    /// fullest of the others. A quarter is free afterwards, so that this is seldom done.
    fn evict(&self, buckets: &mut HashMap<Key, TokenBucket>, now: Instant) {
        let level = |bucket: &TokenBucket| bucket.level(self.rate, now);
        buckets.retain(|_, bucket| level(bucket) < self.rate.burst);
        let keep = MAX_BUCKETS - MAX_BUCKETS / 4;
        if buckets.len() > keep {
            let mut all: Vec<(Key, TokenBucket)> = buckets.drain().collect();
            all.sort_unstable_by(|(_, a), (_, b)| level(a).total_cmp(&level(b)));
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
        limiter.refund(&key);
        assert!(limiter.take_at(key, start + Duration::from_secs(2)).is_ok());
    }

    #[test]
    fn a_burst_then_a_steady_stream() {
        let (rate, start) = (Rate { burst: 3.0, per_second: 50.0 }, Instant::now());
        let (mut bucket, mut now) = (TokenBucket::new(rate, start), start);
        for _ in 0..5 {
            now = now.max(bucket.ready_at(rate));
            assert_eq!(bucket.take(rate, now), Ok(()));
        }
        assert_eq!(now, start + Duration::from_millis(40), "three at once, then one every 20 ms");
        let mut unlimited = TokenBucket::new(Rate::UNLIMITED, start);
        for _ in 0..1000 {
            assert_eq!((unlimited.ready_at(Rate::UNLIMITED), unlimited.take(Rate::UNLIMITED, start)), (start, Ok(())));
        }
    }

    #[test]
    fn memory_is_bounded_and_the_worst_are_remembered() {
        let limiter = Limiter::new(Rate { burst: 2.0, per_second: 0.001 });
        let (now, worst) = (Instant::now(), Key::Name("worst".to_owned()));
        while limiter.take_at(worst.clone(), now).is_ok() {}
        for number in 0..3 * MAX_BUCKETS {
            let _ = limiter.take_at(Key::Name(number.to_string()), now);
            assert!(limiter.buckets.lock().expect("not poisoned").len() <= MAX_BUCKETS);
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
