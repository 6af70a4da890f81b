//! For whoever watches over the server: whether it is alive, and whether it can be given
//! work.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CACHE_CONTROL;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use serde_json::{Value, json};

use crate::hub::Hub;

/// How long the store may take to answer.
const PATIENCE: Duration = Duration::from_secs(2);

/// `/healthz` and `/readyz`.
pub(crate) fn routes(hub: Arc<Hub>) -> Router {
    Router::new().route("/healthz", get(alive)).route("/readyz", get(ready)).with_state(hub)
}

/// Whoever hears this knows.
async fn alive() -> Response {
    answer(StatusCode::OK, json!({ "alive": true }))
}

async fn ready(State(hub): State<Arc<Hub>>) -> Response {
    let mut reasons = Vec::new();
    if hub.turns_away() {
        reasons.push("closing");
    }
    if hub.is_cut_off() {
        reasons.push("cut off from the database");
    }
    match tokio::time::timeout(PATIENCE, hub.try_store()).await {
        Ok(Ok(())) => {}
        Ok(Err(error)) => {
            tracing::error!("{error}");
            reasons.push("the store fails");
        }
        Err(_) => reasons.push("the store does not answer"),
    }
    let ready = reasons.is_empty();
    let status = if ready { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    answer(status, json!({ "ready": ready, "reasons": reasons }))
}

fn answer(status: StatusCode, body: Value) -> Response {
    (status, [(CACHE_CONTROL, "no-store")], Json(body)).into_response()
}
