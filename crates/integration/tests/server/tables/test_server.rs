//! A server with a database of its own, gone when the test is.

#![allow(dead_code, reason = "each proof uses a part of it")]

use server::{Config, Running, Server};
use sqlx::{AnyConnection, AssertSqlSafe, Connection, Executor};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

/// A database, and a folder that is removed at the end.
pub struct TestServer {
    folder: PathBuf,
    database: String,
}

impl TestServer {
    /// With an SQLite file.
    pub fn new() -> TestServer {
        let folder = std::env::temp_dir().join(unique());
        std::fs::create_dir_all(&folder).expect("a folder");
        let database = format!("sqlite:{}", folder.join("tables.sqlite").display());
        TestServer { folder, database }
    }

    /// With a database on the PostgreSQL of the tests.
    pub async fn postgres() -> TestServer {
        let name = unique();
        admin(&format!("CREATE DATABASE {name}")).await;
        let postgres = postgres_server();
        let (address, _) = postgres.rsplit_once('/').expect("an address ends with a database");
        let mut server = TestServer::new();
        server.database = format!("{address}/{name}");
        server
    }

    /// The file of SQLite.
    pub fn file(&self) -> PathBuf {
        self.folder.join("tables.sqlite")
    }

    pub fn config(&self) -> Config {
        Config::new(self.database.clone())
    }

    pub async fn start(&self) -> Running {
        self.start_with("").await
    }

    /// With options after the address of the database.
    pub async fn start_with(&self, options: &str) -> Running {
        let config = Config::new(format!("{}{options}", self.database));
        Server::start(config).await.expect("the server starts")
    }

    /// A connection behind the server's back.
    pub async fn connection(&self) -> AnyConnection {
        connect(&self.database).await
    }

    /// Closes the PostgreSQL database to new connections and ends all existing ones; or opens it again.
    pub async fn let_in(&self, allowed: bool) {
        let (_, name) = self.database.rsplit_once('/').expect("it ends with a name");
        admin(&format!("ALTER DATABASE {name} ALLOW_CONNECTIONS {allowed}")).await;
        if !allowed {
            self.cut().await;
        }
    }

    /// Ends all connections to the PostgreSQL database.
    pub async fn cut(&self) {
        let (_, name) = self.database.rsplit_once('/').expect("it ends with a name");
        admin(&format!("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")).await;
    }
}

impl Drop for TestServer {
    fn drop(&mut self) {
        std::fs::remove_dir_all(&self.folder).ok();
    }
}

fn unique() -> String {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    format!("portolan_server_{}_{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed))
}

fn postgres_server() -> String {
    std::env::var("PORTOLAN_TEST_POSTGRES").unwrap_or_else(|_| {
        panic!("no PostgreSQL: run `cargo xtask test`, or `cargo xtask postgres -- cargo nextest run -p integration`")
    })
}

async fn admin(sql: &str) {
    connect(&postgres_server()).await.execute(AssertSqlSafe(sql.to_owned())).await.expect(sql);
}

async fn connect(database: &str) -> AnyConnection {
    sqlx::any::install_default_drivers();
    AnyConnection::connect(database).await.expect("a connection")
}
