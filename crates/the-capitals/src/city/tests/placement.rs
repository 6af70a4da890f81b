//! Where a tile goes, what it breaks there and what it counts.

use super::*;

/// Rules A and B broken by a tile on a cell.
fn broken(city: &City, slug: &str, x: i8, y: i8) -> (bool, bool) {
    city.check_build(at(x, y)).unwrap();
    let penalty = city.penalty(tile(slug), at(x, y));
    (penalty.token, penalty.kin)
}

#[test]
fn r2_4f_each_broken_rule_costs_two() {
    let prestige = |token, kin| Penalty { token, kin }.prestige();
    assert_eq!(prestige(false, false), 0);
    assert_eq!((prestige(true, false), prestige(false, true)), (-2, -2));
    assert_eq!(prestige(true, true), -4);
}

#[test]
fn r2_4_the_worked_placements() {
    // A Market as the city's first commerce tile at a token: no penalty.
    let start = City::new();
    assert_eq!(start.penalty(tile("market"), at(0, 1)).prestige(), 0);
    // A Science Center at a token but away from City Hall: -2.
    let mut city = city(&[
        ("baker", 0, 1),
        ("market", 1, 1),
        ("cobbler", 0, -1),
        ("bookseller", 1, -1),
        ("restaurant", 2, 0),
    ]);
    city.move_token(corner(1, 0), corner(3, 1));
    assert_eq!(broken(&city, "science-center", 3, 0), (false, true));
    assert_eq!(city.penalty(tile("science-center"), at(3, 0)).prestige(), -2);
    // A Magnificent Arch away from tokens and tourism: -4.
    assert_eq!(broken(&city, "magnificent-arch", -1, 1), (true, true));
    assert_eq!(city.penalty(tile("magnificent-arch"), at(-1, 1)).prestige(), -4);
}

#[test]
fn r2_4d_the_four_squares_at_a_token() {
    let start = City::new();
    let mut free = Vec::new();
    start.cells_to_build(|cell| {
        if !start.penalty(tile("baker"), cell).token {
            free.push((cell.x, cell.y));
        }
    });
    assert_eq!(free, [(0, -1), (1, -1), (0, 1), (1, 1)]);
}

#[test]
fn r2_4e_the_first_tile_of_a_type_needs_no_kin() {
    let mut city = City::new();
    assert_eq!(broken(&city, "baker", -1, 0), (true, false));
    build(&mut city, "baker", -1, 0);
    assert_eq!(broken(&city, "market", -1, 1), (true, false));
    assert_eq!(broken(&city, "market", 0, 1), (false, false), "a corner is enough");
    assert_eq!(broken(&city, "market", 1, 1), (false, true));
    // All densities of housing are one type.
    build(&mut city, "windsor-cottages", 1, 1);
    assert_eq!(broken(&city, "jefferson-apartments", 0, 1), (false, false));
    assert_eq!(broken(&city, "jefferson-apartments", 0, -1), (false, true));
}

#[test]
fn a4_city_hall_and_hotel_count_for_rule_b() {
    let city = City::new();
    assert_eq!(
        broken(&city, "science-center", 2, 0),
        (true, true),
        "Hotel parts it from City Hall"
    );
    assert_eq!(broken(&city, "science-center", 1, 1), (false, false));
    assert_eq!(broken(&city, "park", -1, 0), (true, true));
    assert_eq!(broken(&city, "park", 0, -1), (false, false));
}

#[test]
fn a5_a_tile_touches_the_city() {
    let city = City::new();
    let mut cells = Vec::new();
    city.cells_to_build(|cell| cells.push((cell.x, cell.y)));
    let row = |y| (-1..=2).map(move |x| (x, y));
    let all: Vec<_> = row(-1).chain([(-1, 0), (2, 0)]).chain(row(1)).collect();
    assert_eq!(cells, all);
    assert_eq!(city.check_build(at(0, 0)), Err(Misfit::Taken));
    assert_eq!(city.check_build(at(3, 0)), Err(Misfit::Apart));
    assert_eq!(city.check_build(at(i8::MIN, i8::MAX)), Err(Misfit::Apart));
    assert_eq!(city.check_build(at(2, 1)), Ok(()), "by a corner");
}

#[test]
fn a5_the_grid_has_no_bounds() {
    for (dx, dy) in [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1), (1, -1), (-1, 1)] {
        let mut city = City::new();
        let mut end = if dx > 0 { at(1, 0) } else { at(0, 0) };
        for tile in TileId::all().skip(2).take(City::MOST - 2) {
            end = at(end.x + dx, end.y + dy);
            assert_eq!(city.check_build(end), Ok(()));
            city.place(tile, end);
        }
        let beyond = at(end.x + dx, end.y + dy);
        let mut cells = Vec::new();
        city.cells_to_build(|cell| cells.push(cell));
        assert!(cells.contains(&beyond));
        assert!(cells.iter().all(|cell| cell.to_string().parse() == Ok(*cell)));
    }
}

