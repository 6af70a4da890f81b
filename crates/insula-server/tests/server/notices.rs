//! Notices against real listeners: a page, and webhooks good and bad.

use std::time::Duration;

use insula_core::{Arg, Message};
use insula_server::{Config, Notice, NoticeKind, Reach, Smtp};
use insula_store::{PersonId, SessionId, Store, testing};
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader, Lines};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::timeout;

use crate::hush;
use crate::web::{Person, Reply, Running, config, start_as};

/// A test that waits longer has failed.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// A server that may reach everything, and its store.
pub async fn server(smtp: Option<&TcpListener>) -> (Running, Store) {
    let store = testing::store().await;
    let usual = config(store.clone(), hush::GAMES);
    let smtp = smtp.map(|listener| Smtp {
        url: format!("smtp://{}", listener.local_addr().unwrap()),
        from: "Insula <games@rome.example>".to_owned(),
    });
    let url = "https://rome.example".to_owned();
    let reach = Reach { words: key_and_words, webhooks_anywhere: true, smtp, url };
    (start_as(Config { reach, ..usual }).await, store)
}

/// What the test's people read: keys, and the words in them.
fn key_and_words(_: &str, message: &Message) -> String {
    let words = message.args.iter().filter_map(|(_, arg)| match arg {
        Arg::Word(word) => Some(format!(" {word}")),
        _ => None,
    });
    message.key.to_string() + &words.collect::<String>()
}

/// Somebody with a name, and who they are.
pub async fn guest(server: &Running, store: &Store, name: &str) -> (Person, PersonId) {
    let mut person = server.person();
    person.post("/api/me", &json!({ "name": name }).to_string()).await;
    let token = person.cookie.as_ref().unwrap().strip_prefix("insula=").unwrap();
    let session = store.session(SessionId::of_token(token)).await.unwrap().unwrap();
    (person, session.person)
}

pub async fn settle(person: &mut Person, webhook: &str, mail: &str) -> Reply {
    let asked = json!({
        "lang": "it", "webhook": webhook, "webhook_on": true, "mail": mail, "mail_on": true,
    });
    person.post("/api/me/notices", &asked.to_string()).await
}

pub fn your_turn() -> Notice {
    let table = "abcdefghjkmn".parse().unwrap();
    Notice { table, game: "hush".to_owned(), kind: NoticeKind::YourTurn }
}

async fn listener() -> (TcpListener, String) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}/hook?key=1", listener.local_addr().unwrap());
    (listener, url)
}

/// The next request, which is given `answer`.
async fn receive(listener: &TcpListener, answer: &str) -> (String, Value) {
    let (mut stream, _) = timeout(PATIENCE, listener.accept()).await.unwrap().unwrap();
    let mut text = String::new();
    while !text.ends_with('}') {
        let mut bytes = [0; 4096];
        let n = timeout(PATIENCE, stream.read(&mut bytes)).await.unwrap().unwrap();
        assert!(n > 0, "{text}");
        text.push_str(std::str::from_utf8(&bytes[..n]).unwrap());
    }
    stream.write_all(answer.as_bytes()).await.unwrap();
    let (head, body) = text.split_once("\r\n\r\n").unwrap();
    (head.to_owned(), serde_json::from_str(body).unwrap())
}

/// What a page hears that is open somewhere.
struct Events(Lines<BufReader<TcpStream>>);

impl Events {
    async fn of(person: &Person) -> Events {
        let (addr, cookie) = (&person.addr, person.cookie.as_ref().unwrap());
        let mut stream = TcpStream::connect(addr).await.unwrap();
        let request = format!(
            "GET /api/me/events HTTP/1.1\r\nHost: {addr}\r\nConnection: close\r\n\
             Cookie: {cookie}\r\n\r\n"
        );
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut lines = BufReader::new(stream).lines();
        let mut head = String::new();
        while !head.ends_with("\n\n") {
            head += &(timeout(PATIENCE, lines.next_line()).await.unwrap().unwrap().unwrap() + "\n");
        }
        assert!(head.contains("content-type: text/event-stream"), "{head}");
        Events(lines)
    }

    /// The next one; none: the stream has ended.
    async fn next(&mut self) -> Option<Value> {
        loop {
            let line = timeout(PATIENCE, self.0.next_line()).await.unwrap().unwrap()?;
            if let Some(data) = line.strip_prefix("data: ") {
                return Some(data.parse().unwrap());
            }
        }
    }
}

const FINE: &str = "HTTP/1.1 204 No Content\r\nContent-Length: 0\r\n\r\n";

#[tokio::test]
async fn the_page_is_told_as_it_happens() {
    let (server, store) = server(None).await;
    let mut nobody = server.person();
    assert_eq!(nobody.get("/api/me/events").await.refusal(), (401, "no-person".to_owned()));
    let (anna, id) = guest(&server, &store, "Anna").await;
    let mut events = Events::of(&anna).await;
    server.notices.tell(PersonId([9; 32]), your_turn());
    server.notices.tell(id, your_turn());
    server.notices.tables_changed([id]);
    let game = json!({ "message": { "key": "hush-name", "args": {} } });
    let message = json!({ "key": "notice-your-turn", "args": { "game": game } });
    let told = json!({ "t": "notice", "table": "abcdefghjkmn", "message": message });
    assert_eq!(events.next().await, Some(told));
    assert_eq!(events.next().await, Some(json!({ "t": "tables" })));
    // The stream ends with the session.
    anna.clone().post("/api/me/sign-out", "").await;
    assert_eq!(events.next().await, None);
    server.stop().await;
}

