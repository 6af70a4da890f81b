//! What holds for each file by itself.

use super::File;

/// Marks of unfinished or dishonest work, by the files they may not stand in.
const BANNED: &[(&str, &[&str])] = &[
    ("rs", &["#[ignore", "#[should_panic", "todo!(", "unimplemented!(", "thread::sleep("]),
    ("ts", &[".skip(", ".only(", "@ts-ignore"]),
    ("mjs", &[".skip(", ".only(", "waitForTimeout("]),
    ("svelte", &["{@html", "@ts-ignore"]),
];

/// British spellings that slip in, American ones beside them.
const SPELLING: &[(&str, &str)] = &[
    ("colour", "color"),
    ("neighbour", "neighbor"),
    ("amphitheatre", "amphitheater"),
    ("centre", "center"),
    ("behaviour", "behavior"),
    ("favourite", "favorite"),
    ("serialise", "serialize"),
    ("initialise", "initialize"),
];

/// Adds what is wrong with `file`.
pub fn check(file: &File, found: &mut Vec<String>) {
    let File { path, text } = file;
    // This file and the licenses name what is banned.
    if path.starts_with("xtask/src/tidy/") || path.starts_with("LICENSE") {
        return;
    }
    let ending = path.rsplit('.').next().unwrap_or_default();
    let code = matches!(ending, "rs" | "ts" | "svelte" | "mjs" | "css");
    let mut at = |line: usize, what: &str| found.push(format!("{path}:{line}: {what}"));

    if !text.is_empty() && !text.ends_with('\n') {
        at(text.lines().count(), "no newline at the end");
    }
    if ending == "rs" && !text.starts_with("//!") && !text.starts_with("#![") {
        at(1, "a file starts with //!: what is here");
    }
    if path.ends_with("/mod.rs") {
        at(1, "foo.rs beside foo/, never mod.rs");
    }
    let apart = ["/tests/", "/test/", "/data/", "/tests.rs"].iter().any(|part| path.contains(part));
    if code && !apart && text.lines().count() > 800 {
        at(800, "over 800 lines");
    }
    let spelled = !path.starts_with("locales/it") && !path.starts_with("locales/es");
    for (index, line) in text.lines().enumerate() {
        let number = index + 1;
        if line.ends_with([' ', '\t']) && !path.ends_with(".play") {
            at(number, "white space at the end of the line");
        }
        if code && line.contains('\t') {
            at(number, "a tab");
        }
        for mark in BANNED.iter().filter(|(kind, _)| *kind == ending).flat_map(|(_, marks)| *marks)
        {
            if line.contains(mark) {
                at(number, &format!("{mark} is not for us"));
            }
        }
        for host in ["crates.io", "npmjs", "pypi.org", "debian.org"] {
            if line.contains(host) && path != "Cargo.lock" {
                at(number, "names a registry's host");
            }
        }
        for machine in ["/work/", "../shared", "/home/", "/root/"] {
            if line.contains(machine) {
                at(number, "names a path of one machine");
            }
        }
        let lower = line.to_lowercase();
        for (british, american) in SPELLING {
            if spelled && lower.contains(british) {
                at(number, &format!("American spelling: {american}"));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(path: &str, text: &str) -> Vec<String> {
        let mut found = Vec::new();
        check(&File { path: path.into(), text: text.into() }, &mut found);
        found
    }

    #[test]
    fn a_clean_file_passes() {
        assert_eq!(found("crates/x/src/a.rs", "//! A.\n\nfn a() {}\n"), [""; 0]);
    }

    #[test]
    fn each_habit_is_checked() {
        for (path, text, what) in [
            ("a.rs", "fn a() {}\n", "starts with //!"),
            ("x/mod.rs", "//! A.\n", "never mod.rs"),
            ("a.md", "no end", "no newline"),
            ("a.md", "end \n", "white space"),
            ("a.rs", "//! A.\n#[ignore]\n", "#[ignore"),
            ("a.ts", "it.skip('x')\n", ".skip("),
            ("a.md", "the colour\n", "color"),
            ("a.md", "see ../shared/x\n", "path of one machine"),
        ] {
            let found = found(path, text);
            assert!(found.len() == 1 && found[0].contains(what), "{path} {text:?}: {found:?}");
        }
        assert_eq!(found("a.rs", &format!("//! A.\n{}", "fn a() {}\n".repeat(800))).len(), 1);
    }
}
