//! What holds between files: who may depend on whom, and that the three
//! languages stay together.

use super::File;

/// Each crate and the workspace crates it may use.
const MAY_USE: &[(&str, &[&str])] = &[
    ("insula-core", &[]),
    ("capitol", &["insula-core"]),
    ("new-york", &["insula-core"]),
    ("the-capitals", &["insula-core"]),
    ("urban-sprawl", &["insula-core"]),
    ("insula-testkit", &["insula-core"]),
    ("insula-ai", &["insula-core"]),
    (
        "insula-games",
        &["insula-core", "insula-ai", "capitol", "new-york", "the-capitals", "urban-sprawl"],
    ),
    ("insula-store", &["insula-core"]),
    ("insula-server", &["insula-core", "insula-games", "insula-store"]),
    (
        "insula-wire",
        &[
            "insula-core",
            "insula-games",
            "insula-server",
            "capitol",
            "new-york",
            "the-capitals",
            "urban-sprawl",
        ],
    ),
    ("insula-bench", &["insula-core", "insula-games"]),
    ("insula-load", &["insula-core", "insula-games", "insula-store", "insula-server"]),
    ("insula", &["insula-core", "insula-games", "insula-store", "insula-server"]),
    ("fuzz", &["insula-core", "insula-games", "insula-store", "insula-server", "urban-sprawl"]),
    ("xtask", &[]),
];

/// Adds what is wrong between `files`.
pub fn check(files: &[File], found: &mut Vec<String>) {
    for file in files {
        if let Some(name) = crate_of(&file.path) {
            dependencies(name, file, found);
        }
        if let Some(name) = file.path.strip_prefix("locales/en/") {
            for language in ["it", "es"] {
                let twin = format!("locales/{language}/{name}");
                if !files.iter().any(|other| other.path == twin) {
                    found.push(format!("{twin}: missing, locales/en has it"));
                }
            }
        }
    }
}

fn crate_of(path: &str) -> Option<&str> {
    let folder = path.strip_suffix("/Cargo.toml")?;
    Some(folder.strip_prefix("crates/").unwrap_or(folder))
}

/// Dependencies point one way only.
fn dependencies(name: &str, file: &File, found: &mut Vec<String>) {
    let Some((_, allowed)) = MAY_USE.iter().find(|(known, _)| *known == name) else {
        found.push(format!("{}: say in xtask/src/tidy/workspace.rs what it may use", file.path));
        return;
    };
    let used = file.text.split("[dev-dependencies]").next().unwrap_or_default();
    for (ours, _) in MAY_USE {
        let starts = |line: &str| {
            line.starts_with(&format!("{ours}.")) || line.starts_with(&format!("{ours} ="))
        };
        if used.lines().any(starts) && !allowed.contains(ours) {
            found.push(format!("{}: {name} may not depend on {ours}", file.path));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(path: &str, text: &str) -> File {
        File { path: path.into(), text: text.into() }
    }

    #[test]
    fn a_game_may_not_reach_for_the_server() {
        let mut found = Vec::new();
        let text = "[dependencies]\ninsula-server.workspace = true\n[dev-dependencies]\ninsula-testkit.workspace = true\n";
        check(&[file("crates/capitol/Cargo.toml", text)], &mut found);
        assert_eq!(found, ["crates/capitol/Cargo.toml: capitol may not depend on insula-server"]);
    }

    #[test]
    fn a_locale_file_has_its_twins() {
        let mut found = Vec::new();
        check(&[file("locales/en/a.ftl", ""), file("locales/it/a.ftl", "")], &mut found);
        assert_eq!(found, ["locales/es/a.ftl: missing, locales/en has it"]);
    }
}
