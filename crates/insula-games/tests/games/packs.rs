//! Cards of one's own: folders with good and bad packs, and games with them.

use std::fs;
use std::path::{Path, PathBuf};

use insula_core::{Called, Options, Seed, SetupError, Viewer};
use insula_games::{Entry, PackInfo, SimSpec, find, with_cards};

/// The built-in cards, but Clinic is called Spa and takes two lots.
fn spa() -> String {
    let text = find("urban-sprawl").unwrap().standard_cards().unwrap();
    let (before, clinic) = text.split_once("slug = \"clinic\"").unwrap();
    let clinic = clinic.replacen("lots = 1", "lots = 2", 1);
    format!("{before}slug = \"spa\"\nnames = {{ en = \"Spa\" }}{clinic}")
}

/// A fresh folder with these files.
fn folder(name: &str, files: &[(&str, &str)]) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("packs").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    for (file, text) in files {
        fs::write(folder.join(file), text).unwrap();
    }
    folder
}

fn refused(folder: &Path) -> String {
    with_cards(folder).map(|_| ()).unwrap_err().to_string()
}

fn with_spa(name: &str) -> &'static Entry {
    let games = with_cards(&folder(name, &[("spa.toml", &spa())])).unwrap();
    games.iter().find(|entry| entry.id() == "urban-sprawl").unwrap()
}

fn cards(pack: &str) -> Options {
    Options::from([("cards".to_owned(), pack.to_owned())])
}

#[test]
fn a_folder_brings_its_packs_to_the_game_that_has_cards() {
    // What lies below, and what is no pack, does not count.
    let folder = folder("all", &[("spa.toml", &spa()), ("notes.txt", "")]);
    fs::create_dir_all(folder.join("old.toml")).unwrap();
    let games = with_cards(&folder).unwrap();
    for entry in games {
        let packs = entry.info().packs;
        let names: Vec<&str> = packs.iter().map(|PackInfo { name, .. }| name.as_str()).collect();
        let expected: &[&str] = if entry.id() == "urban-sprawl" { &["spa"] } else { &[] };
        assert_eq!(names, expected, "{}", entry.id());
    }
    let without = |entry: &Entry| insula_games::GameInfo { packs: Vec::new(), ..entry.info() };
    let plain: Vec<_> = insula_games::games().iter().map(Entry::info).collect();
    assert_eq!(games.iter().map(without).collect::<Vec<_>>(), plain);
}

#[test]
fn a_folder_that_brings_nothing_is_refused_in_one_sentence() {
    let missing = folder("missing", &[]).join("nowhere");
    assert!(refused(&missing).contains("nowhere cannot be read"), "{}", refused(&missing));
    let empty = refused(&folder("empty", &[("notes.txt", "")]));
    assert!(empty.ends_with("empty has no .toml file"), "{empty}");
    let text = find("urban-sprawl").unwrap().standard_cards().unwrap();
    let same = refused(&folder("same", &[("mine.toml", text)]));
    assert!(
        same.ends_with("mine.toml has the built-in cards; change one to play with it"),
        "{same}"
    );
    // Only the name of a card differs, which changes no game.
    let twin = spa().replacen("en = \"Spa\"", "en = \"Bath\"", 1);
    let folder = folder("twin", &[("b.toml", &twin), ("a.toml", &spa())]);
    let twin = refused(&folder);
    let b = folder.join("b.toml");
    assert_eq!(twin, format!("{} has the same cards as a.toml", b.display()));
}

#[test]
fn every_bad_file_is_named_with_its_line() {
    let wrong = spa().replacen("names = { en = \"Spa\" }\n", "", 1);
    let line = wrong[..wrong.find("\"spa\"").unwrap()].matches('\n').count() + 1;
    let folder = folder(
        "bad",
        &[("a.toml", &wrong), ("b.toml", "x"), ("my cards.toml", &spa()), ("standard.toml", "")],
    );
    fs::write(folder.join("c.toml"), [0xff]).unwrap();
    let refused = refused(&folder);
    let lines: Vec<&str> = refused.lines().collect();
    let [a, b, c, named, standard] = lines[..] else { panic!("{refused}") };
    assert!(a.contains(&format!("a.toml:{line}: spa is none of ours")), "{a}");
    assert!(b.contains("b.toml:1: "), "{b}");
    assert!(c.contains("c.toml cannot be read"), "{c}");
    assert!(named.contains("my cards.toml: the name of a pack is up to 40 letters"), "{named}");
    assert!(standard.contains("standard.toml: the name of a pack"), "{standard}");
}

