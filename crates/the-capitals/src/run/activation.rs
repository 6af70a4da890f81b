//! The steps of an activation: losses, gains, a free activation, then the
//! permanent effects of other tiles (2.7j, A54, A56).

use super::{Run, Source, Trace, count};
use crate::effect::{Effect, Permanent, Special, Track, Trigger};
use crate::tile::TileId;

impl<T: Trace> Run<'_, T> {
    /// Activates a tile of the city that has been paid for, or that is free;
    /// `targets` are those of the free activations that follow.
    pub fn activate(&mut self, tile: TileId, targets: &[TileId]) {
        let city = &self.game.side(self.seat).city;
        let slot = city.slot_of(tile).expect("checked: the tile is in the city");
        let cell = city.cell(slot);
        let era = self.game.era();
        // (2.7j) The losses are the price; population comes before employment.
        for stage in [Stage::Loss, Stage::Population, Stage::Gain, Stage::Employment] {
            for effect in tile.activate().as_slice() {
                let &Effect::Move { track, n, per } = effect else { continue };
                let n = i16::from(n.in_era(era));
                if Stage::of(track, n) == stage {
                    let count = count(self.game, self.seat, tile, cell, per);
                    self.shift(Source::Tile(tile), track, n * count);
                }
            }
        }
        self.activate_next(tile, targets);
        // (3.6) Those of other tiles, by slot.
        let city = &self.game.side(self.seat).city;
        let around = city.neighbors(cell);
        for other in city.permanents().iter().filter(|&other| other != slot) {
            let city = &self.game.side(self.seat).city;
            let Some(Permanent { on, then }) = city.tile(other).and_then(TileId::permanent) else {
                continue;
            };
            let fires = match on {
                Trigger::ActivateAdj(filter) => {
                    around.contains(other) && filter.matches(tile.classes())
                }
                Trigger::ActivateCity(filter) => filter.matches(tile.classes()),
                Trigger::Upgrade | Trigger::EndOfTourism => false,
            };
            if fires {
                self.effect(other, then);
            }
        }
    }

    /// The free activation that `source` brings, if there is one left: an
    /// activation of its own for the red arrows (A56).
    pub fn activate_next(&mut self, source: TileId, targets: &[TileId]) {
        if let [tile, rest @ ..] = targets {
            self.trace.free(source, *tile);
            Run::new(self.game, self.seat, self.trace).activate(*tile, rest);
            self.trace.free_over();
        }
    }
}

/// When an effect of an activation happens.
#[derive(PartialEq, Eq)]
enum Stage {
    Loss,
    Population,
    Gain,
    Employment,
}

impl Stage {
    fn of(track: Track, n: i16) -> Stage {
        match track {
            _ if n < 0 => Stage::Loss,
            Track::Population => Stage::Population,
            Track::Employment => Stage::Employment,
            Track::Progress
            | Track::Public
            | Track::Culture
            | Track::Energy
            | Track::Prestige
            | Track::Economy => Stage::Gain,
        }
    }
}

/// Whether activating the tile activates another one (2.7l).
pub(crate) fn activates_another(effects: &[Effect]) -> bool {
    effects.contains(&Effect::Special(Special::ActivateAdjacent))
}
