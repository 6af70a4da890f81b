//! The longest outer street (5.2).

use super::*;

/// Length, and whether it goes all around; the run itself is as long.
fn street(city: &City) -> (u8, bool) {
    let run = city.longest();
    assert_eq!(run.edges.len(), usize::from(city.street()));
    (city.street(), run.closed)
}

/// Streets all around the start tile.
fn ring() -> City {
    city(&[
        (5, 0, -1),
        (6, 1, 0),
        (13, 0, 1),
        (12, -1, 0),
        (9, 1, -1),
        (3, 1, 1),
        (2, -1, 1),
        (4, -1, -1),
    ])
}

#[test]
fn r5_2_the_start_tile_has_no_street() {
    assert_eq!(City::new().street(), 0);
    assert_eq!(City::new().longest(), Run::default());
}

#[test]
fn r5_2_edges_between_two_tiles_give_nothing() {
    let mut city = city(&[(1, 0, -1)]);
    assert_eq!(street(&city), (3, false));
    let north = at(0, -1);
    assert_eq!(city.longest().edges, [(north, Side::W), (north, Side::N), (north, Side::E)]);
    city.place(TileId(7), at(1, 0));
    assert_eq!(city.check_place(TileId(12), at(1, -1)), Ok(()));
    city.place(TileId(12), at(1, -1));
    assert_eq!(street(&city), (2, false));
}

#[test]
fn r5_2_a_concave_corner_does_not_break_a_street() {
    let city = city(&[(9, 0, -1), (18, 1, 0)]);
    assert_eq!(street(&city), (4, false));
    let (north, east) = (at(0, -1), at(1, 0));
    let edges = [(north, Side::N), (north, Side::E), (east, Side::N), (east, Side::E)];
    assert_eq!(city.longest().edges, edges);
}

#[test]
fn r5_2_only_the_longest_street_counts() {
    let eight =
        [(5, 0, -1), (9, 1, -1), (4, -1, -1), (6, 1, 0), (3, 1, 1), (7, -1, 0), (10, -1, 1)];
    let mut city = city(&eight);
    // Tile 10 has two more edges, south and west, beyond a plain one.
    assert_eq!(street(&city), (8, false));
    // Its west side becomes an inner street.
    for (tile, cell) in [(14, at(-2, 0)), (21, at(-2, 1))] {
        city.check_place(TileId(tile), cell).unwrap();
        city.place(TileId(tile), cell);
    }
    assert_eq!(street(&city), (8, false));
    assert_eq!(city.longest().edges[0], (at(-1, -1), Side::W));
    assert_eq!(city.longest().edges[7], (at(1, 1), Side::S));
}

#[test]
fn r5_2_a_closed_ring_counts_every_edge() {
    assert_eq!(street(&ring()), (12, true));
}

#[test]
fn r5_2_a_gap_in_the_ring_leaves_the_rest() {
    let mut city = ring();
    assert_eq!(city.check_remove(TileId(5)), Ok(()));
    city.remove(TileId(5));
    assert_eq!(street(&city), (11, false));
    let mut city = ring();
    assert_eq!(city.check_remove(TileId(9)), Ok(()));
    city.remove(TileId(9));
    assert_eq!(street(&city), (10, false));
}
