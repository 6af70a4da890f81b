//! Effects before Expo III and at the end of the game: what a tile is worth
//! there, against the same city with a lake in its place.
//!
//! **Invariant:** the two games differ in one tile that nothing else counts,
//! so all that differs at the end is its effect and what that converts into.

use super::*;

/// The tile, on `0,1`; where the markers are; what else lies in the city; what
/// it is worth after the last World Expo. A city takes one more cube for not
/// activating; at the Expo it gets $4 for public services 2, then pays $12 for
/// its space. At last every 2 culture are worth 1 prestige, every $4, every 4
/// cubes, every step.
const END: &str = "
art-gallery         |               |                                         | prestige+4
community-center    |               |                                         | -
community-center    |               | dillo-residences 1,1; windsor-cottages -1,1; danncil-estate 2,-1; lake 0,2 | prestige+4
community-center    |               | baker 1,1; cog-factory -1,1; titan-of-progress 1,2; church 0,2 | -
international-bank  | $ 20          |                                         | prestige+2
international-bank  | $ 19          |                                         | prestige+1
international-bank  | $ 14          |                                         | prestige+1
international-bank  | $ 13          |                                         | -
international-bank  | $ 2           |                                         | -
mayors-house        |               |                                         | -
mayors-house        |               | church 1,1; resort 2,-1; lake -1,1; baker 2,1 | prestige+8
movie-studio        |               |                                         | prestige+2
movie-studio        |               | park 1,1; titan-of-progress 2,-1; baker 2,1; cog-factory -1,0 | prestige+6
multinational-corp  |               |                                         | prestige+4
multinational-corp  |               | baker 1,1; market 2,1                   | prestige+4
public-works-office | energy 12     |                                         | culture+6 prestige+3
public-works-office | energy 2      |                                         | culture+1
public-works-office | energy 2 culture 11 |                                   | culture+1 prestige+1
public-works-office | energy 0      |                                         | -
public-works-office | culture 29    |                                         | culture+1 prestige+1 prestige+2
space-research-lab  |               |                                         | prestige+2
stadium             |               |                                         | prestige+3
stadium             |               | dillo-residences 1,1; danncil-estate -1,1; baker 1,2; church 0,2; cog-factory 2,-1 | prestige+12
stadium             |               | airport 1,1; lake -1,1                  | prestige+3
subway              |               |                                         | prestige+2
theatre             | culture 3     |                                         | -
theatre             | culture 10    |                                         | prestige+2
theatre             | culture 12    |                                         | prestige+3
world-wonder        |               |                                         | prestige+2
world-wonder        |               | cogswell-cogs 1,1; stadium 2,-1; recycling-facility -1,0; royal-cinema 2,1 | prestige+6
";

/// As [`END`], just before the third World Expo, which gives employment less 3
/// and takes the unemployed, 3 at most.
const BEFORE: &str = "
gene-research-lab   | employment 3  |                                         | -
gene-research-lab   | employment 5  |                                         | progress+1 prestige+1
gene-research-lab   | employment 8  |                                         | progress+2 prestige+2
gene-research-lab   | employment 8 progress 4 energy 3 |                      | progress+2 level+1 energy+6 prestige-3
public-meeting-hall | employment 5  |                                         | employment+3 prestige+4
public-meeting-hall | employment 9  |                                         | employment+1 prestige+2
public-meeting-hall | employment 10 |                                         | -
public-meeting-hall | population 20 employment 20 |                           | prestige+2
";

/// The tiles of the first table, for the list of all.
pub fn at_the_end() -> impl Iterator<Item = &'static str> {
    rows::<4>(END).into_iter().map(|[tile, ..]| tile)
}

/// Those of the second; Technology Park has tests of its own.
pub fn before_the_expo() -> impl Iterator<Item = &'static str> {
    rows::<4>(BEFORE).into_iter().map(|[tile, ..]| tile)
}

/// Plays a round to its end with the tile and with a lake; the difference.
fn worth(tile: &str, tracks: &str, city: &str, round: u8) -> Change {
    let play = |what: &str| {
        let mut site = Site::with([&format!("{what} 0,1; {city}"), "", ""]).tracks(tracks);
        site.finish(round);
        site
    };
    let (with, without) = (play(tile), play("lake"));
    for seat in [B, C] {
        assert_eq!(with.tracks_now(seat), without.tracks_now(seat), "{tile} changed city {seat}");
    }
    Change::between(&without.tracks_now(A), &with.tracks_now(A))
}

fn check(table: &'static str) {
    let mut faults = Faults::default();
    for [tile, tracks, city, gives] in rows(table) {
        let what = format!("{tile} at [{tracks}] with [{city}]");
        faults.expect(what, Change::of(gives), worth(tile, tracks, city, 12));
        // Neither at the other Expos nor before.
        for round in [4, 8, 10] {
            let what = format!("{tile} at the end of round {round}");
            faults.expect(what, Change::default(), worth(tile, tracks, city, round));
        }
    }
    faults.none();
}

#[test]
fn r2_11c_effects_at_the_end_of_the_game() {
    check(END);
}

#[test]
fn r2_11a_effects_before_the_third_expo() {
    check(BEFORE);
}

#[test]
fn r2_11c_every_other_tile_is_worth_nothing_at_the_end() {
    let end: BTreeSet<&str> = at_the_end().chain(before_the_expo()).collect();
    let mut faults = Faults::default();
    for tile in TileId::all().map(TileId::slug) {
        // Technology Park asks; the starting tiles are there anyway.
        if !end.contains(tile) && !matches!(tile, "city-hall" | "hotel" | "technology-park") {
            let others = ["dillo-residences 1,1", "baker 2,1"];
            let others = others.into_iter().filter(|other| !other.starts_with(tile));
            let got = worth(tile, "", &others.collect::<Vec<_>>().join("; "), 12);
            faults.expect(tile, Change::default(), got);
        }
    }
    faults.none();
}

#[test]
fn r2_11c_culture_gained_at_the_end_counts_for_theatre() {
    // 12 + 1 cubes give Public Works Office 6 culture, so Theatre counts 16.
    let got = worth("theatre", "culture 10", "public-works-office 1,1", 12);
    assert_eq!(got, Change::of("prestige+4"));
}

#[test]
fn r2_11a_gene_research_lab_counts_what_public_meeting_hall_brings() {
    // The order is the owner's: 5 employment are one full four, 8 are two.
    for (first, gives) in [("gene-research-lab", 1), ("public-meeting-hall", 2)] {
        let mut site = Site::with(["gene-research-lab 0,1; public-meeting-hall 1,1", "", ""]);
        site.finish_until_asked(12);
        assert_eq!(
            site.table.offers(A),
            ["effect gene-research-lab", "effect public-meeting-hall"]
        );
        assert_eq!(site.no("effect hotel"), "2.11a");
        site.act(A, &format!("effect {first}"));
        assert_eq!(site.get(A, "progress"), gives, "{first} first");
        assert_eq!(site.get(A, "employment"), 8);
    }
}
