//! What comes after a game: another one, or another end.

use insula_core::Seat;
use insula_store::{
    CHAIN, Company, Header, Holder, NewTable, PersonId, Sitter, SitterKind, Stored, TableId,
    Visibility,
};
use tokio::task::spawn_blocking;

use super::join::SOMEBODY;
use super::{Hub, new_table, random_seed};
use crate::actor::now;
use crate::identity::Asker;
use crate::table::{STAND_IN, read_pace, replayed};
use crate::wire::{self, NewSeat, PlayOn, SeatKind};
use crate::{AppError, Question, create};

impl Hub {
    /// The table that comes after a finished one: the first who asks makes it, the others
    /// take their seats there.
    pub(crate) async fn rematch(
        &self,
        person: PersonId,
        id: &TableId,
    ) -> Result<TableId, AppError> {
        let stored = self.store.load(id).await?;
        if stored.scores.is_none() {
            return Err(AppError::NotOver);
        }
        let seats = (0..).map(Seat).zip(&stored.company.holders);
        let had: Vec<_> = seats
            .filter(|(_, holder)| holder.person == Some(person))
            .map(|(seat, _)| seat)
            .collect();
        if had.is_empty() {
            return Err(AppError::NotYours);
        }
        let next = match &stored.company.rematch {
            Some(next) => next.clone(),
            None => self.make_rematch(person, &stored).await?,
        };
        let card = self.card(person, &next).await?;
        if card.mine.is_empty() {
            for seat in had {
                let name = stored.header.seats[seat.index()].name.clone();
                self.take_seat(person, &next, name, Some(seat)).await?;
            }
        }
        Ok(next)
    }

    /// A new table that begins where a finished one was after `at` actions.
    pub(crate) async fn play_on(
        &self,
        asker: &Asker,
        id: &TableId,
        asked: &PlayOn,
    ) -> Result<TableId, AppError> {
        let stored = self.store.load(id).await?;
        if stored.scores.is_none() {
            return Err(AppError::NotOver);
        }
        let seats = self.seats_from(&stored, &asked.seats)?;
        let mut header = Header { chain: CHAIN, seats, ..stored.header.clone() };
        let (dealt, parent, at) = (self.deal(&stored)?, stored.id.clone(), asked.at);
        let again = header.clone();
        let entries = spawn_blocking(move || replayed(stored, again, dealt, at, now()))
            .await
            .map_err(|_| AppError::Stopped("the rules panicked".to_owned()))??;
        // Names are no part of the chain.
        let person = asker.or_guest(SOMEBODY).await?;
        if let Some(own) = header.seats.iter_mut().find(|own| own.kind == SitterKind::You) {
            own.name = asker.name(person).await?;
        }
        let company =
            Company { visibility: Visibility::Private, parent: Some(parent), ..Company::default() };
        let table = NewTable { entries, ..new_table(header, person, company) };
        let id = self.store.create(&table).await?;
        self.find(&id).await?;
        Ok(id)
    }

    async fn make_rematch(&self, by: PersonId, stored: &Stored) -> Result<TableId, AppError> {
        let asked = wire::NewTable {
            game: stored.header.game.clone(),
            seats: seats_again(by, stored),
            options: stored.header.options.clone(),
            visibility: stored.company.visibility.into(),
            pace: read_pace(stored.company.pace.as_deref()),
        };
        let header = create::new_header(self.games, &asked, random_seed())?;
        let company = create::new_company(&header, &asked)?;
        let next = self.store.create_rematch(&stored.id, &new_table(header, by, company)).await?;
        self.ask(&stored.id, Question::Rematch { table: next.clone(), by }).await?;
        Ok(next)
    }

    /// Who plays on: whoever asks, and bots.
    fn seats_from(
        &self,
        stored: &Stored,
        bots: &[Option<String>],
    ) -> Result<Vec<Sitter>, AppError> {
        let was = &stored.header.seats;
        let entry = self.games.iter().find(|entry| entry.id() == stored.header.game);
        let info = entry.map(|entry| entry.info());
        if bots.len() != was.len() || bots.iter().all(Option::is_some) {
            return Err(AppError::Garbled);
        }
        let mut first = true;
        let sitter = |(was, bot): (&Sitter, &Option<String>)| {
            let kind = match bot {
                Some(_) => SitterKind::Bot,
                None if std::mem::take(&mut first) => SitterKind::You,
                None => SitterKind::Guest,
            };
            let known =
                |bot: &String| info.as_ref().is_some_and(|info| info.bots.contains(&bot.as_str()));
            match bot {
                Some(bot) if !known(bot) => {
                    Err(AppError::UnknownBot { bot: bot.chars().take(40).collect() })
                }
                _ => Ok(Sitter { name: was.name.clone(), kind, bot: bot.clone() }),
            }
        };
        was.iter().zip(bots).map(sitter).collect()
    }
}

/// The same company once more, as `by` asks for it: bots stay bots, others' seats are free.
fn seats_again(by: PersonId, stored: &Stored) -> Vec<NewSeat> {
    let mut first = true;
    let seats = stored.header.seats.iter().zip(&stored.company.holders);
    let seat = |(sitter, holder): (&Sitter, &Holder)| {
        let (name, bot) = (sitter.name.clone(), holder.bot.clone());
        match holder.person {
            Some(person) if person == by => {
                let own = std::mem::take(&mut first);
                let kind = if own { SeatKind::You } else { SeatKind::Guest };
                NewSeat { kind, name, bot: None }
            }
            Some(_) => NewSeat { kind: SeatKind::Open, name: String::new(), bot: None },
            // Somebody who has gone for good leaves neither a name nor always a bot.
            None => NewSeat {
                kind: SeatKind::Bot,
                name: if name.is_empty() { "Bot".to_owned() } else { name },
                bot: bot.or(Some(STAND_IN.to_owned())),
            },
        }
    };
    seats.map(seat).collect()
}
