//! What the evaluation must get right.

use insula_core::{Evaluate, Terms};

use super::*;

/// A seat's term of that name.
fn term(table: &Table, seat: Seat, name: &str) -> i32 {
    let mut terms = Terms::default();
    table.game.terms(&mut terms);
    let at = Capitol::TERMS.iter().position(|&term| term == name).unwrap();
    terms.of(seat)[at]
}

fn points(table: &Table, seat: Seat) -> f32 {
    table.game.outlook().points[seat.index()]
}

#[test]
fn points_and_places_are_liked() {
    let mut table = Table::new(&["red5 red6", "white1 white2"]);
    let mut wasted = Table { game: table.game.clone(), log: Vec::new() };
    wasted.act(A, "play red5, nothing");
    table.act(A, "play red5, place capitolinus round 1");
    assert!(points(&table, A) > points(&wasted, A), "a permit is for building");
    table.game.sides[1].score = 30;
    let chances = table.game.outlook().chances;
    assert!(chances[1] > 0.9, "{chances:?}");
}

#[test]
fn r3_1_1_a_chosen_card_looks_to_its_best_place() {
    let mut table = Table::new(&["red5 black6 roof1", "white1 white2"]);
    table.build(B, "caelius", Shape::Round, &[1, 2, 3]);
    let ready = term(&table, A, "ready");
    let (mut red, mut roof) = [(); 2].map(|()| table.game.clone()).into();
    for (game, play) in [(&mut red, "play red5"), (&mut roof, "play roof1")] {
        game.apply(A, play.parse().unwrap(), &mut insula_core::NoLog).unwrap();
    }
    let after = |game: Capitol| term(&Table { game, log: Vec::new() }, A, "ready");
    assert!(after(red) > ready, "there is a place for a building");
    assert_eq!(after(roof), ready, "there is nothing to roof");
}

#[test]
fn r3_4_an_area_counts_in_this_round_and_later() {
    let mut table = Table::new(&["red5", "white1"]);
    table.build(B, "palatinus", Shape::Round, &[1, 2]).put("palatinus", &[Piece::Fountain]);
    table.build(A, "palatinus", Shape::Round, &[2]);
    let scoring = |table: &Table| [A, B].map(|seat| term(table, seat, "scoring"));
    // First with three floors, second with two.
    assert_eq!(scoring(&table), [100, 300]);
    table.put("palatinus", &[Piece::Temple]);
    assert_eq!(scoring(&table), [200, 600]);
    assert!(term(&table, B, "later") > 600, "three more scorings");
    table.game.round = 3;
    assert_eq!(term(&table, B, "later"), 0);
}

#[test]
fn r3_1_2_who_has_passed_threatens_nobody_in_the_last_round() {
    let mut table = Table::new(&["red5", "red1 red2"]);
    table.build(A, "palatinus", Shape::Round, &[1]);
    table.game.round = 3;
    let safety = |table: &Table| term(table, A, "safety");
    assert!(safety(&table) < 0, "two floors would take the first place");
    table.game.passed.insert(B);
    assert_eq!(safety(&table), 0);
    table.game.round = 0;
    let later = safety(&table);
    table.game.passed.remove(B);
    assert!(safety(&table) < later && later < 0, "but they threaten in the next");
}

#[test]
fn r3_3_4_a_higher_bid_is_likelier_to_win() {
    let mut table = Table::auction(&["white1 white8 red8", "red1 red2 red3"]);
    table.build(A, "palatinus", Shape::Round, &[1]).put("palatinus", &[Piece::Fountain]);
    assert_eq!(term(&table, A, "piece"), 0);
    table.act(A, "bid white1");
    let low = term(&table, A, "piece");
    let mut high = Table::auction(&["white1 white8 red8", "red1 red2 red3"]);
    high.build(A, "palatinus", Shape::Round, &[1]).put("palatinus", &[Piece::Fountain]);
    high.act(A, "bid white8");
    assert!(term(&high, A, "piece") > low.max(0), "{low}");
}

#[test]
fn r3_3_8_a_won_piece_counts_for_whom_it_serves() {
    let mut table = Table::auction(&["white8", "red1 red2 red3"]);
    table.build(A, "palatinus", Shape::Round, &[1]).build(B, "caelius", Shape::Round, &[1]);
    table.act(A, "bid white8, seal").act(B, "seal");
    assert_eq!(table.game.phase, Phase::Put);
    // A fountain where only the winner builds: a point in each round.
    assert_eq!([A, B].map(|seat| term(&table, seat, "piece")), [280, 0]);
}

#[test]
fn progress_goes_on() {
    for seats in 2..=4 {
        let setup = Setup { seats, show_seen: false };
        let mut before = 0;
        insula_testkit::walk::<Capitol>(&setup, seats.into(), |game| {
            assert!(game.progress() >= before, "{:?}, round {}", game.phase, game.round);
            before = game.progress();
        });
        assert_eq!(before, insula_core::WHOLE);
    }
}
