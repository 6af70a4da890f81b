//! The journal and what is kept beside it, in SQLite or PostgreSQL: the same methods, and
//! the same text to either wherever it can be.

mod analysis;
mod append;
mod chat;
mod connect;
mod copy;
mod lists;
mod people;
mod rechain;
mod rows;
mod sitters;
mod standing;
mod tables;

pub(crate) use connect::Kind;

pub use chat::Said;
pub use copy::Copying;
pub use lists::{Invited, Summary};
pub use people::{Gone, Person, Session};
pub use sitters::Seating;
pub use tables::NewTable;

use std::collections::BTreeMap;

use insula_core::{Options, Seat, Seed, StateHash};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AnyPool, Row, query};

use self::append::Writers;
use crate::{Company, Doing, Entry, Fault, Header, Move, PersonId, StoreError, TableId};

/// The journal of every table. Clones share it.
#[derive(Debug, Clone)]
pub struct Store {
    kind: Kind,
    writing: AnyPool,
    reading: AnyPool,
    writers: Writers,
}

/// A table as it was written down.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stored {
    /// Its name.
    pub id: TableId,
    /// Its setup and seed.
    pub header: Header,
    /// Whose it is.
    pub owner: PersonId,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    /// Everything that happened.
    pub entries: Vec<Entry>,
    /// The final scores, once they are written down.
    pub scores: Option<Vec<i32>>,
    /// What seats have answered beforehand: no part of the game.
    pub standing: BTreeMap<Seat, Options>,
    /// Who plays, and on what terms.
    pub company: Company,
}

impl Store {
    /// Reads a table with all its entries.
    pub async fn load(&self, table: &TableId) -> Result<Stored, StoreError> {
        let failed = fail(Some(table), Doing::Load);
        self.try_load(table).await.map_err(failed)
    }

    /// Writes down the final scores; nothing can be appended any more.
    pub async fn finish(&self, table: &TableId, scores: &[i32]) -> Result<(), StoreError> {
        let failed = fail(Some(table), Doing::Finish);
        let done = query("UPDATE tables SET scores = $1 WHERE id = $2")
            .bind(to_json(scores))
            .bind(table.as_str())
            .execute(&self.writing)
            .await
            .map_err(|error| failed(error.into()))?;
        if done.rows_affected() == 1 { Ok(()) } else { Err(failed(Fault::NoTable)) }
    }

    async fn try_load(&self, table: &TableId) -> Result<Stored, Fault> {
        // An entry appended meanwhile is seen whole or not at all.
        load(table, &mut *self.read().await?).await
    }
}

async fn load(table: &TableId, from: &mut AnyConnection) -> Result<Stored, Fault> {
    let row = query("SELECT * FROM tables WHERE id = $1")
        .bind(table.as_str())
        .fetch_optional(&mut *from)
        .await?
        .ok_or(Fault::NoTable)?;
    let entries = query("SELECT * FROM entries WHERE table_id = $1 ORDER BY seq")
        .bind(table.as_str())
        .fetch_all(&mut *from)
        .await?;
    let standing = standing::read(table, &mut *from).await?;
    let company = tables::read_company(&row, sitters::read(table, &mut *from).await?)?;
    let options = row.try_get::<String, _>("options")?;
    let options: Options =
        serde_json::from_str(&options).map_err(|_| Fault::Corrupt { what: "options" })?;
    let header = Header {
        chain: rows::number(&row, "chain")?,
        game: row.try_get("game")?,
        rules: rows::number(&row, "rules")?,
        seats: rows::seats(&row)?,
        options,
        seed: Seed(rows::bytes(&row, "seed")?),
    };
    let entries =
        (0..).zip(&entries).map(|(seq, row)| read_entry(seq, row)).collect::<Result<_, _>>()?;
    let owner = PersonId(rows::bytes(&row, "owner")?);
    let (id, created, scores) = (table.clone(), row.try_get("created")?, rows::scores(&row)?);
    Ok(Stored { id, header, owner, created, entries, scores, standing, company })
}

fn fail(table: Option<&TableId>, doing: Doing) -> impl Fn(Fault) -> StoreError + Copy {
    move |fault| StoreError { table: table.cloned(), doing, fault }
}

fn to_json(value: &(impl serde::Serialize + ?Sized)) -> String {
    serde_json::to_string(value).expect("plain data with text keys is always JSON")
}

fn read_entry(seq: u32, row: &AnyRow) -> Result<Entry, Fault> {
    if rows::number::<u32>(row, "seq")? != seq {
        return Err(Fault::Corrupt { what: "order of entries" });
    }
    Ok(Entry {
        seat: Seat(rows::number(row, "seat")?),
        what: match row.try_get::<Option<&str>, _>("action")? {
            Some(action) => Move::read(action).ok_or(Fault::Corrupt { what: "action" })?,
            None => Move::Undo,
        },
        hash: StateHash(rows::bytes(row, "hash")?),
        rules: rows::number(row, "rules")?,
        time: row.try_get("time")?,
    })
}
