//! docs/security.md names a test for each guard: they exist.

use super::File;

const PAGE: &str = "docs/security.md";

/// Adds every guard without a test, and every test that is not there.
pub fn check(files: &[File], found: &mut Vec<String>) {
    let Some(page) = files.iter().find(|file| file.path == PAGE) else {
        return found.push(format!("{PAGE}: missing"));
    };
    for (line, row) in (1..).zip(page.text.lines()).filter(|(_, row)| is_guard(row)) {
        let tests: Vec<&str> = tests(row).collect();
        if tests.is_empty() {
            found.push(format!("{PAGE}:{line}: no test"));
        }
        for test in tests.iter().filter(|test| !exists(files, test)) {
            found.push(format!("{PAGE}:{line}: there is no test {test:?}"));
        }
    }
}

/// A row of a table, but for its head.
fn is_guard(row: &str) -> bool {
    row.starts_with("| ") && !row.starts_with("| threat ")
}

/// What stands in backticks in the last column.
fn tests(row: &str) -> impl Iterator<Item = &str> {
    let last = row.trim_end_matches([' ', '|']).rsplit(" | ").next().unwrap_or_default();
    last.split('`').skip(1).step_by(2)
}

/// A function in Rust, or a title in the page's tests.
fn exists(files: &[File], test: &str) -> bool {
    let (function, title) = (format!("fn {test}("), format!("'{test}'"));
    files.iter().any(|File { path, text }| {
        path.ends_with(".rs") && text.contains(&function)
            || path.contains(".test.") && text.contains(&title)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(row: &str) -> Vec<String> {
        let file = |path: &str, text: &str| File { path: path.to_owned(), text: text.to_owned() };
        let page = format!("| threat | guard | test |\n|---|---|---|\n{row}\n");
        let mut found = Vec::new();
        check(&[file(PAGE, &page), file("a.rs", "fn it_holds() {}")], &mut found);
        found
    }

    #[test]
    fn every_guard_has_a_test_that_exists() {
        assert_eq!(found("| a | b `c` | `it_holds` |"), Vec::<String>::new());
        assert_eq!(found("| a | b | |"), ["docs/security.md:3: no test"]);
        let missing = "docs/security.md:3: there is no test \"it_fails\"";
        assert_eq!(found("| a | b | `it_holds`, `it_fails` |"), [missing]);
    }
}
