//! One decision, a few bytes, with one text form used everywhere.

use std::fmt;
use std::str::FromStr;

use insula_core::Seat;

use crate::MAX_SEATS;
use crate::card::CardId;
use crate::effect::Worth;
use crate::grid::{Block, Lot, Shape, Site, Space};
use crate::office::Office;
use crate::zone::MAX_LOTS;

/// One click of one seat. A building is named by the first of its lots.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Action {
    /// `buy 5,6`: a starting building (2.4a).
    Buy(Lot),
    /// `invest PL04`: a Build Permit for its wealth (3.1d).
    Invest(CardId),
    /// `take PL04`: a planning card of a box or of the deck's top (3.2c).
    Take(CardId),
    /// `favor T09`: a contract as a Favor (3.2e).
    Favor(CardId),
    /// `build T04`: a contract of a box, of a top or an own Favor (3.2d).
    Build(CardId),
    /// `site 4,7+5,7`: where the chosen contract is built (5.2).
    Site(Site),
    /// `permit PL04`: one of the cards that pay for it, by number (5.1b).
    Permit(CardId),
    /// `pay`: instead of losing a building (14.1.15).
    Pay,
    /// `end`: the end of the turn (3.3).
    End,
    /// `wealth`, `prestige`: what a vocation tile gives (5.4c), or what is paid
    /// to the builder (14.1.14).
    Worth(Worth),
    /// `steal 2`: a vocation tile of that seat (5.4b).
    Steal(Seat),
    /// `decline`: what may be done is not done (14.1.5).
    Decline,
    /// `next 1`: whose choice comes next (1.16).
    Next(Seat),
    /// `elect 0`: one of those tied in an election (7.7).
    Elect(Seat),
    /// `contractor 0`: one of those tied for the Contractor (7.10).
    Contractor(Seat),
    /// `park 0,3`: where a park is placed (7.9, 14.1.21).
    Park(Lot),
    /// `marker R4`: where a new marker goes (14.1.19).
    Marker(Space),
    /// `move R4 T0`: a marker from one gray space to another (14.1.20).
    Move(Space, Space),
    /// `uncontrol 5,6`: the cube of that building is taken off (14.1.22).
    Uncontrol(Lot),
    /// `claim 5,6`: a cube on that uncontrolled building (14.1.23).
    Claim(Lot),
    /// `lose 5,6`: that building, instead of paying (14.1.15).
    Lose(Lot),
    /// `office treasurer`: the politician that is taken (14.1.25).
    Office(Office),
    /// `seat 1`: one of those tied for most or least prestige (1.15).
    Seat(Seat),
    /// `building 5,6`: one of those tied for the highest or lowest (1.15).
    Building(Lot),
    /// `block 4,6`: one of the blocks tied for the highest, by its first lot (1.15).
    Block(Lot),
}

/// The text is no action of Urban Sprawl.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no action of Urban Sprawl: {0:?}")]
pub struct ParseActionError(pub String);

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = self.name();
        match *self {
            Action::Buy(lot)
            | Action::Park(lot)
            | Action::Uncontrol(lot)
            | Action::Claim(lot)
            | Action::Lose(lot)
            | Action::Building(lot)
            | Action::Block(lot) => write!(f, "{name} {lot}"),
            Action::Invest(card)
            | Action::Take(card)
            | Action::Favor(card)
            | Action::Build(card)
            | Action::Permit(card) => write!(f, "{name} {card}"),
            Action::Site(site) => write!(f, "{name} {site}"),
            Action::Steal(seat)
            | Action::Next(seat)
            | Action::Elect(seat)
            | Action::Contractor(seat)
            | Action::Seat(seat) => write!(f, "{name} {seat}"),
            Action::Marker(space) => write!(f, "{name} {space}"),
            Action::Move(from, to) => write!(f, "{name} {from} {to}"),
            Action::Office(office) => write!(f, "{name} {}", office.name()),
            Action::Pay | Action::End | Action::Worth(_) | Action::Decline => f.write_str(name),
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
    pub const fn name(self) -> &'static str {
        match self {
            Action::Buy(_) => "buy",
            Action::Invest(_) => "invest",
            Action::Take(_) => "take",
            Action::Favor(_) => "favor",
            Action::Build(_) => "build",
            Action::Site(_) => "site",
            Action::Permit(_) => "permit",
            Action::Pay => "pay",
            Action::End => "end",
            Action::Worth(worth) => worth.name(),
            Action::Steal(_) => "steal",
            Action::Decline => "decline",
            Action::Next(_) => "next",
            Action::Elect(_) => "elect",
            Action::Contractor(_) => "contractor",
            Action::Park(_) => "park",
            Action::Marker(_) => "marker",
            Action::Move(..) => "move",
            Action::Uncontrol(_) => "uncontrol",
            Action::Claim(_) => "claim",
            Action::Lose(_) => "lose",
            Action::Office(_) => "office",
            Action::Seat(_) => "seat",
            Action::Building(_) => "building",
            Action::Block(_) => "block",
        }
    }

    /// Every action that can be written, legal or not; of blocks only those
    /// named by their first lot.
    pub fn all() -> Vec<Action> {
        let mut all = vec![Action::Pay, Action::End, Action::Decline];
        all.extend(Worth::ALL.map(Action::Worth));
        all.extend(Office::ALL.map(Action::Office));
        for seat in (0..MAX_SEATS as u8).map(Seat) {
            all.extend([Action::Steal(seat), Action::Next(seat), Action::Elect(seat)]);
            all.extend([Action::Contractor(seat), Action::Seat(seat)]);
        }
        for lot in Lot::all() {
            all.extend([Action::Buy(lot), Action::Park(lot), Action::Uncontrol(lot)]);
            all.extend([Action::Claim(lot), Action::Lose(lot), Action::Building(lot)]);
        }
        for block in Block::all() {
            all.push(Action::Block(block.lot(0)));
            for size in 1..=MAX_LOTS {
                let sites = Shape::of_size(size).map(|shape| Site { block, shape });
                all.extend(sites.map(Action::Site));
            }
        }
        for card in CardId::all() {
            all.extend([Action::Invest(card), Action::Take(card), Action::Favor(card)]);
            all.extend([Action::Build(card), Action::Permit(card)]);
        }
        for space in Space::all() {
            all.push(Action::Marker(space));
            all.extend(Space::all().map(|to| Action::Move(space, to)));
        }
        all
    }
}

