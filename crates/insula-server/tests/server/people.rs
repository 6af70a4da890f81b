//! People over real HTTP: guests, accounts, sessions, and every way to be refused.

use insula_store::{SessionId, testing};
use serde_json::{Value, json};

use crate::hush;
use crate::web::{Person, Reply, Running, start};

async fn server() -> Running {
    start(testing::store().await, hush::GAMES).await
}

async fn say(person: &mut Person, path: &str, body: Value) -> Reply {
    person.post(&format!("/api/me{path}"), &body.to_string()).await
}

/// A person with a name and a password.
async fn account(server: &Running, name: &str, password: &str) -> Person {
    let mut person = server.person();
    assert_eq!(say(&mut person, "", json!({ "name": name })).await.status, 200);
    let reply = say(&mut person, "/password", json!({ "new": password })).await;
    assert_eq!(reply.status, 200, "{}", reply.body);
    person
}

async fn sign_in(person: &mut Person, name: &str, password: &str) -> Reply {
    say(person, "/sign-in", json!({ "name": name, "password": password })).await
}

fn refused(status: u16, code: &str) -> (u16, String) {
    (status, code.to_owned())
}

#[tokio::test]
async fn who_only_looks_is_nobody() {
    let server = server().await;
    let mut anna = server.person();
    for path in ["/api/me", "/api/games", "/api/tables"] {
        assert!(!anna.get(path).await.head.contains("set-cookie"), "{path}");
    }
    assert_eq!(anna.get("/api/me").await.json(), Value::Null);
    // Nor does a cookie that nobody gave make somebody of anybody.
    anna.cookie = Some(format!("insula={}", "a".repeat(64)));
    assert_eq!(anna.get("/api/me").await.json(), Value::Null);
    for path in ["/password", "/sign-out-elsewhere", "/delete"] {
        let reply = say(&mut anna, path, json!({ "new": "long enough" })).await;
        assert_eq!(reply.refusal(), refused(401, "no-person"), "{path}");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_guest_has_a_name_and_a_cookie() {
    let server = server().await;
    let mut anna = server.person();
    for bad in ["", "  ", "a\u{7}", "\u{202e}anna", &"x".repeat(25)] {
        let reply = say(&mut anna, "", json!({ "name": bad })).await;
        assert_eq!(reply.refusal(), refused(400, "bad-name"), "{bad:?}");
    }
    assert_eq!(anna.cookie, None, "who is refused is nobody still");
    let reply = say(&mut anna, "", json!({ "name": " Anna " })).await;
    let set = reply.head.lines().find(|line| line.starts_with("set-cookie: insula=")).unwrap();
    for part in ["; HttpOnly", "; SameSite=Lax", "; Path=/", "; Max-Age=34560000"] {
        assert!(set.contains(part), "{set}");
    }
    assert!(!set.contains("Secure"), "{set}");
    // 256 bits in hexadecimal digits.
    assert_eq!(anna.cookie.as_ref().unwrap().len(), "insula=".len() + 64);
    let me = anna.get("/api/me").await.json();
    assert_eq!((&me["name"], &me["account"]), (&json!("Anna"), &json!(false)));
    assert_eq!((&me["elsewhere"], &me["mail_possible"]), (&json!(0), &json!(false)));
    let cookie = anna.cookie.clone();
    assert_eq!(say(&mut anna, "", json!({ "name": "Bea" })).await.json()["name"], "Bea");
    assert_eq!(anna.cookie, cookie, "a name is no new person");
    // Names are nobody's own without a password.
    assert_eq!(say(&mut server.person(), "", json!({ "name": "Bea" })).await.status, 200);
    server.stop().await;
}

#[tokio::test]
async fn behind_tls_the_cookie_is_secure() {
    let server = server().await;
    let name = json!({ "name": "Anna" }).to_string();
    let proxied = "X-Forwarded-Proto: https\r\n";
    let reply = server.person().ask("POST", "/api/me", proxied, &name).await;
    assert!(reply.head.contains("; Secure"), "{}", reply.head);
    let foreign = "Origin: https://evil.example\r\n";
    for path in ["", "/password", "/sign-in", "/sign-out", "/sign-out-elsewhere", "/delete"] {
        let reply = server.person().ask("POST", &format!("/api/me{path}"), foreign, &name).await;
        assert_eq!(reply.refusal(), refused(403, "foreign"), "{path}");
    }
    server.stop().await;
}

#[tokio::test]
async fn the_first_table_makes_a_guest_of_its_host() {
    let server = server().await;
    let mut anna = server.person();
    let asked = json!({ "game": "chess", "seats": [] }).to_string();
    assert_eq!(anna.post("/api/tables", &asked).await.status, 404);
    assert_eq!(anna.cookie, None, "no table, no guest");
    let seats = json!([{ "kind": "guest", "name": "Bea" }, { "kind": "you", "name": "Anna" }]);
    let asked = json!({ "game": "hush", "seats": seats }).to_string();
    assert_eq!(anna.post("/api/tables", &asked).await.status, 200);
    assert_eq!(anna.get("/api/me").await.json()["name"], "Anna");
    server.stop().await;
}

#[tokio::test]
async fn a_password_keeps_the_name_and_opens_it_elsewhere() {
    let server = server().await;
    let mut anna = server.person();
    say(&mut anna, "", json!({ "name": "Anna" })).await;
    for bad in ["short", "1234567", &"x".repeat(201)] {
        let reply = say(&mut anna, "/password", json!({ "new": bad })).await;
        assert_eq!(reply.refusal(), refused(400, "bad-password"));
    }
    let me = say(&mut anna, "/password", json!({ "new": "correct horse" })).await.json();
    assert_eq!(me["account"], true);

    // Nobody else can keep that name, however it is written.
    let mut other = server.person();
    say(&mut other, "", json!({ "name": "ANNA" })).await;
    let reply = say(&mut other, "/password", json!({ "new": "another horse" })).await;
    assert_eq!(reply.refusal(), refused(409, "name-taken"));
    let mut bea = account(&server, "Bea", "bea's password").await;
    let reply = say(&mut bea, "", json!({ "name": "anna" })).await;
    assert_eq!(reply.refusal(), refused(409, "name-taken"));

    let mut phone = server.person();
    for (name, password) in [("Anna", "correct hors"), ("Ada", "correct horse"), ("", "x")] {
        let reply = sign_in(&mut phone, name, password).await;
        assert_eq!(reply.refusal(), refused(403, "bad-sign-in"), "{name} {password}");
    }
    assert_eq!(phone.cookie, None);
    let me = sign_in(&mut phone, " anna ", "correct horse").await.json();
    assert_eq!((&me["name"], &me["elsewhere"]), (&json!("Anna"), &json!(1)));
    // A new name is what one signs in by from then on.
    assert_eq!(say(&mut phone, "", json!({ "name": "Ännchen" })).await.status, 200);
    assert_eq!(sign_in(&mut other, "ÄNNCHEN", "correct horse").await.status, 200);
    server.stop().await;
}

#[tokio::test]
async fn sessions_are_renewed_and_can_be_ended() {
    let server = server().await;
    let mut anna = account(&server, "Anna", "correct horse").await;
    let before = anna.clone();
    assert_eq!(sign_in(&mut anna, "Anna", "correct horse").await.status, 200);
    assert_ne!(anna.cookie, before.cookie, "a new token at every sign-in");
    assert_eq!(before.clone().get("/api/me").await.json(), Value::Null, "the old one is dead");

    let (mut phone, mut tablet) = (server.person(), server.person());
    sign_in(&mut phone, "Anna", "correct horse").await;
    sign_in(&mut tablet, "Anna", "correct horse").await;
    let signed_in = phone.clone();
    assert_eq!(say(&mut phone, "/sign-out", json!(null)).await.json(), Value::Null);
    assert_eq!(phone.cookie, None, "the browser forgets it");
    assert_eq!(signed_in.clone().get("/api/me").await.json(), Value::Null, "so does the server");
    assert_eq!(tablet.get("/api/me").await.json()["elsewhere"], 1);
    assert_eq!(say(&mut tablet, "/sign-out-elsewhere", json!(null)).await.json()["elsewhere"], 0);
    assert_eq!(anna.get("/api/me").await.json(), Value::Null);

    // A new password needs the old one, and ends every other session.
    sign_in(&mut phone, "Anna", "correct horse").await;
    let new = |old: &str| json!({ "old": old, "new": "battery staple" });
    let reply = say(&mut phone, "/password", json!({ "new": "battery staple" })).await;
    assert_eq!(reply.refusal(), refused(403, "bad-sign-in"));
    let reply = say(&mut phone, "/password", new("wrong horse")).await;
    assert_eq!(reply.refusal(), refused(403, "bad-sign-in"));
    assert_eq!(say(&mut phone, "/password", new("correct horse")).await.status, 200);
    assert_eq!(tablet.get("/api/me").await.json(), Value::Null);
    assert_eq!(sign_in(&mut tablet, "Anna", "correct horse").await.status, 403);
    assert_eq!(sign_in(&mut tablet, "Anna", "battery staple").await.status, 200);
    server.stop().await;
}

#[tokio::test]
async fn a_cookie_that_is_used_does_not_run_out() {
    let store = testing::store().await;
    let server = start(store.clone(), hush::GAMES).await;
    let mut anna = server.person();
    say(&mut anna, "", json!({ "name": "Anna" })).await;
    let cookie = anna.cookie.clone().unwrap();
    let session = SessionId::of_token(cookie.strip_prefix("insula=").unwrap());
    let made = store.session(session).await.unwrap().unwrap().used;
    assert!(!anna.get("/api/me").await.head.contains("set-cookie"), "not every time");
    store.use_session(session, made - 25 * 60 * 60 * 1000).await.unwrap();
    assert!(anna.get("/api/games").await.head.contains("set-cookie"), "once a day");
    assert_eq!(anna.cookie, Some(cookie), "the same one");
    assert!(store.session(session).await.unwrap().unwrap().used >= made);
    assert!(!anna.get("/api/me").await.head.contains("set-cookie"));
    server.stop().await;
}

#[tokio::test]
async fn a_password_tried_a_hundred_times_is_tried_ten_times() {
    let server = server().await;
    account(&server, "Anna", "correct horse").await;
    let mut codes = Vec::new();
    for n in 0..100 {
        let reply = sign_in(&mut server.person(), "anna", &format!("guess {n:03}")).await;
        codes.push(reply.refusal());
    }
    assert_eq!(codes.iter().filter(|code| **code == refused(403, "bad-sign-in")).count(), 10);
    assert!(codes[10..].iter().all(|code| *code == refused(429, "too-many-tries")), "{codes:?}");
    // Who knows the password waits, too, and is told how long.
    let reply = sign_in(&mut server.person(), "Anna", "correct horse").await;
    assert_eq!(reply.refusal(), refused(429, "too-many-tries"));
    let seconds = reply.json()["message"]["args"]["seconds"]["number"].as_i64().unwrap();
    assert!((1..=31).contains(&seconds), "{seconds}");
    assert!(reply.head.contains(&format!("retry-after: {seconds}")), "{}", reply.head);
    server.stop().await;
}
