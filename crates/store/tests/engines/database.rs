//! A database for one test.

use sqlx::{AssertSqlSafe, Connection, Executor, PgConnection};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use store::{Head, NewStep, NewTable, StepRow, Store};

/// Runs each of the tests on SQLite and on PostgreSQL.
macro_rules! on_both {
    ($($name:ident)+) => {
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $name() {
                super::$name(crate::database::TestDatabase::sqlite()).await;
            })+
        }
        mod postgres {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $name() {
                super::$name(crate::database::TestDatabase::postgres().await).await;
            })+
        }
    };
}

/// Where the database of a test is. The folder goes when the test is over.
pub struct TestDatabase {
    pub url: String,
    pub folder: PathBuf,
}

impl TestDatabase {
    pub fn sqlite() -> TestDatabase {
        let folder = folder();
        // The store has to create the folder in between.
        let url = format!("sqlite:{}", folder.join("data here/log.db").display());
        TestDatabase { url, folder }
    }

    pub async fn postgres() -> TestDatabase {
        let server = std::env::var("PORTOLAN_TEST_POSTGRES").unwrap_or_else(|_| {
            panic!("no PostgreSQL: run `cargo xtask test`, or `cargo xtask postgres -- cargo nextest run -p store`")
        });
        let name = unique();
        let mut connection = PgConnection::connect(&server).await.expect("the test server answers");
        connection.execute(AssertSqlSafe(format!("CREATE DATABASE {name}"))).await.expect("a new database");
        let (server, _) = server.rsplit_once('/').expect("an address ends with a database");
        TestDatabase { url: format!("{server}/{name}"), folder: folder() }
    }

    pub async fn open(&self) -> Store {
        Store::open(&self.url).await.expect("the store opens")
    }

    pub fn is_sqlite(&self) -> bool {
        self.url.starts_with("sqlite:")
    }

    /// Runs statements on a separate connection, behind the store's back.
    pub async fn execute(&self, sql: &str) {
        self.connection().await.execute(AssertSqlSafe(sql.to_owned())).await.expect(sql);
    }

    pub async fn connection(&self) -> sqlx::AnyConnection {
        sqlx::any::install_default_drivers();
        sqlx::AnyConnection::connect(&self.url.replace(' ', "%20")).await.expect("a connection")
    }

    /// Ends all connections to a PostgreSQL database but our own.
    pub async fn disconnect_all(&self) {
        let all = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
                   WHERE datname = current_database() AND pid <> pg_backend_pid()";
        self.execute(all).await;
    }
}

impl Drop for TestDatabase {
    fn drop(&mut self) {
        std::fs::remove_dir_all(&self.folder).ok();
    }
}

fn unique() -> String {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    format!("portolan_test_{}_{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed))
}

fn folder() -> PathBuf {
    let folder = std::env::temp_dir().join(unique());
    std::fs::create_dir(&folder).expect("a temporary folder");
    folder
}

pub fn head() -> Head {
    Head { stage: "open".into(), listed: true, due_at: None, summary: "{}".into(), members: None }
}

/// A step that says who wrote it.
pub fn step(table: &str, version: u32, body: &str) -> NewStep {
    NewStep {
        table: table.into(),
        row: StepRow {
            version,
            at_ms: 1_000 + i64::from(version),
            player: Some("anna".into()),
            seat: Some(1),
            kind: "move".into(),
            body: format!("{{\"said\":\"{body}\"}}"),
            personal: None,
        },
        head: head(),
        worker: None,
    }
}

/// The same, with another row.
pub fn changed(step: NewStep, change: impl FnOnce(&mut StepRow)) -> NewStep {
    let NewStep { table, mut row, head, worker } = step;
    change(&mut row);
    NewStep { table, row, head, worker }
}

pub fn table(id: &str) -> NewTable {
    NewTable { game: "ostia".into(), rules: 1, created_ms: 1_000, made_by: "anna".into(), first: step(id, 0, "opened") }
}

/// The numbers of a table's steps, which must have no gap.
pub async fn length(store: &Store, table: &str) -> u32 {
    let steps = store.steps(table, 0).await.expect("steps");
    let versions: Vec<u32> = steps.iter().map(|step| step.version).collect();
    let length = u32::try_from(versions.len()).expect("not that many");
    assert_eq!(versions, (0..length).collect::<Vec<_>>());
    length
}
