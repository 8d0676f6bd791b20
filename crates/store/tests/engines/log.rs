use crate::database::{TestDatabase, changed, head, length, step, table};
use futures_util::future::join_all;
use store::{Head, Member, NewStep, StepRow, StoreError, TableRow};

on_both! {
    appended_steps_can_be_read
    a_version_is_taken_once
    a_table_is_opened_once
    a_text_that_no_database_holds_is_refused_alone
    two_servers_race_and_one_wins_each_version
    steps_of_many_tables_share_commits
    several_steps_of_one_table_may_wait_together
    a_caller_who_goes_away_loses_nothing
    everything_is_there_after_closing_and_reopening
    all_is_there_after_the_last_handle_is_gone
    several_may_open_a_new_database_at_once
}

async fn appended_steps_can_be_read(database: TestDatabase) {
    let store = database.open().await;
    store.create_table(table("t")).await.expect("created");
    let members = vec![
        Member { player: "anna".into(), seat: Some(0) },
        Member { player: "anna".into(), seat: Some(2) },
        Member { player: "bert".into(), seat: None },
    ];
    let said = "Così 'e' \"finito\" \\ \u{1F3B2}\n\u{1}";
    let full = NewStep {
        row: StepRow {
            at_ms: 5_000_000_000_000,
            body: r#"{"a":[1,2.5,null],"b":"\u0000 \" é"}"#.into(),
            personal: Some(said.into()),
            ..step("t", 1, "").row
        },
        worker: None,
        head: Head {
            stage: "playing".into(),
            listed: false,
            due_at: Some(9),
            summary: r#"{"seats":3}"#.into(),
            members: Some(members.clone()),
        },
        ..step("t", 1, "")
    };
    store.append(full.clone()).await.expect("appended");
    let nobody = changed(step("t", 2, "x"), |row| (row.player, row.seat) = (None, None));
    store.append(NewStep { head: full.head.clone(), ..nobody }).await.expect("appended");

    let steps = store.steps("t", 1).await.expect("steps");
    assert_eq!(steps[0], full.row);
    assert_eq!((steps[1].player.as_deref(), steps[1].seat, steps.len()), (None, None, 2));
    let now = TableRow {
        id: "t".into(),
        game: "ostia".into(),
        rules: 1,
        created_ms: 1_000,
        changed_ms: 1_002,
        made_by: "anna".into(),
        version: 2,
        stage: "playing".into(),
        listed: false,
        due_at: Some(9),
        summary: r#"{"seats":3}"#.into(),
    };
    assert_eq!(store.table("t").await.expect("read"), Some(now));
    let mut sorted = store.members("t").await.expect("members");
    sorted.rotate_left(1);
    assert_eq!(sorted, members);
    assert_eq!(store.table("u").await.expect("read"), None);
    assert_eq!(store.steps("u", 0).await.expect("read"), []);
}

