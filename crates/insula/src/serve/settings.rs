//! The settings of `insula serve`: what there is, what is usual, what fits.

use std::env;
use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Result, bail};
use clap::Args;
use insula_server::Smtp;
use serde::Serialize;
use toml::Table;

use super::logs::{self, Format};
use super::sources::{Key, Sources};

/// The journal's file in the data folder.
pub const FILE: &str = "insula.sqlite";

/// Each setting, in the order of the flags.
pub const KEYS: &[Key] = &[
    key("host", Some("127.0.0.1"), "an address such as 127.0.0.1 or ::"),
    key("port", Some("8777"), "a number from 0 to 65535"),
    key("data", Some("data"), "a folder"),
    secret("db", "sqlite:PATH or postgres://NAME:PASSWORD@HOST/DATABASE"),
    key("bot-delay", Some("350"), "a number of milliseconds up to 60000"),
    key("metrics-addr", None, "an address with a port such as 127.0.0.1:9777"),
    key("log", Some("info"), "error, warn, info, debug or trace, or a filter as RUST_LOG has it"),
    key("log-format", Some("text"), "text or json"),
    key("drain", Some("0"), "a number of seconds up to 5"),
    key("thinkers", None, "a number from 1 to 1024"),
    key("cards", None, "a folder"),
    key("url", None, "an address such as https://games.example"),
    key("webhooks-anywhere", Some("false"), "true or false"),
    secret("smtp", "smtps://NAME:PASSWORD@HOST"),
    key("mail-from", None, "an address such as \"Insula <games@games.example>\""),
];

/// What can be said on the command line; each also in the environment and in the file.
#[derive(Args, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Flags {
    /// Where to listen; 127.0.0.1, the default, is this machine only
    #[arg(long, value_name = "ADDRESS")]
    host: Option<String>,
    /// The port; 0 takes any that is free [default: 8777]
    #[arg(long)]
    port: Option<String>,
    /// The folder that keeps every table [default: data]
    #[arg(long, value_name = "DIR")]
    data: Option<String>,
    /// The database, as sqlite:PATH or postgres://NAME:PASSWORD@HOST/DATABASE [default:
    /// sqlite:DATA/insula.sqlite]
    #[arg(long, value_name = "URL")]
    db: Option<String>,
    /// How long a bot waits before it moves, in milliseconds, so that people can follow [default: 350]
    #[arg(long, value_name = "MILLISECONDS")]
    bot_delay: Option<String>,
    /// Serve /metrics, /healthz and /readyz here; without it they are beside the page, /metrics for who is near
    #[arg(long, value_name = "ADDRESS:PORT")]
    metrics_addr: Option<String>,
    /// What is logged: error, warn, info, debug or trace, or a filter as RUST_LOG has it [default: info]
    #[arg(long, value_name = "LEVEL")]
    log: Option<String>,
    /// How it is logged: text or json [default: text]
    #[arg(long, value_name = "FORMAT")]
    log_format: Option<String>,
    /// How long to serve on after being told to stop, in seconds, while /readyz sends newcomers elsewhere [default: 0]
    #[arg(long, value_name = "SECONDS")]
    drain: Option<String>,
    /// How many threads think for bots, hints and analyses; without it all cores but one
    #[arg(long, value_name = "NUMBER")]
    thinkers: Option<String>,
    /// A folder with cards of your own: each .toml file is a pack for --set cards=NAME
    #[arg(long, value_name = "DIR")]
    cards: Option<String>,
    /// Where people find this server, for links in notices; without it the address it listens on
    #[arg(long)]
    url: Option<String>,
    /// Let webhooks lead into private networks, too
    #[arg(long, value_name = "true|false", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    webhooks_anywhere: Option<String>,
    /// The server that sends mail, as smtps://NAME:PASSWORD@HOST; better said in INSULA_SMTP
    #[arg(long, value_name = "URL")]
    smtp: Option<String>,
    /// From whom mail comes
    #[arg(long, value_name = "ADDRESS")]
    mail_from: Option<String>,
}

