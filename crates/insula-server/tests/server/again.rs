//! After the end: the same company once more, or another end.

use insula_server::verify_record;
use insula_store::{Record, testing};
use serde_json::{Value, json};

use crate::hush;
use crate::web::{Person, Running, start};

fn refused(status: u16, code: &str) -> (u16, String) {
    (status, code.to_owned())
}

fn last(offers: &[Value]) -> usize {
    offers.len() - 1
}

/// A finished game of Anna's against a bot.
async fn finished(seats: &[&str]) -> (Running, Person, String) {
    let server = start(testing::store().await, hush::GAMES).await;
    let mut anna = server.person();
    let id = anna.hush_on(seats, json!({})).await;
    let again = anna.post(&format!("/api/tables/{id}/rematch"), "").await;
    assert_eq!(again.refusal(), refused(409, "not-over"));
    anna.socket(&id).await.play(0, last).await;
    (server, anna, id)
}

#[tokio::test]
async fn the_same_company_plays_again() {
    let server = start(testing::store().await, hush::GAMES).await;
    let (mut anna, mut bea) = (server.person(), server.person());
    let terms = json!({ "visibility": "private" });
    let id = anna.hush_on(&["you", "open", "easy"], terms).await;
    let invite = anna.invite(&id).await;
    bea.join(&invite, "Bea").await;
    let (mut own, mut other) = (anna.socket(&id).await, bea.socket(&id).await);
    tokio::join!(own.play(0, last), other.play(1, last));
    let path = format!("/api/tables/{id}/rematch");
    assert_eq!(server.person().post(&path, "").await.refusal(), refused(404, "no-table"));

    // Bea asks first: it is her table now, and everybody hears of it.
    let next = bea.post(&path, "").await.json()["id"].as_str().unwrap().to_owned();
    assert_eq!(own.around(|around| !around["rematch"].is_null()).await["rematch"], json!(next));
    let card = bea.get(&format!("/api/tables/{next}")).await.json();
    let kinds: Vec<_> =
        card["seats"].as_array().unwrap().iter().map(|seat| &seat["kind"]).collect();
    assert_eq!(kinds, ["open", "you", "bot"]);
    assert_eq!(card["mine"], json!([1]));
    assert_eq!((&card["state"], &card["visibility"]), (&json!("open"), &json!("private")));
    assert_eq!(bea.post(&path, "").await.json()["id"], json!(next));
    assert_eq!(anna.post(&path, "").await.json()["id"], json!(next));
    let packet = anna.socket(&next).await.watch(0).await;
    assert_eq!((&packet["mine"], &packet["options"]["ring"]), (&json!([0]), &json!("calm")));
    assert_eq!(packet["seats"][0]["name"], "you");
    server.stop().await;
}

#[tokio::test]
async fn against_bots_alone_the_next_game_starts_at_once() {
    let (server, mut anna, id) = finished(&["you", "easy"]).await;
    let path = format!("/api/tables/{id}/rematch");
    assert_eq!(server.person().post(&path, "").await.refusal(), refused(403, "not-yours"));
    let next = anna.post(&path, "").await.json()["id"].as_str().unwrap().to_owned();
    assert_ne!(next, id);
    assert_eq!(anna.get(&format!("/api/tables/{next}")).await.json()["state"], "running");
    server.stop().await;
}

#[tokio::test]
async fn a_position_is_played_on_from() {
    let (server, mut anna, id) = finished(&["you", "easy"]).await;
    let path = format!("/api/tables/{id}/play-on");
    let at = |at: u32, seats: Value| json!({ "at": at, "seats": seats }).to_string();
    let total = anna.get(&format!("/api/tables/{id}/positions/0")).await.json()["total"].clone();
    let total = total.as_u64().unwrap() as u32;
    for (body, expected) in [
        (at(total + 1, json!([null, "easy"])), refused(404, "no-position")),
        (at(total, json!([null, "easy"])), refused(404, "no-position")),
        (at(1, json!([null])), refused(400, "garbled")),
        (at(1, json!(["easy", "easy"])), refused(400, "garbled")),
        (at(1, json!([null, "deep"])), refused(400, "unknown-bot")),
    ] {
        assert_eq!(anna.post(&path, &body).await.refusal(), expected, "{body}");
    }
    let halfway = total / 2;
    let reply = anna.post(&path, &at(halfway, json!(["easy", null]))).await;
    assert_eq!(reply.status, 200, "{}", reply.body);
    let on = reply.json()["id"].as_str().unwrap().to_owned();
    let mut socket = anna.socket(&on).await;
    let around = socket.watch_around(1).await;
    assert_eq!((&around["parent"], &around["visibility"]), (&json!(id), &json!("private")));
    assert_eq!((&around["mine"], &around["seats"][0]["bot"]), (&json!([1]), &json!("easy")));
    assert_eq!(server.person().get(&format!("/api/tables/{on}")).await.status, 404);
    // It goes on to an end of its own, and its file is as good as any other.
    socket.play(1, last).await;
    let record: Record = anna.get(&format!("/api/tables/{on}/export")).await.body.parse().unwrap();
    let first: Record = anna.get(&format!("/api/tables/{id}/export")).await.body.parse().unwrap();
    assert!(verify_record(&record, hush::GAMES).is_ok());
    let acts = |record: &Record| {
        record.entries[..halfway as usize].iter().map(|e| e.what.to_string()).collect::<Vec<_>>()
    };
    assert_eq!((record.header.seed, acts(&record)), (first.header.seed, acts(&first)));
    server.stop().await;
}
