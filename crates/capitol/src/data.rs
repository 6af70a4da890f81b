//! The tables of `data/capitol.toml`, read once and laid out flat.
//!
//! **Invariant:** the rules look facts up by index only; no string is read
//! after the first use of [`data`].

use std::fmt::Write as _;
use std::sync::LazyLock;

use insula_core::Source;
use serde::Deserialize;

use crate::area::{AREAS, AreaId, Color, Piece};
use crate::building::Shape;
use crate::cards::{CARDS, CardId, FACES, Face, Kind, MAX_VALUE, Suit};

/// Rounds of a game (3.0).
pub(crate) const ROUNDS: usize = 4;
/// Auctions of a round (3.3.1).
pub(crate) const AUCTIONS: usize = 3;

const TEXT: &str = include_str!("../data/capitol.toml");

/// Facts of the components, flat.
#[derive(Debug)]
pub(crate) struct Data {
    pub face_of: [Face; CARDS],
    /// By face: the card set of its copies.
    pub copies: [u64; FACES],
    /// By [`Kind`]: the card set of all its cards.
    pub of_kind: [u64; 3],
    pub areas: [AreaData; AREAS],
    pub floors: u8,
    pub roofs: [u8; 2],
    pub deal: [usize; 3],
    pub opening: Vec<(u8, Shape)>,
    pub program: [[Piece; AUCTIONS]; ROUNDS],
    pub points: Points,
    pub allotment: Allotment,
}

/// One area's facts (1.5).
#[derive(Debug, Clone, Copy)]
pub(crate) struct AreaData {
    pub slug: &'static str,
    pub color: Color,
    pub squares: u8,
    pub printed: u8,
    /// The three areas of its color.
    pub alike: [AreaId; 3],
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
    line(tables.floors.source, format!("floors: {}", tables.floors.count));
    let Roofs { round, triangular, source } = tables.roofs;
    line(source, format!("roofs of a seat: {round} round, {triangular} triangular"));
    for row in &tables.cards {
        let values = u32::from(row.high - row.low + 1);
        let cards = values * u32::from(row.copies);
        let sum = u32::from(row.copies) * (row.low..=row.high).map(u32::from).sum::<u32>();
        let (suit, low, high, copies) = (row.suit.name(), row.low, row.high, row.copies);
        line(row.source, format!("{suit} cards: {low}-{high} x {copies} = {cards}, sum {sum}"));
    }
    for row in &tables.areas {
        let (slug, color) = (&row.slug, row.color.name());
        let (squares, fountains) = (row.squares, row.fountains);
        let facts = format!("{squares} free squares, {fountains} printed fountains");
        line(row.source, format!("area {slug}: {color}, {facts}"));
    }
    let Deal { roof, floor, permit, source } = tables.deal;
    line(source, format!("deal: {roof} roof, {floor} floor, {permit} permit"));
    for row in &tables.opening {
        line(row.source, format!("opening: {} floors, {}", row.floors, row.shape.name()));
    }
    for (round, row) in tables.rounds.iter().enumerate() {
        let pieces = row.auctions.map(Piece::name).join(", ");
        line(row.source, format!("round {}: {pieces}", round + 1));
    }
    let Points { first, fountain, temple_times, source } = tables.points;
    line(
        source,
        format!("points: {first} for 1st, {fountain} a fountain, temple x {temple_times}"),
    );
    let Allotment { cards, first, second, source } = tables.allotment;
    line(source, format!("allotment: {cards} cards, amphitheater +{first} and +{second}"));
    text
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Tables {
    floors: Floors,
    roofs: Roofs,
    cards: Vec<Cards>,
    areas: [AreaRow; AREAS],
    deal: Deal,
    opening: Vec<Opening>,
    rounds: [Round; ROUNDS],
    points: Points,
    allotment: Allotment,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Floors {
    count: u8,
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Roofs {
    round: u8,
    triangular: u8,
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Cards {
    suit: Suit,
    low: u8,
    high: u8,
    copies: u8,
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AreaRow {
    slug: String,
    color: Color,
    squares: u8,
    fountains: u8,
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Deal {
    roof: usize,
    floor: usize,
    permit: usize,
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Opening {
    floors: u8,
    shape: Shape,
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Round {
    auctions: [Piece; AUCTIONS],
    source: Source,
}

/// What a scoring gives (3.4).
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Points {
    pub first: u8,
    pub fountain: u8,
    pub temple_times: u8,
    source: Source,
}

/// How many cards the end phase gives (3.5).
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Allotment {
    pub cards: u8,
    pub first: u8,
    pub second: u8,
    source: Source,
}

fn read() -> Tables {
    toml::from_str(TEXT).expect("checked: the data tests read the tables")
}

impl Data {
    fn new(tables: Tables) -> Data {
        let mut face_of = [Face::FIRST; CARDS];
        let (mut copies, mut of_kind) = ([0; FACES], [0; 3]);
        let mut card = 0;
        // Cards are numbered in pick order, copies of a face side by side.
        for value in 1..=MAX_VALUE {
            for suit in Suit::ALL {
                let row = tables.cards.iter().find(|row| row.suit == suit);
                let row = row.filter(|row| (row.low..=row.high).contains(&value));
                for _ in 0..row.map_or(0, |row| row.copies) {
                    let face = Face::unchecked(suit, value);
                    face_of[card] = face;
                    copies[face.index()] |= 1 << card;
                    of_kind[suit.kind() as usize] |= 1 << card;
                    card += 1;
                }
            }
        }
        assert_eq!(card, CARDS, "the card rows make up the deck");
        let colors = tables.areas.each_ref().map(|row| row.color);
        let mut slugs = tables.areas.into_iter();
        let areas = std::array::from_fn(|_| {
            let row = slugs.next().expect("checked: nine rows");
            let mut alike = (0..AREAS).filter(|&area| colors[area] == row.color);
            AreaData {
                slug: row.slug.leak(),
                color: row.color,
                squares: row.squares,
                printed: row.fountains,
                alike: std::array::from_fn(|_| {
                    AreaId(alike.next().expect("checked: three areas of a color") as u8)
                }),
            }
        });
        Data {
            face_of,
            copies,
            of_kind,
            areas,
            floors: tables.floors.count,
            roofs: [tables.roofs.round, tables.roofs.triangular],
            deal: [tables.deal.roof, tables.deal.floor, tables.deal.permit],
            opening: tables.opening.iter().map(|row| (row.floors, row.shape)).collect(),
            program: tables.rounds.map(|row| row.auctions),
            points: tables.points,
            allotment: tables.allotment,
        }
    }

    /// All cards of a kind, in pick order.
    pub(crate) fn cards_of(&self, kind: Kind) -> impl Iterator<Item = CardId> {
        crate::cards::CardSet(self.of_kind[kind as usize]).cards()
    }
}