/// What holds.
pub struct Settings {
    /// Where to listen.
    pub addr: SocketAddr,
    /// The folder to make when absent; none where the database says its own place.
    pub data: Option<PathBuf>,
    /// The database.
    pub db: String,
    /// How long a bot waits.
    pub bot_delay: Duration,
    /// Where metrics are, apart from the page.
    pub metrics_addr: Option<SocketAddr>,
    /// What is logged.
    pub log: String,
    /// How it is logged.
    pub log_format: Format,
    /// How long to serve on after being told to stop.
    pub drain: Duration,
    /// How many threads think.
    pub thinkers: Option<usize>,
    /// A folder with cards.
    pub cards: Option<PathBuf>,
    /// Where people find this server, without a slash at the end.
    pub url: Option<String>,
    /// Whether webhooks may lead into private networks.
    pub webhooks_anywhere: bool,
    /// How mail is sent.
    pub smtp: Option<Smtp>,
    /// All of it in words, with where each comes from, without secrets.
    pub shown: String,
}

impl Settings {
    /// Puts together what flags, environment and file say, and checks it.
    pub fn read(flags: &Flags, file: Option<&Path>) -> Result<Settings> {
        // Whoever knows Rust's programs says RUST_LOG.
        let rust_log = |name: &str| env::var(if name == "INSULA_LOG" { "RUST_LOG" } else { name });
        let environment = |name: &str| env::var(name).or_else(|_| rust_log(name)).ok();
        let mut from = Sources::new(KEYS, Table::try_from(flags)?, &environment, file)?;
        let host = from.always("host", |text| text.parse::<IpAddr>().ok())?;
        let port = from.always("port", |text| text.parse::<u16>().ok())?;
        let data = PathBuf::from(from.always("data", some_text)?);
        let own = format!("sqlite:{}", data.join(FILE).display());
        let db = from.value_or("db", Some(&own), database)?.unwrap_or_else(|| own.clone());
        let bot_delay = from.always("bot-delay", |text| number(text, 0, 60_000))?;
        let metrics_addr = from.value("metrics-addr", |text| text.parse().ok())?;
        let log = from.always("log", logs::filter)?;
        let log_format = from.always("log-format", Format::read)?;
        let drain = from.always("drain", |text| number(text, 0, 5))?;
        let thinkers = from.value("thinkers", |text| number(text, 1, 1024))?;
        let cards = from.value("cards", some_text)?;
        let url = from.value("url", web_address)?;
        let webhooks_anywhere = from.always("webhooks-anywhere", |text| text.parse().ok())?;
        let smtp = from.value("smtp", |text| text.contains("://").then(|| text.to_owned()))?;
        let mail_from = from.value("mail-from", some_text)?;
        let smtp = match (smtp, mail_from) {
            (Some(url), Some(from)) => Some(Smtp { url, from }),
            (None, None) => None,
            _ => bail!("smtp and mail-from go together: set both or none"),
        };
        smtp.as_ref().map(Smtp::check).transpose()?;
        Ok(Settings {
            addr: SocketAddr::new(host, port),
            data: Some(data).filter(|_| db == own),
            db,
            bot_delay: Duration::from_millis(bot_delay as u64),
            metrics_addr,
            log,
            log_format,
            drain: Duration::from_secs(drain as u64),
            thinkers,
            cards: cards.map(PathBuf::from),
            url,
            webhooks_anywhere,
            smtp,
            shown: from.shown(),
        })
    }
}

const fn key(name: &'static str, usual: Option<&'static str>, right: &'static str) -> Key {
    Key { name, usual, right, secret: false }
}

const fn secret(name: &'static str, right: &'static str) -> Key {
    Key { name, usual: None, right, secret: true }
}

fn some_text(text: &str) -> Option<String> {
    (!text.trim().is_empty()).then(|| text.to_owned())
}

fn number(text: &str, least: usize, most: usize) -> Option<usize> {
    text.parse().ok().filter(|number| (least..=most).contains(number))
}

fn database(text: &str) -> Option<String> {
    let rest = ["sqlite:", "postgres://", "postgresql://"].iter();
    let mut rest = rest.filter_map(|kind| text.strip_prefix(kind));
    rest.any(|rest| !rest.is_empty()).then(|| text.to_owned())
}

fn web_address(text: &str) -> Option<String> {
    let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"))?;
    let fits = !rest.is_empty() && !rest.contains(|c: char| c.is_whitespace() || "?#@".contains(c));
    fits.then(|| text.trim_end_matches('/').to_owned())
}
