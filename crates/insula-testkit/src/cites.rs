//! The rules of a game: every rule that is cited exists, every rule is cited,
//! and all languages have the same ones.
//!
//! **Invariant:** reads the sources as text; what a rule number looks like is
//! the game's business.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// A game's pages and sources.
pub struct Rules {
    /// The page by language, English first.
    pub pages: [(&'static str, &'static str); 3],
    /// The folder of the crate.
    pub root: &'static Path,
    /// Whether a word is a rule number.
    pub is_number: fn(&str) -> bool,
}

impl Rules {
    /// The pages have the same numbers in the same rows, more than `least`.
    pub fn same_numbers(&self, least: usize) {
        let [english, italian, spanish] = self.pages.map(|(_, page)| numbers(page));
        assert_eq!(self.pages.map(|(language, _)| language), ["en", "it", "es"]);
        let unique = english.iter().collect::<BTreeSet<_>>().len();
        assert_eq!(unique, english.len(), "numbers are unique");
        assert!(english.len() > least, "{}", english.len());
        assert_eq!(english, italian);
        assert_eq!(english, spanish);
        let [english, italian, spanish] = self.pages.map(|(_, page)| columns(page));
        assert_eq!(english, italian);
        assert_eq!(english, spanish);
    }

    /// What is cited exists, and what exists is cited.
    pub fn cited_both_ways(&self) {
        let page = self.pages[0].1;
        let rules: BTreeSet<String> = numbers(page).into_iter().collect();
        let headings =
            page.lines().filter_map(|line| line.trim_start_matches('#').split(' ').nth(1));
        let headings: BTreeSet<String> = headings.map(str::to_owned).collect();
        let mut cited = BTreeSet::new();
        for path in self.sources() {
            for cite in cites(&read(&path), self.is_number) {
                let known = rules.contains(&cite) || headings.contains(&cite);
                assert!(known, "{} cites {cite}, which RULES.md does not have", path.display());
                cited.insert(cite);
            }
        }
        let missing: Vec<_> = rules.difference(&cited).collect();
        assert!(missing.is_empty(), "cited nowhere: {missing:?}");
    }

    /// The tests that the rulings name exist; there are `count` of them.
    pub fn rulings_are_tested(&self, count: usize) {
        let all = self.text();
        for (language, page) in self.pages {
            let is_name =
                |part: &&str| part.starts_with('r') && !cites(part, self.is_number).is_empty();
            let names: Vec<&str> = page.split('`').filter(is_name).collect();
            assert_eq!(names.len(), count, "{language}");
            for name in names {
                assert!(all.contains(&format!("fn {name}()")), "{language}: {name}");
            }
        }
    }

    /// The tests that numbered rulings name, like `r24_every_buyer_can_pay` for
    /// R24 or `s3_...` for S3, exist once. `families` are their letters and how
    /// many there are, in the order of the page.
    pub fn numbered_are_tested(&self, families: &[(char, usize)]) {
        let all = self.text();
        let number = |&(letter, count): &(char, usize)| {
            (1..=count).map(move |number| format!("{letter}{number}"))
        };
        let expected: Vec<String> = families.iter().flat_map(number).collect();
        for (language, page) in self.pages {
            let names: Vec<&str> =
                page.split('`').filter(|part| ruling(part, families).is_some()).collect();
            let found = names.iter().filter_map(|name| ruling(name, families));
            assert_eq!(found.collect::<Vec<_>>(), expected, "{language}");
            for name in names {
                let count = all.matches(&format!("fn {name}()")).count();
                assert_eq!(count, 1, "{language}: {name}");
            }
        }
    }

    /// All sources in one text.
    pub fn text(&self) -> String {
        self.sources().iter().map(|path| read(path)).collect()
    }

