//! Every rule that is cited exists, every rule is cited, and all languages have
//! the same ones.

#![allow(clippy::unwrap_used)]
// The tests read the sources to check their cites; the game itself reads no file.
#![allow(clippy::disallowed_methods)]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use new_york::RULES;

/// The numbers of a rules page, in order: the first cells of its tables.
fn numbers(page: &str) -> Vec<String> {
    let cell = |line: &str| Some(line.strip_prefix("| ")?.split(" |").next()?.to_owned());
    page.lines()
        .filter_map(cell)
        .filter(|cell| cell.starts_with(|c: char| c.is_ascii_digit()))
        .collect()
}

#[test]
fn the_three_pages_have_the_same_numbers() {
    let [english, italian, spanish] = RULES.map(|(_, page)| numbers(page));
    assert_eq!(RULES.map(|(language, _)| language), ["en", "it", "es"]);
    assert_eq!(english.iter().collect::<BTreeSet<_>>().len(), english.len(), "numbers are unique");
    assert!(english.len() > 45, "{}", english.len());
    assert_eq!(english, italian);
    assert_eq!(english, spanish);
    let sources = |page: &str| -> Vec<usize> {
        let rows = page.lines().filter(|line| line.starts_with("| "));
        rows.map(|line| line.matches(" | ").count()).collect()
    };
    assert_eq!(sources(RULES[0].1), sources(RULES[1].1));
    assert_eq!(sources(RULES[0].1), sources(RULES[2].1));
}

#[test]
fn cites_exist_and_rules_are_cited() {
    let page = RULES[0].1;
    let rules: BTreeSet<String> = numbers(page).into_iter().collect();
    let headings = page.lines().filter_map(|line| line.trim_start_matches('#').split(' ').nth(1));
    let headings: BTreeSet<String> = headings.map(str::to_owned).collect();
    let mut cited = BTreeSet::new();
    for path in sources() {
        let text = fs::read_to_string(&path).unwrap();
        for cite in cites(&text) {
            let known = rules.contains(&cite) || headings.contains(&cite);
            assert!(known, "{} cites {cite}, which RULES.md does not have", path.display());
            cited.insert(cite);
        }
    }
    let missing: Vec<_> = rules.difference(&cited).collect();
    assert!(missing.is_empty(), "cited nowhere: {missing:?}");
}

#[test]
fn the_tests_of_the_rulings_exist() {
    let all: String = sources().iter().map(|path| fs::read_to_string(path).unwrap()).collect();
    for (language, page) in RULES {
        let is_name = |part: &&str| !cites(part).is_empty() && part.starts_with('r');
        let names: Vec<&str> = page.split('`').filter(is_name).collect();
        assert_eq!(names.len(), 15, "{language}");
        for name in names {
            assert!(all.contains(&format!("fn {name}()")), "{language}: {name}");
        }
    }
}

/// Our own Rust files and the data.
fn sources() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = vec![root.join("data/new-york.toml")];
    let mut folders = vec![root.join("src"), root.join("tests")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            match path.extension() {
                None => folders.push(path),
                // The examples below are no cites.
                Some(extension) if extension == "rs" && !path.ends_with("cites.rs") => {
                    files.push(path);
                }
                Some(_) => {}
            }
        }
    }
    assert!(files.len() > 20);
    files
}

/// Rule numbers in comments and texts (`3.2e`) and in names of tests (`r3_2e_`).
fn cites(text: &str) -> Vec<String> {
    let mut cites = Vec::new();
    for word in text.split(|c: char| !c.is_ascii_alphanumeric() && c != '.' && c != '_') {
        let word = word.trim_matches('.');
        if is_number(word, '.') {
            cites.push(word.to_owned());
        } else if word.starts_with('r') {
            // Words of a test's name up to the first that is no part of a number.
            for name in word.split("_r").map(|name| name.trim_start_matches('r')) {
                let parts = name.split('_').take_while(|part| is_part(part));
                let number = parts.collect::<Vec<_>>().join(".");
                if is_number(&number, '.') {
                    cites.push(number);
                }
            }
        }
    }
    cites
}

/// Like `3.2d`, or `4b`: the building rules have letters alone.
fn is_number(word: &str, dot: char) -> bool {
    let mut parts = word.split(dot);
    let chapter = parts.next().unwrap_or_default();
    match chapter.strip_prefix('4') {
        Some(letter) if !letter.is_empty() => word == chapter && is_letter(letter),
        _ => {
            let known = chapter.len() == 1 && ("1"..="8").contains(&chapter);
            known && word.contains(dot) && parts.all(is_part)
        }
    }
}

fn is_part(part: &str) -> bool {
    let digits = part.trim_end_matches(|c: char| ('a'..='h').contains(&c));
    !digits.is_empty()
        && part.len() - digits.len() <= 1
        && digits.bytes().all(|c| c.is_ascii_digit())
}

fn is_letter(text: &str) -> bool {
    matches!(text, "a" | "b" | "c" | "d" | "e" | "f" | "g" | "h")
}

#[test]
fn cites_are_found() {
    let text =
        "// (3.2d) upward, 4b.\nfn r3_1a_picks_go_up() r4e_no_hole_and_r4c_walk r6_2_tie 4x 9.1 4";
    assert_eq!(cites(text), ["3.2d", "4b", "3.1a", "4e", "4c", "6.2"]);
}
