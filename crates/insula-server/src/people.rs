//! Who people are: guests with a name, and accounts with a password.
//!
//! **Invariant:** no password and no token is kept, logged or sent; only what was made
//! of them is.

mod accounts;
mod name;
mod password;
mod telling;
mod tries;

use insula_store::{Person, PersonId, SessionId, Store};
use serde::{Deserialize, Serialize};
use tokio::sync::broadcast;

use crate::actor::now;
use crate::cluster::Errand;
use crate::wire::{self, Me};
use crate::{AppError, Metrics, Notices};

pub(crate) use name::check_name;
use name::fold;
use password::Passwords;
use telling::Codes;
use tries::Tries;

/// How many ended sessions a slow listener may miss before it counts as ended itself.
const BACKLOG: usize = 64;

/// All people of a server.
pub(crate) struct People {
    pub(crate) store: Store,
    passwords: Passwords,
    tries: Tries,
    codes: Codes,
    ended: broadcast::Sender<Ended>,
    /// The way to tell them things.
    pub(crate) notices: Notices,
    /// Where refused sign-ins are counted.
    pub(crate) metrics: Metrics,
}

/// Sessions that are no more.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Ended {
    /// This one.
    One(SessionId),
    /// All of a person but this one.
    Others(PersonId, Option<SessionId>),
    /// Nobody knows which: whoever hangs on one asks again.
    Some,
}

impl People {
    /// Nobody has tried anything yet.
    pub(crate) fn new(store: Store, notices: Notices, metrics: Metrics) -> People {
        let (passwords, tries, codes) = (Passwords::new(), Tries::new(), Codes::new());
        let ended = broadcast::channel(BACKLOG).0;
        People { store, passwords, tries, codes, ended, notices, metrics }
    }

    /// A person, as they see themselves in one browser.
    pub(crate) async fn me(&self, person: PersonId) -> Result<Me, AppError> {
        let Person { name, password, notices, .. } = self.find(person).await?;
        Ok(Me {
            name,
            account: password.is_some(),
            notices: read_notices(&notices),
            mail_possible: self.notices.mail_possible(),
            elsewhere: self.store.sessions(person).await?.saturating_sub(1),
        })
    }

    /// Makes a guest who is known by `session`.
    pub(crate) async fn guest(&self, name: &str, session: SessionId) -> Result<PersonId, AppError> {
        let (name, person) = (check_name(name)?, PersonId::random());
        self.store.new_guest(person, &name, session, now()).await?;
        Ok(person)
    }

    /// Gives a person another name, at tables that they join from now on.
    pub(crate) async fn rename(&self, person: PersonId, name: &str) -> Result<(), AppError> {
        let name = check_name(name)?;
        Ok(self.store.rename(person, &name, &fold(&name)).await?)
    }

    /// Waits until a session is no more.
    pub(crate) fn ended(
        &self,
        person: PersonId,
        session: SessionId,
    ) -> impl Future<Output = ()> + use<> {
        let mut ended = self.ended.subscribe();
        async move {
            loop {
                match ended.recv().await {
                    Ok(Ended::One(one)) if one == session => return,
                    Ok(Ended::Others(of, but)) if of == person && but != Some(session) => return,
                    Ok(Ended::One(_) | Ended::Others(..)) => {}
                    // Whoever missed some of it is better asked again.
                    Ok(Ended::Some) | Err(_) => return,
                }
            }
        }
    }

    /// Tells whoever hangs on these sessions, here and on other servers.
    fn tell_ended(&self, ended: Ended) {
        self.notices.bus.send_all(Errand::Ended(ended));
        self.tell_ended_here(ended);
    }

    /// Nobody may be listening; then nobody need be told.
    pub(crate) fn tell_ended_here(&self, ended: Ended) {
        let _ = self.ended.send(ended);
    }

    async fn find(&self, person: PersonId) -> Result<Person, AppError> {
        self.store.person(person).await?.ok_or(AppError::NoPerson)
    }
}

/// What an older version wrote and this one cannot read counts as nothing chosen.
pub(crate) fn read_notices(text: &str) -> wire::Notices {
    serde_json::from_str(text).unwrap_or_default()
}
