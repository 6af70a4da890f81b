//! 3.3 and the building rules as the engine names them.

use super::*;

#[test]
fn r3_3_a_reserve_tile_is_added() {
    let mut table = Table::city("41 1,0", &[42]);
    assert_eq!(table.offered(A, "move"), ["move 42"]);
    table.act(A, "move 42, put 0,1");
    assert_eq!((table.cell(A, 42).as_deref(), table.game.turn), (Some("0,1"), B));
    assert!(table.reserve_ids(A).is_empty());
    let cell: Cell = "0,1".parse().unwrap();
    assert_eq!(table.log, [Event::Added { seat: A, tile: TileId(42), cell, from: 0, to: 0 }]);
}

#[test]
fn r3_3_a_city_tile_is_dismantled() {
    let mut table = Table::city("41 1,0; 42 2,0", &[]);
    // Without 41 tile 42 could not be reached.
    assert_eq!(table.offered(A, "dismantle"), ["dismantle 42"]);
    assert_eq!(table.no(A, "dismantle 41"), rule("4c", "cut"));
    table.act(A, "dismantle 42");
    assert_eq!((table.cell(A, 42), table.reserve_ids(A)), (None, vec![42]));
    assert_eq!(table.game.turn, B);
}

#[test]
fn r3_3_a_swap_goes_exactly_where_the_old_one_lay() {
    // 41 has no streets; 6 has one in the east, where nothing lies.
    let mut table = Table::city("41 1,0", &[6, 12]);
    table.act(A, "move 6");
    assert_eq!(table.offered(A, "swap"), ["swap 41"]);
    table.act(A, "swap 41");
    assert_eq!((table.cell(A, 6).as_deref(), table.reserve_ids(A)), (Some("1,0"), vec![12, 41]));
    assert_eq!(table.game.side(A).city.street(), 1);
    // 12 has its street in the west, toward the start tile.
    table.game.turn = A;
    table.act(A, "move 12");
    assert_eq!(table.no(A, "swap 6"), rule("4b", "swap-sides"));
}

#[test]
fn r3_3_only_own_tiles() {
    let mut table = Table::city("41 1,0", &[42]);
    table.build(B, "52 0,1").reserve(B, &[53]);
    assert_eq!(table.no(A, "move 53"), rule("3.3", "reserve"));
    assert_eq!(table.no(A, "move 41"), rule("3.3", "reserve"));
    assert_eq!(table.no(A, "dismantle 52"), rule("3.3", "city"));
    assert_eq!(table.no(A, "dismantle 42"), rule("3.3", "city"));
    table.act(A, "move 42");
    assert_eq!(table.no(A, "swap 52"), rule("3.3", "city"));
}

#[test]
fn r3_3a_tiles_bought_this_turn_take_no_part() {
    let mut table = Table::new(&["blue8", "", ""], "red1 red2 red3 red4");
    table.build(A, "41 1,0").reserve(A, &[42]).act(A, "buy blue, pay blue8, done");
    assert_eq!(table.no(A, "move 7"), rule("3.3a", "bought-now"));
    assert_eq!(table.no(A, "dismantle 7"), rule("3.3a", "bought-now"));
    table.act(A, "move 42");
    assert_eq!(table.no(A, "swap 7"), rule("3.3a", "bought-now"));
}

#[test]
fn r3_3b_the_start_tile_stays() {
    // No text names it, so that it can only be asked for in code.
    let table = Table::city("41 1,0", &[42]);
    let refused = |game: &NewYork, action| {
        let illegal = game.check(A, action).unwrap_err();
        (illegal.rule(), illegal.say().key.into_owned())
    };
    let start = ("3.3b", "new-york-no-start".to_owned());
    assert_eq!(refused(&table.game, Action::Dismantle(TileId::START)), start);
    let mut begun = table.game.clone();
    begun.apply(A, "move 42".parse().unwrap(), &mut insula_core::NoLog).unwrap();
    assert_eq!(refused(&begun, Action::Swap(TileId::START)), start);
}

#[test]
fn r4b_a_street_never_meets_a_plain_side() {
    // 5 has a street in the north, 14 has none at all.
    let mut table = Table::city("5 0,-1", &[14]);
    table.act(A, "move 14");
    assert_eq!(table.no(A, "put 0,-2"), rule("4b", "sides"));
}

#[test]
fn r4d_a_tile_lies_on_an_empty_cell_and_touches_by_a_side() {
    let mut table = Table::city("41 1,0", &[42]);
    table.act(A, "move 42");
    assert_eq!(table.no(A, "put 1,0"), rule("4d", "taken"));
    assert_eq!(table.no(A, "put 0,0"), rule("4d", "taken"));
    assert_eq!(table.no(A, "put 2,1"), rule("4d", "touch"));
    assert_eq!(table.no(A, "put -20,30"), rule("4d", "touch"));
}

#[test]
fn r4c_a_tile_behind_a_street_cannot_be_reached() {
    // 5 has a street in the north, 13 one in the south: they match, but nobody
    // can walk from one to the other.
    let mut table = Table::city("5 0,-1", &[13]);
    table.act(A, "move 13");
    assert_eq!(table.no(A, "put 0,-2"), rule("4c", "walk"));
}

#[test]
fn r4e_a_hole_is_refused_when_laid_and_when_dismantled() {
    // Worked case, X east and Y south here.
    let plain = "41 1,0; 42 2,0; 52 2,1; 53 0,1; 14 0,2";
    let mut table = Table::city(plain, &[23]);
    table.act(A, "move 23");
    assert_eq!(table.no(A, "put 1,2"), rule("4e", "hole"));
    table.act(A, "put 2,2");
    // With four neighbors, all of which can be reached without it, a tile
    // leaves a hole behind.
    let ring = "5 0,-1; 41 1,0; 42 2,0; 52 1,-1; 53 1,1; 23 0,1; 32 2,1";
    let table = Table::city(ring, &[]);
    assert_eq!(table.no(A, "dismantle 41"), rule("4e", "pit"));
}

#[test]
fn r4g_a_tile_that_fits_nowhere_cannot_be_chosen() {
    // 1 is open to the south only. Above the start tile lies 5, which it could
    // replace, were it not for 9 in the east; above 5 and 9 there are streets.
    let mut table = Table::city("5 0,-1", &[1]);
    table.act(A, "move 1");
    assert_eq!(table.offers(A), ["swap 5"]);
    let table = Table::city("5 0,-1; 9 1,-1", &[1]);
    assert!(table.offered(A, "move").is_empty());
    assert_eq!(table.no(A, "move 1"), rule("4g", "fit"));
}
