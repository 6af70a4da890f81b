//! One decision, a few bytes, with one text form used everywhere.

use std::fmt;
use std::str::FromStr;

use crate::area::AreaId;
use crate::building::{MAX_BUILDINGS, Shape};
use crate::cards::{Face, Kind};

/// One click of one seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Action {
    /// `pass`: no more cards in this construction phase (3.1.2).
    Pass,
    /// `play white5`: choose the card to play; private until it is carried out.
    Play(Face),
    /// `nothing`: the chosen card is played without effect (3.1.11).
    Nothing,
    /// `floor new` (0) or `floor 2`: one floor on a new building, or on an
    /// unroofed one that has so many floors now (3.1.7).
    Floor(u8),
    /// `roof round 2`: a roof on an unroofed building of so many floors (3.1.9).
    Roof(Shape, u8),
    /// `place quirinalis round 2`: a finished building onto an area (3.1.10).
    Place(AreaId, Shape, u8),
    /// `bid white5`: one more card into the sealed bid (3.3.2).
    Bid(Face),
    /// `seal`: the bid is complete.
    Seal,
    /// `put quirinalis`: where the piece just won goes (3.3.8, 3.3.9).
    Put(AreaId),
    /// `draw permit`: the top card of that stack (3.5.3).
    Draw(Kind),
}

/// The text is no action of Capitol.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no action of Capitol: {0:?}")]
pub struct ParseActionError(pub String);

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Pass => f.write_str("pass"),
            Action::Play(face) => write!(f, "play {face}"),
            Action::Nothing => f.write_str("nothing"),
            Action::Floor(0) => f.write_str("floor new"),
            Action::Floor(floors) => write!(f, "floor {floors}"),
            Action::Roof(shape, floors) => write!(f, "roof {} {floors}", shape.name()),
            Action::Place(area, shape, floors) => {
                write!(f, "place {} {} {floors}", area.slug(), shape.name())
            }
            Action::Bid(face) => write!(f, "bid {face}"),
            Action::Seal => f.write_str("seal"),
            Action::Put(area) => write!(f, "put {}", area.slug()),
            Action::Draw(kind) => write!(f, "draw {}", kind.name()),
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
    /// Every action that can be written, legal or not.
    pub fn all() -> Vec<Action> {
        let heights = 1..=MAX_BUILDINGS as u8;
        let mut all = vec![Action::Pass, Action::Nothing, Action::Seal];
        all.extend(Face::all().flat_map(|face| [Action::Play(face), Action::Bid(face)]));
        all.extend((0..=MAX_BUILDINGS as u8).map(Action::Floor));
        for shape in Shape::ALL {
            all.extend(heights.clone().map(|floors| Action::Roof(shape, floors)));
            for area in AreaId::all() {
                all.extend(heights.clone().map(|floors| Action::Place(area, shape, floors)));
            }
        }
        all.extend(AreaId::all().map(Action::Put));
        all.extend(Kind::ALL.map(Action::Draw));
        all
    }
}

fn read(text: &str) -> Option<Action> {
    let mut words = text.split(' ');
    let action = match words.next()? {
        "pass" => Action::Pass,
        "play" => Action::Play(words.next()?.parse().ok()?),
        "nothing" => Action::Nothing,
        "floor" => match words.next()? {
            "new" => Action::Floor(0),
            floors => Action::Floor(height(floors)?),
        },
        "roof" => Action::Roof(shape(words.next()?)?, height(words.next()?)?),
        "place" => Action::Place(
            AreaId::find(words.next()?)?,
            shape(words.next()?)?,
            height(words.next()?)?,
        ),
        "bid" => Action::Bid(words.next()?.parse().ok()?),
        "seal" => Action::Seal,
        "put" => Action::Put(AreaId::find(words.next()?)?),
        "draw" => {
            let name = words.next()?;
            Action::Draw(Kind::ALL.into_iter().find(|kind| kind.name() == name)?)
        }
        _ => return None,
    };
    words.next().is_none().then_some(action)
}

fn shape(name: &str) -> Option<Shape> {
    Shape::ALL.into_iter().find(|shape| shape.name() == name)
}

/// A height has one spelling: no sign, no leading zero.
fn height(digits: &str) -> Option<u8> {
    if !digits.starts_with(|first: char| ('1'..='9').contains(&first)) {
        return None;
    }
    digits.parse().ok().filter(|&floors| usize::from(floors) <= MAX_BUILDINGS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_action_round_trips_as_text() {
        for action in Action::all() {
            assert_eq!(action.to_string().parse(), Ok(action));
        }
    }

    #[test]
    fn other_texts_are_unreadable() {
        for bad in [
            "",
            " ",
            "Pass",
            "pass ",
            "pass now",
            "play",
            "play roof8",
            "floor",
            "floor 0",
            "floor 01",
            "floor +1",
            "floor 91",
            "floor 300",
            "roof square 1",
            "place rome round 1",
            "place quirinalis round",
            "draw white",
            "put  caelius",
        ] {
            assert_eq!(bad.parse::<Action>(), Err(ParseActionError(bad.to_owned())));
        }
        let long = "é".repeat(500);
        assert_eq!(long.parse::<Action>(), Err(ParseActionError("é".repeat(80))));
    }
}
