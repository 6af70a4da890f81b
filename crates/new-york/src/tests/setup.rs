//! 2: the deal.

use super::*;
use crate::setup::start_player;

fn deal(seats: u8, seed: u64) -> NewYork {
    NewYork::new(&Setup { seats, show_seen: false }, Rng::new(Seed::from_number(seed)))
}

#[test]
fn r2_1_a_city_begins_as_the_start_tile() {
    let game = deal(3, 1);
    for side in &game.sides {
        assert_eq!((side.city.len(), side.reserve, side.score), (0, TileSet::NONE, 0));
        assert_eq!(side.city.cell_of(TileId::START), Some(Cell { x: 0, y: 0 }));
    }
}

#[test]
fn r2_2_four_tiles_lie_in_the_slots() {
    let mut seen = TileSet::NONE;
    for seed in 0..60 {
        let game = deal(4, seed);
        assert!(game.slots.iter().all(Option::is_some));
        game.slots.iter().flatten().for_each(|&tile| seen.insert(tile));
        audit(&game);
    }
    assert_eq!(seen, TileSet::ALL, "any tile may lie there");
}

#[test]
fn r2_3_dealt_until_twenty_or_more() {
    for seats in 2..=6 {
        for seed in 0..20 {
            let game = deal(seats, seed);
            for (index, side) in game.sides.iter().enumerate() {
                let total = side.hand.get().total();
                let in_play = index < usize::from(seats);
                assert_eq!((20..=28).contains(&total), in_play, "{total}");
            }
        }
    }
}

#[test]
fn r2_3_the_deal_lies_open_until_the_first_turn_is_over() {
    let hands = ["blue8 green4", "red9", "yellow7"];
    let mut table = Table::new(&hands, "red1 red2 red3 red4");
    let open = |table: &Table| {
        let opening = table.view(Viewer::Public).opening;
        opening.map(|hands| hands.iter().map(|hand| text(hand)).collect::<Vec<_>>())
    };
    let dealt = Some(vec!["green4 blue8".to_owned(), "red9".to_owned(), "yellow7".to_owned()]);
    assert_eq!(open(&table), dealt);
    // What is bought and taken meanwhile changes nothing of it.
    table.act(A, "buy blue, pay blue8, done");
    assert_eq!(open(&table), dealt);
    table.act(A, "take red1, take red2, done");
    assert_eq!((open(&table), table.game.phase), (dealt, Phase::Lay));
    table.act(A, "keep 7");
    assert_eq!(open(&table), None);
}

#[test]
fn r2_4_the_fewest_cards_then_the_lowest_total_start() {
    let starter = |hands: &[&str], seed: u64| {
        let table = Table::new(hands, "red1 red2 red3 red4");
        start_player(&table.game.sides[..hands.len()], &mut Rng::new(Seed::from_number(seed)))
    };
    // Worked case: 22 on 4 cards, 21 on 4, 20 on 5.
    let hands =
        ["blue5 blue5 blue6 blue6", "red5 red5 red5 red6", "green4 green4 green4 yellow4 yellow4"];
    assert!((0..20).all(|seed| starter(&hands, seed) == B));
    // Chance decides among those who tie, and only among them.
    let tied = ["blue9 blue9 blue3", "red9 red9 red3", "green9 green9 green2 yellow1"];
    let starts: Vec<Seat> = (0..40).map(|seed| starter(&tied, seed)).collect();
    let count = |seat| starts.iter().filter(|&&start| start == seat).count();
    assert!(count(A) > 8 && count(B) > 8 && count(C) == 0, "{starts:?}");
    let game = deal(5, 7);
    assert_eq!((game.turn, game.turns), (game.start, 0));
}

#[test]
fn r2_5_four_cards_lie_in_the_display() {
    assert!((0..20).all(|seed| deal(6, seed).display.cards().len() == 4));
}

#[test]
fn r2_6_five_piles_with_a_in_the_second_and_b_in_the_fourth() {
    let mut places = [Vec::new(), Vec::new()];
    for seed in 0..200 {
        let game = deal(3, seed);
        let piles = game.deck.piles();
        let held: u8 = game.sides[..3].iter().map(|side| side.hand.get().len()).sum();
        // The first piles take the odd cards; two have a scoring card more.
        let money = 108 - held - 4;
        let share = |pile: u8| money / 5 + u8::from(pile < money % 5);
        assert_eq!(piles, [share(0), share(1) + 1, share(2), share(3) + 1, share(4)]);
        let top_down: Vec<Drawn> = game.deck.cards().rev().collect();
        for (letter, pile) in [(Letter::A, 1), (Letter::B, 3)] {
            let above: u8 = piles[..pile].iter().sum();
            let place = top_down.iter().position(|&card| card == Drawn::Scoring(letter)).unwrap();
            let place = place - usize::from(above);
            assert!(place < usize::from(piles[pile]));
            places[letter as usize].push((place, piles[pile]));
        }
        let next = game.view(Viewer::Public).next;
        assert_eq!((next.letter, next.from), (Letter::A, piles[0] + 1));
        assert_eq!(next.to, piles[0] + piles[1]);
    }
    // Anywhere in the pile: at its top, at its bottom and in both halves.
    for places in &places {
        assert!(places.iter().any(|&(place, _)| place == 0));
        assert!(places.iter().any(|&(place, size)| place + 1 == usize::from(size)));
        let upper = places.iter().filter(|&&(place, size)| 2 * place < usize::from(size)).count();
        assert!((70..130).contains(&upper), "{upper}");
    }
}

#[test]
fn the_state_is_small() {
    assert!(size_of::<NewYork>() <= 1600, "{}", size_of::<NewYork>());
    assert!(size_of::<Action>() <= 4);
}
