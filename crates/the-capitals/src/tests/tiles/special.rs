//! Tiles that count or give something that no other tile does: Titan of
//! Progress, High Finance Square, Hotrock, Museum of History, University,
//! Science Center, Magnificent Arch, Park, Victoria Terraces.

use super::*;
use crate::phase::Phase;
use insula_core::Seat;

#[test]
fn r3_4_titan_of_progress_counts_the_markers_ahead() {
    // Worked case: 5, others at 5, 6, 9: 5 + 3 + 2 x 2 = 12.
    for (others, gives) in [
        ([5, 6, 9], "culture+7"),
        ([5, 5, 5], "culture+3"),
        ([0, 4, 5], "culture+3"),
        // Its own culture does not overtake them first.
        ([6, 7, 8], "culture+9"),
        ([30, 30, 30], "culture+9"),
    ] {
        let mut site = Site::with([""; 4]).tracks("culture 5");
        for (seat, culture) in (1..).map(Seat).zip(others) {
            site.put(seat, &format!("culture {culture}"));
        }
        let got = site.build("titan-of-progress", "0,1");
        assert_eq!(got, Change::of(gives).and("progress+1"), "others at {others:?}");
    }
}

#[test]
fn r2_12g_titan_of_progress_counts_neutral() {
    for (neutral, gives) in [(5, "culture+3"), (6, "culture+5")] {
        let mut site = Site::with([""; 2]).tracks("culture 5").tracks_of(B, "culture 4");
        site.game_mut().neutral = neutral;
        let got = site.build("titan-of-progress", "0,1");
        assert_eq!(got, Change::of(gives).and("progress+1"), "neutral at {neutral}");
    }
    // With three seats there is no such marker, whatever its number.
    let mut site = Site::with([""; 3]).tracks("culture 5").tracks_of(B, "culture 5");
    site.put(Seat(2), "culture 5");
    site.game_mut().neutral = 9;
    assert_eq!(site.build("titan-of-progress", "0,1"), Change::of("progress+1 culture+3"));
}

#[test]
fn r2_4h_high_finance_square_gives_up_a_cube_before_the_new_plant() {
    let build = |tracks| Site::new("").tracks(tracks).build("high-finance-square", "0,1");
    // Worked case: no cubes, 4 steps, $37. The level-5 plant has 6 cubes.
    let got = build("energy 0 progress 4 $ 37");
    assert_eq!(got, Change::of("progress+2 level+1 energy+6 culture+6 prestige+3"));
    let got = build("energy 1 progress 4 $ 37");
    assert_eq!(got, Change::of("progress+2 level+1 energy-1 energy+6 culture+6 prestige+3"));
    // (2.10d) No full $10, and no taxation to get there.
    let got = build("energy 3 $ 9");
    assert_eq!(got, Change::of("progress+2 energy-1 culture+6"));
}

#[test]
fn r2_4h_high_finance_square_counts_the_money_that_is_left_and_gained() {
    // The row's price is paid before: $12 less 4.
    let mut site = Site::new("").tracks("$ 12");
    site.offer("high-finance-square", 2);
    site.act(A, "tile high-finance-square, place 0,1");
    assert_eq!((site.get(A, "$"), site.get(A, "prestige")), (8, 0));
    // Walled Mart's $6 for the new neighbor comes before the count.
    let mut site = Site::new("walled-mart 1,1").tracks("$ 24");
    let got = site.build("high-finance-square", "0,1");
    assert_eq!(got, Change::of("progress+2 energy-1 culture+6 $+6 prestige+3"));
}

#[test]
fn r2_4h_counts_come_after_gains() {
    // University after the job that Brick Works finds for a public neighbor.
    let mut site = Site::far("brick-works 1,-3");
    let got = site.build("university", "0,-3");
    assert_eq!(got, Change::of("progress+2 public+2 employment+1 culture+2 kin"));
    // Modern Dance Tribute after the people of Bel-Air Tower: 12, not 11.
    let mut site = Site::new("bel-air-tower 1,1").tracks("population 11");
    let got = site.build("modern-dance-tribute", "0,1");
    assert_eq!(got, Change::of("progress+1 prestige+2 public-1 population+1 culture+8"));
    // Three Pennants the same: 10, not 9.
    let mut site = Site::with(["bel-air-tower 1,1", "", ""]).tracks("population 9");
    let got = site.prosper("three-pennants", "0,1");
    assert_eq!(got, Change::of("culture+2 population+1 prestige+5"));
    // Environmental Institute after the plant that Science Center brings: 2 x 5.
    let mut site = Site::with(["science-center 1,1", "", ""]).tracks("progress 5");
    let got = site.prosper("environmental-institute", "0,1");
    assert_eq!(got, Change::of("progress+1 level+1 energy+6 prestige+10"));
}

#[test]
fn r2_4h_hotrock_counts_before_its_own_loss() {
    let build = |tracks| Site::new("").tracks(tracks).build("hotrock-tire-factory", "0,1");
    // Worked case: public services 3, population 9, employment 7.
    let got = build("public 3 population 9 employment 7");
    assert_eq!(got, Change::of("progress+2 employment+2 public-1"));
    assert_eq!(build("public 1"), Change::of("progress+2 employment+1 public-1"));
    assert_eq!(build("public 0"), Change::of("progress+2 prestige-2"));
}

#[test]
fn r2_4h_museum_of_history_counts_before_its_own_loss() {
    let build = |tracks| Site::new("").tracks(tracks).build("museum-of-history", "0,1");
    assert_eq!(build("public 6"), Change::of("progress+3 culture+6 public-2 prestige+6"));
    assert_eq!(
        build("public 1"),
        Change::of("progress+3 culture+6 public-1 prestige+1 prestige-2")
    );
    assert_eq!(build("public 0"), Change::of("progress+3 culture+6 prestige-2"));
}

