//! Passwords: argon2id, in threads that may wait.
//!
//! **Invariant:** a try costs the same whether or not there is such an account.

use std::ops::RangeInclusive;

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use tokio::sync::{OnceCell, Semaphore};
use tokio::task::spawn_blocking;

use crate::AppError;

/// In characters.
const LENGTH: RangeInclusive<usize> = 8..=200;
/// Each takes 19 MiB and a whole core: moves come first.
const AT_ONCE: usize = 2;

/// Makes and checks password hashes, a few at once.
pub(super) struct Passwords {
    turns: Semaphore,
    /// What a try is compared with when there is no such account.
    nobodys: OnceCell<String>,
}

impl Passwords {
    pub(super) fn new() -> Passwords {
        Passwords { turns: Semaphore::new(AT_ONCE), nobodys: OnceCell::new() }
    }

    /// What is kept of a password.
    pub(super) async fn hash(&self, password: &str) -> Result<String, AppError> {
        if !fits(password) {
            return Err(AppError::BadPassword);
        }
        let password = password.to_owned();
        self.in_turn(move || {
            let hash: PasswordHash = Argon2::default()
                .hash_password(password.as_bytes())
                .expect("checked: the usual parameters, and a password that is not too long");
            hash.to_string()
        })
        .await
    }

    /// Whether `password` is the one that `hash` was made of; with no hash it takes as
    /// long and is not.
    pub(super) async fn verify(
        &self,
        hash: Option<&str>,
        password: &str,
    ) -> Result<bool, AppError> {
        // Who has set none like this cannot have forgotten it.
        if !fits(password) {
            return Ok(false);
        }
        let known = hash.is_some();
        let hash = match hash {
            Some(hash) => hash,
            None => self.nobodys.get_or_try_init(|| self.hash("nobody's password")).await?,
        };
        let (hash, password) = (hash.to_owned(), password.to_owned());
        let same = self.in_turn(move || {
            let hash = PasswordHash::new(&hash);
            hash.is_ok_and(|hash| {
                Argon2::default().verify_password(password.as_bytes(), &hash).is_ok()
            })
        });
        Ok(same.await? && known)
    }

    async fn in_turn<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, AppError> {
        let _turn = self.turns.acquire().await.expect("checked: never closed");
        spawn_blocking(work).await.map_err(|_| AppError::Busy)
    }
}

fn fits(password: &str) -> bool {
    LENGTH.contains(&password.chars().count())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_the_same_password_is_the_same() -> Result<(), AppError> {
        let passwords = Passwords::new();
        let hash = passwords.hash("correct horse").await?;
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
        assert_ne!(hash, passwords.hash("correct horse").await?, "salted");
        assert!(passwords.verify(Some(&hash), "correct horse").await?);
        assert!(!passwords.verify(Some(&hash), "Correct horse").await?);
        assert!(!passwords.verify(None, "nobody's password").await?);
        for bad in ["short12", "", &"x".repeat(201)] {
            assert!(matches!(passwords.hash(bad).await, Err(AppError::BadPassword)), "{bad:?}");
        }
        Ok(())
    }
}
