use crate::database::{TestDatabase, head, step, table};
use futures_util::future::join_all;
use std::collections::BTreeSet;
use store::{Head, NewStep, NewTable, Store, StoreError};

on_both! {
    a_claim_is_granted_once_until_it_runs_out
    a_step_ends_the_claim
    due_work_is_done_once_among_several_servers
    a_node_gives_back_what_it_holds
    only_the_claimant_can_finish_its_work
}

fn due(id: &str, due_at: i64) -> NewTable {
    NewTable { first: NewStep { head: Head { due_at: Some(due_at), ..head() }, ..step(id, 0, "") }, ..table(id) }
}

async fn a_claim_is_granted_once_until_it_runs_out(database: TestDatabase) {
    let store = database.open().await;
    store.create_table(due("t", 10)).await.expect("created");
    assert_eq!(store.claim("t", 0, "one", 100, 50).await, Ok(true));
    assert_eq!(store.claim("t", 0, "other", 149, 50).await, Ok(false));
    assert_eq!(store.claim_due("other", 149, 50, 9).await, Ok(vec![]));
    assert_eq!(store.claim("t", 0, "one", 120, 50).await, Ok(true), "more time");
    assert_eq!(store.claim("t", 0, "other", 150, 50).await, Ok(false));
    assert_eq!(store.claim("t", 0, "other", 170, 50).await, Ok(true), "it ran out");
    assert_eq!(store.claim("t", 0, "one", 171, 50).await, Ok(false));
    assert_eq!(store.claim("nowhere", 0, "one", 171, 50).await, Ok(false));
}

async fn a_step_ends_the_claim(database: TestDatabase) {
    let store = database.open().await;
    store.create_table(due("t", 10)).await.expect("created");
    assert_eq!(store.claim("t", 0, "one", 100, 50).await, Ok(true));
    let next = NewStep { head: Head { due_at: Some(20), ..head() }, ..step("t", 1, "") };
    store.append(next).await.expect("appended");
    assert_eq!(store.claim("t", 0, "other", 101, 50).await, Ok(false), "that version is over");
    assert_eq!(store.claim_due("other", 101, 50, 9).await, Ok(vec![("t".into(), 1)]));
}

async fn due_work_is_done_once_among_several_servers(database: TestDatabase) {
    let servers = [database.open().await, database.open().await, database.open().await];
    let created = (0..120).map(|n| servers[0].create_table(due(&format!("t{n}"), n)));
    assert!(join_all(created).await.iter().all(Result::is_ok));
    assert_eq!(servers[1].next_due().await, Ok(Some(0)));
    // One after another claims what is due by 99: what fell due first goes first.
    let take = async |store: &Store, node: &str| {
        let mut taken = Vec::new();
        loop {
            let work = store.claim_due(node, 99, 1_000, 7).await.expect("claimed");
            if work.is_empty() {
                break taken;
            }
            assert!(work.len() <= 7);
            taken.extend(work);
            tokio::task::yield_now().await;
        }
    };
    let all = tokio::join!(take(&servers[0], "one"), take(&servers[1], "two"), take(&servers[2], "three"));
    let all = [all.0, all.1, all.2].concat();
    let distinct: BTreeSet<_> = all.iter().cloned().collect();
    assert_eq!((all.len(), distinct.len()), (100, 100));
    // The leases run out together: all the work can be claimed again, by any server that comes.
    let again = servers[0].claim_due("four", 2_000, 1_000, 500).await.expect("claimed");
    assert_eq!(again.len(), 120);
}

async fn a_node_gives_back_what_it_holds(database: TestDatabase) {
    let store = database.open().await;
    assert_eq!(store.next_due().await, Ok(None));
    store.create_table(due("t", 10)).await.expect("created");
    assert_eq!(store.claim("t", 0, "one", 100, 50).await, Ok(true));
    store.release("other").await.expect("released");
    assert_eq!(store.claim("t", 0, "other", 101, 50).await, Ok(false));
    store.release("one").await.expect("released");
    assert_eq!(store.claim("t", 0, "other", 101, 50).await, Ok(true));
}

async fn only_the_claimant_can_finish_its_work(database: TestDatabase) {
    let store = database.open().await;
    store.create_table(due("t", 10)).await.expect("created");
    let by = |node: &str, version: u32| NewStep { worker: Some(node.into()), ..step("t", version, "") };
    assert_eq!(store.claim("t", 0, "slow", 100, 50).await, Ok(true));
    assert_eq!(store.claim("t", 0, "other", 150, 50).await, Ok(true), "it ran out");
    assert_eq!(store.append(by("slow", 1)).await, Err(StoreError::Conflict), "another one is at it");
    assert_eq!(store.append(by("other", 1)).await, Ok(()));
    // Nobody has claimed what comes next, and people need no claim.
    assert_eq!(store.append(by("slow", 2)).await, Ok(()));
    assert_eq!(store.claim("t", 2, "slow", 300, 50).await, Ok(true));
    assert_eq!(store.append(step("t", 3, "")).await, Ok(()));
}
