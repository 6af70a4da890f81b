//! A real server: two seats and a spectator, bad messages, faults, restarts.

use insula_core::Seed;
use insula_server::{new_header, verify_record, wire};
use insula_store::testing::{self, Place};
use insula_store::{NewTable, PersonId, Record, Store};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::hush;
use crate::web::{Person, start, start_at};

async fn memory() -> Store {
    testing::store().await
}

#[tokio::test]
async fn two_seats_and_a_spectator() {
    let server = start(memory().await, hush::GAMES).await;
    let mut anna = server.person();
    let id = anna.table("hush", &["you", "guest"], json!({})).await;
    let (mut zero, mut one) = (anna.socket(&id).await, anna.socket(&id).await);
    let mut outside = server.person().socket(&id).await;
    let first = zero.watch(0).await;
    assert_eq!((&first["viewer"], &first["mine"]), (&json!(0), &json!([0, 1])));
    assert_eq!(first["options"], json!({ "ring": "calm" }));
    one.watch(1).await;
    let public = outside.watch(None).await;
    assert_eq!((&public["viewer"], &public["mine"]), (&Value::Null, &json!([])));
    assert_eq!((&public["offers"], &public["view"]["number"]), (&json!([]), &Value::Null));

    // Secret picks reach nobody else; the seal is the first thing the others hear.
    zero.act(0, &json!(0), "pick 2").await;
    assert_eq!(zero.packet().await["seq"], 1);
    zero.act(0, &json!(1), "seal").await;
    for (socket, seq) in [(&mut zero, 2), (&mut one, 1), (&mut outside, 1)] {
        let packet = socket.packet().await;
        assert_eq!((&packet["seq"], &packet["to_act"]), (&json!(seq), &json!([1])));
        assert_eq!(packet["log"], json!({ "from": 0, "lines": [] }));
    }
    one.act(1, &json!(1), "seal").await;
    for socket in [&mut zero, &mut one, &mut outside] {
        let packet = socket.packet().await;
        assert_eq!(packet["view"]["scores"], json!([2, 0]));
        let line = json!({
            "seat": 1,
            "message": { "key": "hush-log-reveal", "args": { "seat": { "seat": 1 } } },
        });
        assert_eq!(packet["log"], json!({ "from": 0, "lines": [line] }));
    }

    // An undo takes its log line back: `from` says where the log goes on.
    zero.act(0, &json!(3), "say").await;
    assert_eq!(outside.packet().await["log"]["from"], 1);
    zero.packet().await;
    zero.say(json!({ "t": "undo", "seat": 0, "seq": 4 })).await;
    assert_eq!(outside.packet().await["log"], json!({ "from": 1, "lines": [] }));
    server.stop().await;
}

#[tokio::test]
async fn bad_messages_are_refused_and_the_socket_stays() {
    let server = start(memory().await, hush::GAMES).await;
    let mut anna = server.person();
    let id = anna.table("hush", &["you", "easy"], json!({})).await;
    let mut socket = anna.socket(&id).await;
    for garbage in ["", "{", "[]", "{\"t\":\"fly\"}", "{\"t\":\"act\",\"seat\":-1}", "\u{0}"] {
        socket.send(Message::text(garbage)).await;
        assert_eq!(socket.refusal().await, "unreadable", "{garbage:?}");
    }
    socket.send(Message::binary(vec![0xff; 10])).await;
    assert_eq!(socket.refusal().await, "unreadable");
    socket.send(Message::text(format!("{{\"t\":\"{}\"}}", "x".repeat(30_000)))).await;
    assert_eq!(socket.refusal().await, "too-long");

    // The bot's moves and ours come as packets; refusals say which seat and act.
    socket.say(json!({ "t": "act", "seat": 1, "seq": 0, "act": "seal" })).await;
    assert_eq!(socket.refusal().await, "not-your-seat");
    socket.say(json!({ "t": "watch", "seat": 1 })).await;
    assert_eq!(socket.refusal().await, "not-your-seat");
    socket.act(0, &json!(0), "dance").await;
    let refused = socket.hear().await;
    assert_eq!((&refused["reason"], &refused["act"]), (&json!("unreadable"), &json!("dance")));
    assert_eq!(refused["message"]["key"], "server-unreadable");
    socket.act(0, &json!(0), "say").await;
    let refused = socket.hear().await;
    assert_eq!((&refused["reason"], &refused["rule"]), (&json!("illegal"), &json!("3.2")));
    socket.act(0, &json!(77), "seal").await;
    assert_eq!(socket.refusal().await, "stale");
    socket.say(json!({ "t": "undo", "seat": 0, "seq": 0 })).await;
    assert_eq!(socket.refusal().await, "no-undo");
    socket.say(json!({ "t": "why", "seat": 0, "act": "say" })).await;
    let why = socket.hear().await;
    assert_eq!(
        (&why["t"], &why["legal"], &why["rule"]),
        (&json!("why"), &json!(false), &json!("3.2"))
    );
    assert!(socket.watch(0).await["offers"].as_array().unwrap().len() >= 4);
    server.stop().await;
}

