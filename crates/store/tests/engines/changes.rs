use crate::database::{TestDatabase, step, table};
use std::time::Duration;
use store::{Change, Changes, Gone, Store};
use tokio::time::timeout;

async fn next(changes: &mut Changes) -> Change {
    timeout(Duration::from_secs(10), changes.next()).await.expect("news in time").expect("the store is there")
}

fn news(version: u32) -> Change {
    Change::Step { table: "a table".into(), version }
}

#[tokio::test]
async fn one_server_hears_what_another_wrote() {
    let database = TestDatabase::postgres().await;
    let (here, there) = (database.open().await, database.open().await);
    let mut changes = here.changes();
    there.create_table(table("a table")).await.expect("created");
    there.append(step("a table", 1, "on")).await.expect("appended");
    assert_eq!((next(&mut changes).await, next(&mut changes).await), (news(0), news(1)));
    // A refused step is not announced.
    there.append(step("a table", 1, "late")).await.expect_err("taken");
    there.append(step("a table", 2, "on")).await.expect("appended");
    assert_eq!(next(&mut changes).await, news(2));
}

#[tokio::test]
async fn after_a_loss_everything_must_be_looked_at_once() {
    let database = TestDatabase::postgres().await;
    let store = database.open().await;
    let mut changes = store.changes();
    store.create_table(table("a table")).await.expect("created");
    assert_eq!(next(&mut changes).await, news(0));
    database.disconnect_all().await;
    assert_eq!(next(&mut changes).await, Change::Everything);
    store.append(step("a table", 1, "on")).await.expect("appended");
    assert_eq!(next(&mut changes).await, news(1));
}

#[tokio::test]
async fn news_end_with_the_store() {
    let database = TestDatabase::postgres().await;
    let store = database.open().await;
    let mut changes = store.changes();
    store.close().await;
    drop(store);
    assert_eq!(timeout(Duration::from_secs(10), changes.next()).await.expect("an end"), None);
}

async fn lets_go(store: &Store) {
    store.close_session("a hash").await.expect("ended");
    store.forget_player("anna").await.expect("forgotten");
}

async fn hears_who_is_gone(changes: &mut Changes) {
    assert_eq!(next(changes).await, Change::Gone(Gone::Session("a hash".into())));
    assert_eq!(next(changes).await, Change::Gone(Gone::Player("anna".into())));
}

#[tokio::test]
async fn all_servers_hear_who_is_gone() {
    let database = TestDatabase::postgres().await;
    let (here, there) = (database.open().await, database.open().await);
    let (mut own, mut others) = (here.changes(), there.changes());
    lets_go(&here).await;
    hears_who_is_gone(&mut own).await;
    hears_who_is_gone(&mut others).await;
}

#[tokio::test]
async fn on_sqlite_there_is_only_news_of_people() {
    let database = TestDatabase::sqlite();
    let store: Store = database.open().await;
    let mut changes = store.changes();
    store.create_table(table("a table")).await.expect("created");
    lets_go(&store).await;
    hears_who_is_gone(&mut changes).await;
    assert!(timeout(Duration::from_millis(50), changes.next()).await.is_err());
}
