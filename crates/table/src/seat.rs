//! Who has which seat.

use crate::calls::Calls;
use crate::clock::Clock;
use crate::orders::Awaited;
use crate::{Millis, PlayerId, Takeover, Version};
use bots::BotKind;
use record::Nonce;
use std::collections::BTreeSet;

/// The holder of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatState {
    /// Nobody.
    Open,
    /// A person, or somebody's own program.
    Person {
        /// The player.
        player: PlayerId,
    },
    /// A bot of the house.
    Bot {
        /// How strong.
        level: BotKind,
    },
    /// A bot of the house in place of a person.
    BotFor {
        /// The owner of the seat.
        player: PlayerId,
        /// How strong.
        level: BotKind,
        /// Why.
        why: Takeover,
    },
}

impl SeatState {
    /// The owner of the seat, whether or not a bot plays for them.
    pub fn player(&self) -> Option<&PlayerId> {
        match self {
            SeatState::Person { player } | SeatState::BotFor { player, .. } => Some(player),
            SeatState::Open | SeatState::Bot { .. } => None,
        }
    }

    /// The person who plays it now.
    pub fn person(&self) -> Option<&PlayerId> {
        match self {
            SeatState::Person { player } => Some(player),
            _ => None,
        }
    }

    /// The bot that plays it now.
    pub fn bot(&self) -> Option<BotKind> {
        match self {
            SeatState::Bot { level } | SeatState::BotFor { level, .. } => Some(*level),
            SeatState::Open | SeatState::Person { .. } => None,
        }
    }
}

/// A seat and everything that belongs to it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Chair {
    pub state: SeatState,
    /// The name of the person there at this table, if not the account's, and the step that gave it.
    pub name: Option<(Version, String)>,
    /// The nonce its player adds to the shuffle.
    pub nonce: Option<Nonce>,
    /// How often its link was replaced.
    pub generation: u32,
    pub clock: Clock,
    /// Since when a bot has played it.
    pub bot_since: Millis,
    pub calls: Calls,
    pub awaited: Awaited,
    /// How often the clock of its player, or of its last one, ran out.
    pub rang: u8,
    /// The players who have agreed to them taking it back even so.
    pub for_return: BTreeSet<PlayerId>,
    /// When its person last did something here.
    pub acted_at: Millis,
    /// When they were last reminded that play waits for them.
    pub nudged_at: Option<Millis>,
    /// The players who have voted for a bot to play in their place for now.
    pub for_stand_in: BTreeSet<PlayerId>,
}

impl Chair {
    pub fn open() -> Chair {
        Chair {
            state: SeatState::Open,
            name: None,
            nonce: None,
            generation: 0,
            clock: Clock::default(),
            bot_since: 0,
            calls: Calls::default(),
            awaited: Awaited::default(),
            rang: 0,
            for_return: BTreeSet::new(),
            acted_at: 0,
            nudged_at: None,
            for_stand_in: BTreeSet::new(),
        }
    }

    /// Since when play waits for it; nothing while it does not.
    pub fn awaited_since(&self) -> Option<Millis> {
        self.awaited.since()
    }
}