    /// The crate's Rust files and its data.
    fn sources(&self) -> Vec<PathBuf> {
        let mut files = Vec::new();
        let mut folders =
            vec![self.root.join("src"), self.root.join("tests"), self.root.join("data")];
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(folder).expect("the crate has this folder") {
                let path = entry.expect("the folder can be read").path();
                // Examples of cites are no cites, and weights are plain numbers.
                let cites = !path.ends_with("cites.rs") && !path.ends_with("weights.toml");
                match path.extension() {
                    None => folders.push(path),
                    Some(kind) if (kind == "rs" || kind == "toml") && cites => files.push(path),
                    Some(_) => {}
                }
            }
        }
        assert!(files.len() > 20);
        files
    }
}

/// Rule numbers in comments and texts (`3.2e`) and in names of tests (`r3_2e_`).
pub fn cites(text: &str, is_number: fn(&str) -> bool) -> Vec<String> {
    let mut cites = Vec::new();
    for word in text.split(|c: char| !c.is_ascii_alphanumeric() && c != '.' && c != '_') {
        let word = word.trim_matches('.');
        if is_number(word) {
            cites.push(word.to_owned());
        } else if word.starts_with('r') {
            // Words of a test's name up to the first that is no part of a number.
            for name in word.split("_r").map(|name| name.trim_start_matches('r')) {
                let parts = name.split('_').take_while(|part| is_part(part));
                let number = parts.collect::<Vec<_>>().join(".");
                if is_number(&number) {
                    cites.push(number);
                }
            }
        }
    }
    cites
}

/// The number of the ruling for which a test is named: `r24` of
/// `r24_every_buyer_can_pay`, if the letter is one of the families'. The next
/// part of such a name is a word; `r2_4a_...` is named for a rule.
fn ruling(name: &str, families: &[(char, usize)]) -> Option<String> {
    let (number, words) = name.split_once('_')?;
    let is_family = families.iter().any(|&(letter, _)| number.starts_with(letter));
    let digits = number.get(1..)?;
    let is_number = !digits.is_empty() && digits.bytes().all(|c| c.is_ascii_digit());
    let is_word = words.starts_with(|c: char| c.is_ascii_lowercase());
    let is_name = words.bytes().all(|c| c.is_ascii_alphanumeric() || c == b'_');
    (is_family && is_number && is_word && is_name).then(|| number.to_owned())
}

/// Digits, and at most one letter behind them.
pub fn is_part(part: &str) -> bool {
    let digits = part.trim_end_matches(|c: char| ('a'..='m').contains(&c));
    !digits.is_empty()
        && part.len() - digits.len() <= 1
        && digits.bytes().all(|c| c.is_ascii_digit())
}

/// The numbers of a page, in order: the first cells of its tables.
fn numbers(page: &str) -> Vec<String> {
    let cell = |line: &str| Some(line.strip_prefix("| ")?.split(" |").next()?.to_owned());
    page.lines()
        .filter_map(cell)
        .filter(|cell| cell.starts_with(|c: char| c.is_ascii_digit()))
        .collect()
}

/// How many columns each row of a page's tables has.
fn columns(page: &str) -> Vec<usize> {
    let rows = page.lines().filter(|line| line.starts_with("| "));
    rows.map(|line| line.matches(" | ").count()).collect()
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).expect("the file can be read")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ruling_is_a_letter_and_a_number() {
        let families = [('r', 49), ('s', 12)];
        let of = |name| ruling(name, &families);
        assert_eq!(of("r24_every_buyer_can_pay").as_deref(), Some("r24"));
        assert_eq!(of("s3_four_urban_renewal_cards").as_deref(), Some("s3"));
        for other in ["r2_4a_nobody_passes", "a8_order", "r_x", "r24", "rest_of_it", "r1_x y", "s"]
        {
            assert_eq!(of(other), None, "{other}");
        }
    }

    #[test]
    fn rulings_are_no_rules() {
        let is_number = |word: &str| word.contains('.') && word.split('.').all(is_part);
        let text = "fn r24_every_buyer() fn r2_4a_nobody() fn s3_four() // (5.1c, R27)";
        assert_eq!(cites(text, is_number), ["2.4a", "5.1c"]);
    }
}
