//! The target of a free activation, or none (2.7l, A21, A56).

use insula_core::{EventSink, Seat};

use super::pending::{Deed, Pending, Targets};
use super::{Phase, before_expo, build, executive};
use crate::city::{Cell, Slots};
use crate::event::Event;
use crate::run::activates_another;
use crate::tile::TileId;
use crate::{Action, Illegal, TheCapitals};

/// A question for a target.
#[derive(Clone, Copy)]
pub(crate) struct Asked {
    pub deed: Deed,
    /// The tile that activates another one.
    pub source: TileId,
    /// The targets chosen so far.
    pub targets: Targets,
}

/// The question that the seat in turn is asked, if it is one for a target.
pub(crate) fn asked(game: &TheCapitals, seat: Seat) -> Option<Asked> {
    match *game.pending.get() {
        Some(Pending::Free { deed, source, targets }) => Some(Asked { deed, source, targets }),
        Some(_) => None,
        // (2.11a) The only effect that is left is asked for at once.
        None if game.phase == Phase::BeforeExpo => {
            let tile = before_expo::only(game, seat)?;
            let (deed, source) = (Deed::Effect { tile }, tile);
            Some(Asked { deed, source, targets: Targets::NONE })
        }
        None => None,
    }
}

pub(crate) fn legal(game: &TheCapitals, seat: Seat, out: &mut Vec<Action>) {
    let Some(asked) = asked(game, seat) else { return };
    let city = &game.side(seat).city;
    let targets = targets(game, seat, cell(game, seat, &asked));
    out.extend(targets.iter().filter_map(|slot| city.tile(slot)).map(Action::Free));
    out.push(Action::Decline);
}

pub(crate) fn check(
    game: &TheCapitals,
    seat: Seat,
    asked: Asked,
    tile: TileId,
) -> Result<(), Illegal> {
    let city = &game.side(seat).city;
    let slot = city.slot_of(tile).ok_or(Illegal::NotTarget { tile })?;
    // (A17) Only tiles with an activation effect, (3.5) next to the source.
    match targets(game, seat, cell(game, seat, &asked)).contains(slot) {
        true => Ok(()),
        false => Err(Illegal::NotTarget { tile }),
    }
}

/// The target, or none.
pub(crate) fn commit(
    game: &mut TheCapitals,
    seat: Seat,
    tile: Option<TileId>,
    log: &mut impl EventSink<Event>,
) {
    let Some(Asked { deed, source, targets }) = asked(game, seat) else { return };
    let (targets, declined) = match tile {
        Some(tile) => (targets.with(tile), None),
        None => (targets, Some(source)),
    };
    // (A22) The chain goes on.
    if let Some(source) = tile.filter(|&tile| asks(game, seat, tile)) {
        *game.pending.get_mut() = Some(Pending::Free { deed, source, targets });
        return;
    }
    match deed {
        Deed::Build(build) => build::finish(game, seat, build, targets, declined, log),
        Deed::Activate { tile, tourists } => {
            executive::finish(game, seat, tile, tourists, targets, declined, log);
        }
        Deed::Effect { tile } => {
            before_expo::finish(game, seat, tile, targets, declined, log);
        }
    }
}

/// Whether activating a tile of the city asks for a target.
pub(crate) fn asks(game: &TheCapitals, seat: Seat, tile: TileId) -> bool {
    activates_another(tile.activate().as_slice()) && can_reach(game, seat, tile)
}

/// Whether a tile of the city has a neighbor that can be activated.
pub(crate) fn can_reach(game: &TheCapitals, seat: Seat, tile: TileId) -> bool {
    let city = &game.side(seat).city;
    city.slot_of(tile).is_some_and(|slot| !targets(game, seat, city.cell(slot)).is_empty())
}

/// The tiles next to a cell that can be activated.
pub(crate) fn targets(game: &TheCapitals, seat: Seat, cell: Cell) -> Slots {
    let city = &game.side(seat).city;
    city.neighbors(cell) & city.activatable()
}

/// Where the source lies, or is to be built.
fn cell(game: &TheCapitals, seat: Seat, asked: &Asked) -> Cell {
    match asked.deed {
        Deed::Build(build) if build.tile == asked.source => build.cell,
        Deed::Build(_) | Deed::Activate { .. } | Deed::Effect { .. } => {
            let city = &game.side(seat).city;
            let slot = city.slot_of(asked.source).expect("checked: the source is in the city");
            city.cell(slot)
        }
    }
}
