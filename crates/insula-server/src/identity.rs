//! Who asks: a random token in a cookie, of which only the hash is kept.
//!
//! **Invariant:** the token is in the cookie and nowhere else: not in the
//! store, not in a log, not in a page.

use axum::extract::Request;
use axum::http::header::{COOKIE, HOST, ORIGIN, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use insula_store::PersonId;

use crate::AppError;

const NAME: &str = "insula";
/// The longest that browsers keep a cookie: 400 days.
const KEPT: u32 = 400 * 24 * 60 * 60;

/// Gives every request its [`PersonId`], and newcomers a cookie.
pub(crate) async fn identify(mut request: Request, next: Next) -> Response {
    if let Some(token) = token(request.headers()) {
        let person = PersonId::of_token(token);
        request.extensions_mut().insert(person);
        return next.run(request).await;
    }
    let token = new_token();
    request.extensions_mut().insert(PersonId::of_token(&token));
    let mut response = next.run(request).await;
    let cookie = format!("{NAME}={token}; Path=/; Max-Age={KEPT}; HttpOnly; SameSite=Lax");
    let cookie = HeaderValue::from_str(&cookie).expect("checked: hexadecimal digits");
    response.headers_mut().append(SET_COOKIE, cookie);
    response
}

/// Refuses what another site's page asks. Programs that are no browsers send
/// no origin; they have no cookies of others either.
pub(crate) fn check_origin(headers: &HeaderMap) -> Result<(), AppError> {
    let Some(origin) = headers.get(ORIGIN) else { return Ok(()) };
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let from = origin.to_str().ok().and_then(|origin| origin.split_once("://"));
    match (from, host) {
        (Some((_, from)), Some(host)) if from.eq_ignore_ascii_case(host) => Ok(()),
        _ => Err(AppError::Foreign),
    }
}

fn token(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs =
        cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    let (_, token) = pairs.find(|(name, _)| *name == NAME)?;
    let fits = token.len() == 64 && token.bytes().all(|byte| byte.is_ascii_hexdigit());
    fits.then_some(token)
}

fn new_token() -> String {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the system gives random numbers");
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        pairs
            .iter()
            .map(|(name, value)| (name.parse().expect("a name"), HeaderValue::from_static(value)))
            .collect()
    }

    #[test]
    fn only_our_own_page_may_ask() {
        assert!(check_origin(&headers(&[("host", "localhost:8080")])).is_ok());
        let from =
            |origin| check_origin(&headers(&[("host", "rome.example:80"), ("origin", origin)]));
        assert!(from("http://rome.example:80").is_ok());
        for foreign in ["http://rome.example", "https://evil.example", "null", "", "://"] {
            assert!(matches!(from(foreign), Err(AppError::Foreign)), "{foreign:?}");
        }
    }

    #[test]
    fn the_token_is_found_among_other_cookies() {
        const COOKIES: &str =
            "a=b; insula=0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef; c=d";
        assert_eq!(token(&headers(&[("cookie", COOKIES)])), Some(&COOKIES[12..76]));
        assert_eq!(token(&headers(&[("cookie", "insula=short")])), None);
        assert_eq!(token(&headers(&[])), None);
        assert_ne!(new_token(), new_token());
    }
}
