//! A `portolan serve` of our own: started, watched, killed.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// A server process. It is killed when it is dropped, and when we are killed.
pub struct Program {
    process: Child,
    /// Where it listens.
    pub address: SocketAddr,
    /// The time from the start of the process to the first line it prints: by then it is listening.
    pub start: Duration,
}

/// How to start it.
#[derive(Clone)]
pub struct Recipe {
    /// The program.
    pub binary: PathBuf,
    /// `sqlite:…` or `postgres://…`.
    pub database: String,
    /// Where its log goes; an existing log is kept.
    pub log: PathBuf,
}

impl Recipe {
    /// Starts it on any free port, and waits until it listens.
    ///
    /// Call this on the main thread: the server is told to die with the thread that started it.
    pub async fn start(&self) -> Result<Program, String> {
        let fault = |what: &str| format!("{}: {what}", self.binary.display());
        let log =
            File::options().create(true).append(true).open(&self.log).map_err(|error| fault(&error.to_string()))?;
        let mut command = Command::new("setpriv");
        command.args(["--pdeathsig", "KILL", "--"]).arg(&self.binary);
        command.args(["serve", "--listen", "127.0.0.1:0", "--database", &self.database]).env("RUST_LOG", "warn");
        let began = Instant::now();
        let process = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(log).spawn();
        let mut process = process.map_err(|error| fault(&error.to_string()))?;
        let stdout = process.stdout.take().ok_or_else(|| fault("no output"))?;
        let line = tokio::task::spawn_blocking(move || {
            let mut line = String::new();
            BufReader::new(stdout).read_line(&mut line).map(|_| line)
        });
        let line = line.await.ok().and_then(Result::ok).unwrap_or_default();
        let start = began.elapsed();
        let address = line.split("http://").nth(1).and_then(|rest| rest.trim().trim_end_matches('/').parse().ok());
        let program = address.map(|address| Program { process, address, start });
        program.ok_or_else(|| fault(&format!("did not start: {line}{}", self.log_tail())))
    }

    /// Words that must not be in the log.
    pub fn check_log(&self) -> Result<(), String> {
        let log = std::fs::read_to_string(&self.log).map_err(|error| error.to_string())?;
        let bad =
            |line: &&str| line.contains("panicked") || line.contains("crashed") || line.contains("cannot be read");
        log.lines().find(bad).map_or(Ok(()), |line| Err(format!("in the server's log: {line}")))
    }

    /// The end of its log.
    pub fn log_tail(&self) -> String {
        let log = std::fs::read_to_string(&self.log).unwrap_or_default();
        let lines: Vec<&str> = log.lines().collect();
        lines[lines.len().saturating_sub(10)..].join("\n")
    }
}

impl Program {
    /// `SIGKILL`: no handler runs, nothing is finished.
    pub fn kill(mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }

    /// `SIGTERM`, and waits until it has gone.
    pub async fn stop(mut self) -> Result<(), String> {
        let pid = self.process.id().to_string();
        crate::command::run(Command::new("kill").args(["-TERM", &pid]))?;
        for _ in 0..1500 {
            match self.process.try_wait() {
                Ok(Some(status)) if status.success() => return Ok(()),
                Ok(Some(status)) => return Err(format!("the server ended with {status}")),
                Ok(None) => tokio::time::sleep(Duration::from_millis(10)).await,
                Err(error) => return Err(error.to_string()),
            }
        }
        Err("the server does not stop".into())
    }

    /// Memory it has in use (resident), in bytes.
    pub fn memory(&self) -> Result<u64, String> {
        let file = Path::new("/proc").join(self.process.id().to_string()).join("status");
        let text = std::fs::read_to_string(file).map_err(|error| error.to_string())?;
        let line = text.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kib = line.and_then(|line| line.trim().trim_end_matches(" kB").parse::<u64>().ok());
        kib.map(|kib| kib * 1024).ok_or_else(|| "no VmRSS".into())
    }

    /// Processor time it has used, in seconds.
    pub fn cpu(&self) -> f64 {
        let file = Path::new("/proc").join(self.process.id().to_string()).join("stat");
        let text = std::fs::read_to_string(file).unwrap_or_default();
        // After the name, which may contain anything: user and system time are the 12th and 13th fields, in hundredths.
        let fields = text.rsplit(')').next().unwrap_or_default().split_whitespace();
        fields.skip(11).take(2).filter_map(|ticks| ticks.parse::<f64>().ok()).sum::<f64>() / 100.0
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
