//! Uploaded match files: checked, and made into a replay. A server and a browser reach the same verdict.

use crate::show::Around;
use crate::{Replay, ReplayEye, replay};
use game::{Message, Seat, SeatSet};
use record::{FaultReason, FileFault, Match, MatchFile};
use table::{BadTable, Hosted, PlayerId, Table};

/// The most lines of a file. Each step taken back plays the match again up to there, so the time grows with their square.
pub const MOST_LINES: usize = 6_000;

/// The name of the file's game.
pub fn game_of_file(text: &str) -> Result<String, Message> {
    if text.lines().nth(MOST_LINES).is_some() {
        return Err(faulty(MOST_LINES + 1, Message::new("server-too-large")));
    }
    record::game_of(text).map_err(|fault| fault.message())
}

/// There is no game of the name that a file gives.
pub fn unknown_game(name: String) -> Message {
    FileFault { line: 1, version: None, reason: FaultReason::Game(name) }.message()
}

/// The edition that a file names is not available.
pub fn no_edition() -> Message {
    faulty(1, Message::new("server-no-edition"))
}

/// Reads a file, without checking what it claims. One under older rules is refused: its events could only be believed.
pub fn read_file<G: Hosted>(text: &str) -> Result<MatchFile<G>, Message> {
    let file = MatchFile::<G>::read(text).map_err(|fault| fault.message())?;
    let (got, known) = (file.header.rules, G::RULES);
    if got != known {
        let reason = FaultReason::Rules { got, known };
        return Err(FileFault { line: 1, version: None, reason }.message());
    }
    Ok(file)
}

/// Checks everything that a file claims, with the edition it names, as long as anybody wants the result.
pub fn verify_file<G: Hosted>(
    file: &MatchFile<G>,
    edition: &G::Edition,
    is_wanted: impl Fn() -> bool,
) -> Result<Match<G>, Message> {
    let said = |fault: FileFault| fault.message();
    let mut rerun = file.begin_rerun(edition).map_err(said)?;
    while rerun.step().map_err(said)? {
        if !is_wanted() {
            return Err(Message::new("server-try-again"));
        }
    }
    let played = rerun.end().map_err(said)?;
    file.check_whole().map_err(said)?;
    Ok(played)
}

/// The match of a file, whole.
pub fn replay_of_match<G: Hosted>(played: &Match<G>, eye: ReplayEye) -> Result<Replay, BadTable> {
    let (table, steps) = Table::of_match(played)?;
    let shown = replay(table, &steps, SeatSet::EMPTY, eye, &past(&|_| String::new()));
    Ok(Replay { table: None, ..shown })
}

/// The surroundings of a finished match: everybody counts as present, and nobody gets a link.
pub fn past<'a>(name: &'a dyn Fn(&PlayerId) -> String) -> Around<'a> {
    Around { now: 0, name, here: &|_| true, away: &|_| None, address: &|_, _| String::new() }
}

impl ReplayEye {
    /// The eye that an address names: `own` (the default), `public`, or the number of a seat; `mine` are the reader's seats.
    pub fn wanted(eye: Option<&str>, open: bool, players: u8, mine: SeatSet) -> Result<ReplayEye, Message> {
        let seat = match eye {
            None | Some("own") => mine.iter().next(),
            Some("public") => None,
            Some(number) => {
                let seat = number.parse().ok().and_then(Seat::from_number);
                let seat = seat.filter(|seat| seat.number() <= players);
                Some(seat.ok_or_else(|| Message::new("table-no-seat"))?)
            }
        };
        Ok(ReplayEye { seat, open })
    }
}

/// A fault that no reader of match files would report.
fn faulty(line: usize, reason: Message) -> Message {
    Message::new("file-fault-line").with("line", line).with("reason", reason)
}
