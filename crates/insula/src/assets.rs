//! What the binary carries: the built page and the locale files.
//!
//! **Invariant:** a release binary needs no file beside it.

use std::borrow::Cow;

use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Page;

#[derive(RustEmbed)]
#[folder = "../../locales"]
struct Locales;

/// A file of the built page and its media type.
pub fn page(path: &str) -> Option<(Cow<'static, [u8]>, String)> {
    let file = Page::get(path)?;
    Some((file.data, media_type(path).to_owned()))
}

/// Every locale text of `language`.
pub fn locale(language: &str) -> impl Iterator<Item = String> {
    let folder = format!("{language}/");
    Locales::iter()
        .filter(move |path| path.starts_with(&folder))
        .filter_map(|path| Locales::get(&path))
        .map(|file| String::from_utf8_lossy(&file.data).into_owned())
}

fn media_type(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "woff2" => "font/woff2",
        "json" | "webmanifest" => "application/json",
        "png" => "image/png",
        _ => "application/octet-stream",
    }
}
