//! Two servers on one PostgreSQL: whoever is connected to the other one notices nothing.
//! A SQLite file has one server, and a second one says so.

use std::time::Duration;

use insula_server::{ServeError, bind};
use insula_store::testing::Place;
use insula_store::{Fault, ServerId, Store};
use serde_json::{Value, json};

use crate::hush;
use crate::web::{Person, Running, config, start};

/// Two servers on one database; none where a database has only one.
async fn two() -> Option<(Place, Running, Running)> {
    let place = Place::new().await;
    let first = start(place.open().await, hush::GAMES).await;
    let store = place.open().await;
    if !store.is_shared() {
        let refused = bind(config(store, hush::GAMES)).await.err();
        let in_use = |error: &ServeError| match error {
            ServeError::Store(error) => matches!(error.fault, Fault::InUse),
            _ => false,
        };
        assert!(refused.as_ref().is_some_and(in_use), "{refused:?}");
        first.stop().await;
        return None;
    }
    Some((place, first, start(store, hush::GAMES).await))
}

/// The same person before a page of another server.
fn at(person: &Person, server: &Running) -> Person {
    Person { addr: server.addr.clone(), cookie: person.cookie.clone() }
}

const LIVE: &str = r#"{ "kind": "live", "base": 1800, "increment": 0 }"#;

#[tokio::test]
async fn people_on_two_servers_play_at_one_table() {
    let Some((_place, first, second)) = two().await else { return };
    let (mut anna, mut bea) = (first.person(), second.person());
    let pace: Value = serde_json::from_str(LIVE).unwrap();
    let id = anna.hush_on(&["you", "open"], json!({ "pace": pace })).await;
    let mut host = anna.socket(&id).await;
    host.watch_around(0).await;
    let invite = anna.invite(&id).await;
    assert_eq!(bea.join(&invite, "Bea").await, id);
    assert_eq!(host.packet().await["to_act"], json!([0, 1]));
    let mut guest = bea.socket(&id).await;
    assert_eq!(guest.watch(1).await["mine"], json!([1]));
    host.around(|around| around["seats"][1]["here"] == true).await;

    // Moves, refusals, an undo, and what only one seat may know.
    assert_eq!(guest.do_now(1, "pick 2").await["view"]["picks"], json!([2]));
    guest.act(1, &json!(77), "seal").await;
    assert_eq!(guest.refusal().await, "stale");
    guest.say(json!({ "t": "watch", "seat": 0 })).await;
    assert_eq!(guest.refusal().await, "not-your-seat");
    guest.say(json!({ "t": "undo", "seat": 1, "seq": 1 })).await;
    assert_eq!(guest.packet().await["view"]["picks"], json!([]));
    guest.do_now(1, "seal").await;
    assert_eq!(host.packet().await["to_act"], json!([0]));
    host.do_now(0, "seal").await;
    assert_eq!(guest.packet().await["to_act"], json!([0]));

    // They talk, and agree upon a pause.
    guest.say(json!({ "t": "chat", "seat": 1, "text": "ciao" })).await;
    assert_eq!(host.until("chat").await["lines"][0]["text"], "ciao");
    host.say(json!({ "t": "propose", "seat": 0, "what": "pause" })).await;
    guest.around(|around| !around["vote"].is_null()).await;
    guest.say(json!({ "t": "answer", "yes": true })).await;
    let agreed = json!({ "t": "voted", "what": "pause", "agreed": true, "by": null });
    assert_eq!((host.until("voted").await, guest.until("voted").await), (agreed.clone(), agreed));

    // The lists are the same on both, and so is every refusal.
    let (mut here, mut there) = (at(&anna, &first), at(&anna, &second));
    let without_time = |mut lobby: Value| {
        lobby["mine"][0]["left"] = Value::Null;
        lobby
    };
    let lobby = without_time(here.get("/api/lobby").await.json());
    assert_eq!(lobby["mine"][0]["state"], "running");
    assert_eq!(without_time(there.get("/api/lobby").await.json()), lobby);
    let mut late = second.person();
    let reply = late.post(&format!("/api/join/{invite}"), "{}").await;
    assert_eq!(reply.refusal(), (410, "invite-expired".to_owned()));
    let leave = there.post(&format!("/api/tables/{id}/leave"), "").await;
    assert_eq!(leave.refusal(), (409, "not-open".to_owned()));

    // Who goes is missed.
    drop(guest);
    host.around(|around| around["seats"][1]["here"] == false).await;
    first.stop().await;
    second.stop().await;
}

