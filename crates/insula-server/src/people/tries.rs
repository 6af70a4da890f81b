//! How often a password may be tried: by name, and by address.

use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZero;
use std::time::Duration;

use governor::clock::{Clock, MonotonicClock};
use governor::state::keyed::HashMapStateStore;
use governor::{Quota, RateLimiter};

use crate::AppError;

/// Names and addresses that are remembered before those that may try again anyway are
/// forgotten.
const MOST_KEYS: usize = 10_000;

/// Who has tried how often.
pub(super) struct Tries {
    names: Limit<String>,
    addresses: Limit<IpAddr>,
}

impl Tries {
    pub(super) fn new() -> Tries {
        Tries { names: Limit::new(10, 30), addresses: Limit::new(30, 10) }
    }

    /// Counts one more try to come in by `name`, or says how long to wait.
    pub(super) fn count(&self, name: &str, address: IpAddr) -> Result<(), AppError> {
        self.addresses.count(&home(address))?;
        self.names.count(&name.to_owned())
    }
}

/// So many at once, then one each so many seconds.
pub(super) struct Limit<K: Hash + Eq + Clone>(RateLimiter<K, HashMapStateStore<K>, MonotonicClock>);

impl<K: Hash + Eq + Clone> Limit<K> {
    pub(super) fn new(at_once: u32, then_one_each: u64) -> Limit<K> {
        let quota = Quota::with_period(Duration::from_secs(then_one_each))
            .expect("checked: longer than nothing")
            .allow_burst(NonZero::new(at_once).expect("checked: more than none"));
        Limit(RateLimiter::hashmap(quota))
    }

    pub(super) fn count(&self, key: &K) -> Result<(), AppError> {
        if self.0.len() > MOST_KEYS {
            self.0.retain_recent();
        }
        self.0.check_key(key).map_err(|until| {
            let wait = until.wait_time_from(MonotonicClock.now());
            AppError::TooManyTries { seconds: wait.as_secs() as u32 + 1 }
        })
    }
}

/// One household has a whole network of IPv6 addresses.
fn home(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => address.into(),
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() & !0 << 64).into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wait(tried: Result<(), AppError>) -> Option<u32> {
        match tried {
            Err(AppError::TooManyTries { seconds }) => Some(seconds),
            _ => None,
        }
    }

    #[test]
    fn a_name_can_be_tried_ten_times_from_anywhere() {
        let tries = Tries::new();
        let from = |n: u8| IpAddr::from([192, 0, 2, n]);
        for n in 0..10 {
            assert_eq!(wait(tries.count("anna", from(n))), None, "{n}");
        }
        let seconds = wait(tries.count("anna", from(10)));
        assert!(seconds.is_some_and(|seconds| (1..=31).contains(&seconds)), "{seconds:?}");
        assert_eq!(wait(tries.count("bea", from(0))), None);
    }

    #[test]
    fn an_address_can_try_thirty_names() {
        let tries = Tries::new();
        let from = |n: u16| IpAddr::from([0x2001, 0xdb8, 0, 0, n, 0, 0, n]);
        for n in 0..30 {
            assert_eq!(wait(tries.count(&n.to_string(), from(n))), None, "{n}");
        }
        let seconds = wait(tries.count("31", from(31)));
        assert!(seconds.is_some_and(|seconds| (1..=11).contains(&seconds)), "{seconds:?}");
        assert_eq!(wait(tries.count("31", IpAddr::from([192, 0, 2, 1]))), None);
    }
}
