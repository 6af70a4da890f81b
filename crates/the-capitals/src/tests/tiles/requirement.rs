//! Building requirements of all 25 prosperity tiles: met, tied and missed by
//! one, against two rivals and more (2.13c, 2.13d).
//!
//! **Invariant:** a tile whose requirement is not met is refused by 2.13c and
//! can still be laid as a lake.

use insula_core::Seat;

use super::*;

/// Of two types together as many as any rival, and at least one.
const PAIRS: [(&str, [&str; 2]); 10] = [
    ("art-gallery", ["commerce", "tourism"]),
    ("bus-station", ["industry", "housing"]),
    ("financial-district", ["commerce", "public"]),
    ("gene-research-lab", ["industry", "public"]),
    ("movie-studio", ["industry", "tourism"]),
    ("multinational-corp", ["housing", "tourism"]),
    ("space-research-lab", ["housing", "public"]),
    ("subway", ["tourism", "public"]),
    ("theatre", ["housing", "commerce"]),
    ("warehouse", ["industry", "commerce"]),
];

/// Tiles to fill cities with, by type; every density of housing is there.
const POOL: [(&str, &str); 5] = [
    ("housing", "dillo-residences danncil-estate windsor-cottages cole-harbor the-villa"),
    ("industry", "cog-factory cogswell-cogs iron-foundry steam-engine-plant fertilizer-plant"),
    ("commerce", "baker market cobbler restaurant bookseller"),
    ("public", "airport stadium courthouse penfield-health community-center"),
    ("tourism", "titan-of-progress magnificent-arch dancing-horse-statue fountain park"),
];

/// Tiles beyond City Hall and Hotel of three cities: `p` and `q` of the two
/// types, `r` of a third one; whether the first city may build. A mark of its
/// own is for nobody having any: then a starting tile of the pair decides.
const COUNTS: [([&str; 3], Option<bool>); 10] = [
    (["p", "", ""], Some(true)),
    (["pq", "pp", "q"], Some(true)),
    (["ppq", "pq", "qq"], Some(true)),
    (["p", "q", "p"], Some(true)),
    (["pq", "ppq", ""], Some(false)),
    (["pq", "", "qqp"], Some(false)),
    (["", "p", ""], Some(false)),
    (["r", "", "q"], Some(false)),
    (["", "", ""], None),
    (["r", "", ""], None),
];

/// The tile; what the three cities have, tiles or tracks; met or not. Without
/// a word they have population 10 / 8 / 8, employment 5 / 4 / 4, public
/// services 2 / 2 / 2, culture 10 / 6 / 6, $20 / 15 / 15, energy 12 / 8 / 8,
/// level 4 / 2 / 2, progress 0 / 3 / 3.
const TILES: &str = "
casino              | museum-of-art                          |                     |                    | met
casino              | museum-of-art museum-of-history        | natural-history-museum | museum-of-industry | met
casino              |                                        |                     |                    | no
casino              | titan-of-progress                      |                     |                    | no
casino              | museum-of-art                          |                     | museum-of-history  | no
casino              | museum-of-art                          | museum-of-history natural-history-museum | | no
public-meeting-hall |                                        | airport             | stadium            | met
public-meeting-hall | airport                                | stadium courthouse  | library university | met
public-meeting-hall | cog-factory titan-of-progress          | airport             | stadium            | met
public-meeting-hall |                                        |                     |                    | no
public-meeting-hall |                                        | airport             |                    | no
public-meeting-hall | airport                                | stadium courthouse  | library            | no
public-meeting-hall | airport                                |                     | stadium            | no
shopping-center     | dillo-residences                       |                     |                    | met
shopping-center     | windsor-cottages                       |                     |                    | met
shopping-center     | dillo-residences windsor-cottages      | cole-harbor         | hartwood-heights   | met
shopping-center     | dillo-residences                       | danncil-estate king-george-mansion | | met
shopping-center     | danncil-estate                         |                     |                    | no
shopping-center     | cogswell-cogs                          |                     |                    | no
shopping-center     |                                        |                     |                    | no
shopping-center     | dillo-residences                       |                     | windsor-cottages   | no
shopping-center     | dillo-residences danncil-estate        | windsor-cottages    |                    | no
world-wonder        | cogswell-cogs                          |                     |                    | met
world-wonder        | cogswell-cogs stadium                  | technotech-inc      | windsor-cottages   | met
world-wonder        | recycling-facility                     |                     |                    | no
world-wonder        | steam-engine-plant                     |                     |                    | no
world-wonder        |                                        |                     |                    | no
world-wonder        | cogswell-cogs                          | stadium             |                    | no
world-wonder        | cogswell-cogs                          |                     | stadium technotech-inc | no
";

