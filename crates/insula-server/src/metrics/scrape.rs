//! Where the counts are read: the registry, and who may ask for it.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, FORWARDED};
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::{Next, from_fn};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::{Registry, Unit};

use super::{Labels, Metrics};
use crate::hub::Hub;
use crate::notices::is_public;

/// `/metrics` for whoever can reach it: an address of its own.
pub(crate) fn routes(hub: Arc<Hub>) -> Router {
    let scrape = Arc::new(Scrape::new(hub));
    Router::new().route("/metrics", get(metrics)).with_state(scrape)
}

/// `/metrics` beside the page: only for who asks directly, from this machine or a private
/// network. For others there is no such thing.
pub(crate) fn private_routes(hub: Arc<Hub>) -> Router {
    routes(hub).layer(from_fn(only_private))
}

struct Scrape {
    hub: Arc<Hub>,
    registry: Registry,
    tables: Gauge,
    sockets: Gauge,
    waiting: Family<Labels<1>, Gauge>,
}

impl Scrape {
    fn new(hub: Arc<Hub>) -> Scrape {
        let (tables, sockets) = (Gauge::default(), Gauge::default());
        let waiting = Family::<Labels<1>, Gauge>::default();
        let mut registry = Registry::with_prefix("insula");
        let version = [("version", env!("CARGO_PKG_VERSION"))];
        registry.register("build", "The program", Info::new(version));
        registry.register("tables", "Tables in memory", tables.clone());
        registry.register("sockets", "Open sockets", sockets.clone());
        registry.register("thoughts_waiting", "Thoughts that wait for a thread", waiting.clone());
        hub.metrics().register(&mut registry);
        Scrape { hub, registry, tables, sockets, waiting }
    }

    fn text(&self) -> Result<String, std::fmt::Error> {
        self.tables.set(self.hub.in_memory() as i64);
        self.sockets.set(self.hub.sockets.count() as i64);
        for (kind, waiting) in self.hub.thoughts_waiting() {
            self.waiting.get_or_create(&[("kind", kind.into())]).set(waiting as i64);
        }
        let mut text = String::new();
        encode(&mut text, &self.registry)?;
        Ok(text)
    }
}

impl Metrics {
    fn register(&self, registry: &mut Registry) {
        registry.register(
            "moves",
            "Moves by game, by whom, and what came of it",
            self.moves.clone(),
        );
        let help = "From when a person's move was read to when its packet was handed out";
        registry.register_with_unit("move", help, Unit::Seconds, self.move_time.clone());
        let help = "What the store does";
        registry.register_with_unit("store", help, Unit::Seconds, self.store_time.clone());
        registry.register("store_errors", "What the store could not do", self.store_errors.clone());
        let help = "A bot's thinking for one decision";
        registry.register_with_unit("bot_thinking", help, Unit::Seconds, self.bot_time.clone());
        let help = "Requests by route and status";
        registry.register("http_requests", help, self.requests.clone());
        let help = "Sign-ins that were refused";
        registry.register("sign_ins_refused", help, self.sign_ins_refused.clone());
        let help = "Webhooks and mails that were not delivered";
        registry.register("notices_dropped", help, self.notices_dropped.clone());
    }
}

async fn metrics(State(scrape): State<Arc<Scrape>>) -> Response {
    const TYPE: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    match scrape.text() {
        Ok(text) => ([(CONTENT_TYPE, TYPE), (CACHE_CONTROL, "no-store")], text).into_response(),
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}

async fn only_private(request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|peer| peer.0);
    if peer.is_some_and(|peer| is_private(peer, request.headers())) {
        next.run(request).await
    } else {
        StatusCode::NOT_FOUND.into_response()
    }
}

/// Whether somebody near asks for themselves: a proxy asks for others and says so.
fn is_private(peer: SocketAddr, headers: &HeaderMap) -> bool {
    let passed_on = ["x-forwarded-for", "x-real-ip", "via", FORWARDED.as_str()];
    !is_public(peer.ip().to_canonical())
        && passed_on.iter().all(|name| !headers.contains_key(*name))
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn only_who_is_near_and_asks_for_themselves_may_read() {
        let near = |peer: &str, header: Option<&'static str>| {
            let pairs = header.map(|name| (name.parse().expect("a name"), HeaderValue::from(1)));
            is_private(peer.parse().expect("an address"), &pairs.into_iter().collect())
        };
        for peer in ["127.0.0.1:1", "[::1]:1", "10.1.2.3:1", "[::ffff:192.168.0.9]:1"] {
            assert!(near(peer, None), "{peer}");
            assert!(!near(peer, Some("x-forwarded-for")), "{peer}");
            assert!(!near(peer, Some("forwarded")), "{peer}");
        }
        for peer in ["93.184.216.34:1", "[2606:2800::1]:1", "[::ffff:93.184.216.34]:1"] {
            assert!(!near(peer, None), "{peer}");
        }
    }
}
