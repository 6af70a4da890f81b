//! Who plays at a table, and on what terms: no part of its game, and of no hash.

use crate::{Header, Invite, PersonId, SitterKind, TableId};

/// Everything about a table besides its game.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Company {
    /// Whether it waits for people.
    pub open: bool,
    /// Who may come.
    pub visibility: Visibility,
    /// How fast it is played, as the server writes it; none: as everybody likes.
    pub pace: Option<String>,
    /// How much time each seat has left, as the server writes it.
    pub clock: Option<String>,
    /// The word that seats whoever knows it, while the table is open.
    pub invite: Option<Invite>,
    /// The table this one was played on from.
    pub parent: Option<TableId>,
    /// The table that came after this one.
    pub rematch: Option<TableId>,
    /// Who has each seat now.
    pub holders: Vec<Holder>,
}

impl Company {
    /// The usual terms: `owner` has every seat that is neither a bot's nor open.
    pub fn of(header: &Header, owner: PersonId) -> Company {
        let holders = header.seats.iter().map(|sitter| match sitter.kind {
            SitterKind::Bot => Holder { person: None, bot: sitter.bot.clone() },
            SitterKind::Open => Holder::default(),
            SitterKind::You | SitterKind::Guest | SitterKind::Friend => {
                Holder { person: Some(owner), bot: None }
            }
        });
        let open = header.seats.iter().any(|sitter| sitter.kind == SitterKind::Open);
        Company { open, holders: holders.collect(), ..Company::default() }
    }
}

/// Who has a seat: a person, a bot, or a bot that stands in for a person.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Holder {
    /// The person.
    pub person: Option<PersonId>,
    /// The bot that plays.
    pub bot: Option<String>,
}

/// Who may come to a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Visibility {
    /// It is listed.
    Public,
    /// Who knows its name may watch.
    #[default]
    Link,
    /// Nobody but those who sit there.
    Private,
}

impl Visibility {
    /// The word for it in the store.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Visibility::Public => "public",
            Visibility::Link => "link",
            Visibility::Private => "private",
        }
    }

    /// Reads the word.
    pub(crate) fn read(word: &str) -> Option<Visibility> {
        let all = [Visibility::Public, Visibility::Link, Visibility::Private];
        all.into_iter().find(|visibility| visibility.word() == word)
    }
}
