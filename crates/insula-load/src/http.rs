//! One request to a server: as little of HTTP as that takes.

use std::net::SocketAddr;

use anyhow::{Context, Result, bail};
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// An answer.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) cookie: Option<String>,
    pub(crate) body: String,
}

/// Posts `body`, with a cookie or as a newcomer; anything but success is an error.
pub(crate) async fn post(
    host: SocketAddr,
    path: &str,
    cookie: Option<&str>,
    body: &Value,
) -> Result<Answer> {
    let (cookie, body) = (cookie.unwrap_or_default(), body.to_string());
    let request = format!(
        "POST {path} HTTP/1.1\r\nHost: {host}\r\nCookie: {cookie}\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    succeeded(path, send(host, request.as_bytes()).await?)
}

/// Gets `path` as somebody new.
pub(crate) async fn get(host: SocketAddr, path: &str) -> Result<Answer> {
    let request = format!("GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
    succeeded(path, send(host, request.as_bytes()).await?)
}

/// Sends these bytes, whatever they are, and reads until the server hangs up.
pub(crate) async fn send(host: SocketAddr, request: &[u8]) -> Result<Answer> {
    let mut stream = TcpStream::connect(host).await?;
    stream.write_all(request).await?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await?;
    read(&String::from_utf8_lossy(&answer))
}

fn succeeded(path: &str, answer: Answer) -> Result<Answer> {
    if !(200..300).contains(&answer.status) {
        bail!("{path}: {} {}", answer.status, answer.body);
    }
    Ok(answer)
}

fn read(answer: &str) -> Result<Answer> {
    let (head, body) = answer.split_once("\r\n\r\n").context("no answer")?;
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
    let cookie = head.lines().find_map(|line| {
        let (name, value) = line.split_once(": ")?;
        let cookie = value.split(';').next()?;
        name.eq_ignore_ascii_case("set-cookie").then(|| cookie.to_owned())
    });
    Ok(Answer { status: status.context("no status")?, cookie, body: body.to_owned() })
}
