use crate::database::{TestDatabase, table};
use store::StoreError;

on_both! {
    a_review_is_kept_with_its_match_and_replaced
    the_review_stays_when_a_player_is_forgotten
}

async fn a_review_is_kept_with_its_match_and_replaced(database: TestDatabase) {
    let store = database.open().await;
    store.create_table(table("t")).await.expect("created");
    assert_eq!(store.review("t", 1).await, Ok(None));
    store.put_review("t", 1, "{1}").await.expect("kept");
    assert_eq!(database.open().await.review("t", 1).await, Ok(Some("{1}".into())));
    assert_eq!(store.review("t", 2).await, Ok(None), "one of another form cannot be read");
    store.put_review("t", 2, "{2}").await.expect("replaced");
    assert_eq!(store.review("t", 2).await, Ok(Some("{2}".into())));
    assert_eq!(store.review("t", 1).await, Ok(None));
    assert_eq!(store.put_review("nowhere", 1, "{}").await, Err(StoreError::NotFound));
    assert_eq!(store.review("nowhere", 1).await, Ok(None));
}

/// It names nobody, like the match it belongs to.
async fn the_review_stays_when_a_player_is_forgotten(database: TestDatabase) {
    let store = database.open().await;
    store.create_table(table("t")).await.expect("created");
    store.put_review("t", 1, "{}").await.expect("kept");
    store.forget_player("anna").await.expect("forgotten");
    assert_eq!(store.review("t", 1).await, Ok(Some("{}".into())));
}
