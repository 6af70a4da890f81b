//! 3.2: where a building may go.

use super::*;

const ROUND: Shape = Shape::Round;
const TRIANGULAR: Shape = Shape::Triangular;

/// Seat 0 with a red permit chosen.
fn red() -> Table {
    let mut table = Table::new(&["red5 red6", "white1"]);
    table.act(A, "play red5");
    table
}

#[test]
fn r3_2a_the_permits_color() {
    let table = red();
    assert_eq!(table.no(A, "place viminalis round 1"), "3.2a");
    assert_eq!(table.no(A, "place caelius round 1"), "3.2a");
    let places: Vec<String> = table.offers(A).into_iter().skip(1).collect();
    assert_eq!(places.len(), 6, "{places:?}");
}

#[test]
fn r3_2b_a_free_small_square() {
    let mut table = red();
    table.build(B, "capitolinus", ROUND, &[1]).put("capitolinus", &[Piece::Fountain; 4]);
    assert_eq!(table.no(A, "place capitolinus round 1"), "3.2b");
    // The large square is free, but it is not for buildings.
    assert_eq!(table.game.area(find("capitolinus")).large(), None);
    let view = &table.view(Viewer::Public).areas[0];
    assert!(view.next.shapes.is_empty() && view.next.floors.is_empty());
    table.put("palatinus", &[Piece::Temple]);
    table.act(A, "place palatinus round 1");
}

#[test]
fn r3_2c_the_first_building_fixes_the_shape() {
    let mut table = red();
    table.build(B, "palatinus", TRIANGULAR, &[1]);
    assert_eq!(table.no(A, "place palatinus round 1"), "3.2c");
    assert_eq!(table.view(Viewer::Public).areas[1].next.shapes, [TRIANGULAR]);
    table.act(A, "place palatinus triangular 1");
}

#[test]
fn r3_2d_never_three_alike() {
    let mut table = red();
    table.build(B, "palatinus", ROUND, &[1]).build(B, "capitolinus", ROUND, &[1]);
    assert_eq!(table.no(A, "place aventinus round 1"), "3.2d");
    assert_eq!(table.view(Viewer::Public).areas[2].next.shapes, [TRIANGULAR]);
    // It binds only the first building of the third area.
    let mut open = Table { game: table.game.clone(), log: Vec::new() };
    open.act(A, "place palatinus round 1");
    table.act(A, "place aventinus triangular 1");
    // Other colors do not count.
    let mut white = Table::new(&["white1", "red1"]);
    white.build(B, "palatinus", ROUND, &[1]).build(B, "capitolinus", ROUND, &[1]);
    white.act(A, "play white1, place quirinalis round 1");
}

#[test]
fn r3_2e_the_first_building_has_one_floor() {
    let mut table = red();
    assert_eq!(table.no(A, "place palatinus round 2"), "3.2e");
    assert_eq!(table.view(Viewer::Public).areas[1].next.floors, [1]);
    table.act(A, "place palatinus round 1");
}

#[test]
fn r3_2e_later_ones_are_as_tall_or_one_taller() {
    // Heights 1, 1, 2: the next has 2 or 3, as in the book.
    let mut table = red();
    table.build(B, "palatinus", ROUND, &[1, 1, 2]);
    for floors in [3, 4] {
        table.front(A, floors, Some(ROUND));
    }
    assert_eq!(table.no(A, "place palatinus round 1"), "3.2e");
    assert_eq!(table.no(A, "place palatinus round 4"), "3.2e");
    let offers = table.offers(A);
    assert!(offers.contains(&"place palatinus round 2".to_owned()));
    table.act(A, "place palatinus round 3");
    assert_eq!(table.view(Viewer::Public).areas[1].next.floors, [3, 4]);
}

#[test]
fn r3_2f_a_placed_building_stays_and_has_no_height_limit() {
    let mut table = Table::new(&["red5 floor1 roof1", "white1"]);
    table.build(B, "palatinus", ROUND, &[30]).front(A, 31, Some(ROUND));
    table.act(A, "play red5, place palatinus round 31").act(B, "pass");
    table.act(A, "play floor1");
    assert_eq!(table.no(A, "floor 31"), "3.1.7");
    table.act(A, "nothing, play roof1");
    assert_eq!(table.no(A, "roof round 31"), "3.1.9");
}

#[test]
fn r3_2g_the_first_broken_rule_refuses() {
    let mut table = red();
    let full = [Piece::Fountain; 5];
    // A full white area: color first.
    table.put("viminalis", &[Piece::Fountain; 7]);
    assert_eq!(table.no(A, "place viminalis round 2"), "3.2a");
    // A full red area with the wrong shape and height: squares first.
    table
        .build(B, "palatinus", TRIANGULAR, &[1])
        .put("palatinus", &full)
        .put("palatinus", &full[..1]);
    assert_eq!(table.no(A, "place palatinus round 2"), "3.2b");
    // The wrong shape and height: shape first.
    table.build(B, "capitolinus", TRIANGULAR, &[4]);
    assert_eq!(table.no(A, "place capitolinus round 1"), "3.2c");
    // The third alike, too tall: shape first.
    assert_eq!(table.no(A, "place aventinus triangular 2"), "3.2d");
    // A building that one does not have comes before all of them.
    assert_eq!(table.no(A, "place viminalis round 9"), "3.1.10");
}
