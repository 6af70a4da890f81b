//! Construction tokens: when they are enclosed and where they go.

use super::*;

fn enclosed(city: &City) -> Vec<Corner> {
    city.enclosed().collect()
}

fn spots(city: &City, token: Corner) -> Vec<(i8, i8)> {
    let mut spots = Vec::new();
    city.spots(token, |spot| spots.push((spot.x, spot.y)));
    spots
}

#[test]
fn a6_an_enclosed_token_goes_to_an_open_corner() {
    let mut city = city(&[("baker", 0, 1)]);
    let south = corner(1, 1);
    assert_eq!(enclosed(&city), []);
    assert_eq!(spots(&city, south), []);
    build(&mut city, "market", 1, 1);
    assert_eq!(enclosed(&city), [south]);
    // A block of two by two: its outline but for the other token's corner.
    let outline = [(0, 0), (2, 0), (0, 1), (2, 1), (0, 2), (1, 2), (2, 2)];
    assert_eq!(spots(&city, south), outline);
    city.move_token(south, corner(0, 2));
    assert_eq!(city.tokens(), [corner(0, 2), corner(1, 0)]);
    assert_eq!(enclosed(&city), []);
    // Rule A follows the token.
    assert!(!city.penalty(tile("park"), at(-1, 2)).token);
    assert!(city.penalty(tile("park"), at(2, 1)).token);
}

#[test]
fn a6_each_wrong_move_has_its_reason() {
    let mut city = city(&[("baker", 0, 1), ("market", 1, 1), ("park", 2, 0), ("doctor", 2, 1)]);
    let (north, south) = (corner(1, 0), corner(1, 1));
    let check = |city: &City, from, x, y| city.check_move_token(from, corner(x, y));
    assert_eq!(check(&city, corner(0, 0), 0, 1), Err(MisplacedToken::NoToken));
    assert_eq!(check(&city, north, 0, 0), Err(MisplacedToken::NotEnclosed));
    assert_eq!(check(&city, south, 1, 0), Err(MisplacedToken::Taken));
    assert_eq!(check(&city, south, 5, 5), Err(MisplacedToken::Apart));
    assert_eq!(check(&city, south, 2, 1), Err(MisplacedToken::Full));
    assert_eq!(check(&city, south, 1, 1), Err(MisplacedToken::Full), "it cannot stay");
    assert_eq!(check(&city, south, 3, 0), Ok(()));
    city.move_token(south, corner(3, 0));
    assert_eq!(check(&city, south, 0, 0), Err(MisplacedToken::NoToken));
}

#[test]
fn a6_both_tokens_may_be_enclosed() {
    let mut city =
        city(&[("baker", 0, 1), ("market", 1, 1), ("cobbler", 0, -1), ("bookseller", 1, -1)]);
    let (north, south) = (corner(1, 0), corner(1, 1));
    assert_eq!(enclosed(&city), [north, south]);
    assert_eq!(spots(&city, north), spots(&city, south));
    assert_eq!(spots(&city, north).len(), 10, "the outline of two by three");
    city.move_token(north, corner(0, 0));
    assert_eq!(enclosed(&city), [south]);
    assert_eq!(spots(&city, south).len(), 9);
    assert_eq!(city.check_move_token(south, corner(0, 0)), Err(MisplacedToken::Taken));
}

#[test]
fn a7_lakes_and_prosperity_tiles_enclose_a_token() {
    let mut city = City::new();
    lake(&mut city, "casino", 0, 1);
    build(&mut city, "church", 1, 1);
    assert_eq!(enclosed(&city), [corner(1, 1)]);
}

#[test]
fn a65_a_lake_is_part_of_the_city() {
    let mut city = city(&[("baker", 0, 1), ("market", 1, 1)]);
    lake(&mut city, "church", 2, -1);
    assert_eq!(city.check_build(at(3, -2)), Ok(()), "it touches the lake alone");
    assert!(spots(&city, corner(1, 1)).contains(&(3, -1)), "so does this corner");
    let mut cells = Vec::new();
    city.cells_to_build(|cell| cells.push(cell));
    assert!(cells.contains(&at(3, -2)) && !cells.contains(&at(2, -1)));
}
