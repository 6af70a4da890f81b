//! One decision, a few bytes, with one text form used everywhere.

use std::fmt;
use std::str::FromStr;

use crate::MAX_SEATS;
use crate::city::{Cell, Corner};
use crate::data::data;
use crate::tile::TileId;

/// One click of one seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Action {
    /// `space 3`: the initiative space, from 1 (2.3).
    Space(u8),
    /// `tile baker`: a tile of the Projects Area (2.4a), or one of the hand as
    /// itself (2.13b).
    Tile(TileId),
    /// `lake church`: a tile of the hand as a Lake (2.13f).
    Lake(TileId),
    /// `place -1,2`: the cell for the chosen tile (2.4c).
    Place(Cell),
    /// `first gain`: what comes first where a gain and a loss meet (2.4i).
    First(First),
    /// `free hotel`: the target of a free activation (2.7l).
    Free(TileId),
    /// `decline`: no free activation (2.7l).
    Decline,
    /// `activate hotel`: a tile of the own city (2.7).
    Activate(TileId),
    /// `tourist 2`, `tourist neutral`: the tourist of this owner pays like a
    /// cube (2.7f).
    Tourist(Owner),
    /// `pay`: the rest of the cost is paid with cubes (2.7e).
    Pay,
    /// `bonus energy`: for a city that activates nothing (2.7m).
    Bonus(Reward),
    /// `end`: no more activations (2.7a).
    End,
    /// `token 1,-1`: the westernmost enclosed token goes to this corner (2.8a).
    Token(Corner),
    /// `effect gene-research-lab`: the next effect before Expo III (2.11a).
    Effect(TileId),
}

/// What comes first on a track where a gain and a loss meet (A8).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum First {
    /// The gain.
    Gain,
    /// The loss.
    Loss,
}

/// What a city takes that activates nothing (A20).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Reward {
    /// Progress.
    Progress,
    /// An energy cube.
    Energy,
}

/// Whose tourist: a seat's number, or 5 for the neutral color.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Owner(pub u8);

/// The text is no action of The Capitals.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no action of The Capitals: {0:?}")]
pub struct ParseActionError(pub String);

impl First {
    /// Both.
    pub const ALL: [First; 2] = [First::Gain, First::Loss];

    /// As it is written everywhere.
    pub fn name(self) -> &'static str {
        match self {
            First::Gain => "gain",
            First::Loss => "loss",
        }
    }
}

impl Reward {
    /// Both.
    pub const ALL: [Reward; 2] = [Reward::Progress, Reward::Energy];

    /// As it is written everywhere.
    pub fn name(self) -> &'static str {
        match self {
            Reward::Progress => "progress",
            Reward::Energy => "energy",
        }
    }
}

impl Owner {
    /// The neutral color (2.12a).
    pub const NEUTRAL: Owner = Owner(MAX_SEATS as u8);
    /// All there can be: seats, then the neutral color.
    pub const COUNT: usize = MAX_SEATS + 1;

    /// All of them.
    pub fn all() -> impl Iterator<Item = Owner> {
        (0..Owner::COUNT as u8).map(Owner)
    }

    /// As an index into an array by owner.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = self.name();
        match *self {
            Action::Space(space) => write!(f, "{name} {space}"),
            Action::Tile(tile)
            | Action::Lake(tile)
            | Action::Free(tile)
            | Action::Activate(tile)
            | Action::Effect(tile) => write!(f, "{name} {}", tile.slug()),
            Action::Place(cell) => write!(f, "{name} {cell}"),
            Action::First(first) => write!(f, "{name} {}", first.name()),
            Action::Tourist(Owner::NEUTRAL) => write!(f, "{name} neutral"),
            Action::Tourist(Owner(owner)) => write!(f, "{name} {owner}"),
            Action::Bonus(reward) => write!(f, "{name} {}", reward.name()),
            Action::Token(corner) => write!(f, "{name} {corner}"),
            Action::Decline | Action::Pay | Action::End => f.write_str(name),
        }
    }
}

impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Action, ParseActionError> {
        read(text).ok_or_else(|| ParseActionError(text.chars().take(80).collect()))
    }
}

