//! Tables are told when the people at them become others, or go for good.

use insula_store::{CHAIN, Doing, PersonId, Store, Stored, TableId};
use tokio::task::spawn_blocking;

use super::Hub;
use crate::cluster::Errand;
use crate::people::People;
use crate::table::rechained;
use crate::{AppError, Command};

impl Hub {
    /// The store has given what `was` had to `is`, or to nobody: tells the tables that
    /// are in memory, here and elsewhere.
    pub(crate) async fn person_changed(
        &self,
        was: PersonId,
        is: Option<PersonId>,
        tables: &[TableId],
    ) {
        self.send_all(|| Errand::Person { was, is, tables: tables.to_vec() });
        self.person_changed_here(was, is, tables).await;
    }

    pub(super) async fn person_changed_here(
        &self,
        was: PersonId,
        is: Option<PersonId>,
        tables: &[TableId],
    ) {
        for id in tables {
            if let Some(table) = self.running(id) {
                table.send(Command::Person { was, is }).await;
            }
        }
    }

    /// A table as it is written down, with names in none of its hashes: so a name can
    /// go at any time, and no table in memory is surprised by it.
    pub(super) async fn rechained(&self, id: &TableId, own: &Store) -> Result<Stored, AppError> {
        let stored = self.metrics().stored(Doing::Load, own.load(id)).await?;
        if stored.header.chain == CHAIN {
            return Ok(stored);
        }
        let dealt = self.deal(&stored)?;
        let stored = spawn_blocking(move || rechained(stored, dealt))
            .await
            .map_err(|_| AppError::Stopped("the rules panicked".to_owned()))??;
        own.rechain(&stored).await?;
        Ok(stored)
    }

    async fn without_names(&self, id: &TableId) -> Result<(), AppError> {
        let own = self.own();
        // Where it is in memory it has been done.
        match own.claim(id).await? {
            Some(_) => Ok(()),
            None => self.rechained(id, &own).await.map(drop),
        }
    }

    /// Forgets a person; their games go on without them.
    pub(crate) async fn person_goes(
        &self,
        people: &People,
        person: PersonId,
    ) -> Result<(), AppError> {
        for id in self.store.named_at(person).await? {
            // Where other rules are needed the game waits for them, without the name.
            if let Err(error) = self.without_names(&id).await {
                tracing::warn!("table {id} keeps its hashes, and its names go: {error}");
            }
        }
        let gone = people.delete(person).await?;
        self.person_changed(person, None, &gone.tables).await;
        self.forget(&gone.removed).await;
        Ok(())
    }
}
