//! Financial District, Mayor's House, Subway, Casino.

use super::*;
use crate::Owner;
use crate::phase::Phase;

/// A first city that may build Financial District, with these tiles in the
/// Projects Area.
fn district(round: u8, rows: [&str; 3]) -> Site {
    let mut site = Site::with(["", "", ""]).round(round);
    site.hold("financial-district");
    for (row, tiles) in rows.into_iter().enumerate() {
        site.game_mut().rows[row] = crate::stock::Row::EMPTY;
        tiles.split_whitespace().for_each(|slug| site.game_mut().rows[row].push(tile(slug)));
    }
    site
}

#[test]
fn r2_13i_financial_district_builds_one_more_tile_in_every_era() {
    // Iron Foundry for $4, beside the tokens; public services -1, 0, +1.
    for (round, public) in [(3, 1), (5, 2), (7, 2), (9, 3), (11, 3)] {
        let mut site = district(round, ["baker", "", "iron-foundry"]);
        site.act(A, "tile financial-district, place 0,1");
        assert_eq!(site.game().phase, Phase::Extra, "round {round}");
        assert_eq!(site.table.offers(A), ["tile baker", "tile iron-foundry"]);
        let early = if round > 8 { 3 } else { 2 };
        assert_eq!(site.get(A, "public"), early, "round {round}: before the extra build");
        site.act(A, "tile iron-foundry, place 1,1");
        assert_eq!(site.get(A, "public"), public, "round {round}");
        let tracks = ["progress", "employment", "$", "prestige", "culture", "energy", "population"];
        let got = tracks.map(|track| site.get(A, track));
        assert_eq!(got, [2, 6, 16, 0, 10, 12, 10], "round {round}");
        // One extra tile, and then the next city.
        assert_eq!((site.game().phase, site.game().turn()), (Phase::Prosperity, Some(B)));
        assert!(site.game().rows[2].tiles().is_empty());
        assert_eq!(site.game().rows[0].tiles(), [tile("baker")]);
    }
}

#[test]
fn r2_13i_the_extra_build_keeps_all_rules_of_building() {
    // Baker away from the tokens, with another commerce tile elsewhere: -4.
    let mut site = district(5, ["baker", "", ""]);
    site.lay(A, "market 2,-1");
    site.act(A, "tile financial-district, place 0,1, tile baker, place -1,1");
    assert_eq!(site.get(A, "prestige"), -4);
    assert_eq!(site.get(A, "employment"), 6);
    // It sets off what lies there: Police Station for the district and for
    // the extra tile.
    let mut site = district(5, ["baker", "", ""]);
    site.lay(A, "police-station 1,1");
    site.act(A, "tile financial-district, place 0,1, tile baker, place 1,2");
    assert_eq!(site.get(A, "energy"), 14);
    // It is mandatory, and a hand tile is no project.
    let mut site = district(5, ["baker", "", ""]);
    site.act(A, "tile financial-district, place 0,1");
    assert_ne!(site.no("decline"), "legal");
    assert_eq!(site.no("tile market"), "2.4a");
    assert_eq!(site.no("tile church"), "2.4a");
}

#[test]
fn r2_13i_the_loss_comes_after_the_extra_build_and_the_gain_before() {
    // Era I: Museum of History counts 2 levels, then loses 2, and then comes
    // the fine of 2 for the district's own loss. Prestige 2 - 2.
    let mut site = district(3, ["museum-of-history", "", ""]);
    site.act(A, "tile financial-district, place 0,1, tile museum-of-history, place 1,1");
    assert_eq!((site.get(A, "public"), site.get(A, "prestige")), (0, 0));
    // Era III: it counts 3, and 1 is left.
    let mut site = district(9, ["museum-of-history", "", ""]);
    site.act(A, "tile financial-district, place 0,1, tile museum-of-history, place 1,1");
    assert_eq!((site.get(A, "public"), site.get(A, "prestige")), (1, 3));
}

#[test]
fn r2_13h_mayors_house_is_paid_before_it_is_placed() {
    // With $13 nothing is missing; with $12 one taxation.
    for (money, gives) in [
        (13, "$-12 public-1 culture-2"),
        (12, "$-9 public-1 culture-2 prestige-1"),
        (4, "$-3 public-1 culture-2 prestige-3"),
    ] {
        let mut site = Site::with(["", "", ""]).tracks(&format!("$ {money}"));
        assert_eq!(site.prosper("mayors-house", "0,1"), Change::of(gives), "${money}");
    }
    // Walled Mart's $6 come too late to pay with.
    let mut site = Site::with(["walled-mart 1,1", "", ""]).tracks("$ 1");
    let got = site.prosper("mayors-house", "0,1");
    assert_eq!(got, Change::of("public-1 culture-2 prestige-4 $+6"));
    // As a lake it costs nothing.
    let mut site = Site::with(["", "", ""]);
    assert_eq!(site.lake("mayors-house", "0,1"), Change::of("energy+2"));
}

