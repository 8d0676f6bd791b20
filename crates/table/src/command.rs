//! Everything that can be asked of a table. The JSON shape is what clients send: the golden files of `protocol` hold it.

use crate::{Hosted, MoveId, Pace, PlayerId, Secret, TableId};
use bots::BotKind;
use derive_where::derive_where;
use game::{Arg, Game, Message, Seat};
use record::{Nonce, Seed};
use serde::{Deserialize, Serialize};

/// Longest chat line, in characters.
pub const LONGEST_CHAT: usize = 300;

/// One wish of a player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Takes an open seat, or a bot's, with its link; an open one also with the link of the table. The host needs none, and nobody does for an open seat of a listed table.
    /// Several seats can be taken before the start; afterwards only by somebody who has none.
    Sit {
        /// Which.
        seat: Seat,
        /// The secret of the seat's link, or of the table's.
        link: Option<Secret>,
        /// What this seat adds to the shuffle. It counts only before the start.
        nonce: Nonce,
    },
    /// Leaves a seat before the start.
    Stand {
        /// Which.
        seat: Seat,
    },
    /// Says what the person on one's seat is called at this table: those who share a device share an account, but no name.
    Name {
        /// Which.
        seat: Seat,
        /// The name; empty for that of the account.
        name: String,
    },
    /// The host opens a seat: the person or bot that sits there leaves. Before the start, or a bot's seat at any time.
    OpenSeat {
        /// Which.
        seat: Seat,
    },
    /// The host seats a bot, on an open seat.
    SeatBot {
        /// Which.
        seat: Seat,
        /// How strong.
        level: BotKind,
    },
    /// The host has a new link made for a seat; the old one is void.
    RotateLink {
        /// Which.
        seat: Seat,
    },
    /// The host hands the role to another player at the table.
    HandHost {
        /// To the player of this seat.
        to: Seat,
    },
    /// The host starts the match. Empty seats are filled with bots of this level.
    Start {
        /// For the empty seats.
        fill: Option<BotKind>,
    },
    /// Plays.
    Play {
        /// For which of one's seats.
        seat: Seat,
        /// As data of the game, or in notation.
        #[cfg_attr(feature = "ts", ts(type = "GameAction | string"))]
        action: Wanted,
        /// The question it answers, as the choices said. Needed unless the action names what it answers.
        question: Option<u32>,
    },
    /// Takes one's own last steps back.
    Undo {
        /// For which of one's seats.
        seat: Seat,
        /// How many.
        plies: u32,
    },
    /// Has a bot play on in one's seat. One can take the seat back.
    LetBotPlay {
        /// Which.
        seat: Seat,
        /// How strong.
        level: BotKind,
    },
    /// The host has a bot play for somebody who is gone. They can take the seat back.
    StandIn {
        /// Which.
        seat: Seat,
        /// How strong.
        level: BotKind,
    },
    /// Takes one's seat back from the bot that plays it.
    TakeBack {
        /// Which.
        seat: Seat,
    },
    /// Is for or against somebody else taking their seat back, whose clock ran out three times; they may once all others agree.
    LetReturn {
        /// Which.
        seat: Seat,
        /// For or against.
        agree: bool,
    },
    /// Gives up for good: a bot plays on.
    Resign {
        /// Which.
        seat: Seat,
    },
    /// Votes to pause the clocks, or to go on; done when all people agree.
    Pause {
        /// For or against.
        agree: bool,
    },
    /// Goes on after a pause.
    Resume,
    /// Votes to end the match without a result; done when all people agree.
    Abandon {
        /// For or against.
        agree: bool,
    },
    /// Says something in words of one's own.
    Say {
        /// The words.
        text: String,
    },
    /// Says something that every reader gets in their own language.
    Phrase {
        /// Its key.
        phrase: Phrase,
    },
    /// The host, or the only person here, says how long bots wait before they act.
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
    /// The action it means to a seat with this knowledge.
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

/// A command with who, when and what chance the server adds: the table draws nothing and has no clock.
#[derive_where(Clone, PartialEq, Debug)]
pub struct Input<G: Game> {
    /// Who asks.
    pub by: Actor,
    /// When.
    pub now: crate::Millis,
    /// So that sending it again does no harm.
    pub id: Option<MoveId>,
    /// What.
    pub command: Asked<G>,
    /// Fresh chance for what the table has to draw: links, the nonces of bots, the order of seats.
    pub entropy: Seed,
}

/// Who asks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Actor {
    /// A person or a program with a session.
    Player(PlayerId),
    /// The server, for what is due.
    Server,
}

/// What is asked.
#[derive_where(Clone, PartialEq, Debug)]
pub enum Asked<G: Game> {
    /// By a player.
    Command(Command),
    /// By the house: the bot of this seat has chosen.
    BotPlays {
        /// Which.
        seat: Seat,
        /// What.
        action: G::Action,
        /// The version it was thought for: a later one makes it void.
        version: u32,
    },
    /// By the house: the standing orders of this seat answer for its player.
    OrdersAct {
        /// Which.
        seat: Seat,
    },
    /// By the house: clocks are looked at.
    ClockRings,
    /// By the house: the match was begun by older rules, and goes on by those of today.
    NewRules,
    /// By the house: a guest has logged in, and goes on as the player of the account.
    HandOver {
        /// The guest.
        from: PlayerId,
        /// The player of the account.
        to: PlayerId,
    },
    /// By a player, after the end: to play again at a table that the house has opened for it.
    Rematch {
        /// The new table.
        table: TableId,
        /// With the same deal.
        same_deal: bool,
        /// The table of an earlier rematch that was closed since: this one takes its place.
        instead_of: Option<TableId>,
    },
}
