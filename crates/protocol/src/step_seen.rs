//! Steps as clients see them: what happened at a table, through one eye.

use crate::{ActionShown, GameJson, Now, PlayerInfo, RematchShown};
use game::{Message, Seat};
use serde::Serialize;
use table::{Millis, MoveId, Pace, Phrase, TableId, Takeover, Version};

/// One step, as an eye sees it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StepSeen {
    /// The table.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub table: TableId,
    /// Its number.
    pub version: Version,
    /// When.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: Millis,
    /// The player who asked for it.
    pub by: Option<PlayerInfo>,
    /// The id of the command, told only to the player who sent it: the acknowledgement.
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub id: Option<MoveId>,
    /// What happened.
    pub what: Happening,
    /// The state after it; left out of all but the last step of a gap.
    pub now: Option<Now>,
}

/// What happened, as an eye sees it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum Happening {
    /// The table was opened.
    Opened,
    /// Somebody sat down.
    SatDown {
        /// Where.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        /// The player.
        player: PlayerInfo,
    },
    /// The person in a seat has another name at this table.
    Named {
        /// Which.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        /// The name; none for the account's name.
        name: Option<String>,
    },
    /// A seat is open again.
    SeatOpened {
        /// Which.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
    },
    /// A bot sat down.
    BotSatDown {
        /// Where.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        /// How strong.
        level: &'static str,
    },
    /// A seat has a new link.
    LinkRotated {
        /// Which.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
    },
    /// There is a new host.
    HostChanged {
        /// The player.
        player: PlayerInfo,
    },
    /// The match started with these events.
    Started {
        /// What this eye saw of the deal.
        events: Vec<EventSeen>,
    },
    /// Somebody played.
    Played {
        /// The seat.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        /// What it did; only the seat itself is told.
        action: Option<ActionShown>,
        /// What this eye saw of it.
        events: Vec<EventSeen>,
        /// The house did it for them, under their standing orders.
        by_order: bool,
    },
    /// From here on the match is played by a newer version of the rules.
    RulesChanged {
        /// Which.
        rules: u32,
    },
    /// A seat's own steps were taken back.
    Undone {
        /// Whose.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        /// How many.
        plies: u32,
    },
    /// A bot plays on.
    BotTookOver {
        /// The seat.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        /// How strong.
        level: &'static str,
        /// Why.
        why: Takeover,
    },
    /// A person took the seat back.
    TakenBack {
        /// Which.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
    },
    /// Somebody whom play is waiting for was reminded.
    Nudged {
        /// Which.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        /// By whom.
        player: PlayerInfo,
    },
    /// Somebody votes for a bot to play for another person for now.
    StandInVoted {
        /// Which.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        /// The voter.
        player: PlayerInfo,
    },
    /// Somebody asks the others for permission to take steps back.
    UndoAsked {
        /// The seat whose steps are meant.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        /// How many.
        plies: u32,
    },
    /// Somebody is for or against that.
    UndoVoted {
        /// The seat whose steps are meant.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        /// The voter.
        player: PlayerInfo,
        /// For or against.
        agree: bool,
    },
    /// A vote on whether a player whose clock ran out too often may take their seat back.
    ReturnVoted {
        /// Which.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        /// The voter.
        player: PlayerInfo,
        /// For or against.
        agree: bool,
    },
    /// A vote for or against a pause.
    PauseVoted {
        /// The player.
        player: PlayerInfo,
        /// For or against.
        agree: bool,
        /// The clocks are now stopped.
        paused: bool,
    },
    /// The clocks run again.
    Resumed,
    /// A vote for or against ending the match.
    AbandonVoted {
        /// The player.
        player: PlayerInfo,
        /// For or against.
        agree: bool,
        /// The match has now ended.
        abandoned: bool,
    },
    /// Something was said.
    Said {
        /// The player.
        player: PlayerInfo,
        /// A quick phrase, for the reader's own language.
        phrase: Option<Phrase>,
        /// The player's own words.
        text: Option<String>,
    },
    /// Somebody wants to play again, and has opened a table for it.
    Rematch(RematchShown),
    /// Bots wait this long before they act, from now on.
    PaceSet {
        /// How long.
        pace: Pace,
    },
    /// The only person here has the bots go on without a pause, until something is asked of them.
    Skipped {
        /// The player.
        player: PlayerInfo,
    },
    /// A guest has logged in, and continues as the player of the account.
    HandedOver {
        /// The guest.
        from: PlayerInfo,
        /// The player of the account.
        to: PlayerInfo,
    },
}

impl Happening {
    /// Without what this eye alone could conclude from it.
    pub(crate) fn forget_asides(&mut self) {
        if let Happening::Started { events } | Happening::Played { events, .. } = self {
            events.iter_mut().for_each(|event| event.asides.clear());
        }
    }
}

/// An event of the game, as an eye sees it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EventSeen {
    /// As data of the game.
    #[cfg_attr(feature = "ts", ts(type = "GameSeenEvent"))]
    pub event: GameJson,
    /// As a line of the log, unless it is bookkeeping.
    pub line: Option<Message>,
    /// What this eye, and no other, can conclude from it together with what it saw before.
    pub asides: Vec<Message>,
    /// The others were told less of it.
    pub private: bool,
    /// A turn, or a round for everybody, begins with it.
    pub begins_turn: bool,
    /// Whose turn begins; none if no turn begins, or if it is everybody's.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub turn_of: Option<Seat>,
    /// The clause by which it happened.
    pub clause: Option<&'static str>,
    /// The clause behind what this eye can conclude from it.
    pub asides_clause: Option<&'static str>,
}
