//! 3.1: playing cards.

use super::*;

#[test]
fn r3_1_1_play_or_pass_in_turn() {
    let mut table = Table::new(&["white5 roof2 roof2", "floor3"]);
    assert_eq!(table.offers(A), ["pass", "play roof2", "play white5"]);
    assert!(table.offers(B).is_empty());
    assert_eq!(table.no(B, "play floor3"), "3.1.1");
    assert_eq!(table.no(A, "play floor3"), "3.1.1");
    assert_eq!(table.no(A, "nothing"), "3.1.1");
    assert_eq!(table.no(A, "seal"), "3.0");
    table.act(A, "play roof2");
    assert_eq!(table.no(A, "pass"), "3.1.1");
    assert_eq!(table.no(A, "play white5"), "3.1.1");
    table.act(A, "nothing");
    assert_eq!(table.game.turn, B);
}

#[test]
fn r3_1_1_a_chosen_card_is_private() {
    let mut table = Table::new(&["floor3 floor4", "floor3"]);
    let before = [Viewer::Seat(B), Viewer::Public].map(|viewer| table.view(viewer));
    table.act(A, "play floor4, floor new");
    assert_eq!([Viewer::Seat(B), Viewer::Public].map(|viewer| table.view(viewer)), before);
    assert!(table.log.is_empty() && table.game.mid_decision(A));
    let own = table.view(Viewer::Seat(A));
    assert_eq!(own.hand, Some(faces("floor3")));
    assert_eq!(own.pending.unwrap().first.unwrap().floors, 0);
    table.act(A, "floor 1");
    assert_eq!(table.view(Viewer::Public).seats[0].hand, 1);
    assert_eq!(table.log.len(), 1);
}

#[test]
fn r3_1_2_a_pass_holds_and_the_others_go_on() {
    let mut table = Table::new(&["white1", "roof1 roof2 roof3", "red1"]);
    table.act(A, "pass").act(B, "play roof1, nothing").act(C, "pass");
    assert!(table.view(Viewer::Public).seats[0].passed);
    table.act(B, "play roof2, nothing").act(B, "play roof3, nothing");
    assert_eq!(table.game.phase, Phase::Auction);
}

#[test]
fn r3_1_3_without_cards_one_passes() {
    let mut table = Table::new(&["white1", "roof1", "red1 red2"]);
    table.act(A, "play white1, nothing").act(B, "play roof1, nothing");
    // Nobody has passed yet: A's turn has not come again.
    assert!(!table.game.passed.contains(A));
    table.act(C, "play red1, nothing");
    assert_eq!(table.game.passed, seats(&[A, B]));
    assert_eq!(table.game.turn, C);
    let auto = |seat| Event::Passed { seat, cards: false };
    assert!(table.log.ends_with(&[auto(A), auto(B)]));
}

#[test]
fn r3_1_4_a_played_card_goes_behind_its_stack() {
    let mut table = Table::new(&["black8", "white1"]);
    let left = table.game.queues[Kind::Permit as usize].left();
    table.act(A, "play black8, nothing");
    assert_eq!(table.queue(Kind::Permit).last(), faces("black8").first());
    let stack = &table.view(Viewer::Public).stacks[2];
    assert_eq!((stack.left, stack.discards), (left, 1));
    table.audit();
}

#[test]
fn r3_1_5_cards_stay_in_hand() {
    let mut table = Table::new(&["black8 roof1", "white1"]);
    table.act(A, "pass").act(B, "pass");
    for _ in 0..3 {
        table.act(A, "seal").act(B, "seal");
    }
    table.act(A, "draw roof, draw roof, draw roof, draw roof, draw roof, draw roof");
    assert_eq!(table.game.side(A).hand.get().len(), 8);
    assert!(table.hand(A).contains("black8"));
}

#[test]
fn r3_1_6_buildings_in_front_score_nothing() {
    let mut table = Table::new(&["black8", "white1"]);
    table.front(A, 9, Some(Shape::Round));
    table.act(A, "pass").act(B, "pass");
    for _ in 0..3 {
        table.act(A, "seal").act(B, "seal");
    }
    assert_eq!(table.view(Viewer::Public).scorings[0].totals, [0, 0]);
}

#[test]
fn r3_1_7_two_floors_on_one_or_two_buildings() {
    let mut table = Table::new(&["floor1 floor2 floor3", "white1"]);
    table.front(A, 3, None).front(A, 5, None);
    table.act(A, "play floor1");
    assert_eq!(table.offers(A), ["nothing", "floor new", "floor 3", "floor 5"]);
    assert_eq!(table.no(A, "floor 4"), "3.1.7");
    // Finished buildings of 1 and 2 floors stand there too, but not for floors.
    assert_eq!(table.no(A, "floor 1"), "3.1.7");
    assert_eq!(table.no(A, "roof round 3"), "3.1.9");
    table.act(A, "floor 3");
    assert_eq!(table.offers(A), ["floor new", "floor 4", "floor 5"]);
    assert_eq!(table.no(A, "floor 3"), "3.1.7");
    table.act(A, "floor 4");
    let heights = |table: &Table| -> Vec<u8> {
        let ids = table.game.side(A).unroofed.iter();
        ids.map(|id| table.game.buildings.get(id).floors).collect()
    };
    assert_eq!(heights(&table), [5, 5]);
    table.act(B, "pass").act(A, "play floor2, floor 5, floor 5");
    assert_eq!(heights(&table), [6, 6]);
    table.act(A, "play floor3, floor 6, floor new");
    assert_eq!(heights(&table), [7, 6, 1]);
    table.audit();
}

