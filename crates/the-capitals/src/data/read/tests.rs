//! Wrong tables are refused, each with its reason.

use super::super::TEXT;
use super::read;

const SPECIAL: &str = "a special stands where it cannot happen";

/// The error after `from` became `to`, its first time below the comments at
/// the head.
fn spoiled(from: &str, to: &str) -> String {
    let (head, tables) = TEXT.split_once("\n[[tiles]]").expect("a head");
    assert!(tables.contains(from), "{from} is in the tables");
    refused(&format!("{head}\n[[tiles]]{}", tables.replacen(from, to, 1)), to)
}

fn refused(text: &str, what: &str) -> String {
    read(text).err().unwrap_or_else(|| panic!("{what} passed")).to_string()
}

/// What stands between the slug's line and the end of its table.
fn table_of(slug: &str) -> &'static str {
    let (_, rest) = TEXT.split_once(&format!("slug = \"{slug}\"\n")).expect("a slug");
    rest.split("\n\n").next().expect("a table")
}

#[test]
fn the_tables_read() {
    assert!(read(TEXT).is_ok());
}

#[test]
fn text_that_says_something_else_is_refused_at_its_line() {
    for (from, to, why) in [
        ("kind = \"commerce\"", "kind = \"comerce\"", "unknown variant `comerce`"),
        ("kind = \"commerce\"", "kind = \"commerce\"\nprice = 3", "unknown field `price`"),
        ("source = \"book\"", "source = \"rumor\"", "unknown variant `rumor`"),
        ("{ progress = 1 }", "{ progres = 1 }", "unknown field `progres`"),
        ("{ progress = 1 }", "{ progress = 1, prestige = 1 }", "one track or one special"),
        ("on = \"upgrade\"", "on = \"sunday\"", "unknown variant `sunday`"),
        ("then = ", "gives = ", "unknown field `gives`"),
        ("{ adj = \"industry\" }", "{ adj = \"plant\" }", "a filter is one or a list of any"),
        ("per = \"adj-types\"", "per = \"once\"", "unknown variant `once`"),
        ("{ highest = \"culture\" }", "{ highest = \"money\" }", "unknown variant `money`"),
        ("rows = [0, 2, 4]", "rows = [0, 2]", "an array of length 3"),
        ("[lake]\nenergy = 2", "[lake]\nenergy = 300", "invalid value: integer `300`"),
        ("[lake]\nenergy = 2", "[lake]", "missing field `energy`"),
    ] {
        let error = spoiled(from, to);
        assert!(error.contains(why), "{to}: {error}");
        assert!(error.contains("at line "), "{to}: {error}");
    }
}

#[test]
fn a_tile_that_cannot_be_is_refused_by_name() {
    for (slug, from, to, why) in [
        ("baker", "kind = \"commerce\"", "kind = \"housing\"", "housing has a density"),
        ("baker", "kind = \"commerce\"", "kind = \"prosperity\"", "a type and a stack"),
        ("baker", "cubes = { n = 0, source = \"house\" }\n", "", "cubes go with an activate"),
        ("baker", "stack = \"era-1\"", "stack = \"era-2\"", "it lies in another stack"),
        ("market", "seats = { n = 4", "seats = { n = 3", "an era tile's icon is 4 or 5"),
        ("church", "requirement = { lowest = \"population\" }\n", "", "have a requirement"),
        ("library", "per = \"adj-types\"", "per = \"tourists\"", "counts tiles"),
        ("library", ", per = \"adj-types\"", "", "counts tiles"),
        ("airport", "{ prestige = 1,", "{ special = \"build-extra\" }, { prestige = 1,", SPECIAL),
        ("park", "{ culture = 2 } }", "{ special = \"activate-adjacent\" } }", SPECIAL),
        ("stadium", "{ economy = -18 }", "{ special = \"no-penalty\" }", SPECIAL),
        ("subway", "{ prestige = 2 }", "{ special = \"activate-adjacent\" }", SPECIAL),
        ("mayors-house", "{ public = -1 }", "{ special = \"build-extra\" }", SPECIAL),
        (
            "technology-park",
            "before_expo = { special = \"activate",
            "before_expo = { special = \"build-extra\" } # ",
            SPECIAL,
        ),
        ("gene-research-lab", "source", "end = [{ prestige = 1 }]\nsource", "goes without end"),
    ] {
        let table = table_of(slug);
        assert!(table.contains(from), "{slug}: {table}");
        let error = spoiled(table, &table.replacen(from, to, 1));
        assert!(error.contains(why), "{slug}: {error}");
    }
    let error = spoiled("slug = \"bookseller\"", "slug = \"baker\"");
    assert_eq!(error, "tile baker: two tiles have this slug");
    let error = spoiled("slug = \"baker\"", "slug = \"The Baker\"");
    assert_eq!(error, "tile The Baker: a slug is a-z, 0-9 and -");
    let (before, after) = TEXT.split_once("[[tiles]]\nslug = \"hotel\"").expect("the hotel");
    let (_, after) = after.split_once("\n\n").expect("the next table");
    let error = refused(&format!("{before}{after}"), "no hotel");
    assert_eq!(error, "tiles: there are 105 rows");
}

#[test]
fn a_board_that_cannot_be_is_refused_by_table() {
    for (from, to, why) in [
        ("level = 2", "level = 3", "plants: levels 1 to 6 in order"),
        ("[5, 4, 4, 3, 3]", "[3, 4, 4, 3, 5]", "plants: the best of a level comes first"),
        (
            "track = \"population\"",
            "track = \"progress\"",
            "tracks: population, employment, public, culture and economy in order",
        ),
        ("start = 3", "start = 21", "tracks: a track starts on one of its spaces"),
        (
            "low = { track = \"prestige\", n = -2, source = \"house\" }\n",
            "",
            "tracks: all but economy have a low arrow",
        ),
        (
            "high = { track = \"energy\", n = 3",
            "high = { track = \"culture\", n = 3",
            "tracks: an arrow gives prestige or energy",
        ),
        ("last = 6", "last = 5", "bonuses: one for each level of public services"),
        (
            "track = \"employment\"\nfirst = 0\nlast = 20",
            "track = \"employment\"\nfirst = 0\nlast = 19",
            "expo: one number for each space of employment",
        ),
        ("open = [4, 5, 5, 6]", "open = [4, 5, 5, 7]", "initiative: there are six spaces"),
        ("from = 9", "from = 15", "attraction: the weakest level comes first"),
        ("[3, 5, 7, 9, 11]", "[3, 5, 7, 9, 13]", "prosperity: rounds of the game in order"),
        ("[3, 5, 7, 9, 11]", "[3, 5, 7, 9, 9]", "prosperity: rounds of the game in order"),
        (
            "hand = [6, 6, 6, 5]",
            "hand = [6, 6, 6, 6]",
            "prosperity: a hand has a tile for each round, and all hands come from 25",
        ),
        ("eras = 3", "eras = 4", "time: each era has a stack, and there are three"),
        ("steps = 6", "steps = 0", "progress: the loop has spaces"),
        (
            "economy = 4\nculture",
            "economy = 0\nculture",
            "conversions: prestige is not made of nothing",
        ),
        ("economy = 3\nleft", "economy = 0\nleft", "taxation: it brings money"),
    ] {
        assert_eq!(spoiled(from, to), why);
    }
}
