//! The city and its rows.

use insula_core::Seat;
use serde::Serialize;

use super::{CardText, LotView, lot};
use crate::UrbanSprawl;
use crate::effect::Worth;
use crate::grid::{BLOCKS, Block, Lots, Map, Marker, Row};
use crate::run::payouts;
use crate::zone::Kind;

/// A building.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct BuildingView {
    /// The first of its lots: its name.
    pub lot: LotView,
    /// All of them.
    pub lots: Vec<LotView>,
    /// Its zone, or a park.
    pub kind: Kind,
    /// Who controls it.
    pub owner: Option<u8>,
    /// The value of its block.
    pub value: u8,
    /// The contract; none: a starting building or a park.
    pub card: Option<CardText>,
}

/// A row of the board.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct RowView {
    /// `L0`, `B5`, `T2`, `R3`.
    pub id: &'static str,
    /// Where its number stands.
    pub side: SideView,
    /// The first row or column of blocks that it covers.
    pub first: u8,
    /// The last one.
    pub last: u8,
    /// What its number is in.
    pub worth: Option<Worth>,
    /// Its number.
    pub n: Option<u8>,
    /// Whether its number is a marker's.
    pub gray: bool,
    /// By seat: buildings there.
    pub counts: Vec<u8>,
    /// By seat: what it would pay now.
    pub pays: Vec<u8>,
}

/// A side of the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "Side"))]
pub enum SideView {
    /// Printed prestige.
    Left,
    /// Printed wealth.
    Bottom,
    /// Gray spaces of two columns of blocks.
    Top,
    /// Gray spaces of one row of blocks.
    Right,
}

/// Markers that are not on the board.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct UnplacedView {
    /// Of wealth, the lowest first.
    pub wealth: Vec<u8>,
    /// Of prestige, the lowest first.
    pub prestige: Vec<u8>,
}

/// Where a row's number stands.
pub(crate) fn side(row: Row) -> SideView {
    match row.name().as_bytes()[0] {
        b'L' => SideView::Left,
        b'B' => SideView::Bottom,
        b'T' => SideView::Top,
        _ => SideView::Right,
    }
}

/// The first and the last row or column of blocks that a row covers.
pub(crate) fn covers(row: Row) -> (u8, u8) {
    let across = matches!(side(row), SideView::Left | SideView::Right);
    let line = |at: u8| if across { Lots::block_row(at) } else { Lots::block_column(at) };
    let mut covered = (0..BLOCKS).filter(|&at| (line(at) - row.lots()).is_empty());
    let first = covered.next().unwrap_or(0);
    (first, covered.next_back().unwrap_or(first))
}

/// Every building, by its first lot.
pub(super) fn buildings(game: &UrbanSprawl) -> Vec<BuildingView> {
    let one = |first| {
        let building = game.map.building(first)?;
        Some(BuildingView {
            lot: lot(first),
            lots: building.site.lots().iter().map(lot).collect(),
            kind: building.kind,
            owner: building.owner.map(|seat| seat.0),
            value: game.map.value(first.block()),
            card: game.contract_at(first).map(CardText),
        })
    };
    game.map.buildings().iter().filter_map(one).collect()
}

/// The values of the blocks, row by row.
pub(super) fn blocks(map: &Map) -> Vec<u8> {
    Block::all().map(|block| map.value(block)).collect()
}

/// All 18.
pub(crate) fn rows(game: &UrbanSprawl) -> Vec<RowView> {
    Row::all().map(|of| row(game, of)).collect()
}

/// The markers that are not on the board.
pub(super) fn unplaced(map: &Map) -> UnplacedView {
    let left = |worth| {
        let of = |marker: &Marker| marker.worth() == worth && map.space_of(*marker).is_none();
        Marker::ALL.into_iter().filter(of).map(Marker::number).collect()
    };
    UnplacedView { wealth: left(Worth::Wealth), prestige: left(Worth::Prestige) }
}

fn row(game: &UrbanSprawl, row: Row) -> RowView {
    let map = &game.map;
    let (first, last) = covers(row);
    let number = map.number(row);
    let pays = payouts::pays(game, row);
    RowView {
        id: row.name(),
        side: side(row),
        first,
        last,
        worth: number.map(|(worth, _)| worth),
        n: number.map(|(_, n)| n),
        gray: row.space().is_some(),
        counts: game.all_seats().map(|seat: Seat| map.in_row(seat, row)).collect(),
        pays: game.all_seats().map(|seat| pays[seat.index()]).collect(),
    }
}
