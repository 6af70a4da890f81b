//! The Administrative phase (2.8, 2.12c, 2.14).

use super::table::{A, B, C, Table, rule, tile};
use crate::event::Event;
use crate::phase::{Phase, flow};
use crate::stock::Pile;
use crate::tile::{Stack, TileId};

/// Both tokens of A share the squares of City Hall and Hotel; these fill the
/// other squares of the southern one.
const SOUTH: &str = "library 0,1; doctor 1,1";

/// The rows slide and are refilled after this round.
fn refill(seats: u8, full: bool, round: u8, rows: [&str; 3]) -> Table {
    let mut table = Table::with(seats, false, full);
    table.round(round).rows(rows).turn(Phase::Tokens, A);
    flow::after_tokens(&mut table.game, &mut table.log);
    table
}

fn sizes(table: &Table) -> [usize; 3] {
    table.game.rows.map(|row| row.tiles().len())
}

/// (2.8a to 2.8c) In initiative order, mandatory.
#[test]
fn a6_an_enclosed_token_must_move() {
    let mut table = Table::new(3);
    table.city(C, SOUTH).city(B, "park 0,1; fountain 1,1").turn(Phase::Executive, C);
    table.act(C, "bonus energy");
    assert_eq!((table.game.phase, table.game.turn()), (Phase::Tokens, Some(B)), "A has none");
    assert_eq!(table.no(B, "end"), rule("2.2b", "phase"), "it must move");
    assert_eq!(table.no(B, "token 1,1"), rule("2.8b", "token-full"));
    assert_eq!(table.no(B, "token 1,0"), rule("2.8b", "token-taken"));
    assert_eq!(table.no(B, "token 5,5"), rule("2.8b", "token-apart"));
    table.act(B, "token 2,2").act(C, "token 0,2");
    assert_eq!((table.game.round, table.game.phase), (2, Phase::Political));
    let corners = table.game.side(B).city.tokens().map(|corner| corner.to_string());
    assert_eq!(corners, ["1,0", "2,2"]);
}

/// (A6) Both of a city's, the westernmost first.
#[test]
fn r2_8a_both_tokens_of_a_city() {
    let mut table = Table::new(3);
    table.city(A, "library 0,1; doctor 1,1; park 0,-1; fountain 1,-1").turn(Phase::Executive, C);
    table.act(C, "bonus energy");
    table.act(A, "token 0,0");
    assert_eq!((table.game.phase, table.game.turn()), (Phase::Tokens, Some(A)));
    table.act(A, "token 2,2");
    assert_eq!(table.game.round, 2);
}

/// (A6) A token enclosed later in the phase waits for the next one.
#[test]
fn r2_8a_a_token_enclosed_by_a_lake_waits() {
    let mut table = Table::prosperity(3);
    table.city(A, "library 0,1").hand(A, "church").hand(B, "casino").hand(C, "resort");
    table.round(3).turn(Phase::Prosperity, A);
    table.act(A, "lake church, place 1,1");
    table.act(B, "lake casino, place 1,1").act(C, "lake resort, place 1,1");
    assert_eq!((table.game.round, table.game.phase), (4, Phase::Political));
    table.rows(["baker cobbler bookseller restaurant courthouse", "", ""]);
    table.play_until(|game| game.phase == Phase::Tokens);
    assert_eq!((table.game.round, table.game.turn()), (4, Some(A)));
}

#[test]
fn a26_a_short_stack_gives_what_is_left() {
    let mut table = Table::new(3);
    table.game.stacks[0] = Pile::of(&[tile("baker"), tile("park")]);
    table.turn(Phase::Tokens, A);
    flow::after_tokens(&mut table.game, &mut table.log);
    assert_eq!(table.projects(), [vec!["park", "baker"], vec![], vec![]]);
    table.turn(Phase::Tokens, A);
    flow::after_tokens(&mut table.game, &mut table.log);
    assert_eq!(table.projects(), [vec![], vec!["park", "baker"], vec![]], "none at all");
}

