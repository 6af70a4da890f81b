//! Who asks: a random token in a cookie, of which only the hash is kept.
//!
//! **Invariant:** the token is in the cookie and nowhere else: not in the store, not in
//! a log, not in a page. Who only looks gets no cookie.

mod headers;

use std::future::pending;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::{Arc, Mutex};

use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, HeaderValue};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use insula_store::{Doing, PersonId, SessionId};

use crate::AppError;
use crate::actor::now;
use crate::hub::lock;
use crate::people::People;
use crate::wire::Me;

pub(crate) use headers::{KEPT, check_origin};

/// `sessions.used` need not be more exact than this, in milliseconds: a day.
const SEEN: i64 = 24 * 60 * 60 * 1000;

/// Who asks, as every request under `/api` knows them.
#[derive(Clone)]
pub(crate) struct Asker {
    /// All people.
    pub(crate) people: Arc<People>,
    /// Where the request comes from.
    pub(crate) address: IpAddr,
    session: Option<(SessionId, PersonId)>,
    secure: bool,
    /// The cookie that goes with the answer.
    cookie: Arc<Mutex<Option<HeaderValue>>>,
}

/// Finds out who asks: an [`Asker`], and a [`PersonId`] that is nobody's when there is no
/// session.
pub(crate) async fn identify(
    State(people): State<Arc<People>>,
    mut request: Request,
    next: Next,
) -> Response {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
    let peer = peer.map_or(Ipv4Addr::UNSPECIFIED.into(), |ConnectInfo(peer)| peer.ip());
    let asker = match Asker::of(people, peer, request.headers()).await {
        Ok(asker) => asker,
        Err(error) => return error.into_response(),
    };
    request.extensions_mut().insert(asker.person().unwrap_or_else(PersonId::random));
    request.extensions_mut().insert(asker.clone());
    let mut response = next.run(request).await;
    if let Some(cookie) = lock(&asker.cookie).take() {
        response.headers_mut().append(SET_COOKIE, cookie);
    }
    response
}

impl Asker {
    async fn of(people: Arc<People>, peer: IpAddr, headers: &HeaderMap) -> Result<Asker, AppError> {
        let mut asker = Asker {
            people,
            address: headers::address(peer, headers),
            session: None,
            secure: headers::is_secure(headers),
            cookie: Arc::default(),
        };
        let Some(token) = headers::token(headers) else { return Ok(asker) };
        let (id, now) = (SessionId::of_token(token), now());
        let people = &asker.people;
        let session = people.metrics.stored(Doing::People, people.store.session(id)).await?;
        let Some(session) = session else { return Ok(asker) };
        asker.session = Some((id, session.person));
        if now - session.used > SEEN {
            asker.people.store.use_session(id, now).await?;
            asker.set_cookie(token);
        }
        Ok(asker)
    }

    /// Who it is; none: nobody that is known.
    pub(crate) fn person(&self) -> Option<PersonId> {
        self.session.map(|(_, person)| person)
    }

    /// Who it is, by which session, where only somebody who is known may ask.
    pub(crate) fn known(&self) -> Result<(SessionId, PersonId), AppError> {
        self.session.ok_or(AppError::NoPerson)
    }

    /// Who it is, or a new guest of that name.
    pub(crate) async fn or_guest(&self, name: &str) -> Result<PersonId, AppError> {
        if let Some(person) = self.person() {
            return Ok(person);
        }
        let token = headers::new_token();
        let person = self.people.guest(name, SessionId::of_token(&token)).await?;
        self.set_cookie(&token);
        Ok(person)
    }

    /// What a person is called now.
    pub(crate) async fn name(&self, person: PersonId) -> Result<String, AppError> {
        Ok(self.people.me(person).await?.name)
    }

    /// Gives this browser a new session, which `sign_in` writes down.
    pub(crate) async fn sign_in<T>(
        &self,
        sign_in: impl AsyncFnOnce(Option<(SessionId, PersonId)>, SessionId) -> Result<T, AppError>,
    ) -> Result<T, AppError> {
        let token = headers::new_token();
        let signed_in = sign_in(self.session, SessionId::of_token(&token)).await?;
        self.set_cookie(&token);
        Ok(signed_in)
    }

    /// The browser forgets its token.
    pub(crate) fn forget(&self) {
        *lock(&self.cookie) = Some(headers::no_cookie());
    }

    /// Waits until this session is no more; for ever where there is none.
    pub(crate) fn ended(&self) -> impl Future<Output = ()> + use<> {
        let ended = self.session.map(|(session, person)| self.people.ended(person, session));
        async move {
            match ended {
                Some(ended) => ended.await,
                None => pending().await,
            }
        }
    }

    /// Who asks, as they see themselves.
    pub(crate) async fn me(&self) -> Result<Option<Me>, AppError> {
        match self.person() {
            Some(person) => self.people.me(person).await.map(Some),
            None => Ok(None),
        }
    }

    fn set_cookie(&self, token: &str) {
        *lock(&self.cookie) = Some(headers::cookie(token, self.secure));
    }
}
