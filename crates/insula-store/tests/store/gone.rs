//! Two persons become one, or one goes for good.

use insula_core::{Options, Seat, Seed};
use insula_store::{
    CHAIN, Gone, Header, Holder, NewTable, PersonId, Seating, SessionId, Sitter, SitterKind, Store,
    TableId, testing,
};

const ANNA: PersonId = PersonId([1; 32]);
const BEA: PersonId = PersonId([2; 32]);

/// Anna hosts three tables, Bea is at each; what is over goes on with the open one.
struct Tables {
    store: Store,
    runs: TableId,
    open: TableId,
    over: TableId,
}

fn sitter(name: &str, kind: SitterKind, bot: Option<&str>) -> Sitter {
    Sitter { name: name.to_owned(), kind, bot: bot.map(str::to_owned) }
}

async fn tables() -> Tables {
    let store = testing::store().await;
    for (n, (person, name)) in [(ANNA, "Anna"), (BEA, "Bea")].into_iter().enumerate() {
        store.new_guest(person, name, SessionId([n as u8; 32]), 0).await.unwrap();
    }
    let seats = vec![
        sitter("Anna", SitterKind::You, None),
        sitter("Bea", SitterKind::Friend, None),
        sitter("M", SitterKind::Bot, Some("easy")),
    ];
    let header = Header {
        chain: CHAIN,
        game: "hamlet".to_owned(),
        rules: 1,
        seats: seats.clone(),
        options: Options::new(),
        seed: Seed::from_number(9),
    };
    let mut new = NewTable::new(header, ANNA, 0);
    new.company.holders[1].person = Some(BEA);
    let runs = store.create(&new).await.unwrap();
    let over = store.create(&new).await.unwrap();
    store.finish(&over, &[1, 2, 3]).await.unwrap();
    new.company.open = true;
    let open = store.create_rematch(&over, &new).await.unwrap();
    for table in [&runs, &over, &open] {
        for person in [ANNA, BEA] {
            store.set_note(table, person, "mine").await.unwrap();
        }
    }
    Tables { store, runs, open, over }
}

/// Whether a person has the seat, and which bot.
async fn sitters(store: &Store, table: &TableId) -> Vec<(bool, Option<String>)> {
    let holders = store.load(table).await.unwrap().company.holders;
    holders.into_iter().map(|Holder { person, bot }| (person.is_some(), bot)).collect()
}

async fn names(store: &Store, table: &TableId) -> Vec<(String, SitterKind)> {
    let seats = store.load(table).await.unwrap().header.seats;
    seats.into_iter().map(|sitter| (sitter.name, sitter.kind)).collect()
}

fn bot(name: &str) -> Option<String> {
    Some(name.to_owned())
}

fn sorted<const N: usize>(mut tables: [TableId; N]) -> Vec<TableId> {
    tables.sort();
    tables.to_vec()
}

#[tokio::test]
async fn the_games_of_who_has_gone_stay_without_the_name() {
    let Tables { store, runs, open, over } = tables().await;
    let gone = store.delete_person(ANNA).await.unwrap();
    let stay = sorted([over.clone(), runs.clone()]);
    assert_eq!(gone, Gone { tables: stay, removed: vec![open.clone()] });
    assert_eq!(store.person(ANNA).await.unwrap(), None);
    assert_eq!(store.session(SessionId([0; 32])).await.unwrap(), None);
    let bea = ("Bea".to_owned(), SitterKind::Friend);
    for table in [&runs, &over] {
        let now = names(&store, table).await;
        assert_eq!(now[..2], [(String::new(), SitterKind::You), bea.clone()]);
        assert_eq!(store.note(table, ANNA).await.unwrap(), "");
        assert_eq!(store.note(table, BEA).await.unwrap(), "mine");
    }
    let normal = [(false, bot("normal")), (true, None), (false, bot("easy"))];
    assert_eq!(sitters(&store, &runs).await, normal);
    let after = [(false, None), (true, None), (false, bot("easy"))];
    assert_eq!(sitters(&store, &over).await, after);
    assert!(store.load(&open).await.unwrap_err().is_no_table());
    assert_eq!(store.load(&over).await.unwrap().company.rematch, None);
}

#[tokio::test]
async fn an_open_table_has_room_again_when_a_friend_goes() {
    let Tables { store, runs, open, .. } = tables().await;
    let gone = store.delete_person(BEA).await.unwrap();
    assert_eq!((gone.tables.len(), gone.removed.len()), (3, 0));
    let anna = ("Anna".to_owned(), SitterKind::You);
    assert_eq!(names(&store, &open).await[..2], [anna, (String::new(), SitterKind::Open)]);
    assert_eq!(sitters(&store, &open).await[1], (false, None));
    assert_eq!(sitters(&store, &runs).await[1], (false, bot("normal")));
}

/// Who has several seats at a table leaves all of them.
#[tokio::test]
async fn every_seat_is_left_at_once() {
    let Tables { store, runs, .. } = tables().await;
    let both = vec![(Seat(2), Holder { person: Some(BEA), bot: None })];
    store.seat(&runs, &Seating { holders: both, ..Seating::default() }).await.unwrap();
    let listed = store.tables_of(BEA).await.unwrap();
    let mine = listed.iter().find(|summary| summary.id == runs).unwrap();
    assert_eq!((listed.len(), &mine.mine[..]), (3, &[Seat(1), Seat(2)][..]));
    let gone = store.delete_person(BEA).await.unwrap();
    assert_eq!(gone.tables.len(), 3, "each table is named once");
    let left = [(true, None), (false, bot("normal")), (false, bot("normal"))];
    assert_eq!(sitters(&store, &runs).await, left);
}

#[tokio::test]
async fn a_guest_becomes_who_signs_in() {
    let Tables { store, runs, over, .. } = tables().await;
    assert_eq!(store.seated_at(BEA).await.unwrap().len(), 3);
    store.set_note(&runs, BEA, "of the guest").await.unwrap();
    store.set_note(&runs, ANNA, "of the account").await.unwrap();
    store.merge_people(BEA, ANNA).await.unwrap();
    assert_eq!(store.person(BEA).await.unwrap(), None);
    assert_eq!(store.seated_at(BEA).await.unwrap(), []);
    let both = [(true, None), (true, None), (false, bot("easy"))];
    assert_eq!(sitters(&store, &runs).await, both);
    assert_eq!(store.note(&runs, ANNA).await.unwrap(), "of the account");
    assert_eq!(store.seated_at(ANNA).await.unwrap().len(), 3);
    let nobody = store.merge_people(ANNA, PersonId([2; 32])).await;
    nobody.expect_err("nobody can be merged with nobody");
    assert!(store.person(ANNA).await.unwrap().is_some(), "all of it or nothing");
    assert_eq!(store.note(&over, ANNA).await.unwrap(), "mine");
}
