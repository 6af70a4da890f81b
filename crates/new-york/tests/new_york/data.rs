//! The component tables: counts, sums and names.

use new_york::{Kind, Side, TileId, check_data};

/// Tiles with as many streets as told.
fn with_streets(count: usize) -> Vec<TileId> {
    TileId::all().filter(|tile| tile.streets().iter().count() == count).collect()
}

/// How many of `tiles` have exactly these streets.
fn exactly(tiles: &[TileId], sides: &[Side]) -> usize {
    tiles.iter().filter(|tile| tile.streets().iter().eq(sides.iter().copied())).count()
}

fn assert_rows(rows: &[&str]) {
    let table = check_data();
    for row in rows {
        assert!(table.lines().any(|line| line == *row), "{row}\n{table}");
    }
}

#[test]
fn r1_1_the_money_adds_up() {
    assert_rows(&[
        "book   slot 1: blue bank",
        "house  slot 2: green bank",
        "house  slot 3: yellow bank",
        "book   slot 4: red bank",
        "book   money, three to six seats: 1-9 x 3 a bank = 108",
    ]);
}

#[test]
fn r7_1_one_copy_fewer_for_two() {
    assert_rows(&["book   money, two seats: 1-9 x 2 a bank = 72"]);
}

#[test]
fn r1_2_tiles_and_prices_of_each_type() {
    assert_eq!(TileId::all().count(), 54);
    let expected = [(7, 2, 8), (7, 3, 9), (9, 4, 10), (9, 5, 11), (11, 6, 12), (11, 7, 13)];
    for (kind, (count, low, high)) in Kind::ALL.into_iter().zip(expected) {
        let prices: Vec<u8> =
            TileId::all().filter(|tile| tile.kind() == Some(kind)).map(TileId::price).collect();
        assert_eq!(prices.len(), count, "{kind:?}");
        assert!(prices.is_sorted(), "{kind:?}");
        assert_eq!((prices[0], prices[count - 1]), (low, high), "{kind:?}");
        assert!((low..=high).all(|price| prices.contains(&price)), "every price in between");
        let row = format!("{}: {count} tiles, {low}-{high}, ", kind.name());
        assert!(check_data().contains(&row), "{row}");
    }
    // Types lie one after the other, by rank.
    assert!(TileId::all().is_sorted_by_key(TileId::kind));
    assert_eq!((TileId::START.kind(), TileId::START.price()), (None, 0));
    assert_eq!(TileId::START.streets().0, 0);
}

#[test]
fn r1_2_the_street_sides_add_up() {
    for side in Side::ALL {
        let count = TileId::all().filter(|tile| tile.streets().has(side)).count();
        assert_eq!(count, 20, "{side:?}");
    }
    assert_eq!([0, 1, 2, 3, 4].map(|count| with_streets(count).len()), [10, 16, 20, 8, 0]);
}

#[test]
fn r1_2_streets_are_spread_evenly() {
    use Side::{E, N, S, W};
    for side in Side::ALL {
        assert_eq!(exactly(&with_streets(1), &[side]), 4, "{side:?}");
        let open: Vec<Side> = Side::ALL.into_iter().filter(|&other| other != side).collect();
        assert_eq!(exactly(&with_streets(3), &open), 2, "all but {side:?}");
    }
    // Two streets always meet at a corner: together these are all twenty.
    for corner in [[N, E], [E, S], [S, W], [N, W]] {
        assert_eq!(exactly(&with_streets(2), &corner), 5, "{corner:?}");
    }
    for opposite in [[N, S], [E, W]] {
        assert_eq!(exactly(&with_streets(2), &opposite), 0, "{opposite:?}");
    }
}

#[test]
fn r1_2_the_tiles_are_those_of_the_list() {
    assert_rows(&[
        "found  tile 1: museum 2, streets NEW",
        "found  tile 7: museum 8, streets -",
        "found  tile 18: station 6, streets NE",
        "found  tile 34: park 7, streets NSW",
        "found  tile 43: park 12, streets S",
        "found  tile 54: skyscraper 13, streets E",
    ]);
    let table = check_data();
    for tile in TileId::all() {
        let sides = tile.streets().iter().map(Side::name).collect::<String>().to_uppercase();
        let sides = if sides.is_empty() { "-" } else { &sides };
        let kind = tile.kind().map(Kind::name).unwrap_or_default();
        let row = format!("found  tile {}: {kind} {}, streets {sides}", tile.0, tile.price());
        assert!(table.lines().any(|line| line == row), "{row}\n{table}");
    }
}

#[test]
fn r1_3_the_score_table() {
    assert_rows(&[
        "found  museum: 7 tiles, 2-8, A 1, B 8/1, C 16/8/1",
        "found  theater: 7 tiles, 3-9, A 2, B 9/2, C 17/9/2",
        "found  station: 9 tiles, 4-10, A 3, B 10/3, C 18/10/3",
        "found  church: 9 tiles, 5-11, A 4, B 11/4, C 19/11/4",
        "found  park: 11 tiles, 6-12, A 5, B 12/5, C 20/12/5",
        "found  skyscraper: 11 tiles, 7-13, A 6, B 13/6, C 21/13/6",
    ]);
}

#[test]
fn the_thresholds() {
    assert_rows(&[
        "book   deal: until the total is 20",
        "book   display: 4 cards, several up to 5",
        "book   piles: 5, A in 2, B in 4",
        "book   Dirk: 6 tiles, 6 after A, bag / 3 after B",
        "house  idle: 60 turns",
    ]);
    assert_eq!(check_data().lines().count(), 4 + 2 + 6 + 54 + 5);
}
