//! Packs that somebody else has written: what is read, and what is refused
//! with file, line and reason.

use insula_core::PackError;
use urban_sprawl::{Card, CardId, Cards, Effect};

const FILE: &str = "mine.toml";

fn id(text: &str) -> CardId {
    text.parse().unwrap()
}

/// The built-in pack, with `from` turned into `to` in the table of one card;
/// also the line where the change begins.
fn edited(card: &str, from: &str, to: &str) -> (String, usize) {
    let text = Cards::standard_text();
    let start = text.find(&format!("id = \"{card}\"\n")).unwrap();
    // The header stands on the line before.
    let start = text[..start - 1].rfind('\n').unwrap() + 1;
    let end = text[start..].find("\n\n").map_or(text.len(), |len| start + len + 1);
    let at = start + text[start..end].find(from).unwrap_or_else(|| panic!("{card}: {from}"));
    let new = format!("{}{to}{}", &text[..at], &text[at + from.len()..]);
    (new, text[..at].matches('\n').count() + 1)
}

fn refused(text: &str) -> PackError {
    Cards::parse(text, FILE).map(drop).unwrap_err()
}

/// The reason why a change is refused; `below` says how many lines below its
/// beginning the error is.
fn assert_refused(card: &str, from: &str, to: &str, below: usize, reason: &str) {
    let (text, line) = edited(card, from, to);
    let error = refused(&text);
    assert!(error.reason.contains(reason), "{card} {to:?}: {error}");
    assert_eq!((error.line, error.file.as_str()), (line + below, FILE), "{card} {to:?}: {error}");
}

