//! Every card: it does what it says, and what is impossible is skipped.

mod elections;
mod events;
mod gains;
mod markers;
mod payments;
mod turns;

use super::table::Table;
use crate::card::{CardId, Sort};

/// The place for a contract of so many lots in block 2,2.
fn site(card: &str) -> &'static str {
    let card: CardId = card.parse().unwrap();
    match crate::Cards::standard().contract(card).unwrap().lots {
        1 => "4,4",
        2 => "4,4+5,4",
        3 => "4,4+4,5+5,4",
        _ => "4,4+4,5+5,4+5,5",
    }
}

/// A city of three seats around block 2,2, which is empty: every seat has 20
/// wealth and 20 prestige.
///
/// In its rows: RES 0 1 2, COM 0 1, IND 0 2, CIV 0, parks 0 1. Adjacent to 4,4:
/// RES 0, COM 0; to 5,4 too: IND 1; to 4,5 too: park 0, CIV 2; to 5,5 too: a
/// RES of nobody.
fn town() -> Table {
    let mut table = Table::new(3);
    table
        .city("res 4,3 0; res 4,8+5,8 1; res 8,4+8,5+9,4 2; res 0,0 1; res 6,6 -")
        .city("com 3,4 0; com 0,4+0,5 1; com 10,10+10,11+11,10 2; com 2,8+2,9+3,8+3,9 -")
        .city("ind 4,10 0; ind 6,3+7,3 1; ind 10,4 2; civ 5,0 0; civ 2,6+3,6 2")
        .city("park 4,6 0; park 9,5 1; park 11,0 -");
    for seat in 0..3 {
        table.prestige(insula_core::Seat(seat), 20);
    }
    table
}

/// Nothing anywhere; nobody has wealth or prestige, and seat 1 has Media.
fn nothing() -> Table {
    let mut table = Table::new(3);
    table.media(super::table::B);
    for seat in 0..3 {
        table.wealth(insula_core::Seat(seat), 0);
    }
    table
}

/// No card is missing: each contract, event and key event is named by a test
/// of this folder in which it works and by one in which a part is impossible.
#[test]
fn every_card_has_its_tests() {
    let sources = [
        include_str!("cards/elections.rs"),
        include_str!("cards/events.rs"),
        include_str!("cards/gains.rs"),
        include_str!("cards/markers.rs"),
        include_str!("cards/payments.rs"),
        include_str!("cards/turns.rs"),
    ]
    .concat();
    let does = CardId::all().filter(|card| !matches!(card.sort(), Sort::Permit | Sort::Renewal));
    for card in does {
        let named = sources.matches(&format!("\"{card}\"")).count();
        let alike = [format!("alike(\"{card}\""), format!("card: \"{card}\"")];
        let twice = alike.iter().any(|row| sources.contains(row)) || named >= 2;
        assert!(twice, "{card} is named {named} times");
    }
}
