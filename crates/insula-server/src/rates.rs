//! How often what may be asked, by person and by where they are.
//!
//! **Invariant:** whoever sits at this machine itself is not limited: an operator at work, or
//! everybody behind a proxy that does not say where they are.

use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZero;
use std::time::Duration;

use governor::clock::{Clock, MonotonicClock};
use governor::state::keyed::HashMapStateStore;
use governor::{Quota, RateLimiter};
use insula_store::PersonId;

/// Persons, names and addresses that are remembered before those that may ask again anyway
/// are forgotten.
const MOST_KEYS: usize = 10_000;
/// So many persons share an address: a household, a school, a mobile network.
const SHARE: u32 = 5;

/// What is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// Anything at all.
    Request,
    /// To be somebody: a guest, a name, a password, how to be told.
    Person,
    /// A table.
    Table,
    /// A seat, or what an invitation leads to.
    Seat,
    /// A socket.
    Socket,
    /// Something said through a socket, moves among it.
    Message,
    /// A game carried out again: a position, a file, a verdict.
    Replay,
    /// An analysis.
    Analysis,
}

/// In the order of [`Purpose`]: so many at once, then one each so many milliseconds.
const RATES: [(Purpose, u32, u64); 8] = [
    (Purpose::Request, 200, 50),
    (Purpose::Person, 10, 10_000),
    (Purpose::Table, 20, 10_000),
    (Purpose::Seat, 30, 3_000),
    (Purpose::Socket, 40, 1_000),
    (Purpose::Message, 60, 50),
    (Purpose::Replay, 60, 200),
    (Purpose::Analysis, 6, 30_000),
];

/// Who has asked for what how often.
pub(crate) struct Rates(Vec<(Limit<PersonId>, Limit<IpAddr>)>);

impl Rates {
    /// Nobody has asked for anything yet.
    pub(crate) fn new() -> Rates {
        let limits = |&(_, at_once, each): &(Purpose, u32, u64)| {
            let each = Duration::from_millis(each);
            (Limit::new(at_once, each), Limit::new(at_once * SHARE, each / SHARE))
        };
        Rates(RATES.iter().map(limits).collect())
    }

    /// Counts one more, or says how long to wait.
    pub(crate) fn count(
        &self,
        purpose: Purpose,
        person: Option<PersonId>,
        address: IpAddr,
    ) -> Result<(), Duration> {
        if address.to_canonical().is_loopback() {
            return Ok(());
        }
        let (persons, addresses) = &self.0[purpose as usize];
        addresses.count(&home(address))?;
        person.map_or(Ok(()), |person| persons.count(&person))
    }
}

/// So many at once, then one each so often.
pub(crate) struct Limit<K: Hash + Eq + Clone>(RateLimiter<K, HashMapStateStore<K>, MonotonicClock>);

impl<K: Hash + Eq + Clone> Limit<K> {
    pub(crate) fn new(at_once: u32, then_one_each: Duration) -> Limit<K> {
        let quota = Quota::with_period(then_one_each)
            .expect("checked: longer than nothing")
            .allow_burst(NonZero::new(at_once).expect("checked: more than none"));
        Limit(RateLimiter::hashmap(quota))
    }

    /// Counts one more, or says how long to wait.
    pub(crate) fn count(&self, key: &K) -> Result<(), Duration> {
        if self.0.len() > MOST_KEYS {
            self.0.retain_recent();
        }
        let counted = self.0.check_key(key);
        counted.map_err(|until| until.wait_time_from(MonotonicClock.now()))
    }
}

/// One household has a whole network of IPv6 addresses.
pub(crate) fn home(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => address.into(),
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() & !0 << 64).into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANNA: PersonId = PersonId([1; 32]);
    const BEA: PersonId = PersonId([2; 32]);

    #[test]
    fn each_purpose_has_its_own_rate() {
        for (at, (purpose, ..)) in RATES.iter().enumerate() {
            assert_eq!(*purpose as usize, at, "{purpose:?}");
        }
        let rates = Rates::new();
        let from = IpAddr::from([192, 0, 2, 1]);
        let ask = |purpose, person| rates.count(purpose, Some(person), from);
        assert!((0..6).all(|_| ask(Purpose::Analysis, ANNA).is_ok()));
        let wait = ask(Purpose::Analysis, ANNA).expect_err("six at once");
        assert!((29..=30).contains(&wait.as_secs()), "{wait:?}");
        assert!(ask(Purpose::Analysis, BEA).is_ok(), "others are others");
        assert!(ask(Purpose::Table, ANNA).is_ok(), "and so is something else");
    }

    #[test]
    fn a_household_shares_an_address_and_many_guests_do_not_help() {
        let rates = Rates::new();
        let from = |n: u16| IpAddr::from([0x2001, 0xdb8, 0, 0, n, 0, 0, n]);
        let ask =
            |n: u8| rates.count(Purpose::Table, Some(PersonId([n; 32])), from(n.into())).is_ok();
        assert_eq!((0..=255).filter(|&n| ask(n)).count(), 100);
        let elsewhere = IpAddr::from([192, 0, 2, 1]);
        assert!(rates.count(Purpose::Table, Some(ANNA), elsewhere).is_ok());
    }

    #[test]
    fn who_sits_at_the_machine_is_not_limited() {
        let rates = Rates::new();
        let here = IpAddr::from([127, 0, 0, 1]);
        assert!((0..1000).all(|_| rates.count(Purpose::Analysis, Some(ANNA), here).is_ok()));
    }
}