async fn a_version_is_taken_once(database: TestDatabase) {
    let store = database.open().await;
    store.create_table(table("t")).await.expect("created");
    store.append(step("t", 1, "first")).await.expect("appended");
    assert_eq!(store.append(step("t", 1, "second")).await, Err(StoreError::Conflict));
    assert_eq!(store.append(step("t", 3, "gap")).await, Err(StoreError::Conflict));
    assert_eq!(store.append(step("u", 0, "nowhere")).await, Err(StoreError::NotFound));
    assert_eq!(store.steps("t", 0).await.expect("steps")[1].body, r#"{"said":"first"}"#);
    assert_eq!(length(&store, "t").await, 2);
}

async fn a_table_is_opened_once(database: TestDatabase) {
    let store = database.open().await;
    let results = join_all((0..5).map(|_| store.create_table(table("t")))).await;
    assert_eq!(results.iter().filter(|result| result.is_ok()).count(), 1);
    assert!(results.iter().all(|result| matches!(result, Ok(()) | Err(StoreError::Conflict))));
    store.append(step("t", 1, "on")).await.expect("appended");
    assert_eq!(store.create_table(table("t")).await, Err(StoreError::Conflict));
    assert_eq!(length(&store, "t").await, 2);
    let other = store::NewTable { first: step("u", 1, "late"), ..table("u") };
    assert!(matches!(store.create_table(other).await, Err(StoreError::Invalid(_))));
}

async fn a_text_that_no_database_holds_is_refused_alone(database: TestDatabase) {
    let store = database.open().await;
    store.create_table(table("t")).await.expect("created");
    let bad = changed(step("t", 1, "bad"), |row| row.personal = Some("a\0b".into()));
    let (bad, good) = tokio::join!(store.append(bad), store.append(step("t", 1, "good")));
    assert!(matches!(bad, Err(StoreError::Invalid(_))));
    assert_eq!(good, Ok(()));
    assert!(matches!(store.table("\0").await, Err(StoreError::Invalid(_))));
}

async fn two_servers_race_and_one_wins_each_version(database: TestDatabase) {
    let servers = [database.open().await, database.open().await];
    servers[0].create_table(table("t")).await.expect("created");
    let play = |name: usize| {
        let store = servers[name].clone();
        tokio::spawn(async move {
            let mut won = 0;
            for _ in 0..60 {
                let version = store.table("t").await.expect("read").expect("there").version + 1;
                match store.append(step("t", version, &format!("server {name}"))).await {
                    Ok(()) => won += 1,
                    Err(error) => assert_eq!(error, StoreError::Conflict),
                }
            }
            won
        })
    };
    let (one, other) = tokio::join!(play(0), play(1));
    let (one, other) = (one.expect("played"), other.expect("played"));
    assert_eq!(length(&servers[0], "t").await, 1 + one + other);
    let steps = servers[1].steps("t", 1).await.expect("steps");
    let by_one = steps.iter().filter(|step| step.body.contains("server 0")).count();
    assert_eq!(by_one, usize::try_from(one).expect("small"));
    assert!(one + other >= 60, "somebody wins each version: {one} + {other}");
}

async fn steps_of_many_tables_share_commits(database: TestDatabase) {
    let store = database.open().await;
    let names: Vec<String> = (0..200).map(|n| format!("table {n}")).collect();
    for result in join_all(names.iter().map(|name| store.create_table(table(name)))).await {
        result.expect("created");
    }
    for version in 1..=5 {
        // A refused step in a group does not hurt the others.
        let loser = store.append(step("table 7", version + 2, "too early"));
        let all = join_all(names.iter().map(|name| store.append(step(name, version, "on"))));
        let (loser, all) = tokio::join!(loser, all);
        assert_eq!(loser, Err(StoreError::Conflict));
        assert!(all.iter().all(Result::is_ok));
    }
    let counts = store.counts();
    println!("{} steps in {} commits", counts.steps, counts.commits);
    assert_eq!(counts.steps, 1200);
    assert!(counts.commits < 600, "{counts:?}");
    for name in &names {
        assert_eq!(length(&store, name).await, 6);
    }
}

async fn several_steps_of_one_table_may_wait_together(database: TestDatabase) {
    let store = database.open().await;
    store.create_table(table("t")).await.expect("created");
    let seated = |player: &str| Some(vec![Member { player: player.into(), seat: Some(0) }]);
    let first = NewStep { head: Head { members: seated("anna"), ..head() }, ..step("t", 1, "a") };
    let second = NewStep { head: Head { members: seated("bert"), ..head() }, ..step("t", 2, "b") };
    let third = NewStep { head: Head { stage: "over".into(), ..head() }, ..step("t", 3, "c") };
    let all = tokio::join!(store.append(first), store.append(second), store.append(third));
    assert_eq!(all, (Ok(()), Ok(()), Ok(())));
    let row = store.table("t").await.expect("read").expect("there");
    assert_eq!((row.version, row.stage.as_str()), (3, "over"));
    assert_eq!(store.members("t").await.expect("members")[0].player, "bert");
}

async fn a_caller_who_goes_away_loses_nothing(database: TestDatabase) {
    let store = database.open().await;
    store.create_table(table("t")).await.expect("created");
    for version in 1..=50 {
        // Asked for, and dropped before the answer can arrive.
        tokio::select! {
            biased;
            _ = store.append(step("t", version, "gone")) => panic!("a sync takes longer than this"),
            () = std::future::ready(()) => {}
        }
    }
    store.append(step("t", 51, "still here")).await.expect("all before it are there");
    assert_eq!(length(&store, "t").await, 52);
}

async fn everything_is_there_after_closing_and_reopening(database: TestDatabase) {
    let store = database.open().await;
    store.create_table(table("t")).await.expect("created");
    store.append(step("t", 1, "on")).await.expect("appended");
    let before = (store.table("t").await, store.steps("t", 0).await);
    store.close().await;
    assert!(matches!(store.append(step("t", 2, "late")).await, Err(StoreError::Lost(_))));
    assert!(matches!(store.table("t").await, Err(StoreError::Lost(_))));
    let store = database.open().await;
    assert_eq!((store.table("t").await, store.steps("t", 0).await), before);
    store.append(step("t", 2, "on")).await.expect("appended");
    store.healthy().await.expect("healthy");
}

async fn all_is_there_after_the_last_handle_is_gone(database: TestDatabase) {
    let store = database.open().await;
    store.create_table(table("t")).await.expect("created");
    let other = store.clone();
    drop(store);
    other.append(step("t", 1, "on")).await.expect("appended");
    drop(other);
    assert_eq!(length(&database.open().await, "t").await, 2);
}

async fn several_may_open_a_new_database_at_once(database: TestDatabase) {
    let (one, two, three) = tokio::join!(database.open(), database.open(), database.open());
    one.create_table(table("t")).await.expect("created");
    two.append(step("t", 1, "on")).await.expect("appended");
    assert_eq!(length(&three, "t").await, 2);
}
