//! Several servers on one database: a table is one server's, and nobody else writes to it.

use std::collections::BTreeSet;
use std::time::Duration;

use insula_core::{Options, Seat, Seed, StateHash};
use insula_store::testing::{self, Place};
use insula_store::{
    CHAIN, Census, Entry, Fault, Header, Move, NewTable, PersonId, Said, Seating, ServerId,
    SessionId, Sitter, SitterKind, Store, StoreError, TableId,
};

const ANNA: PersonId = PersonId([1; 32]);
const DEAD: Duration = Duration::from_secs(6);

async fn table(store: &Store) -> TableId {
    let _ = store.new_guest(ANNA, "Anna", SessionId(ANNA.0), 0).await;
    let anna = Sitter { name: "Anna".to_owned(), kind: SitterKind::You, bot: None };
    let header = Header {
        chain: CHAIN,
        game: "hamlet".to_owned(),
        rules: 1,
        seats: vec![anna.clone(), anna],
        options: Options::new(),
        seed: Seed::from_number(1),
    };
    store.create(&NewTable::new(header, ANNA, 0)).await.unwrap()
}

/// A new server that lives.
async fn server(store: &Store) -> (ServerId, Store) {
    let id = ServerId::random();
    let own = store.as_server(id.clone());
    own.enter().await.unwrap();
    (id, own)
}

fn entry() -> Entry {
    let hash = StateHash([7; 32]);
    Entry { seat: Seat(0), what: Move::Act("go".to_owned()), hash, rules: 1, time: 0 }
}

fn not_owner<T: std::fmt::Debug>(done: Result<T, StoreError>) {
    let error = done.unwrap_err();
    assert!(error.is_not_owner(), "{error}");
}

/// Nothing that belongs to the table can be written.
async fn is_fenced(store: &Store, id: &TableId) {
    let stored = store.load(id).await.unwrap();
    let said = Said { n: 0, seat: Seat(0), text: "hello".to_owned(), time: 0 };
    not_owner(store.append(id, 0, &entry(), Some("{}")).await);
    not_owner(store.seat(id, &Seating::default()).await);
    not_owner(store.set_clock(id, "{}").await);
    not_owner(store.set_standing(id, Seat(0), "key", Some("value")).await);
    not_owner(store.set_standing(id, Seat(0), "key", None).await);
    not_owner(store.say(id, &said).await);
    not_owner(store.rechain(&stored).await);
    not_owner(store.finish(id, &[1, 2]).await);
    assert_eq!(store.load(id).await.unwrap(), stored);
}

#[tokio::test]
async fn a_table_is_written_to_by_the_server_that_has_it() {
    let store = testing::store().await;
    let id = table(&store).await;
    let ((one, first), (_, second)) = (server(&store).await, server(&store).await);
    // As long as it is nobody's, it is written to by who is no server.
    is_fenced(&first, &id).await;
    assert_eq!(store.claim(&id).await.unwrap(), None, "who is no server claims nothing");
    assert_eq!(first.claim(&id).await.unwrap(), None);
    assert_eq!(first.claim(&id).await.unwrap(), None);
    assert_eq!(second.claim(&id).await.unwrap(), Some(one));
    is_fenced(&second, &id).await;
    is_fenced(&store, &id).await;
    first.append(&id, 0, &entry(), Some("{}")).await.unwrap();
    first.set_standing(&id, Seat(0), "key", Some("value")).await.unwrap();
    let said = Said { n: 0, seat: Seat(0), text: "hello".to_owned(), time: 0 };
    first.say(&id, &said).await.unwrap();
    first.finish(&id, &[1, 2]).await.unwrap();
    assert_eq!(first.owned().await.unwrap(), [id]);
    let nowhere = second.claim(&TableId::random()).await.unwrap_err();
    assert!(nowhere.is_no_table(), "{nowhere}");
}

#[tokio::test]
async fn of_two_that_want_a_table_one_gets_it() {
    let store = testing::store().await;
    let ((one, first), (two, second)) = (server(&store).await, server(&store).await);
    for _ in 0..20 {
        let id = table(&store).await;
        let claimed = tokio::join!(first.claim(&id), second.claim(&id));
        match (claimed.0.unwrap(), claimed.1.unwrap()) {
            (None, Some(other)) => assert_eq!(other, one),
            (Some(other), None) => assert_eq!(other, two),
            both => panic!("{both:?}"),
        }
    }
}