fn read(text: &str) -> Option<Action> {
    let mut words = text.split(' ');
    let name = words.next()?;
    let mut word = || words.next();
    let action = match name {
        "buy" => Action::Buy(word()?.parse().ok()?),
        "invest" => Action::Invest(word()?.parse().ok()?),
        "take" => Action::Take(word()?.parse().ok()?),
        "favor" => Action::Favor(word()?.parse().ok()?),
        "build" => Action::Build(word()?.parse().ok()?),
        "site" => Action::Site(word()?.parse().ok()?),
        "permit" => Action::Permit(word()?.parse().ok()?),
        "pay" => Action::Pay,
        "end" => Action::End,
        "wealth" => Action::Worth(Worth::Wealth),
        "prestige" => Action::Worth(Worth::Prestige),
        "steal" => Action::Steal(seat(word()?)?),
        "decline" => Action::Decline,
        "next" => Action::Next(seat(word()?)?),
        "elect" => Action::Elect(seat(word()?)?),
        "contractor" => Action::Contractor(seat(word()?)?),
        "park" => Action::Park(word()?.parse().ok()?),
        "marker" => Action::Marker(word()?.parse().ok()?),
        "move" => Action::Move(word()?.parse().ok()?, word()?.parse().ok()?),
        "uncontrol" => Action::Uncontrol(word()?.parse().ok()?),
        "claim" => Action::Claim(word()?.parse().ok()?),
        "lose" => Action::Lose(word()?.parse().ok()?),
        "office" => {
            let name = word()?;
            Action::Office(Office::ALL.into_iter().find(|office| office.name() == name)?)
        }
        "seat" => Action::Seat(seat(word()?)?),
        "building" => Action::Building(word()?.parse().ok()?),
        "block" => Action::Block(word()?.parse().ok()?),
        _ => return None,
    };
    words.next().is_none().then_some(action)
}

/// A seat's number, one digit.
fn seat(text: &str) -> Option<Seat> {
    let &[byte @ b'0'..=b'9'] = text.as_bytes() else { return None };
    Some(Seat(byte - b'0')).filter(|seat| seat.index() < MAX_SEATS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_action_round_trips_as_text() {
        for action in Action::all() {
            assert_eq!(action.to_string().parse(), Ok(action));
        }
        let text = |action: Action| action.to_string();
        assert_eq!(text(Action::Worth(Worth::Prestige)), "prestige");
        assert_eq!(text(Action::Office(Office::UnionBoss)), "office union-boss");
        let site: Site = "4,7+5,7".parse().expect("a place of two lots");
        assert_eq!(text(Action::Site(site)), "site 4,7+5,7");
        let spaces: Vec<Space> = Space::all().collect();
        assert_eq!(text(Action::Move(spaces[7], spaces[0])), "move R4 T0");
    }

    #[test]
    fn other_texts_are_unreadable() {
        for bad in [
            "",
            " ",
            "End",
            "end ",
            "pay 3",
            "buy",
            "buy 12,0",
            "buy 1, 2",
            "take",
            "take PL37",
            "take pl01",
            "site 5,7+4,7",
            "site 1,1+2,1",
            "site 0,0+1,1",
            "steal 4",
            "steal -1",
            "next +1",
            "marker R6",
            "marker L0",
            "move R4",
            "move R4 T0 T1",
            "office contractor",
            "wealth 2",
            "block 6,6,6",
            "decline  ",
        ] {
            assert_eq!(bad.parse::<Action>(), Err(ParseActionError(bad.to_owned())));
        }
        let long = "é".repeat(500);
        assert_eq!(long.parse::<Action>(), Err(ParseActionError("é".repeat(80))));
    }
}
