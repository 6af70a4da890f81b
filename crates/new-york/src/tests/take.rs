//! 3.0 and 3.1: a turn, and taking money.

use super::*;

#[test]
fn r3_0_turns_go_clockwise_and_nobody_else_acts() {
    let mut table = Table::new(&["", "", ""], "blue1 green2 red2 yellow8");
    assert_eq!(table.game.to_act(), seats(&[A]));
    assert_eq!(table.no(B, "take blue1"), rule("3.0", "turn"));
    table.act(A, "take yellow8, done");
    assert_eq!(table.game.to_act(), seats(&[B]));
    assert!(table.offers(A).is_empty());
    table.act(B, "take blue1, done").act(C, "take red2, done");
    assert_eq!((table.game.to_act(), table.game.turns), (seats(&[A]), 3));
}

#[test]
fn r3_0_what_has_begun_is_finished_first() {
    let mut table = Table::new(&["blue9", "", ""], "blue1 green2 red2 yellow8");
    table.reserve(A, &[41]);
    assert_eq!(table.no(A, "pay blue9"), rule("3.0", "phase"));
    assert_eq!(table.no(A, "put 1,0"), rule("3.0", "phase"));
    assert_eq!(table.no(A, "swap 7"), rule("3.0", "phase"));
    assert_eq!(table.no(A, "lay 7 1,0"), rule("3.0", "phase"));
    assert_eq!(table.no(A, "keep 7"), rule("3.0", "phase"));
    assert_eq!(table.no(A, "give 7"), rule("3.0", "phase"));
    for (begin, others) in [
        ("take blue1", ["buy blue", "pay blue9", "move 41", "dismantle 41", "pass"]),
        ("buy blue", ["take blue1", "buy blue", "move 41", "dismantle 41", "pass"]),
        ("move 41", ["take blue1", "buy blue", "move 41", "done", "pass"]),
    ] {
        let mut begun = Table { game: table.game.clone(), log: Vec::new() };
        begun.act(A, begin);
        for other in others {
            assert_eq!(begun.no(A, other), rule("3.0", "phase"), "{begin}: {other}");
        }
    }
}

#[test]
fn r3_1_any_one_card_or_several_up_to_five() {
    // Worked case: 1, 2, 2, 8.
    let mut table = Table::new(&["", "", ""], "blue1 yellow8 green2 red2");
    assert_eq!(
        table.offered(A, "take"),
        ["take blue1", "take yellow8", "take green2", "take red2"]
    );
    let mut alone = Table { game: table.game.clone(), log: Vec::new() };
    alone.act(A, "take yellow8");
    assert_eq!(alone.offers(A), ["done"]);
    table.act(A, "take green2");
    assert_eq!(table.no(A, "take yellow8"), rule("3.1", "five"));
    let mut three = Table::new(&["", "", ""], "blue1 yellow8 green2 red2");
    three.act(A, "take blue1, take green2, take red2");
    assert_eq!(three.no(A, "take yellow8"), rule("3.1", "five"));
    three.act(A, "done");
    assert_eq!(three.hand(A), "blue1 green2 red2");
    assert_eq!(three.log, [Event::Took { seat: A, cards: row("blue1 green2 red2") }]);
    assert_eq!(three.game.turn, B);
}

#[test]
fn r3_1_only_what_is_displayed() {
    let mut table = Table::new(&["blue9", "", ""], "blue1 blue1 red1 yellow8");
    assert_eq!(table.no(A, "take blue9"), rule("3.1", "shown"));
    // Two of a kind: offered once, picked twice, not three times.
    assert_eq!(table.offered(A, "take"), ["take blue1", "take red1", "take yellow8"]);
    table.act(A, "take blue1, take blue1");
    assert_eq!(table.no(A, "take blue1"), rule("3.1", "shown"));
    table.act(A, "take red1, done");
    assert_eq!(table.hand(A), "blue1 blue1 red1 blue9");
}

#[test]
fn r3_1_nothing_is_no_money() {
    let table = Table::new(&["", "", ""], "blue1 blue1 red1 yellow8");
    assert_eq!(table.no(A, "done"), rule("3.1", "none"));
}

#[test]
fn r3_1_there_is_no_hand_limit() {
    let mut table = Table::new(&["", ""], "blue1 blue2 blue3 blue4");
    for _ in 0..20 {
        for seat in [A, B] {
            let take = table.offered(seat, "take").pop().unwrap();
            table.act(seat, &take).act(seat, "done");
        }
    }
    assert_eq!(table.game.side(A).hand.get().len(), 20);
}

#[test]
fn r3_1a_picks_go_up() {
    // By value, then blue, green, yellow, red.
    let mut table = Table::new(&["", "", ""], "red1 green1 blue2 yellow1");
    table.act(A, "take yellow1");
    assert_eq!(table.no(A, "take green1"), rule("3.1a", "order"));
    assert_eq!(table.offers(A), ["take red1", "take blue2", "done"]);
    table.act(A, "take blue2");
    assert_eq!(table.no(A, "take red1"), rule("3.1a", "order"));
    assert_eq!(table.offers(A), ["done"]);
}
