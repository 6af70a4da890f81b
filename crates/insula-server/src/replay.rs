//! Carries a finished game out again: the same path as a restart, but for what each viewer
//! has seen of it.

use insula_games::{AnyGame, Entry};
use insula_store::{Header, Record, ReplayError, Stored, Verified, fair, verify};

use crate::timeline::Timeline;
use crate::wire::Verdict;
use crate::{AppError, Table};

/// Re-executes a record with one of `games` and checks every hash of it.
pub fn verify_record(record: &Record, games: &[Entry]) -> Result<Verified, ReplayError> {
    verify(record, |header| {
        let dealt = deal(header, games)?;
        let (written, known) = (header.rules, dealt.rules_version());
        if written != known {
            return Err(ReplayError::Rules { written, known });
        }
        Ok(Timeline::new(dealt))
    })
}

/// Re-executes a table as far as it has come and checks every hash, and the scores if it
/// is over.
pub fn verify_stored(stored: &Stored, games: &[Entry]) -> Result<(), ReplayError> {
    if let Some(record) = Record::of(stored) {
        return verify_record(&record, games).map(drop);
    }
    Table::open(stored.clone(), deal(&stored.header, games)?).map(drop)
}

/// Checks a finished table as its game file would be checked.
pub(crate) fn verdict(stored: &Stored, games: &[Entry]) -> Result<Verdict, AppError> {
    let record = Record::of(stored).ok_or(AppError::NotOver)?;
    let found = verify_record(&record, games);
    if let Err(ReplayError::Rules { written, known }) = found {
        return Err(AppError::OtherRules { written, known });
    }
    let verified = found.as_ref().ok();
    Ok(Verdict {
        sound: found.is_ok(),
        actions: verified.map_or(0, |verified| verified.actions as u32),
        undone: verified.map_or(0, |verified| verified.undone as u32),
        rules: stored.header.rules,
        fair: fair(&stored.header.seed).to_string(),
        seed: stored.header.seed.to_string(),
        last: stored.entries.last().map(|entry| entry.hash.to_string()).unwrap_or_default(),
        fault: found.err().map(|error| error.to_string()),
    })
}

fn deal(header: &Header, games: &[Entry]) -> Result<Box<dyn AnyGame>, ReplayError> {
    let setup = |error: &dyn ToString| ReplayError::Setup(error.to_string());
    let entry = games.iter().find(|entry| entry.id() == header.game);
    let entry = entry.ok_or_else(|| setup(&format!("no game is called {:?}", header.game)))?;
    entry
        .start(header.seats.len() as u8, &header.options, header.seed)
        .map_err(|error| setup(&error))
}
