//! What needs consent: a pause, and going back; and what asks back first.

use insula_store::testing;
use serde_json::{Value, json};

use crate::hush;
use crate::web::{Running, Socket, start};

/// Anna and Bea, each before a screen of their own.
struct Two {
    server: Running,
    anna: Socket,
    bea: Socket,
}

async fn two(pace: Value) -> Two {
    let server = start(testing::store().await, hush::GAMES).await;
    let (mut anna, mut bea) = (server.person(), server.person());
    let id = anna.hush_on(&["you", "open"], json!({ "pace": pace })).await;
    let invite = anna.invite(&id).await;
    bea.join(&invite, "Bea").await;
    let (mut anna, mut bea) = (anna.socket(&id).await, bea.socket(&id).await);
    anna.watch(0).await;
    bea.watch(1).await;
    Two { server, anna, bea }
}

impl Two {
    /// Both bid nothing: it is Anna's turn to speak.
    async fn bid(&mut self) {
        self.anna.do_now(0, "seal").await;
        self.bea.do_now(1, "seal").await;
        self.anna.packet().await;
    }

    async fn propose(&mut self, what: &str) -> Value {
        self.anna.say(json!({ "t": "propose", "seat": 0, "what": what })).await;
        self.bea.around(|around| !around["vote"].is_null()).await["vote"].clone()
    }

    async fn answer(&mut self, yes: bool) -> Value {
        self.bea.say(json!({ "t": "answer", "yes": yes })).await;
        let heard = self.anna.until("voted").await;
        assert_eq!(self.bea.until("voted").await, heard);
        heard
    }
}

const LIVE: &str = r#"{ "kind": "live", "base": 1800, "increment": 0 }"#;

#[tokio::test]
async fn a_pause_needs_everybodys_consent() {
    let mut table = two(serde_json::from_str(LIVE).unwrap()).await;
    let vote = table.propose("pause").await;
    assert_eq!(vote, json!({ "what": "pause", "by": 0, "waiting": [1] }));
    table.anna.say(json!({ "t": "propose", "seat": 0, "what": "pause" })).await;
    assert_eq!(table.anna.until("refused").await["reason"], "no-vote");
    let voted = table.answer(false).await;
    assert_eq!(voted, json!({ "t": "voted", "what": "pause", "agreed": false, "by": 1 }));
    let around = table.anna.around(|around| around["vote"].is_null()).await;
    assert_eq!((&around["paused"], &around["clock"]["running"]), (&json!(false), &json!([0, 1])));

    table.propose("pause").await;
    assert_eq!(table.answer(true).await["agreed"], true);
    let around = table.bea.around(|around| around["paused"] == true).await;
    assert_eq!(around["clock"]["running"], json!([]));
    table.bea.act(1, &json!(0), "seal").await;
    assert_eq!(table.bea.until("refused").await["reason"], "paused");
    table.bea.say(json!({ "t": "resume" })).await;
    table.bea.around(|around| around["paused"] == false).await;
    table.bea.do_now(1, "seal").await;
    table.bea.say(json!({ "t": "resume" })).await;
    assert_eq!(table.bea.until("refused").await["reason"], "no-vote");
    table.server.stop().await;
}

#[tokio::test]
async fn a_table_without_a_clock_needs_no_pause() {
    let mut table = two(json!({ "kind": "none" })).await;
    table.anna.say(json!({ "t": "propose", "seat": 0, "what": "pause" })).await;
    assert_eq!(table.anna.until("refused").await["reason"], "no-vote");
    table.anna.say(json!({ "t": "propose", "seat": 0, "what": "take-back" })).await;
    assert_eq!(table.anna.until("refused").await["reason"], "no-vote");
    table.bea.say(json!({ "t": "answer", "yes": true })).await;
    assert_eq!(table.bea.until("refused").await["reason"], "no-vote");
    table.server.stop().await;
}

