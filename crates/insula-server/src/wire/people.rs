//! What is said about people: who asks, and how they want to be told.

use insula_core::Message;
use serde::{Deserialize, Serialize};

/// Who asks, as they see themselves.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Me {
    /// What the others call them.
    pub name: String,
    /// Whether the name is theirs alone, by a password.
    pub account: bool,
    /// How they are told when they are away.
    pub notices: Notices,
    /// Whether the server can send mail.
    pub mail_possible: bool,
    /// In how many other browsers they are signed in.
    pub elsewhere: u32,
}

/// How a person is told when a slow game waits for them.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Notices {
    /// In which language.
    pub lang: String,
    /// An address that takes a JSON text by POST.
    pub webhook: Option<String>,
    /// Whether it is used.
    pub webhook_on: bool,
    /// Where mail goes.
    pub mail: Option<String>,
    /// Whether it is sent.
    pub mail_on: bool,
    /// Whether the code that was sent there has come back.
    pub mail_confirmed: bool,
}

/// A name to go by: makes a guest of a newcomer, or renames.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct NewName {
    /// Which.
    pub name: String,
}

/// A password to be set or changed.
#[derive(Clone, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct NewPassword {
    /// The one so far, where there is one.
    #[serde(default)]
    pub old: Option<String>,
    /// The one from now on.
    pub new: String,
}

/// Who wants to come in.
#[derive(Clone, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct SignIn {
    /// By which name.
    pub name: String,
    /// The password.
    pub password: String,
}

/// The account is to be deleted.
#[derive(Clone, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Farewell {
    /// The password, where there is one.
    #[serde(default)]
    pub password: Option<String>,
}

/// What may be changed about notices. A new mail address is sent a code first.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct NewNotices {
    /// In which language.
    pub lang: String,
    /// An address that takes a JSON text by POST; empty: none.
    pub webhook: String,
    /// Whether it is used.
    pub webhook_on: bool,
    /// Where mail goes; empty: nowhere.
    pub mail: String,
    /// Whether it is sent.
    pub mail_on: bool,
}

/// The code that was sent to a mail address.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct MailCode {
    /// Its digits.
    pub code: String,
}

/// What a person is told wherever they are on the page, as a server-sent event.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(tag = "t", rename_all = "lowercase")]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub enum Event {
    /// Something about their tables has changed: the list is worth reading again.
    Tables,
    /// Something happened that they may want to be told about.
    Notice {
        /// At which table.
        table: String,
        /// What, in words.
        message: Message,
    },
}
