//! One server to a file, no file created by a reader, and nothing left of deleted players.

use crate::database::{TestDatabase, changed, step, table};
use std::path::Path;
use store::{Player, Store, StoreError};

#[tokio::test]
async fn a_file_belongs_to_one_server_at_a_time() {
    let database = TestDatabase::sqlite();
    let first = Store::open_alone(&database.url).await.expect("it is free");
    let second = Store::open_alone(&database.url).await.err();
    assert!(matches!(second, Some(StoreError::Held(_))), "{second:?}");
    let beside = Store::open(&database.url).await.expect("a reader is not kept out");
    first.create_table(table("t")).await.expect("created");
    assert!(beside.table("t").await.expect("read").is_some());
    first.close().await;
    Store::open_alone(&database.url).await.expect("free again").close().await;
}

#[tokio::test]
#[cfg(unix)]
async fn a_file_has_one_server_by_whatever_name() {
    let database = TestDatabase::sqlite();
    let (file, link) = (database.folder.join("t.sqlite"), database.folder.join("another name.sqlite"));
    let url = |file: &Path| format!("sqlite:{}", file.display());
    Store::open_alone(&url(&file)).await.expect("it is made").close().await;
    std::os::unix::fs::symlink(&file, &link).expect("linked");
    let first = Store::open_alone(&url(&link)).await.expect("it is free");
    let second = Store::open_alone(&url(&file)).await.err();
    assert!(matches!(second, Some(StoreError::Held(_))), "{second:?}");
    first.close().await;
}

#[tokio::test]
async fn two_servers_share_a_postgres() {
    let database = TestDatabase::postgres().await;
    let (one, two) = (Store::open_alone(&database.url).await, Store::open_alone(&database.url).await);
    one.expect("opens");
    two.expect("opens");
}

#[tokio::test]
async fn reading_never_creates() {
    let database = TestDatabase::sqlite();
    let missing = Store::open_to_copy(&database.url).await.err();
    assert!(matches!(missing, Some(StoreError::Missing(_))), "{missing:?}");
    assert!(!database.folder.join("data here").exists(), "not even the folder");
    let nothing = database.folder.join("nothing.db");
    std::fs::write(&nothing, "").expect("written");
    let empty = Store::open_to_copy(&format!("sqlite:{}", nothing.display())).await.err();
    assert!(matches!(empty, Some(StoreError::Missing(_))), "{empty:?}");
    assert_eq!(std::fs::read(&nothing).expect("read"), b"", "nothing was made of it");
}

#[tokio::test]
async fn an_empty_postgres_is_not_made_into_ours_by_a_backup() {
    let database = TestDatabase::postgres().await;
    let empty = Store::open_to_copy(&database.url).await.err();
    assert!(matches!(empty, Some(StoreError::Missing(_))), "{empty:?}");
    let store = database.open().await;
    store.create_table(table("t")).await.expect("created");
    let copy = database.folder.join("copy.db");
    Store::open_to_copy(&database.url).await.expect("it is there").backup(&copy).await.expect("copied");
    assert!(copy.exists());
}

/// Everything in the folder of a database.
fn bytes(folder: &Path) -> Vec<u8> {
    let files = std::fs::read_dir(folder).expect("a folder").map(|file| file.expect("a file").path());
    files.flat_map(|file| std::fs::read(file).expect("read")).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_forgotten_player_is_gone_from_the_disk_at_once() {
    let database = TestDatabase::sqlite();
    let store = database.open().await;
    let (name, words) = ("Rumpelstiltskin", "nobody knows my name");
    let player = Player { id: "anna".into(), name: name.into(), webhook: None, created_ms: 1 };
    store.put_player(&player).await.expect("kept");
    store.create_table(table("t")).await.expect("created");
    let said = changed(step("t", 1, "said"), |row| row.personal = Some(words.into()));
    store.append(said).await.expect("appended");
    let folder = database.folder.join("data here");
    let lies = |text: &str| bytes(&folder).windows(text.len()).any(|window| window == text.as_bytes());
    assert!(lies(name) && lies(words));
    store.forget_player("anna").await.expect("forgotten");
    assert!(!lies(name) && !lies(words), "while the store is open");
    store.append(step("t", 2, "on")).await.expect("and it goes on");
    store.healthy().await.expect("healthy");
}

#[tokio::test]
async fn the_sessions_of_a_player_can_be_listed() {
    let database = TestDatabase::sqlite();
    let store = database.open().await;
    for id in ["anna", "bert"] {
        let player = Player { id: id.into(), name: id.into(), webhook: None, created_ms: 1 };
        store.put_player(&player).await.expect("kept");
    }
    for (hash, player, ends) in [("a", "anna", 10), ("b", "anna", 20), ("c", "bert", 30), ("d", "anna", 5)] {
        store.open_session(hash, player, ends).await.expect("opened");
    }
    assert_eq!(store.sessions_of("anna", 5).await, Ok(vec![("b".into(), 20), ("a".into(), 10)]));
    assert_eq!(store.sessions_of("nobody", 0).await, Ok(vec![]));
}
