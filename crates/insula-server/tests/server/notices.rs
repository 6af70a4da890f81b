//! Notices against real listeners: a page, webhooks good and bad, a mail server.

use std::time::Duration;

use insula_core::{Arg, Message};
use insula_server::{Config, Notice, NoticeKind, Reach, Smtp};
use insula_store::{PersonId, SessionId, Store};
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::timeout;

use crate::hush;
use crate::web::{Person, Reply, Running, config, start_as};

/// A test that waits longer has failed.
const PATIENCE: Duration = Duration::from_secs(60);

/// A server that may reach everything, and its store.
async fn server(smtp: Option<&TcpListener>) -> (Running, Store) {
    let store = Store::in_memory().await.unwrap();
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
async fn guest(server: &Running, store: &Store, name: &str) -> (Person, PersonId) {
    let mut person = server.person();
    person.post("/api/me", &json!({ "name": name }).to_string()).await;
    let token = person.cookie.as_ref().unwrap().strip_prefix("insula=").unwrap();
    let session = store.session(SessionId::of_token(token)).await.unwrap().unwrap();
    (person, session.person)
}

async fn settle(person: &mut Person, webhook: &str, mail: &str) -> Reply {
    let asked = json!({
        "lang": "it", "webhook": webhook, "webhook_on": true, "mail": mail, "mail_on": true,
    });
    person.post("/api/me/notices", &asked.to_string()).await
}

fn your_turn() -> Notice {
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

const FINE: &str = "HTTP/1.1 204 No Content\r\nContent-Length: 0\r\n\r\n";

#[tokio::test]
async fn the_page_is_told_as_it_happens() {
    let (server, store) = server(None).await;
    let mut nobody = server.person();
    assert_eq!(nobody.get("/api/me/events").await.refusal(), (401, "no-person".to_owned()));
    let (anna, id) = guest(&server, &store, "Anna").await;
    let mut stream = TcpStream::connect(&server.addr).await.unwrap();
    let request = format!(
        "GET /api/me/events HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nCookie: {}\r\n\r\n",
        server.addr,
        anna.cookie.as_ref().unwrap()
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut lines = BufReader::new(stream).lines();
    let mut head = String::new();
    while !head.ends_with("\n\n") {
        head += &(lines.next_line().await.unwrap().unwrap() + "\n");
    }
    assert!(head.contains("content-type: text/event-stream"), "{head}");
    server.notices.tell(PersonId([9; 32]), your_turn());
    server.notices.tell(id, your_turn());
    server.notices.tables_changed([id]);
    let mut events = Vec::new();
    while events.len() < 2 {
        let line = timeout(PATIENCE, lines.next_line()).await.unwrap().unwrap().unwrap();
        events.extend(line.strip_prefix("data: ").map(|data| data.parse::<Value>().unwrap()));
    }
    let game = json!({ "message": { "key": "hush-name", "args": {} } });
    let message = json!({ "key": "notice-your-turn", "args": { "game": game } });
    let told = json!({ "t": "notice", "table": "abcdefghjkmn", "message": message });
    assert_eq!(events, [told, json!({ "t": "tables" })]);
    // The stream ends with the session.
    anna.clone().post("/api/me/sign-out", "").await;
    while timeout(PATIENCE, lines.next_line()).await.unwrap().unwrap().is_some() {}
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
    let store = Store::in_memory().await.unwrap();
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

/// Takes one mail as a mail server does; gives receiver and text.
async fn take_mail(listener: &TcpListener) -> (String, String) {
    let (stream, _) = timeout(PATIENCE, listener.accept()).await.unwrap().unwrap();
    let (read, mut write) = stream.into_split();
    let mut lines = BufReader::new(read).lines();
    write.write_all(b"220 fake\r\n").await.unwrap();
    let (mut to, mut text) = (String::new(), String::new());
    while let Some(line) = timeout(PATIENCE, lines.next_line()).await.unwrap().unwrap() {
        let answer: &[u8] = match line.split(' ').next().unwrap() {
            "DATA" => {
                write.write_all(b"354 go on\r\n").await.unwrap();
                while let Some(line) = lines.next_line().await.unwrap().filter(|line| line != ".") {
                    text += &(line + "\n");
                }
                b"250 taken\r\n"
            }
            "QUIT" => b"221 bye\r\n",
            "RCPT" => {
                to = line;
                b"250 ok\r\n"
            }
            _ => b"250 ok\r\n",
        };
        write.write_all(answer).await.unwrap();
        if answer.starts_with(b"250 taken") {
            break;
        }
    }
    (to, text)
}

#[tokio::test]
async fn mail_goes_only_where_its_code_came_back_from() {
    let post = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let (server, store) = server(Some(&post)).await;
    let (mut anna, id) = guest(&server, &store, "Anna").await;
    assert_eq!(anna.get("/api/me").await.json()["mail_possible"], true);
    for bad in ["anna", "anna@", "a b@rome.example", "anna@rome.example\r\nBcc: all@rome.example"] {
        let reply = settle(&mut anna, "", bad).await;
        assert_eq!(reply.refusal(), (400, "bad-mail".to_owned()), "{bad:?}");
    }
    let me = settle(&mut anna, "", "anna@rome.example").await.json();
    assert_eq!(me["notices"]["mail_confirmed"], false);
    let (to, text) = take_mail(&post).await;
    assert_eq!(to, "RCPT TO:<anna@rome.example>");
    assert!(text.contains("Subject: notice-code-subject\n"), "{text}");
    let digits: String = text.rsplit("notice-code ").next().unwrap().trim().to_owned();
    assert!(digits.len() == 6 && digits.bytes().all(|byte| byte.is_ascii_digit()), "{text}");

    // Nothing is sent there before; the wrong code does not help.
    server.notices.tell(id, your_turn());
    let wrong = if digits == "111111" { "222222" } else { "111111" };
    let code = |code: &str| json!({ "code": code }).to_string();
    let reply = anna.post("/api/me/mail", &code(wrong)).await;
    assert_eq!(reply.refusal(), (400, "bad-code".to_owned()));
    let me = anna.post("/api/me/mail", &code(&digits)).await.json();
    assert_eq!(me["notices"]["mail_confirmed"], true);
    server.notices.tell(id, Notice { kind: NoticeKind::Over, ..your_turn() });
    let (_, text) = take_mail(&post).await;
    assert!(text.contains("Subject: notice-over\n"), "{text}");
    assert!(text.contains("From: Insula <games@rome.example>\n"), "{text}");
    assert!(text.contains("https://rome.example/t/abcdefghjkmn"), "{text}");
    // Another address is another one's until its code comes back.
    let me = settle(&mut anna, "", "bea@rome.example").await.json();
    assert_eq!(me["notices"]["mail_confirmed"], false);
    assert_eq!(take_mail(&post).await.0, "RCPT TO:<bea@rome.example>");
    server.stop().await;
}
