//! The Political phase (2.3).

use super::table::{A, B, C, Table, rule};
use crate::effect::Track;
use crate::phase::Phase;

/// Seats on the 2nd, 3rd and 4th space choose in round 3.
fn choosing() -> Table {
    let mut table = Table::new(3);
    table.round(3).tracks(A, "economy 30").turn(Phase::Political, A);
    table
}

#[test]
fn a2_a_city_may_keep_its_space() {
    let mut table = choosing();
    assert_eq!(table.offered(A, "space"), ["1", "2", "3", "4", "5"]);
    table.act(A, "space 2");
    assert_eq!(table.get(A, Track::Economy), 30 - 3 * 4);
    assert_eq!(table.game.side(A).space, 1);
}

/// The worked case: from $3/4x to the fourth space costs 4 times $2.
#[test]
fn r2_3d_the_price_is_the_new_space_times_the_old_multiplier() {
    let mut table = choosing();
    table.act(A, "space 4");
    assert_eq!(table.get(A, Track::Economy), 30 - 8);
    table.tracks(B, "economy 30").act(B, "space 1");
    assert_eq!(table.get(B, Track::Economy), 30 - 4 * 3, "$4, from 3x");
}

/// (2.3b) The old order chooses; (2.2d) the new one plays.
#[test]
fn r2_3b_the_leftmost_old_place_chooses_first() {
    let mut table = choosing();
    assert_eq!(table.no(B, "space 1"), rule("2.2d", "turn"));
    table.act(A, "space 5").act(B, "space 4").act(C, "space 1");
    assert_eq!(table.game.phase, Phase::Building);
    assert_eq!(table.game.in_order(), [C, B, A]);
    assert_eq!(table.game.turn(), Some(C));
}

#[test]
fn r2_3c_a_space_chosen_in_this_phase_is_taken() {
    let mut table = choosing();
    table.act(A, "space 3");
    assert_eq!(table.no(B, "space 3"), rule("2.3c", "space"), "its own old place");
    assert_eq!(table.offered(B, "space"), ["1", "2", "4", "5"], "that of A is open again");
}

#[test]
fn r2_3e_spaces_by_seat_count() {
    for (seats, open) in [(2, 4), (3, 5), (4, 5), (5, 6)] {
        let mut table = Table::new(seats);
        table.round(2).turn(Phase::Political, A);
        assert_eq!(table.offered(A, "space").len(), open, "{seats} seats");
        if open < 6 {
            let closed = format!("space {}", open + 1);
            assert_eq!(table.no(A, &closed), rule("2.3e", "space-count"));
        }
    }
}

/// (2.10c) A chosen payment too: $1 and 4 times $4 need six taxations.
#[test]
fn r2_10c_a_chosen_price_may_need_taxation() {
    let mut table = choosing();
    table.tracks(A, "economy 1");
    let paid = table.does(A, |table| {
        table.act(A, "space 1");
    });
    assert_eq!(paid, "prestige-6 economy+2");
}

#[test]
fn r2_2b_other_actions_wait_for_their_phase() {
    let table = choosing();
    for action in ["tile baker", "activate hotel", "bonus energy", "end", "token 0,0", "pay"] {
        assert_eq!(table.no(A, action), rule("2.2b", "phase"), "{action}");
    }
    assert_eq!(table.no(A, "lake church"), rule("2.13f", "phase"));
    assert_eq!(table.no(A, "first gain"), rule("2.4i", "order"));
}
