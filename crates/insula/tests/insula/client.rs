//! The real binary in a process of its own, and a person at its page.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Bytes, Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// `insula serve` in another process.
pub struct Server {
    child: Child,
    /// Host and port.
    pub host: String,
}

impl Server {
    pub fn start(data: &Path) -> Server {
        Server::start_with(data, &[])
    }

    /// With more arguments.
    pub fn start_with(data: &Path, more: &[&str]) -> Server {
        Server::run(Command::new(env!("CARGO_BIN_EXE_insula")), data, more)
    }

    /// With an environment and a standard error of one's own.
    pub fn run(mut command: Command, data: &Path, more: &[&str]) -> Server {
        let mut child = command
            .args(["serve", "--port", "0", "--bot-delay", "0", "--data"])
            .arg(data)
            .args(more)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let host = line.trim().strip_prefix("Insula is ready: http://").unwrap().to_owned();
        Server { child, host }
    }

    /// SIGTERM, as a system sends it that wants us to stop.
    pub fn terminate(&self) {
        let kill = format!("kill -TERM {}", self.child.id());
        assert!(Command::new("sh").args(["-c", &kill]).status().unwrap().success());
    }

    /// Waits for its end; whether it went well.
    pub fn ended(mut self) -> bool {
        self.child.wait().unwrap().success()
    }

    /// SIGKILL: nothing is flushed, nobody says goodbye.
    pub fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Asks for something; gives status and body, if the server listens.
pub fn get(host: &str, path: &str, cookie: &str) -> Option<(u16, String)> {
    let mut stream = TcpStream::connect(host).ok()?;
    let headers = format!("Host: {host}\r\nCookie: {cookie}\r\nConnection: close");
    write!(stream, "GET {path} HTTP/1.1\r\n{headers}\r\n\r\n").ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).ok()?;
    let (head, body) = answer.split_once("\r\n\r\n")?;
    Some((head.split(' ').nth(1)?.parse().ok()?, body.to_owned()))
}

/// Makes a table as a newcomer; gives its id and the newcomer's cookie.
pub fn make_table(host: &str, body: &Value) -> (String, String) {
    let (status, created, cookie) = post(host, "/api/tables", "", body);
    assert_eq!(status, 200, "{created}");
    (created["id"].as_str().unwrap().to_owned(), cookie.unwrap())
}

/// Sends something with a cookie; gives status, body and the new cookie.
pub fn post(host: &str, path: &str, cookie: &str, body: &Value) -> (u16, Value, Option<String>) {
    let body = body.to_string();
    let mut stream = TcpStream::connect(host).unwrap();
    write!(
        stream,
        "POST {path} HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\nCookie: {cookie}\r\nConnection: close\r\n\r\n{body}",
        body.len()
    )
    .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    let cookie = head.lines().find_map(|line| {
        let (name, value) = line.split_once(": ")?;
        let cookie = value.split(';').next()?;
        name.eq_ignore_ascii_case("set-cookie").then(|| cookie.to_owned())
    });
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    (status, serde_json::from_str(body).unwrap_or_default(), cookie)
}

/// A socket at a table.
pub struct Page {
    socket: WebSocketStream<MaybeTlsStream<tokio::net::TcpStream>>,
}

impl Page {
    pub async fn open(host: &str, table: &str, cookie: &str) -> Page {
        Page::try_open(host, table, cookie).await.unwrap()
    }

    pub async fn try_open(host: &str, table: &str, cookie: &str) -> Result<Page, Error> {
        let address = format!("ws://{host}/api/tables/{table}/socket");
        let mut request = address.into_client_request().unwrap();
        request.headers_mut().insert("cookie", cookie.parse().unwrap());
        Ok(Page { socket: connect_async(request).await?.0 })
    }

    pub async fn send(&mut self, message: Value) {
        self.socket.send(Message::text(message.to_string())).await.unwrap();
    }

    /// Says something; gives the packet that acknowledges it, or the code with which the
    /// socket was closed.
    pub async fn try_send(&mut self, message: Value) -> Result<Value, u16> {
        // Where it was closed meanwhile, its last words can still be read.
        let _ = self.socket.send(Message::text(message.to_string())).await;
        self.try_packet().await
    }

    /// The next packet; a refusal or the end fails the test.
    pub async fn packet(&mut self) -> Value {
        self.try_packet().await.unwrap()
    }

    async fn try_packet(&mut self) -> Result<Value, u16> {
        loop {
            match self.socket.next().await.unwrap().unwrap() {
                Message::Text(text) => {
                    let message: Value = serde_json::from_str(&text).unwrap();
                    // What is said besides the game comes in between.
                    if !matches!(message["t"].as_str(), Some("around" | "chat" | "notes")) {
                        assert_eq!(message["t"], "packet", "{message}");
                        return Ok(message["packet"].clone());
                    }
                }
                Message::Ping(_) => {
                    self.socket.send(Message::Pong(Bytes::new())).await.unwrap();
                }
                Message::Close(Some(frame)) => return Err(frame.code.into()),
                other => panic!("{other:?}"),
            }
        }
    }

    pub async fn watch(&mut self, seat: u64) -> Value {
        self.send(json!({"t": "watch", "seat": seat})).await;
        loop {
            let packet = self.packet().await;
            if packet["viewer"] == seat {
                return packet;
            }
        }
    }
}
