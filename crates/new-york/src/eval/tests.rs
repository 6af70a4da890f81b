//! What the evaluation must get right.

use insula_core::{Game, NoLog, Rng, Seed, Viewer};

use super::outlook::TILES;
use super::*;
use crate::score::Letter;
use crate::tile::Kind;
use crate::{Action, Setup};

fn opening(seats: u8, seed: u64) -> NewYork {
    NewYork::new(&Setup { seats, show_seen: false }, Rng::new(Seed::from_number(seed)))
}

#[test]
fn r1_2_the_table_of_tiles_agrees_with_the_data() {
    let count = |kind| TileId::all().filter(|tile| tile.kind() == Some(kind)).count() as i32;
    assert_eq!(TILES, Kind::ALL.map(count));
}

#[test]
fn r8_2_nothing_hidden_counts() {
    for seats in 2..=6 {
        let mut rng = Rng::new(Seed::from_number(seats.into()));
        let mut game = opening(seats, 3);
        while let Some(seat) = game.to_act().iter().next() {
            let other = game.resample(Viewer::Seat(seat), &mut rng);
            assert_eq!(other.evaluate(seat), game.evaluate(seat), "{seats} seats");
            let mut offers = Vec::new();
            game.legal_actions(seat, &mut offers);
            let action = rng.pick(&offers);
            game.commit(seat, action, &mut NoLog);
        }
    }
}

#[test]
fn r3_2b_exact_money_looks_better_than_too_much() {
    let mut game = opening(3, 1);
    let seat = game.turn;
    let tile = TileId::all().find(|tile| tile.price() == 9).expect("a tile");
    game.slots[Bank::Blue.index()] = Some(tile);
    let mut hand = Hand::NONE;
    for text in ["blue4", "blue5", "blue6"] {
        hand.insert(text.parse().expect("a card"));
    }
    *game.side_mut(seat).hand.get_mut() = hand;
    let worth = |cards: [&str; 2]| {
        let mut game = game.clone();
        let pays = cards.map(|card| Action::Pay(card.parse().expect("a card")));
        for action in [Action::Buy(Bank::Blue), pays[0], pays[1], Action::Done] {
            game.apply(seat, action, &mut NoLog).expect("legal");
        }
        game.evaluate(seat)
    };
    // A coin, and the action that an exact payment gives.
    assert!(worth(["blue4", "blue5"]) - worth(["blue4", "blue6"]) > ACTION / 2);
}

#[test]
fn r5_3_a_lead_is_worth_more_the_surer_it_is() {
    let mut outlook = Outlook::new(&opening(3, 2), Seat(0));
    let park = Kind::Park.index();
    outlook.halves[park][..3].copy_from_slice(&[4, 2, 2]);
    let worth = |outlook: &Outlook| outlook.majority(Seat(0), Kind::Park, 0);
    let early = worth(&outlook);
    outlook.doubt[Letter::C as usize][park] = Some(0);
    outlook.doubt[Letter::B as usize][park] = Some(0);
    outlook.doubt[Letter::A as usize][park] = Some(0);
    // The first places of all three scorings.
    assert_eq!(worth(&outlook), 3700);
    assert!((1..3700).contains(&early), "{early}");
    // (5.4) With a tile more the second ties: (5 + 0 + 12 + 5 + 20 + 12) / 2.
    assert_eq!(outlook.majority(Seat(1), Kind::Park, 2), 2700);
}