/// As [`TILES`], with places on the tracks.
const TRACKS: &str = "
church                  | population 7            |                  |                  | met
church                  | population 7            | population 9     |                  | met
church                  | population 8            |                  |                  | no
church                  | population 7            |                  | population 7     | no
church                  | population 9            |                  | population 12    | no
energy-research         | energy 7                |                  |                  | met
energy-research         | energy 8                | energy 9         |                  | no
energy-research         | energy 7 $ 3            | energy 7         | energy 9         | no
energy-research         | energy 9                |                  | energy 10        | no
environmental-institute |                         | energy 11        |                  | met
environmental-institute |                         |                  | energy 12        | no
environmental-institute | energy 10               | energy 11        |                  | no
international-bank      |                         |                  |                  | met
international-bank      |                         | employment 5     |                  | no
international-bank      |                         |                  | employment 6     | no
military-base           | public 1                |                  |                  | met
military-base           | $ 14                    |                  |                  | met
military-base           | $ 14 public 3           |                  |                  | no
military-base           |                         |                  |                  | no
military-base           | $ 15                    |                  |                  | no
military-base           | public 1                |                  | public 1         | no
military-base           | public 1                |                  | public 0         | no
public-works-office     | public 3                |                  |                  | met
public-works-office     |                         |                  |                  | met
public-works-office     | $ 15                    |                  |                  | met
public-works-office     | $ 14                    |                  |                  | no
public-works-office     |                         | public 3         |                  | no
public-works-office     |                         |                  | $ 21             | no
resort                  |                         |                  |                  | met
resort                  | culture 6               |                  |                  | met
resort                  | culture 6 $ 15          |                  |                  | met
resort                  | culture 6 $ 14          |                  |                  | no
resort                  |                         | culture 11       |                  | no
resort                  |                         |                  | culture 10 $ 21  | no
stock-exchange          |                         | $ 19             |                  | met
stock-exchange          |                         |                  | $ 20             | no
stock-exchange          |                         | $ 21             |                  | no
technology-park         | level 1 progress 5      | progress 0       |                  | met
technology-park         | level 2 progress 2      |                  |                  | met
technology-park         | level 2 progress 3      |                  |                  | no
technology-park         | level 2 progress 2      |                  | progress 2       | no
technology-park         | level 2 progress 4      |                  |                  | no
technology-park         | level 3 progress 0      | progress 5       | progress 5       | no
three-pennants          |                         | population 9     |                  | met
three-pennants          |                         | population 10    |                  | no
three-pennants          |                         |                  | population 11    | no
mayors-house            |                         |                  |                  | met
mayors-house            | $ 1 public 0 culture 0  | $ 40             |                  | met
";

/// The tiles of the tables, for the list of all.
pub fn tiles() -> impl Iterator<Item = &'static str> {
    let rows = [TILES, TRACKS].into_iter().flat_map(rows::<5>).map(|[tile, ..]| tile);
    rows.chain(PAIRS.map(|(tile, _)| tile))
}

/// Whether the first city may build the tile, which lies in its hand.
fn met(site: &mut Site, tile: &str) -> bool {
    site.hold(tile);
    assert_eq!(site.no(&format!("lake {tile}")), "legal", "{tile}");
    match site.no(&format!("tile {tile}")) {
        "legal" => true,
        "2.13c" => false,
        rule => panic!("{tile}: refused by {rule}"),
    }
}

/// Tiles of a pool on cells around City Hall and Hotel.
fn heap<'a>(slugs: impl Iterator<Item = &'a str>) -> String {
    let cells = ["0,1", "1,1", "0,-1", "1,-1", "2,0", "-1,0", "2,1", "-1,1"];
    let laid = slugs.zip(cells).map(|(slug, cell)| format!("{slug} {cell}"));
    laid.collect::<Vec<_>>().join("; ")
}

/// Cities with so many tiles of two types and of a third one.
fn cities<const N: usize>(pair: [&str; 2], counts: [&str; N]) -> [String; N] {
    let pool = |kind: &str| POOL.iter().find(|(name, _)| *name == kind).unwrap().1;
    let third = POOL.iter().map(|(name, _)| *name).find(|name| !pair.contains(name)).unwrap();
    let mut pools = [pair[0], pair[1], third].map(|kind| pool(kind).split(' '));
    counts.map(|count| {
        heap(count.chars().map(|letter| match letter {
            'p' => pools[0].next().unwrap(),
            'q' => pools[1].next().unwrap(),
            _ => pools[2].next().unwrap(),
        }))
    })
}

