//! A database written by an older version opens under this one, for ever.
//!
//! There is one file for each version of the schema. `UPDATE=1` writes the newest again; older ones are never written
//! again.

use crate::database::{TestDatabase, changed, head, step, table};
use std::path::{Path, PathBuf};
use store::{
    Account, Edition, Filter, Head, Member, NewStep, NewTable, OrdersRow, Page, Player, PushDevice, ResultRow, Store,
};

/// The schema of today.
const NEWEST: u32 = 5;

fn stored(version: u32) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/fixtures/v{version}.sqlite"))
}

fn steps() -> Vec<NewStep> {
    let members = Some(vec![Member { player: "anna".into(), seat: Some(0) }]);
    vec![
        NewStep { head: Head { members, ..head() }, ..step("t", 0, "opened") },
        changed(step("t", 1, "chat"), |row| row.personal = Some("buongiorno".into())),
        NewStep { head: Head { stage: "playing".into(), due_at: Some(5), ..head() }, ..step("t", 2, "started") },
    ]
}

fn player() -> Player {
    Player { id: "anna".into(), name: "Anna".into(), webhook: None, created_ms: 1 }
}

fn account() -> Account {
    Account { login: "anna".into(), player: "anna".into(), password: "$argon2id$".into() }
}

fn edition() -> Edition {
    Edition { hash: "h".into(), game: "ostia".into(), text: "text".into() }
}

fn device() -> PushDevice {
    let [endpoint, player, key, auth] = ["https://push.example/1", "anna", "key", "auth"].map(String::from);
    PushDevice { endpoint, player, key, auth, created_ms: 4 }
}

fn orders() -> OrdersRow {
    OrdersRow { seat: 1, player: "anna".into(), body: "{}".into(), here_until: 7 }
}

fn result() -> ResultRow {
    let [table, game, against] = ["t", "ostia", "expert"].map(String::from);
    ResultRow { table, game, players: 3, against: Some(against), winners: 1 }
}

async fn write() {
    let database = TestDatabase::sqlite();
    let store = database.open().await;
    let [first, rest @ ..] = &steps()[..] else { unreachable!("there are three") };
    store.create_table(NewTable { first: first.clone(), ..table("t") }).await.expect("created");
    for step in rest {
        store.append(step.clone()).await.expect("appended");
    }
    store.put_player(&player()).await.expect("kept");
    store.open_session("s", "anna", 9).await.expect("opened");
    store.create_account(&account()).await.expect("made");
    store.put_edition(&edition()).await.expect("kept");
    store.put_push_device(&device(), 1).await.expect("kept");
    store.secret("push", "made once").await.expect("kept");
    store.put_orders("t", &orders(), 2, Some(5)).await.expect("kept");
    store.put_result("anna", &result()).await.expect("kept");
    store.put_review("t", 1, "{}").await.expect("kept");
    std::fs::remove_file(stored(NEWEST)).ok();
    store.backup(&stored(NEWEST)).await.expect("copied");
}

#[tokio::test]
async fn a_database_of_every_schema_opens_and_reads_the_same() {
    if std::env::var_os("UPDATE").is_some() {
        write().await;
    }
    for version in 1..=NEWEST {
        // The folder goes with the database.
        let (_place, store) = opens_and_reads(version).await;
        let (devices, secret) = if version < 2 { (vec![], "another") } else { (vec![device()], "made once") };
        assert_eq!(store.orders("t").await, Ok(if version < 3 { vec![] } else { vec![orders()] }));
        assert_eq!(store.review("t", 1).await, Ok((version >= 5).then(|| "{}".into())));
        assert_eq!(store.push_devices("anna").await, Ok(devices));
        assert_eq!(store.results("anna").await.map(|counts| counts.len()), Ok(usize::from(version >= 4)));
        assert_eq!(store.secret("push", "another").await.as_deref(), Ok(secret));
    }
}

async fn opens_and_reads(version: u32) -> (TestDatabase, Store) {
    let database = TestDatabase::sqlite();
    let copy = database.folder.join("copy.db");
    std::fs::copy(stored(version), &copy).expect("copied");
    let store = Store::open(&format!("sqlite:{}", copy.display())).await.expect("an old database opens");
    let read = store.steps("t", 0).await.expect("steps");
    for (read, written) in read.iter().zip(steps()) {
        assert_eq!(*read, written.row);
    }
    assert_eq!(read.len(), 3);
    let row = store.table("t").await.expect("read").expect("there");
    assert_eq!((row.version, row.rules, row.due_at, row.stage.as_str()), (2, 1, Some(5), "playing"));
    assert_eq!(store.listed(&Filter::default(), &Page::first(9)).await, Ok(vec![row.clone()]));
    assert_eq!(store.tables_of("anna", &Page::first(9)).await, Ok(vec![row]));
    assert_eq!(store.session("s", 8).await, Ok(Some(player())));
    assert_eq!(store.account("anna").await, Ok(Some(account())));
    assert_eq!(store.edition("h").await, Ok(Some(edition())));
    store.append(step("t", 3, "goes on")).await.expect("appended");
    assert_eq!(store.claim_due("node", 9, 9, 9).await, Ok(vec![]), "the last step has nothing due");
    (database, store)
}
