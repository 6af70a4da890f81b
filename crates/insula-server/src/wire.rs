//! What goes over the wire, in both directions.
//!
//! **Invariant:** the page's TypeScript is made from these types (feature
//! `wire`) and from nothing else.

mod around;
mod people;

use std::collections::BTreeMap;

use insula_core::{Message, Seat};
use insula_games::{Advice, Offer, View};
use insula_store::{Sitter, SitterKind};
use serde::{Deserialize, Serialize};

pub use around::{
    Around, ChatLine, ClockNow, Lobby, Pace, PlayOn, Proposal, SeatNow, State, TakeSeat, Verdict,
    Visibility, VoteNow,
};
pub use people::{
    Event, Farewell, MailCode, Me, NewName, NewNotices, NewPassword, Notices, SignIn,
};

/// Everything a viewer may know, after every change that they can see.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Packet {
    /// The table's name.
    pub table: String,
    /// Which game.
    pub game: String,
    /// What was chosen before the start.
    #[cfg_attr(feature = "wire", ts(type = "{ [key: string]: string }"))]
    pub options: BTreeMap<String, String>,
    /// Counts the changes that this viewer has seen; an answer names it.
    pub seq: u32,
    /// Whose eyes; none: anybody's.
    pub viewer: Option<Seat>,
    /// The seats of this person.
    pub mine: Vec<Seat>,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// Who owes a decision.
    pub to_act: Vec<Seat>,
    /// Whether the game has ended.
    pub over: bool,
    /// The final points, once it has.
    pub scores: Option<Vec<i32>>,
    /// Who has the most of them.
    pub winners: Vec<Seat>,
    /// The game's own view.
    #[cfg_attr(feature = "wire", ts(type = "unknown"))]
    pub view: View,
    /// What is asked of the viewer.
    pub prompt: Option<Message>,
    /// What the viewer may do.
    pub offers: Vec<Offer>,
    /// Whether the viewer may take their last action back.
    pub undo: bool,
    /// What the viewer can answer beforehand, and nobody else learns of.
    pub standing: Vec<Standing>,
    /// What happened.
    pub log: LogTail,
}

/// The end of the log. The reader keeps its lines before `from`, forgets what
/// it has from there on (an undo took it back) and appends `lines`.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct LogTail {
    /// The index of the first line.
    pub from: u32,
    /// From there to the end.
    pub lines: Vec<LogLine>,
}

/// Something that happened.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct LogLine {
    /// Whose action it came from.
    pub seat: Seat,
    /// In words.
    pub message: Message,
}

/// A question that a seat can answer beforehand. Its words are in the locale files
/// as `GAME-standing-KEY`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Standing {
    /// Its name.
    pub key: &'static str,
    /// What the table answers for the seat.
    pub value: &'static str,
    /// What may be chosen; by the first one the seat is asked.
    pub values: Vec<StandingValue>,
}

/// One answer that can be given beforehand. Its words are in the locale files as
/// `GAME-standing-KEY-VALUE`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct StandingValue {
    /// Its name.
    pub value: &'static str,
    /// The action that it would take now.
    pub act: Option<String>,
}

/// Who sits at a seat.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct SeatInfo {
    /// What the others call them.
    pub name: String,
    /// A person or a bot.
    pub kind: SeatKind,
    /// Which bot; none for persons.
    pub bot: Option<String>,
}

/// What sits at a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub enum SeatKind {
    /// The person who made the table.
    You,
    /// Another person at the same screen.
    Guest,
    /// Another person at a screen of their own.
    Friend,
    /// The computer.
    Bot,
    /// Nobody yet.
    Open,
}

/// What the page says to a table.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "t", rename_all = "kebab-case")]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub enum ClientMessage {
    /// Show me the table through these eyes, now and after every change.
    Watch {
        /// An own seat; none: what everybody may see.
        seat: Option<Seat>,
    },
    /// Do this.
    Act {
        /// With which seat.
        seat: Seat,
        /// On which packet the decision was made.
        seq: u32,
        /// The action's text.
        act: String,
        /// Ask back first if it ends the turn.
        #[serde(default)]
        #[cfg_attr(feature = "wire", ts(optional, as = "Option<bool>"))]
        confirm: bool,
    },
    /// Take this seat's last action back.
    Undo {
        /// With which seat.
        seat: Seat,
        /// On which packet the decision was made.
        seq: u32,
    },
    /// Why can this not be done?
    Why {
        /// With which seat.
        seat: Seat,
        /// The action's text.
        act: String,
    },
    /// What would be good here? Answered by a hint, to this socket only.
    Hint {
        /// With which seat.
        seat: Seat,
        /// On which packet it is asked.
        seq: u32,
    },
    /// Tell the table in sentences.
    Tell {
        /// Through which eyes: an own seat; none: what everybody may see.
        seat: Option<Seat>,
    },
    /// From now on answer this for me; it is also the answer to what is asked now.
    Standing {
        /// With which seat.
        seat: Seat,
        /// The question.
        key: String,
        /// The answer.
        value: String,
    },
    /// Say this to everybody at the table.
    Chat {
        /// With which seat.
        seat: Seat,
        /// What.
        text: String,
    },
    /// Keep this for me; nobody else reads it.
    Note {
        /// All of it.
        text: String,
    },
    /// A bot is to play for me.
    HandOver {
        /// With which seat.
        seat: Seat,
    },
    /// I play myself again.
    Return {
        /// With which seat.
        seat: Seat,
    },
    /// Ask everybody for their consent.
    Propose {
        /// With which seat.
        seat: Seat,
        /// To what.
        what: Proposal,
    },
    /// Consent, or decline.
    Answer {
        /// Which of them.
        yes: bool,
    },
    /// End the pause.
    Resume,
}

