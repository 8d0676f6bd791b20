//! One record of a match: the deal, a step, a step back, or a change of rules.

use game::{Game, Seat};

/// A record of a match of this game.
pub type RecordOf<G> = Record<<G as Game>::Action, <G as Game>::Event>;

/// What happened in a match of this game.
pub type EntryOf<G> = Entry<<G as Game>::Action, <G as Game>::Event>;

/// Something that happened, with its place in the match.
#[derive(Clone, PartialEq, Debug)]
pub struct Record<A, E> {
    /// Counts the records from 0, and never goes back.
    pub version: u32,
    /// The ply the match has reached after it: 0 after the deal, one more for each action, fewer after an undo.
    pub ply: u32,
    /// What happened.
    pub entry: Entry<A, E>,
}

/// What happened. `A` is the game's action, or its notation in a file.
#[derive(Clone, PartialEq, Debug)]
pub enum Entry<A, E> {
    /// The deal; always the first record, and never another.
    Deal {
        /// The result.
        events: Vec<E>,
    },
    /// A seat acted.
    Play {
        /// The seat.
        seat: Seat,
        /// The action.
        action: A,
        /// The result.
        events: Vec<E>,
    },
    /// A seat took steps back.
    Undo {
        /// The seat.
        seat: Seat,
        /// How many plies.
        plies: u32,
    },
    /// From here on the match is played by a newer version of the rules.
    Rules {
        /// Which.
        rules: u32,
    },
}

impl<A, E> Record<A, E> {
    /// The events it brought.
    pub fn events(&self) -> &[E] {
        match &self.entry {
            Entry::Deal { events } | Entry::Play { events, .. } => events,
            Entry::Undo { .. } | Entry::Rules { .. } => &[],
        }
    }

    /// The seat that acted, if one did.
    pub fn seat(&self) -> Option<Seat> {
        match &self.entry {
            Entry::Deal { .. } | Entry::Rules { .. } => None,
            Entry::Play { seat, .. } | Entry::Undo { seat, .. } => Some(*seat),
        }
    }
}
