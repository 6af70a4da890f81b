//! Who has done something here, and the browsers in which they are known.
//!
//! **Invariant:** of a token only the hash is kept, of a password only what the server
//! made of it.

mod gone;

pub use gone::Gone;

use sqlx::any::AnyRow;
use sqlx::{Any, Executor, Row, query};

use super::{Store, fail, rows};
use crate::{Doing, Fault, PersonId, SessionId, StoreError};

/// A person as they were written down.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Person {
    /// Who.
    pub id: PersonId,
    /// What the others call them.
    pub name: String,
    /// What the server made of their password; none: a guest.
    pub password: Option<String>,
    /// How they want to be told, as the server writes it.
    pub notices: String,
}

/// A browser in which a person is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Session {
    /// Who.
    pub person: PersonId,
    /// When it was last seen, in milliseconds since 1970, about.
    pub used: i64,
}

impl Store {
    /// Makes a guest, known in one browser.
    pub async fn new_guest(
        &self,
        person: PersonId,
        name: &str,
        session: SessionId,
        now: i64,
    ) -> Result<(), StoreError> {
        let failed = fail(None, Doing::People);
        let made = async {
            let mut writing = self.write().await?;
            query("INSERT INTO people (id, name, created) VALUES ($1, $2, $3)")
                .bind(&person.0[..])
                .bind(name)
                .bind(now)
                .execute(&mut *writing)
                .await?;
            add_session(&mut *writing, person, session, now).await?;
            writing.commit().await
        };
        made.await.map_err(|error: sqlx::Error| failed(error.into()))
    }

    /// Whose browser it is.
    pub async fn session(&self, session: SessionId) -> Result<Option<Session>, StoreError> {
        let failed = fail(None, Doing::People);
        let row = query("SELECT person, used FROM sessions WHERE token = $1")
            .bind(&session.0[..])
            .fetch_optional(&self.reading)
            .await
            .map_err(|error| failed(error.into()))?;
        let read = |row: AnyRow| -> Result<Session, Fault> {
            Ok(Session {
                person: PersonId(rows::bytes(&row, "person")?),
                used: row.try_get("used")?,
            })
        };
        row.map(read).transpose().map_err(failed)
    }

    /// The browser was seen.
    pub async fn use_session(&self, session: SessionId, now: i64) -> Result<(), StoreError> {
        let done = query("UPDATE sessions SET used = $1 WHERE token = $2")
            .bind(now)
            .bind(&session.0[..])
            .execute(&self.writing)
            .await;
        done.map(drop).map_err(|error| fail(None, Doing::People)(error.into()))
    }

    /// A person.
    pub async fn person(&self, person: PersonId) -> Result<Option<Person>, StoreError> {
        let row = query("SELECT * FROM people WHERE id = $1")
            .bind(&person.0[..])
            .fetch_optional(&self.reading)
            .await;
        read_person(row)
    }

    /// Who comes in by this name.
    pub async fn account(&self, login: &str) -> Result<Option<Person>, StoreError> {
        let row = query("SELECT * FROM people WHERE login = $1")
            .bind(login)
            .fetch_optional(&self.reading)
            .await;
        read_person(row)
    }

    /// Gives another name; `login` is the same as sign-in compares it, and only written
    /// where there is a password.
    pub async fn rename(
        &self,
        person: PersonId,
        name: &str,
        login: &str,
    ) -> Result<(), StoreError> {
        let done = query(
            "UPDATE people SET name = $2, login = CASE WHEN password IS NULL THEN NULL ELSE $3 END
             WHERE id = $1",
        )
        .bind(&person.0[..])
        .bind(name)
        .bind(login)
        .execute(&self.writing)
        .await;
        done.map(drop).map_err(|error| fail(None, Doing::People)(taken(error)))
    }

    /// Sets a password: from now on only the browser of `session` is known.
    pub async fn set_password(
        &self,
        person: PersonId,
        login: &str,
        password: &str,
        session: SessionId,
    ) -> Result<(), StoreError> {
        let set = async {
            let mut writing = self.write().await?;
            query("UPDATE people SET login = $1, password = $2 WHERE id = $3")
                .bind(login)
                .bind(password)
                .bind(&person.0[..])
                .execute(&mut *writing)
                .await
                .map_err(taken)?;
            end_others(&mut *writing, person, session).await?;
            Ok(writing.commit().await?)
        };
        set.await.map_err(fail(None, Doing::People))
    }

