//! A real server on a free port, and people with cookies and sockets.

use std::borrow::Cow;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use insula_games::Entry;
use insula_server::{Config, Notices, ServeError, bind};
use insula_store::Store;
use insula_store::testing::Place;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// A test that waits longer has failed.
const PATIENCE: Duration = Duration::from_secs(60);

/// A running server.
pub struct Running {
    pub addr: String,
    pub notices: Notices,
    stop: oneshot::Sender<()>,
    task: JoinHandle<Result<(), ServeError>>,
}

pub async fn start(store: Store, games: &'static [Entry]) -> Running {
    start_as(config(store, games)).await
}

pub fn config(store: Store, games: &'static [Entry]) -> Config {
    let addr = "127.0.0.1:0".parse().unwrap();
    Config { bot_delay: Duration::ZERO, thinkers: 1, games, ..Config::new(addr, store, pages) }
}

pub async fn start_as(config: Config) -> Running {
    let server = bind(config).await.unwrap();
    let (addr, notices) = (server.addr().to_string(), server.notices());
    let (stop, stopped) = oneshot::channel();
    let task = tokio::spawn(server.run(async { drop(stopped.await) }));
    Running { addr, notices, stop, task }
}

pub async fn start_at(place: &Place, games: &'static [Entry]) -> Running {
    start(place.open().await, games).await
}

impl Running {
    /// Goes down in good order and waits until everything is over.
    pub async fn stop(self) {
        self.stop.send(()).unwrap();
        timeout(PATIENCE, self.task).await.unwrap().unwrap().unwrap();
    }

    pub fn person(&self) -> Person {
        Person { addr: self.addr.clone(), cookie: None }
    }
}

fn pages(path: &str) -> Option<(Cow<'static, [u8]>, String)> {
    (path == "index.html").then(|| (Cow::Borrowed(&b"the page"[..]), "text/html".to_owned()))
}

/// Somebody with a browser: keeps the cookie.
#[derive(Clone)]
pub struct Person {
    pub addr: String,
    pub cookie: Option<String>,
}

pub struct Reply {
    pub status: u16,
    pub head: String,
    pub body: String,
}

impl Reply {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap()
    }

    /// Status and error code of a refusal.
    pub fn refusal(&self) -> (u16, String) {
        let body = self.json();
        assert!(body["message"]["key"].as_str().unwrap().starts_with("server-"), "{body}");
        (self.status, body["error"].as_str().unwrap().to_owned())
    }
}

impl Person {
    pub async fn get(&mut self, path: &str) -> Reply {
        self.ask("GET", path, "", "").await
    }

    pub async fn post(&mut self, path: &str, body: &str) -> Reply {
        self.ask("POST", path, "", body).await
    }

    /// One request with a connection of its own; `headers` end with line breaks.
    pub async fn ask(&mut self, method: &str, path: &str, headers: &str, body: &str) -> Reply {
        let (addr, length) = (&self.addr, body.len());
        let cookie = self.cookie.iter().map(|cookie| format!("Cookie: a=b; {cookie}\r\n"));
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {addr}\r\nConnection: close\r\n\
             Content-Length: {length}\r\n{}{headers}\r\n{body}",
            cookie.collect::<String>()
        );
        let mut stream = TcpStream::connect(addr).await.unwrap();
        // A server may answer before it has read all of a request too long.
        let _ = stream.write_all(request.as_bytes()).await;
        let mut answer = Vec::new();
        let _ = timeout(PATIENCE, stream.read_to_end(&mut answer)).await.unwrap();
        let answer = String::from_utf8(answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        let set = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
        if let Some(cookie) = set {
            let kept = !cookie.contains("Max-Age=0");
            self.cookie = kept.then(|| cookie.split(';').next().unwrap().to_owned());
        }
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        Reply { status, head: head.to_owned(), body: body.to_owned() }
    }

    /// Makes a table; a seat is `you`, `guest`, `open` or the name of a bot.
    pub async fn table(&mut self, game: &str, seats: &[&str], options: Value) -> String {
        self.table_on(game, seats, json!({ "options": options })).await
    }

    /// Makes a table of hush on these terms.
    pub async fn hush_on(&mut self, seats: &[&str], terms: Value) -> String {
        self.table_on("hush", seats, terms).await
    }

    async fn table_on(&mut self, game: &str, seats: &[&str], mut asked: Value) -> String {
        let seat = |seat: &&str| match *seat {
            "you" | "guest" | "open" => json!({ "kind": seat, "name": seat }),
            bot => json!({ "kind": "bot", "name": bot, "bot": bot }),
        };
        asked["game"] = json!(game);
        asked["seats"] = seats.iter().map(seat).collect();
        let reply = self.post("/api/tables", &asked.to_string()).await;
        assert_eq!(reply.status, 200, "{}", reply.body);
        reply.json()["id"].as_str().unwrap().to_owned()
    }

    /// Sits down by the invitation of a table.
    pub async fn join(&mut self, invite: &str, name: &str) -> String {
        let asked = json!({ "seat": null, "name": name }).to_string();
        let reply = self.post(&format!("/api/join/{invite}"), &asked).await;
        assert_eq!(reply.status, 200, "{}", reply.body);
        reply.json()["id"].as_str().unwrap().to_owned()
    }

