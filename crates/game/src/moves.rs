//! What every action, event and refusal can say about itself.

use crate::Seat;
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;
use std::hash::Hash;

/// One whole intent of a seat. It names what it answers.
pub trait Action: Copy + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync {
    /// Does it name what it answers, so that it means the same after the question has changed?
    fn names_target(&self) -> bool {
        false
    }
}

/// Something that happened, in full. A match is the list of its events; replaying them needs neither chance nor legality.
pub trait Event: Copy + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync {
    /// Did something hidden reach anyone? Undo stops here.
    fn reveals(&self) -> bool;

    /// Can everybody take it in at a glance? Then bots do not pause for it. It must not depend on anything hidden.
    fn is_quiet(&self) -> bool {
        false
    }
}

/// Whose turn begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// This seat's.
    Of(Seat),
    /// Everybody's: all act, one after another or at once.
    Everybodys,
}

impl Turn {
    /// The seat, where it is one seat's.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Turn::Of(seat) => Some(seat),
            Turn::Everybodys => None,
        }
    }
}

/// An event as one observer sees it.
pub trait SeenEvent: Copy + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync {
    /// Was this observer told more about it than everybody else?
    fn is_private(&self) -> bool;

    /// The turn that begins with it, so that a log can be divided into turns.
    fn begins_turn(&self) -> Option<Turn> {
        None
    }

    /// The clause by which it happened, if there is one.
    fn clause(&self) -> Option<&'static str> {
        None
    }
}

/// Why an action is not legal.
pub trait Refusal: Copy + PartialEq + Debug + Send {
    /// The clause it rests on.
    fn clause(&self) -> &'static str;
}
