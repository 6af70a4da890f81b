//! One decision, four bytes, with one text form used everywhere.

use std::fmt;
use std::str::FromStr;

use crate::city::Cell;
use crate::money::{Bank, Card};
use crate::tile::TileId;

/// One click of one seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Action {
    /// `take blue3`: one more card of the display (3.1).
    Take(Card),
    /// `buy red`: choose the slot whose tile is bought (3.2).
    Buy(Bank),
    /// `pay red5`: one more card of the payment (3.2).
    Pay(Card),
    /// `done`: the cards taken, or the payment, are complete.
    Done,
    /// `move 12`: choose the reserve tile that is added or swapped (3.3).
    Move(TileId),
    /// `put -1,2`: the chosen tile goes there (3.3).
    Put(Cell),
    /// `swap 7`: the chosen tile takes the place of that city tile (3.3).
    Swap(TileId),
    /// `dismantle 7`: that city tile goes into the reserve (3.3).
    Dismantle(TileId),
    /// `lay 12 -1,2`: a bought or leftover tile goes there (3.4, 6.3).
    Lay(TileId, Cell),
    /// `keep 12`: a bought or leftover tile goes into the reserve (3.4, 6.3).
    Keep(TileId),
    /// `give 12`: a bought tile goes to Dirk (7.4).
    Give(TileId),
    /// `pass`: nothing else is legal (3.7).
    Pass,
}

/// The text is no action of New York.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no action of New York: {0:?}")]
pub struct ParseActionError(pub String);

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = self.name();
        match *self {
            Action::Take(card) | Action::Pay(card) => write!(f, "{name} {card}"),
            Action::Buy(bank) => write!(f, "{name} {}", bank.name()),
            Action::Done | Action::Pass => f.write_str(name),
            Action::Move(TileId(id))
            | Action::Swap(TileId(id))
            | Action::Dismantle(TileId(id))
            | Action::Keep(TileId(id))
            | Action::Give(TileId(id)) => write!(f, "{name} {id}"),
            Action::Put(cell) => write!(f, "{name} {cell}"),
            Action::Lay(TileId(id), cell) => write!(f, "{name} {id} {cell}"),
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
            Action::Take(_) => "take",
            Action::Buy(_) => "buy",
            Action::Pay(_) => "pay",
            Action::Done => "done",
            Action::Move(_) => "move",
            Action::Put(_) => "put",
            Action::Swap(_) => "swap",
            Action::Dismantle(_) => "dismantle",
            Action::Lay(..) => "lay",
            Action::Keep(_) => "keep",
            Action::Give(_) => "give",
            Action::Pass => "pass",
        }
    }

    /// Every action that can be written, legal or not, with cells at most
    /// `reach` away from the start tile in each direction.
    pub fn all(reach: i8) -> Vec<Action> {
        let cells = || {
            let row = move |y| (-reach..=reach).map(move |x| Cell { x, y });
            (-reach..=reach).flat_map(row)
        };
        let mut all = vec![Action::Done, Action::Pass];
        all.extend(Card::all().flat_map(|card| [Action::Take(card), Action::Pay(card)]));
        all.extend(Bank::ALL.map(Action::Buy));
        all.extend(cells().map(Action::Put));
        for tile in TileId::all() {
            all.extend([Action::Move(tile), Action::Swap(tile), Action::Dismantle(tile)]);
            all.extend([Action::Keep(tile), Action::Give(tile)]);
            all.extend(cells().map(|cell| Action::Lay(tile, cell)));
        }
        all
    }
}

fn read(text: &str) -> Option<Action> {
    let mut words = text.split(' ');
    let action = match words.next()? {
        "take" => Action::Take(words.next()?.parse().ok()?),
        "buy" => Action::Buy(Bank::find(words.next()?)?),
        "pay" => Action::Pay(words.next()?.parse().ok()?),
        "done" => Action::Done,
        "move" => Action::Move(TileId::find(words.next()?)?),
        "put" => Action::Put(words.next()?.parse().ok()?),
        "swap" => Action::Swap(TileId::find(words.next()?)?),
        "dismantle" => Action::Dismantle(TileId::find(words.next()?)?),
        "lay" => Action::Lay(TileId::find(words.next()?)?, words.next()?.parse().ok()?),
        "keep" => Action::Keep(TileId::find(words.next()?)?),
        "give" => Action::Give(TileId::find(words.next()?)?),
        "pass" => Action::Pass,
        _ => return None,
    };
    words.next().is_none().then_some(action)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_action_round_trips_as_text() {
        for action in Action::all(12) {
            assert_eq!(action.to_string().parse(), Ok(action));
        }
        let far = "lay 54 -54,54".parse::<Action>();
        assert_eq!(far, Ok(Action::Lay(TileId(54), Cell { x: -54, y: 54 })));
    }

    #[test]
    fn other_texts_are_unreadable() {
        for bad in [
            "",
            " ",
            "Pass",
            "pass ",
            "done now",
            "take",
            "take blue0",
            "take blue10",
            "buy pink",
            "pay 5",
            "move 0",
            "move 55",
            "move 07",
            "move +7",
            "put 1",
            "put 1,",
            "put +1,2",
            "put -0,2",
            "put 01,2",
            "put 55,0",
            "put 1, 2",
            "put 1,2,3",
            "lay 7",
            "lay 7 1,2 3",
            "lay  7 1,2",
            "keep",
        ] {
            assert_eq!(bad.parse::<Action>(), Err(ParseActionError(bad.to_owned())));
        }
        let long = "é".repeat(500);
        assert_eq!(long.parse::<Action>(), Err(ParseActionError("é".repeat(80))));
    }
}
