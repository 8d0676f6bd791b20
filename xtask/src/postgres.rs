//! A private PostgreSQL for tests: created in a temporary folder, gone afterwards.

use crate::command;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// Where tests find the server. Each creates its own database on it.
pub const VARIABLE: &str = "PORTOLAN_TEST_POSTGRES";

const INSTALL: &str = "PostgreSQL 15 or newer is needed for tests: install the package `postgresql`";

/// How durable commits are.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Durability {
    /// Not durable: if the machine stops, so do the tests.
    None,
    /// Commits are synced to the disk, as on a real server.
    Synced,
}

/// It stops when it is dropped, and when we are killed.
pub struct Server {
    process: Child,
    folder: PathBuf,
    programs: PathBuf,
}

impl Server {
    /// Creates and starts one; installs PostgreSQL first if it is missing and we are allowed to.
    pub fn start(durability: Durability) -> Result<Server, String> {
        let programs = installed()?;
        let folder = std::env::temp_dir().join(format!("portolan-postgres-{}", std::process::id()));
        std::fs::create_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        let started = Server::start_in(&programs, &folder, durability);
        if started.is_err() {
            let _ = std::fs::remove_dir_all(&folder);
        }
        started
    }

    fn start_in(programs: &Path, folder: &Path, durability: Durability) -> Result<Server, String> {
        let user = unprivileged(folder)?;
        let data = folder.join("data");
        let mut initdb = user.command(&programs.join("initdb"));
        initdb.args(["--no-sync", "--auth=trust", "--username=portolan", "--encoding=UTF8", "--locale=C", "-D"]);
        command::output(initdb.arg(&data))?;
        let mut server = user.command(&programs.join("postgres"));
        server.arg("-D").arg(&data).arg("-k").arg(folder);
        let sync = if durability == Durability::Synced { "fsync=on" } else { "fsync=off" };
        // Sockets only, so nobody else can reach it.
        for setting in ["listen_addresses=", sync, "max_connections=200", "shared_buffers=32MB"] {
            server.args(["-c", setting]);
        }
        let log = std::fs::File::create(folder.join("log")).map_err(|error| error.to_string())?;
        let process = server.stdin(Stdio::null()).stdout(Stdio::null()).stderr(log).spawn();
        let process = process.map_err(|error| format!("postgres: {error}"))?;
        let mut server = Server { process, folder: folder.to_owned(), programs: programs.to_owned() };
        server.wait(programs)?;
        Ok(server)
    }

    fn wait(&mut self, programs: &Path) -> Result<(), String> {
        let begin = Instant::now();
        while begin.elapsed() < Duration::from_secs(30) {
            let mut ready = Command::new(programs.join("pg_isready"));
            ready.arg("-q").arg("-h").arg(&self.folder);
            if ready.status().is_ok_and(|status| status.success()) {
                return Ok(());
            }
            if let Ok(Some(status)) = self.process.try_wait() {
                let log = std::fs::read_to_string(self.folder.join("log")).unwrap_or_default();
                return Err(format!("postgres: {status}\n{log}"));
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        Err("postgres: not ready after 30 seconds".into())
    }

    /// Its address, with the database that always exists.
    pub fn url(&self) -> String {
        self.url_of("postgres")
    }

    fn url_of(&self, database: &str) -> String {
        let host = self.folder.to_string_lossy().replace('%', "%25").replace('/', "%2F");
        format!("postgres://portolan@{host}/{database}")
    }

    /// Creates a database on it, and returns its address.
    pub fn database(&self, name: &str) -> Result<String, String> {
        let mut make = Command::new(self.programs.join("createdb"));
        command::output(make.arg("-h").arg(&self.folder).args(["-U", "portolan", name]))?;
        Ok(self.url_of(name))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // Rust can only kill, which would leave shared memory behind; an interrupt is a quick and clean stop.
        let asked = Command::new("kill").args(["-INT", &self.process.id().to_string()]).status();
        if !asked.is_ok_and(|status| status.success()) {
            let _ = self.process.kill();
        }
        let _ = self.process.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// Runs a command with a server beside it.
pub fn beside(root: &Path, words: &[String]) -> Result<(), String> {
    let [program, args @ ..] = words else { return Err("there is no command to run".into()) };
    let server = Server::start(Durability::None)?;
    command::run(Command::new(program).args(args).current_dir(root).env(VARIABLE, server.url()))
}

/// The user the server runs as: it refuses to be root.
struct User(Option<(String, String)>);

impl User {
    fn command(&self, program: &Path) -> Command {
        // The signal comes when we die before we could stop it.
        let mut command = Command::new("setpriv");
        command.args(["--pdeathsig", "INT"]);
        if let User(Some((user, group))) = self {
            command.args(["--reuid", user, "--regid", group, "--clear-groups"]);
        }
        command.arg("--").arg(program).current_dir("/");
        command
    }
}

/// Ourselves, or somebody without rights if we are root, who then gets the folder.
fn unprivileged(folder: &Path) -> Result<User, String> {
    if id(&["-u"])? != "0" {
        return Ok(User(None));
    }
    let name = if id(&["-u", "postgres"]).is_ok() { "postgres" } else { "nobody" };
    let (user, group) = (id(&["-u", name])?, id(&["-g", name])?);
    command::output(Command::new("chown").arg(format!("{user}:{group}")).arg(folder))?;
    Ok(User(Some((user, group))))
}

fn id(args: &[&str]) -> Result<String, String> {
    command::output(Command::new("id").args(args)).map(|(out, _)| out.trim().to_owned())
}

/// The folder of its programs.
fn installed() -> Result<PathBuf, String> {
    if let Some(folder) = find() {
        return Ok(folder);
    }
    if id(&["-u"])? != "0" || !command::exists("apt-get", &["--version"]) {
        return Err(INSTALL.into());
    }
    // The list of packages may be missing or old. If it cannot be renewed, the install says so.
    command::run(Command::new("apt-get").arg("update")).ok();
    let mut install = Command::new("apt-get");
    install.args(["install", "-y", "--no-install-recommends", "postgresql"]).env("DEBIAN_FRONTEND", "noninteractive");
    command::run(&mut install).map_err(|error| format!("{error}\n{INSTALL}"))?;
    find().ok_or_else(|| INSTALL.into())
}

/// Debian keeps them outside the path, by version; the newest is best.
fn find() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().filter_map(Result::ok);
    let number = |path: &PathBuf| path.file_name()?.to_str()?.parse::<u32>().ok();
    let newest =
        versions.map(|entry| entry.path()).filter(|path| path.join("bin/postgres").exists()).max_by_key(number);
    let in_path = || {
        let path = std::env::var_os("PATH")?;
        std::env::split_paths(&path).find(|folder| folder.join("postgres").exists() && folder.join("initdb").exists())
    };
    newest.map(|path| path.join("bin")).or_else(in_path)
}
