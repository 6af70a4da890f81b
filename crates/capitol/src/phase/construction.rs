//! Construction: play a card or pass, in turn, until all have passed (3.1).

pub(crate) mod placing;

use insula_core::{EventSink, Seat};

use crate::building::{Building, Heights, Shape};
use crate::cards::{Face, Kind};
use crate::event::{Effect, Event};
use crate::{Action, Capitol, Illegal, phase};

/// A play that has begun: the card, and the first of its floors. Nobody else
/// sees it until it is carried out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Pending {
    pub card: Face,
    /// Floors of the building that gets the first floor, before; 0 is a new one.
    pub first: Option<u8>,
}

pub(crate) fn legal(game: &Capitol, seat: Seat, out: &mut Vec<Action>) {
    let Some(Pending { card, first }) = *game.pending.get() else {
        out.push(Action::Pass);
        out.extend(game.side(seat).hand.get().faces().map(Action::Play));
        return;
    };
    if first.is_none() {
        out.push(Action::Nothing);
    }
    match (card.suit().kind(), card.suit().color()) {
        (Kind::Roof, _) => legal_roofs(game, seat, out),
        (Kind::Floor, _) => {
            if game.supply > 0 {
                out.push(Action::Floor(0));
                out.extend(unroofed_heights(game, seat, first).iter().map(Action::Floor));
            }
        }
        (Kind::Permit, Some(color)) => placing::legal(game, seat, color, out),
        (Kind::Permit, None) => {}
    }
}

fn legal_roofs(game: &Capitol, seat: Seat, out: &mut Vec<Action>) {
    let side = game.side(seat);
    let heights = unroofed_heights(game, seat, None);
    for shape in Shape::ALL {
        if side.roofs[shape as usize] > 0 {
            out.extend(heights.iter().map(|floors| Action::Roof(shape, floors)));
        }
    }
}

pub(crate) fn check(game: &Capitol, seat: Seat, action: Action) -> Result<(), Illegal> {
    let pending = *game.pending.get();
    let side = game.side(seat);
    match (action, pending) {
        // (3.1.1) A chosen card is carried out before anything else.
        (Action::Pass | Action::Play(_), Some(Pending { card, .. })) => {
            Err(Illegal::CardChosen { card })
        }
        (Action::Pass, None) => Ok(()),
        (Action::Play(card), None) => match side.hand.get().and(card.copies()).is_empty() {
            true => Err(Illegal::NotHeld { card }),
            false => Ok(()),
        },
        // (3.1.12) Both floors or none.
        (Action::Nothing, Some(Pending { first: Some(_), .. })) => Err(Illegal::BothFloors),
        (Action::Nothing, Some(_)) => Ok(()),
        (Action::Floor(floors), Some(Pending { card, first })) => {
            of_kind(card, Kind::Floor)?;
            check_floor(game, seat, floors, first)
        }
        (Action::Roof(shape, floors), Some(Pending { card, .. })) => {
            of_kind(card, Kind::Roof)?;
            check_roof(game, seat, shape, floors)
        }
        (Action::Place(area, shape, floors), Some(Pending { card, .. })) => {
            let needed = Kind::Permit;
            let color = card.suit().color().ok_or(Illegal::WrongCard { card, needed })?;
            placing::check(game, seat, color, (area, shape, floors))
        }
        (Action::Nothing | Action::Floor(_) | Action::Roof(..) | Action::Place(..), None) => {
            Err(Illegal::NoCardChosen)
        }
        (Action::Bid(_) | Action::Seal | Action::Put(_) | Action::Draw(_), _) => {
            Err(Illegal::WrongPhase { phase: game.phase })
        }
    }
}

fn of_kind(card: Face, needed: Kind) -> Result<(), Illegal> {
    match card.suit().kind() == needed {
        true => Ok(()),
        false => Err(Illegal::WrongCard { card, needed }),
    }
}

fn check_floor(game: &Capitol, seat: Seat, floors: u8, first: Option<u8>) -> Result<(), Illegal> {
    // (3.1.8) The supply has a floor for it.
    if game.supply == 0 {
        return Err(Illegal::NoFloors);
    }
    // (3.1.7) A new building, or an own unroofed one; the first floor counts.
    let now = game.side(seat).unroofed.iter();
    let mut alike = now.filter(|&id| game.buildings.get(id).floors == floors).count();
    if let Some(before) = first {
        alike += usize::from(before + 1 == floors);
        alike -= usize::from(before == floors && floors > 0);
    }
    match floors == 0 || alike > 0 {
        true => Ok(()),
        false => Err(Illegal::NothingToRaise { floors }),
    }
}

