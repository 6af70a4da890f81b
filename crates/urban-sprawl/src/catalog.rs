//! What is printed on the components, for the page: facts that never change
//! during a game and are therefore in no view.
//!
//! **Invariant:** made from the data alone.

mod effect;
mod read;

pub use effect::{DoesFacts, EffectFacts, IconFacts, OwnerFacts, PerFacts, SizeFacts, WhatFacts};
pub use read::{catalog, catalog_of};

use insula_core::Message;
use serde::Serialize;

use crate::card::Deck;
use crate::effect::Worth;
use crate::office::{Office, Vocation};
use crate::view::{CardText, LotView, SideView};
use crate::zone::{Kind, Zone};

/// Everything that is printed.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Catalog {
    /// All 165 by their places: planning, Town, City, Metropolis.
    pub cards: Vec<CardFacts>,
    /// The 18 rows: left, bottom, top, right.
    pub rows: Vec<PrintedRow>,
    /// The lots that touch water.
    pub water: Vec<LotView>,
    /// The lots that touch wilderness.
    pub wilderness: Vec<LotView>,
    /// The twelve starting buildings.
    pub starting: Vec<StartFacts>,
    /// What rows pay: by place, then by the row's number from 1.
    pub payout: Vec<Vec<u8>>,
    /// The eight vocations.
    pub vocations: Vec<VocationFacts>,
    /// The five offices, in the order of the wheel.
    pub offices: Vec<PrintedOffice>,
    /// Action points of a turn.
    pub ap: u8,
    /// Those of the Union Boss.
    pub union_boss_ap: u8,
    /// Wealth that the Treasurer takes of each opponent.
    pub treasurer: u8,
    /// Wealth for one prestige at the end.
    pub end_wealth: u8,
    /// Park tiles.
    pub parks: u8,
}

/// What a card prints.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct CardFacts {
    /// Its place: `T30`.
    pub card: CardText,
    /// Its name is the message `urban-sprawl-card-SLUG`.
    pub slug: String,
    /// Where it belongs.
    pub deck: Deck,
    /// What it is.
    pub sort: SortFacts,
    /// Of a Build Permit: the zones it serves.
    pub zones: Vec<Zone>,
    /// Of a Build Permit: how many.
    pub permits: u8,
    /// The wealth row that pays when it is revealed; of a Build Permit also
    /// what it brings as an investment.
    pub worth: Option<u8>,
    /// Whether it calls an election.
    pub ballot: bool,
    /// Of a contract: the zone.
    pub zone: Option<Zone>,
    /// Of a contract: the lots.
    pub lots: u8,
    /// Of a contract: where it may stand.
    pub restrictions: RestrictionFacts,
    /// Of a contract: what it gives and scores.
    pub vocations: Vec<CardVocationFacts>,
    /// Of a contract: the prestige row that pays when it is revealed.
    pub payout: Option<u8>,
    /// What it does, in order.
    pub effects: Vec<EffectFacts>,
    /// What it does with the tamed option, where that is something else.
    pub tamed: Option<Vec<EffectFacts>>,
    /// How sure we are of it.
    pub source: &'static str,
    /// What it is for, in plain sentences; then come those of restrictions,
    /// vocations and effects...
    pub about: Vec<Message>,
    /// ...and last, what it does when it is revealed.
    pub revealed: Vec<Message>,
}

/// What a card is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub enum SortFacts {
    /// A Build Permit.
    Permit,
    /// Urban Renewal.
    Renewal,
    /// An event.
    Event,
    /// A contract.
    Contract,
    /// Airport, Sports Team or Olympic Games.
    Key,
}

/// Where a contract may stand, beyond zoning.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct RestrictionFacts {
    /// It must touch water.
    pub water: bool,
    /// It must touch wilderness.
    pub wilderness: bool,
    /// Zoning is not checked.
    pub ignore_zoning: bool,
    /// Of each of these one must be adjacent.
    pub adjacent: Vec<Kind>,
    /// None of these may be adjacent.
    pub not_adjacent: Vec<Kind>,
    /// The greatest value of the block.
    pub most: Option<u8>,
    /// The least value of the block.
    pub least: Option<u8>,
    /// A plain sentence for each.
    pub say: Vec<Message>,
}

/// A vocation on a contract.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct CardVocationFacts {
    /// Which.
    pub vocation: Vocation,
    /// What each tile scores.
    pub n: u8,
    /// In a plain sentence.
    pub say: Message,
}

/// A row of the board.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct PrintedRow {
    /// `L0`, `B5`, `T2`, `R3`.
    pub id: &'static str,
    /// Where its number stands.
    pub side: SideView,
    /// The first row or column of blocks that it covers.
    pub first: u8,
    /// The last one.
    pub last: u8,
    /// What its printed number is in; none at a gray space.
    pub worth: Option<Worth>,
    /// Its printed number.
    pub n: Option<u8>,
}

/// A starting building.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct StartFacts {
    /// Where it stands.
    pub lot: LotView,
    /// Its zone.
    pub zone: Zone,
    /// What it costs in the buying round.
    pub value: u8,
}

/// A vocation.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct VocationFacts {
    /// Which.
    pub vocation: Vocation,
    /// How many tiles.
    pub tiles: u8,
}

/// An office.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct PrintedOffice {
    /// Which.
    pub office: Office,
    /// The zone whose buildings elect; none: vocations do.
    pub zone: Option<Zone>,
    /// Whose holder decides a tie; none: that of Media.
    pub decider: Option<Office>,
    /// What its holder can do, in plain words.
    pub say: Message,
}
