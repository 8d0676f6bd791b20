//! The power fails in the middle of a write: every acknowledged step was synced, and is there when the database is opened again.
//!
//! SQLite appends each commit to its write-ahead log. Here that log ends at every place in the last commit, once cut off and
//! once with zeros where the disk had not yet written.

use crate::database::{TestDatabase, length, step, table};
use sqlx::{AssertSqlSafe, Connection, Row};
use std::path::Path;
use store::Store;

/// The database and its log.
struct Files {
    database: Vec<u8>,
    log: Vec<u8>,
}

impl Files {
    fn of(database: &TestDatabase) -> Files {
        let file = database.folder.join("data here/log.db");
        let read = |path: &Path| std::fs::read(path).expect("it is there");
        Files { database: read(&file), log: read(&file.with_extension("db-wal")) }
    }

    /// The disk as found afterwards: only some bytes of the log were written.
    fn lay_out(&self, folder: &Path, written: usize, zeros: bool) {
        let mut log = self.log[..written].to_vec();
        if zeros {
            log.resize(self.log.len(), 0);
        }
        std::fs::write(folder.join("log.db"), &self.database).expect("written");
        std::fs::write(folder.join("log.db-wal"), log).expect("written");
        // The index of the log is rebuilt.
        std::fs::remove_file(folder.join("log.db-shm")).ok();
    }
}

/// Three steps are acknowledged, and the power fails while the fourth is written.
async fn files() -> (TestDatabase, Files, usize) {
    let database = TestDatabase::sqlite();
    let store = database.open().await;
    store.create_table(table("t")).await.expect("created");
    for version in 1..=3 {
        store.append(step("t", version, "acknowledged")).await.expect("appended");
    }
    let before = Files::of(&database);
    store.append(step("t", 4, "on its way")).await.expect("appended");
    let after = Files::of(&database);
    store.close().await;
    assert_eq!(before.database, after.database, "all of it is in the log");
    let whole = before.log.len();
    assert_eq!(before.log, after.log[..whole], "the log only grows");
    assert!(after.log.len() > whole + 1_000);
    (database, after, whole)
}

async fn steps_in(folder: &Path) -> i64 {
    sqlx::any::install_default_drivers();
    let url = format!("sqlite:{}", folder.join("log.db").display());
    let mut connection = sqlx::AnyConnection::connect(&url).await.expect("it opens");
    let sql = "SELECT count(*), max(tables.version) FROM steps JOIN tables ON tables.id = table_id";
    let row = sqlx::query(AssertSqlSafe(sql.to_owned())).fetch_one(&mut connection).await.expect("it can be read");
    let (steps, version): (i64, i64) = (row.get(0), row.get(1));
    assert_eq!(steps, version + 1, "log and head fit together");
    connection.close().await.expect("closed");
    steps
}

/// Tries all these places in the last write.
async fn fail_at(places: impl Fn(usize) -> bool) {
    let (database, files, whole) = files().await;
    let folder = database.folder.join("found");
    std::fs::create_dir(&folder).expect("a folder");
    let mut tried = 0;
    for written in (whole..=files.log.len()).filter(|written| places(written - whole)) {
        for zeros in [false, true] {
            files.lay_out(&folder, written, zeros);
            let steps = steps_in(&folder).await;
            // The last bytes of a page may be zeros anyway.
            let complete = written == files.log.len() || zeros && files.log[written..].iter().all(|byte| *byte == 0);
            assert_eq!(steps, if complete { 5 } else { 4 }, "{written} bytes, zeros {zeros}");
        }
        tried += 1;
    }
    println!("{tried} places in a write of {} bytes", files.log.len() - whole);
    // The store itself opens it as well, and continues where the log ends.
    files.lay_out(&folder, files.log.len() - 1, false);
    let store = Store::open(&format!("sqlite:{}", folder.join("log.db").display())).await.expect("opens");
    assert_eq!(length(&store, "t").await, 4);
    store.append(step("t", 4, "once more")).await.expect("appended");
    store.close().await;
}

/// A frame of the log is a head of 24 bytes and a page of 4096.
const FRAME: usize = 4_120;

#[tokio::test]
async fn a_step_that_was_acknowledged_survives_a_power_failure_in_the_next() {
    fail_at(|written| written % FRAME <= 25 || written % FRAME == FRAME - 1 || written.is_multiple_of(401)).await;
}

#[tokio::test]
#[ignore = "long: every byte"]
async fn a_power_failure_at_every_byte_of_a_step() {
    fail_at(|_| true).await;
}
