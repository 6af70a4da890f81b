//! Clocks: they end, stand still, and outlive a restart.

use insula_store::testing::Place;
use serde_json::{Value, json};

use crate::hush;
use crate::web::{Person, Running, start_at};

/// Anna and Bea at a table with half an hour each.
async fn live(server: &Running) -> (Person, Person, String) {
    let (mut anna, mut bea) = (server.person(), server.person());
    let pace = json!({ "kind": "live", "base": 1800, "increment": 10 });
    let id = anna.hush_on(&["you", "open"], json!({ "pace": pace })).await;
    let invite = anna.invite(&id).await;
    bea.join(&invite, "Bea").await;
    (anna, bea, id)
}

/// The clock in the journal is set by hand, while no server runs.
async fn set_clock(place: &Place, id: &str, change: impl FnOnce(&mut Value)) {
    let store = place.open().await;
    let id = id.parse().unwrap();
    let clock = store.load(&id).await.unwrap().company.clock.unwrap();
    let mut clock = serde_json::from_str(&clock).unwrap();
    change(&mut clock);
    store.set_clock(&id, &clock.to_string()).await.unwrap();
    store.close().await;
}

#[tokio::test]
async fn when_time_is_over_a_bot_plays_until_the_person_returns() {
    let place = Place::new().await;
    let server = start_at(&place, hush::GAMES).await;
    let (mut anna, mut bea, id) = live(&server).await;
    server.stop().await;
    set_clock(&place, &id, |clock| clock["left"][0] = json!(0)).await;

    // Nobody comes, and still the time ends: the server opens such tables by itself.
    let server = start_at(&place, hush::GAMES).await;
    (anna.addr, bea.addr) = (server.addr.clone(), server.addr.clone());
    let mut other = bea.socket(&id).await;
    let around = other.watch_around(1).await;
    assert_eq!(
        around["seats"][0],
        json!({ "name": "you", "kind": "you", "bot": "normal", "here": false })
    );
    assert_eq!(around["clock"]["running"], json!([1]));
    // The bot bids for her; her own move comes too late.
    let mut own = anna.socket(&id).await;
    let mut packet = own.watch(0).await;
    while packet["to_act"] != json!([1]) {
        packet = own.packet().await;
    }
    own.act(0, &packet["seq"], "say").await;
    let late = own.until("refused").await;
    assert_eq!(
        (&late["reason"], &late["message"]["key"]),
        (&json!("stood-in"), &json!("server-time-over"))
    );

    own.say(json!({ "t": "return", "seat": 0 })).await;
    let around = own.around(|around| around["seats"][0]["bot"].is_null()).await;
    assert!(around["clock"]["left"][0].as_i64().unwrap() >= 60_000);
    let seq = other.watch(1).await["seq"].clone();
    other.act(1, &seq, "seal").await;
    let packet = own.packet().await;
    assert_eq!(packet["to_act"], json!([0]));
    own.act(0, &packet["seq"], "say").await;
    assert_eq!(own.packet().await["to_act"], json!([1]));
    server.stop().await;
}

#[tokio::test]
async fn a_seat_is_handed_over_and_taken_back() {
    let place = Place::new().await;
    let server = start_at(&place, hush::GAMES).await;
    let (mut anna, bea, id) = live(&server).await;
    let (mut own, mut other) = (anna.socket(&id).await, bea.socket(&id).await);
    own.watch(0).await;
    other.watch(1).await;
    other.say(json!({ "t": "hand-over", "seat": 0 })).await;
    assert_eq!(other.refusal().await, "not-your-seat");
    own.say(json!({ "t": "hand-over", "seat": 0 })).await;
    other.around(|around| around["seats"][0]["bot"] == "normal").await;
    let mut packet = own.packet().await;
    while packet["to_act"] != json!([1]) {
        packet = own.packet().await;
    }
    own.say(json!({ "t": "undo", "seat": 0, "seq": packet["seq"] })).await;
    let refused = own.until("refused").await;
    assert_eq!(refused["message"]["key"], "server-stood-in");
    server.stop().await;

    // Who was away stays away after a restart, until they come back.
    let server = start_at(&place, hush::GAMES).await;
    anna.addr = server.addr.clone();
    let mut own = anna.socket(&id).await;
    assert_eq!(own.watch_around(0).await["seats"][0]["bot"], "normal");
    own.say(json!({ "t": "return", "seat": 0 })).await;
    own.around(|around| around["seats"][0]["bot"].is_null()).await;
    server.stop().await;
}

