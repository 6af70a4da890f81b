//! Setup (2.1, 2.12, 2.13a).

use insula_core::{Game, Options, Rng, Seat, Seed, Viewer};

use super::audit::audit;
use super::table::A;
use crate::city::Slots;
use crate::effect::Track;
use crate::phase::Phase;
use crate::tile::{Kind, Stack, TileId};
use crate::{Setup, TheCapitals};

fn game(seats: u8, seed: u64) -> TheCapitals {
    let setup = Setup { seats, prosperity: true, full_refill: false, hide_prestige: false };
    TheCapitals::new(&setup, Rng::new(Seed::from_number(seed)))
}

#[test]
fn options_are_typed_and_checked() {
    let options = |pairs: &[(&str, &str)]| -> Options {
        pairs.iter().map(|&(key, value)| (key.to_owned(), value.to_owned())).collect()
    };
    let plain = Setup { seats: 2, prosperity: false, full_refill: false, hide_prestige: false };
    assert_eq!(TheCapitals::setup(2, &Options::new()), Ok(plain));
    let all = options(&[("prosperity", "on"), ("refill", "full"), ("prestige", "hide")]);
    let rich = Setup { seats: 5, prosperity: true, full_refill: true, hide_prestige: true };
    assert_eq!(TheCapitals::setup(5, &all), Ok(rich));
    assert!(TheCapitals::setup(1, &Options::new()).is_err());
    assert!(TheCapitals::setup(6, &Options::new()).is_err());
    assert!(TheCapitals::setup(3, &options(&[("prosperity", "yes")])).is_err());
    assert!(TheCapitals::setup(3, &options(&[("lakes", "on")])).is_err());
}

/// Copies of it are made by the million.
#[test]
fn a_game_is_small() {
    assert!(size_of::<TheCapitals>() <= 1200, "{}", size_of::<TheCapitals>());
}

#[test]
fn r2_1_a_game_begins_whole() {
    for seats in 2..=5 {
        audit(&game(seats, 9));
    }
}

#[test]
fn a1_round_one_has_no_political_phase() {
    // (2.1i, 2.3a) The first decision is a build.
    let game = game(3, 1);
    assert_eq!((game.round, game.phase), (1, Phase::Building));
    assert_eq!(game.to_act().first(), Some(game.order[0]));
}

/// (2.1a) Icons; (2.1b) shuffled stacks; (2.1c) players + 2 in the first row.
#[test]
fn a27_four_players_leave_out_the_five_icon() {
    let tiles = |seats: u8, era: usize| {
        let game = game(seats, 4);
        let rows: Vec<TileId> = game.rows.iter().flat_map(|row| row.tiles().to_vec()).collect();
        let first = if era == 0 { rows } else { Vec::new() };
        [game.stacks[era].tiles(), &first].concat()
    };
    for (seats, counts) in [(3, [21, 21, 21]), (4, [24, 24, 24]), (5, [27, 27, 24])] {
        for (era, count) in counts.into_iter().enumerate() {
            let tiles = tiles(seats, era);
            assert_eq!(tiles.len(), count, "{seats} seats, era {era}");
            assert!(tiles.iter().all(|tile| tile.seats() <= seats));
        }
    }
    let rows = |seats| game(seats, 4).rows.map(|row| row.tiles().len());
    assert_eq!((rows(2), rows(3), rows(4), rows(5)), ([4, 0, 0], [5, 0, 0], [6, 0, 0], [7, 0, 0]));
    assert_ne!(game(3, 1).stacks, game(3, 2).stacks);
}

/// (2.1e) From the 2nd space on; (2.1f) each pays the $ of its space. The
/// worked case: the city on $2/3x lowers its economy by $2.
#[test]
fn r2_1e_r2_1f_the_first_spaces_and_their_price() {
    let game = game(5, 7);
    let money = |place: usize| {
        let side = game.side(game.order[place]);
        (side.space + 1, side.tracks.get(Track::Economy), side.tracks.get(Track::Prestige))
    };
    let all: Vec<_> = (0..5).map(money).collect();
    assert_eq!(all, [(2, 7, 0), (3, 8, 0), (4, 8, 0), (5, 9, 0), (6, 10, 0)]);
    let firsts: Vec<Seat> = (0..40).map(|seed| self::game(5, seed).order[0]).collect();
    assert!((0..5).all(|seat| firsts.contains(&Seat(seat))), "chance decides");
}

/// (2.1h) A tourist beside each city; the neutral one waits (2.12a).
#[test]
fn r2_1h_r2_12a_tourists_begin_at_home() {
    let game = game(2, 3);
    let hosts = game.tourists.map(|tourist| tourist.host);
    assert_eq!(hosts, [Some(A), Some(Seat(1)), None, None, None, None]);
    assert!(game.tourists.iter().all(|tourist| tourist.on.is_none()));
    assert_eq!((game.neutral, game.left, game.token), (3, Slots::NONE, None));
    let view = game.view(Viewer::Public).neutral.unwrap();
    assert_eq!((view.culture, view.host), (3, None));
    assert!(self::game(3, 3).view(Viewer::Public).neutral.is_none());
}

/// (2.12b) One of each of the five types of each era, for both to see.
#[test]
fn a49_two_players_leave_out_one_of_each_type() {
    let gone = |seed| -> Vec<TileId> { game(2, seed).gone.iter().collect() };
    for era in Stack::ERAS {
        let kinds: Vec<Kind> =
            gone(1).into_iter().filter(|tile| tile.stack() == era).map(TileId::kind).collect();
        for kind in &Kind::ALL[..5] {
            assert_eq!(kinds.iter().filter(|other| *other == kind).count(), 1, "{era:?} {kind:?}");
        }
        assert_eq!(kinds.len(), 5);
    }
    assert_ne!(gone(1), gone(2), "by chance");
    assert_eq!(game(2, 1).view(Viewer::Public).gone.len(), 15, "shown to both");
    assert_eq!(game(2, 1).stacks.map(|pile| pile.len()), [12, 16, 16]);
    assert_eq!(game(3, 1).view(Viewer::Public).gone.len(), 0);
}
