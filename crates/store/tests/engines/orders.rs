use crate::database::{TestDatabase, head, step, table};
use std::time::Duration;
use store::{Change, Head, NewStep, NewTable, OrdersRow, StoreError};

on_both! {
    orders_are_kept_changed_and_thrown_away
    orders_change_nothing_that_a_list_shows
    a_server_that_begins_looks_at_all_orders
    a_forgotten_player_leaves_no_orders
    other_servers_hear_of_orders_and_of_who_is_here
}

fn orders(seat: u8, player: &str, body: &str) -> OrdersRow {
    OrdersRow { seat, player: player.into(), body: body.into(), here_until: 0 }
}

async fn orders_are_kept_changed_and_thrown_away(database: TestDatabase) {
    let store = database.open().await;
    store.create_table(table("t")).await.expect("created");
    assert_eq!(store.orders("t").await, Ok(vec![]));
    let [anna, bruno] = [orders(2, "anna", "{1}"), orders(1, "bruno", "{2}")];
    store.put_orders("t", &anna, 0, None).await.expect("kept");
    store.put_orders("t", &bruno, 0, None).await.expect("kept");
    assert_eq!(database.open().await.orders("t").await, Ok(vec![bruno.clone(), anna]));
    let anna = orders(2, "anna", "{3}");
    store.put_orders("t", &anna, 0, None).await.expect("changed");
    assert_eq!(store.orders("t").await, Ok(vec![bruno.clone(), anna]));
    store.drop_orders("t", 2, 0, None).await.expect("thrown away");
    store.drop_orders("t", 3, 0, None).await.expect("there was nothing");
    assert_eq!(store.orders("t").await, Ok(vec![bruno.clone()]));
    store.end_orders("t").await.expect("thrown away");
    assert_eq!(store.orders("t").await, Ok(vec![]));
    assert_eq!(store.put_orders("nowhere", &bruno, 0, None).await, Err(StoreError::NotFound));
}

async fn orders_change_nothing_that_a_list_shows(database: TestDatabase) {
    let store = database.open().await;
    store.create_table(table("t")).await.expect("created");
    store.append(NewStep { head: Head { due_at: Some(90), ..head() }, ..step("t", 1, "") }).await.expect("appended");
    let row = async || store.table("t").await.expect("read").expect("there");
    let before = row().await;
    store.put_orders("t", &orders(1, "anna", "{}"), 1, Some(20)).await.expect("kept");
    let after = row().await;
    assert_eq!(after.due_at, Some(20), "the table is woken for them");
    assert_eq!(store::TableRow { due_at: before.due_at, ..after }, before, "and nothing else is to be seen");
    assert_eq!(store.steps("t", 0).await.expect("steps").len(), 2, "they are no step");
    store.set_due("t", 1, None).await.expect("noted");
    assert_eq!(row().await.due_at, None);
    // Work computed for an older version does not count.
    store.drop_orders("t", 1, 0, Some(7)).await.expect("thrown away");
    assert_eq!(row().await.due_at, None);
}

async fn a_server_that_begins_looks_at_all_orders(database: TestDatabase) {
    let store = database.open().await;
    for id in ["playing", "later", "without", "over"] {
        let stage = if id == "over" { "over" } else { "playing" };
        let due_at = (id == "later").then_some(900);
        let first = NewStep { head: Head { stage: stage.into(), due_at, ..head() }, ..step(id, 0, "") };
        store.create_table(NewTable { first, ..table(id) }).await.expect("created");
        if id != "without" {
            store.put_orders(id, &orders(1, "anna", "{}"), 0, due_at).await.expect("kept");
        }
    }
    store.look_at_orders(50).await.expect("looked");
    let mut due = store.claim_due("node", 60, 9, 9).await.expect("claimed");
    due.sort();
    assert_eq!(due, [("later".into(), 0), ("playing".into(), 0)]);
}

async fn a_forgotten_player_leaves_no_orders(database: TestDatabase) {
    let store = database.open().await;
    store.create_table(table("t")).await.expect("created");
    store.put_orders("t", &orders(1, "anna", "{}"), 0, None).await.expect("kept");
    store.put_orders("t", &orders(2, "bruno", "{}"), 0, None).await.expect("kept");
    store.forget_player("anna").await.expect("forgotten");
    assert_eq!(store.orders("t").await, Ok(vec![orders(2, "bruno", "{}")]));
}

async fn other_servers_hear_of_orders_and_of_who_is_here(database: TestDatabase) {
    let [here, there] = [database.open().await, database.open().await];
    here.create_table(table("t")).await.expect("created");
    let mut news = there.changes();
    here.put_orders("t", &orders(1, "anna", "{}"), 0, None).await.expect("kept");
    if !database.is_sqlite() {
        let heard = tokio::time::timeout(Duration::from_secs(20), async {
            while news.next().await != Some(Change::Orders("t".into())) {}
        });
        heard.await.expect("told in time");
    }
    here.here_until("t", "anna", 5_000).await.expect("noted");
    here.here_until("t", "bruno", 9_000).await.expect("nobody is meant");
    assert_eq!(there.orders("t").await, Ok(vec![OrdersRow { here_until: 5_000, ..orders(1, "anna", "{}") }]));
}
