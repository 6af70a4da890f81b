//! The page's files, and the headers that every answer carries.

use std::borrow::Cow;

use axum::extract::Request;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HeaderName, REFERRER_POLICY,
    X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderValue, Method, StatusCode, Uri};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

/// Gives the file at a path without leading slash, and its media type.
pub type Pages = fn(&str) -> Option<(Cow<'static, [u8]>, String)>;

/// Styles on elements are how the page places things; scripts come from files only.
const HEADERS: [(HeaderName, &str); 6] = [
    (
        CONTENT_SECURITY_POLICY,
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; \
         img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; \
         base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (X_FRAME_OPTIONS, "DENY"),
    // An invitation is part of an address: nobody elsewhere is told where one came from.
    (REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// Answers with a file. A path without an extension belongs to the page, which
/// reads the address itself.
pub(crate) fn file(pages: Pages, method: &Method, uri: &Uri) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let path = uri.path().trim_start_matches('/');
    let last = path.rsplit('/').next().unwrap_or_default();
    let found = match pages(path) {
        None if !last.contains('.') => pages("index.html"),
        found => found,
    };
    let Some((bytes, mime)) = found else { return StatusCode::NOT_FOUND.into_response() };
    let Ok(mime) = HeaderValue::from_str(&mime) else {
        return StatusCode::INTERNAL_SERVER_ERROR.into_response();
    };
    // Built files under assets/ have a hash in their name: they never change.
    let cache = if path.starts_with("assets/") {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let headers = [(CONTENT_TYPE, mime), (CACHE_CONTROL, HeaderValue::from_static(cache))];
    (headers, bytes).into_response()
}

/// Adds the security headers to every answer.
pub(crate) async fn secure(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pages(path: &str) -> Option<(Cow<'static, [u8]>, String)> {
        let known = ["index.html", "assets/app-12ab.js"].contains(&path);
        known.then(|| (Cow::Owned(path.as_bytes().to_vec()), "text/plain".to_owned()))
    }

    fn get(path: &'static str) -> (StatusCode, Option<String>) {
        let response = file(pages, &Method::GET, &Uri::from_static(path));
        let cache = response.headers().get(CACHE_CONTROL);
        let cache = cache.map(|cache| cache.to_str().unwrap_or_default().to_owned());
        (response.status(), cache)
    }

    #[test]
    fn addresses_of_the_page_lead_to_the_page() {
        let page = (StatusCode::OK, Some("no-cache".to_owned()));
        assert_eq!((get("/"), get("/table/abc")), (page.clone(), page));
        let (status, cache) = get("/assets/app-12ab.js");
        assert_eq!(status, StatusCode::OK);
        assert!(cache.is_some_and(|cache| cache.contains("immutable")));
        assert_eq!(get("/assets/app-0000.js").0, StatusCode::NOT_FOUND);
        let posted = file(pages, &Method::POST, &Uri::from_static("/"));
        assert_eq!(posted.status(), StatusCode::METHOD_NOT_ALLOWED);
    }
}
