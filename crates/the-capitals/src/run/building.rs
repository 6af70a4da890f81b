//! The steps of a build: pay, place, penalty, effects (2.4g, A53).

use insula_core::Seat;

use super::{Run, Source, Steps, Trace, count};
use crate::TheCapitals;
use crate::city::{Cell, Slot};
use crate::data::data;
use crate::effect::{Count, Effect, Requirement, Track};
use crate::phase::pending::Build;
use crate::tile::TileId;

impl<T: Trace> Run<'_, T> {
    /// Builds a tile for the price of its row, and activates what it
    /// activates (2.7l): `targets` in turn.
    pub fn build(&mut self, build: &Build, price: u8, targets: &[TileId]) {
        let Build { tile, cell, order, .. } = *build;
        self.built = Some(tile);
        self.shift(Source::Price, Track::Economy, -i16::from(price));
        // (2.13h, A37) A price asked as a requirement, with the arrows of the
        // build.
        if let Some(Requirement::Pay(moves)) = tile.requirement() {
            for &effect in moves.as_slice() {
                let Effect::Move { track, n, .. } = effect else { continue };
                self.shift(Source::Tile(tile), track, n.in_era(self.game.era()).into());
            }
        }
        let era = self.game.era();
        let city = &self.game.side(self.seat).city;
        let penalty = city.penalty(tile, cell);
        let steps = Steps::of(city, tile, cell, era, order);
        place(self.game, self.seat, tile, false, cell);
        self.shift(Source::Penalty, Track::Prestige, penalty.prestige());
        for step in steps.as_slice() {
            let count = match step.per {
                Count::Once => 1,
                per => count(self.game, self.seat, step.source, cell, per),
            };
            self.shift(Source::Tile(step.source), step.track, step.n * count);
        }
        self.activate_next(tile, targets);
    }

    /// Turns a tile over and builds it as a lake (2.13f): no type, no rule of
    /// placement, no construction effect.
    pub fn lake(&mut self, build: &Build) {
        place(self.game, self.seat, build.tile, true, build.cell);
        self.shift(Source::Lake, Track::Energy, data().lake.energy.into());
    }
}

/// Lays a tile or a lake; the cubes stay with their tiles.
fn place(game: &mut TheCapitals, seat: Seat, tile: TileId, lake: bool, cell: Cell) -> Slot {
    let side = game.side_mut(seat);
    let slot = match lake {
        true => side.city.place_lake(tile, cell),
        false => side.city.place(tile, cell),
    };
    let last = side.cubes.len() - 1;
    side.cubes.copy_within(slot.index()..last, slot.index() + 1);
    side.cubes[slot.index()] = 0;
    slot
}
