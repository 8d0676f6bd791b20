//! Play in a terminal: somebody reads the screen and types, line by line.

use crate::{Folder, portolan};
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use std::fs::File;
use std::io::{Read, Write};
use std::os::unix::ffi::OsStringExt;
use std::path::PathBuf;
use std::process::{Child, Command};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

/// More text may still be on its way when the output already looks like a prompt.
const PAUSE: Duration = Duration::from_millis(10);
/// Nothing takes as long as this.
const PATIENCE: Duration = Duration::from_secs(120);

/// The binary in a pseudo-terminal of its own.
struct Terminal {
    child: Child,
    keyboard: File,
    screen: Receiver<Vec<u8>>,
    since: Instant,
    /// Everything that was on the screen.
    said: String,
}

impl Terminal {
    fn open(args: &[&str]) -> Terminal {
        let master = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).unwrap();
        grantpt(&master).unwrap();
        unlockpt(&master).unwrap();
        let name = PathBuf::from(std::ffi::OsString::from_vec(ptsname(&master, Vec::new()).unwrap().into_bytes()));
        let slave = File::options().read(true).write(true).open(name).unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_portolan"));
        command.args(args).stdin(slave.try_clone().unwrap()).stdout(slave.try_clone().unwrap()).stderr(slave);
        let child = command.spawn().unwrap();
        // Our copies of the other end are dropped with the command: when the binary ends, reading ends.
        drop(command);
        let keyboard = File::from(master);
        let mut reader = keyboard.try_clone().unwrap();
        let (send, screen) = channel();
        std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count @ 1..) = reader.read(&mut bytes) {
                if send.send(bytes[..count].to_vec()).is_err() {
                    return;
                }
            }
        });
        Terminal { child, keyboard, screen, since: Instant::now(), said: String::new() }
    }

    /// New output since the last time, up to a prompt; `None` at the end of the program.
    fn prompted(&mut self) -> Option<String> {
        let mut bytes = Vec::new();
        loop {
            let prompt = bytes.ends_with(b"\n> ");
            match self.screen.recv_timeout(if prompt { PAUSE } else { PATIENCE }) {
                Ok(more) => bytes.extend(more),
                Err(RecvTimeoutError::Timeout) if prompt => break,
                Err(RecvTimeoutError::Timeout) => panic!("no prompt: {}", String::from_utf8_lossy(&bytes)),
                Err(RecvTimeoutError::Disconnected) => break,
            }
            assert!(self.since.elapsed() < PATIENCE, "the match has no end");
        }
        let text = String::from_utf8(bytes).unwrap().replace('\r', "");
        self.said.push_str(&text);
        text.ends_with("\n> ").then_some(text)
    }

    fn types(&mut self, line: &str) {
        writeln!(self.keyboard, "{line}").unwrap();
    }

    /// The end of the program: its exit code.
    fn ends(mut self) -> (i32, String) {
        (self.child.wait().unwrap().code().unwrap(), std::mem::take(&mut self.said))
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Is it this seat's own trade phase, by the position on the screen?
fn is_own_trade(text: &str, seat: u8) -> bool {
    let head = text.lines().rfind(|line| line.starts_with(&format!("seat {seat} | turn ")));
    head.is_some_and(|line| line.contains(&format!(" of seat {seat} | trade |")))
}

#[test]
fn a_match_is_played_with_deals_in_the_players_own_turns() {
    let folder = Folder::new();
    let file = folder.path("match.jsonl");
    let args = ["play", "oltre-mare", "--players", "3", "--seed", "4", "--bots", "greedy", "--save", &file];
    let mut terminal = Terminal::open(&args);
    let (mut offered, mut turn) = (false, String::new());
    let (mut offers, mut deals) = (0, 0);
    while let Some(text) = terminal.prompted() {
        let head = text.lines().rfind(|line| line.starts_with("seat 1 | turn "));
        let now = head.and_then(|line| line.split(" | ").nth(1)).unwrap_or(&turn).to_owned();
        if std::mem::take(&mut offered) {
            // Before it is the person's turn to speak again, everybody has answered.
            let dealt = text.lines().any(|line| line.starts_with("  Deal #") && line.contains("you give"));
            let answers = text.lines().filter(|line| line.starts_with("  Player") && line.contains(" offer #"));
            assert!(dealt || answers.count() > 0, "nobody answers:\n{text}");
            deals += u32::from(dealt);
        }
        if is_own_trade(&text, 1) && now != turn {
            (offered, turn) = (true, now);
            offers += 1;
            terminal.types("offer 4d to all for any");
        } else {
            terminal.types("bot");
        }
    }
    let (code, said) = terminal.ends();
    assert!(code == 0 && said.contains("The match is over"), "{said}");
    assert!(offers >= 5 && deals >= 1, "{deals} deals of {offers} offers");
    let verified = portolan(&["verify", &file]).good();
    assert!(verified.contains("played to the end"), "{verified}");
}

#[test]
fn an_offer_in_the_players_own_turn_is_answered_and_the_player_can_wait() {
    let mut terminal = Terminal::open(&["play", "oltre-mare", "--seed", "99", "--seat", "3"]);
    let mut text = terminal.prompted().unwrap();
    while !is_own_trade(&text, 3) {
        // Waiting lets the others act; where nobody else can, somebody chooses for the person.
        terminal.types("wait");
        text = terminal.prompted().unwrap();
        if text.contains("it is up to you") {
            terminal.types("bot");
            text = terminal.prompted().unwrap();
        }
    }
    terminal.types("help");
    let help = terminal.prompted().unwrap();
    for part in ["to all for", "accept #", "counter #", "want ", "buy deck", "wait "] {
        assert!(help.contains(part), "{part} is missing in\n{help}");
    }
    terminal.types("offer 20d to 2 for any");
    let answer = terminal.prompted().unwrap();
    assert!(answer.contains("Deal #") || answer.contains("Player 2 refuses offer"), "{answer}");
    terminal.types("quit");
    assert!(terminal.prompted().is_none());
    assert_eq!(terminal.ends().0, 0);
}
