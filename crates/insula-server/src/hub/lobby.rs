//! Lists of tables, and one table as a list shows it.

use insula_store::{Doing, PersonId, Summary, TableId};

use super::Hub;
use crate::table::read_pace;
use crate::wire::{Lobby, SeatInfo, State, TableCard};
use crate::{AppError, Command};

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
        let mut cards = Vec::new();
        let tables = self.store.tables_of(person);
        for summary in self.metrics().stored(Doing::List, tables).await? {
            let live = match summary.scores {
                None => self.card(person, &summary.id).await.ok(),
                Some(_) => None,
            };
            cards.push(live.unwrap_or_else(|| card_of(summary)));
        }
        Ok(cards)
    }

    /// One table as a list shows it.
    pub(crate) async fn card(&self, person: PersonId, id: &TableId) -> Result<TableCard, AppError> {
        self.ask(id, |reply| Command::Card { person, reply }).await
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
