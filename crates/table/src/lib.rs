//! One match at a table, as a pure state machine: seats, versions, clocks, undo, talk. Command in, step out.
//!
//! [`Table::decide`] looks at a command and says what would happen, or why not; it changes nothing.
//! The step is stored first, then [`Table::evolve`] carries it out: the only place where a table changes, and all that rebuilding needs.
//! There is no I/O, no clock and no source of chance here: time and entropy come in with every [`Input`].

mod command;
mod error;
mod id;
mod options;
mod step;

pub use command::{Actor, Asked, Command, Input, LONGEST_CHAT, Phrase};
pub use error::Rejected;
pub use id::{MoveId, NoId, PlayerId, TableId};
pub use options::{Millis, Options, SeatOrder, Tempo};
pub use step::{Deal, Happened, Opened, Started, Step, Takeover, Version, Words};
