//! Match files on disk.

use crate::{Failure, Language, Words};
use game::Standings;
use games::{FullGame, GameKind};
use record::{FaultReason, FileFault, Match, RecordOf, Scribe};
use std::fs::{self, File};
use std::io::{BufWriter, Read};
use std::path::{Path, PathBuf};

/// The text of a match file. Bytes that are not UTF-8 are a fault of the file, with their line.
pub(crate) fn read(file: &Path) -> Result<Result<String, FileFault>, Failure> {
    let bytes = read_bytes(file)?;
    Ok(text(bytes))
}

fn text(bytes: Vec<u8>) -> Result<String, FileFault> {
    String::from_utf8(bytes).map_err(|error| {
        let good = error.as_bytes().iter().take(error.utf8_error().valid_up_to());
        let line = 1 + good.filter(|byte| **byte == b'\n').count();
        FileFault { line, version: None, reason: FaultReason::Form("this is not text".into()) }
    })
}

/// Far more than any match needs: a longer file may never end.
const LARGEST: u64 = 64 * 1024 * 1024;

fn read_bytes(file: &Path) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    let opened = File::open(file).map_err(|error| named(file, &error))?;
    opened.take(LARGEST + 1).read_to_end(&mut bytes).map_err(|error| named(file, &error))?;
    if bytes.len() as u64 > LARGEST {
        let most = LARGEST / 1024 / 1024;
        return Err(Failure::input(format!("{}: a match file can be at most {most} MiB long", file.display())));
    }
    Ok(bytes)
}

/// A match file to continue.
pub(crate) struct ToGoOn {
    pub text: String,
    pub kind: GameKind,
    /// How many bytes of an unfinished last line were left out.
    pub torn: usize,
}

/// Reads one. A last line that was cut off, because the power failed or the disk was full, never happened.
pub(crate) fn open_to_go_on(file: &Path) -> Result<ToGoOn, Failure> {
    let mut bytes = read_bytes(file)?;
    let torn = torn(&bytes);
    bytes.truncate(bytes.len() - torn);
    let text = text(bytes).map_err(|fault| unusable(file, &fault))?;
    let kind = game_of(&text).map_err(|fault| unusable(file, &fault))?;
    Ok(ToGoOn { text, kind, torn })
}

/// How many bytes at the end are part of a line that was cut off.
fn torn(bytes: &[u8]) -> usize {
    let whole = bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
    let last = bytes.get(whole..).unwrap_or_default();
    let cut_off = whole > 0 && serde_json::from_slice::<serde_json::Value>(last).is_err();
    if cut_off { last.len() } else { 0 }
}

/// The text of a match file and its game, where a faulty file cannot be used.
pub(crate) fn open(file: &Path) -> Result<(String, GameKind), Failure> {
    let text = read(file)?.map_err(|fault| unusable(file, &fault))?;
    let kind = game_of(&text).map_err(|fault| unusable(file, &fault))?;
    Ok((text, kind))
}

/// The game of a match file, if we have it.
pub(crate) fn game_of(text: &str) -> Result<GameKind, FileFault> {
    let name = record::game_of(text)?;
    name.parse().map_err(|_| FileFault { line: 1, version: None, reason: FaultReason::Game(name) })
}

/// A faulty match file as bad input.
pub(crate) fn unusable(file: &Path, fault: &FileFault) -> Failure {
    Failure::Input(fault_line(file, fault))
}

/// A fault of a match file as one line.
pub(crate) fn fault_line(file: &Path, fault: &FileFault) -> String {
    format!("{}: {}", file.display(), Words::new(Language::En, None).say(&fault.message()))
}

pub(crate) fn named(file: &Path, error: &std::io::Error) -> Failure {
    let exists = error.kind() == std::io::ErrorKind::AlreadyExists;
    let text = if exists { "it already exists and is not overwritten".into() } else { error.to_string() };
    Failure::input(format!("{}: {text}", file.display()))
}

/// A match file that is being written.
pub(crate) struct Saving {
    path: PathBuf,
    scribe: Scribe<BufWriter<File>>,
}

