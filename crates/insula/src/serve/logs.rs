//! What the server says on the standard error: text for eyes, or a JSON object a line.
//!
//! **Invariant:** below `info` only our own crates say anything, whatever was asked for: what
//! others tell about each byte that goes through them could have a secret in it.

use std::backtrace::Backtrace;
use std::io::{self, IsTerminal};
use std::panic;

use tracing_subscriber::filter::{EnvFilter, filter_fn};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{Layer, fmt, registry};

/// How lines look.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Format {
    /// For eyes.
    Text,
    /// For programs.
    Json,
}

impl Format {
    /// By its name.
    pub fn read(text: &str) -> Option<Format> {
        match text {
            "text" => Some(Format::Text),
            "json" => Some(Format::Json),
            _ => None,
        }
    }
}

/// What is to be said: a level, which is meant for our own crates, or a whole filter.
pub fn filter(text: &str) -> Option<String> {
    let is_level = |text| ["off", "error", "warn", "info", "debug", "trace"].contains(&text);
    if is_level(text) {
        let ours = ["insula", "insula_server", "insula_store"];
        return Some(
            ours.iter().fold("warn".to_owned(), |all, name| format!("{all},{name}={text}")),
        );
    }
    let fits = text.split(',').all(|part| part.contains('=') || is_level(part.trim()));
    (fits && EnvFilter::try_new(text).is_ok()).then(|| text.to_owned())
}

/// Says it from now on.
pub fn start(filter: &str, format: Format) {
    let ours = |meta: &tracing::Metadata<'_>| {
        *meta.level() <= tracing::Level::INFO || meta.target().starts_with("insula")
    };
    let lines = fmt::layer().with_writer(io::stderr).with_ansi(io::stderr().is_terminal());
    let lines = match format {
        Format::Text => lines.boxed(),
        Format::Json => lines.json().flatten_event(true).with_span_list(false).boxed(),
    };
    if format == Format::Json {
        // A panic is a line like any other.
        panic::set_hook(Box::new(|info| {
            let backtrace = Backtrace::capture();
            tracing::error!(target: "insula", "{info}\n{backtrace}");
        }));
    }
    registry().with(EnvFilter::new(filter)).with(lines.with_filter(filter_fn(ours))).init();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_is_for_our_own_crates_and_a_filter_for_all() {
        let debug = "warn,insula=debug,insula_server=debug,insula_store=debug";
        assert_eq!(filter("debug").as_deref(), Some(debug));
        assert_eq!(filter("warn,sqlx=info").as_deref(), Some("warn,sqlx=info"));
        for wrong in ["", "verbose", "insula_server=loud", "warn,,"] {
            assert_eq!(filter(wrong), None, "{wrong}");
        }
    }
}
