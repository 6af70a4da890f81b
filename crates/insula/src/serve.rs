//! `insula serve`: the page, the tables and their journal in one folder.

use std::fs;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, Result, anyhow};
use clap::Args;
use insula_games::Entry;
use insula_server::{Config, Reach, ServeError, Smtp};
use insula_store::Store;

use crate::assets;
use crate::cards::Folder;
use crate::words::Words;

/// The journal's file in the data folder.
pub const FILE: &str = "insula.sqlite";

/// Serve the page: tables for people and bots in the browser.
#[derive(Args)]
pub struct Serve {
    /// Where to listen; 127.0.0.1 is this machine only
    #[arg(long, default_value = "127.0.0.1")]
    host: IpAddr,
    /// The port; 0 takes any that is free
    #[arg(long, default_value_t = 8777)]
    port: u16,
    /// The folder that keeps every table
    #[arg(long, default_value = "data")]
    data: PathBuf,
    /// The database, as sqlite:PATH or postgres://NAME:PASSWORD@HOST/DATABASE; without it a
    /// file in the data folder
    #[arg(long, value_name = "URL", env = "INSULA_DB", hide_env_values = true)]
    db: Option<String>,
    /// How long a bot waits before it moves, in milliseconds, so that people can follow
    #[arg(long, default_value_t = 350)]
    bot_delay: u64,
    /// How many threads think for bots, hints and analyses; without it all cores but one
    #[arg(long)]
    thinkers: Option<usize>,
    #[command(flatten)]
    reach: Reaching,
    #[command(flatten)]
    cards: Folder,
}

/// How people are reached who are elsewhere.
#[derive(Args)]
struct Reaching {
    /// Where people find this server, for links in notices; without it the address it listens on
    #[arg(long)]
    url: Option<String>,
    /// Let webhooks lead into private networks, too
    #[arg(long)]
    webhooks_anywhere: bool,
    /// The server that sends mail, as smtps://NAME:PASSWORD@HOST
    #[arg(long, env = "INSULA_SMTP", hide_env_values = true, requires = "mail_from")]
    smtp: Option<String>,
    /// From whom mail comes
    #[arg(long, requires = "smtp")]
    mail_from: Option<String>,
}

impl Serve {
    /// Serves until it is told to stop.
    pub fn run(&self) -> Result<()> {
        tracing_subscriber::fmt()
            .with_env_filter(
                tracing_subscriber::EnvFilter::try_from_default_env()
                    .unwrap_or_else(|_| "warn,insula_server=info".into()),
            )
            .with_writer(std::io::stderr)
            .init();
        // Bad cards are told before anything is made.
        let games = self.cards.games()?;
        fs::create_dir_all(&self.data)
            .with_context(|| format!("the data folder {} cannot be made", self.data.display()))?;
        tokio::runtime::Runtime::new()?.block_on(self.listen(games))
    }

    async fn listen(&self, games: &'static [Entry]) -> Result<()> {
        let store = match &self.db {
            Some(url) => Store::connect(url).await?,
            None => Store::open(&self.data.join(FILE)).await?,
        };
        let addr = SocketAddr::new(self.host, self.port);
        let mut config = Config::new(addr, store, assets::page);
        config.games = games;
        self.reach.put(&mut config.reach);
        config.bot_delay = Duration::from_millis(self.bot_delay);
        config.thinkers = self.thinkers.unwrap_or(config.thinkers);
        let server = insula_server::bind(config).await.map_err(|error| match error {
            ServeError::Bind { .. } => {
                anyhow!("{error}; perhaps Insula is already running, or choose another --port")
            }
            _ => error.into(),
        })?;
        println!("Insula is ready: http://{}", server.addr());
        server.run(stopped()).await?;
        Ok(())
    }
}

impl Reaching {
    fn put(&self, reach: &mut Reach) {
        reach.words = |lang, message| Words::new(Some(lang)).say(message, &[]);
        if let Some(url) = &self.url {
            reach.url = url.trim_end_matches('/').to_owned();
        }
        reach.webhooks_anywhere = self.webhooks_anywhere;
        let smtp = self.smtp.clone().zip(self.mail_from.clone());
        reach.smtp = smtp.map(|(url, from)| Smtp { url, from });
    }
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
