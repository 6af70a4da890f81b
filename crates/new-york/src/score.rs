//! Scoring streets and majorities, with reasons (5.2 to 5.4).
//!
//! **Invariant:** [`Figures`] hold everything that decides a scoring, so that
//! an old one can be told again; parties are the seats, then Dirk (7.3).

#[cfg(test)]
mod tests;

use serde::Serialize;

use crate::data::data;
use crate::tile::Kind;

/// The most parties of a majority: six seats, or two and Dirk; Dirk's index is
/// the number of seats.
pub const PARTIES: usize = 7;

/// A scoring (5.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub enum Letter {
    /// Pays 1st places.
    A,
    /// Pays 1st and 2nd places.
    B,
    /// Pays 1st to 3rd places, at the end.
    C,
}

impl Letter {
    /// All three.
    pub const ALL: [Letter; 3] = [Letter::A, Letter::B, Letter::C];

    /// As it is written everywhere.
    pub fn name(self) -> &'static str {
        match self {
            Letter::A => "A",
            Letter::B => "B",
            Letter::C => "C",
        }
    }

    /// How many places are paid (5.3).
    #[inline]
    pub const fn places(self) -> usize {
        self as usize + 1
    }

    /// What the places of a type pay; 0 for those that are not paid (1.3).
    #[inline]
    pub fn pays(self, kind: Kind) -> [u8; 3] {
        data().pays[self as usize][kind.index()]
    }
}

/// Everything that decides one scoring.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Figures {
    /// Which scoring.
    pub letter: Letter,
    /// How many seats.
    pub seats: u8,
    /// Whether Dirk is the party after the seats (7.3).
    pub dirk: bool,
    /// Tiles by type and party.
    pub counts: [[u8; PARTIES]; 6],
    /// The longest street by seat.
    pub streets: [u8; 6],
}

/// A scoring with its reasons.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "Sheet"))]
pub struct SheetView {
    /// Which scoring.
    pub letter: Letter,
    /// The six types, museums first.
    pub kinds: Vec<KindRow>,
    /// Points for the longest street, by seat.
    pub streets: Vec<u8>,
    /// Points of this scoring, by party.
    pub totals: Vec<u16>,
}

/// The majority of one type.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct KindRow {
    /// Which type.
    pub kind: Kind,
    /// What the places pay, the 1st first.
    pub pays: Vec<u8>,
    /// Tiles by party.
    pub counts: Vec<u8>,
    /// Paid places by party, 1 to 3; 0 for none.
    pub places: Vec<u8>,
    /// Points by party.
    pub points: Vec<u8>,
    /// Whether the place is shared, by party.
    pub tied: Vec<bool>,
}

impl Figures {
    /// How many parties there are: the seats, and Dirk where he plays.
    #[inline]
    pub const fn parties(&self) -> usize {
        self.seats as usize + self.dirk as usize
    }

    /// Points of this scoring by party: streets (5.2) and majorities (5.3).
    #[inline]
    pub fn points(&self) -> [u16; PARTIES] {
        let mut points = [0; PARTIES];
        // (7.3) Dirk has no street.
        for (points, &street) in points.iter_mut().zip(&self.streets[..usize::from(self.seats)]) {
            *points = u16::from(street);
        }
        for kind in Kind::ALL {
            for (points, more) in points.iter_mut().zip(self.kind_points(kind)) {
                *points += u16::from(more);
            }
        }
        points
    }

    /// Points of one type's majority by party (5.3, 5.4).
    #[inline]
    pub fn kind_points(&self, kind: Kind) -> [u8; PARTIES] {
        let pays = self.letter.pays(kind);
        let mut left = self.counts[kind.index()];
        let mut points = [0; PARTIES];
        let mut place = 0;
        while place < self.letter.places() {
            let most = left[..self.parties()].iter().copied().max().unwrap_or(0);
            // (5.3) At least one tile is needed.
            if most == 0 {
                break;
            }
            // (5.4) Those who tie add up the places they occupy and divide.
            let sharing = left[..self.parties()].iter().filter(|&&count| count == most).count();
            let sum: u8 = pays.iter().skip(place).take(sharing).sum();
            let share = sum / sharing as u8;
            for (left, points) in left[..self.parties()].iter_mut().zip(&mut points) {
                if *left == most {
                    (*left, *points) = (0, share);
                }
            }
            place += sharing;
        }
        points
    }

    /// Paid places of one type by party, 1 to 3 or 0 for none, and who shares
    /// one (5.3, 5.4).
    pub fn places(&self, kind: Kind) -> ([u8; PARTIES], [bool; PARTIES]) {
        let counts = &self.counts[kind.index()][..self.parties()];
        let (mut places, mut tied) = ([0; PARTIES], [false; PARTIES]);
        for (party, &own) in counts.iter().enumerate() {
            let ahead = counts.iter().filter(|&&other| other > own).count();
            // (5.3) At least one tile is needed.
            if own > 0 && ahead < self.letter.places() {
                places[party] = ahead as u8 + 1;
                tied[party] = counts.iter().filter(|&&other| other == own).count() > 1;
            }
        }
        (places, tied)
    }

    /// The scoring with its reasons.
    pub fn sheet(&self) -> SheetView {
        let parties = self.parties();
        let row = |kind: Kind| {
            let (places, tied) = self.places(kind);
            KindRow {
                kind,
                pays: self.letter.pays(kind)[..self.letter.places()].to_vec(),
                counts: self.counts[kind.index()][..parties].to_vec(),
                places: places[..parties].to_vec(),
                points: self.kind_points(kind)[..parties].to_vec(),
                tied: tied[..parties].to_vec(),
            }
        };
        SheetView {
            letter: self.letter,
            kinds: Kind::ALL.map(row).into(),
            streets: self.streets[..usize::from(self.seats)].to_vec(),
            totals: self.points()[..parties].to_vec(),
        }
    }
}
