//! Tables stored by an older version open under this one, look the same, and continue.
//!
//! `fixtures/v1.sqlite` was written by the first version and is never made again: its age is its value. When the schema
//! or the steps change, one of that version is added beside it: `v2.sqlite` has names of seats and a rematch.
//! `v1.txt` and `v2.txt` hold what people see of it; where views change on purpose, `UPDATE=1` writes
//! that text again, and only that.

use crate::client::{Client, http, nonce};
use crate::tables::company::Company;
use crate::tables::test_server::TestServer;
use crate::tables::whole::Verify;
use games::GameKind;
use serde_json::{Value, json};
use std::fmt::Write;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use store::Store;

const PASSWORD: &str = "correct horse battery";
const SECRET_WORDS: &str = "where I live";

fn fixture(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/server/fixtures").join(name)
}

/// Somebody whose name is also the login.
async fn come_in(addr: SocketAddr, how: &str, name: &str) -> Client {
    let credentials = json!({ "login": name, "password": PASSWORD });
    let answer = http(addr, "POST", how, &[], Some(&credentials)).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    Client::with_session(addr, answer.json()["session"].as_str().expect("a session")).await
}

fn quick(game: GameKind) -> Value {
    json!({ "game": game.name(), "players": 3, "bot_pause_ms": 0, "patience_ms": 0 })
}

fn many(now: &Value, field: &str) -> usize {
    now["turn"][field].as_array().map_or(0, Vec::len)
}

/// How the database was made: one table over, one paused, one open, and one of each game at a delicate moment.
async fn make(file: &Path) {
    let server = TestServer::new();
    let running = server.start().await;
    let addr = running.addr;
    let mut people = Vec::new();
    for name in ["ann", "ben", "cid"] {
        people.push(come_in(addr, "/api/register", name).await);
    }
    let cid = people.pop().expect("the third");

    // A guest chats, resigns and has herself forgotten; a bot plays on for her.
    people.push(Client::guest(addr, "Dora").await);
    let mut company = Company(people);
    let over = company.open(quick(GameKind::Ostia)).await;
    company.host(&over, json!({ "do": "start", "fill": null })).await;
    company.host(&over, json!({ "do": "phrase", "phrase": "good_luck" })).await;
    let mut dora = company.0.pop().expect("the third");
    dora.act(&over, json!({ "do": "say", "text": SECRET_WORDS })).await.expect("says");
    dora.act(&over, json!({ "do": "resign", "seat": 3 })).await.expect("resigns");
    assert_eq!(dora.http("DELETE", "/api/me", None).await.status, 204);
    company.play_out(&over).await;

    let mut asked = quick(GameKind::OltreMare);
    asked["tempo"] = json!({ "tempo": "live", "bank_ms": 3_600_000, "each_ms": 10_000 });
    let paused = company.open(asked).await;
    company.host(&paused, json!({ "do": "start", "fill": "greedy" })).await;
    for _ in 0..12 {
        company.move_on(&paused).await;
    }
    company.host(&paused, json!({ "do": "say", "text": "On Sunday again?" })).await;
    for client in &mut company.0 {
        client.act(&paused, json!({ "do": "pause", "agree": true })).await.expect("agrees");
    }

    let open = company.open(quick(GameKind::OltreMare)).await;
    company.host(&open, json!({ "do": "say", "text": "Who else?" })).await;

    company.0.push(cid);
    for game in [GameKind::OltreMare, GameKind::Ostia] {
        let table = company.open(quick(game)).await;
        company.host(&table, json!({ "do": "start", "fill": null })).await;
        // An offer waits for an answer; one of three has laid out cards that nobody sees yet.
        match game {
            GameKind::OltreMare => company.until(&table, |now| many(now, "asked") > 0).await,
            GameKind::Ostia => {
                let laying = |now: &Value| now["choices"]["menu"]["cards"].is_object() && many(now, "must") == 2;
                company.until(&table, laying).await;
            }
        }
    }
    running.stop().await;
    keep(&server, file).await;
}

/// How the second was made: a rematch of two people, one of them with a friend on the same device, and a bot.
async fn make_second(file: &Path) {
    let server = TestServer::new();
    let running = server.start().await;
    let addr = running.addr;
    let mut company = Company(Vec::new());
    for name in ["ann", "ben"] {
        company.0.push(come_in(addr, "/api/register", name).await);
    }
    let table = company.open(json!({ "game": "oltre-mare", "players": 4, "bot_pause_ms": 60_000 })).await;
    company.host(&table, json!({ "do": "sit", "seat": 3, "link": null, "nonce": nonce(3) })).await;
    company.host(&table, json!({ "do": "name", "seat": 3, "name": "Zoe" })).await;
    company.host(&table, json!({ "do": "seat_bot", "seat": 4, "level": "random" })).await;
    company.host(&table, json!({ "do": "start", "fill": null })).await;
    for client in &mut company.0 {
        client.act(&table, json!({ "do": "abandon", "agree": true })).await.expect("agrees");
    }
    let new = again(&company.0[1], &table).await;
    let sit = json!({ "do": "sit", "seat": 1, "link": null, "nonce": nonce(1) });
    company.0[0].act(&new, sit).await.expect("it is her seat");
    running.stop().await;
    keep(&server, file).await;
}

