//! Who knows what (2.15).

use insula_core::{Game, Rng, Seed, Viewer};

use super::audit::audit;
use super::table::{A, B, C, Table, tile};
use crate::phase::Phase;
use crate::{Action, Setup, TheCapitals};

fn game(seats: u8, seed: u64) -> TheCapitals {
    let setup = Setup { seats, prosperity: true, full_refill: false, hide_prestige: true };
    TheCapitals::new(&setup, Rng::new(Seed::from_number(seed)))
}

/// (2.15a, 2.15b) The order of the stacks, the others' hands, and what is out.
#[test]
fn a48_what_is_secret() {
    let game = game(3, 5);
    let mut rng = Rng::stream(Seed::from_number(5), 3);
    let (mut with_b, mut out, mut tops) = (0, 0, [0; 105]);
    let hidden = *game.side(B).hand.get();
    let watched = hidden.iter().next().unwrap();
    for _ in 0..2000 {
        let deal = game.resample(Viewer::Seat(A), &mut rng);
        audit(&deal);
        assert_eq!(deal.side(A).hand, game.side(A).hand, "its own hand");
        assert_eq!((deal.rows, deal.gone), (game.rows, game.gone));
        assert_eq!(deal.side(B).hand.get().len(), 6);
        with_b += u32::from(deal.side(B).hand.get().contains(watched));
        out += u32::from(deal.out.get().contains(watched));
        tops[deal.stacks[0].tiles().last().unwrap().index()] += 1;
    }
    // 19 tiles are hidden from A: 6 with B, 6 with C, 7 out.
    assert!(with_b.abs_diff(2000 * 6 / 19) < 100, "{with_b}");
    assert!(out.abs_diff(2000 * 7 / 19) < 100, "{out}");
    // 16 tiles are in the stack of Era I, each as likely on top as any other.
    let seen: Vec<u32> = tops.into_iter().filter(|&count| count > 0).collect();
    assert_eq!(seen.len(), 16);
    assert!(seen.iter().all(|&count| count.abs_diff(125) < 60), "{seen:?}");
    // A spectator knows no hand.
    let all = |deal: &TheCapitals| deal.side(A).hand == game.side(A).hand;
    assert!((0..20).any(|_| !all(&game.resample(Viewer::Public, &mut rng))));
}

/// (2.15c) The wish of the table is passed on; the view has all.
#[test]
fn a43_prestige_is_public() {
    let mut game = game(3, 5);
    game.side_mut(B).tracks.set(crate::Track::Prestige, -7);
    let view = game.view(Viewer::Seat(A));
    assert!(view.hide_prestige);
    assert_eq!(view.seats[1].tracks.prestige, -7);
}

#[test]
fn an_own_hand_is_shown_and_no_other() {
    let game = game(3, 6);
    let own = |viewer| game.view(viewer).hand.map(|hand| hand.len());
    assert_eq!((own(Viewer::Seat(B)), own(Viewer::Public)), (Some(6), None));
}

fn reveals(table: &Table, action: &str) -> bool {
    let seat = table.game.turn().unwrap();
    table.game.reveals(seat, action.parse::<Action>().unwrap())
}

/// The last decision before a refill shows the next tiles.
#[test]
fn a48_the_last_decision_before_a_refill_reveals() {
    let mut table = Table::new(3);
    table.city(C, "library 0,1; doctor 1,1");
    table.turn(Phase::Executive, B);
    assert!(!reveals(&table, "bonus energy"));
    table.turn(Phase::Executive, C);
    assert!(!reveals(&table, "bonus energy"), "a token is to be moved first");
    table.act(C, "bonus energy");
    assert!(reveals(&table, "token 2,2"));
    let mut table = Table::new(3);
    table.turn(Phase::Executive, C);
    assert!(reveals(&table, "bonus energy"));
    table.game.stacks[0] = crate::stock::Pile::of(&[tile("baker")]);
    assert!(!reveals(&table, "bonus energy"), "a single tile can be told");
    table.round(12);
    assert!(!reveals(&table, "bonus energy"));
}

/// A tile of the hand is shown when it is placed, not when it is picked.
#[test]
fn a48_a_tile_of_the_hand_is_shown_when_built() {
    let mut table = Table::prosperity(3);
    table.hand(A, "church subway").hand(B, "casino").hand(C, "resort");
    table.round(3).turn(Phase::Prosperity, A);
    assert!(!reveals(&table, "lake church") && !reveals(&table, "tile subway"));
    table.act(A, "lake church");
    assert!(reveals(&table, "place 1,1"));
    // When nothing else is hidden, the hand can be told.
    let mut table = Table::prosperity(3);
    table.hand(A, "church");
    *table.game.out.get_mut() = crate::stock::Hand::NONE;
    table.round(3).turn(Phase::Prosperity, A).act(A, "lake church");
    assert!(!reveals(&table, "place 1,1"));
}

/// Picks that others have not seen are forgotten for them.
#[test]
fn an_unfinished_pick_is_not_in_the_deal_of_others() {
    let mut table = Table::prosperity(3);
    table.hand(A, "church subway").hand(B, "casino").turn(Phase::Prosperity, A);
    table.act(A, "lake church");
    let mut rng = Rng::stream(Seed::from_number(1), 3);
    let pending = |viewer, rng: &mut Rng| table.game.resample(viewer, rng).mid_decision(A);
    assert!(pending(Viewer::Seat(A), &mut rng));
    assert!(!pending(Viewer::Seat(B), &mut rng) && !pending(Viewer::Public, &mut rng));
}
