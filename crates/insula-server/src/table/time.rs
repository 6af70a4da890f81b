//! The time at a table: its clock goes with its game and its people.

use insula_core::{Seat, Seats};
use insula_store::{Holder, Move};

use super::Table;
use crate::clock::Clock;
use crate::timeline::Change;
use crate::wire::Pace;

impl Table {
    /// How fast it is played.
    pub fn pace(&self) -> Pace {
        read_pace(self.company.pace.as_deref())
    }

    /// The clock, where there is one and the game has begun.
    pub fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// Whether people have agreed to a pause.
    pub fn is_paused(&self) -> bool {
        self.clock.as_ref().is_some_and(Clock::paused)
    }

    /// Winds the clock up when the table is opened: it begins, or goes on after a restart.
    pub fn wake(&mut self, now: i64) {
        if self.is_open() || self.game().to_act().is_empty() {
            return;
        }
        let mut clock = self.clock.take();
        match &mut clock {
            Some(clock) => clock.wake(now),
            None => clock = Clock::new(self.pace(), self.game().seats(), now),
        }
        if let Some(clock) = &mut clock {
            clock.ask(asked(&self.company.holders, self.game().to_act()), now);
        }
        self.clock = clock;
    }

    /// Stops the clocks, or lets them go on. Gives what is to be written down.
    pub fn pause(&mut self, paused: bool, now: i64) -> Option<String> {
        self.clock.as_mut()?.pause(paused, now);
        self.clock.as_ref().map(write_clock)
    }

    /// The clock as it is to be written down now.
    pub fn settled(&mut self, now: i64) -> Option<String> {
        let clock = self.clock.as_mut()?;
        clock.settle(now);
        Some(write_clock(clock))
    }

    /// Takes over the clock of the same table before it was read anew.
    pub fn keep_time(&mut self, before: &Table, now: i64) {
        let asked = asked(&self.company.holders, self.game().to_act());
        self.clock = before.clock.clone();
        if let Some(clock) = &mut self.clock {
            clock.ask(asked, now);
        }
    }

    /// The clock after a change.
    pub(super) fn clock_after(&self, what: &Move, change: &Change, now: i64) -> Option<Clock> {
        let mut clock = self.clock.clone()?;
        clock.settle(now);
        let (before, after) = (self.game().to_act(), change.to_act());
        match what {
            Move::Act(_) => {
                let mut finished = asked(&self.company.holders, before);
                after.iter().for_each(|seat| finished.remove(seat));
                clock.acted(finished);
            }
            Move::Undo => clock.undone(change.kept()),
            Move::Back(to) => clock.back(*to as usize),
        }
        clock.ask(asked(&self.company.holders, after), now);
        Some(clock)
    }
}

/// Of those whom the game asks, the ones that no bot plays.
pub(super) fn asked(holders: &[Holder], to_act: Seats) -> Seats {
    let mut asked = to_act;
    let bots = (0..).map(Seat).zip(holders).filter(|(_, holder)| holder.bot.is_some());
    bots.for_each(|(seat, _)| asked.remove(seat));
    asked
}

/// The pace as the store has it.
pub(crate) fn read_pace(pace: Option<&str>) -> Pace {
    pace.and_then(|pace| serde_json::from_str(pace).ok()).unwrap_or_default()
}

/// A clock as it is written down.
pub(super) fn write_clock(clock: &Clock) -> String {
    serde_json::to_string(clock).expect("checked: a clock is made of numbers")
}
