//! Convention Center and Technology Park: one adjacent tile is activated for
//! free (2.7l).

use super::*;
use crate::phase::Phase;

/// The targets on offer after a tile was activated and paid.
fn targets(site: &mut Site, tile: &str) -> Vec<String> {
    site.table.turn(Phase::Executive, A);
    site.act(A, &format!("activate {tile}, pay"));
    site.table.offers(A)
}

#[test]
fn r2_7l_convention_center_activates_a_neighbor_for_free() {
    for (target, gives) in [
        ("city-hall", "culture-1 employment+1"),
        ("hotel", "culture-1 $+7"),
        ("legacy-park-homes", "$-12 prestige+7"),
        ("abl-semiconductor", "employment+2 public+1"),
    ] {
        let city = "convention-center 0,1; legacy-park-homes 1,1; abl-semiconductor -1,1";
        // 5 cubes lie on the target: it costs none and gets none.
        let mut site = Site::new(city);
        site.table.cubes(A, target, 5);
        let got = site.activate_with("convention-center", &format!("free {target}"));
        assert_eq!(got, Change::of(gives).and("energy-3"), "{target}");
        assert_eq!(
            (site.table.cubes_on(A, target), site.table.cubes_on(A, "convention-center")),
            (5, 3)
        );
        // It used up one activation of two.
        assert_eq!(site.game().activated, 1);
    }
}

#[test]
fn r2_7l_only_a_neighbor_with_an_activation_effect_is_a_target() {
    // Adjacent: City Hall, Hotel, Baker; Courthouse, Titan of Progress and a
    // lake have no activation effect; Market lies two squares off.
    let city = "convention-center 0,1; baker 1,1; courthouse -1,1; titan-of-progress 0,2; \
                lake 1,2; market 2,1";
    let mut site = Site::new(city);
    assert_eq!(
        targets(&mut site, "convention-center"),
        ["free city-hall", "free hotel", "free baker", "decline"]
    );
    for tile in ["courthouse", "titan-of-progress", "market", "convention-center", "cobbler"] {
        assert_eq!(site.no(&format!("free {tile}")), "2.7l", "{tile}");
    }
    // A free activation is no activation of its own.
    assert_ne!(site.no("activate hotel"), "legal");
    // Declined, it is still an activation: Baker beside it answers.
    let mut site = Site::new(city);
    assert_eq!(site.activate_with("convention-center", "decline"), Change::of("energy-3 $+4"));
}

#[test]
fn r2_7l_without_a_target_nothing_is_asked() {
    let mut site = Site::far("convention-center 1,-3; courthouse 0,-3; baker 1,1");
    assert_eq!(site.activate("convention-center"), Change::of("energy-3"));
}

#[test]
fn r2_7j_both_activations_set_off_permanent_effects() {
    // Museum of Art lies beside all three; Courthouse wants commerce and lies
    // beside Baker; Fountain lies beside Baker only.
    let city =
        "convention-center 0,1; museum-of-art 1,1; baker 0,2; courthouse -1,1; fountain -1,3";
    let mut site = Site::new(city);
    let got = site.activate_with("convention-center", "free baker");
    // Baker: its $4, Museum of Art 2, Courthouse 3, Fountain 1. Convention
    // Center: Museum of Art 2, Baker 4.
    assert_eq!(got, Change::of("energy-3 $+4 culture+2 $+3 culture+1 culture+2 $+4"));
}

#[test]
fn r2_5d_each_of_the_two_activations_has_its_own_arrows() {
    // Hotel at $50 pays 1, and so does Baker's answer to Hotel, but that is
    // one activation. Baker's answer to Convention Center is another one.
    let mut site = Site::new("convention-center 0,1; baker 1,1").tracks("$ 50");
    let got = site.activate_with("convention-center", "free hotel");
    assert_eq!(got, Change::of("energy-3 culture-1 prestige+1 prestige+1"));
}

