//! Two persons become one, or one goes for good: the games stay.
//!
//! **Invariant:** all of it happens, or nothing.

use sqlx::sqlite::{SqliteRow, SqliteTransaction};
use sqlx::{Row, query};

use super::super::{Store, fail, read_id, read_seats, to_json};
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
        let rows = query("SELECT DISTINCT table_id AS id FROM sitters WHERE person = ? ORDER BY 1")
            .bind(&person.0[..])
            .fetch_all(&self.pool)
            .await
            .map_err(|error| failed(error.into()))?;
        rows.iter().map(read_id).collect::<Result<_, _>>().map_err(failed)
    }

    /// Gives everything that `guest` has to `person`; there is no such guest any more.
    pub async fn merge_people(&self, guest: PersonId, person: PersonId) -> Result<(), StoreError> {
        let merged = async {
            let mut writing = self.pool.begin().await?;
            for sql in [
                "UPDATE sitters SET person = ?2 WHERE person = ?1",
                "UPDATE tables SET owner = ?2 WHERE owner = ?1",
                // Where both have written, what the account has stays.
                "UPDATE OR IGNORE notes SET person = ?2 WHERE person = ?1",
            ] {
                query(sql).bind(&guest.0[..]).bind(&person.0[..]).execute(&mut *writing).await?;
            }
            query("DELETE FROM people WHERE id = ?")
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
            let mut writing = self.pool.begin().await?;
            let removed = remove_open(&mut writing, person).await?;
            let tables = leave_seats(&mut writing, person).await?;
            query("DELETE FROM people WHERE id = ?")
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
    writing: &mut SqliteTransaction<'_>,
    person: PersonId,
) -> Result<Vec<TableId>, Fault> {
    let rows = query("SELECT id FROM tables WHERE owner = ? AND state = 'open' ORDER BY id")
        .bind(&person.0[..])
        .fetch_all(&mut **writing)
        .await?;
    let removed = rows.iter().map(read_id).collect::<Result<Vec<_>, _>>()?;
    for table in &removed {
        for sql in [
            "UPDATE tables SET rematch = NULL WHERE rematch = ?",
            "DELETE FROM standing WHERE table_id = ?",
            "DELETE FROM tables WHERE id = ?",
        ] {
            query(sql).bind(table.as_str()).execute(&mut **writing).await?;
        }
    }
    Ok(removed)
}

/// Takes a person's names out of their seats; a bot plays on where a game runs, and a
/// table that waits has room again.
async fn leave_seats(
    writing: &mut SqliteTransaction<'_>,
    person: PersonId,
) -> Result<Vec<TableId>, Fault> {
    let rows = query(
        "SELECT tables.id, tables.seats, tables.state, scores IS NULL AS unfinished,
            json_group_array(sitters.seat) AS held
         FROM sitters JOIN tables ON tables.id = sitters.table_id
         WHERE sitters.person = ? GROUP BY tables.id ORDER BY tables.id",
    )
    .bind(&person.0[..])
    .fetch_all(&mut **writing)
    .await?;
    let mut tables = Vec::new();
    for row in &rows {
        let id = read_id(row)?;
        let open = row.try_get::<&str, _>("state")? == "open";
        let plays_on = !open && row.try_get("unfinished")?;
        query("UPDATE tables SET seats = ? WHERE id = ?")
            .bind(to_json(&without(row, open)?))
            .bind(id.as_str())
            .execute(&mut **writing)
            .await?;
        query(
            "UPDATE sitters SET person = NULL, bot = coalesce(bot, ?3)
             WHERE table_id = ?1 AND person = ?2",
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

/// The seats of a table without the names of those held.
fn without(row: &SqliteRow, open: bool) -> Result<Vec<Sitter>, Fault> {
    let mut seats = read_seats(row)?;
    let held: Vec<usize> = serde_json::from_str(row.try_get("held")?)
        .map_err(|_| Fault::Corrupt { what: "seats" })?;
    for seat in held {
        let sitter = seats.get_mut(seat).ok_or(Fault::Corrupt { what: "seats" })?;
        sitter.name.clear();
        if open {
            sitter.kind = SitterKind::Open;
        }
    }
    Ok(seats)
}