/// The table of a rematch.
async fn again(client: &Client, table: &str) -> String {
    let answer = client.http("POST", &format!("/api/tables/{table}/rematch"), Some(json!({}))).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    answer.json()["table"].as_str().expect("a table").to_owned()
}

async fn keep(server: &TestServer, file: &Path) {
    let store = Store::open(&format!("sqlite:{}", server.file().display())).await.expect("it opens");
    std::fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
    store.backup(file).await.expect("copied");
    store.close().await;
}

/// Everything sent is as it was recorded.
fn uphold(name: &str, told: &str) {
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(fixture(name), told).expect("written");
    }
    let recorded = std::fs::read_to_string(fixture(name)).expect("recorded");
    for (told, recorded) in told.lines().zip(recorded.lines()) {
        assert_eq!(told, recorded);
    }
    assert_eq!(told.len(), recorded.len());
}

/// Game, stage and name of each table of a player, in order.
async fn tables_of(client: &Client) -> Vec<[String; 3]> {
    let mine = client.http("GET", "/api/tables/mine", None).await.json();
    let text = |row: &Value, field: &str| row[field].as_str().expect("text").to_owned();
    let rows = mine.as_array().expect("a list").iter();
    let mut tables: Vec<[String; 3]> =
        rows.map(|row| ["game", "stage", "table"].map(|field| text(row, field))).collect();
    tables.sort();
    tables
}

/// What a client sees of a table, without what depends on the moment.
async fn seen(client: &mut Client, table: &str) -> String {
    let mut state = client.watch(table, None).await;
    assert_eq!(state["type"], "table", "{state}");
    // A player with several seats says through which of them to look: here the first.
    if let (Value::Null, Value::Number(seat)) = (&state["me"]["eye"], &state["me"]["seats"][0]) {
        let seat = json!({ "seat": seat });
        state = client.watch_as(table, seat, None).await;
    }
    let mut now = state["now"].clone();
    for seat in now["seats"].as_array_mut().expect("seats") {
        let seat = seat.as_object_mut().expect("a seat");
        for moment in ["here", "away_ms", "idle_ms"] {
            seat.remove(moment);
        }
    }
    if let Some(turn) = now["turn"].as_object_mut() {
        turn.remove("waits");
    }
    let log = state["log"].as_array().expect("a log");
    let mut text = format!("log: {} steps\n", log.len());
    for step in log.iter().filter(|step| step["what"]["what"] == "said") {
        writeln!(text, "said: {}", step["what"]).expect("text");
    }
    for field in ["version", "seats", "turn", "view", "choices", "undo", "nonces", "standings", "shuffle"] {
        writeln!(text, "{field}: {}", now[field]).expect("text");
    }
    client.send(&json!({ "type": "unwatch", "table": table })).await;
    text
}

async fn export(client: &Client, game: GameKind, table: &str) {
    let answer = client.http("GET", &format!("/api/tables/{table}/export"), None).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    game.visit(Verify(answer.body));
}

