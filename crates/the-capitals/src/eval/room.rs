//! Room to build without a penalty.

use insula_core::Seat;

use super::outlook::Ahead;
use crate::TheCapitals;
use crate::city::Slots;
use crate::tile::Kind;

/// What it is worth that a type has a cell free of penalty.
const CELL: i32 = 35;
/// Builds ahead that the room matters for.
const AHEAD: i32 = 3;

pub(super) fn room(game: &TheCapitals, seat: Seat, ahead: &Ahead) -> i32 {
    cells(game, seat) * CELL * ahead.builds.min(AHEAD) / AHEAD
}

/// How many of the five base types have a cell without penalty.
fn cells(game: &TheCapitals, seat: Seat) -> i32 {
    let city = &game.side(seat).city;
    let mut kinds = [false; 5];
    for token in city.tokens() {
        for cell in token.cells() {
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
