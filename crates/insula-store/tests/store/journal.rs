//! The journal in a real database: what was acknowledged is there.

use insula_core::{Options, Seat, Seed, StateHash};
use insula_store::testing::{self, Place};
use insula_store::{
    Doing, Entry, Fault, Header, Move, NewTable, PersonId, SessionId, Sitter, SitterKind, Store,
    StoreError, TableId, counting,
};

const ANNA: PersonId = PersonId([1; 32]);
const BEA: PersonId = PersonId([2; 32]);

fn new_table(owner: PersonId, created: i64) -> NewTable {
    let sitter = |name: &str, kind, bot: Option<&str>| Sitter {
        name: name.to_owned(),
        kind,
        bot: bot.map(str::to_owned),
    };
    let header = Header {
        chain: insula_store::CHAIN,
        game: "hamlet".to_owned(),
        rules: 3,
        seats: vec![
            sitter("Anna Bianchi", SitterKind::You, None),
            sitter("Bot «A»", SitterKind::Bot, Some("greedy")),
        ],
        options: Options::from([("wind".to_owned(), "calm".to_owned())]),
        seed: Seed::from_number(9),
    };
    NewTable::new(header, owner, created)
}

/// A store that knows Anna and Bea.
async fn memory() -> Store {
    known(testing::store().await).await
}

async fn known(store: Store) -> Store {
    for (person, name) in [(ANNA, "Anna"), (BEA, "Bea")] {
        // Opened again, it knows them already.
        let _ = store.new_guest(person, name, SessionId(person.0), 0).await;
    }
    store
}

fn entry(seat: u8, what: Move) -> Entry {
    let hash = StateHash(Seed::from_number(what.to_string().len() as u64).0);
    Entry { seat: Seat(seat), what, hash, rules: 3, time: 1_700_000_000_000 }
}

fn act(text: &str) -> Move {
    Move::Act(text.to_owned())
}

async fn open(place: &Place) -> Store {
    known(place.open().await).await
}

#[tokio::test]
async fn a_table_reads_back_after_reopening() {
    let place = Place::new().await;
    let written = [entry(0, act("buy 1")), entry(0, Move::Undo), entry(1, act("pass"))];
    let store = open(&place).await;
    let id = store.create(&new_table(ANNA, 5)).await.unwrap();
    for (seq, entry) in (0..).zip(&written) {
        store.append(&id, seq, entry, None).await.unwrap();
    }
    store.close().await;

    let store = open(&place).await;
    let stored = store.load(&id).await.unwrap();
    let NewTable { header, owner, created, .. } = new_table(ANNA, 5);
    assert_eq!((stored.header, stored.owner, stored.created), (header, owner, created));
    assert_eq!(stored.entries, written);
    assert_eq!(stored.scores, None);
}

/// Kept by table, seat and key, beside the journal.
#[tokio::test]
async fn standing_answers_read_back_after_reopening() {
    let place = Place::new().await;
    let store = open(&place).await;
    let [id, other] = [
        store.create(&new_table(ANNA, 5)).await.unwrap(),
        store.create(&new_table(ANNA, 6)).await.unwrap(),
    ];
    let set = async |table: &TableId, seat, key, value| {
        store.set_standing(table, Seat(seat), key, value).await.unwrap();
    };
    set(&id, 0, "tile", Some("wealth")).await;
    set(&id, 0, "tile", Some("prestige")).await;
    set(&id, 0, "order", Some("clockwise")).await;
    set(&id, 1, "tile", Some("wealth")).await;
    set(&id, 1, "order", Some("clockwise")).await;
    set(&id, 1, "order", None).await;
    set(&id, 1, "never given", None).await;
    set(&other, 0, "tile", Some("wealth")).await;
    store.close().await;

    let store = open(&place).await;
    let answers = |pairs: &[(&str, &str)]| -> Options {
        pairs.iter().map(|&(key, value)| (key.to_owned(), value.to_owned())).collect()
    };
    let stored = store.load(&id).await.unwrap();
    let zero = answers(&[("order", "clockwise"), ("tile", "prestige")]);
    assert_eq!(
        stored.standing,
        [(Seat(0), zero), (Seat(1), answers(&[("tile", "wealth")]))].into()
    );
    assert_eq!(stored.entries, []);
    let standing = store.load(&other).await.unwrap().standing;
    assert_eq!(standing, [(Seat(0), answers(&[("tile", "wealth")]))].into());
}

#[tokio::test]
async fn an_entry_is_there_for_another_reader_as_soon_as_append_returns() {
    let place = Place::new().await;
    let (writer, reader) = (open(&place).await, open(&place).await);
    let id = writer.create(&new_table(ANNA, 0)).await.unwrap();
    for seq in 0..20 {
        writer.append(&id, seq, &entry(0, act("pass")), None).await.unwrap();
        assert_eq!(reader.load(&id).await.unwrap().entries.len(), seq as usize + 1);
    }
}

#[tokio::test]
async fn only_the_next_entry_is_taken() {
    let store = memory().await;
    let id = store.create(&new_table(ANNA, 0)).await.unwrap();
    let pass = entry(0, act("pass"));
    store.append(&id, 0, &pass, None).await.unwrap();
    for wrong in [0, 2, 7] {
        let error = store.append(&id, wrong, &pass, None).await.unwrap_err();
        assert!(matches!(error.fault, Fault::NotNext { seq, next: 1 } if seq == wrong), "{error}");
        assert_eq!((error.table.as_ref(), error.doing), (Some(&id), Doing::Append));
    }
    assert_eq!(store.load(&id).await.unwrap().entries, [pass]);
}

