//! The tables of `data/new-york.toml`, read once and laid out flat.
//!
//! **Invariant:** the rules look facts up by index only; no string is read
//! after the first use of [`data`].

use std::fmt::Write as _;
use std::sync::LazyLock;

use insula_core::Source;
use serde::Deserialize;

use crate::tile::{Kind, Side, Sides, TileId};

/// Banks, and so slots (1.1).
pub(crate) const BANKS: usize = 4;

const TEXT: &str = include_str!("../data/new-york.toml");
/// The start tile, then the building tiles.
const IDS: usize = TileId::COUNT + 1;

/// Facts of the components, flat.
#[derive(Debug)]
pub(crate) struct Data {
    /// By tile, the start tile first.
    pub kinds: [Option<Kind>; IDS],
    /// By tile; the start tile's is 0.
    pub prices: [u8; IDS],
    /// By tile; the start tile has none.
    pub streets: [Sides; IDS],
    /// By letter, type and place; 0 where nothing is paid.
    pub pays: [[[u8; 3]; 6]; 3],
    pub banks: [&'static str; BANKS],
    pub money: Money,
    pub deal: Deal,
    pub display: Display,
    pub piles: Piles,
    pub dirk: Dirk,
    pub idle: Idle,
}

/// The tables.
#[inline]
pub(crate) fn data() -> &'static Data {
    static DATA: LazyLock<Data> = LazyLock::new(|| Data::new(read()));
    &DATA
}

/// The tables as a person proof-reads them against the box, with their sources.
pub fn check_data() -> String {
    let tables = read();
    let mut text = String::new();
    let mut line = |source: Source, row: String| {
        let _ = writeln!(text, "{:<6} {row}", source.name());
    };
    for (slot, row) in tables.banks.iter().enumerate() {
        line(row.source, format!("slot {}: {} bank", slot + 1, row.name));
    }
    let Money { low, high, copies, copies_of_two, source } = tables.money;
    let cards = |copies| u32::from(high - low + 1) * u32::from(copies) * BANKS as u32;
    for (seats, copies) in [("three to six", copies), ("two", copies_of_two)] {
        let all = cards(copies);
        line(source, format!("money, {seats} seats: {low}-{high} x {copies} a bank = {all}"));
    }
    for row in &tables.kinds {
        let KindRow { kind, tiles, low, high, a, b, c, source } = *row;
        let places = |pays: &[u8]| pays.iter().map(u8::to_string).collect::<Vec<_>>().join("/");
        let (name, a, b, c) = (kind.name(), places(&a), places(&b), places(&c));
        line(source, format!("{name}: {tiles} tiles, {low}-{high}, A {a}, B {b}, C {c}"));
    }
    for row in &tables.tiles {
        let (id, kind, price) = (row.id, row.kind.name(), row.price);
        let streets = if row.streets.is_empty() { "-" } else { &row.streets };
        line(row.source, format!("tile {id}: {kind} {price}, streets {streets}"));
    }
    let Deal { total, source } = tables.deal;
    line(source, format!("deal: until the total is {total}"));
    let Display { cards, small, source } = tables.display;
    line(source, format!("display: {cards} cards, several up to {small}"));
    let Piles { count, a, b, source } = tables.piles;
    line(source, format!("piles: {count}, A in {a}, B in {b}"));
    let Dirk { setup, after_a, after_b_part, source } = tables.dirk;
    line(source, format!("Dirk: {setup} tiles, {after_a} after A, bag / {after_b_part} after B"));
    let Idle { turns, source } = tables.idle;
    line(source, format!("idle: {turns} turns"));
    text
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Tables {
    tiles: Vec<TileRow>,
    banks: [BankRow; BANKS],
    money: Money,
    kinds: [KindRow; 6],
    deal: Deal,
    display: Display,
    piles: Piles,
    dirk: Dirk,
    idle: Idle,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TileRow {
    id: u8,
    kind: Kind,
    price: u8,
    streets: String,
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BankRow {
    name: String,
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct KindRow {
    kind: Kind,
    tiles: u8,
    low: u8,
    high: u8,
    a: [u8; 1],
    b: [u8; 2],
    c: [u8; 3],
    source: Source,
}

/// The money cards of each bank (1.1, 7.1).
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Money {
    pub low: u8,
    pub high: u8,
    pub copies: u8,
    pub copies_of_two: u8,
    source: Source,
}

/// The opening deal (2.3).
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Deal {
    pub total: u8,
    source: Source,
}

/// The money display (2.5, 3.1).
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Display {
    pub cards: u8,
    pub small: u8,
    source: Source,
}

/// The piles of the money deck, counted from 1 (2.6).
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Piles {
    pub count: u8,
    pub a: u8,
    pub b: u8,
    source: Source,
}

/// What Dirk draws (7.2).
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Dirk {
    pub setup: u8,
    pub after_a: u8,
    pub after_b_part: u8,
    source: Source,
}

/// The safeguard (6.5).
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Idle {
    pub turns: u8,
    source: Source,
}

fn read() -> Tables {
    toml::from_str(TEXT).expect("checked: the data tests read the tables")
}

impl Data {
    fn new(tables: Tables) -> Data {
        let (mut kinds, mut prices) = ([None; IDS], [0; IDS]);
        let mut streets = [Sides::default(); IDS];
        for (row, id) in tables.tiles.iter().zip(1..) {
            assert_eq!(usize::from(row.id), id, "tiles are numbered in order");
            kinds[id] = Some(row.kind);
            prices[id] = row.price;
            streets[id] = sides(&row.streets);
        }
        assert_eq!(tables.tiles.len(), TileId::COUNT, "the rows make up the tiles");
        let mut pays = [[[0; 3]; 6]; 3];
        for (rank, row) in tables.kinds.iter().enumerate() {
            assert_eq!(row.kind.index(), rank, "types lie by rank");
            pays[0][rank][..1].copy_from_slice(&row.a);
            pays[1][rank][..2].copy_from_slice(&row.b);
            pays[2][rank] = row.c;
        }
        Data {
            kinds,
            prices,
            streets,
            pays,
            banks: tables.banks.map(|row| &*row.name.leak()),
            money: tables.money,
            deal: tables.deal,
            display: tables.display,
            piles: tables.piles,
            dirk: tables.dirk,
            idle: tables.idle,
        }
    }
}

/// Sides as the data spells them, clockwise from the north.
fn sides(text: &str) -> Sides {
    let named: Vec<(Side, String)> =
        Side::ALL.iter().map(|&side| (side, side.name().to_uppercase())).collect();
    let mut sides = 0;
    for letter in text.chars() {
        let found = named.iter().find(|(_, name)| *name == letter.to_string());
        let (side, _) = found.expect("checked: the data tests read the tables");
        sides |= 1 << *side as u8;
    }
    Sides(sides)
}
