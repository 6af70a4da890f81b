//! Lists of tables, and one table as a list shows it.

use futures_util::stream::{StreamExt, iter};
use insula_store::{Doing, PersonId, Summary, TableId};

use super::Hub;
use crate::table::read_pace;
use crate::wire::{Lobby, SeatInfo, State, TableCard};
use crate::{AppError, Question, Reply};

/// So many tables are asked at the same time.
const AT_ONCE: usize = 8;

impl Hub {
    /// All tables that a person may want to see.
    pub(crate) async fn lobby(&self, person: PersonId) -> Result<Lobby, AppError> {
        let (finished, mut mine): (Vec<_>, Vec<_>) =
            self.cards(person).await?.into_iter().partition(|card| card.state == State::Over);
        // The order among equals stays: newest first.
        mine.sort_by_key(|card| !card.to_act.iter().any(|seat| card.mine.contains(seat)));
        let open = self.store.open_tables(person);
        let open = self.metrics().stored(Doing::List, open).await?;
        Ok(Lobby { mine, open: open.into_iter().map(card_of).collect(), finished })
    }

    /// A person's tables, newest first.
    pub(crate) async fn cards(&self, person: PersonId) -> Result<Vec<TableCard>, AppError> {
        let card = async |summary: Summary| match summary.scores {
            Some(_) => card_of(summary),
            None => match self.card(person, &summary.id).await {
                Ok(card) => card,
                // Its server is busy, or has just gone: that does not stop the table.
                Err(AppError::NoStore) => TableCard { stopped: false, ..card_of(summary) },
                Err(_) => card_of(summary),
            },
        };
        // Where tables are elsewhere their servers think at the same time.
        let tables = self.metrics().stored(Doing::List, self.store.tables_of(person));
        Ok(iter(tables.await?).map(card).buffered(AT_ONCE).collect().await)
    }

    /// One table as a list shows it.
    pub(crate) async fn card(&self, person: PersonId, id: &TableId) -> Result<TableCard, AppError> {
        match self.ask(id, Question::Card { person }).await? {
            Reply::Card(card) => Ok(*card),
            Reply::Done | Reply::Stays(_) => Err(AppError::Elsewhere),
        }
    }
}

/// The card of a table that is not in memory: it waits, is finished, or stopped.
fn card_of(summary: Summary) -> TableCard {
    let Summary { id, game, seats, mine, created, scores, open, visibility, pace } = summary;
    TableCard {
        id: id.to_string(),
        game,
        seats: seats.iter().map(SeatInfo::from).collect(),
        mine,
        over: scores.is_some(),
        to_act: Vec::new(),
        created,
        // Who wins a tie only the game knows.
        winners: Vec::new(),
        state: match (open, scores.is_some()) {
            (true, _) => State::Open,
            (false, false) => State::Running,
            (false, true) => State::Over,
        },
        visibility: visibility.into(),
        pace: read_pace(pace.as_deref()),
        left: None,
        invite: None,
        stopped: !open && scores.is_none(),
        scores,
    }
}