#[tokio::test]
async fn a_restart_keeps_the_clocks() {
    let place = Place::new().await;
    let server = start_at(&place, hush::GAMES).await;
    let (mut anna, _, id) = live(&server).await;
    let mut own = anna.socket(&id).await;
    // A turn that is finished gains ten seconds.
    let packet = own.do_now(0, "seal").await;
    assert_eq!(packet["to_act"], json!([1]));
    let before = own.around(|around| around["clock"]["running"] == json!([1])).await;
    let left = |around: &Value, seat: usize| around["clock"]["left"][seat].as_i64().unwrap();
    assert!((1_800_001..=1_810_000).contains(&left(&before, 0)), "{before}");
    server.stop().await;
    set_clock(&place, &id, |clock| clock["at"] = json!(0)).await;

    // On a live clock, what passes while the server is down costs nothing.
    let server = start_at(&place, hush::GAMES).await;
    anna.addr = server.addr.clone();
    let after = anna.socket(&id).await.watch_around(0).await;
    assert_eq!(left(&after, 0), left(&before, 0));
    assert!((1_700_000..=left(&before, 1)).contains(&left(&after, 1)), "{after}");
    let card = anna.get(&format!("/api/tables/{id}")).await.json();
    assert!(card["left"].as_i64().unwrap() <= left(&after, 1));
    server.stop().await;
}

#[tokio::test]
async fn days_go_on_while_the_server_is_down() {
    let place = Place::new().await;
    let server = start_at(&place, hush::GAMES).await;
    let (mut anna, mut bea) = (server.person(), server.person());
    let pace = json!({ "kind": "days", "days": 1 });
    let id = anna.hush_on(&["you", "open"], json!({ "pace": pace })).await;
    let invite = anna.invite(&id).await;
    bea.join(&invite, "Bea").await;
    server.stop().await;
    set_clock(&place, &id, |clock| clock["at"] = json!(clock["at"].as_i64().unwrap() - 90_000_000))
        .await;
    let server = start_at(&place, hush::GAMES).await;
    anna.addr = server.addr.clone();
    let around = anna.socket(&id).await.watch_around(0).await;
    assert_eq!(
        (&around["seats"][0]["bot"], &around["seats"][1]["bot"]),
        (&json!("normal"), &json!("normal"))
    );
    server.stop().await;
}

#[tokio::test]
async fn a_pause_outlives_a_restart() {
    let place = Place::new().await;
    let server = start_at(&place, hush::GAMES).await;
    let mut anna = server.person();
    let pace = json!({ "kind": "live", "base": 60, "increment": 0 });
    let id = anna.hush_on(&["you", "guest"], json!({ "pace": pace })).await;
    let mut socket = anna.socket(&id).await;
    socket.watch(0).await;
    socket.say(json!({ "t": "propose", "seat": 0, "what": "pause" })).await;
    let before = socket.around(|around| around["paused"] == true).await;
    server.stop().await;
    set_clock(&place, &id, |clock| clock["at"] = json!(0)).await;
    let server = start_at(&place, hush::GAMES).await;
    anna.addr = server.addr.clone();
    let after = anna.socket(&id).await.watch_around(0).await;
    assert_eq!((&after["paused"], &after["clock"]), (&json!(true), &before["clock"]));
    assert_eq!(after["clock"]["running"], json!([]));
    server.stop().await;
}
