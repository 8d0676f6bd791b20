//! Passwords: hashed by argon2, on threads that may take their time.

use argon2::password_hash::phc::{Output, PasswordHash, Salt};
use argon2::{Algorithm, Argon2, Block, Params, Version};
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::Semaphore;

/// How many are hashed at the same time: each takes 19 MiB and some tens of milliseconds.
const AT_ONCE: usize = 2;

/// Hashes and compares passwords, a few at a time.
#[derive(Clone)]
pub(crate) struct Passwords {
    places: Arc<Semaphore>,
    desks: Arc<Desks>,
}

/// The memory that hashing needs, one piece for each place, kept and used again: given back to the allocator, it would stay in
/// as many arenas as there are threads.
#[derive(Default)]
struct Desks(Mutex<Vec<Vec<Block>>>);

impl Desks {
    fn with<T>(&self, work: impl FnOnce(&mut Vec<Block>) -> T) -> T {
        let free = || self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let mut desk = free().pop().unwrap_or_default();
        let done = work(&mut desk);
        free().push(desk);
        done
    }
}

impl Default for Passwords {
    fn default() -> Passwords {
        Passwords { places: Arc::new(Semaphore::new(AT_ONCE)), desks: Arc::default() }
    }
}

impl Passwords {
    /// The form in which it is stored.
    pub(crate) async fn hash(&self, password: String) -> Option<String> {
        self.work(move |desk| new_hash(&password, desk)).await?
    }

    /// Is it the one that was stored? Without a stored one it takes as long and says no, so that nobody learns who has an account.
    pub(crate) async fn verify(&self, password: String, stored: Option<String>) -> bool {
        let work = move |desk: &mut Vec<Block>| match stored {
            Some(stored) => fits(&password, &stored, desk).unwrap_or(false),
            None => {
                new_hash(&password, desk);
                false
            }
        };
        self.work(work).await.unwrap_or(false)
    }

    async fn work<T: Send + 'static>(&self, work: impl FnOnce(&mut Vec<Block>) -> T + Send + 'static) -> Option<T> {
        let _permit = self.places.acquire().await.ok()?;
        let desks = self.desks.clone();
        tokio::task::spawn_blocking(move || desks.with(work)).await.ok()
    }
}

fn new_hash(password: &str, desk: &mut Vec<Block>) -> Option<String> {
    let (algorithm, version, params) = (Algorithm::default(), Version::default(), Params::default());
    let salt = Salt::new(&crate::random::bytes::<16>()).ok()?;
    let parts = PasswordHash {
        algorithm: algorithm.ident(),
        version: Some(version.into()),
        params: (&params).try_into().ok()?,
        hash: Some(output(password, &salt, Argon2::new(algorithm, version, params), desk)?),
        salt: Some(salt),
    };
    Some(parts.to_string())
}

fn fits(password: &str, stored: &str, desk: &mut Vec<Block>) -> Option<bool> {
    let stored = PasswordHash::new(stored).ok()?;
    let algorithm = Algorithm::try_from(stored.algorithm.as_str()).ok()?;
    let version = stored.version.map_or(Ok(Version::default()), Version::try_from).ok()?;
    let argon = Argon2::new(algorithm, version, Params::try_from(&stored).ok()?);
    // Outputs are compared in constant time.
    Some(output(password, stored.salt.as_ref()?, argon, desk)? == stored.hash?)
}

fn output(password: &str, salt: &Salt, argon: Argon2<'_>, desk: &mut Vec<Block>) -> Option<Output> {
    let params = argon.params();
    let (blocks, length) = (params.block_count(), params.output_len().unwrap_or(Params::DEFAULT_OUTPUT_LEN));
    desk.resize(blocks, Block::default());
    let mut bytes = vec![0; length];
    argon.hash_password_into_with_memory(password.as_bytes(), salt, &mut bytes, desk.as_mut_slice()).ok()?;
    Output::new(&bytes).ok()
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

    /// What older versions stored was written by the library itself.
    #[tokio::test]
    async fn hashes_are_those_of_argon2() {
        use argon2::{PasswordHasher, PasswordVerifier};
        let passwords = Passwords::default();
        let theirs = Argon2::default().hash_password(b"correct horse").unwrap().to_string();
        assert!(passwords.verify("correct horse".into(), Some(theirs.clone())).await);
        let ours = passwords.hash("correct horse".into()).await.unwrap();
        assert_eq!(ours.rsplitn(3, '$').last(), theirs.rsplitn(3, '$').last(), "the same parameters");
        let ours = PasswordHash::new(&ours).unwrap();
        assert!(Argon2::default().verify_password(b"correct horse", &ours).is_ok());
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn as_much_memory_is_kept_as_is_used_at_once() {
        let passwords = Passwords::default();
        let tries = (0..12).map(|n| passwords.verify(format!("try number {n}"), None));
        futures_util::future::join_all(tries).await;
        let desks = passwords.desks.0.lock().unwrap();
        assert!((1..=AT_ONCE).contains(&desks.len()), "{}", desks.len());
    }
}
