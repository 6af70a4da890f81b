//! Webhooks: a JSON text by POST to an address that a person has chosen.
//!
//! **Invariant:** what is connected to is an address that was checked after its name was
//! resolved, so no name leads into our own network; no redirect is followed and no proxy
//! asked. The path is the receiver's secret: it is in no log.

use std::io;
use std::time::Duration;

use axum::http::Uri;
use ureq::config::Config;
use ureq::unversioned::resolver::{DefaultResolver, ResolvedSocketAddrs, Resolver};
use ureq::unversioned::transport::{DefaultConnector, NextTimeout};
use ureq::{Agent, Error};

use super::is_public;
use crate::AppError;

/// All that one delivery may take.
const PATIENCE: Duration = Duration::from_secs(5);
/// No address is longer, in bytes.
const MAX_URL: usize = 500;

/// Whether a person may choose this address. Names are checked again whenever
/// something is sent.
pub(crate) fn check_url(url: &str, anywhere: bool) -> Result<(), AppError> {
    let uri: Uri = url.parse().map_err(|_| AppError::BadWebhook)?;
    let host = uri.host().unwrap_or_default();
    let literal = host.trim_start_matches('[').trim_end_matches(']').parse();
    let fits = url.len() <= MAX_URL
        && matches!(uri.scheme_str(), Some("http" | "https"))
        && !host.is_empty()
        && uri.authority().is_some_and(|authority| !authority.as_str().contains('@'))
        && (anywhere || literal.map_or(host != "localhost", is_public));
    if fits { Ok(()) } else { Err(AppError::BadWebhook) }
}

/// Sends to webhooks.
pub(super) struct Webhooks(Agent);

impl Webhooks {
    pub(super) fn new(anywhere: bool) -> Webhooks {
        let config = Agent::config_builder()
            .timeout_global(Some(PATIENCE))
            .max_redirects(0)
            .max_redirects_will_error(false)
            .http_status_as_error(false)
            .proxy(None)
            .max_idle_connections(0)
            .user_agent("Insula")
            .build();
        let resolver = Checked { anywhere, system: DefaultResolver::default() };
        Webhooks(Agent::with_parts(config, DefaultConnector::default(), resolver))
    }

    /// Sends, and waits for the answer's first line at most. Whether it went well only
    /// the log is told.
    pub(super) fn post(&self, url: &str, body: &str) -> bool {
        let host = url.parse().ok().and_then(|uri: Uri| uri.host().map(str::to_owned));
        let host = host.unwrap_or_default();
        match self.0.post(url).content_type("application/json").send(body) {
            Ok(answer) if answer.status().is_success() => true,
            Ok(answer) => {
                tracing::info!("the webhook at {host} answered {}", answer.status());
                false
            }
            Err(error) => {
                tracing::info!("the webhook at {host} failed: {}", why(&error));
                false
            }
        }
    }
}

/// The words of some errors have the whole address in them.
fn why(error: &Error) -> String {
    match error {
        Error::Io(_) | Error::Timeout(_) | Error::HostNotFound | Error::ConnectionFailed => {
            error.to_string()
        }
        Error::Tls(_) => "no secure connection".to_owned(),
        _ => "no answer that could be read".to_owned(),
    }
}

/// Finds addresses as the system does and leaves out those that are nobody else's.
#[derive(Debug)]
struct Checked {
    anywhere: bool,
    system: DefaultResolver,
}

impl Resolver for Checked {
    fn resolve(
        &self,
        uri: &Uri,
        config: &Config,
        timeout: NextTimeout,
    ) -> Result<ResolvedSocketAddrs, Error> {
        let found = self.system.resolve(uri, config, timeout)?;
        let mut checked = self.empty();
        for address in found.iter().filter(|found| self.anywhere || is_public(found.ip())) {
            checked.push(*address);
        }
        if checked.is_empty() {
            let private = "its name leads into a private network";
            return Err(io::Error::new(io::ErrorKind::PermissionDenied, private).into());
        }
        Ok(checked)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_checked_when_it_is_chosen() {
        let fits = |url: &str, anywhere| check_url(url, anywhere).is_ok();
        let long = format!("https://chat.example/{}", "x".repeat(500));
        for bad in [
            "",
            "chat",
            "ftp://chat.example/x",
            "https://",
            "https:///x",
            "file:///etc/passwd",
            "https://user:word@chat.example/x",
            "https://chat.example /x",
            &long,
        ] {
            assert!(!fits(bad, true), "{bad}");
        }
        for private in [
            "http://127.0.0.1/x",
            "http://localhost:9/x",
            "http://[::1]:80/",
            "https://10.0.0.1/",
            "http://169.254.169.254/latest",
            "http://[::ffff:127.0.0.1]/",
            "http://0.0.0.0:8777/",
        ] {
            assert!(!fits(private, false) && fits(private, true), "{private}");
        }
        for good in
            ["https://chat.example/hook/1?a=b", "http://chat.example:8080/x", "https://8.8.8.8/x"]
        {
            assert!(fits(good, false), "{good}");
        }
    }

    /// However it is written, the address is checked once it is known.
    #[test]
    fn names_that_lead_to_ourselves_are_not_followed() {
        let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
        let port = listener.local_addr().expect("its address").port();
        listener.set_nonblocking(true).expect("not to wait");
        let webhooks = Webhooks::new(false);
        for host in ["localhost", "127.0.0.1", "2130706433", "0x7f.1", "[::ffff:127.0.0.1]", "0"] {
            assert!(!webhooks.post(&format!("http://{host}:{port}/x"), "{}"), "{host}");
        }
        assert!(listener.accept().is_err(), "nobody has knocked");
    }
}
