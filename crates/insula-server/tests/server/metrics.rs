//! What is counted, and who may read it.

use insula_server::{Config, bind};
use insula_store::Store;
use serde_json::json;

use crate::hush;
use crate::web::{Person, config, start};

async fn memory() -> Store {
    Store::in_memory().await.unwrap()
}

/// The value of a line of the metrics.
fn value(text: &str, name: &str) -> Option<f64> {
    let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.map(|value| value.parse().unwrap())
}

#[tokio::test]
async fn moves_requests_and_refusals_are_counted() {
    let server = start(memory().await, hush::GAMES).await;
    let mut anna = server.person();
    let id = anna.table("hush", &["you", "guest"], json!({})).await;
    let mut socket = anna.socket(&id).await;
    socket.watch(0).await;
    socket.act(0, &json!(0), "pick 1").await;
    socket.packet().await;
    socket.act(0, &json!(0), "pick 2").await;
    assert_eq!(socket.refusal().await, "stale");
    let wrong = json!({ "name": "anna", "password": "not the one" }).to_string();
    assert_eq!(server.person().post("/api/me/sign-in", &wrong).await.status, 403);
    anna.get(&format!("/api/tables/{id}")).await;
    anna.get("/api/tables/nowhere").await;

    let reply = server.person().get("/metrics").await;
    assert!(reply.head.contains("application/openmetrics-text"), "{}", reply.head);
    let text = reply.body;
    let expected = [
        (r#"insula_moves_total{game="hush",by="person",result="taken"}"#, 1.0),
        (r#"insula_moves_total{game="hush",by="person",result="refused"}"#, 1.0),
        ("insula_move_seconds_count", 1.0),
        (r#"insula_store_seconds_count{doing="append"}"#, 1.0),
        (r#"insula_store_seconds_count{doing="create"}"#, 1.0),
        ("insula_tables", 1.0),
        ("insula_sockets", 1.0),
        (r#"insula_thoughts_waiting{kind="bot"}"#, 0.0),
        (r#"insula_sign_ins_refused_total{reason="wrong"}"#, 1.0),
        ("insula_notices_dropped_total", 0.0),
        (r#"insula_http_requests_total{route="/api/tables/{id}",status="200"}"#, 1.0),
        (r#"insula_http_requests_total{route="/api/tables/{id}",status="404"}"#, 1.0),
        (r#"insula_http_requests_total{route="/api/tables/{id}/socket",status="101"}"#, 1.0),
        (concat!(r#"insula_build_info{version=""#, env!("CARGO_PKG_VERSION"), r#""}"#), 1.0),
    ];
    for (name, count) in expected {
        assert_eq!(value(&text, name), Some(count), "{name}\n{text}");
    }
    assert!(!text.contains(&id), "{text}");
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/operating.md");
    let page = std::fs::read_to_string(page).unwrap();
    for name in text.lines().filter_map(|line| line.strip_prefix("# TYPE ")?.split(' ').next()) {
        assert!(page.contains(&format!("`{name}")), "the operator's page does not tell {name}");
    }
    server.stop().await;
}

#[tokio::test]
async fn bots_and_their_thoughts_are_counted() {
    let server = start(memory().await, hush::GAMES).await;
    let mut anna = server.person();
    anna.post("/api/me", &json!({ "name": "Anna" }).to_string()).await;
    let id = anna.table("hush", &["easy", "easy"], json!({})).await;
    anna.socket(&id).await.play(None, |_| 0).await;
    let text = anna.get("/metrics").await.body;
    let taken = value(&text, r#"insula_moves_total{game="hush",by="bot",result="taken"}"#);
    let thoughts = value(&text, "insula_bot_thinking_seconds_count");
    assert!(taken.unwrap() >= 2.0 && thoughts.unwrap() >= 2.0, "{text}");
    assert_eq!(value(&text, "insula_move_seconds_count"), Some(0.0), "{text}");
    server.stop().await;
}

#[tokio::test]
async fn a_store_that_fails_is_counted_by_what_it_was_doing() {
    let store = memory().await;
    let server = start(store.clone(), hush::GAMES).await;
    let mut anna = server.person();
    let id = anna.table("hush", &["you", "guest"], json!({})).await;
    let mut socket = anna.socket(&id).await;
    socket.watch(0).await;
    store.close().await;
    socket.act(0, &json!(0), "pick 1").await;
    assert_eq!(socket.refusal().await, "journal");
    assert_eq!(anna.get("/api/lobby").await.status, 500);
    let text = server.person().get("/metrics").await.body;
    for (doing, least) in [("append", 1.0), ("load", 1.0), ("people", 1.0)] {
        let name = format!("insula_store_errors_total{{doing=\"{doing}\"}}");
        assert!(value(&text, &name).is_some_and(|count| count >= least), "{name}\n{text}");
    }
    server.stop().await;
}

#[tokio::test]
async fn metrics_are_for_who_is_near_or_have_an_address_of_their_own() {
    let server = start(memory().await, hush::GAMES).await;
    let mut monitor = server.person();
    assert_eq!(monitor.get("/metrics").await.status, 200);
    let passed_on = "X-Forwarded-For: 127.0.0.1\r\n";
    assert_eq!(monitor.ask("GET", "/metrics", passed_on, "").await.status, 404);
    server.stop().await;

    let config = config(memory().await, hush::GAMES);
    let server = bind(Config { metrics_addr: Some(config.addr), ..config }).await.unwrap();
    let person = |addr: String| Person { addr, cookie: None };
    let mut page = person(server.addr().to_string());
    let mut apart = person(server.metrics_addr().unwrap().to_string());
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let running = tokio::spawn(server.run(async { drop(stopped.await) }));
    assert_eq!(page.get("/metrics").await.status, 404);
    assert!(apart.get("/metrics").await.body.contains("insula_tables 0"));
    assert_eq!(apart.get("/readyz").await.status, 200);
    assert_eq!(apart.get("/api/games").await.status, 404);
    stop.send(()).unwrap();
    running.await.unwrap().unwrap();
}
