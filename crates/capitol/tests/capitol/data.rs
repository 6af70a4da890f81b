//! The component tables: counts, sums and names.

use std::collections::BTreeSet;

use capitol::{AreaId, Capitol, Color, Face, Setup, Suit, check_data};
use insula_core::{Game, Viewer};
use insula_testkit::opening;

#[test]
fn r1_4_the_deck_adds_up() {
    let copies = |suit| match suit {
        Suit::Roof => 2,
        Suit::Floor => 3,
        Suit::White | Suit::Black | Suit::Red => 1,
    };
    let sum = |suit| -> u32 {
        let faces = Face::all().filter(|face| face.suit() == suit);
        faces.map(|face| u32::from(face.value()) * copies(suit)).sum()
    };
    assert_eq!(Suit::ALL.map(sum), [56, 108, 36, 36, 36]);
    assert_eq!(Suit::ALL.map(sum).iter().sum::<u32>(), 272);
    let cards: u32 = Face::all().map(|face| copies(face.suit())).sum();
    assert_eq!(cards, 62);
    // What the tables say of themselves.
    let table = check_data();
    for row in [
        "found  roof cards: 1-7 x 2 = 14, sum 56",
        "found  floor cards: 1-8 x 3 = 24, sum 108",
        "found  white cards: 1-8 x 1 = 8, sum 36",
        "house  area capitolinus: red, 5 free squares, 2 printed fountains",
        "book   round 3: fountain, fountain, temple",
        "book   allotment: 6 cards, amphitheater +2 and +1",
    ] {
        assert!(table.lines().any(|line| line == row), "{row}\n{table}");
    }
}

#[test]
fn r1_5_the_nine_areas() {
    let game: Capitol = opening(&Setup { seats: 2, show_seen: false }, 0);
    let areas = game.view(Viewer::Public).areas;
    assert_eq!(areas.iter().map(|area| area.squares.len()).sum::<usize>(), 59);
    assert_eq!(areas.iter().map(|area| area.printed).sum::<u8>(), 4);
    for color in [Color::White, Color::Black, Color::Red] {
        assert_eq!(areas.iter().filter(|area| area.color == color).count(), 3);
    }
    let slugs: BTreeSet<&str> = areas.iter().map(|area| area.slug).collect();
    assert_eq!(slugs.len(), 9);
    for area in &areas {
        assert_eq!(AreaId::find(area.slug).map(AreaId::slug), Some(area.slug));
    }
    let numbers: Vec<_> = areas.iter().map(|area| (area.squares.len(), area.printed)).collect();
    let expected = [(5, 2), (7, 0), (7, 0), (6, 1), (7, 0), (7, 0), (6, 1), (7, 0), (7, 0)];
    assert_eq!(numbers, expected);
}

#[test]
fn r1_1_r1_2_r1_3_floors_roofs_and_pieces() {
    let game: Capitol = opening(&Setup { seats: 4, show_seen: false }, 0);
    let view = game.view(Viewer::Public);
    let front: u8 = view.seats.iter().flat_map(|seat| &seat.front).map(|front| front.floors).sum();
    assert_eq!(view.supply + front, 90);
    for seat in &view.seats {
        assert_eq!(usize::from(seat.round + seat.triangular) + seat.front.len(), 10);
    }
    let pieces: Vec<_> = view.program.concat();
    let count = |piece| pieces.iter().filter(|&&other| other == piece).count();
    use capitol::Piece::{Amphitheater, Fountain, Temple};
    assert_eq!([Fountain, Amphitheater, Temple].map(count), [8, 2, 2]);
}
