//! Laying what was bought, at the end of the turn (3.4), and what is left, at
//! the end of the game (6.3).

use insula_core::{EventSink, Seat};

use super::{Phase, leftover, refill};
use crate::event::Event;
use crate::{Action, Illegal, NewYork, TileId};

#[inline]
pub(crate) fn legal(game: &NewYork, seat: Seat, out: &mut Vec<Action>) {
    let city = &game.side(seat).city;
    let gives = game.phase == Phase::Lay && game.has_dirk();
    for tile in game.to_place(seat).iter() {
        city.cells_for(tile, |cell| out.push(Action::Lay(tile, cell)));
        out.push(Action::Keep(tile));
        if gives {
            out.push(Action::Give(tile));
        }
    }
}

pub(crate) fn check(game: &NewYork, seat: Seat, action: Action) -> Result<(), Illegal> {
    match action {
        Action::Lay(tile, cell) => {
            waits(game, seat, tile)?;
            // (3.4) Legal when it is laid.
            let placed = game.side(seat).city.check_place(tile, cell);
            placed.map_err(|why| Illegal::Misplaced { tile, cell, why })
        }
        Action::Keep(tile) => waits(game, seat, tile),
        Action::Give(tile) => {
            // (7.4) Dirk takes tiles in the game of two. (6.3) Not leftovers.
            let leftover = game.phase == Phase::Leftover;
            if leftover || !game.has_dirk() {
                return Err(Illegal::NoDirk { leftover });
            }
            waits(game, seat, tile)
        }
        Action::Take(_)
        | Action::Buy(_)
        | Action::Pay(_)
        | Action::Done
        | Action::Move(_)
        | Action::Put(_)
        | Action::Swap(_)
        | Action::Dismantle(_)
        | Action::Pass => {
            Err(Illegal::WrongPhase { what: action.name(), phase: game.phase.name() })
        }
    }
}

/// (3.4) A tile bought in this turn, or (6.3) received at the end.
fn waits(game: &NewYork, seat: Seat, tile: TileId) -> Result<(), Illegal> {
    match game.to_place(seat).contains(tile) {
        true => Ok(()),
        false => Err(Illegal::NotWaiting { tile }),
    }
}

#[inline]
pub(crate) fn commit(
    game: &mut NewYork,
    seat: Seat,
    action: Action,
    log: &mut impl EventSink<Event>,
) {
    let side = game.side_mut(seat);
    let tile = match action {
        Action::Lay(tile, cell) => {
            let from = side.city.street();
            side.city.place(tile, cell);
            let to = side.city.street();
            log.log(|| Event::Laid { seat, tile, cell, from, to });
            tile
        }
        Action::Keep(tile) => {
            side.reserve.insert(tile);
            log.log(|| Event::Kept { seat, tile });
            tile
        }
        Action::Give(tile) => {
            game.dirk.insert(tile);
            log.log(|| Event::Gave { seat, tile });
            tile
        }
        Action::Take(_)
        | Action::Buy(_)
        | Action::Pay(_)
        | Action::Done
        | Action::Move(_)
        | Action::Put(_)
        | Action::Swap(_)
        | Action::Dismantle(_)
        | Action::Pass => return,
    };
    if game.phase == Phase::Leftover {
        game.side_mut(seat).leftover.remove(tile);
        leftover::end_if_placed(game, log);
    } else {
        game.waiting.remove(tile);
        if game.waiting.is_empty() {
            refill::end_turn(game, log);
        }
    }
}
