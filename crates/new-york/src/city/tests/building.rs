//! Each rule of building with its own refusal, and the order of refusals.

use super::*;

/// Why `tile` is refused there.
fn refusal(city: &City, tile: TileId, x: i8, y: i8) -> Misfit {
    let why = city.check_place(tile, at(x, y)).unwrap_err();
    // What is refused is not on offer.
    city.cells_for(tile, |cell| assert_ne!(cell, at(x, y)));
    why
}

fn offers(city: &City, tile: TileId) -> Vec<Cell> {
    let mut cells = Vec::new();
    city.cells_for(tile, |cell| cells.push(cell));
    cells
}

fn swaps(city: &City, tile: TileId) -> Vec<u8> {
    let mut tiles = Vec::new();
    city.swaps_for(tile, |TileId(old)| tiles.push(old));
    tiles
}

#[test]
fn r4a_no_tile_is_rotated() {
    // Turned, a tile with one street would fit on all four sides.
    let city = City::new();
    assert_eq!(offers(&city, tile("N")), [at(0, -1), at(-1, 0), at(1, 0)]);
    assert_eq!(offers(&city, tile("")), [at(0, -1), at(-1, 0), at(1, 0), at(0, 1)]);
    assert_eq!(offers(&city, tile("NEW")), [at(0, -1)]);
}

#[test]
fn r4b_a_street_does_not_meet_a_plain_side() {
    // South of the start tile, a tile with a street to the north.
    let mut city = City::new();
    let start = TileId::START;
    let why = Misfit::Sides { side: Side::N, street: true, neighbor: start };
    assert_eq!(refusal(&city, tile("N"), 0, 1), why);
    // And a plain side does not meet a street.
    city.place(tile("E"), at(0, -1));
    let why = Misfit::Sides { side: Side::W, street: false, neighbor: tile("E") };
    assert_eq!(refusal(&city, tile(""), 1, -1), why);
}

#[test]
fn r4b_two_streets_meet() {
    let city = city(&[(6, 0, -1), (7, 1, 0)]);
    assert_eq!(city.check_place(tile("W"), at(1, -1)), Ok(()));
    assert!(offers(&city, tile("W")).contains(&at(1, -1)));
    // Between two tiles it matches both; the first side clockwise is named.
    let why = Misfit::Sides { side: Side::S, street: true, neighbor: TileId(7) };
    assert_eq!(refusal(&city, tile("SW"), 1, -1), why);
    let why = Misfit::Sides { side: Side::S, street: true, neighbor: TileId(7) };
    assert_eq!(refusal(&city, tile("S"), 1, -1), why);
}

#[test]
fn r4c_every_tile_can_be_reached_on_foot() {
    // Beside a street, with nothing else to step from.
    let mut city = city(&[(6, 0, -1)]);
    assert_eq!(refusal(&city, tile("W"), 1, -1), Misfit::NoWalk);
    city.place(TileId(7), at(1, 0));
    assert_eq!(city.check_place(tile("W"), at(1, -1)), Ok(()));
}

#[test]
fn r4c_dismantling_cuts_nobody_off() {
    let city = plain(&[(1, 0), (2, 0), (2, 1)]);
    assert_eq!(city.check_remove(TileId(7)), Err(Misfit::Cut));
    assert_eq!(city.check_remove(TileId(14)), Err(Misfit::Cut));
    assert_eq!(city.check_remove(TileId(22)), Ok(()));
    assert_eq!(city.removable().iter().collect::<Vec<_>>(), [TileId(22)]);
}

#[test]
fn r4c_a_tile_behind_streets_still_needs_its_neighbor() {
    // North a street to the east, northeast one to the west: the second is
    // reached over the tile east of the start tile only.
    let city = city(&[(6, 0, -1), (7, 1, 0), (12, 1, -1)]);
    assert_eq!(city.check_remove(TileId(7)), Err(Misfit::Cut));
    assert_eq!(city.removable().iter().collect::<Vec<_>>(), [TileId(6), TileId(12)]);
}

#[test]
fn r4d_a_corner_does_not_touch() {
    let city = City::new();
    assert_eq!(refusal(&city, tile(""), 1, 1), Misfit::NoTouch);
    assert_eq!(refusal(&city, tile(""), -1, 1), Misfit::NoTouch);
    assert_eq!(refusal(&city, tile(""), 54, -54), Misfit::NoTouch);
}

#[test]
fn r4d_an_occupied_cell_is_refused() {
    let city = plain(&[(1, 0)]);
    assert_eq!(refusal(&city, tile("N"), 0, 0), Misfit::Taken);
    assert_eq!(refusal(&city, tile("N"), 1, 0), Misfit::Taken);
}

