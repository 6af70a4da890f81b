//! 3.4: what was bought is laid at the end of the turn.

use super::*;

/// Seat 0 has bought 7 and 14 and taken a card.
fn bought() -> Table {
    let mut table = Table::new(&["blue8 green9", "", ""], "red1 red2 red3 red4");
    table.act(A, "buy blue, pay blue8, done, buy green, pay green9, done, take red4, done");
    table
}

#[test]
fn r3_4_in_any_order_into_city_or_reserve() {
    let mut table = bought();
    assert_eq!(
        table.offers(A),
        [
            "lay 7 0,-1",
            "lay 7 -1,0",
            "lay 7 1,0",
            "lay 7 0,1",
            "keep 7",
            "lay 14 0,-1",
            "lay 14 -1,0",
            "lay 14 1,0",
            "lay 14 0,1",
            "keep 14",
        ]
    );
    table.act(A, "lay 14 0,1");
    assert_eq!((table.game.phase, table.game.turn), (Phase::Lay, A));
    // Legal when it is laid: beside the other one.
    table.act(A, "lay 7 0,2");
    assert_eq!((table.game.phase, table.game.turn), (Phase::Act, B));
    let laid = |event: &&Event| matches!(event, Event::Laid { .. });
    assert_eq!(table.log.iter().filter(laid).count(), 2);
}

#[test]
fn r3_4_only_tiles_that_wait() {
    let mut table = bought();
    table.reserve(A, &[41]);
    assert_eq!(table.no(A, "lay 41 0,1"), rule("3.4", "waits"));
    assert_eq!(table.no(A, "keep 22"), rule("3.4", "waits"));
    assert_eq!(table.no(B, "keep 7"), rule("3.0", "turn"));
    table.act(A, "lay 7 0,1");
    assert_eq!(table.no(A, "lay 7 0,2"), rule("3.4", "waits"));
    assert_eq!(table.no(A, "lay 14 0,1"), rule("4d", "taken"));
    for other in ["take red1", "buy red", "pay red1", "done", "move 41", "put 1,0", "pass"] {
        assert_eq!(table.no(A, other), rule("3.0", "phase"), "{other}");
    }
}

#[test]
fn r3_4_the_reserve_has_no_limit() {
    let mut table = bought();
    let many: Vec<u8> = (32..=53).collect();
    table.reserve(A, &many).act(A, "keep 7, keep 14");
    assert_eq!(table.reserve_ids(A).len(), many.len() + 2);
}

#[test]
fn r3_4_the_log_tells_the_street() {
    let mut table = Table::new(&["blue2", "", ""], "red1 red2 red3 red4");
    table.slots([1, 14, 22, 31]).act(A, "buy blue, pay blue2, done, take red4, done");
    table.act(A, "lay 1 0,-1");
    let cell: Cell = "0,-1".parse().unwrap();
    let laid = Event::Laid { seat: A, tile: TileId(1), cell, from: 0, to: 3 };
    assert!(table.log.contains(&laid), "{:?}", table.log);
}