fn check_roof(game: &Capitol, seat: Seat, shape: Shape, floors: u8) -> Result<(), Illegal> {
    let side = game.side(seat);
    // (3.1.9) An own roof of the shape, on an own unroofed building.
    if side.roofs[shape as usize] == 0 {
        return Err(Illegal::NoRoof { shape });
    }
    match game.buildings.find(side.unroofed, |building| building.floors == floors) {
        Some(_) => Ok(()),
        None => Err(Illegal::NothingToRoof { floors }),
    }
}

pub(crate) fn commit(
    game: &mut Capitol,
    seat: Seat,
    action: Action,
    log: &mut impl EventSink<Event>,
) {
    match (action, *game.pending.get()) {
        (Action::Play(card), None) => {
            *game.pending.get_mut() = Some(Pending { card, first: None });
        }
        (Action::Pass, _) => {
            game.passed.insert(seat);
            log.log(|| Event::Passed { seat, cards: true });
            give_turn(game, seat.next(game.seats), log);
        }
        (Action::Floor(floors), Some(Pending { card, first })) => match first {
            // (3.1.8) With one floor left there is no second pick.
            None if game.supply > 1 => {
                *game.pending.get_mut() = Some(Pending { card, first: Some(floors) });
            }
            None => {
                add_floor(game, seat, floors);
                let effect = Effect::Floors { first: floors, second: None };
                finish(game, seat, card, effect, log);
            }
            Some(first) => {
                add_floor(game, seat, first);
                add_floor(game, seat, floors);
                let effect = Effect::Floors { first, second: Some(floors) };
                finish(game, seat, card, effect, log);
            }
        },
        (Action::Roof(shape, floors), Some(Pending { card, .. })) => {
            add_roof(game, seat, shape, floors);
            finish(game, seat, card, Effect::Roof { shape, floors }, log);
        }
        (Action::Place(area, shape, floors), Some(Pending { card, .. })) => {
            let id =
                placing::finished(game, seat, shape, floors).expect("checked: a building to place");
            game.side_mut(seat).finished.remove(id);
            game.areas[area.index()].place(id, game.buildings.get(id));
            finish(game, seat, card, Effect::Place { area, shape, floors }, log);
        }
        (_, Some(Pending { card, .. })) => finish(game, seat, card, Effect::Nothing, log),
        (_, None) => {}
    }
}

/// The turn goes to the first seat from `first` clockwise that has not passed;
/// who has no cards passes (3.1.3). When all have passed, development begins.
pub(crate) fn give_turn(game: &mut Capitol, first: Seat, log: &mut impl EventSink<Event>) {
    let mut seat = first;
    for _ in 0..game.seats {
        if !game.passed.contains(seat) {
            if !game.side(seat).hand.get().is_empty() {
                game.turn = seat;
                return;
            }
            game.passed.insert(seat);
            log.log(|| Event::Passed { seat, cards: false });
        }
        seat = seat.next(game.seats);
    }
    phase::start_auction(game, log);
}

/// The heights of the seat's unroofed buildings, a pending first floor included.
fn unroofed_heights(game: &Capitol, seat: Seat, first: Option<u8>) -> Heights {
    let mut heights = Heights::default();
    let mut pending = first.filter(|&floors| floors > 0);
    for id in game.side(seat).unroofed.iter() {
        let floors = game.buildings.get(id).floors;
        if pending == Some(floors) {
            pending = None;
        } else {
            heights.insert(floors);
        }
    }
    if let Some(floors) = first {
        heights.insert(floors + 1);
    }
    heights
}

/// (3.1.7) One floor from the supply onto a new building or one of that height.
fn add_floor(game: &mut Capitol, seat: Seat, floors: u8) {
    game.supply -= 1;
    if floors == 0 {
        let id = game.buildings.add(Building { floors: 1, owner: seat, roof: None });
        game.side_mut(seat).unroofed.insert(id);
        return;
    }
    let fits = |building: &Building| building.floors == floors;
    let id = game.buildings.find(game.side(seat).unroofed, fits);
    game.buildings.get_mut(id.expect("checked: a building to raise")).floors += 1;
}

/// (3.1.9) A roof finishes a building for good.
fn add_roof(game: &mut Capitol, seat: Seat, shape: Shape, floors: u8) {
    let fits = |building: &Building| building.floors == floors;
    let id = game.buildings.find(game.side(seat).unroofed, fits);
    let id = id.expect("checked: a building to roof");
    game.buildings.get_mut(id).roof = Some(shape);
    let side = game.side_mut(seat);
    side.roofs[shape as usize] -= 1;
    side.unroofed.remove(id);
    side.finished.insert(id);
}

/// (3.1.4) The card is shown and goes behind its stack; the next seat's turn.
fn finish(
    game: &mut Capitol,
    seat: Seat,
    card: Face,
    effect: Effect,
    log: &mut impl EventSink<Event>,
) {
    *game.pending.get_mut() = None;
    game.discard(seat, card);
    log.log(|| Event::Played { seat, card, effect });
    give_turn(game, seat.next(game.seats), log);
}