#[tokio::test]
async fn what_happens_to_people_reaches_every_server() {
    let Some((_place, first, second)) = two().await else { return };
    let mut anna = first.person();
    let table = anna.hush_on(&["you", "guest"], json!({})).await;
    let open = anna.hush_on(&["you", "open"], json!({})).await;
    let (mut there, mut outside) = (at(&anna, &second), second.person());
    let mut playing = there.socket(&table).await;
    playing.watch(0).await;
    let mut looking = outside.socket(&open).await;
    looking.watch_around(None).await;
    // The host takes an open table away, from another server than the table's.
    let left = there.post(&format!("/api/tables/{open}/leave"), "").await;
    assert_eq!(left.status, 204, "{}", left.body);
    assert_eq!(looking.heard().await, None);
    let gone = outside.get(&format!("/api/tables/{open}")).await;
    assert_eq!(gone.refusal(), (404, "no-table".to_owned()));
    // Signing out ends what hangs on the session, wherever it is.
    assert_eq!(anna.post("/api/me/sign-out", "").await.status, 200);
    assert_eq!(playing.heard().await, None);
    first.stop().await;
    second.stop().await;
}

#[tokio::test]
async fn a_server_that_goes_hands_its_tables_over() {
    let Some((place, first, second)) = two().await else { return };
    let mut anna = first.person();
    let id = anna.hush_on(&["you", "guest"], json!({})).await;
    let there = at(&anna, &second);
    let mut socket = there.socket(&id).await;
    socket.do_now(0, "pick 3").await;
    first.stop().await;
    // Whoever hung on it comes again, and goes on where they were.
    assert_eq!(socket.heard().await, None);
    let mut socket = there.socket(&id).await;
    assert_eq!(socket.watch(0).await["view"]["picks"], json!([3]));
    socket.do_now(0, "seal").await;
    let stored = place.open().await.load(&id.parse().unwrap()).await.unwrap();
    assert_eq!(stored.entries.len(), 2);
    second.stop().await;
}

#[tokio::test]
async fn who_was_taken_for_dead_drops_everything_and_comes_back() {
    let Some((place, first, second)) = two().await else { return };
    let mut anna = first.person();
    let id = anna.hush_on(&["you", "guest"], json!({})).await;
    let mut socket = anna.socket(&id).await;
    socket.do_now(0, "pick 3").await;
    // Somebody who thinks that both are dead takes the table, and goes.
    let store = place.open().await;
    let thief = store.as_server(ServerId::random());
    thief.enter().await.unwrap();
    let table = id.parse().unwrap();
    while !thief.owned().await.unwrap().contains(&table) {
        thief.claim_orphans(Duration::ZERO).await.unwrap();
    }
    // Nothing that the first server writes counts any more: it says so, and ends it.
    socket.act(0, &json!(1), "seal").await;
    while let Some(heard) = socket.heard().await {
        assert_ne!(heard["t"], "packet", "{heard}");
    }
    assert_eq!(entries(&store, &id).await, 1);
    thief.leave().await.unwrap();
    // They come back under other names, and one of them has the table.
    let mut there = at(&anna, &second);
    while there.get(&format!("/api/tables/{id}")).await.status != 200 {}
    let mut socket = there.socket(&id).await;
    assert_eq!(socket.watch(0).await["view"]["picks"], json!([3]));
    socket.do_now(0, "seal").await;
    assert_eq!(entries(&store, &id).await, 2);
    first.stop().await;
    second.stop().await;
}

#[tokio::test]
async fn who_is_cut_off_from_the_database_says_so_and_comes_back() {
    let Some((place, first, second)) = two().await else { return };
    let mut anna = first.person();
    let id = anna.hush_on(&["you", "guest"], json!({})).await;
    let mut socket = anna.socket(&id).await;
    socket.do_now(0, "pick 3").await;
    place.close_doors().await;
    assert_eq!(socket.heard().await, None, "nobody waits for what cannot be written");
    let mut nobody = first.person();
    while nobody.get("/api/games").await.status == 200 {}
    assert_eq!(nobody.get("/api/games").await.refusal(), (503, "no-store".to_owned()));
    let table = anna.get(&format!("/api/tables/{id}")).await;
    assert_eq!(table.refusal(), (503, "no-store".to_owned()));
    place.open_doors().await;
    while anna.get(&format!("/api/tables/{id}")).await.status != 200 {}
    let mut socket = anna.socket(&id).await;
    assert_eq!(socket.watch(0).await["view"]["picks"], json!([3]));
    socket.do_now(0, "seal").await;
    first.stop().await;
    second.stop().await;
}

async fn entries(store: &Store, id: &str) -> usize {
    store.load(&id.parse().unwrap()).await.unwrap().entries.len()
}
