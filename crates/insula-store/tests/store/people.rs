//! People: who is known in which browser.

use insula_store::testing::{self, Place};
use insula_store::{Fault, PersonId, Session, SessionId, Store, StoreError};

const ANNA: PersonId = PersonId([1; 32]);
const BEA: PersonId = PersonId([2; 32]);
const DESK: SessionId = SessionId([11; 32]);
const PHONE: SessionId = SessionId([12; 32]);
const OTHER: SessionId = SessionId([13; 32]);

async fn store() -> Store {
    let store = testing::store().await;
    store.new_guest(ANNA, "Anna", DESK, 5).await.unwrap();
    store.new_guest(BEA, "Bea", OTHER, 6).await.unwrap();
    store
}

async fn who(store: &Store, session: SessionId) -> Option<PersonId> {
    store.session(session).await.unwrap().map(|session| session.person)
}

fn is_taken(done: Result<(), StoreError>) -> bool {
    matches!(done, Err(StoreError { fault: Fault::NameTaken, .. }))
}

#[tokio::test]
async fn people_read_back_after_reopening() {
    let place = Place::new().await;
    let store = place.open().await;
    store.new_guest(ANNA, "Anna", DESK, 5).await.unwrap();
    store.use_session(DESK, 9).await.unwrap();
    store.set_notices(ANNA, "{\"lang\":\"it\"}").await.unwrap();
    store.close().await;

    let store = place.open().await;
    let anna = store.person(ANNA).await.unwrap().unwrap();
    assert_eq!((anna.name.as_str(), anna.password), ("Anna", None));
    assert_eq!(anna.notices, "{\"lang\":\"it\"}");
    assert_eq!(store.session(DESK).await.unwrap(), Some(Session { person: ANNA, used: 9 }));
    assert_eq!(store.person(BEA).await.unwrap(), None);
    assert_eq!(store.session(PHONE).await.unwrap(), None);
}

#[tokio::test]
async fn a_name_with_a_password_is_one_persons() {
    let store = store().await;
    store.set_password(ANNA, "anna", "hash", DESK).await.unwrap();
    assert!(is_taken(store.set_password(BEA, "anna", "other", OTHER).await));
    assert_eq!(store.person(BEA).await.unwrap().unwrap().password, None, "nothing of it is kept");
    // A guest may be called the same: they cannot come in by it.
    store.rename(BEA, "Anna", "anna").await.unwrap();
    assert_eq!(store.account("anna").await.unwrap().unwrap().id, ANNA);
    store.set_password(BEA, "bea", "other", OTHER).await.unwrap();
    assert!(is_taken(store.rename(BEA, "ANNA", "anna").await));
    store.rename(ANNA, "Ada", "ada").await.unwrap();
    assert_eq!(store.account("anna").await.unwrap(), None);
    assert_eq!(store.account("ada").await.unwrap().unwrap().name, "Ada");
    store.rename(BEA, "Anna", "anna").await.unwrap();
}

#[tokio::test]
async fn who_can_never_come_back_is_forgotten() {
    let store = store().await;
    store.new_guest(PersonId([3; 32]), "Carla", SessionId([15; 32]), 20).await.unwrap();
    store.set_password(ANNA, "anna", "hash", DESK).await.unwrap();
    store.forget_idle(20).await.unwrap();
    // Anna can sign in again, Carla was here just now, Bea's cookie has run out.
    assert_eq!((who(&store, DESK).await, who(&store, OTHER).await), (None, None));
    assert!(store.person(ANNA).await.unwrap().is_some());
    assert_eq!(who(&store, SessionId([15; 32])).await, Some(PersonId([3; 32])));
    assert_eq!(store.person(BEA).await.unwrap(), None);
}

#[tokio::test]
async fn sessions_end_one_by_one_or_all_others_at_once() {
    let store = store().await;
    store.sign_in(ANNA, PHONE, None, 7).await.unwrap();
    assert_eq!(store.sessions(ANNA).await.unwrap(), 2);
    // Another one in the place of the one this browser had.
    store.sign_in(ANNA, SessionId([14; 32]), Some(DESK), 8).await.unwrap();
    assert_eq!((who(&store, DESK).await, store.sessions(ANNA).await.unwrap()), (None, 2));
    store.sign_out_elsewhere(ANNA, PHONE).await.unwrap();
    assert_eq!((who(&store, PHONE).await, store.sessions(ANNA).await.unwrap()), (Some(ANNA), 1));
    assert_eq!(who(&store, OTHER).await, Some(BEA), "others are not concerned");
    store.sign_in(ANNA, DESK, None, 9).await.unwrap();
    store.set_password(ANNA, "anna", "hash", DESK).await.unwrap();
    assert_eq!((who(&store, PHONE).await, who(&store, DESK).await), (None, Some(ANNA)));
    store.sign_out(DESK).await.unwrap();
    assert_eq!(store.sessions(ANNA).await.unwrap(), 0);
}
