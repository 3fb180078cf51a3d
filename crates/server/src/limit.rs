//! Limits: token buckets and counts in memory, and the one table of everything that is limited.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::store::UserId;

/// The most buckets of one limiter that are remembered.
pub const MAX_BUCKETS: usize = 20_000;

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

/// A limit that can be said on the command line.
trait Limit: Sized {
    fn read(text: &str) -> Option<Self>;
    fn show(&self) -> String;
}

impl Limit for Rate {
    /// `BURST,PER_SECOND`, such as `240,40`.
    fn read(text: &str) -> Option<Rate> {
        let (burst, per_second) = text.split_once(',')?;
        let rate = Rate { burst: burst.trim().parse().ok()?, per_second: per_second.trim().parse().ok()? };
        (rate.burst >= 1.0 && rate.per_second > 0.0).then_some(rate)
    }

    fn show(&self) -> String {
        format!("{},{}", self.burst, (self.per_second * 1000.0).round() / 1000.0)
    }
}

impl Limit for usize {
    fn read(text: &str) -> Option<usize> {
        text.trim().parse().ok().filter(|&number| number > 0)
    }

    fn show(&self) -> String {
        self.to_string()
    }
}

impl Limit for Duration {
    /// Seconds.
    fn read(text: &str) -> Option<Duration> {
        text.trim().parse().ok().filter(|&seconds: &u64| seconds > 0).map(Duration::from_secs)
    }

    fn show(&self) -> String {
        self.as_secs().to_string()
    }
}

/// The name of a limit in `NAME=VALUE`: that of its field, or the one it was given with `as`.
macro_rules! option_name {
    ($field:ident) => {
        stringify!($field)
    };
    ($field:ident $option:ident) => {
        stringify!($option)
    };
}

