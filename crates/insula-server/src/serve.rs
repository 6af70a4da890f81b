//! Puts it all behind an address.

use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::http::{Method, StatusCode, Uri};
use axum::routing::get;
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
use crate::{Metrics, Notices, Reach, Settings, Thinkers, api, health, metrics, requests};

/// How long it takes at most until everything has ended, once the server closes.
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
    /// How long it still serves those who are here after it was told to stop, while
    /// `/readyz` already sends newcomers elsewhere.
    pub drain: Duration,
    /// Where `/metrics` is, apart from the page; none: beside it, for who is near.
    pub metrics_addr: Option<SocketAddr>,
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
        let (drain, metrics_addr) = (Duration::ZERO, None);
        Config { addr, store, pages, bot_delay, thinkers, games, reach, drain, metrics_addr }
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
    /// Where metrics are, apart from the page.
    apart: Option<(TcpListener, SocketAddr)>,
    hub: Arc<Hub>,
    people: Arc<People>,
    pages: Pages,
    line: Option<Line>,
    drain: Duration,
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
    let Config { addr, store, pages, bot_delay, thinkers, games, reach, drain, metrics_addr } =
        config;
    let (listener, addr) = listen(addr).await?;
    let apart = match metrics_addr {
        Some(addr) => Some(listen(addr).await?),
        None => None,
    };
    let closing = watch::channel(false).0;
    let metrics = Metrics::default();
    let Entered { own, cluster, line } = enter(&store).await?;
    let bus = cluster.as_ref().map_or_else(Bus::default, |cluster| cluster.bus.clone());
    let (notices, post) =
        Notices::start(store.clone(), reach, bus, closing.subscribe(), metrics.clone())?;
    let people = Arc::new(People::new(store.clone(), notices.clone(), metrics.clone()));
    let thinkers = Arc::new(Thinkers::new(thinkers));
    let settings = Settings { bot_delay, thinkers, notices, metrics };
    let hub = Arc::new(Hub::new(games, store, own, cluster, settings, closing));
    hub.keep(post);
    Ok(Server { listener, addr, apart, hub, people, pages, line, drain })
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

    /// Where metrics are, if that is apart from the page.
    pub fn metrics_addr(&self) -> Option<SocketAddr> {
        self.apart.as_ref().map(|(_, addr)| *addr)
    }

    /// Serves until `shutdown` is done and every table has ended: newcomers are sent away,
    /// moves under way are finished and answered, and then sockets are closed.
    pub async fn run(
        self,
        shutdown: impl Future<Output = ()> + Send + 'static,
    ) -> Result<(), ServeError> {
        let Server { listener, addr: _, apart, hub, people, pages, line, drain } = self;
        if let Some(line) = line {
            let (hub, people) = (hub.clone(), people.clone());
            hub.clone().live(tokio::spawn(Life::new(hub, people).run(line)));
        }
        let beside = match apart {
            Some((listener, _)) => {
                hub.keep(tokio::spawn(serve_apart(listener, hub.clone())));
                // Not even the page.
                Router::new().route("/metrics", get(async || StatusCode::NOT_FOUND))
            }
            None => metrics::private_routes(hub.clone()),
        };
        let app = Router::new()
            .nest("/api", api::routes(hub.clone(), people))
            .merge(health::routes(hub.clone()))
            .merge(beside)
            .fallback(move |method: Method, uri: Uri| async move { file(pages, &method, &uri) })
            .layer(middleware::from_fn(secure))
            .layer(middleware::from_fn_with_state(hub.metrics().clone(), metrics::count))
            .layer(middleware::from_fn(requests::span));
        hub.keep(tokio::spawn(hub.clone().look_after_tables()));
        let (mut closing, closer) = (hub.closing(), hub.clone());
        let app = app.into_make_service_with_connect_info::<SocketAddr>();
        let served = axum::serve(listener, app).with_graceful_shutdown(async move {
            shutdown.await;
            tracing::info!("closing");
            closer.turn_away();
            if !drain.is_zero() {
                tokio::time::sleep(drain).await;
            }
            closer.close();
        });
        let ended = async {
            let served = served.await;
            hub.close();
            hub.closed().await;
            served
        };
        let late = async {
            turned(&mut closing).await;
            tokio::time::sleep(GRACE).await;
        };
        tokio::select! {
            served = ended => Ok(served?),
            // Whatever is on disk is whole, whenever it ends.
            () = late => {
                tracing::warn!("closed without waiting any longer");
                Ok(())
            }
        }
    }
}

async fn listen(addr: SocketAddr) -> Result<(TcpListener, SocketAddr), ServeError> {
    let failed = |source| ServeError::Bind { addr, source };
    let listener = TcpListener::bind(addr).await.map_err(failed)?;
    let addr = listener.local_addr().map_err(failed)?;
    Ok((listener, addr))
}

/// Serves what is for operators only, until the server closes.
async fn serve_apart(listener: TcpListener, hub: Arc<Hub>) {
    let mut closing = hub.closing();
    let app = metrics::routes(hub.clone()).merge(health::routes(hub));
    let served = axum::serve(listener, app);
    if let Err(error) =
        served.with_graceful_shutdown(async move { turned(&mut closing).await }).await
    {
        tracing::error!("metrics are not served: {error}");
    }
}