#[test]
fn r3_1_7_both_floors_on_one_new_building() {
    let mut table = Table::new(&["floor1", "white1"]);
    let supply = table.game.supply;
    table.act(A, "play floor1, floor new, floor 1");
    let front = &table.view(Viewer::Public).seats[0].front;
    assert_eq!(front.last().map(|front| (front.floors, front.shape)), Some((2, None)));
    assert_eq!((front.len(), table.game.supply), (5, supply - 2));
}

#[test]
fn r3_1_8_a_short_supply_gives_what_is_left() {
    let mut table = Table::new(&["floor1 floor2", "floor3"]);
    let rest = table.game.supply - 1;
    table.front(B, rest, None);
    table.act(A, "play floor1, floor new");
    assert_eq!((table.game.supply, table.game.turn), (0, B));
    table.act(B, "play floor3");
    assert_eq!(table.offers(B), ["nothing"]);
    assert_eq!(table.no(B, "floor new"), "3.1.8");
    table.act(B, "nothing");
    table.audit();
}

#[test]
fn r3_1_9_a_roof_finishes_a_building() {
    let mut table = Table::new(&["roof1 roof2 floor1", "white1"]);
    table.front(A, 3, None);
    table.act(A, "play roof1");
    assert_eq!(table.offers(A), ["nothing", "roof round 3", "roof triangular 3"]);
    assert_eq!(table.no(A, "roof round 2"), "3.1.9");
    assert_eq!(table.no(A, "floor 3"), "3.1.7");
    table.act(A, "roof triangular 3");
    let seat = &table.view(Viewer::Public).seats[0];
    assert_eq!((seat.round, seat.triangular), (3, 2));
    table.act(B, "pass").act(A, "play floor1");
    assert_eq!(table.no(A, "floor 3"), "3.1.7");
    table.act(A, "nothing");
    table.audit();
}

#[test]
fn r3_1_9_only_roofs_that_are_left() {
    let mut table = Table::new(&["roof1", "white1"]);
    for _ in 0..3 {
        table.front(A, 1, Some(Shape::Round));
    }
    table.front(A, 4, None).act(A, "play roof1");
    assert_eq!(table.offers(A), ["nothing", "roof triangular 4"]);
    assert_eq!(table.no(A, "roof round 4"), "3.1.9");
}

#[test]
fn r3_1_10_a_permit_places_a_finished_building() {
    let mut table = Table::new(&["red5", "white1"]);
    table.front(A, 1, None).act(A, "play red5");
    assert_eq!(table.no(A, "place palatinus round 3"), "3.1.10");
    assert_eq!(table.no(A, "roof round 1"), "3.1.9");
    table.act(A, "place palatinus round 1");
    let view = table.view(Viewer::Public);
    assert_eq!((view.areas[1].tallest, view.areas[1].shape), (1, Some(Shape::Round)));
    assert_eq!(view.seats[0].front.len(), 4);
}

#[test]
fn r3_1_11_any_card_may_be_played_without_effect() {
    // A roof card with no roof left, as in the book.
    let mut table = Table::new(&["roof1 floor1 red1", "white1"]);
    for shape in Shape::ALL {
        for _ in 0..3 {
            table.front(A, 1, Some(shape));
        }
    }
    table.front(A, 2, None).act(A, "play roof1");
    assert_eq!(table.offers(A), ["nothing"]);
    let front = table.view(Viewer::Public).seats[0].front.clone();
    table
        .act(A, "nothing")
        .act(B, "pass")
        .act(A, "play floor1, nothing")
        .act(A, "play red1, nothing");
    assert_eq!(table.view(Viewer::Public).seats[0].front, front);
    assert_eq!(table.hand(A), "");
}

#[test]
fn r3_1_12_both_floors_or_none() {
    let mut table = Table::new(&["floor1", "white1"]);
    table.act(A, "play floor1, floor new");
    assert_eq!(table.offers(A), ["floor new", "floor 1"]);
    assert_eq!(table.no(A, "nothing"), "3.1.12");
}

#[test]
fn r1_6_of_alike_buildings_the_oldest_is_meant() {
    let mut table = Table::new(&["roof1", "white1"]);
    table.front(A, 2, None).front(A, 2, None);
    let ids: Vec<u8> = table.game.side(A).unroofed.iter().collect();
    table.act(A, "play roof1, roof round 2");
    assert!(table.game.side(A).finished.contains(ids[0]));
    assert!(table.game.side(A).unroofed.contains(ids[1]));
}
