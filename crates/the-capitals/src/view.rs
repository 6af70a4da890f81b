//! What a viewer may know: plain data for the page, filled by inclusion.
//! What is printed on the components is not here but in the catalog.

mod build;
mod city;
mod figures;

pub(crate) use build::view;
pub use figures::{ExpoRowView, ExpoView, FinalView, GainView, TileGainView};

use serde::Serialize;

use crate::effect::Track;
use crate::phase::Phase;

/// A game as one viewer sees it.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct View {
    /// What is being done.
    pub phase: Phase,
    /// The round, 1 to 12.
    pub round: u8,
    /// The era of the round, 1 to 3.
    pub era: u8,
    /// Who is to act.
    pub turn: Option<u8>,
    /// Seats in initiative order; in the Political phase, the order of
    /// choosing.
    pub order: Vec<u8>,
    /// Whether the Prosperity variant is played.
    pub prosperity: bool,
    /// Whether the rows are refilled in full.
    pub full_refill: bool,
    /// Whether the screen hides the others' prestige until the end.
    pub hide_prestige: bool,
    /// The initiative spaces open to this seat count, from the left.
    pub spaces: Vec<SpaceView>,
    /// The Projects Area: $0, $2, $4.
    pub rows: Vec<RowView>,
    /// Tiles left in the stack that the rows are filled from.
    pub stack: u8,
    /// Tiles that everybody saw leave, in tile order.
    pub gone: Vec<&'static str>,
    /// The plants left, levels 2 to 6.
    pub plants: Vec<PlantView>,
    /// The neutral color, with two seats.
    pub neutral: Option<NeutralView>,
    /// Who holds the Highest Culture token.
    pub token: Option<u8>,
    /// By seat.
    pub seats: Vec<SeatView>,
    /// The own prosperity tiles in tile order; none for spectators and without
    /// the variant.
    pub hand: Option<Vec<HandView>>,
    /// The own decision that has begun.
    pub pending: Option<PendingView>,
    /// The World Expos that have been.
    pub expos: Vec<ExpoView>,
    /// Once the game is over.
    pub winners: Vec<u8>,
}

/// A space of the initiative track.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct SpaceView {
    /// From 1, from the left.
    pub space: u8,
    /// Its price before the multiplier.
    pub price: u8,
    /// The multiplier for leaving it, as it is in force now.
    pub times: u8,
    /// Who stands there; in the Political phase, who has chosen it.
    pub seat: Option<u8>,
    /// In the Political phase: who still comes from there.
    pub old: Option<u8>,
    /// What the viewer's seat pays for it: now in the Political phase, else
    /// the next time, from where it is.
    pub cost: Option<u8>,
    /// The Extra Taxations that this takes with the money of now.
    pub taxations: Option<u8>,
}

/// A row of the Projects Area.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct RowView {
    /// What a tile of the row costs.
    pub price: u8,
    /// In the order in which they were revealed.
    pub tiles: Vec<&'static str>,
}

/// The plants of a level.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct PlantView {
    /// 2 to 6.
    pub level: u8,
    /// Activations in a round.
    pub activations: u8,
    /// The cubes of those left, the best first.
    pub cubes: Vec<u8>,
}

/// The neutral color of two seats.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct NeutralView {
    /// Its culture.
    pub culture: u8,
    /// In whose city its tourist is; none before the first Tourism phase.
    pub host: Option<u8>,
    /// The tile on which it stands; beside the city otherwise.
    pub on: Option<&'static str>,
}

/// What everybody sees of a seat.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct SeatView {
    /// Its markers, cubes and prestige.
    pub tracks: TracksView,
    /// The level of its plant.
    pub level: u8,
    /// Activations allowed this round, with the Highest Culture token's.
    pub activations: u8,
    /// Those made in the turn of now.
    pub activated: u8,
    /// The cubes of the plant that it would take next.
    pub next_plant: Option<u8>,
    /// Its initiative space, from 1.
    pub space: u8,
    /// Its tiles and lakes in tile order.
    pub city: Vec<PlacedView>,
    /// Its construction tokens, from the west.
    pub tokens: Vec<CornerView>,
    /// All tourists in this city.
    pub tourists: Vec<TouristView>,
    /// Whether its own tourist is in another city.
    pub away: bool,
    /// Prosperity tiles held.
    pub hand: u8,
    /// What it built in this round's Building phase.
    pub built: Option<&'static str>,
    /// As if the next World Expo were now.
    pub expo: ExpoRowView,
    /// As if the game ended now, without another World Expo.
    #[serde(rename = "final")]
    pub end: FinalView,
}

/// Where the markers of a seat stand.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct TracksView {
    /// Spaces since the last upgrade.
    pub progress: i16,
    /// Employment.
    pub employment: i16,
    /// Population.
    pub population: i16,
    /// Public services.
    pub public: i16,
    /// Culture.
    pub culture: i16,
    /// Cubes on the plant.
    pub energy: i16,
    /// Prestige.
    pub prestige: i16,
    /// Money.
    pub economy: i16,
}

/// A tile or lake of a city.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct PlacedView {
    /// Which tile; of a lake, the one on its other side.
    pub tile: &'static str,
    /// Whether it is a lake.
    pub lake: bool,
    /// East of City Hall.
    pub x: i8,
    /// South of City Hall.
    pub y: i8,
    /// Cubes on it.
    pub cubes: u8,
    /// What activating it costs now; none without an activation effect.
    pub cost: Option<u8>,
}

/// A corner of the grid, the northwest one of the cell with these numbers.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct CornerView {
    /// East of City Hall's.
    pub x: i8,
    /// South of City Hall's.
    pub y: i8,
}

/// A tourist in a city.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct TouristView {
    /// Whose it is; the number of seats for the neutral one.
    pub owner: u8,
    /// The tile on which it stands; beside the city otherwise.
    pub on: Option<&'static str>,
    /// Whether it has paid in this Executive phase.
    pub used: bool,
}

/// A prosperity tile of the own hand.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct HandView {
    /// Which.
    pub tile: &'static str,
    /// Whether its requirement is met now.
    pub met: bool,
}

/// The own decision that has begun.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub enum PendingView {
    /// A tile is to be placed.
    Place {
        /// Which.
        tile: &'static str,
        /// As a lake.
        lake: bool,
        /// Its row's price.
        price: u8,
        /// Where it comes from.
        from: FromView,
    },
    /// Which of a gain and a loss comes first.
    Order {
        /// The tile to build.
        tile: &'static str,
        /// East of City Hall.
        x: i8,
        /// South of City Hall.
        y: i8,
        /// The track where they meet.
        track: Track,
    },
    /// The target of a free activation.
    Free {
        /// The tile that activates.
        source: &'static str,
        /// What was built or activated first.
        tile: &'static str,
        /// Where it is built.
        x: Option<i8>,
        /// Where it is built.
        y: Option<i8>,
    },
    /// An activation is being paid.
    Pay {
        /// The tile to activate.
        tile: &'static str,
        /// Its cost.
        cost: u8,
        /// Owners of the tourists picked; the number of seats for the neutral
        /// one.
        tourists: Vec<u8>,
        /// What is still to pay.
        cubes: u8,
    },
}

/// Where a tile to be placed comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub enum FromView {
    /// The Projects Area.
    Projects,
    /// The own hand.
    Hand,
}
