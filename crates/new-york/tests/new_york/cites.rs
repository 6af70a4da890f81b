//! Every rule that is cited exists, every rule is cited, and all languages have
//! the same ones.

use std::path::Path;

use insula_testkit::cites::{Rules, cites, is_part};

fn rules() -> Rules {
    Rules { pages: new_york::RULES, root: Path::new(env!("CARGO_MANIFEST_DIR")), is_number }
}

#[test]
fn the_three_pages_have_the_same_numbers() {
    rules().same_numbers(45);
}

#[test]
fn cites_exist_and_rules_are_cited() {
    rules().cited_both_ways();
}

#[test]
fn the_tests_of_the_rulings_exist() {
    rules().rulings_are_tested(15);
}

/// Like `3.2d`, or `4b`: the building rules have letters alone.
fn is_number(word: &str) -> bool {
    if matches!(word, "4a" | "4b" | "4c" | "4d" | "4e" | "4f" | "4g" | "4h") {
        return true;
    }
    let mut parts = word.split('.');
    let chapter = parts.next().unwrap_or_default();
    let known = chapter.len() == 1 && ("1"..="8").contains(&chapter);
    known && word.contains('.') && parts.all(is_part)
}

#[test]
fn cites_are_found() {
    let text =
        "// (3.2d) upward, 4b.\nfn r3_1a_picks_go_up() r4e_no_hole_and_r4c_walk r6_2_tie 4x 9.1 4";
    assert_eq!(cites(text, is_number), ["3.2d", "4b", "3.1a", "4e", "4c", "6.2"]);
}
