//! The clocks of a table: plain, told what time it is.
//!
//! **Invariant:** a seat's time runs exactly while the game asks it, no bot plays it and
//! the table does not rest. What an act gains is lost when the act no longer counts.

use insula_core::{Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::wire::{ClockNow, Pace};

const SECOND: i64 = 1000;
const DAY: i64 = 24 * 60 * 60 * SECOND;
/// Who comes back has at least so much time.
const AT_LEAST: i64 = 60 * SECOND;

/// How much time each seat has left, in milliseconds. Written down as it is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clock {
    pace: Pace,
    /// What each seat had left when it was `at`.
    left: Vec<i64>,
    at: i64,
    /// Whose time runs while the table does not rest.
    asked: Vec<Seat>,
    paused: bool,
    /// Who gained an increment by each action that counts.
    gains: Vec<Vec<Seat>>,
}

impl Clock {
    /// Full clocks, none of which runs yet; none where there is no hurry.
    pub fn new(pace: Pace, seats: u8, now: i64) -> Option<Clock> {
        let full = whole(pace)?;
        let left = vec![full; usize::from(seats)];
        let (asked, gains) = (Vec::new(), Vec::new());
        Some(Clock { pace, left, at: now, asked, paused: false, gains })
    }

    /// After a restart: what nobody could use of a live clock costs nothing. Days go on.
    pub fn wake(&mut self, now: i64) {
        if matches!(self.pace, Pace::Live { .. }) {
            self.at = now;
        }
    }

    /// The game asks these seats from now on, and persons play them.
    pub fn ask(&mut self, asked: Seats, now: i64) {
        self.settle(now);
        for seat in asked.iter().filter(|seat| !self.asked.contains(seat)) {
            if let Pace::Days { .. } = self.pace {
                self.left[seat.index()] = whole(self.pace).unwrap_or_default();
            }
        }
        self.asked = asked.iter().collect();
    }

    /// One more action counts, by which these seats have finished their turns.
    pub fn acted(&mut self, finished: Seats) {
        let increment = self.increment();
        for seat in finished.iter() {
            self.left[seat.index()] += increment;
        }
        self.gains.push(finished.iter().collect());
    }

    /// Action number `at` no longer counts.
    pub fn undone(&mut self, at: usize) {
        if at < self.gains.len() {
            let lost = self.gains.remove(at);
            self.lose(lost);
        }
    }

    /// Only the first `count` actions still count.
    pub fn back(&mut self, count: usize) {
        let lost: Vec<_> = self.gains.drain(count.min(self.gains.len())..).flatten().collect();
        self.lose(lost);
    }

    /// Somebody plays their seat again.
    pub fn give_time(&mut self, seat: Seat, now: i64) {
        self.settle(now);
        let left = &mut self.left[seat.index()];
        *left = match self.pace {
            Pace::Live { increment, .. } => {
                (*left).max(AT_LEAST).max(i64::from(increment) * SECOND)
            }
            Pace::Days { .. } | Pace::None => whole(self.pace).unwrap_or_default(),
        };
    }

    /// The clocks stop, or go on.
    pub fn pause(&mut self, paused: bool, now: i64) {
        self.settle(now);
        self.paused = paused;
    }

    /// Whether they are stopped.
    pub fn paused(&self) -> bool {
        self.paused
    }

    /// Whose time is over.
    pub fn over(&self, now: i64) -> Seats {
        let mut over = Seats::NONE;
        self.running().filter(|&seat| self.left(seat, now) <= 0).for_each(|seat| over.insert(seat));
        over
    }

    /// When the next one's time is over, if somebody's runs.
    pub fn next_end(&self) -> Option<i64> {
        self.running().map(|seat| self.at + self.left[seat.index()]).min()
    }

    /// What a seat has left.
    pub fn left(&self, seat: Seat, now: i64) -> i64 {
        let used = if self.running().any(|other| other == seat) { now - self.at } else { 0 };
        self.left[seat.index()] - used.max(0)
    }

    /// As it is shown.
    pub fn show(&self, now: i64) -> ClockNow {
        let seats = (0..self.left.len() as u8).map(Seat);
        let left = seats.map(|seat| self.left(seat, now).max(0)).collect();
        ClockNow { left, running: self.running().collect() }
    }

    /// What does not change as long as only time passes.
    pub fn steady(&self) -> (bool, Vec<Seat>, Vec<i64>) {
        let end = |seat| if self.running().any(|other| other == seat) { self.at } else { 0 };
        let seats = (0..).map(Seat).zip(&self.left);
        let ends = seats.map(|(seat, left)| left + end(seat)).collect();
        (self.paused, self.asked.clone(), ends)
    }

    /// All of the time used up to now is taken off.
    pub fn settle(&mut self, now: i64) {
        let left = (0..self.left.len() as u8).map(|seat| self.left(Seat(seat), now)).collect();
        (self.left, self.at) = (left, now.max(self.at));
    }

    fn running(&self) -> impl Iterator<Item = Seat> {
        self.asked.iter().copied().filter(|_| !self.paused)
    }

    fn increment(&self) -> i64 {
        match self.pace {
            Pace::Live { increment, .. } => i64::from(increment) * SECOND,
            Pace::Days { .. } | Pace::None => 0,
        }
    }

    /// Who has used the increment since keeps a second to see what has happened.
    fn lose(&mut self, seats: Vec<Seat>) {
        let increment = self.increment();
        for seat in seats {
            let left = &mut self.left[seat.index()];
            *left = (*left - increment).max((*left).min(SECOND));
        }
    }
}

