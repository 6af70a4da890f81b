//! Effects: the one place where tiles move tracks.
//!
//! **Invariant:** a [`Run`] is one build, one activation or one other gain,
//! with one set of red arrows (A13, A68). Everything it moves is told to its
//! [`Trace`], in the order in which it happens.

mod activation;
mod book;
mod building;
mod steps;
mod trace;

pub(crate) use activation::activates_another;
pub(crate) use book::{Aloud, Book};
pub(crate) use steps::{Steps, has_extra_build, late_losses};
pub(crate) use trace::{Source, Trace};

use insula_core::Seat;

use crate::TheCapitals;
use crate::city::{Cell, Slot};
use crate::data::data;
use crate::effect::{Count, Effect, Permanent, Track, Trigger};
use crate::tile::TileId;
use crate::tracks::Arrows;

/// Something that happens to one seat's city.
pub(crate) struct Run<'a, T> {
    game: &'a mut TheCapitals,
    seat: Seat,
    trace: &'a mut T,
    arrows: Arrows,
    /// The tile that is being built: it sees nothing of that (2.4l, A52).
    built: Option<TileId>,
}

impl<'a, T: Trace> Run<'a, T> {
    #[inline]
    pub fn new(game: &'a mut TheCapitals, seat: Seat, trace: &'a mut T) -> Run<'a, T> {
        Run { game, seat, trace, arrows: Arrows::NONE, built: None }
    }

    /// One effect of a tile of the city, on its own.
    pub fn effect(&mut self, slot: Slot, effect: Effect) {
        let Effect::Move { track, n, per } = effect else { return };
        let Some(tile) = self.game.side(self.seat).city.tile(slot) else { return };
        let cell = self.game.side(self.seat).city.cell(slot);
        let count = count(self.game, self.seat, tile, cell, per);
        let n = i16::from(n.in_era(self.game.era()));
        self.shift(Source::Tile(tile), track, n * count);
    }

    /// Moves a track; an upgrade brings its plant at once (2.5h).
    pub fn shift(&mut self, source: Source, track: Track, n: i16) {
        if n == 0 {
            return;
        }
        let tracks = &mut self.game.sides[self.seat.index()].tracks;
        let moved = tracks.shift(track, n, &mut self.arrows);
        self.trace.moved(source, moved);
        // (A50) One level after the other.
        for upgrade in 0..moved.upgrades {
            self.upgrade(moved.upgrades - upgrade);
        }
    }

    /// Lays the new plant on the old one (2.5i); `left` upgrades, this one
    /// too, are still to be made of the level that the tracks have already.
    fn upgrade(&mut self, left: u8) {
        let level = self.game.side(self.seat).tracks.level() - (left - 1);
        let cubes = next_plant(self.game, self.seat, level);
        self.shift(Source::Plant(level), Track::Energy, i16::from(cubes));
        let city = &self.game.side(self.seat).city;
        for slot in city.permanents().iter() {
            let Some(tile) = self.game.side(self.seat).city.tile(slot) else { continue };
            match tile.permanent() {
                Some(Permanent { on: Trigger::Upgrade, then }) if self.built != Some(tile) => {
                    self.effect(slot, then);
                }
                _ => {}
            }
        }
    }
}

/// The cubes of the plant that a seat gets on its way to `level`: the best
/// one that no other city has taken (2.5i, 5.3a).
pub(crate) fn next_plant(game: &TheCapitals, seat: Seat, level: u8) -> u8 {
    let others = game.all_seats().filter(|&other| other != seat);
    let taken = others.filter(|&other| game.side(other).tracks.level() >= level).count();
    data().plants[usize::from(level) - 1].cubes[taken]
}

/// How often an amount counts for `tile` on `cell`, as things stand. A tile
/// never counts itself (2.4l).
pub(crate) fn count(game: &TheCapitals, seat: Seat, tile: TileId, cell: Cell, per: Count) -> i16 {
    let side = game.side(seat);
    match per {
        Count::Once => 1,
        Count::Adj(filter) => side.city.adj(cell, filter).into(),
        Count::City(filter) => {
            let own = side.city.slot_of(tile).is_some() && filter.matches(tile.classes());
            i16::from(side.city.count(filter)) - i16::from(own)
        }
        Count::AdjTypes => side.city.adj_types(cell, tile.kind()).into(),
        Count::Every(n, track) => side.tracks.every(n, track),
        Count::PublicLevel => side.tracks.get(Track::Public),
        Count::PlantLevel => side.tracks.level().into(),
        Count::AheadInCulture => ahead_in_culture(game, seat),
        Count::Tourists => {
            let here = game.tourists.iter().filter(|tourist| tourist.host == Some(seat));
            here.count() as i16
        }
    }
}

/// Markers on a higher space of culture (A60), the neutral one too (A31).
fn ahead_in_culture(game: &TheCapitals, seat: Seat) -> i16 {
    let own = game.side(seat).tracks.get(Track::Culture);
    let ahead = |other: &Seat| game.side(*other).tracks.get(Track::Culture) > own;
    let neutral = game.has_neutral() && i16::from(game.neutral) > own;
    game.all_seats().filter(ahead).count() as i16 + i16::from(neutral)
}
