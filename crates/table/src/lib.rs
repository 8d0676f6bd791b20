//! One match at a table, as a pure state machine: seats, versions, clocks, undo, talk. Command in, step out.
//!
//! [`Table::decide`] checks a command and says what would happen, or why not; it changes nothing.
//! The step is stored first, then [`Table::evolve`] carries it out: that is the only place where a table changes, and
//! all that rebuilding needs.
//! There is no I/O, no clock and no source of chance here: time and entropy come in with every [`Input`].

// Outside input reaches this crate, and must not be able to cause a panic.
#![cfg_attr(not(test), deny(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing))]

mod calls;
mod characters;
mod clock;
mod command;
mod decide;
mod due;
mod error;
mod evolve;
mod from_match;
mod id;
mod limits;
mod link;
mod memory;
mod name;
mod options;
mod orders;
mod pace;
mod seat;
mod start;
mod step;
mod stored;
mod table;
mod taking_back;
mod think;
mod waiting;

use bots::Bots;
use game::Shown;

/// What a table needs from a game: rules, words and bots.
pub trait Hosted: Shown + Bots {}

impl<G: Shown + Bots> Hosted for G {}

pub use calls::{Countdown, Wait};
pub use clock::ClockFace;
pub use command::{Actor, Asked, Command, Input, LONGEST_CHAT, Phrase, Wanted};
pub use due::{Due, Duty};
pub use error::{BadTable, Rejected};
pub use id::{MoveId, NoId, PlayerId, TableId};
pub use link::{LinkKey, Secret};
pub use name::{LONGEST_NAME, can_be_seen, good_name, good_words, shown_name};
pub use options::{Millis, Options, SeatOrder, Tempo};
pub use orders::{Ordered, Standing, When};
pub use pace::Pace;
pub use seat::SeatState;
pub use step::{Deal, Happened, Opened, Rematch, Seated, Started, Step, Takeover, Version, Words};
pub use stored::{BadStep, StepRow, Unwritable};
pub use table::{Said, Stage, Table};
pub use taking_back::UndoAsked;
pub use think::{Minds, Thought};
pub use waiting::{IDLE_MS, NUDGE_EACH_MS};
