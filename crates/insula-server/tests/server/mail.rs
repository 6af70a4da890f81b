//! Mail against a mail server of our own.

use insula_server::{Notice, NoticeKind};
use serde_json::json;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpListener;
use tokio::time::timeout;

use crate::notices::{PATIENCE, guest, server, settle, your_turn};

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
