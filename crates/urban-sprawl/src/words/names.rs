//! The names of cards, lots, rows and spaces. A lot is called by the letter of
//! its column and the number of its row: the one at the top left is A1.
//!
//! **Invariant:** a card is named by the key of its place. What a pack calls it
//! instead is in the view, so that events need not know the pack.

use insula_core::{Message, Say};

use crate::card::{CardId, Permit, Sort};
use crate::cards::Cards;
use crate::effect::{Res, Worth};
use crate::grid::{Lot, Row, Site, Space};
use crate::office::{Office, Vocation};
use crate::zone::Kind;

/// The letters of the columns, from the left.
const COLUMNS: [&str; 12] = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"];

/// By the key of its place, which a pack with other cards replaces.
impl Say for CardId {
    fn say(&self) -> Message {
        Message::new(key(*self))
    }
}

impl Say for Lot {
    fn say(&self) -> Message {
        Message::new("urban-sprawl-lot")
            .with("column", COLUMNS[usize::from(self.column())])
            .with("row", self.row() + 1)
    }
}

impl Say for Site {
    fn say(&self) -> Message {
        let mut lots = self.lots().iter().map(|lot| lot.say());
        let first = lots.next().expect("checked: a place has a lot");
        lots.fold(first, |a, b| Message::new("urban-sprawl-lots").with("a", a).with("b", b))
    }
}

impl Say for Space {
    fn say(&self) -> Message {
        Message::new("urban-sprawl-space").with("space", self.row().name())
    }
}

impl Say for Row {
    fn say(&self) -> Message {
        Message::new("urban-sprawl-row").with("row", self.name())
    }
}

/// "residential building", "park".
impl Say for Kind {
    fn say(&self) -> Message {
        Message::new("urban-sprawl-kind").with("kind", self.name())
    }
}

impl Say for Office {
    fn say(&self) -> Message {
        Message::new("urban-sprawl-office").with("office", self.name())
    }
}

impl Say for Vocation {
    fn say(&self) -> Message {
        Message::new("urban-sprawl-vocation").with("vocation", self.name())
    }
}

/// The key that names a card: Build Permits have one each, so that they can be
/// told apart; Urban Renewal cards share one.
pub(crate) fn key(card: CardId) -> String {
    let cards = Cards::standard();
    let slug = match card.sort() {
        Sort::Permit => cards.slug(card),
        Sort::Renewal | Sort::Contract | Sort::Event | Sort::Key => cards.name_slug(card),
    };
    format!("urban-sprawl-card-{slug}")
}

/// "Build Permit (2 civic or industrial, 7)".
pub(crate) fn permit(permit: &Permit) -> Message {
    Message::new("urban-sprawl-permit")
        .with("n", permit.permits)
        .with("zones", or(permit.zones().map(|zone| zone_adjective(zone.kind()))))
        .with("wealth", permit.wealth)
}

/// "civic, commercial or industrial".
pub(crate) fn or(names: impl Iterator<Item = Message>) -> Message {
    let mut names = names.peekable();
    let mut said = names.next().unwrap_or_else(|| zone_adjective(Kind::Park));
    while let Some(name) = names.next() {
        let key = if names.peek().is_some() { "urban-sprawl-comma" } else { "urban-sprawl-or" };
        said = Message::new(key).with("a", said).with("b", name);
    }
    said
}

/// "residential".
pub(crate) fn zone_adjective(kind: Kind) -> Message {
    Message::new("urban-sprawl-adjective").with("zone", kind.name())
}

/// "3 wealth", "1 wealth and 1 prestige".
pub(crate) fn amount(res: Res, n: u8) -> Message {
    let res = match res {
        Res::Wealth => "wealth",
        Res::Prestige => "prestige",
        Res::Both => "both",
    };
    Message::new("urban-sprawl-amount").with("res", res).with("n", n)
}

/// "3 prestige".
pub(crate) fn worth(worth: Worth, n: impl Into<insula_core::Arg>) -> Message {
    Message::new("urban-sprawl-amount").with("res", worth.name()).with("n", n)
}
