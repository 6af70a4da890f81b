//! Redesigning the city: add from the reserve, dismantle, or swap (3.3).

use insula_core::{EventSink, Seat};

use super::act::Pending;
use super::end_actions;
use crate::city::{Cell, Misfit};
use crate::event::Event;
use crate::tile::{Side, TileId};
use crate::{Action, Illegal, NewYork};

#[inline]
pub(crate) fn legal(game: &NewYork, seat: Seat, out: &mut Vec<Action>) {
    let side = game.side(seat);
    for tile in side.reserve.iter() {
        if side.city.fits(tile) || side.city.swappable(tile) {
            out.push(Action::Move(tile));
        }
    }
    out.extend(side.city.removable().iter().map(Action::Dismantle));
}

/// Where the chosen tile may go.
#[inline]
pub(crate) fn legal_to(game: &NewYork, seat: Seat, tile: TileId, out: &mut Vec<Action>) {
    let city = &game.side(seat).city;
    city.cells_for(tile, |cell| out.push(Action::Put(cell)));
    city.swaps_for(tile, |old| out.push(Action::Swap(old)));
}

pub(crate) fn check_move(game: &NewYork, seat: Seat, tile: TileId) -> Result<(), Illegal> {
    not_bought_now(game, tile)?;
    let side = game.side(seat);
    // (3.3) A tile of the own reserve.
    if !side.reserve.contains(tile) {
        return Err(Illegal::NotInReserve { tile });
    }
    // (4g) It fits somewhere, beside the city or in place of a tile.
    let beside = |cell: Cell| Side::ALL.into_iter().map(move |side| cell.step(side));
    let mut cells = side.city.tiles().flat_map(|(_, cell)| beside(cell));
    let mut tiles = side.city.tiles();
    let fits = cells.any(|cell| side.city.check_place(tile, cell).is_ok())
        || tiles.any(|(old, _)| side.city.check_swap(tile, old).is_ok());
    match fits {
        true => Ok(()),
        false => Err(Illegal::FitsNowhere { tile }),
    }
}

pub(crate) fn check_put(
    game: &NewYork,
    seat: Seat,
    tile: TileId,
    cell: Cell,
) -> Result<(), Illegal> {
    let placed = game.side(seat).city.check_place(tile, cell);
    placed.map_err(|why| Illegal::Misplaced { tile, cell, why })
}

pub(crate) fn check_swap(
    game: &NewYork,
    seat: Seat,
    tile: TileId,
    old: TileId,
) -> Result<(), Illegal> {
    let city = &game.side(seat).city;
    in_city(game, seat, old)?;
    // (4g) The same sides toward the neighbors as the old one.
    city.check_swap(tile, old).map_err(|why| match why {
        Misfit::Sides { side, street, .. } => Illegal::Mismatch { tile, old, side, street },
        why => Illegal::Fixed { tile: old, why },
    })
}

pub(crate) fn check_dismantle(game: &NewYork, seat: Seat, tile: TileId) -> Result<(), Illegal> {
    in_city(game, seat, tile)?;
    game.side(seat).city.check_remove(tile).map_err(|why| Illegal::Fixed { tile, why })
}

/// (3.3) A tile of the own city.
fn in_city(game: &NewYork, seat: Seat, tile: TileId) -> Result<(), Illegal> {
    not_bought_now(game, tile)?;
    match game.side(seat).city.cell_of(tile) {
        Some(_) => Ok(()),
        None => Err(Illegal::NotInCity { tile }),
    }
}

/// (3.3a) Tiles bought in this turn take no part.
fn not_bought_now(game: &NewYork, tile: TileId) -> Result<(), Illegal> {
    match game.waiting.contains(tile) {
        true => Err(Illegal::BoughtNow { tile }),
        false => Ok(()),
    }
}

pub(crate) fn commit(
    game: &mut NewYork,
    seat: Seat,
    action: Action,
    log: &mut impl EventSink<Event>,
) {
    let chosen = match *game.pending.get() {
        Some(Pending::Move { tile }) => tile,
        Some(Pending::Take { .. } | Pending::Pay { .. }) | None => TileId::START,
    };
    let side = game.side_mut(seat);
    let from = side.city.street();
    match action {
        Action::Put(cell) => {
            side.reserve.remove(chosen);
            side.city.place(chosen, cell);
            let to = side.city.street();
            log.log(|| Event::Added { seat, tile: chosen, cell, from, to });
        }
        Action::Swap(old) => {
            let cell = side.city.cell_of(old).expect("checked: the tile lies in the city");
            side.reserve.remove(chosen);
            side.reserve.insert(old);
            side.city.swap(chosen, old);
            let to = side.city.street();
            log.log(|| Event::Swapped { seat, tile: chosen, old, cell, from, to });
        }
        Action::Dismantle(tile) => {
            let cell = side.city.cell_of(tile).expect("checked: the tile lies in the city");
            side.city.remove(tile);
            side.reserve.insert(tile);
            let to = side.city.street();
            log.log(|| Event::Dismantled { seat, tile, cell, from, to });
        }
        Action::Take(_)
        | Action::Buy(_)
        | Action::Pay(_)
        | Action::Done
        | Action::Move(_)
        | Action::Lay(..)
        | Action::Keep(_)
        | Action::Give(_)
        | Action::Pass => {}
    }
    end_actions(game, log);
}
