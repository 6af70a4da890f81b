//! Finished games: their analysis, and how they were on their way.

use insula_store::testing::{self, Place};
use serde_json::{Value, json};

use crate::hush;
use crate::web::{Person, Running, start, start_at};

/// What both seats do; the undone pick does not count.
const PLAYED: [(u8, &str); 12] = [
    (0, "pick 2"),
    (0, "undo"),
    (0, "pick 1"),
    (1, "pick 3"),
    (0, "seal"),
    (1, "seal"),
    (0, "say"),
    (1, "show"),
    (0, "seal"),
    (1, "seal"),
    (0, "show"),
    (1, "say"),
];
const TOTAL: u32 = 10;

async fn played(server: &Running, moves: &[(u8, &str)]) -> (Person, String) {
    let mut anna = server.person();
    let id = anna.table("hush", &["you", "guest"], json!({})).await;
    let mut socket = anna.socket(&id).await;
    for &(seat, act) in moves {
        let seq = socket.watch(seat).await["seq"].clone();
        match act {
            "undo" => socket.say(json!({ "t": "undo", "seat": seat, "seq": seq })).await,
            act => socket.act(seat, &seq, act).await,
        }
        socket.packet().await;
    }
    (anna, id)
}

/// Asks until it is done.
async fn done(anna: &mut Person, path: &str) -> Value {
    loop {
        let state = anna.get(path).await.json();
        match state["state"].as_str() {
            Some("done") => return state,
            Some("working") => assert!(state["done"].as_u64() <= state["total"].as_u64()),
            other => panic!("{other:?}"),
        }
    }
}

#[tokio::test]
async fn a_finished_game_is_analyzed_once_and_the_result_is_kept() {
    let place = Place::new().await;
    let server = start_at(&place, hush::GAMES).await;
    let (mut anna, id) = played(&server, &PLAYED).await;
    let analysis = format!("/api/tables/{id}/analysis");
    assert_eq!(anna.get(&analysis).await.json(), json!({ "state": "none" }));
    let started = anna.post(&analysis, "").await.json();
    assert_eq!(started, json!({ "state": "working", "done": 0, "total": TOTAL }));
    // Anybody who can see the table may ask for it; it is not begun again.
    let again = server.person().post(&analysis, "").await.json();
    assert!(["working", "done"].contains(&again["state"].as_str().unwrap()));
    let first = done(&mut anna, &analysis).await;
    let moments = first["analysis"]["moments"].as_array().unwrap();
    assert_eq!((&moments[0]["from"], &moments[0]["seat"]), (&json!(0), &json!(0)));
    let judged = &moments[0]["judged"];
    assert_eq!(judged["played"]["acts"], json!(["pick 1", "seal"]), "others act in between");
    for moment in moments {
        let (judged, seat) = (&moment["judged"], moment["seat"].as_u64().unwrap() as usize);
        let chance = |of: &str| judged[of]["chances"][seat].as_i64().unwrap();
        if !judged["better"].is_null() {
            assert_ne!(judged["better"]["acts"], judged["played"]["acts"], "{judged}");
            assert!(chance("better") >= chance("played"), "{judged}");
        }
    }
    assert_eq!(moments.last().unwrap()["to"], json!(TOTAL));
    assert_eq!(anna.post(&analysis, "").await.json(), first);
    server.stop().await;

    let server = start_at(&place, hush::GAMES).await;
    assert_eq!(server.person().get(&analysis).await.json(), first);
    server.stop().await;
}

#[tokio::test]
async fn a_game_that_runs_is_neither_analyzed_nor_shown_from_the_start() {
    let server = start(testing::store().await, hush::GAMES).await;
    let (mut anna, id) = played(&server, &PLAYED[..11]).await;
    let not_over = (409, "not-over".to_owned());
    let analysis = format!("/api/tables/{id}/analysis");
    assert_eq!(anna.post(&analysis, "").await.refusal(), not_over);
    assert_eq!(anna.get(&analysis).await.json(), json!({ "state": "none" }));
    for seat in ["", "?seat=0", "?seat=1"] {
        let reply = anna.get(&format!("/api/tables/{id}/positions/0{seat}")).await;
        assert_eq!(reply.refusal(), not_over);
    }
    let foreign = anna.ask("POST", &analysis, "Origin: https://evil.example\r\n", "").await;
    assert_eq!(foreign.refusal(), (403, "foreign".to_owned()));
    server.stop().await;
}

#[tokio::test]
async fn a_finished_game_is_shown_as_each_viewer_saw_it() {
    let server = start(testing::store().await, hush::GAMES).await;
    let (anna, id) = played(&server, &PLAYED).await;
    let mut stranger = server.person();
    let mut position =
        async |rest: &str| stranger.get(&format!("/api/tables/{id}/positions/{rest}")).await;
    // After two picks: each sees their own, the public none.
    let picks = [("2?seat=0", json!([1])), ("2?seat=1", json!([3])), ("2", json!([]))];
    for (rest, picks) in picks {
        let shown = position(rest).await.json();
        assert_eq!((&shown["at"], &shown["total"]), (&json!(2), &json!(TOTAL)));
        let packet = &shown["packet"];
        assert_eq!(packet["view"]["picks"], picks);
        assert_eq!((&packet["over"], &packet["to_act"]), (&json!(false), &json!([0, 1])));
        assert_eq!((&packet["offers"], &packet["prompt"]), (&json!([]), &Value::Null));
        assert_eq!((&packet["undo"], &packet["standing"]), (&json!(false), &json!([])));
        assert_eq!((&packet["mine"], &packet["scores"]), (&json!([]), &Value::Null));
        assert_eq!(packet["log"], json!({ "from": 0, "lines": [] }));
    }
    let revealed = position("4").await.json();
    assert_eq!(revealed["packet"]["view"]["scores"], json!([1, 3]));
    assert_eq!(revealed["packet"]["log"]["lines"].as_array().unwrap().len(), 1);

    // The end is what the table shows.
    let end = position(&TOTAL.to_string()).await.json();
    let mut live = anna.socket(&id).await;
    let mut last = live.watch(None).await;
    (last["seq"], last["mine"]) = (json!(TOTAL), json!([]));
    assert_eq!((&end["packet"], &end["packet"]["over"]), (&last, &json!(true)));

    for (rest, status, code) in [
        ("11", 404, "no-position"),
        ("-1", 404, "no-position"),
        ("0?seat=2", 404, "no-seat"),
        ("0?seat=me", 400, "garbled"),
    ] {
        assert_eq!(position(rest).await.refusal(), (status, code.to_owned()), "{rest}");
    }
    let nowhere = anna.clone().get("/api/tables/abcdefghjkmn/analysis").await;
    assert_eq!(nowhere.refusal(), (404, "no-table".to_owned()));
    server.stop().await;
}
