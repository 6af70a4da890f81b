//! Reads and checks the text of the board.
//!
//! **Invariant:** tables that pass cover every block by four rows and name
//! offices, vocations and markers at their places.

use insula_core::Source;
use serde::Deserialize;

use super::{
    Adjacency, Board, End, Length, Market, OfficeFacts, Payout, Planning, RowFacts, Start, Supply,
    Tamed, Turn, Wealth,
};
use crate::card::{CardId, Deck, Sort};
use crate::effect::Worth;
use crate::grid::{BLOCKS, Block, Lots, Marker, Row, SIDE, Space};
use crate::office::{Office, Vocation};
use crate::zone::Zone;

/// What is wrong with the tables.
#[derive(Debug, thiserror::Error)]
pub(super) enum Wrong {
    #[error(transparent)]
    Text(#[from] toml::de::Error),
    #[error("{table}: {what}")]
    Table { table: &'static str, what: &'static str },
}

/// The board that `text` spells.
pub(super) fn read(text: &str) -> Result<Board, Wrong> {
    let tables: Tables = toml::from_str(text)?;
    check(&tables)?;
    let rows = tables.rows.map(RowRow::read);
    let edges = &tables.edges;
    Ok(Board {
        printed: printed(&rows),
        rows,
        water: edges.of(Edge::Water),
        wild: edges.of(Edge::Wilderness),
        starting: tables.starting.map(|row| Start {
            zone: row.zone,
            lot: Block::at(row.block[0], row.block[1]).lot(row.lot),
            source: row.source,
        }),
        market: tables.market,
        offices: tables.offices.map(|row| OfficeFacts {
            zone: row.zone,
            decider: row.decider.office(),
            source: row.source,
        }),
        vocations: tables.vocations.map(|row| row.tiles),
        payout: tables.payout,
        wealth: tables.wealth,
        turn: tables.turn,
        adjacency: tables.adjacency,
        lengths: tables.lengths.map(LengthRow::read),
        planning: tables.planning,
        supply: tables.supply,
        end: tables.end,
        tamed: tables.tamed,
        sources: (
            tables.markers.source,
            tables.edges.source,
            tables.vocations.map(|row| row.source),
        ),
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Tables {
    rows: [RowRow; Row::COUNT],
    markers: Markers,
    edges: Edges,
    starting: [StartRow; 12],
    market: Market,
    offices: [OfficeRow; Office::ALL.len()],
    vocations: [VocationRow; Vocation::ALL.len()],
    payout: Payout,
    wealth: Wealth,
    turn: Turn,
    adjacency: Adjacency,
    lengths: [LengthRow; 3],
    planning: Planning,
    supply: Supply,
    end: End,
    tamed: Tamed,
}

#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
struct RowRow {
    name: String,
    #[serde(default)]
    block_rows: Vec<u8>,
    #[serde(default)]
    block_columns: Vec<u8>,
    wealth: Option<u8>,
    prestige: Option<u8>,
    source: Source,
}

impl RowRow {
    fn lots(&self) -> Lots {
        let rows = self.block_rows.iter().map(|&row| Lots::block_row(row));
        let columns = self.block_columns.iter().map(|&column| Lots::block_column(column));
        rows.chain(columns).fold(Lots::NONE, |lots, more| lots | more)
    }

    fn number(&self) -> Option<(Worth, u8)> {
        let wealth = self.wealth.map(|n| (Worth::Wealth, n));
        wealth.or(self.prestige.map(|n| (Worth::Prestige, n)))
    }

    fn read(self) -> RowFacts {
        let (lots, number, source) = (self.lots(), self.number(), self.source);
        RowFacts { name: self.name.leak(), lots, number, source }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Markers {
    wealth: Vec<u8>,
    prestige: Vec<u8>,
    source: Source,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Edge {
    Water,
    Wilderness,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Edges {
    top: Edge,
    right: Edge,
    bottom: Edge,
    left: Edge,
    source: Source,
}

impl Edges {
    /// The lots along the sides that are `edge`.
    fn of(&self, edge: Edge) -> Lots {
        let sides = [
            (self.top, Lots::row(0)),
            (self.right, Lots::column(SIDE - 1)),
            (self.bottom, Lots::row(SIDE - 1)),
            (self.left, Lots::column(0)),
        ];
        let along = sides.into_iter().filter(|(side, _)| *side == edge);
        along.fold(Lots::NONE, |lots, (_, side)| lots | side)
    }
}

#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
struct StartRow {
    zone: Zone,
    block: [u8; 2],
    lot: u8,
    source: Source,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
struct OfficeRow {
    office: Office,
    zone: Option<Zone>,
    decider: Decider,
    source: Source,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Decider {
    Media,
    Mayor,
    DistrictAttorney,
    Treasurer,
    PoliceChief,
    UnionBoss,
}

impl Decider {
    fn office(self) -> Option<Office> {
        match self {
            Decider::Media => None,
            Decider::Mayor => Some(Office::Mayor),
            Decider::DistrictAttorney => Some(Office::DistrictAttorney),
            Decider::Treasurer => Some(Office::Treasurer),
            Decider::PoliceChief => Some(Office::PoliceChief),
            Decider::UnionBoss => Some(Office::UnionBoss),
        }
    }
}

#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
struct VocationRow {
    vocation: Vocation,
    tiles: u8,
    source: Source,
}

#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
struct LengthRow {
    length: String,
    piles: Vec<u8>,
    key: u8,
    source: Source,
}

impl LengthRow {
    fn read(self) -> Length {
        let mut piles = [0; Length::MOST];
        piles[..self.piles.len()].copy_from_slice(&self.piles);
        Length { name: self.length.leak(), piles, key: self.key, source: self.source }
    }
}

fn check(tables: &Tables) -> Result<(), Wrong> {
    let rows = &tables.rows;
    let lines = |row: &RowRow| row.block_rows.iter().chain(&row.block_columns).copied().max();
    let crossed = |block: Block| {
        rows.iter()
            .filter(|row| {
                row.block_rows.contains(&block.row()) || row.block_columns.contains(&block.column())
            })
            .count()
    };
    let gray = |row: &RowRow| row.number().is_none();
    let printed = usize::from(Space::FIRST);
    let markers = |worth| {
        let of = Marker::ALL.into_iter().filter(move |marker| marker.worth() == worth);
        of.map(Marker::number)
    };
    let (made, contracts) = (&tables.planning, CardId::of(Deck::Town, Sort::Contract).len());
    let contract_deck = contracts + CardId::of(Deck::Town, Sort::Event).len();
    let deck = |row: &LengthRow| {
        let cards: usize = row.piles.iter().copied().map(usize::from).sum();
        row.piles.len() <= Length::MOST
            && row.piles.iter().all(|&pile| pile > 0)
            && usize::from(row.key) < row.piles.len()
            && cards == contract_deck
    };
    let on_grid = |row: &StartRow| row.block.iter().all(|&at| at < BLOCKS) && row.lot < 4;
    let checks = [
        (
            rows.iter().all(|row| lines(row).is_some_and(|last| last < BLOCKS)),
            "rows",
            "a row covers some of six block rows or columns",
        ),
        (
            Block::all().all(|block| crossed(block) == 4),
            "rows",
            "four rows run through every block",
        ),
        (
            rows[..printed].iter().all(|row| row.wealth.is_some() != row.prestige.is_some())
                && rows[printed..].iter().all(gray),
            "rows",
            "nine with one number, then nine gray ones",
        ),
        (
            tables.markers.wealth.iter().copied().eq(markers(Worth::Wealth))
                && tables.markers.prestige.iter().copied().eq(markers(Worth::Prestige)),
            "markers",
            "wealth 7 to 12, prestige 4 to 6",
        ),
        (tables.starting.iter().all(on_grid), "starting", "a lot of a block of the grid"),
        (
            tables.offices.iter().map(|row| row.office).eq(Office::ALL),
            "offices",
            "the five in the order of the wheel",
        ),
        (
            tables.vocations.iter().map(|row| row.vocation).eq(Vocation::ALL),
            "vocations",
            "the eight in order",
        ),
        (tables.lengths.iter().all(deck), "lengths", "piles that make up 36 cards"),
        (
            usize::from(made.with_events + made.on_top)
                == CardId::of(Deck::Planning, Sort::Permit).len(),
            "planning",
            "36 permits in all",
        ),
        (tables.end.wealth > 0, "end", "prestige is not made of nothing"),
    ];
    match checks.into_iter().find(|(right, ..)| !right) {
        Some((_, table, what)) => Err(Wrong::Table { table, what }),
        None => Ok(()),
    }
}

fn printed(rows: &[RowFacts; Row::COUNT]) -> [u8; Block::COUNT] {
    let mut values = [0; Block::COUNT];
    for block in Block::all() {
        let through = rows.iter().filter(|row| row.lots.contains(block.lot(0)));
        values[block.index()] = through.filter_map(|row| row.number).map(|(_, n)| n).sum();
    }
    values
}

#[cfg(test)]
mod tests {
    use super::super::TEXT;
    use super::read;

    #[test]
    fn a_board_that_cannot_be_is_refused() {
        for (from, to, why) in [
            ("block_rows = [2, 3]", "block_rows = [2, 6]", "some of six block rows"),
            ("block_rows = [2, 3]", "block_rows = [2]", "four rows run through"),
            ("wealth = 4\n", "", "nine with one number"),
            ("wealth = 4\n", "wealth = 4\nprestige = 4\n", "nine with one number"),
            ("prestige = [4, 5, 6]", "prestige = [4, 5, 7]", "prestige 4 to 6"),
            ("lot = 3", "lot = 4", "a lot of a block"),
            ("office = \"treasurer\"", "office = \"mayor\"", "in the order of the wheel"),
            ("vocation = \"energy\"", "vocation = \"tourism\"", "the eight in order"),
            ("piles = [15, 6, 15]", "piles = [15, 6, 14]", "make up 36"),
            ("on_top = 22", "on_top = 23", "36 permits"),
            ("[end]\nwealth = 10", "[end]\nwealth = 0", "made of nothing"),
            ("favor = 0", "price = 0", "unknown field"),
            ("draws = [1, 2, 3, 4]", "draws = [1, 2, 3]", "an array of length 4"),
        ] {
            assert!(TEXT.contains(from), "{from}");
            let error = read(&TEXT.replacen(from, to, 1)).err().map(|error| error.to_string());
            assert!(error.as_ref().is_some_and(|error| error.contains(why)), "{to}: {error:?}");
        }
        assert!(read(TEXT).is_ok());
    }
}