#[tokio::test]
async fn a_huge_message_closes_its_socket_and_nothing_else() {
    let server = start(memory().await, hush::GAMES).await;
    let mut anna = server.person();
    let id = anna.table("hush", &["you", "guest"], json!({})).await;
    let (mut huge, mut calm) = (anna.socket(&id).await, anna.socket(&id).await);
    let before = calm.watch(0).await;
    huge.send(Message::text("x".repeat(100_000))).await;
    assert_eq!(huge.refusal().await, "too-long");
    assert_eq!(huge.heard().await, None);
    assert_eq!(calm.watch(0).await, before);
    server.stop().await;
}

#[tokio::test]
async fn a_second_action_on_the_same_packet_is_refused() {
    let server = start(memory().await, hush::GAMES).await;
    let mut anna = server.person();
    let id = anna.table("hush", &["you", "guest"], json!({})).await;
    let mut socket = anna.socket(&id).await;
    let seq = socket.watch(0).await["seq"].clone();
    socket.act(0, &seq, "pick 1").await;
    socket.act(0, &seq, "pick 2").await;
    let packet = socket.packet().await;
    assert_eq!(packet["view"]["picks"], json!([1]));
    assert_eq!(socket.refusal().await, "stale");
    assert_eq!(socket.watch(0).await["view"]["picks"], json!([1]));
    server.stop().await;
}

#[tokio::test]
async fn a_panic_in_the_rules_stops_that_table_only() {
    let place = Place::new().await;
    let server = start_at(&place, hush::GAMES).await;
    let mut anna = server.person();
    let doomed = anna.table("hush", &["you", "guest"], json!({ "ring": "storm" })).await;
    let other = anna.table("hush", &["you", "guest"], json!({})).await;
    let mut socket = anna.socket(&doomed).await;
    let mut watcher = server.person().socket(&doomed).await;
    for (seat, act) in [(0, "pick 3"), (0, "seal"), (1, "seal")] {
        let seq = socket.watch(seat).await["seq"].clone();
        socket.act(seat, &seq, act).await;
        socket.packet().await;
    }
    watcher.watch(None).await;
    let before = socket.watch(0).await;
    socket.act(0, &before["seq"], "boom").await;
    assert_eq!(socket.refusal().await, "stopped"); // everybody is told,
    assert_eq!(watcher.refusal().await, "stopped");
    assert_eq!(socket.refusal().await, "stopped"); // and who asked is answered.
    socket.act(0, &before["seq"], "say").await;
    assert_eq!(socket.refusal().await, "stopped");
    assert_eq!(socket.watch(0).await, before);
    assert_eq!(socket.refusal().await, "stopped");

    let mut calm = anna.socket(&other).await;
    calm.watch(0).await;
    calm.act(0, &json!(0), "pick 1").await;
    assert_eq!(calm.packet().await["seq"], 1);
    server.stop().await;

    // Its journal is whole: after a restart it goes on.
    let server = start_at(&place, hush::GAMES).await;
    let mut socket = Person { addr: server.addr.clone(), ..anna }.socket(&doomed).await;
    assert_eq!(socket.watch(0).await, before);
    socket.act(0, &before["seq"], "say").await;
    assert_eq!(socket.packet().await["to_act"], json!([1]));
    server.stop().await;
}