impl Saving {
    /// Begins a new file with everything that has happened so far.
    pub fn begin<G: FullGame>(path: &Path, live: &Match<G>) -> Result<Saving, Failure> {
        let file = record::create(path).map_err(|error| named(path, &error))?;
        Saving::fill(path, file, live).map_err(|error| named(path, &error))
    }

    /// Continues in the file that the match came from: it is replaced by a copy without the last line.
    pub fn go_on<G: FullGame>(path: &Path, live: &Match<G>) -> Result<Saving, Failure> {
        let mut beside = path.as_os_str().to_owned();
        beside.push(".part");
        let mut saving = Saving::begin(Path::new(&beside), live)?;
        fs::rename(&beside, path).map_err(|error| named(path, &error))?;
        saving.path = path.into();
        Ok(saving)
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Adds one record and flushes it.
    pub fn record<G: FullGame>(&mut self, game: &G, record: &RecordOf<G>) -> Result<(), Failure> {
        let written = self.scribe.record(game, record).and_then(|()| self.scribe.flush());
        written.map_err(|error| named(&self.path, &error))
    }

    /// Closes the file.
    pub fn end(self, standings: Option<Standings>) -> Result<PathBuf, Failure> {
        let Saving { path, scribe } = self;
        scribe.end(standings).map_err(|error| named(&path, &error))?;
        Ok(path)
    }

    fn fill<G: FullGame>(path: &Path, file: File, live: &Match<G>) -> std::io::Result<Saving> {
        let mut scribe = Scribe::begin(BufWriter::new(file), live.header())?;
        for record in live.records() {
            scribe.record(live.game(), record)?;
        }
        scribe.flush()?;
        Ok(Saving { path: path.into(), scribe })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::BotDice;
    use game::{Choices, Edition, Seat, Setup, Status};
    use games::Visitor;
    use record::{MatchFile, Seed};

    /// A match of some steps, as a file that was not closed, cut off at every byte of its last line.
    struct Cut;

    impl Visitor for Cut {
        type Out = usize;

        fn visit<G: FullGame>(self) -> usize {
            let setup = G::Setup::usual(3).expect("three can play");
            let mut played = Match::<G>::new(&setup, &G::Edition::builtin(), Seed::from_number(7)).expect("a match");
            let (mut choices, dice) = (G::Choices::default(), BotDice::new(&Seed::from_number(8)));
            for ply in 1..10 {
                let Status::Open { ask, .. } = played.status() else { break };
                played.game().choices(played.state(), ask, &mut choices);
                assert!(played.play(ask, choices.sample(&mut dice.at(Seat::at(0), ply))).is_ok(), "it was offered");
            }
            let mut scribe = Scribe::begin(Vec::new(), played.header()).expect("memory can be written to");
            for record in played.records() {
                scribe.record(played.game(), record).expect("memory can be written to");
            }
            let text = scribe.into_inner();
            let whole = 1 + text[..text.len() - 1].iter().rposition(|byte| *byte == b'\n').expect("two lines");
            for cut in whole..text.len() {
                let found = &text[..cut];
                let kept = &found[..cut - torn(found)];
                // A line that lacks nothing but its end is whole.
                let wanted = if cut == text.len() - 1 { cut } else { whole };
                assert_eq!(kept.len(), wanted, "cut off at byte {cut} of {}", text.len());
                let file = MatchFile::<G>::read(std::str::from_utf8(kept).expect("text")).expect("a match");
                let lacks = usize::from(wanted == whole);
                assert_eq!(file.records.len() + lacks, played.records().len(), "every whole line is there");
            }
            text.len() - whole
        }
    }

    /// The power fails at any byte of the last line: all lines before it are there.
    #[test]
    fn a_file_cut_off_at_any_byte_of_its_last_line_keeps_all_lines_before() {
        for kind in GameKind::ALL {
            assert!(kind.visit(Cut) > 40, "a line of {kind} is longer");
        }
    }
}
