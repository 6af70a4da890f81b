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

    /// Forgets sessions that nobody has used since `time`, and guests who can never come
    /// back and have no seat anywhere.
    pub async fn forget_idle(&self, time: i64) -> Result<(), StoreError> {
        let forgotten = async {
            let mut writing = self.pool.begin().await?;
            query("DELETE FROM sessions WHERE used < ?").bind(time).execute(&mut *writing).await?;
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
    let held: Vec<usize> =
        serde_json::from_str(row.try_get("held")?).map_err(|_| Fault::Corrupt { what: "seats" })?;
    for seat in held {
        let sitter = seats.get_mut(seat).ok_or(Fault::Corrupt { what: "seats" })?;
        sitter.name.clear();
        if open {
            sitter.kind = SitterKind::Open;
        }
    }
    Ok(seats)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SessionId;

    const ANNA: PersonId = PersonId([1; 32]);
    const BEA: PersonId = PersonId([2; 32]);
    const RUNS: &str = "runsrunsruns";
    const OPEN: &str = "abcdefghjkmn";
    const OVER: &str = "nmkjhgfedcba";

    type Tested = Result<(), Box<dyn std::error::Error>>;

    /// Anna hosts three tables: one runs, one is open, one is over. Bea is at each.
    async fn store() -> Result<Store, Box<dyn std::error::Error>> {
        let store = Store::in_memory().await?;
        for (n, (person, name)) in [(ANNA, "Anna"), (BEA, "Bea")].into_iter().enumerate() {
            store.new_guest(person, name, SessionId([n as u8; 32]), 0).await?;
        }
        let seats = r#"[{"name":"Anna","kind":"you","bot":null},
            {"name":"Bea","kind":"friend","bot":null},{"name":"M","kind":"bot","bot":"easy"}]"#;
        let tables =
            [(RUNS, "running", None), (OPEN, "open", None), (OVER, "running", Some("[1,2,3]"))];
        for (id, state, scores) in tables {
            query(
                "INSERT INTO tables
                    (id, chain, game, rules, seats, options, seed, owner, created, state, scores)
                 VALUES (?, 2, 'hamlet', 1, ?, '{}', zeroblob(32), ?, 0, ?, ?)",
            )
            .bind(id)
            .bind(seats)
            .bind(&ANNA.0[..])
            .bind(state)
            .bind(scores)
            .execute(&store.pool)
            .await?;
            for (seat, person, bot) in
                [(0, Some(ANNA), None), (1, Some(BEA), None), (2, None, Some("easy"))]
            {
                query("INSERT INTO sitters (table_id, seat, person, bot) VALUES (?, ?, ?, ?)")
                    .bind(id)
                    .bind(seat)
                    .bind(person.as_ref().map(|person| &person.0[..]))
                    .bind(bot)
                    .execute(&store.pool)
                    .await?;
            }
            for person in [ANNA, BEA] {
                query("INSERT INTO notes (table_id, person, text) VALUES (?, ?, 'mine')")
                    .bind(id)
                    .bind(&person.0[..])
                    .execute(&store.pool)
                    .await?;
            }
        }
        query("UPDATE tables SET rematch = ? WHERE id = ?")
            .bind(OPEN)
            .bind(OVER)
            .execute(&store.pool)
            .await?;
        Ok(store)
    }

    async fn sitters(store: &Store, id: &str) -> Result<Vec<(bool, Option<String>)>, sqlx::Error> {
        let rows = query("SELECT person, bot FROM sitters WHERE table_id = ? ORDER BY seat")
            .bind(id)
            .fetch_all(&store.pool)
            .await?;
        rows.iter()
            .map(|row| {
                Ok((row.try_get::<Option<&[u8]>, _>("person")?.is_some(), row.try_get("bot")?))
            })
            .collect()
    }

    async fn names(store: &Store, id: &str) -> Result<Vec<(String, SitterKind)>, Fault> {
        let row = query("SELECT seats FROM tables WHERE id = ?").bind(id).fetch_one(&store.pool);
        let seats = read_seats(&row.await?)?;
        Ok(seats.into_iter().map(|sitter| (sitter.name, sitter.kind)).collect())
    }

    fn bot(name: &str) -> Option<String> {
        Some(name.to_owned())
    }

    #[tokio::test]
    async fn the_games_of_who_has_gone_stay_without_the_name() -> Tested {
        let store = store().await?;
        let gone = store.delete_person(ANNA).await?;
        assert_eq!(
            gone,
            Gone { tables: vec![OVER.parse()?, RUNS.parse()?], removed: vec![OPEN.parse()?] }
        );
        assert_eq!(store.person(ANNA).await?, None);
        assert_eq!(store.session(SessionId([0; 32])).await?, None);
        let bea = ("Bea".to_owned(), SitterKind::Friend);
        for id in [RUNS, OVER] {
            let now = names(&store, id).await?;
            assert_eq!(now[..2], [(String::new(), SitterKind::You), bea.clone()], "{id}");
        }
        let normal = [(false, bot("normal")), (true, None), (false, bot("easy"))];
        assert_eq!(sitters(&store, RUNS).await?, normal);
        let over = [(false, None), (true, None), (false, bot("easy"))];
        assert_eq!(sitters(&store, OVER).await?, over);
        assert!(store.load(&OPEN.parse()?).await.is_err_and(|error| error.is_no_table()));
        let notes = query("SELECT count(*) FROM notes").fetch_one(&store.pool).await?;
        assert_eq!(notes.try_get::<i64, _>(0)?, 2, "Bea's at the two tables that are left");
        Ok(())
    }

    #[tokio::test]
    async fn an_open_table_has_room_again_when_a_friend_goes() -> Tested {
        let store = store().await?;
        let gone = store.delete_person(BEA).await?;
        assert_eq!((gone.tables.len(), gone.removed.len()), (3, 0));
        let anna = ("Anna".to_owned(), SitterKind::You);
        assert_eq!(names(&store, OPEN).await?[..2], [anna, (String::new(), SitterKind::Open)]);
        assert_eq!(sitters(&store, OPEN).await?[1], (false, None));
        assert_eq!(sitters(&store, RUNS).await?[1], (false, bot("normal")));
        Ok(())
    }

    #[tokio::test]
    async fn a_guest_becomes_who_signs_in() -> Tested {
        let store = store().await?;
        assert_eq!(store.seated_at(BEA).await?.len(), 3);
        store.merge_people(BEA, ANNA).await?;
        assert_eq!((store.person(BEA).await?, store.seated_at(BEA).await?), (None, vec![]));
        let both = [(true, None), (true, None), (false, bot("easy"))];
        assert_eq!(sitters(&store, RUNS).await?, both);
        assert_eq!(store.seated_at(ANNA).await?.len(), 3);
        store
            .merge_people(ANNA, PersonId([2; 32]))
            .await
            .expect_err("nobody can be merged with nobody");
        assert!(store.person(ANNA).await?.is_some(), "all of it or nothing");
        Ok(())
    }
}
