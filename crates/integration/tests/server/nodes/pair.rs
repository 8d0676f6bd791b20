//! Two servers on a database of their own, and what all tests check in the end.

use crate::client::Client;
use game::Edition;
use games::{FullGame, GameKind, Visitor};
use record::MatchFile;
use serde_json::Value;
use server::{Config, Running, Server};
use sqlx::{AssertSqlSafe, Connection, Executor, PgConnection};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU32, Ordering};

/// Two servers on one database.
pub struct Pair {
    pub a: Running,
    pub b: Running,
}

impl Pair {
    pub async fn start() -> Pair {
        let server = std::env::var("PORTOLAN_TEST_POSTGRES").unwrap_or_else(|_| {
            panic!(
                "no PostgreSQL: run `cargo xtask test`, or `cargo xtask postgres -- cargo nextest run -p integration`"
            )
        });
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!("portolan_nodes_{}_{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let mut connection = PgConnection::connect(&server).await.expect("the test server answers");
        connection.execute(AssertSqlSafe(format!("CREATE DATABASE {name}"))).await.expect("a new database");
        let (server, _) = server.rsplit_once('/').expect("an address ends with a database");
        let config = Config::new(format!("{server}/{name}"));
        // Both find at the same moment that the schema is missing.
        let (a, b) = tokio::join!(Server::start(config.clone()), Server::start(config));
        Pair { a: a.expect("one starts"), b: b.expect("and the other") }
    }

    pub async fn stop(self) {
        tokio::join!(self.a.stop(), self.b.stop());
    }
}

/// The whole log of a table, as this client sees it: without a gap.
pub async fn log(client: &mut Client, table: &str) -> Vec<Value> {
    let mut state = client.watch(table, None).await;
    // Steps that were told before the question are still to be read.
    while state["type"] != "table" {
        state = client.until(|message| message["table"] == table).await;
    }
    let log = state["log"].as_array().expect("a log").clone();
    for (version, step) in log.iter().enumerate() {
        assert_eq!(step["version"], version, "a gap in the log");
    }
    assert_eq!(log.last().map(|step| &step["version"]), Some(&state["now"]["version"]));
    log
}

/// The client's own commands in a log: the version by id.
pub fn own(log: &[Value]) -> BTreeMap<String, u64> {
    let ids = log.iter().filter_map(|step| Some((step["id"].as_str()?.to_owned(), step["version"].as_u64()?)));
    let own: BTreeMap<String, u64> = ids.collect();
    assert_eq!(own.len(), log.iter().filter(|step| step["id"].is_string()).count(), "a command was carried out twice");
    own
}

/// Steps of a kind in a log.
pub fn count(log: &[Value], what: &str) -> usize {
    log.iter().filter(|step| step["what"]["what"] == what).count()
}

/// Fetches the match file, verifies it, and counts its actions.
pub async fn verify(client: &Client, game: GameKind, table: &str) -> usize {
    let export = client.http("GET", &format!("/api/tables/{table}/export"), None).await;
    assert_eq!(export.status, 200, "{export:?}");
    // All lines but header, deal and end.
    let actions = export.body.lines().count() - 3;
    game.visit(Verify(export.body));
    actions
}

struct Verify(String);

impl Visitor for Verify {
    type Out = ();

    fn visit<G: FullGame>(self) {
        let file = MatchFile::<G>::read(&self.0).unwrap_or_else(|fault| panic!("{fault:?}"));
        assert!(file.end.is_some(), "played to the end");
        file.verify(&G::Edition::builtin()).unwrap_or_else(|fault| panic!("{fault:?}"));
    }
}
