//! Wrong passwords: how fast they can be tried on one account, from however many addresses.
//!
//! A few may be wrong at once; after that the account accepts one try after another, with a pause in between. Each try
//! waits in a queue in which the address with the fewest wrong tries comes first, and an address from which the owner
//! has logged in lately does not wait at all. So guessing is slow, and the owner still gets in.

use crate::api_error::ApiError;
use crate::config::Limits;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::time::{Instant, sleep_until, timeout};

/// Nobody waits longer for a try: a request may take 30 seconds.
const PATIENCE: Duration = Duration::from_secs(20);

/// How many may wait for one account.
const LINE: usize = 64;

/// How many addresses of an owner are remembered.
const KNOWN: usize = 8;

/// How long an address is remembered.
const REMEMBERED: Duration = Duration::from_secs(30 * 86_400);

/// How many accounts are remembered. They are forgotten when nobody tries them; beyond this, the oldest go first.
const ACCOUNTS: usize = 50_000;

/// Where a try comes from; nothing for a program on this machine.
type From = Option<IpAddr>;

/// The tries of all accounts, by login, whether there is such an account or not.
pub(crate) struct Guesses {
    at_once: u32,
    pause: Duration,
    accounts: Mutex<HashMap<String, Account>>,
}

#[derive(Default)]
struct Account {
    /// The tries from anywhere.
    all: Meter,
    /// Wrong tries of each address since the account was quiet.
    wrong: BTreeMap<From, u32>,
    /// Addresses from which the owner logged in, with the time, and the tries from there.
    known: BTreeMap<From, (Instant, Meter)>,
    /// Those waiting: by wrong tries, then in order.
    line: BTreeSet<(u32, u64)>,
    next: u64,
}

/// Until when past tries keep the account busy.
#[derive(Clone, Copy, Default)]
struct Meter(Option<Instant>);

impl Meter {
    /// When there is room for one more.
    fn free(self, at_once: u32, pause: Duration) -> Option<Instant> {
        self.0?.checked_sub(pause * at_once.saturating_sub(1))
    }

    fn note(&mut self, now: Instant, pause: Duration) {
        self.0 = Some(self.0.map_or(now, |busy| busy.max(now)) + pause);
    }

    fn take_back(&mut self, pause: Duration) {
        self.0 = self.0.and_then(|busy| busy.checked_sub(pause));
    }

    fn is_quiet(self, now: Instant) -> bool {
        self.0.is_none_or(|busy| busy <= now)
    }
}

/// A try that was allowed. It counts as wrong until it is known to have been right.
pub(crate) struct Try<'a> {
    guesses: &'a Guesses,
    login: &'a str,
    from: From,
    known: bool,
}

impl Guesses {
    pub(crate) fn new(limits: &Limits) -> Guesses {
        Guesses { at_once: limits.wrong_passwords, pause: limits.wrong_password_pause, accounts: Mutex::default() }
    }

    fn accounts(&self) -> MutexGuard<'_, HashMap<String, Account>> {
        self.accounts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until this account may be tried from here, or says that it may not.
    pub(crate) async fn allow<'a>(&'a self, login: &'a str, from: From) -> Result<Try<'a>, ApiError> {
        if let Some(known) = self.at_once(login, from) {
            return Ok(Try { guesses: self, login, from, known });
        }
        metrics::counter!("portolan_login_attempts_total", "outcome" => "slowed").increment(1);
        match timeout(PATIENCE, self.in_line(login, from)).await {
            Ok(Some(())) => Ok(Try { guesses: self, login, from, known: false }),
            Ok(None) | Err(_) => {
                metrics::counter!("portolan_login_attempts_total", "outcome" => "refused").increment(1);
                Err(ApiError::too_many())
            }
        }
    }

