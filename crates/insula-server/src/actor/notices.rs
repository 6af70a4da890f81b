//! Who is away and may want to be told: decided here, sent elsewhere.
//!
//! **Invariant:** only slow tables with at least two persons tell anybody anything, and
//! nobody who has the table on screen.

use std::collections::BTreeMap;

use insula_core::Seat;
use insula_store::{PersonId, TableId};

use super::{Actor, now};
use crate::wire::{Pace, State};
use crate::{Notice, NoticeKind};

/// How long a turn may take before its person is told, in milliseconds.
const SOON: i64 = 15_000;
const HOUR: i64 = 60 * 60 * 1000;
/// A sixth of a day's time.
const SHORT: i64 = 4 * HOUR;

/// What has been told, and what is still to be.
#[derive(Default)]
pub(super) struct Due {
    /// Since when each person is asked, and what they have been told.
    asked: BTreeMap<Seat, Asked>,
    over: bool,
    /// What lists show of the table.
    listed: Option<(State, Vec<Seat>, Vec<Seat>)>,
}

struct Asked {
    since: i64,
    told: bool,
    short: bool,
}

impl Actor {
    /// Before a restart people have been told what is so now.
    pub(super) fn expect_notices(&mut self) {
        self.notices.over = self.table.state() == State::Over;
        self.note_who_is_asked();
        let short: Vec<_> =
            self.notices.asked.keys().map(|&seat| (seat, self.is_short(seat))).collect();
        for (seat, short) in short {
            if let Some(asked) = self.notices.asked.get_mut(&seat) {
                (asked.told, asked.short) = (true, short);
            }
        }
    }

    /// Tells those whom something that has happened concerns, and remembers what is due.
    pub(super) fn look_after_notices(&mut self) {
        self.note_who_is_asked();
        let now = now();
        let mut due = Vec::new();
        for (&seat, asked) in &self.notices.asked {
            if !asked.told && now - asked.since >= SOON {
                due.push((seat, NoticeKind::YourTurn));
            }
            if !asked.short && self.is_short(seat) {
                let left = self.table.clock().map_or(0, |clock| clock.left(seat, now));
                let hours = u32::try_from(left / HOUR).unwrap_or_default();
                due.push((seat, NoticeKind::TimeShort { hours }));
            }
        }
        for (seat, kind) in due {
            if let Some(asked) = self.notices.asked.get_mut(&seat) {
                asked.told |= kind == NoticeKind::YourTurn;
                asked.short |= kind != NoticeKind::YourTurn;
            }
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
        let due = self.notices.asked.iter().flat_map(|(&seat, asked)| {
            let turn = (!asked.told).then_some(asked.since + SOON);
            let end = self.table.clock().map(|clock| now() + clock.left(seat, now()));
            let short = end.zip(self.short()).map(|(end, short)| end - short);
            [turn, short.filter(|_| !asked.short)]
        });
        due.flatten().min().filter(|_| self.is_slow())
    }

    fn note_who_is_asked(&mut self) {
        let to_act = self.table.game().to_act();
        let rests = self.table.rests();
        let asked = |seat: Seat| to_act.contains(seat) && !rests && self.table.bot(seat).is_none();
        self.notices.asked.retain(|&seat, _| asked(seat));
        for (seat, _) in self.table.playing().into_iter().filter(|&(seat, _)| asked(seat)) {
            let new = Asked { since: now(), told: false, short: false };
            self.notices.asked.entry(seat).or_insert(new);
        }
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

    /// The time at whose end a person is warned: a sixth of all.
    fn short(&self) -> Option<i64> {
        match self.table.pace() {
            Pace::Days { days } => Some(i64::from(days) * SHORT),
            Pace::Live { .. } | Pace::None => None,
        }
    }

    fn is_short(&self, seat: Seat) -> bool {
        let left = self.table.clock().map(|clock| clock.left(seat, now()));
        left.zip(self.short()).is_some_and(|(left, short)| left <= short)
    }
}
