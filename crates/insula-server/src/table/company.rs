//! Who has which seat: persons, bots, and bots that stand in for persons.
//!
//! **Invariant:** like actions, changes are only prepared here; nothing changes before
//! [`Table::reseat`], which the caller calls once the store has it.

use insula_core::{Seat, Seats, Viewer};
use insula_games::Refusal as GameRefusal;
use insula_store::{Chain, Company, Holder, PersonId, Seating, Sitter, SitterKind, TableId};

use super::time::{asked, write_clock};
use super::{Table, Who};
use crate::clock::Clock;
use crate::{AppError, Refusal};

/// Who plays on for somebody whose time is over, or who leaves.
pub(crate) const STAND_IN: &str = "normal";
/// Names for bots that take free seats, the same in every language.
const BOTS: [&str; 8] = ["Aurelia", "Bruno", "Chiara", "Diego", "Elena", "Fausto", "Greta", "Hugo"];

/// A change of who sits where, ready for the store.
pub struct Reseated {
    /// As the store takes it.
    pub seating: Seating,
    clock: Option<Clock>,
}

impl Table {
    /// Who made it.
    pub fn host(&self) -> PersonId {
        self.owner
    }

    /// Whether it waits for people.
    pub fn is_open(&self) -> bool {
        self.company.open
    }

    /// Whether nothing may happen for now: it waits for people, or was paused.
    pub fn rests(&self) -> bool {
        self.is_open() || self.is_paused()
    }

    /// Who plays, and on what terms.
    pub fn company(&self) -> &Company {
        &self.company
    }

    /// The seats of a person.
    pub fn mine(&self, person: PersonId) -> Vec<Seat> {
        self.seats_where(|holder| holder.person == Some(person)).iter().collect()
    }

    /// The persons with a seat that they play themselves.
    pub fn playing(&self) -> Vec<(Seat, PersonId)> {
        let seats = (0..).map(Seat).zip(&self.company.holders);
        seats
            .filter_map(|(seat, holder)| {
                Some((seat, holder.person?)).filter(|_| holder.bot.is_none())
            })
            .collect()
    }

    /// The bot that plays `seat`, if one does.
    pub fn bot(&self, seat: Seat) -> Option<&str> {
        self.company.holders.get(seat.index())?.bot.as_deref()
    }

    /// Whose eyes `who` may look through; after the end anybody's.
    pub fn viewer(&self, who: Who, seat: Option<Seat>) -> Result<Viewer, Refusal> {
        let over = self.game().to_act().is_empty();
        match seat {
            None => Ok(Viewer::Public),
            Some(seat) if self.holds(who, seat) => Ok(Viewer::Seat(seat)),
            Some(seat) if over && seat.0 < self.game().seats() => Ok(Viewer::Seat(seat)),
            Some(_) => Err(Refusal::NotYourSeat),
        }
    }

    /// Whether `who` may do something with a seat now.
    pub fn may_play(&self, who: Who, seat: Seat) -> Result<(), Refusal> {
        if !self.holds(who, seat) {
            return Err(Refusal::NotYourSeat);
        }
        if self.is_open() {
            return Err(Refusal::NotStarted);
        }
        if self.game().to_act().is_empty() {
            return Err(GameRefusal::Over.into());
        }
        if who != Who::Bot && self.bot(seat).is_some() {
            let left = self.clock.as_ref().map(|clock| clock.left(seat, 0));
            return Err(Refusal::StoodIn { late: left.is_some_and(|left| left <= 0) });
        }
        if self.is_paused() { Err(Refusal::Paused) } else { Ok(()) }
    }

    /// A person sits down: at `seat`, or the first one that is free.
    pub fn join(
        &self,
        person: PersonId,
        name: &str,
        seat: Option<Seat>,
        now: i64,
    ) -> Result<Reseated, AppError> {
        if !self.is_open() {
            return Err(AppError::TableFull);
        }
        let free = |seat: &Seat| self.header.seats[seat.index()].kind == SitterKind::Open;
        let seat = match seat {
            Some(seat) if seat.0 >= self.game().seats() => return Err(AppError::NoSeat),
            Some(seat) => Some(seat).filter(free).ok_or(AppError::SeatTaken)?,
            None => self.all_seats().find(free).ok_or(AppError::TableFull)?,
        };
        let mut seats = self.header.seats.clone();
        seats[seat.index()] = Sitter { name: name.to_owned(), kind: SitterKind::Friend, bot: None };
        let holders = vec![(seat, Holder { person: Some(person), bot: None })];
        Ok(self.fill(seats, holders, now))
    }

