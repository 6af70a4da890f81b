//! Why an action is refused, whichever the game.

use std::borrow::Cow;

use insula_core::{Arg, Message};
use serde::Serialize;

/// Why an action is refused. The state is unchanged.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(tag = "reason", rename_all = "kebab-case")]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(tag = "reason", rename_all = "kebab-case"))]
pub enum Refusal {
    /// No action is written so.
    #[error("{text:?} is no action")]
    Unreadable {
        /// What was sent.
        text: String,
    },
    /// Others owe a decision, this seat does not.
    #[error("this seat is not to act")]
    NotYourTurn,
    /// The game has ended.
    #[error("the game is over")]
    Over,
    /// The rules forbid it.
    #[error("rule {rule}: {}", message.key)]
    Illegal {
        /// The number of the rule, as RULES.md has it.
        rule: &'static str,
        /// Why, in words.
        message: Message,
    },
}

impl Refusal {
    /// Why, in words.
    pub fn message(&self) -> Message {
        match self {
            Refusal::Unreadable { text } => {
                Message::new("server-unreadable").with("text", Arg::Word(Cow::Owned(text.clone())))
            }
            Refusal::NotYourTurn => Message::new("server-not-your-turn"),
            Refusal::Over => Message::new("server-over"),
            Refusal::Illegal { message, .. } => message.clone(),
        }
    }

    /// The number of the rule, where one forbids it.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            Refusal::Illegal { rule, .. } => Some(rule),
            Refusal::Unreadable { .. } | Refusal::NotYourTurn | Refusal::Over => None,
        }
    }
}
