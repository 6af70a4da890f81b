//! Who is away and may want to be told: decided here, sent elsewhere.
//!
//! **Invariant:** only slow tables with at least two persons tell anybody anything, and
//! nobody who has the table on screen.

use insula_core::Seat;
use insula_store::{PersonId, TableId};

use super::due::{Due, Ending};
use super::{Actor, now};
use crate::clock::Clock;
use crate::wire::{Pace, State};
use crate::{Notice, NoticeKind};

/// A sixth of a day, in milliseconds.
const SIXTH: i64 = 4 * 60 * 60 * 1000;

/// What has been told, and what is still to be.
#[derive(Default)]
pub(super) struct Told {
    due: Due,
    over: bool,
    /// What lists show of the table.
    listed: Option<(State, Vec<Seat>, Vec<Seat>)>,
}

impl Actor {
    /// Before a restart people have been told what is so now.
    pub(super) fn expect_notices(&mut self) {
        self.notices.over = self.table.state() == State::Over;
        self.notices.due.ask(&self.asked(), now());
        let left = left(self.table.clock());
        self.notices.due.told(self.ending(&left).as_ref());
    }

    /// Tells those whom something that has happened concerns, and remembers what is due.
    pub(super) fn look_after_notices(&mut self) {
        self.notices.due.ask(&self.asked(), now());
        let left = left(self.table.clock());
        let due = self.notices.due.take(now(), self.ending(&left).as_ref());
        for (seat, kind) in due {
            let person = self.table.company().holders[seat.index()].person;
            person.into_iter().for_each(|person| self.notice(person, self.table.id(), kind));
        }
        if self.table.state() == State::Over && !self.notices.over {
            self.notices.over = true;
            self.notice_all(self.table.id(), NoticeKind::Over, None);
        }
        self.tell_lists();
    }

    /// The game has begun: the last one came, or its host did not wait any longer.
    pub(super) fn notice_started(&self, by: PersonId) {
        self.notice_all(self.table.id(), NoticeKind::Started, Some(by));
    }

    /// Somebody wants to play again.
    pub(super) fn notice_rematch(&self, table: &TableId, by: PersonId) {
        self.notice_all(table, NoticeKind::Rematch, Some(by));
    }

    /// When the next one is to be told something.
    pub(super) fn next_notice(&self) -> Option<i64> {
        let left = left(self.table.clock());
        self.notices.due.next(now(), self.ending(&left).as_ref()).filter(|_| self.is_slow())
    }

    /// The seats of persons that the game waits for.
    fn asked(&self) -> Vec<Seat> {
        let (to_act, rests) = (self.table.game().to_act(), self.table.rests());
        let seats = self.table.playing().into_iter().map(|(seat, _)| seat);
        let waits = |seat: &Seat| to_act.contains(*seat) && self.table.bot(*seat).is_none();
        seats.filter(|seat| !rests && waits(seat)).collect()
    }

    fn tell_lists(&mut self) {
        let to_act = self.table.game().to_act().iter().collect();
        let held = self.table.playing().into_iter().map(|(seat, _)| seat).collect();
        let listed = Some((self.table.state(), to_act, held));
        if self.notices.listed != listed {
            self.notices.listed = listed;
            self.telling.tables_changed(self.people());
        }
    }

    fn notice_all(&self, table: &TableId, kind: NoticeKind, but: Option<PersonId>) {
        for person in self.people().into_iter().filter(|&person| Some(person) != but) {
            self.notice(person, table, kind);
        }
    }

    fn notice(&self, person: PersonId, table: &TableId, kind: NoticeKind) {
        if self.is_slow() && !self.here().contains(&person) {
            let game = self.table.header().game.clone();
            self.telling.tell(person, Notice { table: table.clone(), game, kind });
        }
    }

    /// Everybody with a seat, once.
    fn people(&self) -> Vec<PersonId> {
        let mut people = Vec::new();
        for person in self.table.company().holders.iter().filter_map(|holder| holder.person) {
            if !people.contains(&person) {
                people.push(person);
            }
        }
        people
    }

    fn is_slow(&self) -> bool {
        !matches!(self.table.pace(), Pace::Live { .. }) && self.people().len() > 1
    }

    /// A person is warned when a sixth of their time is left.
    fn ending<'a>(&self, left: &'a dyn Fn(Seat) -> i64) -> Option<Ending<'a>> {
        match self.table.pace() {
            Pace::Days { days } => Some(Ending { left, short: i64::from(days) * SIXTH }),
            Pace::Live { .. } | Pace::None => None,
        }
    }
}

/// How much time each seat has left; where no clock runs, nobody's ends.
fn left(clock: Option<&Clock>) -> impl Fn(Seat) -> i64 + use<> {
    let (clock, now) = (clock.cloned(), now());
    move |seat| clock.as_ref().map_or(i64::MAX / 2, |clock| clock.left(seat, now))
}
