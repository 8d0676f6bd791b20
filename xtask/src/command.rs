//! Running other programs.

use std::collections::VecDeque;
use std::ffi::OsString;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::mpsc;

/// The cargo that runs us.
pub fn cargo(root: &Path) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo")));
    command.current_dir(root);
    command
}

/// Builds one of our programs, and returns its path.
pub fn build(root: &Path, args: &[&str], name: &str) -> Result<PathBuf, String> {
    let mut build = cargo(root);
    build.arg("build").args(args);
    program_of(build, name)
}

/// Has cargo build one of our programs, among other things, and returns its path.
pub fn program_of(mut build: Command, name: &str) -> Result<PathBuf, String> {
    build.args(["--message-format", "json-render-diagnostics"]);
    let output = build.stderr(Stdio::inherit()).output().map_err(|error| format!("cargo build: {error}"))?;
    if !output.status.success() {
        return Err(format!("{}: {}", words(&build), output.status));
    }
    let text = String::from_utf8_lossy(&output.stdout);
    let built = text.lines().filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok());
    // The program itself, and not the tests inside it.
    let mut built = built.filter(|message| message["target"]["name"] == name && message["profile"]["test"] == false);
    let file = built.find_map(|message| message["executable"].as_str().map(PathBuf::from));
    file.ok_or_else(|| format!("cargo built no {name}"))
}

/// Does the program start at all?
pub fn exists(program: &str, args: &[&str]) -> bool {
    Command::new(program)
        .args(args)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// Runs it, its output going where ours goes.
pub fn run(command: &mut Command) -> Result<(), String> {
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{}: {status}", words(command))),
        Err(error) => Err(format!("{}: {error}", words(command))),
    }
}

/// Runs it and keeps what it prints, (standard output, standard error).
pub fn output(command: &mut Command) -> Result<(String, String), String> {
    let output = command.output().map_err(|error| format!("{}: {error}", words(command)))?;
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    if output.status.success() {
        Ok((text(&output.stdout), text(&output.stderr)))
    } else {
        Err(format!("{}: {}\n{}", words(command), output.status, text(&output.stderr)))
    }
}

/// How much of a failed program's last output is repeated.
const LAST_WORDS: usize = 60;

/// Runs it, its output going where ours goes and, line by line, to `look`. If it fails, the error has its last lines.
pub fn watch(command: &mut Command, mut look: impl FnMut(&str)) -> Result<(), String> {
    let fault = |error: std::io::Error| format!("{error}");
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().map_err(fault)?;
    let (send, lines) = mpsc::channel();
    let readers = [
        child.stdout.take().map(|stream| read_lines(stream, std::io::stdout(), send.clone())),
        child.stderr.take().map(|stream| read_lines(stream, std::io::stderr(), send)),
    ];
    let mut last = VecDeque::with_capacity(LAST_WORDS);
    for line in lines {
        look(&line);
        if last.len() == LAST_WORDS {
            last.pop_front();
        }
        last.push_back(line);
    }
    for reader in readers.into_iter().flatten() {
        let _ = reader.join();
    }
    match child.wait().map_err(fault)? {
        status if status.success() => Ok(()),
        status => Err(format!("{}: {status}\n{}", words(command), Vec::from(last).join("\n"))),
    }
}

fn read_lines(
    stream: impl Read + Send + 'static,
    mut copy: impl Write + Send + 'static,
    send: mpsc::Sender<String>,
) -> std::thread::JoinHandle<()> {
    std::thread::spawn(move || {
        for line in BufReader::new(stream).split(b'\n').map_while(Result::ok) {
            let line = String::from_utf8_lossy(&line).into_owned();
            let _ = writeln!(copy, "{line}");
            let _ = send.send(line);
        }
    })
}

/// The command as one would type it.
fn words(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_name().unwrap_or(command.get_program());
    let args = command.get_args().map(|arg| arg.to_string_lossy().into_owned());
    std::iter::once(program.to_string_lossy().into_owned()).chain(args).collect::<Vec<_>>().join(" ")
}
