//! What is counted and measured, for whoever operates the server.
//!
//! **Invariant:** labels come from short lists of our own: games, results, routes as they
//! are written down here. No name, address or id of anybody or any table is in them.

mod scrape;

use std::borrow::Cow;
use std::time::{Duration, Instant};

use axum::extract::{MatchedPath, Request, State};
use axum::middleware::Next;
use axum::response::Response;
use insula_store::{Doing, StoreError};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::histogram::Histogram;

pub(crate) use scrape::{private_routes, routes};

/// Seconds; what people wait for should be in the first half.
const SECONDS: [f64; 12] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0];

type Labels<const N: usize> = [(&'static str, Cow<'static, str>); N];
type Times<const N: usize> = Family<Labels<N>, Histogram, fn() -> Histogram>;

/// What is counted. Clones share it.
#[derive(Clone)]
pub struct Metrics {
    moves: Family<Labels<3>, Counter>,
    move_time: Histogram,
    store_time: Times<1>,
    store_errors: Family<Labels<1>, Counter>,
    bot_time: Histogram,
    requests: Family<Labels<2>, Counter>,
    sign_ins_refused: Family<Labels<1>, Counter>,
    notices_dropped: Counter,
}

impl Default for Metrics {
    fn default() -> Metrics {
        let times: fn() -> Histogram = || Histogram::new(SECONDS);
        Metrics {
            moves: Family::default(),
            move_time: times(),
            store_time: Family::new_with_constructor(times),
            store_errors: Family::default(),
            bot_time: times(),
            requests: Family::default(),
            sign_ins_refused: Family::default(),
            notices_dropped: Counter::default(),
        }
    }
}

/// Says which of the store's doings made a request fail.
#[derive(Clone, Copy)]
pub(crate) struct StoreFailed(pub(crate) Doing);

impl Metrics {
    /// Somebody wanted to move.
    pub(crate) fn moved(&self, game: &'static str, by: &'static str, taken: bool) {
        let result = if taken { "taken" } else { "refused" };
        let labels = [("game", game.into()), ("by", by.into()), ("result", result.into())];
        self.moves.get_or_create(&labels).inc();
    }

    /// A person's move was acknowledged.
    pub(crate) fn acknowledged(&self, received: Instant) {
        self.move_time.observe(received.elapsed().as_secs_f64());
    }

    /// A bot has thought.
    pub(crate) fn thought(&self, time: Duration) {
        self.bot_time.observe(time.as_secs_f64());
    }

    /// Measures one of the store's doings.
    pub(crate) async fn stored<T>(
        &self,
        doing: Doing,
        done: impl Future<Output = Result<T, StoreError>>,
    ) -> Result<T, StoreError> {
        let begun = Instant::now();
        let done = done.await;
        self.store_time.get_or_create(&of(doing)).observe(begun.elapsed().as_secs_f64());
        done
    }

    /// The store has failed.
    pub(crate) fn store_failed(&self, doing: Doing) {
        self.store_errors.get_or_create(&of(doing)).inc();
    }

    /// Somebody was not let in.
    pub(crate) fn sign_in_refused(&self, reason: &'static str) {
        self.sign_ins_refused.get_or_create(&[("reason", reason.into())]).inc();
    }

    /// A notice could not be delivered, or not even queued.
    pub(crate) fn notice_dropped(&self) {
        self.notices_dropped.inc();
    }
}

/// Counts every request.
pub(crate) async fn count(
    State(metrics): State<Metrics>,
    request: Request,
    next: Next,
) -> Response {
    let route = route(&request);
    let response = next.run(request).await;
    if let Some(StoreFailed(doing)) = response.extensions().get() {
        metrics.store_failed(*doing);
    }
    let status = response.status().as_u16().to_string();
    metrics.requests.get_or_create(&[("route", route), ("status", status.into())]).inc();
    response
}

/// The route as it is written down; what is in its place in the address may be a secret.
pub(crate) fn route(request: &Request) -> Cow<'static, str> {
    match request.extensions().get::<MatchedPath>() {
        Some(route) => route.as_str().to_owned().into(),
        None if request.uri().path().starts_with("/api/") => "none".into(),
        None => "page".into(),
    }
}

/// The first word for what the store does: `append`, `load` and so on.
fn of(doing: Doing) -> Labels<1> {
    [("doing", format!("{doing:?}").to_lowercase().into())]
}
