//! The laws on random games, the generator against the judge, recorded games
//! and perft.

#![allow(clippy::unwrap_used)]

#[path = "the_capitals/board.rs"]
mod board;
#[path = "the_capitals/cites.rs"]
mod cites;
#[path = "the_capitals/data.rs"]
mod data;
#[path = "the_capitals/sentences.rs"]
mod sentences;

use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::LazyLock;

use insula_core::{Game, Viewer};
use insula_testkit as testkit;
use the_capitals::{Action, SeatView, Setup, Stack, TheCapitals, TileId, View, data};

/// Every seat count and variant that is played differently.
fn setup(seats: u8, prosperity: bool, full_refill: bool) -> Setup {
    Setup { seats, prosperity, full_refill, hide_prestige: false }
}

/// 300 random games of each variant.
fn laws(seats: u8) {
    for prosperity in [false, true] {
        for full_refill in [false, true] {
            testkit::laws::<TheCapitals>(&setup(seats, prosperity, full_refill), 0..300, conserve);
        }
    }
}

#[test]
fn the_laws_hold_with_two_seats() {
    laws(2);
}

#[test]
fn the_laws_hold_with_three_seats() {
    laws(3);
}

#[test]
fn the_laws_hold_with_four_seats() {
    laws(4);
}

#[test]
fn the_laws_hold_with_five_seats() {
    laws(5);
}

/// Every action there is, with all cells and corners up to eight away from
/// City Hall: no city of these random games comes near that border, so every
/// cell beyond is refused for the same reason as those along it.
#[test]
fn the_judge_passes_exactly_what_is_on_offer() {
    let universe = Action::all(8);
    assert_eq!(universe.len(), 3 + 6 + 2 + 2 + 6 + 2 * 17 * 17 + 5 * 105);
    for seats in 2..=5 {
        testkit::judge::<TheCapitals>(&setup(seats, false, false), 0..4, &universe);
        testkit::judge::<TheCapitals>(&setup(seats, true, true), 4..8, &universe);
    }
}

#[test]
fn recorded_games_and_worked_cases() {
    testkit::playthroughs::<TheCapitals>(folder("playthroughs"));
}

#[test]
fn perft() {
    testkit::perft::<TheCapitals>(folder("tests/perft.csv"));
}

/// Cells around a city of 20 tiles at the very most: each new tile adds five
/// to the ten around the first two. Random games come near.
#[test]
fn the_longest_offer_list() {
    let mut longest = 0;
    for seats in 2..=5 {
        for seed in 0..100 {
            testkit::walk::<TheCapitals>(&setup(seats, true, false), seed, |game| {
                for seat in game.to_act().iter() {
                    let mut offers = Vec::new();
                    game.legal_actions(seat, &mut offers);
                    longest = longest.max(offers.len());
                }
            });
        }
    }
    assert!((45..=100).contains(&longest), "{longest}");
}

/// Tiles, markers, tourists and cubes, by what all can see.
fn conserve(game: &TheCapitals) {
    let view = game.view(Viewer::Public);
    let tiles = Seen::of(&view);
    for tile in TileId::all() {
        let most = if tile.stack() == Stack::Start { view.seats.len() } else { 1 };
        assert!(tiles.0[tile.index()] <= most, "{}", tile.slug());
    }
    assert_eq!(tiles.count(Stack::Start), 2 * view.seats.len());
    stacks(&view, &tiles);
    hands(&view, &tiles);
    view.seats.iter().for_each(markers);
    tourists(&view);
}

/// How often each tile is in sight.
struct Seen([usize; TileId::COUNT]);

impl Seen {
    fn of(view: &View) -> Seen {
        let mut seen = Seen([0; TileId::COUNT]);
        let cities = view.seats.iter().flat_map(|seat| seat.city.iter().map(|placed| placed.tile));
        let rows = view.rows.iter().flat_map(|row| row.tiles.iter().copied());
        for slug in cities.chain(rows).chain(view.gone.iter().copied()) {
            seen.0[find(slug).index()] += 1;
        }
        seen
    }

