use super::*;
use std::sync::mpsc;
use std::time::{Duration, Instant};

const PATIENCE: Duration = Duration::from_secs(60);

fn pool(threads: usize, room: Room) -> Arc<Pool> {
    Arc::new(Pool::new("work", "portolan_test_waiting", NonZeroUsize::new(threads), room).unwrap())
}

fn asker(address: u8) -> Asker {
    Asker { address: Some(std::net::IpAddr::from([192, 0, 2, address])), person: None }
}

async fn until(what: &str, fits: impl Fn() -> bool) {
    let patience = Instant::now() + PATIENCE;
    while !fits() {
        assert!(Instant::now() < patience, "{what}");
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
}

/// The request is gone and its work is still running: the place is not free until it ends, and it is told to end.
#[tokio::test]
async fn a_place_belongs_to_the_work_and_not_to_the_request() {
    let pool = pool(2, Room::ENDLESS);
    let begun = Arc::new(std::sync::atomic::AtomicUsize::new(0));
    let mut asked = Vec::new();
    for n in 0..30 {
        let (pool, begun) = (pool.clone(), begun.clone());
        asked.push(tokio::spawn(async move {
            let work = move |turn: &Turn| {
                begun.fetch_add(1, Ordering::SeqCst);
                let patience = Instant::now() + PATIENCE;
                while turn.is_wanted() && Instant::now() < patience {
                    std::thread::sleep(Duration::from_millis(1));
                }
            };
            pool.run(&asker(n), Rank::Urgent, work).await
        }));
    }
    until("30 jobs", || pool.running() == 2 && pool.waiting() == 28).await;
    // All but one leave.
    let last = asked.pop().unwrap();
    asked.iter().for_each(tokio::task::JoinHandle::abort);
    until("the others end", || pool.running() == 1 && pool.waiting() == 0).await;
    assert!(begun.load(Ordering::SeqCst) <= 5, "what nobody waited for was not begun");
    last.abort();
    until("all end", || pool.running() == 0).await;
}

#[tokio::test]
async fn the_queue_is_limited_for_one_address_and_for_all() {
    let pool = pool(1, Room { all: 3, of_address: 2, of_person: 9 });
    let (go_on, wait) = mpsc::channel::<()>();
    let mut asked = Vec::new();
    let busy = pool.clone();
    asked.push(tokio::spawn(async move {
        busy.run(&asker(9), Rank::Urgent, move |_| _ = wait.recv_timeout(PATIENCE)).await
    }));
    until("one runs", || pool.running() == 1).await;
    for (n, address) in [(1, 1), (2, 1), (3, 2)] {
        let idle = pool.clone();
        asked.push(tokio::spawn(async move { idle.run(&asker(address), Rank::Urgent, |_| ()).await }));
        until("it waits", || pool.waiting() == n).await;
    }
    assert_eq!(pool.run(&asker(1), Rank::Urgent, |_| ()).await, Err(Undone::TooMuch));
    assert_eq!(pool.run(&asker(3), Rank::Urgent, |_| ()).await, Err(Undone::Full));
    go_on.send(()).unwrap();
    for one in asked {
        assert_eq!(one.await.unwrap(), Ok(()));
    }
    assert_eq!(pool.run(&asker(1), Rank::Urgent, |_| 7).await, Ok(7));
}

#[tokio::test]
async fn other_work_has_its_turn_too() {
    let pool = pool(1, Room::ENDLESS);
    let (go_on, wait) = mpsc::channel::<()>();
    let (told, order) = mpsc::channel();
    let busy = pool.clone();
    let mut asked =
        vec![tokio::spawn(
            async move { busy.run(&asker(9), Rank::Urgent, move |_| _ = wait.recv_timeout(PATIENCE)).await },
        )];
    until("one runs", || pool.running() == 1).await;
    for n in 0..21 {
        let rank = if n == 20 { Rank::Later } else { Rank::Urgent };
        let (pool, told) = (pool.clone(), told.clone());
        asked.push(tokio::spawn(async move { pool.run(&asker(1), rank, move |_| told.send(rank).unwrap()).await }));
        tokio::task::yield_now().await;
    }
    until("21 wait", || pool.waiting() == 21).await;
    go_on.send(()).unwrap();
    for one in asked {
        one.await.unwrap().unwrap();
    }
    let place = order.try_iter().position(|rank| rank == Rank::Later).unwrap();
    assert!(place < IN_A_ROW as usize, "place {place}");
}

#[tokio::test]
async fn reads_for_background_work_happen_on_its_thread() {
    let pool = pool(1, Room::ENDLESS);
    let here = std::thread::current().id();
    let work = |turn: &Turn| {
        turn.wait(async {
            tokio::time::sleep(Duration::from_millis(1)).await;
            Ok(std::thread::current().id())
        })
    };
    let there = pool.run(&asker(1), Rank::Urgent, work).await.unwrap().unwrap();
    assert_ne!(here, there);
}
