//! Random games, looked at from inside.

use insula_core::NoLog;

use super::*;

#[test]
fn everything_is_accounted_for_in_random_games() {
    for seats in 2..=6 {
        for seed in 0..40 {
            random_game(seats, seed, |game| {
                audit(game);
                assert_eq!(game.pending.get().is_some(), game.mid_decision(game.turn));
                assert!(
                    game.phase == Phase::Lay || game.waiting.is_empty() || game.phase == Phase::Act
                );
            });
        }
    }
}

#[test]
fn r5_1_points_are_the_sums_of_the_scorings() {
    for seats in 2..=6 {
        for seed in 0..20 {
            let game = random_game(seats, seed, |_| {});
            let view = game.view(Viewer::Public);
            let total =
                |party: usize| view.scorings.iter().map(|sheet| sheet.totals[party]).sum::<u16>();
            for (party, seat) in view.seats.iter().enumerate() {
                assert_eq!(seat.score, total(party));
            }
            assert!(view.dirk.iter().all(|dirk| dirk.score == total(2)));
            assert_eq!(view.scorings.last().map(|sheet| sheet.letter), Some(Letter::C));
            // The last scoring saw the table as it is now.
            assert_eq!(view.scorings.last(), Some(&view.sheet));
        }
    }
}

/// Plays a random game to its end.
fn random_game(seats: u8, seed: u64, mut visit: impl FnMut(&NewYork)) -> NewYork {
    let setup = Setup { seats, show_seen: false };
    let mut game = NewYork::new(&setup, Rng::new(Seed::from_number(seed)));
    let mut rng = Rng::stream(Seed::from_number(seed), 7);
    let mut offers = Vec::new();
    while let Some(seat) = game.to_act().first() {
        visit(&game);
        offers.clear();
        game.legal_actions(seat, &mut offers);
        game.commit(seat, rng.pick(&offers), &mut NoLog);
    }
    visit(&game);
    game
}
