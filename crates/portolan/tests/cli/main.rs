//! The binary, from outside.

mod arena;
mod bench;
mod editions;
mod every_game;
mod inputs;
mod match_files;
mod play;
mod review;
#[cfg(feature = "serve")]
mod serve;
mod simulate;
#[cfg(unix)]
mod terminal;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

/// A finished run of the binary.
struct Ran {
    code: i32,
    out: String,
    err: String,
}

impl Ran {
    /// Exit code 0, or a panic that shows the output.
    #[track_caller]
    fn good(self) -> String {
        assert_eq!(self.code, 0, "{}\n{}", self.out, self.err);
        self.out
    }

    /// This exit code, and some output about it; returns all the output.
    #[track_caller]
    fn fails(self, code: i32) -> String {
        assert_eq!(self.code, code, "{}\n{}", self.out, self.err);
        let said = format!("{}{}", self.out, self.err);
        assert!(!said.trim().is_empty(), "a failure without a word");
        assert!(!said.contains("panicked"), "{said}");
        said
    }
}

fn portolan(args: &[&str]) -> Ran {
    portolan_typing(args, "")
}

fn portolan_typing(args: &[&str], typed: &str) -> Ran {
    let mut child = Command::new(env!("CARGO_BIN_EXE_portolan"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let typed = typed.to_owned();
    // A match may be over before everything is read: it is no failure if nobody listens any more.
    let typing = std::thread::spawn(move || drop(input.write_all(typed.as_bytes())));
    let Output { status, stdout, stderr } = child.wait_with_output().unwrap();
    typing.join().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Ran { code: status.code().unwrap(), out: text(stdout), err: text(stderr) }
}

/// A folder for one test.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Folder {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!("{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    fn path(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().into()
    }

    fn files(&self) -> Vec<PathBuf> {
        files(&self.0)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files
}

/// Saves one short match and returns its file.
fn saved_match(folder: &Folder) -> String {
    let save = folder.path("saved");
    portolan(&["simulate", "oltre-mare", "--players", "2", "--games", "1", "--seed", "5", "--save", &save]).good();
    files(save.as_ref())[0].to_str().unwrap().into()
}
