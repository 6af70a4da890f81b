//! What headers say about who asks, and the cookie.

use std::net::IpAddr;

use axum::http::header::{COOKIE, HOST, ORIGIN};
use axum::http::{HeaderMap, HeaderValue};

use crate::AppError;
use crate::notices::is_public;

const NAME: &str = "insula";
/// The longest that browsers keep a cookie, in seconds: 400 days.
pub(crate) const KEPT: u32 = 400 * 24 * 60 * 60;

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

/// The token in the cookie.
pub(super) fn token(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs =
        cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    let (_, token) = pairs.find(|(name, _)| *name == NAME)?;
    let fits = token.len() == 64 && token.bytes().all(|byte| byte.is_ascii_hexdigit());
    fits.then_some(token)
}

/// A token that nobody can guess.
pub(super) fn new_token() -> String {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the system gives random numbers");
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The cookie with a token.
pub(super) fn cookie(token: &str, secure: bool) -> HeaderValue {
    let secure = if secure { "; Secure" } else { "" };
    let cookie = format!("{NAME}={token}; Path=/; Max-Age={KEPT}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::from_str(&cookie).expect("checked: hexadecimal digits")
}

/// The cookie is no more.
pub(super) fn no_cookie() -> HeaderValue {
    HeaderValue::from_static("insula=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax")
}

/// Whether the browser came by TLS, as it says itself or whoever stands before us does.
/// A cookie that is needlessly `Secure` is lost, one that lacks it is not: no harm in
/// believing either.
pub(super) fn is_secure(headers: &HeaderMap) -> bool {
    let says = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    says("x-forwarded-proto").is_some_and(|proto| proto.eq_ignore_ascii_case("https"))
        || says(ORIGIN.as_str()).is_some_and(|origin| origin.starts_with("https://"))
}

/// Where a request comes from: what the server that stands before us says, if one in our
/// own network does.
pub(super) fn address(peer: IpAddr, headers: &HeaderMap) -> IpAddr {
    let said = headers.get_all("x-forwarded-for").iter().next_back();
    let last = said.and_then(|said| said.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
    // On a socket for both families the old addresses come in a new dress.
    let peer = peer.to_canonical();
    if is_public(peer) { peer } else { last.unwrap_or(peer) }
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

    #[test]
    fn behind_tls_the_cookie_is_secure() {
        let secure = |pairs| is_secure(&headers(pairs));
        assert!(secure(&[("x-forwarded-proto", "https")]));
        assert!(secure(&[("origin", "https://rome.example")]));
        assert!(!secure(&[("origin", "http://rome.example"), ("x-forwarded-proto", "http")]));
        let said = |secure| cookie("ab", secure).to_str().map(str::to_owned).unwrap_or_default();
        assert!(said(true).ends_with("; Secure") && !said(false).contains("Secure"));
    }

    #[test]
    fn only_who_stands_before_us_says_where_others_are() {
        let said = headers(&[("x-forwarded-for", "203.0.113.9, 198.51.100.7")]);
        let from = |peer: &str, headers| address(peer.parse().expect("an address"), headers);
        assert_eq!(from("127.0.0.1", &said).to_string(), "198.51.100.7");
        assert_eq!(from("10.0.0.2", &said).to_string(), "198.51.100.7");
        assert_eq!(from("93.184.216.34", &said).to_string(), "93.184.216.34");
        assert_eq!(from("::ffff:93.184.216.34", &said).to_string(), "93.184.216.34");
        assert_eq!(from("127.0.0.1", &headers(&[])).to_string(), "127.0.0.1");
    }
}
