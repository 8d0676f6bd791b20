use crate::database::{TestDatabase, changed, step, table};
use store::{Account, Edition, Player, PushDevice, Store, StoreError};

on_both! {
    sessions_lead_to_players_until_they_run_out
    a_login_is_taken_once
    a_player_can_be_forgotten_and_matches_stay_whole
    editions_are_kept
    the_newest_browsers_are_kept_for_their_present_owner
    a_secret_is_made_once
}

fn anna() -> Player {
    Player { id: "anna".into(), name: "Anna é".into(), webhook: None, created_ms: 1 }
}

fn account(login: &str, player: &str) -> Account {
    Account { login: login.into(), player: player.into(), password: "$argon2id$v=19$x".into() }
}

async fn sessions_lead_to_players_until_they_run_out(database: TestDatabase) {
    let store = database.open().await;
    store.put_player(&anna()).await.expect("kept");
    store.open_session("hash", "anna", 100).await.expect("opened");
    assert_eq!(store.open_session("other", "nobody", 100).await, Err(StoreError::NotFound));
    assert_eq!(store.session("hash", 99).await, Ok(Some(anna())));
    assert_eq!(store.session("hash", 100).await, Ok(None));
    assert_eq!(store.session("unknown", 0).await, Ok(None));
    store.open_session("hash", "anna", 200).await.expect("a longer life");
    assert_eq!(store.sweep_sessions(150).await, Ok(0));
    let renamed = Player { name: "Annie".into(), webhook: Some("https://example.org/".into()), ..anna() };
    store.put_player(&renamed).await.expect("renamed");
    assert_eq!(store.session("hash", 150).await, Ok(Some(renamed.clone())));
    assert_eq!(store.players(&["nobody".into(), "an\"n".into(), "anna".into()]).await, Ok(vec![renamed]));
    store.open_session("second", "anna", 150).await.expect("opened");
    assert_eq!(store.sweep_sessions(150).await, Ok(1));
    store.close_session("hash").await.expect("closed");
    assert_eq!(store.session("hash", 0).await, Ok(None));
}

async fn a_login_is_taken_once(database: TestDatabase) {
    let store = database.open().await;
    store.put_player(&anna()).await.expect("kept");
    store.put_player(&Player { id: "bert".into(), ..anna() }).await.expect("kept");
    store.create_account(&account("login", "anna")).await.expect("made");
    assert_eq!(store.create_account(&account("login", "bert")).await, Err(StoreError::Conflict));
    assert_eq!(store.create_account(&account("another", "anna")).await, Err(StoreError::Conflict));
    assert_eq!(store.create_account(&account("another", "nobody")).await, Err(StoreError::NotFound));
    assert_eq!(store.account("login").await, Ok(Some(account("login", "anna"))));
    assert_eq!(store.account_of("anna").await, Ok(Some(account("login", "anna"))));
    assert_eq!((store.account("Login").await, store.account_of("bert").await), (Ok(None), Ok(None)));
}

async fn a_player_can_be_forgotten_and_matches_stay_whole(database: TestDatabase) {
    let store = database.open().await;
    store.put_player(&anna()).await.expect("kept");
    store.open_session("hash", "anna", 100).await.expect("opened");
    store.create_account(&account("login", "anna")).await.expect("made");
    store.create_table(table("t")).await.expect("created");
    let says = |version, player: &str| {
        let says = (Some(player.into()), Some(format!("{player} was here")));
        changed(step("t", version, "chat"), |row| (row.player, row.personal) = says)
    };
    store.append(says(1, "anna")).await.expect("appended");
    store.append(says(2, "bert")).await.expect("appended");
    let said = async |store: &Store| {
        let mut said = store.personal(&[("t", 1), ("t", 2), ("t", 0), ("no table", 1)]).await.expect("read");
        said.sort();
        said.into_iter().map(|(table, version, text)| format!("{table} {version} {text}")).collect::<Vec<_>>()
    };
    assert_eq!(said(&store).await, ["t 1 anna was here", "t 2 bert was here"]);
    let before = store.steps("t", 0).await.expect("steps");
    let row = store.table("t").await;

    store.forget_player("anna").await.expect("forgotten");
    store.forget_player("nobody").await.expect("nothing to do");
    assert_eq!(store.session("hash", 0).await, Ok(None));
    assert_eq!((store.account("login").await, store.players(&["anna".into()]).await), (Ok(None), Ok(vec![])));
    assert_eq!(said(&store).await, ["t 2 bert was here"]);
    let mut expected = before;
    expected[1].personal = None;
    assert_eq!(store.steps("t", 0).await, Ok(expected));
    assert_eq!(store.table("t").await, row);
    store.append(step("t", 3, "on")).await.expect("the match goes on");
    if database.is_sqlite() {
        store.close().await;
        let file = std::fs::read(database.folder.join("data here/log.db")).expect("the file");
        let found = |text: &str| file.windows(text.len()).any(|bytes| bytes == text.as_bytes());
        assert!(found("bert was here") && !found("anna was here"), "nothing is left in the file");
    }
}

async fn editions_are_kept(database: TestDatabase) {
    let store = database.open().await;
    let edition = Edition { hash: "h".into(), game: "ostia".into(), text: "ports = 3\n".into() };
    store.put_edition(&edition).await.expect("kept");
    store.put_edition(&Edition { text: "another".into(), ..edition.clone() }).await.expect("known already");
    assert_eq!(store.edition("h").await, Ok(Some(edition)));
    assert_eq!(store.edition("i").await, Ok(None));
}

async fn the_newest_browsers_are_kept_for_their_present_owner(database: TestDatabase) {
    let store = database.open().await;
    let bert = Player { id: "bert".into(), ..anna() };
    let device = |number: i64, player: &str| PushDevice {
        endpoint: format!("https://push.example/{number}"),
        player: player.into(),
        key: format!("key {number}"),
        auth: "auth".into(),
        created_ms: number,
    };
    assert_eq!(store.put_push_device(&device(1, "anna"), 2).await, Err(StoreError::NotFound));
    store.put_player(&anna()).await.expect("kept");
    store.put_player(&bert).await.expect("kept");
    for number in 1..=3 {
        store.put_push_device(&device(number, "anna"), 2).await.expect("kept");
    }
    assert_eq!(store.push_devices("anna").await, Ok(vec![device(3, "anna"), device(2, "anna")]));
    store.put_push_device(&PushDevice { created_ms: 9, ..device(3, "bert") }, 2).await.expect("changed hands");
    assert_eq!(store.push_devices("anna").await, Ok(vec![device(2, "anna")]));
    store.remove_push_device("anna", "https://push.example/3").await.expect("not hers to remove");
    assert_eq!(store.push_devices("bert").await.map(|devices| devices.len()), Ok(1));
    store.remove_push_device("bert", "https://push.example/3").await.expect("removed");
    assert_eq!(store.push_devices("bert").await, Ok(vec![]));
    store.forget_player("anna").await.expect("forgotten");
    assert_eq!(store.push_devices("anna").await, Ok(vec![]));
}

async fn a_secret_is_made_once(database: TestDatabase) {
    let (one, two) = tokio::join!(database.open(), database.open());
    let (first, second) = tokio::join!(one.secret("push", "a"), two.secret("push", "b"));
    assert!(first == second && first.is_ok(), "{first:?} {second:?}");
    assert_eq!(one.secret("push", "c").await, first);
    assert_eq!(one.secret("other", "c").await, Ok("c".into()));
}