    /// Makes a person known in a browser, in which nobody else is known any more.
    pub async fn sign_in(
        &self,
        person: PersonId,
        session: SessionId,
        before: Option<SessionId>,
        now: i64,
    ) -> Result<(), StoreError> {
        let done = async {
            let mut writing = self.write().await?;
            if let Some(before) = before {
                end(&mut *writing, before).await?;
            }
            add_session(&mut *writing, person, session, now).await?;
            writing.commit().await
        };
        done.await.map_err(|error: sqlx::Error| fail(None, Doing::People)(error.into()))
    }

    /// Ends one session.
    pub async fn sign_out(&self, session: SessionId) -> Result<(), StoreError> {
        let done = end(&self.writing, session).await;
        done.map_err(|error| fail(None, Doing::People)(error.into()))
    }

    /// Ends all sessions of a person but one.
    pub async fn sign_out_elsewhere(
        &self,
        person: PersonId,
        session: SessionId,
    ) -> Result<(), StoreError> {
        let done = end_others(&self.writing, person, session).await;
        done.map_err(|error| fail(None, Doing::People)(error.into()))
    }

    /// In how many browsers a person is known.
    pub async fn sessions(&self, person: PersonId) -> Result<u32, StoreError> {
        let counted = query("SELECT count(*) AS n FROM sessions WHERE person = $1")
            .bind(&person.0[..])
            .fetch_one(&self.reading)
            .await
            .map_err(Fault::from)
            .and_then(|row| rows::number(&row, "n"));
        counted.map_err(fail(None, Doing::People))
    }

    /// Keeps how a person wants to be told.
    pub async fn set_notices(&self, person: PersonId, notices: &str) -> Result<(), StoreError> {
        let done = query("UPDATE people SET notices = $1 WHERE id = $2")
            .bind(notices)
            .bind(&person.0[..])
            .execute(&self.writing)
            .await;
        done.map(drop).map_err(|error| fail(None, Doing::People)(error.into()))
    }
}

async fn add_session(
    to: impl Executor<'_, Database = Any>,
    person: PersonId,
    session: SessionId,
    now: i64,
) -> Result<(), sqlx::Error> {
    let added =
        query("INSERT INTO sessions (token, person, created, used) VALUES ($1, $2, $3, $3)")
            .bind(&session.0[..])
            .bind(&person.0[..])
            .bind(now)
            .execute(to)
            .await;
    added.map(drop)
}

async fn end(
    from: impl Executor<'_, Database = Any>,
    session: SessionId,
) -> Result<(), sqlx::Error> {
    query("DELETE FROM sessions WHERE token = $1")
        .bind(&session.0[..])
        .execute(from)
        .await
        .map(drop)
}

async fn end_others(
    from: impl Executor<'_, Database = Any>,
    person: PersonId,
    session: SessionId,
) -> Result<(), sqlx::Error> {
    let ended = query("DELETE FROM sessions WHERE person = $1 AND token <> $2")
        .bind(&person.0[..])
        .bind(&session.0[..])
        .execute(from)
        .await;
    ended.map(drop)
}

fn read_person(row: Result<Option<AnyRow>, sqlx::Error>) -> Result<Option<Person>, StoreError> {
    let read = |row: AnyRow| -> Result<Person, Fault> {
        Ok(Person {
            id: PersonId(rows::bytes(&row, "id")?),
            name: row.try_get("name")?,
            password: row.try_get("password")?,
            notices: row.try_get("notices")?,
        })
    };
    let failed = fail(None, Doing::People);
    row.map_err(|error| failed(error.into()))?.map(read).transpose().map_err(failed)
}

/// The only thing that must be unique and that people choose is a name.
fn taken(error: sqlx::Error) -> Fault {
    match &error {
        sqlx::Error::Database(refused) if refused.is_unique_violation() => Fault::NameTaken,
        _ => error.into(),
    }
}
