//! One span for each request: whatever is logged meanwhile is found by the request's id.
//!
//! **Invariant:** a span names the route, never the address: ids, invitations and what comes
//! after the question mark are nobody's business.

use std::time::Instant;

use axum::extract::Request;
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use tracing::Instrument;

use crate::metrics::route;

const ID: HeaderName = HeaderName::from_static("x-request-id");

/// Answers within a span; the answer says its id.
pub(crate) async fn span(request: Request, next: Next) -> Response {
    let id = new_id();
    let span = tracing::info_span!(
        "request", %id, method = request.method().as_str(), route = %route(&request)
    );
    let answer = async {
        let begun = Instant::now();
        let response = next.run(request).await;
        let millis = begun.elapsed().as_millis() as u64;
        tracing::debug!(status = response.status().as_u16(), millis, "answered");
        response
    };
    let mut response = answer.instrument(span).await;
    if let Ok(id) = HeaderValue::from_str(&id) {
        response.headers_mut().insert(ID, id);
    }
    response
}

/// Enough to tell requests apart in a log.
fn new_id() -> String {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).expect("the system gives random numbers");
    format!("{:016x}", u64::from_le_bytes(bytes))
}
