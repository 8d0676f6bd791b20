//! Database failures, made to happen: the step is refused with a clear reason, the table stays right, and
//! the store goes on.

use crate::database::{TestDatabase, changed, length, step, table};
use futures_util::future::join_all;
use sqlx::{AssertSqlSafe, Executor};
use store::{Change, Store, StoreError};

on_both! {
    a_full_disk_refuses_and_keeps_the_table
    a_locked_database_refuses_and_goes_on
    a_read_only_database_refuses_and_can_be_read
    a_database_from_the_future_is_not_touched
    one_bad_step_does_not_hurt_the_others
}

async fn a_full_disk_refuses_and_keeps_the_table(database: TestDatabase) {
    if !database.is_sqlite() {
        database.open().await.create_table(table("other")).await.expect("the schema");
        let fail = "CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN \
                    IF NEW.version > 9 THEN RAISE EXCEPTION 'no room' USING ERRCODE = '53100'; END IF; RETURN NEW; \
                    END $$; CREATE TRIGGER no_room BEFORE INSERT ON steps FOR EACH ROW EXECUTE FUNCTION no_room()";
        database.execute(fail).await;
    }
    let limited = if database.is_sqlite() { format!("{}?max_mib=1", database.url) } else { database.url.clone() };
    let store = Store::open(&limited).await.expect("opens");
    store.create_table(table("t")).await.expect("created");
    let long = "x".repeat(100_000);
    let mut version = 1;
    let refused = loop {
        match store.append(step("t", version, &long)).await {
            Ok(()) => version += 1,
            Err(error) => break error,
        }
        assert!(version < 20, "1 MiB must be full by now");
    };
    assert_eq!((&refused, refused.key()), (&StoreError::Full, "store-full"));
    assert_eq!(store.append(step("t", version, &long)).await, Err(StoreError::Full));
    assert_eq!(length(&store, "t").await, version);
    assert_eq!(store.table("t").await.expect("read").expect("there").version, version - 1);
    store.close().await;
    if !database.is_sqlite() {
        database.execute("DROP TRIGGER no_room ON steps").await;
    }
    let store = database.open().await;
    store.append(step("t", version, "room again")).await.expect("appended");
    assert_eq!(length(&store, "t").await, version + 1);
}

async fn a_locked_database_refuses_and_goes_on(database: TestDatabase) {
    let patient = if database.is_sqlite() { format!("{}?wait_ms=100", database.url) } else { database.url.clone() };
    let store = Store::open(&patient).await.expect("opens");
    store.create_table(table("t")).await.expect("created");
    let mut other = database.connection().await;
    let lock = if database.is_sqlite() { "BEGIN EXCLUSIVE" } else { "BEGIN; LOCK TABLE tables IN EXCLUSIVE MODE" };
    other.execute(lock).await.expect("locked");
    assert_eq!(store.append(step("t", 1, "now")).await, Err(StoreError::Locked));
    assert_eq!(length(&store, "t").await, 1, "reading still works");
    other.execute("ROLLBACK").await.expect("unlocked");
    store.append(step("t", 1, "then")).await.expect("appended");
    assert_eq!(length(&store, "t").await, 2);
}

async fn a_read_only_database_refuses_and_can_be_read(database: TestDatabase) {
    let store = database.open().await;
    store.create_table(table("t")).await.expect("created");
    let reader = if database.is_sqlite() {
        Store::open(&format!("{}?mode=ro", database.url)).await.expect("opens")
    } else {
        let name = database.url.rsplit('/').next().expect("a name");
        database.execute(&format!("ALTER DATABASE {name} SET default_transaction_read_only = on")).await;
        database.disconnect_all().await;
        store.clone()
    };
    assert_eq!(reader.append(step("t", 1, "now")).await, Err(StoreError::ReadOnly));
    assert_eq!(reader.healthy().await, Err(StoreError::ReadOnly));
    assert_eq!(length(&reader, "t").await, 1);
    if database.is_sqlite() {
        store.append(step("t", 1, "the other may")).await.expect("appended");
    } else {
        let name = database.url.rsplit('/').next().expect("a name");
        let mut connection = database.connection().await;
        connection.execute("SET default_transaction_read_only = off").await.expect("for this connection");
        connection.execute(AssertSqlSafe(format!("ALTER DATABASE {name} RESET ALL"))).await.expect("for all");
        database.disconnect_all().await;
        store.append(step("t", 1, "then")).await.expect("appended");
    }
    assert_eq!(length(&reader, "t").await, 2);
}

