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
use crate::hub::Hub;
use crate::identity::Asker;
use crate::wire::{ClientMessage, ServerMessage};
use crate::{Caller, Command, Handle, Outbox, Refusal};

/// No message of the page is longer, in bytes: notes are.
const MAX_MESSAGE: usize = 24 << 10;
/// Beyond this a message is not even read: the socket is closed.
const MAX_READ: usize = 64 << 10;
/// What a socket reads at once: hardly any message is longer, and thousands of sockets wait.
const BUFFER: usize = 4 << 10;
/// How long a client may take to accept a message.
const PATIENCE: Duration = Duration::from_secs(10);

/// Accepts a socket of a table.
pub(crate) fn upgrade(
    upgrade: WebSocketUpgrade,
    hub: Arc<Hub>,
    table: Handle,
    asker: Asker,
    person: PersonId,
) -> Response {
    let upgrade = upgrade.max_message_size(MAX_READ).max_frame_size(MAX_READ);
    upgrade.read_buffer_size(BUFFER).on_upgrade(move |socket| async move {
        converse(socket, &hub, table, &asker, person).await
    })
}

async fn converse(
    mut socket: WebSocket,
    hub: &Hub,
    table: Handle,
    asker: &Asker,
    person: PersonId,
) {
    let (out, mut answers, lagging) = Outbox::new();
    let caller = Caller { id: hub.new_client(), person, out };
    let mut closing = hub.closing();
    let ended = asker.ended();
    tokio::pin!(ended);
    let bye = loop {
        tokio::select! {
            Some(answer) = answers.recv() => {
                if !send(&mut socket, &answer).await {
                    break None;
                }
            }
            heard = socket.recv() => match heard {
                Some(Ok(message)) => match read(message) {
                    Ok(None) => {}
                    Ok(Some(said)) => {
                        if !table.send(command(said, caller.clone())).await {
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
            () = turned(&mut closing) => break Some(close_code::RESTART),
            // Whoever it is now, the page asks again.
            () = &mut ended => break Some(close_code::RESTART),
        }
    };
    table.send(Command::Leave { client: caller.id }).await;
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

fn command(said: ClientMessage, from: Caller) -> Command {
    match said {
        ClientMessage::Watch { seat } => Command::Watch { client: from, seat },
        ClientMessage::Act { seat, seq, act, confirm } => {
            Command::Act { from, seat, seq, act, confirm }
        }
        ClientMessage::Undo { seat, seq } => Command::Undo { from, seat, seq },
        ClientMessage::Why { seat, act } => Command::Why { from, seat, act },
        ClientMessage::Hint { seat, seq } => Command::Hint { from, seat, seq },
        ClientMessage::Tell { seat } => Command::Tell { from, seat },
        ClientMessage::Standing { seat, key, value } => {
            Command::Standing { from, seat, key, value }
        }
        ClientMessage::Chat { seat, text } => Command::Chat { from, seat, text },
        ClientMessage::Note { text } => Command::Note { from, text },
        ClientMessage::HandOver { seat } => Command::HandOver { from, seat },
        ClientMessage::Return { seat } => Command::Return { from, seat },
        ClientMessage::Propose { seat, what } => Command::Propose { from, seat, what },
        ClientMessage::Answer { yes } => Command::Vote { from, yes },
        ClientMessage::Resume => Command::Resume { from },
    }
}

async fn send(socket: &mut WebSocket, message: &ServerMessage) -> bool {
    let Ok(text) = serde_json::to_string(message) else { return false };
    matches!(timeout(PATIENCE, socket.send(Message::Text(text.into()))).await, Ok(Ok(())))
}