/// A table without a clock tells its host that it has begun, unless the host looks on.
#[tokio::test]
async fn a_table_tells_who_is_away() {
    let (server, store) = server(None).await;
    let (mut anna, _) = guest(&server, &store, "Anna").await;
    let (mut bea, _) = guest(&server, &store, "Bea").await;
    let seats = json!([{ "kind": "you", "name": "Anna" }, { "kind": "open", "name": "" }]);
    let asked = json!({ "game": "hush", "seats": seats, "visibility": "public" }).to_string();
    let mut tables = Vec::new();
    for _ in 0..2 {
        let made = anna.post("/api/tables", &asked).await.json();
        tables.push(made["id"].as_str().unwrap().to_owned());
    }
    let mut events = Events::of(&anna).await;
    let mut socket = anna.socket(&tables[0]).await;
    socket.say(json!({ "t": "watch", "seat": 0 })).await;
    socket.around(|around| around["seats"][0]["here"] == true).await;
    for table in &tables {
        bea.post(&format!("/api/tables/{table}/join"), "{}").await;
    }
    let mut notice = json!({ "t": "tables" });
    while notice["t"] == "tables" {
        notice = events.next().await.unwrap();
    }
    assert_eq!(notice["table"], json!(tables[1]), "the one that is not on screen");
    assert_eq!(notice["message"]["key"], "notice-started");
    server.stop().await;
}

#[tokio::test]
async fn a_webhook_gets_plain_json_unless_it_is_muted() {
    let (server, store) = server(None).await;
    let (mut anna, id) = guest(&server, &store, "Anna").await;
    let (hook, url) = listener().await;
    let me = settle(&mut anna, &format!(" {url} "), "").await.json();
    assert_eq!(me["notices"]["webhook"], url);
    server.notices.tell(id, your_turn());
    let (head, body) = receive(&hook, FINE).await;
    assert!(head.starts_with("POST /hook?key=1 HTTP/1.1\r\n"), "{head}");
    assert!(head.to_lowercase().contains("content-type: application/json"), "{head}");
    let text = "notice-your-turn https://rome.example/t/abcdefghjkmn";
    assert_eq!(
        body,
        json!({
            "text": text, "content": text, "kind": "your-turn", "game": "hush",
            "table": "abcdefghjkmn", "url": "https://rome.example/t/abcdefghjkmn",
        })
    );
    // Muted: the next thing that comes is what was told after it was switched on again.
    let muted = json!({
        "lang": "en", "webhook": url, "webhook_on": false, "mail": "", "mail_on": false,
    });
    anna.post("/api/me/notices", &muted.to_string()).await;
    server.notices.tell(id, your_turn());
    let (other, other_id) = guest(&server, &store, "Bea").await;
    settle(&mut other.clone(), &url, "").await;
    server.notices.tell(other_id, Notice { kind: NoticeKind::Over, ..your_turn() });
    assert_eq!(receive(&hook, FINE).await.1["kind"], "over");
    server.stop().await;
}

#[tokio::test]
async fn a_webhook_that_hangs_or_sends_elsewhere_harms_nobody() {
    let (server, store) = server(None).await;
    let (mut anna, anna_id) = guest(&server, &store, "Anna").await;
    let (mut bea, bea_id) = guest(&server, &store, "Bea").await;
    let ((hangs, hanging), (hook, url), (secret, inside)) =
        (listener().await, listener().await, listener().await);
    settle(&mut anna, &hanging, "").await;
    settle(&mut bea, &url, "").await;
    server.notices.tell(anna_id, your_turn());
    let (_silent, _) = timeout(PATIENCE, hangs.accept()).await.unwrap().unwrap();
    server.notices.tell(bea_id, your_turn());
    let elsewhere = format!(
        "HTTP/1.1 307 Temporary Redirect\r\nLocation: {inside}\r\nContent-Length: 0\r\n\r\n"
    );
    receive(&hook, &elsewhere).await;
    server.notices.tell(bea_id, Notice { kind: NoticeKind::Rematch, ..your_turn() });
    assert_eq!(receive(&hook, FINE).await.1["kind"], "rematch");
    server.stop().await;
    // All deliveries are over now.
    let secret = secret.into_std().unwrap();
    assert!(secret.accept().is_err(), "nobody has knocked where the redirect led");
}

#[tokio::test]
async fn what_cannot_be_reached_is_refused_in_words() {
    let store = testing::store().await;
    let server = start_as(config(store.clone(), hush::GAMES)).await;
    let reply = settle(&mut server.person(), "", "").await;
    assert_eq!(reply.refusal(), (401, "no-person".to_owned()));
    let (mut anna, id) = guest(&server, &store, "Anna").await;
    let (hook, url) = listener().await;
    for bad in
        [url.as_str(), "chat.example", "ftp://chat.example/", "http://[::1]/", "http://10.0.0.1/"]
    {
        let reply = settle(&mut anna, bad, "").await;
        assert_eq!(reply.refusal(), (400, "bad-webhook".to_owned()), "{bad}");
    }
    // This server sends no mail.
    let reply = settle(&mut anna, "", "anna@rome.example").await;
    assert_eq!(reply.refusal(), (400, "bad-mail".to_owned()));
    let reply = anna.post("/api/me/mail", r#"{"code":"123456"}"#).await;
    assert_eq!(reply.refusal(), (400, "bad-code".to_owned()));
    // What got in before the operator's mind changed is not reached either.
    let notices = json!({ "webhook": url, "webhook_on": true }).to_string();
    store.set_notices(id, &notices).await.unwrap();
    server.notices.tell(id, your_turn());
    server.stop().await;
    assert!(hook.into_std().unwrap().accept().is_err(), "nobody has knocked");
}
