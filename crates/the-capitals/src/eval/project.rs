//! What the build of this round promises: the tile that is being built, at its
//! best place as long as there is none.

use insula_core::Seat;

use super::engine;
use super::outlook::{Ahead, CUBE, MONEY, USED_CUBE};
use crate::TheCapitals;
use crate::city::{Cell, Corner};
use crate::data::data;
use crate::effect::{Count, Effect};
use crate::phase::build;
use crate::phase::pending::{Build, Deed, Pending};
use crate::run;
use crate::tile::TileId;

/// What a build is worth whose tile is not chosen yet.
const BUILD: i32 = 300;
/// What an effect is worth that moves no track.
const SPECIAL: i32 = 150;
/// How often a tile will be activated, at least.
const USES: i32 = 2;
/// How often a permanent effect will be set off.
const FIRES: i32 = 3;

/// What the build of this round is worth, as far as it has not happened.
pub(super) fn project(game: &TheCapitals, seat: Seat, ahead: &Ahead) -> i32 {
    match begun(game, seat) {
        Some((_, true, _)) => lake(),
        Some((tile, false, Some(cell))) => at(game, seat, tile, cell, ahead) - price(game, tile),
        Some((tile, false, None)) => best(game, seat, tile, ahead) - price(game, tile),
        None if ahead.builds_now => BUILD,
        None => 0,
    }
}

/// What a seat is building: the tile, whether as a lake, and where.
pub(super) fn begun(game: &TheCapitals, seat: Seat) -> Option<(TileId, bool, Option<Cell>)> {
    if game.turn() != Some(seat) {
        return None;
    }
    match (*game.pending.get())? {
        Pending::Place { tile, lake } => Some((tile, lake, None)),
        Pending::Order { build, .. } | Pending::Free { deed: Deed::Build(build), .. } => {
            let Build { tile, lake, cell, .. } = build;
            Some((tile, lake, Some(cell)))
        }
        Pending::Free { deed: Deed::Activate { .. } | Deed::Effect { .. }, .. }
        | Pending::Pay { .. } => None,
    }
}

/// What a tile turned over gives (2.13f).
pub(super) fn lake() -> i32 {
    i32::from(data().lake.energy) * (CUBE + 15)
}

/// What building a tile gives, wherever it lies.
pub(super) fn anywhere(
    game: &TheCapitals,
    seat: Seat,
    tile: TileId,
    era: usize,
    ahead: &Ahead,
) -> i32 {
    let worth = |effect: Effect| worth(game, seat, tile, None, era, ahead, effect);
    let sum = |effects: &[Effect]| effects.iter().map(|&effect| worth(effect)).sum::<i32>();
    let permanent = tile.permanent().map_or(0, |permanent| FIRES * worth(permanent.then));
    sum(tile.immediate().as_slice())
        + sum(tile.end().as_slice())
        + tile.construction().map_or(0, worth)
        + tile.before_expo().map_or(0, worth)
        + permanent
}

/// What an effect of a tile is worth, on its cell where it has one.
pub(super) fn worth(
    game: &TheCapitals,
    seat: Seat,
    tile: TileId,
    cell: Option<Cell>,
    era: usize,
    ahead: &Ahead,
    effect: Effect,
) -> i32 {
    let Effect::Move { track, n, per } = effect else { return SPECIAL };
    let times = match (cell, per) {
        // Some of its neighbors will do.
        (None, Count::Adj(_) | Count::AdjTypes) => 2,
        (cell, per) => run::count(game, seat, tile, cell.unwrap_or(Cell::CITY_HALL), per),
    };
    ahead.values[track.index()] * i32::from(n.in_era(era)) * i32::from(times)
}

fn price(game: &TheCapitals, tile: TileId) -> i32 {
    MONEY * i32::from(build::price(game, tile))
}

/// At the best of the cells around the construction tokens.
fn best(game: &TheCapitals, seat: Seat, tile: TileId, ahead: &Ahead) -> i32 {
    let city = &game.side(seat).city;
    let cells = city.tokens().into_iter().flat_map(Corner::cells);
    let free = cells.filter(|&cell| city.slot_at(cell).is_none());
    let worth = free.map(|cell| at(game, seat, tile, cell, ahead)).max();
    worth.unwrap_or_else(|| {
        anywhere(game, seat, tile, game.era(), ahead) - 100 * i32::from(data().placement.penalty)
    })
}

/// What building a tile on a cell gives: its own effects, those that it sets
/// off, and its activations.
fn at(game: &TheCapitals, seat: Seat, tile: TileId, cell: Cell, ahead: &Ahead) -> i32 {
    let (city, era) = (&game.side(seat).city, game.era());
    let own = |effect: Effect| worth(game, seat, tile, Some(cell), era, ahead, effect);
    let sum = |effects: &[Effect]| effects.iter().map(|&effect| own(effect)).sum::<i32>();
    let mut total = 100 * i32::from(city.penalty(tile, cell).prestige());
    total += sum(tile.immediate().as_slice()) + sum(tile.end().as_slice());
    total += tile.construction().map_or(0, own) + tile.before_expo().map_or(0, own);
    total += tile.permanent().map_or(0, |permanent| FIRES * own(permanent.then));
    let around = city.neighbors(cell);
    for slot in city.constructions().iter() {
        let Some(Effect::Move { track, n, per }) = city.tile(slot).and_then(TileId::construction)
        else {
            continue;
        };
        let fires = match per {
            Count::City(filter) => filter.matches(tile.classes()),
            Count::Adj(filter) => around.contains(slot) && filter.matches(tile.classes()),
            Count::AdjTypes => around.contains(slot),
            _ => false,
        };
        if fires {
            total += ahead.values[track.index()] * i32::from(n.in_era(era));
        }
    }
    if !tile.activate().as_slice().is_empty() {
        let cost = USED_CUBE * (1 + i32::from(tile.cubes())) * 2 / 3;
        let gives = engine::own(game, seat, tile, cell, &ahead.values);
        total += (gives - cost).max(0) * ahead.turns.min(USES);
    }
    total
}