/// The time on a full clock.
fn whole(pace: Pace) -> Option<i64> {
    match pace {
        Pace::None => None,
        Pace::Live { base, .. } => Some(i64::from(base) * SECOND),
        Pace::Days { days } => Some(i64::from(days) * DAY),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIVE: Pace = Pace::Live { base: 100, increment: 10 };

    fn clock(pace: Pace) -> Clock {
        Clock::new(pace, 2, 0).expect("a pace")
    }

    fn seats(seats: &[u8]) -> Seats {
        let mut set = Seats::NONE;
        seats.iter().for_each(|&seat| set.insert(Seat(seat)));
        set
    }

    fn left(clock: &Clock, now: i64) -> [i64; 2] {
        [0, 1].map(|seat| clock.left(Seat(seat), now))
    }

    #[test]
    fn no_pace_has_no_clock() {
        assert_eq!(Clock::new(Pace::None, 2, 0), None);
    }

    #[test]
    fn time_runs_for_those_who_are_asked_and_a_turn_gives_some_back() {
        let mut clock = clock(LIVE);
        assert_eq!((left(&clock, 5_000), clock.next_end()), ([100_000; 2], None));
        clock.ask(seats(&[0, 1]), 5_000);
        assert_eq!(left(&clock, 12_000), [93_000, 93_000]);
        // Seat 0 seals its bid: it has finished, the other has not.
        clock.acted(seats(&[0]));
        clock.ask(seats(&[1]), 12_000);
        assert_eq!(left(&clock, 15_000), [103_000, 90_000]);
        assert_eq!(clock.next_end(), Some(105_000));
        assert_eq!(clock.show(15_000).running, [Seat(1)]);
    }

    #[test]
    fn what_no_longer_counts_gained_nothing() {
        let mut clock = clock(LIVE);
        clock.ask(seats(&[0]), 0);
        clock.acted(Seats::NONE);
        clock.acted(seats(&[0]));
        clock.ask(seats(&[1]), 4_000);
        clock.undone(1);
        clock.ask(seats(&[0]), 6_000);
        assert_eq!(left(&clock, 6_000), [96_000, 98_000]);
        // A whole round is taken back: nobody keeps what they gained in it.
        clock.acted(seats(&[0]));
        clock.acted(seats(&[1]));
        assert_eq!(left(&clock, 6_000), [106_000, 108_000]);
        clock.back(1);
        assert_eq!(left(&clock, 6_000), [96_000, 98_000]);
        // Who has used the gain already is not out of time at once.
        clock.acted(seats(&[0]));
        clock.ask(seats(&[0]), 111_000);
        clock.back(0);
        assert_eq!(left(&clock, 111_000)[0], 1_000);
    }

    #[test]
    fn days_begin_anew_with_every_turn_and_not_with_every_pick() {
        let mut clock = clock(Pace::Days { days: 2 });
        clock.ask(seats(&[0]), 0);
        clock.ask(seats(&[0]), DAY);
        assert_eq!(left(&clock, DAY), [DAY, 2 * DAY]);
        clock.ask(seats(&[1]), DAY);
        clock.ask(seats(&[0]), 2 * DAY);
        assert_eq!(left(&clock, 2 * DAY), [2 * DAY, DAY]);
        assert_eq!(clock.over(4 * DAY - 1), Seats::NONE);
        assert_eq!(clock.over(4 * DAY), seats(&[0]));
    }

    #[test]
    fn a_pause_stops_every_clock() {
        let mut clock = clock(LIVE);
        clock.ask(seats(&[0, 1]), 0);
        clock.pause(true, 1_000);
        assert_eq!((left(&clock, 99_000), clock.next_end()), ([99_000; 2], None));
        assert_eq!(clock.over(999_000), Seats::NONE);
        clock.pause(false, 200_000);
        assert_eq!(left(&clock, 201_000), [98_000; 2]);
    }

    #[test]
    fn who_returns_has_time_again() {
        let mut live = clock(Pace::Live { base: 60, increment: 90 });
        live.ask(seats(&[0]), 0);
        live.give_time(Seat(0), 61_000);
        assert_eq!(left(&live, 61_000)[0], 90_000);
        let mut short = clock(LIVE);
        short.ask(seats(&[0]), 0);
        short.give_time(Seat(0), 200_000);
        assert_eq!(left(&short, 200_000)[0], 60_000);
        let mut days = clock(Pace::Days { days: 1 });
        days.ask(seats(&[0]), 0);
        days.give_time(Seat(0), 3 * DAY);
        assert_eq!(left(&days, 3 * DAY)[0], DAY);
    }

    #[test]
    fn a_restart_is_free_on_a_live_clock_and_days_go_on() {
        for (pace, expected) in [(LIVE, 90_000), (Pace::Days { days: 1 }, DAY - 500_000)] {
            let mut clock = clock(pace);
            clock.ask(seats(&[0]), 0);
            clock.settle(10_000);
            let written = serde_json::to_string(&clock).expect("plain data");
            let mut again: Clock = serde_json::from_str(&written).expect("what was written");
            assert_eq!(again, clock);
            again.wake(500_000);
            assert_eq!(again.left(Seat(0), 500_000), expected);
        }
    }

    #[test]
    fn what_is_steady_does_not_tell_that_time_was_counted() {
        let mut clock = clock(LIVE);
        clock.ask(seats(&[0, 1]), 0);
        let before = clock.steady();
        clock.ask(seats(&[0, 1]), 7_000);
        assert_eq!(clock.steady(), before);
        clock.ask(seats(&[0]), 8_000);
        assert_ne!(clock.steady(), before);
    }
}
