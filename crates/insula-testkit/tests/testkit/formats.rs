//! The files of the kit: what is wrong in them is told with its line, and
//! blessing writes what the game says and nothing else.

use std::fs;
use std::path::PathBuf;

use insula_core::Options;
use insula_testkit::hamlet::Hamlet;
use insula_testkit::{record, try_perft, try_playthroughs};

/// A folder of its own for the test called `name`.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// What is wrong with a folder that holds just this playthrough.
fn wrong_in(name: &str, text: &str) -> String {
    let folder = folder(name);
    fs::write(folder.join("one.play"), text).unwrap();
    try_playthroughs::<Hamlet>(&folder, false).unwrap_err()
}

#[test]
fn a_recorded_game_plays_and_a_changed_one_does_not() {
    let folder = folder("recorded");
    let path = folder.join("one.play");
    let options = Options::from([("street".to_owned(), "short".to_owned())]);
    let text = record::<Hamlet>(3, &options, 11);
    assert!(text.starts_with("seats 3\nset street=short\nseed 11\n"), "{text}");
    assert!(text.lines().last().unwrap().contains("  = over, scores "), "{text}");
    fs::write(&path, &text).unwrap();
    assert_eq!(try_playthroughs::<Hamlet>(&folder, false), Ok(()));

    fs::write(&path, text.replacen(" moves, ", "0 moves, ", 1)).unwrap();
    let wrong = try_playthroughs::<Hamlet>(&folder, false).unwrap_err();
    assert!(wrong.contains("one.play: line 4: "), "{wrong}");
    assert!(wrong.contains("expected") && wrong.contains("the game says"), "{wrong}");

    assert_eq!(try_playthroughs::<Hamlet>(&folder, true), Ok(()));
    assert_eq!(fs::read_to_string(&path).unwrap(), text);
}

#[test]
fn blessing_keeps_comments_and_blank_lines() {
    let folder = folder("comments");
    let path = folder.join("one.play");
    fs::write(&path, "# before\n\nseats 2\nseed 1\n# between\n1: seal\n0: build 0 = ?\n").unwrap();
    assert_eq!(try_playthroughs::<Hamlet>(&folder, true), Ok(()));
    let blessed = fs::read_to_string(&path).unwrap();
    let (above, below) = blessed.split_once("1: seal").unwrap();
    assert_eq!(above, "# before\n\nseats 2\nseed 1\n# between\n");
    assert!(below.starts_with("     = 3 moves, #"), "{below}");
    assert!(below.ends_with("\n0: build 0  = refused 1: hamlet-no-now\n"), "{below}");
}

#[test]
fn a_playthrough_that_cannot_be_read_says_where() {
    let broken = [
        ("empty", "seats 2\nseed 1\n", "no action at all"),
        ("no-seats", "seed 1\n0: seal\n", "line 2: the header has no seats"),
        ("no-seed", "seats 2\n0: seal\n", "line 2: the header has no seed"),
        ("many", "seats 9\nseed 1\n0: seal\n", "line 3: 9 seats: this game has 2 to 4"),
        ("twice", "seats 2\nseats 2\n", "line 2: seats is given twice"),
        ("number", "seats two\n", "line 1: seats: \"two\" is not a number"),
        ("word", "seats 2\nsun 1\n", "line 2: \"sun 1\" is neither a header nor an action"),
        ("set", "set street\n", "line 1: \"street\" is not key=value"),
        ("option", "seats 2\nseed 1\nset sun=1\n0: seal\n", "no option is called \"sun\""),
        ("seat", "seats 2\nseed 1\n2: seal\n", "line 3: there is no seat 2"),
        ("late", "seats 2\nseed 1\n0: seal\nseed 2\n", "line 4: \"seed 2\" comes after"),
    ];
    for (name, text, because) in broken {
        let wrong = wrong_in(name, text);
        assert!(wrong.contains(because), "{name}: {wrong}");
    }
    let none = try_playthroughs::<Hamlet>(&folder("none"), false).unwrap_err();
    assert!(none.ends_with("there is no playthrough"), "{none}");
}

#[test]
fn perft_rows_are_checked_and_blessed() {
    let path = folder("perft").join("perft.csv");
    let header = "name,seats,options,seed,depth,count\n";
    let verdict = |rows: &str, bless| {
        fs::write(&path, format!("{header}{rows}")).unwrap();
        try_perft::<Hamlet>(&path, bless)
    };
    assert_eq!(verdict("two,2,street=short,1,2,34\n", false), Ok(()));
    let broken = [
        ("two,2,,1,2,34\nthree,2,,1,2,35\n", ":3: three: 34 sequences"),
        ("two,2,,1,2\n", ":2: 5 fields, not six"),
        ("two,7,,1,2,34\n", ":2: 7 seats: this game has 2 to 4"),
        ("two,2,street=1;street=2,1,2,34\n", ":2: option street is set twice"),
        ("", ":1: there is no row"),
    ];
    for (rows, because) in broken {
        let wrong = verdict(rows, false).unwrap_err();
        assert!(wrong.contains(because), "{rows:?}: {wrong}");
    }
    assert_eq!(verdict("two,2,,1,2,\n", true), Ok(()));
    assert_eq!(fs::read_to_string(&path).unwrap(), format!("{header}two,2,,1,2,34\n"));
}
