//! Small readers shared by the file formats of the kit.

use insula_core::Options;

/// Reads `key=value` into `options`.
pub(crate) fn read_option(text: &str, options: &mut Options) -> Result<(), String> {
    let (key, value) = text.split_once('=').ok_or(format!("{text:?} is not key=value"))?;
    match options.insert(key.trim().to_owned(), value.trim().to_owned()) {
        Some(_) => Err(format!("option {} is set twice", key.trim())),
        None => Ok(()),
    }
}

/// Reads a number, and says which one was wanted.
pub(crate) fn read_number<T: std::str::FromStr>(what: &str, text: &str) -> Result<T, String> {
    text.trim().parse().map_err(|_| format!("{what}: {text:?} is not a number"))
}

/// Whether expected values are to be rewritten: `BLESS=1`.
pub(crate) fn bless() -> bool {
    std::env::var_os("BLESS").is_some_and(|value| value == "1")
}
