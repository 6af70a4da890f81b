//! The tables of `data/board.toml`: the board, and the numbers that the rules
//! name. Read once and laid out flat.
//!
//! **Invariant:** a list by seat count starts with two seats; the rules look
//! facts up by index only.

mod read;

use std::sync::LazyLock;

use insula_core::Source;
use serde::Deserialize;

use crate::effect::Worth;
use crate::grid::{Block, Lot, Lots, Row};
use crate::office::{Office, Vocation};
use crate::zone::Zone;
use crate::{MAX_SEATS, MIN_SEATS};

const TEXT: &str = include_str!("../data/board.toml");

/// Seat counts: two to four.
const COUNTS: usize = MAX_SEATS - MIN_SEATS + 1;

/// The board and the numbers of the rules.
#[derive(Debug)]
pub struct Board {
    /// The rows: left, bottom, top, right (12.1).
    pub rows: [RowFacts; Row::COUNT],
    /// The value of each block without markers (12.1c).
    pub printed: [u8; Block::COUNT],
    /// The lots that touch water (1.6, 12.2a, 12.2b).
    pub water: Lots,
    /// The lots that touch wilderness (12.2).
    pub wild: Lots,
    /// The starting buildings (12.3).
    pub starting: [Start; 12],
    /// What cards cost (12.4).
    pub market: Market,
    /// By office, in the order of the wheel (7).
    pub offices: [OfficeFacts; Office::ALL.len()],
    /// By vocation: how many tiles (13).
    pub vocations: [u8; Vocation::ALL.len()],
    /// What rows pay (4).
    pub payout: Payout,
    /// Wealth at the start (2.1).
    pub wealth: Wealth,
    /// What a turn has (3).
    pub turn: Turn,
    /// The adjacency bonus (5.3).
    pub adjacency: Adjacency,
    /// How contract decks are made: standard, long, short (2.2).
    pub lengths: [Length; 3],
    /// How the planning deck is made (2.3).
    pub planning: Planning,
    /// What can run out (R47, R48).
    pub supply: Supply,
    /// What the end pays (9).
    pub end: End,
    /// The tamed option (10.2).
    pub tamed: Tamed,
    /// Of the tables that keep none themselves: markers, edges, and by
    /// vocation.
    pub(crate) sources: (Source, Source, [Source; Vocation::ALL.len()]),
}

/// The board and the numbers of the rules.
#[inline]
pub fn board() -> &'static Board {
    static BOARD: LazyLock<Board> = LazyLock::new(|| {
        read::read(TEXT).unwrap_or_else(|error| panic!("checked: the data tests read it: {error}"))
    });
    &BOARD
}

/// A row of the board.
#[derive(Debug, Clone, Copy)]
pub struct RowFacts {
    /// Its name: `L0`, `B5`, `T2`, `R3`.
    pub name: &'static str,
    /// The lots it governs.
    pub lots: Lots,
    /// What is printed; none at a gray space.
    pub number: Option<(Worth, u8)>,
    pub(crate) source: Source,
}

/// A starting building, of one lot.
#[derive(Debug, Clone, Copy)]
pub struct Start {
    /// Its zone.
    pub zone: Zone,
    /// Where it stands.
    pub lot: Lot,
    pub(crate) source: Source,
}

/// Action points for cards.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Market {
    /// Of the planning boxes, the cheapest first.
    pub planning: [u8; 4],
    /// Of the planning deck's top.
    pub planning_top: u8,
    /// Of the contract boxes, the cheapest first.
    pub contracts: [u8; 5],
    /// Of the tops of Town, City and Metropolis.
    pub contract_tops: [u8; 3],
    /// Of building one's own favor.
    pub favor: u8,
    pub(crate) source: Source,
}

/// Who is elected, and who decides a tie.
#[derive(Debug, Clone, Copy)]
pub struct OfficeFacts {
    /// The zone whose buildings elect; none: vocations do.
    pub zone: Option<Zone>,
    /// Whose holder decides; none: that of Media.
    pub decider: Option<Office>,
    pub(crate) source: Source,
}

/// What rows pay.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Payout {
    /// By place from the first, then by the row's number from 1.
    pub places: [[u8; Payout::NUMBERS]; MAX_SEATS],
    pub(crate) source: Source,
}

impl Payout {
    /// Rows' numbers are 1 to 12.
    pub const NUMBERS: usize = 12;

    /// What a place, from 0, pays in the row of a number.
    #[inline]
    pub const fn pays(&self, number: u8, place: usize) -> u8 {
        self.places[place][number as usize - 1]
    }
}

/// Wealth at the start.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wealth {
    /// By seat count.
    pub start: [u8; COUNTS],
    pub(crate) source: Source,
}

/// What a turn has.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    /// Action points.
    pub ap: u8,
    /// Those of the Union Boss.
    pub union_boss_ap: u8,
    /// Wealth that the Treasurer takes of each opponent.
    pub treasurer: u8,
    /// Favors held at once.
    pub favors: u8,
    /// With the Extra Favor tile.
    pub extra_favors: u8,
    /// Wealth for each 1 of the number of an invested permit.
    pub investment: u8,
    pub(crate) source: Source,
}

/// The adjacency bonus.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Adjacency {
    /// Prestige for each adjacent building of the zone.
    pub prestige: u8,
    /// How often it counts for the District Attorney's first contract.
    pub district_attorney: u8,
    pub(crate) source: Source,
}

/// How a contract deck is made.
#[derive(Debug, Clone, Copy)]
pub struct Length {
    /// The option's value.
    pub name: &'static str,
    /// Cards of each pile from the bottom, without the key event; 0: no pile.
    pub piles: [u8; Length::MOST],
    /// The pile that the key event is shuffled into.
    pub key: u8,
    pub(crate) source: Source,
}

impl Length {
    /// The most piles.
    pub const MOST: usize = 4;

    /// The piles from the bottom.
    pub fn piles(&self) -> &[u8] {
        let len = self.piles.iter().position(|&pile| pile == 0);
        &self.piles[..len.unwrap_or(Length::MOST)]
    }
}

/// How the planning deck is made.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Planning {
    /// Permits shuffled with the events, at the bottom.
    pub with_events: u8,
    /// Permits on top of them.
    pub on_top: u8,
    /// Cards that each seat draws, from the start seat.
    pub draws: [u8; MAX_SEATS],
    pub(crate) source: Source,
}

/// What can run out.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Supply {
    /// Cubes of each seat, by seat count (13.3).
    pub cubes: [u8; COUNTS],
    /// Park tiles.
    pub parks: u8,
    pub(crate) source: Source,
}

/// What the end pays.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct End {
    /// Wealth for one prestige.
    pub wealth: u8,
    /// Prestige for each building that an office counts.
    pub office: u8,
    pub(crate) source: Source,
}

/// The tamed option.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tamed {
    /// The amount that it changes.
    pub from: u8,
    /// Into this.
    pub to: u8,
    pub(crate) source: Source,
}

impl Board {
    /// A number listed by seat count.
    #[inline]
    pub const fn by_seats(list: &[u8; COUNTS], seats: u8) -> u8 {
        list[seats as usize - MIN_SEATS]
    }
}
