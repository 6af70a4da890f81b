//! A whole installation goes elsewhere: to another database, into a file and back. One of
//! the two databases is always SQLite, the other one is what the tests run on.

use std::path::Path;
use std::process::{Command, Output};

use insula_core::{Seat, StateHash};
use insula_store::testing::Place;
use insula_store::{
    Entry, Invite, NewTable, PersonId, Record, Said, SessionId, Store, Stored, TableId,
};
use serde_json::json;

use crate::client::{Server, make_table};

const ANNA: PersonId = PersonId([1; 32]);
const DESK: SessionId = SessionId([11; 32]);
const GAMES: [&str; 4] = ["capitol", "new-york", "the-capitals", "urban-sprawl"];

fn insula(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_insula")).args(args).env_remove("INSULA_DB").output().unwrap()
}

fn said(args: &[&str]) -> String {
    let output = insula(args);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn refused(args: &[&str]) -> String {
    let output = insula(args);
    assert!(!output.status.success(), "{args:?} was not refused");
    String::from_utf8(output.stderr).unwrap()
}

/// A recorded game, and the table that it was played at, without its entries.
fn recorded(game: &str) -> (NewTable, Vec<Entry>, Vec<i32>) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../insula-server/tests/recorded");
    let file = std::fs::read_to_string(folder.join(format!("{game}-rules-1.insula"))).unwrap();
    let record: Record = file.parse().unwrap();
    let rules = record.header.rules;
    let entry = |(time, entry): (i64, &insula_store::RecordEntry)| Entry {
        seat: entry.seat,
        what: entry.what.clone(),
        hash: entry.hash,
        rules,
        time,
    };
    let entries = (0..).zip(&record.entries).map(entry).collect();
    (NewTable::new(record.header, ANNA, 5), entries, record.scores)
}