#[test]
fn r2_13j_subway_spares_both_penalties_around_it() {
    // Subway on 2,2. Baker is away from Market and from the tokens: 4.
    let around = ["1,3", "2,3", "3,3", "3,2", "3,1", "1,2", "2,1"];
    for cell in around {
        let mut site = Site::new("subway 2,2; lake 1,1; market -1,-1");
        let got = site.build("baker", cell);
        assert_eq!(got, Change::of("progress+1 employment+1 public-1"), "beside Subway at {cell}");
        // Turned over it is a lake, which spares nothing.
        let mut site = Site::new("lake:subway 2,2; lake 1,1; market -1,-1");
        let got = site.build("baker", cell);
        let want = "progress+1 employment+1 public-1 token kin";
        assert_eq!(got, Change::of(want), "beside a lake at {cell}");
    }
    // Not adjacent: both hold. One broken rule costs 2 as ever.
    for (cell, fine) in [("-1,1", "token kin"), ("0,1", "kin"), ("-1,0", "token")] {
        let mut site = Site::new("subway 2,2; lake 1,1; market -1,-1");
        let want = Change::of("progress+1 employment+1 public-1").and(fine);
        assert_eq!(site.build("baker", cell), want, "away from Subway at {cell}");
    }
}

#[test]
fn r2_13j_subway_itself_and_lakes_have_nothing_to_spare() {
    // Its own build pays; a prosperity tile built later beside it does not.
    let mut site = Site::with(["church -1,-1", "", ""]);
    assert_eq!(site.prosper("subway", "2,1"), Change::of("token kin"));
    assert_eq!(site.prosper("environmental-institute", "3,2"), Change::of("prestige+8"));
    assert_eq!(site.prosper("stock-exchange", "-1,1"), Change::of("token kin"));
    // Another city's Subway is of no use.
    let mut site = Site::with(["market -1,-1", "subway 2,1", ""]);
    let got = site.build("baker", "2,0");
    assert_eq!(got, Change::of("progress+1 employment+1 public-1 token kin"));
}

/// Plays the Building phase to its end: each city builds one of these.
fn through_tourism(site: &mut Site) {
    site.offer("iron-foundry", 0);
    site.act(A, "tile iron-foundry, place -1,1");
    site.act(B, "tile cogswell-cogs, place 0,1");
    site.act(C, "tile cole-harbor, place 0,1");
    assert_eq!(site.game().phase, Phase::Executive);
}

#[test]
fn r2_6g_casino_pays_for_the_tourists_in_its_city() {
    // Iron Foundry away from the tokens costs prestige, not money. Rivals at
    // 8: 10 culture take the tourist of the lowest only; at 5 or less, all.
    // Behind them, the own one leaves.
    for (own, rivals, money) in [(10, [8, 7], 4), (10, [5, 4], 6), (8, [10, 9], 0), (9, [10, 4], 2)]
    {
        let mut site = Site::with(["casino 0,1", "", ""]).tracks(&format!("culture {own}"));
        site.put(B, &format!("culture {}", rivals[0]));
        site.put(C, &format!("culture {}", rivals[1]));
        let other = [B, C].map(|seat| site.get(seat, "$"));
        through_tourism(&mut site);
        assert_eq!(site.get(A, "$") - 20, money, "culture {own} against {rivals:?}");
        // The others paid $4 for a tile of the last row, and nothing else.
        assert_eq!([B, C].map(|seat| site.get(seat, "$")), other.map(|money| money - 4));
    }
    // As a lake it pays nothing.
    let mut site = Site::with(["lake 0,1", "", ""]);
    through_tourism(&mut site);
    assert_eq!(site.get(A, "$"), 20);
}

#[test]
fn r2_6g_casino_counts_tourists_on_tiles_and_pays_one_arrow() {
    // The first city's tourist stands on Hotel and stays there; at $49 two
    // tourists' $4 pass the end.
    let mut site = Site::with(["casino 0,1", "", ""]).tracks("$ 49");
    site.game_mut().tourists[Owner(0).index()].on = Some(TileId::HOTEL);
    through_tourism(&mut site);
    // 1 for the end of the track less 2 for the placement of Iron Foundry.
    assert_eq!((site.get(A, "$"), site.get(A, "prestige")), (50, 1 - 2));
    // It pays again in the next Tourism phase.
    let mut site = Site::with(["casino 0,1", "", ""]);
    through_tourism(&mut site);
    let first = site.get(A, "$");
    site.offer("market", 0);
    for slug in ["boardgame-factory", "hartwood-heights"] {
        site.game_mut().rows[0].push(tile(slug));
    }
    site.act(A, "tile market, place -1,-1");
    site.act(B, "tile boardgame-factory, place 1,1");
    site.act(C, "tile hartwood-heights, place 1,1");
    assert_eq!((first, site.get(A, "$")), (24, 28));
}

#[test]
fn r2_6g_casino_counts_the_neutral_tourist() {
    // The neutral one always comes to the better city; the rival's comes when
    // it is below the neutral color.
    for (neutral, money) in [(3, 4), (6, 4), (7, 6)] {
        let mut site = Site::with(["casino 0,1", ""]);
        site.game_mut().neutral = neutral;
        site.offer("iron-foundry", 0);
        site.act(A, "tile iron-foundry, place -1,1");
        site.act(B, "tile cogswell-cogs, place 0,1");
        assert_eq!(site.get(A, "$") - 20, money, "neutral at {neutral}");
    }
}

#[test]
fn r2_6g_casino_answers_to_nothing_but_the_tourism_phase() {
    let mut site = Site::new("casino 0,1");
    assert_eq!(site.activate("hotel"), Change::of("energy-1 culture-1 $+7"));
    let mut site = Site::new("casino 0,1");
    let got = site.build("titan-of-progress", "1,1");
    assert_eq!(got, Change::of("progress+1 culture+3"));
}
