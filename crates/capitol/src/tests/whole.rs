//! Random games, looked at from inside.

use insula_core::NoLog;

use super::*;

#[test]
fn everything_is_accounted_for_in_random_games() {
    for seats in 2..=4 {
        for seed in 0..60 {
            let mut longest = 0;
            random_game(seats, seed, |game, offers| {
                audit(game);
                longest = longest.max(offers.len());
            });
            // 39 faces and a pass are the most that could ever be on offer.
            assert!(longest <= 40, "{longest}");
        }
    }
}

#[test]
fn the_fast_scoring_agrees_with_a_plain_one() {
    for seats in 2..=4 {
        for seed in 0..60 {
            let mut totals = vec![0; usize::from(seats)];
            let mut round = 0;
            random_game(seats, seed, |game, _| {
                for area in AreaId::all() {
                    let fast = Figures::now(game.area(area)).all_points();
                    assert_eq!(fast[..usize::from(seats)], plain_points(game, area), "seed {seed}");
                }
                let done = game.view(Viewer::Public).scorings;
                if done.len() > round {
                    round = done.len();
                    for (seat, total) in totals.iter_mut().enumerate() {
                        let points = |area| plain_points(game, area)[seat];
                        let now: u8 = AreaId::all().map(points).sum();
                        assert_eq!(done[round - 1].totals[seat], now);
                        *total += now;
                        assert_eq!(game.sides[seat].score, *total);
                    }
                }
            });
            assert_eq!(round, 4);
        }
    }
}

/// 3.4 word by word, from what stands on the squares.
fn plain_points(game: &Capitol, id: AreaId) -> Vec<u8> {
    let view = &game.view(Viewer::Public).areas[id.index()];
    let (mut fountains, mut built) = (view.printed, vec![Vec::new(); usize::from(game.seats)]);
    for square in view.squares.iter().flatten() {
        match *square {
            crate::SquareView::Fountain { .. } => fountains += 1,
            crate::SquareView::Building { seat, floors, .. } => {
                built[usize::from(seat)].push(floors);
            }
        }
    }
    let strength = |heights: &Vec<u8>| (heights.iter().sum::<u8>(), heights.iter().copied().max());
    let mut ranks: Vec<_> = built.iter().filter(|own| !own.is_empty()).map(strength).collect();
    ranks.sort();
    ranks.reverse();
    let times = if view.large == Some(Piece::Temple) { 2 } else { 1 };
    let points = |own: &Vec<u8>| match ranks.iter().position(|&rank| rank == strength(own)) {
        Some(0) => (2 + fountains) * times,
        Some(1) => fountains * times,
        _ => 0,
    };
    built.iter().map(points).collect()
}

fn random_game(seats: u8, seed: u64, mut visit: impl FnMut(&Capitol, &[Action])) {
    let setup = Setup { seats, show_seen: false };
    let mut game = Capitol::new(&setup, Rng::new(Seed::from_number(seed)));
    let mut rng = Rng::stream(Seed::from_number(seed), 7);
    let mut offers = Vec::new();
    while let Some(seat) = game.to_act().first() {
        offers.clear();
        game.legal_actions(seat, &mut offers);
        visit(&game, &offers);
        game.commit(seat, rng.pick(&offers), &mut NoLog);
    }
    visit(&game, &[]);
}
