//! Our own rules about our own files. A finding is `path:line: what`.

mod licenses;
mod security;
mod texts;
mod workspace;

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};

/// A tracked text file.
pub struct File {
    /// Its path from the root.
    pub path: String,
    /// What it says.
    pub text: String,
}

/// Looks at every file git knows or would add; says what is not as it should be.
pub fn tidy(root: &Path) -> Result<Vec<String>> {
    let listed = Command::new("git")
        .args(["ls-files", "--cached", "--others", "--exclude-standard"])
        .current_dir(root)
        .output()
        .context("git could not list the files")?;
    let mut found = Vec::new();
    let mut files = Vec::new();
    for path in String::from_utf8(listed.stdout)?.lines() {
        let Ok(bytes) = fs::read(root.join(path)) else {
            continue; // deleted in the working tree
        };
        if bytes.len() > 1 << 20 {
            found.push(format!("{path}: over 1 MiB"));
        }
        if let Ok(text) = String::from_utf8(bytes) {
            files.push(File { path: path.to_owned(), text });
        }
    }
    for file in &files {
        texts::check(file, &mut found);
    }
    workspace::check(&files, &mut found);
    security::check(&files, &mut found);
    licenses::check(root, &files, &mut found)?;
    Ok(found)
}