#[test]
fn r4e_no_cell_is_enclosed() {
    // All around (1,1) but (1,2); tile 42 would shut the cell in.
    let around = [(1, 0), (2, 0), (2, 1), (2, 2), (0, 1), (0, 2)];
    let city = plain(&around);
    assert_eq!(refusal(&city, TileId(42), 1, 2), Misfit::Hole);
    assert_eq!(city.check_place(TileId(42), at(1, 1)), Ok(()));
    // A hole of two cells is one too.
    let around = [(1, 0), (2, 0), (3, 0), (3, 1), (3, 2), (0, 1), (0, 2), (1, 2)];
    assert_eq!(refusal(&plain(&around), TileId(53), 2, 2), Misfit::Hole);
}

#[test]
fn r4e_a_diagonal_gap_is_no_opening() {
    let city = plain(&[(1, 0), (2, 0), (2, 1), (0, 1), (0, 2)]);
    assert_eq!(city.at(at(2, 2)), None);
    assert_eq!(refusal(&city, TileId(42), 1, 2), Misfit::Hole);
    assert_eq!(city.check_place(TileId(42), at(2, 2)), Ok(()));
}

#[test]
fn r4e_dismantling_leaves_no_hole() {
    let ring = [(1, 0), (-1, 0), (1, 1), (-1, 1), (0, 1), (1, 2), (0, 2), (-1, 2)];
    let city = plain(&ring);
    let middle = city.at(at(0, 1)).unwrap();
    assert_eq!(city.check_remove(middle), Err(Misfit::Pit));
    let mut expected = city.set();
    expected.remove(middle);
    assert_eq!(city.removable(), expected);
}

#[test]
fn r4f_the_first_rule_broken_is_named() {
    // Beside a street: a plain side mismatches; a street matches, but cannot
    // be crossed; further off nothing is touched.
    let city = city(&[(6, 0, -1)]);
    assert!(matches!(refusal(&city, tile(""), 1, -1), Misfit::Sides { .. }));
    assert_eq!(refusal(&city, tile("W"), 1, -1), Misfit::NoWalk);
    assert_eq!(refusal(&city, tile("W"), 2, -1), Misfit::NoTouch);
    // The cell that closes the ring: sides before the hole.
    let city = plain(&[(1, 0), (2, 0), (2, 1), (0, 1), (0, 2)]);
    assert!(matches!(refusal(&city, tile("W"), 1, 2), Misfit::Sides { .. }));
    // Reached over streets only, and closing the ring: the walk first.
    let around = [(7, 1, 0), (14, 2, 0), (22, 2, 1), (23, 0, 1), (21, 0, 2)];
    assert_eq!(refusal(&super::city(&around), tile("W"), 1, 2), Misfit::NoWalk);
}

#[test]
fn r4g_a_swap_keeps_the_sides_toward_neighbors() {
    // Tile 7 east of the start tile, tile 14 east of it.
    let city = plain(&[(1, 0), (2, 0)]);
    assert_eq!(city.check_swap(tile("N"), TileId(7)), Ok(()));
    assert_eq!(city.check_swap(tile("E"), TileId(14)), Ok(()));
    let neighbor = TileId(14);
    let why = Misfit::Sides { side: Side::E, street: true, neighbor };
    assert_eq!(city.check_swap(tile("E"), TileId(7)), Err(why));
    assert_eq!(swaps(&city, tile("N")), [7, 14]);
    assert_eq!(swaps(&city, tile("E")), [14]);
    assert!(swaps(&city, tile("W")).is_empty());
    assert_eq!((city.swappable(tile("E")), city.swappable(tile("W"))), (true, false));
}

#[test]
fn r3_3b_the_start_tile_never_moves() {
    let city = plain(&[(1, 0)]);
    assert_eq!(city.check_remove(TileId::START), Err(Misfit::Start));
    assert_eq!(city.check_swap(tile("N"), TileId::START), Err(Misfit::Start));
    assert!(!City::new().swappable(tile("")));
    assert!(City::new().removable().is_empty());
}

#[test]
fn r4h_a_city_grows_as_far_as_its_tiles_go() {
    // Straight on: ten tiles without streets, eight with them at the sides.
    let mut city = City::new();
    let straight = TileId::all().filter(|tile| tile.streets().0 & 0b1010 == 0);
    for (tile, x) in straight.zip(1..) {
        assert!(offers(&city, tile).contains(&at(x, 0)));
        city.check_place(tile, at(x, 0)).unwrap();
        city.place(tile, at(x, 0));
    }
    assert_eq!(city.at(at(18, 0)).map(|tile| city.cell_of(tile)), Some(Some(at(18, 0))));
    assert_eq!(city.len(), 18);
}