    /// Is there room now? The answer says whether the owner is known at this address.
    fn at_once(&self, login: &str, from: From) -> Option<bool> {
        let now = Instant::now();
        let mut accounts = self.accounts();
        make_room(&mut accounts, login, now);
        let account = accounts.entry(login.to_owned()).or_default();
        let (at_once, pause) = (self.at_once, self.pause);
        let is_free = |meter: Meter| meter.free(at_once, pause).is_none_or(|free| free <= now);
        if let Some((_, meter)) = account.known.get_mut(&from).filter(|(_, meter)| is_free(*meter)) {
            meter.note(now, pause);
            return Some(true);
        }
        (account.line.is_empty() && is_free(account.all)).then(|| {
            account.all.note(now, pause);
            false
        })
    }

    /// Waits in an account's queue; nothing if it is too long.
    async fn in_line(&self, login: &str, from: From) -> Option<()> {
        let place = self.enter_line(login, from)?;
        let leaves = Leaves { guesses: self, login, place };
        loop {
            let look = {
                let now = Instant::now();
                let mut accounts = self.accounts();
                let account = accounts.get_mut(login)?;
                let free = account.all.free(self.at_once, self.pause).unwrap_or(now);
                if free <= now && account.line.first() == Some(&place) {
                    account.all.note(now, self.pause);
                    drop(accounts);
                    drop(leaves);
                    return Some(());
                }
                // The first in the queue may have left a moment ago.
                free.max(now + self.pause / 20)
            };
            sleep_until(look).await;
        }
    }

    fn enter_line(&self, login: &str, from: From) -> Option<(u32, u64)> {
        let mut accounts = self.accounts();
        let account = accounts.entry(login.to_owned()).or_default();
        let place = (account.wrong.get(&from).copied().unwrap_or(0), account.next);
        // The address that was wrong most often makes room.
        if account.line.len() >= LINE && account.line.last().is_some_and(|last| *last <= place) {
            return None;
        }
        account.next += 1;
        account.line.insert(place);
        if account.line.len() > LINE {
            account.line.pop_last();
        }
        Some(place)
    }

    /// Forgets accounts that nobody tries.
    pub(crate) fn sweep(&self) {
        let now = Instant::now();
        self.accounts().retain(|_, account| !account.is_idle(now));
    }
}

/// Accounts that nobody tries go first; if all are being tried, those with the least history are forgotten.
fn make_room(accounts: &mut HashMap<String, Account>, login: &str, now: Instant) {
    if accounts.len() >= ACCOUNTS && !accounts.contains_key(login) {
        accounts.retain(|_, account| !account.is_idle(now));
        if accounts.len() >= ACCOUNTS {
            accounts.retain(|_, account| !account.known.is_empty() || !account.line.is_empty());
        }
    }
}

impl Account {
    fn is_idle(&mut self, now: Instant) -> bool {
        self.known.retain(|_, (since, _)| now.duration_since(*since) < REMEMBERED);
        if !self.all.is_quiet(now) || !self.line.is_empty() {
            return false;
        }
        self.wrong.clear();
        self.known.is_empty()
    }
}

/// Removes somebody from an account's queue, however it ended.
struct Leaves<'a> {
    guesses: &'a Guesses,
    login: &'a str,
    place: (u32, u64),
}

impl Drop for Leaves<'_> {
    fn drop(&mut self) {
        if let Some(account) = self.guesses.accounts().get_mut(self.login) {
            account.line.remove(&self.place);
        }
    }
}

