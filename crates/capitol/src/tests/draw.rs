//! 3.5: the end phase.

use super::*;

/// Everybody passes and bids nothing: seat 0 draws first.
fn end_phase(table: &mut Table) {
    while table.game.phase != Phase::Draw {
        let seat = table.game.to_act().first().unwrap();
        let action = if table.game.phase == Phase::Auction { "seal" } else { "pass" };
        table.act(seat, action);
    }
}

#[test]
fn r3_5_1_the_whole_allotment_in_turn() {
    let mut table = Table::new(&["red1", "red2", "red3"]);
    end_phase(&mut table);
    assert_eq!((table.game.to_act(), table.view(Viewer::Public).due), (seats(&[A]), 6));
    assert_eq!(table.no(B, "draw roof"), "3.5.1");
    assert_eq!(table.no(A, "pass"), "3.0");
    table.act(A, &["draw roof"; 5].join(", "));
    assert_eq!(table.game.turn, A);
    table.act(A, "draw floor");
    assert_eq!((table.game.turn, table.game.due), (B, 6));
}

#[test]
fn r3_5_2_amphitheaters_give_more_cards() {
    // 1+3 floors against 2 and 2: 8 cards, 7 and 7.
    let mut table = Table::new(&["red1", "red2", "red3", "red4"]);
    for (seat, heights) in [(A, &[1, 3][..]), (B, &[2]), (C, &[2])] {
        table.build(seat, "palatinus", Shape::Round, heights);
    }
    table.put("palatinus", &[Piece::Amphitheater]);
    let bonus = table.view(Viewer::Public).seats.iter().map(|seat| seat.bonus).collect::<Vec<_>>();
    assert_eq!(bonus, [2, 1, 1, 0]);
    end_phase(&mut table);
    for (seat, due) in [(A, 8), (B, 7), (C, 7), (D, 6)] {
        assert_eq!((table.game.turn, table.game.due), (seat, due));
        table.act(seat, &vec!["draw floor"; usize::from(due).min(4)].join(", "));
        table.act(seat, &vec!["draw permit"; usize::from(due) - 4].join(", "));
    }
    table.audit();
}

#[test]
fn r3_5_2_a_second_place_without_points_draws() {
    let mut table = Table::new(&["red1", "red2"]);
    table.build(A, "palatinus", Shape::Round, &[2]).build(B, "palatinus", Shape::Round, &[1]);
    table.put("palatinus", &[Piece::Amphitheater]);
    end_phase(&mut table);
    assert_eq!(table.view(Viewer::Public).scorings[0].totals, [2, 0]);
    assert_eq!(table.game.due, 8);
    table.act(A, &["draw floor"; 8].join(", "));
    assert_eq!(table.game.due, 7);
}

#[test]
fn r3_5_3_one_at_a_time_and_the_next_comes_in_sight() {
    let mut table = Table::new(&["red1", "red2"]);
    end_phase(&mut table);
    let under = table.queue(Kind::Floor)[1];
    table.log.clear();
    table.act(A, "draw floor");
    assert_eq!(table.log, [Event::Drew { seat: A, card: "floor1".parse().unwrap() }]);
    assert_eq!(table.view(Viewer::Public).stacks[1].top, Some(under));
    assert_eq!(table.seen(A), "floor1");
}

#[test]
fn r3_5_4_the_discards_are_turned_over() {
    // Roof discards 5, then 2, and the stack runs out: 5 on top, 2 below.
    let rest = "roof1 roof1 roof2 roof3 roof3 roof4 roof4 roof6 roof6 roof7 roof7";
    let mut table = Table::new(&["roof5 roof2", rest]);
    table.act(A, "play roof5, nothing").act(B, "pass").act(A, "play roof2, nothing");
    end_phase(&mut table);
    assert_eq!(table.queue(Kind::Roof), faces("roof5 roof5 roof2"));
    table.act(A, "draw roof");
    let stack = &table.view(Viewer::Public).stacks[0];
    assert_eq!((stack.left, stack.discards), (2, 0));
    assert_eq!(table.queue(Kind::Roof), faces("roof5 roof2"));
}

#[test]
fn r3_5_5_what_cannot_be_drawn_is_lost() {
    let all = |kind| text(CardSet(data().of_kind[kind as usize]));
    let first = [all(Kind::Roof), all(Kind::Floor)].join(" ");
    let permits = all(Kind::Permit);
    let (left, rest) = permits.split_at("white1 black1 red1".len());
    let mut table = Table::new(&[&first, rest]);
    assert_eq!(left, "white1 black1 red1");
    end_phase(&mut table);
    assert_eq!(table.offers(A), ["draw permit"]);
    assert_eq!(table.no(A, "draw roof"), "3.5.5");
    table.act(A, "draw permit, draw permit, draw permit");
    let lost = |seat, cards| Event::Lost { seat, cards };
    assert!(table.log.contains(&lost(A, 3)) && table.log.contains(&lost(B, 6)));
    assert_eq!((table.game.round, table.game.phase), (1, Phase::Construction));
    table.audit();
}

#[test]
fn r3_5_6_the_start_marker_passes_left() {
    let mut table = Table::new(&["red1", "red2", "red3"]);
    end_phase(&mut table);
    for seat in [A, B, C] {
        table.act(seat, &["draw floor"; 6].join(", "));
    }
    assert_eq!((table.game.round, table.game.start, table.game.turn), (1, B, B));
    assert_eq!(table.log.last(), Some(&Event::Round { round: 1, start: B }));
    assert_eq!(table.view(Viewer::Public).revealed, None);
}

#[test]
fn r3_5_7_round_four_ends_at_scoring() {
    let mut table = Table::auction(&["red1", "red2"]);
    table.game.round = 3;
    assert_eq!(table.view(Viewer::Public).seats[0].bonus, 0);
    for _ in 0..3 {
        table.act(A, "seal").act(B, "seal");
    }
    assert_eq!(table.game.phase, Phase::Over);
    assert!(table.game.to_act().is_empty());
    assert_eq!(table.no(A, "draw roof"), "3.5.7");
    assert_eq!(table.view(Viewer::Public).winners, [0, 1]);
}
