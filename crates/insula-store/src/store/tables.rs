//! Tables are made, and taken away while nobody has played.

use sqlx::any::AnyRow;
use sqlx::{Any, Row, Transaction, query};

use super::append::{check_text, write_entry};
use super::sitters::write_holder;
use super::{Store, fail, to_json};
use crate::{
    Company, Doing, Entry, Fault, Header, Holder, Invite, PersonId, StoreError, TableId, Visibility,
};

/// A table without a pace, as the store has always written it.
pub(super) const NO_PACE: &str = r#"{"kind":"none"}"#;

/// A table to be made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewTable {
    /// Its setup and seed.
    pub header: Header,
    /// Whose it is.
    pub owner: PersonId,
    /// When, in milliseconds since 1970.
    pub created: i64,
    /// Who plays, and on what terms.
    pub company: Company,
    /// What has happened already, where it is played on from.
    pub entries: Vec<Entry>,
}

impl NewTable {
    /// A table on the usual terms.
    pub fn new(header: Header, owner: PersonId, created: i64) -> NewTable {
        let company = Company::of(&header, owner);
        NewTable { header, owner, created, company, entries: Vec::new() }
    }
}

impl Store {
    /// Makes a table; it is on disk when this returns.
    pub async fn create(&self, table: &NewTable) -> Result<TableId, StoreError> {
        let id = TableId::random();
        let made = async {
            let mut writing = self.write().await?;
            write_table(&id, table, &mut writing).await?;
            Ok(writing.commit().await?)
        };
        made.await.map_err(fail(Some(&id), Doing::Create))?;
        Ok(id)
    }

    /// Makes the table that comes after `of`, unless there is one: then that is it.
    pub async fn create_rematch(
        &self,
        of: &TableId,
        table: &NewTable,
    ) -> Result<TableId, StoreError> {
        let id = TableId::random();
        let made = async {
            let mut writing = self.write().await?;
            write_table(&id, table, &mut writing).await?;
            let first = query("UPDATE tables SET rematch = $1 WHERE id = $2 AND rematch IS NULL")
                .bind(id.as_str())
                .bind(of.as_str())
                .execute(&mut *writing)
                .await?;
            if first.rows_affected() == 1 {
                writing.commit().await?;
                return Ok(id.clone());
            }
            writing.rollback().await?;
            self.try_load(of).await?.company.rematch.ok_or(Fault::Changed)
        };
        made.await.map_err(fail(Some(of), Doing::Create))
    }

    /// Takes a table away that still waits for people.
    pub async fn remove(&self, table: &TableId) -> Result<(), StoreError> {
        let failed = fail(Some(table), Doing::Seat);
        let removed = async {
            let mut writing = self.write().await?;
            query("UPDATE tables SET rematch = NULL WHERE rematch = $1")
                .bind(table.as_str())
                .execute(&mut *writing)
                .await?;
            let done = query("DELETE FROM tables WHERE id = $1 AND state = 'open'")
                .bind(table.as_str())
                .execute(&mut *writing)
                .await?;
            writing.commit().await?;
            if done.rows_affected() == 1 { Ok(()) } else { Err(Fault::Changed) }
        };
        removed.await.map_err(failed)
    }
}

/// What a row of `tables` and the seats' holders say about a table besides its game.
pub(super) fn read_company(row: &AnyRow, holders: Vec<Holder>) -> Result<Company, Fault> {
    let table = |name| {
        let id = AnyRow::try_get::<Option<&str>, _>(row, name)?;
        id.map(str::parse).transpose().map_err(|_| Fault::Corrupt { what: "name of a table" })
    };
    Ok(Company {
        open: row.try_get::<&str, _>("state")? == "open",
        visibility: read_visibility(row)?,
        pace: read_pace(row)?,
        clock: row.try_get("clock")?,
        invite: row.try_get::<Option<&str>, _>("invite")?.and_then(Invite::read),
        parent: table("parent")?,
        rematch: table("rematch")?,
        holders,
    })
}

pub(super) fn read_visibility(row: &AnyRow) -> Result<Visibility, Fault> {
    let word = row.try_get::<&str, _>("visibility")?;
    Visibility::read(word).ok_or(Fault::Corrupt { what: "visibility" })
}

pub(super) fn read_pace(row: &AnyRow) -> Result<Option<String>, Fault> {
    Ok(Some(row.try_get::<String, _>("pace")?).filter(|pace| pace != NO_PACE))
}

async fn write_table(
    id: &TableId,
    table: &NewTable,
    writing: &mut Transaction<'_, Any>,
) -> Result<(), Fault> {
    let NewTable { header, owner, created, company, entries } = table;
    query(
        "INSERT INTO tables (id, chain, game, rules, seats, options, seed, owner, created,
             state, visibility, pace, clock, invite, parent)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)",
    )
    .bind(id.as_str())
    .bind(i64::from(header.chain))
    .bind(&header.game)
    .bind(i64::from(header.rules))
    .bind(to_json(&header.seats))
    .bind(to_json(&header.options))
    .bind(&header.seed.0[..])
    .bind(&owner.0[..])
    .bind(*created)
    .bind(if company.open { "open" } else { "running" })
    .bind(company.visibility.word())
    .bind(company.pace.as_deref().unwrap_or(NO_PACE))
    .bind(&company.clock)
    .bind(company.invite.as_ref().map(Invite::as_str))
    .bind(company.parent.as_ref().map(TableId::as_str))
    .execute(&mut **writing)
    .await?;
    for (seat, holder) in (0..).zip(&company.holders) {
        write_holder(id, seat, holder, &mut **writing).await?;
    }
    for (seq, entry) in (0..).zip(entries) {
        check_text(entry)?;
        write_entry(id, seq, entry, &mut **writing).await?;
    }
    Ok(())
}
