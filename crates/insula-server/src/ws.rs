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
use tokio::time::{sleep, timeout};
use tracing::{Instrument, Span};

use crate::actor::turned;
use crate::command::Way;
use crate::hub::Hub;
use crate::identity::Asker;
use crate::rates::Purpose;
use crate::wire::{ClientMessage, ServerMessage};
use crate::{Caller, Outbox, Refusal};

/// No message of the page is longer, in bytes: notes are.
const MAX_MESSAGE: usize = 24 << 10;
/// Beyond this a message is not even read: the socket is closed.
const MAX_READ: usize = 64 << 10;
/// What a socket reads at once: hardly any message is longer, and thousands of sockets wait.
const BUFFER: usize = 4 << 10;
/// How long a client may take to accept a message.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long we wait for its goodbye.
const FAREWELL: Duration = Duration::from_millis(500);
/// How long it may take altogether when the table has closed.
const LAST: Duration = Duration::from_secs(4);

/// Accepts a socket of a table.
pub(crate) fn upgrade(
    upgrade: WebSocketUpgrade,
    hub: Arc<Hub>,
    table: Way,
    asker: Asker,
    person: PersonId,
) -> Response {
    let open = hub.sockets.open();
    let span = Span::current();
    let upgrade = upgrade.max_message_size(MAX_READ).max_frame_size(MAX_READ);
    upgrade.read_buffer_size(BUFFER).on_upgrade(move |socket| {
        let conversation = async move {
            converse(socket, &hub, table, &asker, person).await;
            drop(open);
        };
        conversation.instrument(span)
    })
}

async fn converse(mut socket: WebSocket, hub: &Hub, table: Way, asker: &Asker, person: PersonId) {
    let (out, mut answers, lagging) = Outbox::new();
    let caller = Caller { id: hub.new_client(), person, out };
    let mut texts = hub.attach(&table, &caller);
    let (mut closing, mut cut_off) = (hub.closing(), hub.cut_off());
    let ended = asker.ended();
    tokio::pin!(ended);
    let id = caller.id;
    let bye = loop {
        tokio::select! {
            Some(answer) = answers.recv() => {
                if !send(&mut socket, &answer).await {
                    break Bye::Gone;
                }
            }
            Some(text) = texts.recv() => {
                if !send_text(&mut socket, text.get().to_owned()).await {
                    break Bye::Gone;
                }
            }
            heard = socket.recv() => match heard {
                Some(Ok(message)) => {
                    in_turn(asker).await;
                    match read(message) {
                        Ok(None) => {}
                        Ok(Some(said)) => {
                            if !hub.say(&table, &caller, said).await {
                                break Bye::Closed;
                            }
                        }
                        Err(refusal) => caller.out.send(refusal.tell(None, None)),
                    }
                }
                Some(Err(_)) => {
                    // Too long to be read, or broken: nothing can follow it.
                    send(&mut socket, &Refusal::TooLong.tell(None, None)).await;
                    break Bye::Code(close_code::SIZE);
                }
                None => break Bye::Gone,
            },
            () = lagging.notified() => break Bye::Code(close_code::AGAIN),
            () = turned(&mut cut_off) => break Bye::Code(close_code::AGAIN),
            () = caller.out.has_moved() => break Bye::Code(close_code::RESTART),
            () = turned(&mut closing) => break Bye::Closed,
            // Whoever it is now, the page asks again.
            () = &mut ended => break Bye::Code(close_code::RESTART),
        }
    };
    match bye {
        Bye::Closed => {
            // The table still answers what it was told. Once it has ended, nobody is left
            // who could send.
            drop(caller);
            let last = async {
                while let Some(answer) = answers.recv().await {
                    send(&mut socket, &answer).await;
                }
                // One that is elsewhere goes on, and may have answered.
                while let Ok(Some(text)) = timeout(FAREWELL, texts.recv()).await {
                    send_text(&mut socket, text.get().to_owned()).await;
                }
                close(&mut socket, close_code::RESTART).await;
            };
            let _ = timeout(LAST, last).await;
            hub.detach(&table, id).await;
        }
        Bye::Code(code) => {
            hub.detach(&table, id).await;
            let _ = timeout(PATIENCE, close(&mut socket, code)).await;
        }
        Bye::Gone => {
            hub.detach(&table, id).await;
        }
    }
}

/// How a conversation ends.
enum Bye {
    /// The client has gone.
    Gone,
    /// We have had enough, for this reason.
    Code(u16),
    /// The table has closed.
    Closed,
}

/// Whether or not it still listens, this is the end of it. What it has still said is passed
/// over for a moment: a connection that ends with something unread may take our last words
/// with it.
async fn close(socket: &mut WebSocket, code: u16) {
    let frame = CloseFrame { code, reason: "".into() };
    if socket.send(Message::Close(Some(frame))).await.is_ok() {
        let rest = async { while let Some(Ok(_)) = socket.recv().await {} };
        let _ = timeout(FAREWELL, rest).await;
    }
}

/// Whoever says too much at once is heard later.
async fn in_turn(asker: &Asker) {
    while let Err(wait) = asker.wait(Purpose::Message) {
        sleep(wait).await;
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