impl Action {
    /// Its first word.
    pub fn name(self) -> &'static str {
        match self {
            Action::Space(_) => "space",
            Action::Tile(_) => "tile",
            Action::Lake(_) => "lake",
            Action::Place(_) => "place",
            Action::First(_) => "first",
            Action::Free(_) => "free",
            Action::Decline => "decline",
            Action::Activate(_) => "activate",
            Action::Tourist(_) => "tourist",
            Action::Pay => "pay",
            Action::Bonus(_) => "bonus",
            Action::End => "end",
            Action::Token(_) => "token",
            Action::Effect(_) => "effect",
        }
    }

    /// Every action that can be written, legal or not, with cells and corners
    /// at most `reach` away from City Hall in each direction.
    pub fn all(reach: i8) -> Vec<Action> {
        let pairs = || {
            let row = move |y| (-reach..=reach).map(move |x| (x, y));
            (-reach..=reach).flat_map(row)
        };
        let mut all = vec![Action::Decline, Action::Pay, Action::End];
        all.extend((1..=data().spaces.len() as u8).map(Action::Space));
        all.extend(First::ALL.map(Action::First));
        all.extend(Reward::ALL.map(Action::Bonus));
        all.extend(Owner::all().map(Action::Tourist));
        all.extend(pairs().map(|(x, y)| Action::Place(Cell { x, y })));
        all.extend(pairs().map(|(x, y)| Action::Token(Corner { x, y })));
        for tile in TileId::all() {
            all.extend([Action::Tile(tile), Action::Lake(tile), Action::Free(tile)]);
            all.extend([Action::Activate(tile), Action::Effect(tile)]);
        }
        all
    }
}

fn read(text: &str) -> Option<Action> {
    let mut words = text.split(' ');
    let action = match words.next()? {
        "space" => Action::Space(digit(words.next()?, 1..=data().spaces.len() as u8)?),
        "tile" => Action::Tile(TileId::find(words.next()?)?),
        "lake" => Action::Lake(TileId::find(words.next()?)?),
        "place" => Action::Place(words.next()?.parse().ok()?),
        "first" => {
            let word = words.next()?;
            Action::First(First::ALL.into_iter().find(|first| first.name() == word)?)
        }
        "free" => Action::Free(TileId::find(words.next()?)?),
        "decline" => Action::Decline,
        "activate" => Action::Activate(TileId::find(words.next()?)?),
        "tourist" => Action::Tourist(match words.next()? {
            "neutral" => Owner::NEUTRAL,
            seat => Owner(digit(seat, 0..=MAX_SEATS as u8 - 1)?),
        }),
        "pay" => Action::Pay,
        "bonus" => {
            let word = words.next()?;
            Action::Bonus(Reward::ALL.into_iter().find(|reward| reward.name() == word)?)
        }
        "end" => Action::End,
        "token" => Action::Token(words.next()?.parse().ok()?),
        "effect" => Action::Effect(TileId::find(words.next()?)?),
        _ => return None,
    };
    words.next().is_none().then_some(action)
}

/// A number of one digit.
fn digit(text: &str, range: std::ops::RangeInclusive<u8>) -> Option<u8> {
    let &[byte @ b'0'..=b'9'] = text.as_bytes() else { return None };
    Some(byte - b'0').filter(|number| range.contains(number))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_action_round_trips_as_text() {
        for action in Action::all(20) {
            assert_eq!(action.to_string().parse(), Ok(action));
        }
        let text = |action: Action| action.to_string();
        assert_eq!(text(Action::Tourist(Owner::NEUTRAL)), "tourist neutral");
        assert_eq!(text(Action::Token(Corner { x: 1, y: -2 })), "token 1,-2");
        assert_eq!(text(Action::Lake(TileId(80))), "lake art-gallery");
    }

    #[test]
    fn other_texts_are_unreadable() {
        for bad in [
            "",
            " ",
            "End",
            "end ",
            "pay 3",
            "space",
            "space 0",
            "space 7",
            "space 01",
            "space +1",
            "tile",
            "tile Baker",
            "tile 3",
            "tile baker 0,0",
            "lake lake",
            "place 1",
            "place 1, 2",
            "place +1,2",
            "place 21,0",
            "first",
            "first both",
            "free",
            "tourist 5",
            "tourist Neutral",
            "tourist -1",
            "bonus culture",
            "token 1,2,3",
            "effect  hotel",
        ] {
            assert_eq!(bad.parse::<Action>(), Err(ParseActionError(bad.to_owned())));
        }
        let long = "é".repeat(500);
        assert_eq!(long.parse::<Action>(), Err(ParseActionError("é".repeat(80))));
    }
}
