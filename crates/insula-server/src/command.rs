//! What a table can be asked, and the ways to a table and back to a client.

use std::future::pending;
use std::sync::Arc;
use std::time::Instant;

use insula_core::Seat;
use insula_games::Advice;
use insula_store::{PersonId, ServerId};
use tokio::sync::{Notify, mpsc, oneshot};

use crate::cluster::{Bus, Errand, There};
use crate::wire::{ClientMessage, ServerMessage};
use crate::{AppError, Lost, Question, Reply};

/// Commands that wait for a table at most; who sends more waits.
const MAILBOX: usize = 64;
/// Messages that wait for a client at most; who lags more is dropped.
const OUTBOX: usize = 64;

/// What a table can be asked.
pub enum Command {
    /// Somebody at a socket says something.
    Said {
        /// Who.
        from: Caller,
        /// What.
        said: ClientMessage,
        /// When it came in.
        received: Instant,
    },
    /// The client is gone.
    Leave {
        /// Which.
        client: ClientId,
    },
    /// Answer a question.
    Ask {
        /// Which.
        question: Question,
        /// Where the answer goes.
        reply: oneshot::Sender<Result<Reply, AppError>>,
    },
    /// What a person had is now another's, or nobody's.
    Person {
        /// Who they were.
        was: PersonId,
        /// Who they are; none: they have gone for good.
        is: Option<PersonId>,
    },
    /// The table has been taken away.
    Gone,
    /// The table is no longer this server's.
    Moved,
    /// Those at the sockets of another server have to come again.
    Without {
        /// Which; none: every other.
        server: Option<ServerId>,
    },
    /// The search has an answer for those who asked for a hint.
    Hinted {
        /// For which seat.
        seat: Seat,
        /// On which packet.
        seq: u32,
        /// The best moves.
        advice: Result<Advice, Lost>,
        /// How long it took, in milliseconds.
        millis: u32,
    },
    /// Take a bot's pick.
    Bot {
        /// With which seat.
        seat: Seat,
        /// On which packet it was decided.
        seq: u32,
        /// All picks of the decision.
        line: Vec<String>,
        /// Which of them.
        at: usize,
    },
    /// The bot at that seat has failed.
    BotFailed {
        /// Which.
        seat: Seat,
    },
}

/// Tells clients apart.
pub type ClientId = u64;

/// Somebody at the other end of a socket.
#[derive(Clone)]
pub struct Caller {
    /// Which socket.
    pub id: ClientId,
    /// Who it is.
    pub person: PersonId,
    /// Where answers go.
    pub out: Outbox,
}

/// The way to a client. It never waits: a client that lags too far is cut off.
#[derive(Clone)]
pub struct Outbox(End);

#[derive(Clone)]
enum End {
    Here { sender: mpsc::Sender<ServerMessage>, lagging: Arc<Notify>, moved: Arc<Notify> },
    There { bus: Bus, server: ServerId, client: ClientId },
}

impl Outbox {
    /// A new way, its other end, and what is notified when the client lags.
    pub fn new() -> (Outbox, mpsc::Receiver<ServerMessage>, Arc<Notify>) {
        let (sender, receiver) = mpsc::channel(OUTBOX);
        let (lagging, moved) = (Arc::new(Notify::new()), Arc::default());
        (Outbox(End::Here { sender, lagging: lagging.clone(), moved }), receiver, lagging)
    }

    /// The way to a client of another server.
    pub(crate) fn there(bus: Bus, server: ServerId, client: ClientId) -> Outbox {
        Outbox(End::There { bus, server, client })
    }

    /// Sends, or cuts off.
    pub fn send(&self, message: ServerMessage) {
        match &self.0 {
            End::Here { sender, .. } => {
                if sender.try_send(message).is_err() {
                    self.cut();
                }
            }
            End::There { bus, server, client } => bus.tell(server, *client, message),
        }
    }

    /// Cuts off: whoever wants more has to come again.
    pub fn cut(&self) {
        match &self.0 {
            End::Here { lagging, .. } => lagging.notify_one(),
            End::There { bus, server, client } => {
                bus.send(server, Errand::Cut { client: *client, moved: false });
            }
        }
    }

    /// The table is elsewhere now: whoever wants more has to come again.
    pub(crate) fn moved(&self) {
        match &self.0 {
            End::Here { moved, .. } => moved.notify_one(),
            End::There { bus, server, client } => {
                bus.send(server, Errand::Cut { client: *client, moved: true });
            }
        }
    }

    /// Waits until the table is elsewhere.
    pub(crate) async fn has_moved(&self) {
        match &self.0 {
            End::Here { moved, .. } => moved.notified().await,
            End::There { .. } => pending().await,
        }
    }

    /// Whether the client is at a socket of that server, or of any other than this.
    pub(crate) fn is_at(&self, other: Option<&ServerId>) -> bool {
        match &self.0 {
            End::Here { .. } => false,
            End::There { server, .. } => other.is_none_or(|other| other == server),
        }
    }
}

/// The way to a table in this server's memory.
#[derive(Clone)]
pub struct Handle {
    sender: mpsc::Sender<Command>,
}

impl Handle {
    /// A new way, and its other end.
    pub(crate) fn new() -> (Handle, mpsc::Receiver<Command>) {
        let (sender, receiver) = mpsc::channel(MAILBOX);
        (Handle { sender }, receiver)
    }

    /// A way that does not keep the table alive.
    pub(crate) fn downgrade(&self) -> mpsc::WeakSender<Command> {
        self.sender.downgrade()
    }

    /// Hands a command in; false when the table is closed.
    pub async fn send(&self, command: Command) -> bool {
        self.sender.send(command).await.is_ok()
    }

    /// Hands a command in if there is room; false when there is none or the table is closed.
    pub(crate) fn try_send(&self, command: Command) -> bool {
        self.sender.try_send(command).is_ok()
    }

    /// Asks the table something; none: it was closed before it could answer.
    pub(crate) async fn ask(&self, question: Question) -> Option<Result<Reply, AppError>> {
        let (reply, answer) = oneshot::channel();
        self.send(Command::Ask { question, reply }).await;
        answer.await.ok()
    }

    /// Whether the table has ended.
    pub(crate) fn is_closed(&self) -> bool {
        self.sender.is_closed()
    }
}

/// The way to a table, wherever it is.
#[derive(Clone)]
pub(crate) enum Way {
    /// In our own memory.
    Here(Handle),
    /// In that of another server.
    There(There),
}
