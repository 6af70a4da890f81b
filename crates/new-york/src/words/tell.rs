//! The table in sentences, for terminals and for those who listen.
//!
//! **Invariant:** made from a view and nothing else, so it cannot tell more.

use insula_core::{Message, Seat};

use crate::KindRow;
use crate::city::Cell;
use crate::money::Card;
use crate::tile::TileId;
use crate::view::{PlacedView, SeatView, SlotView, TileView, View};

/// Everything the view shows, one sentence a thing.
pub(crate) fn tell(view: &View) -> Vec<Message> {
    let mut told = Vec::new();
    told.extend(view.turn.map(|turn| Message::new("new-york-tell-turn").with("seat", Seat(turn))));
    let bought: Vec<TileView> = view.bought.iter().map(|bought| bought.tile.clone()).collect();
    if let (Some(turn), false) = (view.turn, bought.is_empty()) {
        told.push(waiting(Seat(turn), &bought));
    }
    told.extend(view.slots.iter().map(slot));
    told.push(Message::new("new-york-tell-display").with("cards", cards(&view.display)));
    told.extend(
        view.hand
            .iter()
            .map(|hand| Message::new("new-york-tell-hand").with("cards", by_bank(hand))),
    );
    for (number, row) in (0..).zip(&view.seats) {
        told.extend(seat(Seat(number), row));
    }
    let seats = view.seats.len();
    told.extend(view.sheet.kinds.iter().map(|row| kind(seats, row)));
    told.extend(
        view.dirk
            .iter()
            .map(|dirk| Message::new("new-york-tell-dirk").with("tiles", tiles(&dirk.tiles))),
    );
    told.push(
        Message::new("new-york-tell-next")
            .with("letter", view.next.letter.name())
            .with("from", view.next.from)
            .with("to", view.next.to),
    );
    told.push(Message::new("new-york-tell-deck").with("n", view.deck).with("bag", view.bag));
    told
}

fn slot(row: &SlotView) -> Message {
    match &row.tile {
        Some(tile) => Message::new("new-york-tell-slot")
            .with("bank", row.bank.name())
            .with("tile", TileId(tile.id).say_with_streets())
            .with("price", tile.price),
        None => Message::new("new-york-tell-slot-empty").with("bank", row.bank.name()),
    }
}

/// Points, city and reserve of a seat.
fn seat(seat: Seat, row: &SeatView) -> Vec<Message> {
    let city = Message::new("new-york-tell-city")
        .with("seat", seat)
        .with("n", row.city.len().saturating_sub(1) as u8)
        .with("street", row.street.length);
    let mut told =
        vec![Message::new("new-york-tell-score").with("seat", seat).with("n", row.score), city];
    told.extend(row.city.iter().filter_map(placed));
    told.push(
        Message::new("new-york-tell-reserve").with("seat", seat).with("tiles", tiles(&row.reserve)),
    );
    if !row.leftover.is_empty() {
        told.push(waiting(seat, &row.leftover));
    }
    told
}

/// Tiles that a seat has still to place.
fn waiting(seat: Seat, waiting: &[TileView]) -> Message {
    Message::new("new-york-tell-waiting").with("seat", seat).with("tiles", tiles(waiting))
}

fn placed(row: &PlacedView) -> Option<Message> {
    let tile = TileId(row.tile.as_ref()?.id);
    let cell = Cell { x: row.x, y: row.y };
    let tile = tile.say_with_streets();
    Some(Message::new("new-york-tell-placed").with("tile", tile).with("cell", cell.say()))
}

/// Who has how many of a type; who has none is not named.
fn kind(seats: usize, row: &KindRow) -> Message {
    let parties = row.counts.iter().enumerate().filter(|&(_, &count)| count > 0);
    let standings = parties.map(|(party, &count)| match party == seats {
        true => Message::new("new-york-tell-standing-dirk").with("n", count),
        false => {
            Message::new("new-york-tell-standing").with("seat", Seat(party as u8)).with("n", count)
        }
    });
    Message::new("new-york-tell-kind")
        .with("kind", row.kind.name())
        .with("standings", or_nothing(standings.collect()))
}

fn tiles(tiles: &[TileView]) -> Vec<Message> {
    or_nothing(tiles.iter().map(|tile| TileId(tile.id).say_with_streets()).collect())
}

fn cards(cards: &[Card]) -> Vec<Message> {
    or_nothing(cards.iter().map(|card| card.say()).collect())
}

/// A hand as it is held: bank after bank.
fn by_bank(hand: &[Card]) -> Vec<Message> {
    let mut hand = hand.to_vec();
    hand.sort_by_key(|card| card.bank());
    cards(&hand)
}

fn or_nothing(list: Vec<Message>) -> Vec<Message> {
    if list.is_empty() { vec![Message::new("new-york-tell-nothing")] } else { list }
}
