use crate::database::{TestDatabase, changed, length, step, table};
use futures_util::future::join_all;
use std::sync::atomic::{AtomicBool, Ordering};
use store::{Account, Edition, Member, OrdersRow, Player, PushDevice, ResultRow, Store, StoreError};

on_both! {
    a_backup_taken_while_others_write_is_whole
    a_backup_holds_everything
    a_backup_overwrites_nothing
}

async fn opened(file: &std::path::Path) -> Store {
    Store::open(&format!("sqlite:{}", file.display())).await.expect("a backup opens")
}

async fn a_backup_taken_while_others_write_is_whole(database: TestDatabase) {
    let store = database.open().await;
    let names: Vec<String> = (0..10).map(|n| format!("t{n}")).collect();
    assert!(join_all(names.iter().map(|name| store.create_table(table(name)))).await.iter().all(Result::is_ok));
    let stop = AtomicBool::new(false);
    let write = async |name: &String| {
        let mut version = 0;
        while !stop.load(Ordering::Relaxed) {
            version += 1;
            store.append(step(name, version, "meanwhile")).await.expect("appended");
        }
        version
    };
    let file = database.folder.join("backup.db");
    let copy = async {
        // As another process would.
        let url = if database.is_sqlite() { format!("{}?mode=ro", database.url) } else { database.url.clone() };
        let other = Store::open(&url).await.expect("opens");
        while store.counts().steps < 50 {
            tokio::task::yield_now().await;
        }
        let result = other.backup(&file).await;
        stop.store(true, Ordering::Relaxed);
        result.expect("copied");
    };
    let (versions, ()) = tokio::join!(join_all(names.iter().map(write)), copy);
    let backup = opened(&file).await;
    for (name, last) in names.iter().zip(versions) {
        let copied = length(&backup, name).await;
        assert_eq!(length(&store, name).await, last + 1);
        assert_eq!(backup.table(name).await.expect("read").expect("there").version, copied - 1);
        assert_eq!(
            backup.steps(name, 0).await,
            Ok(store.steps(name, 0).await.expect("steps")[..copied as usize].to_vec())
        );
        backup.append(step(name, copied, "goes on from here")).await.expect("appended");
    }
}

async fn a_backup_holds_everything(database: TestDatabase) {
    let store = database.open().await;
    let anna =
        Player { id: "anna".into(), name: "Anna".into(), webhook: Some("https://a.example".into()), created_ms: 7 };
    let account = Account { login: "a".into(), player: "anna".into(), password: "p".into() };
    let edition = Edition { hash: "h".into(), game: "ostia".into(), text: "t".into() };
    store.put_player(&anna).await.expect("kept");
    store.open_session("s", "anna", 9).await.expect("opened");
    store.create_account(&account).await.expect("made");
    store.put_edition(&edition).await.expect("kept");
    let [endpoint, player, key, auth] = ["e", "anna", "k", "a"].map(String::from);
    let device = PushDevice { endpoint, player, key, auth, created_ms: 3 };
    store.put_push_device(&device, 1).await.expect("kept");
    store.secret("push", "made once").await.expect("made");
    let mut new = table("t");
    new.first.head.members = Some(vec![Member { player: "anna".into(), seat: Some(3) }]);
    new.first.head.due_at = Some(77);
    store.create_table(new).await.expect("created");
    store
        .append(changed(step("t", 1, "x"), |row| {
            (row.personal, row.player, row.seat) = (Some("said".into()), None, None);
        }))
        .await
        .expect("on");
    let orders = OrdersRow { seat: 4, player: "anna".into(), body: "{}".into(), here_until: 5 };
    store.put_orders("t", &orders, 1, None).await.expect("kept");
    let (table, game, against) = ("t".into(), "ostia".into(), Some("people".into()));
    store.put_result("anna", &ResultRow { table, game, players: 3, against, winners: 2 }).await.expect("kept");
    store.put_review("t", 2, "{}").await.expect("kept");
    let file = database.folder.join("backup.db");
    store.backup(&file).await.expect("copied");
    let beside: Vec<_> =
        std::fs::read_dir(&database.folder).expect("read").filter_map(Result::ok).map(|e| e.file_name()).collect();
    assert!(beside.iter().all(|name| name == "backup.db" || name == "data here"), "{beside:?}");

    let backup = opened(&file).await;
    assert_eq!(backup.steps("t", 0).await, store.steps("t", 0).await);
    assert_eq!(backup.table("t").await, store.table("t").await);
    assert_eq!(backup.members("t").await, store.members("t").await);
    assert_eq!(backup.orders("t").await, Ok(vec![orders]));
    assert_eq!(backup.results("anna").await, store.results("anna").await);
    assert_eq!(backup.results("anna").await.map(|counts| counts.len()), Ok(1));
    assert_eq!(backup.review("t", 2).await.map(|body| body.is_some()), Ok(true));
    assert_eq!(backup.session("s", 8).await, Ok(Some(anna)));
    assert_eq!(backup.account("a").await, Ok(Some(account)));
    assert_eq!(backup.edition("h").await, Ok(Some(edition)));
    assert_eq!(backup.push_devices("anna").await, Ok(vec![device]));
    assert_eq!(backup.secret("push", "another").await.as_deref(), Ok("made once"));
}

async fn a_backup_overwrites_nothing(database: TestDatabase) {
    let store = database.open().await;
    let file = database.folder.join("precious");
    std::fs::write(&file, "precious").expect("written");
    assert_eq!(store.backup(&file).await, Err(StoreError::Conflict));
    assert_eq!(std::fs::read_to_string(&file).expect("read"), "precious");
    let nowhere = database.folder.join("no such folder/backup.db");
    if database.is_sqlite() {
        assert!(store.backup(&nowhere).await.is_err());
        assert!(!nowhere.exists());
    }
}
