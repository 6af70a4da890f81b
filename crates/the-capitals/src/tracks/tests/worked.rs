//! The worked cases of the rules that the tracks alone decide.

use super::*;

/// Moves in order, in one build or activation.
fn moves(seat: &mut Tracks, moves: &[(Track, i16)]) -> Vec<Moved> {
    let mut arrows = Arrows::NONE;
    moves.iter().map(|&(track, n)| seat.shift(track, n, &mut arrows)).collect()
}

#[test]
fn r2_4j_three_tracks_move_at_once() {
    // As on Exxedout Oil Refinery.
    let mut seat = tracks(5, 2, 2, 3, 10);
    moves(&mut seat, &[(Track::Progress, 3), (E, 2), (Track::Public, -2)]);
    let after = (seat.get(Track::Progress), seat.get(E), seat.get(Track::Public));
    assert_eq!((after, seat.get(Track::Prestige)), ((3, 4, 0), 0));
}

#[test]
fn r2_10_magnificent_arch_from_the_second_row() {
    let mut seat = tracks(3, 2, 2, 3, 1);
    assert_eq!(seat.pay(2).taxations, 1);
    let done = moves(&mut seat, &[(Track::Culture, 9), (Track::Economy, -12)]);
    assert_eq!(done[1].taxations, 4);
    let after = [Track::Prestige, Track::Culture, Track::Economy].map(|track| seat.get(track));
    assert_eq!(after, [-5, 12, 2]);
}

#[test]
fn r2_4m_university_with_twelve_employment() {
    assert_eq!(tracks(15, 12, 2, 3, 10).every(3, E), 4);
    assert_eq!(tracks(15, 14, 2, 3, 10).every(3, E), 4, "only full threes");
}

#[test]
fn r2_5g_high_finance_square_without_cubes() {
    let mut seat = Tracks { steps: 4, ..tracks(3, 2, 2, 3, 37) };
    let prestige = seat.every(10, Track::Economy);
    let done =
        moves(&mut seat, &[(Track::Energy, -1), (Track::Progress, 2), (Track::Prestige, prestige)]);
    assert_eq!((done[0].by, done[1].upgrades), (0, 1));
    // The new plant brings all its cubes.
    let best = i16::from(data().plants[1].cubes[0]);
    assert_eq!(shift(&mut seat, Track::Energy, best).by, 5);
    let after = [Track::Energy, Track::Progress, Track::Prestige].map(|track| seat.get(track));
    assert_eq!((after, seat.level()), ([5, 0, 3], 2));
}

#[test]
fn r2_5a_hotrock_at_public_three() {
    let mut seat = tracks(9, 7, 3, 3, 10);
    let gain = seat.get(Track::Public);
    let done = moves(&mut seat, &[(E, gain), (Track::Public, -1)]);
    assert_eq!((done[0].asked, done[0].by), (3, 2), "one is ignored");
    assert_eq!((seat.get(E), seat.get(Track::Public)), (9, 2));
}

#[test]
fn a14_king_george_mansion_activated() {
    let mut seat = tracks(4, 4, 2, 3, 10);
    let done = moves(&mut seat, &[(P, -1), (E, 2)]);
    assert_eq!((done[0].followed, done[1].by), (1, 0));
    assert_eq!((seat.get(P), seat.get(E), seat.get(Track::Prestige)), (3, 3, 0));
}

#[test]
fn a8_a_house_beside_doctor_in_both_orders() {
    let (gain, loss) = ((Track::Public, 1), (Track::Public, -2));
    let mut seat = tracks(3, 2, 1, 3, 10);
    moves(&mut seat, &[gain, loss]);
    assert_eq!((seat.get(Track::Public), seat.get(Track::Prestige)), (0, 0));
    let mut seat = tracks(3, 2, 1, 3, 10);
    moves(&mut seat, &[loss, gain]);
    assert_eq!((seat.get(Track::Public), seat.get(Track::Prestige)), (1, -2));
}

#[test]
fn a54_jefferson_apartments_beside_museum_of_art() {
    let mut seat = tracks(3, 2, 2, 3, 10);
    moves(&mut seat, &[(Track::Culture, -3), (P, 2), (Track::Culture, 2)]);
    assert_eq!((seat.get(Track::Culture), seat.get(P), seat.get(Track::Prestige)), (2, 5, 0));
}
