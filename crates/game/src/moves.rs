//! What every action, event and refusal can say of itself.

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

    /// Does nobody need a moment to take it in? Then bots lose no time over it. It must not depend on anything hidden.
    fn is_quiet(&self) -> bool {
        false
    }
}

/// What one observer sees of an event.
pub trait SeenEvent: Copy + PartialEq + Debug + Serialize + Send + Sync {
    /// Was this observer told more of it than everybody is?
    fn is_private(&self) -> bool;

    /// Does a turn, or a round that is everybody's, begin with it?
    fn begins_turn(&self) -> bool;
}

/// Why an action is not legal.
pub trait Refusal: Copy + PartialEq + Debug + Send {
    /// The clause it rests on.
    fn clause(&self) -> &'static str;
}
