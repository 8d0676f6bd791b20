//! How many steps can be made durable in a second. Printed, not judged: run it by name with `--ignored --nocapture`.

use crate::database::{TestDatabase, changed, step, table};
use std::time::{Duration, Instant};

const TABLES: usize = 500;
const STEPS: u32 = 60;

#[ignore = "by hand: a measurement"]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn by_hand_steps_per_second_on_sqlite() {
    measure(TestDatabase::sqlite()).await;
}

#[ignore = "by hand: a measurement"]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn by_hand_steps_per_second_on_postgres() {
    measure(TestDatabase::postgres().await).await;
}

/// Each table waits for its step before it sends the next, as a table does.
async fn measure(database: TestDatabase) {
    let store = database.open().await;
    let begin = Instant::now();
    let tables = (0..TABLES).map(|n| {
        let store = store.clone();
        tokio::spawn(async move {
            let name = format!("{:016x}", (n as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15));
            store.create_table(table(&name)).await.expect("created");
            let mut waits = Vec::new();
            for version in 1..=STEPS {
                let begin = Instant::now();
                let step = changed(step(&name, version, ""), |row| row.body = "x".repeat(400));
                store.append(step).await.expect("appended");
                waits.push(begin.elapsed());
            }
            waits
        })
    });
    let tables: Vec<_> = tables.collect();
    let mut waits: Vec<Duration> = Vec::new();
    for table in tables {
        waits.extend(table.await.expect("played"));
    }
    let spent = begin.elapsed();
    waits.sort_unstable();
    let at = |part: f64| waits[((waits.len() - 1) as f64 * part) as usize];
    let counts = store.counts();
    println!(
        "{}: {:.0} steps/s over {TABLES} tables, {} steps in {} commits, p50 {:?} p99 {:?} max {:?}",
        if database.is_sqlite() { "SQLite" } else { "PostgreSQL" },
        counts.steps as f64 / spent.as_secs_f64(),
        counts.steps,
        counts.commits,
        at(0.5),
        at(0.99),
        at(1.0)
    );
}