impl Try<'_> {
    /// The password was right: the try does not count, and the next try from here does not wait.
    pub(crate) fn was_right(self) {
        metrics::counter!("portolan_login_attempts_total", "outcome" => "right").increment(1);
        let Guesses { pause, .. } = *self.guesses;
        let mut accounts = self.guesses.accounts();
        let account = accounts.entry(self.login.to_owned()).or_default();
        if self.known {
            account.known.entry(self.from).and_modify(|(_, meter)| meter.take_back(pause));
        } else {
            account.all.take_back(pause);
        }
        account.wrong.remove(&self.from);
        let now = Instant::now();
        account.known.entry(self.from).or_insert((now, Meter::default())).0 = now;
        while account.known.len() > KNOWN {
            let oldest = account.known.iter().min_by_key(|(_, (since, _))| *since).map(|(from, _)| *from);
            oldest.map(|from| account.known.remove(&from));
        }
    }

    /// The password was wrong.
    pub(crate) fn was_wrong(self) {
        metrics::counter!("portolan_login_attempts_total", "outcome" => "wrong").increment(1);
        if let Some(account) = self.guesses.accounts().get_mut(self.login) {
            *account.wrong.entry(self.from).or_default() += 1;
            // With this many addresses the counts say nothing more.
            if account.wrong.len() > 10_000 {
                account.wrong.clear();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::future::join_all;

    fn guesses() -> Guesses {
        Guesses::new(&Limits { wrong_passwords: 5, wrong_password_pause: Duration::from_secs(6), ..Limits::default() })
    }

    fn at(n: u8) -> From {
        Some(IpAddr::from([203, 0, 113, n]))
    }

    async fn wrong(guesses: &Guesses, n: u8) -> bool {
        let allowed = guesses.allow("ann", at(n)).await;
        allowed.map(Try::was_wrong).is_ok()
    }

    /// Fifty addresses, each as fast as it gets answers, for five minutes.
    #[tokio::test(start_paused = true)]
    async fn many_addresses_try_one_account_no_faster_than_one() {
        let guesses = guesses();
        let end = Instant::now() + Duration::from_secs(300);
        let tried = join_all((0..50).map(async |n| {
            let mut tried = 0;
            while Instant::now() < end {
                tried += u32::from(wrong(&guesses, n).await);
                tokio::time::sleep(Duration::from_millis(60)).await;
            }
            tried
        }));
        let tried: u32 = tried.await.iter().sum();
        assert!((40..=60).contains(&tried), "{tried} tries in five minutes");
    }

    #[tokio::test(start_paused = true)]
    async fn the_owner_is_let_in_meanwhile() {
        let guesses = guesses();
        guesses.allow("ann", at(200)).await.unwrap().was_right();
        let attack = join_all((0..50).map(async |n| {
            for _ in 0..40 {
                wrong(&guesses, n).await;
                tokio::time::sleep(Duration::from_millis(60)).await;
            }
        }));
        let owner = async {
            tokio::time::sleep(Duration::from_secs(360)).await;
            // From where she logged in before, at once.
            let began = Instant::now();
            guesses.allow("ann", at(200)).await.unwrap().was_right();
            assert_eq!(began.elapsed(), Duration::ZERO);
            // And from somewhere else, ahead of everybody who was wrong.
            guesses.allow("ann", at(201)).await.unwrap().was_right();
            assert!(began.elapsed() < Duration::from_secs(13), "{:?}", began.elapsed());
            // Another account is not affected.
            let began = Instant::now();
            guesses.allow("ben", at(1)).await.unwrap().was_right();
            assert_eq!(began.elapsed(), Duration::ZERO);
        };
        tokio::select! {
            _ = attack => panic!("it is still going on"),
            () = owner => {}
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_login_with_the_right_password_is_never_slowed_down() {
        let guesses = guesses();
        let began = Instant::now();
        for _ in 0..100 {
            guesses.allow("ann", at(1)).await.unwrap().was_right();
        }
        assert_eq!(began.elapsed(), Duration::ZERO);
        for _ in 0..5 {
            assert!(wrong(&guesses, 2).await);
        }
        tokio::time::advance(Duration::from_secs(60)).await;
        assert!(wrong(&guesses, 2).await);
        tokio::time::advance(REMEMBERED).await;
        guesses.sweep();
        assert!(guesses.accounts().is_empty(), "nothing is kept of those who stay away");
    }
}
