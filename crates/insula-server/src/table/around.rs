//! What is said about a table besides its game: to lists, and to those who look on.

use insula_core::{Scores, Seat};
use insula_store::{Invite, PersonId, TableId, Visibility as Kept, fair};

use super::Table;
use crate::wire::{Around, SeatInfo, SeatNow, State, TableCard, Visibility, VoteNow};

/// Who is in the room, and what they are asked.
pub struct Room<'a> {
    /// Who has the table on screen.
    pub here: &'a [PersonId],
    /// What people are asked to agree upon.
    pub vote: Option<VoteNow>,
}

impl Table {
    /// How far it is.
    pub fn state(&self) -> State {
        match (self.is_open(), self.game().to_act().is_empty()) {
            (true, _) => State::Open,
            (false, false) => State::Running,
            (false, true) => State::Over,
        }
    }

    /// The table in a person's list.
    pub fn card(&self, person: PersonId, now: i64) -> TableCard {
        let (scores, mine) = (self.game().scores(), self.mine(person));
        let running = self.clock().map(|clock| clock.show(now));
        let left = running
            .and_then(|clock| clock.running.iter().map(|seat| clock.left[seat.index()]).min());
        TableCard {
            id: self.id.to_string(),
            game: self.header.game.clone(),
            seats: self.header.seats.iter().map(SeatInfo::from).collect(),
            over: scores.is_some(),
            to_act: self.game().to_act().iter().filter(|_| !self.is_open()).collect(),
            created: self.created,
            winners: scores.iter().flat_map(Scores::winners).collect(),
            state: self.state(),
            visibility: self.company.visibility.into(),
            pace: self.pace(),
            left,
            invite: self.invite(&mine),
            stopped: false,
            scores: scores.map(|scores| scores.points().to_vec()),
            mine,
        }
    }

    /// Everything besides the game, for one person.
    pub fn around(&self, person: PersonId, room: &Room<'_>, now: i64) -> Around {
        let (mine, state) = (self.mine(person), self.state());
        let mut watchers: Vec<_> =
            room.here.iter().filter(|person| self.mine(**person).is_empty()).collect();
        watchers.sort_unstable_by_key(|person| person.0);
        watchers.dedup();
        let running = state == State::Running;
        let asks =
            |seat: &&Seat| self.bot(**seat).is_none() && self.line.last_turn(**seat).is_some();
        Around {
            state,
            seats: self.seats_now(room.here),
            host: person == self.owner,
            watchers: watchers.len() as u32,
            visibility: self.company.visibility.into(),
            invite: self.invite(&mine),
            pace: self.pace(),
            clock: self.clock().map(|clock| clock.show(now)),
            paused: self.is_paused(),
            vote: room.vote.clone(),
            take_back: running && !self.is_paused() && mine.iter().any(|seat| asks(&seat)),
            fair: fair(&self.header.seed).to_string(),
            seed: (state == State::Over).then(|| self.header.seed.to_string()),
            rematch: self.company.rematch.as_ref().map(TableId::to_string),
            parent: self.company.parent.as_ref().map(TableId::to_string),
            mine,
        }
    }

    fn seats_now(&self, here: &[PersonId]) -> Vec<SeatNow> {
        let seats = self.header.seats.iter().zip(&self.company.holders);
        let now = |(sitter, holder): (&_, &insula_store::Holder)| {
            let SeatInfo { name, kind, .. } = SeatInfo::from(sitter);
            let here = holder.person.is_some_and(|person| here.contains(&person));
            SeatNow { name, kind, bot: holder.bot.clone(), here }
        };
        seats.map(now).collect()
    }

    /// The invitation, for those at the table while it waits for more.
    fn invite(&self, mine: &[Seat]) -> Option<String> {
        let invite = self.company.invite.as_ref().map(Invite::as_str);
        invite.filter(|_| self.is_open() && !mine.is_empty()).map(str::to_owned)
    }
}

impl From<Kept> for Visibility {
    fn from(visibility: Kept) -> Visibility {
        match visibility {
            Kept::Public => Visibility::Public,
            Kept::Link => Visibility::Link,
            Kept::Private => Visibility::Private,
        }
    }
}

impl From<Visibility> for Kept {
    fn from(visibility: Visibility) -> Kept {
        match visibility {
            Visibility::Public => Kept::Public,
            Visibility::Link => Kept::Link,
            Visibility::Private => Kept::Private,
        }
    }
}
