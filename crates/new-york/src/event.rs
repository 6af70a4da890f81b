//! What happened, for the log and the sound. All of it is public.

use insula_core::{Message, Say, Scores, Seat};

use crate::city::Cell;
use crate::illegal::yes;
use crate::money::{Bank, Notes, Row, say_cards};
use crate::phase::Ended;
use crate::score::{Figures, Letter};
use crate::tile::{Kind, TileId, TileSet};

/// Something that everybody may know.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Event {
    /// Money was taken.
    Took {
        /// Who.
        seat: Seat,
        /// Which, in pick order.
        cards: Row,
    },
    /// A tile was bought.
    Bought {
        /// Who.
        seat: Seat,
        /// Which.
        tile: TileId,
        /// Of this slot, with cards of this bank.
        bank: Bank,
        /// What was paid.
        cards: Notes,
        /// How much too much; 0 gives another action.
        over: u8,
    },
    /// A reserve tile was added to a city.
    Added {
        /// Who.
        seat: Seat,
        /// Which.
        tile: TileId,
        /// Where.
        cell: Cell,
        /// The longest street before.
        from: u8,
        /// The longest street after.
        to: u8,
    },
    /// A reserve tile took the place of a city tile.
    Swapped {
        /// Who.
        seat: Seat,
        /// The new one.
        tile: TileId,
        /// The old one.
        old: TileId,
        /// Where.
        cell: Cell,
        /// The longest street before.
        from: u8,
        /// The longest street after.
        to: u8,
    },
    /// A city tile went into the reserve.
    Dismantled {
        /// Who.
        seat: Seat,
        /// Which.
        tile: TileId,
        /// From where.
        cell: Cell,
        /// The longest street before.
        from: u8,
        /// The longest street after.
        to: u8,
    },
    /// A bought or leftover tile was laid.
    Laid {
        /// Who.
        seat: Seat,
        /// Which.
        tile: TileId,
        /// Where.
        cell: Cell,
        /// The longest street before.
        from: u8,
        /// The longest street after.
        to: u8,
    },
    /// A bought or leftover tile went into the reserve.
    Kept {
        /// Who.
        seat: Seat,
        /// Which.
        tile: TileId,
    },
    /// A bought tile went to Dirk.
    Gave {
        /// Who.
        seat: Seat,
        /// Which.
        tile: TileId,
    },
    /// Nothing could be done.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A scoring takes place.
    Scoring {
        /// Which.
        letter: Letter,
    },
    /// What one party got in it.
    Scored {
        /// A seat, or the number of seats for Dirk.
        party: u8,
        /// What decided it.
        figures: Figures,
    },
    /// Dirk drew tiles.
    Dirk {
        /// Which.
        tiles: TileSet,
    },
    /// The discards became the deck.
    Shuffled,
    /// The game ended.
    Ended {
        /// Why.
        why: Ended,
    },
    /// A tile left in a slot went to a seat.
    Leftover {
        /// To whom.
        seat: Seat,
        /// Which.
        tile: TileId,
        /// Of this slot.
        bank: Bank,
        /// The highest total of the bank.
        total: u8,
    },
    /// A tile left in a slot stayed there.
    LeftoverStays {
        /// Which.
        tile: TileId,
        /// In this slot.
        bank: Bank,
    },
    /// Somebody won.
    Won {
        /// The final points.
        scores: Scores,
    },
}

