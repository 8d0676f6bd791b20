//! Passwords: hashed by argon2, on threads that may take their time.

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use std::sync::Arc;
use tokio::sync::Semaphore;

/// How many are hashed at the same time: each takes 19 MiB and some tens of milliseconds.
const AT_ONCE: usize = 2;

/// Hashes and compares passwords, a few at a time.
#[derive(Clone)]
pub(crate) struct Passwords(Arc<Semaphore>);

impl Default for Passwords {
    fn default() -> Passwords {
        Passwords(Arc::new(Semaphore::new(AT_ONCE)))
    }
}

impl Passwords {
    /// The form in which it is stored.
    pub(crate) async fn hash(&self, password: String) -> Option<String> {
        self.work(move || Argon2::default().hash_password(password.as_bytes()).ok().map(|hash| hash.to_string()))
            .await?
    }

    /// Is it the one that was stored? Without a stored one it takes as long and says no, so that nobody learns who has an account.
    pub(crate) async fn verify(&self, password: String, stored: Option<String>) -> bool {
        let work = move || {
            let Some(stored) = stored else {
                Argon2::default().hash_password(password.as_bytes()).ok();
                return false;
            };
            PasswordHash::new(&stored)
                .is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
        };
        self.work(work).await.unwrap_or(false)
    }

    async fn work<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let _permit = self.0.acquire().await.ok()?;
        tokio::task::spawn_blocking(work).await.ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_the_right_password_fits() {
        let passwords = Passwords::default();
        let stored = passwords.hash("correct horse".into()).await;
        assert!(stored.as_ref().is_some_and(|hash| hash.starts_with("$argon2id$")));
        assert!(passwords.verify("correct horse".into(), stored.clone()).await);
        assert!(!passwords.verify("correct house".into(), stored).await);
        assert!(!passwords.verify("correct horse".into(), None).await);
        assert!(!passwords.verify("correct horse".into(), Some("nonsense".into())).await);
    }
}
