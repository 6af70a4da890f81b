//! What an action would cost and give, as far as no hidden card can change it.

use insula_core::{Delta, Message, Preview, Seat};

use crate::area::{AreaId, Piece};
use crate::building::{Building, Shape};
use crate::cards::Kind;
use crate::phase;
use crate::score::Figures;
use crate::{Action, Capitol};

/// Asked of legal actions only.
pub(crate) fn preview(game: &Capitol, seat: Seat, action: Action) -> Preview {
    let note = |message| Preview { notes: vec![message], ..Preview::default() };
    let side = game.side(seat);
    match action {
        Action::Pass => note(Message::new("capitol-note-kept").with("n", side.hand.get().len())),
        Action::Play(card) => match card.suit().kind() {
            Kind::Floor => note(supply(game.supply)),
            Kind::Roof => note(
                Message::new("capitol-note-roofs")
                    .with("round", side.roofs[Shape::Round as usize])
                    .with("triangular", side.roofs[Shape::Triangular as usize]),
            ),
            Kind::Permit => note(
                Message::new("capitol-note-finished").with("n", side.finished.iter().count() as u8),
            ),
        },
        Action::Floor(floors) => {
            note(Message::new("capitol-note-raise").with("from", floors).with("to", floors + 1))
        }
        Action::Roof(shape, _) => note(
            Message::new("capitol-note-roof")
                .with("shape", shape.name())
                .with("n", side.roofs[shape as usize] - 1),
        ),
        Action::Place(id, shape, floors) => {
            let mut area = game.area(id).clone();
            area.place(0, &Building { floors, owner: seat, roof: Some(shape) });
            change(game, seat, id, Figures::now(&area))
        }
        Action::Put(id) => {
            let mut area = game.area(id).clone();
            area.put(phase::piece(game), phase::lot(game));
            change(game, seat, id, Figures::now(&area))
        }
        Action::Bid(card) => note(total(side.bid.get().total() + u16::from(card.value()))),
        Action::Seal => note(total(side.bid.get().total())),
        Action::Nothing => Preview::default(),
        Action::Draw(_) => {
            note(Message::new("capitol-note-due").with("n", game.due.saturating_sub(1)))
        }
    }
}

/// Everybody's points that change in an area, and how the seat stands there.
fn change(game: &Capitol, seat: Seat, id: AreaId, after: Figures) -> Preview {
    let before = Figures::now(game.area(id));
    let (was, will) = (before.all_points(), after.all_points());
    let seats = (0..game.seats).map(Seat);
    let points = seats.filter(|seat| was[seat.index()] != will[seat.index()]).map(|seat| Delta {
        place: id.slug(),
        seat,
        before: was[seat.index()].into(),
        after: will[seat.index()].into(),
    });
    let mut notes = Vec::new();
    let (old, new) = (before.floors[seat.index()], after.floors[seat.index()]);
    if old != new {
        notes.push(Message::new("capitol-note-floors").with("from", old).with("to", new));
    }
    let (old, new) = (before.places()[seat.index()], after.places()[seat.index()]);
    if old != new {
        notes.push(Message::new("capitol-note-place").with("from", old).with("to", new));
    }
    if before.fountains != after.fountains {
        notes.push(Message::new("capitol-note-fountains").with("n", after.fountains));
    }
    // (3.5.2) An amphitheater gives cards, not points.
    if after.large == Some(Piece::Amphitheater) {
        let who = seats_at(game, &after, 1);
        if !who.is_empty() {
            notes.push(Message::new("capitol-note-cards").with("seats", who));
        }
    }
    Preview { points: points.collect(), notes, ..Preview::default() }
}

fn seats_at(game: &Capitol, figures: &Figures, place: u8) -> Vec<Seat> {
    let places = figures.places();
    (0..game.seats).map(Seat).filter(|seat| places[seat.index()] == place).collect()
}

fn supply(floors: u8) -> Message {
    Message::new("capitol-note-supply").with("n", floors)
}

fn total(sum: u16) -> Message {
    Message::new("capitol-note-total").with("n", sum)
}