#[test]
fn r2_13d_most_or_tied_of_every_pair_of_types() {
    let mut faults = Faults::default();
    for (tile, pair) in PAIRS {
        let starting = pair.iter().any(|kind| matches!(*kind, "public" | "tourism"));
        for (counts, want) in COUNTS {
            let cities = cities(pair, counts);
            let mut site = Site::with(cities.each_ref().map(String::as_str));
            let ok = met(&mut site, tile) == want.unwrap_or(starting);
            faults.hold(format!("{tile} with {counts:?}"), ok);
        }
    }
    faults.none();
}

#[test]
fn r2_13d_most_and_least_tiles_are_strict() {
    let mut faults = Faults::default();
    for [tile, a, b, c, want] in rows(TILES) {
        let cities = [a, b, c].map(|slugs| heap(slugs.split_whitespace()));
        let mut site = Site::with(cities.each_ref().map(String::as_str));
        let ok = met(&mut site, tile) == (want == "met");
        faults.hold(format!("{tile} with [{a}] [{b}] [{c}]: not {want}"), ok);
    }
    faults.none();
}

#[test]
fn r2_13d_highest_and_lowest_tracks_against_two() {
    let mut faults = Faults::default();
    for [tile, a, b, c, want] in rows(TRACKS) {
        let site = Site::with(["", "", ""]).tracks(a).tracks_of(B, b).tracks_of(C, c);
        let ok = met(&mut { site }, tile) == (want == "met");
        faults.hold(format!("{tile} with [{a}] [{b}] [{c}]: not {want}"), ok);
    }
    faults.none();
}

#[test]
fn r2_13d_public_services_and_culture_fall_back_on_initiative() {
    // All alike in public services, culture and money: the leftmost is
    // highest, the rightmost lowest. The first city goes from left to right.
    for (order, highest, lowest) in
        [([A, B, C], true, false), ([B, A, C], false, false), ([C, B, A], false, true)]
    {
        let mut site = Site::with(["", "", ""]).tracks("$ 15 culture 6");
        site.game_mut().order[..3].copy_from_slice(&order);
        for (space, seat) in order.into_iter().enumerate() {
            site.game_mut().side_mut(seat).space = space as u8 + 1;
        }
        let at = order.iter().position(|&seat| seat == A).unwrap() as u8;
        for (tile, want) in
            [("resort", highest), ("public-works-office", highest), ("military-base", lowest)]
        {
            site.hold(tile);
            site.game_mut().at = at;
            let said = site.no(&format!("tile {tile}"));
            assert_eq!(said == "legal", want, "{tile} in order {order:?}: {said}");
        }
    }
}

#[test]
fn r2_13d_the_last_of_four_rivals_counts_too() {
    let mut faults = Faults::default();
    for (tile, pair) in PAIRS {
        for (counts, want) in
            [(["pq", "p", "q", "p", "pq"], true), (["pq", "p", "", "q", "pqq"], false)]
        {
            let cities = cities(pair, counts);
            let mut site = Site::with(cities.each_ref().map(String::as_str));
            faults.hold(format!("{tile} with {counts:?}"), met(&mut site, tile) == want);
        }
    }
    for [tile, a, b, c, want] in rows(TRACKS) {
        // Two more rivals like the second, who decide nothing.
        let mut site = Site::with([""; 5]).tracks(a).tracks_of(B, b);
        for seat in [C, Seat(3)] {
            site = site.tracks_of(seat, b);
        }
        let site = site.tracks_of(Seat(4), c);
        // Unless those are tied with the second, which changes nothing either.
        let ok = met(&mut { site }, tile) == (want == "met");
        faults.hold(format!("{tile} with [{a}] three times [{b}] [{c}]: not {want}"), ok);
    }
    faults.none();
}

#[test]
fn r2_12g_neutral_is_ignored_by_requirements() {
    for (neutral, culture, want) in [(0, 10, true), (30, 10, true), (0, 5, false), (5, 5, false)] {
        let mut site = Site::with(["", ""]).tracks(&format!("culture {culture}"));
        site.game_mut().neutral = neutral;
        assert_eq!(met(&mut site, "resort"), want, "neutral at {neutral}, {culture} against 6");
    }
    // With one rival, the tables hold as with two that are alike.
    let mut faults = Faults::default();
    for [tile, a, b, c, want] in rows(TRACKS).into_iter().filter(|[_, _, b, c, _]| b == c) {
        let site = Site::with(["", ""]).tracks(a).tracks_of(B, b);
        let ok = met(&mut { site }, tile) == (want == "met");
        faults.hold(format!("{tile} with [{a}] [{b}] [{c}] for two: not {want}"), ok);
    }
    faults.none();
}
