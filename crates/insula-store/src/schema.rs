//! How the database came to its present shape, step by step.
//!
//! **Invariant:** a step that was released never changes; sqlx compares its
//! checksum. PostgreSQL began with what SQLite had after four steps; from number 5 on
//! a step is in both lists.

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{AssertSqlSafe, SqlSafeStr};

use crate::store::Kind;

/// Number, name and text.
type Step = (i64, &'static str, &'static str);

const SQLITE: &[Step] = &[
    (1, "journal", include_str!("../migrations/sqlite/0001_journal.sql")),
    (2, "standing", include_str!("../migrations/sqlite/0002_standing.sql")),
    (3, "analysis", include_str!("../migrations/sqlite/0003_analysis.sql")),
    (4, "people", include_str!("../migrations/sqlite/0004_people.sql")),
];
const POSTGRES: &[Step] =
    &[(1, "journal", include_str!("../migrations/postgres/0001_journal.sql"))];

/// All steps. Listed here and not by sqlx's macro, which would build SQLite and
/// half of the dependencies a second time.
pub(crate) fn steps(kind: Kind) -> Migrator {
    migrator(match kind {
        Kind::Sqlite => SQLITE,
        Kind::Postgres => POSTGRES,
    })
}

fn migrator(steps: &[Step]) -> Migrator {
    let step = |&(version, name, sql): &Step| {
        let sql = AssertSqlSafe(sql).into_sql_str();
        Migration::new(version, name.into(), MigrationType::Simple, sql, false)
    };
    Migrator::with_migrations(steps.iter().map(step).collect())
}

#[cfg(test)]
mod tests {
    use sqlx::query;
    use sqlx::sqlite::{SqliteConnectOptions, SqlitePool};

    use super::*;
    use crate::{Holder, PersonId, SessionId, Store};

    /// Whoever made a table before there were people is known by the same cookie.
    #[tokio::test]
    async fn old_cookies_open_old_tables() -> Result<(), Box<dyn std::error::Error>> {
        let dir = tempfile::tempdir()?;
        let path = dir.path().join("journal.sqlite");
        let options = SqliteConnectOptions::new().filename(&path).create_if_missing(true);
        let pool = SqlitePool::connect_with(options).await?;
        migrator(&SQLITE[..3]).run(&pool).await?;
        let session = SessionId::of_token("a token from before");
        let seats = r#"[{"name":"M","kind":"bot","bot":"easy"},
            {"name":"Anna","kind":"you","bot":null},{"name":"Bea","kind":"guest","bot":null}]"#;
        for (id, created) in [("abcdefghjkmn", 5), ("nmkjhgfedcba", 6)] {
            query(
                "INSERT INTO tables (id, game, rules, seats, options, seed, owner, created)
                 VALUES (?, 'hamlet', 1, ?, '{}', zeroblob(32), ?, ?)",
            )
            .bind(id)
            .bind(seats)
            .bind(&session.0[..])
            .bind(created)
            .execute(&pool)
            .await?;
        }
        pool.close().await;

        let store = Store::open(&path).await?;
        let person = PersonId(session.0);
        assert_eq!(store.session(session).await?.map(|session| session.person), Some(person));
        let anna = store.person(person).await?.ok_or("nobody")?;
        assert_eq!((anna.name.as_str(), anna.password), ("Anna", None));
        let stored = store.load(&"abcdefghjkmn".parse()?).await?;
        let own = Holder { person: Some(person), bot: None };
        let bot = Holder { person: None, bot: Some("easy".to_owned()) };
        assert_eq!(stored.company.holders, [bot, own.clone(), own]);
        assert_eq!((stored.header.chain, stored.company.open), (1, false));
        assert_eq!(store.seated_at(person).await?.len(), 2);
        Ok(())
    }
}
