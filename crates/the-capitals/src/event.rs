//! What happened, for the log and the sound. All of it is public.

mod say;

use insula_core::Seat;

use crate::action::{First, Reward};
use crate::city::{Cell, Corner};
use crate::effect::Track;
use crate::phase::expo::ExpoFigures;
use crate::stock::Row;
use crate::tile::TileId;
use crate::tracks::End;

/// Something that everybody may know.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Event {
    /// A round begins.
    Round {
        /// 1 to 12.
        round: u8,
        /// 1 to 3.
        era: u8,
    },
    /// An initiative space was chosen.
    Space {
        /// Who.
        seat: Seat,
        /// From 1.
        space: u8,
        /// What it cost.
        price: u16,
        /// Extra Taxations for it.
        taxed: u16,
    },
    /// A tile was built.
    Built {
        /// Who.
        seat: Seat,
        /// Which.
        tile: TileId,
        /// Where.
        cell: Cell,
        /// What its row cost.
        price: u8,
        /// The prestige lost to placement rules: 0, 2 or 4.
        penalty: u8,
        /// Extra Taxations for all of it.
        taxed: u16,
    },
    /// A lake was built.
    Lake {
        /// Who.
        seat: Seat,
        /// The tile that was turned over.
        tile: TileId,
        /// Where.
        cell: Cell,
        /// The cubes it brought.
        cubes: u8,
    },
    /// A tile moved tracks.
    Effects {
        /// Whose.
        seat: Seat,
        /// The tile.
        tile: TileId,
        /// By track, in sum; red arrows, plants and taxation apart.
        gains: [i16; 8],
    },
    /// A plant was upgraded.
    Upgraded {
        /// Whose.
        seat: Seat,
        /// To this level.
        level: u8,
        /// With these cubes.
        cubes: u8,
    },
    /// A red arrow took effect.
    Arrow {
        /// Whose.
        seat: Seat,
        /// On this track.
        track: Track,
        /// At this end.
        end: End,
    },
    /// Employment fell with population.
    Followed {
        /// Whose.
        seat: Seat,
        /// So far.
        n: u8,
    },
    /// The owner chose what comes first on a track.
    First {
        /// Who.
        seat: Seat,
        /// Which track.
        track: Track,
        /// What.
        first: First,
    },
    /// The Highest Culture token was taken.
    Culture {
        /// By whom.
        seat: Seat,
        /// With so much culture.
        culture: i16,
    },
    /// A tourist went to another city.
    Tourist {
        /// Whose.
        owner: Seat,
        /// To whose city.
        host: Seat,
    },
    /// A tourist came home.
    TouristHome {
        /// Whose.
        owner: Seat,
    },
    /// The neutral tourist went to a city.
    TouristNeutral {
        /// To whose.
        host: Seat,
    },
    /// A tile was activated.
    Activated {
        /// Who.
        seat: Seat,
        /// Which.
        tile: TileId,
        /// For so many cubes and tourists.
        cost: u8,
        /// So many of them tourists.
        tourists: u8,
        /// Extra Taxations for all of it.
        taxed: u16,
    },
    /// A tile was activated by another one.
    ActivatedFree {
        /// Who.
        seat: Seat,
        /// Which.
        tile: TileId,
        /// By this one.
        source: TileId,
    },
    /// A free activation was declined.
    Declined {
        /// Who.
        seat: Seat,
        /// That of this tile.
        tile: TileId,
    },
    /// A city activated nothing.
    Bonus {
        /// Who.
        seat: Seat,
        /// What it took.
        reward: Reward,
    },
    /// A city activated no more, though it could have.
    Stopped {
        /// Who.
        seat: Seat,
    },
    /// The neutral culture went up.
    Neutral {
        /// To this.
        culture: u8,
    },
    /// A construction token was moved.
    Token {
        /// Whose.
        seat: Seat,
        /// To where.
        corner: Corner,
    },
    /// Tiles left the last row.
    Slid {
        /// Which.
        tiles: Row,
    },
    /// The stack of a new era is opened.
    Era {
        /// 2 or 3.
        era: u8,
    },
    /// Tiles came into the Projects Area.
    Revealed {
        /// Which.
        tiles: Row,
    },
    /// A World Expo takes place.
    Expo {
        /// Which, 1 to 3.
        era: u8,
    },
    /// What a World Expo gave a city.
    ExpoSeat {
        /// Whose.
        seat: Seat,
        /// What decided it.
        figures: ExpoFigures,
    },
    /// An effect before Expo III happens.
    BeforeExpo {
        /// Whose.
        seat: Seat,
        /// Of which tile.
        tile: TileId,
    },
    /// The last payment for the initiative space.
    Payment {
        /// Who.
        seat: Seat,
        /// How much.
        price: u16,
        /// Extra Taxations for it.
        taxed: u16,
    },
    /// An effect at the end of the game.
    EndTile {
        /// Whose.
        seat: Seat,
        /// Of which tile.
        tile: TileId,
        /// What it moved.
        track: Track,
        /// How far.
        n: i16,
    },
    /// Prestige for what is left.
    Converted {
        /// Whose.
        seat: Seat,
        /// For cubes.
        energy: i16,
        /// For money.
        economy: i16,
        /// For culture.
        culture: i16,
        /// For progress.
        progress: i16,
    },
    /// Prosperity tiles left over were discarded, unseen.
    Discarded,
    /// Somebody won.
    Won {
        /// Who.
        seat: Seat,
        /// With so much prestige.
        n: i16,
    },
}
