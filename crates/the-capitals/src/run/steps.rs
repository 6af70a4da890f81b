//! The effects of a build in the order of A8.

use crate::city::{Cell, City};
use crate::effect::{Count, Effect, Effects, Special, Track};
use crate::phase::pending::Order;
use crate::tile::TileId;

/// One move of a build.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Step {
    /// Whose effect it is: the new tile's, or that of one it sets off.
    pub source: TileId,
    pub track: Track,
    /// How far, times the tiles that count; they stay the same in a build.
    pub n: i16,
    /// What else it is multiplied by when it happens.
    pub per: Count,
    stage: Stage,
}

/// When an effect happens: no other order is ever better (2.4h, A8).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Stage {
    /// Titan of Progress counts before its own culture.
    AheadInCulture,
    /// High Finance Square gives up a cube before an upgrade brings some.
    EnergyLoss,
    /// Where the owner wants the loss before the gain.
    LossFirst,
    Population,
    Gain,
    /// After the people for it have come.
    Employment,
    /// They count what the gains have brought and the losses not yet taken.
    Counted,
    Loss,
}

/// All moves of a build.
pub(crate) struct Steps {
    list: [Step; Steps::MOST],
    len: usize,
}

impl Steps {
    /// The own immediate effects and construction effect, and one construction
    /// effect of every other tile.
    const MOST: usize = Effects::MOST + 1 + City::MOST;

    /// What building `tile` on `cell` does in an era, in order. The tile is
    /// not in the city yet, so it does not count itself (2.4l).
    pub fn of(city: &City, tile: TileId, cell: Cell, era: usize, order: Order) -> Steps {
        let mut steps = Steps { list: [Step::NONE; Steps::MOST], len: 0 };
        let late = has_extra_build(tile);
        let own = tile.immediate().as_slice().iter().copied().chain(tile.construction());
        for effect in own {
            let Effect::Move { track, n, per } = effect else { continue };
            let n = i16::from(n.in_era(era));
            // (A64) Its loss comes after the extra build.
            if late && n < 0 {
                continue;
            }
            // (2.4k) At the count of now.
            let (n, per) = match per {
                Count::Adj(filter) => (n * i16::from(city.adj(cell, filter)), Count::Once),
                Count::City(filter) => (n * i16::from(city.count(filter)), Count::Once),
                Count::AdjTypes => (n * i16::from(city.adj_types(cell, tile.kind())), Count::Once),
                Count::Once
                | Count::Every(..)
                | Count::PublicLevel
                | Count::PlantLevel
                | Count::AheadInCulture
                | Count::Tourists => (n, per),
            };
            steps.push(tile, track, n, per, order);
        }
        steps.set_off(city, tile, cell, era, order);
        steps.list[..steps.len].sort_by_key(|step| step.stage);
        steps
    }

    /// In the order in which they happen.
    #[inline]
    pub fn as_slice(&self) -> &[Step] {
        &self.list[..self.len]
    }

    /// Whether a gain and a loss meet on a track (2.4i).
    pub fn meet(&self, track: Track) -> bool {
        let some = |gain: bool| {
            self.as_slice().iter().any(|step| step.track == track && (step.n > 0) == gain)
        };
        some(true) && some(false)
    }

    /// Whether a gain and a loss could meet on any track, wherever the tile is
    /// built; most often none can, and that is quick to tell.
    pub fn may_meet(city: &City, tile: TileId) -> bool {
        let bit = |effect: &Effect, gain: bool| match effect {
            Effect::Move { track, n, .. } if n.0.iter().any(|&n| n != 0 && (n > 0) == gain) => {
                1 << track.index()
            }
            Effect::Move { .. } | Effect::Special(_) => 0u8,
        };
        let own = || tile.immediate().as_slice().iter().copied().chain(tile.construction());
        let bits = |gain| own().fold(0, |bits, effect| bits | bit(&effect, gain));
        let (mut gains, mut losses) = (bits(true), bits(false));
        for other in city.constructions().iter().filter_map(|slot| city.tile(slot)) {
            let effect = other.construction();
            gains |= effect.map_or(0, |effect| bit(&effect, true));
            losses |= effect.map_or(0, |effect| bit(&effect, false));
        }
        gains & losses != 0
    }

    /// Construction effects of the tiles that are there (2.4k), by slot.
    fn set_off(&mut self, city: &City, tile: TileId, cell: Cell, era: usize, order: Order) {
        let around = city.neighbors(cell);
        let (classes, kind) = (tile.classes(), tile.kind());
        for slot in city.constructions().iter() {
            let Some(other) = city.tile(slot) else { continue };
            let Some(Effect::Move { track, n, per }) = other.construction() else { continue };
            let fires = match per {
                Count::Adj(filter) => filter.matches(classes) && around.contains(slot),
                Count::City(filter) => filter.matches(classes),
                // (A9) Only a type that was not there yet.
                Count::AdjTypes => {
                    let there = || city.neighbors(city.cell(slot)) & city.of(kind.filter());
                    around.contains(slot) && other.kind() != kind && there().is_empty()
                }
                Count::Once
                | Count::Every(..)
                | Count::PublicLevel
                | Count::PlantLevel
                | Count::AheadInCulture
                | Count::Tourists => false,
            };
            if fires {
                self.push(other, track, n.in_era(era).into(), Count::Once, order);
            }
        }
    }

    fn push(&mut self, source: TileId, track: Track, n: i16, per: Count, order: Order) {
        if n == 0 {
            return;
        }
        let stage = match (n > 0, track, per) {
            (_, _, Count::AheadInCulture) => Stage::AheadInCulture,
            (false, Track::Energy, _) => Stage::EnergyLoss,
            (false, ..) if order.loss_first(track) => Stage::LossFirst,
            (false, ..) => Stage::Loss,
            (true, Track::Population, Count::Once) => Stage::Population,
            (true, Track::Employment, Count::Once) => Stage::Employment,
            (true, _, Count::Once) => Stage::Gain,
            (true, ..) => Stage::Counted,
        };
        self.list[self.len] = Step { source, track, n, per, stage };
        self.len += 1;
    }
}

impl Step {
    /// What fills the unused places of a list.
    const NONE: Step = Step {
        source: TileId::CITY_HALL,
        track: Track::Progress,
        n: 0,
        per: Count::Once,
        stage: Stage::Gain,
    };
}

/// The losses of a tile with an extra build, which come after it (A64).
pub(crate) fn late_losses(tile: TileId, era: usize) -> impl Iterator<Item = (Track, i16)> {
    let own = tile.immediate().as_slice().iter();
    own.filter_map(move |&effect| match effect {
        Effect::Move { track, n, per: Count::Once } => Some((track, i16::from(n.in_era(era)))),
        Effect::Move { .. } | Effect::Special(_) => None,
    })
    .filter(|&(_, n)| n < 0)
}

/// Whether building the tile brings another build (2.13i).
pub(crate) fn has_extra_build(tile: TileId) -> bool {
    tile.immediate().as_slice().contains(&Effect::Special(Special::BuildExtra))
}
