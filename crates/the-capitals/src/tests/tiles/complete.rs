//! No tile is missing from the tables, and none is there without reason.

use super::*;
use crate::effect::Effect;
use crate::tile::Stack;

/// The tiles for which something holds.
fn all(holds: impl Fn(TileId) -> bool) -> BTreeSet<&'static str> {
    TileId::all().filter(|&tile| holds(tile)).map(TileId::slug).collect()
}

fn set(tiles: impl Iterator<Item = &'static str>, more: &[&'static str]) -> BTreeSet<&'static str> {
    tiles.chain(more.iter().copied()).collect()
}

fn counts(tile: TileId) -> bool {
    matches!(tile.construction(), Some(Effect::Move { .. }))
}

#[test]
fn r1_4_every_tile_is_built_in_a_test() {
    // Financial District and Technology Park have tests of their own; City
    // Hall and Hotel are there from the start.
    let own = ["financial-district", "technology-park", "city-hall", "hotel"];
    assert_eq!(set(home::tiles().chain(prosperity::tiles()), &own), all(|_| true));
    assert_eq!(home::tiles().count(), 27 + 27 + 24);
    assert_eq!(prosperity::tiles().count() + 2, 25);
    assert_eq!(set(types::tiles(), &[]), set(home::tiles(), &[]));
    assert_eq!(types::tiles().count(), home::tiles().count());
}

#[test]
fn r2_7c_every_activation_effect_is_tested() {
    assert_eq!(set(activate::tiles(), &[]), all(|tile| !tile.activate().is_empty()));
    assert_eq!(activate::tiles().count(), 41);
}

#[test]
fn r2_4k_every_construction_effect_is_tested() {
    // Two of them are prosperity tiles, counted where those are built; Subway
    // counts nothing and has tests of its own.
    let prosperity = ["art-gallery", "multinational-corp"];
    assert_eq!(set(counted::tiles(), &prosperity), all(counts));
    assert_eq!(set(later::tiles(), &[]), all(counts));
    let special = all(|tile| tile.construction().is_some() && !counts(tile));
    assert_eq!(special, BTreeSet::from(["subway"]));
}

#[test]
fn r3_6_every_permanent_effect_is_tested() {
    let own = ["park", "casino"];
    assert_eq!(set(permanent::tiles(), &own), all(|tile| tile.permanent().is_some()));
}

#[test]
fn r2_11_every_effect_of_the_end_is_tested() {
    assert_eq!(set(finale::at_the_end(), &[]), all(|tile| !tile.end().is_empty()));
    let before = all(|tile| tile.before_expo().is_some());
    assert_eq!(set(finale::before_the_expo(), &["technology-park"]), before);
}

#[test]
fn r2_13c_every_requirement_is_tested() {
    assert_eq!(set(requirement::tiles(), &[]), all(|tile| tile.stack() == Stack::Prosperity));
    assert_eq!(set(requirement::tiles(), &[]), all(|tile| tile.requirement().is_some()));
}
