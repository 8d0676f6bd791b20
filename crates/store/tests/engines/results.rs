use crate::database::{TestDatabase, head, step, table};
use store::{Head, Member, NewStep, NewTable, Player, ResultCount, ResultRow, StoreError};

on_both! {
    results_are_counted_by_kind_of_match
    only_finished_matches_on_a_seat_wait_to_be_counted
}

fn somebody(id: &str) -> Player {
    Player { id: id.into(), name: id.into(), webhook: None, created_ms: 1 }
}

fn result(table: &str, players: u8, against: Option<&str>, winners: u8) -> ResultRow {
    ResultRow { table: table.into(), game: "ostia".into(), players, against: against.map(Into::into), winners }
}

fn over(id: &str, created_ms: i64, seat: Option<u8>) -> NewTable {
    let members = Some(vec![Member { player: "anna".into(), seat }]);
    let head = Head { stage: "over".into(), members, ..head() };
    NewTable { created_ms, first: NewStep { head, ..step(id, 0, "") }, ..table(id) }
}

async fn results_are_counted_by_kind_of_match(database: TestDatabase) {
    let store = database.open().await;
    store.put_player(&somebody("anna")).await.expect("kept");
    store.put_player(&somebody("bert")).await.expect("kept");
    for id in ["a", "b", "c", "d", "e"] {
        store.create_table(table(id)).await.expect("created");
    }
    let rows = [
        result("a", 3, Some("expert"), 1),
        result("b", 3, Some("expert"), 1),
        result("c", 3, Some("expert"), 0),
        result("d", 4, Some("people"), 2),
        result("e", 4, None, 1),
    ];
    for row in &rows {
        store.put_result("anna", row).await.expect("kept");
    }
    store.put_result("anna", &result("a", 5, Some("people"), 0)).await.expect("known already");
    store.put_result("bert", &rows[0]).await.expect("kept");
    assert_eq!(store.put_result("nobody", &rows[0]).await, Err(StoreError::NotFound));
    assert_eq!(store.put_result("anna", &result("no table", 3, None, 0)).await, Err(StoreError::NotFound));

    let count = |players, against: &str, winners, matches| ResultCount {
        game: "ostia".into(),
        players,
        against: against.into(),
        winners,
        matches,
    };
    let mut counted = store.results("anna").await.expect("counted");
    counted.sort();
    assert_eq!(counted, [count(3, "expert", 0, 1), count(3, "expert", 1, 2), count(4, "people", 2, 1)]);

    store.forget_player("anna").await.expect("forgotten");
    assert_eq!(store.results("anna").await, Ok(vec![]));
    assert_eq!(store.results("bert").await, Ok(vec![count(3, "expert", 1, 1)]));
}

async fn only_finished_matches_on_a_seat_wait_to_be_counted(database: TestDatabase) {
    let store = database.open().await;
    store.put_player(&somebody("anna")).await.expect("kept");
    store.create_table(over("second", 2, Some(1))).await.expect("created");
    store.create_table(over("first", 1, Some(3))).await.expect("created");
    store.create_table(over("watched", 3, None)).await.expect("created");
    let running = over("running", 4, Some(1));
    let head = Head { stage: "playing".into(), ..running.first.head.clone() };
    store
        .create_table(NewTable { first: NewStep { head, ..running.first.clone() }, ..running })
        .await
        .expect("created");

    let waiting = async |most| store.without_result("anna", most).await.expect("read");
    let entry = |id: &str| (id.to_owned(), "ostia".to_owned());
    assert_eq!(waiting(9).await, [entry("first"), entry("second")]);
    assert_eq!(waiting(1).await, [entry("first")]);
    store.put_result("anna", &result("first", 3, None, 0)).await.expect("kept");
    assert_eq!(waiting(9).await, [entry("second")]);
    assert_eq!(store.without_result("bert", 9).await, Ok(vec![]));
}
