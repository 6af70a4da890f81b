//! What an action would cost and give, and what is asked.

use insula_core::{Delta, Message};

use super::*;

fn preview(table: &Table, seat: Seat, action: &str) -> (Vec<Delta>, Vec<Message>) {
    let preview = table.game.preview(seat, action.parse().unwrap());
    (preview.points, preview.notes)
}

fn delta(place: &'static str, seat: Seat, before: i32, after: i32) -> Delta {
    Delta { place, seat, before, after }
}

#[test]
fn a_placement_shows_everybodys_points_that_change() {
    let mut table = Table::new(&["red5", "white1", "white2"]);
    table.build(B, "palatinus", Shape::Round, &[1]).build(C, "palatinus", Shape::Round, &[1]);
    table.put("palatinus", &[Piece::Fountain]).act(A, "play red5");
    // Two floors against one and one: both drop from 1st to 2nd.
    let (points, notes) = preview(&table, A, "place palatinus round 2");
    let expected =
        [delta("palatinus", A, 0, 3), delta("palatinus", B, 3, 1), delta("palatinus", C, 3, 1)];
    assert_eq!(points, expected);
    let floors = Message::new("capitol-note-floors").with("from", 0u8).with("to", 2u8);
    let place = Message::new("capitol-note-place").with("from", 0u8).with("to", 1u8);
    assert_eq!(notes, [floors, place]);
    table.act(A, "place palatinus round 2");
    assert_eq!(table.figures("palatinus").all_points(), [3, 1, 1, 0]);
}

#[test]
fn a_piece_shows_what_it_changes() {
    let mut table = Table::auction(&["red5", "white1"]);
    table.build(B, "palatinus", Shape::Round, &[1]);
    table.act(A, "bid red5, seal").act(B, "seal");
    let (points, notes) = preview(&table, A, "put palatinus");
    assert_eq!(points, [delta("palatinus", B, 2, 3)]);
    assert_eq!(notes, [Message::new("capitol-note-fountains").with("n", 1u8)]);
    assert_eq!(preview(&table, A, "put caelius").0, []);
}

#[test]
fn a_bid_shows_its_total() {
    let mut table = Table::auction(&["red5 black7", "white1"]);
    let total = |n: u16| vec![Message::new("capitol-note-total").with("n", n)];
    assert_eq!(preview(&table, A, "bid red5").1, total(5));
    table.act(A, "bid red5");
    assert_eq!(preview(&table, A, "bid black7").1, total(12));
    assert_eq!(preview(&table, A, "seal").1, total(5));
    assert!(preview(&table, A, "seal").0.is_empty());
}

#[test]
fn every_phase_asks_for_something() {
    let mut table = Table::new(&["red5 roof1 floor1", "white1"]);
    let asked = |table: &Table| [A, B].map(|seat| table.game.prompt(seat).key.into_owned());
    assert_eq!(asked(&table), ["capitol-ask-play", "capitol-ask-wait"]);
    table.act(A, "play floor1");
    assert_eq!(asked(&table)[0], "capitol-ask-floor");
    table.act(A, "floor new");
    // B is asked the same as before: A's choice is not told.
    assert_eq!(asked(&table), ["capitol-ask-second", "capitol-ask-wait"]);
    table.act(A, "floor new").act(B, "pass").act(A, "pass");
    assert_eq!(asked(&table), ["capitol-ask-bid", "capitol-ask-bid"]);
    table.act(A, "bid red5, seal");
    assert_eq!(asked(&table), ["capitol-ask-wait-bids", "capitol-ask-bid"]);
    table.act(B, "seal");
    assert_eq!(asked(&table), ["capitol-ask-put", "capitol-ask-wait-put"]);
    table.act(A, "put caelius, seal").act(B, "seal").act(A, "seal").act(B, "seal");
    assert_eq!(asked(&table), ["capitol-ask-draw", "capitol-ask-wait"]);
}