    /// A person gets up again before it has begun.
    pub fn leave(&self, person: PersonId) -> Reseated {
        let (mut seats, mut holders) = (self.header.seats.clone(), Vec::new());
        for seat in self.mine(person) {
            seats[seat.index()] = Sitter { name: String::new(), kind: SitterKind::Open, bot: None };
            holders.push((seat, Holder::default()));
        }
        let seating = Seating { seats: Some(seats), holders, ..Seating::default() };
        Reseated { seating, clock: None }
    }

    /// It begins, with this bot in every seat that is free.
    pub fn start(&self, bot: &str, now: i64) -> Reseated {
        let (mut seats, mut holders) = (self.header.seats.clone(), Vec::new());
        for seat in self.all_seats() {
            if seats[seat.index()].kind == SitterKind::Open {
                let taken = |name: &&str| seats.iter().any(|sitter| sitter.name == **name);
                let name = BOTS.into_iter().find(|name| !taken(name)).unwrap_or_default();
                let (name, bot) = (name.to_owned(), Some(bot.to_owned()));
                seats[seat.index()] = Sitter { name, kind: SitterKind::Bot, bot: bot.clone() };
                holders.push((seat, Holder { person: None, bot }));
            }
        }
        self.fill(seats, holders, now)
    }

    /// Bots stand in for the persons at these seats.
    pub fn stand_in(&self, seats: Seats, now: i64) -> Reseated {
        self.change_hands(seats.iter(), Some(STAND_IN), now)
    }

    /// The person at `seat` plays again.
    pub fn come_back(&self, seat: Seat, now: i64) -> Reseated {
        let mut reseated = self.change_hands([seat].into_iter(), None, now);
        if let Some(clock) = &mut reseated.clock {
            clock.give_time(seat, now);
            reseated.seating.clock = Some(write_clock(clock));
        }
        reseated
    }

    /// Makes a change of who sits where.
    pub fn reseat(&mut self, reseated: Reseated) {
        let Reseated { seating, clock } = reseated;
        if let Some(seats) = seating.seats {
            self.header.seats = seats;
            self.chain = Chain::new(&self.header);
        }
        self.company.open &= !seating.start;
        for (seat, holder) in seating.holders {
            self.company.holders[seat.index()] = holder;
        }
        self.clock = clock.or(self.clock.take());
    }

    /// The table that comes after this one.
    pub fn set_rematch(&mut self, rematch: Option<TableId>) {
        self.company.rematch = rematch;
    }

    /// Whether `who` has a seat, also while a bot stands in.
    pub(super) fn holds(&self, who: Who, seat: Seat) -> bool {
        let Some(holder) = self.company.holders.get(seat.index()) else { return false };
        match who {
            Who::Person(person) => holder.person == Some(person),
            Who::Bot => holder.bot.is_some(),
        }
    }

    fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.game().seats()).map(Seat)
    }

    fn seats_where(&self, which: impl Fn(&Holder) -> bool) -> Seats {
        let mut seats = Seats::NONE;
        let holders = (0..).map(Seat).zip(&self.company.holders);
        holders.filter(|(_, holder)| which(holder)).for_each(|(seat, _)| seats.insert(seat));
        seats
    }

    /// New sitters; when nobody is missing any more it begins.
    fn fill(&self, seats: Vec<Sitter>, holders: Vec<(Seat, Holder)>, now: i64) -> Reseated {
        let start = seats.iter().all(|sitter| sitter.kind != SitterKind::Open);
        let mut after = self.company.holders.clone();
        for (seat, holder) in &holders {
            after[seat.index()] = holder.clone();
        }
        let pace = self.pace();
        let clock =
            Clock::new(pace, self.game().seats(), now).filter(|_| start).map(|mut clock| {
                clock.ask(asked(&after, self.game().to_act()), now);
                clock
            });
        let written = clock.as_ref().map(write_clock);
        Reseated { seating: Seating { seats: Some(seats), start, holders, clock: written }, clock }
    }

    fn change_hands(
        &self,
        seats: impl Iterator<Item = Seat>,
        bot: Option<&str>,
        now: i64,
    ) -> Reseated {
        let mut after = self.company.holders.clone();
        let mut holders = Vec::new();
        for seat in seats {
            after[seat.index()].bot = bot.map(str::to_owned);
            holders.push((seat, after[seat.index()].clone()));
        }
        let mut clock = self.clock.clone();
        if let Some(clock) = &mut clock {
            clock.ask(asked(&after, self.game().to_act()), now);
        }
        let written = clock.as_ref().map(write_clock);
        Reseated { seating: Seating { holders, clock: written, ..Seating::default() }, clock }
    }
}
