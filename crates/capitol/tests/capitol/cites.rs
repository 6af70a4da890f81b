//! Every rule that is cited exists, every rule is cited, and all languages have
//! the same ones.

use std::path::Path;

use insula_testkit::cites::{Rules, cites, is_part};

fn rules() -> Rules {
    Rules { pages: capitol::RULES, root: Path::new(env!("CARGO_MANIFEST_DIR")), is_number }
}

#[test]
fn the_three_pages_have_the_same_numbers() {
    rules().same_numbers(50);
}

#[test]
fn cites_exist_and_rules_are_cited() {
    rules().cited_both_ways();
}

#[test]
fn the_tests_of_the_rulings_exist() {
    rules().rulings_are_tested(8);
}

/// Like `3.2e` or `3.1.10`.
fn is_number(word: &str) -> bool {
    let mut parts = word.split('.');
    let chapter = parts.next().is_some_and(|part| matches!(part, "1" | "2" | "3" | "4" | "5"));
    chapter && word.contains('.') && parts.all(is_part)
}

#[test]
fn cites_are_found() {
    let text =
        "// (3.2e) as tall, 3.1.10.\nfn r3_3_4_the_highest() r4_1_most_and_r4_2_tie 2.0.1 1x";
    assert_eq!(cites(text, is_number), ["3.2e", "3.1.10", "3.3.4", "4.1", "4.2", "2.0.1"]);
}