    /// The invitation to a table where this person sits.
    pub async fn invite(&mut self, table: &str) -> String {
        let card = self.get(&format!("/api/tables/{table}")).await.json();
        card["invite"].as_str().unwrap().to_owned()
    }

    pub async fn socket(&self, table: &str) -> Socket {
        let url = format!("ws://{}/api/tables/{table}/socket", self.addr);
        let mut request = url.into_client_request().unwrap();
        if let Some(cookie) = &self.cookie {
            request.headers_mut().insert("cookie", cookie.parse().unwrap());
        }
        let stream = connect_async(request).await.unwrap().0;
        Socket { stream, around: Value::Null, chat: Vec::new(), notes: None }
    }
}

/// One end of a conversation with a table.
pub struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// What was last heard about the table besides its game.
    pub around: Value,
    /// What was said, and what is kept.
    pub chat: Vec<Value>,
    pub notes: Option<String>,
}

impl Socket {
    pub async fn say(&mut self, said: Value) {
        self.send(Message::text(said.to_string())).await;
    }

    pub async fn send(&mut self, message: Message) {
        self.stream.send(message).await.unwrap();
    }

    /// The next message about the game; none: the server has closed the socket. What is
    /// said besides is kept.
    pub async fn heard(&mut self) -> Option<Value> {
        loop {
            let heard = self.heard_all().await?;
            if !matches!(heard["t"].as_str(), Some("around" | "chat" | "notes")) {
                return Some(heard);
            }
        }
    }

    /// Hears until what is said besides the game is as expected.
    pub async fn around(&mut self, expected: impl Fn(&Value) -> bool) -> Value {
        while !expected(&self.around) {
            self.heard_all().await.expect("an open socket");
        }
        self.around.clone()
    }

    /// The next message of this kind; others are passed over.
    pub async fn until(&mut self, kind: &str) -> Value {
        loop {
            let heard = self.heard_all().await.expect("an open socket");
            if heard["t"] == kind {
                return heard;
            }
        }
    }

    async fn heard_all(&mut self) -> Option<Value> {
        let heard: Value = loop {
            match timeout(PATIENCE, self.stream.next()).await.expect("an answer in time") {
                Some(Ok(Message::Text(text))) => break serde_json::from_str(&text).unwrap(),
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        };
        match heard["t"].as_str().unwrap() {
            "around" => self.around = heard["around"].clone(),
            "chat" => self.chat.extend(heard["lines"].as_array().unwrap().iter().cloned()),
            "notes" => self.notes = Some(heard["text"].as_str().unwrap().to_owned()),
            _ => {}
        }
        Some(heard)
    }

    pub async fn hear(&mut self) -> Value {
        self.heard().await.expect("an open socket")
    }

    /// The packet that must come next.
    pub async fn packet(&mut self) -> Value {
        let heard = self.hear().await;
        assert_eq!(heard["t"], "packet", "{heard}");
        heard["packet"].clone()
    }

    /// The reason of the refusal that must come next.
    pub async fn refusal(&mut self) -> String {
        let heard = self.hear().await;
        assert_eq!(heard["t"], "refused", "{heard}");
        heard["reason"].as_str().unwrap().to_owned()
    }

    pub async fn watch(&mut self, seat: impl Into<Option<u8>>) -> Value {
        self.say(json!({ "t": "watch", "seat": seat.into() })).await;
        self.packet().await
    }

    /// Watches, and hears what is said besides the game.
    pub async fn watch_around(&mut self, seat: impl Into<Option<u8>>) -> Value {
        self.say(json!({ "t": "watch", "seat": seat.into() })).await;
        self.until("around").await["around"].clone()
    }

    /// Does something with a seat on the newest packet, and gives the packet after it.
    pub async fn do_now(&mut self, seat: u8, act: &str) -> Value {
        let seq = self.watch(seat).await["seq"].clone();
        self.act(seat, &seq, act).await;
        self.packet().await
    }

    pub async fn act(&mut self, seat: u8, seq: &Value, act: &str) {
        self.say(json!({ "t": "act", "seat": seat, "seq": seq, "act": act })).await;
    }

    /// Plays a seat to the end of the game, or only looks on, and gives the
    /// last packet. `choose` picks one of the offers.
    pub async fn play(
        &mut self,
        seat: impl Into<Option<u8>>,
        mut choose: impl FnMut(&[Value]) -> usize,
    ) -> Value {
        let seat = seat.into();
        let mut packet = self.watch(seat).await;
        while packet["over"] == false {
            let offers = packet["offers"].as_array().unwrap();
            if let (Some(seat), false) = (seat, offers.is_empty()) {
                let act = offers[choose(offers)]["act"].as_str().unwrap();
                self.act(seat, &packet["seq"], act).await;
            }
            packet = self.next_packet().await;
        }
        packet
    }

    /// The next packet. Another seat's action may have crossed ours: then we
    /// answered a packet that was no longer the last, and hear of it.
    pub async fn next_packet(&mut self) -> Value {
        loop {
            let heard = self.hear().await;
            match (heard["t"].as_str(), heard["reason"].as_str()) {
                (Some("packet"), _) => return heard["packet"].clone(),
                (Some("refused"), Some("stale")) => {}
                _ => panic!("{heard}"),
            }
        }
    }
}
