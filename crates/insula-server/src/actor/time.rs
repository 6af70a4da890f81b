//! Time: when it is over a bot stands in, and the person may come back.

use std::time::Duration;

use insula_core::{Seat, Seats};
use insula_games::Refusal as GameRefusal;

use super::{Actor, State, now};
use crate::table::Reseated;
use crate::{Caller, Refusal};

impl Actor {
    /// What is to be done before the first command.
    pub(super) async fn open(&mut self) {
        self.finish().await;
        self.read_chat().await;
        self.table.wake(now());
        self.write_time().await;
        self.expect_notices();
    }

    /// What is to be done after the last.
    pub(super) async fn close(&mut self) {
        if self.table.state() == crate::wire::State::Running {
            self.write_time().await;
        }
    }

    /// Bots stand in for those whose time is over.
    pub(super) async fn time_over(&mut self) {
        let now = now();
        let late = self.table.clock().map_or(Seats::NONE, |clock| clock.over(now));
        if !late.is_empty() && self.state != State::Stopped {
            let reseated = self.table.stand_in(late, now);
            // Should it not be written down, the same happens again after a restart.
            let written = self.store.seat(self.table.id(), &reseated.seating).await;
            let _ = written.map_err(|error| self.journal_failed(&error));
            self.table.reseat(reseated);
        }
    }

    /// A bot is to play for a person.
    pub(super) async fn hand_over(&mut self, from: &Caller, seat: Seat) -> Result<(), Refusal> {
        self.may_change_hands(from, seat)?;
        if self.table.bot(seat).is_some() {
            return Ok(());
        }
        let reseated = self.table.stand_in(Seats::one(seat), now());
        self.reseat(reseated).await
    }

    /// A person plays again.
    pub(super) async fn come_back(&mut self, from: &Caller, seat: Seat) -> Result<(), Refusal> {
        self.may_change_hands(from, seat)?;
        if self.table.bot(seat).is_none() {
            return Ok(());
        }
        let reseated = self.table.come_back(seat, now());
        self.reseat(reseated).await
    }

    /// Writes down who sits where, and makes it so.
    pub(super) async fn reseat(&mut self, reseated: Reseated) -> Result<(), Refusal> {
        let written = self.store.seat(self.table.id(), &reseated.seating).await;
        written.map_err(|error| self.journal_failed(&error))?;
        self.table.reseat(reseated);
        Ok(())
    }

    /// When something is due though nobody says anything.
    pub(super) fn next_wake(&self) -> Option<i64> {
        let end = self.table.clock().and_then(|clock| clock.next_end());
        let end = end.filter(|_| self.state != State::Stopped);
        [end, self.next_notice()].into_iter().flatten().min()
    }

    /// Writes the clock down, where there is one.
    pub(super) async fn write_time(&mut self) {
        if let Some(clock) = self.table.settled(now())
            && let Err(error) = self.store.set_clock(self.table.id(), &clock).await
        {
            self.journal_failed(&error);
        }
    }

    fn may_change_hands(&self, from: &Caller, seat: Seat) -> Result<(), Refusal> {
        if !self.table.mine(from.person).contains(&seat) {
            return Err(Refusal::NotYourSeat);
        }
        match self.table.state() {
            crate::wire::State::Open => Err(Refusal::NotStarted),
            crate::wire::State::Over => Err(GameRefusal::Over.into()),
            crate::wire::State::Running => Ok(()),
        }
    }
}

/// Waits until then; for ever without a time.
pub(super) async fn until(time: Option<i64>) {
    match time {
        Some(time) => {
            let left = u64::try_from(time - now()).unwrap_or_default();
            tokio::time::sleep(Duration::from_millis(left)).await;
        }
        None => std::future::pending().await,
    }
}
