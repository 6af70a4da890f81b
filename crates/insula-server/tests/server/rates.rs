//! Who asks too often waits, by person and by address; nobody else notices.

use std::time::{Duration, Instant};

use insula_store::testing;
use serde_json::json;

use crate::hush;
use crate::web::{Person, Reply, Running, start};

const HERE: &str = "X-Forwarded-For: 203.0.113.9\r\n";
const THERE: &str = "X-Forwarded-For: 198.51.100.7\r\n";

async fn server() -> Running {
    start(testing::store().await, hush::GAMES).await
}

async fn make(person: &mut Person, from: &str) -> Reply {
    let seats = json!([{ "kind": "you", "name": "Anna" }, { "kind": "guest", "name": "Bea" }]);
    let asked = json!({ "game": "hush", "seats": seats, "options": {} }).to_string();
    person.ask("POST", "/api/tables", from, &asked).await
}

#[tokio::test]
async fn tables_are_made_at_a_rate() {
    let server = server().await;
    let mut anna = server.person();
    let name = json!({ "name": "Anna" }).to_string();
    assert_eq!(anna.ask("POST", "/api/me", HERE, &name).await.status, 200);
    for n in 0..20 {
        assert_eq!(make(&mut anna, HERE).await.status, 200, "{n}");
    }
    let reply = make(&mut anna, HERE).await;
    assert_eq!(reply.refusal(), (429, "too-many-tries".to_owned()));
    let wait = reply.head.lines().find_map(|line| line.strip_prefix("retry-after: "));
    assert!((1..=10).contains(&wait.unwrap().parse::<u32>().unwrap()), "{}", reply.head);
    // What she has can be played; others and the machine itself are not concerned.
    assert_eq!(anna.ask("GET", "/api/tables", HERE, "").await.status, 200);
    assert_eq!(make(&mut server.person(), HERE).await.status, 200);
    assert_eq!(make(&mut server.person(), THERE).await.status, 200);
    assert_eq!(make(&mut anna, "").await.status, 200);
    server.stop().await;
}

#[tokio::test]
async fn many_guests_from_one_address_wait() {
    let server = server().await;
    let name = json!({ "name": "Anna" }).to_string();
    for n in 0..50 {
        let reply = server.person().ask("POST", "/api/me", HERE, &name).await;
        assert_eq!(reply.status, 200, "{n}");
    }
    let mut late = server.person();
    let reply = late.ask("POST", "/api/me", HERE, &name).await;
    assert_eq!(reply.refusal(), (429, "too-many-tries".to_owned()));
    assert_eq!(late.cookie, None);
    assert_eq!(server.person().ask("POST", "/api/me", THERE, &name).await.status, 200);
    server.stop().await;
}

#[tokio::test]
async fn invitations_cannot_be_guessed_fast() {
    let server = server().await;
    let mut refusals = Vec::new();
    for n in 0..200 {
        let path = format!("/api/join/{n:026}");
        refusals.push(server.person().ask("GET", &path, HERE, "").await.refusal().1);
    }
    assert!(refusals[..150].iter().all(|refusal| refusal == "no-invite"), "{refusals:?}");
    assert_eq!(refusals[199], "too-many-tries");
    server.stop().await;
}

#[tokio::test]
async fn who_says_too_much_at_once_is_heard_later() {
    let server = server().await;
    let mut anna = server.person();
    let id = anna.table("hush", &["you", "guest"], json!({})).await;
    let mut socket = anna.socket_from(&id, Some("203.0.113.9")).await;
    let began = Instant::now();
    for n in 0..100 {
        socket.act(0, &json!(0), "dance").await;
        assert_eq!(socket.refusal().await, "unreadable", "{n}");
    }
    // Sixty at once, then twenty a second; none of them is lost.
    let took = began.elapsed();
    assert!(took > Duration::from_millis(1500), "{took:?}");
    server.stop().await;
}
