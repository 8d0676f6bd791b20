//! The server as a process: started, asked, copied while it runs, and told to stop.

use crate::{Folder, portolan};
use serde_json::{Value, json};
use std::fs;
use std::io::{BufRead, BufReader};
use std::net::{SocketAddr, TcpListener};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// A server that runs, and is killed at the latest when the test is over.
struct Serving {
    child: Child,
    addr: SocketAddr,
}

impl Serving {
    fn start(database: &str) -> Serving {
        let args = ["serve", "--listen", "127.0.0.1:0", "--database", database];
        Serving::spawn(Command::new(env!("CARGO_BIN_EXE_portolan")).args(args))
    }

    fn spawn(command: &mut Command) -> Serving {
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let addr = line.strip_prefix("Portolan: http://").and_then(|rest| rest.trim_end().strip_suffix('/'));
        let addr = addr.and_then(|addr| addr.parse().ok()).unwrap_or_else(|| panic!("the address: {line:?}"));
        Serving { child, addr }
    }

    /// The body of an answer that is a success.
    fn ask(&self, method: &str, path: &str, session: &str, body: Option<Value>) -> String {
        let bearer = format!("Bearer {session}");
        let headers: &[(&str, &str)] = if session.is_empty() { &[] } else { &[("authorization", &bearer)] };
        let asked = http_client::ask(self.addr, method, path, headers, body.as_ref());
        let answer = tokio::runtime::Runtime::new().unwrap().block_on(asked).unwrap();
        assert_eq!(answer.status, 200, "{method} {path}: {answer:?}");
        answer.body
    }

    fn get(&self, path: &str) -> Value {
        serde_json::from_str(&self.ask("GET", path, "", None)).unwrap()
    }

    /// The table of a match that bots have played to its end, one of them for a guest who lets the clock run out.
    fn played(&self, game: &str) -> String {
        let guest = self.ask("POST", "/api/guest", "", Some(json!({ "name": "Ann" })));
        let guest: Value = serde_json::from_str(&guest).unwrap();
        let asked = json!({ "game": game, "players": 3, "listed": true, "bot_pause_ms": 0, "patience_ms": 0,
            "tempo": { "tempo": "live", "bank_ms": 1000, "each_ms": 0 },
            "sit": [{ "seat": 1, "nonce": "5".repeat(64) }], "start_with": "random" });
        let opened = self.ask("POST", "/api/tables", guest["session"].as_str().unwrap(), Some(asked));
        let opened: Value = serde_json::from_str(&opened).unwrap();
        let table = opened["table"].as_str().unwrap().to_owned();
        let begun = Instant::now();
        while self.get(&format!("/api/tables/{table}"))["stage"] != "over" {
            assert!(begun.elapsed() < Duration::from_secs(60), "the bots do not come to an end");
            std::thread::sleep(Duration::from_millis(50));
        }
        table
    }

    fn export(&self, table: &str) -> String {
        self.ask("GET", &format!("/api/tables/{table}/export"), "", None)
    }

