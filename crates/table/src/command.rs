//! Everything that can be asked of a table. Its JSON form is what clients send: the golden files of `protocol` pin it.

use crate::{Hosted, MoveId, Pace, PlayerId, Secret, TableId};
use bots::BotKind;
use derive_where::derive_where;
use game::{Arg, Game, Message, Seat};
use record::{Nonce, Seed};
use serde::{Deserialize, Serialize};

/// Longest chat line, in characters.
pub const LONGEST_CHAT: usize = 300;

/// One request from a player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Takes an open seat, or a bot's, with its link; for an open seat, the link of the table will do. The host needs
    /// none, and nobody does for an open seat of a listed table.
    /// Before the start a player may take several seats; afterwards only a player without one may.
    Sit {
        /// Which.
        seat: Seat,
        /// The secret of the seat's link, or of the table's.
        link: Option<Secret>,
        /// The nonce this seat adds to the shuffle. It counts only before the start.
        nonce: Nonce,
    },
    /// Leaves a seat before the start.
    Stand {
        /// Which.
        seat: Seat,
    },
    /// Names the person in this seat at this table: people who share a device share an account, but not a name.
    Name {
        /// Which.
        seat: Seat,
        /// The name; empty for the account's name.
        name: String,
    },
    /// The host opens a seat: the person or bot sitting there leaves. Before the start, or at any time for a bot's seat.
    OpenSeat {
        /// Which.
        seat: Seat,
    },
    /// The host seats a bot in an open seat.
    SeatBot {
        /// Which.
        seat: Seat,
        /// How strong.
        level: BotKind,
    },
    /// The host replaces the link of a seat; the old one stops working.
    RotateLink {
        /// Which.
        seat: Seat,
    },
    /// The host hands the role to another player at the table.
    HandHost {
        /// To the player of this seat.
        to: Seat,
    },
    /// The host starts the match. Bots of this level fill the empty seats.
    Start {
        /// For the empty seats.
        fill: Option<BotKind>,
    },
    /// Plays.
    Play {
        /// The seat; one of the player's own.
        seat: Seat,
        /// As data of the game, or in notation.
        #[cfg_attr(feature = "ts", ts(type = "GameAction | string"))]
        action: Wanted,
        /// The question it answers, as given with the choices. Needed unless the action names what it answers.
        question: Option<u32>,
    },
    /// Takes back the player's own last steps; asks the others first, if it is now the turn of one of them.
    Undo {
        /// The seat; one of the player's own.
        seat: Seat,
        /// How many.
        plies: u32,
    },
    /// Votes on whether somebody who has asked may take steps back.
    LetUndo {
        /// For or against.
        agree: bool,
    },
    /// Has a bot play on in the player's seat, who can take the seat back.
    LetBotPlay {
        /// Which.
        seat: Seat,
        /// How strong.
        level: BotKind,
    },
    /// The host has a bot play for somebody who is gone, or who has been waited for too long; so can all others together. They
    /// can take the seat back.
    StandIn {
        /// Which.
        seat: Seat,
        /// How strong.
        level: BotKind,
    },
    /// Reminds somebody whom play is waiting for.
    Nudge {
        /// Which.
        seat: Seat,
    },
    /// Takes the player's seat back from the bot that plays it.
    TakeBack {
        /// Which.
        seat: Seat,
    },
    /// Votes on whether somebody whose clock ran out three times may take their seat back; they may once all others
    /// agree.
    LetReturn {
        /// Which.
        seat: Seat,
        /// For or against.
        agree: bool,
    },
    /// Resigns for good: a bot plays on.
    Resign {
        /// Which.
        seat: Seat,
    },
    /// Votes to pause the clocks, or to continue; it happens when all people agree.
    Pause {
        /// For or against.
        agree: bool,
    },
    /// Continues after a pause.
    Resume,
    /// Votes to end the match without a result; it happens when all people agree.
    Abandon {
        /// For or against.
        agree: bool,
    },
    /// Says something in the player's own words.
    Say {
        /// The words.
        text: String,
    },
    /// Says a phrase that every reader gets in their own language.
    Phrase {
        /// Its key.
        phrase: Phrase,
    },
    /// The host, or the only person here, sets how long bots wait before they act.
    Pace {
        /// How long.
        pace: Pace,
    },
    /// The only person here has the bots go on without a pause until something is asked of them.
    Skip,
}

