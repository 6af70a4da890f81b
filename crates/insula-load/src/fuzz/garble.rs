//! Nonsense: near to what a page would send, and far from it.

use std::net::SocketAddr;

use insula_server::wire::NewTable;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::Draws;

/// Every kind of message, and some that do not exist.
const KINDS: [&str; 16] = [
    "watch",
    "act",
    "undo",
    "why",
    "hint",
    "tell",
    "standing",
    "chat",
    "note",
    "hand-over",
    "return",
    "propose",
    "answer",
    "resume",
    "packet",
    "",
];
/// More than a table reads, in bytes, and at times more than a socket does.
const LONG: usize = 70 << 10;

/// A message for a table of so many seats, where these actions were taken.
pub(super) fn message(draws: &mut Draws, seats: u8, acts: &[String]) -> Message {
    match draws.below(1000) {
        0 => Message::text("x".repeat(draws.below(LONG))),
        1..=50 => Message::binary(bytes(draws, 200)),
        51..=150 => Message::text(String::from_utf8_lossy(&bytes(draws, 200)).into_owned()),
        151..=500 => {
            let text = structured(draws, seats, acts).to_string();
            Message::text(mutated(draws, &text))
        }
        _ => Message::text(structured(draws, seats, acts).to_string()),
    }
}

/// A request to any route.
pub(super) fn request(draws: &mut Draws, table: &str, host: SocketAddr) -> Vec<u8> {
    const METHODS: [&str; 6] = ["GET", "POST", "PUT", "DELETE", "HEAD", "B\u{e4}h"];
    const PATHS: [&str; 14] = [
        "/",
        "/api/games",
        "/api/rules/capitol/en",
        "/api/packs/urban-sprawl/0",
        "/api/tables",
        "/api/tables/T",
        "/api/tables/T/export",
        "/api/tables/T/positions/9",
        "/api/tables/T/join",
        "/api/tables/T/play-on",
        "/api/tables/T/start",
        "/api/join/abc",
        "/api/me",
        "/api/lobby",
    ];
    const BODIES: [&str; 5] = [
        r#"{"game":"capitol","options":{},"seats":[{"kind":"you","name":"A"},{"kind":"open","name":""}]}"#,
        r#"{"seat":1,"name":"Bo"}"#,
        r#"{"at":3,"seats":[null,"easy"]}"#,
        r#"{"bot":"expert"}"#,
        r#"{"name":"Ada","password":"1234"}"#,
    ];
    let drawn = |draws: &mut Draws, all: &[&str]| {
        let text = draws.pick(all).copied().unwrap_or_default().replace('T', table);
        if draws.below(3) == 0 { mutated(draws, &text) } else { text }
    };
    let (method, path) = (drawn(draws, &METHODS), drawn(draws, &PATHS));
    let mut body = drawn(draws, &BODIES);
    // Tables may be made, but not by the thousand.
    if serde_json::from_str::<NewTable>(&body).is_ok() {
        body = mutated(draws, "{}");
    }
    // More than comes would only keep both waiting.
    let length = if draws.below(20) == 0 { draws.below(body.len() + 1) } else { body.len() };
    format!(
        "{method} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
    )
    .into_bytes()
}

fn structured(draws: &mut Draws, seats: u8, acts: &[String]) -> Value {
    let kind = draws.pick(&KINDS).copied().unwrap_or_default();
    let mut message = json!({"t": kind, "seat": seat(draws, seats), "seq": number(draws)});
    let act = draws.pick(acts).cloned().unwrap_or_default();
    message["act"] = if draws.below(2) == 0 { mutated(draws, &act).into() } else { act.into() };
    for key in ["text", "key", "value", "what", "confirm", "yes"] {
        if draws.below(3) > 0 {
            message[key] = anything(draws);
        }
    }
    if draws.below(8) == 0 {
        let key = *draws.pick(&["t", "seat", "seq", "act"]).unwrap_or(&"t");
        message[key] = anything(draws);
    }
    message
}

/// A seat of the table, mostly.
fn seat(draws: &mut Draws, seats: u8) -> Value {
    match draws.below(10) {
        0 => Value::Null,
        1 => number(draws),
        _ => draws.below(usize::from(seats) + 1).into(),
    }
}

fn number(draws: &mut Draws) -> Value {
    match draws.below(6) {
        0 => json!(-1),
        1 => json!(1.5),
        2 => json!(u64::MAX),
        3 => json!((1 << 20) + draws.below(1 << 30)),
        _ => json!(draws.below(300)),
    }
}

fn anything(draws: &mut Draws) -> Value {
    match draws.below(8) {
        0 => Value::Null,
        1 => number(draws),
        2 => json!([[[[[]]]]]),
        3 => json!({"kind": "none", "a": {"b": []}}),
        4 => json!(draws.below(2) == 0),
        5 => json!(*draws.pick(&["pause", "take-back", "wealth", "ask"]).unwrap_or(&"")),
        6 => json!("\u{0}\u{202e}\u{1f600}\n<script>"),
        _ => json!(String::from_utf8_lossy(&bytes(draws, 40))),
    }
}

/// The text with a few bytes changed, lost, doubled or put in.
fn mutated(draws: &mut Draws, text: &str) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=draws.below(3) {
        let at = draws.below(bytes.len() + 1);
        let byte = draws.below(256) as u8;
        match (draws.below(4), bytes.get(at).copied()) {
            (0, Some(_)) => bytes[at] = byte,
            (1, Some(_)) => drop(bytes.remove(at)),
            (2, Some(old)) => bytes.insert(at, old),
            _ => bytes.insert(at, byte),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn bytes(draws: &mut Draws, most: usize) -> Vec<u8> {
    (0..draws.below(most)).map(|_| draws.below(256) as u8).collect()
}