macro_rules! limits {
    ($($(#[$doc:meta])+ $name:ident $(as $option:ident)?: $type:ty = $default:expr, unlimited $unlimited:expr;)+) => {
        /// Everything that is limited, and by how much: rates as `BURST,PER_SECOND`, counts, and times in seconds.
        #[derive(Clone, Copy, PartialEq, Debug)]
        pub struct Limits {
            $($(#[$doc])+ pub $name: $type,)+
        }

        impl Default for Limits {
            fn default() -> Limits {
                Limits { $($name: $default,)+ }
            }
        }

        impl Limits {
            /// No limits on how often and how much clients ask, for measurements and tests.
            pub const UNLIMITED: Limits = Limits { $($name: $unlimited,)+ };

            /// Changes one, said as `NAME=VALUE`.
            ///
            /// # Errors
            /// Says which there are, or what is expected.
            pub fn set(&mut self, text: &str) -> Result<(), String> {
                let (name, value) = text.split_once('=').ok_or("expected NAME=VALUE, such as connections-per-address=64")?;
                match name.trim().replace('-', "_").as_str() {
                    $(option_name!($name $($option)?) => {
                        let read = <$type as Limit>::read(value);
                        self.$name = read.ok_or_else(|| {
                            format!("'{value}' does not fit {name}; its default is {}", Limits::default().$name.show())
                        })?;
                    })+
                    _ => {
                        let names: Vec<String> = self.list().into_iter().map(|(name, _)| name).collect();
                        return Err(format!("there is no limit '{name}'; there are {}", names.join(", ")));
                    }
                }
                Ok(())
            }

            /// All of them, as `set` takes them.
            pub fn list(&self) -> Vec<(String, String)> {
                vec![$((option_name!($name $($option)?).replace('_', "-"), self.$name.show())),+]
            }
        }
    };
}

const fn rate(burst: f64, per_second: f64) -> Rate {
    Rate { burst, per_second }
}

const HOUR: u64 = 3600;
const MIB: f64 = 1024.0 * 1024.0;

limits! {
    /// Requests per address, for everything but the files of the app. Several people may share an address.
    requests_per_address: Rate = rate(240.0, 40.0), unlimited Rate::UNLIMITED;
    /// Requests to the API per user.
    requests_per_user: Rate = rate(120.0, 20.0), unlimited Rate::UNLIMITED;
    /// New guests and accounts, and attempts to log in, per address.
    sign_ins: Rate = rate(20.0, 0.2), unlimited Rate::UNLIMITED;
    /// Failed attempts to log in per account.
    failed_logins: Rate = rate(10.0, 1.0 / 30.0), unlimited Rate::UNLIMITED;
    /// New tables, per user and per address.
    new_tables: Rate = rate(20.0, 0.1), unlimited Rate::UNLIMITED;
    /// Codes of tables that there are not, per address.
    unknown_codes: Rate = rate(20.0, 1.0 / 30.0), unlimited Rate::UNLIMITED;
    /// Messages per socket, pings included. What comes faster is not refused but read later.
    socket_messages: Rate = rate(60.0, 20.0), unlimited Rate::UNLIMITED;
    /// Bytes that one socket draws by connecting, `look` and `language`. What is asked beyond that is read later.
    socket_bytes: Rate = rate(2.0 * MIB, MIB / 8.0), unlimited Rate::UNLIMITED;
    /// Bytes that one address draws: answers of the API, and what its sockets draw.
    bytes_per_address: Rate = rate(32.0 * MIB, 2.0 * MIB), unlimited Rate::UNLIMITED;
    /// Connections at once; others wait in the queue of the operating system.
    connections: usize = 20_000, unlimited 20_000;
    /// Connections at once from one address; not counted behind a proxy, which has one address for all.
    connections_per_address: usize = 256, unlimited usize::MAX;
    /// Sockets at once.
    sockets: usize = 20_000, unlimited 20_000;
    /// Sockets at once from one address.
    sockets_per_address: usize = 128, unlimited usize::MAX;
    /// Sockets of one user at one table: the oldest goes when there is another.
    sockets_per_user: usize = 8, unlimited 8;
    /// Spectators at one table.
    spectators as onlookers: usize = 256, unlimited 256;
    /// Messages that may wait for a slow client before it is given up.
    queued_messages: usize = 256, unlimited 256;
    /// Tables one user may have opened that are not finished.
    unfinished_tables: usize = 50, unlimited 50;
    /// Seats one user may have at tables that have not begun.
    lobby_seats: usize = 8, unlimited 8;
    /// Games that are read from their records at once.
    loads: usize = 4, unlimited 4;
    /// How long a client may take to send the head of a request.
    header_timeout: Duration = Duration::from_secs(15), unlimited Duration::from_secs(15);
    /// How long a request may take.
    request_timeout: Duration = Duration::from_secs(20), unlimited Duration::from_secs(20);
    /// How long a client may take to accept some of what it is sent.
    write_timeout: Duration = Duration::from_secs(15), unlimited Duration::from_secs(15);
    /// A socket's client that says nothing for so long is gone. Pings go out at a third of it.
    silence_timeout: Duration = Duration::from_secs(75), unlimited Duration::from_secs(75);
    /// How long a player may be missed, in a game without clocks, before a bot may go on for them.
    absent_after: Duration = Duration::from_secs(HOUR), unlimited Duration::from_secs(HOUR);
    /// A game nobody has touched for so long is not shown to strangers and does not go on by itself after a start.
    stale_after: Duration = Duration::from_secs(30 * 24 * HOUR), unlimited Duration::from_secs(30 * 24 * HOUR);
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

    /// Takes so many tokens, also ones that are not there yet: what comes next waits for them.
    pub fn charge(&mut self, rate: Rate, cost: f64, now: Instant) {
        (self.tokens, self.at) = (self.level(rate, now) - cost, now);
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
pub struct Limiters {
    /// See [`Limits::requests_per_address`].
    pub requests_per_address: Limiter,
    /// See [`Limits::requests_per_user`].
    pub requests_per_user: Limiter,
    /// See [`Limits::sign_ins`].
    pub sign_ins: Limiter,
    /// See [`Limits::failed_logins`].
    pub failed_logins: Limiter,
    /// See [`Limits::new_tables`].
    pub new_tables: Limiter,
    /// See [`Limits::unknown_codes`].
    pub unknown_codes: Limiter,
    /// See [`Limits::bytes_per_address`].
    pub bytes_per_address: Arc<Limiter>,
    /// See [`Limits::sockets_per_address`].
    pub sockets_per_address: Arc<AtOnce>,
}

impl Limiters {
    /// Limiters with full buckets.
    pub fn new(limits: &Limits) -> Limiters {
        Limiters {
            requests_per_address: Limiter::new(limits.requests_per_address),
            requests_per_user: Limiter::new(limits.requests_per_user),
            sign_ins: Limiter::new(limits.sign_ins),
            failed_logins: Limiter::new(limits.failed_logins),
            new_tables: Limiter::new(limits.new_tables),
            unknown_codes: Limiter::new(limits.unknown_codes),
            bytes_per_address: Arc::new(Limiter::new(limits.bytes_per_address)),
            sockets_per_address: Arc::new(AtOnce::new(limits.sockets_per_address)),
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

    /// Takes so many tokens, also ones that are not there yet, and gives the time until there is one again.
    pub fn charge(&self, key: Key, cost: f64) -> Duration {
        let now = Instant::now();
        self.with_bucket(key, now, |bucket| {
            bucket.charge(self.rate, cost, now);
            bucket.wait(self.rate)
        })
    }

    /// Puts a token back: what it was taken for did not count after all.
    pub fn refund(&self, key: &Key) {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(bucket) = buckets.get_mut(key) {
            bucket.tokens = (bucket.tokens + 1.0).min(self.rate.burst);
        }
    }

    fn take_at(&self, key: Key, now: Instant) -> Result<(), Duration> {
        self.with_bucket(key, now, |bucket| bucket.take(self.rate, now))
    }

    fn with_bucket<T>(&self, key: Key, now: Instant, use_it: impl FnOnce(&mut TokenBucket) -> T) -> T {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MAX_BUCKETS && !buckets.contains_key(&key) {
            self.evict(&mut buckets, now);
        }
        use_it(buckets.entry(key).or_insert_with(|| TokenBucket::new(self.rate, now)))
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

/// How many of something each key may have at once.
pub struct AtOnce {
    most: usize,
    taken: Mutex<HashMap<Key, usize>>,
}

impl AtOnce {
    /// So many for each key.
    pub fn new(most: usize) -> AtOnce {
        AtOnce { most, taken: Mutex::default() }
    }

    /// Takes one for as long as the answer is kept; none if there are too many.
    pub fn enter(self: &Arc<AtOnce>, key: Key) -> Option<Entered> {
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        let count = taken.entry(key.clone()).or_default();
        if *count >= self.most {
            return None;
        }
        *count += 1;
        Some(Entered { among: Arc::clone(self), key })
    }
}

/// One of those that [`AtOnce`] counts.
pub struct Entered {
    among: Arc<AtOnce>,
    key: Key,
}

impl Drop for Entered {
    fn drop(&mut self) {
        let mut taken = self.among.taken.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = taken.get_mut(&self.key) {
            *count -= 1;
            if *count == 0 {
                taken.remove(&self.key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_are_read_from_words() {
        let mut limits = Limits::default();
        for text in ["sign-ins=5,0.5", "connections-per-address=7", "write-timeout = 3"] {
            limits.set(text).expect("read");
        }
        assert_eq!(limits.sign_ins, Rate { burst: 5.0, per_second: 0.5 });
        assert_eq!((limits.connections_per_address, limits.write_timeout), (7, Duration::from_secs(3)));
        for (wrong, says) in [
            ("sockets", "NAME=VALUE"),
            ("spice=3", "connections-per-address"),
            ("sockets=many", "20000"),
            ("sockets=0", "20000"),
            ("sign-ins=5", "20,0.2"),
        ] {
            let said = limits.set(wrong).expect_err(wrong);
            assert!(said.contains(says), "{wrong}: {said}");
        }
        for (name, value) in Limits::default().list() {
            limits.set(&format!("{name}={value}")).expect("what is listed can be said");
        }
    }

    #[test]
    fn so_many_at_once_and_no_more() {
        let (sockets, key) = (Arc::new(AtOnce::new(2)), || Key::Name("paul".to_owned()));
        let (one, two) = (sockets.enter(key()), sockets.enter(key()));
        assert!(one.is_some() && two.is_some() && sockets.enter(key()).is_none());
        assert!(sockets.enter(Key::Name("feyd".to_owned())).is_some());
        drop(one);
        assert!(sockets.enter(key()).is_some());
        drop(two);
        assert!(sockets.taken.lock().expect("not poisoned").is_empty(), "nobody is remembered for ever");
    }

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
