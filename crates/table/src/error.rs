//! Why a command was not carried out. Nothing has changed.

use crate::{TableId, Version};
use bots::BotKind;
use game::{Arg, Message, Seat};
use record::NoUndo;

/// Why not.
#[derive(Clone, PartialEq, Debug)]
pub enum Rejected {
    /// The same command was already carried out, as this step: nothing to do, and no harm done.
    Known(Version),
    /// The rules refuse the action.
    Refused {
        /// The clause.
        clause: &'static str,
        /// Why.
        message: Message,
    },
    /// The action cannot be read.
    Misread(Message),
    /// An answer to a question that is no longer asked.
    Stale {
        /// The question that is asked now.
        question: u32,
    },
    /// Steps cannot be taken back.
    NoUndo(NoUndo),
    /// There is no such seat.
    NoSeat,
    /// The seat is somebody else's.
    NotYourSeat(Seat),
    /// The seat is taken.
    Taken(Seat),
    /// That is not the link of the seat.
    WrongLink,
    /// Only the host may do that.
    HostOnly,
    /// Only players of this table may do that.
    PlayersOnly,
    /// Not before the start.
    NotStarted,
    /// Not after the start.
    Started,
    /// Not after the end.
    Over,
    /// The match is paused.
    Paused,
    /// The match is not paused.
    NotPaused,
    /// A bot plays this seat; take it back first.
    BotPlays(Seat),
    /// No bot plays this seat.
    NoBot(Seat),
    /// The player resigned this seat.
    Resigned(Seat),
    /// The clock of this seat ran out too often: the bot keeps it unless all others agree.
    Kept(Seat),
    /// Its player may come back to this seat without anybody's consent.
    NotKept(Seat),
    /// A player who has seen the hand of one seat takes no other one in the same match.
    SeenAnother,
    /// The vote is the same as before.
    SameVote,
    /// Too much in too short a time.
    TooMuch,
    /// This table has had too many steps: only those that advance the match are accepted.
    Crowded,
    /// Seats are empty, and no bots were asked for.
    EmptySeats,
    /// Nobody sits at the table.
    NoPeople,
    /// Nobody sits there, or a bot does.
    Nobody(Seat),
    /// Only the house may do that.
    HouseOnly,
    /// Nothing to say, or too much.
    BadText,
    /// A bot's answer came too late.
    TooLate,
    /// Not before the end.
    NotOver,
    /// The game has no bot of this kind.
    NoSuchBot(BotKind),
    /// The match began under older rules, and is about to continue under newer ones.
    NewRules,
    /// There is already a table for a rematch: this one.
    RematchAt(TableId),
    /// Others play here too.
    NotAlone,
    /// Something is asked of this player already.
    YourTurn,
    /// Play is not waiting for the person in this seat.
    NotAwaited(Seat),
    /// Nobody has asked for it.
    NothingAsked,
}

impl Rejected {
    /// As a message.
    pub fn message(&self) -> Message {
        match self {
            Rejected::Known(version) => Message::new("table-known").with("version", *version),
            Rejected::Refused { message, .. } | Rejected::Misread(message) => message.clone(),
            Rejected::Stale { .. } => Message::new("table-stale"),
            Rejected::NoUndo(reason) => reason.message(),
            Rejected::NoSeat => Message::new("table-no-seat"),
            Rejected::NotYourSeat(seat) => Message::new("table-not-your-seat").with("seat", *seat),
            Rejected::Taken(seat) => Message::new("table-taken").with("seat", *seat),
            Rejected::WrongLink => Message::new("table-wrong-link"),
            Rejected::HostOnly => Message::new("table-host-only"),
            Rejected::PlayersOnly => Message::new("table-players-only"),
            Rejected::NotStarted => Message::new("table-not-started"),
            Rejected::Started => Message::new("table-started"),
            Rejected::Over => Message::new("table-over"),
            Rejected::Paused => Message::new("table-paused"),
            Rejected::NotPaused => Message::new("table-not-paused"),
            Rejected::BotPlays(seat) => Message::new("table-bot-plays").with("seat", *seat),
            Rejected::NoBot(seat) => Message::new("table-no-bot").with("seat", *seat),
            Rejected::Resigned(seat) => Message::new("table-resigned").with("seat", *seat),
            Rejected::Kept(seat) => Message::new("table-kept").with("seat", *seat),
            Rejected::NotKept(seat) => Message::new("table-not-kept").with("seat", *seat),
            Rejected::SeenAnother => Message::new("table-seen-another"),
            Rejected::SameVote => Message::new("table-same-vote"),
            Rejected::TooMuch => Message::new("table-too-much"),
            Rejected::Crowded => Message::new("table-crowded"),
            Rejected::EmptySeats => Message::new("table-empty-seats"),
            Rejected::NoPeople => Message::new("table-no-people"),
            Rejected::Nobody(seat) => Message::new("table-nobody").with("seat", *seat),
            Rejected::HouseOnly => Message::new("table-house-only"),
            Rejected::BadText => Message::new("table-bad-text"),
            Rejected::TooLate => Message::new("table-too-late"),
            Rejected::NotOver => Message::new("table-not-over"),
            Rejected::NoSuchBot(level) => {
                Message::new("table-no-such-bot").with("level", Arg::Text(level.name().into()))
            }
            Rejected::NewRules => Message::new("table-new-rules"),
            Rejected::RematchAt(_) => Message::new("table-rematch-at"),
            Rejected::NotAlone => Message::new("table-not-alone"),
            Rejected::YourTurn => Message::new("table-your-turn"),
            Rejected::NotAwaited(seat) => Message::new("table-not-awaited").with("seat", *seat),
            Rejected::NothingAsked => Message::new("table-nothing-asked"),
        }
    }

    /// The clause, if the rules refuse.
    pub fn clause(&self) -> Option<&'static str> {
        match self {
            Rejected::Refused { clause, .. } => Some(clause),
            _ => None,
        }
    }
}

/// Why such a table is impossible.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum BadTable {
    /// The rules were made for a different setup.
    Setup,
    /// The commitment is to a different secret.
    Commitment,
    /// The first step is not the opening of a table.
    NotOpened,
}
