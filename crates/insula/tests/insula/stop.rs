//! An operator stops the server while somebody plays.

use std::time::{Duration, Instant};

use insula_store::Store;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Error;

use crate::client::{Page, Server, get, make_table};
use crate::kill::folder;

/// The code by which a page knows that it may come again at once.
const RESTART: u16 = 1012;

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_told_to_stop_finishes_moves_and_says_goodbye() {
    let data = folder("stop");
    let server = Server::start_with(&data, &["--drain", "3"]);
    let host = server.host.clone();
    let two = json!([{"kind": "you", "name": "Ada"}, {"kind": "guest", "name": "Bo"}]);
    let (table, cookie) =
        make_table(&host, &json!({"game": "capitol", "options": {}, "seats": two}));
    let mut page = Page::open(&host, &table, &cookie).await;
    let first = page.watch(0).await;
    assert_eq!(get(&host, "/readyz", "").unwrap().0, 200);
    // Somebody plays on until the socket is closed.
    let playing = tokio::spawn(play_on(page, first));

    let told = Instant::now();
    server.terminate();
    let body = loop {
        match get(&host, "/readyz", "").expect("it still listens") {
            (200, _) => {}
            (503, body) => break body,
            other => panic!("{other:?}"),
        }
    };
    let body: Value = serde_json::from_str(&body).unwrap();
    assert_eq!(body, json!({"ready": false, "reasons": ["closing"]}));
    assert_eq!(get(&host, "/healthz", "").unwrap().0, 200);
    let newcomer = Page::try_open(&host, &table, &cookie).await;
    assert!(matches!(newcomer, Err(Error::Http(answer)) if answer.status() == 503));

    let (acknowledged, code) = playing.await.unwrap();
    assert_eq!(code, RESTART);
    assert!(server.ended(), "it ends well");
    assert!(told.elapsed() < Duration::from_secs(10), "{:?}", told.elapsed());
    // What was read is answered, and what was answered is there.
    let store = Store::open(&data.join("insula.sqlite")).await.unwrap();
    let kept = store.load(&table.parse().unwrap()).await.unwrap().entries.len();
    store.close().await;
    assert!(acknowledged > 0);
    assert_eq!(kept, acknowledged);
    std::fs::remove_dir_all(data).unwrap();
}

/// Acts and takes it back where it can be, so that there is hardly an end of it; gives how
/// often it was acknowledged, and the code with which the socket was closed.
async fn play_on(mut page: Page, mut packet: Value) -> (usize, u16) {
    let mut acknowledged = 0;
    loop {
        let (seat, seq, act) = (&packet["viewer"], &packet["seq"], &packet["offers"][0]["act"]);
        let moves = packet["undo"] == true || act.is_string();
        let said = if packet["undo"] == true {
            json!({"t": "undo", "seat": seat, "seq": seq})
        } else if act.is_string() {
            json!({"t": "act", "seat": seat, "seq": seq, "act": act})
        } else {
            json!({"t": "watch", "seat": packet["to_act"][0]})
        };
        packet = match page.try_send(said).await {
            Ok(packet) => packet,
            Err(code) => return (acknowledged, code),
        };
        acknowledged += usize::from(moves);
    }
}