    fn count(&self, stack: Stack) -> usize {
        stack.tiles().map(|tile| self.0[tile.index()]).sum()
    }
}

/// The tile of a slug. All slugs are the same static texts, so where a text
/// lies tells which it is; that is quicker than reading it.
fn find(slug: &'static str) -> TileId {
    static PLACES: LazyLock<BTreeMap<usize, TileId>> =
        LazyLock::new(|| TileId::all().map(|tile| (tile.slug().as_ptr() as usize, tile)).collect());
    PLACES[&(slug.as_ptr() as usize)]
}

/// What is not in sight of an era is in its stack.
fn stacks(view: &View, tiles: &Seen) {
    let seats = view.seats.len() as u8;
    // With two seats, five of every era are out from the start.
    let out = if seats == 2 { 5 } else { 0 };
    let begun = |stack: &Stack| tiles.count(*stack) > out;
    let current = Stack::ERAS.into_iter().rfind(begun).unwrap();
    for stack in Stack::ERAS {
        let all = stack.tiles().filter(|tile| tile.seats() <= seats).count();
        let seen = tiles.count(stack);
        match stack.cmp(&current) {
            Ordering::Less => assert!(seen <= all, "{stack:?}"),
            Ordering::Equal => assert_eq!(seen + usize::from(view.stack), all, "{stack:?}"),
            Ordering::Greater => assert_eq!(seen, out, "{stack:?}"),
        }
    }
}

/// Prosperity tiles that were dealt are in hands or in sight, until the last
/// ones are discarded.
fn hands(view: &View, tiles: &Seen) {
    let held: usize = view.seats.iter().map(|seat| usize::from(seat.hand)).sum();
    let built = tiles.count(Stack::Prosperity);
    let seats = view.seats.len();
    let each = if view.prosperity { data().prosperity.hand[seats - 2] } else { 0 };
    let left = usize::from(each) * seats - held - built;
    assert!(left == 0 || held == 0 && view.round >= 11 && seats < 5 && left == seats, "{left}");
}

/// Every marker on a space of its track.
fn markers(seat: &SeatView) {
    let on = &seat.tracks;
    assert!((0..=20).contains(&on.population) && (0..=on.population).contains(&on.employment));
    assert!((0..=6).contains(&on.public) && (0..=30).contains(&on.culture));
    assert!((1..=50).contains(&on.economy) && on.energy >= 0);
    assert!((1..=6).contains(&seat.level) && (seat.level == 6 || (0..6).contains(&on.progress)));
    assert_eq!(seat.tokens.len(), 2);
    for placed in &seat.city {
        let tile = find(placed.tile);
        assert_eq!(placed.cost.is_some(), !placed.lake && !tile.activate().is_empty());
        assert!(placed.cubes == 0 || placed.cost.is_some(), "cubes lie where they were spent");
    }
}

/// Each tourist in exactly one place.
fn tourists(view: &View) {
    let seats = view.seats.len() as u8;
    let places = view.seats.iter().flat_map(|seat| &seat.tourists);
    let mut owners: Vec<u8> = places.map(|tourist| tourist.owner).collect();
    // The neutral one waits by the board for the first Tourism phase.
    if view.neutral.as_ref().is_some_and(|neutral| neutral.host.is_none()) {
        owners.push(seats);
    }
    owners.sort_unstable();
    let all = if seats == 2 { seats + 1 } else { seats };
    assert_eq!(owners, (0..all).collect::<Vec<_>>());
    for (number, seat) in (0..).zip(&view.seats) {
        let home = seat.tourists.iter().any(|tourist| tourist.owner == number);
        assert_eq!(seat.away, !home);
        for on in seat.tourists.iter().filter_map(|tourist| tourist.on) {
            assert!(seat.city.iter().any(|placed| placed.tile == on && !placed.lake), "{on}");
        }
    }
}

fn folder(name: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}
