//! What is asked of a seat, and its actions, in words.

use insula_core::{Game, Message, Say, Seat};

use super::table::{A, B, C, Table, tile};
use crate::effect::Track;
use crate::phase::Phase;
use crate::words::effects::gain;

fn ask(key: &str) -> Message {
    Message::new(format!("the-capitals-ask-{key}"))
}

fn offer(key: &str) -> Message {
    Message::new(format!("the-capitals-do-{key}"))
}

fn describe(table: &Table, seat: Seat, action: &str) -> Message {
    assert!(table.offers(seat).contains(&action.to_owned()), "{action}");
    table.game.describe(seat, action.parse().unwrap())
}

#[test]
fn r2_2d_only_the_seat_in_turn_is_asked() {
    let mut table = Table::new(3);
    table.rows(["baker", "", "park"]);
    assert_eq!(table.game.prompt(A), ask("tile"));
    let waits = Message::new("the-capitals-no-turn").with("seat", A);
    assert_eq!(table.game.prompt(B), waits);
    let park = offer("tile").with("tile", tile("park").say()).with("price", 4u8);
    assert_eq!(describe(&table, A, "tile park"), park);
    table.act(A, "tile park");
    assert_eq!(table.game.prompt(A), ask("place").with("tile", tile("park").say()));
    assert_eq!(table.game.prompt(B), waits, "picks are the seat's own business");
    let cell = crate::Cell { x: 1, y: -1 }.say();
    let place = offer("place").with("tile", tile("park").say()).with("cell", cell);
    assert_eq!(describe(&table, A, "place 1,-1"), place);
}

#[test]
fn r2_3_spaces_are_offered_with_their_price() {
    let mut table = Table::new(3);
    table.round(2).turn(Phase::Political, A);
    assert_eq!(table.game.prompt(A), ask("space"));
    assert_eq!(describe(&table, A, "space 4"), offer("space").with("n", 4u8).with("price", 8u16));
}

#[test]
fn r2_7_activations_are_counted() {
    let mut table = Table::new(3);
    table.tracks(A, "level 6, energy 9").turn(Phase::Executive, A);
    assert_eq!(table.game.prompt(A), ask("activate-first").with("n", 3u8));
    let hotel = || tile("hotel").say();
    assert_eq!(
        describe(&table, A, "activate hotel"),
        offer("activate").with("tile", hotel()).with("cost", 1u16)
    );
    let bonus = offer("bonus").with("gain", gain(Track::Energy, 1));
    assert_eq!(describe(&table, A, "bonus energy"), bonus);
    table.act(A, "activate hotel");
    let pay = ask("pay").with("tile", hotel()).with("cost", 1u16).with("n", 1u16);
    assert_eq!(table.game.prompt(A), pay);
    assert_eq!(describe(&table, A, "tourist 0"), offer("tourist").with("owner", A));
    assert_eq!(describe(&table, A, "pay"), offer("pay").with("n", 1u16));
    table.act(A, "pay");
    assert_eq!(table.game.prompt(A), ask("activate").with("n", 2u8).with("of", 3u8));
    assert_eq!(describe(&table, A, "end"), offer("end"));
}

#[test]
fn r2_7m_without_cubes_and_tourists_only_the_bonus_is_asked() {
    let mut table = Table::new(3);
    table.tracks(A, "energy 0").tourist(0, B, None).turn(Phase::Executive, A);
    assert_eq!(table.game.prompt(A), ask("bonus"));
}

#[test]
fn r2_13_tiles_of_the_hand_are_told_from_lakes() {
    let mut table = Table::prosperity(3);
    table.round(3).hand(A, "mayors-house").turn(Phase::Prosperity, A);
    assert_eq!(table.game.prompt(A), ask("prosperity"));
    let mayor = || tile("mayors-house").say();
    assert_eq!(describe(&table, A, "tile mayors-house"), offer("hand").with("tile", mayor()));
    assert_eq!(describe(&table, A, "lake mayors-house"), offer("lake").with("tile", mayor()));
    table.act(A, "lake mayors-house");
    assert_eq!(table.game.prompt(A), ask("place-lake"));
    let cell = crate::Cell { x: 0, y: 1 }.say();
    assert_eq!(describe(&table, A, "place 0,1"), offer("place-lake").with("cell", cell));
}

#[test]
fn r2_11a_the_only_effect_before_the_expo_asks_for_its_target() {
    let mut table = Table::prosperity(3);
    table.round(12).city(C, "technology-park 0,1").turn(Phase::Executive, C);
    table.act(C, "bonus energy");
    let park = || tile("technology-park").say();
    assert_eq!(table.game.prompt(C), ask("free").with("tile", park()));
    assert_eq!(describe(&table, C, "decline"), offer("decline"));
    // With a second one the order is asked first (A63).
    let mut table = Table::prosperity(3);
    table.round(12).city(C, "technology-park 0,1; public-meeting-hall 1,1");
    table.turn(Phase::Executive, C).act(C, "bonus energy");
    assert_eq!(table.game.prompt(C), ask("effect"));
    let effect = offer("effect").with("tile", park());
    assert_eq!(describe(&table, C, "effect technology-park"), effect);
}
