//! An operator reads everything that the server logs and counts, and learns no secret.

use std::fs::File;
use std::io::{Read, Write};
use std::net::TcpListener;
use std::process::Command;
use std::sync::mpsc;

use serde_json::{Value, json};

use crate::client::{Page, Server, get, post};
use crate::kill::{folder, pick};

const PASSWORD: &str = "correct-horse-battery";
const WRONG: &str = "incorrect-donkey-staple";
const WEBHOOK: &str = "hook-s3cr3t-path";
const SMTP: &str = "smtp-s3cr3t";
const QUERY: &str = "query-s3cr3t";
const CHAT: &str = "said-among-friends";

#[tokio::test(flavor = "multi_thread")]
async fn no_secret_is_logged_or_counted() {
    let data = folder("secrets");
    let log = data.join("log");
    let mut command = Command::new(env!("CARGO_BIN_EXE_insula"));
    command.env("INSULA_SMTP", format!("smtp://ada:{SMTP}@127.0.0.1:9"));
    command.stderr(File::create(&log).unwrap());
    let more = [
        "--log=trace,insula=trace",
        "--log-format=json",
        "--webhooks-anywhere",
        "--mail-from=games@games.example",
    ];
    let server = Server::run(command, &data, &more);
    let host = server.host.clone();

    // Ada signs up, somebody else guesses, she signs in elsewhere.
    let (status, _, first) = post(&host, "/api/me", "", &json!({"name": "Ada"}));
    let first = first.unwrap();
    assert_eq!(status, 200);
    let (status, ..) = post(&host, "/api/me/password", &first, &json!({"new": PASSWORD}));
    assert!(status < 300, "{status}");
    let sign_in = |password| json!({"name": "Ada", "password": password});
    let (status, ..) = post(&host, "/api/me/sign-in", "", &sign_in(WRONG));
    assert_eq!(status, 403);
    let (status, _, ada) = post(&host, "/api/me/sign-in", "", &sign_in(PASSWORD));
    let ada = ada.unwrap();
    assert_eq!(status, 200);

    // She wants to be told by a webhook, and by mail.
    let (hook, called) = webhook();
    let notices = json!({
        "lang": "en", "webhook": format!("http://{hook}/{WEBHOOK}?key={QUERY}"), "webhook_on": true,
        "mail": "ada@games.example", "mail_on": true,
    });
    let (status, told, _) = post(&host, "/api/me/notices", &ada, &notices);
    assert!(status < 300, "{status} {told}");

    // Bo sits down at her table by its invitation: it begins, and the webhook is called.
    let asked = json!({
        "game": "capitol", "options": {}, "visibility": "private",
        "pace": {"kind": "days", "days": 2},
        "seats": [{"kind": "you", "name": "Ada"}, {"kind": "open", "name": ""}],
    });
    let (status, created, _) = post(&host, "/api/tables", &ada, &asked);
    assert_eq!(status, 200, "{created}");
    let table = created["id"].as_str().unwrap();
    let (_, card) = get(&host, &format!("/api/tables/{table}?{QUERY}"), &ada).unwrap();
    let card: Value = serde_json::from_str(&card).unwrap();
    let invite = card["invite"].as_str().unwrap();
    assert_eq!(get(&host, &format!("/api/join/{invite}?{QUERY}"), "").unwrap().0, 200);
    let bo = json!({"seat": null, "name": "Bo"});
    let (status, _, bo) = post(&host, &format!("/api/join/{invite}"), "", &bo);
    let bo = bo.unwrap();
    assert_eq!(status, 200);
    let call = called.recv().unwrap();
    assert!(call.starts_with(&format!("POST /{WEBHOOK}?key={QUERY} ")), "{call}");

    // They play and talk.
    let mut pages = [Page::open(&host, table, &ada).await, Page::open(&host, table, &bo).await];
    let (mut draws, mut packets) = (1u64, [Value::Null, Value::Null]);
    for seat in 0..2 {
        packets[seat] = pages[seat].watch(seat as u64).await;
    }
    let seat = packets[0]["to_act"][0].as_u64().unwrap() as usize;
    let act = pick(&packets[seat], &mut draws);
    let said = json!({"t": "act", "seat": seat, "seq": packets[seat]["seq"], "act": act});
    pages[seat].try_send(said).await.unwrap();
    pages[0].send(json!({"t": "chat", "seat": 0, "text": CHAT})).await;
    pages[0].watch(0).await;

    let (status, metrics) = get(&host, "/metrics", "").unwrap();
    assert_eq!(status, 200);
    server.terminate();
    assert!(server.ended());
    let log = std::fs::read_to_string(log).unwrap();
    let token = |cookie: &str| cookie.split_once('=').unwrap().1.to_owned();
    let tokens = [token(&first), token(&ada), token(&bo)];
    assert!(tokens.iter().all(|token| token.len() == 64), "{tokens:?}");
    let words = [PASSWORD, WRONG, WEBHOOK, SMTP, QUERY, CHAT, invite];
    for secret in words.into_iter().chain(tokens.iter().map(String::as_str)) {
        assert!(!log.contains(secret), "{secret}\n{log}");
        assert!(!metrics.contains(secret), "{secret}\n{metrics}");
    }
    for nobody_counts in ["Ada", table, "127.0.0.1"] {
        assert!(!metrics.contains(nobody_counts), "{metrics}");
    }
    let lines: Vec<Value> =
        log.lines().map(|line| serde_json::from_str(line).expect(line)).collect();
    let asked = |line: &&Value| line["span"]["route"] == "/api/join/{word}";
    let joins: Vec<_> = lines.iter().filter(asked).collect();
    assert!(joins.iter().any(|line| line["span"]["method"] == "POST"), "{log}");
    assert!(joins.iter().all(|line| line["span"]["id"].as_str().unwrap().len() == 16), "{log}");
    assert!(log.contains("the webhook at 127.0.0.1 answered 500"), "{log}");
    std::fs::remove_dir_all(data).unwrap();
}

/// A receiver that fails; gives its address, and what was sent to it.
fn webhook() -> (String, mpsc::Receiver<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap().to_string();
    let (tell, told) = mpsc::channel();
    std::thread::spawn(move || {
        let mut stream = listener.accept().unwrap().0;
        let mut request = [0; 4096];
        let length = stream.read(&mut request).unwrap();
        write!(stream, "HTTP/1.1 500 No\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
            .unwrap();
        tell.send(String::from_utf8_lossy(&request[..length]).into_owned()).unwrap();
    });
    (address, told)
}
