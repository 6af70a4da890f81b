//! Every rule that is cited exists, every rule is cited, and all languages have
//! the same ones; every ruling and every slip of the rulebooks has its test.

use std::path::Path;

use insula_testkit::cites::{Rules, cites, is_part};

/// Rulings are R1 to R49, slips S1 to S12.
const RULINGS: [(char, usize); 2] = [('r', 49), ('s', 12)];

fn rules() -> Rules {
    Rules { pages: urban_sprawl::RULES, root: Path::new(env!("CARGO_MANIFEST_DIR")), is_number }
}

#[test]
fn the_three_pages_have_the_same_numbers() {
    rules().same_numbers(150);
}

#[test]
fn cites_exist_and_rules_are_cited() {
    rules().cited_both_ways();
}

#[test]
fn rulings_and_slips_are_tested() {
    rules().numbered_are_tested(&RULINGS);
}

/// Rulings that the sources cite, like R24 or S10, are on the page. R0 is a
/// gray space.
#[test]
fn cited_rulings_exist() {
    let all = rules().text();
    for word in all.split(|c: char| !c.is_ascii_alphanumeric() && c != '_') {
        let number = |letter| word.strip_prefix(letter)?.parse::<usize>().ok();
        let (rulings, slips) = (number('R'), number('S'));
        assert!(rulings.is_none_or(|n| n <= 49), "{word}");
        assert!(slips.is_none_or(|n| (1..=12).contains(&n)), "{word}");
    }
}

/// Like `2.4a` or `14.1.33`.
fn is_number(word: &str) -> bool {
    let mut parts = word.split('.');
    let chapter = parts.next().and_then(|part| part.parse::<u8>().ok());
    let known = chapter.is_some_and(|chapter| (1..=14).contains(&chapter) && chapter != 11);
    known && word.contains('.') && parts.all(is_part)
}

#[test]
fn cites_are_found() {
    let text =
        "// (2.4a) at a token, R8.\nfn r14_1_33_water() fn r24_every_buyer() 11.1 15.2 2.4x 2";
    assert_eq!(cites(text, is_number), ["2.4a", "14.1.33"]);
}
