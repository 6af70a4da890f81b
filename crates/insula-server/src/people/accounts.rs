//! Accounts: a password keeps a name, opens it elsewhere, and closes it for good.

use std::net::IpAddr;

use insula_store::{Gone, Person, PersonId, SessionId, TableId};

use super::{Ended, People, check_name, fold};
use crate::AppError;
use crate::actor::now;
use crate::wire::{Farewell, NewPassword, SignIn};

/// Who has come in, and what they have brought along.
pub(crate) struct SignedIn {
    /// Who.
    pub(crate) person: PersonId,
    /// The guest that they were, and the tables of that guest.
    pub(crate) was: Option<(PersonId, Vec<TableId>)>,
}

impl People {
    /// Sets or changes a password. Other browsers have to sign in again.
    pub(crate) async fn set_password(
        &self,
        person: PersonId,
        session: SessionId,
        address: IpAddr,
        asked: &NewPassword,
    ) -> Result<(), AppError> {
        let person = self.find(person).await?;
        self.prove(&person, address, asked.old.as_deref()).await?;
        let hash = self.passwords.hash(&asked.new).await?;
        // A name from before there were rules for names cannot be kept.
        let login = fold(&check_name(&person.name)?);
        self.store.set_password(person.id, &login, &hash, session).await?;
        self.tell_ended(Ended::Others(person.id, Some(session)));
        Ok(())
    }

    /// Lets somebody in who knows the password, with a new session in the place of the
    /// one that this browser had.
    pub(crate) async fn sign_in(
        &self,
        asked: &SignIn,
        address: IpAddr,
        before: Option<(SessionId, PersonId)>,
        session: SessionId,
    ) -> Result<SignedIn, AppError> {
        // Nobody has a name that is longer: it need not be remembered.
        let name = check_name(&asked.name).map_or(String::new(), |name| fold(&name));
        self.count_try(&name, address)?;
        let found = self.store.account(&name).await?;
        let hash = found.as_ref().and_then(|person| person.password.as_deref());
        let right = self.passwords.verify(hash, &asked.password).await?;
        let person = found.filter(|_| right).ok_or_else(|| self.wrong())?.id;
        let was = match before {
            Some((_, was)) if was != person && self.find(was).await?.password.is_none() => {
                let tables = self.store.seated_at(was).await?;
                self.store.merge_people(was, person).await?;
                Some((was, tables))
            }
            _ => None,
        };
        let before = before.map(|(session, _)| session);
        self.store.sign_in(person, session, before, now()).await?;
        if let Some(before) = before {
            self.tell_ended(Ended::One(before));
        }
        Ok(SignedIn { person, was })
    }

    /// Ends this session.
    pub(crate) async fn sign_out(&self, session: SessionId) -> Result<(), AppError> {
        self.store.sign_out(session).await?;
        self.tell_ended(Ended::One(session));
        Ok(())
    }

    /// Ends all sessions of a person but this one.
    pub(crate) async fn sign_out_elsewhere(
        &self,
        person: PersonId,
        session: SessionId,
    ) -> Result<(), AppError> {
        self.store.sign_out_elsewhere(person, session).await?;
        self.tell_ended(Ended::Others(person, Some(session)));
        Ok(())
    }

    /// Whether this person may be deleted by who asks.
    pub(crate) async fn may_delete(
        &self,
        person: PersonId,
        address: IpAddr,
        asked: &Farewell,
    ) -> Result<(), AppError> {
        self.prove(&self.find(person).await?, address, asked.password.as_deref()).await
    }

    /// Forgets a person. Their games stay, their name goes.
    pub(crate) async fn delete(&self, person: PersonId) -> Result<Gone, AppError> {
        let gone = self.store.delete_person(person).await?;
        self.tell_ended(Ended::Others(person, None));
        Ok(gone)
    }

    /// A password is asked again where there is one: the browser may have been left open.
    async fn prove(
        &self,
        person: &Person,
        address: IpAddr,
        password: Option<&str>,
    ) -> Result<(), AppError> {
        let Some(hash) = &person.password else { return Ok(()) };
        self.count_try(&fold(&person.name), address)?;
        let right = self.passwords.verify(Some(hash), password.unwrap_or_default()).await?;
        if right { Ok(()) } else { Err(self.wrong()) }
    }

    fn count_try(&self, name: &str, address: IpAddr) -> Result<(), AppError> {
        let may = self.tries.count(name, address);
        may.inspect_err(|_| self.metrics.sign_in_refused("too-often"))
    }

    fn wrong(&self) -> AppError {
        self.metrics.sign_in_refused("wrong");
        AppError::BadSignIn
    }
}