#[tokio::test]
async fn two_writers_of_one_entry_do_not_both_win() {
    let place = Place::new().await;
    let (one, two) = (open(&place).await, open(&place).await);
    let id = one.create(&new_table(ANNA, 0)).await.unwrap();
    let pass = entry(0, act("pass"));
    let (first, second) =
        tokio::join!(one.append(&id, 0, &pass, None), two.append(&id, 0, &pass, None));
    assert!(first.is_ok() != second.is_ok());
    assert_eq!(one.load(&id).await.unwrap().entries.len(), 1);
}

#[tokio::test]
async fn a_finished_table_takes_no_more_and_is_listed_with_its_scores() {
    let store = memory().await;
    let old = store.create(&new_table(ANNA, 10)).await.unwrap();
    let new = store.create(&new_table(ANNA, 20)).await.unwrap();
    let other = store.create(&new_table(BEA, 15)).await.unwrap();
    assert_eq!(store.unfinished().await.unwrap(), [old.clone(), other.clone(), new.clone()]);

    store.finish(&old, &[12, -3]).await.unwrap();
    let error = store.append(&old, 0, &entry(0, act("pass")), None).await.unwrap_err();
    assert!(matches!(error.fault, Fault::Finished), "{error}");
    assert_eq!(store.unfinished().await.unwrap(), [other, new.clone()]);

    let mine = store.tables_of(ANNA).await.unwrap();
    assert_eq!(mine.iter().map(|summary| &summary.id).collect::<Vec<_>>(), [&new, &old]);
    assert_eq!((mine[0].scores.clone(), mine[1].scores.clone()), (None, Some(vec![12, -3])));
    assert_eq!(mine[0].seats, new_table(ANNA, 20).header.seats);
    assert_eq!(store.load(&old).await.unwrap().scores, Some(vec![12, -3]));
}

#[tokio::test]
async fn errors_name_the_table_and_what_was_done() {
    let store = memory().await;
    let nowhere = TableId::random();
    let says = |error: StoreError| {
        assert_eq!(error.table.as_ref(), Some(&nowhere));
        assert!(error.is_no_table());
        error.to_string()
    };
    let loading = says(store.load(&nowhere).await.unwrap_err());
    assert_eq!(loading, format!("reading a table (table {nowhere}): there is no such table"));
    says(store.append(&nowhere, 0, &entry(0, act("pass")), None).await.unwrap_err());
    says(store.finish(&nowhere, &[1]).await.unwrap_err());
    says(store.set_standing(&nowhere, Seat(0), "tile", Some("wealth")).await.unwrap_err());
}

#[tokio::test]
async fn text_that_fits_no_record_is_refused() {
    let store = memory().await;
    let id = store.create(&new_table(ANNA, 0)).await.unwrap();
    let error = store.append(&id, 0, &entry(0, act("a\nb")), None).await.unwrap_err();
    assert!(matches!(error.fault, Fault::BadText), "{error}");
    assert_eq!(store.load(&id).await.unwrap().entries, []);
}

#[tokio::test]
async fn a_file_that_is_no_journal_is_refused() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("journal.sqlite");
    std::fs::write(&path, "not a database, but long enough to be looked at".repeat(40)).unwrap();
    let error = Store::open(&path).await.unwrap_err();
    assert_eq!((error.table.as_ref(), error.doing), (None, Doing::Open));
}

#[tokio::test]
async fn an_analysis_is_kept_for_the_rules_it_was_made_by() {
    let place = Place::new().await;
    let store = open(&place).await;
    let id = store.create(&new_table(ANNA, 5)).await.unwrap();
    assert_eq!(store.analysis(&id).await.unwrap(), None);
    store.keep_analysis(&id, 2, "by other rules", 6).await.unwrap();
    assert_eq!(store.analysis(&id).await.unwrap(), None);
    store.keep_analysis(&id, 3, "first", 7).await.unwrap();
    store.keep_analysis(&id, 3, "{\"moments\":[]}", 8).await.unwrap();
    store.close().await;

    let store = open(&place).await;
    assert_eq!(store.analysis(&id).await.unwrap().as_deref(), Some("{\"moments\":[]}"));
    let nowhere = TableId::random();
    assert!(store.analysis(&nowhere).await.unwrap_err().is_no_table());
    assert!(store.keep_analysis(&nowhere, 3, "text", 9).await.unwrap_err().is_no_table());
}

#[test]
fn actions_that_were_taken_back_do_not_count() {
    let (undo, [a, b, c, d]) = (Move::Undo, ["a", "b", "c", "d"].map(act));
    // Seat 0 takes c back, then a; what seat 1 did in between stays.
    let entries = [(0, &a), (1, &b), (0, &c), (0, &undo), (0, &undo), (0, &d)];
    let counted = counting(entries.map(|(seat, what)| (Seat(seat), what)));
    assert_eq!(counted, [(Seat(1), "b"), (Seat(0), "d")]);
}
