//! Sockets: reads what the page says and hands it to the table; writes what
//! the table says.
//!
//! **Invariant:** a socket never touches a game. Whatever comes in, the worst
//! that happens is that this socket is closed.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::WebSocketUpgrade;
use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use axum::response::Response;
use insula_store::PersonId;
use tokio::time::timeout;

use crate::actor::turned;
use crate::command::Way;
use crate::hub::Hub;
use crate::identity::Asker;
use crate::wire::{ClientMessage, ServerMessage};
use crate::{Caller, Outbox, Refusal};

/// No message of the page is longer, in bytes: notes are.
const MAX_MESSAGE: usize = 24 << 10;
/// Beyond this a message is not even read: the socket is closed.
const MAX_READ: usize = 64 << 10;
/// How long a client may take to accept a message.
const PATIENCE: Duration = Duration::from_secs(10);

/// Accepts a socket of a table.
pub(crate) fn upgrade(
    upgrade: WebSocketUpgrade,
    hub: Arc<Hub>,
    table: Way,
    asker: Asker,
    person: PersonId,
) -> Response {
    upgrade.max_message_size(MAX_READ).max_frame_size(MAX_READ).on_upgrade(
        move |socket| async move { converse(socket, &hub, table, &asker, person).await },
    )
}

async fn converse(mut socket: WebSocket, hub: &Hub, table: Way, asker: &Asker, person: PersonId) {
    let (out, mut answers, lagging) = Outbox::new();
    let caller = Caller { id: hub.new_client(), person, out };
    let mut texts = hub.attach(&table, &caller);
    let (mut closing, mut cut_off) = (hub.closing(), hub.cut_off());
    let ended = asker.ended();
    tokio::pin!(ended);
    let bye = loop {
        tokio::select! {
            Some(answer) = answers.recv() => {
                if !send(&mut socket, &answer).await {
                    break None;
                }
            }
            Some(text) = texts.recv() => {
                if !send_text(&mut socket, text.get().to_owned()).await {
                    break None;
                }
            }
            heard = socket.recv() => match heard {
                Some(Ok(message)) => match read(message) {
                    Ok(None) => {}
                    Ok(Some(said)) => {
                        if !hub.say(&table, &caller, said).await {
                            break Some(close_code::RESTART);
                        }
                    }
                    Err(refusal) => caller.out.send(refusal.tell(None, None)),
                },
                Some(Err(_)) => {
                    // Too long to be read, or broken: nothing can follow it.
                    send(&mut socket, &Refusal::TooLong.tell(None, None)).await;
                    break Some(close_code::SIZE);
                }
                None => break None,
            },
            () = lagging.notified() => break Some(close_code::AGAIN),
            () = turned(&mut cut_off) => break Some(close_code::AGAIN),
            () = caller.out.has_moved() => break Some(close_code::RESTART),
            () = turned(&mut closing) => break Some(close_code::RESTART),
            // Whoever it is now, the page asks again.
            () = &mut ended => break Some(close_code::RESTART),
        }
    };
    hub.detach(&table, caller.id).await;
    if let Some(code) = bye {
        let frame = CloseFrame { code, reason: "".into() };
        // Whether or not it still listens, this is the end of it.
        let _ = timeout(PATIENCE, socket.send(Message::Close(Some(frame)))).await;
    }
}

/// Reads one message; pings and the like need no answer from us.
fn read(message: Message) -> Result<Option<ClientMessage>, Refusal> {
    match message {
        Message::Text(text) if text.len() > MAX_MESSAGE => Err(Refusal::TooLong),
        Message::Binary(bytes) if bytes.len() > MAX_MESSAGE => Err(Refusal::TooLong),
        Message::Text(text) => serde_json::from_str(&text).map(Some).map_err(|_| Refusal::Garbled),
        Message::Binary(_) => Err(Refusal::Garbled),
        Message::Ping(_) | Message::Pong(_) | Message::Close(_) => Ok(None),
    }
}

async fn send(socket: &mut WebSocket, message: &ServerMessage) -> bool {
    match serde_json::to_string(message) {
        Ok(text) => send_text(socket, text).await,
        Err(_) => false,
    }
}

async fn send_text(socket: &mut WebSocket, text: String) -> bool {
    matches!(timeout(PATIENCE, socket.send(Message::Text(text.into()))).await, Ok(Ok(())))
}
