//! A database as an older version wrote it opens under this one, for ever.
//!
//! There is one file for each version of the schema. `UPDATE=1` writes the newest again; older ones are never written
//! again.

use crate::place::{Place, changed, head, step, table};
use std::path::{Path, PathBuf};
use store::{Account, Edition, Filter, Head, Member, NewStep, NewTable, Page, Player, Store};

fn stored() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/v1.sqlite")
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

async fn write() {
    let place = Place::sqlite();
    let store = place.open().await;
    let [first, rest @ ..] = &steps()[..] else { unreachable!("there are three") };
    store.create_table(NewTable { first: first.clone(), ..table("t") }).await.expect("created");
    for step in rest {
        store.append(step.clone()).await.expect("appended");
    }
    store.put_player(&player()).await.expect("kept");
    store.open_session("s", "anna", 9).await.expect("opened");
    store.create_account(&account()).await.expect("made");
    store.put_edition(&edition()).await.expect("kept");
    std::fs::remove_file(stored()).ok();
    std::fs::create_dir_all(stored().parent().expect("a folder")).expect("a folder");
    store.backup(&stored()).await.expect("copied");
}

#[tokio::test]
async fn a_database_of_the_first_schema_opens_and_reads_the_same() {
    if std::env::var_os("UPDATE").is_some() {
        write().await;
    }
    let place = Place::sqlite();
    let copy = place.folder.join("copy.db");
    std::fs::copy(stored(), &copy).expect("copied");
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
}