#[tokio::test]
async fn the_tables_of_a_server_that_goes_are_another_servers_at_once() {
    let store = testing::store().await;
    let ((one, first), (two, second)) = (server(&store).await, server(&store).await);
    let (id, other) = (table(&store).await, table(&store).await);
    first.claim(&id).await.unwrap();
    second.claim(&other).await.unwrap();
    let both = BTreeSet::from([one, two.clone()]);
    let census = second.claim_orphans(DEAD).await.unwrap();
    assert_eq!(census, Census { living: both, claimed: vec![] }, "both live");

    first.leave().await.unwrap();
    let census = second.claim_orphans(DEAD).await.unwrap();
    let left = BTreeSet::from([two]);
    assert_eq!(census, Census { living: left.clone(), claimed: vec![id.clone()] });
    let census = second.claim_orphans(DEAD).await.unwrap();
    assert_eq!(census, Census { living: left, claimed: vec![] }, "it is done once");
    second.append(&id, 0, &entry(), None).await.unwrap();

    // Who was taken for dead, and was not, cannot do anything any more.
    is_fenced(&first, &id).await;
    assert!(!first.beat().await.unwrap());
    assert!(second.beat().await.unwrap());
    let free = table(&store).await;
    not_owner(first.claim(&free).await);
    not_owner(first.claim_orphans(DEAD).await);
    assert_eq!(second.claim(&free).await.unwrap(), None);
}

#[tokio::test]
async fn whoever_notices_first_takes_all_of_it() {
    let store = testing::store().await;
    let ((_, gone), (_, first), (_, second)) =
        (server(&store).await, server(&store).await, server(&store).await);
    let mut all = BTreeSet::new();
    for _ in 0..10 {
        let id = table(&store).await;
        gone.claim(&id).await.unwrap();
        all.insert(id);
    }
    gone.leave().await.unwrap();
    let (one, two) = tokio::join!(first.claim_orphans(DEAD), second.claim_orphans(DEAD));
    let (one, two) = (one.unwrap().claimed, two.unwrap().claimed);
    assert!(one.is_empty() || two.is_empty(), "{one:?} {two:?}");
    assert_eq!(one.into_iter().chain(two).collect::<BTreeSet<_>>(), all);
}

#[tokio::test]
async fn the_last_one_to_go_leaves_its_tables_to_nobody() {
    let store = testing::store().await;
    let id = table(&store).await;
    let (_, last) = server(&store).await;
    last.claim(&id).await.unwrap();
    last.leave().await.unwrap();
    store.append(&id, 0, &entry(), None).await.unwrap();
    let (next, own) = server(&store).await;
    assert_eq!(own.claim_orphans(DEAD).await.unwrap().living, BTreeSet::from([next]));
    assert_eq!(own.claim(&id).await.unwrap(), None);
}

#[tokio::test]
async fn a_file_has_one_server() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("journal.sqlite");
    let (first, second) = (Store::open(&path).await.unwrap(), Store::open(&path).await.unwrap());
    let id = table(&first).await;
    // What a copy of a database with several servers has brought along.
    let (_, elsewhere) = server(&first).await;
    elsewhere.claim(&id).await.unwrap();
    let alone = first.alone().await.unwrap();
    assert!(!alone.is_shared());
    alone.append(&id, 0, &entry(), None).await.unwrap();
    let refused = second.alone().await.unwrap_err();
    assert!(matches!(refused.fault, Fault::InUse), "{refused}");
    assert!(refused.to_string().contains("another server uses this file"), "{refused}");
    alone.close().await;
    second.alone().await.unwrap();
}

#[tokio::test]
async fn servers_hear_each_other_through_postgresql() {
    let place = Place::new().await;
    let (store, other) = (place.open().await, place.open().await);
    let (one, two) = (ServerId::random(), ServerId::random());
    if !store.is_shared() {
        // A file has nobody to listen to.
        assert!(store.listen(&one).await.is_err());
        return store.post(&[(None, vec!["hello".to_owned()])]).await.unwrap();
    }
    let (mut first, mut second) =
        (store.listen(&one).await.unwrap(), other.listen(&two).await.unwrap());
    let long = "è".repeat(3950);
    let texts = [
        (Some(one), vec!["a".to_owned(), long.clone(), "a".to_owned() + "b"]),
        (None, vec!["all".to_owned()]),
        (Some(two), vec!["c".to_owned()]),
    ];
    other.post(&texts).await.unwrap();
    for expected in [(false, "a"), (false, &long), (false, "ab"), (true, "all")] {
        let (to_all, text) = first.hear().await.unwrap().unwrap();
        assert_eq!((to_all, text.as_str()), expected);
    }
    assert_eq!(second.hear().await.unwrap(), Some((true, "all".to_owned())));
    assert_eq!(second.hear().await.unwrap(), Some((false, "c".to_owned())));
    // The line is cut, and whoever listens knows.
    store.cut_lines().await;
    assert_eq!(first.hear().await.unwrap(), None);
    store.post(&[(None, vec!["again".to_owned()])]).await.unwrap();
    assert_eq!(first.hear().await.unwrap(), Some((true, "again".to_owned())));
}
