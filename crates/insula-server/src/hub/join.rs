//! People come to a table that waits for them: by an invitation, or because everybody
//! may. What waits too long is taken away.

use std::sync::Arc;
use std::time::Duration;

use insula_core::Seat;
use insula_store::{Invite, Invited, PersonId, TableId, Visibility};
use tokio::time::sleep;

use super::Hub;
use crate::actor::{now, turned};
use crate::identity::{Asker, KEPT};
use crate::wire::{TableCard, TakeSeat};
use crate::{AppError, Question, Reply};

/// How long a table waits for people, in milliseconds.
const WAITS: i64 = 30 * 24 * 60 * 60 * 1000;
/// How often is looked after those that have waited too long.
const DAY: Duration = Duration::from_secs(24 * 60 * 60);
/// What somebody is called who has not said.
pub(super) const SOMEBODY: &str = "Guest";

impl Hub {
    /// What an invitation is to.
    pub(crate) async fn invited(
        &self,
        person: PersonId,
        word: &str,
    ) -> Result<TableCard, AppError> {
        let Invited { table, open } = self.find_invited(word).await?;
        let card = self.card(person, &table).await?;
        if open || !card.mine.is_empty() { Ok(card) } else { Err(AppError::InviteExpired) }
    }

    /// Seats somebody by an invitation.
    pub(crate) async fn accept(
        &self,
        asker: &Asker,
        word: &str,
        asked: &TakeSeat,
    ) -> Result<TableId, AppError> {
        let Invited { table, open } = self.find_invited(word).await?;
        if !open && !self.sits_at(asker, &table).await? {
            return Err(AppError::InviteExpired);
        }
        self.sit(asker, table, asked).await
    }

    /// Seats somebody at a table that is for everybody.
    pub(crate) async fn join(
        &self,
        asker: &Asker,
        table: TableId,
        asked: &TakeSeat,
    ) -> Result<TableId, AppError> {
        let company = self.store.load(&table).await?.company;
        if company.visibility != Visibility::Public && !self.sits_at(asker, &table).await? {
            return Err(AppError::NoInvite);
        }
        self.sit(asker, table, asked).await
    }

    /// Lets a table begin, with bots in the seats that are free.
    pub(crate) async fn start(
        &self,
        person: PersonId,
        id: &TableId,
        bot: &str,
    ) -> Result<(), AppError> {
        let game = self.store.load(id).await?.header.game;
        let entry = self.games.iter().find(|entry| entry.id() == game);
        if !entry.is_some_and(|entry| entry.info().bots.contains(&bot)) {
            return Err(AppError::UnknownBot { bot: bot.chars().take(40).collect() });
        }
        let bot = bot.to_owned();
        self.ask(id, Question::Start { person, bot }).await.map(drop)
    }

    /// Lets somebody go before it has begun.
    pub(crate) async fn leave(&self, person: PersonId, id: &TableId) -> Result<(), AppError> {
        if self.ask(id, Question::Quit { person }).await? == Reply::Stays(false) {
            self.forget(std::slice::from_ref(id)).await;
        }
        Ok(())
    }

    /// Seats a person at `seat`, or anywhere.
    pub(super) async fn take_seat(
        &self,
        person: PersonId,
        id: &TableId,
        name: String,
        seat: Option<Seat>,
    ) -> Result<(), AppError> {
        self.ask(id, Question::Join { person, name, seat }).await.map(drop)
    }

    /// Opens every table that is played against time, and takes away what has waited too
    /// long, now and every day.
    pub(crate) async fn look_after_tables(self: Arc<Hub>) {
        let mut closing = self.closing();
        match self.store.paced().await {
            Ok(paced) => {
                for id in paced {
                    if self.turns_away() {
                        return;
                    }
                    if let Err(error) = self.find(&id).await {
                        tracing::error!("table {id}: {error}");
                    }
                }
            }
            Err(error) => tracing::error!("{error}"),
        }
        loop {
            if let Err(error) = self.clear_away().await {
                tracing::error!("{error}");
            }
            tokio::select! {
                () = sleep(DAY) => {}
                () = turned(&mut closing) => return,
            }
        }
    }

    async fn clear_away(&self) -> Result<(), AppError> {
        self.store.forget_idle(now() - i64::from(KEPT) * 1000).await?;
        for id in self.store.waiting_since(now() - WAITS).await? {
            match self.store.remove(&id).await {
                Ok(()) => self.forget(&[id]).await,
                // Somebody has come at last, or another server was faster.
                Err(error) => tracing::info!("{error}"),
            }
        }
        Ok(())
    }

    async fn find_invited(&self, word: &str) -> Result<Invited, AppError> {
        let invite = Invite::read(word).ok_or(AppError::NoInvite)?;
        self.store.invited(&invite).await?.ok_or(AppError::NoInvite)
    }

    async fn sits_at(&self, asker: &Asker, id: &TableId) -> Result<bool, AppError> {
        match asker.person() {
            Some(person) => Ok(!self.card(person, id).await?.mine.is_empty()),
            None => Ok(false),
        }
    }

    async fn sit(
        &self,
        asker: &Asker,
        table: TableId,
        asked: &TakeSeat,
    ) -> Result<TableId, AppError> {
        if self.sits_at(asker, &table).await? {
            return Ok(table);
        }
        let person = asker.or_guest(asked.name.as_deref().unwrap_or(SOMEBODY)).await?;
        let name = asker.name(person).await?;
        self.take_seat(person, &table, name, asked.seat).await?;
        Ok(table)
    }
}
