//! The World Expo and the end of the game in figures: those that have been,
//! and as if they were now.

use insula_core::Seat;
use serde::Serialize;

use crate::TheCapitals;
use crate::effect::Track;
use crate::phase::end;
use crate::phase::expo::ExpoFigures;
use crate::run::{Source, Trace};
use crate::tile::TileId;
use crate::tracks::Moved;

/// A World Expo.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct ExpoView {
    /// The era that it ended.
    pub era: u8,
    /// By seat.
    pub seats: Vec<ExpoRowView>,
}

/// What a World Expo gives a seat and takes from it.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ExpoRow"))]
pub struct ExpoRowView {
    /// The space on employment.
    pub employment: u8,
    /// Prestige for it.
    pub jobs: i16,
    /// People without work.
    pub unemployed: u8,
    /// Prestige for them, 0 or a loss.
    pub unemployment: i16,
    /// The level of public services.
    pub level: u8,
    /// What it brings.
    pub bonus: Option<GainView>,
    /// Cities ahead on public services.
    pub ahead: u8,
    /// Prestige for them, 0 or a loss.
    pub behind: i16,
    /// Prestige of all four.
    pub total: i16,
}

/// How far a track moves.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct GainView {
    /// Which.
    pub track: Track,
    /// A loss is negative.
    pub n: i16,
}

/// The end of the game for a seat.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct FinalView {
    /// The last payment for the initiative space.
    pub price: u8,
    /// The Extra Taxations that it takes.
    pub taxations: u8,
    /// Prestige for them, 0 or a loss.
    pub payment: i16,
    /// Effects at the end, by tile.
    pub tiles: Vec<TileGainView>,
    /// Prestige for cubes.
    pub energy: i16,
    /// Prestige for money.
    pub economy: i16,
    /// Prestige for culture.
    pub culture: i16,
    /// Prestige for progress.
    pub progress: i16,
    /// Prestige of all of it, with what the tiles give.
    pub total: i16,
    /// Cubes left after the exchange.
    pub cubes_left: u8,
}

/// What a tile gives.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct TileGainView {
    /// Which tile.
    pub tile: &'static str,
    /// What it moves.
    pub track: Track,
    /// How far.
    pub n: i16,
}

pub(super) fn expo_view(era: u8, figures: &[ExpoFigures]) -> ExpoView {
    ExpoView { era, seats: figures.iter().map(expo_row).collect() }
}

pub(super) fn expo_row(figures: &ExpoFigures) -> ExpoRowView {
    ExpoRowView {
        employment: figures.employment,
        jobs: figures.jobs(),
        unemployed: figures.unemployed,
        unemployment: figures.unemployment(),
        level: figures.level,
        bonus: figures.bonus().map(|(track, n)| GainView { track, n }),
        ahead: figures.ahead,
        behind: figures.behind(),
        total: figures.total(),
    }
}

/// The end of the game for a seat: as if it were now, or as it was.
pub(super) fn final_view(game: &TheCapitals, seat: Seat) -> FinalView {
    let mut gains = Gains::default();
    let ending = end::forecast(game, seat, &mut gains);
    FinalView {
        price: ending.price as u8,
        taxations: ending.taxations as u8,
        payment: gains.payment,
        tiles: gains.tiles,
        energy: ending.energy,
        economy: ending.economy,
        culture: ending.culture,
        progress: ending.progress,
        total: gains.total,
        cubes_left: ending.cubes_left,
    }
}

/// What the end gives, by tile.
#[derive(Default)]
struct Gains {
    tiles: Vec<TileGainView>,
    /// Prestige that the last payment takes.
    payment: i16,
    /// All prestige.
    total: i16,
}

impl Trace for Gains {
    fn moved(&mut self, source: Source, moved: Moved) {
        let Moved { track, by, .. } = moved;
        let prestige = moved.prestige();
        self.total += prestige;
        match source {
            Source::Tile(tile) if by != 0 => {
                self.tiles.push(TileGainView { tile: tile.slug(), track, n: by });
            }
            Source::Price => self.payment += prestige,
            Source::Tile(_)
            | Source::Penalty
            | Source::Plant(_)
            | Source::Lake
            | Source::Reward
            | Source::Expo
            | Source::Conversion => {}
        }
    }

    fn free(&mut self, _source: TileId, _tile: TileId) {}
}

impl Moved {
    /// What a move did to prestige, by its red arrow and taxation too.
    fn prestige(&self) -> i16 {
        let own = if self.track == Track::Prestige { self.by } else { 0 };
        let arrow = self.given().filter(|given| given.track == Track::Prestige);
        let taxed = self.taxations as i16 * i16::from(crate::data().taxation.prestige);
        own + arrow.map_or(0, |given| given.n.into()) - taxed
    }
}
