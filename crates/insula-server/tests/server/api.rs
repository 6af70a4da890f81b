//! Requests, good and bad: each bad one gets its own typed answer.

use insula_store::testing;
use serde_json::json;

use crate::{hush, web};

async fn server() -> web::Running {
    web::start(testing::store().await, hush::GAMES).await
}

#[tokio::test]
async fn games_and_rules_are_listed() {
    let server = server().await;
    let mut anna = server.person();
    let games = anna.get("/api/games").await.json();
    assert_eq!((&games[0]["id"], &games[0]["max_seats"]), (&json!("hush"), &json!(3)));
    assert_eq!(games[0]["options"], json!([{ "key": "ring", "values": ["calm", "storm"] }]));
    assert_eq!(anna.get("/api/rules/hush/it").await.body, "# Hush");
    assert_eq!(anna.get("/api/rules/chess/en").await.refusal(), (404, "unknown-game".to_owned()));
    server.stop().await;
}

#[tokio::test]
async fn every_bad_table_is_refused_for_its_own_reason() {
    let server = server().await;
    let mut anna = server.person();
    let you = json!({ "kind": "you", "name": "Anna" });
    let bot = |bot: &str| json!({ "kind": "bot", "name": "Marcus", "bot": bot });
    let named = |name: &str| json!([{ "kind": "guest", "name": name }, you]);
    let good = json!([you, bot("easy")]);
    let no_bot = json!({ "kind": "bot", "name": "M" });
    let cases = [
        (json!({ "game": "chess", "seats": good }), 404, "unknown-game"),
        (json!({ "game": "hush", "seats": [] }), 400, "seat-count"),
        (json!({ "game": "hush", "seats": [you] }), 400, "seat-count"),
        (json!({ "game": "hush", "seats": [you, you, you, you] }), 400, "seat-count"),
        (json!({ "game": "hush", "seats": vec![you.clone(); 300] }), 400, "seat-count"),
        (json!({ "game": "hush", "seats": [you, bot("deep")] }), 400, "unknown-bot"),
        (json!({ "game": "hush", "seats": [you, no_bot] }), 400, "unknown-bot"),
        (json!({ "game": "hush", "seats": named("  ") }), 400, "bad-name"),
        (json!({ "game": "hush", "seats": named("a\nb") }), 400, "bad-name"),
        (json!({ "game": "hush", "seats": named(&"x".repeat(25)) }), 400, "bad-name"),
        (json!({ "game": "hush", "seats": good, "options": { "x": "y" } }), 400, "unknown-option"),
        (json!({ "game": "hush", "seats": good, "options": { "ring": "y" } }), 400, "bad-value"),
        (json!({ "game": "hush", "seats": [you, { "kind": "cat", "name": "C" }] }), 400, "garbled"),
        (json!({ "game": "hush" }), 400, "garbled"),
        (json!("hush"), 400, "garbled"),
        (json!({ "game": "x".repeat(20_000), "seats": good }), 413, "too-long"),
    ];
    for (asked, status, code) in cases {
        let reply = anna.post("/api/tables", &asked.to_string()).await;
        let start: String = asked.to_string().chars().take(80).collect();
        assert_eq!(reply.refusal(), (status, code.to_owned()), "{start}");
    }
    assert_eq!(anna.post("/api/tables", "{").await.refusal(), (400, "garbled".to_owned()));
    // Nothing of it has made a table, and the server is well.
    assert_eq!(anna.get("/api/tables").await.json(), json!([]));
    anna.table("hush", &["you", "guest", "normal"], json!({ "ring": "storm" })).await;
    server.stop().await;
}

