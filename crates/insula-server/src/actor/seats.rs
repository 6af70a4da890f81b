//! People come and go while a table is open; afterwards they only become others.

use insula_core::Seat;
use insula_store::{PersonId, TableId};

use super::{Actor, State, now};
use crate::AppError;
use crate::table::Reseated;

impl Actor {
    /// A person sits down; who sits there already is simply shown the table.
    pub(super) async fn join(
        &mut self,
        person: PersonId,
        name: &str,
        seat: Option<Seat>,
    ) -> Result<(), AppError> {
        if seat.is_none() && !self.table.mine(person).is_empty() {
            return Ok(());
        }
        let reseated = self.table.join(person, name, seat, now())?;
        self.fill(reseated, person).await
    }

    /// A person gets up before it has begun. Without its host there is no table: gives
    /// whether it is still there.
    pub(super) async fn quit(&mut self, person: PersonId) -> Result<bool, AppError> {
        if !self.table.is_open() {
            return Err(AppError::NotOpen);
        }
        if person == self.table.host() {
            self.store.remove(self.table.id()).await?;
            self.gone();
            return Ok(false);
        }
        if self.table.mine(person).is_empty() {
            return Err(AppError::NotYours);
        }
        let reseated = self.table.leave(person);
        self.fill(reseated, person).await?;
        Ok(true)
    }

    /// The host does not wait any longer: bots take the seats that are free.
    pub(super) async fn start(&mut self, person: PersonId, bot: &str) -> Result<(), AppError> {
        if person != self.table.host() {
            return Err(AppError::NotYours);
        }
        if !self.table.is_open() {
            return Err(AppError::NotOpen);
        }
        let reseated = self.table.start(bot, now());
        self.fill(reseated, person).await
    }

    /// Another table comes after this one.
    pub(super) fn rematch(&mut self, table: TableId, by: PersonId) {
        self.table.set_rematch(Some(table.clone()));
        self.notice_rematch(&table, by);
    }

    /// The store knows a person by another name, or no longer: it is read again. Their
    /// sockets are closed, because they were opened by who they were.
    pub(super) async fn person_changed(&mut self, was: PersonId) {
        match self.store.load(self.table.id()).await {
            Ok(stored) => self.reopen(stored),
            Err(error) if error.is_no_table() => return self.gone(),
            Err(error) => return drop(self.journal_failed(&error)),
        }
        self.clients.retain(|_, client| {
            let stays = client.caller.person != was;
            if !stays {
                client.caller.out.cut();
            }
            stays
        });
    }

    /// The table has been taken away.
    pub(super) fn gone(&mut self) {
        self.state = State::Gone;
        for client in std::mem::take(&mut self.clients).into_values() {
            client.caller.out.cut();
        }
    }

    /// The table is another server's, where everybody finds it.
    pub(super) fn moved(&mut self) {
        self.state = State::Gone;
        for client in std::mem::take(&mut self.clients).into_values() {
            client.caller.out.moved();
        }
    }

    /// Writes down who sits where; once nobody is missing, everybody is shown the game.
    async fn fill(&mut self, reseated: Reseated, by: PersonId) -> Result<(), AppError> {
        if let Err(error) = self.store.seat(self.table.id(), &reseated.seating).await {
            self.journal_failed(&error);
            return Err(error.into());
        }
        self.table.reseat(reseated);
        if !self.table.is_open() {
            self.notice_started(by);
            let clients = self.clients.values();
            let clients: Vec<_> =
                clients.map(|client| (client.caller.clone(), client.viewer)).collect();
            for (client, viewer) in clients {
                self.show(&client, viewer, 0);
            }
        }
        Ok(())
    }
}
