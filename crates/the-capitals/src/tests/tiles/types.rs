//! The type of every tile, shown by what counts it: building requirements for
//! the type, construction effects for the density.
//!
//! **Invariant:** the list has every tile of the three eras one time.

use super::*;

/// A type, housing with its density, and its tiles.
const TYPES: &str = "
housing.low    | windsor-cottages executive-estates hartwood-heights legacy-park-homes
housing.medium | dillo-residences tudor-townhouses cole-harbor furley-apartments the-villa
housing.high   | danncil-estate downtown-abode king-george-mansion victoria-terraces jefferson-apartments
housing.high   | west-81st-street bel-air-tower
industry       | barrel-factory brick-works cog-factory iron-foundry steam-engine-plant cogswell-cogs
industry       | exxedout-oil-refinery garden-gnome-mfg hotrock-tire-factory office-furniture-mfg abl-semiconductor
industry       | belt-howl-labs boardgame-factory fertilizer-plant
commerce       | baker bookseller cobbler market restaurant bulls-eye-emporium delight-consulting generally-electrical
commerce       | luxury-lanes-mall walled-mart boing-aerospace prescott-pharmaceuticals royal-cinema technotech-inc
public         | courthouse doctor library school-1 train-station fire-department osler-general police-station
public         | public-utilities school-2 science-center university airport community-center convention-center
public         | penfield-health recycling-facility stadium
tourism        | dancing-horse-statue fountain heritage-windmill museum-of-industry opera-house park inspiration-fountain
tourism        | magnificent-arch museum-of-art natural-history-museum titan-of-progress botanical-gardens
tourism        | high-finance-square modern-dance-tribute museum-of-history nature-trails
";

/// Those whose printed immediate effect has exactly progress+3.
const PROG3: &str = "cogswell-cogs delight-consulting exxedout-oil-refinery magnificent-arch \
                     windsor-cottages belt-howl-labs botanical-gardens executive-estates \
                     hartwood-heights legacy-park-homes museum-of-history nature-trails stadium \
                     technotech-inc";

const MUSEUMS: &str = "museum-of-industry museum-of-art natural-history-museum museum-of-history";

/// Every tile of the eras with its type.
fn typed() -> Vec<(&'static str, &'static str)> {
    let rows = rows::<2>(TYPES).into_iter();
    rows.flat_map(|[kind, tiles]| tiles.split(' ').map(move |tile| (tile, kind))).collect()
}

/// The tiles of the list, for the list of all.
pub fn tiles() -> impl Iterator<Item = &'static str> {
    typed().into_iter().map(|(tile, _)| tile)
}

/// Whether the first city may build a prosperity tile when each city has one
/// more tile or none.
fn met(prosperity: &str, cities: [&str; 3]) -> bool {
    let cities = cities.map(|tile| match tile {
        "" => String::new(),
        tile => format!("{tile} 0,1"),
    });
    let mut site = Site::with(cities.each_ref().map(String::as_str));
    site.hold(prosperity);
    site.no(&format!("tile {prosperity}")) == "legal"
}

#[test]
fn r1_7_every_tile_counts_as_its_type_and_as_no_other() {
    let mut faults = Faults::default();
    for (tile, kind) in typed() {
        let kind = kind.split('.').next().unwrap();
        // With this tile alone the city has the most of these types.
        for (prosperity, types) in [
            ("bus-station", ["industry", "housing"]),
            ("theatre", ["housing", "commerce"]),
            ("warehouse", ["industry", "commerce"]),
        ] {
            let ok = met(prosperity, [tile, "", ""]) == types.contains(&kind);
            faults.hold(format!("{tile} is {kind}, says {prosperity}"), ok);
        }
        // A rival's tile takes the lead, or leaves the fewest to the first.
        let ok = met("art-gallery", ["", tile, ""]) != ["commerce", "tourism"].contains(&kind);
        faults.hold(format!("{tile} is {kind}, says art-gallery"), ok);
        let other = if tile == "airport" { "stadium" } else { "airport" };
        let ok = met("public-meeting-hall", ["", other, tile]) == (kind == "public");
        faults.hold(format!("{tile} is {kind}, says public-meeting-hall"), ok);
    }
    faults.none();
}

#[test]
fn r1_8_every_house_counts_as_its_density() {
    let mut faults = Faults::default();
    for (tile, kind) in typed() {
        // Both count the whole city, so they may lie far away.
        for (museum, density) in
            [("natural-history-museum", "housing.medium"), ("opera-house", "housing.high")]
        {
            let culture = |city: &str| {
                let mut site = Site::far(city);
                site.build(tile, "1,1");
                site.get(A, "culture")
            };
            if tile != museum {
                let more = culture(&format!("{museum} 1,-3")) - culture("");
                let want = if kind == density { 3 } else { 0 };
                faults.hold(format!("{tile} is {kind}, says {museum}"), more == want);
            }
        }
        let some = ["housing.low", "housing.medium"].contains(&kind);
        let ok = met("shopping-center", [tile, "", ""]) == some;
        faults.hold(format!("{tile} is {kind}, says shopping-center"), ok);
    }
    faults.none();
}

#[test]
fn r3_8_progress_3_and_museums() {
    let mut faults = Faults::default();
    for (tile, _) in typed() {
        for (prosperity, group) in [("world-wonder", PROG3), ("casino", MUSEUMS)] {
            let ok = met(prosperity, [tile, "", ""]) == group.split(' ').any(|one| one == tile);
            faults.hold(format!("{tile}, says {prosperity}"), ok);
        }
    }
    faults.none();
}
