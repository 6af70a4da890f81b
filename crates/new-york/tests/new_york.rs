//! The laws on random games, the generator against the judge, recorded games
//! and perft.

#![allow(clippy::unwrap_used)]

#[path = "new_york/cites.rs"]
mod cites;
#[path = "new_york/data.rs"]
mod data;
#[path = "new_york/sentences.rs"]
mod sentences;

use std::path::Path;

use insula_core::{Game, Seat, Viewer};
use insula_testkit as testkit;
use new_york::{Action, Card, Letter, NewYork, Setup, TileView, View};

fn setup(seats: u8) -> Setup {
    // Views that show the most are the hardest to keep secrets in.
    Setup { seats, show_seen: true }
}

#[test]
fn the_laws_hold_with_two_seats() {
    testkit::laws::<NewYork>(&setup(2), 0..300, conserve);
}

#[test]
fn the_laws_hold_with_three_seats() {
    testkit::laws::<NewYork>(&setup(3), 0..300, conserve);
}

#[test]
fn the_laws_hold_with_four_seats() {
    testkit::laws::<NewYork>(&setup(4), 0..300, conserve);
}

#[test]
fn the_laws_hold_with_five_seats() {
    testkit::laws::<NewYork>(&setup(5), 0..300, conserve);
}

#[test]
fn the_laws_hold_with_six_seats() {
    testkit::laws::<NewYork>(&setup(6), 0..300, conserve);
}

#[test]
fn nothing_hidden_is_judged() {
    for seats in 2..=6 {
        testkit::terms::<NewYork>(&setup(seats), 0..6);
    }
}

#[test]
fn the_weights_name_the_terms() {
    testkit::fitted::<NewYork>();
}

/// Every action there is, with all cells up to nine away from the start tile:
/// no city of these random games comes near that border, so every cell beyond
/// is refused for the same reason as those along it, that nothing is there to
/// touch (4d).
#[test]
fn the_judge_passes_exactly_what_is_on_offer() {
    let universe = Action::all(9);
    assert_eq!(universe.len(), 2 + 2 * 36 + 4 + 19 * 19 + 54 * (5 + 19 * 19));
    for seats in 2..=6 {
        testkit::judge::<NewYork>(&setup(seats), 0..2, &universe);
    }
}

#[test]
fn recorded_games_and_worked_cases() {
    testkit::playthroughs::<NewYork>(folder("playthroughs"));
}

#[test]
fn perft() {
    testkit::perft::<NewYork>(folder("tests/perft.csv"));
}

/// Four tiles to lay, each on any cell around the city, bound every list: a
/// city of n tiles has at most 2n + 4 cells around it, so a few hundred offers
/// at the very most. Random games stay far below.
#[test]
fn the_longest_offer_list() {
    let mut longest = 0;
    for seats in 2..=6 {
        for seed in 0..100 {
            testkit::walk::<NewYork>(&setup(seats), seed, |game| {
                for seat in game.to_act().iter() {
                    let mut offers = Vec::new();
                    game.legal_actions(seat, &mut offers);
                    longest = longest.max(offers.len());
                }
            });
        }
    }
    assert!((20..=60).contains(&longest), "{longest}");
}

#[test]
fn a_view_reads_as_the_page_expects() {
    let game: NewYork = testkit::opening(&setup(2), 1);
    let turn = Seat(game.view(Viewer::Public).start);
    let view = serde_json::to_value(game.view(Viewer::Seat(turn))).unwrap();
    assert_eq!((&view["phase"], &view["next"]["letter"]), (&"act".into(), &"A".into()));
    assert_eq!(view["slots"][3]["bank"], "red");
    assert!(view["slots"][0]["tile"]["streets"].is_array());
    assert_eq!(view["display"].as_array().unwrap().len(), 4);
    assert_eq!(view["piles"].as_array().unwrap().len(), 5);
    assert_eq!(
        view["seats"][1]["city"][0],
        serde_json::json!({"tile": null, "x": 0, "y": 0, "fixed": true})
    );
    assert_eq!(view["sheet"]["kinds"][5]["kind"], "skyscraper");
    assert_eq!(view["dirk"]["tiles"].as_array().unwrap().len(), 6);
    assert_eq!(view["opening"].as_array().unwrap().len(), 2);
    let card = view["hand"][0].as_str().unwrap();
    assert!(card.parse::<Card>().is_ok(), "{card}");
    let mut begun = game.clone();
    let take = format!("take {}", view["display"][0].as_str().unwrap()).parse().unwrap();
    begun.apply(turn, take, &mut insula_core::NoLog).unwrap();
    let view = serde_json::to_value(begun.view(Viewer::Seat(turn))).unwrap();
    assert_eq!(view["pending"]["kind"], "take");
    assert_eq!(game.view(Viewer::Public).hand, None);
}

/// 108 or 72 money cards, 54 tiles and the scoring cards, by what all can see.
fn conserve(game: &NewYork) {
    let view = game.view(Viewer::Public);
    let two = view.seats.len() == 2;
    assert_eq!(two, view.dirk.is_some());
    // The scoring cards that have not turned up are in the deck.
    let (hidden, all) = (scoring_cards(&view), if two { 72 } else { 108 });
    let held: usize = view.seats.iter().map(|seat| usize::from(seat.hand)).sum();
    let deck = usize::from(view.deck) - hidden;
    assert_eq!(held + deck + view.display.len() + view.discards.len(), all, "money cards");
    let piles: usize = view.piles.iter().map(|&left| usize::from(left)).sum();
    assert!(piles == 0 || piles == usize::from(view.deck), "piles");
    let mut tiles: Vec<u8> = places(&view).into_iter().map(|tile| tile.id).collect();
    tiles.sort_unstable();
    let count = tiles.len();
    tiles.dedup();
    assert_eq!((tiles.len(), count + usize::from(view.bag)), (count, 54), "tiles");
    let seen = view.seats.iter().flat_map(|seat| seat.seen.iter().flatten());
    let mut open: Vec<Card> =
        view.display.iter().chain(&view.discards).chain(seen).copied().collect();
    open.sort_unstable();
    let copies = open.chunk_by(|one, other| one == other).map(<[Card]>::len).max();
    assert!(copies <= Some(if two { 2 } else { 3 }), "copies");
}

fn scoring_cards(view: &View) -> usize {
    let done = |letter| view.scorings.iter().any(|sheet| sheet.letter == letter);
    [Letter::A, Letter::B].into_iter().filter(|&letter| !done(letter)).count()
}

/// Every tile in sight.
fn places(view: &View) -> Vec<&TileView> {
    let mut tiles: Vec<&TileView> = Vec::new();
    tiles.extend(view.slots.iter().filter_map(|slot| slot.tile.as_ref()));
    tiles.extend(view.bought.iter().map(|row| &row.tile));
    tiles.extend(view.dirk.iter().flat_map(|dirk| &dirk.tiles));
    for seat in &view.seats {
        tiles.extend(seat.city.iter().filter_map(|placed| placed.tile.as_ref()));
        tiles.extend(seat.reserve.iter().chain(&seat.leftover));
    }
    tiles
}

fn folder(name: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}
