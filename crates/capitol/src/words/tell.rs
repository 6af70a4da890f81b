//! The table in sentences, for terminals and for those who listen.
//!
//! **Invariant:** made from a view and nothing else, so it cannot tell more.

use insula_core::{Message, Seat};

use crate::building::Shape;
use crate::data::ROUNDS;
use crate::view::{AreaView, FrontView, SeatView, StackView, View};
use crate::{AreaId, Face};

/// Everything the view shows, one sentence a thing.
pub(crate) fn tell(view: &View) -> Vec<Message> {
    let mut told = vec![
        Message::new("capitol-tell-round")
            .with("n", view.round)
            .with("of", ROUNDS as u8)
            .with("phase", view.phase.name())
            .with("seat", Seat(view.start))
            .with("supply", view.supply),
    ];
    told.extend(AreaId::all().zip(&view.areas).map(|(id, row)| area(id, row)));
    told.extend((0..).zip(&view.seats).map(|(number, row)| seat(Seat(number), row)));
    told.extend(view.stacks.iter().map(stack));
    if let Some(hand) = &view.hand {
        told.push(Message::new("capitol-tell-hand").with("cards", cards(hand)));
    }
    told
}

fn area(id: AreaId, row: &AreaView) -> Message {
    let shape = match row.next.shapes[..] {
        [] => "full",
        [shape] => shape.name(),
        _ => "any",
    };
    let (low, high) = (row.next.floors.first(), row.next.floors.last());
    let next = Message::new("capitol-tell-next")
        .with("shape", shape)
        .with("low", low.copied().unwrap_or(0))
        .with("high", high.copied().unwrap_or(0));
    let standing = row.tally.iter().map(|tally| {
        Message::new("capitol-tell-standing")
            .with("seat", Seat(tally.seat))
            .with("n", tally.floors)
            .with("points", tally.points)
    });
    Message::new("capitol-tell-area")
        .with("area", id.say())
        .with("color", row.color.name())
        .with("next", next)
        .with("fountains", row.fountains)
        .with("large", row.large.map_or("none", |piece| piece.name()))
        .with("standing", or_nothing(standing.collect()))
}

fn seat(seat: Seat, row: &SeatView) -> Message {
    Message::new("capitol-tell-seat")
        .with("seat", seat)
        .with("points", row.score)
        .with("cards", row.hand)
        .with("round", row.round)
        .with("triangular", row.triangular)
        .with("front", or_nothing(row.front.iter().map(front).collect()))
}

fn front(row: &FrontView) -> Message {
    let shape = row.shape.map_or("none", Shape::name);
    Message::new("capitol-tell-front").with("n", row.floors).with("shape", shape)
}

fn stack(row: &StackView) -> Message {
    let top = row.top.map_or_else(nothing, Face::say);
    Message::new("capitol-tell-stack")
        .with("kind", row.kind.name())
        .with("n", row.left)
        .with("card", top)
}

fn cards(cards: &[Face]) -> Vec<Message> {
    or_nothing(cards.iter().map(|card| card.say()).collect())
}

fn or_nothing(list: Vec<Message>) -> Vec<Message> {
    if list.is_empty() { vec![nothing()] } else { list }
}

fn nothing() -> Message {
    Message::new("capitol-tell-nothing")
}
