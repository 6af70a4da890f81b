//! Room to build without a penalty, and what later builds will set off.

use insula_core::Seat;

use super::outlook::Outlook;
use crate::TheCapitals;
use crate::city::{Cell, Slots};
use crate::effect::{Count, Effect};
use crate::filter::Filter;
use crate::tile::Kind;

/// What it is worth that a type has a cell free of penalty.
const CELL: i32 = 35;
/// Builds ahead that the room matters for.
const AHEAD: i32 = 3;
/// The chance that a build matches one type of tile, in percent.
const MATCH: i32 = 19;
/// The chance that a build lies next to a certain tile, in percent.
const NEXT: i32 = 30;

pub(super) fn room(game: &TheCapitals, seat: Seat, outlook: &Outlook) -> i32 {
    let builds = outlook.builds(game, seat);
    cells(game, seat) * CELL * builds.min(AHEAD) / AHEAD
        + constructions(game, seat, outlook, builds)
}

/// How many of the five base types have a cell without penalty.
fn cells(game: &TheCapitals, seat: Seat) -> i32 {
    let city = &game.side(seat).city;
    let mut kinds = [false; 5];
    for token in city.tokens() {
        for (dx, dy) in [(0, 0), (-1, 0), (0, -1), (-1, -1)] {
            let cell = Cell { x: token.x + dx, y: token.y + dy };
            if city.slot_at(cell).is_some() {
                continue;
            }
            let around = city.neighbors(cell);
            for (kind, free) in Kind::ALL.into_iter().zip(&mut kinds) {
                let kin = city.of(kind.filter());
                *free |= kin.is_empty() || kin & around != Slots::NONE;
            }
        }
    }
    kinds.iter().filter(|&&free| free).count() as i32
}

/// What the construction effects of the city can still expect.
fn constructions(game: &TheCapitals, seat: Seat, outlook: &Outlook, builds: i32) -> i32 {
    let values = outlook.values(game, seat);
    let city = &game.side(seat).city;
    let expected = |filter: Filter| match filter {
        Filter::ANY => 100,
        filter => (MATCH * (filter.0.count_ones() as i32)).min(if filter == Filter::HOUSING {
            MATCH
        } else {
            2 * MATCH
        }),
    };
    let mut sum = 0;
    for slot in city.constructions().iter() {
        let Some(tile) = city.tile(slot) else { continue };
        let Some(Effect::Move { track, n, per }) = tile.construction() else { continue };
        let chance = match per {
            Count::City(filter) => expected(filter),
            Count::Adj(filter) => expected(filter) * NEXT / 100,
            Count::AdjTypes => NEXT / 2,
            Count::Once
            | Count::Every(..)
            | Count::PublicLevel
            | Count::PlantLevel
            | Count::AheadInCulture
            | Count::Tourists => 0,
        };
        let n = i32::from(n.in_era(game.era()));
        sum += values[track.index()] * n * chance * builds.min(6) / 100;
    }
    sum
}
