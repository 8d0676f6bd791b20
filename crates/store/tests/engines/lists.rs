use crate::database::{TestDatabase, head, step, table};
use store::{Filter, Head, Member, NewStep, NewTable, Page, TableRow};

on_both! {
    lists_are_paged_from_the_newest
    a_list_shows_the_tables_asked_for
    players_find_their_tables
}

fn made(id: &str, created_ms: i64, game: &str, head: Head) -> NewTable {
    NewTable { created_ms, game: game.into(), first: NewStep { head, ..step(id, 0, "") }, ..table(id) }
}

fn ids(rows: &[TableRow]) -> Vec<&str> {
    rows.iter().map(|row| row.id.as_str()).collect()
}

async fn lists_are_paged_from_the_newest(database: TestDatabase) {
    let store = database.open().await;
    // Two of the same moment; a collation by language would sort these names differently.
    for (id, created) in [("a", 1), ("B", 2), ("b", 2), ("c", 3), ("d", 4)] {
        store.create_table(made(id, created, "ostia", head())).await.expect("created");
    }
    let first = store.listed(&Filter::default(), &Page::first(3)).await.expect("listed");
    assert_eq!(ids(&first), ["d", "c", "b"]);
    let next = Page { after: Some(first[2].cursor()), limit: 3 };
    let rest = store.listed(&Filter::default(), &next).await.expect("listed");
    assert_eq!(ids(&rest), ["B", "a"]);
    let end = Page { after: Some(rest[1].cursor()), limit: 3 };
    assert_eq!(store.listed(&Filter::default(), &end).await.expect("listed"), []);
}

async fn a_list_shows_the_tables_asked_for(database: TestDatabase) {
    let store = database.open().await;
    store.create_table(made("a", 1, "ostia", head())).await.expect("created");
    store.create_table(made("b", 2, "oltre-mare", head())).await.expect("created");
    let hidden = Head { listed: false, ..head() };
    store.create_table(made("c", 3, "ostia", hidden)).await.expect("created");
    let over = Head { stage: "over".into(), ..head() };
    store.append(NewStep { head: over, ..step("b", 1, "") }).await.expect("appended");
    let list = async |game: Option<&str>, stage: Option<&str>| {
        let filter = Filter { game: game.map(Into::into), stage: stage.map(Into::into) };
        let rows = store.listed(&filter, &Page::first(9)).await.expect("listed");
        rows.into_iter().map(|row| row.id).collect::<Vec<_>>()
    };
    assert_eq!(list(None, None).await, ["b", "a"]);
    assert_eq!(list(Some("ostia"), None).await, ["a"]);
    assert_eq!(list(None, Some("over")).await, ["b"]);
    assert_eq!(list(Some("ostia"), Some("over")).await, [""; 0]);
}

async fn players_find_their_tables(database: TestDatabase) {
    let store = database.open().await;
    let seated = |player: &str, seat| Head { members: Some(vec![Member { player: player.into(), seat }]), ..head() };
    store.create_table(made("a", 1, "ostia", seated("bert", Some(0)))).await.expect("created");
    store.create_table(made("b", 2, "ostia", seated("bert", None))).await.expect("created");
    store.create_table(made("c", 3, "ostia", seated("carla", Some(0)))).await.expect("created");
    let of = async |player: &str| {
        let rows = store.tables_of(player, &Page::first(9)).await.expect("listed");
        rows.into_iter().map(|row| row.id).collect::<Vec<_>>()
    };
    assert_eq!(of("bert").await, ["b", "a"]);
    // A step that names no members leaves them as they are; one that does replaces them.
    store.append(step("a", 1, "")).await.expect("appended");
    assert_eq!(of("bert").await, ["b", "a"]);
    store.append(NewStep { head: seated("carla", Some(1)), ..step("a", 2, "") }).await.expect("appended");
    assert_eq!((of("bert").await, of("carla").await), (vec!["b".into()], vec!["c".to_owned(), "a".into()]));
    store.append(NewStep { head: Head { members: Some(vec![]), ..head() }, ..step("c", 1, "") }).await.expect("left");
    assert_eq!(of("carla").await, ["a"]);
    assert_eq!(store.count_made_by("anna", "open").await, Ok(3));
    assert_eq!(store.count_made_by("anna", "over").await, Ok(0));
}
