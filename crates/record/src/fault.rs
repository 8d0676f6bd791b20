//! The faults a match file can have.

use crate::{NoUndo, ShuffleLie};
use game::{Arg, Message, Misread, Seat, SetupError};

/// A match file that cannot be believed: where and why.
#[derive(Clone, PartialEq, Debug)]
pub struct FileFault {
    /// Line, from 1.
    pub line: usize,
    /// The version of the record, if the fault is in one.
    pub version: Option<u32>,
    /// What is wrong.
    pub reason: FaultReason,
}

impl FileFault {
    /// As a message.
    pub fn message(&self) -> Message {
        let reason = self.reason.message();
        match self.version {
            Some(version) => {
                Message::new("file-fault-step").with("line", self.line).with("step", version).with("reason", reason)
            }
            None => Message::new("file-fault-line").with("line", self.line).with("reason", reason),
        }
    }
}

/// The fault of a line of a match file.
#[derive(Clone, PartialEq, Debug)]
pub enum FaultReason {
    /// It is not JSON of the right shape; in the parser's words.
    Form(String),
    /// A format this version does not know.
    Format(String),
    /// A game this version does not know, or not the one asked for.
    Game(String),
    /// Rules of another version.
    Rules {
        /// In the file.
        got: u32,
        /// Known here.
        known: u32,
    },
    /// Played with an edition other than the one given.
    Edition {
        /// Its name, as the file says.
        name: String,
    },
    /// The setup cannot be played.
    Setup(SetupError),
    /// The seed does not come from the shuffle.
    Shuffle(ShuffleLie),
    /// Records are counted 0, 1, 2, …
    Version {
        /// In the file.
        got: u32,
    },
    /// A ply other than the one the match has reached.
    Ply {
        /// In the file.
        got: u32,
        /// The one the match has reached.
        stands: u32,
    },
    /// The first record must be the deal, and no other may be one.
    Deal,
    /// There is no such seat at this table.
    Seat(Seat),
    /// The action cannot be read.
    Action(Misread),
    /// The action is not in its one spelling.
    Spelling {
        /// How it is spelled.
        right: String,
    },
    /// The match was over.
    Over,
    /// The action is not legal.
    Refused {
        /// The clause.
        clause: &'static str,
        /// Why.
        message: Message,
    },
    /// The action has a different result.
    Event {
        /// Which event, counted from 1.
        number: usize,
    },
    /// Events of older rules that fit no position.
    Events,
    /// A change to rules that are not newer, or not known.
    Renewal {
        /// In the file.
        got: u32,
    },
    /// That many steps cannot be taken back.
    Undo(NoUndo),
    /// The standings are not those of the match.
    Standings,
    /// The hash is not that of the lines.
    Hash,
    /// Something follows the last line.
    AfterEnd,
    /// The last line is missing.
    NoEnd,
}

impl FaultReason {
    /// As a message.
    pub fn message(&self) -> Message {
        match self {
            FaultReason::Form(text) => Message::new("file-form").with("text", text.clone()),
            FaultReason::Format(got) => Message::new("file-format").with("got", got.clone()),
            FaultReason::Game(got) => Message::new("file-game").with("got", got.clone()),
            FaultReason::Rules { got, known } => Message::new("file-rules").with("got", *got).with("known", *known),
            FaultReason::Edition { name } => Message::new("file-edition").with("name", name.clone()),
            FaultReason::Setup(error) => Message::new("file-setup").with("reason", error.message()),
            FaultReason::Shuffle(lie) => lie.message(),
            FaultReason::Version { got } => Message::new("file-version").with("got", *got),
            FaultReason::Ply { got, stands } => Message::new("file-ply").with("got", *got).with("stands", *stands),
            FaultReason::Deal => Message::new("file-deal"),
            FaultReason::Seat(seat) => Message::new("file-seat").with("number", seat.number()),
            FaultReason::Action(misread) => Message::new("file-action").with("reason", misread.message()),
            FaultReason::Spelling { right } => Message::new("file-spelling").with("right", right.clone()),
            FaultReason::Over => Message::new("file-over"),
            FaultReason::Refused { clause, message } => {
                Message::new("file-refused").with("clause", Arg::Text((*clause).into())).with("reason", message.clone())
            }
            FaultReason::Event { number } => Message::new("file-event").with("number", *number),
            FaultReason::Events => Message::new("file-events"),
            FaultReason::Renewal { got } => Message::new("file-renewal").with("got", *got),
            FaultReason::Undo(reason) => Message::new("file-undo").with("reason", reason.message()),
            FaultReason::Standings => Message::new("file-standings"),
            FaultReason::Hash => Message::new("file-hash"),
            FaultReason::AfterEnd => Message::new("file-after-end"),
            FaultReason::NoEnd => Message::new("file-no-end"),
        }
    }
}
