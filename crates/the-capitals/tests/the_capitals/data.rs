//! The tiles: counts, types, and every effect against the list in `tiles.txt`.

use std::collections::BTreeSet;

use the_capitals::{Class, Count};
use the_capitals::{
    Density, Effect, Filter, Kind, MAX_SEATS, Requirement, Special, Stack, TileId, Track, Trigger,
    check_data, data,
};

/// Slug, stack, type, immediate, activate, construction, permanent and end
/// effects, cubes, seats, requirement.
const TILES: &str = include_str!("../tiles.txt");

fn rows() -> impl Iterator<Item = &'static str> {
    TILES.lines().filter(|line| !line.starts_with('#'))
}

fn slugs(tiles: impl Iterator<Item = TileId>) -> Vec<&'static str> {
    tiles.map(TileId::slug).collect()
}

/// Every effect that a tile has, at any time.
fn effects(tile: TileId) -> Vec<Effect> {
    let price = match tile.requirement() {
        Some(Requirement::Pay(price)) => price.as_slice().to_vec(),
        _ => Vec::new(),
    };
    let mut all =
        [tile.immediate().as_slice(), tile.activate().as_slice(), tile.end().as_slice()].concat();
    all.extend(price);
    all.extend(tile.construction());
    all.extend(tile.permanent().map(|permanent| permanent.then));
    all.extend(tile.before_expo());
    all
}

fn counts() -> impl Iterator<Item = Count> {
    TileId::all().flat_map(effects).filter_map(|effect| match effect {
        Effect::Move { per, .. } => Some(per),
        Effect::Special(_) => None,
    })
}

#[test]
fn r1_the_tiles_add_up_to_143() {
    let eras = Stack::ERAS.map(|stack| stack.tiles().len());
    assert_eq!(eras, [27, 27, 24]);
    let prosperity = Stack::Prosperity.tiles().len();
    assert_eq!(prosperity, 25);
    let [coal, better @ ..] = &data().plants;
    let start = Stack::Start.tiles().len() * MAX_SEATS + coal.cubes.len();
    assert_eq!(start, 15);
    let plants: usize = better.iter().map(|plant| plant.cubes.len()).sum();
    assert_eq!(plants, 25);
    assert_eq!(eras.iter().sum::<usize>() + prosperity + start + plants, 143);
    let stacked = Stack::ALL.into_iter().flat_map(Stack::tiles);
    assert!(stacked.eq(TileId::all()), "the stacks make up all tiles");
    assert_eq!(TileId::CITY_HALL.slug(), "city-hall");
    assert_eq!(TileId::HOTEL.slug(), "hotel");
}

#[test]
fn r3_every_tile_prints_what_the_list_says() {
    let table = check_data();
    let tiles: Vec<&str> =
        table.lines().filter_map(|line| line.get(9..)?.strip_prefix("tile ")).collect();
    assert_eq!(rows().count(), TileId::COUNT);
    assert_eq!(tiles.len(), TileId::COUNT);
    for (row, tile) in rows().zip(tiles) {
        let printed = tile.splitn(12, " | ").take(11).collect::<Vec<_>>().join(" | ");
        assert_eq!(printed, row);
    }
}

#[test]
fn r3_the_sources_of_the_tiles() {
    let table = check_data();
    for tile in TileId::all() {
        let start = format!("tile {} |", tile.slug());
        let line = table.lines().find(|line| line[9..].starts_with(&start)).unwrap_or_default();
        let inferred = ["dillo-residences", "multinational-corp"].contains(&tile.slug());
        assert_eq!(line[..9].trim(), if inferred { "inferred" } else { "book" }, "{line}");
        let printed = ["jefferson-apartments", "resort"].contains(&tile.slug());
        let activates = !tile.activate().is_empty();
        assert_eq!(line.contains("| cubes book"), printed, "{line}");
        assert_eq!(line.contains("| cubes house"), activates && !printed, "{line}");
        assert_eq!(line.contains("| seats house"), tile.seats() > 2, "{line}");
    }
}

