//! Two persons become one, or one goes for good: the games stay.
//!
//! **Invariant:** all of it happens, or nothing.

use sqlx::any::AnyRow;
use sqlx::{Any, Row, Transaction, query};

use super::super::{Store, fail, rows, to_json};
use crate::{Doing, Fault, PersonId, Sitter, SitterKind, StoreError, TableId};

/// Who plays on for somebody who has gone.
const STAND_IN: &str = "normal";

/// What became of the tables of somebody who has gone.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Gone {
    /// Where they had a seat.
    pub tables: Vec<TableId>,
    /// What they had made and nobody had begun: it is no longer there.
    pub removed: Vec<TableId>,
}

impl Store {
    /// The tables at which a person has a seat.
    pub async fn seated_at(&self, person: PersonId) -> Result<Vec<TableId>, StoreError> {
        let failed = fail(None, Doing::People);
        let rows =
            query("SELECT DISTINCT table_id AS id FROM sitters WHERE person = $1 ORDER BY 1")
                .bind(&person.0[..])
                .fetch_all(&self.reading)
                .await
                .map_err(|error| failed(error.into()))?;
        rows.iter().map(rows::id).collect::<Result<_, _>>().map_err(failed)
    }

    /// Forgets sessions that nobody has used since `time`, and guests who can never come
    /// back and have no seat anywhere.
    pub async fn forget_idle(&self, time: i64) -> Result<(), StoreError> {
        let forgotten = async {
            let mut writing = self.write().await?;
            query("DELETE FROM sessions WHERE used < $1").bind(time).execute(&mut *writing).await?;
            query(
                "DELETE FROM people WHERE password IS NULL
                 AND id NOT IN (SELECT person FROM sessions)
                 AND id NOT IN (SELECT person FROM sitters WHERE person IS NOT NULL)",
            )
            .execute(&mut *writing)
            .await?;
            writing.commit().await
        };
        forgotten.await.map_err(|error: sqlx::Error| fail(None, Doing::People)(error.into()))
    }

    /// Gives everything that `guest` has to `person`; there is no such guest any more.
    pub async fn merge_people(&self, guest: PersonId, person: PersonId) -> Result<(), StoreError> {
        let merged = async {
            let mut writing = self.write().await?;
            for sql in [
                "UPDATE sitters SET person = $2 WHERE person = $1",
                "UPDATE tables SET owner = $2 WHERE owner = $1",
                // Where both have written, what the account has stays.
                "UPDATE notes SET person = $2 WHERE person = $1 AND NOT EXISTS
                     (SELECT 1 FROM notes AS kept
                      WHERE kept.table_id = notes.table_id AND kept.person = $2)",
            ] {
                query(sql).bind(&guest.0[..]).bind(&person.0[..]).execute(&mut *writing).await?;
            }
            query("DELETE FROM people WHERE id = $1")
                .bind(&guest.0[..])
                .execute(&mut *writing)
                .await?;
            writing.commit().await
        };
        merged.await.map_err(|error: sqlx::Error| fail(None, Doing::People)(error.into()))
    }

    /// Forgets a person: their sessions, notes and names. Games go on without them.
    pub async fn delete_person(&self, person: PersonId) -> Result<Gone, StoreError> {
        let gone = async {
            let mut writing = self.write().await?;
            let removed = remove_open(&mut writing, person).await?;
            let tables = leave_seats(&mut writing, person).await?;
            query("DELETE FROM people WHERE id = $1")
                .bind(&person.0[..])
                .execute(&mut *writing)
                .await?;
            writing.commit().await?;
            Ok(Gone { tables, removed })
        };
        gone.await.map_err(fail(None, Doing::People))
    }
}

/// Removes the tables that a person made and that still wait for people.
async fn remove_open(
    writing: &mut Transaction<'_, Any>,
    person: PersonId,
) -> Result<Vec<TableId>, Fault> {
    let rows = query("SELECT id FROM tables WHERE owner = $1 AND state = 'open' ORDER BY id")
        .bind(&person.0[..])
        .fetch_all(&mut **writing)
        .await?;
    let removed = rows.iter().map(rows::id).collect::<Result<Vec<_>, _>>()?;
    for table in &removed {
        for sql in [
            "UPDATE tables SET rematch = NULL WHERE rematch = $1",
            "DELETE FROM standing WHERE table_id = $1",
            "DELETE FROM tables WHERE id = $1",
        ] {
            query(sql).bind(table.as_str()).execute(&mut **writing).await?;
        }
    }
    Ok(removed)
}

/// Takes a person's names out of their seats; a bot plays on where a game runs, and a
/// table that waits has room again.
async fn leave_seats(
    writing: &mut Transaction<'_, Any>,
    person: PersonId,
) -> Result<Vec<TableId>, Fault> {
    let rows = query(
        "SELECT tables.id, tables.seats, tables.state, scores IS NULL AS unfinished, seat
         FROM sitters JOIN tables ON tables.id = sitters.table_id
         WHERE sitters.person = $1 ORDER BY tables.id",
    )
    .bind(&person.0[..])
    .fetch_all(&mut **writing)
    .await?;
    let mut tables = Vec::new();
    for held in rows.chunk_by(rows::same_table) {
        let row = &held[0];
        let id = rows::id(row)?;
        let open = row.try_get::<&str, _>("state")? == "open";
        let plays_on = !open && rows::flag(row, "unfinished")?;
        query("UPDATE tables SET seats = $1 WHERE id = $2")
            .bind(to_json(&without(held, open)?))
            .bind(id.as_str())
            .execute(&mut **writing)
            .await?;
        query(
            "UPDATE sitters SET person = NULL, bot = coalesce(bot, $3)
             WHERE table_id = $1 AND person = $2",
        )
        .bind(id.as_str())
        .bind(&person.0[..])
        .bind(plays_on.then_some(STAND_IN))
        .execute(&mut **writing)
        .await?;
        tables.push(id);
    }
    Ok(tables)
}

/// The seats of a table without the names at those that are held.
fn without(held: &[AnyRow], open: bool) -> Result<Vec<Sitter>, Fault> {
    let mut seats = rows::seats(&held[0])?;
    for row in held {
        let seat: usize = rows::number(row, "seat")?;
        let sitter = seats.get_mut(seat).ok_or(Fault::Corrupt { what: "seats" })?;
        sitter.name.clear();
        if open {
            sitter.kind = SitterKind::Open;
        }
    }
    Ok(seats)
}
