//! The tables of the board, the plants and the rules' numbers.

use the_capitals::{MIN_SEATS, Stack, Track, check_data, data};

fn assert_rows(rows: &[&str]) {
    let table = check_data();
    for row in rows {
        assert!(table.lines().any(|line| line == *row), "{row}\n{table}");
    }
}

#[test]
fn r5_1_the_initiative_track() {
    assert_rows(&[
        "house    initiative 1: $4 5x",
        "book     initiative 2: $3 4x",
        "book     initiative 3: $2 3x",
        "book     initiative 4: $2 2x",
        "house    initiative 5: $1 1x, icon 4",
        "book     initiative 6: $0 2x, icon 5",
        "inferred initiative: first on 2, open 4 5 5 6, last 1x in round 2",
    ]);
    // The last seat starts on the icon of the seat count, where there is one.
    for (at, space) in data().spaces.iter().enumerate() {
        if let Some(icon) = space.icon {
            assert_eq!(at + 1, usize::from(data().initiative.first + icon - 1));
        }
    }
    // A spare space for every seat count.
    for (open, seats) in data().initiative.open.into_iter().zip(MIN_SEATS..) {
        assert!(usize::from(open) > seats);
    }
}

#[test]
fn r2_3_the_worked_moves_on_the_initiative_track() {
    let [_, second, third, fourth, ..] = data().spaces;
    assert_eq!(second.times * fourth.price, 8);
    assert_eq!((third.price, third.times), (2, 3));
    // The final payments (A3).
    assert_eq!(data().spaces.map(|space| space.price * space.times), [20, 12, 6, 4, 1, 0]);
}

#[test]
fn r5_2_the_tracks() {
    assert_rows(&[
        "house    track population: 0-20, start 3",
        "house    track population: low arrow prestige-2",
        "house    track population: high arrow prestige+2",
        "house    track employment: 0-20, start 2",
        "house    track employment: low arrow prestige-2",
        "house    track employment: high arrow prestige+2",
        "house    track public: 0-6, start 2",
        "house    track public: low arrow prestige-2",
        "book     track public: high arrow energy+3",
        "house    track culture: 0-30, start 3",
        "house    track culture: low arrow prestige-2",
        "house    track culture: high arrow prestige+2",
        "house    track economy: 1-50, start 10",
        "house    track economy: high arrow prestige+1",
        "house    progress: 6 steps to the plant",
    ]);
    assert!(!check_data().contains("economy: low arrow"), "taxation takes its place");
    for track in Track::ALL {
        let ends = data().track(track).map(|row| row.track);
        let none = [Track::Progress, Track::Energy, Track::Prestige].contains(&track);
        assert_eq!(ends, (!none).then_some(track));
    }
}

#[test]
fn r5_2_employment_and_public_services_at_the_expo() {
    assert_rows(&[
        "house    expo employment: -3 -2 -1 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17",
        "house    expo public 0: -",
        "house    expo public 1: $+2",
        "house    expo public 2: $+4",
        "book     expo public 3: progress+1",
        "house    expo public 4: progress+2",
        "house    expo public 5: prestige+3",
        "house    expo public 6: prestige+5",
        "book     expo: unemployment to 3, 2 a city ahead",
    ]);
    for (employment, &prestige) in data().expo.employment.iter().enumerate() {
        assert_eq!(i32::from(prestige), employment as i32 - 3);
    }
}

#[test]
fn r2_6_attraction() {
    assert_rows(&[
        "book     attraction from 9: takes up to 5",
        "book     attraction from 14: takes up to 10",
        "book     attraction from 24: takes up to 23",
        "book     highest culture: activations+1",
    ]);
}

#[test]
fn r5_3_the_plants() {
    assert_rows(&[
        "book     plants 1: cubes 4 4 4 4 4, activations 1",
        "house    plants 2: cubes 5 4 4 3 3, activations 1",
        "house    plants 3: cubes 5 5 4 4 3, activations 1",
        "house    plants 4: cubes 6 5 5 4 4, activations 2",
        "house    plants 5: cubes 6 6 5 5 4, activations 2",
        "house    plants 6: cubes 7 6 6 5 5, activations 3",
    ]);
    // A level-4 or better plant allows more than one (2.7).
    for plant in &data().plants {
        assert_eq!(plant.activations > 1, plant.level >= 4);
    }
}

#[test]
fn r5_6_prosperity_rounds_and_hands() {
    assert_rows(&[
        "house    prosperity: rounds 3 5 7 9 11",
        "inferred prosperity: hands 6 6 6 5",
        "book     lake: energy+2",
    ]);
    // None ends an era, so the era of a tile is never in doubt.
    let time = data().time;
    assert!(data().prosperity.rounds.iter().all(|round| round % time.rounds != 0));
    for (hand, seats) in data().prosperity.hand.into_iter().zip(MIN_SEATS..) {
        assert!(usize::from(hand) * seats <= Stack::Prosperity.tiles().len());
    }
}

#[test]
fn r2_8_a_stack_lasts_its_era() {
    assert_rows(&[
        "book     time: 3 eras of 4 rounds",
        "book     projects: rows 0 2 4, tiles 4 5 6 7, full refill 4 5 6 6",
    ]);
    let projects = data().projects;
    for (at, seats) in (MIN_SEATS..).take(projects.tiles.len()).enumerate() {
        assert_eq!(usize::from(projects.tiles[at]), seats + 2);
        for stack in Stack::ERAS {
            let tiles = stack.tiles().filter(|tile| usize::from(tile.seats()) <= seats.max(2));
            let removed = if seats == 2 { 5 * usize::from(data().two_seats.removed) } else { 0 };
            let stack = tiles.count() - removed;
            // Four times the full refill, or at most 4 a seat and 4 more (A26).
            let full = 4 * usize::from(projects.full_refill[at]);
            let base = if seats == 2 { full } else { 4 * seats + 4 };
            assert!(stack >= base.max(full), "{seats} seats: {stack} of {base} and {full}");
        }
    }
}

#[test]
fn r2_the_numbers_that_the_rules_name() {
    assert_rows(&[
        "book     placement: 2 tokens, penalty 2",
        "book     taxation: prestige-1, $+3, $1 left",
        "house    no activation: progress+1 or energy+1",
        "book     prestige: 4 energy, $4, 2 culture, 1 progress",
        "book     two seats: neutral culture+1, 1 a type removed",
    ]);
    // Tiles, plants, initiative, tracks with arrows and progress, the Expo, attraction,
    // prosperity, the numbers of the rules: no line but those that the tests name.
    assert_eq!(check_data().lines().count(), 105 + 6 + 7 + 15 + 8 + 3 + 2 + 10);
}

#[test]
fn r2_10_the_worked_taxations() {
    let tax = data().taxation;
    // (money, price, taxations, money left); the third column costs prestige.
    for (money, price, times, left) in [(1_u8, 11_u8, 4, 2), (1, 2, 1, 2), (2, 12, 4, 2)] {
        let needed = (price + tax.left - money).div_ceil(tax.economy);
        assert_eq!(needed, times);
        assert_eq!(money + needed * tax.economy - price, left);
    }
}
