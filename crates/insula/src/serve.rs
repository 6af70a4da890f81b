//! `insula serve`: the page, the tables and their journal in one folder.

mod logs;
mod settings;
mod sources;

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, anyhow};
use clap::Args;
use insula_games::Entry;
use insula_server::{Config, Reach, ServeError};
use insula_store::Store;

use crate::assets;
use crate::cards::Folder;
use crate::words::Words;
pub use settings::FILE;
use settings::{Flags, Settings};

/// Serve the page: tables for people and bots in the browser.
#[derive(Args)]
#[command(after_help = "Every setting can also stand in the environment (--bot-delay is \
    INSULA_BOT_DELAY) and in the file of --config (bot-delay = 350). Flags come before the \
    environment, and that comes before the file.")]
pub struct Serve {
    /// A TOML file with settings
    #[arg(long, value_name = "FILE", env = "INSULA_CONFIG")]
    config: Option<PathBuf>,
    /// Print what holds and where it comes from, without passwords, and end
    #[arg(long)]
    check: bool,
    #[command(flatten)]
    flags: Flags,
}

impl Serve {
    /// Serves until it is told to stop.
    pub fn run(&self) -> Result<()> {
        let settings = Settings::read(&self.flags, self.config.as_deref())?;
        if self.check {
            // What holds must also be good.
            Folder::from(settings.cards).games()?;
            return crate::print(&settings.shown);
        }
        logs::start(&settings.log, settings.log_format);
        // Bad cards are told before anything is made.
        let games = Folder::from(settings.cards.clone()).games()?;
        if let Some(data) = &settings.data {
            fs::create_dir_all(data)
                .with_context(|| format!("the data folder {} cannot be made", data.display()))?;
        }
        tokio::runtime::Runtime::new()?.block_on(listen(settings, games))
    }
}

async fn listen(settings: Settings, games: &'static [Entry]) -> Result<()> {
    let store = Store::connect(&settings.db).await?;
    let mut config = Config::new(settings.addr, store, assets::page);
    config.games = games;
    config.bot_delay = settings.bot_delay;
    config.metrics_addr = settings.metrics_addr;
    config.drain = settings.drain;
    config.thinkers = settings.thinkers.unwrap_or(config.thinkers);
    config.reach = Reach {
        words: |lang, message| Words::new(Some(lang)).say(message, &[]),
        url: settings.url.unwrap_or(config.reach.url),
        webhooks_anywhere: settings.webhooks_anywhere,
        smtp: settings.smtp,
    };
    let server = insula_server::bind(config).await.map_err(|error| match error {
        ServeError::Bind { .. } => {
            anyhow!("{error}; perhaps Insula is already running, or choose another --port")
        }
        _ => error.into(),
    })?;
    println!("Insula is ready: http://{}", server.addr());
    if let Some(addr) = server.metrics_addr() {
        tracing::info!("metrics are at http://{addr}/metrics");
    }
    server.run(stopped()).await?;
    Ok(())
}

/// Ctrl-C, or the system's request to stop.
async fn stopped() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! { _ = interrupt => {}, _ = terminate.recv() => {} }
            return;
        }
    }
    let _ = interrupt.await;
}
