//! The Political phase: initiative spaces are chosen and paid (2.3).

use insula_core::{EventSink, Seat};

use super::flow;
use crate::data::data;
use crate::event::Event;
use crate::{Action, Illegal, TheCapitals};

pub(crate) fn legal(game: &TheCapitals, out: &mut Vec<Action>) {
    let free = (0..open(game)).filter(|&space| chosen_by(game, space).is_none());
    out.extend(free.map(|space| Action::Space(space + 1)));
}

pub(crate) fn check(game: &TheCapitals, space: u8) -> Result<(), Illegal> {
    // (2.3e) The seat count decides how many there are.
    if space > open(game) {
        return Err(Illegal::SpaceClosed { space });
    }
    // (2.3c) The old places are all open again.
    match chosen_by(game, space - 1) {
        Some(seat) => Err(Illegal::SpaceTaken { space, seat }),
        None => Ok(()),
    }
}

pub(crate) fn commit(
    game: &mut TheCapitals,
    seat: Seat,
    space: u8,
    log: &mut impl EventSink<Event>,
) {
    let price = price(game, seat, space);
    let side = game.side_mut(seat);
    let taxed = side.tracks.pay(price).taxations;
    side.space = space - 1;
    log.log(|| Event::Space { seat, space, price, taxed });
    game.at += 1;
    if game.at == game.seats {
        flow::begin_building(game);
    }
}

/// The spaces in use, from the left (2.3e).
#[inline]
pub(crate) fn open(game: &TheCapitals) -> u8 {
    data().initiative.open[game.count_index()]
}

/// What a space, from 1, costs a seat that leaves its own (2.3d).
pub(crate) fn price(game: &TheCapitals, seat: Seat, space: u8) -> u16 {
    let price = data().spaces[usize::from(space) - 1].price;
    u16::from(price) * u16::from(times(game, game.side(seat).space))
}

/// The multiplier for leaving a space, from 0, as it is in force in this
/// round.
pub(crate) fn times(game: &TheCapitals, space: u8) -> u8 {
    let spaces = &data().spaces;
    // (2.3f, S10) The 6th in round 2.
    match game.round == 2 && usize::from(space) == spaces.len() - 1 {
        true => data().initiative.last_in_round_2,
        false => spaces[usize::from(space)].times,
    }
}

/// Who has chosen a space, from 0, in this phase.
pub(crate) fn chosen_by(game: &TheCapitals, space: u8) -> Option<Seat> {
    let chosen = &game.in_order()[..usize::from(game.at)];
    chosen.iter().copied().find(|&seat| game.side(seat).space == space)
}