/// An action as a client sends it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Wanted {
    /// In notation; short forms are completed.
    Notation(String),
    /// As data of the game.
    Data(serde_json::Value),
}

impl Wanted {
    /// The action it stands for in a seat with this knowledge.
    pub fn read<G: Hosted>(&self, game: &G, knowledge: &G::Knowledge) -> Result<G::Action, Message> {
        match self {
            Wanted::Notation(text) => game.read_action(text, Some(knowledge)).map_err(|misread| misread.message()),
            Wanted::Data(data) => G::Action::deserialize(data)
                .map_err(|error| Message::new("misread-data").with("text", Arg::Text(error.to_string()))),
        }
    }
}

impl From<&str> for Wanted {
    fn from(text: &str) -> Wanted {
        Wanted::Notation(text.into())
    }
}

/// Quick phrases.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Phrase {
    /// Greeting.
    Hello,
    /// Good luck.
    GoodLuck,
    /// Well played.
    WellPlayed,
    /// One moment.
    OneMoment,
    /// Anybody for trade?
    AnyOffers,
    /// No, thanks.
    NoThanks,
    /// Thank you.
    Thanks,
    /// Oops.
    Oops,
    /// Good game.
    GoodGame,
}

impl Phrase {
    /// All of them.
    pub const ALL: [Phrase; 9] = [
        Phrase::Hello,
        Phrase::GoodLuck,
        Phrase::WellPlayed,
        Phrase::OneMoment,
        Phrase::AnyOffers,
        Phrase::NoThanks,
        Phrase::Thanks,
        Phrase::Oops,
        Phrase::GoodGame,
    ];

    /// Its key in the catalogue.
    pub const fn key(self) -> &'static str {
        match self {
            Phrase::Hello => "phrase-hello",
            Phrase::GoodLuck => "phrase-good-luck",
            Phrase::WellPlayed => "phrase-well-played",
            Phrase::OneMoment => "phrase-one-moment",
            Phrase::AnyOffers => "phrase-any-offers",
            Phrase::NoThanks => "phrase-no-thanks",
            Phrase::Thanks => "phrase-thanks",
            Phrase::Oops => "phrase-oops",
            Phrase::GoodGame => "phrase-good-game",
        }
    }
}

/// A command, with the sender, the time and the chance that the server adds: the table draws nothing and has no clock.
#[derive_where(Clone, PartialEq, Debug)]
pub struct Input<G: Game> {
    /// The player who asks.
    pub by: Actor,
    /// When.
    pub now: crate::Millis,
    /// Its id, so that sending it again does no harm.
    pub id: Option<MoveId>,
    /// What.
    pub command: Asked<G>,
    /// Fresh entropy for what the table has to derive: links, the nonces of bots, the order of seats.
    pub entropy: Seed,
}

/// The player who asks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Actor {
    /// A person or a program with a session.
    Player(PlayerId),
    /// The server, for due work.
    Server,
}

/// The question.
#[derive_where(Clone, PartialEq, Debug)]
pub enum Asked<G: Game> {
    /// By a player.
    Command(Command),
    /// By the house: the bot in this seat has chosen.
    BotPlays {
        /// Which.
        seat: Seat,
        /// What.
        action: G::Action,
        /// The version it was chosen for: a later one makes it void.
        version: u32,
    },
    /// By the house: the standing orders of this seat answer for its player.
    OrdersAct {
        /// Which.
        seat: Seat,
    },
    /// By the house: the clocks are checked.
    ClockRings,
    /// By the house: the match began under older rules, and continues under today's.
    NewRules,
    /// By the house: a guest has logged in, and continues as the player of the account.
    HandOver {
        /// The guest.
        from: PlayerId,
        /// The player of the account.
        to: PlayerId,
    },
    /// By a player, after the end: a rematch, at a table that the house has opened for it.
    Rematch {
        /// The new table.
        table: TableId,
        /// With the same deal.
        same_deal: bool,
        /// The table of an earlier rematch that has been closed since: this one replaces it.
        instead_of: Option<TableId>,
    },
}