#[test]
fn r3_types_of_each_era() {
    use Kind::{Commerce, Housing, Industry, Prosperity, Public, Tourism};
    let expected = [
        (Stack::Start, [0, 0, 0, 1, 1, 0]),
        (Stack::Era1, [6, 5, 5, 5, 6, 0]),
        (Stack::Era2, [5, 5, 5, 7, 5, 0]),
        (Stack::Era3, [5, 4, 4, 6, 5, 0]),
        (Stack::Prosperity, [0, 0, 0, 0, 0, 25]),
    ];
    for (stack, counts) in expected {
        let of = |kind| stack.tiles().filter(|tile| tile.kind() == kind).count();
        let found = [Housing, Industry, Commerce, Public, Tourism, Prosperity].map(of);
        assert_eq!(found, counts, "{stack:?}");
    }
}

#[test]
fn r3_a_filter_finds_its_tiles() {
    for tile in TileId::all() {
        assert!(Filter::ANY.matches(tile.classes()));
        assert!(!Filter::ANY.matches(Filter::NONE), "a lake is no tile");
        for kind in Kind::ALL {
            assert_eq!(kind.filter().matches(tile.classes()), tile.kind() == kind, "{tile:?}");
        }
        for density in [Density::Low, Density::Medium, Density::High] {
            let found = density.filter().matches(tile.classes());
            assert_eq!(found, tile.density() == Some(density), "{tile:?}");
        }
        assert_eq!(tile.density().is_some(), tile.kind() == Kind::Housing);
    }
    let union = Filter::HOUSING.or(Filter::of(Class::Tourism));
    let found = TileId::all().filter(|tile| union.matches(tile.classes())).count();
    assert_eq!(found, 16 + 17, "housing, and tourism with the hotel");
}

#[test]
fn r3_five_and_nine_tiles_with_progress_3() {
    let prog3 = |stack: Stack| slugs(stack.tiles().filter(|tile| tile.is_prog3()));
    assert_eq!(
        prog3(Stack::Era2),
        [
            "cogswell-cogs",
            "delight-consulting",
            "exxedout-oil-refinery",
            "magnificent-arch",
            "windsor-cottages"
        ]
    );
    assert_eq!(
        prog3(Stack::Era3),
        [
            "belt-howl-labs",
            "botanical-gardens",
            "executive-estates",
            "hartwood-heights",
            "legacy-park-homes",
            "museum-of-history",
            "nature-trails",
            "stadium",
            "technotech-inc"
        ]
    );
    assert_eq!(TileId::all().filter(|tile| tile.is_prog3()).count(), 5 + 9);
}

#[test]
fn r3_four_museums() {
    assert_eq!(
        slugs(TileId::all().filter(|tile| tile.is_museum())),
        ["museum-of-industry", "museum-of-art", "natural-history-museum", "museum-of-history"]
    );
}

#[test]
fn r3_5_most_or_tied_covers_each_pair_once() {
    let mut pairs: Vec<[Kind; 2]> = TileId::all()
        .filter_map(|tile| match tile.requirement() {
            Some(Requirement::MostOrTied(mut pair)) => {
                pair.sort();
                Some(pair)
            }
            _ => None,
        })
        .collect();
    pairs.sort();
    let base = &Kind::ALL[..5];
    let all: Vec<[Kind; 2]> = base
        .iter()
        .flat_map(|&one| {
            base.iter().filter(move |&&other| one < other).map(move |&other| [one, other])
        })
        .collect();
    assert_eq!(all.len(), 10);
    assert_eq!(pairs, all);
}

#[test]
fn r5_5_seat_icons_of_each_era() {
    let expected = [[21, 3, 3], [21, 3, 3], [21, 3, 0]];
    for (stack, counts) in Stack::ERAS.into_iter().zip(expected) {
        let with = |seats| stack.tiles().filter(|tile| tile.seats() == seats).count();
        assert_eq!([with(2), with(4), with(5)], counts, "{stack:?}");
        // Two seats take out one of each base type (2.12): some must be left.
        for kind in &Kind::ALL[..5] {
            let base = stack.tiles().filter(|tile| tile.seats() == 2 && tile.kind() == *kind);
            assert!((4..=5).contains(&base.count()), "{stack:?} {kind:?}");
        }
    }
    let plain = [Stack::Start, Stack::Prosperity].into_iter().flat_map(Stack::tiles);
    assert!(plain.into_iter().all(|tile| tile.seats() == 2));
}