#[tokio::test]
async fn after_a_restart_every_packet_is_the_same() {
    let place = Place::new().await;
    let server = start_at(&place, hush::GAMES).await;
    let mut anna = server.person();
    let id = anna.table("hush", &["you", "guest"], json!({ "ring": "calm" })).await;
    let mut socket = anna.socket(&id).await;
    for (seat, act) in
        [(0, "pick 1"), (1, "pick 3"), (1, "undo"), (1, "seal"), (0, "seal"), (0, "hold")]
    {
        let seq = socket.watch(seat).await["seq"].clone();
        match act {
            "undo" => socket.say(json!({ "t": "undo", "seat": seat, "seq": seq })).await,
            act => socket.act(seat, &seq, act).await,
        }
        socket.packet().await;
    }
    let before = everything(&anna, &id).await;
    server.stop().await;
    assert_eq!(socket.heard().await, None);

    let server = start_at(&place, hush::GAMES).await;
    anna.addr = server.addr.clone();
    assert_eq!(everything(&anna, &id).await, before);
    let cards = anna.get("/api/tables").await.json();
    assert_eq!((&cards[0]["id"], &cards[0]["to_act"]), (&json!(id), &json!([0])));
    server.stop().await;
}

async fn everything(person: &Person, id: &str) -> Vec<Value> {
    let mut socket = person.socket(id).await;
    vec![socket.watch(0).await, socket.watch(1).await, socket.watch(None).await]
}

#[tokio::test]
async fn bots_go_on_when_their_table_is_opened() {
    let store = memory().await;
    let seat = |bot: &str| wire::NewSeat {
        kind: wire::SeatKind::Bot,
        name: bot.to_owned(),
        bot: Some(bot.to_owned()),
    };
    let asked = wire::NewTable {
        game: "hush".to_owned(),
        seats: vec![seat("easy"), seat("normal"), seat("easy")],
        options: Default::default(),
        visibility: Default::default(),
        pace: Default::default(),
    };
    let header = new_header(hush::GAMES, &asked, Seed::from_number(5)).unwrap();
    let table = NewTable::new(header, PersonId([7; 32]), 0);
    let id = store.create(&table).await.unwrap().to_string();
    let server = start(store, hush::GAMES).await;
    let mut socket = server.person().socket(&id).await;
    let end = socket.play(None, |_| 0).await;
    assert_eq!(end["scores"].as_array().unwrap().len(), 3);
    server.stop().await;
}

#[tokio::test]
async fn a_finished_table_is_viewable_and_exported_for_good() {
    let place = Place::new().await;
    let server = start_at(&place, hush::GAMES).await;
    let mut anna = server.person();
    let id = anna.table("hush", &["you", "easy"], json!({})).await;
    let export = format!("/api/tables/{id}/export");
    let verdict = format!("/api/tables/{id}/verdict");
    for secret in [&export, &verdict] {
        assert_eq!(anna.get(secret).await.refusal(), (409, "not-over".to_owned()));
    }
    let mut socket = anna.socket(&id).await;
    let packet = socket.play(0, |offers| offers.len() - 1).await;
    let reply = anna.get(&export).await;
    assert!(reply.head.contains(&format!("filename=\"hush-{id}.insula\"")), "{}", reply.head);
    let record: Record = reply.body.parse().unwrap();
    let verified = verify_record(&record, hush::GAMES).unwrap();
    assert_eq!(json!(verified.scores.points()), packet["scores"]);
    let found = anna.get(&verdict).await.json();
    assert_eq!(
        (&found["sound"], &found["fault"], &found["actions"]),
        (&json!(true), &json!(null), &json!(verified.actions))
    );
    assert_eq!(found["fair"], json!(record.fair.unwrap().to_string()));
    assert_eq!(found["seed"], json!(record.header.seed.to_string()));
    assert_eq!(found["last"], json!(verified.last.to_string()));
    server.stop().await;

    let server = start_at(&place, hush::GAMES).await;
    let mut stranger = server.person();
    let again = stranger.socket(&id).await.watch(None).await;
    assert_eq!((&again["over"], &again["scores"]), (&json!(true), &packet["scores"]));
    assert_eq!(stranger.get(&export).await.body, reply.body);
    anna.addr = server.addr.clone();
    let cards = anna.get("/api/tables").await.json();
    assert_eq!((&cards[0]["over"], &cards[0]["scores"]), (&json!(true), &packet["scores"]));
    let mut socket = anna.socket(&id).await;
    let seq = socket.watch(0).await["seq"].clone();
    socket.act(0, &seq, "say").await;
    assert_eq!(socket.refusal().await, "over");
    server.stop().await;
}
