//! The two construction tokens (2.8a to 2.8c). They are alike: a token is
//! named by the corner where it lies.

use super::grid::Grid;
use super::{City, Corner};

/// Why a token may not be moved so.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MisplacedToken {
    /// No token lies on the first corner.
    NoToken,
    /// The token has a free square (2.8c).
    NotEnclosed,
    /// The other token lies on the second corner (2.8b).
    Taken,
    /// The second corner touches no tile of the city (2.8b).
    Apart,
    /// The second corner touches no empty square (2.8b).
    Full,
}

impl City {
    /// Where the tokens lie, from the west.
    #[inline]
    pub fn tokens(&self) -> [Corner; 2] {
        self.tokens
    }

    /// The tokens whose four squares are all filled, by lakes too (A7), from
    /// the west.
    pub fn enclosed(&self) -> impl Iterator<Item = Corner> + '_ {
        self.tokens.into_iter().filter(|&token| self.filled(token) == 4)
    }

    /// Every corner where an enclosed token may go, from the north, each row
    /// from the west (A6); none for a token that may not move.
    pub fn spots(&self, token: Corner, mut f: impl FnMut(Corner)) {
        if self.enclosed().any(|enclosed| enclosed == token) {
            Grid::new(self).corners(|spot| {
                if !self.tokens.contains(&spot) {
                    f(spot);
                }
            });
        }
    }

    /// Whether a token may move so (2.8, A6).
    pub fn check_move_token(&self, from: Corner, to: Corner) -> Result<(), MisplacedToken> {
        if !self.tokens.contains(&from) {
            return Err(MisplacedToken::NoToken);
        }
        if self.filled(from) < 4 {
            return Err(MisplacedToken::NotEnclosed);
        }
        match self.filled(to) {
            0 => Err(MisplacedToken::Apart),
            4 => Err(MisplacedToken::Full),
            _ if self.tokens.contains(&to) => Err(MisplacedToken::Taken),
            _ => Ok(()),
        }
    }

    /// Moves a token as [`City::check_move_token`] has passed it.
    pub fn move_token(&mut self, from: Corner, to: Corner) {
        debug_assert_eq!(self.check_move_token(from, to), Ok(()));
        for token in &mut self.tokens {
            if *token == from {
                *token = to;
            }
        }
        self.tokens.sort_unstable();
    }

    /// How many of the four squares around a corner are filled.
    fn filled(&self, corner: Corner) -> usize {
        self.slots().iter().filter(|&slot| corner.touches(self.cell(slot))).count()
    }
}