async fn anna(store: &Store) {
    store.new_guest(ANNA, "Anna «A»", DESK, 5).await.unwrap();
    store.set_password(ANNA, "anna", "a hash", DESK).await.unwrap();
    store.set_notices(ANNA, r#"{"lang":"it"}"#).await.unwrap();
}

/// Every finished game there is, one in its middle, and something in every column.
async fn fill(store: &Store) -> Vec<TableId> {
    anna(store).await;
    let mut ids = Vec::new();
    for game in GAMES {
        let (mut table, entries, scores) = recorded(game);
        table.entries = entries;
        let id = store.create(&table).await.unwrap();
        store.finish(&id, &scores).await.unwrap();
        ids.push(id);
    }
    let (mut table, mut entries, _) = recorded("capitol");
    entries.truncate(100);
    table.entries = entries;
    table.company.invite = Some(Invite::random());
    table.company.pace = Some(r#"{"kind":"days","days":2}"#.to_owned());
    table.company.parent = Some(ids[1].clone());
    let id = store.create_rematch(&ids[0], &table).await.unwrap();
    store.set_clock(&id, "{}").await.unwrap();
    store.set_note(&id, ANNA, "città").await.unwrap();
    store.set_standing(&id, Seat(0), "tile", Some("wealth")).await.unwrap();
    let text = "ciao".to_owned();
    store.say(&id, &Said { n: 0, seat: Seat(0), text, time: 7 }).await.unwrap();
    store.keep_analysis(&ids[0], 1, "{}", 8).await.unwrap();
    ids.push(id);
    ids
}

/// All that can be read of an installation.
async fn everything(store: &Store, ids: &[TableId]) -> (Vec<Stored>, String) {
    let mut tables = Vec::new();
    let mut rest = format!("{:?}", store.person(ANNA).await.unwrap());
    rest += &format!("{:?}", store.account("anna").await.unwrap().map(|person| person.id));
    rest += &format!("{:?}", store.session(DESK).await.unwrap());
    for id in ids {
        tables.push(store.load(id).await.unwrap());
        rest += &format!("{:?}", store.chat(id, 9).await.unwrap());
        rest += &format!("{:?}", store.note(id, ANNA).await.unwrap());
        rest += &format!("{:?}", store.analysis(id).await.unwrap());
    }
    (tables, rest)
}

#[tokio::test]
async fn an_installation_moves_to_another_database_and_back() {
    let dir = tempfile::tempdir().unwrap();
    let at = |name: &str| format!("sqlite:{}", dir.path().join(name).display());
    let (home, back) = (at("home.sqlite"), at("back.sqlite"));
    let place = Place::new().await;
    let store = Store::connect(&home).await.unwrap();
    let ids = fill(&store).await;
    let before = everything(&store, &ids).await;
    store.close().await;

    let copied = said(&["db", "copy", &home, place.url()]);
    assert!(copied.starts_with("copied: tables 5, rows "), "{copied}");
    assert!(copied.ends_with("every hash is right\n"), "{copied}");
    let store = place.open().await;
    assert_eq!(everything(&store, &ids).await, before);
    store.close().await;
    said(&["db", "copy", place.url(), &back]);
    let store = Store::connect(&back).await.unwrap();
    assert_eq!(everything(&store, &ids).await, before);
    store.close().await;

    // What has something in it is not overwritten, and not removed.
    let error = refused(&["db", "copy", &home, place.url()]);
    assert!(error.contains("not empty"), "{error}");
    assert!(refused(&["db", "copy", &home, &back]).contains("not empty"));
    assert_eq!(everything(&place.open().await, &ids).await, before);
    assert!(refused(&["db", "copy", &at("nowhere.sqlite"), &at("new.sqlite")]).contains("nowhere"));
    assert!(!dir.path().join("new.sqlite").exists());
}

#[tokio::test]
async fn a_forged_journal_is_not_copied() {
    let dir = tempfile::tempdir().unwrap();
    let new = dir.path().join("new.sqlite");
    let (place, empty) = (Place::new().await, Place::new().await);
    let store = place.open().await;
    let ids = fill(&store).await;
    let (_, entries, _) = recorded("capitol");
    let forged = Entry { hash: StateHash([7; 32]), ..entries[100].clone() };
    store.append(&ids[4], 100, &forged, None).await.unwrap();
    store.close().await;
    for to in [&format!("sqlite:{}", new.display()), empty.url()] {
        let error = refused(&["db", "copy", place.url(), to]);
        assert!(error.contains(ids[4].as_str()) && error.contains("entry 101"), "{error}");
    }
    assert!(!new.exists());
    assert!(empty.open().await.is_empty().await.unwrap());
}

#[tokio::test]
async fn a_backup_is_made_while_people_play() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("backup.sqlite");
    let name = file.to_str().unwrap();
    let (place, new) = (Place::new().await, Place::new().await);
    let store = place.open().await;
    anna(&store).await;
    let (table, entries, _) = recorded("urban-sprawl");
    let id = store.create(&table).await.unwrap();
    let (begun, rest) = entries.split_at(50);
    for (seq, entry) in (0..).zip(begun) {
        store.append(&id, seq, entry, None).await.unwrap();
    }
    let url = place.url().to_owned();
    let args = ["backup".to_owned(), name.to_owned(), "--db".to_owned(), url.clone()];
    let backup = tokio::task::spawn_blocking(move || said(&args.each_ref().map(|arg| &**arg)));
    for (seq, entry) in (50..).zip(rest) {
        store.append(&id, seq, entry, None).await.unwrap();
    }
    backup.await.unwrap();
    assert!(refused(&["backup", name, "--db", &url]).contains("there already"));
    let mode = std::os::unix::fs::PermissionsExt::mode(&file.metadata().unwrap().permissions());
    assert_eq!(mode & 0o077, 0, "nobody else on the machine reads hidden cards");

    let restored = said(&["restore", name, "--db", new.url()]);
    assert!(restored.starts_with("restored: tables 1, rows "), "{restored}");
    let kept = new.open().await.load(&id).await.unwrap().entries;
    assert!(kept.len() >= begun.len(), "what was acknowledged before is there");
    assert_eq!(kept, entries[..kept.len()]);
    assert!(refused(&["restore", name, "--db", new.url()]).contains("not empty"));
    let data = dir.path().join("data");
    said(&["restore", name, "--data", data.to_str().unwrap()]);
    let kept = Store::open(&data.join("insula.sqlite")).await.unwrap().load(&id).await.unwrap();
    assert_eq!(kept.entries, entries[..kept.entries.len()]);
}

#[tokio::test]
async fn what_is_no_backup_is_not_restored() {
    let dir = tempfile::tempdir().unwrap();
    let (file, data) = (dir.path().join("file"), dir.path().join("data"));
    let args = ["restore", file.to_str().unwrap(), "--data", data.to_str().unwrap()];
    assert!(refused(&args).contains("cannot be read"));
    std::fs::write(&file, "").unwrap();
    assert!(refused(&args).contains("is no backup"));
    std::fs::write(&file, "no database ".repeat(400)).unwrap();
    refused(&args);
    assert!(!data.join("insula.sqlite").exists());
}

#[tokio::test]
async fn a_table_is_kept_where_db_says() {
    let dir = tempfile::tempdir().unwrap();
    let place = Place::new().await;
    let server = Server::start_with(dir.path(), &["--db", place.url()]);
    let seats = json!([{"kind": "you", "name": "Ada"}, {"kind": "guest", "name": "Bo"}]);
    let table = json!({"game": "capitol", "options": {}, "seats": seats});
    let (id, _) = make_table(&server.host, &table);
    let stored = place.open().await.load(&id.parse().unwrap()).await.unwrap();
    assert_eq!(stored.header.seats[0].name, "Ada");
    assert!(refused(&["export", &id, "--db", place.url()]).contains("is not finished"));
    assert_eq!(std::fs::read_dir(dir.path()).unwrap().count(), 0, "nothing is kept elsewhere");
    server.kill();
}

#[test]
fn no_password_is_printed() {
    let away = "postgres://anna:secret@127.0.0.1:1/insula";
    for args in [
        &["db", "copy", away, "sqlite:none"][..],
        &["backup", "none.sqlite", "--db", away],
        &["export", "abcdefghjkmn", "--db", "mysql://anna:secret@host/insula"],
    ] {
        let error = refused(args);
        assert!(!error.contains("secret") && error.starts_with("insula: "), "{error}");
        assert!(error.matches("refused").count() <= 1, "said twice: {error}");
    }
    let help = Command::new(env!("CARGO_BIN_EXE_insula"))
        .args(["backup", "--help"])
        .env("INSULA_DB", away)
        .output();
    assert!(!String::from_utf8(help.unwrap().stdout).unwrap().contains("secret"));
}