#[tokio::test]
async fn names_are_trimmed_and_bots_alone_may_play() {
    let server = server().await;
    let mut anna = server.person();
    let seats = json!([
        { "kind": "you", "name": "  Zoë  " }, { "kind": "guest", "name": "x".repeat(24), "bot": "no" },
    ]);
    let asked = json!({ "game": "hush", "seats": seats });
    let reply = anna.post("/api/tables", &asked.to_string()).await.json();
    let card = anna.get(&format!("/api/tables/{}", reply["id"].as_str().unwrap())).await.json();
    assert_eq!(card["seats"][0], json!({ "name": "Zoë", "kind": "you", "bot": null }));
    assert_eq!(card["seats"][1]["bot"], json!(null));
    let bot = json!({ "kind": "bot", "name": "Bruno", "bot": "easy" });
    let asked = json!({ "game": "hush", "seats": [bot, bot] });
    assert_eq!(anna.post("/api/tables", &asked.to_string()).await.status, 200);
    // But nobody waits for others who does not sit there.
    let asked = json!({ "game": "hush", "seats": [bot, { "kind": "open", "name": "" }] });
    let reply = anna.post("/api/tables", &asked.to_string()).await;
    assert_eq!(reply.refusal(), (400, "garbled".to_owned()));
    server.stop().await;
}

#[tokio::test]
async fn what_is_not_there_is_not_found() {
    let server = server().await;
    let mut anna = server.person();
    let no_table = (404, "no-table".to_owned());
    for id in ["abcdefghjkmn", "x", "..%2f..%2fetc"] {
        for rest in ["", "/export", "/socket", "/analysis", "/positions/0"] {
            let reply = anna.get(&format!("/api/tables/{id}{rest}")).await;
            assert_eq!(reply.refusal(), no_table, "{id}{rest}");
        }
    }
    assert_eq!(anna.get("/api/nothing").await.refusal(), (404, "not-found".to_owned()));
    let id = anna.table("hush", &["you", "guest"], json!({})).await;
    let plain = anna.get(&format!("/api/tables/{id}/socket")).await;
    assert_eq!(plain.refusal(), (400, "garbled".to_owned()));
    server.stop().await;
}

#[tokio::test]
async fn a_person_is_a_cookie_and_sees_the_own_tables() {
    let server = server().await;
    let (mut anna, mut bea) = (server.person(), server.person());
    let first = anna.table("hush", &["you", "guest"], json!({})).await;
    let cookie = anna.cookie.clone();
    assert!(cookie.is_some());
    let second = anna.table("hush", &["you", "easy"], json!({})).await;
    assert_eq!(anna.cookie, cookie, "one cookie is enough");
    let ids = |cards: serde_json::Value| {
        let cards = cards.as_array().unwrap().clone();
        cards.iter().map(|card| card["id"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    let mut mine = ids(anna.get("/api/tables").await.json());
    mine.sort();
    let mut both = vec![first.clone(), second];
    both.sort();
    assert_eq!(mine, both);
    assert_eq!(bea.get("/api/tables").await.json(), json!([]));
    // Whoever knows its name may watch, with no seat.
    let card = bea.get(&format!("/api/tables/{first}")).await.json();
    assert_eq!((&card["mine"], &card["to_act"]), (&json!([]), &json!([0, 1])));
    server.stop().await;
}

#[tokio::test]
async fn other_sites_may_not_ask() {
    let server = server().await;
    let mut anna = server.person();
    let id = anna.table("hush", &["you", "guest"], json!({})).await;
    let foreign = (403, "foreign".to_owned());
    let evil = "Origin: https://evil.example\r\n";
    assert_eq!(anna.ask("POST", "/api/tables", evil, "{}").await.refusal(), foreign);
    let socket = format!("/api/tables/{id}/socket");
    assert_eq!(anna.ask("GET", &socket, evil, "").await.refusal(), foreign);
    let own = format!("Origin: http://{}\r\n", anna.addr);
    assert_eq!(anna.ask("POST", "/api/tables", &own, "{}").await.refusal().1, "garbled");
    server.stop().await;
}

#[tokio::test]
async fn the_page_comes_with_its_guards() {
    let server = server().await;
    let mut anna = server.person();
    let reply = anna.get("/table/abcdefghjkmn").await;
    assert_eq!((reply.status, reply.body.as_str()), (200, "the page"));
    for header in [
        "content-security-policy: default-src 'self';",
        "x-content-type-options: nosniff",
        "referrer-policy: ",
        "content-type: text/html",
    ] {
        assert!(reply.head.contains(header), "{header}: {}", reply.head);
    }
    assert!(anna.get("/api/games").await.head.contains("x-content-type-options: nosniff"));
    assert_eq!(anna.get("/missing.js").await.status, 404);
    server.stop().await;
}