fn reads(card: &str, from: &str, to: &str) -> Cards {
    Cards::parse(&edited(card, from, to).0, FILE).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn the_built_in_text_is_a_pack() {
    let pack = Cards::parse(Cards::standard_text(), FILE).unwrap();
    assert_eq!(pack, *Cards::standard());
    assert!(CardId::all().all(|card| pack[card] == Cards::standard()[card]));
}

#[test]
fn a_pack_is_another_when_a_card_plays_another_way() {
    let hash = Cards::standard().hash();
    for (card, from, to) in [
        ("PL01", "wealth = 12", "wealth = 11"),
        ("PL01", "wealth = 12", "wealth = 12\nballot = true"),
        ("PL01", "[\"civ\", \"com\"]", "[\"civ\", \"ind\"]"),
        ("UR2", "ballot = true", "ballot = true\nwealth = 3"),
        ("T01", "lots = 1", "lots = 2"),
        ("T01", "prestige = 1\n", "prestige = 2\n"),
        ("T01", "scope = \"adj\"", "scope = \"rows\""),
        ("T17", "[\"water\"]", "[\"wilderness\"]"),
        ("T17", "{ factory = 2 }", "{ factory = 2 }, { energy = 1 }"),
        ("M01", "tamed = true\n", ""),
        ("ME6", "\"all\"", "\"next\""),
        ("T01", "slug = \"clinic\"", "slug = \"spa\"\nnames = { en = \"Spa\" }"),
    ] {
        assert_ne!(reads(card, from, to).hash(), hash, "{card} {to}");
    }
    // Comments, layout, names and sources change nothing.
    for (card, from, to) in [
        ("PL01", "wealth = 12", "# twelve\nwealth   =   12"),
        ("PL01", "[\"civ\", \"com\"]", "[\"com\", \"civ\"]"),
        ("T01", "source = \"house\"", "source = \"book\""),
        ("T01", "lots = 1", "lots = 1\nnames = { en = \"Clinic!\" }"),
    ] {
        assert_eq!(reads(card, from, to).hash(), hash, "{card} {to}");
    }
}

#[test]
fn a_pack_may_name_its_cards() {
    let names = "slug = \"spa\"\nnames = { en = \"Spa\", it = \"Terme\" }";
    let pack = reads("T01", "slug = \"clinic\"", names);
    let card = pack.find("spa").unwrap();
    assert_eq!(card, id("T01"));
    let of = |language| pack.name(card, language);
    assert_eq!([of("en"), of("it"), of("es")], [Some("Spa"), Some("Terme"), Some("Spa")]);
    assert_eq!(pack.name(id("T02"), "en"), None);
    assert_eq!(pack.find("clinic"), None);
    // Permits have no names, so their slugs are free.
    let pack = reads("PL01", "slug = \"permit-01\"", "slug = \"the-best\"");
    assert_eq!(pack.slug(id("PL01")), "the-best");
}

#[test]
fn what_the_language_can_say_is_read() {
    let effects = |card: &str, from: &str, to: &str| match reads(card, from, to)[id(card)] {
        Card::Contract(contract) => contract.effects.to_string(),
        Card::Event(effects) => effects.to_string(),
        Card::Permit(_) | Card::Renewal(_) => panic!("{card} has no effects"),
    };
    let win = "{ win-office = \"you\" }";
    for (spelled, expected) in [
        ("{ elect = \"district-attorney\" }", "ELECT(District Attorney)"),
        ("{ elect = \"union-boss\" }", "ELECT(Union Boss)"),
        (
            "{ pay-or-lose = { who = \"opponents\", prestige = 2, of = \"any\" } }",
            "PAYORLOSE(opps,2,P,ANY,REMOVE)",
        ),
        ("{ lose = { who = \"leader\", wealth = 2, prestige = 2 } }", "LOSE(lead,WP,2)"),
        (
            "{ gain = { who = \"last\", wealth = 1, per = { any = [\"park\", \"com\"] } } }",
            "GAINPER(last,W,1,cnt(COM+PARK,any,all))",
        ),
        ("{ claim = { who = \"each\", zone = \"civ\", cost = 3 } }", "CLAIM(each,CIV,3)"),
        (
            "{ score = { vocation = \"public-service\", n = 2 } }, { ap = 1 }",
            "VOCSCORE(Public Service,2);AP(1)",
        ),
    ] {
        assert_eq!(effects("C03", win, spelled), expected);
    }
    // A key event may do more than it must.
    let more = "{ park = \"mayor\" }, \"end-game\"";
    assert_eq!(effects("MKEY", "\"end-game\"", more), "PARK(mayor,1);ENDGAME()");
    let pack = reads("M24", "lots = 4", "lots = 4\nrestrictions = [{ adjacent = \"res\" }]");
    let kinds = pack.contract(id("M24")).unwrap().restrictions.adjacent;
    assert_eq!(kinds.len(), 1);
}

#[test]
fn text_that_says_something_else_is_refused() {
    for (card, from, to, below, reason) in [
        ("T01", "lots = 1", "lots = 1\nheight = 3", 1, "unknown field `height`"),
        ("T01", "zone = \"civ\"", "zone = \"park\"", 0, "unknown variant `park`"),
        ("T01", "zone = \"civ\"", "zone = \"port\"", 0, "unknown variant `port`"),
        ("PE08", "source", "zone = \"civ\"\nsource", 0, "unknown field `zone`"),
        ("T01", "{ public-service = 1 }", "{ police = 1 }", 0, "unknown variant `police`"),
        ("T01", "source = \"house\"", "source = \"rumor\"", 0, "unknown variant `rumor`"),
        ("T17", "\"water\"", "\"lake\"", 0, "unknown variant `lake`"),
        ("T23", "{ gain = { who = \"you\", w", "{ win = { who = \"you\", w", 0, "`win`"),
        ("T02", "\"mayor\"", "\"king\"", 0, "unknown variant `king`"),
        ("T26", "wealth = 3", "gold = 3", 0, "gold"),
        ("T26", "wealth = 3", "wealth = 300", 0, "integer `300`"),
        ("T01", "scope = \"adj\"", "scope = \"near\"", 0, "unknown variant `near`"),
        ("T01", "any = \"res\"", "any = \"houses\"", 0, "what is counted is vocation"),
        ("T01", "any = \"res\"", "any = []", 0, "a list of kinds has at least one"),
        ("PE06", "{ lots = 1 }", "\"small\"", 0, "these are any, water, lowest"),
        ("T01", "lots = 1", "lots = ", 0, ""),
        ("T01", "lots = 1", "lots = 1\nlots = 1", 1, "duplicate key"),
        ("T01", "lots = 1\n", "", 0, "missing field `lots`"),
    ] {
        if reason.contains("missing") {
            // At the header of the table, four lines above.
            let (text, line) = edited(card, from, to);
            let error = refused(&text);
            assert_eq!((error.line, error.reason.as_str()), (line - 4, reason));
        } else {
            assert_refused(card, from, to, below, reason);
        }
    }
    let error = refused("");
    assert_eq!((error.line, error.reason.as_str()), (1, "missing field `planning`"));
    assert_eq!(error.to_string(), "mine.toml:1: missing field `planning`");
}

#[test]
fn a_deck_has_its_size() {
    let text = Cards::standard_text();
    let table = |card: &str| {
        let (_, rest) = text.split_once(&format!("id = \"{card}\"\n")).unwrap();
        rest.split("\n\n").next().unwrap().trim_end().to_owned()
    };
    for (card, header, from, to, reason) in [
        ("T05", "[[town.contracts]]", 30, 29, "the town deck has 30 contracts, not 29"),
        ("PL36", "[[planning.permits]]", 36, 35, "the planning deck has 36 permits, not 35"),
        ("UR1", "[[planning.renewals]]", 4, 3, "the planning deck has 4 renewals, not 3"),
        ("PE14", "[[planning.events]]", 14, 13, "the planning deck has 14 events, not 13"),
        ("ME1", "[[metropolis.events]]", 6, 5, "the metropolis deck has 6 events, not 5"),
    ] {
        let row = format!("{header}\nid = \"{card}\"\n{}\n", table(card));
        assert!(text.contains(&row), "{row}");
        let less = text.replacen(&row, "", 1);
        // At the last of those that are there.
        let headers: Vec<usize> = less.match_indices(header).map(|(at, _)| at).collect();
        assert_eq!((headers.len(), from - 1), (to, to));
        let last = less[..headers[to - 1]].matches('\n').count() + 1;
        let error = refused(&less);
        assert_eq!((error.line, error.reason.as_str()), (last, reason));
        // One too many: at that one.
        let more = format!("{text}\n{row}");
        let error = refused(&more);
        assert_eq!(error.line, text.matches('\n').count() + 2);
        let too_many = reason.replace(&format!("not {to}"), &format!("not {}", from + 1));
        assert_eq!(error.reason, too_many);
    }
}

#[test]
fn a_deck_has_its_key_event() {
    let text = Cards::standard_text();
    for (deck, card) in [("town", "TKEY"), ("city", "CKEY"), ("metropolis", "MKEY")] {
        let header = format!("[{deck}.key]\n");
        let (before, rest) = text.split_once(&header).unwrap();
        assert!(rest.starts_with(&format!("id = \"{card}\"")));
        let after = rest.split_once("\n\n").map_or("", |(_, after)| after);
        let error = refused(&format!("{before}{after}"));
        assert_eq!(error.reason, format!("the {deck} deck has no key event"));
        let first = text.find(&format!("[[{deck}.contracts]]")).unwrap();
        assert_eq!(error.line, text[..first].matches('\n').count() + 1);
    }
    let stages = [
        ("TKEY", "\"city\"", "\"metropolis\"", "the key event of Town activates City"),
        ("TKEY", ", { unlock = \"offices\" }", "", "the key event of Town activates City"),
        ("CKEY", "\"contractor\"", "\"offices\"", "unlocks the contractor"),
        ("MKEY", "\"end-game\"", "{ elect = \"all\" }", "ends the game, last of all"),
        ("MKEY", "\"end-game\"", "\"end-game\", { elect = \"all\" }", "ends the game, last of all"),
    ];
    for (card, from, to, reason) in stages {
        assert_refused(card, from, to, 0, reason);
    }
}

#[test]
fn a_card_stands_at_its_place_under_its_own_slug() {
    assert_refused("T05", "\"T05\"", "\"T06\"", 0, "T06 stands in the place of T05");
    let (text, line) = edited("T05", "\"library\"", "\"clinic\"");
    let clinic = text[..text.find("\"clinic\"").unwrap()].matches('\n').count() + 1;
    let error = refused(&text);
    assert_eq!(error.line, line);
    assert_eq!(error.reason, format!("the slug clinic is that of line {clinic} too"));
    for slug in ["Library", "", "the library", "bücherei", &"a".repeat(41)] {
        let to = format!("\"{slug}\"");
        assert_refused("T05", "\"library\"", &to, 0, "a slug is up to 40 of a-z, 0-9 and -");
    }
    assert_refused("T05", "\"library\"", "\"archive\"", 0, "archive is none of ours");
    let header = |names: &str| {
        let (text, line) = edited("T05", "slug", &format!("names = {names}\nslug"));
        let error = refused(&text);
        // A name is refused at the head of its table.
        assert_eq!(error.line, line - 2, "{error}");
        error.reason
    };
    for name in ["", " Archive", "a\\nb", &"a".repeat(41)] {
        let reason = header(&format!("{{ en = \"{name}\" }}"));
        assert_eq!(reason, "a name is a line of up to 40 letters");
    }
    assert_eq!(header("{ it = \"Archivio\" }"), "names: the English one is missing");
    let (text, line) = edited("UR1", "slug", "names = { en = \"Renewal\" }\nslug");
    let error = refused(&text);
    assert_eq!(error.line, line - 2);
    assert_eq!(error.reason, "Build Permits and Urban Renewal have no names of their own");
    assert_refused("T05", "slug", "names = { fr = \"Archives\" }\nslug", 0, "unknown field `fr`");
}

#[test]
fn a_source_is_named_once_for_each_fact() {
    for (card, from, to, reason) in [
        (
            "T01",
            "\"zone\", \"lots\"",
            "\"zone\", \"zone\"",
            "the source of its zone is named twice",
        ),
        ("T01", "found = [", "book = [\"lots\"]\nfound = [", "the source of its lots is named"),
        ("T01", "found = [", "house = [\"effects\"]\nfound = [", "the source of its effects is"),
        ("PL04", "\"zones\"", "\"zone\"", "it has no zone to be sure of"),
        ("PE01", "\"name\"", "\"ballot\"", "it has no ballot to be sure of"),
    ] {
        let (text, line) = edited(card, from, to);
        let error = refused(&text);
        assert!(error.reason.contains(reason), "{error}");
        let head = text.lines().nth(error.line - 1).unwrap();
        assert!(head.starts_with("[[") && error.line < line, "{error}: {head}");
    }
}

#[test]
fn numbers_have_their_range() {
    for (card, from, to, reason) in [
        ("PL01", "permits = 1", "permits = 5", "permits: 5 is not from 1 to 4"),
        ("PL01", "wealth = 12", "wealth = 13", "wealth: 13 is not from 1 to 12"),
        ("PL01", "[\"civ\", \"com\"]", "[]", "zones: at least one, none twice"),
        ("PL01", "[\"civ\", \"com\"]", "[\"civ\", \"civ\"]", "zones: at least one, none twice"),
        ("UR1", "ballot = true", "wealth = 0", "wealth: 0 is not from 1 to 12"),
        ("T01", "lots = 1", "lots = 0", "lots: 0 is not from 1 to 4"),
        ("T01", "prestige = 1\n", "prestige = 7\n", "prestige: 7 is not from 1 to 6"),
        ("T01", "{ public-service = 1 }", "{ public-service = 0 }", "vocations: up to 2, each"),
        ("T01", "{ public-service = 1 }", "{ energy = 1, media = 1 }", "vocations: up to 2, each"),
        ("T01", "[{ public-service = 1 }]", "[]", "vocations: up to 2, each with 1 to 20"),
        (
            "T01",
            "{ public-service = 1 }",
            "{ energy = 1 }, { media = 1 }, { factory = 1 }",
            "vocations: up to 2",
        ),
        ("T26", "wealth = 3", "wealth = 0", "0 is not from 1 to 20"),
        ("T26", "wealth = 3", "wealth = 21", "21 is not from 1 to 20"),
        ("PE03", "cost = 9", "cost = 90", "90 is not from 1 to 20"),
        ("PE06", "lots = 1", "lots = 5", "lots are 1 to 4, lots_from is 2 to 4"),
        ("C24", "lots_from = 2", "lots_from = 1", "lots are 1 to 4, lots_from is 2 to 4"),
        ("C24", "lots_from = 2", "lots_from = 2, lots = 3", "lots or lots_from, not both"),
    ] {
        assert_refused(card, from, to, 0, reason);
    }
}

#[test]
fn effects_must_make_sense() {
    let too_many = "[{ ap = 1 }, { ap = 1 }, { ap = 1 }, { ap = 1 }, { ap = 1 }]";
    for (card, from, to, reason) in [
        ("T15", "[{ ap = 2 }]", too_many, "5 effects are too many, 4 is the most"),
        ("T15", "[{ ap = 2 }]", "[]", "it has no effect"),
        ("T26", "wealth = 3", "wealth = 3, prestige = 2", "as much of each"),
        ("T26", ", wealth = 3", "", "say how much wealth or prestige"),
        ("PE05", "wealth = 4", "wealth = 4, prestige = 4", "with wealth or with prestige"),
        ("T01", "any = \"res\"", "any = \"res\", own = \"res\"", "a count is of own or of any"),
        ("T01", "any = \"res\", ", "", "a count is of own or of any"),
        ("M02", "own = \"res\"", "any = \"res\"", "pays for its own"),
        ("C09", "own = \"vocation\"", "any = \"vocation\"", "own ones are counted everywhere"),
        ("M11", "\"office\"", "\"office\", scope = \"rows\"", "own ones are counted everywhere"),
        ("PE04", "\"lowest\"", "\"any\"", "go together"),
        ("PE05", "\"water\"", "\"lowest\"", "go together"),
        ("C03", "\"you\"", "\"each\"", "only one seat can take it"),
        ("C17", "\"you\"", "\"opponents\"", "only one seat can take it"),
    ] {
        assert_refused(card, from, to, 0, reason);
    }
}

#[test]
fn an_effect_stands_on_a_card_that_can_do_it() {
    let building = "an event has no builder and no new building";
    let key = "only a key event does this";
    let renewal = "only Urban Renewal allows demolition";
    let grant = "{ gain = { who = \"last\", wealth = 5 } }";
    for (card, from, to, reason) in [
        ("PE14", "\"last\"", "\"you\"", building),
        ("PE14", "\"last\"", "\"opponents\"", building),
        ("PE13", "own = \"res\"", "own = \"res\", scope = \"rows\"", building),
        ("PE13", "own = \"res\"", "any = \"res\", scope = \"adj\"", building),
        ("PE13", "own = \"res\"", "any = \"res\", scope = \"block\"", building),
        ("PE14", grant, "{ pay-you = { n = 1, per = { own = \"res\" } } }", building),
        ("PE14", grant, "{ payout = \"wealth\" }", building),
        ("PE14", grant, "{ ap = 2 }", building),
        ("PE14", grant, "{ discount = 2 }", building),
        ("PE14", grant, "{ take-permits = { who = \"you\", n = 1 } }", building),
        ("TKEY", "{ activate = \"city\" }", "{ ap = 1 }, { activate = \"city\" }", building),
        ("PE14", grant, "\"end-game\"", key),
        ("T15", "{ ap = 2 }", "{ unlock = \"offices\" }", key),
        ("T15", "{ ap = 2 }", "{ activate = \"city\" }", key),
        ("T15", "{ ap = 2 }", "\"allow-demolition\"", renewal),
        ("PE14", grant, "\"allow-demolition\"", renewal),
        ("MKEY", "\"end-game\"", "\"allow-demolition\"", renewal),
        ("UR1", "\"allow-demolition\"", "{ ap = 1 }", "Urban Renewal allows demolition, nothing"),
    ] {
        assert_refused(card, from, to, 0, reason);
    }
    // The line is that of the effect, not of its list.
    let (text, line) = edited("ME6", "{ elect = \"all\" }", "{ ap = 1 }");
    assert_eq!(refused(&text).line, line);
    assert!(text.lines().nth(line - 1).unwrap().contains("{ ap = 1 }"));
}

#[test]
fn restrictions_and_taming_must_say_something() {
    for (card, from, to, reason) in [
        ("T17", "[\"water\"]", "[\"water\", \"water\"]", "says nothing new"),
        ("T29", "[{", "[{ value-at-most = 6 }, {", "says nothing new"),
        ("T29", "[{", "[{ value-at-least = 6 }, {", "cannot both hold"),
        ("C26", "[{", "[{ not-adjacent = \"park\" }, {", "cannot both hold"),
        ("T26", "source", "tamed = true\nsource", "there is nothing to tame"),
        ("M01", "tamed = true", "tamed = false", "there is nothing to tame"),
    ] {
        assert_refused(card, from, to, 0, reason);
    }
}

#[test]
fn the_engine_may_rely_on_every_card() {
    for card in CardId::all() {
        let effects: &[Effect] = match &Cards::standard()[card] {
            Card::Permit(permit) => {
                assert!(permit.zones().count() > 0);
                &[]
            }
            Card::Renewal(_) => &[],
            Card::Event(effects) => {
                assert!(!effects.as_slice().iter().any(Effect::needs_building), "{card}");
                effects.as_slice()
            }
            Card::Contract(contract) => contract.effects.as_slice(),
        };
        let sort = card.sort();
        let keys = effects.iter().any(Effect::is_key);
        assert_eq!(keys, sort == urban_sprawl::Sort::Key, "{card}");
    }
}