#[test]
fn r2_7l_technology_park_activates_a_neighbor_when_it_is_built() {
    let site = || Site::with(["restaurant 1,1", "", ""]).tracks("level 1");
    let got = site().prosper_with("technology-park", "0,1", "free restaurant");
    assert_eq!(got, Change::of("$+10"));
    let got = site().prosper_with("technology-park", "0,1", "free city-hall");
    // Restaurant answers to City Hall beside it.
    assert_eq!(got, Change::of("culture-1 employment+1 $+2"));
    assert_eq!(site().prosper_with("technology-park", "0,1", "decline"), Change::default());
    // Not itself, not a tile elsewhere, nothing without an effect.
    let mut site = Site::with(["restaurant 2,-1; courthouse -1,1", "", ""]).tracks("level 1");
    site.hold("technology-park");
    site.act(A, "tile technology-park, place 0,1");
    assert_eq!(site.table.offers(A), ["free city-hall", "free hotel", "decline"]);
    for tile in ["restaurant", "courthouse", "technology-park"] {
        assert_eq!(site.no(&format!("free {tile}")), "2.7l", "{tile}");
    }
    // With nothing to activate beside it, nothing is asked.
    let mut site = Site::far("courthouse 0,-3").tracks("level 1");
    assert_eq!(site.prosper("technology-park", "1,-3"), Change::default());
}

#[test]
fn r2_7l_the_chain_from_technology_park_over_convention_center() {
    let city = "convention-center 1,1; baker 2,2; museum-of-art 2,1";
    let site = || Site::with([city, "", ""]).tracks("level 1");
    // Convention Center reaches Baker, which Technology Park does not.
    let got = site().prosper_with("technology-park", "0,1", "free convention-center, free baker");
    // Baker $4, Museum of Art 2; Convention Center: Museum of Art 2, Baker 4.
    assert_eq!(got, Change::of("$+4 culture+2 culture+2 $+4"));
    let got = site().prosper_with("technology-park", "0,1", "free convention-center, decline");
    assert_eq!(got, Change::of("culture+2 $+4"));
    // Technology Park itself is no target, and the chain does not turn back.
    let mut site = site();
    site.hold("technology-park");
    site.act(A, "tile technology-park, place 0,1, free convention-center");
    assert_eq!(site.table.offers(A), ["free city-hall", "free hotel", "free baker", "decline"]);
}

#[test]
fn r2_7j_a_free_activation_sets_off_the_tile_that_brought_it_only_if_it_has_an_effect() {
    // Technology Park has no permanent effect; Bus Station answers to housing
    // anywhere, also when it is free.
    let mut site = Site::with(["bus-station 2,-1; danncil-estate 1,1", "", ""]).tracks("level 1");
    let got = site.prosper_with("technology-park", "0,1", "free danncil-estate");
    assert_eq!(got, Change::of("culture+2 energy+1 kin"));
}

#[test]
fn r2_11a_technology_park_again_before_the_third_expo() {
    let site = || {
        let mut site =
            Site::with(["technology-park 0,1; danncil-estate 1,1; courthouse -1,1", "", ""]);
        site.finish_until_asked(12);
        site
    };
    assert_eq!(
        site().table.offers(A),
        ["free city-hall", "free hotel", "free danncil-estate", "decline"]
    );
    assert_eq!(site().no("free courthouse"), "2.7l");
    let play = |action: &str| {
        let mut site = site();
        site.act(A, action);
        assert_eq!(site.game().phase, Phase::Over);
        site.tracks_now(A)
    };
    let (none, housing) = (play("decline"), play("free danncil-estate"));
    // 2 culture are worth 1 prestige.
    assert_eq!(Change::between(&none, &housing), Change::of("culture+2 prestige+1"));
    // One employment at the Expo: 1, and culture 9 is worth 4.
    let jobs = play("free city-hall");
    assert_eq!(
        Change::between(&none, &jobs),
        Change::of("culture-1 employment+1 prestige+1 prestige-1")
    );
    // Not at the end of another round.
    let mut site = Site::with(["technology-park 0,1; danncil-estate -1,1", "", ""]);
    site.finish(8);
    assert_eq!(site.game().phase, Phase::Political);
}
