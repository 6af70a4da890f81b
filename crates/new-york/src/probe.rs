//! What `make bench` measures by itself, besides whole games.

use std::hint::black_box;

use insula_core::Probe;

use crate::city::{Cell, City};
use crate::tile::TileId;

/// What is measured.
pub const PROBES: [Probe; 1] = [("check of one placement", placements)];

/// Every other tile is laid where it first fits; the rest are tried on every
/// cell in sight, so that each reason to refuse comes up as well.
fn placements(times: u64) -> u64 {
    let mut city = City::new();
    for tile in TileId::all().step_by(2) {
        let mut first = None;
        city.cells_for(tile, |cell| first = first.or(Some(cell)));
        if let Some(cell) = first {
            city.place(tile, cell);
        }
    }
    let tried: Vec<(TileId, Cell)> = TileId::all()
        .skip(1)
        .step_by(2)
        .flat_map(|tile| (-8..=8).flat_map(move |y| (-8..=8).map(move |x| (tile, Cell { x, y }))))
        .collect();
    let mut done = 0;
    while done < times {
        for &(tile, cell) in &tried {
            black_box(black_box(&city).check_place(tile, cell).is_ok());
        }
        done += tried.len() as u64;
    }
    done
}
