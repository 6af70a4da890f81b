//! Carries a game file out again: the same path as a restart.

use insula_games::Entry;
use insula_store::{PersonId, Record, ReplayError, Stored, TableId, Verified, verify};

use crate::Table;

/// Re-executes a record with one of `games` and checks every hash of it.
pub fn verify_record(record: &Record, games: &[Entry]) -> Result<Verified, ReplayError> {
    verify(record, |header| {
        let entry = games.iter().find(|entry| entry.id() == header.game);
        let entry = entry.ok_or_else(|| format!("no game is called {:?}", header.game))?;
        let dealt = entry
            .start(header.seats.len() as u8, &header.options, header.seed)
            .map_err(|error| error.to_string())?;
        let blank = Stored {
            id: TableId::random(),
            header: header.clone(),
            owner: PersonId([0; 32]),
            created: 0,
            entries: Vec::new(),
            scores: None,
            standing: Default::default(),
            company: Default::default(),
        };
        Table::open(blank, dealt).map_err(|error| error.to_string())
    })
}
