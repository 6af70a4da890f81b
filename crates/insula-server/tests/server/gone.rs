//! People become others or go for good, at tables that are being played.

use insula_games::games;
use insula_server::verify_record;
use insula_store::{CHAIN, Entry, NewTable, Record, RecordEntry, SessionId, testing};
use serde_json::{Value, json};

use crate::hush;
use crate::web::{Person, Running, start};

async fn named(server: &Running, name: &str) -> Person {
    let mut person = server.person();
    person.post("/api/me", &json!({ "name": name }).to_string()).await;
    person
}

async fn account(server: &Running, name: &str) -> Person {
    let mut person = named(server, name).await;
    let reply = person.post("/api/me/password", r#"{"new":"correct horse"}"#).await;
    assert_eq!(reply.status, 200, "{}", reply.body);
    person
}

async fn sign_in(person: &mut Person, name: &str) {
    let asked = json!({ "name": name, "password": "correct horse" }).to_string();
    assert_eq!(person.post("/api/me/sign-in", &asked).await.status, 200);
}

/// A table for everybody with this many seats, of which only the first is taken.
async fn open_table(person: &mut Person, name: &str, seats: usize) -> String {
    let mut asked = vec![json!({ "kind": "open", "name": "" }); seats];
    asked[0] = json!({ "kind": "you", "name": name });
    let asked = json!({ "game": "hush", "seats": asked, "visibility": "public" });
    let reply = person.post("/api/tables", &asked.to_string()).await;
    assert_eq!(reply.status, 200, "{}", reply.body);
    reply.json()["id"].as_str().unwrap().to_owned()
}

async fn join(person: &mut Person, table: &str) {
    let reply = person.post(&format!("/api/tables/{table}/join"), "{}").await;
    assert_eq!(reply.status, 200, "{}", reply.body);
}

async fn card(person: &mut Person, table: &str) -> Value {
    person.get(&format!("/api/tables/{table}")).await.json()
}

#[tokio::test]
async fn whoever_deletes_the_account_leaves_the_games_and_takes_the_name() {
    let server = start(testing::store().await, hush::GAMES).await;
    let (mut anna, mut bea) = (account(&server, "Anna").await, named(&server, "Bea").await);
    let played = open_table(&mut anna, "Anna", 2).await;
    join(&mut bea, &played).await;
    let hosted = open_table(&mut anna, "Anna", 2).await;
    let joined = open_table(&mut bea, "Bea", 3).await;
    join(&mut anna, &joined).await;
    assert_eq!(card(&mut bea, &joined).await["seats"][1]["name"], "Anna");

    let mut socket = bea.socket(&played).await;
    socket.watch(1).await;
    for wrong in [json!({}), json!({ "password": "correct hors" })] {
        let reply = anna.post("/api/me/delete", &wrong.to_string()).await;
        assert_eq!(reply.refusal(), (403, "bad-sign-in".to_owned()));
    }
    let mut tablet = server.person();
    sign_in(&mut tablet, "Anna").await;
    let mut watching = anna.socket(&played).await;
    watching.watch(0).await;
    let reply = anna.post("/api/me/delete", r#"{"password":"correct horse"}"#).await;
    assert_eq!((reply.status, reply.json()), (200, Value::Null));
    assert_eq!(anna.cookie, None);
    assert_eq!(tablet.get("/api/me").await.json(), Value::Null);
    while watching.heard().await.is_some() {}
    let again = json!({ "name": "Anna", "password": "correct horse" }).to_string();
    assert_eq!(server.person().post("/api/me/sign-in", &again).await.status, 403);

    // A bot plays on, and Bea can finish the game.
    let around = socket.around(|around| around["seats"][0]["bot"] == "normal").await;
    assert_eq!(around["seats"][0]["name"], "");
    socket.play(1, |_| 0).await;
    let export = bea.get(&format!("/api/tables/{played}/export")).await.body;
    assert!(!export.contains("Anna") && export.contains("Bea"), "{export}");
    let record: Record = export.parse().unwrap();
    verify_record(&record, hush::GAMES).unwrap();

    // What Anna hosted and nobody had begun is gone; elsewhere there is room again.
    let reply = bea.get(&format!("/api/tables/{hosted}")).await;
    assert_eq!(reply.refusal(), (404, "no-table".to_owned()));
    let seat = card(&mut bea, &joined).await["seats"][1].clone();
    assert_eq!((&seat["name"], &seat["kind"]), (&json!(""), &json!("open")));
    join(&mut server.person(), &joined).await;
    // The name is free.
    account(&server, "Anna").await;
    server.stop().await;
}

#[tokio::test]
async fn a_guest_who_signs_in_takes_the_seats_along() {
    let server = start(testing::store().await, hush::GAMES).await;
    let (mut anna, mut bea) = (account(&server, "Anna").await, named(&server, "Bea").await);
    let mut phone = named(&server, "Annina").await;
    let table = open_table(&mut phone, "Annina", 2).await;
    join(&mut bea, &table).await;
    assert_eq!(anna.get("/api/tables").await.json(), json!([]));
    let mut before = phone.socket(&table).await;
    before.watch(0).await;
    sign_in(&mut phone, "Anna").await;
    // The socket of who is no more is closed; the page comes back as who it is now.
    while before.heard().await.is_some() {}
    let mut socket = phone.socket(&table).await;
    let packet = socket.watch(0).await;
    assert_eq!(packet["mine"], json!([0]));
    socket.act(0, &packet["seq"], "seal").await;
    assert_eq!(socket.packet().await["to_act"], json!([1]));
    assert_eq!(anna.get("/api/tables").await.json()[0]["id"], json!(table));
    assert_eq!(card(&mut bea, &table).await["seats"][0]["name"], "Annina", "as it was joined");

    // Who signs out of one account and into another takes nothing along.
    let mut carl = account(&server, "Carl").await;
    let carls = open_table(&mut carl, "Carl", 2).await;
    sign_in(&mut carl, "Anna").await;
    let mine = carl.get("/api/tables").await.json();
    assert!(mine.as_array().unwrap().iter().all(|card| card["id"] != json!(carls)), "{mine}");
    sign_in(&mut carl, "Carl").await;
    assert_eq!(carl.get("/api/tables").await.json()[0]["id"], json!(carls));
    server.stop().await;
}

/// Games from before names left the hashes can be verified still, without the name.
#[tokio::test]
async fn a_name_goes_from_an_old_game_and_the_game_stays_sound() {
    let store = testing::store().await;
    let server = start(store.clone(), games()).await;
    let mut anna = named(&server, "Anna").await;
    let token = anna.cookie.as_ref().unwrap().strip_prefix("insula=").unwrap();
    let person = store.session(SessionId::of_token(token)).await.unwrap().unwrap().person;
    let record: Record = include_str!("../recorded/capitol-rules-1.insula").parse().unwrap();
    assert_eq!((record.header.chain, &*record.header.seats[0].name), (1, "Anna"));
    let entry = |RecordEntry { seat, what, hash }: RecordEntry| Entry {
        seat,
        what,
        hash,
        rules: record.header.rules,
        time: 0,
    };
    let table = NewTable {
        entries: record.entries.iter().cloned().map(entry).collect(),
        ..NewTable::new(record.header.clone(), person, 0)
    };
    let id = store.create(&table).await.unwrap();
    store.finish(&id, &record.scores).await.unwrap();

    let reply = anna.post("/api/me/delete", "{}").await;
    assert_eq!(reply.status, 200, "a guest has no password: {}", reply.body);
    let export = server.person().get(&format!("/api/tables/{id}/export")).await.body;
    assert!(!export.contains("Anna"), "{}", &export[..200]);
    let now: Record = export.parse().unwrap();
    assert_eq!((now.header.chain, &*now.header.seats[0].name), (CHAIN, ""));
    let verified = verify_record(&now, games()).unwrap();
    assert_eq!(verified.scores.points(), record.scores);
    assert_eq!(now.entries.len(), record.entries.len());
    assert!(now.entries.iter().zip(&record.entries).all(|(now, then)| now.what == then.what));
    server.stop().await;
}