#[test]
fn a9_a_type_already_adjacent_gives_nothing_more() {
    let mut city = city(&[("library", 0, 1)]);
    let is_new = |city: &City, built| {
        city.is_new_neighbor_type(city.slot_of(tile("library")).unwrap(), built)
    };
    assert_eq!(city.adj_types(at(0, 1), Kind::Public), 1, "Hotel; City Hall is of its own type");
    let built = build(&mut city, "park", 1, 1);
    assert!(!is_new(&city, built), "Hotel is tourism too");
    let built = build(&mut city, "baker", -1, 1);
    assert!(is_new(&city, built));
    let built = build(&mut city, "market", -1, 0);
    assert!(!is_new(&city, built));
    let built = build(&mut city, "doctor", -1, 2);
    assert!(!is_new(&city, built), "its own type");
    let built = build(&mut city, "the-villa", 0, -1);
    assert!(!is_new(&city, built), "not adjacent");
    let built = build(&mut city, "tudor-townhouses", 0, 2);
    assert!(is_new(&city, built));
    let built = lake(&mut city, "church", 1, 2);
    assert!(!is_new(&city, built), "a lake has no type");
    assert_eq!(city.adj_types(at(0, 1), Kind::Public), 3);
}

#[test]
fn a10_prosperity_is_a_type_for_neighbors() {
    let mut city = city(&[("library", 0, 1)]);
    lake(&mut city, "casino", 1, 1);
    assert_eq!(city.adj_types(at(0, 1), Kind::Public), 1);
    let built = build(&mut city, "church", -1, 1);
    assert_eq!(city.adj_types(at(0, 1), Kind::Public), 2);
    assert!(city.is_new_neighbor_type(city.slot_of(tile("library")).unwrap(), built));
}

#[test]
fn a11_a_lake_is_no_tile_to_count() {
    let mut city = city(&[("police-station", 0, 1)]);
    lake(&mut city, "church", 1, 1);
    assert_eq!(city.adj(at(0, 1), Filter::ANY), 2);
    assert_eq!(city.count(Filter::ANY), 3);
    assert_eq!(city.count(Kind::Prosperity.filter()), 0);
    assert_eq!(city.neighbors(at(0, 1)).len(), 3, "it is there all the same");
}

#[test]
fn a12_starting_tiles_count_and_plants_do_not() {
    let city = City::new();
    let counts = Kind::ALL.map(|kind| city.count(kind.filter()));
    assert_eq!(counts, [0, 0, 0, 1, 1, 0]);
    assert_eq!(city.adj(at(0, 0), Kind::Tourism.filter()), 1);
    assert_eq!(city.adj(at(0, 0), Kind::Public.filter()), 0, "no tile counts itself");
}

#[test]
fn r2_4_the_groups_of_tiles_are_counted() {
    let city = city(&[
        ("museum-of-art", 1, 1),
        ("museum-of-history", 0, 1),
        ("windsor-cottages", -1, 0),
        ("downtown-abode", -1, 1),
    ]);
    assert_eq!(city.count(Filter::of(Class::Museum)), 2);
    assert_eq!(city.count(Filter::of(Class::Prog3)), 2, "Museum of History and Windsor Cottages");
    assert_eq!(city.count(Filter::of(Class::HousingHigh)), 1);
    assert_eq!(city.count(Filter::HOUSING.or(Kind::Tourism.filter())), 5);
    assert_eq!(city.count(Filter::NONE), 0);
}

#[test]
fn a39_subway_spares_both_penalties() {
    let mut city = City::new();
    lake(&mut city, "subway", 2, 0);
    assert_eq!(broken(&city, "science-center", 3, 1), (true, true), "under a lake there is none");
    let mut city = City::new();
    assert_eq!(broken(&city, "subway", 2, 0), (true, false), "not for itself");
    build(&mut city, "subway", 2, 0);
    assert_eq!(broken(&city, "science-center", 3, 1), (false, false));
    assert_eq!(broken(&city, "science-center", -1, 1), (true, false), "only next to it");
    // Another prosperity tile spares nothing.
    build(&mut city, "church", 3, 1);
    assert_eq!(broken(&city, "science-center", 4, 2), (true, true));
}

#[test]
fn r2_13e_prosperity_is_a_type_for_rule_b() {
    let mut city = City::new();
    assert_eq!(broken(&city, "church", 0, 1), (false, false));
    build(&mut city, "church", 0, 1);
    assert_eq!(broken(&city, "casino", 1, -1), (false, true));
    assert_eq!(broken(&city, "casino", 1, 1), (false, false));
}