/// What a table says to the page.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(tag = "t", rename_all = "lowercase")]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub enum ServerMessage {
    /// The table as it is now.
    Packet {
        /// All of it.
        packet: Box<Packet>,
    },
    /// What was sent is refused; nothing has changed.
    Refused {
        /// For which seat, where it was about one.
        seat: Option<Seat>,
        /// The action, where it was about one.
        act: Option<String>,
        /// Why.
        reason: Reason,
        /// By which rule, where the rules forbid it.
        rule: Option<String>,
        /// Why, in words.
        message: Message,
    },
    /// The answer to a why.
    Why {
        /// For which seat.
        seat: Seat,
        /// Which action.
        act: String,
        /// Whether it could be done after all.
        legal: bool,
        /// By which rule not.
        rule: Option<String>,
        /// Why not, in words.
        message: Option<Message>,
    },
    /// The answer to a hint: the table may have moved on since.
    Hint {
        /// For which seat.
        seat: Seat,
        /// For which packet.
        seq: u32,
        /// The best moves.
        advice: Advice,
        /// How long it took to find them.
        millis: u32,
    },
    /// The table in sentences.
    Told {
        /// Through which eyes.
        seat: Option<Seat>,
        /// One thing each.
        lines: Vec<Message>,
    },
    /// Everything about the table that is no part of its game.
    Around {
        /// All of it.
        around: Box<Around>,
    },
    /// What was said: all of it at first, then what is new.
    Chat {
        /// In order.
        lines: Vec<ChatLine>,
    },
    /// What the person keeps for themselves.
    Notes {
        /// All of it.
        text: String,
    },
    /// This would end the turn: it is done once it is sent again without `confirm`.
    Confirm {
        /// With which seat.
        seat: Seat,
        /// On which packet.
        seq: u32,
        /// The action.
        act: String,
    },
    /// Everybody has answered, or somebody declined.
    Voted {
        /// What was proposed.
        what: Proposal,
        /// Whether it is done.
        agreed: bool,
        /// Who declined.
        by: Option<Seat>,
    },
}

/// Why something is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub enum Reason {
    /// The table has moved on since that packet.
    Stale,
    /// It cannot be read.
    Unreadable,
    /// The rules forbid it.
    Illegal,
    /// Somebody else holds that seat.
    NotYourSeat,
    /// The seat owes no decision.
    NotYourTurn,
    /// The game has ended.
    Over,
    /// It could not be written down.
    Journal,
    /// There is nothing that may be taken back.
    NoUndo,
    /// There is no such standing answer.
    NoSuchAnswer,
    /// The message is too long.
    TooLong,
    /// The table is stopped by a fault of ours.
    Stopped,
    /// Too many ask for advice just now.
    Busy,
    /// The table still waits for people.
    NotStarted,
    /// A bot plays for this seat: its time was over, or its person left.
    StoodIn,
    /// The table rests.
    Paused,
    /// It cannot be proposed, or nothing is.
    NoVote,
    /// What was said is empty, too long, or too much at once.
    BadText,
}

/// How far the analysis of a finished game is.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(tag = "state", rename_all = "lowercase")]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub enum AnalysisState {
    /// Nobody has asked for it.
    None,
    /// It is under way.
    Working {
        /// Actions gone through.
        done: u32,
        /// Of how many.
        total: u32,
    },
    /// It is there.
    Done {
        /// All of it, as it was written down.
        #[cfg_attr(feature = "wire", ts(type = "Analysis"))]
        analysis: serde_json::Value,
    },
}

/// A finished game as it was on its way.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Position {
    /// How many actions had been taken; undone ones do not count.
    pub at: u32,
    /// How many there are up to the end.
    pub total: u32,
    /// What the viewer saw then, with nothing to decide.
    pub packet: Packet,
}

