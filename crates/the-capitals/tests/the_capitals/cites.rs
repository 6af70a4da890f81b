//! Every rule that is cited exists, every rule is cited, and all languages have
//! the same ones; every ruling and every slip of the booklet has its test.

use std::collections::BTreeSet;
use std::path::Path;

use insula_testkit::cites::{Rules, cites, is_part};

fn rules() -> Rules {
    Rules { pages: the_capitals::RULES, root: Path::new(env!("CARGO_MANIFEST_DIR")), is_number }
}

#[test]
fn the_three_pages_have_the_same_numbers() {
    rules().same_numbers(130);
}

#[test]
fn cites_exist_and_rules_are_cited() {
    rules().cited_both_ways();
}

/// Rulings are A1 to A69, slips S1 to S17: each names its test, which is there
/// once, in every language.
#[test]
fn rulings_and_slips_are_tested() {
    let all = rules().text();
    for (language, page) in the_capitals::RULES {
        let names: Vec<&str> = page.split('`').filter(|part| ruling(part).is_some()).collect();
        let numbers: Vec<String> = names.iter().filter_map(|name| ruling(name)).collect();
        let slips = (1..=17).map(|n| format!("s{n}"));
        let expected: Vec<String> = slips.chain((1..=69).map(|n| format!("a{n}"))).collect();
        assert_eq!(numbers, expected, "{language}");
        for name in names {
            let count = all.matches(&format!("fn {name}()")).count();
            assert_eq!(count, 1, "{language}: {name}");
        }
    }
}

/// Rulings that the sources cite, like `(A8)` or `(S10)`, are on the page.
#[test]
fn cited_rulings_exist() {
    let page = the_capitals::RULES[0].1;
    let known: BTreeSet<&str> = page
        .lines()
        .filter_map(|line| line.strip_prefix("| ")?.split(" |").next())
        .filter(|cell| ruling(&format!("{}_", cell.to_lowercase())).is_some())
        .collect();
    assert_eq!(known.len(), 69 + 17);
    let all = rules().text();
    let words = all.split(|c: char| !c.is_ascii_alphanumeric());
    let cited: BTreeSet<&str> = words
        .filter(|word| word.starts_with(['A', 'S']) && word.len() > 1)
        .filter(|word| word[1..].bytes().all(|byte| byte.is_ascii_digit()))
        .collect();
    let unknown: Vec<_> = cited.difference(&known).collect();
    assert!(unknown.is_empty(), "{unknown:?}");
}

/// The number of the ruling or slip for which a test is named.
fn ruling(name: &str) -> Option<String> {
    let (number, _) = name.split_once('_')?;
    let digits = number.strip_prefix(['a', 's'])?;
    let is = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    is.then(|| number.to_owned())
}

/// Like `2.4d` or `5.3a`.
fn is_number(word: &str) -> bool {
    let mut parts = word.split('.');
    let chapter = parts.next().unwrap_or_default();
    let known = chapter.len() == 1 && ("1"..="5").contains(&chapter);
    known && word.contains('.') && parts.all(is_part)
}

#[test]
fn cites_are_found() {
    let text = "// (2.4d) at a token, A8.\nfn r2_7m_no_bonus() r2_4f_two_and_r5_3a_best 9.1 2.4x 2";
    assert_eq!(cites(text, is_number), ["2.4d", "2.7m", "2.4f", "5.3a"]);
}