#[tokio::test]
async fn what_was_revealed_is_taken_back_by_consent_only() {
    let mut table = two(json!({ "kind": "none" })).await;
    table.bid().await;
    let before = table.anna.watch(0).await;
    let shown = table.anna.do_now(0, "show").await;
    assert!(shown["view"]["shown"][0].is_u64());
    table.bea.packet().await;
    table.anna.say(json!({ "t": "undo", "seat": 0, "seq": shown["seq"] })).await;
    assert_eq!(table.anna.until("refused").await["reason"], "no-undo");

    let vote = table.propose("take-back").await;
    assert_eq!(vote, json!({ "what": "take-back", "by": 0, "waiting": [1] }));
    assert_eq!(table.answer(false).await["by"], 1);
    assert_eq!(table.anna.watch(0).await["view"], shown["view"]);

    table.propose("take-back").await;
    table.bea.say(json!({ "t": "answer", "yes": true })).await;
    let back = table.bea.packet().await;
    assert_eq!((&back["to_act"], &back["view"]["shown"][0]), (&json!([0]), &Value::Null));
    assert_eq!(table.bea.until("voted").await["agreed"], true);
    let own = table.anna.packet().await;
    assert_eq!((&own["view"], &own["offers"]), (&before["view"], &before["offers"]));
    // An answer to a packet from before is stale, and the game goes on.
    table.anna.act(0, &before["seq"], "say").await;
    assert_eq!(table.anna.until("refused").await["reason"], "stale");
    assert_eq!(table.anna.do_now(0, "say").await["to_act"], json!([1]));
    table.server.stop().await;
}

#[tokio::test]
async fn an_act_answers_a_take_back_with_no() {
    let mut table = two(json!({ "kind": "none" })).await;
    table.bid().await;
    table.anna.do_now(0, "say").await;
    table.propose("take-back").await;
    let seq = table.bea.watch(1).await["seq"].clone();
    table.bea.act(1, &seq, "say").await;
    let voted = table.anna.until("voted").await;
    assert_eq!(voted, json!({ "t": "voted", "what": "take-back", "agreed": false, "by": null }));
    assert!(table.anna.around(|around| around["vote"].is_null()).await["take_back"] == true);
    table.server.stop().await;
}

#[tokio::test]
async fn who_is_alone_agrees_with_themselves() {
    let server = start(testing::store().await, hush::GAMES).await;
    let mut anna = server.person();
    let id = anna.hush_on(&["you", "guest"], json!({})).await;
    let mut socket = anna.socket(&id).await;
    socket.do_now(0, "seal").await;
    socket.do_now(1, "seal").await;
    socket.say(json!({ "t": "propose", "seat": 1, "what": "take-back" })).await;
    assert_eq!(socket.packet().await["to_act"], json!([1]));
    assert_eq!(socket.until("voted").await["agreed"], true);
    server.stop().await;
}

#[tokio::test]
async fn what_ends_a_turn_asks_back_first() {
    let mut table = two(json!({ "kind": "none" })).await;
    let act = |seq: u32, act: &str| json!({ "t": "act", "seat": 0, "seq": seq, "act": act, "confirm": true });
    // A pick ends nothing: it is simply done.
    table.anna.say(act(0, "pick 1")).await;
    assert_eq!(table.anna.packet().await["seq"], 1);
    table.anna.say(act(1, "seal")).await;
    let asked = table.anna.until("confirm").await;
    assert_eq!(asked, json!({ "t": "confirm", "seat": 0, "seq": 1, "act": "seal" }));
    assert_eq!(table.anna.watch(0).await["seq"], 1);
    table.anna.say(act(1, "dance")).await;
    assert_eq!(table.anna.until("refused").await["reason"], "unreadable");
    table.anna.act(0, &json!(1), "seal").await;
    assert_eq!(table.anna.packet().await["to_act"], json!([1]));
    table.server.stop().await;
}
