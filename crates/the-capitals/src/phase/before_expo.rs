//! The effects just before Expo III (2.11a, A32, A63).

use insula_core::{EventSink, Seat};

use super::pending::{Deed, Pending, Targets};
use super::{Phase, flow, free};
use crate::city::{Slot, Slots};
use crate::effect::{Effect, Special};
use crate::event::Event;
use crate::run::{Book, Run, Trace};
use crate::tile::TileId;
use crate::{Action, Illegal, TheCapitals};

pub(crate) fn legal(game: &TheCapitals, seat: Seat, out: &mut Vec<Action>) {
    if only(game, seat).is_some() {
        return free::legal(game, seat, out);
    }
    let city = &game.side(seat).city;
    out.extend(game.left.iter().filter_map(|slot| city.tile(slot)).map(Action::Effect));
}

pub(crate) fn check(game: &TheCapitals, seat: Seat, tile: TileId) -> Result<(), Illegal> {
    let slot = game.side(seat).city.slot_of(tile).ok_or(Illegal::NotBefore { tile })?;
    // (A63) The order is asked where there are several.
    match game.left.contains(slot) && game.left.len() > 1 {
        true => Ok(()),
        false => Err(Illegal::NotBefore { tile }),
    }
}

/// The effect that comes next.
pub(crate) fn commit(
    game: &mut TheCapitals,
    seat: Seat,
    tile: TileId,
    log: &mut impl EventSink<Event>,
) {
    if is_free_activation(tile) {
        let (deed, source) = (Deed::Effect { tile }, tile);
        *game.pending.get_mut() = Some(Pending::Free { deed, source, targets: Targets::NONE });
        return;
    }
    finish(game, seat, tile, Targets::NONE, None, log);
}

/// Carries out an effect that is decided; then the next one, or the next
/// seat's.
pub(crate) fn finish(
    game: &mut TheCapitals,
    seat: Seat,
    tile: TileId,
    targets: Targets,
    declined: Option<TileId>,
    log: &mut impl EventSink<Event>,
) {
    *game.pending.get_mut() = None;
    carry_out(game, seat, tile, targets, declined, log);
    if !go_on(game, seat, log) {
        game.at += 1;
        next(game, log);
    }
}

/// Seats from the one in turn on; the World Expo after the last.
pub(crate) fn next(game: &mut TheCapitals, log: &mut impl EventSink<Event>) {
    game.phase = Phase::BeforeExpo;
    while game.at < game.seats {
        let seat = game.order[usize::from(game.at)];
        game.left = effects(game, seat);
        if go_on(game, seat, log) {
            return;
        }
        game.at += 1;
    }
    flow::expo(game, log);
}

/// The tile whose free activation is the only effect left.
pub(crate) fn only(game: &TheCapitals, seat: Seat) -> Option<TileId> {
    let slot = game.left.iter().next().filter(|_| game.left.len() == 1)?;
    game.side(seat).city.tile(slot)
}

/// What needs no decision is carried out; whether the seat is asked.
fn go_on(game: &mut TheCapitals, seat: Seat, log: &mut impl EventSink<Event>) -> bool {
    match only(game, seat) {
        Some(tile) if is_free_activation(tile) => true,
        Some(tile) => {
            carry_out(game, seat, tile, Targets::NONE, None, log);
            false
        }
        None => !game.left.is_empty(),
    }
}

fn carry_out(
    game: &mut TheCapitals,
    seat: Seat,
    tile: TileId,
    targets: Targets,
    declined: Option<TileId>,
    log: &mut impl EventSink<Event>,
) {
    let slot = game.side(seat).city.slot_of(tile).expect("checked: the tile is in the city");
    game.left = game.left & !Slots::of(slot);
    let mut book = None;
    log.log(|| {
        let mut told = Book::new(seat);
        run(&mut game.clone(), seat, slot, targets, &mut told);
        book = Some(told);
        Event::BeforeExpo { seat, tile }
    });
    run(game, seat, slot, targets, &mut ());
    if let Some(book) = book {
        book.tell(log);
    }
    if let Some(tile) = declined {
        log.log(|| Event::Declined { seat, tile });
    }
}

/// The effect of the tile in a slot.
pub(crate) fn run(
    game: &mut TheCapitals,
    seat: Seat,
    slot: Slot,
    targets: Targets,
    trace: &mut impl Trace,
) {
    let Some(tile) = game.side(seat).city.tile(slot) else { return };
    let mut run = Run::new(game, seat, trace);
    match tile.before_expo() {
        Some(Effect::Special(_)) => run.activate_next(tile, targets.as_slice()),
        // (A68) A gain of its own.
        Some(effect @ Effect::Move { .. }) => run.effect(slot, effect),
        None => {}
    }
}

/// The tiles of a seat with an effect that can happen.
fn effects(game: &TheCapitals, seat: Seat) -> Slots {
    let city = &game.side(seat).city;
    let can = |slot: &Slot| {
        city.tile(*slot).is_some_and(|tile| {
            tile.before_expo().is_some()
                && (!is_free_activation(tile) || free::can_reach(game, seat, tile))
        })
    };
    city.slots().iter().filter(can).fold(Slots::NONE, |slots, slot| slots | Slots::of(slot))
}

fn is_free_activation(tile: TileId) -> bool {
    tile.before_expo() == Some(Effect::Special(Special::ActivateAdjacent))
}
