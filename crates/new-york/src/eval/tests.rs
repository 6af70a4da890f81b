//! What the evaluation must get right.

use insula_core::{Game, NoLog, Rng, Seed};

use super::outlook::TILES;
use super::own::ACTION;
use super::race::{Points, Race};
use super::*;
use crate::money::{Bank, Hand};
use crate::tile::Kind;
use crate::{Action, Setup};

fn opening(seats: u8, seed: u64) -> NewYork {
    NewYork::new(&Setup { seats, show_seen: false }, Rng::new(Seed::from_number(seed)))
}

/// A seat's term of that name.
fn term(game: &NewYork, seat: Seat, name: &str) -> i32 {
    let mut terms = Terms::default();
    game.terms(&mut terms);
    let at = NewYork::TERMS.iter().position(|&term| term == name).expect("a term");
    terms.of(seat)[at]
}

fn sum(game: &NewYork, seat: Seat) -> i32 {
    NewYork::TERMS.iter().map(|name| term(game, seat, name)).sum()
}

/// A tile for 9 in the blue slot, and what pays for it.
fn market() -> (NewYork, Seat) {
    let mut game = opening(3, 1);
    let seat = game.turn;
    let tile = TileId::all().find(|tile| tile.price() == 9).expect("a tile");
    game.slots[Bank::Blue.index()] = Some(tile);
    let mut hand = Hand::NONE;
    for text in ["blue4", "blue5", "blue6"] {
        hand.insert(text.parse().expect("a card"));
    }
    *game.side_mut(seat).hand.get_mut() = hand;
    (game, seat)
}

fn act(game: &NewYork, seat: Seat, actions: &[Action]) -> NewYork {
    let mut game = game.clone();
    actions.iter().for_each(|&action| game.apply(seat, action, &mut NoLog).expect("legal"));
    game
}

fn pay(card: &str) -> Action {
    Action::Pay(card.parse().expect("a card"))
}

#[test]
fn r1_2_the_table_of_tiles_agrees_with_the_data() {
    let count = |kind| TileId::all().filter(|tile| tile.kind() == Some(kind)).count() as i32;
    assert_eq!(TILES, Kind::ALL.map(count));
}

#[test]
fn r3_2b_exact_money_looks_better_than_too_much() {
    let (game, seat) = market();
    let worth = |cards: [&str; 2]| {
        let picks = [Action::Buy(Bank::Blue), pay(cards[0]), pay(cards[1]), Action::Done];
        sum(&act(&game, seat, &picks), seat)
    };
    // A coin, and the action that an exact payment gives.
    assert!(worth(["blue4", "blue5"]) - worth(["blue4", "blue6"]) > ACTION / 2);
}

#[test]
fn r3_2d_a_payment_that_is_begun_looks_to_its_best_end() {
    let (game, seat) = market();
    let begun = act(&game, seat, &[Action::Buy(Bank::Blue)]);
    let paid = act(&begun, seat, &[pay("blue4"), pay("blue5"), Action::Done]);
    for name in ["waiting", "turn", "money"] {
        assert_eq!(term(&begun, seat, name), term(&paid, seat, name), "{name}");
    }
    assert!(term(&begun, seat, "majorities") > term(&game, seat, "majorities"));
    // After the five only the six is left: two coins too much, and no action.
    let late = act(&begun, seat, &[pay("blue5")]);
    assert_eq!(term(&late, seat, "turn"), 0);
    assert!(term(&late, seat, "money") < term(&paid, seat, "money"));
    // (8.4) The others see nothing of it.
    let rival = seat.next(3);
    assert_eq!(sum(&begun, rival), sum(&game, rival));
}

#[test]
fn r3_0_the_turn_goes_round() {
    let (game, seat) = market();
    let turns =
        |game: &NewYork| [0, 1, 2].map(|step| term(game, Seat((seat.0 + step) % 3), "turn"));
    assert_eq!(turns(&game), [ACTION, ACTION * 2 / 3, ACTION / 3]);
    let card = game.display.cards()[0];
    assert_eq!(turns(&act(&game, seat, &[Action::Take(card)]))[0], 0);
    let next = act(&game, seat, &[Action::Take(card), Action::Done]);
    assert_eq!(turns(&next), [ACTION / 3, ACTION, ACTION * 2 / 3]);
}

#[test]
fn r5_3_a_lead_is_worth_more_the_surer_it_is() {
    let race = |doubt| Race::new(Kind::Park, &[4, 2, 2], [Some(doubt); 3]);
    let early = race(2).promises()[0];
    // The first places of all three scorings.
    let sure = race(0).promises()[0];
    assert_eq!(sure, Points { next: 500, later: 1200 + 2000 });
    assert!((1..500).contains(&early.next) && (1..3200).contains(&early.later), "{early:?}");
    // (5.4) With a tile more the second ties: (5 + 0) / 2, (12 + 5 + 20 + 12) / 2.
    let tied = race(0).with(1, 2).promises()[1];
    assert_eq!(tied, Points { next: 250, later: 2450 });
    // (5.1) Without the first scoring the second one comes next.
    let second = Race::new(Kind::Park, &[4, 2, 2], [None, Some(0), Some(0)]).promises()[0];
    assert_eq!(second, Points { next: 1200, later: 2000 });
    // (5.3) Nobody is paid without a tile when no more can come.
    assert_eq!(Race::new(Kind::Park, &[4, 0], [Some(0); 3]).promises()[1], Points::default());
}

#[test]
fn r6_1_progress_goes_on() {
    for seats in 2..=6 {
        let setup = Setup { seats, show_seen: false };
        let mut before = 0;
        insula_testkit::walk::<NewYork>(&setup, seats.into(), |game| {
            assert!(game.progress() >= before, "{:?}, turn {}", game.phase, game.turns);
            before = game.progress();
        });
        assert_eq!(before, WHOLE);
    }
}
