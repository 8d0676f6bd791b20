//! Where bots think: on a few threads of their own, so that they block nobody else's.
//!
//! Tables that somebody is watching go first. When more bots wait than there are threads, the player with the most of
//! them gets fewer rounds for each; the threads are shared by address and person first.

use crate::work::{Asker, Pool, Rank, Room, Turn};
use bots::{Budget, USUAL_ITERATIONS};
use std::num::NonZeroUsize;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

/// No bot thinks longer, on however slow a machine.
const LONGEST: Duration = Duration::from_millis(500);
/// No matter how many wait, a bot has at least this many rounds of thought.
const LEAST_ITERATIONS: u32 = 400;
/// The number of bots waiting for a thread.
const GAUGE: &str = "portolan_bots_waiting";

/// How long a bot may think.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Effort {
    iterations: u32,
    until: Instant,
}

impl Effort {
    /// As a budget that ends early when nobody wants the answer any more.
    pub(crate) fn budget(self, stop: &AtomicBool) -> Budget<'_> {
        Budget { iterations: Some(self.iterations), until: Some(self.until), stop: Some(stop) }
    }
}

/// The threads. They end when this is dropped.
pub(crate) struct Thinkers(Pool);

impl Thinkers {
    /// A number of threads; by default one for each core.
    pub(crate) fn new(threads: Option<NonZeroUsize>) -> std::io::Result<Thinkers> {
        Ok(Thinkers(Pool::new("bot", GAUGE, threads, Room::ENDLESS)?))
    }

    /// None: in a simulation everything happens on one thread.
    #[cfg(test)]
    pub(crate) fn simulated() -> Thinkers {
        Thinkers(Pool::idle(GAUGE, 1, Room::ENDLESS))
    }

    /// Runs a thought; `None` if it failed. `watched`: somebody is watching.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        asker: &Asker,
        watched: bool,
        thought: impl FnOnce(Effort) -> T + Send + 'static,
    ) -> Option<T> {
        let rank = if watched { Rank::Urgent } else { Rank::Later };
        let thought = move |turn: &Turn| {
            let effort = effort(turn.share);
            let how = if effort.iterations < USUAL_ITERATIONS { "reduced" } else { "full" };
            metrics::counter!("portolan_bot_thoughts_total", "effort" => how).increment(1);
            thought(effort)
        };
        self.0.run(asker, rank, thought).await.ok()
    }
}

/// Fewer rounds for a player who has more waiting than their share of the threads.
fn effort(share: f64) -> Effort {
    let iterations = (f64::from(USUAL_ITERATIONS) * share) as u32;
    Effort { iterations: iterations.max(LEAST_ITERATIONS), until: Instant::now() + LONGEST }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::{Arc, mpsc};
    use table::PlayerId;
    use tokio::sync::oneshot;

    /// Long enough on any machine: a test that waits longer has failed.
    const PATIENCE: Duration = Duration::from_secs(60);

    fn anybody() -> Asker {
        Asker::default()
    }

    /// One thread, kept busy until the sender is dropped or sends something.
    async fn one_busy_thread() -> (Arc<Thinkers>, mpsc::Sender<()>) {
        let thinkers = Arc::new(Thinkers::new(NonZeroUsize::new(1)).unwrap());
        let (go_on, wait) = mpsc::channel::<()>();
        let (begun, busy) = oneshot::channel();
        let pool = thinkers.clone();
        tokio::spawn(async move {
            let busy = move |_| {
                begun.send(()).unwrap();
                wait.recv_timeout(PATIENCE).ok();
            };
            pool.think(&anybody(), true, busy).await
        });
        tokio::time::timeout(PATIENCE, busy).await.unwrap().unwrap();
        (thinkers, go_on)
    }

    async fn wait_in_queue(thinkers: &Thinkers, length: usize) {
        let patience = Instant::now() + PATIENCE;
        while thinkers.0.waiting() < length {
            assert!(Instant::now() < patience, "nobody came");
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    }

    /// The order in which these thoughts are run, and how many rounds each gets.
    async fn thought(asked: impl IntoIterator<Item = (usize, Asker, bool)>) -> (Vec<usize>, Vec<u32>) {
        let (thinkers, go_on) = one_busy_thread().await;
        let mut waiting = Vec::new();
        for (number, asker, watched) in asked {
            let pool = thinkers.clone();
            let thought = move |effort: Effort| (number, effort.iterations, Instant::now());
            waiting.push(tokio::spawn(async move { pool.think(&asker, watched, thought).await.unwrap() }));
            wait_in_queue(&thinkers, waiting.len()).await;
        }
        drop(go_on);
        let mut done = Vec::new();
        for one in waiting {
            done.push(tokio::time::timeout(PATIENCE, one).await.unwrap().unwrap());
        }
        done.sort_by_key(|(.., when)| *when);
        (done.iter().map(|one| one.0).collect(), done.iter().map(|one| one.1).collect())
    }

    #[tokio::test]
    async fn tables_with_spectators_go_first_and_all_hurry() {
        let asked = [(1, false), (2, true), (3, false), (4, true)];
        let (order, efforts) = thought(asked.map(|(number, watched)| (number, anybody(), watched))).await;
        assert_eq!(order, [2, 4, 1, 3]);
        assert_eq!(efforts[3], USUAL_ITERATIONS, "nobody else waits");
        assert!(efforts[0] < efforts[1] && efforts[1] < efforts[2], "fewer rounds while more wait: {efforts:?}");
    }

    /// A hundred tables of one player slow down that player's bots, and nobody else's.
    #[tokio::test]
    async fn many_tables_of_one_player_share_with_each_other() {
        let of = |address, person| Asker {
            address: Some(std::net::IpAddr::from([192, 0, 2, address])),
            person: PlayerId::new(person).ok(),
        };
        let many = (0..100).map(|number| (number, of(1, "eve"), true));
        let (order, efforts) = thought(many.chain([(100, of(2, "ann"), true)])).await;
        let place = order.iter().position(|number| *number == 100).unwrap();
        assert!(place <= 1, "place {place}");
        // Both share one thread.
        assert_eq!(efforts[place], USUAL_ITERATIONS / 2);
        assert_eq!(efforts[0], LEAST_ITERATIONS);
    }

    #[tokio::test]
    async fn a_thought_that_goes_wrong_takes_no_thread_with_it() {
        let thinkers = Thinkers::new(NonZeroUsize::new(1)).unwrap();
        let (asker, wrong) = (anybody(), |_| panic!("no idea"));
        let wrong = tokio::time::timeout(PATIENCE, thinkers.think(&asker, true, wrong));
        assert!(wrong.await.unwrap().is_none());
        let right = tokio::time::timeout(PATIENCE, thinkers.think(&asker, false, |_| 7));
        assert_eq!(right.await.unwrap(), Some(7));
    }

    #[test]
    fn nobody_is_left_without_any_thought() {
        assert_eq!(effort(1.0).iterations, USUAL_ITERATIONS);
        assert_eq!(effort(0.000_001).iterations, LEAST_ITERATIONS);
    }
}
