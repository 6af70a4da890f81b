//! The nine areas of the board, and the pieces that are auctioned for them
//! (1.3, 1.5).
//!
//! **Invariant:** small squares fill from the first; the figures by seat are
//! always the sums over the buildings that stand there.

use insula_core::{Message, Seat};
use serde::{Deserialize, Serialize};

use crate::MAX;
use crate::building::{Building, Shape};
use crate::data::{AUCTIONS, AreaData, ROUNDS, data};

/// How many areas there are.
pub(crate) const AREAS: usize = 9;
/// No area has more free small squares.
pub(crate) const MAX_SQUARES: usize = 7;

/// A color of areas and permits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub enum Color {
    /// White.
    White,
    /// Black.
    Black,
    /// Red.
    Red,
}

impl Color {
    /// As it is written in cards.
    pub fn name(self) -> &'static str {
        match self {
            Color::White => "white",
            Color::Black => "black",
            Color::Red => "red",
        }
    }
}

/// What is auctioned.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub enum Piece {
    /// Lies on a small square; a point more for 1st and 2nd.
    Fountain,
    /// Lies on the large square; more cards for 1st and 2nd.
    Amphitheater,
    /// Lies on the large square; doubles the area's points.
    Temple,
}

impl Piece {
    /// As it is written in the data.
    pub fn name(self) -> &'static str {
        match self {
            Piece::Fountain => "fountain",
            Piece::Amphitheater => "amphitheater",
            Piece::Temple => "temple",
        }
    }
}

/// An area, by its row in the data.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct AreaId(pub(crate) u8);

impl AreaId {
    /// All nine.
    pub fn all() -> impl Iterator<Item = AreaId> {
        (0..AREAS as u8).map(AreaId)
    }

    /// As it is written in actions.
    pub fn slug(self) -> &'static str {
        self.data().slug
    }

    /// The area called so.
    pub fn find(slug: &str) -> Option<AreaId> {
        AreaId::all().find(|area| area.slug() == slug)
    }

    /// Its color.
    pub fn color(self) -> Color {
        self.data().color
    }

    /// Its name in words.
    pub fn say(self) -> Message {
        Message::new("capitol-area").with("area", self.slug())
    }

    #[inline]
    pub(crate) fn data(self) -> &'static AreaData {
        &data().areas[self.index()]
    }

    #[inline]
    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// What lies on a small square.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Square {
    Free,
    /// With its lot.
    Fountain(u8),
    Building(u8),
}

/// What stands in an area.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) struct Area {
    /// Floors by seat.
    pub floors: [u8; MAX],
    /// The tallest building by seat.
    pub tallest: [u8; MAX],
    /// Fixed by the first building (3.2c).
    pub shape: Option<Shape>,
    /// The tallest building, anyone's.
    pub top: u8,
    /// Printed and placed.
    pub fountains: u8,
    squares: [Square; MAX_SQUARES],
    filled: u8,
    /// How many squares were filled at each scoring: squares never empty, so
    /// this is all the memory that the reasons of old scorings need.
    scored: [u8; ROUNDS],
    /// The piece on the large square, and its lot.
    large: Option<(Piece, u8)>,
}

impl Area {
    pub fn new(id: AreaId) -> Area {
        Area {
            floors: [0; MAX],
            tallest: [0; MAX],
            shape: None,
            top: 0,
            fountains: id.data().printed,
            squares: [Square::Free; MAX_SQUARES],
            filled: 0,
            scored: [0; ROUNDS],
            large: None,
        }
    }

    /// Whether no small square is free (3.2b).
    #[inline]
    pub fn is_full(&self, id: AreaId) -> bool {
        self.filled >= id.data().squares
    }

    /// The piece on the large square.
    #[inline]
    pub fn large(&self) -> Option<Piece> {
        self.large.map(|(piece, _)| piece)
    }

    /// What lies on the small squares, free ones too.
    pub fn squares(&self, id: AreaId) -> &[Square] {
        &self.squares[..usize::from(id.data().squares)]
    }

    /// What lay on the small squares when `round` was scored, and the piece on
    /// the large one.
    pub fn at_scoring(&self, round: u8) -> (&[Square], Option<Piece>) {
        let filled = self.scored[usize::from(round)];
        let came = |lot: u8| lot / AUCTIONS as u8;
        let large = self.large.filter(|&(_, lot)| came(lot) <= round).map(|(piece, _)| piece);
        (&self.squares[..usize::from(filled)], large)
    }

    /// Keeps what the reasons of this round's scoring need.
    pub fn mark_scored(&mut self, round: u8) {
        self.scored[usize::from(round)] = self.filled;
    }

    /// Puts a finished building on the next small square (3.2).
    #[inline]
    pub fn place(&mut self, id: u8, building: &Building) {
        let Building { floors, owner: Seat(seat), roof } = *building;
        let seat = usize::from(seat);
        self.fill(Square::Building(id));
        self.floors[seat] += floors;
        self.tallest[seat] = self.tallest[seat].max(floors);
        self.top = self.top.max(floors);
        self.shape = roof;
    }

    /// The lot of the piece on the large square.
    pub fn large_lot(&self) -> Option<u8> {
        self.large.map(|(_, lot)| lot)
    }

    /// Puts the piece of a lot down (3.3.8, 3.3.9).
    #[inline]
    pub fn put(&mut self, piece: Piece, lot: u8) {
        match piece {
            Piece::Fountain => {
                self.fill(Square::Fountain(lot));
                self.fountains += 1;
            }
            Piece::Amphitheater | Piece::Temple => self.large = Some((piece, lot)),
        }
    }

    #[inline]
    fn fill(&mut self, square: Square) {
        self.squares[usize::from(self.filled)] = square;
        self.filled += 1;
    }
}
