//! What a table can be asked, and the ways to a table and back to a client.

use std::sync::Arc;
use std::time::Instant;

use insula_core::Seat;
use insula_games::Advice;
use insula_store::{PersonId, TableId};
use tokio::sync::{Notify, mpsc, oneshot};

use crate::wire::{Proposal, ServerMessage, TableCard};
use crate::{AppError, Lost};

/// Commands that wait for a table at most; who sends more waits.
const MAILBOX: usize = 64;
/// Messages that wait for a client at most; who lags more is dropped.
const OUTBOX: usize = 64;

/// What a table can be asked.
pub enum Command {
    /// Send packets through these eyes from now on.
    Watch {
        /// Whom.
        client: Caller,
        /// An own seat; none: what everybody may see.
        seat: Option<Seat>,
    },
    /// The client is gone.
    Leave {
        /// Which.
        client: ClientId,
    },
    /// Take an action.
    Act {
        /// Who asks.
        from: Caller,
        /// With which seat.
        seat: Seat,
        /// On which packet it was decided.
        seq: u32,
        /// The action's text.
        act: String,
        /// Ask back first if it ends the turn.
        confirm: bool,
        /// When it came in.
        received: Instant,
    },
    /// Take the seat's last action back.
    Undo {
        /// Who asks.
        from: Caller,
        /// With which seat.
        seat: Seat,
        /// On which packet it was decided.
        seq: u32,
    },
    /// Say why an action cannot be taken.
    Why {
        /// Who asks.
        from: Caller,
        /// With which seat.
        seat: Seat,
        /// The action's text.
        act: String,
    },
    /// Tell the table in sentences.
    Tell {
        /// Who asks.
        from: Caller,
        /// Through which eyes: an own seat; none: what everybody may see.
        seat: Option<Seat>,
    },
    /// Advise a seat.
    Hint {
        /// Who asks.
        from: Caller,
        /// For which seat.
        seat: Seat,
        /// On which packet.
        seq: u32,
    },
    /// Keep a standing answer.
    Standing {
        /// Who asks.
        from: Caller,
        /// With which seat.
        seat: Seat,
        /// To which question.
        key: String,
        /// Which.
        value: String,
    },
    /// Say something to everybody.
    Chat {
        /// Who.
        from: Caller,
        /// With which seat.
        seat: Seat,
        /// What.
        text: String,
    },
    /// Keep notes.
    Note {
        /// Whose.
        from: Caller,
        /// All of them.
        text: String,
    },
    /// Let a bot play.
    HandOver {
        /// Who asks.
        from: Caller,
        /// For which seat.
        seat: Seat,
    },
    /// Let the person play again.
    Return {
        /// Who.
        from: Caller,
        /// With which seat.
        seat: Seat,
    },
    /// Ask everybody for their consent.
    Propose {
        /// Who asks.
        from: Caller,
        /// With which seat.
        seat: Seat,
        /// To what.
        what: Proposal,
    },
    /// Consent, or decline.
    Vote {
        /// Who.
        from: Caller,
        /// Which of them.
        yes: bool,
    },
    /// End the pause.
    Resume {
        /// Who asks.
        from: Caller,
    },
    /// Seat a person.
    Join {
        /// Whom.
        person: PersonId,
        /// What the others call them.
        name: String,
        /// Where; none: at the first seat that is free.
        seat: Option<Seat>,
        /// Where the answer goes.
        reply: oneshot::Sender<Result<(), AppError>>,
    },
    /// Let a person go before the game has begun.
    Quit {
        /// Whom.
        person: PersonId,
        /// Where the answer goes: whether the table is still there.
        reply: oneshot::Sender<Result<bool, AppError>>,
    },
    /// Begin, with bots in the seats that are free.
    Start {
        /// Who asks.
        person: PersonId,
        /// Which bots.
        bot: String,
        /// Where the answer goes.
        reply: oneshot::Sender<Result<(), AppError>>,
    },
    /// Another table comes after this one.
    Rematch {
        /// Which.
        table: TableId,
        /// Who has asked for it.
        by: PersonId,
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
    /// Show the table as a list does.
    Card {
        /// To whom.
        person: PersonId,
        /// Where the answer goes.
        reply: oneshot::Sender<TableCard>,
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
pub struct Outbox {
    sender: mpsc::Sender<ServerMessage>,
    lagging: Arc<Notify>,
}

impl Outbox {
    /// A new way, its other end, and what is notified when the client lags.
    pub fn new() -> (Outbox, mpsc::Receiver<ServerMessage>, Arc<Notify>) {
        let (sender, receiver) = mpsc::channel(OUTBOX);
        let lagging = Arc::new(Notify::new());
        (Outbox { sender, lagging: lagging.clone() }, receiver, lagging)
    }

    /// Sends, or cuts off.
    pub fn send(&self, message: ServerMessage) {
        if self.sender.try_send(message).is_err() {
            self.cut();
        }
    }

    /// Cuts off: whoever wants more has to come again.
    pub fn cut(&self) {
        self.lagging.notify_one();
    }
}

/// The way to a table.
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
}