impl Say for Event {
    fn say(&self) -> Message {
        match *self {
            Event::Took { seat, cards } => Message::new("new-york-log-took")
                .with("seat", seat)
                .with("cards", say_cards(cards.cards()))
                .with("n", cards.total()),
            Event::Bought { seat, tile, bank, cards, over } => Message::new("new-york-log-bought")
                .with("seat", seat)
                .with("tile", tile.say())
                .with("bank", bank.name())
                .with("cards", say_cards(&cards.list(bank)))
                .with("over", over)
                .with("again", yes(over == 0)),
            Event::Added { seat, tile, cell, from, to } => {
                built("new-york-log-added", seat, tile, cell, from, to)
            }
            Event::Laid { seat, tile, cell, from, to } => {
                built("new-york-log-laid", seat, tile, cell, from, to)
            }
            Event::Dismantled { seat, tile, cell, from, to } => {
                built("new-york-log-dismantled", seat, tile, cell, from, to)
            }
            Event::Swapped { seat, tile, old, cell, from, to } => {
                built("new-york-log-swapped", seat, tile, cell, from, to).with("old", old.say())
            }
            Event::Kept { seat, tile } => {
                Message::new("new-york-log-kept").with("seat", seat).with("tile", tile.say())
            }
            Event::Gave { seat, tile } => {
                Message::new("new-york-log-gave").with("seat", seat).with("tile", tile.say())
            }
            Event::Passed { seat } => Message::new("new-york-log-passed").with("seat", seat),
            Event::Scoring { letter } => {
                Message::new("new-york-log-scoring").with("letter", letter.name())
            }
            Event::Scored { party, figures } => say_scored(party, &figures),
            Event::Dirk { tiles } => Message::new("new-york-log-dirk")
                .with("n", tiles.len() as u8)
                .with("tiles", tiles.iter().map(TileId::say).collect::<Vec<_>>()),
            Event::Shuffled => Message::new("new-york-log-shuffled"),
            Event::Ended { why } => Message::new("new-york-log-ended").with("why", why.name()),
            Event::Leftover { seat, tile, bank, total } => Message::new("new-york-log-leftover")
                .with("seat", seat)
                .with("tile", tile.say())
                .with("bank", bank.name())
                .with("n", total),
            Event::LeftoverStays { tile, bank } => Message::new("new-york-log-leftover-stays")
                .with("tile", tile.say())
                .with("bank", bank.name()),
            Event::Won { scores } => say_won(&scores),
        }
    }
}

/// Who won, and with how many points (6.4).
pub(crate) fn say_won(scores: &Scores) -> Message {
    let most = scores.points().iter().copied().max().unwrap_or(0);
    Message::new("new-york-log-won")
        .with("seats", scores.winners().collect::<Vec<_>>())
        .with("n", most)
}

fn built(key: &'static str, seat: Seat, tile: TileId, cell: Cell, from: u8, to: u8) -> Message {
    Message::new(key)
        .with("seat", seat)
        .with("tile", tile.say())
        .with("cell", cell.say())
        .with("street", street(from, to))
}

/// The longest street after a change of the city.
fn street(from: u8, to: u8) -> Message {
    match from == to {
        true => Message::new("new-york-street-same").with("n", to),
        false => Message::new("new-york-street-change").with("from", from).with("to", to),
    }
}

/// A party's points with their reasons.
fn say_scored(party: u8, figures: &Figures) -> Message {
    let index = usize::from(party);
    let reasons = Kind::ALL.into_iter().filter_map(|kind| {
        let points = figures.kind_points(kind)[index];
        let (places, tied) = figures.places(kind);
        (points > 0).then(|| {
            Message::new("new-york-reason")
                .with("kind", kind.name())
                .with("place", places[index])
                .with("n", points)
                .with("tied", yes(tied[index]))
        })
    });
    let kinds: Vec<Message> = reasons.collect();
    let (letter, points) = (figures.letter.name(), figures.points()[index]);
    let dirk = party == figures.seats;
    match (dirk, kinds.is_empty()) {
        (true, true) => Message::new("new-york-log-scored-dirk-none").with("letter", letter),
        (true, false) => Message::new("new-york-log-scored-dirk")
            .with("letter", letter)
            .with("n", points)
            .with("kinds", kinds),
        (false, true) => Message::new("new-york-log-scored-street")
            .with("letter", letter)
            .with("seat", Seat(party))
            .with("n", points),
        (false, false) => Message::new("new-york-log-scored")
            .with("letter", letter)
            .with("seat", Seat(party))
            .with("n", points)
            .with("street", figures.streets[index])
            .with("kinds", kinds),
    }
}
