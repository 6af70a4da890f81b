//! Who sends a request a byte a minute holds nothing for long.

use insula_store::testing;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::hush;
use crate::web::{Running, start};

/// What comes back for this much of a request. Time passes as fast as nothing happens.
async fn answer(server: &Running, part: &str) -> String {
    let mut stream = TcpStream::connect(&server.addr).await.unwrap();
    stream.write_all(part.as_bytes()).await.unwrap();
    tokio::time::pause();
    let mut answer = String::new();
    let began = tokio::time::Instant::now();
    stream.read_to_string(&mut answer).await.unwrap();
    assert!((5..60).contains(&began.elapsed().as_secs()), "{:?}", began.elapsed());
    tokio::time::resume();
    answer
}

#[tokio::test]
async fn a_request_comes_in_time_or_not_at_all() {
    let server = start(testing::store().await, hush::GAMES).await;
    let head = answer(&server, "GET /api/games HTTP/1.1\r\nHost: x\r\nX-Slow: ").await;
    assert!(head.is_empty() || head.starts_with("HTTP/1.1 408"), "{head}");
    let part =
        "POST /api/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 99\r\n\r\n{";
    let body = answer(&server, part).await;
    assert!(body.starts_with("HTTP/1.1 408"), "{body}");
    // Others have not noticed.
    assert_eq!(server.person().get("/api/games").await.status, 200);
    server.stop().await;
}
