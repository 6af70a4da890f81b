//! Tables are told when the people at them become others, or go for good.

use insula_store::{PersonId, TableId};

use super::Hub;
use crate::people::People;
use crate::{AppError, Command};

impl Hub {
    /// The store has given what `was` had to `is`, or to nobody: tells the tables that
    /// are in memory.
    pub(crate) async fn person_changed(
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

    /// Forgets a person; their games go on without them.
    pub(crate) async fn person_goes(
        &self,
        people: &People,
        person: PersonId,
    ) -> Result<(), AppError> {
        let gone = people.delete(person).await?;
        self.person_changed(person, None, &gone.tables).await;
        self.forget(&gone.removed).await;
        Ok(())
    }
}
