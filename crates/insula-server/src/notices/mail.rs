//! Mail by SMTP, when the operator has a server for it.

use std::time::Duration;

use lettre::message::{Mailbox, header::ContentType};
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};

use crate::{AppError, ServeError};

/// All that one command of the mail server may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// How mail is sent.
#[derive(Clone)]
pub struct Smtp {
    /// The mail server, as `smtps://NAME:PASSWORD@HOST`.
    pub url: String,
    /// From whom.
    pub from: String,
}

impl Smtp {
    /// Whether mail could be sent like this.
    pub fn check(&self) -> Result<(), ServeError> {
        Mailer::new(self).map(drop)
    }
}

// The address has the password in it.
impl std::fmt::Debug for Smtp {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Smtp({})", self.from)
    }
}

/// A mail address as somebody wrote it.
pub(crate) fn read_address(text: &str) -> Result<String, AppError> {
    text.trim().parse::<Address>().map(|address| address.to_string()).map_err(|_| AppError::BadMail)
}

/// Sends mail.
pub(super) struct Mailer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

impl Mailer {
    pub(super) fn new(smtp: &Smtp) -> Result<Mailer, ServeError> {
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(&smtp.url)
            .map_err(|error| ServeError::Mail(error.to_string()))?
            .timeout(Some(PATIENCE))
            .build();
        let from = smtp
            .from
            .parse()
            .map_err(|_| ServeError::Mail(format!("{:?} is no mail address", smtp.from)))?;
        Ok(Mailer { transport, from })
    }

    /// Sends; why it did not go well only the log is told.
    pub(super) async fn send(&self, to: &str, subject: &str, text: String) -> bool {
        let sent = self.try_send(to, subject, text).await;
        if let Err(why) = &sent {
            tracing::warn!("a mail was not sent: {why}");
        }
        sent.is_ok()
    }

    async fn try_send(
        &self,
        to: &str,
        subject: &str,
        text: String,
    ) -> Result<(), Box<dyn std::error::Error + Send + Sync>> {
        let mail = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to.parse()?))
            .subject(subject)
            .message_id(Some(self.new_id()))
            .header(ContentType::TEXT_PLAIN)
            .body(text)?;
        self.transport.send(mail).await?;
        Ok(())
    }

    fn new_id(&self) -> String {
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes).expect("the system gives random numbers");
        let bits = u128::from_le_bytes(bytes);
        format!("<{bits:032x}@{}>", self.from.email.domain())
    }
}
