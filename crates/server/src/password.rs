//! Passwords: hashed with argon2, on threads that may take their time.

use crate::work::{Asker, Pool, Rank, Room, Undone};
use argon2::password_hash::phc::{Output, PasswordHash, Salt};
use argon2::{Algorithm, Argon2, Block, Params, Version};
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

/// How many are hashed at the same time: each takes 19 MiB and some tens of milliseconds.
const AT_ONCE: usize = 2;

/// How many may wait.
const ROOM: Room = Room { all: 512, of_address: 16, of_person: 16 };

/// Hashes and compares passwords, a few at a time.
pub(crate) struct Passwords {
    pool: Pool,
    buffers: Arc<Buffers>,
}

/// The memory that hashing needs, one piece for each thread, kept and reused.
#[derive(Default)]
struct Buffers(Mutex<Vec<Vec<Block>>>);

impl Buffers {
    fn with<T>(&self, work: impl FnOnce(&mut Vec<Block>) -> T) -> T {
        let free = || self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let mut buffer = free().pop().unwrap_or_default();
        let done = work(&mut buffer);
        free().push(buffer);
        done
    }
}

impl Passwords {
    pub(crate) fn new() -> std::io::Result<Passwords> {
        let pool = Pool::new("password", "portolan_logins_waiting", NonZeroUsize::new(AT_ONCE), ROOM)?;
        Ok(Passwords { pool, buffers: Arc::default() })
    }

    /// None: nobody logs in during a simulation.
    #[cfg(test)]
    pub(crate) fn simulated() -> Passwords {
        Passwords { pool: Pool::idle("portolan_logins_waiting", 1, ROOM), buffers: Arc::default() }
    }

    /// The form in which it is stored.
    pub(crate) async fn hash(&self, asker: &Asker, password: String) -> Result<String, Undone> {
        self.work(asker, move |buffer| new_hash(&password, buffer)).await?.ok_or(Undone::Failed)
    }

    /// Is it the stored one? Without a stored one it takes just as long and says no, so that nobody learns who has an
    /// account.
    pub(crate) async fn verify(&self, asker: &Asker, password: String, stored: Option<String>) -> Result<bool, Undone> {
        let work = move |buffer: &mut Vec<Block>| match stored {
            Some(stored) => fits(&password, &stored, buffer).unwrap_or(false),
            None => {
                new_hash(&password, buffer);
                false
            }
        };
        self.work(asker, work).await
    }

    async fn work<T: Send + 'static>(
        &self,
        asker: &Asker,
        work: impl FnOnce(&mut Vec<Block>) -> T + Send + 'static,
    ) -> Result<T, Undone> {
        let buffers = self.buffers.clone();
        self.pool.run(asker, Rank::Urgent, move |_| buffers.with(work)).await
    }
}

fn new_hash(password: &str, buffer: &mut Vec<Block>) -> Option<String> {
    let (algorithm, version, params) = (Algorithm::default(), Version::default(), Params::default());
    let salt = Salt::new(&crate::random::bytes::<16>()).ok()?;
    let parts = PasswordHash {
        algorithm: algorithm.ident(),
        version: Some(version.into()),
        params: (&params).try_into().ok()?,
        hash: Some(output(password, &salt, Argon2::new(algorithm, version, params), buffer)?),
        salt: Some(salt),
    };
    Some(parts.to_string())
}

fn fits(password: &str, stored: &str, buffer: &mut Vec<Block>) -> Option<bool> {
    let stored = PasswordHash::new(stored).ok()?;
    let algorithm = Algorithm::try_from(stored.algorithm.as_str()).ok()?;
    let version = stored.version.map_or(Ok(Version::default()), Version::try_from).ok()?;
    let argon = Argon2::new(algorithm, version, Params::try_from(&stored).ok()?);
    // Outputs are compared in constant time.
    Some(output(password, stored.salt.as_ref()?, argon, buffer)? == stored.hash?)
}

fn output(password: &str, salt: &Salt, argon: Argon2<'_>, buffer: &mut Vec<Block>) -> Option<Output> {
    let params = argon.params();
    let (blocks, length) = (params.block_count(), params.output_len().unwrap_or(Params::DEFAULT_OUTPUT_LEN));
    buffer.resize(blocks, Block::default());
    let mut bytes = vec![0; length];
    argon.hash_password_into_with_memory(password.as_bytes(), salt, &mut bytes, buffer.as_mut_slice()).ok()?;
    Output::new(&bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn verify(passwords: &Passwords, password: &str, stored: Option<String>) -> bool {
        passwords.verify(&Asker::default(), password.into(), stored).await.unwrap()
    }

    #[tokio::test]
    async fn only_the_right_password_fits() {
        let passwords = Passwords::new().unwrap();
        let stored = passwords.hash(&Asker::default(), "correct horse".into()).await.unwrap();
        assert!(stored.starts_with("$argon2id$"));
        assert!(verify(&passwords, "correct horse", Some(stored.clone())).await);
        assert!(!verify(&passwords, "correct house", Some(stored)).await);
        assert!(!verify(&passwords, "correct horse", None).await);
        assert!(!verify(&passwords, "correct horse", Some("nonsense".into())).await);
    }

    /// Hashes stored by older versions were written by the library itself.
    #[tokio::test]
    async fn hashes_are_those_of_argon2() {
        use argon2::{PasswordHasher, PasswordVerifier};
        let passwords = Passwords::new().unwrap();
        let theirs = Argon2::default().hash_password(b"correct horse").unwrap().to_string();
        assert!(verify(&passwords, "correct horse", Some(theirs.clone())).await);
        let ours = passwords.hash(&Asker::default(), "correct horse".into()).await.unwrap();
        assert_eq!(ours.rsplitn(3, '$').last(), theirs.rsplitn(3, '$').last(), "the same parameters");
        let ours = PasswordHash::new(&ours).unwrap();
        assert!(Argon2::default().verify_password(b"correct horse", &ours).is_ok());
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn as_much_memory_is_kept_as_is_used_at_once() {
        let passwords = Passwords::new().unwrap();
        let tries = (0..12).map(|n| format!("try number {n}"));
        let tries = tries.map(|text| passwords.verify(const { &Asker { address: None, person: None } }, text, None));
        futures_util::future::join_all(tries).await;
        let buffers = passwords.buffers.0.lock().unwrap();
        assert!((1..=AT_ONCE).contains(&buffers.len()), "{}", buffers.len());
    }

    /// Two hundred clients that leave at once leave at most two hashes behind, and nothing waiting.
    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn no_hash_is_made_for_clients_that_left() {
        let passwords = Passwords::new().unwrap();
        for n in 0..200 {
            let asker = Asker { address: Some(std::net::IpAddr::from([192, 0, 2, n])), person: None };
            let verified = passwords.verify(&asker, format!("try number {n}"), None);
            tokio::time::timeout(std::time::Duration::from_millis(1), verified).await.ok();
            assert!(passwords.pool.running() <= AT_ONCE && passwords.pool.waiting() == 0);
        }
        assert!(passwords.buffers.0.lock().unwrap().len() <= AT_ONCE);
    }
}