#[test]
fn r2_4m_university_counts_full_threes() {
    for (employment, culture) in [(2, 0), (3, 1), (5, 1), (6, 2), (12, 4), (20, 6)] {
        let mut site = Site::new("").tracks(&format!("population 20 employment {employment}"));
        let want = Change::of("progress+2 public+2").and(&format!("culture+{culture}"));
        assert_eq!(site.build("university", "0,1"), want, "{employment}");
    }
}

#[test]
fn r2_5h_science_center_can_pass_the_symbol_twice() {
    // Worked case: 8 neighbors, 5 steps: 13, two upgrades and 1 step. From
    // level 1, with rivals on level 2: 4 cubes for the third plant of level 2,
    // 5 for the best of level 3.
    let around = "lake 0,-1; lake 1,-1; lake 1,-2; dillo-residences 0,-3; baker 2,-3; \
                  cog-factory 0,-4; airport 1,-4; church 2,-4; titan-of-progress 0,-2; market 2,-2";
    let mut site = Site::with([around, "", ""]).tracks("level 1 progress 5");
    // Seven tiles and a lake: 5 + 7 = 12.
    let got = site.build("science-center", "1,-3");
    assert_eq!(got, Change::of("progress+7 level+2 energy+4 energy+5 public+1 token"));
    assert_eq!(site.get(A, "progress"), 0);
    // Eight tiles: one step more.
    let eight = around.replace("lake 1,-2", "restaurant 1,-2");
    let mut site = Site::with([&eight, "", ""]).tracks("level 1 progress 5");
    let got = site.build("science-center", "1,-3");
    assert_eq!(got, Change::of("progress+8 level+2 energy+4 energy+5 public+1 token"));
    assert_eq!(site.get(A, "progress"), 1);
    // Park answers to both.
    let park = eight.replace("titan-of-progress", "park");
    let mut site = Site::with([&park, "", ""]).tracks("level 1 progress 5");
    let got = site.build("science-center", "1,-3");
    assert_eq!(got, Change::of("progress+8 level+2 energy+4 energy+5 public+1 culture+4 token"));
}

#[test]
fn r2_10_magnificent_arch_is_paid_by_taxation() {
    // Worked case: from the $2 row with $1. 1 + 4 taxations, $2 left.
    let mut site = Site::new("").tracks("$ 1");
    site.offer("magnificent-arch", 1);
    site.act(A, "tile magnificent-arch, place 0,1");
    assert_eq!((site.get(A, "$"), site.get(A, "prestige"), site.get(A, "culture")), (2, -5, 19));
}

#[test]
fn r3_6_park_answers_to_every_later_upgrade() {
    // By a build, anywhere in the city.
    let mut site = Site::far("park 1,-3").tracks("progress 5");
    let got = site.build("iron-foundry", "1,1");
    assert_eq!(got, Change::of("progress+2 employment+1 level+1 energy+6 culture+2"));
    // By an activation, and by a prosperity tile.
    let mut site = Site::new("park 0,1; victoria-terraces 1,1").tracks("progress 5");
    let got = site.activate("victoria-terraces");
    assert_eq!(got, Change::of("energy-2 employment-1 progress+2 level+1 energy+6 culture+2"));
    let site = Site::with(["park 0,1; airport 2,-1; baker 2,1", "", ""])
        .tracks("level 2 progress 5 employment 10");
    let got = site.round(9).prosper("gene-research-lab", "1,1");
    assert_eq!(got, Change::of("progress+3 level+1 energy+5 culture+2"));
    // By the bonus for no activation.
    let mut site = Site::new("park 0,1").tracks("progress 5");
    site.table.turn(Phase::Executive, A);
    site.act(A, "bonus progress");
    assert_eq!((site.get(A, "culture"), site.get(A, "energy")), (12, 18));
}

#[test]
fn r3_6_park_answers_to_nothing_else() {
    // No upgrade; its own build; after level 6; a rival's upgrade.
    let mut site = Site::new("park 0,1").tracks("progress 3");
    assert_eq!(site.build("iron-foundry", "1,1"), Change::of("progress+2 employment+1"));
    let mut site = Site::new("").tracks("progress 5");
    let got = site.build("park", "0,1");
    assert_eq!(got, Change::of("progress+1 level+1 energy+6 culture+2 public-2"));
    let mut site = Site::new("park 0,1").tracks("level 6 progress 5");
    assert_eq!(site.build("iron-foundry", "1,1"), Change::of("progress+2 employment+1"));
    let mut site = Site::new("park 0,1").tracks_of(B, "progress 5");
    assert_eq!(site.rival_builds("iron-foundry", "0,1"), Change::default());
    assert_eq!(site.game().side(B).tracks.level(), 3);
}

#[test]
fn r2_7b_victoria_terraces_may_bring_a_plant_in_its_own_turn() {
    // Level 3 allows one activation. The new level 4 brings 6 cubes and a
    // second activation at once.
    let mut site = Site::new("victoria-terraces 0,1").tracks("level 3 progress 4 energy 2");
    let got = site.activate("victoria-terraces");
    assert_eq!(got, Change::of("energy-2 employment-1 progress+2 level+1 energy+6"));
    assert!(
        site.table.offers(A).contains(&"activate hotel".to_owned()),
        "{:?}",
        site.table.offers(A)
    );
    // One step less: no plant, and the turn is over.
    let mut site = Site::new("victoria-terraces 0,1").tracks("level 3 progress 3 energy 12");
    let got = site.activate("victoria-terraces");
    assert_eq!(got, Change::of("energy-2 employment-1 progress+2"));
    assert_eq!(site.table.offers(A), [""; 0]);
}
