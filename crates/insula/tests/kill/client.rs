//! The real binary in a process of its own, and a person at its page.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Bytes, Message};
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
        let mut child = Command::new(env!("CARGO_BIN_EXE_insula"))
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

/// Makes a table as a newcomer; gives its id and the newcomer's cookie.
pub fn make_table(host: &str, body: &Value) -> (String, String) {
    let body = body.to_string();
    let mut stream = TcpStream::connect(host).unwrap();
    write!(
        stream,
        "POST /api/tables HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
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
    let created: Value = serde_json::from_str(body).unwrap_or_else(|_| panic!("{answer}"));
    (created["id"].as_str().unwrap().to_owned(), cookie.unwrap())
}

/// A socket at a table.
pub struct Page {
    socket: WebSocketStream<MaybeTlsStream<tokio::net::TcpStream>>,
}

impl Page {
    pub async fn open(host: &str, table: &str, cookie: &str) -> Page {
        let address = format!("ws://{host}/api/tables/{table}/socket");
        let mut request = address.into_client_request().unwrap();
        request.headers_mut().insert("cookie", cookie.parse().unwrap());
        Page { socket: connect_async(request).await.unwrap().0 }
    }

    pub async fn send(&mut self, message: Value) {
        self.socket.send(Message::text(message.to_string())).await.unwrap();
    }

    /// The next packet; a refusal fails the test.
    pub async fn packet(&mut self) -> Value {
        loop {
            match self.socket.next().await.unwrap().unwrap() {
                Message::Text(text) => {
                    let message: Value = serde_json::from_str(&text).unwrap();
                    // What is said besides the game comes in between.
                    if !matches!(message["t"].as_str(), Some("around" | "chat" | "notes")) {
                        assert_eq!(message["t"], "packet", "{message}");
                        return message["packet"].clone();
                    }
                }
                Message::Ping(_) => {
                    self.socket.send(Message::Pong(Bytes::new())).await.unwrap();
                }
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
