//! 1 and 2: components and setup.

use super::*;

#[test]
fn r2_1_hands_and_stacks() {
    for (seats, stacks) in [(2, [10, 20, 16]), (3, [8, 18, 12]), (4, [6, 16, 8])] {
        let setup = Setup { seats, show_seen: false };
        let game = Capitol::new(&setup, Rng::new(Seed::from_number(3)));
        for seat in (0..seats).map(Seat) {
            let hand = *game.side(seat).hand.get();
            assert_eq!(Kind::ALL.map(|kind| hand.of(kind).len()), [2, 2, 4]);
            assert!(game.side(seat).seen.is_empty());
        }
        assert_eq!(game.queues.each_ref().map(Queue::left), stacks);
        audit(&game);
    }
}

#[test]
fn r2_2_only_the_top_card_is_in_sight() {
    let table = Table::new(&["", "white1"]);
    let view = table.view(Viewer::Public);
    assert_eq!(view.stacks[0].top, "roof1".parse().ok());
    assert_eq!(table.game.queues[0].hidden().len(), 13);
}

#[test]
fn r2_3_four_buildings_and_six_roofs() {
    let table = Table::new(&["white1", "white2"]);
    let seat = &table.view(Viewer::Public).seats[1];
    let front: Vec<_> = seat.front.iter().map(|front| (front.floors, front.shape)).collect();
    let (round, triangular) = (Some(Shape::Round), Some(Shape::Triangular));
    assert_eq!(front, [(1, round), (2, round), (1, triangular), (2, triangular)]);
    assert_eq!((seat.round, seat.triangular), (3, 3));
}

#[test]
fn r2_4_the_supply() {
    for (seats, floors) in [(2, 78), (3, 72), (4, 66)] {
        let setup = Setup { seats, show_seen: false };
        assert_eq!(Capitol::new(&setup, Rng::new(Seed::from_number(0))).supply, floors);
    }
}

#[test]
fn r2_5_chance_decides_who_starts() {
    let setup = Setup { seats: 3, show_seen: false };
    let mut starts = [0; 3];
    for seed in 0..300 {
        let game = Capitol::new(&setup, Rng::new(Seed::from_number(seed)));
        starts[game.start.index()] += 1;
        assert_eq!((game.turn, game.view(Viewer::Public).seats[0].score), (game.start, 0));
    }
    assert!(starts.iter().all(|count| (70..130).contains(count)), "{starts:?}");
}

#[test]
fn the_state_is_small() {
    assert!(size_of::<Capitol>() <= 1024, "{}", size_of::<Capitol>());
    assert!(size_of::<Action>() <= 4);
}
