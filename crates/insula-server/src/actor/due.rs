//! What people who are away are still to be told: plain, with the time given.

use std::collections::BTreeMap;

use insula_core::Seat;

use crate::NoticeKind;

/// How long a turn may take before its person is told, in milliseconds.
const SOON: i64 = 15_000;
const HOUR: i64 = 60 * 60 * 1000;

/// Since when each seat is asked, and what its person has been told.
#[derive(Default)]
pub(super) struct Due {
    asked: BTreeMap<Seat, Asked>,
}

struct Asked {
    since: i64,
    told: bool,
    warned: bool,
}

/// Time that runs out: how much each seat has left, and from when on it is short.
pub(super) struct Ending<'a> {
    pub(super) left: &'a dyn Fn(Seat) -> i64,
    pub(super) short: i64,
}

impl Due {
    /// These seats are asked now.
    pub(super) fn ask(&mut self, seats: &[Seat], now: i64) {
        self.asked.retain(|seat, _| seats.contains(seat));
        for &seat in seats {
            let new = Asked { since: now, told: false, warned: false };
            self.asked.entry(seat).or_insert(new);
        }
    }

    /// Before a restart people have been told what is so now.
    pub(super) fn told(&mut self, ending: Option<&Ending>) {
        for (&seat, asked) in &mut self.asked {
            asked.told = true;
            asked.warned = ending.is_some_and(|ending| ending.is_near(seat));
        }
    }

    /// Who is to be told what now; nobody is told it twice.
    pub(super) fn take(&mut self, now: i64, ending: Option<&Ending>) -> Vec<(Seat, NoticeKind)> {
        let mut due = Vec::new();
        for (&seat, asked) in &mut self.asked {
            if !asked.told && now - asked.since >= SOON {
                asked.told = true;
                due.push((seat, NoticeKind::YourTurn));
            }
            if let Some(ending) = ending.filter(|ending| !asked.warned && ending.is_near(seat)) {
                asked.warned = true;
                let hours = u32::try_from((ending.left)(seat) / HOUR).unwrap_or_default();
                due.push((seat, NoticeKind::TimeShort { hours }));
            }
        }
        due
    }

    /// When the next one is to be told something.
    pub(super) fn next(&self, now: i64, ending: Option<&Ending>) -> Option<i64> {
        let times = self.asked.iter().flat_map(|(&seat, asked)| {
            let turn = (!asked.told).then_some(asked.since + SOON);
            let near = ending.map(|ending| now + (ending.left)(seat) - ending.short);
            [turn, near.filter(|_| !asked.warned)]
        });
        times.flatten().min()
    }
}

impl Ending<'_> {
    fn is_near(&self, seat: Seat) -> bool {
        (self.left)(seat) <= self.short
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANNA: Seat = Seat(0);
    const BEA: Seat = Seat(1);

    #[test]
    fn a_turn_is_told_after_fifteen_seconds_once() {
        let mut due = Due::default();
        due.ask(&[ANNA], 1000);
        assert_eq!((due.take(15_999, None), due.next(15_999, None)), (vec![], Some(16_000)));
        assert_eq!(due.take(16_000, None), [(ANNA, NoticeKind::YourTurn)]);
        due.ask(&[ANNA], 17_000);
        assert_eq!((due.take(90_000, None), due.next(90_000, None)), (vec![], None));
    }

    #[test]
    fn who_has_acted_in_time_is_not_told_and_the_next_turn_begins_anew() {
        let mut due = Due::default();
        due.ask(&[ANNA], 0);
        due.ask(&[BEA], 14_000);
        assert_eq!(due.take(15_000, None), []);
        due.ask(&[ANNA], 20_000);
        assert_eq!(due.take(34_999, None), []);
        assert_eq!(due.take(35_000, None), [(ANNA, NoticeKind::YourTurn)]);
    }

    #[test]
    fn who_has_little_time_left_is_warned_once() {
        let mut due = Due::default();
        due.ask(&[ANNA, BEA], 0);
        due.told(None);
        // A day each, four hours of it are short; Bea began an hour later.
        let at = |now: i64| move |seat: Seat| 24 * HOUR + i64::from(seat.0) * HOUR - now;
        let left = at(19 * HOUR);
        let early = Ending { left: &left, short: 4 * HOUR };
        assert_eq!(due.take(19 * HOUR, Some(&early)), []);
        assert_eq!(due.next(19 * HOUR, Some(&early)), Some(20 * HOUR));
        let left = at(20 * HOUR);
        let near = Ending { left: &left, short: 4 * HOUR };
        let warned = [(ANNA, NoticeKind::TimeShort { hours: 4 })];
        assert_eq!(due.take(20 * HOUR, Some(&near)), warned);
        assert_eq!(due.take(20 * HOUR, Some(&near)), []);
        assert_eq!(due.next(20 * HOUR, Some(&near)), Some(21 * HOUR));
    }

    #[test]
    fn a_restart_tells_nothing_again() {
        let mut due = Due::default();
        due.ask(&[ANNA], 0);
        let left = |_: Seat| HOUR;
        let near = Ending { left: &left, short: 4 * HOUR };
        due.told(Some(&near));
        assert_eq!((due.take(HOUR, Some(&near)), due.next(HOUR, Some(&near))), (vec![], None));
    }
}