#[test]
fn a_pack_is_chosen_by_hash_or_name_and_recorded_by_its_hash() {
    let entry = with_spa("chosen");
    let hash = entry.info().packs[0].hash.clone();
    assert_eq!((hash.len(), hash.contains(|c: char| !c.is_ascii_hexdigit())), (16, false));
    for pack in ["spa", &hash] {
        assert_eq!(entry.recorded(&cards(pack)), Ok(cards(&hash)));
    }
    // A table with the built-in cards is recorded as it always was.
    assert_eq!(entry.recorded(&cards("standard")), Ok(Options::new()));
    assert_eq!(entry.recorded(&Options::new()), Ok(Options::new()));
    let missing = SetupError::NoPack { pack: "baths".to_owned() };
    assert_eq!(entry.recorded(&cards("baths")), Err(missing.clone()));
    let start = |entry: &Entry, pack: &str| {
        entry.start(2, &cards(pack), Seed::from_number(1)).map(|game| game.state_hash())
    };
    assert_eq!(start(entry, "baths"), Err(missing));
    let plain = find("urban-sprawl").unwrap();
    let error = start(plain, &hash).unwrap_err();
    assert_eq!(error, SetupError::NoPack { pack: hash.clone() });
    assert!(error.to_string().contains(&hash) && error.to_string().contains("--cards"), "{error}");
    // The built-in cards play alike, with packs beside them or without.
    assert_eq!(start(entry, "standard"), start(plain, "standard"));
    assert_eq!(start(entry, "spa"), start(entry, &hash));
    assert_ne!(start(entry, "spa"), start(entry, "standard"));
    // A game without cards has no such option.
    let capitol = find("capitol").unwrap().start(2, &cards("standard"), Seed::from_number(1));
    let unknown = SetupError::UnknownOption { key: "cards".to_owned() };
    assert_eq!(capitol.map(|_| ()), Err(unknown));
}

#[test]
fn a_pack_says_what_is_printed_and_how_it_is_called() {
    let pack = with_spa("sheet").find_pack("spa").unwrap();
    let [renamed] = &pack.sheet.names[..] else { panic!("{:?}", pack.sheet.names) };
    assert_eq!(renamed.key, "urban-sprawl-card-clinic");
    let Called::Name(own) = &renamed.called else { panic!("{renamed:?}") };
    assert_eq!(own["en"], "Spa");
    let facts = pack.sheet.facts["cards"].as_array().unwrap();
    let card = facts.iter().find(|card| card["card"] == "T01").unwrap();
    assert_eq!((&card["slug"], &card["lots"]), (&"spa".into(), &2.into()));
}

#[test]
fn bots_play_with_a_pack_to_the_end() {
    let entry = with_spa("sim");
    let spec = |pack: &str| SimSpec {
        seats: 3,
        options: cards(pack),
        bots: vec!["random".to_owned()],
        games: 20,
        seed: 5,
        threads: 2,
    };
    let report = |pack| entry.sim(&spec(pack), &|_| ()).unwrap();
    let (own, standard) = (report("spa"), report("standard"));
    assert_eq!(own.games, 20);
    assert_ne!(own.mean_actions, standard.mean_actions, "the games are others");
    let mut game = entry.start(2, &cards("spa"), Seed::from_number(3)).unwrap();
    let view = game.view(Viewer::Public).json();
    let hash = view["pack"]["hash"].as_str().unwrap();
    assert!(hash.starts_with(&entry.info().packs[0].hash) && view["pack"]["name"] == "spa");
    let mut rng = insula_core::Rng::new(Seed::from_number(4));
    while let Some(seat) = game.to_act().first() {
        let act = game.bot_line("greedy", seat, &mut rng, &|| false).unwrap().remove(0);
        game.apply(seat, &act).unwrap();
    }
    assert!(game.scores().is_some());
}
