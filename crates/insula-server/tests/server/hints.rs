//! Hints over real sockets: for whoever holds the seat, and nobody notices.

use insula_store::{Store, testing};
use serde_json::{Value, json};

use crate::hush;
use crate::web::{Person, Running, Socket, start};

async fn two_people() -> (Running, Person, String, Store) {
    let store = testing::store().await;
    let server = start(store.clone(), hush::GAMES).await;
    let mut anna = server.person();
    let id = anna.table("hush", &["you", "guest"], json!({})).await;
    (server, anna, id, store)
}

async fn ask(socket: &mut Socket, seat: u8, seq: impl Into<Value>) {
    socket.say(json!({ "t": "hint", "seat": seat, "seq": seq.into() })).await;
}

#[tokio::test]
async fn a_hint_changes_nothing_and_nobody_else_hears_of_it() {
    let (server, anna, id, store) = two_people().await;
    let mut sockets = [anna.socket(&id).await, anna.socket(&id).await];
    let mut outside = server.person().socket(&id).await;
    let own = sockets[0].watch(0).await;
    let rival = sockets[1].watch(1).await;
    let public = outside.watch(None).await;

    ask(&mut sockets[0], 0, 0).await;
    let hint = sockets[0].hear().await;
    assert_eq!((&hint["t"], &hint["seat"], &hint["seq"]), (&json!("hint"), &json!(0), &json!(0)));
    assert!(hint["millis"].is_u64());
    let moves = hint["advice"]["moves"].as_array().unwrap();
    assert_eq!(moves.len(), 3);
    for advised in moves {
        let first = &advised["acts"][0];
        assert!(own["offers"].as_array().unwrap().iter().any(|offer| offer["act"] == *first));
        assert_eq!(
            advised["says"].as_array().unwrap().len(),
            advised["acts"].as_array().unwrap().len()
        );
        let chances = advised["chances"].as_array().unwrap();
        let sum: i64 = chances.iter().map(|chance| chance.as_i64().unwrap()).sum();
        assert!(chances.len() == 2 && (999..=1001).contains(&sum), "{advised}");
    }

    // The next thing that each of them hears is what they ask for, and as before.
    let [zero, one] = &mut sockets;
    assert_eq!(zero.watch(0).await, own);
    assert_eq!(one.watch(1).await, rival);
    assert_eq!(outside.watch(None).await, public);
    assert_eq!(store.load(&id.parse().unwrap()).await.unwrap().entries, []);
    server.stop().await;
}

#[tokio::test]
async fn a_hint_is_refused_like_an_action() {
    let (server, anna, id, _) = two_people().await;
    let mut socket = anna.socket(&id).await;
    let mut outside = server.person().socket(&id).await;
    socket.watch(0).await;
    ask(&mut outside, 0, 0).await;
    assert_eq!(outside.refusal().await, "not-your-seat");
    ask(&mut socket, 7, 0).await;
    assert_eq!(socket.refusal().await, "not-your-seat");
    ask(&mut socket, 0, 77).await;
    assert_eq!(socket.refusal().await, "stale");
    socket.act(0, &json!(0), "seal").await;
    socket.packet().await;
    ask(&mut socket, 0, 1).await;
    let refused = socket.hear().await;
    assert_eq!((&refused["reason"], &refused["seat"]), (&json!("not-your-turn"), &json!(0)));
    for (seat, act) in
        [(1, "seal"), (0, "say"), (1, "say"), (0, "seal"), (1, "seal"), (0, "say"), (1, "say")]
    {
        let seq = socket.watch(seat).await["seq"].clone();
        socket.act(seat, &seq, act).await;
        socket.packet().await;
    }
    let seq = socket.watch(0).await["seq"].clone();
    ask(&mut socket, 0, seq).await;
    assert_eq!(socket.refusal().await, "over");
    server.stop().await;
}

#[tokio::test]
async fn another_page_of_the_same_person_has_an_answer_of_its_own() {
    let (server, anna, id, _) = two_people().await;
    for mut socket in [anna.socket(&id).await, anna.socket(&id).await] {
        socket.watch(0).await;
        ask(&mut socket, 0, 0).await;
        assert_eq!(socket.hear().await["t"], "hint");
    }
    server.stop().await;
}

#[tokio::test]
async fn every_game_gives_hints_that_can_be_played() {
    let server = start(testing::store().await, insula_games::games()).await;
    let mut anna = server.person();
    for game in ["capitol", "new-york", "the-capitals", "urban-sprawl"] {
        let id = anna.table(game, &["you", "guest"], json!({})).await;
        let mut socket = anna.socket(&id).await;
        let packet = socket.watch(None).await;
        let seat = packet["to_act"][0].as_u64().unwrap() as u8;
        let mut packet = socket.watch(seat).await;
        ask(&mut socket, seat, packet["seq"].clone()).await;
        let hint = socket.hear().await;
        let best = &hint["advice"]["moves"][0];
        assert_eq!(best["points"].as_array().unwrap().len(), 2, "{game}: {hint}");
        for act in best["acts"].as_array().unwrap() {
            socket.act(seat, &packet["seq"], act.as_str().unwrap()).await;
            packet = socket.packet().await;
        }
    }
    server.stop().await;
}