/// (2.8d, 2.8e) The prices go with the rows; the old stack is out.
#[test]
fn a28_old_tiles_keep_sliding() {
    let mut table = refill(3, false, 4, ["baker", "park", "doctor"]);
    let [first, second, last] = table.projects();
    assert_eq!((second, last), (vec!["baker"], vec!["park"]));
    assert!(first.iter().all(|slug| tile(slug).stack() == Stack::Era2));
    assert!(table.game.gone.iter().eq([tile("doctor")]), "for all to see");
    assert!(table.log.contains(&Event::Era { era: 2 }));
    let left = table.game.stacks[0].len();
    table.tracks(A, "economy 10").turn(Phase::Building, A).act(A, "tile park, place 0,1");
    assert_eq!(table.get(A, crate::Track::Economy), 6, "$4");
    table.turn(Phase::Tokens, A);
    flow::after_tokens(&mut table.game, &mut table.log);
    assert_eq!(table.projects()[2], ["baker"]);
    assert_eq!(table.game.stacks[0].len(), left, "nothing more comes of Era I");
}

/// (2.8f) The worked cases with four players.
#[test]
fn r2_8f_worked_refill_with_four_players() {
    let table = refill(4, false, 4, ["baker market", "park", ""]);
    assert_eq!(sizes(&table), [6, 2, 1], "6 of Era II");
    let table = refill(4, false, 6, ["cogswell-cogs", "delight-consulting", "cole-harbor"]);
    assert_eq!(sizes(&table), [4, 1, 1], "two of Era II are in the lower rows");
    let table = refill(4, false, 6, ["cogswell-cogs", "park", ""]);
    assert_eq!(sizes(&table), [5, 1, 1], "one of Era I does not count");
}

#[test]
fn a29_two_players_reveal_four_each_round() {
    let table = refill(2, false, 2, ["baker cobbler", "park", ""]);
    assert_eq!(sizes(&table), [4, 2, 1]);
    let table = refill(2, false, 2, ["", "", ""]);
    assert_eq!(sizes(&table), [4, 0, 0]);
}

#[test]
fn a69_full_refill_changes_nothing_for_two() {
    for round in [1, 4, 9] {
        let rows = ["baker cobbler", "park", ""];
        let [normal, full] = [false, true].map(|full| refill(2, full, round, rows).projects());
        assert_eq!(normal, full);
    }
}

/// (2.14a) New tiles however many are left; (2.14b) 6 with five players.
#[test]
fn r2_14a_full_refill() {
    for (seats, count) in [(3, 5), (4, 6), (5, 6)] {
        let table = refill(seats, true, 2, ["baker cobbler", "park", "doctor"]);
        assert_eq!(sizes(&table), [count, 2, 1], "{seats} seats");
    }
    assert_eq!(sizes(&refill(5, false, 2, ["", "", ""])), [7, 0, 0], "normal");
}

/// (2.8h) Neither tokens nor rows, and the marker stays.
#[test]
fn a62_round_twelve_has_no_upkeep() {
    let mut table = Table::new(2);
    table.round(12).city(A, SOUTH).rows(["airport", "stadium", "the-villa"]);
    table.turn(Phase::Executive, B).act(B, "bonus energy");
    assert_eq!((table.game.phase, table.game.round), (Phase::Over, 12));
    assert_eq!(table.projects(), [vec!["airport"], vec!["stadium"], vec!["the-villa"]]);
    let corners = table.game.side(A).city.tokens().map(|corner| corner.to_string());
    assert_eq!(corners, ["1,0", "1,1"]);
    assert!(table.log.contains(&Event::Neutral { culture: 4 }), "of every round (2.12d)");
}

/// (2.1c) Tiles in the order of reveal, without gaps.
#[test]
fn rows_keep_their_order() {
    let mut table = Table::new(3);
    table.rows(["baker cobbler park", "", ""]).act(A, "tile cobbler, place 0,1");
    assert_eq!(table.projects()[0], ["baker", "park"]);
    let table = refill(3, false, 1, ["", "", ""]);
    let first: Vec<TileId> = table.game.rows[0].tiles().to_vec();
    assert!(first.is_sorted(), "the stack of a test table comes in order");
}
