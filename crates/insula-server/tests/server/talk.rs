//! Who is there, what they write, and who only looks on.

use insula_store::testing;
use serde_json::{Value, json};

use crate::hush;
use crate::web::{Person, Running, Socket, start};

async fn two() -> (Running, Person, Person, String) {
    let server = start(testing::store().await, hush::GAMES).await;
    let (mut anna, mut bea) = (server.person(), server.person());
    let id = anna.hush_on(&["you", "open"], json!({})).await;
    let invite = anna.invite(&id).await;
    bea.join(&invite, "Bea").await;
    (server, anna, bea, id)
}

async fn watching(person: &Person, id: &str, seat: impl Into<Option<u8>>) -> Socket {
    let mut socket = person.socket(id).await;
    socket.watch_around(seat).await;
    socket
}

#[tokio::test]
async fn everybody_sees_who_is_there() {
    let (server, anna, bea, id) = two().await;
    let mut own = watching(&anna, &id, 0).await;
    let here = |around: &Value| [0, 1].map(|seat| around["seats"][seat]["here"] == true);
    assert_eq!(here(&own.around), [true, false]);
    // Two tabs of one person are one person.
    let first = watching(&bea, &id, 1).await;
    let second = watching(&bea, &id, None).await;
    let around = own.around(|around| here(around) == [true, true]).await;
    assert_eq!(around["watchers"], 0);
    let looker = watching(&server.person(), &id, None).await;
    assert_eq!(own.around(|around| around["watchers"] == 1).await["mine"], json!([0]));
    assert_eq!((&looker.around["mine"], &looker.around["host"]), (&json!([]), &json!(false)));
    drop(first);
    drop(looker);
    assert_eq!(here(&own.around(|around| around["watchers"] == 0).await), [true, true]);
    drop(second);
    own.around(|around| here(around) == [true, false]).await;
    server.stop().await;
}

#[tokio::test]
async fn secret_picks_are_not_told_by_what_is_said_besides() {
    let (server, anna, bea, id) = two().await;
    let mut own = watching(&anna, &id, 0).await;
    let mut other = watching(&bea, &id, 1).await;
    own.around(|around| around["seats"][1]["here"] == true).await;
    own.act(0, &json!(0), "pick 1").await;
    own.packet().await;
    // What Bea hears next is the answer to her own question.
    other.say(json!({ "t": "why", "seat": 1, "act": "seal" })).await;
    assert_eq!(other.until("why").await["legal"], true);
    assert_eq!(other.around["take_back"], false);
    own.around(|around| around["take_back"] == true).await;
    server.stop().await;
}

#[tokio::test]
async fn people_talk_and_those_who_look_on_read() {
    let (server, anna, bea, id) = two().await;
    let mut own = watching(&anna, &id, 0).await;
    let mut other = watching(&bea, &id, 1).await;
    let mut looker = watching(&server.person(), &id, None).await;
    let chat = |seat: u8, text: &str| json!({ "t": "chat", "seat": seat, "text": text });
    own.say(chat(0, "  ciao\u{7}Bea ")).await;
    for socket in [&mut own, &mut other, &mut looker] {
        let heard = socket.until("chat").await;
        let line = &heard["lines"][0];
        assert_eq!((&line["n"], &line["seat"]), (&json!(0), &json!(0)));
        assert_eq!(line["text"], "ciao Bea");
    }
    looker.say(chat(0, "I")).await;
    assert_eq!(looker.refusal().await, "not-your-seat");
    other.say(chat(0, "I")).await;
    assert_eq!(other.refusal().await, "not-your-seat");
    for bad in ["", " \n ", &"x".repeat(501)] {
        other.say(chat(1, bad)).await;
        assert_eq!(other.refusal().await, "bad-text", "{bad:?}");
    }
    // Eight at once, and then not as many as one likes.
    for n in 0..40 {
        other.say(chat(1, &format!("{n}"))).await;
    }
    assert_eq!(other.refusal().await, "bad-text");
    assert!(other.chat.len() >= 9, "{}", other.chat.len());
    // Who comes later reads it all.
    let mut late = server.person().socket(&id).await;
    late.watch(None).await;
    assert_eq!(late.until("chat").await["lines"][8]["text"], "7");
    server.stop().await;
}

#[tokio::test]
async fn notes_are_for_oneself_in_every_tab() {
    let (server, anna, bea, id) = two().await;
    let mut one = watching(&anna, &id, 0).await;
    let mut two = watching(&anna, &id, 0).await;
    assert_eq!(two.notes.as_deref(), Some(""));
    let mut other = watching(&bea, &id, 1).await;
    let note = |text: &str| json!({ "t": "note", "text": text });
    one.say(note("Bea bluffs")).await;
    assert_eq!(two.until("notes").await["text"], "Bea bluffs");
    one.say(note(&"è".repeat(4000))).await;
    two.until("notes").await;
    for bad in [&*"x".repeat(4001), "a\0b"] {
        one.say(note(bad)).await;
        assert_eq!(one.until("refused").await["reason"], "bad-text");
    }
    let mut looker = watching(&server.person(), &id, None).await;
    looker.say(note("I")).await;
    assert_eq!(looker.refusal().await, "not-your-seat");
    other.say(json!({ "t": "watch", "seat": 1 })).await;
    assert_eq!(other.until("notes").await["text"], "");
    assert_eq!(looker.notes, None);
    server.stop().await;
}

#[tokio::test]
async fn who_looks_on_sees_every_hand_after_the_end_only() {
    let (server, anna, bea, id) = two().await;
    let mut looker = server.person().socket(&id).await;
    assert_eq!(looker.watch(None).await["view"]["number"], Value::Null);
    looker.say(json!({ "t": "watch", "seat": 0 })).await;
    assert_eq!(looker.refusal().await, "not-your-seat");
    let (mut own, mut other) = (anna.socket(&id).await, bea.socket(&id).await);
    let first = |_: &[Value]| 0;
    let last = |offers: &[Value]| offers.len() - 1;
    tokio::join!(own.play(0, first), other.play(1, last));
    let mut looker = server.person().socket(&id).await;
    let seen = looker.watch(0).await;
    assert_eq!(
        (&seen["viewer"], &seen["mine"], &seen["offers"]),
        (&json!(0), &json!([]), &json!([]))
    );
    assert_eq!(seen["view"]["number"], own.watch(0).await["view"]["number"]);
    let around = looker.around(|around| around["state"] == "over").await;
    // The seed is told, and it is the one whose hash was.
    assert_eq!(around["seed"].as_str().unwrap().len(), 64);
    assert_eq!(around["take_back"], false);
    looker.say(json!({ "t": "watch", "seat": 7 })).await;
    assert_eq!(looker.refusal().await, "not-your-seat");
    server.stop().await;
}