    /// Sends SIGTERM: the exit code.
    #[cfg(unix)]
    fn terminate(mut self) -> Option<i32> {
        let id = self.child.id();
        assert!(Command::new("sh").args(["-c", &format!("kill -TERM {id}")]).status().unwrap().success());
        self.child.wait().unwrap().code()
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
#[cfg(unix)]
fn a_server_says_where_it_is_and_stops_when_told() {
    let folder = Folder::new();
    let database = format!("sqlite:{}", folder.path("new/tables.sqlite"));
    let serving = Serving::start(&database);
    assert!(serving.addr.ip().is_loopback(), "{}", serving.addr);
    assert_eq!(serving.get("/health")["status"], "ok");
    assert_eq!(serving.terminate(), Some(0));
    let serving = Serving::start(&database);
    assert_eq!(serving.get("/api/tables"), json!([]));
    assert_eq!(serving.terminate(), Some(0));
}

#[test]
fn a_server_that_cannot_start_says_why() {
    let folder = Folder::new();
    let database = format!("sqlite:{}", folder.path("tables.sqlite"));
    let serve = |args: &[&str]| portolan(&[&["serve"], args].concat()).fails(2);
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let addr = taken.local_addr().unwrap().to_string();
    let said = serve(&["--database", &database, "--listen", &addr]);
    assert!(said.contains(&format!("cannot listen on {addr}")), "{said}");

    let said = serve(&["--database", "mysql://here"]);
    assert!(said.contains("sqlite: or postgres:"), "{said}");
    let letter = folder.path("letter.txt");
    fs::write(&letter, "Dear reader, ".repeat(1000)).unwrap();
    let said = serve(&["--database", &format!("sqlite:{letter}")]);
    assert!(said.contains("damaged or not ours"), "{said}");
    assert_eq!(fs::read_to_string(&letter).unwrap(), "Dear reader, ".repeat(1000), "it was not touched");
    let said = serve(&["--database", "postgres://nobody@127.0.0.1:1/nothing"]);
    assert!(said.contains("lost the database"), "{said}");

    let nowhere = folder.path("nowhere");
    let said = serve(&["--database", &database, "--editions", &nowhere]);
    assert!(said.contains(&nowhere), "{said}");
    let editions = folder.path("editions");
    fs::create_dir(&editions).unwrap();
    let own = format!("{editions}/own.toml");
    fs::write(&own, "game = \"ostia\"\nname = 7\n").unwrap();
    let said = serve(&["--database", &database, "--editions", &editions]);
    assert!(said.contains(&format!("portolan edition check {own}")), "{said}");
    let said = serve(&["--database", &database, "--bot-threads", "0"]);
    assert!(said.contains("from 1 to 1024"), "{said}");
    let said = serve(&["--database", &database, "--public-url", "example.org"]);
    assert!(said.contains("public URL"), "{said}");
}

#[test]
fn a_backup_of_a_running_server_serves_the_same_tables() {
    let folder = Folder::new();
    let database = format!("sqlite:{}", folder.path("tables.sqlite"));
    let serving = Serving::start(&database);
    let tables = ["oltre-mare", "ostia"].map(|game| serving.played(game));
    let copy = folder.path("copy.sqlite");
    let backup = || portolan(&["backup", &copy, "--database", &database]);
    assert_eq!(backup().good().trim(), copy);
    let bytes = fs::read(&copy).unwrap();
    let said = backup().fails(2);
    assert!(said.contains(&copy) && said.contains("not overwritten"), "{said}");
    assert!(fs::read(&copy).unwrap() == bytes, "what was there stays");

    let restored = Serving::start(&format!("sqlite:{copy}"));
    assert_eq!(restored.get("/api/tables"), serving.get("/api/tables"));
    for table in &tables {
        assert_eq!(restored.export(table), serving.export(table));
    }
    let nowhere = folder.path("no/such/folder/copy.sqlite");
    portolan(&["backup", &nowhere, "--database", &database]).fails(2);
}

#[test]
fn a_backup_of_nothing_makes_nothing() {
    let folder = Folder::new();
    let (missing, copy) = (folder.path("no/such/tables.sqlite"), folder.path("copy.sqlite"));
    let said = portolan(&["backup", &copy, "--database", &format!("sqlite:{missing}")]).fails(2);
    assert!(said.contains("there is no database") && said.contains(&missing), "{said}");
    assert_eq!(folder.files().len(), 0, "{:?}", folder.files());
}

#[test]
fn a_file_belongs_to_one_server_at_a_time() {
    let folder = Folder::new();
    let database = format!("sqlite:{}", folder.path("tables.sqlite"));
    let serving = Serving::start(&database);
    let said = portolan(&["serve", "--listen", "127.0.0.1:0", "--database", &database]).fails(2);
    assert!(said.contains("another server uses this database"), "{said}");
    assert_eq!(serving.get("/health")["status"], "ok", "the first goes on");
    drop(serving);
    Serving::start(&database);
}

/// With few descriptors, hundreds of connections that say nothing keep nobody out.
#[test]
#[cfg(target_os = "linux")]
fn silent_connections_keep_nobody_out() {
    let folder = Folder::new();
    let database = format!("sqlite:{}", folder.path("tables.sqlite"));
    let binary = env!("CARGO_BIN_EXE_portolan");
    let serve = format!("ulimit -n 256; exec {binary} serve --listen 127.0.0.1:0 --database '{database}'");
    let serving = Serving::spawn(Command::new("sh").args(["-c", &serve]));
    let silent: Vec<_> = (0..400).filter_map(|_| std::net::TcpStream::connect(serving.addr).ok()).collect();
    assert!(silent.len() > 256, "only {} could connect at all", silent.len());
    for _ in 0..5 {
        assert_eq!(serving.get("/health")["status"], "ok");
    }
    drop(silent);
    assert_eq!(serving.terminate(), Some(0));
}

#[test]
fn an_exported_match_proves_its_deal() {
    let folder = Folder::new();
    let serving = Serving::start(&format!("sqlite:{}", folder.path("tables.sqlite")));
    let file = folder.path("match.jsonl");
    for game in ["oltre-mare", "ostia"] {
        let text = serving.export(&serving.played(game));
        fs::write(&file, &text).unwrap();
        let said = portolan(&["verify", &file]).good();
        assert!(said.contains("played to the end") && said.contains("the shuffle is proven"), "{said}");

        let head: Value = serde_json::from_str(text.lines().next().unwrap()).unwrap();
        let nonce = head["shuffle"]["nonces"][1].as_str().unwrap();
        let other = format!("{}{}", &nonce[..63], if nonce.ends_with('0') { '1' } else { '0' });
        fs::write(&file, text.replacen(nonce, &other, 1)).unwrap();
        let said = portolan(&["verify", &file]).fails(1);
        assert!(said.contains("the seed does not follow from the secret and the nonces"), "{said}");
    }
}