#[test]
fn a_slug_names_one_tile() {
    let all: BTreeSet<&str> = slugs(TileId::all()).into_iter().collect();
    assert_eq!(all.len(), TileId::COUNT);
    for tile in TileId::all() {
        assert_eq!(TileId::find(tile.slug()), Some(tile));
    }
    for slug in ["school-1", "school-2", "mayors-house", "magnificent-arch"] {
        assert!(TileId::find(slug).is_some(), "{slug}");
    }
    for slug in ["", "school", "Baker", "lake", "baker "] {
        assert_eq!(TileId::find(slug), None, "{slug}");
    }
}

#[test]
fn every_track_count_and_special_is_used() {
    let all: BTreeSet<Effect> = TileId::all().flat_map(effects).collect();
    for track in Track::ALL {
        let moves =
            |effect: &Effect| matches!(effect, Effect::Move { track: on, .. } if *on == track);
        assert!(all.iter().any(moves), "{track:?}");
    }
    let used: BTreeSet<usize> = counts()
        .map(|count| match count {
            Count::Once => 0,
            Count::Adj(_) => 1,
            Count::City(_) => 2,
            Count::AdjTypes => 3,
            Count::Every(..) => 4,
            Count::PublicLevel => 5,
            Count::PlantLevel => 6,
            Count::AheadInCulture => 7,
            Count::Tourists => 8,
        })
        .collect();
    assert_eq!(used.len(), 9);
    let specials: BTreeSet<usize> = all
        .iter()
        .filter_map(|effect| match effect {
            Effect::Move { .. } => None,
            Effect::Special(Special::ActivateAdjacent) => Some(0),
            Effect::Special(Special::BuildExtra) => Some(1),
            Effect::Special(Special::NoPenalty) => Some(2),
        })
        .collect();
    assert_eq!(specials.len(), 3);
}

#[test]
fn every_trigger_requirement_and_filter_is_used() {
    let mut filters = Vec::new();
    let permanents = TileId::all().filter_map(TileId::permanent);
    let triggers: BTreeSet<usize> = permanents
        .map(|permanent| match permanent.on {
            Trigger::ActivateAdj(filter) => (filters.push(filter), 0).1,
            Trigger::ActivateCity(filter) => (filters.push(filter), 1).1,
            Trigger::Upgrade => 2,
            Trigger::EndOfTourism => 3,
        })
        .collect();
    assert_eq!(triggers.len(), 4);
    let needs = TileId::all().filter_map(TileId::requirement);
    let needs: BTreeSet<usize> = needs
        .map(|need| match need {
            Requirement::MostOrTied(_) => 0,
            Requirement::Most(filter) => (filters.push(filter), 1).1,
            Requirement::Least(filter) => (filters.push(filter), 2).1,
            Requirement::Highest(_) => 3,
            Requirement::Lowest(_) => 4,
            Requirement::Pay(_) => 5,
        })
        .collect();
    assert_eq!(needs.len(), 6);
    filters.extend(counts().filter_map(|count| match count {
        Count::Adj(filter) | Count::City(filter) => Some(filter),
        _ => None,
    }));
    let spelled: BTreeSet<String> = filters.iter().map(Filter::to_string).collect();
    let expected = "any, commerce, housing, housing or tourism, housing.high, \
                    housing.low or housing.medium, housing.medium, industry, \
                    industry or commerce, museum, prog3, prosperity, public, tourism";
    assert_eq!(spelled.into_iter().collect::<Vec<_>>().join(", "), expected);
}

#[test]
fn effects_are_small() {
    assert!(size_of::<Effect>() <= 8);
    assert!(size_of::<the_capitals::Effects>() <= 36);
}