async fn a_database_from_the_future_is_not_touched(database: TestDatabase) {
    database.open().await.close().await;
    let applied = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
                   SELECT 9000, 'from the future', success, checksum, 0 FROM _sqlx_migrations WHERE version = 1";
    database.execute(applied).await;
    let refused = Store::open(&database.url).await.err();
    assert!(matches!(refused, Some(StoreError::Newer { found: 9000, .. })), "{refused:?}");
    if database.is_sqlite() {
        let refused = Store::open(&format!("{}?mode=ro", database.url)).await.err();
        assert_eq!(refused.map(|error| error.key()), Some("store-newer"));
    }
    database.execute("DELETE FROM _sqlx_migrations WHERE version = 9000").await;
    database.open().await.create_table(table("t")).await.expect("as before");
}

async fn one_bad_step_does_not_hurt_the_others(database: TestDatabase) {
    let store = database.open().await;
    let names: Vec<String> = (0..9).map(|n| format!("t{n}")).collect();
    assert!(join_all(names.iter().map(|name| store.create_table(table(name)))).await.iter().all(Result::is_ok));
    let fail = if database.is_sqlite() {
        "CREATE TRIGGER bad BEFORE INSERT ON steps WHEN NEW.kind = 'bad' BEGIN SELECT RAISE(ABORT, 'bad'); END"
    } else {
        "ALTER TABLE steps ADD CONSTRAINT bad CHECK (kind <> 'bad')"
    };
    database.execute(fail).await;
    let kind = |name: &String| if name == "t4" { "bad".into() } else { "good".into() };
    let appends = names.iter().map(|name| store.append(changed(step(name, 1, ""), |row| row.kind = kind(name))));
    for (name, result) in names.iter().zip(join_all(appends).await) {
        assert_eq!(matches!(result, Err(StoreError::Other(_))), name == "t4", "{result:?}");
        assert_eq!(length(&store, name).await, if name == "t4" { 1 } else { 2 });
    }
}

#[tokio::test]
async fn a_lost_connection_is_restored() {
    let database = TestDatabase::postgres().await;
    let store = database.open().await;
    store.create_table(table("t")).await.expect("created");
    database.disconnect_all().await;
    store.append(step("t", 1, "on a new connection")).await.expect("nothing was sent on the dead one");
    let name = database.url.rsplit('/').next().expect("a name").to_owned();
    let elsewhere = TestDatabase::postgres().await;
    elsewhere.execute(&format!("ALTER DATABASE {name} ALLOW_CONNECTIONS false")).await;
    let end = format!("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'");
    elsewhere.execute(&end).await;
    let refused = store.append(step("t", 2, "nobody there")).await;
    assert!(matches!(refused, Err(StoreError::Lost(_))), "{refused:?}");
    assert!(store.healthy().await.is_err());
    elsewhere.execute(&format!("ALTER DATABASE {name} ALLOW_CONNECTIONS true")).await;
    let mut changes = store.changes();
    let news = tokio::time::timeout(std::time::Duration::from_secs(10), changes.next()).await;
    assert_eq!(news.expect("it listens again"), Some(Change::Everything));
    store.append(step("t", 2, "there again")).await.expect("appended");
    store.healthy().await.expect("healthy");
    assert_eq!(length(&store, "t").await, 3);
}

/// Connections are cut at random moments under load: acknowledged steps are there, and refused ones may be.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn cut_connections_lose_nothing_acknowledged() {
    let database = TestDatabase::postgres().await;
    let store = database.open().await;
    let names: Vec<String> = (0..20).map(|n| format!("t{n}")).collect();
    assert!(join_all(names.iter().map(|name| store.create_table(table(name)))).await.iter().all(Result::is_ok));
    let play = async |name: &String| {
        let mut acknowledged = 0;
        for _ in 0..40 {
            let Ok(Some(row)) = store.table(name).await else { continue };
            if store.append(step(name, row.version + 1, "on")).await.is_ok() {
                acknowledged = row.version + 1;
            }
        }
        acknowledged
    };
    let cut = async {
        for pause in [3, 7, 11, 5, 13] {
            tokio::time::sleep(std::time::Duration::from_millis(pause)).await;
            database.disconnect_all().await;
        }
    };
    let (acknowledged, ()) = tokio::join!(join_all(names.iter().map(play)), cut);
    for (name, acknowledged) in names.iter().zip(acknowledged) {
        assert!(length(&store, name).await > acknowledged, "{name}");
        assert!(acknowledged > 0, "{name} got on");
    }
}

#[tokio::test]
async fn a_file_that_is_no_database_is_refused() {
    let database = TestDatabase::sqlite();
    let file = database.folder.join("letter.txt");
    std::fs::write(&file, "Dear reader, ".repeat(1000)).expect("written");
    let refused = Store::open(&format!("sqlite:{}", file.display())).await.err();
    assert!(matches!(refused, Some(StoreError::Corrupt(_))), "{refused:?}");
    let missing = Store::open(&format!("sqlite:{}?mode=ro", database.folder.join("none").display())).await.err();
    assert!(missing.is_some());
    assert!(!database.folder.join("none").exists());
}
