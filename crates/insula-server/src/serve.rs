//! Puts it all behind an address.

use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::http::{Method, Uri};
use axum::{Router, middleware};
use insula_games::Entry;
use insula_store::{Store, StoreError};
use tokio::net::TcpListener;
use tokio::sync::watch;

use crate::actor::turned;
use crate::cluster::{Bus, Entered, Life, Line, enter};
use crate::hub::Hub;
use crate::pages::{Pages, file, secure};
use crate::people::People;
use crate::{Notices, Reach, Settings, Thinkers, api};

/// How long open requests may take once the server goes down.
const GRACE: Duration = Duration::from_secs(5);

/// What a server needs to know.
pub struct Config {
    /// Where it listens; port 0 takes any that is free.
    pub addr: SocketAddr,
    /// Its journal.
    pub store: Store,
    /// The files of the page.
    pub pages: Pages,
    /// How long a bot waits before each decision, so that people can follow.
    pub bot_delay: Duration,
    /// How many threads think for bots, hints and analyses.
    pub thinkers: usize,
    /// The games it offers.
    pub games: &'static [Entry],
    /// How it reaches people who are elsewhere.
    pub reach: Reach,
}

impl Config {
    /// All games, and bots slow enough to follow.
    pub fn new(addr: SocketAddr, store: Store, pages: Pages) -> Config {
        let bot_delay = Duration::from_millis(350);
        let (thinkers, games) = (Thinkers::usual(), insula_games::games());
        let reach = Reach {
            words: |_, message| message.key.to_string(),
            url: format!("http://{addr}"),
            webhooks_anywhere: false,
            smtp: None,
        };
        Config { addr, store, pages, bot_delay, thinkers, games, reach }
    }
}

/// Why there is no server.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The address is taken, or not ours.
    #[error("cannot listen on {addr}: {source}")]
    Bind {
        /// Which.
        addr: SocketAddr,
        /// Why.
        source: std::io::Error,
    },
    /// The listener failed.
    #[error("cannot serve: {0}")]
    Serve(#[from] std::io::Error),
    /// The store cannot be served from.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Mail cannot be sent like this.
    #[error("cannot send mail: {0}")]
    Mail(String),
}

/// A server that listens and does not answer yet.
pub struct Server {
    listener: TcpListener,
    addr: SocketAddr,
    hub: Arc<Hub>,
    people: Arc<People>,
    pages: Pages,
    line: Option<Line>,
}

/// Listens and serves until `shutdown` is done.
pub async fn serve(
    config: Config,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    bind(config).await?.run(shutdown).await
}

/// Listens.
pub async fn bind(config: Config) -> Result<Server, ServeError> {
    let Config { addr, store, pages, bot_delay, thinkers, games, reach } = config;
    let failed = |source| ServeError::Bind { addr, source };
    let listener = TcpListener::bind(addr).await.map_err(failed)?;
    let addr = listener.local_addr().map_err(failed)?;
    let closing = watch::channel(false).0;
    let Entered { own, cluster, line } = enter(&store).await?;
    let bus = cluster.as_ref().map_or_else(Bus::default, |cluster| cluster.bus.clone());
    let (notices, post) = Notices::start(store.clone(), reach, bus, closing.subscribe())?;
    let people = Arc::new(People::new(store.clone(), notices.clone()));
    let settings = Settings { bot_delay, thinkers: Arc::new(Thinkers::new(thinkers)), notices };
    let hub = Arc::new(Hub::new(games, store, own, cluster, settings, closing));
    hub.keep(post);
    Ok(Server { listener, addr, hub, people, pages, line })
}

impl Server {
    /// The way to tell its people things.
    pub fn notices(&self) -> Notices {
        self.people.notices.clone()
    }

    /// Where it listens, with the real port.
    pub fn addr(&self) -> SocketAddr {
        self.addr
    }

    /// Serves until `shutdown` is done and every table has ended.
    pub async fn run(
        self,
        shutdown: impl Future<Output = ()> + Send + 'static,
    ) -> Result<(), ServeError> {
        let Server { listener, addr: _, hub, people, pages, line } = self;
        if let Some(line) = line {
            let (hub, people) = (hub.clone(), people.clone());
            hub.clone().live(tokio::spawn(Life::new(hub, people).run(line)));
        }
        let app = Router::new()
            .nest("/api", api::routes(hub.clone(), people))
            .fallback(move |method: Method, uri: Uri| async move { file(pages, &method, &uri) })
            .layer(middleware::from_fn(secure));
        hub.keep(tokio::spawn(hub.clone().look_after_tables()));
        let (mut closing, closer) = (hub.closing(), hub.clone());
        let app = app.into_make_service_with_connect_info::<SocketAddr>();
        let served = axum::serve(listener, app).with_graceful_shutdown(async move {
            shutdown.await;
            closer.close();
        });
        let late = async move {
            turned(&mut closing).await;
            tokio::time::sleep(GRACE).await;
        };
        let served = tokio::select! {
            served = served => served,
            () = late => Ok(()),
        };
        hub.close();
        hub.closed().await;
        Ok(served?)
    }
}
