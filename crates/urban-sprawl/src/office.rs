//! Offices and vocations: the tiles that seats hold.
//!
//! **Invariant:** offices stand in the order of the election wheel (12.5).

use serde::{Deserialize, Serialize};

/// A politician.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub enum Office {
    /// Elected by vocations; in play from the start.
    Mayor,
    /// Elected by CIV.
    DistrictAttorney,
    /// Elected by COM.
    Treasurer,
    /// Elected by RES.
    PoliceChief,
    /// Elected by IND.
    UnionBoss,
}

impl Office {
    /// All five, clockwise from Mayor.
    pub const ALL: [Office; 5] = [
        Office::Mayor,
        Office::DistrictAttorney,
        Office::Treasurer,
        Office::PoliceChief,
        Office::UnionBoss,
    ];

    /// As it is written everywhere.
    pub const fn name(self) -> &'static str {
        match self {
            Office::Mayor => "mayor",
            Office::DistrictAttorney => "district-attorney",
            Office::Treasurer => "treasurer",
            Office::PoliceChief => "police-chief",
            Office::UnionBoss => "union-boss",
        }
    }

    /// As an index into an array by office.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The next space of the wheel, clockwise.
    #[inline]
    #[must_use]
    pub const fn next(self) -> Office {
        Office::ALL[(self as usize + 1) % Office::ALL.len()]
    }
}

/// What a vocation tile shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub enum Vocation {
    /// Two tiles.
    Finance,
    /// Two tiles.
    Transportation,
    /// Three tiles.
    Education,
    /// Three tiles.
    Energy,
    /// Four tiles.
    Tourism,
    /// Four tiles.
    Factory,
    /// Five tiles.
    PublicService,
    /// One tile, dealt at setup.
    Media,
}

impl Vocation {
    /// All eight, as section 13 lists them.
    pub const ALL: [Vocation; 8] = [
        Vocation::Finance,
        Vocation::Transportation,
        Vocation::Education,
        Vocation::Energy,
        Vocation::Tourism,
        Vocation::Factory,
        Vocation::PublicService,
        Vocation::Media,
    ];

    /// As it is written everywhere.
    pub const fn name(self) -> &'static str {
        match self {
            Vocation::Finance => "finance",
            Vocation::Transportation => "transportation",
            Vocation::Education => "education",
            Vocation::Energy => "energy",
            Vocation::Tourism => "tourism",
            Vocation::Factory => "factory",
            Vocation::PublicService => "public-service",
            Vocation::Media => "media",
        }
    }

    /// As an index into an array by vocation.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}
