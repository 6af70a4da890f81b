//! How people want to be told, and the code that shows that a mail address is theirs.

use std::collections::HashMap;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use insula_store::PersonId;

use super::People;
use crate::AppError;
use crate::hub::lock;
use crate::notices::{check_url, read_address};
use crate::rates::Limit;
use crate::wire::{NewNotices, Notices};

/// How long a code is good.
const GOOD: Duration = Duration::from_secs(15 * 60);
/// How long until one more code is sent.
const EACH: Duration = Duration::from_secs(600);
/// How often a code may be guessed.
const GUESSES: u8 = 5;
/// No language's name is longer, in bytes.
const MAX_LANG: usize = 5;

/// The codes that were sent and have not come back.
pub(super) struct Codes {
    sent: Mutex<HashMap<PersonId, Code>>,
    /// Nobody's letter box is filled, and nobody fills one.
    senders: Limit<PersonId>,
    boxes: Limit<String>,
}

struct Code {
    mail: String,
    digits: String,
    until: Instant,
    guesses: u8,
}

impl Codes {
    pub(super) fn new() -> Codes {
        Codes { sent: Mutex::default(), senders: Limit::new(5, EACH), boxes: Limit::new(3, EACH) }
    }

    /// A new code for an address; none: one is on its way already.
    fn make(&self, person: PersonId, mail: &str, now: Instant) -> Result<Option<String>, AppError> {
        let mut sent = lock(&self.sent);
        sent.retain(|_, code| code.until > now);
        if sent.get(&person).is_some_and(|code| code.mail == mail) {
            return Ok(None);
        }
        self.senders.count(&person).map_err(AppError::too_many)?;
        self.boxes.count(&mail.to_lowercase()).map_err(AppError::too_many)?;
        let (digits, mail, until) = (random_digits(), mail.to_owned(), now + GOOD);
        sent.insert(person, Code { mail, digits: digits.clone(), until, guesses: 0 });
        Ok(Some(digits))
    }

    /// The address for which this is the code.
    fn take(&self, person: PersonId, digits: &str, now: Instant) -> Result<String, AppError> {
        let mut sent = lock(&self.sent);
        let code = sent.get_mut(&person).filter(|code| code.until > now);
        let code = code.ok_or(AppError::BadCode)?;
        code.guesses += 1;
        let right = code.digits == digits.trim();
        if !right && code.guesses < GUESSES {
            return Err(AppError::BadCode);
        }
        let mail = sent.remove(&person).map(|code| code.mail);
        mail.filter(|_| right).ok_or(AppError::BadCode)
    }
}

impl People {
    /// Changes how a person is told. An address for mail is sent a code first.
    pub(crate) async fn set_notices(
        &self,
        person: PersonId,
        asked: &NewNotices,
    ) -> Result<(), AppError> {
        let before = super::read_notices(&self.find(person).await?.notices);
        let is_lang = |byte: u8| byte.is_ascii_alphabetic() || byte == b'-';
        if asked.lang.len() > MAX_LANG || !asked.lang.bytes().all(is_lang) {
            return Err(AppError::Garbled);
        }
        let webhook = Some(asked.webhook.trim()).filter(|url| !url.is_empty());
        webhook.map(|url| check_url(url, self.notices.webhooks_anywhere())).transpose()?;
        let mail = Some(asked.mail.trim()).filter(|mail| !mail.is_empty());
        let mail = mail.map(read_address).transpose()?;
        if mail.is_some() && mail != before.mail && !self.notices.mail_possible() {
            return Err(AppError::BadMail);
        }
        let mail_confirmed = mail.is_some() && mail == before.mail && before.mail_confirmed;
        if let Some(mail) =
            mail.as_ref().filter(|_| !mail_confirmed && self.notices.mail_possible())
            && let Some(code) = self.codes.make(person, mail, Instant::now())?
        {
            self.notices.mail_code(mail.clone(), asked.lang.clone(), code);
        }
        let notices = Notices {
            lang: asked.lang.clone(),
            webhook: webhook.map(str::to_owned),
            webhook_on: asked.webhook_on,
            mail,
            mail_on: asked.mail_on,
            mail_confirmed,
        };
        self.keep_notices(person, &notices).await
    }

    /// The code has come back: from now on mail goes there.
    pub(crate) async fn confirm_mail(&self, person: PersonId, code: &str) -> Result<(), AppError> {
        let mail = self.codes.take(person, code, Instant::now())?;
        let mut notices = super::read_notices(&self.find(person).await?.notices);
        if notices.mail.as_ref() != Some(&mail) {
            return Err(AppError::BadCode);
        }
        notices.mail_confirmed = true;
        self.keep_notices(person, &notices).await
    }

    async fn keep_notices(&self, person: PersonId, notices: &Notices) -> Result<(), AppError> {
        let text = serde_json::to_string(notices).map_err(|_| AppError::Garbled)?;
        Ok(self.store.set_notices(person, &text).await?)
    }
}

/// Six digits that nobody can guess.
fn random_digits() -> String {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).expect("the system gives random numbers");
    format!("{:06}", u64::from_le_bytes(bytes) % 1_000_000)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANNA: PersonId = PersonId([1; 32]);

    #[test]
    fn a_code_is_good_for_a_while_and_a_few_guesses() -> Result<(), AppError> {
        let (codes, now) = (Codes::new(), Instant::now());
        let make = |mail: &str, now| codes.make(ANNA, mail, now);
        let code = make("a@b.example", now)?.expect("a new one");
        assert_eq!(make("a@b.example", now)?, None, "one is enough");
        assert!(codes.take(PersonId([2; 32]), &code, now).is_err(), "it is Anna's");
        assert!(codes.take(ANNA, &code, now + GOOD).is_err(), "too late");
        assert_eq!(codes.take(ANNA, &format!(" {code} "), now)?, "a@b.example");
        assert!(codes.take(ANNA, &code, now).is_err(), "only once");

        let code = make("a@b.example", now)?.expect("a new one");
        for _ in 0..GUESSES {
            assert!(codes.take(ANNA, "no", now).is_err());
        }
        assert!(codes.take(ANNA, &code, now).is_err(), "guessed too often");
        make("a@b.example", now)?.expect("a new one");
        make("c@d.example", now)?.expect("another address, another code");
        let tried = make("a@b.example", now);
        assert!(matches!(tried, Err(AppError::TooManyTries { .. })), "three for one letter box");
        Ok(())
    }
}
