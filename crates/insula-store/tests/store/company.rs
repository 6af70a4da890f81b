//! Who sits at a table, on what terms, and what people write there.

use insula_core::{Options, Seat, Seed, StateHash};
use insula_store::{
    CHAIN, Company, Doing, Entry, Fault, Header, Holder, Invite, Invited, Move, NewTable, PersonId,
    Said, Seating, SessionId, Sitter, SitterKind, Store, TableId, Visibility, testing,
};

const ANNA: PersonId = PersonId([1; 32]);
const BEA: PersonId = PersonId([2; 32]);
const CARL: PersonId = PersonId([3; 32]);

async fn memory() -> Store {
    let store = testing::store().await;
    for (person, name) in [(ANNA, "Anna"), (BEA, "Bea")] {
        store.new_guest(person, name, SessionId(person.0), 0).await.unwrap();
    }
    store
}

fn sitter(name: &str, kind: SitterKind) -> Sitter {
    Sitter { name: name.to_owned(), kind, bot: None }
}

/// Anna's table with room for one more.
fn open_table(visibility: Visibility, created: i64) -> NewTable {
    let header = Header {
        chain: CHAIN,
        game: "hamlet".to_owned(),
        rules: 3,
        seats: vec![sitter("Anna", SitterKind::You), sitter("", SitterKind::Open)],
        options: Options::new(),
        seed: Seed::from_number(9),
    };
    let mut table = NewTable::new(header, ANNA, created);
    let pace = Some(r#"{"kind":"days","days":2}"#.to_owned());
    let invite = Some(Invite::random());
    table.company = Company { visibility, pace, invite, ..table.company };
    table
}

/// Bea takes the free seat, and the game begins.
fn joined() -> Seating {
    Seating {
        seats: Some(vec![sitter("Anna", SitterKind::You), sitter("Bea", SitterKind::Friend)]),
        start: true,
        holders: vec![(Seat(1), Holder { person: Some(BEA), bot: None })],
        clock: Some("{}".to_owned()),
    }
}

fn pass() -> Entry {
    let what = Move::Act("pass".to_owned());
    Entry { seat: Seat(0), what, hash: StateHash([7; 32]), rules: 3, time: 5 }
}

#[tokio::test]
async fn a_table_fills_and_keeps_its_terms() {
    let store = memory().await;
    let new = open_table(Visibility::Public, 5);
    let id = store.create(&new).await.unwrap();
    assert_eq!(store.load(&id).await.unwrap().company, new.company);
    assert!(new.company.open);
    store.seat(&id, &joined()).await.unwrap();
    let stored = store.load(&id).await.unwrap();
    assert_eq!(stored.header.seats, joined().seats.unwrap());
    let holders = [ANNA, BEA].map(|person| Holder { person: Some(person), bot: None });
    let clock = Some("{}".to_owned());
    let expected = Company { open: false, clock, holders: holders.to_vec(), ..new.company.clone() };
    assert_eq!(stored.company, expected);

    // Once it runs, nobody's kind or name changes; who plays a seat may.
    let error = store.seat(&id, &joined()).await.unwrap_err();
    assert!(matches!(error.fault, Fault::Changed), "{error}");
    let away = Holder { person: Some(BEA), bot: Some("normal".to_owned()) };
    let stand_in = Seating { holders: vec![(Seat(1), away.clone())], ..Seating::default() };
    store.seat(&id, &stand_in).await.unwrap();
    assert_eq!(store.load(&id).await.unwrap().company.holders[1], away);
    assert_eq!(store.load(&id).await.unwrap().company.clock.as_deref(), Some("{}"));
}

#[tokio::test]
async fn nobody_sits_down_who_is_not_known() {
    let store = memory().await;
    let id = store.create(&open_table(Visibility::Link, 0)).await.unwrap();
    let stranger = Holder { person: Some(CARL), bot: None };
    let seating = Seating { holders: vec![(Seat(1), stranger)], ..joined() };
    let error = store.seat(&id, &seating).await.unwrap_err();
    assert_eq!(error.doing, Doing::Seat);
    // All of it or nothing: the table still waits.
    assert!(store.load(&id).await.unwrap().company.open);
}

#[tokio::test]
async fn the_clock_is_written_with_the_entry_or_not_at_all() {
    let store = memory().await;
    let id = store.create(&open_table(Visibility::Link, 0)).await.unwrap();
    store.seat(&id, &joined()).await.unwrap();
    store.append(&id, 0, &pass(), Some("first")).await.unwrap();
    store.append(&id, 0, &pass(), Some("late")).await.unwrap_err();
    assert_eq!(store.load(&id).await.unwrap().company.clock.as_deref(), Some("first"));
    store.append(&id, 1, &pass(), None).await.unwrap();
    store.set_clock(&id, "paused").await.unwrap();
    assert_eq!(store.load(&id).await.unwrap().company.clock.as_deref(), Some("paused"));
    assert_eq!(store.paced().await.unwrap(), std::slice::from_ref(&id));
    store.finish(&id, &[1, 2]).await.unwrap();
    assert_eq!(store.paced().await.unwrap(), []);
}

#[tokio::test]
async fn tables_are_listed_for_those_whom_they_concern() {
    let store = memory().await;
    let mut ids = Vec::new();
    for (at, visibility) in (0..).zip([Visibility::Public, Visibility::Link, Visibility::Private]) {
        ids.push(store.create(&open_table(visibility, at)).await.unwrap());
    }
    let list = |summaries: Vec<insula_store::Summary>| {
        summaries.into_iter().map(|summary| summary.id).collect::<Vec<_>>()
    };
    assert_eq!(list(store.open_tables(BEA).await.unwrap()), [ids[0].clone()]);
    assert_eq!(list(store.open_tables(ANNA).await.unwrap()), []);
    assert_eq!(list(store.tables_of(BEA).await.unwrap()), []);
    let mut may = Vec::new();
    for id in &ids {
        may.push(store.may_see(id, BEA).await.unwrap());
    }
    assert_eq!(may, [true, true, false]);
    assert!(store.may_see(&ids[2], ANNA).await.unwrap());
    assert!(store.may_see(&TableId::random(), ANNA).await.unwrap_err().is_no_table());

    store.seat(&ids[2], &joined()).await.unwrap();
    let mine = store.tables_of(BEA).await.unwrap();
    assert_eq!((&mine[0].id, &mine[0].mine[..], mine[0].open), (&ids[2], &[Seat(1)][..], false));
    assert_eq!(mine[0].pace.as_deref(), Some(r#"{"kind":"days","days":2}"#));
    assert!(store.may_see(&ids[2], BEA).await.unwrap());
    assert_eq!(store.waiting_since(1).await.unwrap(), [ids[0].clone()]);
}

#[tokio::test]
async fn an_invitation_leads_to_its_table_as_long_as_there_is_one() {
    let store = memory().await;
    let new = open_table(Visibility::Private, 0);
    let invite = new.company.invite.clone().unwrap();
    let table = store.create(&new).await.unwrap();
    assert_eq!(store.invited(&Invite::random()).await.unwrap(), None);
    let expected = Invited { table: table.clone(), open: true };
    assert_eq!(store.invited(&invite).await.unwrap(), Some(expected.clone()));
    store.seat(&table, &joined()).await.unwrap();
    assert_eq!(store.invited(&invite).await.unwrap(), Some(Invited { open: false, ..expected }));
    // What has begun is not taken away.
    assert!(matches!(store.remove(&table).await.unwrap_err().fault, Fault::Changed));

    let other = open_table(Visibility::Private, 0);
    let id = store.create(&other).await.unwrap();
    store.say(&id, &said(0, "anybody?")).await.unwrap();
    store.remove(&id).await.unwrap();
    assert_eq!(store.invited(&other.company.invite.unwrap()).await.unwrap(), None);
    assert!(store.load(&id).await.unwrap_err().is_no_table());
}

#[tokio::test]
async fn a_table_has_one_successor() {
    let store = memory().await;
    let first = store.create(&open_table(Visibility::Link, 0)).await.unwrap();
    let next = store.create_rematch(&first, &open_table(Visibility::Link, 1)).await.unwrap();
    let again = store.create_rematch(&first, &open_table(Visibility::Link, 2)).await.unwrap();
    assert_eq!((&again, store.tables_of(ANNA).await.unwrap().len()), (&next, 2));
    assert_eq!(store.load(&first).await.unwrap().company.rematch, Some(next.clone()));
    // Its host has second thoughts: somebody may ask again.
    store.remove(&next).await.unwrap();
    assert_eq!(store.load(&first).await.unwrap().company.rematch, None);
}

#[tokio::test]
async fn a_table_may_begin_in_the_middle_of_another() {
    let store = memory().await;
    let parent = store.create(&open_table(Visibility::Link, 0)).await.unwrap();
    let mut new = open_table(Visibility::Private, 1);
    new.company.parent = Some(parent);
    new.entries = vec![pass(), pass()];
    let id = store.create(&new).await.unwrap();
    let stored = store.load(&id).await.unwrap();
    assert_eq!((stored.entries, stored.company), (new.entries, new.company));
}

fn said(n: u32, text: &str) -> Said {
    Said { n, seat: Seat(0), text: text.to_owned(), time: i64::from(n) }
}

#[tokio::test]
async fn what_people_write_is_kept() {
    let store = memory().await;
    let id = store.create(&open_table(Visibility::Link, 0)).await.unwrap();
    for n in 0..5 {
        store.say(&id, &said(n, "ciao")).await.unwrap();
    }
    let last = store.chat(&id, 2).await.unwrap();
    assert_eq!(last, [said(3, "ciao"), said(4, "ciao")]);
    assert_eq!(store.note(&id, ANNA).await.unwrap(), "");
    store.set_note(&id, ANNA, "first").await.unwrap();
    store.set_note(&id, ANNA, "watch Bea").await.unwrap();
    assert_eq!(store.note(&id, ANNA).await.unwrap(), "watch Bea");
    assert_eq!(store.note(&id, BEA).await.unwrap(), "");
}
