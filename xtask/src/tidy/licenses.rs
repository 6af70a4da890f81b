//! Every dependency's license must allow distribution under MIT OR Apache-2.0.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};
use serde_json::Value;

use super::File;

const ALLOWED: &[&str] = &[
    "MIT",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "ISC",
    "Zlib",
    "0BSD",
    "CC0-1.0",
    "MIT-0",
    "Unicode-3.0",
    "Unlicense",
    "BlueOak-1.0.0",
    "Apache-2.0 WITH LLVM-exception",
    "CDLA-Permissive-2.0",
];

/// Only bundled as fonts, or only used to build and test, never shipped as code of ours.
const ALLOWED_WEB: &[&str] = &["OFL-1.1", "MPL-2.0", "CC-BY-4.0", "Python-2.0"];

/// Adds every package whose license is not among the allowed ones.
pub fn check(root: &Path, files: &[File], found: &mut Vec<String>) -> Result<()> {
    let metadata = Command::new("cargo")
        .args(["metadata", "--format-version", "1", "--locked"])
        .current_dir(root)
        .output()
        .context("cargo metadata could not be started")?;
    let metadata: Value =
        serde_json::from_slice(&metadata.stdout).context("Cargo.lock is not up to date")?;
    for package in metadata["packages"].as_array().into_iter().flatten() {
        let license = package["license"].as_str().unwrap_or_default();
        if !allowed(license, &[]) {
            found.push(format!("Cargo.lock: {} is under {license:?}", package["name"]));
        }
    }
    for lock in files.iter().filter(|file| file.path == "web/package-lock.json") {
        let lock: Value = serde_json::from_str(&lock.text).context("web/package-lock.json")?;
        for (name, package) in lock["packages"].as_object().into_iter().flatten() {
            let license = package["license"].as_str().unwrap_or_default();
            if !name.is_empty() && !allowed(license, ALLOWED_WEB) {
                found.push(format!("web/package-lock.json: {name} is under {license:?}"));
            }
        }
    }
    Ok(())
}

/// One alternative of every AND part must be allowed.
fn allowed(license: &str, more: &[&str]) -> bool {
    let plain = license.replace(['(', ')'], "").replace('/', " OR ");
    !plain.is_empty()
        && plain.split(" AND ").all(|part| {
            part.split(" OR ").any(|one| {
                let one = one.trim();
                ALLOWED.contains(&one) || more.contains(&one)
            })
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn copyleft_is_refused_and_choices_are_read() {
        assert!(allowed("MIT OR Apache-2.0", &[]) && allowed("MIT/Apache-2.0", &[]));
        assert!(allowed("(MIT OR Apache-2.0) AND Unicode-3.0", &[]));
        assert!(allowed("MIT OR GPL-3.0", &[]));
        assert!(!allowed("GPL-3.0", &[]) && !allowed("MIT AND GPL-3.0", &[]) && !allowed("", &[]));
        assert!(allowed("OFL-1.1", ALLOWED_WEB) && !allowed("OFL-1.1", &[]));
    }
}
