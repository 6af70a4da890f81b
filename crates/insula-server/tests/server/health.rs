//! What whoever watches over the server is told.

use insula_store::Store;
use serde_json::json;

use crate::hush;
use crate::web::start;

#[tokio::test]
async fn a_server_is_ready_while_its_store_answers() {
    let store = Store::in_memory().await.unwrap();
    let server = start(store.clone(), hush::GAMES).await;
    let mut monitor = server.person();
    let ready = monitor.get("/readyz").await;
    assert_eq!((ready.status, ready.json()), (200, json!({ "ready": true, "reasons": [] })));
    assert!(ready.head.contains("cache-control: no-store"), "{}", ready.head);

    store.close().await;
    let ready = monitor.get("/readyz").await;
    let reasons = json!(["the store fails"]);
    assert_eq!((ready.status, ready.json()), (503, json!({ "ready": false, "reasons": reasons })));
    let alive = monitor.get("/healthz").await;
    assert_eq!((alive.status, alive.json()), (200, json!({ "alive": true })));
    assert_eq!(monitor.cookie, None, "nobody is known by that");
    server.stop().await;
}
