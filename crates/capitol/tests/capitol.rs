//! The laws on random games, the generator against the judge, recorded games
//! and perft.

#![allow(clippy::unwrap_used)]

#[path = "capitol/cites.rs"]
mod cites;
#[path = "capitol/data.rs"]
mod data;
#[path = "capitol/sentences.rs"]
mod sentences;

use std::path::Path;

use capitol::{Action, Capitol, Piece, Setup, SquareView, View};
use insula_core::{Game, Seat, Viewer};
use insula_testkit as testkit;

fn setup(seats: u8) -> Setup {
    // Views that show the most are the hardest to keep secrets in.
    Setup { seats, show_seen: true }
}

#[test]
fn the_laws_hold_with_two_seats() {
    testkit::laws::<Capitol>(&setup(2), 0..500, conserve);
}

#[test]
fn the_laws_hold_with_three_seats() {
    testkit::laws::<Capitol>(&setup(3), 0..500, conserve);
}

#[test]
fn the_laws_hold_with_four_seats() {
    testkit::laws::<Capitol>(&setup(4), 0..500, conserve);
}

#[test]
fn nothing_hidden_is_judged() {
    for seats in 2..=4 {
        testkit::terms::<Capitol>(&setup(seats), 0..40);
    }
}

#[test]
fn the_weights_name_the_terms() {
    testkit::fitted::<Capitol>();
}

#[test]
fn the_judge_passes_exactly_what_is_on_offer() {
    let universe = Action::all();
    assert_eq!(universe.len(), 3 + 2 * 39 + 91 + 2 * 90 + 9 * 2 * 90 + 9 + 3);
    for seats in 2..=4 {
        testkit::judge::<Capitol>(&setup(seats), 0..20, &universe);
    }
}

#[test]
fn recorded_games_and_worked_cases() {
    testkit::playthroughs::<Capitol>(folder("playthroughs"));
}

#[test]
fn perft() {
    testkit::perft::<Capitol>(folder("tests/perft.csv"));
}

/// 39 faces and a pass bound every list; random games stay far below.
#[test]
fn the_longest_offer_list() {
    let mut longest = 0;
    for seats in 2..=4 {
        for seed in 0..200 {
            testkit::walk::<Capitol>(&setup(seats), seed, |game| {
                for seat in game.to_act().iter() {
                    let mut offers = Vec::new();
                    game.legal_actions(seat, &mut offers);
                    longest = longest.max(offers.len());
                }
            });
        }
    }
    assert!((15..=40).contains(&longest), "{longest}");
}

#[test]
fn a_view_reads_as_the_page_expects() {
    let game: Capitol = testkit::opening(&setup(2), 1);
    let view = serde_json::to_value(game.view(Viewer::Seat(Seat(0)))).unwrap();
    assert_eq!(view["phase"], "construction");
    assert_eq!(view["areas"][3]["slug"], "campus-martius");
    assert_eq!(view["areas"][0]["squares"].as_array().unwrap().len(), 5);
    assert_eq!(view["seats"][1]["front"][2]["shape"], "triangular");
    assert_eq!(view["hand"].as_array().unwrap().len(), 8);
    assert_eq!(view["stacks"][2]["kind"], "permit");
    assert_eq!(view["program"][3][2], "temple");
    let card = view["hand"][0].as_str().unwrap();
    assert!(card.parse::<capitol::Face>().is_ok(), "{card}");
    assert_eq!(game.view(Viewer::Public).hand, None);
}

/// 62 cards, 90 floors, 10 roofs a seat and 12 pieces, by what all can see.
fn conserve(game: &Capitol) {
    let view = game.view(Viewer::Public);
    let held: u8 = view.seats.iter().map(|seat| seat.hand).sum();
    let stacked: u8 = view.stacks.iter().map(|stack| stack.left + stack.discards).sum();
    assert_eq!(held + stacked, 62, "cards");
    let squares = || view.areas.iter().flat_map(|area| area.squares.iter().flatten());
    let front = view.seats.iter().flat_map(|seat| &seat.front).map(|front| front.floors);
    let placed = squares().map(|square| match square {
        SquareView::Building { floors, .. } => *floors,
        SquareView::Fountain { .. } => 0,
    });
    assert_eq!(view.supply + front.sum::<u8>() + placed.sum::<u8>(), 90, "floors");
    for (number, seat) in view.seats.iter().enumerate() {
        let finished = seat.front.iter().filter(|front| front.shape.is_some()).count();
        let own = |square: &&SquareView| matches!(square, SquareView::Building { seat, .. } if usize::from(*seat) == number);
        let roofs = usize::from(seat.round + seat.triangular);
        assert_eq!(roofs + finished + squares().filter(own).count(), 10, "roofs");
    }
    let fountains =
        squares().filter(|square| matches!(square, SquareView::Fountain { .. })).count();
    let large = view.areas.iter().filter(|area| area.large.is_some()).count();
    assert_eq!(fountains + large + view.gone.len() + pieces_to_come(&view), 12, "pieces");
    let temples = |piece: &Option<Piece>| *piece == Some(Piece::Temple);
    assert!(view.areas.iter().map(|area| area.large).filter(temples).count() <= 2);
}

/// Pieces whose auction has not been decided, or which wait for their place.
fn pieces_to_come(view: &View) -> usize {
    use capitol::Phase;
    let here = match view.phase {
        Phase::Construction => 3,
        Phase::Auction | Phase::Put => {
            4 - usize::from(view.auction.as_ref().map_or(4, |auction| auction.number))
        }
        Phase::Draw | Phase::Over => 0,
    };
    here + 3 * usize::from(4 - view.round)
}

fn folder(name: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}