/// A match under the first rules, step by step to its end, through any eye.
async fn watch_again(client: &Client, table: &str) {
    for query in ["?eye=public", "?eye=2", "?eye=1&open=true"] {
        let answer = client.http("GET", &format!("/api/tables/{table}/replay{query}"), None).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        let replay = answer.json();
        assert_eq!(replay["rules"], 1, "it was begun by the first rules");
        let steps = replay["steps"].as_array().expect("steps");
        assert!(steps.len() > 20, "{} steps", steps.len());
        assert!(steps.windows(2).all(|two| two[1]["version"].as_u64() == two[0]["version"].as_u64().map(|n| n + 1)));
        let last = steps.last().expect("steps");
        assert!(last["now"]["stage"] == "over" && last["now"]["standings"]["place"].is_array(), "{}", last["now"]);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_of_the_first_version_look_the_same_and_continue() {
    if std::env::var_os("UPDATE").is_some() && !fixture("v1.sqlite").exists() {
        make(&fixture("v1.sqlite")).await;
    }
    let server = TestServer::new();
    std::fs::copy(fixture("v1.sqlite"), server.file()).expect("copied");
    let running = server.start().await;
    let addr = running.addr;
    let mut company = Company(Vec::new());
    for name in ["ann", "ben", "cid"] {
        company.0.push(come_in(addr, "/api/login", name).await);
    }
    let mut eve = Client::guest(addr, "eve").await;

    let tables = tables_of(&company.0[0]).await;
    let mut told = String::new();
    for [game, stage, table] in &tables {
        for (client, name) in company.0.iter_mut().chain([&mut eve]).zip(["ann", "ben", "cid", "eve"]) {
            writeln!(told, "## {game}, {stage}, seen by {name}\n{}", seen(client, table).await).expect("text");
        }
    }
    uphold("v1.txt", &told);
    assert!(!told.contains(SECRET_WORDS) && !told.contains("Dora"), "she is forgotten");

    let find = |game: GameKind, stage: &str| {
        let found = tables.iter().find(|[of, at, _]| of == game.name() && at == stage);
        found.map(|[_, _, table]| table.clone()).expect("such a table")
    };
    let over = find(GameKind::Ostia, "over");
    export(&eve, GameKind::Ostia, &over).await;
    watch_again(&eve, &over).await;
    // Matches that ended before anybody counted are counted too. A match that somebody resigned is a win for the others
    // only.
    let (mut won, mut counted) = (0.0, Vec::new());
    for client in &company.0 {
        let figures = client.http("GET", "/api/me/figures", None).await.json();
        let lines = figures["lines"].as_array().expect("lines");
        counted.push(lines.len());
        for line in lines {
            assert_eq!(
                (&line["game"], &line["against"], &line["played"]),
                (&json!("ostia"), &json!("people"), &json!(1))
            );
            won += line["won"].as_f64().expect("a number");
        }
    }
    assert_eq!(counted, [1, 1, 0], "ann and ben played it to its end");
    assert!(won <= 1.0, "{won}");
    for game in [GameKind::OltreMare, GameKind::Ostia] {
        let table = find(game, "playing");
        company.watch(&table).await;
        company.play_out(&table).await;
        export(&eve, game, &table).await;
    }

    let open = find(GameKind::OltreMare, "open");
    let link = company.0[0].watch(&open, None).await["me"]["links"][0].clone();
    assert_eq!(link["seat"], 3);
    let sit = json!({ "do": "sit", "seat": 3, "link": link["link"], "nonce": nonce(3) });
    company.0[2].act(&open, sit).await.expect("the link fits as ever");
    company.watch(&open).await;
    company.host(&open, json!({ "do": "start", "fill": null })).await;
    assert_eq!(company.0[0].now[&open]["stage"], "playing");

    let paused = find(GameKind::OltreMare, "paused");
    company.0.truncate(2);
    company.watch(&paused).await;
    company.host(&paused, json!({ "do": "resume" })).await;
    company.play_out(&paused).await;
    export(&eve, GameKind::OltreMare, &paused).await;
    running.stop().await;

    let store = Store::open(&format!("sqlite:{}", server.file().display())).await.expect("it opens");
    for [_, _, table] in &tables {
        let row = store.table(table).await.expect("read").expect("there");
        assert_eq!(row.rules, 1, "{table} keeps the version of the rules that it was opened with");
    }
    store.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn names_and_a_rematch_of_the_second_version_look_the_same_and_continue() {
    if std::env::var_os("UPDATE").is_some() && !fixture("v2.sqlite").exists() {
        make_second(&fixture("v2.sqlite")).await;
    }
    let server = TestServer::new();
    std::fs::copy(fixture("v2.sqlite"), server.file()).expect("copied");
    let running = server.start().await;
    let mut company = Company(Vec::new());
    for name in ["ann", "ben"] {
        company.0.push(come_in(running.addr, "/api/login", name).await);
    }
    let tables = tables_of(&company.0[0]).await;
    let [[_, was, old], [_, is, new]] = &tables[..] else { panic!("two tables: {tables:?}") };
    assert_eq!((was.as_str(), is.as_str()), ("abandoned", "open"));
    let mut told = String::new();
    for [game, stage, table] in &tables {
        for (client, name) in company.0.iter_mut().zip(["ann", "ben"]) {
            writeln!(told, "## {game}, {stage}, seen by {name}\n{}", seen(client, table).await).expect("text");
        }
    }
    uphold("v2.txt", &told);

    let rematches = company.0[0].watch(old, None).await["now"]["rematches"].clone();
    assert_eq!((&rematches[0]["table"], &rematches[0]["player"]["name"]), (&json!(new), &json!("ben")));
    for client in &company.0 {
        assert_eq!(again(client, old).await, *new, "it still leads there");
    }
    company.watch(new).await;
    let start = company.0[1].act(new, json!({ "do": "start", "fill": null })).await;
    start.expect("the one who asked is the host");
    assert_eq!(company.0[1].now[new]["stage"], "playing");
    running.stop().await;
}