/// A table in a list.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct TableCard {
    /// The table's name.
    pub id: String,
    /// Which game.
    pub game: String,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// Whether the game has ended.
    pub over: bool,
    /// Who owes a decision.
    pub to_act: Vec<Seat>,
    /// The seats of this person.
    pub mine: Vec<Seat>,
    /// When it was made, in milliseconds since 1970.
    #[cfg_attr(feature = "wire", ts(type = "number"))]
    pub created: i64,
    /// The final points, once it has ended.
    pub scores: Option<Vec<i32>>,
    /// Who has the most of them.
    pub winners: Vec<Seat>,
    /// Whether it waits for people, runs, or is over.
    pub state: State,
    /// Who may come.
    pub visibility: Visibility,
    /// How fast it is played.
    pub pace: Pace,
    /// Milliseconds left to the one whose time ends first, where time runs.
    #[cfg_attr(feature = "wire", ts(type = "number | null"))]
    pub left: Option<i64>,
    /// The word in the invitation's address, for those at the table while it is open.
    pub invite: Option<String>,
    /// Whether it cannot go on with the rules that are here.
    pub stopped: bool,
}

/// What is asked for a new table.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct NewTable {
    /// Which game.
    pub game: String,
    /// Who is to sit where.
    pub seats: Vec<NewSeat>,
    /// What is chosen.
    #[serde(default)]
    #[cfg_attr(feature = "wire", ts(type = "{ [key: string]: string }"))]
    pub options: BTreeMap<String, String>,
    /// Who may come.
    #[serde(default)]
    #[cfg_attr(feature = "wire", ts(optional, as = "Option<Visibility>"))]
    pub visibility: Visibility,
    /// How fast it is to be played.
    #[serde(default)]
    #[cfg_attr(feature = "wire", ts(optional, as = "Option<Pace>"))]
    pub pace: Pace,
}

/// Who is to sit at a seat.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct NewSeat {
    /// A person or a bot.
    pub kind: SeatKind,
    /// What the others call them.
    pub name: String,
    /// Which bot.
    #[serde(default)]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub bot: Option<String>,
}

/// The table just made.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Created {
    /// Its name.
    pub id: String,
}

/// What the server says when a request fails.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct ApiError {
    /// A short code.
    pub error: String,
    /// In words.
    pub message: Message,
}

impl From<SeatKind> for SitterKind {
    fn from(kind: SeatKind) -> SitterKind {
        match kind {
            SeatKind::You => SitterKind::You,
            SeatKind::Guest => SitterKind::Guest,
            SeatKind::Friend => SitterKind::Friend,
            SeatKind::Bot => SitterKind::Bot,
            SeatKind::Open => SitterKind::Open,
        }
    }
}

impl From<&Sitter> for SeatInfo {
    fn from(sitter: &Sitter) -> SeatInfo {
        let kind = match sitter.kind {
            SitterKind::You => SeatKind::You,
            SitterKind::Guest => SeatKind::Guest,
            SitterKind::Friend => SeatKind::Friend,
            SitterKind::Bot => SeatKind::Bot,
            SitterKind::Open => SeatKind::Open,
        };
        SeatInfo { name: sitter.name.clone(), kind, bot: sitter.bot.clone() }
    }
}

/// The TypeScript of every type here and of those of the games that all share:
/// name and declaration, in reading order.
#[cfg(feature = "wire")]
pub fn export_types() -> Vec<(&'static str, String)> {
    use insula_core::{Arg, Called, Delta, Preview, Renamed};
    use insula_games::{
        Advised, Analysis, GameInfo, Judged, Moment, OptionInfo, PackInfo, PackSheet,
    };
    use ts_rs::{Config, TS};

    let config = Config::new();
    macro_rules! declare {
        ($($name:ident),* $(,)?) => {
            vec![$((stringify!($name), <$name as TS>::decl(&config))),*]
        };
    }
    declare![
        Seat,
        Message,
        Arg,
        Delta,
        Preview,
        Offer,
        LogLine,
        LogTail,
        SeatKind,
        SeatInfo,
        StandingValue,
        Standing,
        Packet,
        Reason,
        Advised,
        Advice,
        Judged,
        Moment,
        Analysis,
        AnalysisState,
        Position,
        ClientMessage,
        ServerMessage,
        OptionInfo,
        PackInfo,
        GameInfo,
        PackSheet,
        Renamed,
        Called,
        TableCard,
        NewSeat,
        NewTable,
        Created,
        ApiError,
        State,
        SeatNow,
        Visibility,
        Pace,
        ClockNow,
        Proposal,
        VoteNow,
        Around,
        ChatLine,
        Lobby,
        TakeSeat,
        PlayOn,
        Verdict,
        Notices,
        Me,
        NewName,
        NewPassword,
        SignIn,
        Farewell,
        NewNotices,
        MailCode,
        Event,
    ]
}
